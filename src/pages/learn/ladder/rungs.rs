//! The ladder itself: rails, rungs and rows. It is one list for the keyboard.

use eframe::egui::style::ScrollAnimation;
use eframe::egui::{FontId, Painter, Pos2, Shape};

use crate::context::prelude::*;
use crate::kit::list;
use crate::kit::list::TabStop;
use crate::kit::theme::{Palette, font};
use crate::kit::widgets::label::Line;
use crate::kit::{icons, mix};
use crate::messages::{ladder as msg, language};
use crate::model::opponents::Opponent;
use crate::pages::learn::ladder::{View, list_id, name, opponent};
use crate::parts::emblem::{Emblem, EmblemLook};
use span_it_learn::ladder::{Series, highest};

// Lengths in points.
const MIN_ROW: f32 = 42.0;
const MAX_ROW: f32 = 60.0;
const EMBLEM: f32 = 36.0;
/// Between the emblem and the ends of its rung.
const RUNG_GAP: f32 = 4.0;
/// Below the lowest rung.
const BELOW: f32 = 4.0;
const RAIL: f32 = 5.0;
const WON: f32 = 7.0;
const DOT: f32 = 6.0;
const CHIP: egui::Vec2 = vec2(42.0, 26.0);
const ROW_PADDING: f32 = 12.0;
const CHECK: f32 = 18.0;
const SCORE: f32 = 46.0;
const ELO: f32 = 48.0;
const GRADE: f32 = 76.0;

pub(super) const MARGINS: [Margin; 2] =
    [Margin { left: 32, right: 20, top: 14, bottom: 8 }, Margin::symmetric(16, 8)];

/// The columns of a row, from the left edge of the list.
struct Columns {
    left_rail: f32,
    right_rail: f32,
    row: f32,
    name: f32,
    character: Option<f32>,
    grade: bool,
    elo: bool,
}

impl Columns {
    fn of(view: &View<'_>) -> Self {
        let View { is_wide, has_characters, is_widest, .. } = *view;
        let (left_rail, rails) = match (is_widest, is_wide) {
            (true, _) => (118.0, 112.0),
            (false, true) => (72.0, 96.0),
            (false, false) if view.is_narrowest => (60.0, 54.0),
            (false, false) => (64.0, 72.0),
        };
        let row = left_rail + rails + 16.0;
        let name = row + ROW_PADDING + if is_wide { 16.0 } else { 0.0 };
        let character = has_characters.then_some(name + 100.0);
        let right_rail = left_rail + rails;
        Self { left_rail, right_rail, row, name, character, grade: is_widest, elo: is_wide }
    }

    fn middle(&self) -> f32 {
        f32::midpoint(self.left_rail, self.right_rail)
    }
}

/// The title, what a match is, and the heading of the column.
pub(super) fn heading(ui: &mut Ui, view: &View<'_>) {
    let columns = Columns::of(view);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::hover());
    let palette = Palette::of(ui);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.horizontal_centered(|ui| ui.label(text::title(msg::title())));
    if columns.elo {
        let room = ui.available_height() - ui.spacing().item_spacing.y;
        let count = view.rungs.len();
        let is_scrolled = row_height(room, count) * count as f32 > room;
        let bar = if is_scrolled { ui.spacing().scroll.allocated_width() } else { 0.0 };
        let right = rect.right() - bar - ROW_PADDING - CHECK - SCORE - 14.0;
        let at = pos2(right, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, msg::elo(), font::semibold(12.5), palette.soft);
    }
    if view.is_wide {
        let place = rect.with_min_x(rect.left() + columns.name);
        let place = place.with_max_x(rect.right() - ROW_PADDING - CHECK - SCORE - ELO - 24.0);
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        child.horizontal_centered(|ui| ui.add(Label::new(text::body_soft(msg::about())).truncate()));
    }
}

/// Fits all rungs into the room if it is high enough, otherwise whole rungs, so that none is half hidden.
fn row_height(room: f32, count: usize) -> f32 {
    let all = (room - 2.0 * BELOW) / count.max(1) as f32;
    if all < MIN_ROW { room / (room / MIN_ROW).floor().max(1.0) } else { all.min(MAX_ROW) }
}

/// `height` is that of the room. Returns the rung that was chosen.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, height: f32, wants_focus: bool) -> Option<usize> {
    let count = view.rungs.len();
    let row = row_height(height, count);
    // Whole rows, also at the end of a list that scrolls.
    let below = if row * count as f32 > height { 0.0 } else { BELOW };
    let size = vec2(ui.available_width(), row * count as f32 + below);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let rect = |index: usize| {
        let top = place.top() + row * (count - 1 - index) as f32;
        Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), row))
    };
    rails(ui.painter(), view, place, &rect, Palette::of(ui));
    let builder = UiBuilder::new()
        .max_rect(place)
        .accessibility_role(Role::RadioGroup)
        .accessibility_label(msg::title());
    ui.scope_builder(builder, |ui| list(ui, view, &rect, wants_focus)).inner
}

fn list(ui: &mut Ui, view: &View<'_>, rect: &dyn Fn(usize) -> Rect, wants_focus: bool) -> Option<usize> {
    let columns = &Columns::of(view);
    // From the top, as they are seen.
    let order = (0..view.rungs.len()).rev();
    let stop = TabStop { list: list_id(), row: view.chosen.or(order.clone().next()) };
    let moved = stop.moved(ui, order.clone(), list::PAGE);
    if stop.has_focus(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        view.cx.request(view.main_action());
    }
    let stop = TabStop { row: moved.or(stop.row), ..stop };
    let mut choice = moved;
    for index in order {
        let place = rect(index);
        let response = stop.row(ui, index, place.with_min_x(place.left() + columns.left_rail - 24.0));
        let is_chosen = moved.or(view.chosen) == Some(index);
        let label = accessible_name(view, index);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, &label));
        if response.clicked() {
            choice = Some(index);
        }
        if stop.row == Some(index) && wants_focus {
            response.request_focus();
            ui.scroll_to_rect_animation(place.expand(place.height()), None, ScrollAnimation::none());
        }
        if moved == Some(index) {
            ui.scroll_to_rect_animation(place, None, ScrollAnimation::none());
        }
        if ui.is_rect_visible(place) {
            paint_row(ui, view, place, &response, (index, is_chosen));
        }
    }
    choice
}

fn accessible_name(view: &View<'_>, index: usize) -> String {
    let elo = opponent(index).map_or(0.0, |opponent| opponent.elo);
    let state = if view.current == Some(index) {
        Some(msg::you_are_here())
    } else if view.suggested == Some(index) {
        Some(msg::start_here())
    } else {
        view.is_climbed(index).then_some(msg::climbed())
    };
    msg::row(index + 1, name(index), elo, view.rungs[index].score(), state)
}

fn character(index: usize) -> &'static str {
    opponent(index).map_or("", |opponent| Opponent::BuiltIn(opponent.personality).character())
}

/// The rails, green up to the player, and what is won of each rung.
fn rails(painter: &Painter, view: &View<'_>, place: Rect, rect: &dyn Fn(usize) -> Rect, palette: &Palette) {
    let columns = &Columns::of(view);
    let [left, right] = [columns.left_rail, columns.right_rail].map(|x| place.left() + x);
    let reached = view.current.max(highest(&view.rungs).checked_sub(1));
    let is_done = view.current.is_none();
    let top = reached.filter(|_| !is_done).map_or(place.top() + 4.0, |index| rect(index).center().y);
    let bottom = place.bottom() - 4.0;
    for x in [left, right] {
        rounded(painter, [pos2(x, place.top() + 4.0), pos2(x, bottom)], Stroke::new(RAIL, palette.line));
        if reached != Some(0) {
            rounded(painter, [pos2(x, top), pos2(x, bottom)], Stroke::new(RAIL, palette.go));
        }
    }
    let gap = EMBLEM / 2.0 + RUNG_GAP;
    let middle = place.left() + columns.middle();
    for (index, rung) in view.rungs.iter().enumerate() {
        let y = rect(index).center().y;
        let is_climbed = view.is_climbed(index);
        let is_half = !is_climbed && rung.series != Series::default() && rung.series.won > 0;
        for (ends, is_won) in
            [([left, middle - gap], is_climbed || is_half), ([middle + gap, right], is_climbed)]
        {
            let (width, color) = if is_won { (WON, palette.go) } else { (RAIL, palette.line) };
            painter.line_segment(ends.map(|x| pos2(x, y)), Stroke::new(width, color));
        }
        let is_reached = reached >= Some(index);
        for x in [left, right] {
            let (fill, border) =
                if is_reached { (palette.go, palette.go) } else { (palette.table, palette.ctrl) };
            painter.circle(pos2(x, y), DOT, fill, Stroke::new(2.0, border));
        }
    }
}

fn rounded(painter: &Painter, ends: [Pos2; 2], stroke: Stroke) {
    painter.line_segment(ends, stroke);
    for end in ends {
        painter.circle_filled(end, stroke.width / 2.0, stroke.color);
    }
}

fn paint_row(ui: &Ui, view: &View<'_>, place: Rect, response: &Response, (index, is_chosen): (usize, bool)) {
    let columns = &Columns::of(view);
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let y = place.center().y;
    let row = place.with_min_x(place.left() + columns.row).shrink2(vec2(2.0, 2.0));
    let is_current = view.current == Some(index);
    if is_chosen {
        let border = Stroke::new(2.0, palette.go);
        painter.rect(row, palette.corner(8), palette.go_tint, border, StrokeKind::Inside);
    } else if response.hovered() {
        painter.rect_filled(row, palette.corner(8), mix(palette.table, palette.ink, 0.06));
    }
    if response.has_focus() {
        widgets::focus_ring(ui, row.shrink(7.0), 2);
    }
    let look = if is_current {
        EmblemLook::Current
    } else if view.is_climbed(index) {
        EmblemLook::Won
    } else {
        EmblemLook::Ahead
    };
    let center = pos2(place.left() + columns.middle(), y);
    Emblem::named(name(index)).paint(
        painter,
        Rect::from_center_size(center, vec2(EMBLEM, EMBLEM)),
        look,
        palette,
    );
    if is_current {
        you(ui, pos2(place.left() + columns.left_rail - DOT - 8.0, y));
    }
    let mut right = right_columns(ui, view, columns, row, index);
    if view.suggested == Some(index) {
        let words = if columns.character.is_some() { msg::start_here() } else { msg::start_here_short() };
        right = start_chip(ui, words, pos2(right, y)) - 6.0;
    }
    let left = place.left() + columns.name;
    let end = columns.character.map_or(right, |x| place.left() + x);
    let line = |text, font, color| Line { text, font, color };
    line(name(index), font::semibold(14.0), palette.ink).paint(ui, pos2(left, y), end - 6.0);
    if let Some(x) = columns.character {
        line(character(index), font::regular(13.0), palette.soft).paint(ui, pos2(place.left() + x, y), right);
    }
}

/// Returns where they begin.
fn right_columns(ui: &Ui, view: &View<'_>, columns: &Columns, row: Rect, index: usize) -> f32 {
    let palette = Palette::of(ui);
    let y = row.center().y;
    let write = |x: f32, align: Align2, text: String, font: FontId, color: Color32| {
        ui.painter().text(pos2(x, y), align, text, font, color);
    };
    let mut right = row.right() - ROW_PADDING;
    let score = view.rungs[index].score();
    let is_empty = score.is_none() && !view.is_climbed(index) && !columns.elo;
    if is_empty || view.is_narrowest {
        return right;
    }
    if view.is_climbed(index) {
        let check = Rect::from_center_size(pos2(right - CHECK / 2.0, y), vec2(CHECK, CHECK));
        icons::paint(ui.painter(), check, Icon::Check, palette.go, 2.4);
    }
    right -= CHECK + 4.0;
    if let Some((won, lost)) = score {
        let (font, color) = match view.current == Some(index) {
            true => (font::mono_strong(13.0), palette.ink),
            false if view.is_climbed(index) => (font::mono(13.0), palette.ink),
            false => (font::mono(13.0), palette.soft),
        };
        write(right - SCORE + 8.0, Align2::LEFT_CENTER, msg::score(won, lost), font, color);
    }
    right -= SCORE + 8.0;
    let Some(opponent) = opponent(index) else { return right };
    if columns.elo {
        write(right, Align2::RIGHT_CENTER, language::elo(opponent.elo), font::mono(13.0), palette.soft);
        right -= ELO;
    }
    if columns.grade {
        let grade = Opponent::BuiltIn(opponent.personality).grade();
        write(right - GRADE, Align2::LEFT_CENTER, grade.to_owned(), font::regular(12.5), palette.soft);
        right -= GRADE + 8.0;
    }
    right - 4.0
}

/// Ends at `tip`. Returns where it begins.
fn start_chip(ui: &Ui, words: &str, tip: Pos2) -> f32 {
    let palette = Palette::of(ui);
    let text = ui.painter().layout_no_wrap(words.to_owned(), font::semibold(12.0), palette.go);
    let size = text.size() + vec2(20.0, 8.0);
    let chip = Rect::from_min_size(pos2(tip.x - size.x, tip.y - size.y / 2.0), size);
    ui.painter().rect_filled(chip, palette.corner(11), palette.go_tint);
    ui.painter().galley(chip.min + vec2(10.0, 4.0), text, palette.go);
    chip.left()
}

/// Where the player stands: ends at `tip`.
fn you(ui: &Ui, tip: Pos2) {
    let palette = Palette::of(ui);
    let points = [vec2(-8.0, -6.0), vec2(0.0, 0.0), vec2(-8.0, 6.0)].map(|corner| tip + corner);
    ui.painter().add(Shape::convex_polygon(points.to_vec(), palette.go, Stroke::NONE));
    let chip = Rect::from_min_size(pos2(tip.x - 14.0 - CHIP.x, tip.y - CHIP.y / 2.0), CHIP);
    ui.painter().rect_filled(chip, palette.corner(13), palette.go);
    ui.painter().text(
        chip.center(),
        Align2::CENTER_CENTER,
        language::you(),
        font::semibold(12.0),
        palette.on_go,
    );
}
