//! The game of the first screen.

use std::time::Duration;

use crate::app::session::SessionGame;
use crate::app::settings::Settings;
use crate::messages::dialogs;
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::Seed;
use span_it_core::personality::{Personality, library};
use span_it_core::record::{self, GameSetup, PlayerKind, Seat};

/// In bytes. JSON may take two bytes for each character, and the settings must stay readable.
const MAX_SETUP_BYTES: usize = record::MAX_BYTES / 4;
/// The weakest personality: a newcomer with the first four lessons wins most games against it.
const NEWCOMERS_OPPONENT: &str = "Wanderer";
const FIRST_LIMIT: Duration = Duration::from_secs(10);

/// Players and board of the last game, otherwise a person against the first opponent on 6 x 6.
pub(crate) fn first_game(settings: &Settings, seed: Seed) -> SessionGame {
    let last = settings.last_setup.as_deref().and_then(|text| record::read_record(text.as_bytes()).ok());
    let mut setup = last.map_or_else(|| first_setup(settings, seed), |(setup, _)| setup);
    setup.seed = seed;
    let person = &mut setup.players.horizontal;
    let handle = settings.handle.trim();
    if person.name == dialogs::new_game::default_name(Player::Horizontal) && !handle.is_empty() {
        handle.clone_into(&mut person.name);
    }
    if settings.random_first {
        setup.first = random_first_player(seed);
    }
    SessionGame::new(setup)
}

fn first_setup(settings: &Settings, seed: Seed) -> GameSetup {
    let built_in = |name| library::builtin_named(name).unwrap_or(&library::builtin()[0]).clone();
    let is_newcomer = settings.finished_games == 0;
    let opponent = built_in(if is_newcomer { NEWCOMERS_OPPONENT } else { library::FIRST_OPPONENT });
    let handle = settings.handle.trim();
    let person = if handle.is_empty() { dialogs::new_game::default_name(Player::Horizontal) } else { handle };
    GameSetup {
        size: BoardSize::STANDARD,
        first: Player::Horizontal,
        seed,
        players: ByPlayer {
            horizontal: seat(person, PlayerKind::Human, built_in(library::HINTS)),
            vertical: seat(&opponent.name.clone(), PlayerKind::Computer, opponent),
        },
        max_move: Some(FIRST_LIMIT),
        start: None,
        extra: None,
    }
}

/// The record of a game without moves, small enough for the settings.
pub(crate) fn blank_record(setup: &GameSetup) -> String {
    let blank = GameSetup { start: None, ..setup.clone() };
    let table = SessionGame::new(blank);
    record::write_record_within(&table.setup, &table.game, MAX_SETUP_BYTES).0
}

pub(crate) fn random_first_player(seed: Seed) -> Player {
    if seed.get().is_multiple_of(2) { Player::Horizontal } else { Player::Vertical }
}

fn seat(name: &str, kind: PlayerKind, personality: Personality) -> Seat {
    Seat { name: name.to_owned(), kind, personality }
}
