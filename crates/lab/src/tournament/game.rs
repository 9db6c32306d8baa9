//! Plays games through the referee.
//!
//! Each agent receives the limits as a deadline. Personalities then play the move of the last finished level, as
//! in the window. The client of an external engine enforces the time limit. An illegal move and a
//! failure lose the game.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{ByPlayer, Node, Player, Position};
use span_it_core::engine::{Deadline, Limits, SearchTotals, Stop};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::solver::Solver;
use span_it_core::stopwatch::Stopwatch;

use super::control::{Control, LiveEntry, LiveGame};
use super::opening::Opening;
use super::{Agent, Ending, Fixture, Forfeit, GameResult, SideReport};

/// The loser and the reason.
pub(crate) type Loss = (Player, Forfeit);

/// A move of a game.
pub(crate) struct Turn<'a> {
    pub(crate) before: &'a Position,
    pub(crate) mv: Node,
    /// The time for the move and for those before it.
    pub(crate) time: Duration,
    /// The work of the search.
    pub(crate) search: SearchTotals,
}

/// What follows a game.
pub(crate) trait Spectator {
    /// Whether the next move is played; may wait.
    fn goes_on(&mut self) -> bool;

    /// A move was played.
    fn see(&mut self, turn: &Turn<'_>);
}

/// Plays a game to its end. The winner by path; meaningless if the spectator has ended the game or it was stopped.
pub(crate) fn play_game(
    referee: &mut Referee,
    players: &mut ByPlayer<Box<dyn Agent>>,
    limits: Limits,
    stop: &Arc<Stop>,
    spectator: &mut impl Spectator,
) -> Result<Player, Loss> {
    for player in Player::ALL {
        let begun = players[player].begin(referee.position(), limits, stop);
        begun.map_err(|forfeit| (player, forfeit))?;
    }
    // Time that each agent has spent on `played` since its last move; counts for its next move.
    let mut update_time = ByPlayer::<Duration>::default();
    while referee.outcome().is_none() && spectator.goes_on() {
        let before = referee.position().clone();
        let player = before.to_move();
        let deadline = Deadline::new(limits).with_cancel(Arc::clone(stop));
        let choice = players[player].choose(&deadline);
        let time = deadline.elapsed() + std::mem::take(&mut update_time[player]);
        let mv = choice.map_err(|forfeit| (player, forfeit))?;
        let played = referee.play(mv, MoveNote::default());
        played.map_err(|refusal| (player, Forfeit(format!("played {mv}: {refusal}"))))?;
        spectator.see(&Turn { before: &before, mv, time, search: players[player].last_search() });
        if referee.outcome().is_some() {
            break;
        }
        for player in Player::ALL {
            let clock = Stopwatch::start();
            players[player].played(mv).map_err(|forfeit| (player, forfeit))?;
            update_time[player] += clock.elapsed();
        }
    }
    Ok(referee.outcome().map_or(Player::Horizontal, |outcome| outcome.winner))
}

pub(super) struct GameSetup<'a> {
    pub(super) fixture: Fixture,
    pub(super) opening: &'a Opening,
    pub(super) players: &'a mut ByPlayer<Box<dyn Agent>>,
    pub(super) limits: Limits,
}

/// Shows a game of a tournament, and counts its moves.
struct Scorer<'a> {
    sides: ByPlayer<SideReport>,
    solver: &'a mut Solver,
    live: LiveEntry<'a>,
    control: &'a Control,
}

impl Spectator for Scorer<'_> {
    fn goes_on(&mut self) -> bool {
        self.control.wait_while_paused()
    }

    fn see(&mut self, turn: &Turn<'_>) {
        self.live.add_move(turn.mv);
        let side = &mut self.sides[turn.before.to_move()];
        side.record(turn.before, &self.solver.solve(turn.before), turn.mv);
        let time = u64::try_from(turn.time.as_nanos()).unwrap_or(u64::MAX);
        side.time_ns = side.time_ns.saturating_add(time);
        side.longest_ns = side.longest_ns.max(time);
        // The time is already in `time_ns`.
        let search = SearchTotals { time: Duration::ZERO, ..turn.search };
        side.search = [side.search, search].into_iter().sum();
    }
}

/// Plays a game of a tournament to its end; `None` if the tournament is cancelled.
pub(super) fn play(setup: GameSetup<'_>, solver: &mut Solver, control: &Control) -> Option<GameResult> {
    let GameSetup { fixture, opening, players, limits } = setup;
    let mut referee = opening.game(fixture.size);
    let live = control.show(LiveGame {
        key: fixture.key,
        exchanged: fixture.exchanged,
        size: fixture.size,
        first: opening.first,
        moves: opening.moves.clone(),
        agents: fixture.sides(),
    });
    let mut scorer = Scorer { sides: ByPlayer::default(), solver, live, control };
    let (winner, ending) = match play_game(&mut referee, players, limits, &control.stop(), &mut scorer) {
        _ if control.is_cancelled() => return None,
        Ok(winner) => (winner, Ending::Path),
        Err((loser, Forfeit(reason))) => (loser.opponent(), Ending::Forfeit(reason)),
    };
    Some(GameResult {
        key: fixture.key,
        exchanged: fixture.exchanged,
        size: fixture.size,
        first: opening.first,
        winner,
        ending,
        moves: referee.moves().iter().map(|mv| mv.node).collect(),
        opening_plies: u16::try_from(opening.moves.len()).unwrap_or(u16::MAX),
        sides: scorer.sides,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::players::PositionAgent;
    use crate::tournament::{PairKey, PlayerSpec};
    use span_it_core::board::{BoardSize, Node, Position};
    use span_it_core::engine::Manner;
    use span_it_core::seed::Seed;
    use span_it_core::solver::Verdict;

    /// Plays a list of moves, then fails.
    fn scripted(moves: &str) -> Box<dyn Agent> {
        let mut moves = nodes(moves).into_iter();
        Box::new(PositionAgent::new(move |_, _| {
            moves.next().ok_or_else(|| Forfeit("out of moves".to_owned()))
        }))
    }

    fn nodes(names: &str) -> Vec<Node> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    fn play_opening(
        opening: &Opening,
        mut players: ByPlayer<Box<dyn Agent>>,
        control: &Control,
    ) -> Option<GameResult> {
        let key = PairKey { agents: (0, 1), board: 0, pair: 0 };
        let fixture = Fixture { key, exchanged: false, size: BoardSize::square(3).unwrap() };
        let setup = GameSetup { fixture, opening, players: &mut players, limits: Limits::NONE };
        play(setup, &mut Solver::new(), control)
    }

    fn play_scripts(horizontal: &str, vertical: &str, opening: &str) -> GameResult {
        let opening = Opening { first: Player::Horizontal, moves: nodes(opening) };
        let players = ByPlayer { horizontal: scripted(horizontal), vertical: scripted(vertical) };
        play_opening(&opening, players, &Control::default()).unwrap()
    }

    #[test]
    fn does_not_count_the_opening() {
        let game = play_scripts("c1 e1", "a5", "a1 a3");
        assert_eq!((game.winner, &game.ending), (Player::Horizontal, &Ending::Path));
        assert_eq!(game.moves, nodes("a1 a3 c1 a5 e1"));
        assert_eq!((game.opening_plies, game.sides.horizontal.moves, game.sides.vertical.moves), (2, 2, 1));
    }

    #[test]
    fn illegal_moves_and_failures_lose() {
        let lost = |horizontal: &str, vertical: &str| {
            let game = play_scripts(horizontal, vertical, "");
            (game.winner, game.ending, game.moves.len())
        };
        let forfeit = |reason: &str| Ending::Forfeit(reason.to_owned());
        let taken = forfeit("played a1: a1 is taken by horizontal");
        assert_eq!(lost("a1", "a1"), (Player::Horizontal, taken, 1));
        let off = forfeit("played g7: g7 is not on a 3 x 3 board");
        assert_eq!(lost("g7", "a1"), (Player::Vertical, off, 0));
        assert_eq!(lost("a1", "a3"), (Player::Vertical, forfeit("out of moves"), 2));
    }

    #[test]
    fn kept_wins_agree_with_the_solver() {
        let spec = PlayerSpec::parse("Sprinter").unwrap();
        let opening = Opening { first: Player::Vertical, moves: nodes("a1 e5") };
        let players = ByPlayer::from_fn(|_| spec.player(Seed::default()));
        let game = play_opening(&opening, players, &Control::default()).unwrap();
        let mut position = Position::empty(game.size, game.first);
        let mut expected = ByPlayer::<(u32, u32)>::default();
        for (ply, &mv) in game.moves.iter().enumerate() {
            let (mover, truth) = (position.to_move(), span_it_core::solver::solve(&position));
            let loses = position.free_nodes().any(|node| !truth.winning_moves.contains(&node));
            if ply >= 2 && truth.winner == mover && loses {
                let kept = truth.verdict(mover, mv) != Verdict::Throws;
                expected[mover].0 += 1;
                expected[mover].1 += u32::from(kept);
            }
            position.play(mv).unwrap();
        }
        assert_eq!(game.sides.map(|side| (side.critical, side.kept)), expected);
        assert!(game.sides.iter().any(|(_, side)| side.critical > 0));
    }

    /// Waits, then plays the first free node.
    fn slow(time: Duration) -> Box<dyn Agent> {
        Box::new(PositionAgent::new(move |position, deadline| {
            while deadline.elapsed() < time {}
            position.free_nodes().next().ok_or_else(Forfeit::not_begun)
        }))
    }

    #[test]
    fn measures_less_than_a_microsecond() {
        let time = Duration::from_nanos(900);
        let players = ByPlayer::from_fn(|_| slow(time));
        let opening = Opening { first: Player::Horizontal, moves: Vec::new() };
        let game = play_opening(&opening, players, &Control::default()).unwrap();
        for (_, side) in game.sides.iter() {
            assert!(side.moves > 0 && side.longest_ns >= 900, "{side:?}");
            assert!(side.time_ns >= 900 * u64::from(side.moves), "{side:?}");
        }
    }

    #[test]
    fn a_cancelled_game_has_no_result() {
        let control = Control::default();
        control.cancel();
        let opening = Opening { first: Player::Horizontal, moves: Vec::new() };
        let players = ByPlayer::from_fn(|_| PlayerSpec::Perfect(Manner::Fighter).player(Seed::default()));
        assert_eq!(play_opening(&opening, players, &control), None);
        assert_eq!(control.live(), []);
    }
}
