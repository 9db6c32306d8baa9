//! The kinds of mistakes, by exact rules.

use serde::{Deserialize, Serialize};
use span_it_core::board::Node;
use span_it_core::solver::Critical;

use crate::truth::Ways;

/// The kind of a mistake: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MistakeKind {
    /// The player needed one connector to join.
    MissedWin,
    /// The opponent needed one connector to join.
    MissedBlock,
    /// At most three moves won; all of them lengthen the opponent's way, and at least 60% of them shorten the
    /// player's.
    MissedCrossing,
    /// The move neither shortens the player's way nor lengthens the opponent's.
    Idle,
    /// All others.
    WrongPlace,
}

/// The largest number of winning moves at a crossing.
const CROSSING_MOVES: usize = 3;

impl MistakeKind {
    /// All kinds, in the order of the rules.
    pub const ALL: [Self; 5] =
        [Self::MissedWin, Self::MissedBlock, Self::MissedCrossing, Self::Idle, Self::WrongPlace];

    /// The index in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of a losing move in a critical position.
    ///
    /// ```
    /// use span_it_core::solver::Solver;
    /// use span_it_learning::mistakes::MistakeKind;
    /// use span_it_core::solver::Critical;
    /// let position = "hhv/../..v/../... h".parse()?;
    /// let critical = Critical::new(&mut Solver::new(), &position).ok_or("not critical")?;
    /// assert_eq!(MistakeKind::new(&critical, "a5".parse()?), MistakeKind::MissedBlock);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(critical: &Critical, played: Node) -> Self {
        let ways = Ways::new(&critical.position);
        if ways.own_missing() == 1 {
            Self::MissedWin
        } else if ways.other_missing() == 1 {
            Self::MissedBlock
        } else if is_crossing(critical, &ways) {
            Self::MissedCrossing
        } else if ways.gain(played) == 0 {
            Self::Idle
        } else {
            Self::WrongPlace
        }
    }
}

fn is_crossing(critical: &Critical, ways: &Ways) -> bool {
    let winning = &critical.winning;
    let shortening = winning.iter().filter(|&&mv| ways.shortens(mv)).count();
    winning.len() <= CROSSING_MOVES
        && winning.iter().all(|&mv| ways.lengthens_by(mv) > 0)
        && 5 * shortening >= 3 * winning.len()
}
