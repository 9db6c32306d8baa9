//! The end of a game: the winning path lights up from edge to edge, and everything else fades.

use crate::app::board::BoardScene;
use crate::app::board::state::{GROW_TIME, WIN_TIME, progress};
use span_it_core::board::{Dot, Node, Player};

/// The colour that is left of the loser's connectors, and of the winner's beside the winning path.
const LOSER_SHARE: f32 = 0.35;
const WINNER_SHARE: f32 = 0.6;

#[derive(Clone, Debug, Default)]
pub(super) struct WinPicture {
    shown: Option<Crossing>,
    /// Whether the end of this game was shown, so that looking back and forth does not repeat the animation.
    seen: bool,
}

/// The shortest winning path, from one edge to the other.
#[derive(Clone, Debug)]
struct Crossing {
    since: f64,
    winner: Player,
    nodes: Vec<Node>,
}

/// How a connector or dot is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// The share of its colour, 0..=1.
    pub(super) color: f32,
    /// How far it is lit, 0..=1.
    pub(super) light: f32,
}

impl Look {
    const PLAIN: Self = Self { color: 1.0, light: 0.0 };
}

impl WinPicture {
    /// Starts the animation if the position has changed by a winning move.
    pub(super) fn follow(&mut self, scene: &BoardScene<'_>, changed: bool, moved: bool, now: f64) {
        let Some(path) = scene.winning_path else {
            self.shown = None;
            self.seen &= !scene.animates_win;
            return;
        };
        if self.shown.is_some() && !changed {
            return;
        }
        let happens_now = scene.animates_win && moved && !self.seen;
        // The path lights up once the last connector is drawn.
        let since = if happens_now { now + GROW_TIME } else { f64::NEG_INFINITY };
        let nodes = path.crossing(scene.position.size());
        self.shown = Some(Crossing { since, winner: path.owner(), nodes });
        self.seen = true;
    }

    pub(super) fn connector(&self, scene: &BoardScene<'_>, owner: Player, node: Node, now: f64) -> Look {
        let Some(crossing) = &self.shown else { return Look::PLAIN };
        let share = crossing.share(scene, now);
        let Some(place) = crossing.nodes.iter().position(|&member| member == node) else {
            return crossing.faded(owner, share);
        };
        // Each connector takes a quarter of the time, one starting after the other.
        let start = 0.75 * place as f32 / crossing.nodes.len().max(2) as f32;
        Look { color: 1.0, light: ((share - start) / 0.25).clamp(0.0, 1.0) }
    }

    pub(super) fn dot(&self, scene: &BoardScene<'_>, dot: Dot, now: f64) -> Look {
        let Some(crossing) = &self.shown else { return Look::PLAIN };
        if crossing.nodes.iter().any(|node| node.dots(crossing.winner).contains(&dot)) {
            return Look::PLAIN;
        }
        crossing.faded(dot.owner(), crossing.share(scene, now))
    }

    pub(super) fn is_moving(&self, scene: &BoardScene<'_>, now: f64) -> bool {
        self.shown.as_ref().is_some_and(|crossing| crossing.share(scene, now) < 1.0)
    }
}

impl Crossing {
    fn share(&self, scene: &BoardScene<'_>, now: f64) -> f32 {
        progress(scene, now - self.since, WIN_TIME)
    }

    fn faded(&self, owner: Player, share: f32) -> Look {
        let left = if owner == self.winner { WINNER_SHARE } else { LOSER_SHARE };
        Look { color: 1.0 - (1.0 - left) * share, light: 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{ByPlayer, Position, paths};

    const NAMES: ByPlayer<&str> = ByPlayer { horizontal: "Ada", vertical: "Bo" };

    /// Horizontal joins a1 to e1; c3 and d2 are a dead end, and Vertical has b4.
    fn won() -> Position {
        "hhh/.h/.h./v./... v".parse().unwrap()
    }

    #[track_caller]
    fn assert_look(look: Look, color: f32, light: f32) {
        assert!((look.color - color).abs() < 1e-5 && (look.light - light).abs() < 1e-5, "{look:?}");
    }

    #[test]
    fn only_the_shortest_path_lights_up() {
        let position = won();
        let path = paths(&position, Player::Horizontal).remove(0);
        assert_eq!(path.member_count(), 5);
        let scene = BoardScene { winning_path: Some(&path), ..BoardScene::of(&position, NAMES) };
        let mut picture = WinPicture::default();
        picture.follow(&scene, true, true, 5.0);
        let look = |owner, node: &str, now| picture.connector(&scene, owner, node.parse().unwrap(), now);
        for node in ["a1", "c1", "e1"] {
            assert_look(look(Player::Horizontal, node, 9.0), 1.0, 1.0);
        }
        for node in ["d2", "c3"] {
            assert_look(look(Player::Horizontal, node, 9.0), WINNER_SHARE, 0.0);
        }
        assert_look(look(Player::Vertical, "b4", 9.0), LOSER_SHARE, 0.0);
        // The light goes from the left edge to the right edge.
        let early = 5.0 + GROW_TIME + 0.15;
        assert!(look(Player::Horizontal, "a1", early).light > look(Player::Horizontal, "e1", early).light);
    }

    #[test]
    fn end_of_game_is_animated_once() {
        let (position, open): (Position, Position) = (won(), "hh./.h/.h./v./... h".parse().unwrap());
        let path = paths(&position, Player::Horizontal).remove(0);
        let end = BoardScene { winning_path: Some(&path), ..BoardScene::of(&position, NAMES) };
        let before = BoardScene::of(&open, NAMES);
        let mut picture = WinPicture::default();
        picture.follow(&before, true, false, 1.0);
        picture.follow(&end, true, true, 2.0);
        assert!(picture.is_moving(&end, 2.1) && !picture.is_moving(&end, 2.9));
        // Looking back does not repeat it; taking the move back does.
        picture.follow(&BoardScene { animates_win: false, ..before }, true, false, 3.0);
        picture.follow(&end, true, true, 4.0);
        assert!(!picture.is_moving(&end, 4.1));
        picture.follow(&before, true, false, 5.0);
        picture.follow(&end, true, true, 6.0);
        assert!(picture.is_moving(&end, 6.1));
        let still = BoardScene { reduced_motion: true, ..end };
        assert!(!picture.is_moving(&still, 6.1));
    }

    #[test]
    fn finished_game_is_shown_without_animation() {
        let position = won();
        let path = paths(&position, Player::Horizontal).remove(0);
        let end = BoardScene { winning_path: Some(&path), ..BoardScene::of(&position, NAMES) };
        let mut picture = WinPicture::default();
        picture.follow(&end, true, false, 1.0);
        assert!(!picture.is_moving(&end, 1.0));
        let mut picture = WinPicture::default();
        picture.follow(&BoardScene { animates_win: false, ..end }, true, true, 1.0);
        assert!(!picture.is_moving(&end, 1.1));
    }
}
