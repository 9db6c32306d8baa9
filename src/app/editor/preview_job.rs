//! What a personality would play: its weights of a position, the node it chooses, and the truth
//! about it, worked out on a thread of its own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::app::jobs::worker::{Errands, Tell, Wake};
use span_it_core::board::Position;
use span_it_core::engine::{self, Choice, Deadline, NodeWeight, Seed, Stop};
use span_it_core::personality::Factors;
use span_it_core::solver::{self, Truth};

/// How long is thought before the answer so far is shown; two who are compared share it.
const FIRST: Duration = Duration::from_millis(60);

/// What is to be looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The position, with the side to move.
    pub position: Position,
    /// The personality's factors.
    pub factors: Factors,
    /// Those of another to compare it with.
    pub other: Option<Factors>,
    /// Of the luck.
    pub seed: Seed,
    /// The time it may think about its move.
    pub limit: Duration,
}

/// What one personality makes of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The weights of the free nodes, in row-major order.
    pub weights: Vec<NodeWeight>,
    /// The move it chooses.
    pub choice: Choice,
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What was asked.
    pub of: Question,
    /// Who wins, and with which moves.
    pub truth: Truth,
    /// The personality's view.
    pub own: Look,
    /// The other's view, where one was asked for.
    pub other: Option<Look>,
    /// Whether there is nothing more to come.
    pub complete: bool,
}

/// Starts the thread.
///
/// # Errors
/// The system gives no thread.
pub fn start(wake: Wake) -> io::Result<Errands<Question, Box<Picture>>> {
    Errands::start("preview", wake, move |question: Question, stop, tell| {
        // Stopped, it has nothing more to tell.
        answer(&question, stop, tell).unwrap_or_default();
    })
}

/// Answers one question: the weights and the truth at once, with the move of the first level; then what
/// a short search says; then all. `None` when it was stopped.
fn answer(question: &Question, stop: &Arc<Stop>, tell: Tell<'_, Box<Picture>>) -> Option<()> {
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
            // Each has the whole time for its move: nobody waits for both.
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

/// One personality's view: its weights, and the move of its first level; `None` when it was stopped or
/// the game is over.
fn look(question: &Question, factors: &Factors, stop: &Arc<Stop>) -> Option<Look> {
    let choice = choose(question, factors, (Duration::ZERO, stop))?;
    Some(Look { weights: engine::weigh(&question.position, factors, question.seed), choice })
}

fn choose(question: &Question, factors: &Factors, (limit, stop): (Duration, &Arc<Stop>)) -> Option<Choice> {
    let deadline = Deadline::after(limit).with_stop(Arc::clone(stop));
    engine::choose(&question.position, factors, question.seed, &deadline, &mut |_| ()).ok()
}

impl Look {
    /// Thinks again, for so long, unless it is through already.
    fn think(&mut self, question: &Question, factors: &Factors, time: (Duration, &Arc<Stop>)) -> Option<()> {
        if !self.choice.complete {
            self.choice = choose(question, factors, time)?;
        }
        Some(())
    }
}

impl Picture {
    /// Whether everybody has thought as deep as they wanted.
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
            factors: library::shipped_named(name).unwrap().factors.clone(),
            other: None,
            seed: Seed::default(),
            limit: Duration::from_secs(10),
        }
    }

    /// All that is told about a question.
    fn told(question: &Question) -> Vec<Picture> {
        let mut told = Vec::new();
        answer(question, &Arc::default(), &mut |picture| told.push(*picture)).unwrap();
        told
    }

    /// One that is never through.
    fn endless() -> Question {
        let mut question = question("Steady");
        question.position = Stage::Opening.position().unwrap();
        question.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        question.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        Question { limit: Duration::from_millis(120), ..question }
    }

    #[test]
    fn the_picture_is_what_the_engine_says() {
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
    fn one_that_thinks_for_long_is_shown_at_once_and_better_and_better() {
        let question = endless();
        let told = told(&question);
        let [first, better, last] = told.as_slice() else { panic!("{told:?}") };
        assert_eq!((first.own.choice.depth, first.complete), (1, false), "nobody waits for the weights");
        assert!(!first.own.weights.is_empty() && first.truth == solver::solve(&question.position));
        assert!(!better.complete && last.complete && !last.own.choice.complete);
    }

    #[test]
    fn of_two_that_think_for_long_each_has_the_whole_time() {
        let mut question = endless();
        question.other = Some(question.factors.clone());
        let told = told(&question);
        let Some((last, before)) = told.split_last() else { panic!("nothing is told") };
        assert_eq!(before.len(), 4, "each one's better answer is shown when it is there");
        assert!(before.iter().all(|picture| !picture.complete && picture.other.is_some()));
        assert!(last.complete);
    }

    #[test]
    fn an_endless_one_is_stopped_after_its_first_picture() {
        let (waker, woken) = channel();
        let mut errands = start(Arc::new(move || waker.send(()).unwrap_or_default())).unwrap();
        errands.give(Question { limit: Duration::from_hours(1), ..endless() });
        woken.recv().unwrap();
        assert!(!errands.hear()[0].complete);
        errands.give(question("Steady"));
        let mut heard = Vec::new();
        while errands.is_busy() {
            woken.recv().unwrap();
            heard.extend(errands.hear());
        }
        assert!(matches!(heard.as_slice(), [picture] if picture.complete), "{heard:?}");
    }
}
