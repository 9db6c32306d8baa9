//! The graph: one bar per move. Bars go up if the reader can win after the move, and down if the opponent can. The three
//! heights are explained below: most moves keep the win, fewer than half, one or two. Below the bars are the turning points.
//!
//! The graph is a slider over the moves: click, drag, arrow keys, Home, End, assistive technology.

use std::ops::Range;

use eframe::egui::accesskit::{Action as Request, ActionData};
use eframe::egui::{CornerRadius, EventFilter};

use crate::context::navigation::MoveNavigation;
use crate::context::prelude::*;
use crate::kit::number::moves_to_f32;
use crate::kit::{icons, mix};
use crate::messages::review as msg;
use crate::model::result::person;
use crate::pages::review::state::{balance, bar_text, is_mistake};
use crate::pages::review::{MoveView, story_panel};
use span_it_learn::story::Ease;

// Lengths in points.
pub(super) const MIN_HEIGHT: f32 = 108.0;
pub(super) const MAX_HEIGHT: f32 = 124.0;
/// Of the labels with the names.
const NAMES_WIDTH: f32 = 124.0;
/// Between the labels and the bars.
const NAMES_GAP: f32 = 8.0;
const MARKS_HEIGHT: f32 = 18.0;
const LEGEND_HEIGHT: f32 = 24.0;
/// Of the three heights, of half the chart.
const HEIGHTS: [f32; 3] = [1.0, 0.6, 0.25];
/// The share of the colour in the bars of other moves than that under review.
const PALE: f32 = 0.6;
/// The scale has room for at least this many bars.
const MIN_BARS: usize = 20;

#[derive(Clone, Copy)]
struct Chart {
    area: Rect,
    moves: usize,
    upper: Player,
}

impl Chart {
    fn of(rect: Rect, session: &Session) -> Self {
        let corner = pos2(rect.left() + NAMES_WIDTH, rect.top());
        let area = Rect::from_min_max(corner, rect.max - vec2(0.0, MARKS_HEIGHT + LEGEND_HEIGHT));
        Self { area, moves: session.game().moves().len(), upper: story_panel::upper(session) }
    }

    /// The width of a bar with its gap.
    fn step(self) -> f32 {
        self.area.width() / moves_to_f32(self.moves.max(MIN_BARS))
    }

    fn column(self, ply: usize) -> Rect {
        let left = self.area.left() + moves_to_f32(ply) * self.step();
        Rect::from_min_size(pos2(left, self.area.top()), vec2(self.step(), self.area.height()))
    }

    fn bar(self, ply: usize, winner: Player, ease: Ease) -> Rect {
        let step = self.step();
        let gap = match step {
            _ if step > 8.0 => 1.5,
            _ if step > 3.0 => 0.5,
            _ => 0.0,
        };
        let column = self.column(ply).shrink2(vec2(gap, 0.0));
        let middle = column.center().y;
        let height = share(ease) * (column.height() / 2.0 - 2.0);
        let [top, bottom] =
            if winner == self.upper { [middle - height, middle] } else { [middle, middle + height] };
        Rect::from_min_max(pos2(column.left(), top), pos2(column.right(), bottom))
    }

    /// The move at this place; beyond the ends, the nearest one.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 761, never below 0")]
    fn move_at(self, x: f32) -> usize {
        let place = ((x - self.area.left()) / self.step()).max(0.0).min(moves_to_f32(self.moves));
        (place as usize).min(self.moves.saturating_sub(1))
    }
}

const fn share(ease: Ease) -> f32 {
    match ease {
        Ease::Most => HEIGHTS[0],
        Ease::Some => HEIGHTS[1],
        Ease::Few => HEIGHTS[2],
    }
}

pub(super) fn show(ui: &mut Ui, rect: Rect, view: MoveView<'_>) {
    let session = &view.cx.session;
    let chart = Chart::of(rect, session);
    let response = slider(ui, chart, view);
    paint(ui, rect, chart, view);
    if response.has_focus() {
        widgets::focus_ring(ui, chart.area, 4);
    }
    if let Some(at) = response.hover_pos()
        && let Some(tip) = bar_text(session, chart.move_at(at.x))
    {
        response.on_hover_text_at_pointer(tip);
    }
}

/// The chart as a slider over the moves.
fn slider(ui: &Ui, chart: Chart, view: MoveView<'_>) -> Response {
    let navigation = view.navigation;
    let response = ui.interact(chart.area, ui.scope_id().with("graph"), Sense::click_and_drag());
    let mut chosen = keys(ui, &response, navigation).or_else(|| requests(ui, response.id, navigation));
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
        chosen = Some(chart.move_at(at.x));
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

fn paint(ui: &mut Ui, rect: Rect, chart: Chart, view: MoveView<'_>) {
    let palette = Palette::of(ui);
    let (session, at) = (&view.cx.session, view.navigation.at);
    labels(ui, rect, chart, session);
    legend(ui, rect.with_min_y(rect.bottom() - LEGEND_HEIGHT).with_min_x(chart.area.left()));
    let painter = ui.painter();
    let rounding = CornerRadius::same(if chart.step() > 8.0 { 2 } else { 0 });
    for ply in 0..chart.moves {
        if let Some((winner, ease)) = balance(session, ply) {
            let color = palette.side(winner).graphic;
            let color = if ply == at { color } else { mix(palette.table, color, PALE) };
            painter.rect_filled(chart.bar(ply, winner, ease), rounding, color);
        }
    }
    painter.hline(chart.area.x_range(), chart.area.center().y, (1.0, palette.ctrl));
    let below = |ply: usize| chart.column(ply).center_bottom() + vec2(0.0, MARKS_HEIGHT / 2.0);
    let mark = |ply: usize| Rect::from_center_size(below(ply), vec2(12.0, 12.0));
    match view.texts {
        Some(texts) => {
            for point in &texts.story.points {
                story_panel::paint_mark(painter, mark(point.ply), point.kind, palette);
            }
        }
        None => {
            for ply in (0..chart.moves).filter(|&ply| is_mistake(session, ply)) {
                icons::paint(painter, mark(ply), Icon::Cross, palette.bad, 2.4);
            }
        }
    }
    if chart.moves > 0 {
        let frame = chart.column(at);
        let frame = frame.expand2(vec2((3.0 - frame.width() / 2.0).max(0.5), 0.0));
        let frame = frame.with_max_y(frame.bottom() + MARKS_HEIGHT);
        painter.rect_stroke(frame, 4, (1.5, palette.ink), StrokeKind::Middle);
    }
}

/// Who can win above and below the axis.
fn labels(ui: &mut Ui, rect: Rect, chart: Chart, session: &Session) {
    let halves = rect.with_max_x(chart.area.left() - NAMES_GAP).with_max_y(chart.area.bottom());
    let (above, below) = halves.split_top_bottom_at_fraction(0.5);
    let palette = Palette::of(ui);
    for (player, place) in [(chart.upper, above), (chart.upper.opponent(), below)] {
        let builder = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
        let label = text::soft(msg::can_win(person(session, player))).color(palette.side(player).text);
        ui.new_child(builder).add(Label::new(label).truncate());
    }
}

/// What the three heights mean.
/// On one line or, if it is too narrow and there is room, below each other.
fn legend(ui: &mut Ui, rect: Rect) {
    let needed: f32 =
        msg::heights().iter().map(|&text| widgets::text_width(ui, text::soft(text)) + 32.0).sum();
    let room = ui.clip_rect().bottom() - rect.top();
    if needed > rect.width() && room >= LEGEND_HEIGHT * HEIGHTS.len() as f32 {
        for index in 0..HEIGHTS.len() {
            legend_row(ui, rect.translate(vec2(0.0, LEGEND_HEIGHT * index as f32)), index..index + 1);
        }
    } else {
        legend_row(ui, rect, 0..HEIGHTS.len());
    }
}

fn legend_row(ui: &mut Ui, rect: Rect, shown: Range<usize>) {
    let palette = Palette::of(ui);
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    let ui = &mut ui.new_child(builder);
    for (height, meaning) in HEIGHTS[shown.clone()].iter().zip(&msg::heights()[shown]) {
        let (place, _) = ui.allocate_exact_size(vec2(10.0, 16.0), Sense::hover());
        let bar = place.with_min_y(place.bottom() - height * place.height());
        ui.painter().rect_filled(bar, 2, palette.soft);
        ui.add_space(-2.0);
        ui.add(Label::new(text::soft(*meaning)).truncate());
        ui.add_space(8.0);
    }
}
