//! Carrying out actions: the one place where anything is changed.

use eframe::egui::{self, ViewportCommand};

use crate::app::game::{go_to, new_game};
use crate::app::help::{Chapter, Place};
use crate::app::session::Table;
use crate::app::view::{About, Dialog, FilePurpose, Notice, Page};
use crate::app::{Action, App};
use crate::messages::files;
use span_it_core::board::{self, Player, Position};
use span_it_core::personality::Personality;
use span_it_core::record::{GameSetup, PlayerKind, Seat};

impl App {
    /// Carries out one action.
    pub fn apply(&mut self, action: Action, ctx: &egui::Context) {
        let action = self.meant_for_page(action);
        let before = (self.session.revision(), self.session.shown_ply());
        let dialogs = self.view.dialogs.len();
        let page = std::mem::discriminant(&self.view.page);
        if let Some(action) = self.apply_to_help(action, ctx)
            && let Some(action) = self.apply_to_game(action)
            && let Some(action) = self.apply_to_files(action, ctx)
            && let Some(action) = self.apply_to_editor(action, ctx)
            && let Some(action) = self.apply_to_personalities(action)
            && let Some(action) = self.apply_to_library(action, ctx)
            && let Some(action) = self.apply_to_pages(action, ctx)
        {
            self.apply_to_view(action, ctx);
        }
        // What is done to the game is done where it can be seen.
        let changed = before != (self.session.revision(), self.session.shown_ply());
        if (self.view.why().is_some() || self.is_editing() || self.is_at_competition()) && changed {
            self.view.page = Page::Game;
        }
        if dialogs == 0 && !self.view.dialogs.is_empty() {
            self.view.left_board = self.view.board.is_focused();
        }
        let other_page = page != std::mem::discriminant(&self.view.page);
        if changed || other_page {
            self.close_help();
        }
        if other_page || self.view.dialogs.len() > dialogs || self.view.help.is_some() {
            // No menu stays open behind what a key has opened.
            egui::Popup::close_all(ctx);
        }
    }

    /// Actions on the game; any other is handed back.
    fn apply_to_game(&mut self, action: Action) -> Option<Action> {
        let now = self.platform.now();
        match action {
            Action::StartGame { setup, random_first } => self.start_game(*setup, random_first),
            Action::Start => {
                self.session.start();
                self.view.focus_board = true;
            }
            Action::Rematch => self.rematch(),
            Action::SetName(player, name) => self.session.set_name(player, &name),
            Action::HandTo { player, computer } => self.hand_to(player, computer),
            Action::Play(node) => match self.session.play(node, now) {
                Ok(()) => self.view.notices.forget(About::Move),
                Err(refusal) => {
                    self.tell_problem(Notice::problem(files::refused(refusal)).about(About::Move));
                }
            },
            Action::Resign => {
                self.forget_slip();
                self.session.resign();
            }
            Action::Undo => {
                self.forget_slip();
                self.session.undo(now);
            }
            Action::Redo => {
                self.forget_slip();
                self.session.redo(now);
            }
            Action::ToggleHint => self.session.toggle_hint(now),
            Action::CloseHint => self.session.close_hint(),
            Action::MoveNow => self.session.move_now(),
            Action::TogglePause => self.session.toggle_pause(now),
            Action::Step => self.session.step(),
            Action::SetSpeed(speed) => self.session.set_speed(speed),
            Action::View(ply) => self.session.view(ply),
            Action::ViewLive => self.session.view_live(),
            other => return Some(other),
        }
        None
    }

    /// Actions on files and the clipboard; any other is handed back.
    fn apply_to_files(&mut self, action: Action, ctx: &egui::Context) -> Option<Action> {
        match action {
            Action::Open => self.ask_file(FilePurpose::Open, ctx),
            Action::OpenPath(path) => self.open_path(&path),
            Action::ForgetRecent => self.settings.recent.clear(),
            Action::ForgetFile(path) => {
                self.settings.recent.retain(|known| *known != path);
                self.close_notice();
            }
            Action::Save => self.save(ctx),
            Action::SaveAs => self.ask_file(FilePurpose::SaveGame, ctx),
            Action::SaveLightened(burden) => self.save_lightened(burden, ctx),
            Action::ChoosePersonalityFile => self.ask_file(FilePurpose::LoadPersonality, ctx),
            Action::PathTyped(path) => self.path_typed(path),
            Action::CopyPosition => ctx.copy_text(self.looked_at().to_string()),
            Action::RequestPaste => self.view.clipboard.ask(ctx),
            Action::PastePosition(text) => self.paste(&text),
            Action::ResumeCrashed => self.resume_crashed(),
            other => return Some(other),
        }
        None
    }

    /// Actions on personalities and who plays next; any other is handed back.
    fn apply_to_personalities(&mut self, action: Action) -> Option<Action> {
        match action {
            Action::NewGame(load_for) => self.open_new_game(load_for),
            Action::DrawSeed => {
                let seed = self.platform.chance();
                if let Some(form) = self.view.new_game_mut() {
                    form.seed = seed.to_string();
                }
            }
            Action::OpenLibrary(player) => {
                if player.is_none() && self.ask_first(Action::OpenLibrary(None)) {
                    return None;
                }
                self.open_library(player, false);
            }
            Action::LoadPersonality(player, personality, file) => {
                self.personality_loaded(player, *personality, file);
            }
            other => return Some(other),
        }
        None
    }

    /// Actions on what is looked at and on settings.
    fn apply_to_view(&mut self, action: Action, ctx: &egui::Context) {
        match action {
            Action::ToggleHeat => self.toggle_heat(),
            Action::ToggleTruth => self.view.truth = Some(!self.is_truth_shown()),
            Action::SetShowTruth(show) => (self.settings.show_truth, self.view.truth) = (show, None),
            Action::SetWarnSlips(on) => self.settings.warn_slips = on,
            Action::GoToNode => self.view.dialogs.push(Dialog::GoTo(go_to::Form::default())),
            Action::Focus(node) => self.board_shown().focus_node(ctx, node),
            Action::ShowWhy => self.show_why(ctx),
            Action::Why(ask) => {
                self.apply_to_why(ask);
                ctx.request_repaint();
            }
            Action::FromGames(ask) => self.apply_to_games(ask, ctx),
            Action::Tournament(ask) => self.apply_to_tournament(ask, ctx),
            Action::Training(ask) => self.apply_to_training(ask, ctx),
            Action::SetTheme(theme) => self.settings.theme = theme,
            Action::SetTextSize(size) => {
                let (least, most) = crate::app::Settings::TEXT_SIZES.into_inner();
                self.settings.text_size = size.clamp(least, most);
            }
            Action::SetReduceMotion(reduce) => self.settings.reduce_motion = reduce,
            Action::SetCoordinates(on) => self.settings.coordinates = on,
            Action::SetConfirmMoves(on) => self.settings.confirm_moves = on,
            Action::SetHandle(handle) => self.settings.handle = handle,
            Action::ToggleSidePanel => self.settings.side_panel = !self.settings.side_panel,
            Action::ToggleFullScreen => {
                self.view.full_screen = !self.view.full_screen;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.view.full_screen));
            }
            Action::ShowSettings => self.show_settings(ctx),
            Action::ShowKeyboard => self.view.dialogs.push(Dialog::Keyboard),
            Action::ShowAbout => self.view.dialogs.push(Dialog::About),
            Action::ShowLicences => self.view.dialogs.push(Dialog::Licences(0)),
            Action::ShowAlike(player) => self.view.dialogs.push(Dialog::Alike(player)),
            Action::ShowMoves => self.view.dialogs.push(Dialog::Moves),
            Action::CloseDialog => self.close_dialog(),
            Action::ToggleErrorDetails => {
                if let Some(notice) = self.view.notices.shown_mut() {
                    notice.open = !notice.open;
                }
            }
            Action::CloseError => self.close_notice(),
            Action::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Action::QuitUnkept => self.quit_unkept(ctx),
            // The functions before this one take all others.
            other => debug_assert!(false, "nothing carries out {other:?}"),
        }
        self.dress(ctx);
    }

    /// Brings egui's options in line with the settings.
    pub(crate) fn dress(&self, ctx: &egui::Context) {
        ctx.set_theme(match self.settings.theme {
            crate::app::Theme::System => egui::ThemePreference::System,
            crate::app::Theme::Light => egui::ThemePreference::Light,
            crate::app::Theme::Dark => egui::ThemePreference::Dark,
        });
        ctx.set_zoom_factor(f32::from(self.settings.text_size) / 100.0);
        let time = if self.reduced_motion() { 0.0 } else { 0.12 };
        ctx.all_styles_mut(|style| style.animation_time = time);
    }

    fn toggle_heat(&mut self) {
        self.view.heat = !self.view.heat;
        if self.view.heat {
            self.session.refresh_weights();
        }
    }

    pub(crate) fn start_game(&mut self, setup: GameSetup, random_first: bool) {
        self.forget_slip();
        self.settings.random_first = random_first;
        self.settings.last_setup = Some(crate::app::store::files::blank_record(&setup));
        self.view.dialogs.clear();
        self.view.help = None;
        self.view.next_seats.clear();
        self.view.truth = None;
        self.view.focus_board = true;
        self.view.page = Page::Game;
        self.session.set_table(Table::new(setup), self.platform.now());
    }

    fn rematch(&mut self) {
        self.forget_slip();
        let mut setup = self.session.own_setup().clone();
        setup.seed = self.platform.chance();
        if self.settings.random_first && setup.start.is_none() {
            setup.first = drawn_by_lot(setup.seed);
        }
        self.view.truth = None;
        self.view.focus_board = true;
        self.view.page = Page::Game;
        self.session.set_table(Table::new(setup), self.platform.now());
    }

    /// A side changes hands; its name as in New Game.
    fn hand_to(&mut self, player: Player, computer: bool) {
        let setup = self.session.setup();
        let mut form = new_game::Form::new(setup, &self.settings, setup.seed);
        form.hand_to(player, computer);
        let seat = &form.seats[player];
        self.forget_slip();
        self.session.hand_over(player, seat.kind(), seat.name.clone(), self.platform.now());
    }

    pub(crate) fn open_new_game(&mut self, load_for: Option<Player>) {
        let mut form = new_game::Form::new(self.session.own_setup(), &self.settings, self.platform.chance());
        for (player, personality) in &self.view.next_seats {
            form.load(*player, personality.clone(), None);
        }
        self.view.dialogs.push(Dialog::NewGame(Box::new(form)));
        if load_for.is_some() {
            self.open_library(load_for, false);
        }
    }

    /// A personality was chosen for the dialog under the list.
    pub(crate) fn personality_loaded(
        &mut self,
        player: Option<Player>,
        personality: Personality,
        file: Option<std::path::PathBuf>,
    ) {
        if matches!(self.view.dialogs.last(), Some(Dialog::Library(_))) {
            self.view.dialogs.pop();
        }
        match (player, self.view.dialogs.last_mut()) {
            (Some(player), Some(Dialog::NewGame(form))) => form.load(player, personality, file),
            (None, _) => {
                if let Some(form) = self.view.form_mut() {
                    form.load(personality, file);
                }
            }
            _ => {}
        }
    }

    /// The personality that is being edited, else that of the computer that moves next, or of horizontal
    /// where two people play.
    pub(crate) fn personality_at_hand(&self) -> Personality {
        if let Some(edited) = self.view.editor.as_ref().and_then(|state| state.form.personality()) {
            return edited;
        }
        let to_move = self.session.game().position().to_move();
        let person = [to_move, to_move.opponent()].into_iter().find(|&player| !self.session.is_human(player));
        let player = person.unwrap_or(Player::Horizontal);
        self.session.seat(player).personality.clone()
    }

    fn close_dialog(&mut self) {
        if matches!(self.view.dialogs.last(), Some(Dialog::Path(_))) {
            self.saving_given_up();
        }
        if matches!(self.view.dialogs.last(), Some(Dialog::Unsaved)) {
            self.stay();
        }
        self.view.dialogs.pop();
        if self.view.dialogs.is_empty() && matches!(self.view.page, Page::Game) {
            self.view.focus_board |= self.view.left_board;
        }
    }

    fn paste(&mut self, text: &str) {
        if text.contains("\"span-it-personality\"") {
            return self.open_pasted(text);
        }
        let position = match text.trim().parse::<Position>() {
            Ok(position) => position,
            Err(_) if text.trim().is_empty() => {
                return self.tell_not_pasted(files::CLIPBOARD_EMPTY.to_owned());
            }
            Err(error) => return self.tell_not_pasted(files::no_position(error)),
        };
        if board::winner(&position).is_some() {
            return self.tell_not_pasted(files::POSITION_WON.to_owned());
        }
        self.forget_slip();
        self.view.notices.forget(About::Pasting);
        let mut setup = self.session.own_setup().clone();
        (setup.size, setup.first) = (position.size(), position.to_move());
        setup.start = (position.connectors() > 0).then_some(position);
        self.view.page = Page::Game;
        self.session.set_table(Table::new(setup), self.platform.now());
    }

    fn tell_not_pasted(&mut self, why: String) {
        self.tell_problem(Notice::problem(why).about(About::Pasting).with_help(as_text()));
    }
}

/// Where the help tells of positions as text.
fn as_text() -> Place {
    Place::at(Chapter::Files, "positions-as-text")
}

/// Who begins when nobody chose: the seed's last bit.
pub(crate) fn drawn_by_lot(seed: span_it_core::engine::Seed) -> Player {
    if seed.get().is_multiple_of(2) { Player::Horizontal } else { Player::Vertical }
}

/// A seat for the first game ever: a person, or the computer.
pub(crate) fn seat(name: &str, kind: PlayerKind, personality: Personality) -> Seat {
    Seat { name: name.to_owned(), kind, personality }
}
