//! The positions of the accuracy test: the player to move has won but can still lose.
//!
//! They come from games between random personalities that sometimes make random moves. So the positions look
//! like those of real games, good and bad, and favour no personality.

use std::collections::HashSet;
use std::sync::Arc;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position, winner};
use span_it_core::engine::{Engine, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_core::rng::Lcg64;
use span_it_core::seed::Seed;
use span_it_core::solver::Solver;

use super::rng::{rng_for, seed_for};
use crate::thread_pool::ThreadPool;

/// The random numbers of this module.
const PURPOSE: u64 = 0x6578_616d;

/// Games per position after which the board is assumed to have no more positions.
const MAX_GAMES: usize = 20;

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
        let free = self.position.free_nodes().count();
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
                Some(test_position(size, solver, &mut Source::new(seed, first + number)))
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
struct Source {
    seed: Seed,
    rng: Lcg64,
}

impl Source {
    fn new(seed: Seed, number: usize) -> Self {
        let purpose = [PURPOSE, number as u64];
        Self { seed: seed_for(seed, &purpose), rng: rng_for(seed, &purpose) }
    }
}

/// The first suitable position of a random game, from a random move on.
fn test_position(size: BoardSize, solver: &mut Solver, source: &mut Source) -> Option<TestPosition> {
    let rng = &mut source.rng;
    let mut position = Position::empty(size, rng.pick(&Player::ALL));
    let from = rng.below(size.node_count() as u64 * 2 / 3);
    let carelessness = ByPlayer::from_fn(|_| squared(rng.uniform(0.05, 1.0)));
    let mut players = ByPlayer::from_fn(|_| Engine::new(&position, &random_factors(rng), source.seed));
    while winner(&position).is_none() {
        if u64::from(position.connectors()) >= from
            && let Some(winning_moves) = critical_winning_moves(&position, solver)
        {
            return Some(TestPosition { position, winning_moves });
        }
        let mover = position.to_move();
        let mv = if source.rng.uniform(0.0, 1.0) < carelessness[mover] {
            let free: Vec<Node> = position.free_nodes().collect();
            source.rng.pick(&free)
        } else {
            players[mover].highest_weight()?.0
        };
        position.play(mv).ok()?;
        players.horizontal.play(mv).ok()?;
        players.vertical.play(mv).ok()?;
    }
    None
}

fn squared(x: f64) -> f64 {
    x * x
}

/// The moves that keep the win, if there are such moves and others.
fn critical_winning_moves(position: &Position, solver: &mut Solver) -> Option<Vec<Node>> {
    let winning = solver.winning_moves(position);
    let can_lose = winning.len() < position.free_nodes().count();
    (can_lose && !winning.is_empty()).then_some(winning)
}

/// A plausible personality of depth 1 with some noise.
fn random_factors(rng: &mut Lcg64) -> Factors {
    let mut factors = Factors::default();
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
    ] {
        // All these values are legal.
        factors.set(factor, rng.uniform(least, greatest)).unwrap_or_default();
    }
    factors
}

#[cfg(test)]
mod tests {
    use super::*;
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
                assert!((1..position.free_nodes().count()).contains(&winning_moves.len()));
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
    fn covers_games_of_all_lengths() {
        let suite = suite(2, BoardSize::STANDARD, 200);
        let early = suite.positions().iter().filter(|q| q.position.connectors() < 14).count();
        let late = suite.positions().iter().filter(|q| q.position.connectors() > 26).count();
        assert!(early > 20 && late > 20, "{early} early, {late} late");
    }

    #[test]
    fn cancelling_gives_no_suite() {
        let stop = Arc::new(Stop::default());
        stop.cancel();
        assert_eq!(TestSuite::new(BoardSize::STANDARD, 5, Seed::default(), &stop), None);
    }
}
