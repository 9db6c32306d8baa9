//! What can be asked of the help.

use crate::app::help::place::{Chapter, Place};
use span_it_core::personality::Personality;

/// Requests to the help.
#[derive(Clone, Debug)]
pub enum HelpAction {
    Open(Place),
    /// Opens the help on what has the user's attention.
    OpenHere,
    /// Closes the help.
    Close,
    /// Makes a page to print and asks where to save it.
    Print(Print),
}

/// A page to print.
#[derive(Clone, Debug)]
pub enum Print {
    Chapter(Chapter),
    /// The whole help.
    Book,
    Personality(Box<Personality>),
    /// The personality that the editor would open.
    ThisPersonality,
}
