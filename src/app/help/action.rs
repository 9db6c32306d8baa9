//! What can be asked of the help.

use crate::app::help::Place;
use crate::app::store::html_export::Print;

/// Requests to the help.
#[derive(Clone, Debug)]
pub enum HelpAction {
    /// Opens the help at a place.
    Open(Place),
    /// Opens the help on what has the user's attention.
    OpenHere,
    /// Closes the help.
    Close,
    /// Makes a page to print and asks where to save it.
    Print(Print),
}
