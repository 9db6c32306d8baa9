//! The panel: the game, the counts of each player, better moves, the moves with their marks.

use crate::context::prelude::*;
use crate::kit::{icons, split};
use crate::messages::{games, review as msg};
use crate::pages::review::state::ReviewState;
use crate::pages::review::{
    MoveView, back_button, board_pane, commands, graph, next_button, play_on, player_identification, score,
    story_panel,
};
use crate::parts::moves;
use span_it_core::referee::Termination;
use span_it_core::solver::Verdict;

// Lengths in points.
const FOOTER_HEIGHT: f32 = 38.0;
const CARD_MARGIN: Margin = Margin { left: 12, right: 12, top: 10, bottom: 11 };
/// With the gap after it.
const MARK_WIDTH: f32 = 18.0;
const GAP: f32 = 12.0;
/// The share of the page for game and players beside the moves.
const LEFT: f32 = 0.55;
/// In less height the graph is beside the story.
const LOW_STORY: f32 = 170.0;

/// In a wide window below each other; in a narrow one game and players at the left, moves at the right, and the graph.
pub(super) fn show(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    if !split::is_wide(ui) {
        return columns(ui, state, view);
    }
    ui.spacing_mut().item_spacing.y = GAP;
    head(ui, view.cx, true);
    if let Some(texts) = view.texts {
        let room = ui.available_rect_before_wrap();
        let foot = room.with_min_y(room.bottom() - story_panel::buttons_height(view));
        story(ui, room.with_max_y(foot.top() - GAP), view);
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| story_panel::buttons(ui, texts, view, false));
        return;
    }
    words(ui, state, view);
    let room = ui.available_rect_before_wrap();
    let foot = room.with_min_y(room.bottom() - FOOTER_HEIGHT);
    let list = room.with_max_y(foot.top() - GAP);
    ui.scope_builder(UiBuilder::new().max_rect(list), |ui| {
        widgets::rule(ui, 10.0);
        move_list(ui, view);
    });
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| buttons(ui, view));
}

/// In a low window the story scrolls.
fn story(ui: &mut Ui, rect: Rect, view: MoveView<'_>) {
    let Some(texts) = view.texts else { return };
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ScrollArea::vertical().id_salt("story").auto_shrink(false).show(ui, |ui| {
            story_panel::show(ui, texts, view);
        });
    });
}

fn columns(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    let halves = |room: Rect| {
        let left = room.with_max_x(room.left() + room.width() * LEFT - 10.0);
        (left, room.with_min_x(left.right() + 20.0))
    };
    let (mut graph, mut room) = board_pane::split_off_graph(ui.max_rect(), true);
    if view.texts.is_some() && room.height() < LOW_STORY {
        let (left, right) = halves(ui.max_rect());
        (graph, room) = (right.with_max_y(right.top() + graph.height()), left);
    }
    graph::show(ui, graph, view);
    if view.texts.is_some() {
        return story(ui, room, view);
    }
    let (left, right) = halves(room);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        ScrollArea::vertical().id_salt("beside the moves").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 9.0);
            head(ui, view.cx, false);
            words(ui, state, view);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| move_list(ui, view));
}

fn move_list(ui: &mut Ui, view: MoveView<'_>) {
    moves::marked(ui, view.navigation, view.cx);
}

/// What there is to learn from the game and from the move.
fn words(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    if view.cx.story.is_busy() {
        ui.label(text::soft(msg::story::busy()));
    } else if view.cx.story.texts(&view.cx.session).is_some()
        && widgets::button(msg::turning_points()).small().show(ui).clicked()
    {
        view.cx.later(commands::toggle_all_moves);
    }
    players(ui, view.cx);
    if !view.facts.wins_game() {
        alternatives(ui, state, view);
    }
    player_identification::show(ui, state, view);
}

/// The page title, the game, and the close button if there is no other.
fn head(ui: &mut Ui, cx: &Context, is_closing: bool) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(text::heading(msg::title_text()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(30.0);
            if is_closing {
                back_button(ui, cx);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let message = widgets::fitting(ui, ui.available_width(), game(cx).map(text::soft));
                ui.add(Label::new(message).truncate());
            });
        });
    });
}

/// The players and the result; and a short form without the moves, which the graph shows.
fn game(cx: &Context) -> [String; 2] {
    let session = &cx.session;
    let name = |player| session.seat(player).name.as_str();
    let (names, moves) = (Player::ALL.map(name), session.game().moves().len());
    let Some(outcome) = session.outcome() else {
        return [msg::game_line(names, msg::in_progress()), games::moves(moves)];
    };
    let [winner, loser] = [outcome.winner, outcome.winner.opponent()].map(name);
    let [how, short] = match outcome.termination {
        Termination::Path => [msg::won(winner, moves), games::won_by(winner)],
        Termination::Resignation => [msg::resigned(loser, moves), games::resigned_by(loser)],
        Termination::Time => [msg::lost_on_time(loser, moves), games::lost_on_time(loser)],
    };
    [msg::game_line(names, &how), short]
}

fn players(ui: &mut Ui, cx: &Context) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                counts(column, player, cx);
            }
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for player in Player::ALL {
            let name = &cx.session.seat(player).name;
            if let Some((kept, times)) = score(&cx.session, player) {
                ui.add(Label::new(text::soft(msg::safe_moves(name, kept, times))).truncate());
            }
        }
    });
}

fn counts(ui: &mut Ui, player: Player, cx: &Context) {
    let palette = Palette::of(ui);
    let name = cx.session.names()[player];
    let frame =
        Frame::new().stroke((1.0, palette.line)).corner_radius(palette.corner(12)).inner_margin(CARD_MARGIN);
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 6.0);
        ui.spacing_mut().interact_size.y = 18.0;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 18.0), Sense::hover());
            icons::side_glyph(ui.painter(), rect, player, palette);
            ui.add(Label::new(text::body_strong(name)).truncate());
        });
        let counts: Vec<_> = Verdict::ALL.into_iter().zip(cx.session.verdicts(player)).collect();
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
        count_row(ui, row, name, &counts);
    });
}

fn count_row(ui: &Ui, row: Rect, name: &str, counts: &[(Verdict, usize)]) {
    let palette = Palette::of(ui);
    let number =
        |count: usize| ui.painter().layout_no_wrap(count.to_string(), font::regular(12.5), palette.ink);
    let numbers: Vec<_> = counts.iter().map(|&(_, count)| number(count)).collect();
    let natural: f32 = numbers.iter().map(|number| MARK_WIDTH + number.size().x).sum();
    let gap = ((row.width() - natural) / 3.0).clamp(2.0, 10.0);
    let mut left = row.left();
    for (&(verdict, count), number) in counts.iter().zip(numbers) {
        let place =
            Rect::from_min_size(pos2(left, row.top()), vec2(MARK_WIDTH + number.size().x, row.height()));
        let mark = Rect::from_center_size(place.left_center() + vec2(7.0, 0.0), vec2(14.0, 14.0));
        moves::verdict_mark(ui.painter(), mark, verdict, palette);
        let at = place.left_center() + vec2(MARK_WIDTH, -number.size().y / 2.0);
        ui.painter().galley(at, number, palette.ink);
        let message = msg::verdict_count(name, count, verdict);
        let response = ui.interact(place, ui.scope_id().with(("count", message.as_str())), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &message));
        response.on_hover_text(message);
        left = place.right() + gap;
    }
}

pub(super) fn buttons(ui: &mut Ui, view: MoveView<'_>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        play_on(ui, view.cx);
        next_button(ui, view);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            moves::review_steps(ui, view.navigation, view.cx);
        });
    });
}

/// In points.
const LINE: f32 = 29.0;
/// Number of lines reserved, so that nothing below moves from move to move.
const LINES: f32 = 4.0;

/// The best other winning moves, then the move that was played.
fn alternatives(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        heading(ui, view);
        lines(ui, state, view);
    });
}

fn heading(ui: &mut Ui, view: MoveView<'_>) {
    ui.label(text::subheading(msg::alternatives_heading(view.facts.verdict())));
}

fn lines(ui: &mut Ui, state: &ReviewState, view: MoveView<'_>) {
    let (palette, facts) = (Palette::of(ui), view.facts);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINES * LINE), Sense::hover());
    let line = |index: usize| {
        Rect::from_min_size(rect.min + vec2(0.0, index as f32 * LINE), vec2(rect.width(), LINE))
    };
    let others = facts.alternatives(state.weights());
    if let Some(verdict) = facts.verdict().filter(|_| others.is_empty()) {
        let text = msg::no_alternatives(verdict);
        label(ui, line(0), &text);
        let at = line(0).left_center();
        ui.painter().text(at, Align2::LEFT_CENTER, text, font::regular(13.5), palette.soft);
    }
    for (index, &other) in others.iter().enumerate() {
        label(ui, line(index), &msg::alternative(index + 1, other));
        let mark = entry(ui, line(index), other, msg::keeps_win());
        ui.painter().text(mark.center(), Align2::CENTER_CENTER, index + 1, font::semibold(13.5), palette.go);
    }
    let last = line(others.len().max(usize::from(facts.verdict().is_some())));
    label(ui, last, &msg::played(facts.node));
    let mark = entry(ui, last, facts.node, msg::played_text());
    if let Some(verdict) = facts.verdict() {
        moves::verdict_mark(ui.painter(), mark, verdict, palette);
    }
}

/// Makes a painted line readable for screen readers.
fn label(ui: &Ui, rect: Rect, text: &str) {
    let id = ui.scope_id().with(("better", text));
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

/// Paints a move and a text. Returns the place of its mark.
fn entry(ui: &Ui, rect: Rect, node: Node, text: &str) -> Rect {
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let at = |x: f32| rect.left_center() + vec2(x, 0.0);
    painter.text(at(26.0), Align2::LEFT_CENTER, node, font::mono_strong(13.5), palette.ink);
    painter.text(at(70.0), Align2::LEFT_CENTER, text, font::regular(13.5), palette.soft);
    Rect::from_center_size(at(7.0), vec2(15.0, 15.0))
}
