//! Games between neighbours on the ladder, with the truth about every position.

use std::sync::Arc;

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::engine::{Engine, Stop};
use span_it_core::rng::SplitMix64;
use span_it_core::seed::Seed;
use span_it_core::solver::{Critical, Solver};

use crate::puzzles::Member;
use crate::puzzles::panel::engine_move;

/// Random moves at the beginning of a game.
const OPENING_MOVES: usize = 4;

/// A move of a game.
#[derive(Clone, Debug)]
pub(super) struct Ply {
    pub(super) position: Position,
    pub(super) mv: Node,
    /// The personality that moves.
    pub(super) name: &'static str,
    /// The winning moves, if the position is critical.
    pub(super) critical: Option<Critical>,
}

impl Ply {
    /// Whether the move gave the win away.
    pub(super) fn is_mistake(&self) -> bool {
        self.critical.as_ref().is_some_and(|critical| !critical.keeps(self.mv))
    }
}

/// Plays a game between two members of `cast` that are at most two places apart. `None` if it was cancelled.
pub(super) fn play(
    size: BoardSize,
    cast: &'static [Member],
    rng: &mut SplitMix64,
    stop: &Arc<Stop>,
) -> Option<Vec<Ply>> {
    let weaker = rng.below(cast.len());
    let stronger = (weaker + rng.below(3)).min(cast.len() - 1);
    let exchanged = rng.below(2) == 1;
    let member = |player: Player| {
        cast.get(if (player == Player::Horizontal) == exchanged { stronger } else { weaker })
    };
    let players = [member(Player::Horizontal)?, member(Player::Vertical)?];
    let mut position = opening(size, rng);
    let seed = Seed::new(rng.next_u64() & Seed::MAX.get()).unwrap_or_default();
    let mut engines = players.map(|player| Engine::new(&position, player.factors, seed));
    let mut solver = Solver::new();
    let mut plies = Vec::new();
    while winner(&position).is_none() {
        let mover = position.to_move().index();
        let mv = engine_move(&mut engines[mover], players[mover].factors, stop)?;
        let critical = Critical::new(&mut solver, &position);
        plies.push(Ply { position: position.clone(), mv, name: players[mover].name, critical });
        position.play(mv).ok()?;
        for engine in &mut engines {
            engine.play(mv).ok()?;
        }
    }
    Some(plies)
}

/// A position after random moves. Nobody can have joined after four moves.
fn opening(size: BoardSize, rng: &mut SplitMix64) -> Position {
    let mut position = Position::empty(size, Player::ALL[rng.below(2)]);
    for _ in 0..OPENING_MOVES {
        let free: Vec<Node> = position.free_nodes().collect();
        position = position.after(rng.pick(&free));
    }
    position
}
