//! A lesson as a page.

use eframe::egui::{Key, Modifiers, Ui};

use crate::app::action::Action;
use crate::app::board::BoardState;
use crate::app::command::shortcut::Places;
use crate::app::help::place::{Chapter, Place};
use crate::app::learn::action::LearnAction;
use crate::app::learn::lesson::action::LessonAction;
use crate::app::learn::lesson::state::Lesson;
use crate::app::learn::lesson::{board, task};
use crate::app::learn::task as layout;
use crate::app::page::{Page, PageFrame};
use crate::app::scene::Actions;
use crate::messages::lessons as msg;

impl Page for Lesson {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        keys(ui, self, frame.actions);
        let task = task::task(self, frame.scene);
        self.focuses_primary = false;
        layout::show(ui, frame.window, &task, frame.actions, |ui, rect, actions| {
            board::show(ui, rect, frame.scene, self, actions);
        });
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Learning, "lessons")
    }

    fn place(&self) -> Places {
        Places::LEARN
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn leave_first(&self) -> Option<&'static str> {
        Some(msg::LEAVE_FIRST)
    }

    fn leave(&self) -> Action {
        Action::Learn(LearnAction::ShowHub)
    }
}

/// `Y` opens *Show Why*, `I` announces where the step stands.
fn keys(ui: &Ui, lesson: &Lesson, actions: &mut Actions) {
    if !layout::accepts_keys(ui) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if lesson.position_to_explain().is_some() && pressed(Key::Y) {
        actions.push(Action::Learn(LearnAction::Lesson(LessonAction::ShowWhy)));
    }
    if pressed(Key::I) {
        actions.push(Action::Learn(LearnAction::Lesson(LessonAction::Describe)));
    }
}
