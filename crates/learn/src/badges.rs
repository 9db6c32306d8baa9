//! Badges: facts about what the player has done, folded from the events. A badge is never taken back.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use span_it_core::board::{Node, Player, Position, winner};
use span_it_core::engine::Stop;
use span_it_core::personality::library;
use span_it_core::solver::{Distance, Solver, Verdict};

use crate::date::Date;
use crate::progress::GameRecord;

/// A badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Badge {
    /// A ladder game was won, and always won.
    CleanGame,
    /// The puzzle of a day was solved.
    FirstDaily,
    /// The first rung is climbed.
    FirstRung,
    /// A game against an opponent that is not built in was won.
    BeatOwn,
    /// Five puzzles were solved in a run of three minutes.
    Rush5,
    /// Three days in a row had any activity.
    ThreeDays,
    /// All lessons are done.
    Course,
    /// A game was won by two threats at once.
    TwoThreats,
    /// Five moves in ladder games were the only winning one, and did not win at once.
    OnlyRing,
    /// A ladder game was won after three moves in a row in lost positions, after the player had been winning.
    Comeback,
    /// An own player won a tournament.
    OwnWins,
    /// Ten puzzles were found in a row.
    TenInARow,
    /// Twenty puzzles were solved in a run of three minutes.
    Rush20,
    /// Seven days in a row had any activity.
    SevenDays,
    /// A ladder game of at least eight own moves was won, and always won.
    PerfectGame,
    /// The eighth rung is climbed.
    HalfwayUp,
    /// A ladder game against a higher rating had fifty moves, and the player did not resign.
    NeverGiveUp,
    /// The last rung is climbed.
    Master,
}

impl Badge {
    /// In the order in which they are shown.
    pub const ALL: [Self; 18] = [
        Self::CleanGame,
        Self::FirstDaily,
        Self::FirstRung,
        Self::BeatOwn,
        Self::Rush5,
        Self::ThreeDays,
        Self::Course,
        Self::TwoThreats,
        Self::OnlyRing,
        Self::Comeback,
        Self::OwnWins,
        Self::TenInARow,
        Self::Rush20,
        Self::SevenDays,
        Self::PerfectGame,
        Self::HalfwayUp,
        Self::NeverGiveUp,
        Self::Master,
    ];
}

/// When a badge was earned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    /// The day.
    pub date: Date,
    /// The opponent of the game that earned it.
    pub vs: Option<String>,
}

/// The earned badges, and what is counted for those to come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Badges {
    /// By badge.
    pub earned: BTreeMap<Badge, Earned>,
    pub(crate) two_threats: u32,
    pub(crate) only_rings: u32,
    pub(crate) comeback: u32,
    pub(crate) perfect: u32,
    pub(crate) longest: u32,
    pub(crate) own_wins: u32,
    pub(crate) beaten_own: u32,
}

impl Badges {
    /// `is_stronger` is whether the opponent's rating is above the player's.
    pub(crate) fn add_game(&mut self, game: &GameRecord, is_stronger: bool) {
        let (feats, is_on_ladder) = (game.feats, game.rung.is_some());
        self.two_threats += u32::from(game.won && feats.two_threats);
        // A game with help has no feats.
        let is_own = feats.moves > 0 && library::builtin_named(&game.vs).is_none();
        self.beaten_own += u32::from(game.won && is_own);
        if is_on_ladder {
            self.only_rings = self.only_rings.saturating_add(feats.only);
        }
        if is_on_ladder && is_stronger {
            self.longest = self.longest.max(feats.moves);
        }
        if is_on_ladder && game.won {
            self.comeback = self.comeback.max(feats.lost);
            let is_perfect = feats.ahead == game.style.moves;
            self.perfect = self.perfect.max(if is_perfect { feats.ahead } else { 0 });
        }
    }
}

/// What a player did in a finished game, as far as badges need it. Zero in games of older versions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Feats {
    /// The moves of both players; 0 if the player resigned.
    pub moves: u32,
    /// Moves that were the only winning one, and did not win at once.
    pub only: u32,
    /// The most moves in a row in lost positions, since the player was winning: who moves second is lost at the start.
    pub lost: u32,
    /// Moves that kept the win, until the first one that did not.
    pub ahead: u32,
    /// Whether the last move followed a position in which the opponent was to move and the player had two wins.
    pub two_threats: bool,
}

impl Feats {
    /// The feats of `you`, until an illegal move or the end. `None` if it was cancelled.
    pub fn of_game(start: &Position, moves: &[Node], you: Player, stop: &Arc<Stop>) -> Option<Self> {
        let (mut feats, mut solver, mut position) = (Self::default(), Solver::new(), start.clone());
        let (mut lost, mut had_win, mut is_ahead, mut had_two) = (0, false, true, false);
        for &mv in moves {
            if stop.is_cancelled() {
                return None;
            }
            if !position.is_free(mv) || winner(&position).is_some() {
                break;
            }
            feats.moves += 1;
            if position.to_move() == you {
                let verdict = solver.solve(&position).verdict(you, mv);
                let is_at_once = Distance::new(&position, you).missing() == Some(1);
                feats.only += u32::from(verdict == Verdict::Only && !is_at_once && position.free_count() > 1);
                had_win |= verdict != Verdict::Nothing;
                lost = if verdict == Verdict::Nothing { lost + u32::from(had_win) } else { 0 };
                feats.lost = feats.lost.max(lost);
                is_ahead &= matches!(verdict, Verdict::Keeps | Verdict::Only);
                feats.ahead += u32::from(is_ahead);
            } else {
                had_two = wins_at_once(&position, you) >= 2;
            }
            position = position.after(mv);
        }
        feats.two_threats = had_two && winner(&position) == Some(you);
        Some(feats)
    }
}

/// The nodes that join the edges of `you` with one move.
fn wins_at_once(position: &Position, you: Player) -> usize {
    let distance = Distance::new(position, you);
    if distance.missing() != Some(1) {
        return 0;
    }
    position.free_nodes().filter(|&node| distance.after(node) == 0).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn feats(start: &str, moves: &str) -> Feats {
        let moves: Vec<Node> = moves.split_whitespace().map(|node| node.parse().unwrap()).collect();
        Feats::of_game(&start.parse().unwrap(), &moves, Player::Horizontal, &Arc::default()).unwrap()
    }

    #[test]
    fn feats_follow_the_solver() {
        // One connector joins: that is no only ring.
        let won = Feats { moves: 1, ahead: 1, ..Feats::default() };
        assert_eq!(feats("hh./../.../../... h", "e1"), won);
        let lost = feats("hh./../.../../... h", "a5 e1 c5");
        assert!(!lost.two_threats && lost.moves == 3, "{lost:?}");
        assert_eq!(feats(".../../.../../... v", "c3 a1").lost, 0, "who moves second is lost at the start");
        assert_eq!(feats(".../../.../../... h", "a1 c3 a3 c1 a5").lost, 1);
        // The opponent can stop one of two wins only.
        let two = feats("hh./../.../../hh. v", "e1 e5");
        assert!(two.two_threats && two.ahead == 1, "{two:?}");
        let one = feats("hh./../.../../... v", "a5 e1");
        assert!(!one.two_threats && one.moves == 2, "{one:?}");
    }
}
