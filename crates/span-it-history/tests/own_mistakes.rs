//! Mistakes of a person in the stored games.

use std::collections::BTreeSet;
use std::sync::Arc;

use span_it_core::board::{ByPlayer, Player};
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_core::solver::symmetry::fingerprint;
use span_it_history::{Analysis, History, Person};
use span_it_learning::date::Zone;
use span_it_learning::log::{Event, LoggedMistake, What};
use span_it_learning::practice::Cards;
use span_it_learning::progress::Progress;

use crate::{Folder, new_game, random_game, setup};

fn ada() -> Person {
    Person { name: " ada lovelace ".to_owned(), rating: 1000.0 }
}

fn add(history: &mut History, setup: &GameSetup) -> i64 {
    history.add(&new_game(setup, &random_game(setup, 60), 0)).unwrap().id()
}

fn two_people(names: [&str; 2], seed: u64) -> GameSetup {
    let mut setup = setup(5, seed);
    for (player, name) in Player::ALL.into_iter().zip(names) {
        setup.players[player].name = name.to_owned();
        setup.players[player].kind = PlayerKind::Human;
    }
    setup
}

fn new_mistakes(history: &History, cards: &Cards, wanted: usize) -> Vec<LoggedMistake> {
    history.new_mistakes(&ada(), cards, wanted, &Arc::default()).unwrap()
}

#[test]
fn side_is_that_of_the_only_or_named_person() {
    let mut history = Folder::new().open();
    let mut side = |setup: &GameSetup| {
        let id = add(&mut history, setup);
        history.game(id).unwrap().unwrap().side_of("ADA LOVELACE")
    };
    let mut somebody_else = setup(5, 1);
    "Grace".clone_into(&mut somebody_else.players.horizontal.name);
    assert_eq!(side(&somebody_else), Some(Player::Horizontal));
    assert_eq!(side(&two_people(["Bob", "Ada Lovelace"], 2)), Some(Player::Vertical));
    assert_eq!(side(&two_people(["Bob", "Grace"], 3)), None);
    assert_eq!(side(&two_people(["Ada Lovelace", "ada lovelace"], 4)), None);
    let mut computers = setup(5, 5);
    computers.players.horizontal.kind = PlayerKind::Computer;
    assert_eq!(side(&computers), None);
}

#[test]
fn finds_mistakes_without_cards_until_there_are_enough() {
    let folder = Folder::new();
    let mut history = folder.open();
    for seed in 1..=12 {
        add(&mut history, &setup(5, seed));
    }
    let id = add(&mut history, &two_people(["Bob", "Grace"], 20));
    assert_eq!(history.own_mistakes(id, &ada(), &Arc::default()).unwrap(), Some(Vec::new()));
    let mut progress = Progress::default();
    let mut seen = BTreeSet::new();
    loop {
        let found = new_mistakes(&history, progress.cards(), 4);
        assert!(found.len() <= 4);
        if found.is_empty() {
            break;
        }
        assert!(found.iter().all(|one| seen.insert(fingerprint(&one.position))), "each is found once");
        progress.add(&Event { time: 1, what: What::Cards(found) }, &Zone::UTC);
    }
    assert!((13..=36).contains(&seen.len()), "at most three of a game: {}", seen.len());
    assert_eq!(progress.cards().all().len(), seen.len());
}

#[test]
fn analysed_games_without_mistakes_are_not_read() {
    let mut history = Folder::new().open();
    let setup = setup(5, 1);
    let id = add(&mut history, &setup);
    assert!(!new_mistakes(&history, &Cards::default(), 9).is_empty());
    history.set_analysis(id, &Analysis { kept: ByPlayer::default(), turning_point: None }).unwrap();
    assert!(new_mistakes(&history, &Cards::default(), 9).is_empty());
}
