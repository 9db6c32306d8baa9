//! The thirteen lessons: 31 steps, each an answer on a real board.
//!
//! The steps are in `assets/lessons.jsonl`, one per line; a test solves every position and checks what the
//! texts claim. [`LessonRunner`] is the state machine of a step.

mod answers;
mod runner;

use std::sync::{LazyLock, PoisonError, RwLock};

use serde::Deserialize;
use span_it_core::board::{Node, Player, Position};
use span_it_core::json::{FormatError, from_json};

use crate::truth::Class;

pub use runner::LessonRunner;

/// How a step is answered.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Mode {
    /// The opponent does not move. Right: the accepted nodes, or any node that shortens the player's way.
    Alone {
        /// The accepted nodes of the first move; empty for every node that shortens the way.
        #[serde(default)]
        accept: Vec<Node>,
        /// Whether the step lasts until the player has joined its major edges.
        #[serde(default)]
        until_joined: bool,
    },
    /// Right: a winning move. The accepted nodes are exactly the winning moves.
    Move {
        /// The winning moves.
        accept: Vec<Node>,
        /// Whether the two trees of the position are drawn.
        #[serde(default)]
        trees: bool,
        /// Whether the opponent cuts again after a right answer until the player has joined its major edges.
        #[serde(default)]
        until_joined: bool,
    },
    /// Right: the partner of the node that the opponent took. Other winning moves are praised only.
    Partner {
        /// The partner.
        accept: Vec<Node>,
        /// The pairs of the table, lettered from P.
        pairs: Vec<[Node; 2]>,
    },
    /// The player cuts the opponent's trees, which are repaired.
    Cut {
        /// The number of cuts of a tree that complete the step.
        times: usize,
    },
    /// Right: the class of the position. Then, if there are moves, one of them.
    Judge {
        /// The class.
        class: Class,
        /// The winning moves to show afterwards.
        #[serde(default)]
        then_move: Vec<Node>,
    },
    /// An unrated game. A mistake is reported at once and may be taken back.
    Game {
        /// The built-in personality that plays the opponent.
        against: String,
    },
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The name in the log, such as `pairs-2`. It never changes, so that other steps can be added and removed.
    pub name: String,
    /// The name of an earlier step that was divided: who did that has done this one.
    pub was: Option<String>,
    /// The lesson and the step, each from 1.
    pub number: (u8, u8),
    /// The title of the lesson.
    pub title: String,
    /// The position to answer in.
    pub position: Position,
    /// The player's side.
    pub you: Player,
    /// How the step is answered.
    pub mode: Mode,
    /// What to do: at most 25 words. The node `{cut}` is replaced by [`LessonRunner::text`].
    pub text: String,
    /// The text after a right answer.
    pub right: String,
    /// The text after a wrong answer.
    pub wrong: String,
    /// The text for a winning move that is not the partner, or after the move that follows a judgement.
    pub praise: Option<String>,
    /// The text after a losing move of a proof; the same in all steps.
    #[serde(skip, default = "refuted")]
    pub refuted: String,
    /// Nodes with a ring from the beginning.
    #[serde(default)]
    pub ring: Vec<Node>,
    /// The opponent's cut that the step is about.
    pub cut: Option<Node>,
    /// The opponent's move that leads from a right answer to the next step.
    pub then: Option<Node>,
}

fn refuted() -> String {
    "They answer {reply}, and your win is gone. Look again.".to_owned()
}

/// Reads steps, one per line.
///
/// # Errors
/// The first violation of the format.
pub fn steps_from_jsonl(text: &str) -> Result<Vec<Step>, FormatError> {
    text.lines().map(|line| from_json(line.as_bytes(), usize::MAX)).collect()
}

/// The number of lessons.
pub const LESSONS: u8 = 13;

static STEPS: LazyLock<Vec<Step>> = LazyLock::new(|| {
    // A test checks that all lines are valid.
    steps_from_jsonl(include_str!("../../assets/lessons.jsonl")).unwrap_or_default()
});

/// All steps in order.
///
/// ```
/// use span_it_learn::lessons;
/// assert_eq!(lessons::all().len(), 31);
/// assert_eq!(lessons::all()[0].title, "Join two edges");
/// ```
pub fn all() -> &'static [Step] {
    CHOSEN.read().unwrap_or_else(PoisonError::into_inner).unwrap_or(&STEPS)
}

/// The steps in another language.
static CHOSEN: RwLock<Option<&[Step]>> = RwLock::new(None);

/// Gives all steps other texts from now on. `text` returns a text by its name, such as `title-1`, `join-1-text`,
/// `join-1-right`, `join-1-wrong`, `threats-1-praise` and
/// `refuted`; for `None` the English one stays.
pub fn choose_texts(text: impl Fn(&str) -> Option<String>) {
    let mut steps = STEPS.clone();
    for Step { name, number: (lesson, _), title, text: task, right, wrong, praise, refuted, .. } in &mut steps
    {
        let named = [
            (format!("title-{lesson}"), Some(title)),
            (format!("{name}-text"), Some(task)),
            (format!("{name}-right"), Some(right)),
            (format!("{name}-wrong"), Some(wrong)),
            (format!("{name}-praise"), praise.as_mut()),
            ("refuted".to_owned(), Some(refuted)),
        ];
        for (name, place) in named {
            if let (Some(place), Some(text)) = (place, text(&name)) {
                *place = text;
            }
        }
    }
    *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = Some(steps.leak());
}

/// The steps of a lesson, 1..=13; empty for other numbers.
pub fn lesson(number: u8) -> impl Iterator<Item = (usize, &'static Step)> {
    all().iter().enumerate().filter(move |(_, step)| step.number.0 == number)
}

/// The index of the step with this name.
pub fn index_of(name: &str) -> Option<usize> {
    all().iter().position(|step| step.name == name)
}
