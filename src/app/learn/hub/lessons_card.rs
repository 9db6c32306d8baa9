//! The card of the lessons: how far they are done, the next one, and all twelve to choose from.

use eframe::egui::{Ui, vec2};

use crate::app::action::Action;
use crate::app::learn::action::LearnAction;
use crate::app::learn::hub::card::head;
use crate::app::learn::hub::lesson_tile;
use crate::app::learn::lesson::action::LessonAction;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::widgets::{self, CardKind};
use crate::messages::learn as msg;
use span_it_learning::lessons::{self, LESSONS};

/// What a tile needs, in points.
const TILE_MIN_WIDTH: f32 = 132.0;
const MAX_IN_A_ROW: u8 = 4;
const GAP: f32 = 8.0;

/// Shows the card. `wants_focus` gives the focus to its button unless all lessons are finished.
pub(super) fn show(ui: &mut Ui, wants_focus: bool, scene: &Scene<'_>, actions: &mut Actions) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        next_lesson(ui, wants_focus, scene, actions);
        ui.add_space(10.0);
        tiles(ui, scene, actions);
    });
}

fn next_lesson(ui: &mut Ui, wants_focus: bool, scene: &Scene<'_>, actions: &mut Actions) {
    let progress = scene.progress;
    let done = (1..=LESSONS).filter(|&lesson| is_done(progress.lesson(lesson))).count();
    let (line, label, action) = match progress.next_step().and_then(|next| lessons::all().get(next)) {
        _ if progress.lessons_done() == 0 => {
            (msg::ABOUT_LESSONS.to_owned(), msg::START.to_owned(), LessonAction::Resume)
        }
        Some(next) => {
            (msg::lessons_done(done, LESSONS.into()), msg::resume(&next.title), LessonAction::Resume)
        }
        None => (msg::LESSONS_FINISHED.to_owned(), msg::REPEAT.to_owned(), LessonAction::Start(1)),
    };
    head(ui, msg::LESSONS, &line, |ui| {
        let button = widgets::button(&label);
        let is_primary = progress.next_step().is_some();
        let response = if is_primary { button.primary() } else { button }.show(ui);
        if wants_focus && is_primary {
            response.request_focus();
        }
        if response.clicked() {
            actions.push(lesson(action));
        }
    });
}

fn tiles(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let fits = |count: &u8| ui.available_width() >= (TILE_MIN_WIDTH + GAP) * f32::from(*count) - GAP;
    // Lessons fill whole rows: 12 is a multiple of 4, 3, 2 and 1.
    let in_a_row = (2..=MAX_IN_A_ROW).rev().find(fits).unwrap_or(1);
    let width = (ui.available_width() - GAP * f32::from(in_a_row - 1)) / f32::from(in_a_row);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for first in (1..=LESSONS).step_by(in_a_row.into()) {
        ui.horizontal(|ui| {
            for number in first..(first + in_a_row).min(LESSONS + 1) {
                let title = lessons::lesson(number).next().map_or("", |(_, step)| step.title.as_str());
                let steps = scene.progress.lesson(number);
                if lesson_tile::show(ui, width, number, title, steps).clicked() {
                    actions.push(lesson(LessonAction::Start(number)));
                }
            }
        });
    }
}

const fn lesson(action: LessonAction) -> Action {
    Action::Learn(LearnAction::Lesson(action))
}

const fn is_done((done, steps): (usize, usize)) -> bool {
    done == steps
}
