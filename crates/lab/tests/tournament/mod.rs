//! Whole tournaments. Guards against results that depend on when, or on which thread, a game is played.

mod logs;
mod merge;
mod running;

use span_it_core::board::BoardSize;
use span_it_lab::tournament::{Control, GameResult, Plan, PlayerSpec, SideReport, run};

fn agents(names: &[&str]) -> Vec<PlayerSpec> {
    names.iter().map(|name| PlayerSpec::parse(name).unwrap()).collect()
}

/// A small tournament with noise on two boards.
fn small() -> Plan {
    let boards = vec![BoardSize::square(4).unwrap(), BoardSize::new(3, 5).unwrap()];
    let agents = agents(&["Novice", "Blocker", "random", "perfect"]);
    Plan { boards, pairs: 4, opening_plies: 3, ..Plan::round_robin(agents) }
}

fn without_times(mut game: GameResult) -> GameResult {
    game.sides = game.sides.map(|side| SideReport { time_ns: 0, longest_ns: 0, ..side });
    game
}

/// Plays the games of a plan that are not in `done`; in order and without their times.
pub(crate) fn played(plan: &Plan, done: &[GameResult]) -> Vec<GameResult> {
    let mut games = Vec::new();
    run(plan, done, &Control::default(), &mut |game| games.push(without_times(game.clone()))).unwrap();
    plan.put_in_order(&mut games);
    games
}
