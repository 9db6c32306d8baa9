//! The card of the lessons.

use eframe::egui::Ui;

use crate::app::learn::hub::card::{Card, head};
use crate::app::scene::{Actions, Scene};
use crate::messages::learn as msg;
use span_it_learning::lessons::LESSONS;

pub(super) const CARD: Card = Card { contents };

fn contents(ui: &mut Ui, _is_narrow: bool, scene: &Scene<'_>, _actions: &mut Actions) {
    let progress = scene.progress;
    let done = (1..=LESSONS).filter(|&lesson| is_done(progress.lesson(lesson))).count();
    let line =
        if done == 0 { msg::ABOUT_LESSONS.to_owned() } else { msg::lessons_done(done, LESSONS.into()) };
    head(ui, msg::LESSONS, &line, |_ui| {});
}

const fn is_done((done, steps): (usize, usize)) -> bool {
    done == steps
}
