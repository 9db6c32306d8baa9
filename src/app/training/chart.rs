//! Line chart of the best variant of each round, with its 95% interval.

use std::ops::RangeInclusive;

use eframe::egui::{self, Align2, Pos2, Rect, Role, Sense, Shape, Stroke, WidgetInfo, pos2, vec2};

use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, font};
use crate::messages::language::percent;
use crate::messages::training as msg;
use span_it_arena::training::train::{Objective, Round};

/// Margins in points: left for the scale, bottom for the round numbers.
const EDGE: [f32; 2] = [44.0, 20.0];
/// Top margin for the title of the vertical axis, in points.
const TOP: f32 = 24.0;
/// Right margin for the names of the lines, in points.
const RIGHT: f32 = 52.0;
/// Possible distances between two grid lines, as shares.
const STEPS: [f64; 4] = [0.02, 0.05, 0.1, 0.2];
const MAX_LINES: f64 = 6.0;
/// Height of a line's name, in points. Names closer than this are moved apart.
const NAME: f32 = 14.0;
/// Below this width per round, points are not drawn.
const ROUND: f32 = 7.0;

struct Plot {
    area: Rect,
    shares: RangeInclusive<f64>,
    rounds: usize,
}

impl Plot {
    fn x(&self, index: usize) -> f32 {
        self.area.left() + (index as f32 + 0.5) / self.rounds as f32 * self.area.width()
    }

    fn y(&self, share: f64) -> f32 {
        let (low, high) = (*self.shares.start(), *self.shares.end());
        self.area.bottom() - to_f32((share.clamp(low, high) - low) / (high - low)) * self.area.height()
    }

    fn at(&self, index: usize, share: f64) -> Pos2 {
        pos2(self.x(index), self.y(share))
    }
}

pub(super) fn show(ui: &mut egui::Ui, rounds: &[Round], objective: &Objective, height: f32) {
    let size = vec2(ui.available_width(), height);
    let response = ui.allocate_response(size, Sense::hover());
    let message = msg::chart_text(rounds, objective);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &message));
    let palette = Palette::of(ui);
    let rect = response.rect;
    ui.painter().rect_filled(rect, palette.corner(10), palette.board);
    if rounds.is_empty() {
        let (font, at) = (font::regular(13.0), rect.center());
        ui.painter().text(at, Align2::CENTER_CENTER, msg::FIRST_ROUND, font, palette.soft);
        return;
    }
    let target = match objective {
        Objective::Target { score, .. } => Some(*score),
        _ => None,
    };
    let area = Rect::from_min_max(rect.min + vec2(EDGE[0], TOP), rect.max - vec2(RIGHT, EDGE[1]));
    let (shares, step) = scale(rounds, target);
    let plot = Plot { area, shares, rounds: rounds.len() };
    grid(ui.painter(), &plot, step, palette);
    titles(ui.painter(), rect, &plot, objective, palette);
    levels(ui.painter(), &plot, rounds, target, palette);
    points(ui.painter(), &plot, rounds, palette);
    tip(ui, &plot, &response, rounds);
}

/// The range of shares on the y axis, and the distance between grid lines.
fn scale(rounds: &[Round], target: Option<f64>) -> (RangeInclusive<f64>, f64) {
    let ends = rounds.iter().flat_map(|round| {
        let measured = [round.best, round.start].into_iter().filter(|measure| measure.parts > 0);
        measured.flat_map(|one| [one.value() - one.margin95(), one.value() + one.margin95()])
    });
    let ends = ends.chain(target);
    let (low, high) = ends.fold((1.0_f64, 0.0_f64), |(low, high), end| (low.min(end), high.max(end)));
    let (low, high) = if low < high { (low.max(0.0), high.min(1.0)) } else { (0.0, 1.0) };
    let step = STEPS.into_iter().find(|step| (high - low) / step <= MAX_LINES - 1.0).unwrap_or(0.2);
    let (low, high) = ((low / step).floor() * step, ((high / step).ceil() * step).min(1.0));
    (low..=high.max(low + step), step)
}

fn grid(painter: &egui::Painter, plot: &Plot, step: f64, palette: &Palette) {
    let mut share = *plot.shares.start();
    while share <= plot.shares.end() + step / 2.0 {
        painter.hline(plot.area.x_range(), plot.y(share), Stroke::new(1.0, palette.line));
        let at = pos2(plot.area.left() - 8.0, plot.y(share));
        let message = percent(share);
        painter.text(at, Align2::RIGHT_CENTER, message, font::regular(12.0), palette.soft);
        share += step;
    }
    let below = plot.area.bottom() + 11.0;
    for index in if plot.rounds > 1 { vec![0, plot.rounds - 1] } else { vec![0] } {
        let message = (index + 1).to_string();
        painter.text(
            pos2(plot.x(index), below),
            Align2::CENTER_CENTER,
            message,
            font::regular(12.0),
            palette.soft,
        );
    }
}

fn titles(painter: &egui::Painter, rect: Rect, plot: &Plot, objective: &Objective, palette: &Palette) {
    let (font, above) = (font::regular(12.0), rect.left_top() + vec2(8.0, 4.0));
    painter.text(above, Align2::LEFT_TOP, msg::measure_heading(objective), font.clone(), palette.soft);
    let below = pos2(plot.area.center().x, plot.area.bottom() + 11.0);
    if plot.rounds != 1 {
        painter.text(below, Align2::CENTER_CENTER, msg::ROUNDS_AXIS, font, palette.soft);
    }
}

/// Dashed lines of the start personality and the target score, with names that do not overlap.
fn levels(painter: &egui::Painter, plot: &Plot, rounds: &[Round], target: Option<f64>, palette: &Palette) {
    let start = rounds.last().map(|last| last.start).filter(|start| start.parts > 0);
    let start = start.map(|start| (start.value(), msg::START_LINE, palette.soft));
    let target = target.map(|target| (target, msg::TARGET_LINE, palette.warn));
    let mut taken: Option<f32> = None;
    for (share, name, color) in start.into_iter().chain(target) {
        let y = plot.y(share);
        let ends = [pos2(plot.area.left(), y), pos2(plot.area.right(), y)];
        painter.extend(Shape::dashed_line(&ends, Stroke::new(1.5, color), 5.0, 4.0));
        let at = taken
            .filter(|taken| (taken - y).abs() < NAME)
            .map_or(y, |taken| if y < taken { taken - NAME } else { taken + NAME });
        painter.text(
            pos2(plot.area.right() + 4.0, at),
            Align2::LEFT_CENTER,
            name,
            font::regular(12.0),
            color,
        );
        taken = Some(at);
    }
}

fn points(painter: &egui::Painter, plot: &Plot, rounds: &[Round], palette: &Palette) {
    let measured = || rounds.iter().enumerate().filter(|(_, round)| round.best.parts > 0);
    let room = plot.area.width() / plot.rounds as f32;
    let thick = (room * 0.4).clamp(1.0, 2.0);
    for (index, round) in measured() {
        let (value, margin) = (round.best.value(), round.best.margin95());
        let (from, to) = (plot.y(value + margin), plot.y(value - margin));
        painter.vline(plot.x(index), from..=to, Stroke::new(thick, palette.go.gamma_multiply(0.55)));
    }
    let line: Vec<Pos2> = measured().map(|(index, round)| plot.at(index, round.best.value())).collect();
    if room >= ROUND {
        for &at in &line {
            painter.circle_filled(at, 3.0, palette.go);
        }
    }
    painter.add(Shape::line(line, Stroke::new(2.0, palette.go)));
}

fn tip(ui: &egui::Ui, plot: &Plot, response: &egui::Response, rounds: &[Round]) {
    let Some(at) = response.hover_pos() else { return };
    let distance = |index: &usize| (plot.x(*index) - at.x).abs();
    let Some(index) = (0..rounds.len()).min_by(|one, other| distance(one).total_cmp(&distance(other))) else {
        return;
    };
    let palette = Palette::of(ui);
    let galley =
        ui.painter().layout_no_wrap(msg::round_line(&rounds[index]), font::regular(12.0), palette.ink);
    let size = galley.size() + vec2(12.0, 6.0);
    let x = plot.x(index).clamp(
        plot.area.left() + size.x / 2.0,
        (plot.area.right() - size.x / 2.0).max(plot.area.left() + size.x / 2.0),
    );
    let background = Rect::from_center_size(pos2(x, plot.area.bottom() - size.y), size);
    ui.painter().rect_filled(background, palette.corner(6), palette.raised);
    ui.painter().galley(background.min + vec2(6.0, 3.0), galley, palette.ink);
}
