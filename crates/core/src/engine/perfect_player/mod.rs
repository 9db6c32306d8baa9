//! Perfect play (`docs/rules.md, "Perfect play"`): the solver finds the winning moves. From a won position the
//! shortest win is played, from a lost one the move that is hardest to answer.

mod fighter;
mod found;
mod quick_win;
mod random_fills;

use serde::{Deserialize, Serialize};

use crate::board::{self, Node, Position};
use crate::personality::Factors;
use crate::solver::{Solver, perfect};

use super::deadline::Interrupt;
use super::{Choice, Deadline, SearchError, SearchStats, Seed, weigh};
use found::{Found, found};

/// How perfect play chooses among moves that are equal for the solver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// Wins as fast as the solver can prove. In a lost position it plays the move that the opponent is most likely
    /// to answer wrongly.
    #[default]
    Fighter,
    /// Shortens its way. In a lost position it leaves the fewest winning replies. Takes microseconds in won positions.
    Plain,
}

/// The perfect player.
///
/// ```
/// use span_it_core::engine::{Deadline, Manner, PerfectPlayer, Seed};
/// use span_it_core::personality::Factors;
/// let mut player = PerfectPlayer::new(&Factors::default(), Seed::default(), Manner::default());
/// let choice = player.choose(&"hh./../.../../... h".parse()?, &Deadline::unlimited())?;
/// assert_eq!(choice.mv.to_string(), "e1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PerfectPlayer {
    solver: Solver,
    factors: Factors,
    seed: Seed,
    manner: Manner,
}

impl PerfectPlayer {
    /// A player that prefers the node of highest `W` by these factors where its other rules leave several moves.
    pub fn new(factors: &Factors, seed: Seed, manner: Manner) -> Self {
        Self { solver: Solver::new(), factors: factors.clone(), seed, manner }
    }

    /// The move for the player to move; its value is its weight `W`. A limit ends the search for a better move
    /// among equal ones; a won position is never lost by it.
    ///
    /// # Errors
    /// The game is over, or the search was cancelled.
    pub fn choose(&mut self, position: &Position, deadline: &Deadline) -> Result<Choice, SearchError> {
        if let Some(winner) = board::winner(position) {
            return Err(SearchError::GameOver { winner });
        }
        let weights = weigh(position, &self.factors, self.seed);
        let weight = |node| weights.iter().find(|weight| weight.node == node).map_or(0.0, |weight| weight.w);
        let found = self.find(position, &weight, deadline);
        let Found { mv, visited, complete } = found.map_err(|_interrupt| SearchError::Cancelled)?;
        Ok(Choice {
            mv,
            value: weight(mv),
            line: vec![mv],
            depth: 1,
            wanted: 1,
            visited,
            complete,
            stats: SearchStats::default(),
        })
    }

    fn find(
        &mut self,
        position: &Position,
        weight: &dyn Fn(Node) -> f64,
        deadline: &Deadline,
    ) -> Result<Found, Interrupt> {
        let winning = perfect::winning_moves(&mut self.solver, position, weight);
        match (self.manner, winning.first()) {
            (Manner::Fighter, Some(_)) => quick_win::choose(position, &winning, deadline),
            (Manner::Plain, Some(&mv)) => Ok(Found { mv, visited: 1, complete: true }),
            (Manner::Fighter, None) => fighter::choose(&mut self.solver, position, self.seed, deadline),
            (Manner::Plain, None) => resist(&mut self.solver, position, weight, deadline),
        }
    }
}

/// The move of a lost position in the plain manner.
fn resist(
    solver: &mut Solver,
    position: &Position,
    weight: &dyn Fn(Node) -> f64,
    deadline: &Deadline,
) -> Result<Found, Interrupt> {
    let mut visited = 0;
    let mut interrupt = None;
    let mv = perfect::resist(solver, position, weight, &mut || {
        visited += 1;
        interrupt = deadline.poll(2, visited).err();
        interrupt.is_none()
    });
    found(mv, visited, interrupt)
}
