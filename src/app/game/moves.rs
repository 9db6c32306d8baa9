//! The move list: one column per player. A click shows the position after a move.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{self, Align2, CornerRadius, Layout, Rect, ScrollArea, Sense, WidgetInfo, vec2};

use crate::app::game::move_navigation::MoveNavigation;
use crate::app::scene::{Actions, Scene};
use crate::app::ui::icons::Icon;
use crate::app::ui::theme::{Palette, text};
use crate::app::ui::{icons, theme, widgets};
use crate::messages::{game, review, search_report, solver};
use span_it_core::board::Player;
use span_it_core::solver::Verdict;

/// In points.
const ROW: f32 = 27.0;
/// Width of the column of move numbers, in points.
const NUMBERS: f32 = 40.0;
/// Height of the row of navigation buttons, in points.
const NAVIGATION: f32 = 42.0;
/// From the left edge of a cell to the centre of its mark, in points.
const MARK: f32 = 62.0;
/// The same if the mark comes first, in points.
const MARK_FIRST: f32 = 16.0;
/// Width of "12 of 20" between the buttons, in points.
const COUNTER: f32 = 92.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// Column headings are sides. The mark of a move, if the solver bar is visible, follows the move; there
    /// is none if no win could be kept.
    Game,
    /// Column headings are names. Every move has a mark before it as soon as the verdict is known.
    Review,
}

#[derive(Clone, Copy)]
struct MoveList<'a> {
    scene: &'a Scene<'a>,
    navigation: MoveNavigation,
    style: Style,
}

/// The list of the game with navigation buttons below it.
pub(super) fn show(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let rule = ui.available_rect_before_wrap();
    ui.painter().hline(rule.x_range(), rule.top(), (1.0, Palette::of(ui).line));
    ui.add_space(10.0);
    let list = MoveList { scene, navigation: MoveNavigation::in_game(scene.session), style: Style::Game };
    list.show(ui, NAVIGATION, actions);
    navigation(ui, scene, actions);
}

/// The list of the review, as high as the room left.
pub(crate) fn marked(
    ui: &mut egui::Ui,
    navigation: MoveNavigation,
    scene: &Scene<'_>,
    actions: &mut Actions,
) {
    MoveList { scene, navigation, style: Style::Review }.show(ui, 0.0, actions);
}

impl MoveList<'_> {
    fn show(self, ui: &mut egui::Ui, foot: f32, actions: &mut Actions) {
        ui.spacing_mut().item_spacing.y = 4.0;
        self.headings(ui);
        let height = (ui.available_height() - foot).max(ROW);
        let rows = rows(self.scene);
        let mut area =
            ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
        if let Some(offset) = self.follow(ui, height) {
            area = area.vertical_scroll_offset(offset);
        }
        ui.scope(|ui| {
            // Otherwise `show_rows` computes the offsets with the wrong spacing.
            ui.spacing_mut().item_spacing.y = 0.0;
            area.show_rows(ui, ROW, rows.len(), |ui, range| {
                for row in &rows[range] {
                    self.row(ui, row, actions);
                }
            });
        });
    }

    /// The scroll offset that centres the current move. `Some` only if the move or the height of the list
    /// has changed.
    fn follow(self, ui: &egui::Ui, height: f32) -> Option<f32> {
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
        (before != Some(now)).then(|| ((f32::from(row) + 0.5) * ROW - height / 2.0).max(0.0))
    }

    fn headings(self, ui: &mut egui::Ui) {
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

    fn row(self, ui: &mut egui::Ui, row: &Row, actions: &mut Actions) {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let at = egui::pos2(rect.left() + NUMBERS - 10.0, rect.center().y);
        let font = theme::font::mono(12.0);
        ui.painter().text(at, Align2::RIGHT_CENTER, row.first + 1, font, palette.soft);
        for player in Player::ALL {
            if let Some(ply) = row.plies[player.index()] {
                self.cell(ui, column(rect, player), ply, actions);
            }
        }
    }

    fn cell(self, ui: &mut egui::Ui, rect: Rect, ply: usize, actions: &mut Actions) {
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
        response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, current, &label));
        if current || response.hovered() || response.has_focus() {
            let ground = if current { palette.raised } else { palette.raised.gamma_multiply(0.6) };
            ui.painter().rect_filled(rect, CornerRadius::same(6), ground);
        }
        let font = if current { theme::font::mono_strong(13.5) } else { theme::font::mono(13.5) };
        let (text, mark) = match self.style {
            Style::Game => (10.0, MARK),
            Style::Review => (MARK_FIRST + 15.0, MARK_FIRST),
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

/// Two moves side by side: the index of the first, and the ply of each player.
struct Row {
    first: usize,
    plies: [Option<usize>; 2],
}

/// Pairs of moves, each in the column of its player.
fn rows(scene: &Scene<'_>) -> Vec<Row> {
    let moves = scene.session.game().moves();
    (0..moves.len())
        .step_by(2)
        .map(|first| {
            let mut plies = [None; 2];
            for ply in first..moves.len().min(first + 2) {
                plies[moves[ply].player.index()] = Some(ply);
            }
            Row { first, plies }
        })
        .collect()
}

/// The half of a row that belongs to a player.
fn column(row: Rect, player: Player) -> Rect {
    let half = (row.width() - NUMBERS) / 2.0;
    let left = row.left() + NUMBERS + if player == Player::Vertical { half } else { 0.0 };
    Rect::from_min_size(egui::pos2(left, row.top()), vec2(half, row.height()))
}

/// The sign of a verdict: check, filled diamond, cross or dash.
pub(crate) fn verdict_mark(painter: &egui::Painter, rect: Rect, verdict: Verdict, palette: &Palette) {
    match verdict {
        Verdict::Keeps => icons::paint(painter, rect, Icon::Check, palette.go, 2.2),
        Verdict::Only => icons::paint_filled(painter, rect, Icon::Diamond, palette.go),
        Verdict::Throws => icons::paint(painter, rect, Icon::Cross, palette.bad, 2.4),
        Verdict::Nothing => icons::paint(painter, rect, Icon::Dash, palette.ctrl, 2.0),
    }
}

/// A navigation button.
struct Step {
    icon: Icon,
    name: &'static str,
    enabled: bool,
    why_disabled: &'static str,
    action: crate::app::action::Action,
}

/// The buttons back, then the buttons forward.
fn steps(navigation: MoveNavigation, names: [&'static str; 4]) -> [[Step; 2]; 2] {
    let [first, previous, next, last] = names;
    let back = |icon, name, action| {
        let (enabled, why_disabled) = (navigation.at > 0, navigation.why_no_previous());
        Step { icon, name, enabled, why_disabled, action }
    };
    let forward = |icon, name, action| {
        let (enabled, why_disabled) = (navigation.at < navigation.last, navigation.why_no_next());
        Step { icon, name, enabled, why_disabled, action }
    };
    [
        [back(Icon::First, first, navigation.first()), back(Icon::Prev, previous, navigation.previous())],
        [forward(Icon::Next, next, navigation.next()), forward(Icon::Last, last, navigation.end())],
    ]
}

fn step_button(ui: &mut egui::Ui, width: f32, step: Step, actions: &mut Actions) {
    let (height, centred) = (NAVIGATION - 4.0, Layout::centered_and_justified(egui::Direction::LeftToRight));
    let response = widgets::cell(ui, width, height, centred, |ui| {
        widgets::icon_button(ui, step.icon, step.name, step.enabled)
    });
    // The response is that of an enabled widget without clicks, so the tooltip is a plain one.
    let response = if step.enabled { response } else { response.on_hover_text(step.why_disabled) };
    if response.clicked() {
        actions.push(step.action);
    }
}

/// First, previous, counter, next, last.
pub(super) fn navigation(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let navigation = MoveNavigation::in_game(scene.session);
    let height = NAVIGATION - 4.0;
    let side = ((ui.available_width() - COUNTER) / 4.0).min(54.0);
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

/// The navigation buttons of the review, side by side.
pub(crate) fn review_steps(ui: &mut egui::Ui, navigation: MoveNavigation, actions: &mut Actions) {
    let side = ((ui.available_width() - 8.0) / 4.0).min(36.0);
    let steps = steps(navigation, [review::FIRST, review::PREVIOUS, review::NEXT, review::LAST]);
    for step in steps.into_iter().flatten() {
        step_button(ui, side, step, actions);
    }
}
