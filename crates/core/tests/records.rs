//! Game records: games are read back as written; violations of `docs/formats.md, "Game record"` and illegal
//! moves are refused.

use std::time::Duration;

use proptest::prelude::*;
use span_it_core::board::{ByPlayer, Node, Player, Position};
use span_it_core::engine::{Manner, SearchTotals};
use span_it_core::json::RawObject;
use span_it_core::personality::library;
use span_it_core::record::{GameNotes, GameSetup, PlayerKind, Seat, read_record, write_record};
use span_it_core::referee::{MoveNote, Outcome, Referee, Termination};
use span_it_core::seed::Seed;

use crate::support::{any_player, small_size};

fn seat(name: &str, kind: PlayerKind, personality: &str) -> Seat {
    let personality = library::builtin_named(personality).unwrap().clone();
    Seat { name: name.to_owned(), kind, personality }
}

fn players() -> ByPlayer<Seat> {
    ByPlayer {
        horizontal: seat("Ada", PlayerKind::Human, "Planner"),
        vertical: seat("Steady", PlayerKind::Computer, "Steady"),
    }
}

fn search(visited: u64) -> SearchTotals {
    let time = Duration::from_nanos(1000 + visited);
    SearchTotals { searches: 1, visited, pruned: 3, positions: visited / 5, time }
}

/// A game on 3 x 3 that horizontal won with its fifth move.
const SAMPLE: &str = include_str!("data/game.spanit");

#[test]
fn sample_is_read_back() {
    let (setup, game) = read_record(SAMPLE.as_bytes()).unwrap();
    assert_eq!((setup.seed.get(), setup.max_move), (42, Some(Duration::from_millis(1500))));
    assert_eq!(setup.players, players());
    assert_eq!(game.outcome(), Some(Outcome { winner: Player::Horizontal, termination: Termination::Path }));
    assert_eq!(game.moves()[3].note.levels, Some((1, 1)));
    assert_eq!(game.moves()[3].note.search, Some(search(30)));
    assert_eq!(game.moves()[4].note.time, Some(Duration::from_millis(14)));
    assert_eq!(game.undo_history().count(), 5);
    assert!(setup.reads_opponent(Player::Vertical) && !setup.reads_opponent(Player::Horizontal));
    assert_eq!(game.unplayed_time(Player::Vertical), Duration::from_millis(4200));
    assert_eq!(write_record(&setup, &game), SAMPLE);
}

#[test]
fn optional_keys_may_be_missing() {
    let (setup, game) = read_record(include_bytes!("data/unfinished.spanit")).unwrap();
    assert_eq!((setup.max_move, setup.notes.clone()), (None, GameNotes::default()));
    assert_eq!((game.moves().len(), game.outcome()), (2, None));
    assert_eq!(setup.start.as_ref(), Some(game.start()));
    assert_eq!(game.position().connectors(), 4);
}

#[test]
fn ends_without_a_path_are_read() {
    for (winner, player, by, termination) in [
        ("h", Player::Horizontal, "resignation", Termination::Resignation),
        ("v", Player::Vertical, "time", Termination::Time),
    ] {
        let result = format!(
            "  \"clock_ms\": 60000, \"result\": {{ \"winner\": \"{winner}\", \"by\": \"{by}\" }},\n  \"moves\""
        );
        let text = include_str!("data/unfinished.spanit").replace("  \"moves\"", &result);
        let (setup, game) = read_record(text.as_bytes()).unwrap();
        assert_eq!(game.outcome(), Some(Outcome { winner: player, termination }));
        assert_eq!(setup.notes.clock, Some(Duration::from_mins(1)));
    }
}

fn any_kind() -> impl Strategy<Value = PlayerKind> {
    prop_oneof![
        Just(PlayerKind::Human),
        Just(PlayerKind::Computer),
        Just(PlayerKind::Perfect(Manner::Fighter)),
        Just(PlayerKind::Perfect(Manner::Plain)),
    ]
}

fn any_seat() -> impl Strategy<Value = Seat> {
    ("\\PC{0,12}", any_kind(), 0..library::builtin().len()).prop_map(|(name, kind, index)| Seat {
        name,
        kind,
        personality: library::builtin()[index].clone(),
    })
}

prop_compose! {
    fn any_setup()(
        (size, first) in (small_size(), any_player()),
        seed in 0..=Seed::MAX.get(),
        (horizontal, vertical) in (any_seat(), any_seat()),
        max_move in proptest::option::of((0..1_u64 << 53).prop_map(Duration::from_millis)),
        stones in proptest::option::of(proptest::collection::vec(any::<usize>(), 0..6)),
        clock in proptest::option::of((1_000..86_400_001_u64).prop_map(Duration::from_millis)),
        extra in proptest::option::of("\\{ ?(\"a\": ?\\[1e5 ?,\\{\\}\\])?\\}"),
    ) -> GameSetup {
        let start = stones.map(|picks| {
            let mut start = Position::empty(size, first);
            for pick in picks {
                let free: Vec<Node> = start.free_nodes().collect();
                let owner = if pick % 2 == 0 { Player::Horizontal } else { Player::Vertical };
                start.place(free[pick / 2 % free.len()], owner).unwrap();
            }
            start
        });
        let (seed, players) = (Seed::new(seed).unwrap(), ByPlayer { horizontal, vertical });
        let extra = extra.map(|text| RawObject::new(&text).unwrap());
        let mut notes = extra.map(GameNotes::with_extra).unwrap_or_default();
        notes.clock = clock;
        GameSetup { size, first, seed, players, max_move, start, notes }
    }
}

fn random_game(setup: &GameSetup, picks: &[usize], timed: bool, resigns: Option<Player>) -> Referee {
    let mut game = setup.new_game();
    for &pick in picks {
        if game.outcome().is_some() {
            break;
        }
        let player = game.position().to_move();
        let free: Vec<Node> = game.position().free_nodes().collect();
        let computer = matches!(setup.players[player].kind, PlayerKind::Computer | PlayerKind::Perfect(_));
        let wanted = u16::try_from(pick % 50).unwrap() + 1;
        let note = MoveNote {
            time: timed.then(|| Duration::from_millis(pick as u64 >> 12)),
            levels: computer.then_some((wanted.div_ceil(2), wanted)),
            search: computer.then(|| search(pick as u64 >> 12)),
        };
        game.play(free[pick % free.len()], note).unwrap();
    }
    if let (None, Some(loser)) = (game.outcome(), resigns) {
        if setup.notes.clock.is_some() { game.lose_on_time(loser) } else { game.resign(loser) }.unwrap();
    }
    game
}

proptest! {
    #[test]
    fn games_are_read_back(
        setup in any_setup(),
        picks in proptest::collection::vec(any::<usize>(), 0..70),
        timed in any::<bool>(),
        resigns in proptest::option::of(any_player()),
    ) {
        let game = random_game(&setup, &picks, timed, resigns);
        let text = write_record(&setup, &game);
        let again = read_record(text.as_bytes()).unwrap();
        prop_assert_eq!(write_record(&again.0, &again.1), text);
        prop_assert_eq!(again, (setup, game));
    }
}

#[test]
fn longest_unplayed_time_can_grow() {
    let (setup, mut game) = read_record(SAMPLE.as_bytes()).unwrap();
    let longest = Duration::from_millis((1 << 53) - 1);
    for _ in 0..2 {
        game.add_unplayed_time(Player::Vertical, longest);
        let (_, read) = read_record(write_record(&setup, &game).as_bytes()).unwrap();
        assert_eq!(read.unplayed_time(Player::Vertical), longest);
    }
}
