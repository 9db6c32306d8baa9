//! The two ratings with their curves, and how much of the ladder is climbed.

use eframe::egui::{CollapsingHeader, Grid, Label, Ui};

use crate::app::scene::Scene;
use crate::app::ui::curve::{Curve, Point};
use crate::app::ui::theme::text;
use crate::messages::language::elo;
use crate::messages::{ladder as ladder_msg, progress as msg};
use span_it_learning::ladder::{self, RungState};
use span_it_learning::rating::{Rating, RatingPoint};

/// Rows of the table, latest first.
const MAX_ROWS: usize = 50;
/// Elo between two grid lines.
const STEP: f64 = 200.0;

pub(super) fn at_the_board(ui: &mut Ui, scene: &Scene<'_>) {
    ui.label(text::subheading(msg::AT_THE_BOARD));
    rating(ui, scene.progress.at_the_board());
}

pub(super) fn ladder(ui: &mut Ui, scene: &Scene<'_>) {
    ui.label(text::subheading(ladder_msg::TITLE));
    let states = scene.progress.rung_states();
    let climbed = states.iter().filter(|state| **state != RungState::Open).count();
    ui.label(text::body(msg::rungs_climbed(climbed, states.len())));
}

pub(super) fn in_puzzles(ui: &mut Ui, scene: &Scene<'_>) {
    ui.label(text::subheading(msg::IN_PUZZLES));
    rating(ui, scene.progress.in_puzzles());
}

fn rating(ui: &mut Ui, rating: &Rating) {
    let (below, above) = ladder::neighbours(rating.value());
    let name = |opponent: &'static ladder::Opponent| opponent.personality.name.as_str();
    let line = msg::rating(rating, (below.map(name), above.map(name)));
    ui.add(Label::new(text::body(line)).wrap());
    if !rating.is_shown() {
        return;
    }
    let point = |point: &RatingPoint| Point {
        value: point.rating,
        low: point.rating - point.margin(),
        high: point.rating + point.margin(),
    };
    let points = rating.curve().iter().map(point).collect();
    Curve { name: msg::curve_name(rating.curve()), points, step: STEP, label: elo }.show(ui);
    CollapsingHeader::new(text::small(msg::IN_FIGURES)).id_salt(ui.next_auto_id()).show(ui, |ui| {
        Grid::new("figures").num_columns(3).min_row_height(20.0).spacing([20.0, 4.0]).show(ui, |ui| {
            for heading in [msg::DATE, msg::RATING, msg::MARGIN] {
                ui.label(text::small_strong(heading));
            }
            ui.end_row();
            for point in rating.curve().iter().rev().take(MAX_ROWS) {
                ui.label(text::mono(point.date.to_string()));
                ui.label(text::mono(elo(point.rating)));
                ui.label(text::mono(msg::margin(point.margin())));
                ui.end_row();
            }
        });
    });
}
