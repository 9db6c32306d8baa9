//! The list of moves: one column per player, in the order of the cards. Every move has its number and, after the game, its
//! mark. A click shows the position after a move; the wheel and the arrow keys step through the game.

use eframe::egui::scroll_area::ScrollSource;
use eframe::egui::{Button, Event, EventFilter, MouseWheelUnit, Popup};

use crate::board::MarkKind;
use crate::board::accessible::mark_description;
use crate::context::navigation::MoveNavigation;
use crate::context::prelude::*;
use crate::kit::widgets::label::Line;
use crate::kit::{icons, list, theme};
use crate::messages::dialogs::new_game::shown_name;
use crate::messages::language::series;
use crate::messages::search_report::statistics;
use crate::messages::{board, game, review, search_report, solver};
use span_it_core::solver::Verdict;

// Lengths in points.
pub(crate) const ROW_HEIGHT: f32 = 27.0;
// From the left edge of a cell: the end of the number, the start of the node, the middle of the mark.
const NUMBER_END: f32 = 28.0;
const NODE_START: f32 = 38.0;
const MARK_CENTER: f32 = 84.0;
const STEP_HEIGHT: f32 = 38.0;

#[derive(Clone, Copy)]
struct MoveList<'a> {
    cx: &'a Context,
    navigation: MoveNavigation,
    marks: &'a dyn Fn(usize) -> Option<MoveMark>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveMark {
    pub(crate) verdict: Verdict,
    pub(crate) meaning: &'static str,
}

fn of_solver(cx: &Context, ply: usize) -> Option<MoveMark> {
    let verdict = cx.session.verdict(ply)?;
    Some(MoveMark { verdict, meaning: solver::verdict(verdict) })
}

pub(crate) fn show(ui: &mut Ui, cx: &Context) {
    let navigation = MoveNavigation::in_game(&cx.session);
    let marks = |ply| of_solver(cx, ply).filter(|_| are_marked(cx));
    MoveList { cx, navigation, marks: &marks }.show(ui);
}

/// In a game the card *Who is winning* says enough; afterwards each move has its mark.
pub(crate) fn are_marked(cx: &Context) -> bool {
    cx.view.shows_winner && cx.session.outcome().is_some()
}

pub(crate) fn marked(ui: &mut Ui, navigation: MoveNavigation, cx: &Context) {
    with_marks(ui, navigation, &|ply| of_solver(cx, ply), cx);
}

/// The same with other marks.
pub(crate) fn with_marks(
    ui: &mut Ui,
    navigation: MoveNavigation,
    marks: &dyn Fn(usize) -> Option<MoveMark>,
    cx: &Context,
) {
    MoveList { cx, navigation, marks }.show(ui);
}

/// In seconds.
const GUARD: f64 = 0.5;

fn guard_id() -> egui::Id {
    egui::Id::unique("guard of the moves")
}

/// For a moment, a click does nothing: it was meant for the button that has just left its place to the list.
pub(crate) fn guard(ui: &Ui) {
    let now = ui.input(|input| input.time);
    ui.data_mut(|data| data.insert_temp(guard_id(), now));
}

fn is_guarded(ui: &Ui) -> bool {
    let since = ui.data(|data| data.get_temp::<f64>(guard_id()));
    since.is_some_and(|since| ui.input(|input| input.time) - since < GUARD)
}

impl MoveList<'_> {
    fn show(self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = 4.0;
        // With room for the scroll bar also while nothing scrolls, so that the columns keep their places.
        let width = ui.available_width() - ui.spacing().scroll.allocated_width();
        self.headings(ui, width);
        // Whole rows, so that none is half hidden.
        let height = (ui.available_height() / ROW_HEIGHT).floor().max(1.0) * ROW_HEIGHT;
        let moves = self.cx.session.game().moves().len();
        let area =
            ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
        // The wheel steps through the game.
        let area =
            area.scroll_source(ScrollSource { mouse_wheel: false, ..ScrollSource::ALL }).animated(false);
        let rows = (moves + self.first_column()).div_ceil(2);
        let follow = self.follow(ui, height, rows);
        ui.scope(|ui| {
            // Otherwise `show_rows` computes the offsets with the wrong spacing.
            ui.spacing_mut().item_spacing.y = 0.0;
            let shown = area.show_rows(ui, ROW_HEIGHT, rows, |ui, shown| {
                if let Some(offset) = follow {
                    // Not an offset of the area, which egui limits to what the list had room for in the frame before.
                    let top = ui.max_rect().top() - offset_of(shown.start) + offset;
                    let view = ui.max_rect().with_min_y(top).with_max_y(top + height);
                    ui.scroll_to_rect(view, Some(Align::Center));
                }
                for row in shown {
                    self.row(ui, width, row);
                }
            });
            self.wheel(ui, shown.inner_rect);
        });
    }

    /// The offset that centres the current move. `Some` only if the move or the height of the list has changed.
    fn follow(self, ui: &Ui, height: f32, rows: usize) -> Option<f32> {
        let id = ui.scope_id().with("followed");
        let place = self.navigation.at;
        let now = (place, height);
        let before = ui.data_mut(|data| {
            let before = data.get_temp::<(usize, f32)>(id);
            data.insert_temp(id, now);
            before
        });
        let ply = (0..=place).rev().find(|&ply| self.navigation.is_at_move(ply)).unwrap_or(0);
        let top = offset_of(usize::midpoint(ply, self.first_column()));
        let most = (offset_of(rows) - height).max(0.0);
        let centred = (top + (ROW_HEIGHT - height) / 2.0) / ROW_HEIGHT;
        (before != Some(now)).then(|| (centred.round() * ROW_HEIGHT).clamp(0.0, most))
    }

    fn headings(self, ui: &mut Ui, width: f32) {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(width, 20.0), Sense::hover());
        let session = &self.cx.session;
        for (index, player) in Player::ALL.into_iter().enumerate() {
            let column = column(rect, index);
            let at = |x: f32| column.left_center() + vec2(x, 0.0);
            let glyph = Rect::from_center_size(at(NUMBER_END - 6.0), vec2(12.0, 12.0));
            icons::side_glyph(ui.painter(), glyph, player, palette);
            let (text, font) = (shown_name(&session.seat(player).name), theme::font::semibold(12.5));
            Line { text, font, color: palette.soft }.paint(ui, at(NODE_START), column.right());
        }
    }

    fn first_column(self) -> usize {
        self.cx.session.game().start().to_move().index()
    }

    fn row(self, ui: &mut Ui, width: f32, row: usize) {
        let (rect, _) = ui.allocate_exact_size(vec2(width, ROW_HEIGHT), Sense::hover());
        let moves = self.cx.session.game().moves().len();
        for index in 0..2 {
            let ply = (2 * row + index).checked_sub(self.first_column());
            if let Some(ply) = ply.filter(|&ply| ply < moves) {
                self.cell(ui, column(rect, index), ply);
            }
        }
    }

    /// Each notch of the wheel over the list is a step.
    fn wheel(self, ui: &Ui, list: Rect) {
        if !ui.rect_contains_pointer(list) {
            return;
        }
        let id = ui.scope_id().with("wheel");
        let turned = ui.input(|input| {
            let notches = input.events.iter().map(|event| match event {
                Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => delta.y / ROW_HEIGHT,
                Event::MouseWheel { delta, modifiers, .. } if !modifiers.command => delta.y,
                _ => 0.0,
            });
            notches.sum::<f32>()
        });
        let turned = turned + ui.data(|data| data.get_temp(id).unwrap_or(0.0));
        let whole = turned.trunc();
        ui.data_mut(|data| data.insert_temp(id, turned - whole));
        if whole >= 1.0 && self.navigation.at > 0 {
            self.cx.request(self.navigation.previous());
        } else if whole <= -1.0 && self.navigation.at < self.navigation.last {
            self.cx.request(self.navigation.next());
        }
    }

    /// The arrow keys step through the game while a move has the focus, which follows.
    fn arrows(self, ui: &Ui, response: &egui::Response, current: bool) {
        let follow = ui.scope_id().with("focus follows");
        if current && ui.data_mut(|data| data.remove_temp::<bool>(follow)) == Some(true) {
            response.request_focus();
        }
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        if !widgets::keeps_keys(ui, response.id, filter) {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let back = pressed(Key::ArrowLeft) | pressed(Key::ArrowUp);
        let forward = pressed(Key::ArrowRight) | pressed(Key::ArrowDown);
        let step = match (back, forward) {
            (true, _) if self.navigation.at > 0 => self.navigation.previous(),
            (_, true) if self.navigation.at < self.navigation.last => self.navigation.next(),
            _ => return,
        };
        ui.data_mut(|data| data.insert_temp(follow, true));
        self.cx.request(step);
    }

    fn cell(self, ui: &mut Ui, rect: Rect, ply: usize) {
        let palette = Palette::of(ui);
        let session = &self.cx.session;
        let mv = &session.game().moves()[ply];
        let current = self.navigation.is_at_move(ply);
        // The list is one Tab stop: the current move, or the first one at the start of the game.
        let is_stop = current || (ply == 0 && !self.navigation.is_at_any_move());
        let response = ui.interact(rect, ui.scope_id().with(("move", ply)), list::sense(is_stop));
        self.arrows(ui, &response, is_stop);
        let mark = (self.marks)(ply);
        let mut label = game::move_cell(ply + 1, &session.seat(mv.player).name, mv.node);
        if let Some(mark) = mark {
            label = series(&[&label, mark.meaning]);
        }
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &label));
        if current || response.hovered() || response.has_focus() {
            let ground = if current { palette.raised } else { palette.raised.gamma_multiply(0.6) };
            ui.painter().rect_filled(rect, palette.corner(6), ground);
        }
        widgets::entry_ring(ui, &response);
        widgets::reveal_focus(&response);
        let font = if current { theme::font::mono_strong(13.5) } else { theme::font::mono(13.5) };
        let at = |x: f32| rect.left_center() + vec2(x, 0.0);
        let painter = ui.painter();
        painter.text(at(NUMBER_END), Align2::RIGHT_CENTER, ply + 1, theme::font::mono(12.0), palette.soft);
        painter.text(at(NODE_START), Align2::LEFT_CENTER, mv.node, font, palette.ink);
        if let Some(MoveMark { verdict, .. }) = mark {
            let place = Rect::from_center_size(at(MARK_CENTER), vec2(14.0, 14.0));
            verdict_mark(painter, place, verdict, palette);
        }
        if response.clicked() && !is_guarded(ui) {
            self.cx.request(self.navigation.to_move(ply));
        }
        Popup::context_menu(&response).show(|ui| {
            if widgets::menu_entry(ui, true, Button::new(statistics::open())).clicked() {
                self.cx.request(Action::Game(GameAction::ShowSearchStatistics(ply)));
                ui.close();
            }
        });
        if let Some(tip) = game::move_tooltip(mv.note.time, mv.note.levels) {
            response.on_hover_ui(|ui| {
                ui.label(search_report::with_report(tip, mv.note.search.as_ref()));
            });
        }
    }
}

/// The upper edge of a row, from that of the list.
fn offset_of(row: usize) -> f32 {
    f32::from(u16::try_from(row).unwrap_or(u16::MAX)) * ROW_HEIGHT
}

/// Column 0 or 1 of a row.
fn column(row: Rect, index: usize) -> Rect {
    let half = row.width() / 2.0;
    let left = row.left() + if index == 0 { 0.0 } else { half };
    Rect::from_min_size(pos2(left, row.top()), vec2(half - 4.0, row.height()))
}

pub(crate) fn verdict_mark(painter: &egui::Painter, rect: Rect, verdict: Verdict, palette: &Palette) {
    match verdict {
        Verdict::Keeps => icons::paint(painter, rect, Icon::Check, palette.go, 2.2),
        Verdict::Only => icons::paint_filled(painter, rect, Icon::Diamond, palette.go),
        Verdict::Throws => icons::paint(painter, rect, Icon::Cross, palette.bad, 2.4),
        Verdict::Nothing => icons::paint(painter, rect, Icon::Dash, palette.ctrl, 2.0),
    }
}

struct Step {
    icon: Icon,
    name: &'static str,
    why_disabled: Option<&'static str>,
    action: Action,
}

fn steps(navigation: MoveNavigation) -> [Step; 4] {
    let no_previous = (navigation.at == 0).then(|| navigation.why_no_previous());
    let no_next = (navigation.at >= navigation.last).then(|| navigation.why_no_next());
    let back = |icon, name, action| Step { icon, name, why_disabled: no_previous, action };
    let forward = |icon, name, action| Step { icon, name, why_disabled: no_next, action };
    [
        back(Icon::First, review::first(), navigation.first()),
        back(Icon::Prev, review::previous(), navigation.previous()),
        forward(Icon::Next, review::next(), navigation.next()),
        forward(Icon::Last, review::last(), navigation.end()),
    ]
}

fn step_button(ui: &mut Ui, width: f32, step: Step, cx: &Context) {
    let centred = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let response = widgets::cell(ui, width, STEP_HEIGHT, centred, |ui| {
        widgets::icon_button(ui, step.icon, step.name, step.why_disabled.is_none())
    });
    if response.clicked() {
        cx.request(step.action);
    }
    // The response is that of an enabled widget without clicks, so the tooltip is a plain one.
    if let Some(why) = step.why_disabled {
        response.on_hover_text(why);
    }
}

pub(crate) fn review_steps(ui: &mut Ui, navigation: MoveNavigation, cx: &Context) {
    let side = ((ui.available_width() - 8.0) / 4.0).min(36.0);
    for step in steps(navigation) {
        step_button(ui, side, step, cx);
    }
}

// Of the legend, in points.
const ICON_WIDTH: f32 = 14.0;
const ICON_GAP: f32 = 6.0;
const LINE_HEIGHT: f32 = 18.0;
/// Between its entries.
const LEGEND_GAP: f32 = 18.0;

/// The meaning of the four marks, as far as there is room.
pub(crate) fn legend(ui: &mut Ui) {
    legend_of(ui, &Verdict::ALL.map(|verdict| MoveMark { verdict, meaning: solver::verdict(verdict) }));
}

/// The meaning of these marks, as far as there is room.
pub(crate) fn legend_of(ui: &mut Ui, marks: &[MoveMark]) {
    ui.spacing_mut().item_spacing.x = LEGEND_GAP;
    for mark in marks {
        let width = (ICON_WIDTH + ICON_GAP + widgets::text_width(ui, text::soft(mark.meaning))).ceil() + 1.0;
        if width <= ui.available_width() {
            legend_entry(ui, width, *mark);
        }
    }
}

/// The meaning of marks on the board; `None` is the hint.
pub(crate) fn marks_legend(ui: &mut Ui, kinds: &[Option<MarkKind>]) {
    ui.spacing_mut().item_spacing.x = LEGEND_GAP;
    for kind in kinds {
        let meaning = kind.map_or_else(|| board::hint().to_owned(), mark_description);
        let width = (ICON_WIDTH + ICON_GAP + widgets::text_width(ui, text::soft(&meaning))).ceil() + 1.0;
        widgets::cell(ui, width, LINE_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = ICON_GAP;
            let (rect, _) = ui.allocate_exact_size(vec2(ICON_WIDTH, 16.0), Sense::hover());
            mark_sample(ui.painter(), rect, *kind, Palette::of(ui));
            ui.add(Label::new(text::soft(meaning)).truncate());
        });
    }
}

fn mark_sample(painter: &egui::Painter, rect: Rect, kind: Option<MarkKind>, palette: &Palette) {
    match kind {
        None => {
            painter.circle_stroke(rect.center(), 6.0, Stroke::new(2.0, palette.go));
            painter.circle_filled(rect.center(), 2.5, palette.go);
        }
        Some(MarkKind::OneOfThree) => {
            painter.circle_stroke(rect.center(), 6.0, Stroke::new(2.0, palette.go));
        }
        Some(MarkKind::Answer(player)) => {
            painter.circle_stroke(rect.center(), 6.0, Stroke::new(2.0, palette.side(player).graphic));
        }
        Some(MarkKind::LosesWin | MarkKind::Mistake) => verdict_mark(painter, rect, Verdict::Throws, palette),
        Some(MarkKind::OnlyWinningMove) => verdict_mark(painter, rect, Verdict::Only, palette),
        Some(_) => verdict_mark(painter, rect, Verdict::Keeps, palette),
    }
}

fn legend_entry(ui: &mut Ui, width: f32, MoveMark { verdict, meaning }: MoveMark) {
    widgets::cell(ui, width, LINE_HEIGHT, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = ICON_GAP;
        let (rect, _) = ui.allocate_exact_size(vec2(ICON_WIDTH, 16.0), Sense::hover());
        verdict_mark(ui.painter(), rect, verdict, Palette::of(ui));
        ui.add(Label::new(text::soft(meaning)).truncate());
    });
}
