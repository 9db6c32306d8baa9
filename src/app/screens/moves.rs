//! The move list: one column a player, a click looks at the position after a move.

use eframe::egui::{self, Align2, CornerRadius, Layout, Rect, ScrollArea, Sense, WidgetInfo, vec2};

use super::{Actions, Scene};
use crate::app::icons::{self, Icon};
use crate::app::theme::{Palette, text};
use crate::app::{Action, theme, widgets};
use crate::board::Player;
use crate::messages::game::{self, why_not};
use crate::messages::truth;
use crate::solver::Verdict;

/// Height of one row, in points.
const ROW: f32 = 27.0;
/// Width of the column of numbers, in points.
const NUMBERS: f32 = 40.0;
/// Height of the row of First, Previous, Next, Last, in points.
const NAVIGATION: f32 = 42.0;
/// From a cell's left edge to the middle of its mark, in points.
const MARK: f32 = 62.0;
/// Width of "12 of 20" between them, in points.
const COUNTER: f32 = 92.0;

/// The list, and below it the buttons that walk through it.
pub(super) fn show(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let rule = ui.available_rect_before_wrap();
    ui.painter().hline(rule.x_range(), rule.top(), (1.0, Palette::of(ui).line));
    ui.add_space(10.0);
    headings(ui);
    let height = (ui.available_height() - NAVIGATION).max(ROW);
    let rows = rows(scene);
    let mut area =
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]);
    if let Some(offset) = follow(ui, scene, height) {
        area = area.vertical_scroll_offset(offset);
    }
    area.show_rows(ui, ROW, rows.len(), |ui, range| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in &rows[range] {
            one_row(ui, row, scene, actions);
        }
    });
    navigation(ui, scene, actions);
}

/// Where to scroll so that the move shown is seen: once, whenever another is shown.
fn follow(ui: &egui::Ui, scene: &Scene<'_>, height: f32) -> Option<f32> {
    let id = ui.scope_id().with("followed");
    let shown = scene.session.shown_ply();
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<usize>(id);
        data.insert_temp(id, shown);
        before
    });
    let row = u16::try_from(shown.saturating_sub(1) / 2).unwrap_or(u16::MAX);
    (before != Some(shown)).then(|| (f32::from(row) * ROW - height / 2.0).max(0.0))
}

/// The moves that stand beside each other: the number of the first, and each player's.
struct Row {
    first: usize,
    plies: [Option<usize>; 2],
}

/// Pairs of moves, each in its player's column.
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

fn headings(ui: &mut egui::Ui) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    for player in Player::ALL {
        let column = column(rect, player);
        let glyph = Rect::from_center_size(column.left_center() + vec2(16.0, 0.0), vec2(12.0, 12.0));
        icons::side_glyph(ui.painter(), glyph, player, palette);
        let at = column.left_center() + vec2(30.0, 0.0);
        let font = theme::font::semibold(12.5);
        ui.painter().text(at, Align2::LEFT_CENTER, game::side(player), font, palette.soft);
    }
}

/// A player's half of a row.
fn column(row: Rect, player: Player) -> Rect {
    let half = (row.width() - NUMBERS) / 2.0;
    let left = row.left() + NUMBERS + if player == Player::Vertical { half } else { 0.0 };
    Rect::from_min_size(egui::pos2(left, row.top()), vec2(half, row.height()))
}

fn one_row(ui: &mut egui::Ui, row: &Row, scene: &Scene<'_>, actions: &mut Actions) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let at = egui::pos2(rect.left() + NUMBERS - 10.0, rect.center().y);
    let font = theme::font::mono(12.0);
    ui.painter().text(at, Align2::RIGHT_CENTER, row.first + 1, font, palette.soft);
    for player in Player::ALL {
        if let Some(ply) = row.plies[player.index()] {
            cell(ui, column(rect, player), ply, scene, actions);
        }
    }
}

fn cell(ui: &mut egui::Ui, rect: Rect, ply: usize, scene: &Scene<'_>, actions: &mut Actions) {
    let palette = Palette::of(ui);
    let mv = &scene.session.game().moves()[ply];
    let current = scene.session.shown_ply() == ply + 1;
    let response = ui.interact(rect, ui.scope_id().with(("move", ply)), Sense::click());
    let mut label = game::move_cell(ply + 1, &scene.session.seat(mv.player).name, mv.node);
    if let Some(verdict) = scene.session.verdict(ply).filter(|_| scene.truth) {
        label = format!("{label}, {}", truth::verdict(verdict));
    }
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, current, &label));
    if current || response.hovered() || response.has_focus() {
        let ground = if current { palette.raised } else { palette.raised.gamma_multiply(0.6) };
        ui.painter().rect_filled(rect, CornerRadius::same(6), ground);
    }
    let font = if current { theme::font::mono_strong(13.5) } else { theme::font::mono(13.5) };
    let at = rect.left_center() + vec2(10.0, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, mv.node, font, palette.ink);
    if scene.truth
        && let Some(verdict) = scene.session.verdict(ply).filter(|verdict| *verdict != Verdict::Nothing)
    {
        let mark = Rect::from_center_size(rect.left_center() + vec2(MARK, 0.0), vec2(14.0, 14.0));
        verdict_mark(ui.painter(), mark, verdict, palette);
    }
    if response.clicked() {
        actions.push(Action::View(ply + 1));
    }
    if let Some(tip) = game::move_tooltip(mv.note.time, mv.note.levels) {
        response.on_hover_text(tip);
    }
}

/// The sign of a verdict: check, filled diamond, cross or dash.
pub(super) fn verdict_mark(painter: &egui::Painter, rect: Rect, verdict: Verdict, palette: &Palette) {
    match verdict {
        Verdict::Keeps => icons::paint(painter, rect, Icon::Check, palette.go, 2.2),
        Verdict::Only => icons::paint_filled(painter, rect, Icon::Diamond, palette.go),
        Verdict::Throws => icons::paint(painter, rect, Icon::Cross, palette.bad, 2.4),
        Verdict::Nothing => icons::paint(painter, rect, Icon::Dash, palette.ctrl, 2.0),
    }
}

/// First, previous, where, next, last.
pub(super) fn navigation(ui: &mut egui::Ui, scene: &Scene<'_>, actions: &mut Actions) {
    let (ply, moves) = (scene.session.shown_ply(), scene.session.game().moves().len());
    let height = NAVIGATION - 4.0;
    let side = ((ui.available_width() - COUNTER) / 4.0).min(54.0);
    let centred = Layout::centered_and_justified(egui::Direction::LeftToRight);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let counter = (ui.available_width() - 4.0 * side).max(60.0);
        let mut step = |ui: &mut egui::Ui, (icon, name), can: bool, to: usize| {
            let back = matches!(icon, Icon::First | Icon::Prev);
            let why = if back { why_not::FIRST } else { why_not::LAST };
            let response =
                widgets::cell(ui, side, height, centred, |ui| widgets::icon_button(ui, icon, name, can));
            // Its response is that of an enabled widget which does not take clicks.
            let response = if can { response } else { response.on_hover_text(why) };
            if response.clicked() {
                actions.push(Action::View(to));
            }
        };
        step(ui, (Icon::First, game::FIRST), ply > 0, 0);
        step(ui, (Icon::Prev, game::PREVIOUS), ply > 0, ply.saturating_sub(1));
        let label = text::mono(game::ply_of(ply, moves)).size(12.5).weak();
        widgets::cell(ui, counter, height, centred, |ui| ui.label(label));
        step(ui, (Icon::Next, game::NEXT), ply < moves, ply + 1);
        step(ui, (Icon::Last, game::LAST), ply < moves, moves);
    });
}
