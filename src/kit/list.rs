//! Lists: rows that their page draws, with the keys, the ground and the focus ring of the theme.

use std::ops::Range;

use egui::style::ScrollAnimation;
use egui::{
    EventFilter, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::kit::theme::Palette;
use crate::kit::widgets::{keeps_keys, pass_focus, show_focus};

/// Rows that Page Up and Page Down skip in a list whose rows have different heights.
pub(crate) const PAGE: usize = 8;

/// What a player did with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListAnswer {
    /// By a key or a click.
    Chosen(usize),
    /// By Enter or a double click; a row that is a button, by a click.
    Opened(usize),
    /// By the key Delete.
    Deleted(usize),
}

/// How the keyboard reaches the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowKind<'a> {
    /// The rows are one Tab stop, a group of choices with this accessible name.
    Choices(&'a str),
    /// Each row is a Tab stop and acts at once.
    Buttons,
    /// A field keeps the focus; see [`step`].
    Hits,
}

/// Rows of the same height. Only the visible ones are drawn.
pub(crate) struct List<'a> {
    /// Unique in the window.
    pub(crate) id: Id,
    pub(crate) kind: RowKind<'a>,
    pub(crate) count: usize,
    /// Of a row with the gap below it, in points.
    pub(crate) height: f32,
    /// In points.
    pub(crate) gap: f32,
    pub(crate) chosen: Option<usize>,
    /// Whether to scroll to the chosen row; a choice also gets the focus.
    pub(crate) seek: &'a mut bool,
}

impl List<'_> {
    /// `info` describes a row, given whether it is chosen; `draw` draws it over its ground.
    pub(crate) fn show(
        mut self,
        ui: &mut Ui,
        area: ScrollArea,
        info: &dyn Fn(usize, bool) -> WidgetInfo,
        draw: &mut dyn FnMut(&mut Ui, usize, &Response),
    ) -> Option<ListAnswer> {
        let mut builder = UiBuilder::new().id_salt(self.id);
        if let RowKind::Choices(name) = self.kind {
            builder = builder.accessibility_role(Role::RadioGroup).accessibility_label(name);
        }
        let rows = |ui: &mut Ui| {
            let shown = area.show_viewport(ui, |ui, viewport| {
                ui.set_height(self.height * self.count as f32);
                self.rows(ui, viewport, info, draw)
            });
            shown.inner
        };
        ui.scope_builder(builder, rows).inner
    }

    fn rows(
        &mut self,
        ui: &mut Ui,
        viewport: Rect,
        info: &dyn Fn(usize, bool) -> WidgetInfo,
        draw: &mut dyn FnMut(&mut Ui, usize, &Response),
    ) -> Option<ListAnswer> {
        let (origin, size) = (ui.max_rect().min, vec2(ui.available_width(), self.height - self.gap));
        let height = self.height;
        let rect = |row: usize| Rect::from_min_size(origin + vec2(0.0, row as f32 * height), size);
        let visible = self.visible(viewport);
        let mut answer = self.keys(ui, visible.len().saturating_sub(3).max(1));
        if let Some(ListAnswer::Chosen(row)) = answer {
            (self.chosen, *self.seek) = (Some(row), true);
        }
        if let Some(row) = self.chosen.filter(|_| *self.seek) {
            if matches!(self.kind, RowKind::Choices(_)) {
                pass_focus(ui, self.id.with(row));
            }
            ui.scroll_to_rect_animation(rect(row), None, ScrollAnimation::none());
            // A row far away is drawn, and keeps the focus, when the list has scrolled.
            *self.seek = !visible.contains(&row);
        }
        for row in visible {
            let is_chosen = self.chosen == Some(row);
            let is_stop = self.kind == RowKind::Buttons || is_chosen && self.kind != RowKind::Hits;
            let response = ui.interact(rect(row), self.id.with(row), sense(is_stop));
            response.widget_info(|| info(row, is_chosen));
            reveal(ui, &response);
            if ui.is_rect_visible(response.rect) {
                ground(ui, &response, is_chosen);
                draw(ui, row, &response);
                ring(ui, &response);
            }
            answer = self.clicked(ui, row, &response).or(answer);
        }
        answer
    }

    /// The rows in view, and one more at each end for the keyboard. Of hits all, so that a screen reader can read them.
    fn visible(&self, viewport: Rect) -> Range<usize> {
        if self.kind == RowKind::Hits {
            return 0..self.count;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rows are at or below 0")]
        let row = |y: f32| (y.max(0.0) / self.height) as usize;
        let first = row(viewport.top()).saturating_sub(1);
        first..(row(viewport.bottom()) + 2).min(self.count).max(first)
    }

    fn keys(&self, ui: &Ui, page: usize) -> Option<ListAnswer> {
        let RowKind::Choices(_) = self.kind else { return None };
        let stop = TabStop { list: self.id, row: self.chosen };
        let own = self.chosen.filter(|_| stop.has_focus(ui))?;
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete)) {
            return Some(ListAnswer::Deleted(own));
        }
        stop.moved(ui, 0..self.count, page).map(ListAnswer::Chosen)
    }

    fn clicked(&self, ui: &Ui, row: usize, response: &Response) -> Option<ListAnswer> {
        let opens = match self.kind {
            RowKind::Buttons | RowKind::Hits => response.clicked(),
            RowKind::Choices(_) => {
                response.double_clicked() || self.chosen == Some(row) && is_entered(ui, response)
            }
        };
        if opens {
            return Some(ListAnswer::Opened(row));
        }
        let is_new = response.clicked() && self.chosen != Some(row);
        is_new.then(|| {
            pass_focus(ui, self.id.with(row));
            ListAnswer::Chosen(row)
        })
    }
}

/// The one row of a list that the keyboard reaches, for lists that place their rows themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TabStop {
    pub(crate) list: Id,
    pub(crate) row: Option<usize>,
}

impl TabStop {
    pub(crate) fn has_focus(self, ui: &Ui) -> bool {
        self.row.is_some_and(|row| ui.memory(|memory| memory.has_focus(self.list.with(row))))
    }

    /// Moves the focus by arrows, Page Up, Page Down, Home and End. Returns the row that gets it. `order` has all rows
    /// from the top.
    pub(crate) fn moved(
        self,
        ui: &Ui,
        mut order: impl ExactSizeIterator<Item = usize> + Clone,
        page: usize,
    ) -> Option<usize> {
        let own = self.row?;
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        if !keeps_keys(ui, self.list.with(own), filter) {
            return None;
        }
        let (place, last) = (order.clone().position(|row| row == own)?, order.len() - 1);
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let ends = if pressed(Key::Home) { Some(0) } else { pressed(Key::End).then_some(last) };
        let next = order.nth(ends.or_else(|| step(ui, place, order.len(), page))?)?;
        pass_focus(ui, self.list.with(next));
        Some(next)
    }

    pub(crate) fn row(self, ui: &Ui, row: usize, rect: Rect) -> Response {
        ui.interact(rect, self.list.with(row), sense(self.row == Some(row)))
    }
}

/// The place to which arrows, Page Up and Page Down lead from `place`, one of `count`.
pub(crate) fn step(ui: &Ui, place: usize, count: usize, page: usize) -> Option<usize> {
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let down = presses(Key::ArrowDown) + page * presses(Key::PageDown);
    let up = presses(Key::ArrowUp) + page * presses(Key::PageUp);
    (up + down > 0).then(|| (place + down).saturating_sub(up).min(count.saturating_sub(1)))
}

/// Only a Tab stop can get the focus; other rows and cells can be clicked.
pub(crate) fn sense(is_stop: bool) -> Sense {
    if is_stop { Sense::click() } else { Sense::CLICK }
}

pub(crate) fn is_entered(ui: &Ui, response: &Response) -> bool {
    response.clicked() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Scrolls at once to a row that has just got the focus.
fn reveal(ui: &Ui, response: &Response) {
    if response.gained_focus() {
        ui.scroll_to_rect_animation(response.rect, None, ScrollAnimation::none());
    }
}

pub(crate) fn ground(ui: &Ui, response: &Response, is_chosen: bool) {
    let palette = Palette::of(ui);
    if is_chosen || response.hovered() {
        let fill = if is_chosen { palette.go_tint } else { palette.raised };
        ui.painter().rect_filled(response.rect, palette.corner(8), fill);
    }
}

/// Over the contents of a row, and inside it, because rows touch each other.
pub(crate) fn ring(ui: &Ui, response: &Response) {
    show_focus(ui, response, response.rect.shrink(4.0), 5);
}
