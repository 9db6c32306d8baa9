//! The positions on which a personality is looked at.

use span_it_core::board::Position;

/// Where a personality is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stage {
    /// Two connectors each.
    #[default]
    Opening,
    /// Both sides have paths that are not through yet.
    Middle,
    /// Both sides are close to winning: one node decides.
    Race,
    /// The position of the game on the table.
    ThisGame,
}

impl Stage {
    /// All stages, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Opening, Self::Middle, Self::Race, Self::ThisGame];

    /// The position of the stage; `None` for [`ThisGame`](Self::ThisGame), which others know.
    // The opening is from a game that Spider played against Planner, the others from one that Strategist
    // did.
    pub fn position(self) -> Option<Position> {
        let text = match self {
            Self::Opening => "hhv.../...../....../...../..v.../...../....../...../....../...../...... h",
            Self::Middle => ".vhhhv/.hv../vhhv../...../vh.v../h..../h..v../..v../..vhv./..h../.vh... h",
            Self::Race => ".vhhhv/.hv../vhhvhv/...../vh.vvh/hh.../hv.vv./.hvh./.vvhv./.hh../.vh.v. h",
            Self::ThisGame => return None,
        };
        // A test reads every one.
        text.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player};
    use span_it_core::solver;

    #[test]
    fn each_stage_can_be_won_by_whoever_is_to_move_and_thrown() {
        for stage in [Stage::Opening, Stage::Middle, Stage::Race] {
            let position = stage.position().unwrap();
            assert_eq!(position.size(), BoardSize::STANDARD);
            for player in Player::ALL {
                let position = position.clone().with_to_move(player);
                let truth = solver::solve(&position);
                assert_eq!(truth.winner, player, "{stage:?}");
                assert!(truth.winning_moves.len() < position.free_nodes().count(), "{stage:?}");
            }
        }
        assert_eq!(Stage::ThisGame.position(), None);
    }

    #[test]
    fn in_the_race_one_node_decides() {
        let race = Stage::Race.position().unwrap();
        assert_eq!(solver::solve(&race).winning_moves.len(), 1);
    }
}
