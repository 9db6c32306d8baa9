//! The chart of the loser's moves: one bar per move, as high as the share of the winner's answers that win. The part that
//! another move would have saved has another colour. Like the graph it is a slider over the moves.

use eframe::egui::CornerRadius;

use crate::context::prelude::*;
use crate::kit::number::moves_to_f32;
use crate::messages::review::effort as msg;
use crate::model::effort::{Effort, Efforts};
use crate::pages::review::graph::Chart;
use crate::pages::review::{MoveView, graph};

// Lengths in points.
pub(super) const MIN_HEIGHT: f32 = 88.0;
pub(super) const MAX_HEIGHT: f32 = 150.0;
const TITLE_HEIGHT: f32 = 24.0;
const NUMBERS_HEIGHT: f32 = 20.0;
const MIN_BAR: f32 = 4.0;
const MIN_TICK_DISTANCE: f32 = 40.0;
const SAMPLE: f32 = 10.0;

pub(super) fn show(ui: &mut Ui, rect: Rect, efforts: &Efforts, view: MoveView<'_>) {
    let (title, rest) = rect.split_top_bottom_at_y(rect.top() + TITLE_HEIGHT);
    heading(ui, title, view);
    let all = efforts.all();
    let area = rest.with_max_y(rest.bottom() - NUMBERS_HEIGHT);
    let chart = Chart { area, moves: all.len() };
    let ply_of = |column: usize| all.get(column).map(|effort| effort.ply);
    let response = graph::slider(ui, chart, view, ply_of);
    paint(ui, chart, all, view);
    if response.has_focus() {
        widgets::focus_ring(ui, chart.area, 4);
    }
    if let Some(at) = response.hover_pos()
        && let Some(effort) = all.get(chart.move_at(at.x))
    {
        response.on_hover_text_at_pointer(effort.line(&view.cx.session));
    }
}

fn heading(ui: &mut Ui, rect: Rect, view: MoveView<'_>) {
    let session = &view.cx.session;
    let [winner, loser] =
        [view.winner, view.winner.opponent()].map(|player| session.seat(player).name.as_str());
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing.x = 6.0;
    let palette = Palette::of(ui);
    let title = msg::chart(winner);
    let whole = msg::lower_is_better(&title, loser);
    let keys = [(palette.bad, msg::made_easy()), (palette.go, msg::one_answer_text())];
    let room = rect.width()
        - keys.iter().map(|(_, text)| widgets::text_width(ui, text::soft(*text)) + 34.0).sum::<f32>();
    let title = widgets::fitting(ui, room.max(0.0), [text::small_strong(whole), text::small_strong(title)]);
    if widgets::text_width(ui, title.clone()) <= room {
        for (color, meaning) in keys {
            ui.label(text::soft(meaning));
            let (place, _) = ui.allocate_exact_size(vec2(SAMPLE, SAMPLE), Sense::hover());
            ui.painter().rect_filled(place, palette.corner(3), color);
            ui.add_space(6.0);
        }
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(title).truncate()));
}

fn paint(ui: &Ui, chart: Chart, all: &[Effort], view: MoveView<'_>) {
    let (palette, painter) = (Palette::of(ui), ui.painter());
    let rounding = CornerRadius::same(if chart.step() > 8.0 { palette.corner(3) } else { 0 });
    let current = all.iter().rposition(|effort| effort.ply <= view.navigation.at).unwrap_or(0);
    painter.hline(chart.area.x_range(), chart.area.bottom(), (1.0, palette.ctrl));
    for (index, effort) in all.iter().enumerate() {
        let column = chart.column(index);
        let gap = if chart.step() > 12.0 { 3.0 } else { 0.5 };
        let bar = |count: usize| {
            let share = moves_to_f32(count) / moves_to_f32(effort.of).max(1.0);
            let height = (share * (column.height() - 4.0)).max(MIN_BAR);
            let top = column.bottom() - height;
            Rect::from_min_max(pos2(column.left() + gap, top), pos2(column.right() - gap, column.bottom()))
        };
        let whole = bar(effort.answers);
        let color = if effort.is_best() { palette.go } else { palette.side(view.winner).graphic };
        painter.rect_filled(whole, rounding, color);
        if let Some(fewest) = effort.fewest.filter(|_| effort.is_easy()) {
            let kept = bar(fewest);
            let given = whole.with_max_y(kept.top());
            painter.rect_filled(given, rounding, palette.bad);
            painter.hline(given.x_range(), kept.top(), (2.0, palette.table));
        }
    }
    if !all.is_empty() {
        let frame = chart.column(current);
        let frame = frame.expand2(vec2((3.0 - frame.width() / 2.0).max(0.0), 2.0));
        painter.rect_stroke(frame, 4, (1.5, palette.ink), StrokeKind::Middle);
    }
    numbers(ui, chart, all, current);
}

fn numbers(ui: &Ui, chart: Chart, all: &[Effort], current: usize) {
    let palette = Palette::of(ui);
    let every = (1..=all.len()).find(|&every| moves_to_f32(every) * chart.step() >= MIN_TICK_DISTANCE);
    let every = every.unwrap_or(1);
    for (index, effort) in all.iter().enumerate() {
        let is_near = index != current && index.abs_diff(current) < every;
        if index == current || (index % every == 0 && !is_near) {
            let (font, color) = if index == current {
                (font::semibold(11.5), palette.ink)
            } else {
                (font::regular(11.5), palette.soft)
            };
            let at = chart.column(index).center_bottom() + vec2(0.0, 5.0);
            ui.painter().text(at, Align2::CENTER_TOP, effort.ply + 1, font, color);
        }
    }
}
