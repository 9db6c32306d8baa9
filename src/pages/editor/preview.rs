//! Preview of the play: a test position with weights, the chosen node, and the solver's verdict.

use crate::board;
use crate::board::{Mark, MarkKind, WeightParts};
use crate::context::page::{TITLE_BESIDE, back_button};
use crate::context::prelude::*;
use crate::kit::widgets::ChipKind;
use crate::messages::board::sides;
use crate::messages::{editor as msg, help, solver};
use crate::pages::editor::commands::{try_game, use_in_next_game};
use crate::pages::editor::preview_job::TestPosition;
use crate::pages::editor::state::EditorState;
use crate::pages::editor::{cards, compare, header};
use crate::parts::{heat_map, moves};
use span_it_core::engine;
use span_it_core::solver::Verdict;

// Lengths in points.
/// Beside the scroll bar.
const BAR: f32 = 12.0;
const CARD_HEIGHT: f32 = 40.0;
const BUTTON_HEIGHT: f32 = 38.0;
const SMALL_BUTTON_HEIGHT: f32 = 30.0;
/// Height of everything in the column except the board.
const HEIGHT_AROUND_BOARD: f32 = 164.0;
/// Of the board above the sliders.
const LOW_BOARD_HEIGHT: f32 = 190.0;
/// Additional height for a comparison, without its table.
const COMPARISON_HEIGHT: f32 = 60.0;
const MIN_BOARD_HEIGHT: f32 = 220.0;
const GAP: f32 = 10.0;
/// From this width on, the texts are beside the board, and the buttons in one row.
const TEXTS_BESIDE: f32 = 560.0;

/// Shows the preview in a wide window. The board gets the remaining height.
pub(super) fn show(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    let whole = ui.available_rect_before_wrap();
    let room = whole.with_max_x(whole.right() - BAR);
    ui.spacing_mut().item_spacing.y = GAP;
    let below = room.with_min_y(room.bottom() - footer_height(room.width(), state));
    let above = whole.with_max_y(below.top() - GAP);
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("what it plays").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(room.width());
            head(ui, cx);
            position_choice(ui, state);
            let comparison = if state.compared().is_some() { COMPARISON_HEIGHT } else { 0.0 };
            let rest = above.height() - HEIGHT_AROUND_BOARD - comparison;
            board(ui, rest.clamp(MIN_BOARD_HEIGHT, room.width().max(MIN_BOARD_HEIGHT)), cx, state);
            card(ui, cx, state);
            compare::show(ui, state, cx);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| footer(ui, state, cx));
}

/// Shows the preview above the sliders of a narrow window, without its buttons.
pub(super) fn above_sliders(ui: &mut egui::Ui, cx: &Context, state: &mut EditorState) {
    ui.spacing_mut().item_spacing.y = GAP;
    let texts = |ui: &mut egui::Ui, state: &mut EditorState| {
        header::facts(ui, cx, state);
        position_choice(ui, state);
        card(ui, cx, state);
    };
    let room = ui.available_width();
    if room < TEXTS_BESIDE {
        texts(ui, state);
        board(ui, LOW_BOARD_HEIGHT, cx, state);
    } else {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            // The texts need more room than the board.
            let left = vec2((room - GAP) * 0.4, LOW_BOARD_HEIGHT);
            ui.allocate_ui(left, |ui| board(ui, left.y, cx, state));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = GAP;
                texts(ui, state);
            });
        });
    }
    compare::show(ui, state, cx);
}

fn head(ui: &mut egui::Ui, cx: &Context) {
    // With room for the focus ring of a button.
    widgets::row_from_right(ui, 34.0, |ui| {
        back_button(ui, msg::close(), TITLE_BESIDE, cx);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let heading = text::heading(msg::would_play());
            if widgets::help_link(ui, msg::would_play(), heading, &help::about(msg::title())).clicked() {
                cx.request(Action::Help(HelpAction::Open(Place::at(Chapter::Personalities, "the-editor"))));
            }
        });
    });
}

fn position_choice(ui: &mut egui::Ui, state: &mut EditorState) {
    let mut chosen =
        TestPosition::ALL.iter().position(|&test_position| test_position == state.test_position).unwrap_or(0);
    ScrollArea::horizontal().id_salt("stages").show(ui, |ui| {
        if widgets::segmented(ui, msg::position(), &mut chosen, &msg::positions().map(SegmentItem::plain))
            .changed()
        {
            state.test_position = TestPosition::ALL[chosen];
        }
    });
}

fn board(ui: &mut egui::Ui, height: f32, cx: &Context, state: &mut EditorState) {
    if state.position(&cx.session).is_none() {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let Some(drawn) = &state.drawn else { return };
    let position = drawn.preview.request.position.clone();
    let pointed = state.pointed.filter(|&node| position.is_free(node));
    let rows = pointed.map(|node| parts(state, node)).unwrap_or_default();
    let comparing = drawn.preview.other.as_ref();
    let own_choice = drawn.preview.own.choice.mv;
    let theirs = comparing.map(|other| other.choice.mv).filter(|&mv| mv != own_choice);
    let marks: Vec<Mark> =
        theirs.map(|node| Mark { node, kind: MarkKind::ComparedChoice }).into_iter().collect();
    let (map, weight_changes) =
        (drawn.heat.clone(), if comparing.is_some() { drawn.weight_changes.clone() } else { Vec::new() });
    let drawn = board::BoardScene {
        hint: Some((position.to_move(), own_choice)),
        heat: &map,
        weight_changes: &weight_changes,
        parts: pointed.map(|node| WeightParts { node, rows: &rows }),
        coordinates: cx.settings.coordinates,
        reduced_motion: true,
        zoomable: true,
        marks: &marks,
        ..board::BoardScene::of(&position, sides())
    };
    state.pointed = board::show(ui, rect, &drawn, &mut state.board).pointed;
}

fn parts(state: &EditorState, node: Node) -> Vec<[String; 3]> {
    let Some(drawn) = &state.drawn else { return Vec::new() };
    let request = &drawn.preview.request;
    let terms = engine::explain(&request.position, &request.factors, request.seed, node);
    let sides = [msg::for_itself(), msg::for_opponent()].map(str::to_owned);
    heat_map::rows_of(sides, &request.factors, &terms, &drawn.ranked, node)
}

fn card(ui: &mut egui::Ui, cx: &Context, state: &EditorState) {
    if state.position(&cx.session).is_none() {
        ui.label(text::body_soft(msg::no_move_left()));
        return;
    }
    widgets::card(ui, CardKind::Raised, |ui| {
        // Reserve the full height from the start, so that nothing below moves under the pointer.
        ui.set_min_height(CARD_HEIGHT);
        let Some(drawn) = &state.drawn else {
            ui.label(text::body_soft(msg::thinking()));
            return;
        };
        let (preview, choice) = (&drawn.preview, &drawn.preview.own.choice);
        let verdict = preview.truth.verdict(preview.request.position.to_move(), choice.mv);
        let message = match state.form.personality() {
            None => msg::last_valid().to_owned(),
            Some(_) if cx.settings.workshop_details => msg::lookahead_value(choice, preview.complete),
            Some(_) => msg::looks_ahead(choice.depth),
        };
        ui.spacing_mut().item_spacing.y = 2.0;
        widgets::row_from_right(ui, 20.0, |ui| {
            verdict_chip(ui, verdict);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(text::subheading(msg::plays(choice.mv))).truncate());
            });
        });
        let value = egui::Label::new(text::soft(message)).truncate();
        ui.add(value).on_hover_text(msg::lookahead_value_tip(choice, preview.complete));
    });
}

fn verdict_chip(ui: &mut egui::Ui, verdict: Verdict) {
    let palette = Palette::of(ui);
    widgets::marked_chip(ui, solver::verdict(verdict), chip_kind(verdict), |painter, mark| {
        moves::verdict_mark(painter, mark, verdict, palette);
    });
}

const fn chip_kind(verdict: Verdict) -> ChipKind {
    match verdict {
        Verdict::Keeps | Verdict::Only => ChipKind::Go,
        Verdict::Throws => ChipKind::Bad,
        Verdict::Nothing => ChipKind::Plain,
    }
}

/// The height of [`footer`] in this width.
fn footer_height(width: f32, state: &EditorState) -> f32 {
    let quick_match = if state.quick_match.is_some() { cards::MATCH_HEIGHT + GAP } else { 0.0 };
    let use_it = if state.form.of.is_some() { BUTTON_HEIGHT + GAP } else { 0.0 };
    let small = if width < TEXTS_BESIDE { GAP + SMALL_BUTTON_HEIGHT } else { 0.0 };
    quick_match + use_it + BUTTON_HEIGHT + small
}

pub(super) fn footer(ui: &mut egui::Ui, state: &mut EditorState, cx: &Context) {
    if let Some(quick_match) = &state.quick_match {
        cards::quick_match(ui, state, quick_match, cx);
    }
    let width = ui.available_width();
    use_it(ui, width, state, cx);
    let compares = state.compared().is_some();
    let played: u8 = if compares { 2 } else { 1 };
    let is_one_row = width >= TEXTS_BESIDE;
    let equal = |count: u8| (width - f32::from(count - 1) * GAP) / f32::from(count);
    let [large, small] = if is_one_row { [equal(played + 2); 2] } else { [equal(played), equal(2)] };
    let play = |ui: &mut egui::Ui, state: &EditorState| {
        try_it(ui, large, state, cx);
        if compares {
            cards::match_button(ui, large, state, cx);
        }
    };
    let look = |ui: &mut egui::Ui, state: &mut EditorState| {
        compare::choice(ui, small, state, cx);
        compare::train_button(ui, small, state, cx);
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        play(ui, state);
        if is_one_row {
            look(ui, state);
        }
    });
    if !is_one_row {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            look(ui, state);
        });
    }
}

/// Uses the personality for the player of the New Game dialog.
fn use_it(ui: &mut egui::Ui, width: f32, state: &EditorState, cx: &Context) {
    let Some(player) = state.form.of else { return };
    let personality = state.form.personality();
    let button = widgets::button(msg::use_in_new_game()).min_width(width);
    let pressed = button.show_enabled(ui, personality.is_some(), Some(msg::fix_values())).clicked();
    if let Some(personality) = personality.filter(|_| pressed) {
        cx.later(move |cx| use_in_next_game(cx, player, &personality));
    }
}

fn try_it(ui: &mut egui::Ui, width: f32, state: &EditorState, cx: &Context) {
    let label = msg::play(state.form.draft.name.trim());
    let button = widgets::button(&label).icon(Icon::Play).width(width).tip(msg::play_tip());
    let button = if state.form.is_unsaved() { button } else { button.primary() };
    let is_valid = state.form.personality().is_some();
    if button.show_enabled(ui, is_valid, Some(msg::fix_values())).clicked() {
        cx.later(try_game);
    }
}
