//! The panel: the game, how each player did, better moves, the moves with their marks.

use eframe::egui::{self, Align, CentralPanel, Frame, Layout, Margin, Panel, Rect, UiBuilder, vec2};

use super::{Page, State, better, close, legend, play_on, score, slip};
use crate::app::icons;
use crate::app::screens::{Actions, Scene, moves};
use crate::app::theme::{Palette, text};
use crate::app::widgets::{self, CardKind};
use crate::board::Player;
use crate::messages::{review as words, truth};
use crate::referee::Termination;
use crate::solver::Verdict;

/// Height of the row of buttons, in points.
const FOOT: f32 = 38.0;
/// Room between the parts, in points.
const GAP: f32 = 12.0;

/// At the right of the board.
pub(super) fn beside(ui: &mut egui::Ui, width: f32, state: &State, page: Page<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(22, 16));
    Panel::right("review").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        head(ui, page.scene, Some(&mut *actions));
        players(ui, page.scene);
        better::show(ui, state, page);
        let room = ui.available_rect_before_wrap();
        let foot = Rect::from_min_max(room.left_bottom() - vec2(0.0, FOOT), room.max);
        let list = Rect::from_min_max(room.min, foot.right_top() - vec2(0.0, GAP));
        ui.scope_builder(UiBuilder::new().max_rect(list), |ui| {
            moves::marked(ui, 0.0, page.walk, page.scene, actions);
        });
        ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| buttons(ui, page, actions));
    });
}

/// In place of the board: the game and the players at the left, the moves at the right.
pub(super) fn alone(ui: &mut egui::Ui, status: bool, state: &State, page: Page<'_>, actions: &mut Actions) {
    let frame = Frame::new().fill(Palette::of(ui).panel).inner_margin(Margin::symmetric(16, 12));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        ui.columns(2, |columns| {
            let left = &mut columns[0];
            left.spacing_mut().item_spacing = vec2(8.0, 9.0);
            head(left, page.scene, None);
            players(left, page.scene);
            better::show(left, state, page);
            if !status {
                legend::lines(left);
            }
            moves::marked(&mut columns[1], 0.0, page.walk, page.scene, actions);
        });
    });
}

/// The page's name, the game, and the button that closes it where there is no other.
fn head(ui: &mut egui::Ui, scene: &Scene<'_>, closing: Option<&mut Actions>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(text::heading(words::TITLE));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(30.0);
            if let Some(actions) = closing {
                close(ui, actions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(text::soft(game(scene))).truncate());
            });
        });
    });
}

/// Who plays, and how it ended.
fn game(scene: &Scene<'_>) -> String {
    let session = scene.session;
    let name = |player| session.seat(player).name.as_str();
    let (names, moves) = (Player::ALL.map(name), session.game().moves().len());
    match session.outcome() {
        None => words::under_way(names),
        Some(outcome) => match outcome.termination {
            Termination::Path => words::won(names, name(outcome.winner), moves),
            Termination::Resignation => words::resigned(names, name(outcome.winner.opponent()), moves),
        },
    }
}

/// How often each player did what, and a sentence on each.
fn players(ui: &mut egui::Ui, scene: &Scene<'_>) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.columns(2, |columns| {
            for (column, player) in columns.iter_mut().zip(Player::ALL) {
                counts(column, player, scene);
            }
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for player in Player::ALL {
            let name = &scene.session.seat(player).name;
            let said = score(scene.session, player)
                .map_or_else(|| truth::SOLVING.to_owned(), |(kept, times)| words::summary(name, kept, times));
            ui.add(egui::Label::new(text::soft(said)).truncate());
        }
    });
}

/// A card with the four marks and how often a player's moves had them.
fn counts(ui: &mut egui::Ui, player: Player, scene: &Scene<'_>) {
    let name = &scene.session.seat(player).name;
    let counts = scene.session.verdicts(player);
    widgets::card(ui, CardKind::Plain, |ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 6.0);
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 18.0), egui::Sense::hover());
            let place = Rect::from_center_size(rect.center(), vec2(12.0, 12.0));
            icons::side_glyph(ui.painter(), place, player, Palette::of(ui));
            ui.add(egui::Label::new(text::body_strong(name)).truncate());
        });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let width = (ui.available_width() - 12.0) / 4.0;
            for (verdict, count) in Verdict::ALL.into_iter().zip(counts) {
                let centred = Layout::left_to_right(Align::Center);
                widgets::cell(ui, width, 18.0, centred, |ui| one_count(ui, name, (verdict, count)));
            }
        });
    });
}

fn one_count(ui: &mut egui::Ui, name: &str, (verdict, count): (Verdict, usize)) {
    legend::mark(ui, verdict);
    let said = words::count(name, count, verdict);
    let response = ui.label(text::small(count.to_string()));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    response.on_hover_text(said);
}

/// The ways through the moves, to the next slip, and back to the game.
fn buttons(ui: &mut egui::Ui, page: Page<'_>, actions: &mut Actions) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        play_on(ui, actions);
        slip(ui, page, actions);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            moves::review_steps(ui, page.walk, actions);
        });
    });
}
