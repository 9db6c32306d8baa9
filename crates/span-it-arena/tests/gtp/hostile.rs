//! Engines that flood, imitate, freeze or send bytes that are no text. Each loses its game with a short reason, and
//! ends.

use std::time::Duration;

use span_it_arena::gtp::{Opponent, Timeouts};
use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::engine::Deadline;
use span_it_core::seed::Seed;

use super::script::{Script, runs, wait_for};

/// Long enough for every answer that is ever given.
const PATIENT: Timeouts = Timeouts {
    start: Duration::from_mins(1),
    answer: Duration::from_mins(1),
    unlimited_move: Duration::from_mins(1),
    grace: Duration::from_mins(1),
};

/// Why the engine loses. Its process has ended.
fn reason(genmove: &str) -> String {
    reason_within(genmove, PATIENT)
}

fn reason_within(genmove: &str, timeouts: Timeouts) -> String {
    let script = Script::starting("echo $$ >\"$1/pid\"", genmove);
    let mut opponent = Opponent::new(&script.command(), Seed::default(), timeouts);
    opponent.begin(&Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal), None).unwrap();
    let reason = opponent.choose(&Deadline::unlimited()).unwrap_err().to_string();
    drop(opponent);
    let pid = std::fs::read_to_string(script.path("pid")).unwrap();
    assert!(wait_for(|| !runs(&pid)), "{genmove}: {pid} still runs");
    assert!(!reason.contains(char::is_control), "{genmove}: {reason:?}");
    assert!(reason.len() < 500, "{genmove}: {} bytes", reason.len());
    reason
}

#[test]
fn floods_are_too_long() {
    for flood in
        ["printf =; yes | tr -d '\\n'", "yes ''", "printf '=%s ' $id; yes a1", "printf '?'; yes '\"'"]
    {
        let reason = reason(flood);
        assert!(reason.contains("is longer than 65536 bytes"), "{flood}: {reason}");
    }
}

#[test]
fn bytes_that_are_no_answer_are_refused() {
    for bytes in [
        "cat /dev/zero",
        "yes hello",
        "printf '\\377\\376'",
        "printf '=%s \\377\\376\\n\\n' $id",
        "printf '=%s \\033[2J\\033]0;title\\007\\n\\n' $id",
        "printf '=%s \\342\\200\\256a1\\n\\n' $id",
        "printf '=99999999999 a1\\n\\n'",
        "printf '=+%s a1\\n\\n' $id",
        "printf '=%s pass\\n\\n' $id",
        "printf '=%s a1 a3\\n\\n' $id",
    ] {
        let reason = reason(bytes);
        assert!(reason.contains("expected") || reason.contains("no move"), "{bytes}: {reason}");
    }
}

#[test]
fn silence_ends_with_the_time() {
    for silence in ["yes error >&2", "kill -STOP $$", "exec 0<&-; sleep 1000", "printf '=%s a1\\n' $id; cat"]
    {
        let impatient = Timeouts { unlimited_move: Duration::from_millis(300), ..PATIENT };
        let reason = reason_within(silence, impatient);
        assert_eq!(reason, "no answer to genmove black within 300 ms", "{silence}");
    }
}

#[test]
fn many_children_end_with_the_engine() {
    let script = Script::starting(
        "for n in 1 2 3 4 5 6 7 8 9; do (trap '' TERM HUP INT; sleep 1000) & echo $! >>\"$1/children\"; done",
        "exit 1",
    );
    let mut opponent = Opponent::new(&script.command(), Seed::default(), PATIENT);
    opponent.begin(&Position::empty(BoardSize::square(3).unwrap(), Player::Horizontal), None).unwrap();
    assert!(opponent.choose(&Deadline::unlimited()).is_err());
    let children = std::fs::read_to_string(script.path("children")).unwrap();
    assert_eq!(children.lines().count(), 9);
    assert!(wait_for(|| !children.lines().any(runs)), "{children}");
}
