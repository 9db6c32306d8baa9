//! Correct and faulty engines as shell scripts. Guards against a tournament that never ends, fails or accepts an
//! illegal move, and against processes that are left running.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::seed::Seed;
use span_it_lab::gtp::{Client, GtpError, Opponent, Timeouts};
use span_it_lab::tournament::{Control, Ending, Plan, PlayerSpec, run};

use super::script::{Script, runs, wait_for};
use crate::tournament::played;

/// Long enough for every answer that is ever given.
const PATIENT: Timeouts = Timeouts {
    start: Duration::from_mins(1),
    answer: Duration::from_mins(1),
    unlimited_move: Duration::from_mins(1),
    grace: Duration::from_mins(1),
};

/// Short enough to wait for a move that never comes.
const IMPATIENT: Timeouts = Timeouts { unlimited_move: Duration::from_millis(300), ..PATIENT };

fn empty(size: usize) -> Position {
    Position::empty(BoardSize::square(size).unwrap(), Player::Horizontal)
}

/// The engine at the beginning of a game.
fn begun(script: &Script) -> Opponent {
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), None).unwrap();
    opponent
}

fn chosen(opponent: &mut Opponent) -> String {
    opponent.choose(&Deadline::unlimited()).unwrap().to_string()
}

/// Why the engine forfeits a game in which it has to make one move.
fn forfeit_reason(script: &Script, patience: Timeouts) -> String {
    let mut opponent = Opponent::new(&script.command(), Seed::default(), patience);
    let position = Position::empty(BoardSize::new(3, 4).unwrap(), Player::Vertical).after(node("c3"));
    let mut error = opponent.begin(&position, None).err();
    if error.is_none() {
        error = opponent.choose(&Deadline::unlimited()).err();
        let ended = opponent.choose(&Deadline::unlimited()).unwrap_err().to_string();
        assert_eq!(ended, "the game has not begun");
    }
    error.expect("the program was to lose").to_string()
}

fn node(name: &str) -> Node {
    name.parse().unwrap()
}

#[test]
fn wrong_answers_are_in_the_reason() {
    let cases = [
        ("printf '=%s zz99\\n\\n' $id", "its move is \"zz99\": expected a node, such as c3"),
        ("printf '=%s\\n\\n' $id", "its move is \"\": expected a node, such as c3"),
        ("printf '=%s a2\\n\\n' $id", "its move is \"a2\": expected a node, such as c3"),
        ("printf '=%s c3\\n\\n' $id", "its move is illegal: c3 is taken by vertical"),
        ("printf '=%s i1\\n\\n' $id", "its move is illegal: i1 is not on a 3 x 4 board"),
        ("printf '=%s resign\\n\\n' $id", "it resigned"),
        ("printf '=%s PASS\\n\\n' $id", "its move is \"PASS\": expected a node, such as c3"),
        ("printf '?%s no idea\\n\\n' $id", "it refused genmove black: no idea"),
        ("printf '=%s \\007a1\\n\\n' $id", "its move is \"\\u{7}a1\": expected a node, such as c3"),
        ("printf '=%s a1\\nc3\\n\\n' $id", "its move is \"a1\\nc3\": expected a node, such as c3"),
        ("printf '?%s \\033[2Jno \"idea\"\\n\\n' $id", "it refused genmove black: \\u{1b}[2Jno \"idea\""),
        (
            "printf 'my\\033[2J \"move\"\\n\\n'",
            "the answer to genmove black is \"my\\u{1b}[2J \\\"move\\\"\": expected = or ? and the answer",
        ),
        (
            "printf '=77 a1\\n\\n'",
            "the answer to genmove black is \"=77 a1\": expected the number that the command had",
        ),
        (
            "printf 'my move is a1\\n\\n'",
            "the answer to genmove black is \"my move is a1\": expected = or ? and the answer",
        ),
        (
            "printf '\\377\\376\\n\\n'",
            "the answer to genmove black is \"\u{fffd}\u{fffd}\": expected = or ? and the answer",
        ),
    ];
    for (genmove, expected) in cases {
        assert_eq!(forfeit_reason(&Script::moving(genmove), PATIENT), expected, "{genmove}");
    }
}

#[test]
fn unanswered_commands_are_in_the_reason() {
    let half = "printf '=%s a1\\n' $id; sleep 1000";
    for genmove in ["sleep 1000", half, "printf '=%s a1' $id; exec 0<&-; sleep 1000"] {
        let reason = forfeit_reason(&Script::moving(genmove), IMPATIENT);
        assert_eq!(reason, "no answer to genmove black within 300 ms", "{genmove}");
    }
    let crashing = Script::moving("echo 'out of cheese' >&2; exit 3");
    let reason = forfeit_reason(&crashing, PATIENT);
    assert!(reason.starts_with("no answer to genmove black: it ended (exit status: 3)"), "{reason}");
    let killed = forfeit_reason(&Script::moving("kill -9 $$"), PATIENT);
    assert!(killed.starts_with("no answer to genmove black: it ended (signal: 9"), "{killed}");
    let silent = forfeit_reason(&Script::moving("exec 1>&-; sleep 1000"), PATIENT);
    assert_eq!(silent, "no answer to genmove black: it closed its output");
    for (script, end) in [
        ("exit 0", "0)"),
        ("echo first >&2; echo 'cannot open the book' >&2; sleep 0.2; exit 1", "1): cannot open the book"),
    ] {
        let reason = forfeit_reason(&Script::new(script), PATIENT);
        assert_eq!(reason, format!("no answer to protocol_version: it ended (exit status: {end}"));
    }
}

#[test]
fn long_answers_do_not_fill_the_memory() {
    let endless = [
        "while :; do printf x; done",
        "yes",
        "while :; do printf '\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n'; done",
        "printf '='; yes | tr -d '\\n'",
        "printf '='; while :; do echo much more to say about that; done",
    ];
    for babble in endless {
        let reason = forfeit_reason(&Script::moving(babble), PATIENT);
        let expected = ["is longer than 65536 bytes", "expected = or ? and the answer"];
        assert!(expected.iter().any(|part| reason.contains(part)), "{babble}: {reason}");
        assert!(reason.len() < 300, "{reason}");
    }
    let noisy = Script::moving("(yes >&2 &) ; printf '=%s a1\\n\\n' $id");
    assert_eq!(chosen(&mut begun(&noisy)), "a1");
}

#[test]
fn reports_engines_that_cannot_begin() {
    let fails = |command: &str| {
        let mut opponent = Opponent::new(command, Seed::default(), PATIENT);
        opponent.begin(&empty(3), None).unwrap_err().to_string()
    };
    assert!(fails("/no/such/program --x").starts_with("it could not be started: "));
    assert!(fails("sh 'unclosed").contains("is no command line: expected a program and its arguments"));
    assert!(fails(" ").contains("is no command line"));
    let old = Script::new("read -r id x; printf '=%s 1\\n\\n' $id; read -r id x");
    assert_eq!(fails(&old.command()), "the answer to protocol_version is \"1\": expected 2");
    let small = Script::answering("", "*) printf '?%s unacceptable size\\n\\n' $id ;;");
    let expected = "it does not play on a 3 x 3 board: it refused boardsize 3: unacceptable size";
    assert_eq!(fails(&small.command()), expected);
}

#[test]
fn known_command_is_optional() {
    let script = Script::answering(
        "",
        "known_command | time_settings) printf '?%s unknown command\\n\\n' $id ;;
        genmove) printf '=%s a1\\n\\n' $id ;;",
    );
    for limit in [None, Some(Duration::from_millis(999)), Some(Duration::from_secs(1))] {
        let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
        opponent.begin(&empty(3), limit).unwrap();
        assert_eq!(chosen(&mut opponent), "a1", "{limit:?}");
    }
}

#[test]
fn a_wait_for_a_move_can_be_cancelled() {
    let script = Script::moving("sleep 1000");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), Some(Duration::from_secs(1000))).unwrap();
    let stop = Arc::new(Stop::default());
    stop.cancel();
    let deadline = Deadline::unlimited().with_stop(stop);
    assert_eq!(opponent.choose(&deadline).unwrap_err().to_string(), "it was cancelled");
}

#[test]
fn other_waits_can_be_cancelled() {
    let stop = Arc::new(Stop::default());
    let interrupted = |error: Option<GtpError>| {
        assert_eq!(error.expect("the engine never answers").to_string(), "it was cancelled");
    };
    let script = Script::answering("", "play) sleep 1000 ;;");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.set_stop(Arc::clone(&stop));
    opponent.begin(&empty(3), None).unwrap();
    stop.cancel();
    interrupted(opponent.played(node("a1")).err());
    let mute = Script::new("sleep 1000");
    let mut opponent = Opponent::new(&mute.command(), Seed::default(), PATIENT);
    opponent.set_stop(stop);
    interrupted(opponent.begin(&empty(3), None).err());
}

#[test]
fn cancelling_a_tournament_cancels_its_engines() {
    // The engine reports its start and never answers.
    let script = Script::new(": >\"$1/started\"; sleep 1000");
    let agents = vec![PlayerSpec::Gtp { command: script.command() }, PlayerSpec::Random];
    let boards = vec![BoardSize::square(3).unwrap()];
    let plan = Plan { boards, pairs: 1, threads: NonZeroUsize::new(1), ..Plan::round_robin(agents) };
    let control = Control::default();
    std::thread::scope(|scope| {
        let tournament = scope.spawn(|| run(&plan, &[], &control, &mut |game| panic!("{game:?} was played")));
        wait_for(|| script.path("started").exists() || tournament.is_finished());
        control.cancel();
        tournament.join().unwrap().unwrap();
    });
    assert!(script.path("started").exists(), "the program was not started");
}

#[test]
fn accepts_missing_numbers_and_other_line_ends() {
    let script = Script::moving("printf '\\r\\n= A1\\r\\n\\r\\n'");
    let mut opponent = begun(&script);
    assert_eq!(chosen(&mut opponent), "a1");
    opponent.played(node("a1")).unwrap();
    opponent.played(node("c3")).unwrap();
    assert!(opponent.played(node("c3")).is_err());
}

#[test]
fn restarts_the_engine_after_a_forfeit() {
    let script =
        Script::moving("[ -e \"$1/second\" ] && printf '=%s e5\\n\\n' $id; touch \"$1/second\"; exit");
    let mut opponent = begun(&script);
    assert!(opponent.choose(&Deadline::unlimited()).is_err());
    opponent.begin(&empty(3), None).unwrap();
    assert_eq!(chosen(&mut opponent), "e5");
}

#[test]
#[cfg(target_os = "linux")]
fn engine_and_children_end_with_the_game() {
    // The first engine hangs, the second ends.
    let start = "sleep 1000 >&2 & echo $! >\"$1/child\"; echo $$ >\"$1/pid\"";
    for end in ["trap '' TERM HUP; sleep 1000", "exec 1>&- 2>&-; exit 3"] {
        let script = Script::starting(start, end);
        assert!(forfeit_reason(&script, IMPATIENT).starts_with("no answer to genmove black"));
        wait_until_ended(&script);
    }
}

#[cfg(target_os = "linux")]
fn wait_until_ended(script: &Script) {
    let pid = std::fs::read_to_string(script.path("pid")).unwrap();
    assert!(!std::path::Path::new("/proc").join(pid.trim()).exists(), "it has not been reaped");
    let child = std::fs::read_to_string(script.path("child")).unwrap();
    // The child is ended with the engine, but the system may remove it later.
    assert!(wait_for(|| !runs(&child)), "{child} still runs");
}

#[test]
fn an_open_output_does_not_delay_the_end() {
    let start = "sleep 1000 & echo $! >\"$1/child\"; echo $$ >\"$1/pid\"";
    let script = Script::starting(start, "exit 7");
    assert_eq!(forfeit_reason(&script, PATIENT), "no answer to genmove black: it ended (exit status: 7)");
    #[cfg(target_os = "linux")]
    wait_until_ended(&script);
    // Reads what the engine wrote before its end.
    let script = Script::starting(start, "printf '=%s a1\\n\\n' $id; exit 7");
    assert_eq!(chosen(&mut begun(&script)), "a1");
}

#[test]
fn an_end_after_the_game_does_not_affect_the_next() {
    let script = Script::moving("echo $$ >\"$1/pid\"; printf '=%s a1\\n\\n' $id; exit");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    for _ in 0..2 {
        opponent.begin(&empty(3), None).unwrap();
        assert_eq!(chosen(&mut opponent), "a1");
        let pid = std::fs::read_to_string(script.path("pid")).unwrap();
        assert!(wait_for(|| !runs(&pid)), "{pid} still runs");
    }
}

#[test]
fn every_game_has_its_own_engine_and_seed() {
    // The engine counts its games, and answers with all that it knows instead of a move.
    let script = Script::answering(
        "games=0",
        "clear_board) games=$((games + 1)); printf '=%s\\n\\n' $id ;;
        set_random_seed) seed=$rest; printf '=%s\\n\\n' $id ;;
        genmove) printf '=%s game %s seed %s\\n\\n' $id $games $seed ;;",
    );
    let agents = vec![PlayerSpec::Gtp { command: script.command() }, PlayerSpec::Random];
    let boards = vec![BoardSize::square(4).unwrap()];
    let plan = |threads| {
        let threads = NonZeroUsize::new(threads);
        Plan { boards: boards.clone(), pairs: 3, threads, ..Plan::round_robin(agents.clone()) }
    };
    let games = played(&plan(1), &[]);
    let mut seeds = HashSet::new();
    for game in &games {
        let Ending::Forfeit(reason) = &game.ending else { panic!("{:?}", game.ending) };
        let seed = reason.strip_prefix("its move is \"game 1 seed ").unwrap_or_else(|| panic!("{reason}"));
        seeds.insert(seed.split('"').next().unwrap().parse::<i32>().unwrap());
    }
    assert_eq!((games.len(), seeds.len()), (6, 6), "{seeds:?}");
    assert_eq!(played(&plan(2), &[]), games);
    // Interrupted and resumed.
    let (done, rest) = games.split_at(3);
    assert_eq!(played(&plan(1), done), rest);
}

#[test]
fn sends_quit_at_the_end() {
    let script = Script::new(
        "while read -r id command rest; do printf '=%s 2\\n\\n' $id;
        [ $command = quit ] && { : >\"$1/goodbye\"; exit; }; done",
    );
    let client = Client::start(&script.command(), PATIENT, Arc::default()).unwrap();
    drop(client);
    assert!(script.path("goodbye").exists());
}
