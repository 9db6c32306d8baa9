//! One game of a contest, played through the referee.
//!
//! The deadline that an agent is handed carries the time limit. The program's own players answer with
//! their last finished level when it is over, as they do in the window; an outside program is held to
//! it by its own agent. What cannot be played, or comes from an agent that gives up, loses the game.

use std::time::Duration;

use span_it_core::board::{ByPlayer, Player};
use span_it_core::engine::Deadline;
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::solver::Solver;

use super::control::{Control, LiveGame, Shown};
use super::opening::Opening;
use super::{Agent, Ending, Fixture, Forfeit, GameResult, SideReport};

/// A game that is to be played.
pub(super) struct Table<'a> {
    pub(super) fixture: Fixture,
    pub(super) opening: &'a Opening,
    pub(super) players: &'a mut ByPlayer<Box<dyn Agent>>,
    pub(super) limit: Option<Duration>,
}

/// A game under way.
struct Game<'a> {
    referee: Referee,
    players: &'a mut ByPlayer<Box<dyn Agent>>,
    limit: Option<Duration>,
    sides: ByPlayer<SideReport>,
    /// What each has spent on following the moves since its own last one: a part of its next move.
    following: ByPlayer<Duration>,
    shown: Shown<'a>,
    control: &'a Control,
}

/// Who could not go on, and why.
type Loss = (Player, Forfeit);

/// Plays a game to its end; `None` if the contest is cancelled before.
pub(super) fn play<'a>(table: Table<'a>, solver: &mut Solver, control: &'a Control) -> Option<GameResult> {
    let Table { fixture, opening, players, limit } = table;
    let referee = opened(&fixture, opening);
    let shown = control.show(LiveGame {
        key: fixture.key,
        exchanged: fixture.exchanged,
        size: fixture.size,
        first: opening.first,
        moves: opening.moves.clone(),
        agents: fixture.sides(),
    });
    let (sides, following) = (ByPlayer::default(), ByPlayer::default());
    let mut game = Game { referee, players, limit, sides, following, shown, control };
    let (winner, ending) = match game.play(solver) {
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
        moves: game.referee.moves().iter().map(|mv| mv.node).collect(),
        opening_plies: u16::try_from(opening.moves.len()).unwrap_or(u16::MAX),
        sides: game.sides,
    })
}

/// The game after its opening.
fn opened(fixture: &Fixture, opening: &Opening) -> Referee {
    let mut referee = Referee::new(fixture.size, opening.first);
    for (ply, &mv) in opening.moves.iter().enumerate() {
        let player = referee.position().to_move();
        let played = referee.play(ply, player, mv, MoveNote::default());
        debug_assert!(played.is_ok(), "the moves of an opening are legal");
    }
    referee
}

impl Game<'_> {
    /// Who has won, once somebody has.
    fn play(&mut self, solver: &mut Solver) -> Result<Player, Loss> {
        for player in Player::ALL {
            let begun = self.players[player].begin(self.referee.position(), self.limit);
            begun.map_err(|forfeit| (player, forfeit))?;
        }
        while self.referee.outcome().is_none() && self.control.go_on() {
            self.turn(solver)?;
        }
        Ok(self.referee.outcome().map_or(Player::Horizontal, |outcome| outcome.winner))
    }

    /// One move.
    fn turn(&mut self, solver: &mut Solver) -> Result<(), Loss> {
        let player = self.referee.position().to_move();
        let truth = solver.solve(self.referee.position());
        let deadline = self.limit.map_or_else(Deadline::unlimited, Deadline::after);
        let deadline = deadline.with_cancel(self.control.stop());
        let choice = self.players[player].choose(&deadline);
        let time = deadline.elapsed();
        let mv = choice.map_err(|forfeit| (player, forfeit))?;
        let mut side = self.sides[player];
        side.count(self.referee.position(), &truth, mv);
        let note = MoveNote { time: Some(time), levels: None };
        let played = self.referee.play(self.referee.moves().len(), player, mv, note);
        played.map_err(|refusal| (player, Forfeit(format!("played {mv}: {refusal}"))))?;
        self.shown.played(mv);
        let time = time + std::mem::take(&mut self.following[player]);
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        side.time_ns = side.time_ns.saturating_add(time);
        side.longest_ns = side.longest_ns.max(time);
        self.sides[player] = side;
        if self.referee.outcome().is_some() {
            return Ok(());
        }
        for follower in Player::ALL {
            let clock = Deadline::unlimited();
            self.players[follower].played(mv).map_err(|forfeit| (follower, forfeit))?;
            self.following[follower] += clock.elapsed();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{AgentSpec, PairKey};
    use span_it_core::board::{BoardSize, Node, Position};
    use span_it_core::seed::Seed;
    use span_it_core::solver::Verdict;

    /// Plays its list, then gives up.
    struct Scripted(Vec<Node>);

    impl Agent for Scripted {
        fn begin(&mut self, _position: &Position, _limit: Option<Duration>) -> Result<(), Forfeit> {
            Ok(())
        }

        fn choose(&mut self, _deadline: &Deadline) -> Result<Node, Forfeit> {
            let mv = self.0.first().copied().ok_or_else(|| Forfeit("out of moves".to_owned()))?;
            self.0.remove(0);
            Ok(mv)
        }

        fn played(&mut self, _mv: Node) -> Result<(), Forfeit> {
            Ok(())
        }
    }

    fn nodes(names: &str) -> Vec<Node> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    fn fixture() -> Fixture {
        let key = PairKey { agents: (0, 1), board: 0, pair: 0 };
        Fixture { key, exchanged: false, size: BoardSize::square(3).unwrap() }
    }

    fn play_scripts(horizontal: &str, vertical: &str, opening: &str) -> GameResult {
        let opening = Opening { first: Player::Horizontal, moves: nodes(opening) };
        let scripted = |moves| -> Box<dyn Agent> { Box::new(Scripted(nodes(moves))) };
        let mut players = ByPlayer { horizontal: scripted(horizontal), vertical: scripted(vertical) };
        let table = Table { fixture: fixture(), opening: &opening, players: &mut players, limit: None };
        play(table, &mut Solver::new(), &Control::default()).unwrap()
    }

    #[test]
    fn the_opening_is_played_but_not_counted() {
        let game = play_scripts("c1 e1", "a5", "a1 a3");
        assert_eq!((game.winner, &game.ending), (Player::Horizontal, &Ending::Path));
        assert_eq!(game.moves, nodes("a1 a3 c1 a5 e1"));
        assert_eq!((game.opening_plies, game.sides.horizontal.moves, game.sides.vertical.moves), (2, 2, 1));
    }

    #[test]
    fn an_illegal_move_or_giving_up_loses_with_the_reason() {
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
    fn kept_wins_are_those_of_the_review() {
        let spec = AgentSpec::parse("Sprinter").unwrap();
        let opening = Opening { first: Player::Vertical, moves: nodes("a1 e5") };
        let mut players = ByPlayer::from_fn(|_| spec.player(Seed::default()));
        let table = Table { fixture: fixture(), opening: &opening, players: &mut players, limit: None };
        let game = play(table, &mut Solver::new(), &Control::default()).unwrap();
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

    /// Takes its time, and then plays the first free node.
    struct Slow {
        position: Option<Position>,
        time: Duration,
    }

    impl Agent for Slow {
        fn begin(&mut self, position: &Position, _limit: Option<Duration>) -> Result<(), Forfeit> {
            self.position = Some(position.clone());
            Ok(())
        }

        fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
            while deadline.elapsed() < self.time {}
            let position = self.position.as_ref();
            position.and_then(|position| position.free_nodes().next()).ok_or_else(Forfeit::too_soon)
        }

        fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
            let position = self.position.as_mut().ok_or_else(Forfeit::too_soon)?;
            position.play(mv).map_err(|refused| Forfeit(refused.to_string()))
        }
    }

    #[test]
    fn moves_shorter_than_a_microsecond_are_told() {
        let time = Duration::from_nanos(900);
        let mut players =
            ByPlayer::from_fn(|_| -> Box<dyn Agent> { Box::new(Slow { position: None, time }) });
        let opening = Opening { first: Player::Horizontal, moves: Vec::new() };
        let table = Table { fixture: fixture(), opening: &opening, players: &mut players, limit: None };
        let game = play(table, &mut Solver::new(), &Control::default()).unwrap();
        for (_, side) in game.sides.iter() {
            assert!(side.moves > 0 && side.longest_ns >= 900, "{side:?}");
            assert!(side.time_ns >= 900 * u64::from(side.moves), "{side:?}");
        }
    }

    #[test]
    fn a_cancelled_game_leaves_no_result_and_is_shown_no_more() {
        let control = Control::default();
        control.cancel();
        let opening = Opening { first: Player::Horizontal, moves: Vec::new() };
        let mut players = ByPlayer::from_fn(|_| AgentSpec::Perfect.player(Seed::default()));
        let table = Table { fixture: fixture(), opening: &opening, players: &mut players, limit: None };
        assert_eq!(play(table, &mut Solver::new(), &control), None);
        assert_eq!(control.live(), []);
    }
}
