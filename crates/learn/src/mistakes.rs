//! The kinds of mistakes, by exact rules.

use serde::{Deserialize, Serialize};
use span_it_core::board::{Node, Position};
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
    /// use span_it_core::solver::{Critical, Solver};
    /// use span_it_learn::mistakes::MistakeKind;
    /// let position = "hhv/../..v/../... h".parse()?;
    /// let critical = Critical::new(&mut Solver::new(), &position).ok_or("not critical")?;
    /// assert_eq!(MistakeKind::new(&critical, "a5".parse()?), MistakeKind::MissedBlock);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(critical: &Critical, played: Node) -> Self {
        Self::of(&critical.position, &critical.winning, played)
    }

    /// The same in a position in which these moves win.
    pub fn of(position: &Position, winning: &[Node], played: Node) -> Self {
        let ways = Ways::new(position);
        if ways.own_missing() == 1 {
            Self::MissedWin
        } else if ways.other_missing() == 1 {
            Self::MissedBlock
        } else if is_crossing(winning, &ways) {
            Self::MissedCrossing
        } else if ways.gain(played) == 0 {
            Self::Idle
        } else {
            Self::WrongPlace
        }
    }
}

fn is_crossing(winning: &[Node], ways: &Ways) -> bool {
    let shortening = winning.iter().filter(|&&mv| ways.shortens(mv)).count();
    winning.len() <= CROSSING_MOVES
        && winning.iter().all(|&mv| ways.lengthens_by(mv) > 0)
        && 5 * shortening >= 3 * winning.len()
}

/// A mistake that becomes a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedMistake {
    /// The position before the mistake.
    pub position: Position,
    /// The losing move.
    pub played: Node,
    /// The kind of the mistake.
    pub kind: MistakeKind,
    /// The number of winning moves.
    pub winning: u32,
    /// The number of free nodes.
    pub free: u32,
    /// The name of the opponent; empty if it is not known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub vs: String,
}

impl LoggedMistake {
    /// The mistake `played` in a critical position.
    pub fn new(critical: &Critical, played: Node) -> Self {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Self {
            position: critical.position.clone(),
            played,
            kind: MistakeKind::new(critical, played),
            winning: number(critical.winning.len()),
            free: number(critical.free),
            vs: String::new(),
        }
    }

    /// The number of the move in its game.
    pub fn move_number(&self) -> usize {
        usize::from(self.position.connectors()) + 1
    }
}
