//! Data folders with a log of progress, written as the program writes it.

use span_it_learn::badges::Feats;
use span_it_learn::date::Zone;
use span_it_learn::log::LearningLog;
use span_it_learn::progress::{Event, GameRecord, Progress, What};
use span_it_learn::style::Style;

use super::prelude::*;

pub(super) const LOG: &str = "learning.jsonl";
/// Sunday, 22 November 2026, the date of the test platform.
pub(super) const NOW: i64 = 1_795_305_600;

/// A rated game against Gambler without mistakes for cards.
pub(super) fn game(won: bool) -> GameRecord {
    GameRecord {
        vs: "Gambler".to_owned(),
        elo: Some((1010.0, 27.0)),
        you: Player::Horizontal,
        began: won,
        board: BoardSize::STANDARD,
        won,
        rated: true,
        rung: None,
        critical: [1, 5, 3],
        kept: [1, 4, 3],
        chances: [2, 1],
        kinds: [0, 0, 0, 1, 0],
        mistakes: Vec::new(),
        style: Style { moves: 20, runs: 12, spreads: 5, blocks: 9, idle: 2 },
        feats: Feats::default(),
    }
}

/// A data folder with the log of these games, one a second.
pub(super) fn folder_with(games: impl IntoIterator<Item = GameRecord>) -> Arc<TempDir> {
    folder_with_events(games.into_iter().map(|game| What::Game(Box::new(game))))
}

pub(super) fn folder_with_events(events: impl IntoIterator<Item = What>) -> Arc<TempDir> {
    let folder = folder();
    let mut log = open(folder.path());
    for (time, what) in (NOW..).zip(events) {
        log.append(Event::new(time, &Zone::UTC, what)).unwrap();
    }
    folder
}

/// What the log of a data folder says.
pub(super) fn progress(folder: &Path) -> Progress {
    open(folder).progress().clone()
}

fn open(folder: &Path) -> LearningLog {
    let (log, opened) = LearningLog::open(&folder.join(LOG));
    opened.unwrap();
    log
}
