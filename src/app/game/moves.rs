//! The move list: one column per player. A click shows the position after a move.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{self, Align2, Layout, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::action::Action;
use crate::app::game::move_navigation::MoveNavigation;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::{icons, theme, widgets};
use crate::messages::{game, review, search_report, solver};
use span_it_core::board::Player;
use span_it_core::solver::Verdict;

// Lengths in points.
const ROW_HEIGHT: f32 = 27.0;
const NUMBER_WIDTH: f32 = 40.0;
const NAVIGATION_HEIGHT: f32 = 42.0;
/// From the left edge of a cell to the centre of its mark.
const MARK_OFFSET: f32 = 62.0;
/// The same if the mark comes first.
const LEADING_MARK_OFFSET: f32 = 16.0;
const COUNTER_WIDTH: f32 = 92.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// Columns are named after sides. The mark follows the move, if the solver bar is visible; without a win
    /// to keep there is none.
    Game,
    /// Columns are named after players. The mark is before the move.
    Review,
}

#[derive(Clone, Copy)]
struct MoveList<'a> {
    scene: &'a Scene<'a>,
    navigation: MoveNavigation,
    style: Style,
}

pub(super) fn show(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    widgets::rule(ui, 10.0);
    let list = MoveList { scene, navigation: MoveNavigation::in_game(scene.session), style: Style::Game };
    list.show(ui, NAVIGATION_HEIGHT, actions);
    navigation(ui, scene, actions);
}

pub(crate) fn marked(ui: &mut Ui, navigation: MoveNavigation, scene: &Scene<'_>, actions: &mut Actions) {
    MoveList { scene, navigation, style: Style::Review }.show(ui, 0.0, actions);
}

impl MoveList<'_> {
    fn show(self, ui: &mut Ui, foot: f32, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.y = 4.0;
        self.headings(ui);
        let height = (ui.available_height() - foot).max(ROW_HEIGHT);
        let rows = rows(self.scene);
        let mut area =
            ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
        if let Some(offset) = self.follow(ui, height) {
            area = area.vertical_scroll_offset(offset);
        }
        ui.scope(|ui| {
            // Otherwise `show_rows` computes the offsets with the wrong spacing.
            ui.spacing_mut().item_spacing.y = 0.0;
            area.show_rows(ui, ROW_HEIGHT, rows.len(), |ui, range| {
                for row in &rows[range] {
                    self.row(ui, row, actions);
                }
            });
        });
    }

    /// Centres the current move. `Some` only if the move or the height of the list has changed.
    fn follow(self, ui: &Ui, height: f32) -> Option<f32> {
        let id = ui.scope_id().with("followed");
        let place = self.navigation.at;
        let now = (place, height);
        let before = ui.data_mut(|data| {
            let before = data.get_temp::<(usize, f32)>(id);
            data.insert_temp(id, now);
            before
        });
        let ply = (0..=place).rev().find(|&ply| self.navigation.is_at_move(ply)).unwrap_or(0);
        let row = u16::try_from(ply / 2).unwrap_or(u16::MAX);
        (before != Some(now)).then(|| ((f32::from(row) + 0.5) * ROW_HEIGHT - height / 2.0).max(0.0))
    }

    fn headings(self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
        for player in Player::ALL {
            let column = column(rect, player);
            let glyph = Rect::from_center_size(column.left_center() + vec2(16.0, 0.0), vec2(12.0, 12.0));
            icons::side_glyph(ui.painter(), glyph, player, palette);
            let (at, font) = (column.left_center() + vec2(30.0, 0.0), theme::font::semibold(12.5));
            let name = match self.style {
                Style::Game => game::side(player),
                Style::Review => &self.scene.session.seat(player).name,
            };
            let mut job = LayoutJob::simple_singleline(name.to_owned(), font, palette.soft);
            job.wrap = TextWrapping::truncate_at_width(column.right() - at.x);
            let galley = ui.painter().layout_job(job);
            let top = at - vec2(0.0, galley.size().y / 2.0);
            ui.painter().galley(top, galley, palette.soft);
        }
    }

    fn row(self, ui: &mut Ui, row: &Row, actions: &mut Actions) {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::hover());
        let at = pos2(rect.left() + NUMBER_WIDTH - 10.0, rect.center().y);
        let font = theme::font::mono(12.0);
        ui.painter().text(at, Align2::RIGHT_CENTER, row.first + 1, font, palette.soft);
        for player in Player::ALL {
            if let Some(ply) = row.plies[player.index()] {
                self.cell(ui, column(rect, player), ply, actions);
            }
        }
    }

    fn cell(self, ui: &mut Ui, rect: Rect, ply: usize, actions: &mut Actions) {
        let palette = Palette::of(ui);
        let session = self.scene.session;
        let mv = &session.game().moves()[ply];
        let current = self.navigation.is_at_move(ply);
        let response = ui.interact(rect, ui.scope_id().with(("move", ply)), Sense::click());
        let verdict = session.verdict(ply).filter(|_| self.style == Style::Review || self.scene.truth);
        let mut label = game::move_cell(ply + 1, &session.seat(mv.player).name, mv.node);
        if let Some(verdict) = verdict {
            label = format!("{label}, {}", solver::verdict(verdict));
        }
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &label));
        if current || response.hovered() || response.has_focus() {
            let ground = if current { palette.raised } else { palette.raised.gamma_multiply(0.6) };
            ui.painter().rect_filled(rect, palette.corner(6), ground);
        }
        let font = if current { theme::font::mono_strong(13.5) } else { theme::font::mono(13.5) };
        let (text, mark) = match self.style {
            Style::Game => (10.0, MARK_OFFSET),
            Style::Review => (LEADING_MARK_OFFSET + 15.0, LEADING_MARK_OFFSET),
        };
        let at = |x: f32| rect.left_center() + vec2(x, 0.0);
        ui.painter().text(at(text), Align2::LEFT_CENTER, mv.node, font, palette.ink);
        let place = Rect::from_center_size(at(mark), vec2(14.0, 14.0));
        match (verdict, self.style) {
            (Some(Verdict::Nothing) | None, Style::Game) => {}
            (Some(verdict), _) => verdict_mark(ui.painter(), place, verdict, palette),
            (None, Style::Review) => {
                let font = theme::font::regular(12.5);
                ui.painter().text(place.center(), Align2::CENTER_CENTER, solver::SOLVING, font, palette.soft);
            }
        }
        if response.clicked() {
            actions.push(self.navigation.to_move(ply));
        }
        if let Some(tip) = game::move_tooltip(mv.note.time, mv.note.levels) {
            response.on_hover_ui(|ui| {
                ui.label(search_report::with_report(tip, session.search_stats(ply)));
            });
        }
    }
}

/// Two moves side by side, by player.
struct Row {
    first: usize,
    plies: [Option<usize>; 2],
}

fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    for (ply, mv) in scene.session.game().moves().iter().enumerate() {
        if ply % 2 == 0 {
            rows.push(Row { first: ply, plies: [None; 2] });
        }
        rows[ply / 2].plies[mv.player.index()] = Some(ply);
    }
    rows
}

fn column(row: Rect, player: Player) -> Rect {
    let half = (row.width() - NUMBER_WIDTH) / 2.0;
    let left = row.left() + NUMBER_WIDTH + if player == Player::Vertical { half } else { 0.0 };
    Rect::from_min_size(pos2(left, row.top()), vec2(half, row.height()))
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

fn steps(navigation: MoveNavigation, names: [&'static str; 4]) -> [[Step; 2]; 2] {
    let [first, previous, next, last] = names;
    let no_previous = (navigation.at == 0).then(|| navigation.why_no_previous());
    let no_next = (navigation.at >= navigation.last).then(|| navigation.why_no_next());
    let back = |icon, name, action| Step { icon, name, why_disabled: no_previous, action };
    let forward = |icon, name, action| Step { icon, name, why_disabled: no_next, action };
    [
        [back(Icon::First, first, navigation.first()), back(Icon::Prev, previous, navigation.previous())],
        [forward(Icon::Next, next, navigation.next()), forward(Icon::Last, last, navigation.end())],
    ]
}

fn step_button(ui: &mut Ui, width: f32, step: Step, actions: &mut Actions) {
    let centred = Layout::centered_and_justified(egui::Direction::LeftToRight);
    let response = widgets::cell(ui, width, NAVIGATION_HEIGHT - 4.0, centred, |ui| {
        widgets::icon_button(ui, step.icon, step.name, step.why_disabled.is_none())
    });
    if response.clicked() {
        actions.push(step.action);
    }
    // The response is that of an enabled widget without clicks, so the tooltip is a plain one.
    if let Some(why) = step.why_disabled {
        response.on_hover_text(why);
    }
}

pub(super) fn navigation(ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let navigation = MoveNavigation::in_game(scene.session);
    let height = NAVIGATION_HEIGHT - 4.0;
    let side = ((ui.available_width() - COUNTER_WIDTH) / 4.0).min(54.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let counter = (ui.available_width() - 4.0 * side).max(60.0);
        let [back, forward] = steps(navigation, [game::FIRST, game::PREVIOUS, game::NEXT, game::LAST]);
        for step in back {
            step_button(ui, side, step, actions);
        }
        let label = text::mono(game::ply_progress(navigation.at, navigation.last)).size(12.5).weak();
        let centred = Layout::centered_and_justified(egui::Direction::LeftToRight);
        widgets::cell(ui, counter, height, centred, |ui| ui.label(label));
        for step in forward {
            step_button(ui, side, step, actions);
        }
    });
}

pub(crate) fn review_steps(ui: &mut Ui, navigation: MoveNavigation, actions: &mut Actions) {
    let side = ((ui.available_width() - 8.0) / 4.0).min(36.0);
    let steps = steps(navigation, [review::FIRST, review::PREVIOUS, review::NEXT, review::LAST]);
    for step in steps.into_iter().flatten() {
        step_button(ui, side, step, actions);
    }
}
