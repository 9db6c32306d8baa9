//! Perfect play with a personality's taste: the truth says which moves are good, the personality's
//! `W` which of the equally good ones it likes best (spec section 7, kind `perfect`).

use crate::board::{self, Position};
use crate::personality::Factors;
use crate::solver::{Solver, perfect};

use super::{Choice, SearchError, SearchStats, Seed, weigh};

/// The perfect player's move; its value is the move's weight `W`.
///
/// # Errors
/// The game is over.
pub fn perfect_move(position: &Position, factors: &Factors, seed: Seed) -> Result<Choice, SearchError> {
    if let Some(winner) = board::winner(position) {
        return Err(SearchError::GameOver { winner });
    }
    let weights = weigh(position, factors, seed);
    let weight = |node| weights.iter().find(|weight| weight.node == node).map_or(0.0, |weight| weight.w);
    let mv = perfect::choose(&mut Solver::new(), position, &weight);
    let mv = mv.or_else(|| position.free_nodes().next()).ok_or(SearchError::Cancelled)?;
    Ok(Choice {
        mv,
        value: weight(mv),
        line: vec![mv],
        depth: 1,
        wanted: 1,
        visited: 1,
        complete: true,
        stats: SearchStats::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver;

    #[test]
    fn a_won_position_stays_won_whatever_the_personality_likes() {
        let position: Position = ".../.h/.v./../... h".parse().unwrap();
        let choice = perfect_move(&position, &Factors::default(), Seed::default()).unwrap();
        assert_eq!(solver::winner(&position), position.to_move());
        assert_eq!(solver::winner(&position.after(choice.mv)), position.to_move());
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let position: Position = "hhh/../.v./../v.. v".parse().unwrap();
        let error = perfect_move(&position, &Factors::default(), Seed::default()).unwrap_err();
        assert_eq!(error, SearchError::GameOver { winner: board::Player::Horizontal });
    }
}
