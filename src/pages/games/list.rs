//! The list of games. Only the visible rows are drawn and read.

use std::ops::Range;

use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::style::ScrollAnimation;
use eframe::egui::{
    EventFilter, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use crate::context::prelude::*;
use crate::kit::widgets::label::Line;
use crate::messages::games as msg;
use crate::messages::language::facts;
use crate::pages::games::commands::{delete, load, open, read};
use crate::pages::games::state::GamesState;
use span_it_store::games::StoredGame;

// Lengths in points.
const WIDE_HEIGHT: f32 = 34.0;
const NARROW_HEIGHT: f32 = 50.0;
const HEADING_HEIGHT: f32 = 22.0;
/// In a narrower list, each game has two lines.
const TABLE_MIN: f32 = 740.0;
const PADDING: f32 = 10.0;
const GAP: f32 = 12.0;
/// Of board, result, length, safe moves and turning point, from the left. Date and players stand before them.
const COLUMNS: [f32; 5] = [58.0, 172.0, 54.0, 92.0, 90.0];
const DATE: f32 = 122.0;

enum Request {
    Choose(usize),
    Open,
    Delete,
}

pub(super) fn show(ui: &mut Ui, state: &mut GamesState, actions: &mut Actions) {
    let is_table = ui.available_width() >= TABLE_MIN;
    if is_table {
        headings(ui, msg::COLUMNS, columns);
    }
    let total = state.rows.total.unwrap_or(0);
    state.chosen = state.chosen.min(total.saturating_sub(1));
    let height = if is_table { WIDE_HEIGHT } else { NARROW_HEIGHT };
    let builder = UiBuilder::new()
        .id_salt("games")
        .accessibility_role(Role::RadioGroup)
        .accessibility_label(msg::TITLE);
    ui.scope_builder(builder, |ui| {
        // With a bar that is always there, the columns are below their headings.
        let bar = ScrollBarVisibility::AlwaysVisible;
        let area = ScrollArea::vertical().scroll_bar_visibility(bar).auto_shrink([false, false]);
        area.show_viewport(ui, |ui, viewport| {
            ui.set_height(height * total as f32);
            let rows = Rows { state, total, height, is_table };
            rows.show(ui, viewport, actions);
        });
    });
}

/// The names of columns whose edges `columns` returns, over a list with a scroll bar.
pub(super) fn headings<const N: usize>(ui: &mut Ui, names: [&str; N], columns: fn(Rect) -> [(f32, f32); N]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING_HEIGHT), Sense::hover());
    // The rows are beside the scroll bar.
    let rect = rect.with_max_x(rect.right() - ui.spacing().scroll.allocated_width());
    let color = Palette::of(ui).soft;
    for (name, (left, right)) in names.into_iter().zip(columns(rect)) {
        Line { text: name, font: font::semibold(12.5), color }.paint(ui, pos2(left, rect.center().y), right);
    }
}

/// The left and right edges of columns of these widths at the right of `rect`, with gaps before them.
pub(super) fn edges<const N: usize>(rect: Rect, widths: [f32; N], gap: f32) -> [(f32, f32); N] {
    let mut at = rect.right() - widths.iter().map(|width| width + gap).sum::<f32>();
    widths.map(|width| {
        let left = at + gap;
        at = left + width;
        (left, at)
    })
}

fn columns(rect: Rect) -> [(f32, f32); 7] {
    let rect = rect.shrink2(vec2(PADDING, 0.0));
    let [board, result, length, kept, turning] = edges(rect, COLUMNS, GAP);
    let players = rect.left() + DATE + GAP;
    let date = (rect.left(), rect.left() + DATE);
    [date, (players, board.0 - GAP), board, result, length, kept, turning]
}

struct Rows<'a> {
    state: &'a mut GamesState,
    total: usize,
    height: f32,
    is_table: bool,
}

impl Rows<'_> {
    fn show(mut self, ui: &mut Ui, viewport: Rect, actions: &mut Actions) {
        let origin = ui.max_rect().min;
        let (width, height) = (ui.available_width(), self.height);
        let row_rect = |row: usize| {
            Rect::from_min_size(origin + vec2(0.0, row as f32 * height), vec2(width, height - 2.0))
        };
        let visible = visible(viewport, self.height, self.total);
        let missing = self.state.rows.missing(visible.clone());
        actions.extend(missing.into_iter().map(|part| Action::call(move |cx| load(cx, part))));
        let page = visible.len().saturating_sub(3).max(1);
        let mut request = self.keys(ui, page);
        if let Some(Request::Choose(row)) = request {
            self.state.chosen = row;
            self.state.seek = true;
        }
        if self.state.seek {
            widgets::pass_focus(ui, row_id(self.state.chosen));
            ui.scroll_to_rect_animation(row_rect(self.state.chosen), None, ScrollAnimation::none());
            // A row far away is drawn, and keeps the focus, when the list has scrolled.
            self.state.seek = !visible.contains(&self.state.chosen);
        }
        for row in visible {
            request = self.row(ui, row, row_rect(row)).or(request);
        }
        let game = self.state.chosen_game().map(|game| game.id);
        actions.extend(game.zip(request).and_then(|(game, request)| match request {
            Request::Choose(_) => None,
            Request::Open => Some(Action::call(move |cx| read(cx, game, open))),
            Request::Delete => Some(Action::call(move |cx| delete(cx, game))),
        }));
    }

    /// The keys of the chosen row. A page has `page` rows.
    fn keys(&self, ui: &Ui, page: usize) -> Option<Request> {
        let own = row_id(self.state.chosen);
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        if !widgets::keeps_keys(ui, own, filter) {
            return None;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Delete) && !self.state.filter.deleted {
            return Some(Request::Delete);
        }
        let (chosen, last) = (self.state.chosen, self.total.saturating_sub(1));
        let moves = [
            (Key::ArrowUp, chosen.saturating_sub(1)),
            (Key::ArrowDown, chosen + 1),
            (Key::PageUp, chosen.saturating_sub(page)),
            (Key::PageDown, chosen + page),
            (Key::Home, 0),
            (Key::End, last),
        ];
        let (_, row) = moves.into_iter().find(|(key, _)| pressed(*key))?;
        Some(Request::Choose(row.min(last)))
    }

    fn row(&mut self, ui: &mut Ui, row: usize, rect: Rect) -> Option<Request> {
        let is_chosen = row == self.state.chosen;
        // Only the chosen row is a Tab stop; the others can be clicked.
        let sense = if is_chosen { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, row_id(row), sense);
        let game = self.state.rows.get(row);
        let name = game.map_or_else(|| msg::LOADING.to_owned(), |game| msg::row(game, &self.state.zone));
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, &name));
        if response.gained_focus() {
            ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
        }
        ground(ui, &response, is_chosen);
        if let Some(game) = game {
            self.paint(ui, rect, game);
        }
        let is_opened = response.double_clicked()
            || (response.clicked() && is_chosen && ui.input(|input| input.key_pressed(Key::Enter)));
        if response.clicked() && !is_chosen {
            self.state.chosen = row;
            widgets::pass_focus(ui, row_id(row));
        }
        is_opened.then_some(Request::Open)
    }

    fn paint(&self, ui: &Ui, rect: Rect, game: &StoredGame) {
        let palette = Palette::of(ui);
        let cells = msg::cells(game, &self.state.zone);
        if self.is_table {
            for (index, (text, (left, right))) in cells.iter().zip(columns(rect)).enumerate() {
                let font = if index == 1 { font::semibold(14.0) } else { font::regular(13.5) };
                let color = if index == 1 { palette.ink } else { palette.soft };
                Line { text, font, color }.paint(ui, pos2(left, rect.center().y), right);
            }
            return;
        }
        let (left, right) = (rect.left() + PADDING, rect.right() - PADDING);
        let [above, below] = [0.32, 0.7].map(|share| pos2(left, rect.top() + share * rect.height()));
        let [date, players, size, result, _, kept, _] = &cells;
        Line { text: players, font: font::semibold(14.0), color: palette.ink }.paint(ui, above, right);
        let kept = Some(kept).filter(|kept| !kept.is_empty()).map(|kept| msg::safe_moves_of(kept));
        let texts = [result.clone(), size.clone(), msg::moves(game.moves), date.clone()];
        let texts: Vec<_> = texts.into_iter().chain(kept).collect();
        Line { text: &facts(&texts), font: font::regular(12.5), color: palette.soft }.paint(ui, below, right);
    }
}

/// The rows in view, and one more at each end for the keyboard.
fn visible(viewport: Rect, height: f32, total: usize) -> Range<usize> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rows are at or below 0")]
    let row = |y: f32| (y.max(0.0) / height) as usize;
    let first = row(viewport.top()).saturating_sub(1);
    first..(row(viewport.bottom()) + 2).min(total).max(first)
}

fn row_id(row: usize) -> Id {
    Id::unique(("stored game", row))
}

fn ground(ui: &Ui, response: &Response, is_chosen: bool) {
    let palette = Palette::of(ui);
    if is_chosen || response.hovered() {
        let fill = if is_chosen { palette.go_tint } else { palette.raised };
        ui.painter().rect_filled(response.rect, palette.corner(8), fill);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, response.rect.shrink(3.0), 6);
    }
}
