//! The state of the Help page between frames.

use std::collections::BTreeMap;

use crate::board::BoardState;
use crate::context::prelude::*;
use crate::model::opponents;
use crate::pages::help::diagram::DiagramWord;
use crate::pages::help::search;
use crate::pages::help::search::Hit;
use span_it_core::personality::library;

#[derive(Clone, Debug)]
pub(super) struct VisitedPlace {
    place: Place,
    offset: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Jump {
    Offset(f32),
    Anchor(String),
}

#[derive(Debug, Default)]
pub(super) struct DiagramState {
    /// At first [`diagram::first_trial`](crate::pages::help::diagram::first_trial), as in the example.
    pub(super) trial: Option<Node>,
    pub(super) pointed: Option<DiagramWord>,
    pub(super) chosen: Option<DiagramWord>,
    pub(super) board: BoardState,
}

#[derive(Debug, Default)]
pub(super) struct ExampleState {
    pub(super) trial: Option<Node>,
    /// Index of a built-in personality.
    pub(super) personality: usize,
    pub(super) board: BoardState,
}

#[derive(Debug, Default)]
pub struct HelpState {
    pub place: Place,
    pub(super) back: Vec<VisitedPlace>,
    pub(super) forward: Vec<VisitedPlace>,
    pub(super) offset: f32,
    pub(super) jump: Option<Jump>,
    pub(super) query: String,
    pub hits: Vec<Hit>,
    /// Index of the hit visited last.
    pub(super) hit: Option<usize>,
    pub(super) focus_search: bool,
    /// Whether a narrow window shows the contents in place of the text.
    pub(super) in_contents: bool,
    pub(super) diagram: DiagramState,
    pub(super) example: ExampleState,
    /// By the number of the figure in the chapter.
    pub(super) figures: BTreeMap<usize, BoardState>,
}

impl HelpState {
    pub fn at(place: Place) -> Self {
        let steady = library::builtin().iter().position(|one| one.name == opponents::FIRST);
        let example = ExampleState { personality: steady.unwrap_or_default(), ..ExampleState::default() };
        Self { jump: Some(jump_to(&place)), place, example, ..Self::default() }
    }

    pub const fn chapter(&self) -> Chapter {
        self.place.chapter
    }

    pub fn go(&mut self, place: Place) {
        if place != self.place {
            self.back.push(self.visited_place());
            self.forward.clear();
        }
        let jump = jump_to(&place);
        self.show(place, jump);
    }

    pub fn go_back(&mut self) {
        if let Some(visited_place) = self.back.pop() {
            self.forward.push(self.visited_place());
            self.show(visited_place.place, Jump::Offset(visited_place.offset));
        }
    }

    pub fn go_forward(&mut self) {
        if let Some(visited_place) = self.forward.pop() {
            self.back.push(self.visited_place());
            self.show(visited_place.place, Jump::Offset(visited_place.offset));
        }
    }

    fn visited_place(&self) -> VisitedPlace {
        VisitedPlace { place: self.place.clone(), offset: self.offset }
    }

    fn show(&mut self, place: Place, jump: Jump) {
        if place.chapter != self.place.chapter {
            self.figures.clear();
        }
        (self.place, self.jump) = (place, Some(jump));
        self.in_contents = false;
    }

    pub fn search(&mut self, query: String) {
        self.hits = search::search(&query);
        (self.query, self.hit) = (query, None);
    }

    pub fn go_to_hit(&mut self, index: usize) {
        if let Some(place) = self.hits.get(index).map(|hit| hit.place.clone()) {
            self.go(place);
            self.hit = Some(index);
        }
    }

    /// Goes to the next hit, or with `back` to the previous one; wraps around.
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
}

fn jump_to(place: &Place) -> Jump {
    place.anchor.clone().map_or(Jump::Offset(0.0), Jump::Anchor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_and_forward_restore_places_and_offsets() {
        let mut state = HelpState::at(Chapter::Object.into());
        state.offset = 120.0;
        state.go(Place::factor(Factor::NodeMajor));
        assert_eq!(state.jump, Some(Jump::Anchor("nodemajor".to_owned())));
        state.go(Chapter::About.into());
        state.go_back();
        state.go_back();
        assert_eq!((state.chapter(), state.jump.clone()), (Chapter::Object, Some(Jump::Offset(120.0))));
        assert!(state.back.is_empty() && !state.forward.is_empty());
        state.go_forward();
        assert_eq!(state.place, Place::factor(Factor::NodeMajor));
        state.go(Chapter::Toolkit.into());
        assert!(state.forward.is_empty());
    }
}
