//! The graph: one bar per move. Bars go up if Horizontal wins after the move and down if Vertical wins. The height is the
//! square root of the share of free nodes that keep this win, so that small shares remain visible. Crosses mark mistakes, on
//! the empty side of the axis.
//!
//! The graph is a slider over the moves: click, drag, arrow keys, Home, End, assistive technology.

use eframe::egui::accesskit::{Action as Request, ActionData};
use eframe::egui::{CornerRadius, EventFilter};

use crate::context::navigation::MoveNavigation;
use crate::context::prelude::*;
use crate::kit::icons;
use crate::kit::number::moves_to_f32;
use crate::messages::{game, review as msg};
use crate::pages::review::MoveView;
use crate::pages::review::state::{bar_text, is_mistake, safety};

// Lengths in points.
pub(super) const MIN_HEIGHT: f32 = 72.0;
pub(super) const MAX_HEIGHT: f32 = 94.0;
/// Of the labels with the names.
const NAMES_WIDTH: f32 = 114.0;
/// Between the labels and the bars.
const NAMES_GAP: f32 = 8.0;
const NUMBERS_HEIGHT: f32 = 18.0;
const CROSS_TO_AXIS: f32 = 11.0;
const MIN_BAR_HEIGHT: f32 = 3.0;
const MIN_TICK_DISTANCE: f32 = 34.0;
/// The scale has room for at least this many bars.
const MIN_BARS: usize = 20;
/// The possible steps between two labels, in moves.
const TICKS: [usize; 6] = [5, 10, 20, 50, 100, 200];

#[derive(Clone, Copy)]
pub(super) struct Chart {
    pub(super) area: Rect,
    pub(super) moves: usize,
}

impl Chart {
    fn of(rect: Rect, moves: usize) -> Self {
        let corner = pos2(rect.left() + NAMES_WIDTH, rect.top());
        let area = Rect::from_min_max(corner, rect.max - vec2(0.0, NUMBERS_HEIGHT));
        Self { area, moves }
    }

    /// The width of a bar with its gap.
    pub(super) fn step(self) -> f32 {
        self.area.width() / moves_to_f32(self.moves.max(MIN_BARS))
    }

    pub(super) fn column(self, ply: usize) -> Rect {
        let left = self.area.left() + moves_to_f32(ply) * self.step();
        Rect::from_min_size(pos2(left, self.area.top()), vec2(self.step(), self.area.height()))
    }

    fn bar(self, ply: usize, winner: Player, share: f32) -> Rect {
        let step = self.step();
        let gap = match step {
            _ if step > 8.0 => 1.5,
            _ if step > 3.0 => 0.5,
            _ => 0.0,
        };
        let column = self.column(ply).shrink2(vec2(gap, 0.0));
        let middle = column.center().y;
        let height = (share.clamp(0.0, 1.0).sqrt() * (column.height() / 2.0 - 6.0)).max(MIN_BAR_HEIGHT);
        let [top, bottom] = match winner {
            Player::Horizontal => [middle - height, middle],
            Player::Vertical => [middle, middle + height],
        };
        Rect::from_min_max(pos2(column.left(), top), pos2(column.right(), bottom))
    }

    /// The move at this place; beyond the ends, the nearest one.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 761, never below 0")]
    pub(super) fn move_at(self, x: f32) -> usize {
        let place = ((x - self.area.left()) / self.step()).max(0.0).min(moves_to_f32(self.moves));
        (place as usize).min(self.moves.saturating_sub(1))
    }

    fn tick(self) -> usize {
        let wide = |tick: &usize| moves_to_f32(*tick) * self.step() >= MIN_TICK_DISTANCE;
        TICKS.into_iter().find(wide).unwrap_or(TICKS[TICKS.len() - 1])
    }
}

pub(super) fn show(ui: &mut Ui, rect: Rect, view: MoveView<'_>) {
    let session = &view.cx.session;
    let chart = Chart::of(rect, session.game().moves().len());
    let response = slider(ui, chart, view, Some);
    paint(ui, rect, chart, view.navigation, session);
    if response.has_focus() {
        widgets::focus_ring(ui, chart.area, 4);
    }
    if let Some(at) = response.hover_pos()
        && let Some(tip) = bar_text(session, chart.move_at(at.x))
    {
        response.on_hover_text_at_pointer(tip);
    }
}

/// The chart as a slider over the moves. `ply_of` is the move of a column.
pub(super) fn slider(
    ui: &Ui,
    chart: Chart,
    view: MoveView<'_>,
    ply_of: impl Fn(usize) -> Option<usize>,
) -> Response {
    let navigation = view.navigation;
    let response = ui.interact(chart.area, ui.scope_id().with("graph"), Sense::click_and_drag());
    let mut chosen = keys(ui, &response, navigation).or_else(|| requests(ui, response.id, navigation));
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
        chosen = ply_of(chart.move_at(at.x));
    }
    if let Some(ply) = chosen.filter(|&ply| ply != navigation.at) {
        view.cx.request(navigation.to(ply));
    }
    declare(&response, navigation, &view.cx.session);
    response
}

fn declare(response: &Response, navigation: MoveNavigation, session: &Session) {
    let value = f64::from(moves_to_f32(navigation.at + 1));
    response.widget_info(|| WidgetInfo::slider(true, value, msg::move_under_review()));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(1.0);
        node.set_max_numeric_value(f64::from(moves_to_f32(navigation.last + 1)));
        node.set_numeric_value_step(1.0);
        if let Some(text) = bar_text(session, navigation.at) {
            node.set_value(text);
        }
        for request in [Request::SetValue, Request::Increment, Request::Decrement] {
            node.add_action(request);
        }
    });
}

fn keys(ui: &Ui, response: &Response, navigation: MoveNavigation) -> Option<usize> {
    if !response.has_focus() {
        return None;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    step(ui, navigation)
}

/// The move that Left, Right, Home or End leads to.
pub(super) fn step(ui: &Ui, navigation: MoveNavigation) -> Option<usize> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let targets = [
        (Key::ArrowLeft, navigation.at.saturating_sub(1)),
        (Key::ArrowRight, (navigation.at + 1).min(navigation.last)),
        (Key::Home, 0),
        (Key::End, navigation.last),
    ];
    targets.into_iter().find(|&(key, _)| pressed(key)).map(|(_, ply)| ply)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the range of moves")]
fn requests(ui: &Ui, id: Id, navigation: MoveNavigation) -> Option<usize> {
    ui.input(|input| {
        let count = |request| input.num_accesskit_action_requests(id, request);
        let (on, back) = (count(Request::Increment), count(Request::Decrement));
        let set =
            input.accesskit_action_requests(id, Request::SetValue).filter_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(value.clamp(1.0, 1e4) as usize - 1),
                _ => None,
            });
        let stepped = (on + back > 0).then(|| (navigation.at + on).saturating_sub(back));
        set.last().or(stepped).map(|ply| ply.min(navigation.last))
    })
}

fn paint(ui: &mut Ui, rect: Rect, chart: Chart, navigation: MoveNavigation, session: &Session) {
    let palette = Palette::of(ui);
    labels(ui, rect, chart, session);
    let painter = ui.painter();
    let rounding = CornerRadius::same(if chart.step() > 8.0 { 2 } else { 0 });
    for ply in 0..chart.moves {
        if let Some((winner, share)) = safety(session, ply) {
            painter.rect_filled(chart.bar(ply, winner, share), rounding, palette.side(winner).graphic);
        }
    }
    painter.hline(chart.area.x_range(), chart.area.center().y, (1.0, palette.ctrl));
    if chart.moves > 0 {
        let frame = chart.column(navigation.at);
        let frame = frame.expand2(vec2((3.0 - frame.width() / 2.0).max(0.5), 0.0));
        painter.rect_stroke(frame, 4, (1.5, palette.ink), StrokeKind::Middle);
    }
    for ply in (0..chart.moves).filter(|&ply| is_mistake(session, ply)) {
        let column = chart.column(ply);
        // After a mistake the opponent wins, so the side of the player who made it is empty.
        let down = safety(session, ply).is_some_and(|(winner, _)| winner == Player::Horizontal);
        let away = if down { CROSS_TO_AXIS } else { -CROSS_TO_AXIS };
        let place = Rect::from_center_size(column.center() + vec2(0.0, away), vec2(13.0, 13.0));
        icons::paint(painter, place, Icon::Cross, palette.bad, 2.8);
    }
    let tick = chart.tick();
    for number in (tick..=chart.moves).step_by(tick) {
        let at = chart.column(number - 1).center_bottom() + vec2(0.0, 5.0);
        painter.text(at, Align2::CENTER_TOP, number, font::regular(11.0), palette.soft);
    }
}

/// Who wins above and below the axis, and below them what the height means.
fn labels(ui: &mut Ui, rect: Rect, chart: Chart, session: &Session) {
    let halves = rect.with_max_x(chart.area.left() - NAMES_GAP).with_max_y(chart.area.bottom());
    let (above, below) = halves.split_top_bottom_at_fraction(0.5);
    for (player, place) in [(Player::Horizontal, above), (Player::Vertical, below)] {
        let builder = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
        let label = text::soft(game::wins(&session.seat(player).name));
        ui.new_child(builder).add(Label::new(label).truncate());
    }
    let line = rect.with_max_x(chart.area.left() - NAMES_GAP).with_min_y(chart.area.bottom());
    let builder = UiBuilder::new().max_rect(line).layout(Layout::left_to_right(Align::Center));
    ui.new_child(builder).add(Label::new(text::soft(msg::bars())).truncate()).on_hover_text(msg::bars_tip());
}
