//! Cloning players.

use std::sync::Arc;

use span_it_core::engine::Stop;
use span_it_core::personality::{Factor, Personality};
use span_it_core::record::GameSetup;
use span_it_core::referee::Referee;
use span_it_lab::training::clone::{CloneError, Likeness, PlayerMoves, clone};

use super::players::{OPENINGS, games, play, player, setup};

fn likeness(games: &[(GameSetup, Referee)], name: &str) -> Likeness {
    let player_moves = PlayerMoves::of(games, name).unwrap();
    clone(&player_moves, &Arc::new(Stop::default()), &mut |_, _| ()).unwrap()
}

#[test]
fn a_clone_of_steady_predicts_its_moves() {
    let mut disguised = player("Steady");
    disguised.name = "Someone".to_owned();
    let games = games(&disguised, &OPENINGS);
    let found = likeness(&games, "someone");
    assert!(found.predicted.whole >= 100 && found.chance < 0.1, "{found:?}");
    assert!(found.predicted.value().unwrap() > 0.75, "{found:?}");
    let factors = &found.personality.factors;
    assert!(factors[Factor::PathMajorSpan] > 0.0 && factors[Factor::PathIsWinner] > 0.0);
    // It always plays its heaviest node, so hardly any noise remains.
    assert!(factors[Factor::NodeRandom] < 0.1, "{found:?}");
    assert_eq!(factors.max_depth(), 1);
    assert_eq!(found.personality.name, "Someone's likeness");
    let written = found.personality.to_json();
    assert_eq!(Personality::from_json(written.as_bytes()).as_ref(), Ok(&found.personality));
}

#[test]
fn a_clone_of_a_noisy_player_has_noise() {
    let found = likeness(&games(&player("Novice"), &OPENINGS), "Novice");
    // Noise decides more than half of Novice's moves: its own factors without noise predict 43%.
    assert!(found.predicted.value().unwrap() > 0.36, "{found:?}");
    let factors = &found.personality.factors;
    assert!(factors[Factor::NodeRandom] > 1.0, "{found:?}");
    assert!((20.0..80.0).contains(&factors[Factor::GamePredictability]), "{found:?}");
}

#[test]
fn refuses_unknown_players_and_too_few_moves() {
    let steady = player("Steady");
    let setup = setup([&steady, &player("Blocker")], 4, 0);
    let games = [(setup.clone(), play(&setup, &[], |_| false))];
    let error = PlayerMoves::of(&games, "Ada").unwrap_err();
    let expected = "the records have no player \"Ada\"; their players are: Blocker, Steady";
    assert_eq!(error.to_string(), expected);
    let error = PlayerMoves::of(&games, "steady").unwrap_err();
    let error = error.to_string();
    let choices = error.strip_prefix("Steady has ").and_then(|rest| rest.split(' ').next()?.parse().ok());
    assert!(choices.is_some_and(|choices| (1..30).contains(&choices)), "{error}");
    assert!(error.ends_with("expected at least 30"), "{error}");
}

#[test]
fn copies_of_a_game_count_once() {
    let mut ada = player("Steady");
    ada.name = "Ada".to_owned();
    let games = games(&ada, &OPENINGS[..2]);
    let alone = PlayerMoves::of(&games, "Ada").unwrap();
    assert_eq!((alone.games(), alone.records_left_out()), (games.len(), 0));
    // A copy with another opponent's name and seed, an earlier save, and a game of other players.
    let (mut setup, game) = games[0].clone();
    setup.players.vertical.name = "Bob".to_owned();
    setup.seed = span_it_core::seed::Seed::new(99).unwrap();
    let mut early = games[3].0.new_game();
    for mv in games[3].1.moves().iter().take(9) {
        early.play(mv.node, span_it_core::referee::MoveNote::default()).unwrap();
    }
    let (mut strange, other) = games[1].clone();
    strange.players.horizontal.name = "Eve".to_owned();
    strange.players.vertical.name = "Eve".to_owned();
    let more =
        [(setup, game), (games[3].0.clone(), early), (strange.clone(), other.clone()), (strange, other)];
    let all = [&more[..2], &games, &more[2..], &games].concat();
    let player_moves = PlayerMoves::of(&all, "Ada").unwrap();
    assert_eq!((player_moves.games(), player_moves.choices()), (alone.games(), alone.choices()));
    assert_eq!(player_moves.records_left_out(), games.len() + 2);
    let few = PlayerMoves::of(&[games[0].clone(), games[0].clone()], "Ada").unwrap_err().to_string();
    assert!(few.contains("moves in the records, each position counted once: exp"), "{few}");
    let long = "é".repeat(40_000);
    let named = all.into_iter().map(|(mut setup, game)| {
        let seats = [&mut setup.players.horizontal, &mut setup.players.vertical];
        seats.into_iter().filter(|seat| seat.name == "Ada").for_each(|seat| seat.name = long.clone());
        (setup, game)
    });
    let error = PlayerMoves::of(&named.collect::<Vec<_>>(), &long).unwrap_err();
    assert!(error.to_string().contains("name has 80000 bytes"), "{error}");
}

/// A game as saved after this many moves, or with another last move; and one that begins this many moves later.
fn saved(
    (setup, game): &(GameSetup, Referee),
    (from, plies): (usize, usize),
    otherwise: bool,
) -> (GameSetup, Referee) {
    let mut start = game.start().clone();
    for mv in &game.moves()[..from] {
        start.play(mv.node).unwrap();
    }
    let moved = game.moves()[from..plies].iter().map(|mv| mv.node);
    let mut moves: Vec<_> = moved.collect();
    let before = moves[..moves.len() - 1].iter().fold(start.clone(), |before, mv| before.after(*mv));
    if otherwise {
        let last = moves.pop();
        moves.extend(before.free_nodes().find(|node| Some(*node) != last));
    }
    let mut setup = setup.clone();
    setup.start = (from > 0).then_some(start);
    let mut game = setup.new_game();
    for mv in moves {
        game.play(mv, span_it_core::referee::MoveNote::default()).unwrap();
    }
    (setup, game)
}

#[test]
fn repeated_saves_of_a_game_add_nothing() {
    let mut ada = player("Novice");
    ada.name = "Ada".to_owned();
    let games: Vec<_> = games(&ada, &OPENINGS[..2]).into_iter().take(6).collect();
    let player_moves = PlayerMoves::of(&games, "Ada").unwrap();
    let expected = clone(&player_moves, &Arc::default(), &mut |_, _| ()).unwrap();
    assert!(expected.by_game && player_moves.games() == 6, "{expected:?}");
    let again = |otherwise: bool, span: fn(usize, usize) -> (usize, usize)| {
        let saves = |game: &(GameSetup, Referee)| {
            let of = game.1.moves().len();
            (1..=8).map(|number| saved(game, span(number, of), otherwise)).collect::<Vec<_>>()
        };
        let all: Vec<_> = games.iter().flat_map(saves).chain(games.iter().cloned()).collect();
        let player_moves = PlayerMoves::of(&all, "Ada").unwrap();
        assert_eq!(player_moves.records_left_out(), 48, "{otherwise}");
        (
            player_moves.choices(),
            player_moves.games(),
            clone(&player_moves, &Arc::default(), &mut |_, _| ()).unwrap(),
        )
    };
    let once = (player_moves.choices(), 6, expected);
    // With other last moves, and with later starts.
    assert_eq!(again(true, |number, of| (0, of - number)), once);
    assert_eq!(again(false, |number, of| (number, of)), once);
}

#[test]
fn branches_of_a_game_are_one_game() {
    let mut ada = player("Novice");
    ada.name = "Ada".to_owned();
    let games: Vec<_> = games(&ada, &OPENINGS[..2]).into_iter().take(5).collect();
    let player_moves = PlayerMoves::of(&games, "Ada").unwrap();
    let (setup, branch) = saved(&games[0], (0, 12), true);
    let moves: Vec<String> = branch.moves().iter().map(|mv| mv.node.to_string()).collect();
    let on = GameSetup { seed: span_it_core::seed::Seed::new(77).unwrap(), ..setup };
    let on_game = play(&on, &moves.iter().map(String::as_str).collect::<Vec<_>>(), |_| false);
    let all = [&games[..], &[(on, on_game)]].concat();
    let with_branch = PlayerMoves::of(&all, "Ada").unwrap();
    assert!(with_branch.choices() > player_moves.choices(), "what was played otherwise is new");
    assert_eq!((with_branch.games(), player_moves.games()), (5, 5));
    assert!(with_branch.moves_left_out() > player_moves.moves_left_out());
    assert_eq!(with_branch.records_left_out(), 0);
    let few = PlayerMoves::of(&all[..3], "Ada").unwrap();
    let found = clone(&few, &Arc::default(), &mut |_, _| ()).unwrap();
    assert_eq!(
        (found.by_game, found.fitted, found.predicted.whole as usize),
        (false, few.choices(), few.choices())
    );
    let message = found.personality.description.unwrap();
    let expected = format!("Plays like Ada, fitted to {} moves. Fits to four", few.choices());
    assert!(message.starts_with(&expected), "{message}");
}

/// The number of games in records of Novice, which plays horizontal and moves first.
fn games_in(records: &[&(GameSetup, Referee)]) -> usize {
    let records: Vec<_> = records.iter().map(|&record| record.clone()).collect();
    PlayerMoves::of(&records, "Novice").unwrap().games()
}

/// A record that branches off another after this many moves, with its own continuation by this seed. The common
/// moves are part of the record or of its start position.
fn branch(of: &(GameSetup, Referee), plies: usize, seed: u64, is_start: bool) -> (GameSetup, Referee) {
    let mut setup = GameSetup { seed: span_it_core::seed::Seed::new(seed).unwrap(), ..of.0.clone() };
    let mut position = of.1.start().clone();
    let nodes: Vec<_> = of.1.moves()[..plies].iter().map(|mv| mv.node).collect();
    for &node in &nodes {
        position.play(node).unwrap();
    }
    let theirs = of.1.moves()[plies].node;
    let other = position.free_nodes().find(|&node| node != theirs).unwrap();
    let mut moves: Vec<String> = nodes.iter().map(ToString::to_string).collect();
    if is_start {
        moves.clear();
        setup.start = Some(position);
    }
    moves.push(other.to_string());
    let game = play(&setup, &moves.iter().map(String::as_str).collect::<Vec<_>>(), |_| false);
    (setup, game)
}

#[test]
fn branches_at_opponent_moves_are_one_game() {
    let all = games(&player("Novice"), &OPENINGS[1..2]);
    // The first different move is the seventh or the eighth: one by each player.
    for game in &all[..2] {
        for plies in [8, 9] {
            let other = branch(game, plies, 77, false);
            assert_eq!(other.1.moves()[plies - 1].node, game.1.moves()[plies - 1].node);
            assert_ne!(other.1.moves()[plies].node, game.1.moves()[plies].node);
            let more = [game, &other, &all[2], &all[3]];
            assert_eq!(games_in(&more), 3, "{plies}");
        }
        // A position of seven connectors counts as an opening only.
        let early = branch(game, 7, 77, false);
        assert_eq!(games_in(&[game, &early, &all[2], &all[3]]), 4);
    }
}

#[test]
fn a_third_record_can_join_two() {
    let all = games(&player("Novice"), &OPENINGS[1..2]);
    let far = &all[0];
    // Another continuation of the same eight connectors; then a record that begins within it.
    let other = branch(far, 8, 77, false);
    let late = branch(&other, 10, 78, true);
    let begun = branch(&other, 8, 79, true);
    for pick in [[far, &other, &late, &begun], [&late, far, &begun, &other], [&begun, &late, &other, far]] {
        assert_eq!(games_in(&pick), 1);
    }
    assert_eq!(games_in(&[far, &late, &all[2]]), 3, "nothing joins them");
}

#[test]
fn the_order_of_records_does_not_matter() {
    let mut ada = player("Steady");
    ada.name = "Ada".to_owned();
    let mut all = games(&ada, &OPENINGS[..2]);
    all[0].0.players.horizontal.name = "ADA".to_owned();
    let player_moves = |games: &[(GameSetup, Referee)]| PlayerMoves::of(games, "ada").unwrap();
    let expected = player_moves(&all);
    for turn in 0..all.len() {
        all.rotate_left(1);
        all.swap(turn, 0);
        assert_eq!(player_moves(&all), expected, "{turn}");
    }
}

#[test]
fn cloning_can_be_cancelled() {
    let steady = player("Steady");
    let player_moves = PlayerMoves::of(&games(&steady, &OPENINGS[..1]), "Steady").unwrap();
    let stop = Arc::new(Stop::default());
    stop.cancel();
    assert_eq!(clone(&player_moves, &stop, &mut |_, _| ()), Err(CloneError::Cancelled));
}
