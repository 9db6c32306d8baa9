//! Texts of the pages for learning.

pub use crate::messages::generated::learn::*;

use crate::messages::generated::learn as texts;
use span_it_learn::progress::Week;

use crate::messages::language::{series, short_days_from};

/// The accessible name of a lesson in the list.
pub fn lesson_name(number: u8, title: &str, done: usize, steps: usize) -> String {
    if done == 0 {
        lesson_not_started(number, title)
    } else if done == steps {
        lesson_done(number, title)
    } else {
        lesson_begun(number, title, done, steps)
    }
}

/// The accessible name of the dots of the last seven days.
pub fn week_name(week: &Week) -> String {
    let days = short_days_from(week.first).zip(&week.active).filter(|(_, on)| **on);
    let days: Vec<&str> = days.map(|(day, _)| day).collect();
    texts::week_name((!days.is_empty()).then(|| series(&days)))
}

/// Texts of the lessons that are not in their data.
pub mod lessons {
    pub use crate::messages::generated::learn::lessons::*;

    use span_it_core::board::{ByPlayer, Player};

    use crate::messages::text;

    /// What a text can name; the lesson fills it in.
    const NODES: [&str; 5] = ["cut", "nearer", "node", "partner", "reply"];

    /// Gives the lessons the texts of the chosen language.
    pub(crate) fn translate() {
        let nodes = NODES.map(|name| (name, format!("{{{name}}}")));
        span_it_learn::lessons::choose_texts(|id| text::named("lessons", id, &nodes));
    }

    pub fn sides() -> ByPlayer<&'static str> {
        ByPlayer { horizontal: round_dots(), vertical: diamonds() }
    }

    /// Which dots the learner has, and what it has to join.
    pub fn role(player: Player) -> [String; 2] {
        [your_dots(player), your_edges(player)]
    }
}
