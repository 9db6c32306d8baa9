//! What the Help page remembers between frames.

use std::collections::BTreeMap;

use crate::app::board::BoardState;
use crate::app::help::diagram;
use crate::app::help::diagram::Word;
use crate::app::help::search;
use crate::app::help::search::Hit;
use crate::app::help::{Chapter, Place};
use crate::app::view::Dialog;
use span_it_core::board::Node;
use span_it_core::personality::library;

/// A place that was looked at, and how far down.
#[derive(Clone, Debug)]
struct Visit {
    place: Place,
    offset: f32,
}

/// Where the text shall be scrolled to in the next frame.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Jump {
    /// So far down.
    Offset(f32),
    /// To a heading.
    Anchor(String),
}

/// The Board Diagram.
#[derive(Debug)]
pub(super) struct DiagramState {
    /// The trial node.
    pub(super) trial: Node,
    /// The word that was pointed at in the last frame.
    pub(super) pointed: Option<Word>,
    /// The word that was clicked.
    pub(super) chosen: Option<Word>,
    pub(super) board: BoardState,
}

/// The worked example.
#[derive(Debug)]
pub(super) struct ExampleState {
    /// The trial node.
    pub(super) trial: Node,
    /// Which shipped personality weighs.
    pub(super) personality: usize,
    pub(super) board: BoardState,
}

/// The page's state.
#[derive(Debug)]
pub struct State {
    place: Place,
    back: Vec<Visit>,
    forward: Vec<Visit>,
    /// How far the text is scrolled down.
    pub(super) offset: f32,
    pub(super) jump: Option<Jump>,
    query: String,
    hits: Vec<Hit>,
    /// Which hit was gone to last.
    hit: Option<usize>,
    /// Whether the search field shall have the keyboard.
    pub(super) focus_search: bool,
    /// Whether a narrow window shows the contents in place of the text.
    pub(super) in_contents: bool,
    pub(super) diagram: DiagramState,
    pub(super) example: ExampleState,
    /// The figures' boards, by their number in the chapter.
    pub(super) figures: BTreeMap<usize, BoardState>,
    /// Dialogs that are open under the book.
    parked: Vec<Dialog>,
}

impl State {
    /// The book opened at a place, over some dialogs.
    pub fn at(place: Place, parked: Vec<Dialog>) -> Self {
        let steady = library::shipped().iter().position(|one| one.name == library::FIRST_OPPONENT);
        let trial = diagram::first_trial();
        Self {
            jump: Some(jump_to(&place)),
            place,
            back: Vec::new(),
            forward: Vec::new(),
            offset: 0.0,
            query: String::new(),
            hits: Vec::new(),
            hit: None,
            focus_search: false,
            in_contents: false,
            diagram: DiagramState { trial, pointed: None, chosen: None, board: BoardState::default() },
            example: ExampleState {
                trial,
                personality: steady.unwrap_or_default(),
                board: BoardState::default(),
            },
            figures: BTreeMap::new(),
            parked,
        }
    }

    /// Where the book is open.
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// The chapter that is open.
    pub const fn chapter(&self) -> Chapter {
        self.place.chapter
    }

    /// Gives the dialogs under the book back.
    pub fn take_parked(&mut self) -> Vec<Dialog> {
        std::mem::take(&mut self.parked)
    }

    /// Goes somewhere; Back leads here again.
    pub fn go(&mut self, place: Place) {
        let here = self.visit();
        if place != self.place {
            self.back.push(here);
            self.forward.clear();
        }
        let jump = jump_to(&place);
        self.show(place, jump);
    }

    /// Whether there is a place before.
    pub const fn can_go_back(&self) -> bool {
        !self.back.is_empty()
    }

    /// Whether there is a place after.
    pub const fn can_go_forward(&self) -> bool {
        !self.forward.is_empty()
    }

    /// To the place before.
    pub fn go_back(&mut self) {
        if let Some(visit) = self.back.pop() {
            let here = self.visit();
            self.forward.push(here);
            self.show(visit.place, Jump::Offset(visit.offset));
        }
    }

    /// To the place after.
    pub fn go_forward(&mut self) {
        if let Some(visit) = self.forward.pop() {
            let here = self.visit();
            self.back.push(here);
            self.show(visit.place, Jump::Offset(visit.offset));
        }
    }

    fn visit(&self) -> Visit {
        Visit { place: self.place.clone(), offset: self.offset }
    }

    fn show(&mut self, place: Place, jump: Jump) {
        if place.chapter != self.place.chapter {
            self.figures.clear();
        }
        (self.place, self.jump) = (place, Some(jump));
        self.in_contents = false;
    }

    /// What is searched for.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Searches.
    pub fn search(&mut self, query: String) {
        self.hits = search::search(&query);
        (self.query, self.hit) = (query, None);
    }

    /// What was found, the best first.
    pub fn hits(&self) -> &[Hit] {
        &self.hits
    }

    /// Which of them was gone to last.
    pub const fn hit(&self) -> Option<usize> {
        self.hit
    }

    /// Goes to what was found, by its number.
    pub fn go_to_hit(&mut self, index: usize) {
        if let Some(place) = self.hits.get(index).map(|hit| hit.place.clone()) {
            self.go(place);
            self.hit = Some(index);
        }
    }

    /// Goes to the first hit, or the next; after the last comes the first. `back` goes the other way.
    pub fn go_to_next_hit(&mut self, back: bool) {
        let count = self.hits.len();
        if count == 0 {
            return;
        }
        let next = match (self.hit, back) {
            (None, false) => 0,
            (None, true) => count - 1,
            (Some(at), false) => (at + 1) % count,
            (Some(at), true) => (at + count - 1) % count,
        };
        self.go_to_hit(next);
    }

    /// The words to be marked in the text.
    pub(super) fn wanted(&self) -> Vec<String> {
        search::wanted(&self.query)
    }
}

fn jump_to(place: &Place) -> Jump {
    place.anchor.clone().map_or(Jump::Offset(0.0), Jump::Anchor)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::Factor;

    #[test]
    fn back_and_forward_lead_through_what_was_read() {
        let mut state = State::at(Chapter::Object.into(), Vec::new());
        state.offset = 120.0;
        state.go(Place::factor(Factor::NodeMajor));
        assert_eq!(state.jump, Some(Jump::Anchor("nodemajor".to_owned())));
        state.go(Chapter::About.into());
        state.go_back();
        state.go_back();
        assert_eq!((state.chapter(), state.jump.clone()), (Chapter::Object, Some(Jump::Offset(120.0))));
        assert!(!state.can_go_back() && state.can_go_forward());
        state.go_forward();
        assert_eq!(state.place(), &Place::factor(Factor::NodeMajor));
        state.go(Chapter::Toolkit.into());
        assert!(!state.can_go_forward());
    }

    #[test]
    fn hits_are_gone_through_in_a_circle() {
        let mut state = State::at(Chapter::Object.into(), Vec::new());
        state.search("NodeRandom".to_owned());
        assert!(state.hits().len() > 1);
        state.go_to_next_hit(false);
        assert_eq!((state.hit(), state.place()), (Some(0), &Place::factor(Factor::NodeRandom)));
        state.go_to_next_hit(true);
        assert_eq!(state.hit(), Some(state.hits().len() - 1));
        state.go_to_next_hit(false);
        assert_eq!(state.hit(), Some(0));
        state.search(String::new());
        assert!(state.hits().is_empty() && state.hit().is_none());
    }
}
