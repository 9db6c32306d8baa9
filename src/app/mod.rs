//! The window: an eframe application. Pages read the [`Scene`](scene::Scene) and their own state, and return
//! [`Action`]s. Only `carry_out` changes anything else. All lengths are in points unless their comment has another unit.

pub(crate) mod accessibility;
pub(crate) mod action;
pub(crate) mod board;
pub(crate) mod clone;
pub(crate) mod command;
pub(crate) mod context;
pub(crate) mod dialogs;
pub(crate) mod editor;
pub(crate) mod engines;
pub(crate) mod features;
pub(crate) mod focus_history;
pub(crate) mod frame;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod launch;
pub(crate) mod learn;
pub(crate) mod library;
pub(crate) mod page;
pub(crate) mod picture;
pub(crate) mod proof;
pub(crate) mod review;
pub(crate) mod scene;
pub(crate) mod session;
pub(crate) mod settings;
pub(crate) mod shell;
pub(crate) mod store;
pub(crate) mod tournament;
pub(crate) mod training;
pub(crate) mod ui;
pub(crate) mod versions;
pub(crate) mod view;
pub(crate) mod window_commands;

use eframe::egui;

use crate::app::action::Action;
use crate::app::action::PageId;
use crate::app::context::Context;
use crate::app::features::Features;
use crate::app::help::commands::close_help;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::view::View;

#[derive(Debug)]
pub struct App {
    cx: Context,
}

impl App {
    pub const fn session(&self) -> &Session {
        &self.cx.session
    }

    pub const fn view(&self) -> &View {
        &self.cx.view
    }

    pub const fn features(&self) -> &Features {
        &self.cx.features
    }

    pub const fn settings(&self) -> &Settings {
        &self.cx.settings
    }

    /// Carries out an action and the requests that it causes.
    pub fn apply(&mut self, action: Action) {
        carry_out(&mut self.cx, action);
        self.carry_out_requests();
    }

    fn carry_out_requests(&mut self) {
        while !self.cx.requests.is_empty() {
            for action in std::mem::take(&mut self.cx.requests) {
                carry_out(&mut self.cx, action);
            }
        }
    }
}

/// Carries out one action. The page, the help and menus follow its effect.
fn carry_out(cx: &mut Context, action: Action) {
    let before = (cx.session.revision(), cx.session.shown_ply());
    let dialogs = cx.view.dialogs.len();
    let page = cx.features.page_id();
    dispatch_to_feature(cx, action);
    let changed = before != (cx.session.revision(), cx.session.shown_ply());
    if changed && !matches!(cx.features.page_id(), PageId::Game | PageId::Review) {
        cx.features.open(PageId::Game);
    }
    cx.view.focus.note_dialogs(&cx.egui, cx.view.dialogs.len());
    let other_page = page != cx.features.page_id();
    if changed || other_page {
        close_help(cx);
    }
    if other_page || cx.view.dialogs.len() > dialogs || cx.features.help.is_some() {
        // Menus close when a key opens something.
        egui::Popup::close_all(&cx.egui);
    }
}

fn dispatch_to_feature(cx: &mut Context, action: Action) {
    match cx.features.page().adapt(action) {
        Action::Game(action) => game::commands::apply(cx, action),
        Action::Review(action) => review::commands::apply(cx, action),
        Action::Proof(action) => proof::commands::apply(cx, action),
        Action::Editor(action) => editor::commands::apply(cx, action),
        Action::ShowEngines(player) => engines::commands::open(cx, player),
        Action::Training(action) => training::commands::apply(cx, action),
        Action::ShowTournament => tournament::commands::show_tournament(cx),
        Action::Games(action) => games::commands::apply(cx, action),
        Action::Library(action) => library::commands::apply(cx, action),
        Action::Versions(action) => versions::commands::apply(cx, action),
        Action::Clone => clone::open(cx),
        Action::Learn(action) => learn::commands::apply(cx, action),
        Action::Help(action) => help::commands::apply(cx, action),
        Action::File(action) => store::commands::apply(cx, action),
        Action::Picture(action) => picture::apply(cx, action),
        Action::Settings(settings) => settings::commands::apply(cx, *settings),
        Action::Window(action) => window_commands::apply(cx, action),
        Action::Call(call) => {
            (call.0)(cx);
            cx.egui.request_repaint();
        }
    }
}
