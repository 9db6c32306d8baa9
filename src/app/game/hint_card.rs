//! The hint: the move, a sentence, the factors for both players, and how they add up.

use eframe::egui::{Align, Label, Layout, Margin, RichText, ScrollArea, Sense, Ui, vec2};

use crate::app::action::{Action, Actions};
use crate::app::game::action::GameAction;
use crate::app::game::panels;
use crate::app::help::place::{HelpAction, Place};
use crate::app::scene::Scene;
use crate::app::session::Hint;
use crate::app::ui::widgets::{CardKind, ChipKind};
use crate::app::ui::{Icon, Palette, icons, text, widgets};
use crate::messages::help::factor::phrase as meaning_of_factor;
use crate::messages::language::{possessive, sentences};
use crate::messages::{board, game, hint as msg, search_report, solver as solver_msg};
use span_it_core::solver::Verdict;

/// The hint, or the search for it.
pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    match scene.session.ready_hint() {
        Some(hint) => ready(ui, hint, scene, actions),
        None => thinking(ui, scene, actions),
    }
}

fn thinking(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let session = scene.session;
    let player = session.game().position().to_move();
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.horizontal(|ui| {
            ui.spinner();
            let asking = msg::is_thinking(&session.seat(player).personality.name);
            ui.add(Label::new(text::body(asking)).wrap());
        });
        let progress = session.thinking().and_then(|thinking| thinking.progress.as_ref());
        let line = progress.map_or_else(|| game::THINKING_STARTS.to_owned(), search_report::thinking);
        let line = ui.add(Label::new(text::soft(line)).wrap());
        if let Some(progress) = progress {
            line.on_hover_text(search_report::thinking_tooltip(progress));
        }
        ui.add_space(8.0);
        if widgets::button(game::MOVE_NOW).small().show(ui).clicked() {
            actions.push(Action::Game(GameAction::MoveNow));
        }
    });
}

// Lengths in points.
/// Below this, heading and buttons scroll with the rest.
const FIXED_HEAD_MIN_HEIGHT: f32 = 260.0;
/// Of the columns with numbers.
const COLUMNS: [f32; 2] = [66.0, 86.0];
const ROW_HEIGHT: f32 = 18.0;

fn ready(ui: &mut Ui, hint: &Hint, scene: &Scene<'_>, actions: &mut Actions) {
    let opponent = &scene.session.seat(hint.player.opponent()).name;
    if ui.available_height() < FIXED_HEAD_MIN_HEIGHT {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            heading(ui, hint, actions);
            verdict(ui, hint, scene, false);
            buttons(ui, hint, scene, actions);
            reasons(ui, hint, opponent, actions);
        });
        return;
    }
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        heading(ui, hint, actions);
        verdict(ui, hint, scene, true);
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            buttons(ui, hint, scene, actions);
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                    reasons(ui, hint, opponent, actions);
                });
            });
        });
    });
}

/// The sentence and, on request, the numbers.
fn reasons(ui: &mut Ui, hint: &Hint, opponent: &str, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 10.0;
    ui.label(text::body_soft(sentence(hint, opponent)));
    let is_shown = shows_numbers(ui);
    if widgets::button(msg::SHOW_NUMBERS).small().selected(is_shown).show(ui).clicked() {
        ui.data_mut(|data| data.insert_temp(numbers_id(), !is_shown));
    }
    if shows_numbers(ui) {
        // A scope of its own, because the rows of the table are closer together.
        ui.scope(|ui| table(ui, hint, opponent, actions));
        sum(ui, hint);
        outlook(ui, hint);
    }
}

fn numbers_id() -> egui::Id {
    egui::Id::unique("hint numbers")
}

fn shows_numbers(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(numbers_id()).unwrap_or(false))
}

/// With the kind of the node, if the numbers that depend on it are shown.
fn heading(ui: &mut Ui, hint: &Hint, actions: &mut Actions) {
    ui.horizontal(|ui| {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 24.0), Sense::hover());
        icons::paint(ui.painter(), rect, Icon::Bulb, palette.go, 1.7);
        ui.label(text::heading(msg::title(hint.node())));
        if shows_numbers(ui) {
            widgets::chip(ui, msg::node_kind(hint.node().kind()), ChipKind::Plain);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, Icon::Close, msg::CLOSE, true).clicked() {
                actions.push(Action::Game(GameAction::CloseHint));
            }
        });
    });
}

/// The main button plays the recommended move. A move that gives the win away gets a button of its own.
fn buttons(ui: &mut Ui, hint: &Hint, scene: &Scene<'_>, actions: &mut Actions) {
    let gap = 8.0;
    let rows = if hint.better.is_some() { 2.0 * panels::ROW_HEIGHT + gap } else { panels::ROW_HEIGHT };
    let width = ui.available_width();
    widgets::cell(ui, width, rows, Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        button_row(ui, |ui| play_button(ui, hint, scene, actions));
        if hint.better.is_some() {
            let anyway = widgets::button(&msg::play_anyway(hint.node())).min_width(width).show(ui);
            if anyway.clicked() {
                actions.push(Action::Game(GameAction::Play(hint.node())));
            }
        }
    });
}

fn play_button(ui: &mut Ui, hint: &Hint, scene: &Scene<'_>, actions: &mut Actions) {
    let label = board::play(hint.recommended());
    let play = widgets::button(&label).primary().min_width(ui.available_width() - 126.0);
    if play.show(ui).clicked() {
        actions.push(Action::Game(GameAction::Play(hint.recommended())));
    }
    let heat = widgets::button(game::HEAT_MAP).named(msg::HEAT_MAP).selected(scene.heat);
    if heat.icon(Icon::Heat).show(ui).clicked() {
        actions.push(Action::Game(GameAction::ToggleHeat));
    }
}

fn button_row(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let width = ui.available_width();
    widgets::cell(ui, width, panels::ROW_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        contents(ui);
    });
}

/// A win or a forced block, otherwise what the move builds and blocks, with the shares of its weight. The larger share
/// comes first.
pub(super) fn sentence(hint: &Hint, opponent: &str) -> String {
    let node = hint.node();
    if hint.own.resultant.is_winner() {
        return msg::wins(node);
    }
    if hint.opponent.resultant.is_winner() {
        return msg::forced_block(node, opponent);
    }
    let builds = hint.weight.own.total.max(0.0);
    let blocks = (hint.predictability / 100.0 * hint.weight.other.total).max(0.0);
    let share = if builds + blocks > 0.0 { builds / (builds + blocks) } else { 0.5 };
    let (own, other) = (&hint.own, &hint.opponent);
    let build = msg::builds(node, share, &own.resultant, &own.adjacent);
    let block = msg::blocks(node, 1.0 - share, opponent, &other.resultant, &other.adjacent);
    sentences(&if blocks > builds { [block, build] } else { [build, block] })
}

fn table(ui: &mut Ui, hint: &Hint, opponent: &str, actions: &mut Actions) {
    ui.spacing_mut().item_spacing = vec2(0.0, 5.0);
    let heads = [msg::YOUR_HEADING.to_owned(), possessive(opponent)].map(text::soft);
    row(ui, truncated(text::soft(msg::count_heading(&hint.personality))), heads);
    for term in &hint.terms {
        let figures = [term.own, term.other].map(|value| text::mono(msg::signed(value)));
        let info = term.factor.info();
        let name = |ui: &mut Ui| {
            if widgets::help_link(ui, info.name, text::small(info.name), meaning_of_factor(info)).clicked() {
                actions.push(Action::Help(HelpAction::Open(Place::factor(term.factor))));
            }
        };
        row(ui, name, figures);
    }
    widgets::rule(ui, 2.0);
    let totals =
        [hint.weight.own.total, hint.weight.other.total].map(|value| text::mono_strong(msg::number(value)));
    row(ui, truncated(text::small_strong(msg::TOTAL)), totals);
}

fn truncated(text: RichText) -> impl FnOnce(&mut Ui) {
    move |ui| {
        ui.add(Label::new(text).truncate());
    }
}

fn row(ui: &mut Ui, name: impl FnOnce(&mut Ui), figures: [RichText; 2]) {
    let whole = ui.available_width();
    let first = whole - COLUMNS[0] - COLUMNS[1];
    widgets::cell(ui, whole, ROW_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        widgets::cell(ui, first, ROW_HEIGHT, Layout::left_to_right(Align::Center), name);
        for (width, figure) in COLUMNS.into_iter().zip(figures) {
            let layout = Layout::right_to_left(Align::Center);
            widgets::cell(ui, width, ROW_HEIGHT, layout, truncated(figure));
        }
    });
}

fn sum(ui: &mut Ui, hint: &Hint) {
    let palette = Palette::of(ui);
    let frame = palette.frame(palette.raised, 9).inner_margin(Margin::symmetric(12, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(text::soft(msg::SUM_FORMULA));
        ui.horizontal(|ui| {
            let formula = msg::formula(hint.weight.own.total, hint.predictability, hint.weight.other.total);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(text::mono_strong(msg::number(hint.weight.w)).size(17.0));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(text::mono(formula)).truncate());
                });
            });
        });
    });
}

fn outlook(ui: &mut Ui, hint: &Hint) {
    let choice = &hint.choice;
    if choice.depth > 1 {
        ui.label(text::soft(msg::lookahead(choice.depth, choice.value, choice.line.get(1).copied())));
    }
    if !choice.complete {
        ui.label(text::soft(msg::stopped_at_level(choice.depth, choice.wanted)));
    }
}

/// The solver's verdict on the move, with the winning moves as a text or a tooltip.
fn verdict(ui: &mut Ui, hint: &Hint, scene: &Scene<'_>, has_room: bool) {
    let session = scene.session;
    let palette = Palette::of(ui);
    let free = session.game().position().free_nodes().count();
    let winning = session.solution(session.game().moves().len()).map(|solution| solution.winning_moves.len());
    let (icon, ink, message, more) = match hint.verdict {
        Verdict::Keeps | Verdict::Only => {
            let more = winning.map(|winning| solver_msg::agrees(hint.node(), winning - 1, free - 1));
            (Icon::Check, palette.go, solver_msg::AGREES, more)
        }
        Verdict::Throws => {
            let more = hint.better.map(|better| solver_msg::disagrees(hint.node(), better));
            (Icon::Cross, palette.bad, solver_msg::DISAGREES, more)
        }
        Verdict::Nothing => (Icon::Dash, palette.soft, solver_msg::NO_MOVE_WINS, None),
    };
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
        icons::paint(ui.painter(), rect, icon, ink, 2.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let title = ui.label(text::body_strong(message).color(ink));
            match more {
                Some(more) if has_room => {
                    ui.label(text::soft(more));
                }
                Some(more) => {
                    title.on_hover_text(more);
                }
                None => {}
            }
        });
    });
}
