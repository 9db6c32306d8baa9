//! Estimate of the duration of a tournament.

use std::time::Duration;

use crate::app::editor::search_cost;
use span_it_arena::tournament::{AgentSpec, Plan};
use span_it_core::board::BoardSize;
use span_it_core::personality::{Factors, ladder};

/// Average moves per player in a game on 6 x 6.
const MOVES: f64 = 14.0;

/// Time of a move of perfect play on 6 x 6, in milliseconds.
const PERFECT_MS: f64 = 3.0;

/// The estimated duration, from the times in the ladder; `None` if the time of an agent is unknown.
pub(super) fn estimate(plan: &Plan) -> Option<Duration> {
    let ms = |agent: &AgentSpec| match agent {
        AgentSpec::Personality(one) => ms_per_move(&one.factors),
        AgentSpec::Perfect(_) => Some(PERFECT_MS),
        AgentSpec::Random => Some(0.01),
        AgentSpec::Reader { .. } | AgentSpec::Gtp { .. } => None,
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

/// Milliseconds per move: measured, or taken from the ladder entry with similar search cost.
fn ms_per_move(factors: &Factors) -> Option<f64> {
    let ladder = ladder::builtin();
    if let Some(strength) = ladder.strength_of(factors) {
        return strength.ms;
    }
    let visited_moves = |factors: &Factors| search_cost::moves(factors, BoardSize::STANDARD.node_count());
    let wanted = visited_moves(factors);
    let measured =
        ladder.measured.iter().filter_map(|row| Some((visited_moves(&row.factors), row.strength.ms?)));
    let apart = |moves: f64| (moves / wanted).ln().abs();
    let (moves, ms) = measured.min_by(|(a, _), (b, _)| apart(*a).total_cmp(&apart(*b)))?;
    Some(ms * wanted / moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::{Factor, library};

    #[test]
    fn estimates_unmeasured_time_from_search_cost() {
        let planner = &library::builtin_named("Planner").unwrap().factors;
        let measured = ms_per_move(planner).unwrap();
        let mut own = planner.clone();
        own.set(Factor::NodeMajor, 0.25).unwrap();
        assert!((ms_per_move(&own).unwrap() / measured - 1.0).abs() < 1e-9);
        own.set(Factor::GameTreeMaxDepth, 7.0).unwrap();
        assert!(ms_per_move(&own).unwrap() > 2.0 * measured, "a deeper search takes longer");
    }
}
