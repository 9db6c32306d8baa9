//! *Who is winning*: who wins after each move, and how many moves keep the win.

use eframe::egui::{
    Align, Label, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::app::action::{Action, Actions};
use crate::app::command::conditions;
use crate::app::game::action::GameAction;
use crate::app::scene::Scene;
use crate::app::session::Session;
use crate::app::ui::number::moves_to_f32;
use crate::app::ui::{Palette, icons, text, widgets};
use crate::messages::proof::{SHOW_WHY, WHY};
use crate::messages::{game, solver as msg};
use span_it_core::board::Player;

/// In points.
const STRIP: f32 = 26.0;

pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.horizontal(|ui| {
        ui.label(text::subheading(msg::WHO_IS_WINNING));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            why_button(ui, scene, actions);
            ui.add(Label::new(text::soft(msg::AFTER_EACH_MOVE_SHORT)).truncate());
        });
    });
    strip(ui, scene, actions);
    line(ui, scene);
}

fn why_button(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let button = widgets::button(WHY).named(SHOW_WHY).small();
    if button.show_possible(ui, conditions::show_why(scene.session)).clicked() {
        actions.push(Action::ShowProof);
    }
}

/// One cell per move: in the upper half if Horizontal wins after it, in the lower half if Vertical wins.
fn strip(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let palette = Palette::of(ui);
    // Not a Tab stop: keys show earlier positions.
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), STRIP), Sense::CLICK);
    let moves = scene.session.game().moves().len();
    ui.painter().hline(rect.x_range(), rect.center().y, (1.0, palette.line));
    for ply in 1..=moves {
        let cell = cell(rect, ply, moves);
        let Some(truth) = scene.session.solution(ply) else { continue };
        let half = match truth.winner {
            Player::Horizontal => cell.with_max_y(cell.center().y - 0.5),
            Player::Vertical => cell.with_min_y(cell.center().y + 0.5),
        };
        let radius = if half.width() > 6.0 { 2 } else { 0 };
        ui.painter().rect_filled(half, radius, palette.side(truth.winner).graphic);
        if ply == scene.session.shown_ply() {
            let stroke = Stroke::new(1.5, palette.ink);
            ui.painter().rect_stroke(half.expand(1.0), radius, stroke, StrokeKind::Outside);
        }
    }
    let over = response
        .hover_pos()
        .and_then(|at| (1..=moves).find(|&ply| cell(rect, ply, moves).x_range().contains(at.x)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, moves > 0, msg::AFTER_EACH_MOVE));
    let Some(ply) = over else { return };
    if response.clicked() {
        actions.push(Action::Game(GameAction::ShowPly(ply)));
    }
    if let Some(truth) = scene.session.solution(ply) {
        response.on_hover_text(msg::winner_after_move(ply, &scene.session.seat(truth.winner).name));
    }
}

fn cell(rect: Rect, ply: usize, moves: usize) -> Rect {
    let step = rect.width() / moves_to_f32(moves).max(20.0);
    let gap = if step > 4.0 { 1.0 } else { 0.0 };
    let left = rect.left() + (moves_to_f32(ply) - 1.0) * step;
    rect.with_min_x(left + gap).with_max_x(left + step - gap)
}

/// The winner of the shown position, and the texts about it. The number of winning moves also has a short form; there is
/// none in a game that is over.
struct Winner {
    player: Player,
    text: String,
    moves: Option<[String; 2]>,
}

/// `None` until the position is solved.
fn winner(session: &Session) -> Option<Winner> {
    let truth = session.solution(session.shown_ply())?;
    let name = game::short_name(&session.seat(truth.winner).name);
    let over = session.winning_path().is_some();
    let outcome = session.outcome().filter(|_| !session.is_viewing());
    let lost_by_resigning = outcome.is_some_and(|outcome| outcome.winner != truth.winner);
    if over || lost_by_resigning {
        let text = if over { msg::has_won(&name) } else { msg::would_have_won(&name) };
        return Some(Winner { player: truth.winner, text, moves: None });
    }
    let (winning, free) = (truth.winning_moves.len(), session.shown_position().free_nodes().count());
    let moves = match winning {
        0 => [(); 2].map(|()| msg::NO_MOVE_CHANGES_THAT.to_owned()),
        _ => [msg::winning_moves(winning, free), msg::winning_moves_short(winning, free)],
    };
    Some(Winner { player: truth.winner, text: msg::is_winning(&name), moves: Some(moves) })
}

/// Who wins the shown position, for the screen reader.
pub(super) fn announcement(session: &Session) -> Option<String> {
    let winner = winner(session)?;
    Some(match winner.moves {
        Some([moves, _]) => msg::winner_and_moves(&winner.text, &moves),
        None => msg::winner_only(&winner.text),
    })
}

/// The winner and the number of winning moves.
fn line(ui: &mut Ui, scene: &Scene<'_>) {
    let palette = Palette::of(ui);
    let Some(winner) = winner(scene.session) else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(11.0, 17.0), Sense::hover());
        icons::side_glyph(ui.painter(), rect, winner.player, palette);
        match winner.moves {
            None => {
                ui.add(Label::new(text::small_strong(winner.text)).truncate());
            }
            Some(moves) => {
                two_parts(ui, winner.text, moves.map(|moves| text::soft(msg::beside_winner(&moves))));
            }
        }
    });
}

/// Two texts side by side. The second has a short form for little room and is truncated first.
fn two_parts(ui: &mut Ui, first: String, [whole, short]: [RichText; 2]) {
    let first = text::small_strong(first);
    let (all, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let more = widgets::fitting(ui, all - gap - widgets::text_width(ui, first.clone()), [whole, short]);
    let room = (all - gap - widgets::text_width(ui, more.clone())).max(all / 2.0);
    ui.scope(|ui| {
        ui.set_max_width(room);
        ui.add(Label::new(first).truncate());
    });
    ui.add(Label::new(more).truncate());
}
