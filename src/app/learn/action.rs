//! Requests to the pages for learning.

/// A request to one of the pages.
#[derive(Clone, Debug, PartialEq)]
pub enum LearnAction {
    ShowHub,
}
