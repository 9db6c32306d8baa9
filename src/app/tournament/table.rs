//! The cross table.

use eframe::egui::{self, Align2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::action::Action;
use crate::app::scene::Actions;
use crate::app::tournament::Contest;
use crate::app::tournament::action::TournamentAction;
use crate::app::tournament::cell_texts::RowTexts;
use crate::app::ui::number::to_f32;
use crate::app::ui::theme::{Palette, font, mix, text};
use crate::app::ui::widgets;
use crate::messages::tournament as msg;
use span_it_arena::contest::scoreboard::Row;

/// Widths of the columns before the cells, in points: rank, name, rating, score, wins kept.
const RANK: f32 = 30.0;
const NAME: f32 = 134.0;
const MAX_NAME_WIDTH: f32 = 260.0;
const ELO: f32 = 102.0;
const SCORE: f32 = 60.0;
const WINS_KEPT: f32 = 76.0;
/// Maximum width of a cell, in points, unless its text is wider.
const CELL: f32 = 81.0;
/// Width of a character in a cell, and padding of a cell, in points.
const FIGURE: (f32, f32) = (7.9, 12.0);
/// Minimum and maximum height of a row, in points.
const ROW: (f32, f32) = (34.0, 50.0);
const HEAD_HEIGHT: f32 = 26.0;
/// Opacity of a cell's colour at scores 0 and 1.
const SHADE: (f32, f32) = (0.08, 0.42);
const GAP: f32 = 3.0;

struct Grid {
    corner: egui::Pos2,
    name: f32,
    cell: f32,
    row: f32,
}

impl Grid {
    /// Width of all columns before the cells, except the names.
    const FIGURES: f32 = RANK + ELO + SCORE + WINS_KEPT + 12.0;

    /// `figures` is the number of characters in the longest cell.
    fn new(ui: &Ui, agents: usize, figures: usize) -> Self {
        let room = ui.available_rect_before_wrap();
        let count = agents.max(1) as f32;
        let least = figures as f32 * FIGURE.0 + FIGURE.1;
        let for_cells = room.width() - Self::FIGURES - NAME;
        let cell = (for_cells / count).clamp(least, CELL.max(least));
        let name = (NAME + for_cells - count * cell).clamp(NAME, MAX_NAME_WIDTH);
        let row = ((room.height() * 0.55 - HEAD_HEIGHT) / count).clamp(ROW.0, ROW.1);
        Self { corner: room.min, name, cell, row }
    }

    fn size(&self, agents: usize) -> egui::Vec2 {
        let count = agents as f32;
        vec2(Self::FIGURES + self.name + count * self.cell, HEAD_HEIGHT + count * self.row)
    }

    /// The area of rank and name, fixed at the left edge of the visible part.
    fn fixed(&self, ui: &Ui) -> Rect {
        let left = ui.clip_rect().left().max(self.corner.x);
        Rect::from_min_size(pos2(left, self.corner.y), vec2(RANK + self.name, 0.0))
    }

    fn row(&self, row: usize) -> f32 {
        self.corner.y + HEAD_HEIGHT + row as f32 * self.row
    }

    fn cell(&self, row: usize, column: usize) -> Rect {
        let min = pos2(self.corner.x + Self::FIGURES + self.name + column as f32 * self.cell, self.row(row));
        Rect::from_min_size(min, vec2(self.cell - GAP, self.row - GAP))
    }
}

pub(super) fn show(ui: &mut Ui, contest: &Contest, actions: &mut Actions) {
    let rows = contest.table.rows();
    let grid = Grid::new(ui, rows.len(), contest.figures.longest);
    let (_, area) = ui.allocate_space(grid.size(rows.len()));
    debug_assert_eq!(area.min, grid.corner, "the table stands where its room was measured");
    // Rank and name do not scroll horizontally.
    let fixed = grid.fixed(ui);
    let mut rest = ui.new_child(egui::UiBuilder::new().max_rect(area));
    rest.shrink_clip_rect(Rect::everything_right_of(fixed.right()));
    scrolled(&mut rest, contest, &grid, actions);
    names(ui, contest, &grid, fixed);
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(text::soft(msg::CELL_NOTE));
        ui.label(text::soft(msg::MARGIN_NOTE));
    });
}

fn scrolled(ui: &mut Ui, contest: &Contest, grid: &Grid, actions: &mut Actions) {
    let rows = contest.table.rows();
    heads(ui, grid, rows.len());
    for (place, row) in rows.iter().enumerate() {
        if let Some(texts) = contest.figures.row(place) {
            figures(ui, grid, place, texts);
        }
        for (column, other) in rows.iter().enumerate() {
            let rect = grid.cell(place, column);
            if place == column {
                let palette = Palette::of(ui);
                ui.painter().rect_filled(rect, palette.corner(6), palette.raised);
            } else if cell(ui, grid, rect, contest, (row.place, other.place)) {
                actions.push(Action::Tournament(TournamentAction::ListGames(Some((row.place, other.place)))));
            }
        }
    }
}

fn heads(ui: &Ui, grid: &Grid, agents: usize) {
    let palette = Palette::of(ui);
    let y = grid.corner.y + HEAD_HEIGHT / 2.0;
    let put = |x: f32, align: Align2, message: &str| {
        ui.painter().text(pos2(x, y), align, message, font::semibold(12.5), palette.soft);
    };
    let mut right = grid.corner.x + RANK + grid.name;
    for (width, message) in [(ELO, msg::ELO), (SCORE, msg::SCORE), (WINS_KEPT, msg::WINS_KEPT)] {
        right += width;
        put(right, Align2::RIGHT_CENTER, message);
    }
    for column in 0..agents {
        put(grid.cell(0, column).center().x, Align2::CENTER_CENTER, &(column + 1).to_string());
    }
}

/// Rank and name of every row, above the scrolled columns.
fn names(ui: &mut Ui, contest: &Contest, grid: &Grid, fixed: Rect) {
    let palette = Palette::of(ui);
    let left = fixed.left() + RANK + 12.0;
    let head = pos2(left, grid.corner.y + HEAD_HEIGHT / 2.0);
    ui.painter().text(head, Align2::LEFT_CENTER, msg::NAME, font::semibold(12.5), palette.soft);
    for (place, row) in contest.table.rows().iter().enumerate() {
        let Some(texts) = contest.figures.row(place) else { continue };
        let y = grid.cell(place, 0).center().y;
        let rank = pos2(fixed.left() + 20.0, y);
        ui.painter().text(rank, Align2::RIGHT_CENTER, &texts.rank, font::mono(13.0), palette.soft);
        let rect = Rect::from_min_max(pos2(left, y - 12.0), pos2(fixed.right() - 8.0, y + 12.0));
        name(ui, rect, row, texts);
    }
}

/// The name of a row. Its tooltip has the values without a column.
fn name(ui: &mut Ui, rect: Rect, row: &Row, texts: &RowTexts) {
    let builder =
        egui::UiBuilder::new().max_rect(rect).layout(egui::Layout::left_to_right(egui::Align::Center));
    let label = egui::Label::new(text::body_strong(&row.name)).truncate().sense(Sense::hover());
    let response = ui.new_child(builder).add(label);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &texts.accessible_text));
    response.on_hover_ui(|ui| {
        ui.label(&texts.more);
    });
}

fn figures(ui: &Ui, grid: &Grid, place: usize, texts: &RowTexts) {
    let palette = Palette::of(ui);
    let y = grid.cell(place, 0).center().y;
    let left = grid.corner.x;
    let painter = ui.painter();
    let put =
        |x: f32, message: &str, font, ink| painter.text(pos2(x, y), Align2::RIGHT_CENTER, message, font, ink);
    let mut right = left + RANK + grid.name + ELO;
    if let Some((elo, margin)) = &texts.rating {
        let margin = put(right, margin, font::mono(13.0), palette.soft);
        put(margin.left(), elo, font::mono_strong(13.0), palette.ink);
    } else {
        put(right, "\u{2013}", font::mono(13.0), palette.soft);
    }
    for (width, share) in [(SCORE, &texts.score), (WINS_KEPT, &texts.kept)] {
        right += width;
        put(right, share, font::mono(13.0), palette.ink);
    }
}

fn shade(score: f64) -> f32 {
    SHADE.0 + (SHADE.1 - SHADE.0) * to_f32(score)
}

fn cell(ui: &Ui, grid: &Grid, rect: Rect, contest: &Contest, pairing: (usize, usize)) -> bool {
    let (agent, other) = pairing;
    let Some(texts) = contest.figures.cell(agent, other) else { return false };
    let palette = Palette::of(ui);
    let cell = contest.table.cell(agent, other);
    let id = ui.scope_id().with(("cell", agent, other));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &texts.accessible_text));
    if response.gained_focus() {
        // Scroll to the cell beside the names, not below them.
        let covered = rect.with_min_x(rect.left() - RANK - grid.name);
        ui.scroll_to_rect(covered, None);
    }
    let share = cell.score().map_or(0.0, shade);
    let lifted = if response.hovered() { 0.08 } else { 0.0 };
    let fill = mix(palette.table, palette.go, share + lifted);
    ui.painter().rect_filled(rect, palette.corner(6), fill);
    if contest.listed_pairing == Some(pairing) {
        let border = Stroke::new(1.5, palette.go);
        ui.painter().rect_stroke(rect, palette.corner(6), border, StrokeKind::Inside);
    }
    let ink = if cell.games() == 0 { palette.soft } else { palette.ink };
    let centre = Align2::CENTER_CENTER;
    ui.painter().text(rect.center(), centre, &texts.shown, font::mono(13.0), ink);
    if response.has_focus() {
        widgets::focus_ring(ui, rect, 6);
    }
    let clicked = response.clicked();
    response.on_hover_ui(|ui| {
        ui.label(&texts.accessible_text);
    });
    clicked
}
