//! Game records: games are read back as written; violations of `docs/formats.md, "Game record"` and illegal
//! moves are refused.

use std::time::Duration;

use proptest::prelude::*;
use span_it_core::board::{ByPlayer, Node, Player, Position};
use span_it_core::engine::{Manner, SearchTotals};
use span_it_core::json::Extra;
use span_it_core::personality::library;
use span_it_core::record::{GameSetup, PlayerKind, Seat, read_record, write_record};
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
fn sample() -> String {
    let mut setup = GameSetup {
        size: span_it_core::board::BoardSize::square(3).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(42).unwrap(),
        players: players(),
        max_move: Some(Duration::from_millis(1500)),
        start: None,
        extra: Some(Extra::new("{\"event\":  \"club\"}").unwrap()),
    };
    let mut game = setup.new_game();
    for (ply, name) in ["a1", "b2", "c1", "d2", "e1"].iter().enumerate() {
        let computer = ply % 2 == 1;
        let note = MoveNote {
            time: Some(Duration::from_millis(10 + ply as u64)),
            levels: computer.then_some((1, 1)),
            search: computer.then_some(search(10 * ply as u64)),
        };
        game.play(name.parse().unwrap(), note).unwrap();
    }
    setup.start = None;
    write_record(&setup, &game)
}

/// The sample with one part replaced, which must occur once.
fn with(old: &str, new: &str) -> String {
    let text = sample();
    assert_eq!(text.matches(old).count(), 1, "{old} is not in the sample once");
    text.replace(old, new)
}

fn refused(text: &str) -> String {
    read_record(text.as_bytes()).map(|_| ()).unwrap_err().to_string()
}

const MOVES: &str = "\"moves\": [\"a1\", \"b2\", \"c1\", \"d2\", \"e1\"]";
const TIMES: &str = ",\n  \"times_ms\": [10, 11, 12, 13, 14]";
const LEVELS: &str = ",\n  \"levels\": [null, [1, 1], null, [1, 1], null]";
const SEARCH: &str = ",\n  \"search\": [null, [10, 3, 2, 1010], null, [30, 3, 6, 1030], null]";
const RESULT: &str = ",\n  \"result\": { \"winner\": \"h\", \"by\": \"path\" }";

/// The sample with other moves, without notes about them, and with another result.
fn game(moves: &str, result: &str) -> String {
    let text = sample();
    for part in [MOVES, TIMES, LEVELS, SEARCH, RESULT] {
        assert_eq!(text.matches(part).count(), 1, "{part}\nis not in\n{text}");
    }
    let moves = format!("\"moves\": [{moves}]");
    let text = [TIMES, LEVELS, SEARCH].iter().fold(text, |text, part| text.replace(part, ""));
    text.replace(MOVES, &moves).replace(RESULT, result)
}

fn result(winner: &str, by: &str) -> String {
    format!(",\n  \"result\": {{ \"winner\": \"{winner}\", \"by\": \"{by}\" }}")
}

#[test]
fn sample_is_read_back() {
    let (setup, game) = read_record(sample().as_bytes()).unwrap();
    assert_eq!((setup.seed.get(), setup.max_move), (42, Some(Duration::from_millis(1500))));
    assert_eq!(setup.players, players());
    assert_eq!(game.outcome(), Some(Outcome { winner: Player::Horizontal, termination: Termination::Path }));
    assert_eq!(game.moves()[3].note.levels, Some((1, 1)));
    assert_eq!(game.moves()[3].note.search, Some(search(30)));
    assert_eq!(game.moves()[4].note.time, Some(Duration::from_millis(14)));
    assert_eq!(game.undo_history().count(), 5);
    assert_eq!(write_record(&setup, &game), sample());
}

#[test]
fn optional_keys_may_be_missing() {
    let bare = game("\"a1\"", "")
        .replace(",\n  \"extra\": {\"event\":  \"club\"}", "")
        .replace("  \"max_move_ms\": 1500,\n", "");
    let (setup, game) = read_record(bare.as_bytes()).unwrap();
    assert_eq!((setup.max_move, setup.start.clone(), setup.extra.clone()), (None, None, None));
    assert_eq!((game.moves().len(), game.outcome()), (1, None));
    assert_eq!(write_record(&setup, &game), bare);
}

/// The replaced part, its replacement, and a part of the error.
const MISTAKES: &[(&str, &str, &str)] = &[
    (
        "span-it-game\"",
        "span-it-personality\"",
        "line 2, column 13: format is \"span-it-personality\": expected \"span-it-game\"",
    ),
    (
        "\"version\": 1,\n  \"rows\"",
        "\"version\": 2,\n  \"rows\"",
        "line 3, column 14: version is 2: expected 1",
    ),
    ("\"rows\": 3", "\"rows\": 2", "line 4, column 11: rows is 2: expected a whole number from 3 to 20"),
    ("\"cols\": 3", "\"cols\": 21", "cols is 21: expected a whole number from 3 to 20"),
    ("\"cols\": 3", "\"cols\": 3.0", "cols is 3.0: expected a whole number"),
    ("\"cols\": 3,\n", "", "the file has no \"cols\": expected a whole number from 3 to 20"),
    ("\"first\": \"h\"", "\"first\": \"H\"", "first is \"H\": expected \"h\" or \"v\""),
    (
        "\"seed\": 42",
        "\"seed\": 9007199254740992",
        "seed is 9007199254740992: expected a whole number from 0 to 9007199254740991",
    ),
    ("\"seed\": 42", "\"seed\": -1", "seed is -1: expected a whole number from 0"),
    (
        "\"seed\": 42",
        "\"seed\": 42, \"sead\": 1",
        "unknown key sead (with the value 1): expected format, version, rows",
    ),
    ("\"seed\": 42", "\"seed\": 42, \"seed\": 42", "seed is given twice"),
    (
        "\"max_move_ms\": 1500",
        "\"max_move_ms\": 0.5",
        "max_move_ms is 0.5: expected a whole number from 0 to 9007199254740991",
    ),
    ("\"players\": {", "\"players\": [], \"x\": {", "unknown key x"),
    (
        "\"kind\": \"human\"",
        "\"kind\": \"alien\"",
        "players.h.kind is \"alien\": expected \"human\", \"computer\", \"perfect\", \"perfect:plain\" or \"engine\"",
    ),
    ("\"kind\": \"human\",\n", "", "players.h has no \"kind\""),
    ("\"name\": \"Ada\"", "\"name\": 7", "players.h.name is 7: expected a text"),
    (
        "\"board_path_count\": -0.5",
        "\"board_path_count\": \"\"",
        "players.v.personality.factors.board_path_count is \"\": expected a number",
    ),
    ("\"board_path_count\": -0.5,", "", "players.v.personality.factors has no \"board_path_count\""),
    ("\"by\": \"path\"", "\"by\": \"flag\"", "result.by is \"flag\": expected \"path\" or \"resignation\""),
    ("\"by\": \"path\"", "\"by\": \"path\", \"at\": 1", "unknown key result.at"),
    ("{\"event\":  \"club\"}", "[]", "extra is []: expected an object"),
    ("[10, 11, 12, 13, 14]", "[10, 11, 12, 13, -1]", "times_ms[4] is -1: expected a whole number"),
    ("[10, 11, 12, 13, 14]", "7", "times_ms is 7: expected an array"),
    ("[null, [1, 1], null, ", "[null, [2, 1], null, ", "levels[1] is [2, 1]: expected a pair"),
    ("[null, [1, 1], null, ", "[null, [1], null, ", "levels[1] is [1]: expected a pair"),
    (
        "[null, [1, 1], null, ",
        "[null, [1, 51], null, ",
        "levels[1][1] is 51: expected a whole number from 1 to 50",
    ),
    (
        "[10, 3, 2, 1010]",
        "[10, 3, 1010]",
        "search[1] is [10, 3, 1010]: expected null or the numbers [visited",
    ),
    ("[10, 3, 2, 1010]", "[10, -3, 2, 1010]", "search[1][1] is -3: expected a whole number from 0"),
];

#[test]
fn refuses_violations_of_the_format() {
    for (old, new, part) in MISTAKES {
        let message = refused(&with(old, new));
        assert!(message.contains(part), "{new}: {message:?} without {part:?}");
    }
    assert!(refused("[]").contains("expected an object"));
    let long = sample() + &" ".repeat(1024 * 1024);
    assert!(refused(&long).ends_with("bytes: expected at most 1048576 bytes (1 MiB)"), "{}", refused(&long));
}

/// The message after line and column.
fn after_place(message: &str) -> &str {
    let parts = message.strip_prefix("line ").and_then(|rest| rest.split_once(": "));
    parts.unwrap_or_else(|| panic!("{message:?} has no place")).1
}

#[test]
fn lists_have_one_entry_per_move() {
    let message = refused(&with("[10, 11, 12, 13, 14]", "[10, 11, 12, 13]"));
    assert!(message.starts_with("line "), "{message}");
    assert_eq!(after_place(&message), "times_ms has 4 entries: expected 5, one for each move");
    let message = refused(&with(", [1, 1], null]", ", [1, 1], null, null]"));
    assert_eq!(after_place(&message), "levels has 6 entries: expected 5, one for each move");
    let message = refused(&with(", [30, 3, 6, 1030], null]", ", [30, 3, 6, 1030]]"));
    assert_eq!(after_place(&message), "search has 4 entries: expected 5, one for each move");
    let message = refused(&with("[null, [1, 1], null, ", "[[1, 1], [1, 1], null, "));
    assert_eq!(
        after_place(&message),
        "levels has [1, 1] for move 1: expected null, because the player is neither a computer nor perfect"
    );
}

#[test]
fn illegal_moves_have_number_and_reason() {
    let cases = [
        ("\"a1\", \"b2\", \"a1\"", "move 3, a1, is taken"),
        ("\"a1\", \"g1\"", "move 2, g1, is not on the 3 x 3 board"),
        ("\"a1\", \"b1\"", "move 2 is \"b1\": expected a node, such as c3"),
        ("\"A1\"", "move 1 is \"A1\": expected a node, such as c3"),
        ("\"a1\", 7", "move 2 is 7: expected a node, such as c3"),
        (
            "\"a1\", \"b2\", \"c1\", \"d2\", \"e1\", \"c3\"",
            "move 6, c3, comes after the end: horizontal had won",
        ),
    ];
    for (moves, message) in cases {
        let error = refused(&game(moves, ""));
        let error = if message.ends_with("such as c3") { after_place(&error) } else { &error };
        assert_eq!(error, message);
    }
}

#[test]
fn result_agrees_with_the_moves() {
    let won = "\"a1\", \"b2\", \"c1\", \"d2\", \"e1\"";
    let cases = [
        (won, String::new(), "the result is missing: expected that horizontal won by path, as in the moves"),
        (
            won,
            result("v", "path"),
            "the result is that vertical won by path: expected that horizontal won by path, as in the moves",
        ),
        (
            won,
            result("h", "resignation"),
            "the result is that horizontal won by resignation: expected that horizontal won by path, as in the moves",
        ),
        (
            "\"a1\"",
            result("h", "path"),
            "the result is that horizontal won by path: expected a game without a winning path, as in the moves",
        ),
    ];
    for (moves, result, message) in cases {
        assert_eq!(refused(&game(moves, &result)), message);
    }
    for (winner, player) in [("h", Player::Horizontal), ("v", Player::Vertical)] {
        let (_, game) = read_record(game("\"a1\"", &result(winner, "resignation")).as_bytes()).unwrap();
        let outcome = Outcome { winner: player, termination: Termination::Resignation };
        assert_eq!(game.outcome(), Some(outcome));
    }
}

#[test]
fn start_agrees_with_the_record() {
    let start = |text: &str| {
        let start = format!("\"seed\": 42,\n  \"start\": \"{text}\"");
        game("\"a1\"", "").replace("\"seed\": 42", &start)
    };
    let (setup, game) = read_record(start(".../../.h./../..v h").as_bytes()).unwrap();
    assert_eq!(setup.start.as_ref(), Some(game.start()));
    assert_eq!(game.position().connectors(), 3);
    let cases = [
        (
            ".../../.h./../..v v",
            "start has a 3 x 3 board with v to move: expected a 3 x 3 board with h to move, as in rows, cols and first",
        ),
        (".../../.../../.../../... h", "start has a 4 x 3 board with h to move: expected a 3 x 3 board"),
        (".../../.x./../... h", "start is not a position: row 3, letter 2 is 'x': expected h, v or ."),
        ("", "start is not a position: there is no space in \"\""),
        ("h../../.../../... h", "move 1, a1, is taken"),
        ("hhh/../.../../... h", "move 1, a1, comes after the end: horizontal had won"),
    ];
    for (text, part) in cases {
        let message = refused(&start(text));
        assert!(message.contains(part), "{message}");
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
        let extra = extra.map(|text| Extra::new(&text).unwrap());
        GameSetup { size, first, seed, players, max_move, start, extra }
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
        game.resign(loser).unwrap();
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

    #[test]
    fn refuses_random_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(read_record(&bytes).is_err());
    }

    #[test]
    fn damaged_records_do_not_panic(
        at in any::<prop::sample::Index>(),
        cut in 0..20_usize,
        put in "[\\[\\]{}\":,0-9a-fhv.nul\\\\ -]{0,6}|\\PC{0,3}",
    ) {
        let text = sample();
        let at = at.index(text.len());
        let end = (at + cut).min(text.len());
        let damaged = [&text.as_bytes()[..at], put.as_bytes(), &text.as_bytes()[end..]].concat();
        if let Ok((setup, game)) = read_record(&damaged) {
            let again = read_record(write_record(&setup, &game).as_bytes());
            prop_assert_eq!(again, Ok((setup, game)));
        }
    }
}

#[test]
fn unplayed_times_survive_writing_and_reading() {
    assert!(!sample().contains("unplayed_ms"));
    let (setup, mut game) = read_record(sample().as_bytes()).unwrap();
    game.add_unplayed_time(Player::Vertical, Duration::from_millis(4200));
    let text = write_record(&setup, &game);
    let (_, read) = read_record(text.as_bytes()).unwrap();
    assert_eq!(Player::ALL.map(|player| read.unplayed_time(player).as_millis()), [0, 4200]);
    for wrong in ["-1", "true", "null", "\"4200\"", "4200.5", "1e400", "9007199254740992", "[4200]", "{}"] {
        let message = refused(&text.replace("4200", wrong));
        assert!(message.contains("unplayed_ms.v is "), "{wrong}: {message}");
    }
    for (found, wrong) in [("\"v\": 4200", "\"x\": 0"), (", \"v\": 4200", "")] {
        assert!(refused(&text.replace(found, wrong)).contains("unplayed_ms"), "{wrong}");
    }
}

#[test]
fn longest_unplayed_time_can_grow() {
    let (setup, mut game) = read_record(sample().as_bytes()).unwrap();
    let longest = Duration::from_millis((1 << 53) - 1);
    for _ in 0..2 {
        game.add_unplayed_time(Player::Vertical, longest);
        let (_, read) = read_record(write_record(&setup, &game).as_bytes()).unwrap();
        assert_eq!(read.unplayed_time(Player::Vertical), longest);
    }
}
