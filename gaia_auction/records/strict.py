"""What all records share: nothing is converted, nothing is passed over."""

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, FailFast, Field

LONGEST_TEXT = 1000
"""Characters. Far more than any field needs, and so few that no comparison of texts takes long."""

Item = TypeVar("Item")

Items = Annotated[list[Item], FailFast()]
"""A list that is read up to its first mistake: only one is reported, and there may be millions."""

Version1 = Annotated[int, Field(ge=1, le=1, json_schema_extra={"const": 1})]
"""Not `Literal[1]`, which true and 1.0 are equal to."""


STRICT = ConfigDict(strict=True, extra="forbid", str_max_length=LONGEST_TEXT)
"""A text is no number, 1 is not true, and an unknown field is a mistake."""


class StrictRecord(BaseModel):
    """A record that converts nothing. What checks it is built when it is first needed."""

    model_config = ConfigDict(**STRICT, defer_build=True)
