//! The card at the end of a game, in the side panel.

use crate::context::prelude::*;
use crate::kit::icons;
use crate::kit::widgets::{Button, ChipKind};
use crate::messages::{ladder, language, result as msg};
use crate::model::result::SeriesResult;
use crate::pages::game::celebration;
use crate::pages::game::result::{GameResult, ResultButton};
use crate::parts::emblem::EmblemLook;
use span_it_learn::ladder::opponents;

// Lengths in points.
const GAP: f32 = 8.0;
/// Of the main button, with the gaps around it.
const MAIN: f32 = 44.0 + 2.0 * GAP + 2.0;
/// Of another button.
const OTHER: f32 = 38.0;
const FACT_HEIGHT: f32 = 26.0;
const EMBLEM: f32 = 48.0;
const TITLE: f32 = 28.0;
/// In less height the rung is not drawn.
const ROOM_FOR_RUNG: f32 = 480.0;

pub(super) fn show(ui: &mut Ui, result: &GameResult, cx: &Context) {
    let kind = if result.is_won { CardKind::Good } else { CardKind::Raised };
    ui.scope(|ui| {
        ui.set_opacity(result.opacity);
        if let Some(series) = result.rung {
            return rung(ui, series, result, cx);
        }
        widgets::card(ui, kind, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            let width = ui.available_width();
            // The buttons are always in the panel; what does not fit above them scrolls.
            let room = ui.available_height() - MAIN - other_height(ui, width, result);
            let area = ScrollArea::vertical().id_salt(("result", cx.session.game_number()));
            area.max_height(room.max(0.0)).auto_shrink([false, true]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                heading(ui, result);
                ui.add(Label::new(sentence(result)).wrap());
                if result.has_help {
                    ui.add(Label::new(text::soft(msg::with_help())).wrap());
                }
                tip(ui, result);
                rating(ui, result);
            });
            ui.add_space(2.0);
            main_button(ui, &main(result, width).touch(), result, cx);
            other_buttons(ui, width, result, cx);
        });
    });
}

/// One thing to try.
fn tip(ui: &mut Ui, result: &GameResult) {
    let Some(tip) = &result.tip else { return };
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            icons::paint(ui.painter(), rect, Icon::Bulb, Palette::of(ui).go, 1.6);
            ui.label(text::body_strong(msg::one_thing()));
        });
        ui.add(Label::new(text::small(tip)).wrap());
    });
}

fn sentence(result: &GameResult) -> RichText {
    text::body(&result.sentence).size(15.0)
}

fn heading(ui: &mut Ui, result: &GameResult) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        if let Some((emblem, name)) = &result.emblem {
            emblem.show(ui, EMBLEM, EmblemLook::OnCard, name);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if result.emblem.is_some() && result.note.is_none() {
                ui.add_space((EMBLEM - TITLE) / 2.0);
            }
            ui.add(Label::new(text::title(&result.heading)).wrap());
            if let Some(note) = &result.note {
                ui.label(text::soft(note));
            }
        });
    });
}

/// A rung that was won, without a card around it.
fn rung(ui: &mut Ui, series: SeriesResult, result: &GameResult, cx: &Context) {
    ui.spacing_mut().item_spacing.y = GAP;
    if ui.available_height() >= ROOM_FOR_RUNG {
        celebration::rung(ui, series, &cx.progress().rungs(), result.growth);
    }
    let centred = |ui: &mut Ui, text: RichText| {
        ui.vertical_centered(|ui| ui.add(Label::new(text).wrap()));
    };
    centred(ui, text::title(&result.heading));
    centred(ui, sentence(result));
    ui.add_space(2.0);
    widgets::card(ui, CardKind::Good, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        rating(ui, result);
        fact(ui, msg::rungs(), &msg::rungs_climbed(series.climbed, opponents().len()), None);
    });
    ui.add_space(2.0);
    let width = ui.available_width();
    main_button(ui, &main(result, width).touch(), result, cx);
    other_buttons(ui, width, result, cx);
    ui.add_space(4.0);
}

fn fact(ui: &mut Ui, name: &str, value: &str, chip: Option<(String, ChipKind)>) {
    widgets::row_from_right(ui, FACT_HEIGHT, |ui| {
        if let Some((text, kind)) = chip {
            widgets::chip(ui, &text, kind);
        }
        ui.label(text::subheading(value));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.label(text::soft(name)));
    });
}

fn rating(ui: &mut Ui, result: &GameResult) {
    if let Some((rating, change)) = result.rating {
        let chip = change.map(|change| {
            (msg::change(change), if change >= 0.0 { ChipKind::Good } else { ChipKind::Plain })
        });
        let name = if change.is_some() { msg::rating() } else { msg::first_rating() };
        fact(ui, name, &language::elo(rating), chip);
        if change.is_none() {
            ui.add(Label::new(text::soft(msg::as_strong_as(nearest(rating)))).wrap());
        }
    } else if result.unrated > 0 {
        fact(ui, msg::rating(), &ladder::after_more_games(result.unrated), None);
    }
    if let Some((score, next)) = &result.score {
        fact(ui, &msg::in_match(score), next, None);
    }
}

/// The opponent whose rating comes nearest.
fn nearest(rating: f64) -> &'static str {
    let away = |one: &&span_it_learn::ladder::Opponent| (one.elo - rating).abs();
    let nearest = opponents().iter().min_by(|a, b| away(a).total_cmp(&away(b)));
    nearest.map_or("", |one| &one.personality.name)
}

fn main(result: &GameResult, width: f32) -> Button<'_> {
    widgets::button(&result.main.label).primary().width(width)
}

/// The card takes the focus when it appears, unless another control has it.
fn main_button(ui: &mut Ui, button: &Button<'_>, result: &GameResult, cx: &Context) {
    let response = button.show(ui);
    if result.takes_focus {
        response.request_focus();
    }
    if response.clicked() && result.is_armed {
        cx.request(result.main.action.clone());
    }
}

/// Their widths in a row; `None` if they do not fit and are below each other.
fn widths(ui: &Ui, width: f32, result: &GameResult) -> Option<Vec<f32>> {
    let labels = result.others.iter().map(|button| button.label.as_str());
    widgets::button::row_widths(ui, width, GAP, labels.map(widgets::button))
}

fn other_height(ui: &Ui, width: f32, result: &GameResult) -> f32 {
    let rows = if widths(ui, width, result).is_some() { 1 } else { result.others.len() };
    rows as f32 * (OTHER + GAP)
}

fn other_buttons(ui: &mut Ui, width: f32, result: &GameResult, cx: &Context) {
    let buttons = &result.others;
    let show = |ui: &mut Ui, button: &ResultButton, width: f32| {
        if widgets::button(&button.label).width(width).show(ui).clicked() && result.is_armed {
            cx.request(button.action.clone());
        }
    };
    match widths(ui, width, result) {
        None => buttons.iter().for_each(|button| show(ui, button, width)),
        Some(widths) => {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                buttons.iter().zip(widths).for_each(|(button, width)| show(ui, button, width));
            });
        }
    }
}
