//! One frame of the window: background work, then drawing.

use std::any::Any;
use std::time::Duration;

use eframe::egui::{self, accesskit_root_id};

use crate::app::accessibility;
use crate::app::action::{Action, Actions};
use crate::app::command::shortcut::PageId;
use crate::app::command::{Situation, menu, shortcuts};
use crate::app::context::Context;
use crate::app::editor::draft_commands;
use crate::app::game::{commands, events};
use crate::app::games::recorder;
use crate::app::help::commands::close_help;
use crate::app::page::PageFrame;
use crate::app::scene::Scene;
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::settings::commands::{apply_to_egui, fit_text};
use crate::app::store::action::FileAction;
use crate::app::store::{closing, file_dialog, file_drop, own_files, window_geometry};
use crate::app::tournament::replay::close_preview;
use crate::app::ui::{drop_overlay, input, strip, theme};
use crate::app::view::{Controls, View};
use crate::app::{
    Features, clone, dialogs, editor, game, games, help, learn, library, picture, proof, review, settings,
    store, tournament, training, window_commands,
};
use crate::jobs;
use crate::jobs::cpu_benchmark::CpuBenchmark;

#[derive(Debug)]
pub struct App {
    pub(super) cx: Context,
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

    pub(super) fn carry_out_requests(&mut self) {
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

impl Controls {
    fn of(cx: &Context) -> Self {
        let (features, dialogs) = (&cx.features, &cx.view.dialogs);
        Self {
            task: (features.page_id(), features.page().task_number(), cx.session.game_number()),
            dialogs: (dialogs.len(), dialogs.last().map(Any::type_id)),
            is_help_open: features.help.is_some(),
            is_started: cx.session.is_started(),
            is_over: cx.session.outcome().is_some(),
        }
    }
}

/// Clicks and keys that are repeated do not reach controls that have appeared in this frame, and a key does not play on
/// a board that has.
fn guard_new_controls(cx: &mut Context) {
    let controls = Controls::of(cx);
    let before = std::mem::replace(&mut cx.view.controls, controls);
    if before == controls {
        return;
    }
    input::guard_new_controls(&cx.egui);
    if before.task != controls.task
        && let Some(board) = cx.features.page_mut().board_mut()
    {
        board.hide_cursor();
    }
}

fn dispatch_to_feature(cx: &mut Context, action: Action) {
    match cx.features.page().adapt(action) {
        Action::Game(action) => game::commands::apply(cx, action),
        Action::Review(action) => review::commands::apply(cx, action),
        Action::ShowProof => proof::commands::show_why(cx),
        Action::TogglePlayOut => proof::commands::toggle_play_out(cx),
        Action::Editor(action) => editor::commands::apply(cx, action),
        Action::Training(action) => training::commands::apply(cx, action),
        Action::ShowTournament => tournament::commands::show_tournament(cx),
        Action::ShowGames => games::commands::show(cx),
        Action::Library(action) => library::commands::apply(cx, action),
        Action::Clone => clone::open(cx),
        Action::Learn(action) => learn::commands::apply(cx, action),
        Action::Help(action) => help::commands::apply(cx, action),
        Action::File(action) => store::commands::apply(cx, action),
        Action::SavePicture => picture::save(cx),
        Action::CopyPicture => picture::copy(cx),
        Action::SaveAnimation => picture::save_animation(cx),
        Action::Settings(settings) => settings::commands::apply(cx, *settings),
        Action::Window(action) => window_commands::apply(cx, action),
        Action::Call(call) => {
            (call.0)(cx);
            cx.egui.request_repaint();
        }
    }
}

impl App {
    /// Does everything that is not drawing: answers of the engine and of dialogs, autosave.
    fn work(&mut self) {
        let cx = &mut self.cx;
        let now = cx.platform.now();
        pause_clock_if_covered(cx);
        fit_text(cx);
        commands::load_candidates(cx);
        commands::end_help_of_other_game(cx);
        let game = cx.session.tick(now, cx.settings.computer_pace.min_reply());
        if let Some(reduced) = cx.platform.reduced_motion(&|| jobs::repaint_wake(&cx.egui)) {
            cx.view.system_reduced_motion = reduced;
            apply_to_egui(cx);
        }
        if let Some(answer) = cx.platform.file_answer() {
            file_dialog::handle_answer(cx, answer);
            self.carry_out_requests();
        }
        let cx = &mut self.cx;
        library::commands::check_shown_folder(cx);
        if cx.features.game.heat {
            cx.session.refresh_weights();
        }
        let file_dialog = file_dialog::check(cx, now);
        let proof = proof::commands::update(cx, now);
        let lesson = learn::commands::update(cx, now);
        editor::commands::update(cx);
        self.carry_out_requests();
        let cx = &mut self.cx;
        review::commands::update(cx);
        own_files::update_progress(cx);
        close_preview(cx);
        clone::update(cx);
        recorder::update(cx);
        let tournament = tournament::commands::update(cx, now);
        let training = training::commands::update(cx);
        for event in cx.session.take_events() {
            events::announce(cx, &event);
            events::play_sound(cx, &event);
        }
        let draft = draft_commands::autosave_draft(cx, now);
        own_files::write_changes(cx, own_files::MAX_UNSAVED_TIME);
        let clock = next_clock_second(cx, now);
        self.carry_out_requests();
        let notice = self.cx.view.notices.close_expired(now);
        if let Some(wait) = [game, file_dialog, proof, lesson, tournament, training, draft, clock, notice]
            .into_iter()
            .flatten()
            .min()
        {
            self.cx.egui.request_repaint_after(wait);
        }
    }
}

/// Stops a person's clock while the board is covered by a dialog, the help or another page.
fn pause_clock_if_covered(cx: &mut Context) {
    if cx.session.set_board_covered(cx.is_board_covered(), cx.platform.now()) {
        cx.egui.request_repaint();
    }
}

/// A running clock changes once a second; a minimised window shows none.
fn next_clock_second(cx: &Context, now: Duration) -> Option<Duration> {
    let minimized = cx.egui.input(|input| input.viewport().minimized == Some(true));
    if minimized || !cx.session.is_clock_running() {
        return None;
    }
    if cx.session.is_computer_thinking() {
        return Some(Duration::from_millis(100));
    }
    let player = cx.session.game().position().to_move();
    let into_second = cx.session.time_used(player, now).subsec_millis();
    Some(Duration::from_millis(u64::from(1001 - into_second)))
}

/// Width of the texture with all glyphs, in pixels. egui would take that of the driver, 16,384 pixels, and reserve
/// 2 MB twice for the first row of glyphs.
const MAX_TEXTURE_SIDE: usize = 4096;

/// Completes the accessibility tree of a frame, after all widgets and the title of the window.
fn complete_accessibility(cx: &mut Context, ui: &mut egui::Ui) {
    let of_widget = accessibility::take_announcement(&cx.egui).unwrap_or_default();
    let text = std::mem::take(&mut cx.view.announcement);
    let text = if text.is_empty() { of_widget } else { text };
    let title = cx.view.window_title.as_str();
    let is_on = cx.egui.accesskit_node_builder(accesskit_root_id(), |root| root.set_label(title)).is_some();
    if is_on {
        cx.view.live_region.show(ui, text);
    }
}

impl eframe::App for App {
    fn raw_input_hook(&mut self, _: &egui::Context, input: &mut egui::RawInput) {
        input.max_texture_side = input.max_texture_side.map(|side| side.min(MAX_TEXTURE_SIDE));
    }

    fn logic(&mut self, _ctx: &egui::Context, frame: &mut eframe::Frame) {
        window_geometry::place_on_monitor(&mut self.cx, frame);
        closing::check_before_closing(&mut self.cx);
        self.work();
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let cx = &mut self.cx;
        if input::take_skip(&cx.egui) {
            cx.features.game.board.finish_animations();
        }
        cx.view.focus.update(&cx.egui);
        file_drop::open_dropped_files(cx);
        let pasted = cx.view.clipboard.read_events(&cx.egui);
        let mut actions: Vec<_> =
            pasted.map(|text| Action::File(FileAction::PastePosition(text))).into_iter().collect();
        let folder = cx.own_folder();
        let scene = Scene {
            now: cx.platform.now(),
            reduced_motion: cx.reduced_motion(),
            shows_winner: cx.is_winner_shown(),
            heat: cx.features.is_heat_shown(&cx.session),
            heat_part: cx.features.game.heat_part,
            full_screen: cx.view.full_screen,
            has_notice: cx.view.notices.shown().is_some(),
            speed: cx.view.cpu_benchmark.as_mut().map(CpuBenchmark::poll).unwrap_or_default(),
            folder: folder.as_deref(),
            is_folder_missing: cx.view.is_folder_missing,
            session: &cx.session,
            settings: &cx.settings,
            progress: cx.store.progress.progress(),
            today: cx.store.progress.zone().date(cx.platform.unix_time()),
        };
        let situation = Situation { scene: &scene, page: cx.features.page() };
        let keyboard = shortcuts::Keyboard::new(&cx.view, &cx.features);
        shortcuts::read(&cx.egui, &situation, &keyboard, &mut actions);
        draw(ui, &scene, &mut cx.view, &mut cx.features, &mut actions);
        let is_uncovered =
            cx.features.page_id() == PageId::Game && cx.view.dialogs.is_empty() && cx.features.help.is_none();
        let ends = cx.features.game.board.is_ending(cx.egui.input(|input| input.time));
        input::set_skippable(&cx.egui, is_uncovered && ends);
        cx.view.focus.follow_menus(&cx.egui);
        for action in actions {
            self.apply(action);
        }
        self.carry_out_requests();
        let cx = &mut self.cx;
        guard_new_controls(cx);
        pause_clock_if_covered(cx);
        window_geometry::update_window_title(cx);
        complete_accessibility(cx, ui);
        window_geometry::restore_maximized(cx);
        window_geometry::save_window_geometry(cx);
    }

    /// The colour of the table. Pages on it do not fill their background, so that no pixel is painted twice.
    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        theme::Palette::of_ctx(&self.cx.egui).table.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        learn::rated::close(&mut self.cx);
        recorder::close(&mut self.cx);
        own_files::write_changes(&mut self.cx, Duration::ZERO);
    }
}

/// Draws the window: menu, strip, page, help, dialogs.
fn draw(
    ui: &mut egui::Ui,
    scene: &Scene<'_>,
    view: &mut View,
    features: &mut Features,
    actions: &mut Vec<Action>,
) {
    let window = ui.max_rect().size();
    let situation = Situation { scene, page: features.page() };
    menu::show(ui, &situation, actions, |ui, actions| {
        training::badge(ui, scene.now, &features.training, actions);
        if features.page_id() != PageId::Tournament {
            tournament::badge(ui, &features.tournament, actions);
        }
    });
    strip::show(ui, &mut view.notices, scene.now, actions, |ui| {
        if features.help.is_none() {
            features.page().status(ui, scene);
        }
    });
    if let Some(state) = &mut features.help {
        help::show(ui, view.dialogs.is_empty(), state, actions);
    } else {
        // Without an ID of its own, a page would scroll as far as the page before it.
        ui.push_id(features.page_id(), |ui| page(ui, window, scene, features, actions));
    }
    dialogs::show(ui.ctx(), scene, &mut view.dialogs, features, actions);
    if features.help.is_none() {
        drop_overlay::show(ui.ctx());
    }
}

/// The smallest width of a page with a board, in points; in a narrower window it scrolls.
const MIN_WIDTH: f32 = 480.0;

fn page(
    ui: &mut egui::Ui,
    window: egui::Vec2,
    scene: &Scene<'_>,
    features: &mut Features,
    actions: &mut Actions,
) {
    let page = features.page_mut();
    let least = page.min_height().map_or(egui::Vec2::ZERO, |height| egui::vec2(MIN_WIDTH, height));
    let mut show = |ui: &mut egui::Ui, window| page.show(ui, &mut PageFrame { window, scene, actions });
    if window.x >= least.x && window.y >= least.y {
        return show(ui, window);
    }
    egui::CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| {
        let room = ui.max_rect().size();
        let missing = (least - window).max(egui::Vec2::ZERO);
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(room + missing, egui::Sense::hover());
            show(&mut ui.new_child(egui::UiBuilder::new().max_rect(rect)), window.max(least));
        });
    });
}
