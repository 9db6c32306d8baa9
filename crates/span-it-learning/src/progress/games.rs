//! Safe moves in the player's games.

use serde::{Deserialize, Serialize};
use span_it_core::board::Phase;

use super::{Progress, Share};
use crate::date::Date;
use crate::log::GameRecord;
use crate::mistakes::MistakeKind;

/// Games of the current figures.
const RECENT: usize = 20;
/// Games of a point of the curve.
const GAMES_OF_A_POINT: usize = 10;

/// What is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSummary {
    /// The day.
    pub date: Date,
    /// The opponent.
    pub vs: String,
    /// Whether the player won.
    pub won: bool,
    /// Whether it was rated.
    pub rated: bool,
    /// Safe moves in each phase.
    pub phases: [Share; 3],
    /// Chances taken.
    pub chances: Share,
    /// Mistakes by kind.
    pub kinds: [u32; 5],
}

impl GameSummary {
    pub(super) fn new(game: &GameRecord, date: Date) -> Self {
        Self {
            date,
            vs: game.vs.clone(),
            won: game.won,
            rated: game.rated,
            phases: Phase::ALL.map(|phase| {
                let index = phase.index();
                Share { part: game.kept[index], of: game.critical[index] }
            }),
            chances: Share { part: game.chances[1], of: game.chances[0] },
            kinds: game.kinds,
        }
    }

    pub(super) fn is_valid(&self) -> bool {
        self.phases.iter().all(|share| share.is_valid()) && self.chances.is_valid()
    }
}

/// The figures of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SafeMoves {
    /// Critical moves that kept the win.
    pub all: Share,
    /// By phase, in the order of [`Phase::ALL`].
    pub phases: [Share; 3],
    /// Critical moves right after a mistake of the opponent.
    pub chances: Share,
    /// Mistakes by kind, in the order of [`MistakeKind::ALL`].
    pub kinds: [u32; MistakeKind::ALL.len()],
    /// The number of games.
    pub games: usize,
}

impl SafeMoves {
    fn new(games: &[GameSummary]) -> Self {
        let mut kept = Self { games: games.len(), ..Self::default() };
        for game in games {
            for (sum, share) in kept.phases.iter_mut().zip(game.phases) {
                sum.add(share.part, share.of);
                kept.all.add(share.part, share.of);
            }
            kept.chances.add(game.chances.part, game.chances.of);
            for (sum, count) in kept.kinds.iter_mut().zip(game.kinds) {
                *sum = sum.saturating_add(count);
            }
        }
        kept
    }
}

impl Progress {
    /// The figures of the last 20 games.
    pub fn safe_moves(&self) -> SafeMoves {
        SafeMoves::new(&self.games[self.games.len().saturating_sub(RECENT)..])
    }

    /// The figures of each ten games, oldest first; the last point may have fewer.
    pub fn safe_moves_curve(&self) -> Vec<SafeMoves> {
        self.games.chunks(GAMES_OF_A_POINT).map(SafeMoves::new).collect()
    }
}
