//! What a personality would play: its weights of a position, the node it chooses, and the truth
//! about it, worked out on a thread of its own.
//!
//! May import: board, engine, personality, solver, seed.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use super::errand::{Errands, Tell, Wake};
use crate::board::Position;
use crate::engine::{self, Choice, Deadline, NodeWeight, Seed, Stop, speed};
use crate::personality::Factors;
use crate::solver::{self, Truth};

/// How long is thought before the answer so far is shown.
const FIRST: Duration = Duration::from_millis(60);

/// How long the machine is measured.
const MEASURED: Duration = Duration::from_millis(60);

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

/// What the thread tells.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A picture: the first one soon, a better one when it takes longer.
    Picture(Box<Picture>),
    /// Moves a second that this machine looks at; told once, after the first picture.
    Rate(f64),
}

/// Starts the thread.
///
/// # Errors
/// The system gives no thread.
pub fn start(wake: Wake) -> io::Result<Errands<Question, News>> {
    let mut rate = None;
    Errands::start("preview", wake, move |question: Question, stop, tell| {
        answer(&question, stop, tell);
        rate = rate.or_else(|| speed::measure(MEASURED, stop));
        // Told every time: what is told when a new question has come already is not heard.
        if let Some(rate) = rate {
            tell(News::Rate(rate));
        }
    })
}

/// Answers one question: shortly at first, then in full.
fn answer(question: &Question, stop: &Arc<Stop>, tell: Tell<'_, News>) {
    let truth = solver::solve(&question.position);
    for limit in [FIRST.min(question.limit), question.limit] {
        let Some(own) = look(question, &question.factors, limit, stop) else { return };
        let other = match &question.other {
            None => None,
            Some(factors) => match look(question, factors, limit, stop) {
                None => return,
                other => other,
            },
        };
        let done = own.choice.complete && other.as_ref().is_none_or(|other| other.choice.complete);
        let complete = done || limit >= question.limit;
        let picture = Picture { of: question.clone(), truth: truth.clone(), own, other, complete };
        tell(News::Picture(Box::new(picture)));
        if complete {
            return;
        }
    }
}

/// One personality's view; `None` when it was stopped or the game is over.
fn look(question: &Question, factors: &Factors, limit: Duration, stop: &Arc<Stop>) -> Option<Look> {
    let deadline = Deadline::after(limit).with_stop(Arc::clone(stop));
    let choice = engine::choose(&question.position, factors, question.seed, &deadline, &mut |_| ()).ok()?;
    Some(Look { weights: engine::weigh(&question.position, factors, question.seed), choice })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::super::positions::Stage;
    use super::*;
    use crate::personality::{Factor, library};

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
    fn told(question: &Question) -> Vec<News> {
        let mut told = Vec::new();
        answer(question, &Arc::default(), &mut |news| told.push(news));
        told
    }

    #[test]
    fn the_picture_is_what_the_engine_says() {
        let question = Question { other: Some(Factors::default()), ..question("Steady") };
        let told = told(&question);
        let [News::Picture(picture)] = told.as_slice() else { panic!("{told:?}") };
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
    fn one_that_thinks_for_long_is_shown_twice() {
        let mut question = question("Steady");
        question.position = Stage::Opening.position().unwrap();
        question.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        question.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        question.limit = Duration::from_millis(120);
        let told = told(&question);
        let [News::Picture(first), News::Picture(last)] = told.as_slice() else { panic!("{told:?}") };
        assert!(!first.complete && last.complete && !last.own.choice.complete);
    }

    #[test]
    fn the_thread_measures_the_machine_after_the_first_picture() {
        let (waker, woken) = channel();
        let mut errands = start(Arc::new(move || waker.send(()).unwrap_or_default())).unwrap();
        errands.give(question("Steady"));
        let mut heard = Vec::new();
        while errands.is_busy() {
            woken.recv().unwrap();
            heard.extend(errands.hear());
        }
        assert!(matches!(heard.as_slice(), [News::Picture(_), News::Rate(rate)] if *rate > 1.0), "{heard:?}");
    }
}
