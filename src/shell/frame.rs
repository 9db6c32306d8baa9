//! One frame of the window: background work, then drawing.

use std::any::Any;

use eframe::egui::accesskit_root_id;

use crate::context::command::{Situation, menu, shortcuts};
use crate::context::dialogs::{self, Dialogs};
use crate::context::prelude::*;
use crate::context::states::States;
use crate::context::view::{Controls, View};
use crate::kit::{accessibility, drop_overlay, input, split, theme};
use crate::pages;
use crate::pages::editor::{clone, draft_commands, training};
use crate::pages::game::state::GameState;
use crate::pages::game::{commands, events};
use crate::pages::games::recorder;
use crate::pages::help::commands::close_help;
use crate::pages::help::state::HelpState;
use crate::pages::review::state::ReviewState;
use crate::pages::settings::commands::{apply_to_egui, fit_text};
use crate::pages::{editor, game, games, help, learn, library, proof, review, tournament};
use crate::parts::{countdown, picture};
use crate::picture::Picture;
use crate::platform::jobs;
use crate::shell::{
    closing, file_commands, file_drop, own_files, page_states, strip, window_commands, window_geometry,
};

pub struct App {
    pub(crate) cx: Context,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

impl App {
    pub const fn session(&self) -> &Session {
        &self.cx.session
    }

    pub const fn view(&self) -> &View {
        &self.cx.view
    }

    pub const fn states(&self) -> &States {
        &self.cx.states
    }

    pub const fn page_id(&self) -> PageId {
        self.cx.page_id()
    }

    pub const fn settings(&self) -> &Settings {
        &self.cx.settings
    }

    /// Carries out an action and the requests that it causes.
    pub fn apply(&mut self, action: Action) {
        carry_out(&mut self.cx, action);
        self.carry_out_requests();
    }

    pub(crate) fn carry_out_requests(&mut self) {
        loop {
            let requests = self.cx.take_requests();
            if requests.is_empty() {
                return;
            }
            for action in requests {
                carry_out(&mut self.cx, action);
            }
        }
    }
}

/// Carries out one action. The page, the help and menus follow its effect.
fn carry_out(cx: &mut Context, action: Action) {
    let before = (cx.session.revision(), cx.session.shown_ply());
    let dialogs = cx.view.dialogs.len();
    let page = cx.page_id();
    let mut of_page = NoticeTopic::OF_PAGE.to_vec();
    of_page.retain(|topic| cx.view.notices.has_topic(*topic));
    dispatch(cx, action);
    cx.egui.request_repaint();
    let changed = before != (cx.session.revision(), cx.session.shown_ply());
    if changed && !matches!(cx.page_id(), PageId::Game | PageId::Review) {
        cx.open(PageId::Game);
    }
    page_states::follow(cx);
    cx.view.focus.note_dialogs(&cx.egui, cx.view.dialogs.len());
    let other_page = page != cx.page_id();
    if other_page {
        for topic in of_page {
            cx.view.notices.close_topic(topic);
        }
    }
    if changed || other_page {
        close_help(cx);
    }
    if other_page || cx.view.dialogs.len() > dialogs || cx.states.get::<HelpState>().is_some() {
        // Menus close when a key opens something.
        egui::Popup::close_all(&cx.egui);
    }
}

impl Controls {
    fn of(cx: &Context) -> Self {
        let (page, dialogs) = (cx.page_id(), &cx.view.dialogs);
        let task = page_states::page(&cx.states, page).task_number();
        Self {
            task: (page, task, cx.session.game_number()),
            dialogs: (dialogs.len(), dialogs.last().map(Any::type_id)),
            is_help_open: cx.view.is_help_open,
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
        && let Some(board) = page_states::page_mut(&mut cx.states, cx.view.page()).board_mut()
    {
        board.hide_cursor();
    }
}

fn dispatch(cx: &mut Context, action: Action) {
    match page_states::page(&cx.states, cx.page_id()).adapt(action) {
        Action::Game(action) => game::commands::apply(cx, action),
        Action::Review(action) => review::commands::apply(cx, action),
        Action::ShowProof => proof::commands::show_why(cx),
        Action::Explain(what) => proof::commands::explain(cx, &what.0, what.1),
        Action::TogglePlayOut => proof::commands::toggle_play_out(cx),
        Action::Editor(action) => editor::commands::apply(cx, action),
        Action::ShowTraining => training::commands::open_training(cx),
        Action::ShowTournament => tournament::commands::show_tournament(cx),
        Action::ShowGames => games::commands::show(cx),
        Action::ReturnToGames => games::commands::return_to_list(cx),
        Action::ReviewLast(opponent) => games::commands::review_last(cx, opponent),
        Action::Library(action) => library::commands::apply(cx, action),
        Action::Clone => clone::open(cx),
        Action::Learn(action) => learn::commands::apply(cx, action),
        Action::Help(action) => help::commands::apply(cx, action),
        Action::File(action) => file_commands::apply(cx, action),
        Action::SavePicture => picture::save(cx, shown_picture(cx)),
        Action::CopyPicture => picture::copy(cx, shown_picture(cx)),
        Action::SaveAnimation => picture::save_animation(cx),
        Action::Settings(settings) => pages::settings::commands::apply(cx, *settings),
        Action::Window(action) => window_commands::apply(cx, action),
        Action::Call(call) => call.run(cx),
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
        if cx.states.the::<GameState>().heat {
            cx.session.refresh_weights();
        }
        if let Some(benchmark) = &mut cx.view.cpu_benchmark {
            benchmark.poll();
        }
        let file_dialog = file_dialog::check(cx, now);
        let proof = proof::commands::update(cx, now);
        let lesson = learn::commands::update(cx, now);
        let editor = editor::commands::update(cx, now);
        self.carry_out_requests();
        let cx = &mut self.cx;
        review::commands::update(cx);
        own_files::update_progress(cx);
        close_preview(cx);
        clone::update(cx);
        recorder::update(cx);
        let tournament = tournament::commands::update(cx, now);
        let training = training::commands::update(cx);
        follow_game(cx);
        let draft = draft_commands::autosave_draft(cx, now);
        own_files::write_changes(cx, own_files::MAX_UNSAVED_TIME);
        let clock = next_clock_second(cx, now);
        self.carry_out_requests();
        let notice = self.cx.view.notices.close_expired(now);
        if let Some(wait) =
            [game, file_dialog, proof, lesson, editor, tournament, training, draft, clock, notice]
                .into_iter()
                .flatten()
                .min()
        {
            self.cx.egui.request_repaint_after(wait);
        }
    }
}

/// Does all that follows from what has happened in the game.
fn follow_game(cx: &mut Context) {
    for event in cx.session.take_events() {
        events::announce(cx, &event);
        events::play_sound(cx, &event);
        learn::rated::note(cx, &event);
        recorder::note(cx, &event);
        own_files::note(cx, &event);
    }
    learn::rated::update(cx);
    events::announce_time(cx);
    events::let_opponent_speak(cx);
    own_files::note_badges(cx);
}

/// Stops a person's clock while the board is covered by a dialog, the help or another page.
fn pause_clock_if_covered(cx: &mut Context) {
    if cx.session.set_board_covered(cx.is_board_covered(), cx.platform.now()) {
        cx.egui.request_repaint();
    }
}

/// A running clock changes once a second, with little time left ten times; a minimised window shows none.
fn next_clock_second(cx: &Context, now: Duration) -> Option<Duration> {
    if !cx.session.is_clock_running() {
        return None;
    }
    let player = cx.session.game().position().to_move();
    let left = cx.session.time_left(player, now);
    if cx.egui.input(|input| input.viewport().minimized == Some(true)) {
        return left;
    }
    if let Some(left) = left {
        return Some(countdown::until_next(left));
    }
    if cx.session.is_computer_thinking() {
        return Some(Duration::from_millis(100));
    }
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
            cx.states.the_mut::<GameState>().board.finish_animations();
        }
        cx.view.focus.update(&cx.egui);
        file_drop::open_dropped_files(cx);
        let pasted = cx.view.clipboard.read_events(&cx.egui);
        note_shown(cx);
        let page = page_states::page(&cx.states, cx.page_id());
        cx.request_all(pasted.and_then(|text| page.paste(&text)));
        let situation = Situation { cx, page };
        let keyboard = shortcuts::Keyboard::new(&cx.view, situation.place());
        shortcuts::read(&cx.egui, &situation, &keyboard);
        draw(ui, cx);
        page_states::note_help(cx);
        let is_uncovered = cx.page_id() == PageId::Game
            && cx.view.dialogs.is_empty()
            && cx.states.get::<HelpState>().is_none();
        let ends = cx.states.the_mut::<GameState>().board.is_ending(cx.egui.input(|input| input.time));
        input::set_skippable(&cx.egui, is_uncovered && ends);
        cx.view.focus.follow_menus(&cx.egui);
        for action in cx.take_requests() {
            self.apply(action);
        }
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
        follow_game(&mut self.cx);
        learn::rated::close(&mut self.cx);
        recorder::close(&mut self.cx);
        own_files::write_changes(&mut self.cx, Duration::ZERO);
    }
}

/// Notes what the boards of this frame show.
fn note_shown(cx: &mut Context) {
    let game = cx.states.the::<GameState>();
    let review = cx.states.get::<ReviewState>().filter(|_| cx.view.page() == PageId::Review);
    cx.view.shows_winner = game.winner;
    cx.view.heat = review.map_or(game.heat && cx.session.outcome().is_none(), |review| review.heat);
    cx.view.heat_part = game.heat_part;
}

/// Draws the window: menu, strip, page, help, dialogs. States and dialogs change while they are drawn, so the context does
/// not have them meanwhile.
fn draw(ui: &mut egui::Ui, cx: &mut Context) {
    let mut states = std::mem::take(&mut cx.states);
    let mut dialogs = std::mem::take(&mut cx.view.dialogs);
    let is_notice_read = draw_with(ui, cx, &mut states, &mut dialogs);
    (cx.states, cx.view.dialogs) = (states, dialogs);
    if is_notice_read {
        cx.view.notices.prolong(cx.now());
    }
}

/// Returns whether the player reads the notice.
fn draw_with(ui: &mut egui::Ui, cx: &Context, states: &mut States, dialogs: &mut Dialogs) -> bool {
    if let Some(state) = states.get_mut::<HelpState>().filter(|_| dialogs.is_empty()) {
        help::keys(ui, state, cx);
    }
    let page_id = cx.page_id();
    let situation = Situation { cx, page: page_states::page(states, page_id) };
    menu::show(ui, &situation, |ui| {
        training::badge(ui, cx.now(), states.the(), cx);
        if page_id != PageId::Tournament {
            tournament::badge(ui, states.the(), cx);
        }
    });
    let is_notice_read = strip::show(ui, cx, page_states::page(states, page_id));
    if let Some(state) = states.get_mut::<HelpState>() {
        help::show(ui, dialogs.is_empty(), state, cx);
    } else {
        // Without an ID of its own, a page would scroll as far as the page before it.
        ui.push_id(page_id, |ui| page(ui, cx, page_states::page_mut(states, page_id)));
    }
    dialogs::show(cx, dialogs, states);
    if !cx.view.is_help_open {
        drop_overlay::show(ui.ctx());
    }
    is_notice_read
}

fn shown_picture(cx: &Context) -> Option<Picture> {
    page_states::page(&cx.states, cx.page_id()).board()?.picture().cloned()
}

fn page(ui: &mut egui::Ui, cx: &Context, page: &mut dyn Page) {
    let has_board = page.board().is_some();
    let mut show = |ui: &mut egui::Ui| page.ui(ui, cx);
    let missing = (split::LEAST_FOR_BOARD - ui.ctx().content_rect().size()).max(egui::Vec2::ZERO);
    if !has_board || missing == egui::Vec2::ZERO {
        return show(ui);
    }
    egui::CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| {
        let size = ui.max_rect().size() + missing;
        egui::ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            show(&mut ui.new_child(egui::UiBuilder::new().max_rect(rect)));
            // A scroll area inside the page does not scroll the page to the focus.
            let focused = ui.memory(egui::Memory::focused).and_then(|id| ui.ctx().read_response(id));
            if let Some(focused) = focused.filter(egui::Response::gained_focus) {
                ui.scroll_to_rect(focused.rect, None);
            }
        });
    });
}

/// Returns to the game on the table when the review of another game is closed.
fn close_preview(cx: &mut Context) {
    let page = cx.page_id();
    let is_reviewed =
        page == PageId::Review || page == PageId::Editor && page_states::is_editor_over_review(&cx.states);
    if !is_reviewed {
        cx.session.end_preview(cx.platform.now());
    }
}
