//! The positions of the preview.

use span_it_core::board::Position;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TestPosition {
    /// Two connectors of each player.
    #[default]
    Opening,
    /// Both players have paths that are not complete.
    Middle,
    /// Both players are close to winning: one node decides.
    Race,
    ThisGame,
}

impl TestPosition {
    pub const ALL: [Self; 4] = [Self::Opening, Self::Middle, Self::Race, Self::ThisGame];

    // The opening is from a game of Spider against Planner, the others are from a game of Strategist.
    pub fn position(self) -> Option<Position> {
        let text = match self {
            Self::Opening => "hhv.../...../....../...../..v.../...../....../...../....../...../...... h",
            Self::Middle => ".vhhhv/.hv../vhhv../...../vh.v../h..../h..v../..v../..vhv./..h../.vh... h",
            Self::Race => ".vhhhv/.hv../vhhvhv/...../vh.vvh/hh.../hv.vv./.hvh./.vvhv./.hh../.vh.v. h",
            Self::ThisGame => return None,
        };
        // A test parses every text.
        text.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player};
    use span_it_core::solver;

    #[test]
    fn each_position_can_be_won_or_lost() {
        for test_position in [TestPosition::Opening, TestPosition::Middle, TestPosition::Race] {
            let position = test_position.position().unwrap();
            assert_eq!(position.size(), BoardSize::STANDARD);
            for player in Player::ALL {
                let position = position.clone().with_to_move(player);
                let truth = solver::solve(&position);
                assert_eq!(truth.winner, player, "{test_position:?}");
                assert!(truth.winning_moves.len() < position.free_nodes().count(), "{test_position:?}");
            }
        }
        assert_eq!(TestPosition::ThisGame.position(), None);
    }

    #[test]
    fn race_has_one_winning_move() {
        let race = TestPosition::Race.position().unwrap();
        assert_eq!(solver::solve(&race).winning_moves.len(), 1);
    }
}
