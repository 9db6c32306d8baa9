//! The panel of the ladder: the chosen opponent, the score, the main button, and what comes next.

use eframe::egui::Pos2;

use crate::context::page::back_button;
use crate::context::prelude::*;
use crate::kit::chart::{Chart, Point};
use crate::kit::theme::{Palette, font};
use crate::kit::widgets::{CardKind, ChipKind};
use crate::messages::language::{elo, rating_change};
use crate::messages::opponents;
use crate::messages::{ladder as msg, language, learn, progress as progress_msg};
use crate::model::opponents::Opponent;
use crate::pages::learn::ladder::{View, challenge, name, opponent};
use crate::parts::emblem::{Emblem, EmblemLook};
use span_it_learn::ladder::{GAMES_TO_WIN, Handicap};
use span_it_learn::rating::Rating;

// Lengths in points.
const EMBLEM: f32 = 72.0;
/// Of the place on the ladder, beside the button that leaves the page.
const PLACE_BESIDE: f32 = 100.0;
const LOW_EMBLEM: f32 = 48.0;
const LOW: f32 = 440.0;
const SMALL_EMBLEM: f32 = 36.0;
const GAP: f32 = 14.0;
/// Rating and note at the end of the panel.
const FOOT: f32 = 84.0;
/// Of the next opponent.
const NEXT: f32 = 110.0;
const CURVE: f32 = 110.0;
/// Elo between two grid lines.
const ELO_STEP: f64 = 100.0;

pub(super) fn show(ui: &mut Ui, view: &View<'_>) {
    let bottom = ui.max_rect().bottom();
    // A low panel scrolls, and has the main button on top.
    let is_low = ui.available_height() < LOW;
    ui.spacing_mut().item_spacing = vec2(8.0, GAP);
    widgets::row_from_right(ui, 30.0, |ui| {
        back_button(ui, learn::close(), PLACE_BESIDE, view.cx);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text::body_soft(place(view))).truncate());
        });
    });
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        head(ui, view, if is_low { LOW_EMBLEM } else { EMBLEM });
        let description = |index| Some(opponents::description(opponent(index)?.personality));
        let about = view.chosen.map_or(Some(msg::all_climbed()), description).unwrap_or_default();
        let about = |ui: &mut Ui| ui.add(Label::new(text::body(about)).wrap());
        if !is_low {
            about(ui);
        }
        if let Some(index) = view.chosen {
            score(ui, view, index);
        }
        main_button(ui, view, ui.available_width());
        if is_low {
            about(ui);
        }
        handicaps(ui, view);
        // What does not fit gives way, unless the panel scrolls anyway: first the next opponent, then rating and note.
        match view.suggested {
            Some(index) => start(ui, view, index),
            None if is_low || bottom - ui.cursor().top() >= NEXT + FOOT => next(ui, view),
            None => {}
        }
        let has_curve = view.is_widest && view.cx.progress().at_the_board().is_shown();
        if has_curve && view.cx.settings.show_ratings {
            curve(ui, view.cx.progress().at_the_board(), view);
        }
        let spare = bottom - ui.cursor().top() - FOOT;
        if spare < 0.0 && !is_low {
            return;
        }
        ui.add_space(spare.max(0.0));
        ui.spacing_mut().item_spacing.y = 8.0;
        if view.cx.settings.show_ratings && !has_curve {
            rating(ui, view.cx.progress().at_the_board());
        }
        ui.add(Label::new(text::soft(msg::note())).wrap());
    });
}

fn place(view: &View<'_>) -> String {
    view.chosen.map_or_else(
        || progress_msg::rungs_climbed(view.rungs.len(), view.rungs.len()),
        |index| msg::rung_of(index + 1, view.rungs.len()),
    )
}

/// Emblem, name and strength.
fn head(ui: &mut Ui, view: &View<'_>, side: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(16.0, 2.0);
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let index = view.chosen.unwrap_or(view.rungs.len().saturating_sub(1));
        let look = match view.chosen {
            Some(index) if view.current == Some(index) => EmblemLook::Current,
            Some(index) if !view.is_climbed(index) => EmblemLook::Plain,
            _ => EmblemLook::Won,
        };
        Emblem::named(name(index)).paint(ui.painter(), rect, look, Palette::of(ui));
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 48.0), Layout::top_down(Align::Min), |ui| {
            let title = view.chosen.map_or(msg::top(), name);
            ui.add(Label::new(text::title(title)).truncate());
            if let Some(opponent) = view.chosen.and_then(opponent) {
                let strength = msg::strength(Opponent::BuiltIn(opponent.personality).grade(), opponent.elo);
                ui.add(Label::new(text::soft(strength)).truncate());
            }
        });
    });
}

fn first_to_two(view: &View<'_>) -> String {
    let start = |index: usize| msg::starts_next(name(index), view.rungs[index].series.you_begin());
    view.chosen.map(start).unwrap_or_default()
}

/// The score of the match, with a dot for each game to win.
fn score(ui: &mut Ui, view: &View<'_>, index: usize) {
    let (won, lost) = view.rungs[index].score().unwrap_or_default();
    widgets::card(ui, CardKind::Raised, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::hover());
        let label = msg::score_name(name(index), won, lost);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
        let palette = Palette::of(ui);
        let small = font::regular(12.5);
        let write = |at: Pos2, align: Align2, text: &str, font: &egui::FontId, color| {
            ui.painter().text(at, align, text, font.clone(), color);
        };
        write(rect.left_top(), Align2::LEFT_TOP, language::you(), &small, palette.soft);
        write(rect.right_top(), Align2::RIGHT_TOP, name(index), &small, palette.soft);
        let middle = font::semibold(30.0);
        write(rect.center(), Align2::CENTER_CENTER, &msg::score(won, lost), &middle, palette.ink);
        pips(ui, pos2(rect.left() + 6.0, rect.bottom() - 8.0), won, 1.0);
        pips(ui, pos2(rect.right() - 6.0, rect.bottom() - 8.0), lost, -1.0);
        ui.vertical_centered(|ui| ui.add(Label::new(text::soft(first_to_two(view))).wrap()));
    });
}

/// The games to win, filled for those that are won; `direction` is 1 or -1.
fn pips(ui: &Ui, first: Pos2, games: u32, direction: f32) {
    let palette = Palette::of(ui);
    for number in 0..GAMES_TO_WIN {
        let index = if direction > 0.0 { number } else { GAMES_TO_WIN - 1 - number };
        let at = first + vec2(16.0 * number as f32 * direction, 0.0);
        let is_won = if direction > 0.0 { index < games } else { number < games };
        let color = if is_won { palette.go } else { palette.ctrl };
        ui.painter().circle_stroke(at, 4.6, Stroke::new(1.6, color));
        if is_won {
            ui.painter().circle_filled(at, 5.0, color);
        }
    }
}

fn main_button(ui: &mut Ui, view: &View<'_>, width: f32) {
    let label = view.main_label();
    if widgets::is_first_click(&button(&label).width(width).show(ui)) {
        view.cx.request(view.main_action());
    }
}

fn button(label: &str) -> widgets::Button<'_> {
    widgets::button(label).icon(Icon::Play).primary().touch()
}

/// The rung from which the player could start.
fn start(ui: &mut Ui, view: &View<'_>, index: usize) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        widgets::row_from_right(ui, 32.0, |ui| {
            if widgets::icon_button(ui, Icon::Close, msg::start_close(), true).clicked() {
                view.cx.later(|cx| cx.settings.start_closed = true);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                Emblem::named(name(index)).show(ui, SMALL_EMBLEM, EmblemLook::Plain, name(index));
                ui.add(Label::new(text::subheading(msg::start_higher(name(index)))).wrap());
            });
        });
        let rating = Some(view.cx.progress().in_puzzles().value()).filter(|_| view.cx.settings.show_ratings);
        ui.add(Label::new(text::soft(msg::start_reason(rating.map(elo), name(0)))).wrap());
        let label = msg::challenge(name(index));
        if widgets::is_first_click(&widgets::button(&label).width(ui.available_width()).show(ui)) {
            view.cx.request(challenge(index, None));
        }
    });
}

/// After two lost matches.
fn handicaps(ui: &mut Ui, view: &View<'_>) {
    let Some(index) = view.chosen.filter(|&index| view.rungs[index].offers_handicap()) else { return };
    if view.is_climbed(index) {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        ui.add(Label::new(text::soft(msg::shorter_way())).wrap());
        for board in Handicap::ALL {
            let (label, size) = (msg::handicap_name(name(index), board), msg::handicap(board));
            let button = widgets::button(&size).named(&label).small();
            if button.tip(&msg::handicap_tip(board)).show(ui).clicked() {
                view.cx.request(challenge(index, Some(board)));
            }
        }
    });
}

fn next(ui: &mut Ui, view: &View<'_>) {
    let Some(index) = view.chosen.map(|index| index + 1).filter(|&index| index < view.rungs.len()) else {
        return;
    };
    widgets::rule(ui, 4.0);
    ui.label(text::subheading(msg::next()));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
        let (rect, _) = ui.allocate_exact_size(vec2(SMALL_EMBLEM, SMALL_EMBLEM), Sense::hover());
        let look = if view.is_climbed(index) { EmblemLook::Won } else { EmblemLook::Plain };
        Emblem::named(name(index)).paint(ui.painter(), rect, look, Palette::of(ui));
        ui.vertical(|ui| {
            ui.label(text::body_strong(name(index)));
            let character = opponent(index).map_or("", |one| Opponent::BuiltIn(one.personality).character());
            let line = match view.rungs[index].score() {
                Some((won, lost)) => msg::character_and_score(character, won, lost),
                None => character.to_owned(),
            };
            ui.add(Label::new(text::soft(line)).wrap());
        });
    });
}

/// Before five games, how many are missing.
fn rating(ui: &mut Ui, rating: &Rating) {
    widgets::row_from_right(ui, 22.0, |ui| {
        if rating.is_shown() {
            ui.label(text::body_strong(elo(rating.value())));
            ui.label(text::soft(msg::games(rating.results())));
        } else {
            ui.label(text::soft(msg::after_more_games(rating.missing())));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::body_soft(msg::your_rating()));
        });
    });
}

fn curve(ui: &mut Ui, rating: &Rating, view: &View<'_>) {
    widgets::rule(ui, 4.0);
    widgets::row_from_right(ui, 22.0, |ui| {
        let week = rating.change_since(view.cx.today().plus(-7));
        if let Some(week) = week.filter(|week| week.abs() >= 0.5) {
            let kind = if week > 0.0 { ChipKind::Go } else { ChipKind::Plain };
            widgets::chip(ui, &msg::this_week(rating_change(week)), kind);
        }
        ui.label(text::body_strong(elo(rating.value())));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(text::subheading(msg::your_rating()));
            ui.label(text::soft(msg::games(rating.results())));
        });
    });
    let points = rating.curve().iter().map(|point| Point::new(point.rating, point.rating, point.rating));
    let name = progress_msg::curve_name(rating.curve());
    let chart = Chart { height: CURVE, ..Chart::new(name, points.collect(), ELO_STEP, elo) };
    chart.show(ui, "");
}
