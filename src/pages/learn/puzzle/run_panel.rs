//! The side panel of a run: the clock, what is solved, the mistakes that are left, and the answers so far.

use std::f32::consts::TAU;

use crate::context::prelude::*;
use crate::kit::icons;
use crate::kit::widgets::CardKind;
use crate::messages::rush as msg;
use crate::pages::learn::puzzle::run::Run;
use crate::parts::countdown::{self, LITTLE_TIME};

// Lengths in points.
const CARD: f32 = 108.0;
const RADIUS: f32 = 46.0;
const MARK: f32 = 24.0;
const MARK_STEP: f32 = 30.0;
const DOT_STEP: f32 = 26.0;
const ROWS: usize = 2;
/// In a row.
const MAX_MARKS: usize = 40;
/// Straight pieces of the ring of the clock.
const STEPS: u16 = 64;

pub(super) fn show(ui: &mut Ui, run: &Run, cx: &Context) {
    widgets::card(ui, CardKind::Good, |ui| figures(ui, run, cx));
    lives(ui, run);
    let answers = run.rush.answers();
    let in_a_row = marks_in_a_row(ui);
    let first = (answers.len() + 1).saturating_sub(ROWS * in_a_row).next_multiple_of(in_a_row);
    marks(ui, &answers[first.min(answers.len())..], !run.shows_answer());
    let best = cx.progress().rush().of(run.rush.kind(), cx.settings.more_time).next();
    if let Some((_, best)) = best {
        widgets::rule(ui, 4.0);
        widgets::row_from_right(ui, 22.0, |ui| {
            ui.label(text::body_strong(best.solved.to_string()));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(text::body_soft(msg::best()));
            });
        });
    }
}

/// The clock and the number of solved puzzles.
fn figures(ui: &mut Ui, run: &Run, cx: &Context) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), CARD), Sense::hover());
    let solved = run.rush.solved();
    let named = run.left.map(countdown::spoken);
    let name = msg::state(named, solved, run.rush.lives());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let palette = Palette::of(ui);
    let mut left = rect.left() + 4.0;
    if let Some((time, whole)) = run.left.zip(run.rush.time()) {
        let center = pos2(left + RADIUS + 4.0, rect.center().y);
        let is_short = time < LITTLE_TIME;
        let color = if is_short { palette.bad } else { palette.go };
        if !cx.reduced_motion() {
            let width = if is_short { 11.0 } else { 7.0 };
            let share = time.as_secs_f32() / whole.as_secs_f32();
            ring(ui, center, share, [Stroke::new(width, palette.line), Stroke::new(width, color)]);
        }
        let time = countdown::figures(time);
        let ink = if is_short { palette.bad } else { palette.ink };
        ui.painter().text(center, Align2::CENTER_CENTER, time, font::semibold(25.0), ink);
        left = center.x + RADIUS + 24.0;
    }
    let at = pos2(left, rect.center().y - 32.0);
    ui.painter().text(at, Align2::LEFT_CENTER, msg::solved(), font::regular(12.5), palette.soft);
    let at = pos2(left, rect.center().y + 8.0);
    ui.painter().text(at, Align2::LEFT_CENTER, solved, font::semibold(44.0), palette.ink);
}

/// The share of a ring that is left, clockwise from the top.
fn ring(ui: &Ui, center: egui::Pos2, share: f32, [ground, stroke]: [Stroke; 2]) {
    ui.painter().circle_stroke(center, RADIUS, ground);
    let angle = |step: u16| TAU * (share * f32::from(step) / f32::from(STEPS) - 0.25);
    let points = (0..=STEPS).map(|step| center + RADIUS * Vec2::angled(angle(step)));
    ui.painter().line(points.collect(), stroke);
}

/// A dot for each mistake that is left, a cross for each that was made.
fn lives(ui: &mut Ui, run: &Run) {
    let (all, left) = (run.rush.kind().lives(), run.rush.lives());
    widgets::row_from_right(ui, 24.0, |ui| {
        let size = vec2(DOT_STEP * all as f32, 20.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = msg::mistakes_left_name(left);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let palette = Palette::of(ui);
        for index in 0..all {
            let at = pos2(rect.left() + DOT_STEP * (index as f32 + 0.5), rect.center().y);
            if index < left {
                ui.painter().circle_filled(at, 8.0, palette.go);
            } else {
                ui.painter().circle_stroke(at, 7.5, Stroke::new(1.5, palette.bad));
                let place = Rect::from_center_size(at, vec2(9.0, 9.0));
                icons::paint(ui.painter(), place, Icon::Close, palette.bad, 1.8);
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::body_soft(msg::mistakes_left()));
        });
    });
}

fn marks_in_a_row(ui: &Ui) -> usize {
    let fits = |&count: &usize| count as f32 * MARK_STEP <= ui.available_width() + MARK_STEP - MARK;
    (1..MAX_MARKS).take_while(fits).last().unwrap_or(1)
}

/// A mark for each answer, and a frame for the puzzle that is open.
pub(super) fn marks(ui: &mut Ui, answers: &[bool], has_open: bool) {
    let in_a_row = marks_in_a_row(ui);
    let rows = (answers.len() + usize::from(has_open)).div_ceil(in_a_row);
    let size = vec2(in_a_row as f32 * MARK_STEP, rows as f32 * MARK_STEP);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let solved = answers.iter().filter(|&&right| right).count();
    let name = msg::marks(solved, answers.len() - solved);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let palette = Palette::of(ui);
    for (index, answer) in answers.iter().map(Some).chain(has_open.then_some(None)).enumerate() {
        let corner = vec2((index % in_a_row) as f32, (index / in_a_row) as f32) * MARK_STEP;
        let place = Rect::from_min_size(rect.min + corner, vec2(MARK, MARK));
        let Some(&is_right) = answer else {
            let stroke = Stroke::new(2.0, palette.ink);
            ui.painter().rect_stroke(place, palette.corner(7), stroke, StrokeKind::Inside);
            continue;
        };
        let (ground, ink, icon) = if is_right {
            (palette.go_tint, palette.go, Icon::Check)
        } else {
            (palette.bad_tint, palette.bad, Icon::Close)
        };
        ui.painter().rect(
            place,
            palette.corner(7),
            ground,
            Stroke::new(1.0, palette.line),
            StrokeKind::Inside,
        );
        icons::paint(ui.painter(), place.shrink(5.0), icon, ink, 2.2);
    }
}
