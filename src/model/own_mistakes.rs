//! The player's own mistakes, in the finished game on the table and in the stored games.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::model::session::Session;
use span_it_core::board::Node;
use span_it_core::engine::Stop;
use span_it_core::solver::symmetry::fingerprint;
use span_it_learn::analysis::{GameReport, MAX_CARDS};
use span_it_learn::mistakes::{LoggedMistake, MistakeKind};
use span_it_learn::practice::Cards;
use span_it_store::games::{Filter, GameId, History, HistoryError, StoredGame};

const MAX_GAMES: usize = 5000;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Person {
    /// The name in games between two people; upper and lower case are equal.
    pub name: String,
    /// The rating, which decides between the mistakes of a game.
    pub rating: f64,
}

/// The position before a move of the finished game as a task, if its player could win.
pub(crate) fn at(session: &Session, ply: usize) -> Option<LoggedMistake> {
    let played = session.game().moves().get(ply)?;
    let position = session.game().position_at(ply);
    let truth = session.solution(ply).filter(|truth| truth.winner == played.player)?;
    let kind = MistakeKind::of(&position, &truth.winning_moves, played.node);
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Some(LoggedMistake {
        winning: number(truth.winning_moves.len()),
        free: number(position.free_count()),
        played: played.node,
        kind,
        vs: session.seat(played.player.opponent()).name.clone(),
        position,
    })
}

/// The mistakes of a person in a stored game that become cards: at most three.
pub(crate) fn in_game(
    history: &History,
    id: GameId,
    person: &Person,
    stop: &Arc<Stop>,
) -> Result<Vec<LoggedMistake>, HistoryError> {
    let game = history.game(id)?.ok_or(HistoryError::NoSuchGame(id))?;
    let report = report(history, &game, person, stop)?;
    let cards = report.and_then(|report| report.cards(person.rating, stop)).unwrap_or_default();
    Ok(named(&game, person, cards))
}

/// `None` if it was cancelled, or if the game has no side of the person.
fn report(
    history: &History,
    game: &StoredGame,
    person: &Person,
    stop: &Arc<Stop>,
) -> Result<Option<GameReport>, HistoryError> {
    let Some(you) = game.side_of(&person.name) else { return Ok(None) };
    let (_, game) = history.read(game.id)?;
    let moves: Vec<Node> = game.moves().iter().map(|mv| mv.node).collect();
    Ok(GameReport::new(game.start(), &moves, you, stop))
}

/// With the opponent's name.
fn named(game: &StoredGame, person: &Person, cards: Vec<LoggedMistake>) -> Vec<LoggedMistake> {
    let Some(you) = game.side_of(&person.name) else { return cards };
    let vs = &game.names[you.opponent()];
    cards.into_iter().map(|card| LoggedMistake { vs: vs.clone(), ..card }).collect()
}

/// At most `wanted` mistakes of a person that have no card yet, those of the latest stored games first. A game has at
/// most three cards. Games that cannot be read are left out.
pub(crate) fn without_cards(
    history: &History,
    person: &Person,
    (cards, wanted): (&Cards, usize),
    stop: &Arc<Stop>,
) -> Result<Vec<LoggedMistake>, HistoryError> {
    let mut found = Vec::new();
    let mut forms = BTreeSet::new();
    for game in history.list(&Filter::default(), 0, MAX_GAMES)?.games {
        if found.len() >= wanted || stop.is_cancelled() {
            break;
        }
        if game.analysis.zip(game.side_of(&person.name)).is_some_and(|(all, side)| !all.has_mistakes(side)) {
            continue;
        }
        let mut report = match report(history, &game, person, stop) {
            Ok(Some(report)) => report,
            Err(HistoryError::Record { .. } | HistoryError::NoSuchGame(_)) | Ok(None) => continue,
            Err(error) => return Err(error),
        };
        let all = report.mistakes.len();
        report.mistakes.retain(|mistake| {
            let position = &mistake.logged.position;
            !cards.knows(position) && !forms.contains(&fingerprint(position))
        });
        let room = MAX_CARDS.saturating_sub(all - report.mistakes.len());
        if room > 0 {
            let new = named(&game, person, report.cards(person.rating, stop).unwrap_or_default());
            forms.extend(new.iter().take(room).map(|mistake| fingerprint(&mistake.position)));
            found.extend(new.into_iter().take(room));
        }
    }
    found.truncate(wanted);
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, ByPlayer, Player};
    use span_it_core::personality::library;
    use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat};
    use span_it_core::referee::MoveNote;
    use span_it_core::rng::SplitMix64;
    use span_it_core::seed::Seed;
    use span_it_learn::date::Zone;
    use span_it_learn::progress::{Event, Progress, What};
    use span_it_store::games::{Analysis, NewGame, Source};

    fn ada() -> Person {
        Person { name: " ada lovelace ".to_owned(), rating: 1000.0 }
    }

    fn add(history: &mut History, names: [&str; 2], kinds: [PlayerKind; 2], seed: u64) -> GameId {
        let personality = library::builtin()[1].clone();
        let players = ByPlayer::from_fn(|player| {
            let name = names[player.index()].to_owned();
            Seat { name, kind: kinds[player.index()], personality: personality.clone() }
        });
        let (size, seed) = (BoardSize::square(5).unwrap(), Seed::new(seed).unwrap());
        let first = Player::Horizontal;
        let setup = GameSetup {
            size,
            first,
            seed,
            players,
            max_move: None,
            start: None,
            notes: GameNotes::default(),
        };
        let (mut random, mut game) = (SplitMix64::new(seed.get()), setup.new_game());
        while game.outcome().is_none() {
            let free: Vec<Node> = game.position().free_nodes().collect();
            game.play(random.pick(&free), MoveNote::default()).unwrap();
        }
        history.add(&NewGame { setup: &setup, game: &game, at: 0, source: Source::Played }).unwrap().id()
    }

    fn against_steady(history: &mut History, seed: u64) -> GameId {
        add(history, ["Ada Lovelace", "Steady"], [PlayerKind::Human, PlayerKind::Computer], seed)
    }

    fn new_mistakes(history: &History, cards: &Cards, wanted: usize) -> Vec<LoggedMistake> {
        without_cards(history, &ada(), (cards, wanted), &Arc::default()).unwrap()
    }

    #[test]
    fn finds_mistakes_without_cards_until_there_are_enough() {
        let mut history = History::in_memory().unwrap();
        for seed in 1..=12 {
            against_steady(&mut history, seed);
        }
        let id = add(&mut history, ["Bob", "Grace"], [PlayerKind::Human; 2], 20);
        assert_eq!(in_game(&history, id, &ada(), &Arc::default()).unwrap(), []);
        let mut progress = Progress::default();
        let mut seen = BTreeSet::new();
        loop {
            let found = new_mistakes(&history, progress.cards(), 4);
            assert!(found.len() <= 4);
            if found.is_empty() {
                break;
            }
            assert!(found.iter().all(|one| seen.insert(fingerprint(&one.position))), "each is found once");
            progress.add(&Event::new(1, &Zone::UTC, What::Cards(found)));
        }
        assert!((13..=36).contains(&seen.len()), "at most three of a game: {}", seen.len());
        assert_eq!(progress.cards().all().len(), seen.len());
    }

    #[test]
    fn analysed_games_without_mistakes_are_not_read() {
        let mut history = History::in_memory().unwrap();
        let id = against_steady(&mut history, 1);
        assert!(!new_mistakes(&history, &Cards::default(), 9).is_empty());
        history.set_analysis(id, &Analysis::default()).unwrap();
        assert!(new_mistakes(&history, &Cards::default(), 9).is_empty());
    }
}
