//! The games that the ladder offers.

use crate::model::opponents::{self, Opponent};
use crate::model::session::SessionGame;
use crate::model::session::players::person_name;
use crate::model::settings::Settings;
use span_it_core::board::{BoardSize, ByPlayer};
use span_it_core::engine::Seed;
use span_it_core::personality::library;
use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
use span_it_learn::ladder::{self, Handicap};
use span_it_learn::progress::Progress;

/// The next game of a rung, counted from 1. `None` if the ladder does not have it.
pub(crate) fn next_of(
    progress: &Progress,
    rung: u8,
    handicap: Option<Handicap>,
    settings: &Settings,
    seed: Seed,
) -> Option<GameSetup> {
    let index = usize::from(rung).checked_sub(1)?;
    let opponent = ladder::opponents().get(index)?;
    let state = progress.rungs().get(index).copied()?;
    let series = if handicap.is_some() { state.handicap } else { state.series };
    let you = settings.direction.on_ladder();
    let person = Seat {
        name: person_name(&settings.handle, None),
        kind: PlayerKind::Human,
        personality: library::builtin_named(opponents::HINTS).unwrap_or(opponent.personality).clone(),
    };
    let computer = Seat {
        name: opponent.personality.name.clone(),
        kind: PlayerKind::Computer,
        personality: opponent.personality.clone(),
    };
    Some(GameSetup {
        size: handicap.map_or(BoardSize::STANDARD, |handicap| handicap.size(you)),
        first: if series.you_begin() { you } else { you.opponent() },
        seed,
        players: ByPlayer::from_fn(|player| if player == you { person.clone() } else { computer.clone() }),
        max_move: None,
        start: None,
        notes: GameNotes::default(),
    })
}

/// A game against perfect play, which is not on the ladder.
pub(crate) fn against_perfect_play(settings: &Settings, seed: Seed) -> Option<GameSetup> {
    let mut setup = next_of(&Progress::default(), 1, None, settings, seed)?;
    Opponent::Perfect.sit(&mut setup.players[settings.direction.on_ladder().opponent()]);
    Some(setup)
}

/// The game that the first screen offers a returning player: of the next rung or, above the last one, against perfect play.
pub(crate) fn next(progress: &Progress, settings: &Settings, seed: Seed) -> Option<SessionGame> {
    let Some(index) = progress.next_rung() else {
        return against_perfect_play(settings, seed).map(SessionGame::new);
    };
    let rung = u8::try_from(index + 1).ok()?;
    let mut game = SessionGame::new(next_of(progress, rung, None, settings, seed)?);
    game.standing.rung = Some(rung);
    Some(game)
}
