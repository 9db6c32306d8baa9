//! Carries out what is asked of the game.

use eframe::egui;

use crate::app::App;
use crate::app::game::action::GameAction;
use crate::app::game::narrow_layout::MovesDialog;
use crate::app::game::{go_to, new_game};
use crate::app::session::Table;
use crate::app::view::{About, Notice, Page};
use crate::messages::files;
use span_it_core::board::{Node, Player};
use span_it_core::personality::Personality;
use span_it_core::record::{GameSetup, PlayerKind, Seat};

impl App {
    /// Carries out a request to the game.
    pub(crate) fn apply_to_game(&mut self, action: GameAction, ctx: &egui::Context) {
        let now = self.platform.now();
        match action {
            GameAction::OpenNewGame(load_for) => self.open_new_game(load_for),
            GameAction::DrawSeed => self.draw_seed(),
            GameAction::StartGame { setup, random_first } => self.start_game(*setup, random_first),
            GameAction::LeaveFirstScreen => {
                self.session.start();
                self.view.focus_board = true;
            }
            GameAction::Rematch => self.rematch(),
            GameAction::SetName(player, name) => self.session.set_name(player, &name),
            GameAction::HandTo { player, computer } => self.hand_to(player, computer),
            GameAction::Play(node) => self.play(node),
            GameAction::Resign => {
                self.forget_slip();
                self.session.resign();
            }
            GameAction::Undo => {
                self.forget_slip();
                self.session.undo(now);
            }
            GameAction::Redo => {
                self.forget_slip();
                self.session.redo(now);
            }
            GameAction::ToggleHint => self.session.toggle_hint(now),
            GameAction::CloseHint => self.session.close_hint(),
            GameAction::MoveNow => self.session.move_now(),
            GameAction::TogglePause => self.session.toggle_pause(now),
            GameAction::Step => self.session.step(),
            GameAction::SetSpeed(speed) => self.session.set_speed(speed),
            GameAction::ShowPly(ply) => self.session.view(ply),
            GameAction::ShowLive => self.session.view_live(),
            GameAction::ToggleHeat => self.toggle_heat(),
            GameAction::ToggleTruth => self.view.truth = Some(!self.is_truth_shown()),
            GameAction::OpenGoTo => self.view.dialogs.push(go_to::Form::default()),
            GameAction::FocusNode(node) => self.board_shown().focus_node(ctx, node),
            GameAction::ShowMoves => self.view.dialogs.push(MovesDialog),
        }
    }

    fn play(&mut self, node: Node) {
        match self.session.play(node, self.platform.now()) {
            Ok(()) => self.view.notices.forget(About::Move),
            Err(refusal) => self.tell_problem(Notice::problem(files::refused(refusal)).about(About::Move)),
        }
    }

    fn draw_seed(&mut self) {
        let seed = self.platform.chance();
        if let Some(form) = self.view.new_game_mut() {
            form.seed = seed.to_string();
        }
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
        self.view.dialogs.push(form);
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
        if self.view.library_mut().is_some() {
            self.view.dialogs.pop();
        }
        match player {
            Some(player) => {
                if let Some(form) = self.view.dialogs.top_mut::<new_game::Form>() {
                    form.load(player, personality, file);
                }
            }
            None => {
                if let Some(form) = self.view.form_mut() {
                    form.load(personality, file);
                }
            }
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
}

/// Who begins when nobody chose: the seed's last bit.
pub(crate) fn drawn_by_lot(seed: span_it_core::engine::Seed) -> Player {
    if seed.get().is_multiple_of(2) { Player::Horizontal } else { Player::Vertical }
}

/// A seat for the first game ever: a person, or the computer.
pub(crate) fn seat(name: &str, kind: PlayerKind, personality: Personality) -> Seat {
    Seat { name: name.to_owned(), kind, personality }
}
