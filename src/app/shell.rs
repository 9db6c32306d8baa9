//! The screens. Each is a function that reads the [`Scene`] and returns requests as [`Action`]s.

use crate::app::command::menu;
use crate::app::dialogs;
use crate::app::editor;
use crate::app::game::board_area;
use crate::app::game::narrow_layout;
use crate::app::game::side_panel;
use crate::app::game::status_bar;
use crate::app::help::page;
use crate::app::proof;
use crate::app::review;
use crate::app::tournament;
use crate::app::ui::drop_overlay;
use crate::app::ui::notice_bar;
use std::time::Duration;

use eframe::egui;

use crate::app::game::layout::Layout;
use crate::app::{Action, Page, Session, Settings, ShowTruth, Speed, View};

/// The state that a screen may read.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The session with the game.
    pub session: &'a Session,
    /// The settings.
    pub settings: &'a Settings,
    /// The current time.
    pub now: Duration,
    /// Whether animations are off.
    pub reduced_motion: bool,
    /// Whether the game page shows who wins.
    pub truth: bool,
    /// The speed of this computer.
    pub speed: Speed,
    /// The folder of the player's own personalities.
    pub folder: Option<&'a std::path::Path>,
    /// Whether that folder does not exist.
    pub is_folder_missing: bool,
}

/// Requests of a screen.
pub type Actions = Vec<Action>;

/// Whether the game page shows who wins: as requested, otherwise as in the settings.
pub(super) fn is_truth_shown(session: &Session, settings: &Settings, view: &View) -> bool {
    view.truth.unwrap_or(match settings.show_truth {
        ShowTruth::Never => false,
        ShowTruth::Watching => session.is_watching() || session.outcome().is_some(),
        ShowTruth::Always => true,
    })
}

/// Draws the whole window.
pub fn show(ui: &mut egui::Ui, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let window = ui.max_rect().size();
    menu::show(ui, scene, view, actions);
    notice_bar::show(ui, view, actions);
    let heat = view.heat;
    let alone = view.dialogs.is_empty();
    if let Some(state) = &mut view.help {
        page::show(ui, alone, state, actions);
        return dialogs::show(ui.ctx(), scene, view, actions);
    }
    view.focused_factor = None;
    match &mut view.page {
        Page::Why(state) => {
            roomy(ui, window, |ui, window| proof::show(ui, window, scene, state, actions));
        }
        Page::Review(state) => {
            roomy(ui, window, |ui, window| review::show(ui, window, (state, heat), scene, actions));
        }
        Page::Editor => {
            if let Some(state) = &mut view.editor {
                editor::show(ui, window, scene, state, actions);
                view.focused_factor = state.factor;
            }
        }
        Page::Tournament => tournament::show(ui, window, &mut view.tournament, scene, actions),
        Page::Game => game(ui, window, scene, view, actions),
    }
    dialogs::show(ui.ctx(), scene, view, actions);
    drop_overlay::show(ui.ctx());
}

/// The minimum size of a page other than the game, in points; in a smaller window it scrolls.
const LEAST: egui::Vec2 = egui::vec2(540.0, 380.0);

/// A page that scrolls if the window is too small for it.
fn roomy(ui: &mut egui::Ui, window: egui::Vec2, page: impl FnOnce(&mut egui::Ui, egui::Vec2)) {
    if window.x >= LEAST.x && window.y >= LEAST.y {
        return page(ui, window);
    }
    egui::CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect().size();
        let missing = (LEAST - window).max(egui::Vec2::ZERO);
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(room + missing, egui::Sense::hover());
            page(&mut ui.new_child(egui::UiBuilder::new().max_rect(rect)), window.max(LEAST));
        });
    });
}

/// The game page, in a layout for the window's size.
fn game(ui: &mut egui::Ui, window: egui::Vec2, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let layout = Layout::of(window, scene.settings.side_panel);
    match layout {
        Layout::Wide { panel } => {
            status_bar::show(ui, scene, view);
            if let Some(width) = panel {
                side_panel::right(ui, width, scene, actions);
            }
        }
        Layout::Portrait => {
            status_bar::show(ui, scene, view);
            side_panel::below(ui, scene, actions);
        }
        Layout::Compact { low } => {
            if narrow_layout::show(ui, low, scene, view, actions) {
                return;
            }
        }
    }
    board_area::show(ui, layout, scene, view, actions);
}
