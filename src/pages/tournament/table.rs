//! The cross table, and the choice of its board and side.

use eframe::egui::FontId;

use crate::context::prelude::*;
use crate::kit::number::to_f32;
use crate::kit::widgets::ValueMenu;
use crate::kit::{list, mix};
use crate::messages::{tournament as msg, tournament_facts};
use crate::pages::tournament::cell_focus;
use crate::pages::tournament::cell_focus::Pairing;
use crate::pages::tournament::shown_table::{NONE, RowTexts, columns};
use crate::pages::tournament::state::Tournament;
use span_it_lab::tournament::export::Room;
use span_it_lab::tournament::scoreboard::Row;

/// Widths of the columns before the cells, in points: rank, name and rating; padding and least width of the others.
const RANK: f32 = 30.0;
const NAME: f32 = 134.0;
/// Least width of the names from this width of the table on.
const WIDE_NAME: f32 = 170.0;
const ROOMY: f32 = 760.0;
const MAX_NAME_WIDTH: f32 = 260.0;
const ELO: f32 = 102.0;
const PADDING: f32 = 14.0;
const LEAST: f32 = 60.0;
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
/// Between the statistics and the cells.
const GAP_BESIDE: f32 = 12.0;
const HEAD_SIZE: f32 = 12.5;
const MENU_WIDTH: f32 = 150.0;

struct Grid {
    corner: egui::Pos2,
    name: f32,
    cell: f32,
    row: f32,
    /// The heads of the statistics, and the right edges of their columns from the rating on. The extra ones are there if all
    /// cells have their full width beside them.
    figures: Vec<(&'static str, f32)>,
    /// Left edge of the columns that do not scroll horizontally.
    left: f32,
    /// With margins and statistics.
    has_details: bool,
    /// Upper edge of the column heads, which do not scroll vertically.
    top: f32,
}

impl Grid {
    /// `longest` is the number of characters in the longest cell.
    fn new(ui: &Ui, agents: usize, longest: usize, has_details: bool) -> Self {
        let (room, clip) = (ui.available_rect_before_wrap(), ui.clip_rect());
        let corner = room.min;
        let visible = clip.right() - clip.left().max(corner.x);
        let count = agents.max(1) as f32;
        let least = longest as f32 * FIGURE.0 + FIGURE.1;
        let least_name = if visible < ROOMY { NAME } else { WIDE_NAME };
        let mut figures: Vec<(&str, f32)> = Vec::new();
        let mut width = 0.0;
        for column in columns(Room::Yes).chain(columns(Room::Extra)).filter(|_| has_details) {
            let head = tournament_facts::head(column);
            let head_width = widgets::text_width(ui, RichText::new(head).font(font::semibold(HEAD_SIZE)));
            let wider = width + (head_width + PADDING).max(LEAST);
            let for_cells = visible - RANK - ELO - GAP_BESIDE - least_name - wider;
            if column.room == Room::Extra && for_cells < count * CELL.max(least) {
                break;
            }
            width = wider;
            figures.push((head, width));
        }
        let for_cells = visible - RANK - ELO - GAP_BESIDE - least_name - width;
        let cell = (for_cells / count).clamp(least, CELL.max(least));
        let name = (least_name + for_cells - count * cell).clamp(least_name, MAX_NAME_WIDTH);
        let row = ((clip.height() * 0.55 - HEAD_HEIGHT) / count).clamp(ROW.0, ROW.1);
        let lowest_head = corner.y + (count - 1.0) * row;
        let top = clip.top().clamp(corner.y, lowest_head.max(corner.y));
        Self { corner, name, cell, row, figures, left: clip.left().max(corner.x), has_details, top }
    }

    fn size(&self, agents: usize) -> egui::Vec2 {
        let count = agents as f32;
        vec2(self.cells_left() + count * self.cell, HEAD_HEIGHT + count * self.row)
    }

    /// Width of all columns before the cells.
    fn cells_left(&self) -> f32 {
        self.fixed() + self.figures.last().map_or(0.0, |(_, right)| *right) + GAP_BESIDE
    }

    /// Width of the columns that do not scroll: rank, name and rating.
    fn fixed(&self) -> f32 {
        RANK + self.name + ELO
    }

    fn head_bottom(&self) -> f32 {
        self.top + HEAD_HEIGHT
    }

    fn row(&self, row: usize) -> f32 {
        self.corner.y + HEAD_HEIGHT + row as f32 * self.row
    }

    fn cell(&self, row: usize, column: usize) -> Rect {
        let min = pos2(self.corner.x + self.cells_left() + column as f32 * self.cell, self.row(row));
        Rect::from_min_size(min, vec2(self.cell - GAP, self.row - GAP))
    }

    fn is_visible(&self, ui: &Ui, row: usize) -> bool {
        let top = self.row(row);
        top < ui.clip_rect().bottom() && top + self.row > self.head_bottom()
    }
}

pub(super) fn show(ui: &mut Ui, tournament: &mut Tournament, has_details: bool) {
    let agents = tournament.shown_table().rows().len();
    let grid = Grid::new(ui, agents, tournament.shown.texts.longest, has_details);
    let (_, area) = ui.allocate_space(grid.size(agents));
    debug_assert_eq!(area.min, grid.corner, "the table stands where its room was measured");
    let right = Rect::everything_right_of(grid.left + grid.fixed() + 4.0);
    let below = Rect::everything_below(grid.head_bottom());
    let mut part = |clip: Rect| {
        let mut part = ui.new_child(egui::UiBuilder::new().max_rect(area));
        part.shrink_clip_rect(clip);
        part
    };
    let clicked = cells(&mut part(right.intersect(below)), tournament, &grid);
    heads(&part(right), tournament, &grid);
    names(&mut part(below), tournament, &grid);
    head(ui, &grid, grid.left + RANK + 12.0, Align2::LEFT_CENTER, msg::name());
    head(
        ui,
        &grid,
        grid.left + grid.fixed(),
        Align2::RIGHT_CENTER,
        if has_details { msg::elo() } else { msg::won() },
    );
    ui.add_space(6.0);
    let visible = ui.clip_rect().right() - grid.left;
    let notes = Rect::from_min_size(pos2(grid.left, ui.cursor().top()), vec2(visible, 0.0));
    let mut notes = ui.new_child(egui::UiBuilder::new().max_rect(notes));
    notes.horizontal_wrapped(|ui| {
        ui.label(text::soft(msg::cell_note()));
        if has_details {
            ui.label(text::soft(msg::margin_note()));
        }
        if has_details && tournament.shown.texts.is_rough {
            ui.label(text::soft(msg::rough_note()));
        }
    });
    ui.allocate_space(vec2(0.0, notes.min_rect().height()));
    if clicked.is_some() {
        tournament.list_games(clicked);
    }
}

/// Returns the pairing whose cell was clicked.
fn cells(ui: &mut Ui, tournament: &Tournament, grid: &Grid) -> Option<Pairing> {
    let mut clicked = None;
    let rows = tournament.shown_table().rows();
    let stop = cell_focus::stop(ui, &rows.iter().map(|row| row.place).collect::<Vec<_>>());
    for (place, row) in rows.iter().enumerate() {
        let is_visible = grid.is_visible(ui, place);
        if let Some(texts) = tournament.shown.texts.row(place).filter(|_| is_visible) {
            figures(ui, grid, place, texts);
        }
        for (column, other) in rows.iter().enumerate() {
            let rect = grid.cell(place, column);
            let pairing = (row.place, other.place);
            if place == column {
                let palette = Palette::of(ui);
                ui.painter().rect_filled(rect, palette.corner(6), palette.raised);
            } else if cell(ui, grid, tournament, (rect, pairing), stop == Some(pairing)) {
                cell_focus::note(ui, pairing);
                clicked = Some(pairing);
            }
        }
    }
    clicked
}

/// Text beside or around a point. Returns its rectangle.
fn put(ui: &Ui, (at, align): (egui::Pos2, Align2), message: &str, font: FontId, ink: Color32) -> Rect {
    ui.painter().text(at, align, message, font, ink)
}

fn head(ui: &Ui, grid: &Grid, x: f32, align: Align2, message: &str) {
    let at = pos2(x, grid.top + HEAD_HEIGHT / 2.0);
    put(ui, (at, align), message, font::semibold(HEAD_SIZE), Palette::of(ui).soft);
}

/// The heads of the columns that scroll horizontally. The tooltip of a number is the name.
fn heads(ui: &Ui, tournament: &Tournament, grid: &Grid) {
    for (name, right) in &grid.figures {
        head(ui, grid, grid.corner.x + grid.fixed() + right, Align2::RIGHT_CENTER, name);
    }
    for (column, row) in tournament.shown_table().rows().iter().enumerate() {
        let number = (column + 1).to_string();
        let across = grid.cell(0, column).x_range();
        head(ui, grid, across.center(), Align2::CENTER_CENTER, &number);
        let rect = Rect::from_x_y_ranges(across, grid.top..=grid.head_bottom());
        let response = ui.interact(rect, ui.scope_id().with(("head", column)), Sense::hover());
        let name = msg::column_head(&number, &row.name);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
        response.on_hover_text(&row.name);
    }
}

/// Rank, name and rating of every row, beside the scrolled columns.
fn names(ui: &mut Ui, tournament: &Tournament, grid: &Grid) {
    let palette = Palette::of(ui);
    let (left, right) = (grid.left + RANK + 12.0, grid.left + RANK + grid.name - 8.0);
    for (place, row) in tournament.shown_table().rows().iter().enumerate() {
        let Some(texts) = tournament.shown.texts.row(place) else { continue };
        let y = grid.cell(place, 0).center().y;
        let rank = pos2(grid.left + 20.0, y);
        put(ui, (rank, Align2::RIGHT_CENTER), &texts.rank, font::mono(13.0), palette.soft);
        let rect = Rect::from_x_y_ranges(left..=right, y - 12.0..=y + 12.0);
        name(ui, rect, row, texts);
        // The rating with its margin, or the games won.
        let right = pos2(grid.left + grid.fixed(), y);
        let rating = texts.rating.clone().unwrap_or_else(|| (String::new(), NONE.to_owned()));
        let won = || (row.total.wins.to_string(), String::new());
        let (figure, margin) = if grid.has_details { rating } else { won() };
        let margin = put(ui, (right, Align2::RIGHT_CENTER), &margin, font::mono(13.0), palette.soft);
        let left = pos2(margin.left(), y);
        put(ui, (left, Align2::RIGHT_CENTER), &figure, font::mono_strong(13.0), palette.ink);
    }
}

/// The name of a row. Its tooltip has the values without a column.
fn name(ui: &mut Ui, rect: Rect, row: &Row, texts: &RowTexts) {
    let builder =
        egui::UiBuilder::new().max_rect(rect).layout(egui::Layout::left_to_right(egui::Align::Center));
    let label = egui::Label::new(text::body_strong(&row.name)).truncate().show_tooltip_when_elided(false);
    let response = ui.new_child(builder).add(label.sense(Sense::hover()));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &texts.accessible_text));
    response.on_hover_ui(|ui| {
        ui.label(text::body_strong(&row.name));
        ui.label(&texts.more);
    });
}

fn figures(ui: &Ui, grid: &Grid, place: usize, texts: &RowTexts) {
    let (left, y) = (grid.corner.x + grid.fixed(), grid.cell(place, 0).center().y);
    for ((_, right), figure) in grid.figures.iter().zip(&texts.figures) {
        let at = pos2(left + right, y);
        put(ui, (at, Align2::RIGHT_CENTER), figure, font::mono(13.0), Palette::of(ui).ink);
    }
}

fn shade(score: f64) -> f32 {
    SHADE.0 + (SHADE.1 - SHADE.0) * to_f32(score)
}

/// Returns whether the cell was clicked.
fn cell(
    ui: &Ui,
    grid: &Grid,
    tournament: &Tournament,
    (rect, pairing): (Rect, Pairing),
    is_stop: bool,
) -> bool {
    let (agent, other) = pairing;
    let Some(texts) = tournament.shown.texts.cell(agent, other) else { return false };
    let palette = Palette::of(ui);
    let cell = tournament.shown_table().cell(agent, other);
    let response = ui.interact(rect, cell_focus::id(ui, pairing), list::sense(is_stop));
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &texts.accessible_text));
    if response.gained_focus() {
        // Scroll to the cell beside names and heads, not below them.
        let beside = rect.min - vec2(grid.fixed() + 8.0, HEAD_HEIGHT);
        ui.scroll_to_rect(rect.with_min_x(beside.x).with_min_y(beside.y), None);
    }
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let share = cell.score().map_or(0.0, shade);
    let lifted = if response.hovered() { 0.08 } else { 0.0 };
    let fill = mix(palette.table, palette.go, share + lifted);
    ui.painter().rect_filled(rect, palette.corner(6), fill);
    if tournament.listed_pairing == Some(pairing) {
        let border = Stroke::new(1.5, palette.go);
        ui.painter().rect_stroke(rect, palette.corner(6), border, StrokeKind::Inside);
    }
    let ink = if cell.games() == 0 { palette.soft } else { palette.ink };
    put(ui, (rect.center(), Align2::CENTER_CENTER), &texts.shown, font::mono(13.0), ink);
    widgets::show_focus(ui, &response, rect, 6);
    let clicked = response.clicked();
    response.on_hover_ui(|ui| {
        ui.label(&texts.accessible_text);
        ui.label(&texts.statistics);
    });
    clicked
}

/// The choice of the table: its board and side.
pub(super) fn choice(ui: &mut Ui, tournament: &mut Tournament) {
    let mut selection = tournament.shown.selection;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
        if tournament.plan.boards.len() > 1 {
            let boards = [None].into_iter().chain(tournament.plan.boards.iter().copied().map(Some));
            let menu = ValueMenu {
                width: MENU_WIDTH,
                name: msg::board_choice,
                spoken: |name| msg::board_chosen(name),
            };
            menu.show(ui, &mut selection.board, boards);
        }
        let sides = [None].into_iter().chain(tournament.shown.sides.iter().copied().map(Some));
        let menu =
            ValueMenu { width: MENU_WIDTH, name: msg::side_choice, spoken: |name| msg::side_chosen(name) };
        menu.show(ui, &mut selection.side, sides);
        if selection.side.is_some() {
            ui.add(egui::Label::new(text::soft(msg::side_note())).truncate());
        } else if tournament.is_finished() {
            let [games, _] = msg::progress(tournament.games.len(), tournament.plan.games());
            ui.label(text::small_strong(games));
        }
    });
    if selection != tournament.shown.selection {
        tournament.select_table(selection);
    }
}
