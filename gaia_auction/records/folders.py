"""Folders, in which a new name must be on the disk as well as the file that has it."""

import errno
import os
from pathlib import Path


def write_through(folder: Path) -> None:
    """Have the system write the folder itself to disk, or a power cut could bring the old file back.

    Windows opens no folder, some network drives know no such thing, and there is no more that could be done.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(handle)
