//! A pair of games between a personality in training and a rival.

use std::sync::Arc;

use crate::contest::opening::Opening;
use crate::contest::{Agent, AgentSpec};
use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
use span_it_core::engine::{Deadline, Engine, Stop};
use span_it_core::personality::Factors;
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::seed::Seed;

use super::super::ponder::{Bound, ponder};
use super::Measure;
use super::objective::Pairing;

/// Plays both games, sides exchanged. None when cancelled.
pub(super) fn play_pair(
    pairing: &Pairing<'_>,
    factors: &Factors,
    bound: Bound,
    stop: &Arc<Stop>,
) -> Option<Measure> {
    let mut measure = Measure { parts: 1, ..Measure::default() };
    for side in Player::ALL {
        let mut game = Game::new(pairing, factors, side)?;
        while game.referee.outcome().is_none() {
            game.turn(bound, stop)?;
        }
        let won = game.referee.outcome().is_some_and(|outcome| outcome.winner == side);
        measure.sum += if won { 0.5 } else { 0.0 };
        measure.visited += game.visited;
        measure.moves += game.moves;
    }
    measure.squares = measure.sum * measure.sum;
    Some(measure)
}

/// One game under way.
struct Game {
    referee: Referee,
    /// Whose side the personality in training plays.
    side: Player,
    pupil: Engine,
    rival: Rival,
    visited: u64,
    moves: u64,
}

/// Whom the personality in training meets.
enum Rival {
    /// A personality: it keeps to the bound as well, else an endless one would hold up everything.
    Bounded(Box<Engine>),
    /// Anybody else, with all the time they like.
    Free(Box<dyn Agent>),
}

impl Rival {
    fn new(pairing: &Pairing<'_>, position: &Position) -> Option<Self> {
        if let AgentSpec::Personality(personality) = pairing.rival {
            let thinker = Engine::new(position, &personality.factors, pairing.seed);
            return Some(Self::Bounded(Box::new(thinker)));
        }
        let mut agent = pairing.rival.player(pairing.seed);
        agent.begin(position, None).ok()?;
        Some(Self::Free(agent))
    }

    /// Its move; none when it gives up, or all is cancelled.
    fn choose(&mut self, bound: Bound, stop: &Arc<Stop>) -> Option<Node> {
        match self {
            Self::Bounded(thinker) => ponder(thinker, bound.at_once(), stop).map(|thought| thought.mv),
            Self::Free(agent) => agent.choose(&Deadline::unlimited().with_cancel(Arc::clone(stop))).ok(),
        }
    }

    fn played(&mut self, mv: Node) -> Option<()> {
        match self {
            Self::Bounded(thinker) => thinker.play(mv).ok(),
            Self::Free(agent) => agent.played(mv).ok(),
        }
    }
}

impl Game {
    fn new(pairing: &Pairing<'_>, factors: &Factors, side: Player) -> Option<Self> {
        let referee = opened(pairing.size, &pairing.opening)?;
        let pupil = Engine::new(referee.position(), factors, pairing.seed);
        let rival = Rival::new(pairing, referee.position())?;
        Some(Self { referee, side, pupil, rival, visited: 0, moves: 0 })
    }

    /// One move of either. A rival that gives up has lost.
    fn turn(&mut self, bound: Bound, stop: &Arc<Stop>) -> Option<()> {
        if stop.is_cancelled() {
            return None;
        }
        let mv = if self.referee.position().to_move() == self.side {
            let thought = ponder(&mut self.pupil, bound, stop)?;
            self.visited += thought.visited;
            self.moves += 1;
            thought.mv
        } else if let Some(mv) = self.rival.choose(bound, stop) {
            mv
        } else if stop.is_cancelled() {
            return None;
        } else {
            self.referee.resign(self.side.opponent()).ok()?;
            return Some(());
        };
        play(&mut self.referee, mv)?;
        if self.referee.outcome().is_none() {
            self.pupil.play(mv).ok()?;
            self.rival.played(mv)?;
        }
        Some(())
    }
}

/// A game between two personalities.
pub(super) struct Duel<'a> {
    pub(super) size: BoardSize,
    pub(super) opening: &'a Opening,
    pub(super) factors: ByPlayer<&'a Factors>,
    /// The luck of both.
    pub(super) seed: Seed,
}

impl Duel<'_> {
    /// Plays it: who wins, and how many moves both have looked at. None when cancelled.
    pub(super) fn play(&self, bound: Bound, stop: &Arc<Stop>) -> Option<(Player, u64)> {
        let mut referee = opened(self.size, self.opening)?;
        let mut thinkers = self.factors.map(|factors| Engine::new(referee.position(), factors, self.seed));
        let mut visited: u64 = 0;
        loop {
            if let Some(outcome) = referee.outcome() {
                return Some((outcome.winner, visited));
            }
            let thought = ponder(&mut thinkers[referee.position().to_move()], bound, stop)?;
            visited = visited.saturating_add(thought.visited);
            play(&mut referee, thought.mv)?;
            for player in Player::ALL {
                thinkers[player].play(thought.mv).ok()?;
            }
        }
    }
}

/// A game after its opening.
fn opened(size: BoardSize, opening: &Opening) -> Option<Referee> {
    let mut referee = Referee::new(size, opening.first);
    for &mv in &opening.moves {
        play(&mut referee, mv)?;
    }
    Some(referee)
}

fn play(referee: &mut Referee, mv: Node) -> Option<()> {
    let player = referee.position().to_move();
    referee.play(referee.moves().len(), player, mv, MoveNote::default()).ok()?;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::opening::openings;
    use span_it_core::personality::{Factor, Personality, library};

    /// Steady, looking at practically all there is.
    fn endless(steady: &Personality) -> AgentSpec {
        let mut endless = steady.factors.clone();
        endless.set(Factor::GameTreeMaxDepth, 40.0).unwrap();
        endless.set(Factor::GameTreeMaxBreadth, 400.0).unwrap();
        endless.set(Factor::GameTreeBreadthTrim, 0.0).unwrap();
        AgentSpec::Personality(Box::new(Personality { factors: endless, ..steady.clone() }))
    }

    #[test]
    fn a_rival_that_thinks_for_ever_keeps_to_the_bound_of_the_one_in_training() {
        let steady = library::builtin_named("Steady").unwrap();
        let (rival, size) = (endless(steady), BoardSize::STANDARD);
        let opening = openings(size, 4, 1, Seed::default()).unwrap().remove(0);
        let pairing = Pairing { size, opening, rival: &rival, seed: Seed::default() };
        for bound in [Bound::Levels(300), Bound::AtOnce(300)] {
            let measure = play_pair(&pairing, &steady.factors, bound, &Arc::default()).unwrap();
            assert!(measure.moves > 10 && measure.mean_visited() < 100.0, "{measure:?}");
        }
    }

    #[test]
    fn a_rival_that_thinks_for_ever_does_not_keep_a_cancelled_tuning() {
        let stop = Arc::new(Stop::default());
        let steady = library::builtin_named("Steady").unwrap();
        let rival = endless(steady);
        let size = BoardSize::STANDARD;
        let opening = openings(size, 4, 1, Seed::default()).unwrap().remove(0);
        let pairing = Pairing { size, opening, rival: &rival, seed: Seed::default() };
        std::thread::scope(|scope| {
            let game = scope.spawn(|| play_pair(&pairing, &steady.factors, Bound::Whole, &stop));
            // The pupil's moves take next to no time.
            std::thread::sleep(std::time::Duration::from_millis(50));
            stop.cancel();
            assert_eq!(game.join().unwrap(), None);
        });
    }
}
