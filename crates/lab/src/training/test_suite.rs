//! The positions of the accuracy test: the player to move has won but can still lose.
//!
//! They come from games between random personalities that sometimes make random moves. So the positions look
//! like those of real games, good and bad, in every phase, and favour no personality.

use std::collections::HashSet;
use std::sync::Arc;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position, winner};
use span_it_core::engine::{Deadline, Engine, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_core::rng::Lcg64;
use span_it_core::seed::Seed;
use span_it_core::solver::Solver;

use super::rng::{rng_for, seed_for};
use crate::thread_pool::ThreadPool;

/// The random numbers of this module.
const PURPOSE: u64 = 0x6578_616d;

/// Games per position after which the board is assumed to have no more positions.
const MAX_GAMES: usize = 60;

/// A won position in which some moves keep the win and some do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestPosition {
    /// The position.
    pub position: Position,
    /// The moves that keep the win, in row-major order.
    pub winning_moves: Vec<Node>,
}

impl TestPosition {
    /// The probability that a random move keeps the win.
    pub fn random_accuracy(&self) -> f64 {
        let free = self.position.free_count();
        self.winning_moves.len() as f64 / free as f64
    }
}

/// Distinct test positions of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestSuite {
    positions: Vec<TestPosition>,
}

impl TestSuite {
    /// Creates `count` positions on all cores. They depend on board, count and seed only, and a larger suite of
    /// the same seed starts with the smaller one. The suite is shorter if the board has fewer positions.
    ///
    /// `None` if it was cancelled.
    pub fn new(size: BoardSize, count: usize, seed: Seed, stop: &Arc<Stop>) -> Option<Self> {
        Self::with_pool(ThreadPool::all_cores(stop), size, count, seed)
    }

    pub(super) fn with_pool(pool: ThreadPool<'_>, size: BoardSize, count: usize, seed: Seed) -> Option<Self> {
        let mut positions = Vec::with_capacity(count);
        let mut seen = HashSet::with_capacity(count);
        let (mut first, limit) = (0, count.saturating_mul(MAX_GAMES).saturating_add(1000));
        while positions.len() < count && first < limit {
            let batch = (count - positions.len()) * 3 / 2 + 8;
            let mut candidates = vec![None; batch];
            let play = |solver: &mut Solver, number: usize| {
                Some(test_position(size, solver, &mut GameRandomness::new(seed, first + number)))
            };
            pool.run(batch, &Solver::new, &play, |number, candidate| candidates[number] = candidate)?;
            let fresh = candidates.into_iter().flatten().filter(|one| seen.insert(one.position.clone()));
            positions.extend(fresh.take(count - positions.len()));
            first += batch;
        }
        Some(Self { positions })
    }

    /// The positions.
    pub fn positions(&self) -> &[TestPosition] {
        &self.positions
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }
}

/// The randomness of one game.
struct GameRandomness {
    seed: Seed,
    rng: Lcg64,
}

impl GameRandomness {
    fn new(seed: Seed, number: usize) -> Self {
        let purpose = [PURPOSE, number as u64];
        Self { seed: seed_for(seed, &purpose), rng: rng_for(seed, &purpose) }
    }
}

/// The position of a random game after a random number of moves, if it is critical. So each critical position of a
/// game is equally likely, in every phase.
fn test_position(size: BoardSize, solver: &mut Solver, source: &mut GameRandomness) -> Option<TestPosition> {
    let rng = &mut source.rng;
    let mut position = Position::empty(size, rng.pick(&Player::ALL));
    let moves = rng.below(size.node_count() as u64);
    let mut players = ByPlayer::from_fn(|_| RandomPlayer::new(&position, source.seed, rng));
    for _ in 0..moves {
        let mv = players[position.to_move()].choose(&position, rng)?;
        position.play(mv).ok()?;
        for player in Player::ALL {
            players[player].engine.play(mv).ok()?;
        }
    }
    let winning_moves = critical_winning_moves(&position, solver)?;
    Some(TestPosition { position, winning_moves })
}

/// A player with a random personality who sometimes makes a random move.
struct RandomPlayer {
    engine: Engine,
    carelessness: f64,
}

impl RandomPlayer {
    fn new(start: &Position, seed: Seed, rng: &mut Lcg64) -> Self {
        let carelessness = rng.uniform(0.05, 0.8).powi(2);
        Self { engine: Engine::new(start, &random_factors(rng), seed), carelessness }
    }

    /// `None` if the game is over.
    fn choose(&mut self, position: &Position, rng: &mut Lcg64) -> Option<Node> {
        if rng.uniform(0.0, 1.0) < self.carelessness && winner(position).is_none() {
            let free: Vec<Node> = position.free_nodes().collect();
            return Some(rng.pick(&free));
        }
        Some(self.engine.choose(&Deadline::unlimited()).ok()?.mv)
    }
}

/// The moves that keep the win, if there are such moves and others.
fn critical_winning_moves(position: &Position, solver: &mut Solver) -> Option<Vec<Node>> {
    let winning = solver.winning_moves(position);
    let can_lose = winning.len() < position.free_count();
    (can_lose && !winning.is_empty()).then_some(winning)
}

/// A plausible personality with some noise. Half of them look up to six moves ahead.
fn random_factors(rng: &mut Lcg64) -> Factors {
    let mut factors = Factors::default();
    let depth = if rng.below(2) == 0 { 1.0 } else { rng.uniform(2.0, 7.0).floor() };
    for (factor, least, greatest) in [
        (Factor::NodeMajor, 0.0, 3.0),
        (Factor::NodeMinor, 0.0, 3.0),
        (Factor::NodeRandom, 0.0, 3.0),
        (Factor::PathMajorSpan, 1.0, 3.0),
        (Factor::PathMinorSpan, -2.0, 2.0),
        (Factor::PathIsAnchored, -2.0, 3.0),
        (Factor::PathMemberCount, -1.5, 1.0),
        (Factor::BoardPathCount, -1.5, 1.0),
        (Factor::GamePredictability, 20.0, 98.0),
        (Factor::GameTreeMaxBreadth, 6.0, 6.0),
        (Factor::GameTreeBreadthTrim, 40.0, 40.0),
        (Factor::GameTreeMaxDepth, depth, depth),
    ] {
        // All these values are legal.
        factors.set(factor, rng.uniform(least, greatest)).unwrap_or_default();
    }
    factors
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::Phase;
    use span_it_core::solver;

    fn suite(threads: usize, size: BoardSize, positions: usize) -> TestSuite {
        let seed = Seed::new(3).unwrap();
        TestSuite::with_pool(ThreadPool::with_threads(threads, &Arc::default()), size, positions, seed)
            .unwrap()
    }

    #[test]
    fn positions_are_distinct_won_and_losable() {
        for (rows, cols) in [(3, 3), (6, 6), (5, 8)] {
            let size = BoardSize::new(rows, cols).unwrap();
            let suite = suite(2, size, 60);
            assert_eq!(suite.len(), 60);
            for TestPosition { position, winning_moves } in suite.positions() {
                let truth = solver::solve(position);
                assert_eq!((truth.winner, &truth.winning_moves), (position.to_move(), winning_moves));
                assert!((1..position.free_count()).contains(&winning_moves.len()));
            }
            let distinct: HashSet<&Position> = suite.positions().iter().map(|q| &q.position).collect();
            assert_eq!(distinct.len(), 60);
        }
    }

    #[test]
    fn positions_depend_on_the_seed_and_not_on_threads() {
        let size = BoardSize::STANDARD;
        let one = suite(1, size, 40);
        assert_eq!(one, suite(3, size, 40));
        assert_ne!(one, TestSuite::new(size, 40, Seed::default(), &Arc::default()).unwrap());
        assert_eq!(one.positions()[..20], *suite(2, size, 20).positions());
    }

    #[test]
    fn covers_all_phases() {
        let suite = suite(2, BoardSize::STANDARD, 200);
        for phase in Phase::ALL {
            let positions = suite.positions().iter().filter(|q| Phase::of(&q.position) == phase).count();
            assert!(positions > 20, "{positions} of {phase:?}");
        }
    }

    #[test]
    fn cancelling_gives_no_suite() {
        let stop = Arc::new(Stop::default());
        stop.cancel();
        assert_eq!(TestSuite::new(BoardSize::STANDARD, 5, Seed::default(), &stop), None);
    }
}
