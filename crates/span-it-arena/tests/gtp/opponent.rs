//! Outside programs that behave, and that do not, as shell scripts. Guards against a contest that
//! waits for ever, breaks, or lets a program move where it may not, and against programs left
//! running.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use span_it_arena::contest::{AgentSpec, Control, Ending, Plan, run};
use span_it_arena::gtp::{Client, MoveError, Opponent, Patience};
use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::seed::Seed;

use super::script::{Script, runs, wait_for};
use crate::contest::played;

/// Time enough for everything but what never comes.
const PATIENT: Patience = Patience {
    start: Duration::from_mins(1),
    answer: Duration::from_mins(1),
    unlimited_move: Duration::from_mins(1),
    grace: Duration::from_mins(1),
};

/// So little for a move that a test need not wait for one that never comes.
const IMPATIENT: Patience = Patience { unlimited_move: Duration::from_millis(300), ..PATIENT };

fn empty(size: usize) -> Position {
    Position::empty(BoardSize::square(size).unwrap(), Player::Horizontal)
}

/// Why the program lost the game that it was asked to begin and make a move in.
fn loses(script: &Script, patience: Patience) -> String {
    let mut opponent = Opponent::new(&script.command(), Seed::default(), patience);
    let position = Position::empty(BoardSize::new(3, 4).unwrap(), Player::Vertical).after(node("c3"));
    let mut error = opponent.begin(&position, None).err();
    if error.is_none() {
        error = opponent.choose(&Deadline::unlimited()).err();
        assert!(matches!(opponent.choose(&Deadline::unlimited()), Err(MoveError::NotBegun)));
    }
    error.expect("the program was to lose").to_string()
}

fn node(name: &str) -> Node {
    name.parse().unwrap()
}

#[test]
fn liars_lose_with_what_they_said() {
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
        assert_eq!(loses(&Script::moving(genmove), PATIENT), expected, "{genmove}");
    }
}

#[test]
fn those_that_hang_or_end_lose_with_what_was_waited_for() {
    assert_eq!(loses(&Script::moving("sleep 1000"), IMPATIENT), "no answer to genmove black within 300 ms");
    let half = Script::moving("printf '=%s a1\\n' $id; sleep 1000");
    assert_eq!(loses(&half, IMPATIENT), "no answer to genmove black within 300 ms");
    let deaf = Script::moving("printf '=%s a1' $id; exec 0<&-; sleep 1000");
    assert_eq!(loses(&deaf, IMPATIENT), "no answer to genmove black within 300 ms");
    let crashing = Script::moving("echo 'out of cheese' >&2; exit 3");
    let reason = loses(&crashing, PATIENT);
    assert!(reason.starts_with("no answer to genmove black: it ended (exit status: 3)"), "{reason}");
    let killed = loses(&Script::moving("kill -9 $$"), PATIENT);
    assert!(killed.starts_with("no answer to genmove black: it ended (signal: 9"), "{killed}");
    let silent = loses(&Script::moving("exec 1>&-; sleep 1000"), PATIENT);
    assert_eq!(silent, "no answer to genmove black: it closed its output");
    let at_once = loses(&Script::new("exit 0"), PATIENT);
    assert_eq!(at_once, "no answer to protocol_version: it ended (exit status: 0)");
}

/// Its second answers are there before the next commands, which then follow each other as fast as can be.
#[test]
fn who_reads_everything_is_never_said_not_to_read() {
    let twice = Script::moving("printf '= a1\\n\\n= a1\\n\\n'");
    for _ in 0..30 {
        let mut opponent = Opponent::new(&twice.command(), Seed::default(), PATIENT);
        opponent.begin(&empty(3), None).unwrap();
        let mv = opponent.choose(&Deadline::unlimited()).unwrap();
        opponent.played(mv).unwrap();
        opponent.played(node("c3")).unwrap();
        let reason = opponent.choose(&Deadline::unlimited()).unwrap_err().to_string();
        // The answer to a move comes after one that was not asked for.
        assert_eq!(reason, "the answer to genmove black is \"=6\": expected the number that the command had");
    }
}

#[test]
fn who_reads_nothing_is_said_so_once_its_time_is_over() {
    let answers = "printf '= 2\\n\\n'; while :; do printf '=\\n\\n' || exit; done";
    let script = Script::new(&format!("trap '' PIPE; {answers}"));
    let patience = Patience { answer: Duration::from_millis(300), ..PATIENT };
    let mut client = Client::start(&script.command(), patience, Arc::default()).unwrap();
    let reason = (0..100_000).find_map(|_| client.ask("known_command something-or-other").err()).unwrap();
    let expected = "it does not read its commands: known_command something-or-other could not be sent";
    assert_eq!(reason.to_string(), expected);
}

#[test]
fn the_last_words_are_told() {
    let script = Script::new("echo first >&2; echo 'cannot open the book' >&2; sleep 0.2; exit 1");
    let reason = loses(&script, PATIENT);
    assert_eq!(reason, "no answer to protocol_version: it ended (exit status: 1): cannot open the book");
}

#[test]
fn babblers_lose_without_filling_the_memory() {
    let endless = [
        "while :; do printf x; done",
        "yes",
        "while :; do printf '\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n\\n'; done",
        "printf '='; yes | tr -d '\\n'",
        "printf '='; while :; do echo much more to say about that; done",
    ];
    for babble in endless {
        let reason = loses(&Script::moving(babble), PATIENT);
        let expected = ["is longer than 65536 bytes", "expected = or ? and the answer"];
        assert!(expected.iter().any(|part| reason.contains(part)), "{babble}: {reason}");
        assert!(reason.len() < 300, "{reason}");
    }
    let noisy = Script::moving("(yes >&2 &) ; printf '=%s a1\\n\\n' $id");
    let mut opponent = Opponent::new(&noisy.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), None).unwrap();
    assert_eq!(opponent.choose(&Deadline::unlimited()).unwrap(), node("a1"));
}

#[test]
fn what_is_no_engine_or_no_board_is_said_when_the_game_begins() {
    let fails = |command: &str| {
        let mut opponent = Opponent::new(command, Seed::default(), PATIENT);
        opponent.begin(&empty(3), None).unwrap_err().to_string()
    };
    assert!(fails("/no/such/program --x").starts_with("it could not be started: "));
    assert!(fails("sh 'unclosed").contains("is no command line: expected a program and its arguments"));
    assert!(fails(" ").contains("is no command line"));
    let old = Script::new("read -r id x; printf '=%s 1\\n\\n' $id; read -r id x");
    assert_eq!(fails(&old.command()), "the answer to protocol_version is \"1\": expected 2");
    let small = Script::new(
        "while read -r id command rest; do case \"$command\" in
            protocol_version) printf '=%s 2\\n\\n' $id ;;
            *) printf '?%s unacceptable size\\n\\n' $id ;;
        esac; done",
    );
    let expected = "it does not play on a 3 x 3 board: it refused boardsize 3: unacceptable size";
    assert_eq!(fails(&small.command()), expected);
}

#[test]
fn a_program_that_knows_nothing_of_known_commands_plays_with_any_limit() {
    let script = Script::new(
        "while read -r id command rest; do case \"$command\" in
            protocol_version) printf '=%s 2\\n\\n' $id ;;
            known_command | time_settings) printf '?%s unknown command\\n\\n' $id ;;
            genmove) printf '=%s a1\\n\\n' $id ;;
            *) printf '=%s\\n\\n' $id ;;
        esac; done",
    );
    for limit in [None, Some(Duration::from_millis(999)), Some(Duration::from_secs(1))] {
        let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
        opponent.begin(&empty(3), limit).unwrap();
        assert_eq!(opponent.choose(&Deadline::unlimited()).unwrap(), node("a1"), "{limit:?}");
    }
}

#[test]
fn a_wait_can_be_broken_off() {
    let script = Script::moving("sleep 1000");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), Some(Duration::from_secs(1000))).unwrap();
    let stop = Arc::new(Stop::default());
    stop.cancel();
    let deadline = Deadline::unlimited().with_stop(stop);
    assert_eq!(opponent.choose(&deadline).unwrap_err().to_string(), "the contest was broken off");
}

#[test]
fn a_wait_for_a_program_to_start_or_to_hear_a_move_can_be_broken_off() {
    let stop = Arc::new(Stop::default());
    let broken_off = |error: Option<MoveError>| {
        assert_eq!(error.expect("nobody answers").to_string(), "the contest was broken off");
    };
    let deaf_to_moves = "while read -r id command rest; do case \"$command\" in
            protocol_version) printf '=%s 2\\n\\n' \"$id\" ;;
            play) sleep 1000 ;;
            *) printf '=%s\\n\\n' \"$id\" ;;
        esac; done";
    let script = Script::new(deaf_to_moves);
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.heed(Arc::clone(&stop));
    opponent.begin(&empty(3), None).unwrap();
    stop.cancel();
    broken_off(opponent.played(node("a1")).err());
    let mute = Script::new("sleep 1000");
    let mut opponent = Opponent::new(&mute.command(), Seed::default(), PATIENT);
    opponent.heed(stop);
    broken_off(opponent.begin(&empty(3), None).err());
}

#[test]
fn a_contest_tells_its_programs_to_heed_its_cancelling() {
    // The program asks to be let alone as soon as it is started, and never answers.
    let script = Script::new(": >\"$1/started\"; sleep 1000");
    let agents = vec![AgentSpec::Gtp { command: script.command() }, AgentSpec::Random];
    let boards = vec![BoardSize::square(3).unwrap()];
    let plan = Plan { boards, pairs: 1, threads: NonZeroUsize::new(1), ..Plan::round_robin(agents) };
    let control = Control::default();
    std::thread::scope(|scope| {
        let contest = scope.spawn(|| run(&plan, &[], &control, &mut |game| panic!("{game:?} was played")));
        wait_for(|| script.path("started").exists() || contest.is_finished());
        control.cancel();
        contest.join().unwrap().unwrap();
    });
    assert!(script.path("started").exists(), "the program was not started");
}

#[test]
fn a_program_that_leaves_numbers_out_or_has_other_line_ends_is_understood() {
    let script = Script::moving("printf '\\r\\n= A1\\r\\n\\r\\n'");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), None).unwrap();
    assert_eq!(opponent.choose(&Deadline::unlimited()).unwrap(), node("a1"));
    opponent.played(node("a1")).unwrap();
    opponent.played(node("c3")).unwrap();
    assert!(opponent.played(node("c3")).is_err());
}

#[test]
fn after_a_lost_game_the_program_is_started_anew() {
    let script =
        Script::moving("[ -e \"$1/second\" ] && printf '=%s e5\\n\\n' $id; touch \"$1/second\"; exit");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), None).unwrap();
    assert!(opponent.choose(&Deadline::unlimited()).is_err());
    opponent.begin(&empty(3), None).unwrap();
    assert_eq!(opponent.choose(&Deadline::unlimited()).unwrap(), node("e5"));
}

#[test]
#[cfg(target_os = "linux")]
fn a_program_ends_with_its_game_and_so_does_what_it_started() {
    // Whether it hangs or has ended itself.
    let start = "sleep 1000 >&2 & echo $! >\"$1/child\"; echo $$ >\"$1/pid\"";
    for end in ["trap '' TERM HUP; sleep 1000", "exec 1>&- 2>&-; exit 3"] {
        let script = Script::starting(start, end);
        assert!(loses(&script, IMPATIENT).starts_with("no answer to genmove black"));
        is_over(&script);
    }
}

/// Waits until the program of this script and what it has started are no more.
#[cfg(target_os = "linux")]
fn is_over(script: &Script) {
    let pid = std::fs::read_to_string(script.path("pid")).unwrap();
    assert!(!std::path::Path::new("/proc").join(pid.trim()).exists(), "it has not been reaped");
    let child = std::fs::read_to_string(script.path("child")).unwrap();
    // It is ended with the program, but the system takes it away in its own time.
    assert!(wait_for(|| !runs(&child)), "{child} still runs");
}

#[test]
fn a_program_that_has_ended_is_not_waited_for_whoever_holds_its_output() {
    let start = "sleep 1000 & echo $! >\"$1/child\"; echo $$ >\"$1/pid\"";
    let script = Script::starting(start, "exit 7");
    assert_eq!(loses(&script, PATIENT), "no answer to genmove black: it ended (exit status: 7)");
    #[cfg(target_os = "linux")]
    is_over(&script);
    // What it wrote before is read.
    let script = Script::starting(start, "printf '=%s a1\\n\\n' $id; exit 7");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&empty(3), None).unwrap();
    assert_eq!(opponent.choose(&Deadline::unlimited()).unwrap(), node("a1"));
}

#[test]
fn a_program_that_ends_after_its_game_is_not_charged_with_the_next() {
    let script = Script::moving("echo $$ >\"$1/pid\"; printf '=%s a1\\n\\n' $id; exit");
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    for _ in 0..2 {
        opponent.begin(&empty(3), None).unwrap();
        assert_eq!(opponent.choose(&Deadline::unlimited()).unwrap(), node("a1"));
        let pid = std::fs::read_to_string(script.path("pid")).unwrap();
        assert!(wait_for(|| !runs(&pid)), "{pid} still runs");
    }
}

#[test]
fn every_game_has_a_program_and_a_seed_to_itself() {
    // It counts its games, and tells all that it knows in place of a move.
    let script = Script::new(
        "games=0; while read -r id command rest; do case \"$command\" in
            protocol_version) printf '=%s 2\\n\\n' $id ;;
            clear_board) games=$((games + 1)); printf '=%s\\n\\n' $id ;;
            set_random_seed) seed=$rest; printf '=%s\\n\\n' $id ;;
            genmove) printf '=%s game %s seed %s\\n\\n' $id $games $seed ;;
            *) printf '=%s\\n\\n' $id ;;
        esac; done",
    );
    let agents = vec![AgentSpec::Gtp { command: script.command() }, AgentSpec::Random];
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
    // Broken off and gone on with.
    let (done, rest) = games.split_at(3);
    assert_eq!(played(&plan(1), done), rest);
}

#[test]
fn in_a_contest_a_liar_loses_every_game_with_its_reason_and_the_contest_goes_on() {
    let script = Script::moving("printf '=%s zz99\\n\\n' $id");
    let agents = vec![AgentSpec::Gtp { command: script.command() }, AgentSpec::Random];
    let boards = vec![BoardSize::square(3).unwrap()];
    let plan = Plan { boards, pairs: 2, ..Plan::round_robin(agents) };
    let mut games = Vec::new();
    run(&plan, &[], &Control::default(), &mut |game| games.push(game.clone())).unwrap();
    assert_eq!(games.len(), 4);
    for game in games {
        assert_eq!(game.winning_agent(), 1);
        let reason = "its move is \"zz99\": expected a node, such as c3".to_owned();
        assert_eq!(game.ending, Ending::Forfeit(reason));
    }
}

#[test]
fn a_program_that_behaves_is_told_to_quit() {
    let script = Script::new(
        "while read -r id command rest; do printf '=%s 2\\n\\n' $id;
        [ $command = quit ] && { : >\"$1/goodbye\"; exit; }; done",
    );
    let client = Client::start(&script.command(), PATIENT, Arc::default()).unwrap();
    drop(client);
    assert!(script.path("goodbye").exists());
}
