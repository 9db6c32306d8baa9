//! The screens: what the window shows of a session. Each is a function of the [`Scene`] that
//! changes nothing of it and returns what was asked for as [`Action`]s.

mod about;
mod action_row;
mod compact;
mod dialogs;
mod dropping;
pub mod editor;
pub mod from_games;
pub mod go_to;
mod header;
mod heat;
pub mod help;
mod hint_card;
mod keyboard;
mod layout;
pub mod library;
mod licences;
mod menu;
mod moves;
pub mod new_game;
mod notice;
pub mod path_prompt;
mod players;
pub mod review;
mod settings;
mod side_panel;
mod status;
mod table;
mod title;
pub mod tournament;
pub mod training;
mod truth_strip;
mod unkept;
pub mod why;

use std::time::Duration;

use eframe::egui;

use super::{Action, Page, Session, Settings, ShowTruth, Speed, View};
use layout::Layout;

/// What a screen may read.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The game and what is around it.
    pub session: &'a Session,
    /// What is remembered.
    pub settings: &'a Settings,
    /// The time.
    pub now: Duration,
    /// Whether nothing should move.
    pub reduced_motion: bool,
    /// Whether the truth is shown.
    pub truth: bool,
    /// How fast this computer is.
    pub speed: Speed,
    /// The folder of the player's own personalities.
    pub folder: Option<&'a std::path::Path>,
    /// Whether that folder was found to be gone.
    pub is_folder_missing: bool,
}

/// What a screen asks for.
pub type Actions = Vec<Action>;

/// Whether the truth is shown: as asked for, else as the settings say.
pub(super) fn is_truth_shown(session: &Session, settings: &Settings, view: &View) -> bool {
    view.truth.unwrap_or(match settings.show_truth {
        ShowTruth::Never => false,
        ShowTruth::Watching => session.is_watching() || session.outcome().is_some(),
        ShowTruth::Always => true,
    })
}

/// The whole window.
pub fn show(ui: &mut egui::Ui, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let window = ui.max_rect().size();
    menu::show(ui, scene, view, actions);
    notice::show(ui, view, actions);
    let heat = view.heat;
    let alone = view.dialogs.is_empty();
    if let Some(state) = &mut view.help {
        help::show(ui, alone, state, actions);
        return dialogs::show(ui.ctx(), scene, view, actions);
    }
    view.focused_factor = None;
    match &mut view.page {
        Page::Why(state) => {
            roomy(ui, window, |ui, window| why::show(ui, window, scene, state, actions));
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
    dropping::show(ui.ctx());
}

/// The least that a page needs besides the game's own, in points: in a smaller window it scrolls.
const LEAST: egui::Vec2 = egui::vec2(540.0, 380.0);

/// A page, which scrolls in a window that is too small for it.
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

/// The game, laid out as the window's size allows.
fn game(ui: &mut egui::Ui, window: egui::Vec2, scene: &Scene<'_>, view: &mut View, actions: &mut Actions) {
    let layout = Layout::of(window, scene.settings.side_panel);
    match layout {
        Layout::Wide { panel } => {
            status::show(ui, scene, view);
            if let Some(width) = panel {
                side_panel::right(ui, width, scene, actions);
            }
        }
        Layout::Portrait => {
            status::show(ui, scene, view);
            side_panel::below(ui, scene, actions);
        }
        Layout::Compact { low } => {
            if compact::show(ui, low, scene, view, actions) {
                return;
            }
        }
    }
    table::show(ui, layout, scene, view, actions);
}
