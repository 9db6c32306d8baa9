//! The opening explorer: a board, who wins, and the moves of the stored games.

use eframe::egui::scroll_area::ScrollBarVisibility;

use crate::board;
use crate::board::BoardScene;
use crate::context::prelude::*;
use crate::kit::list::{List, ListAnswer, RowKind};
use crate::kit::split;
use crate::kit::table::Columns;
use crate::kit::widgets::label::Line;
use crate::messages::games::explorer as msg;
use crate::messages::puzzle::joins_edges;
use crate::pages::games::commands::explore;
use crate::pages::games::state::Explorer;
use span_it_store::games::NextMove;

// Lengths in points.
const ROW_HEIGHT: f32 = 30.0;
const COLUMNS: Columns<4> = Columns {
    heads: msg::columns,
    widths: [None, Some(54.0), Some(50.0), Some(52.0)],
    padding: 8.0,
    gap: 8.0,
};
/// Of the height that the board may have.
const BOARD_SHARE: f32 = 0.5;

/// Board and moves one below the other, in a narrow window side by side.
pub(super) fn show(ui: &mut Ui, explorer: &mut Explorer, sizes: &[BoardSize], cx: &Context) {
    if let Some(position) = explorer.take_request() {
        cx.later(move |cx| explore(cx, &position));
    }
    let is_wide = split::is_wide(ui);
    if is_wide {
        ui.label(text::subheading(msg::title()));
    }
    let room = ui.available_rect_before_wrap();
    let (board, below) = if is_wide {
        let height = (room.height() * BOARD_SHARE).min(room.width());
        (room.with_max_y(room.top() + height), room.with_min_y(room.top() + height + 8.0))
    } else {
        let width = (room.width() * BOARD_SHARE).min(room.height());
        (room.with_max_x(room.left() + width), room.with_min_x(room.left() + width + 16.0))
    };
    show_board(ui, board, explorer, cx);
    ui.scope_builder(eframe::egui::UiBuilder::new().max_rect(below), |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        steps(ui, explorer);
        ui.add(Label::new(text::body(verdict(explorer))).wrap());
        moves(ui, explorer, sizes);
    });
}

fn show_board(ui: &mut Ui, rect: Rect, explorer: &mut Explorer, cx: &Context) {
    let position = explorer.position.clone();
    let mover = position.to_move();
    let scene = BoardScene {
        takes_moves: true,
        playable: explorer.solution.as_ref().map(|_| mover),
        last_move: explorer.last_move(),
        hint: explorer.pointed.map(|node| (mover, node)),
        animates_win: false,
        coordinates: cx.settings.coordinates,
        reduced_motion: cx.reduced_motion(),
        ..BoardScene::of(&position, ByPlayer::from_fn(joins_edges))
    };
    let output = board::show(ui, rect, &scene, &mut explorer.board);
    board::announce_refusal(ui, &scene, output.refused);
    if let Some(node) = output.played {
        explorer.step_into(node);
    }
}

fn steps(ui: &mut Ui, explorer: &mut Explorer) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let can = explorer.last_move().is_some();
        if widgets::icon_button(ui, Icon::First, msg::start(), can).clicked() {
            explorer.set_line(Vec::new());
        }
        if widgets::icon_button(ui, Icon::Prev, msg::back(), can).clicked() {
            explorer.step_back();
        }
    });
}

fn verdict(explorer: &Explorer) -> String {
    let position = &explorer.position;
    match &explorer.solution {
        Some(solution) => {
            let free = position.free_count();
            msg::verdict(position.to_move(), solution.winner, solution.winning_moves.len(), free)
        }
        None => msg::won(position.to_move().opponent()),
    }
}

/// `sizes` are the boards of the stored games.
fn moves(ui: &mut Ui, explorer: &mut Explorer, sizes: &[BoardSize]) {
    let Some(moves) = explorer.moves.clone() else { return };
    if moves.is_empty() {
        let size = explorer.position.size();
        let why = if sizes.contains(&size) { msg::no_moves().to_owned() } else { msg::no_games(size) };
        ui.add(Label::new(text::body_soft(why)).wrap());
        return;
    }
    if moves.iter().any(|next| next.random > 0) {
        ui.add(Label::new(text::soft(msg::random())).wrap());
    }
    COLUMNS.heads(ui);
    let is_enabled = ui.is_enabled();
    let keeps_win = |next: &NextMove| {
        let winner = explorer.winner_after(*next.nodes.first()?);
        winner.map(|winner| winner == explorer.position.to_move())
    };
    let list = List {
        id: ui.scope_id().with("moves"),
        kind: RowKind::Buttons,
        count: moves.len(),
        height: ROW_HEIGHT,
        gap: 0.0,
        chosen: None,
        seek: &mut false,
    };
    let bar = ScrollBarVisibility::AlwaysVisible;
    let area = ScrollArea::vertical().scroll_bar_visibility(bar).auto_shrink([false, false]);
    let info = |row: usize, _| {
        let next = &moves[row];
        WidgetInfo::labeled(Role::Button, is_enabled, msg::row(next, keeps_win(next)))
    };
    let mut pointed = None;
    let answer = list.show(ui, area, &info, &mut |ui, row, response| {
        let next = &moves[row];
        if response.hovered() || response.has_focus() {
            pointed = next.nodes.first().copied();
        }
        paint(ui, response, next, keeps_win(next));
    });
    explorer.pointed = pointed;
    if let Some(ListAnswer::Opened(row)) = answer
        && let Some(&node) = moves[row].nodes.first()
    {
        explorer.step_into(node);
    }
}

/// `keeps_win` is whether the mover wins after it.
fn paint(ui: &Ui, response: &Response, next: &NextMove, keeps_win: Option<bool>) {
    let palette = Palette::of(ui);
    let cells = msg::cells(next, keeps_win);
    let line = |(index, text)| {
        let (font, color) = match index {
            0 => (font::mono(13.0), palette.ink),
            3 if keeps_win == Some(true) => (font::semibold(13.0), palette.go),
            3 => (font::regular(13.0), palette.bad),
            _ => (font::regular(13.0), palette.soft),
        };
        Line { text, font, color }
    };
    COLUMNS.paint(ui, response.rect, cells.iter().map(String::as_str).enumerate().map(line));
    response.clone().on_hover_text(msg::row(next, keeps_win));
}
