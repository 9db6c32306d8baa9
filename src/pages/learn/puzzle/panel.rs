//! The side panel of a puzzle: the rating, the player's side, and who finds the answer.

use crate::context::prelude::*;
use crate::kit::icons;
use crate::kit::theme::{Palette, font};
use crate::kit::widgets::CardKind;
use crate::messages::language::elo;
use crate::messages::{home, language, puzzle as msg, rush};
use crate::pages::learn::puzzle::attempt::Attempt;
use crate::pages::learn::puzzle::run_panel;
use crate::pages::learn::puzzle::state::{PuzzleState, Supply};
use crate::parts::emblem::{Emblem, EmblemLook};
use span_it_learn::puzzles::Kind;
use span_it_learn::rating::Rating;

// Lengths in points.
const EMBLEM: f32 = 40.0;
/// Of an opponent that finds the answer or not, with the gap after it.
const FINDER: f32 = 30.0;
const STEP: f32 = 36.0;
const CHECK: f32 = 16.0;
const STREAK: f32 = 116.0;
const FIGURE: f32 = 56.0;
const FIGURE_GAP: f32 = 8.0;
const FIGURE_ROW: f32 = 22.0;
const NARROW: f32 = 260.0;
const TICK: f32 = 48.0;

pub(super) fn show(ui: &mut Ui, state: &PuzzleState, cx: &Context) {
    ui.spacing_mut().item_spacing.y = 12.0;
    if let Some(run) = state.run() {
        return run_panel::show(ui, run, cx);
    }
    if state.choice().is_some() {
        rating(ui, state, cx);
    }
    if let Some(Supply::Day { date, is_today: true, .. }) = &state.supply {
        ui.label(text::body_soft(msg::day(*date)));
    }
    let Some(attempt) = &state.attempt else { return };
    if attempt.is_solved() && (state.day().is_some() || attempt.is_hard()) {
        solved(ui, state, attempt, cx);
    } else {
        side(ui, attempt, cx);
    }
    let is_answered = attempt.is_over() || attempt.runner.is_refuted();
    if let Some(line) = state.game_line().filter(|_| is_answered) {
        ui.add(Label::new(text::body_soft(line)).wrap());
    }
    for step in 1..=attempt.moves().len() {
        let line = attempt.move_text(step);
        ui.label(if step == attempt.step { text::body_strong(line) } else { text::body_soft(line) });
    }
    if !attempt.is_over() {
        return;
    }
    if let Some(Supply::Practice(sitting)) = &state.supply
        && sitting.is_last()
    {
        let line = msg::sitting_result(sitting.found, sitting.answered);
        ui.add(Label::new(text::body(line)).wrap());
    }
    if !attempt.finders.is_empty() {
        finders(ui, &attempt.finders);
    }
    let difficulty = msg::difficulty(attempt.puzzle(), cx.settings.show_ratings);
    for line in [msg::source(attempt.puzzle()), difficulty].into_iter().flatten() {
        ui.add(Label::new(text::body_soft(line)).wrap());
    }
}

/// The figures of the card, for the screen reader.
fn status(state: &PuzzleState, cx: &Context) -> String {
    if state.choice().is_none() {
        return state.game_line().unwrap_or_default();
    }
    let change = state.attempt.as_ref().and_then(|attempt| attempt.change);
    let rating = Some(cx.progress().in_puzzles()).filter(|_| cx.settings.show_ratings);
    let rating = rating.map(|rating| (rating_text(rating), change));
    msg::status(rating, cx.progress().found_in_a_row().now)
}

/// The rating with its change, and the puzzles found in a row.
fn rating(ui: &mut Ui, state: &PuzzleState, cx: &Context) {
    let streak = cx.progress().found_in_a_row();
    let shows = cx.settings.show_ratings;
    widgets::card(ui, CardKind::Raised, |ui| {
        // In a narrow panel the figures are one below the other, or beside their names.
        let is_narrow = shows && ui.available_width() < NARROW;
        if is_narrow && cx.progress().in_puzzles().is_shown() {
            return figure_rows(ui, state, cx);
        }
        let height = if is_narrow { 2.0 * FIGURE + FIGURE_GAP } else { FIGURE };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let name = status(state, cx);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let palette = Palette::of(ui);
        let right = match (shows, is_narrow) {
            (_, true) => rect.with_min_y(rect.bottom() - FIGURE),
            (true, false) => rect.with_min_x(rect.right() - STREAK),
            (false, false) => rect,
        };
        if shows {
            let change = state.attempt.as_ref().and_then(|attempt| attempt.change);
            let rating = cx.progress().in_puzzles();
            let end = figure(ui, rect.min, msg::your_rating(), &rating_text(rating), rating.is_shown());
            if let Some(change) = change {
                change_chip(ui, pos2(end + 10.0, rect.top() + 40.0), change);
            }
        }
        let left = right.min + vec2(if shows && !is_narrow { 16.0 } else { 0.0 }, 0.0);
        if left != right.min {
            ui.painter().vline(right.left(), rect.y_range(), Stroke::new(1.0, palette.line));
        }
        let end = figure(ui, left, msg::in_a_row_text(), &streak.now.to_string(), true);
        let at = pos2(end + 8.0, right.top() + 43.0);
        ui.painter().text(at, Align2::LEFT_CENTER, msg::best(streak.best), font::regular(12.5), palette.soft);
        if shows && state.choice().is_some_and(|choice| !choice.is_rated()) {
            ui.add(Label::new(text::soft(msg::not_counted())).wrap());
        }
    });
}

/// The same in less height.
fn figure_rows(ui: &mut Ui, state: &PuzzleState, cx: &Context) {
    let streak = cx.progress().found_in_a_row();
    let change = state.attempt.as_ref().and_then(|attempt| attempt.change).map(msg::rating_change);
    let rating = rating_text(cx.progress().in_puzzles());
    let best = Some(msg::best(streak.best));
    ui.spacing_mut().item_spacing.y = 4.0;
    for (name, value, more) in
        [(msg::your_rating(), rating, change), (msg::in_a_row_text(), streak.now.to_string(), best)]
    {
        widgets::row_from_right(ui, FIGURE_ROW, |ui| {
            ui.label(text::soft(more.unwrap_or_default()));
            ui.label(text::subheading(value));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::soft(name)).truncate());
            });
        });
    }
    if state.choice().is_some_and(|choice| !choice.is_rated()) {
        ui.add(Label::new(text::soft(msg::not_counted())).wrap());
    }
}

/// Before five results, how many are missing.
fn rating_text(rating: &Rating) -> String {
    if rating.is_shown() { elo(rating.value()) } else { msg::after_more_puzzles(rating.missing()) }
}

/// A figure below its name, or a text in its place. Returns its right end.
fn figure(ui: &Ui, at: egui::Pos2, name: &str, value: &str, is_large: bool) -> f32 {
    let palette = Palette::of(ui);
    ui.painter().text(at, Align2::LEFT_TOP, name, font::regular(12.5), palette.soft);
    let place = pos2(at.x, at.y + 40.0);
    let font = if is_large { font::semibold(28.0) } else { font::medium(12.5) };
    ui.painter().text(place, Align2::LEFT_CENTER, value, font, palette.ink).right()
}

fn change_chip(ui: &Ui, left_middle: egui::Pos2, change: f64) {
    let palette = Palette::of(ui);
    let is_up = change >= 0.0;
    let (fill, ink) = if is_up { (palette.go, palette.on_go) } else { (palette.bad_tint, palette.bad) };
    let galley = ui.painter().layout_no_wrap(msg::rating_change(change), font::semibold(13.0), ink);
    let size = galley.size() + vec2(18.0, 6.0);
    let rect = Rect::from_min_size(left_middle - vec2(0.0, size.y / 2.0), size);
    ui.painter().rect_filled(rect, palette.corner(11), fill);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
}

/// A big tick for the puzzle of a day or a hard one, found at the first try.
fn solved(ui: &mut Ui, state: &PuzzleState, attempt: &Attempt, cx: &Context) {
    let days = cx.progress().days_in_a_row(cx.today()).now;
    let has_days = state.day() == Some(cx.today()) && cx.settings.show_days && days > 0;
    let days = has_days.then(|| home::days(days, days));
    let praise = attempt.is_hard().then(|| msg::praise().to_owned());
    widgets::card(ui, CardKind::Good, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
            let (place, _) = ui.allocate_exact_size(vec2(TICK, TICK), Sense::hover());
            let palette = Palette::of(ui);
            ui.painter().circle_filled(place.center(), TICK / 2.0, palette.go);
            icons::paint(ui.painter(), place.shrink(TICK / 4.0), Icon::Check, palette.on_go, 4.0);
            ui.vertical(|ui| {
                ui.label(text::heading(rush::solved()));
                for line in days.into_iter().chain(praise) {
                    ui.add(Label::new(text::body(line)).wrap());
                }
            });
        });
    });
}

/// Whose move it is.
fn side(ui: &mut Ui, attempt: &Attempt, cx: &Context) {
    let puzzle = attempt.puzzle();
    let you = puzzle.you();
    let handle = cx.settings.handle.trim();
    let person = if handle.is_empty() { language::you() } else { handle };
    widgets::card(ui, CardKind::Active(you), |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
            let (place, _) = ui.allocate_exact_size(vec2(EMBLEM, EMBLEM), Sense::hover());
            icons::side_tile(ui.painter(), place, you, Palette::of(ui));
            ui.vertical(|ui| {
                if matches!(puzzle.kind(), Kind::Judge | Kind::Mistake) {
                    ui.add_space(10.0);
                    ui.add(Label::new(text::body_strong(msg::you_are(puzzle))).wrap());
                } else {
                    names(ui, person, you);
                }
            });
        });
    });
}

fn names(ui: &mut Ui, person: &str, you: Player) {
    ui.add(Label::new(text::subheading(person)).truncate());
    ui.add(Label::new(text::soft(msg::joins_edges(you))).truncate());
}

/// All opponents, with a check on each that finds the answer.
fn finders(ui: &mut Ui, finders: &[(&'static str, bool)]) {
    let found = finders.iter().filter(|(_, finds)| *finds).count();
    ui.label(text::subheading(msg::finders(found, finders.len())));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(STEP - FINDER, STEP - FINDER);
        for &(name, finds) in finders {
            let look = if finds { EmblemLook::Won } else { EmblemLook::Ahead };
            let label = if finds { msg::finds_it(name) } else { msg::misses_it(name) };
            let response = Emblem::named(name).show(ui, FINDER, look, &label);
            if finds {
                check(ui, response.rect.right_bottom() + vec2(-2.0, -2.0));
            }
        }
    });
    // The strongest first.
    let missed: Vec<_> = finders.iter().rev().filter(|(_, finds)| !finds).map(|(name, _)| *name).collect();
    if !missed.is_empty() {
        ui.add(Label::new(text::body_soft(msg::missed_by(&missed))).wrap());
    }
}

fn check(ui: &Ui, center: egui::Pos2) {
    let palette = Palette::of(ui);
    ui.painter().circle(center, CHECK / 2.0, palette.go, Stroke::new(2.0, palette.panel));
    let place = Rect::from_center_size(center, vec2(10.0, 10.0));
    icons::paint(ui.painter(), place, Icon::Check, palette.on_go, 3.0);
}
