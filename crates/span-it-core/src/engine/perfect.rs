//! The perfect player: the solver finds the best moves, and `W` of a personality chooses among them
//! (`docs/rules.md, "Perfect play"`).

use crate::board::{self, Position};
use crate::personality::Factors;
use crate::solver::{Solver, perfect};

use super::{Choice, SearchError, SearchStats, Seed, weigh};

/// The move of the perfect player; its value is its weight `W`.
///
/// Takes microseconds in a won position. In a lost one it solves the position after every free node: up to
/// 0.15 s on the largest board.
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
    fn keeps_the_win_whatever_the_weights() {
        let position: Position = ".../.h/.v./../... h".parse().unwrap();
        let choice = perfect_move(&position, &Factors::default(), Seed::default()).unwrap();
        assert_eq!(solver::winner(&position), position.to_move());
        assert_eq!(solver::winner(&position.after(choice.mv)), position.to_move());
    }

    #[test]
    fn finished_game_has_no_move() {
        let position: Position = "hhh/../.v./../v.. v".parse().unwrap();
        let error = perfect_move(&position, &Factors::default(), Seed::default()).unwrap_err();
        assert_eq!(error, SearchError::GameOver { winner: board::Player::Horizontal });
    }
}
