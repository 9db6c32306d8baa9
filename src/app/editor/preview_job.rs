//! Computes the preview on a background thread: weights of a position, chosen node and solver result.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::jobs::{Reporter, Wake, Worker};
use span_it_core::board::Position;
use span_it_core::engine::{self, Choice, Deadline, NodeWeight, Seed, Stop};
use span_it_core::personality::Factors;
use span_it_core::solver::{self, Solution};

/// Search time before the first intermediate result. Two compared personalities share it.
const FIRST: Duration = Duration::from_millis(60);

/// The input of a preview.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The position, with the player to move.
    pub position: Position,
    /// The factors of the personality.
    pub factors: Factors,
    /// The factors to compare with.
    pub other: Option<Factors>,
    /// The seed of the random weights.
    pub seed: Seed,
    /// The time limit of the move.
    pub limit: Duration,
}

/// The view of one personality on a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The weights of the free nodes, in row-major order.
    pub weights: Vec<NodeWeight>,
    /// The chosen move.
    pub choice: Choice,
}

/// The preview of a [`Question`].
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The input.
    pub of: Question,
    /// The solver result.
    pub truth: Solution,
    /// The view of the personality.
    pub own: Look,
    /// The view of the personality to compare with.
    pub other: Option<Look>,
    /// Whether the search has finished.
    pub complete: bool,
}

/// Starts the thread.
///
/// # Errors
/// The system cannot start a thread.
pub fn start(wake: Wake) -> io::Result<Worker<Question, Box<Picture>>> {
    Worker::start("preview", wake, move |question: Question, stop, tell| {
        // `None` after cancellation: there is nothing to report.
        answer(&question, stop, tell).unwrap_or_default();
        None
    })
}

/// Computes one preview: weights, solver result and one-level move first, then a short search, then a full
/// search. `None` if it was cancelled.
fn answer(question: &Question, stop: &Arc<Stop>, tell: Reporter<'_, Box<Picture>>) -> Option<()> {
    let other = match &question.other {
        Some(factors) => Some(look(question, factors, stop)?),
        None => None,
    };
    let truth = solver::solve(&question.position);
    let own = look(question, &question.factors, stop)?;
    let mut picture = Picture { of: question.clone(), truth, own, other, complete: false };
    picture.complete = picture.is_through();
    tell(Box::new(picture.clone()));
    let first = if question.other.is_some() { FIRST / 2 } else { FIRST };
    for limit in [first.min(question.limit), question.limit] {
        if picture.complete {
            break;
        }
        picture.own.think(question, &question.factors, (limit, stop))?;
        if let (Some(factors), Some(other)) = (&question.other, &picture.other)
            && !other.choice.complete
        {
            // Each search has the full time limit: report the first result without waiting for the second.
            tell(Box::new(picture.clone()));
            if let Some(other) = &mut picture.other {
                other.think(question, factors, (limit, stop))?;
            }
        }
        picture.complete = picture.is_through() || limit >= question.limit;
        tell(Box::new(picture.clone()));
    }
    Some(())
}

/// The view of one personality with its one-level move. `None` if it was cancelled or the game has ended.
fn look(question: &Question, factors: &Factors, stop: &Arc<Stop>) -> Option<Look> {
    let choice = choose(question, factors, (Duration::ZERO, stop))?;
    Some(Look { weights: engine::weigh(&question.position, factors, question.seed), choice })
}

fn choose(question: &Question, factors: &Factors, (limit, stop): (Duration, &Arc<Stop>)) -> Option<Choice> {
    let deadline = Deadline::after(limit).with_stop(Arc::clone(stop));
    engine::choose(&question.position, factors, question.seed, &deadline, &mut |_| ()).ok()
}

impl Look {
    /// Searches again with this time limit, unless the search was complete.
    fn think(&mut self, question: &Question, factors: &Factors, time: (Duration, &Arc<Stop>)) -> Option<()> {
        if !self.choice.complete {
            self.choice = choose(question, factors, time)?;
        }
        Some(())
    }
}

impl Picture {
    /// Whether all searches have reached their full depth.
    fn is_through(&self) -> bool {
        self.own.choice.complete && self.other.as_ref().is_none_or(|other| other.choice.complete)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::app::editor::test_positions::Stage;
    use span_it_core::personality::{Factor, library};

    fn question(name: &str) -> Question {
        Question {
            position: Stage::Race.position().unwrap(),
            factors: library::builtin_named(name).unwrap().factors.clone(),
            other: None,
            seed: Seed::default(),
            limit: Duration::from_secs(10),
        }
    }

    /// All reports for a question.
    fn told(question: &Question) -> Vec<Picture> {
        let mut told = Vec::new();
        answer(question, &Arc::default(), &mut |picture| told.push(*picture)).unwrap();
        told
    }

    /// A question whose search never finishes.
    fn endless() -> Question {
        let mut question = question("Steady");
        question.position = Stage::Opening.position().unwrap();
        question.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        question.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        Question { limit: Duration::from_millis(120), ..question }
    }

    #[test]
    fn preview_matches_the_engine() {
        let question = Question { other: Some(Factors::default()), ..question("Steady") };
        let told = told(&question);
        let [picture] = told.as_slice() else { panic!("{told:?}") };
        let deadline = Deadline::unlimited();
        let choose = |factors| {
            engine::choose(&question.position, factors, question.seed, &deadline, &mut |_| ()).unwrap()
        };
        let plays = |choice: &Choice| (choice.mv, choice.value.to_bits(), choice.depth);
        assert_eq!(plays(&picture.own.choice), plays(&choose(&question.factors)));
        let other = picture.other.as_ref().unwrap();
        assert_eq!(plays(&other.choice), plays(&choose(&Factors::default())));
        assert_eq!(picture.own.weights.len(), question.position.free_nodes().count());
        assert_eq!(picture.truth, solver::solve(&question.position));
        assert!(picture.complete);
    }

    #[test]
    fn long_search_reports_improving_results() {
        let question = endless();
        let told = told(&question);
        let [first, better, last] = told.as_slice() else { panic!("{told:?}") };
        assert_eq!((first.own.choice.depth, first.complete), (1, false), "nobody waits for the weights");
        assert!(!first.own.weights.is_empty() && first.truth == solver::solve(&question.position));
        assert!(!better.complete && last.complete && !last.own.choice.complete);
    }

    #[test]
    fn both_compared_searches_get_the_full_time() {
        let mut question = endless();
        question.other = Some(question.factors.clone());
        let told = told(&question);
        let Some((last, before)) = told.split_last() else { panic!("nothing is told") };
        assert_eq!(before.len(), 4, "each one's better answer is shown when it is there");
        assert!(before.iter().all(|picture| !picture.complete && picture.other.is_some()));
        assert!(last.complete);
    }

    #[test]
    fn endless_search_can_be_stopped() {
        let (waker, woken) = channel();
        let mut worker = start(Arc::new(move || waker.send(()).unwrap_or_default())).unwrap();
        worker.submit(Question { limit: Duration::from_hours(1), ..endless() });
        woken.recv().unwrap();
        assert!(!worker.poll()[0].complete);
        worker.submit(question("Steady"));
        let mut heard = Vec::new();
        while worker.is_busy() {
            woken.recv().unwrap();
            heard.extend(worker.poll());
        }
        assert!(matches!(heard.as_slice(), [picture] if picture.complete), "{heard:?}");
    }
}
