//! Exam positions: won by the player to move, and there to be lost.
//!
//! They come from games between random personalities that now and then move at random, each player
//! more or less often: so they look like games that are played, good and bad, and belong to no
//! personality's own way of playing.

use std::collections::HashSet;
use std::sync::Arc;

use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position, winner};
use span_it_core::engine::{Engine, Stop};
use span_it_core::personality::{Factor, Factors};
use span_it_core::rng::Lcg64;
use span_it_core::seed::Seed;
use span_it_core::solver::Solver;

use super::chance::{dice, seed_for};
use crate::thread_pool::ThreadPool;

/// What the dice of this module are for.
const PURPOSE: u64 = 0x6578_616d;

/// So many games are tried for each position before the board is taken to have no more of them.
const PATIENCE: usize = 20;

/// A won position, and the moves that keep it won: some free nodes do, and some do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Position,
    /// The free nodes that keep the win, in row-major order.
    pub answers: Vec<Node>,
}

impl Question {
    /// The chance that a move at random keeps the win, 0..1.
    pub fn chance(&self) -> f64 {
        let free = self.position.free_nodes().count();
        self.answers.len() as f64 / free as f64
    }
}

/// Distinct positions in which the player to move may keep a win or lose it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exam {
    questions: Vec<Question>,
}

impl Exam {
    /// So many positions of a board, on all cores. The same size, number and seed make the same exam
    /// whatever the threads, and a larger exam of the same seed begins with the smaller one. A small
    /// board may have fewer positions than asked for: then the exam is shorter.
    ///
    /// None when cancelled.
    pub fn new(size: BoardSize, positions: usize, seed: Seed, stop: &Arc<Stop>) -> Option<Self> {
        Self::new_by(ThreadPool::all_cores(stop), size, positions, seed)
    }

    /// The same on a crew.
    pub(super) fn new_by(
        crew: ThreadPool<'_>,
        size: BoardSize,
        positions: usize,
        seed: Seed,
    ) -> Option<Self> {
        let mut questions = Vec::with_capacity(positions);
        let mut seen = HashSet::with_capacity(positions);
        let (mut first, limit) = (0, positions.saturating_mul(PATIENCE).saturating_add(1000));
        while questions.len() < positions && first < limit {
            let batch = (positions - questions.len()) * 3 / 2 + 8;
            let mut found = vec![None; batch];
            let question = |solver: &mut Solver, number: usize| {
                Some(question(size, solver, &mut Source::new(seed, first + number)))
            };
            crew.run(batch, &Solver::new, &question, |number, question| found[number] = question)?;
            let fresh = found.into_iter().flatten().filter(|found| seen.insert(found.position.clone()));
            questions.extend(fresh.take(positions - questions.len()));
            first += batch;
        }
        Some(Self { questions })
    }

    /// Its positions.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        self.questions.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.questions.is_empty()
    }
}

/// What one game is made from.
struct Source {
    seed: Seed,
    dice: Lcg64,
}

impl Source {
    fn new(seed: Seed, number: usize) -> Self {
        let purpose = [PURPOSE, number as u64];
        Self { seed: seed_for(seed, &purpose), dice: dice(seed, &purpose) }
    }
}

/// The first position of a game, from a point on that the dice choose, that is won and losable.
fn question(size: BoardSize, solver: &mut Solver, source: &mut Source) -> Option<Question> {
    let dice = &mut source.dice;
    let mut position = Position::empty(size, dice.pick(&Player::ALL));
    let from = dice.below(size.node_count() as u64 * 2 / 3);
    let carelessness = ByPlayer::from_fn(|_| dice.uniform(0.05, 1.0).powi(2));
    let mut players = ByPlayer::from_fn(|_| Engine::new(&position, &author(dice), source.seed));
    while winner(&position).is_none() {
        if u64::from(position.connectors()) >= from
            && let Some(answers) = answers(&position, solver)
        {
            return Some(Question { position, answers });
        }
        let mover = position.to_move();
        let mv = if source.dice.uniform(0.0, 1.0) < carelessness[mover] {
            let free: Vec<Node> = position.free_nodes().collect();
            source.dice.pick(&free)
        } else {
            players[mover].highest_weight()?.0
        };
        position.play(mv).ok()?;
        players.horizontal.play(mv).ok()?;
        players.vertical.play(mv).ok()?;
    }
    None
}

/// The moves that keep the win, if some do and some do not.
fn answers(position: &Position, solver: &mut Solver) -> Option<Vec<Node>> {
    let winning = solver.winning_moves(position);
    let losable = winning.len() < position.free_nodes().count();
    (losable && !winning.is_empty()).then_some(winning)
}

/// A personality that somebody might have written, of depth 1 and with some luck.
fn author(dice: &mut Lcg64) -> Factors {
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
        // All of these are legal; were one not, the default would stay.
        factors.set(factor, dice.uniform(least, greatest)).unwrap_or_default();
    }
    factors
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::solver;

    fn exam(threads: usize, size: BoardSize, positions: usize) -> Exam {
        let seed = Seed::new(3).unwrap();
        Exam::new_by(ThreadPool::with_threads(threads, &Arc::default()), size, positions, seed).unwrap()
    }

    #[test]
    fn every_question_is_won_and_losable_and_there_once() {
        for (rows, cols) in [(3, 3), (6, 6), (5, 8)] {
            let size = BoardSize::new(rows, cols).unwrap();
            let exam = exam(2, size, 60);
            assert_eq!(exam.len(), 60);
            for Question { position, answers } in exam.questions() {
                let truth = solver::solve(position);
                assert_eq!((truth.winner, &truth.winning_moves), (position.to_move(), answers));
                assert!(answers.len() < position.free_nodes().count() && !answers.is_empty());
            }
            let distinct: HashSet<&Position> = exam.questions().iter().map(|q| &q.position).collect();
            assert_eq!(distinct.len(), 60);
        }
    }

    #[test]
    fn the_seed_makes_the_exam_and_the_threads_do_not() {
        let size = BoardSize::STANDARD;
        let one = exam(1, size, 40);
        assert_eq!(one, exam(3, size, 40));
        assert_ne!(one, Exam::new(size, 40, Seed::default(), &Arc::default()).unwrap());
        assert_eq!(one.questions()[..20], *exam(2, size, 20).questions());
    }

    #[test]
    fn games_of_all_lengths_are_asked_about() {
        let exam = exam(2, BoardSize::STANDARD, 200);
        let early = exam.questions().iter().filter(|q| q.position.connectors() < 14).count();
        let late = exam.questions().iter().filter(|q| q.position.connectors() > 26).count();
        assert!(early > 20 && late > 20, "{early} early, {late} late");
    }

    #[test]
    fn a_cancelled_exam_is_none() {
        let stop = Arc::new(Stop::default());
        stop.cancel();
        assert_eq!(Exam::new(BoardSize::STANDARD, 5, Seed::default(), &stop), None);
    }
}
