//! Requests to the help.

use crate::app::help::place::{Chapter, Place};
use span_it_core::personality::Personality;

#[derive(Clone, Debug)]
pub enum HelpAction {
    Open(Place),
    /// On the page, dialog or element that the user is at.
    OpenHere,
    Close,
    Print(Print),
}

#[derive(Clone, Debug)]
pub enum Print {
    Chapter(Chapter),
    Book,
    Personality(Box<Personality>),
    /// The personality that the editor would open.
    ThisPersonality,
}
