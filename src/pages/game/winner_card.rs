//! *Who is winning*: who wins the shown position, how many moves keep the win, and who won after each move.

use eframe::egui::TextFormat;
use eframe::egui::text::LayoutJob;

use crate::context::command::conditions;
use crate::context::prelude::*;
use crate::kit::number::moves_to_f32;
use crate::messages::{game, solver as msg};
use crate::pages::game::help_card;

// Lengths in points.
const STRIP: f32 = 14.0;
const FOOT: f32 = 30.0;

pub(super) fn show(ui: &mut Ui, cx: &Context) {
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let close = (msg::close(), GameAction::ToggleWinner);
        help_card::heading(ui, Icon::Eye, msg::who_is_winning(), close, cx);
        sentence(ui, &cx.session);
        strip(ui, cx);
        widgets::row_from_right(ui, FOOT, |ui| {
            let why = widgets::button(msg::show_why()).small();
            if why.show_possible(ui, conditions::show_why(&cx.session)).clicked() {
                cx.request(Action::ShowProof);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(text::soft(msg::after_each_move_short())).truncate());
            });
        });
    });
}

/// Who wins in bold, then the moves that keep the win.
fn sentence(ui: &mut Ui, session: &Session) {
    let ink = Palette::of(ui).ink;
    let [winner, moves] = texts(session).unwrap_or_else(|| [msg::busy().to_owned(), String::new()]);
    let mut job = LayoutJob::default();
    job.append(&winner, 0.0, TextFormat::simple(font::semibold(14.0), ink));
    job.append(
        &moves,
        if moves.is_empty() { 0.0 } else { 4.0 },
        TextFormat::simple(font::regular(14.0), ink),
    );
    job.wrap.max_width = ui.available_width();
    let galley = ui.painter().layout_job(job);
    let name = sentences(&[winner, moves]);
    let response = ui.add(Label::new(galley));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// One cell per move in the colour of the player who wins after it. Cells of Vertical have a groove.
fn strip(ui: &mut Ui, cx: &Context) {
    let palette = Palette::of(ui);
    // Not a Tab stop: keys show earlier positions.
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), STRIP), Sense::CLICK);
    let moves = cx.session.game().moves().len();
    for ply in 1..=moves {
        let cell = cell(rect, ply, moves);
        let Some(truth) = cx.session.solution(ply) else { continue };
        let radius = palette.corner(if cell.width() > 6.0 { 3 } else { 0 });
        ui.painter().rect_filled(cell, radius, palette.side(truth.winner).graphic);
        if truth.winner == Player::Vertical {
            let groove = cell.shrink2(vec2(cell.width().min(6.0) / 4.0, (STRIP - 2.0) / 2.0));
            ui.painter().rect_filled(groove, 0, palette.panel);
        }
        if ply == cx.session.shown_ply() {
            let stroke = Stroke::new(1.5, palette.ink);
            ui.painter().rect_stroke(cell.expand(0.5), radius, stroke, StrokeKind::Outside);
        }
    }
    let over = response
        .hover_pos()
        .and_then(|at| (1..=moves).find(|&ply| self::cell(rect, ply, moves).x_range().contains(at.x)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, moves > 0, msg::after_each_move()));
    let Some(ply) = over else { return };
    if response.clicked() {
        cx.request(Action::Game(GameAction::ShowPly(ply)));
    }
    if let Some(truth) = cx.session.solution(ply) {
        response.on_hover_text(msg::winner_after_move(ply, &cx.session.seat(truth.winner).name));
    }
}

fn cell(rect: Rect, ply: usize, moves: usize) -> Rect {
    let step = rect.width() / moves_to_f32(moves).max(20.0);
    let gap = if step > 4.0 { 1.0 } else { 0.0 };
    let left = rect.left() + (moves_to_f32(ply) - 1.0) * step;
    rect.with_min_x(left + gap).with_max_x(left + step - gap)
}

/// Who wins the shown position, and how many moves keep the win. `None` until the position is solved.
fn texts(session: &Session) -> Option<[String; 2]> {
    let truth = session.solution(session.shown_ply())?;
    let name = game::short_name(&session.seat(truth.winner).name);
    let outcome = session.outcome().filter(|_| !session.is_viewing());
    if session.winning_path().is_some() {
        return Some([msg::has_won(&name), String::new()]);
    }
    if outcome.is_some_and(|outcome| outcome.winner != truth.winner) {
        return Some([msg::would_have_won(&name), String::new()]);
    }
    let (winning, free) = (truth.winning_moves.len(), session.shown_position().free_count());
    Some([msg::is_winning(&name), msg::winning_moves(winning, free)])
}

/// Who wins the shown position, for the screen reader.
pub(super) fn announcement(session: &Session) -> Option<String> {
    texts(session).map(|texts| sentences(&texts))
}
