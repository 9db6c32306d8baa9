//! Parts of the setup: the kind of the tournament, boards as typed, and the estimated duration.

use std::time::Duration;

use crate::messages::tournament as msg;
use crate::pages::tournament::setup::search_cost;
use span_it_core::board::BoardSize;
use span_it_core::personality::{Factors, ladder};
use span_it_lab::tournament::{Plan, PlayerSpec};

/// Average moves per player in a game on 6 x 6.
const MOVES: f64 = 14.0;
/// Time of a move of perfect play on 6 x 6, in milliseconds.
const PERFECT_MS: f64 = 3.0;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::pages::tournament) enum Kind {
    /// All against all.
    #[default]
    RoundRobin,
    /// One player against all others.
    Gauntlet,
}

impl Kind {
    pub(super) const ALL: [Self; 2] = [Self::RoundRobin, Self::Gauntlet];

    pub(in crate::pages::tournament) fn of_plan(plan: &Plan) -> Self {
        if plan.agents.len() > 2 && plan.pairings.iter().all(|pairing| pairing.0 == 0) {
            Self::Gauntlet
        } else {
            Self::RoundRobin
        }
    }

    pub(in crate::pages::tournament) fn note(self) -> &'static str {
        match self {
            Self::RoundRobin => msg::round_robin_note(),
            Self::Gauntlet => msg::gauntlet_note(),
        }
    }

    /// The plan of these players. In a gauntlet the first one is special.
    pub(super) fn plan(self, agents: Vec<PlayerSpec>) -> Plan {
        match self {
            Self::RoundRobin => Plan::round_robin(agents),
            Self::Gauntlet => Plan::gauntlet(agents),
        }
    }
}

/// Boards as typed, such as "5x9, 12 × 12".
pub(super) fn read_boards(text: &str) -> Result<Vec<BoardSize>, String> {
    let parts = text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
    let board = |part: &str| {
        let (rows, cols) = part.split_once(['x', 'X', '\u{d7}'])?;
        let sides = [rows, cols].map(|side| side.trim().parse().ok());
        let [Some(rows), Some(cols)] = sides else { return None };
        BoardSize::new(rows, cols).ok()
    };
    parts.map(|part| board(part).ok_or_else(|| msg::wrong_board(part))).collect()
}

/// The estimated duration, from the times in the ladder; `None` if the time of an agent is unknown.
pub(super) fn estimate(plan: &Plan) -> Option<Duration> {
    let most_ms = plan.max_visits.map_or(f64::INFINITY, |visits| visits as f64 * search_cost::MS_PER_VISIT);
    let ms = |agent: &PlayerSpec| match agent {
        PlayerSpec::Personality(one) => Some(ms_per_move(&one.factors).min(most_ms)),
        PlayerSpec::Perfect(_) => Some(PERFECT_MS),
        PlayerSpec::Random => Some(0.01),
        PlayerSpec::Reader { .. } | PlayerSpec::Gtp { .. } => None,
    };
    let agent_ms: Vec<f64> = plan.agents.iter().map(ms).collect::<Option<_>>()?;
    let limit = plan.max_move.map_or(f64::INFINITY, |limit| limit.as_secs_f64() * 1000.0);
    let standard = BoardSize::STANDARD.node_count() as f64;
    let mut all = 0.0;
    for size in &plan.boards {
        // On larger boards, games are longer and each move has more candidates.
        let larger = size.node_count() as f64 / standard;
        let move_ms = |agent: usize| (agent_ms[agent] * larger).min(limit);
        let pairing_ms: f64 = plan.pairings.iter().map(|&(a, b)| move_ms(a) + move_ms(b)).sum();
        all += pairing_ms * MOVES * larger;
    }
    let threads = plan.threads.or_else(|| std::thread::available_parallelism().ok());
    let threads = threads.map_or(1.0, |threads| threads.get() as f64);
    Duration::try_from_secs_f64(all * 2.0 * f64::from(plan.pairs) / 1000.0 / threads).ok()
}

/// Milliseconds per move: measured, or estimated from the lookahead.
fn ms_per_move(factors: &Factors) -> f64 {
    let measured = ladder::builtin().strength_of(factors).and_then(|strength| strength.ms);
    measured.unwrap_or_else(|| search_cost::ms_per_move(factors))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_any_boards() {
        let read = |text| read_boards(text).map(|boards| crate::messages::language::sizes(&boards));
        assert_eq!(
            read(" 5x9, 12 \u{d7} 12;3X20,"),
            Ok("5\u{a0}×\u{a0}9, 12\u{a0}×\u{a0}12, 3\u{a0}×\u{a0}20".to_owned())
        );
        assert_eq!(read(""), Ok(String::new()));
        for wrong in ["5", "2x5", "5x21", "5x", "x", "5x5x5", "-5x5"] {
            assert_eq!(read(wrong), Err(msg::wrong_board(wrong)));
        }
    }
}
