//! Filters and orders of the list.

use span_it_core::board::{BoardSize, Player};
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_core::solver::symmetry::Symmetry;
use span_it_store::games::{Filter, History, NewGame, Order, ResultFilter, Source};

use crate::games::{Folder, finished, new_game, opened, random_game, setup};

/// Thirty games; those with an odd seed are against Ämilia, every fifth has no result.
fn thirty_games() -> (Folder, History) {
    let (folder, mut history) = opened();
    for seed in 0..30 {
        let mut setup = setup(3 + usize::try_from(seed).unwrap() % 3, seed);
        if seed % 2 == 1 {
            "Ämilia Straße 100% _".clone_into(&mut setup.players.vertical.name);
        }
        let game = if seed % 5 == 0 { random_game(&setup, 3) } else { finished(&setup) };
        let source = if seed < 10 { Source::Tournament } else { Source::Played };
        let at = i64::try_from(seed).unwrap();
        history.add(&NewGame { source, ..new_game(&setup, &game, at) }).unwrap();
    }
    (folder, history)
}

fn total(history: &History, filter: &Filter) -> usize {
    let page = history.list(filter, 0, 1000).unwrap();
    assert_eq!(page.games.len(), page.total);
    if filter.position.is_none() && !filter.deleted {
        // The same without the database.
        let mut all = history.list(&Filter::default(), 0, 1000).unwrap().games;
        all.retain(|game| filter.matches(game));
        all.sort_by(|one, other| filter.order.compare(one, other));
        assert_eq!(all, page.games, "{filter:?}");
    }
    page.total
}

#[test]
fn filters_by_name_without_case_and_accents() {
    let (_folder, history) = thirty_games();
    for (player, expected) in [
        ("ämi", 15),
        ("A\u{308}MILIA", 15),
        ("ＡＭＩ", 15),
        ("STRASSE", 15),
        ("steady", 15),
        ("ada love", 30),
        ("%", 15),
        ("x%", 0),
        ("'", 0),
    ] {
        let filter = Filter { player: player.to_owned(), ..Filter::default() };
        assert_eq!(total(&history, &filter), expected, "{player}");
    }
    for (player, against, expected) in
        [("ada", "ämi", 15), ("ämi", "ada", 15), ("ada", "ada", 0), ("", "ada", 30)]
    {
        let filter = Filter { player: player.to_owned(), against: against.to_owned(), ..Filter::default() };
        assert_eq!(total(&history, &filter), expected, "{player} {against}");
    }
}

#[test]
fn filters_by_size_source_and_date() {
    let (_folder, history) = thirty_games();
    let all = Filter::default();
    assert_eq!(total(&history, &Filter { size: BoardSize::square(4).ok(), ..all.clone() }), 10);
    assert_eq!(total(&history, &Filter { size: BoardSize::square(9).ok(), ..all.clone() }), 0);
    assert_eq!(total(&history, &Filter { source: Some(Source::Tournament), ..all.clone() }), 10);
    assert_eq!(total(&history, &Filter { since: Some(10), until: Some(15), ..all }), 5);
}

#[test]
fn filters_by_the_result_of_the_person() {
    let (_folder, history) = thirty_games();
    let by = |result| Filter { result: Some(result), ..Filter::default() };
    let won = history.list(&by(ResultFilter::Won), 0, 100).unwrap();
    assert!(won.games.iter().all(|game| game.outcome.unwrap().winner == Player::Horizontal));
    assert_eq!(total(&history, &by(ResultFilter::Unfinished)), 6);
    assert_eq!(won.total + total(&history, &by(ResultFilter::Lost)), 24);
    assert!((1..24).contains(&won.total));
}

#[test]
fn games_of_two_computers_are_neither_won_nor_lost() {
    let (_folder, mut history) = opened();
    let mut setup = setup(3, 0);
    setup.players.horizontal.kind = PlayerKind::Computer;
    history.add(&new_game(&setup, &finished(&setup), 1)).unwrap();
    for result in [ResultFilter::Won, ResultFilter::Lost, ResultFilter::Unfinished] {
        assert_eq!(total(&history, &Filter { result: Some(result), ..Filter::default() }), 0);
    }
}

#[test]
fn finds_positions_in_all_symmetric_forms() {
    let (_folder, history) = thirty_games();
    let setup = setup(5, 8);
    let position = finished(&setup).position_at(4);
    for symmetry in Symmetry::all() {
        let filter = Filter { position: Some(symmetry.position(&position)), ..Filter::default() };
        assert_eq!(history.list(&filter, 0, 10).unwrap().games[0].at, 8);
        assert_eq!(total(&history, &filter), 1);
    }
    let filter = Filter { position: Some(position.with_to_move(Player::Vertical)), ..Filter::default() };
    assert_eq!(total(&history, &filter), 0);
}

#[test]
fn orders_by_date_and_length() {
    let (_folder, history) = thirty_games();
    let list = |order| {
        let filter = Filter { order, ..Filter::default() };
        total(&history, &filter);
        history.list(&filter, 0, 100).unwrap().games
    };
    assert!(list(Order::Latest).is_sorted_by_key(|game| -game.at));
    assert!(list(Order::Earliest).is_sorted_by_key(|game| game.at));
    assert!(list(Order::Shortest).is_sorted_by_key(|game| game.moves));
    assert!(list(Order::Longest).is_sorted_by_key(|game| std::cmp::Reverse(game.moves)));
}

#[test]
fn lists_parts() {
    let (_folder, history) = thirty_games();
    let page = history.list(&Filter::default(), 25, 10).unwrap();
    assert_eq!(page.total, 30);
    assert_eq!(page.games.iter().map(|game| game.at).collect::<Vec<_>>(), [4, 3, 2, 1, 0]);
}

#[test]
fn frequent_positions_are_listed_in_order() {
    let (_folder, mut history) = opened();
    let settings: Vec<_> = (0..2100).map(|seed| setup(3, seed)).collect();
    let games: Vec<_> = settings.iter().map(|setup| random_game(setup, 1)).collect();
    let new = settings.iter().zip(&games).zip((0..700).cycle());
    history.add_all(new.map(|((setup, game), at)| new_game(setup, game, at)), |_| {}).unwrap();
    let empty = settings[0].new_game().position().clone();
    for order in Order::ALL {
        let all = Filter { order, ..Filter::default() };
        let with_position = Filter { position: Some(empty.clone()), ..all.clone() };
        assert_eq!(history.list(&with_position, 1995, 50).unwrap(), history.list(&all, 1995, 50).unwrap());
    }
}

fn two_people(names: [&str; 2], seed: u64) -> GameSetup {
    let mut setup = setup(5, seed);
    for (player, name) in Player::ALL.into_iter().zip(names) {
        setup.players[player].name = name.to_owned();
        setup.players[player].kind = PlayerKind::Human;
    }
    setup
}

#[test]
fn side_is_that_of_the_only_or_named_person() {
    let (_folder, mut history) = opened();
    let mut side = |setup: &GameSetup| {
        let id = history.add(&new_game(setup, &random_game(setup, 60), 0)).unwrap().id();
        history.game(id).unwrap().unwrap().side_of("ADA LOVELACE")
    };
    let mut stranger = setup(5, 1);
    "Grace".clone_into(&mut stranger.players.horizontal.name);
    assert_eq!(side(&stranger), Some(Player::Horizontal));
    assert_eq!(side(&two_people(["Bob", "Ada Lovelace"], 2)), Some(Player::Vertical));
    assert_eq!(side(&two_people(["Bob", "Grace"], 3)), None);
    assert_eq!(side(&two_people(["Ada Lovelace", "ada lovelace"], 4)), None);
    let mut computers = setup(5, 5);
    computers.players.horizontal.kind = PlayerKind::Computer;
    assert_eq!(side(&computers), None);
}
