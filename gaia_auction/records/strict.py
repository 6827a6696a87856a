"""What all records share: nothing is converted, nothing is passed over."""

from pydantic import BaseModel, ConfigDict


class StrictRecord(BaseModel):
    """A record in which a text is no number, 1 is not true, and an unknown field is a mistake."""

    model_config = ConfigDict(strict=True, extra="forbid")
