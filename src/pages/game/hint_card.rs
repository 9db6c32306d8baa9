//! The hint: where to play and why, and on request the numbers and the losing move that the personality prefers.

use crate::board::pointer::parts_table;
use crate::context::prelude::*;
use crate::messages::{board, game, hint as msg, search_report};
use crate::model::session::{Advice, Hint};
use crate::pages::game::{help_card, panels};
use crate::parts::{heat_map, moves};

// Lengths in points.
const GAP: f32 = 8.0;
const ROW_HEIGHT: f32 = 20.0;

/// The hint, or the search for it.
pub(super) fn show(ui: &mut Ui, cx: &Context) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        match cx.session.ready_hint() {
            Some(hint) => ready(ui, hint, cx),
            None => thinking(ui, cx),
        }
    });
}

fn thinking(ui: &mut Ui, cx: &Context) {
    help_card::heading(ui, Icon::Bulb, msg::thinking(), (msg::close(), GameAction::CloseHint), cx);
    let progress = cx.session.thinking().and_then(|thinking| thinking.progress.as_ref());
    ui.horizontal(|ui| {
        ui.spinner();
        let button = widgets::button(game::move_now()).small();
        let tip = progress.map(search_report::thinking_tooltip).unwrap_or_default();
        if button.tip(&tip).show(ui).clicked() {
            cx.request(Action::Game(GameAction::MoveNow));
        }
    });
}

fn ready(ui: &mut Ui, hint: &Hint, cx: &Context) {
    let title = board::play(hint.node());
    help_card::heading(ui, Icon::Bulb, &title, (msg::close(), GameAction::CloseHint), cx);
    let opponent = &cx.session.seat(hint.player.opponent()).name;
    ui.add(Label::new(text::body(reason(&cx.session, hint, &msg::opponent(opponent)))).wrap());
    let has_numbers = hint.advice != Advice::Unchecked;
    buttons(ui, hint, has_numbers, cx);
    if has_numbers && shows_numbers(ui.ctx()) {
        if let Some(sentence) = losing_choice(&cx.session, hint) {
            widgets::rule(ui, 4.0);
            ui.add(Label::new(text::soft(sentence)).wrap());
        }
        numbers(ui, hint, cx, &msg::opponent(opponent));
        outlook(ui, hint);
    }
}

fn numbers_id() -> egui::Id {
    egui::Id::unique("hint numbers")
}

/// Whether the player asked for the numbers behind hints.
pub(super) fn shows_numbers(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(numbers_id()).unwrap_or(false))
}

/// The main button plays the move that the board marks.
fn buttons(ui: &mut Ui, hint: &Hint, has_numbers: bool, cx: &Context) {
    let width = (ui.available_width() - GAP) / 2.0;
    let label = board::play(hint.node());
    let is_shown = shows_numbers(ui.ctx());
    let numbers = widgets::button(msg::show_numbers()).selected(is_shown);
    let last = numbers.fitting_width(ui).max(width) + GAP;
    let last = if has_numbers { last } else { 0.0 };
    let layout = Layout::left_to_right(Align::Center);
    let whole = ui.available_width();
    widgets::cell(ui, whole, panels::ROW_HEIGHT, layout, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let play = widgets::button(&label).width(whole - last);
        if play.primary().show(ui).clicked() {
            moves::guard(ui);
            cx.request(Action::Game(GameAction::Play(hint.node())));
        }
        if has_numbers && numbers.min_width(last - GAP).show(ui).clicked() {
            ui.data_mut(|data| data.insert_temp(numbers_id(), !is_shown));
        }
    });
}

/// Where to play and why, in one sentence. Says who wins only in a lost position.
fn reason(session: &Session, hint: &Hint, opponent: &str) -> String {
    let node = hint.node();
    if hint.advice == Advice::Unchecked {
        return msg::of_1993(node, &hint.personality);
    }
    if session.shown_position().connectors() == 0 {
        return msg::first(node);
    }
    if hint.own.resultant.is_winner() {
        return msg::wins(node);
    }
    if let Some((n, finishing)) = &hint.win {
        return msg::forces(node, *n, finishing, opponent);
    }
    if hint.opponent.resultant.is_winner() {
        return msg::saves(node, opponent);
    }
    match hint.advice {
        Advice::Lost { answers } if answers + 1 < hint.free => msg::hardest(node, opponent, answers),
        Advice::Lost { .. } => msg::lost(node, opponent),
        _ => {
            let build = msg::builds(node, &hint.own.resultant, &hint.own.adjacent, hint.lines_left);
            let theirs = (&hint.opponent.resultant, &hint.opponent.adjacent[..]);
            let block = msg::blocks(node, opponent, theirs, hint.longer);
            let reasons = if hint.blocks_first() { [block, build] } else { [build, block] };
            let mut reasons: Vec<String> = reasons.into_iter().flatten().collect();
            if reasons.is_empty() {
                reasons.push(msg::good_spot(opponent));
            }
            msg::why(node, &reasons)
        }
    }
}

fn losing_choice(session: &Session, hint: &Hint) -> Option<String> {
    let Advice::Instead { reply } = hint.advice else { return None };
    let opponent = msg::opponent(&session.seat(hint.player.opponent()).name);
    Some(msg::losing_choice(&hint.personality, hint.choice.mv, &opponent, reply))
}

/// The hint for the screen reader.
pub(super) fn announcement(session: &Session) -> Option<String> {
    let hint = session.ready_hint()?;
    let opponent = msg::opponent(&session.seat(hint.player.opponent()).name);
    Some(sentences(&[game::play_hint(hint.node()), reason(session, hint, &opponent)]))
}

/// How much the move builds and blocks. The tooltip has the factors behind it.
fn numbers(ui: &mut Ui, hint: &Hint, cx: &Context, opponent: &str) {
    let (own, blocked) = (hint.weight.own.total, hint.blocked());
    let response = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.add(Label::new(text::soft(msg::points(&hint.personality))).wrap());
        row(ui, text::body(msg::builds_text()), text::mono(msg::number(own)));
        row(ui, text::body(msg::blocks_for(opponent)), text::mono(msg::number(blocked)));
        widgets::rule(ui, 2.0);
        row(ui, text::body_strong(msg::together()), text::mono_strong(msg::number(hint.weight.w)));
    });
    let factors = &cx.session.seat(hint.player).personality.factors;
    let names = [hint.player, hint.player.opponent()].map(|player| cx.session.seat(player).name.clone());
    let rows = heat_map::rows_of(names, factors, &hint.terms, &[], hint.node());
    response.response.on_hover_ui(|ui| parts_table(ui, &rows));
}

fn row(ui: &mut Ui, name: RichText, figure: RichText) {
    widgets::row_from_right(ui, ROW_HEIGHT, |ui| {
        ui.label(figure);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(name).truncate());
        });
    });
}

/// The lookahead belongs to the choice of the personality.
fn outlook(ui: &mut Ui, hint: &Hint) {
    let choice = &hint.choice;
    if choice.mv != hint.node() {
        return;
    }
    if choice.depth > 1 {
        ui.label(text::soft(msg::lookahead(choice.depth, msg::number(choice.value), choice.line.get(1))));
    }
    if !choice.complete {
        ui.label(text::soft(msg::stopped_at_level(choice.depth, choice.wanted)));
    }
}
