"""What a mode is: its identity, its phases, and how it settles who plays what at what price."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from gaia_auction.rules.history import History
from gaia_auction.rules.phases.ban import BanPhase
from gaia_auction.rules.phases.draw import DrawPhase
from gaia_auction.rules.phases.nomination import NominationPhase
from gaia_auction.rules.phases.phase import Phase
from gaia_auction.rules.settings import Charge, ModeName
from gaia_auction.rules.state import Holding, State
from gaia_auction.rules.steps import Step

Kind = Literal["open", "sealed", "none"]
OwnSetting = Literal["opening_bids", "max_bid", "budget", "track_vp"]


class Mode(NamedTuple):
    """One way to auction. `asks_for` are the settings of its own, `charge` its usual way to charge (O4).

    `has_markers`: what is paid for a faction is seen by its marker, which starts on the track value, and with
    the faction goes its seat (F1).

    `settle` gives who plays what at what price, from a state in which all phases are over; `explain` the
    steps that led there.
    """

    name: ModeName
    title: str
    summary: str
    kind: Kind
    phases: tuple[Phase, ...]
    settle: Callable[[State], tuple[Holding, ...]]
    explain: Callable[[History], tuple[Step, ...]]
    asks_for: tuple[OwnSetting, ...] = ()
    has_markers: bool = False
    charge: Charge = "final-scoring"

    @property
    def nominates_first(self) -> bool:
        """Whether all factions enter before the bidding, be they nominated or drawn (P2, P3).

        Otherwise they are brought in turn, each held at 0, and a draw only limits the choice (C1, P4).
        """
        return any(isinstance(phase, NominationPhase) for phase in self.phases)


NOMINATED_FIRST: tuple[Phase, ...] = (BanPhase(), DrawPhase(enters=True), NominationPhase())
"""What comes before the bidding in every mode but one (P1 to P3)."""
BROUGHT_IN_TURN: tuple[Phase, ...] = (BanPhase(), DrawPhase(enters=False))
"""The same where factions come into the auction during the bidding (P4)."""
