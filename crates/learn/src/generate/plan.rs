//! Which boards, personalities and kinds make puzzles of a band.

use serde::{Deserialize, Serialize};
use span_it_core::board::BoardSize;
use span_it_core::seed::Seed;

use crate::puzzles::panel::panel_up_to;
use crate::puzzles::{Band, Kind, Member, panel};

/// The kinds of a [`Request`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// The mix of the rated kinds.
    #[default]
    Mix,
    /// One kind only.
    Kind(Kind),
}

/// What puzzles to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The board; `None` for those that suit the band, 6 x 6 without a band.
    pub size: Option<BoardSize>,
    /// The kinds.
    pub kinds: Wanted,
    /// The band; `None` for all. Kinds without a difficulty are in no band.
    pub band: Option<Band>,
    /// The seed.
    pub seed: Seed,
}

impl Request {
    /// The mix of all bands on the standard board.
    pub const fn new(seed: Seed) -> Self {
        Self { size: None, kinds: Wanted::Mix, band: None, seed }
    }
}

/// The strongest player of games for the bands starter and easy.
const STRONGEST_FOR_EASY: &str = "Steady";
/// The largest share of winning moves, on large and on small boards.
const SHARE: f64 = 0.25;
const SMALL_BOARD_SHARE: f64 = 0.35;
/// How far a forecast may be outside the band: its error is about 200.
const FORECAST_MARGIN: f64 = 400.0;

/// How one game is played and searched for puzzles.
#[derive(Clone, Copy, Debug)]
pub(super) struct GamePlan {
    pub(super) size: BoardSize,
    /// The personalities that play, weakest first.
    pub(super) cast: &'static [Member],
    pub(super) max_share: f64,
    band: Option<Band>,
}

impl GamePlan {
    /// The plan of a game with this number.
    pub(super) fn new(request: &Request, game: u64) -> Self {
        let boards: &[usize] = match request.band {
            Some(Band::Starter | Band::Easy) => &[4, 5],
            Some(Band::Medium) => &[5, 6],
            Some(Band::Expert) => &[6, 6, 8],
            Some(Band::Hard) | None => &[6],
        };
        let at = usize::try_from(game).unwrap_or(0) % boards.len();
        let size = request.size.or_else(|| BoardSize::square(boards[at]).ok()).unwrap_or(BoardSize::STANDARD);
        let weak = matches!(request.band, Some(Band::Starter | Band::Easy));
        Self {
            size,
            cast: if weak { panel_up_to(STRONGEST_FOR_EASY) } else { panel() },
            max_share: if weak { SMALL_BOARD_SHARE } else { SHARE },
            band: request.band,
        }
    }

    /// Whether a puzzle with this forecast can be in the band.
    pub(super) fn may_fit(&self, forecast: impl FnOnce() -> f64) -> bool {
        let Some(band) = self.band else { return true };
        let next = Band::ALL.get(band.index() + 1).map_or(f64::INFINITY, |next| f64::from(next.least()));
        let forecast = forecast();
        forecast >= f64::from(band.least()) - FORECAST_MARGIN && forecast < next + FORECAST_MARGIN
    }
}

/// The kinds to search for.
pub(super) fn kinds(request: &Request) -> Vec<Kind> {
    match request.kinds {
        Wanted::Kind(kind) => vec![kind],
        Wanted::Mix => kinds_of_mix(request.band),
    }
}

/// The kinds of the mix that have puzzles of this band.
pub(crate) fn kinds_of_mix(band: Option<Band>) -> Vec<Kind> {
    match band {
        None => Kind::ALL.into_iter().filter(|kind| kind.is_in_mix()).collect(),
        Some(Band::Starter) => vec![Kind::Stop, Kind::WinIn],
        Some(Band::Medium | Band::Hard) => vec![Kind::Keep, Kind::Only, Kind::WinIn],
        Some(Band::Easy | Band::Expert) => vec![Kind::Keep, Kind::Only],
    }
}
