//! Readers in game records, and how an identifier treats them.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{ByPlayer, Player};
use span_it_core::engine::{Deadline, Engine, Manner};
use span_it_core::personality::Personality;
use span_it_core::record::{GameSetup, PlayerKind, Seat, read_record, write_record};
use span_it_core::referee::{MoveNote, Referee};
use span_it_lab::opponent_model::identify::{Identifier, Seen, limit_of};
use span_it_lab::opponent_model::{Reader, Watched};

use super::{cast, member};
use crate::recognition::players::setup;

fn no_limits() -> ByPlayer<Option<Duration>> {
    ByPlayer::from_fn(|_| None)
}

#[test]
fn a_time_limit_applies_to_computer_players_only() {
    let mut setup = setup([&member("Planner"), &member("Steady")], 5, 0);
    setup.max_move = Some(Duration::from_secs(1));
    let game = play(&setup);
    let watched = |setup: &GameSetup| Watched::of(&game, ByPlayer::from_fn(|player| limit_of(setup, player)));
    assert_ne!(watched(&setup), Watched::of(&game, no_limits()));
    setup.players.horizontal.kind = PlayerKind::Human;
    setup.players.vertical.kind = PlayerKind::Human;
    assert_eq!(watched(&setup), Watched::of(&game, no_limits()));
}

/// A game in which the readers of the setup read. A reader does not receive the setup.
fn play(setup: &GameSetup) -> Referee {
    let mut game = setup.new_game();
    let mut readers = ByPlayer::from_fn(|player: Player| {
        setup.reads_opponent(player).then(|| Reader::new(&cast(), player.opponent()))
    });
    while game.outcome().is_none() {
        let player = game.position().to_move();
        let mut engine = Engine::new(game.position(), &setup.players[player].personality.factors, setup.seed);
        let unlimited = Deadline::unlimited();
        let watched = Watched::of(&game, no_limits());
        engine.set_opponent_model(
            readers[player].as_mut().and_then(|reader| reader.look(&watched, &unlimited)),
        );
        let choice = engine.choose(&unlimited).unwrap();
        game.play(choice.mv, MoveNote::default()).unwrap();
    }
    game
}

#[test]
fn a_record_keeps_its_readers() {
    let mut setup = setup([&member("Planner"), &member("Steady")], 5, 0);
    assert!(Player::ALL.iter().all(|&player| !setup.reads_opponent(player)));
    setup.set_reads_opponent(Player::Vertical, true);
    let text = write_record(&setup, &setup.new_game());
    let (again, _) = read_record(text.as_bytes()).unwrap();
    assert_eq!(again, setup);
    assert!(again.reads_opponent(Player::Vertical) && !again.reads_opponent(Player::Horizontal));
    setup.players.vertical.kind = PlayerKind::Perfect(Manner::Fighter);
    assert!(!setup.reads_opponent(Player::Vertical), "only a personality reads");
}

#[test]
fn a_reader_ignores_the_names_of_players() {
    let mut setup = setup([&member("Planner"), &member("Blocker")], 5, 0);
    setup.set_reads_opponent(Player::Horizontal, true);
    let game = play(&setup);
    let mut reader = Reader::new(&cast(), Player::Vertical);
    reader.follow(&Watched::of(&game, no_limits()), &|| false);
    assert_eq!(reader.opponent().map(|read| read.name.as_str()), Some("Blocker"));
    // Another name and another file: the same moves give the same result.
    setup.players.vertical = Seat { name: "Xenia".to_owned(), ..setup.players.horizontal.clone() };
    let (_, again) = read_record(write_record(&setup, &game).as_bytes()).unwrap();
    let mut reader = Reader::new(&cast(), Player::Vertical);
    reader.follow(&Watched::of(&again, no_limits()), &|| false);
    assert_eq!(reader.opponent().map(|read| read.name.as_str()), Some("Blocker"));
    // A reader does not identify an opponent outside its cast, although the setup names it.
    let strangers: Vec<Personality> = cast().into_iter().filter(|one| one.name != "Blocker").collect();
    let mut reader = Reader::new(&strangers, Player::Vertical);
    reader.follow(&Watched::of(&game, no_limits()), &|| false);
    assert_ne!(reader.opponent().map(|read| read.name.as_str()), Some("Blocker"));
}

#[test]
fn reading_does_not_rule_out_a_player() {
    // The move that rules out a candidate, if any, and the moves that settle nothing.
    let judge = |setup: &GameSetup, game: &Referee, name: &str| {
        let reads = setup.reads_opponent(Player::Horizontal);
        let mut identifier = Identifier::new(cast()).of_a_reader(reads);
        for seen in &Seen::of_game(setup, game, Player::Horizontal, 0) {
            identifier.see(seen, &Arc::default()).unwrap();
        }
        let candidate = identifier.candidates().iter().find(|one| one.personality.name == name).unwrap();
        (candidate.ruled_out.map(|exclusion| exclusion.number), candidate.unsettled)
    };
    let mut differed = 0;
    for opponent in ["Blocker", "Sprinter", "Steady"] {
        let mut setup = setup([&member("Planner"), &member(opponent)], 5, 0);
        let plain = play(&setup);
        setup.set_reads_opponent(Player::Horizontal, true);
        let game = play(&setup);
        let (ruled_out, unsettled) = judge(&setup, &game, "Planner");
        assert_eq!(ruled_out, None);
        let (steady, _) = judge(&setup, &game, "Steady");
        assert!(steady.is_some(), "who looks no level ahead plays the same");
        if game.moves().iter().map(|mv| mv.node).ne(plain.moves().iter().map(|mv| mv.node)) {
            differed += 1;
            assert!(unsettled > 0);
            // Moves made before the model could act are judged as usual.
            let mut other = setup.clone();
            other.players.horizontal.personality = member("Sprinter");
            let begun = play(&other);
            assert_ne!(begun.moves()[0].node, game.moves()[0].node, "these two begin alike");
            assert_eq!(judge(&setup, &begun, "Planner").0, Some(1));
            setup.set_reads_opponent(Player::Horizontal, false);
            assert!(judge(&setup, &game, "Planner").0.is_some());
        }
    }
    assert!(differed > 0, "reading changed no game");
}
