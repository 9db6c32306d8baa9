//! One move of a personality in training: its own search, within a bound that is counted in visited
//! moves and not in time, so that it ends where it ends on every machine.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::Node;
use span_it_core::engine::{Choice, Deadline, Engine, Stop};

/// How far the search for a move may go. So much is counted in moves looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// To its last level, at once.
    Whole,
    /// Level by level until it has looked at more than this: it then answers with its last finished level,
    /// as it would when its time is up.
    Levels(u64),
    /// To its last level at once; should it look at more than this, once again and level by level.
    AtOnce(u64),
}

impl Bound {
    /// The same bound for one that is expected to keep to it.
    pub(super) const fn at_once(self) -> Self {
        match self {
            Self::Levels(most) | Self::AtOnce(most) => Self::AtOnce(most),
            Self::Whole => Self::Whole,
        }
    }
}

/// A move and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thought {
    pub(super) mv: Node,
    /// Moves looked at.
    pub(super) visited: u64,
    pub(super) time: Duration,
}

/// The personality's move. None when cancelled, or the game is over.
pub(super) fn ponder(thinker: &mut Engine, bound: Bound, stop: &Arc<Stop>) -> Option<Thought> {
    match bound {
        Bound::Whole => {
            let deadline = Deadline::unlimited().with_cancel(Arc::clone(stop));
            thinker.choose(&deadline, &mut |_| ()).ok().map(|choice| Thought::of(&choice, 0))
        }
        Bound::Levels(most) => ponder_within(thinker, most, stop),
        Bound::AtOnce(most) => ponder_at_once(thinker, most, stop),
    }
}

/// At once, and if that goes too far, level by level.
fn ponder_at_once(thinker: &mut Engine, bound: u64, stop: &Stop) -> Option<Thought> {
    let buttons = Arc::new(Stop::default());
    let deadline = Deadline::unlimited().with_cancel(Arc::clone(&buttons));
    let mut seen = 0;
    let choice = thinker.choose(&deadline, &mut |progress| {
        seen = progress.visited;
        if stop.is_cancelled() || seen > bound {
            buttons.cancel();
        }
    });
    if let Ok(choice) = choice {
        return Some(Thought::of(&choice, seen));
    }
    let again = ponder_within(thinker, bound, stop)?;
    Some(Thought { visited: again.visited.saturating_add(seen), ..again })
}

/// Level by level, as far as the bound goes.
fn ponder_within(thinker: &mut Engine, bound: u64, stop: &Stop) -> Option<Thought> {
    let buttons = Arc::new(Stop::default());
    let deadline = Deadline::unlimited().with_stop(Arc::clone(&buttons));
    let mut seen = 0;
    let choice = thinker.choose(&deadline, &mut |progress| {
        seen = progress.visited;
        if stop.is_cancelled() {
            buttons.cancel();
        } else if seen > bound {
            buttons.move_now();
        }
    });
    choice.ok().map(|choice| Thought::of(&choice, seen))
}

impl Thought {
    /// A search's answer; `seen` is what it was last heard to have looked at.
    fn of(choice: &Choice, seen: u64) -> Self {
        Self { mv: choice.mv, visited: choice.visited.max(seen), time: choice.stats.time() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player, Position};
    use span_it_core::personality::library;
    use span_it_core::seed::Seed;

    #[test]
    fn a_bound_ends_the_search_at_a_finished_level() {
        let master = library::builtin_named("Master").unwrap();
        let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
        let mut thinker = Engine::new(&empty, &master.factors, Seed::default());
        let whole = ponder(&mut thinker, Bound::Whole, &Arc::default()).unwrap();
        let part = ponder(&mut thinker, Bound::Levels(1000), &Arc::default()).unwrap();
        assert!(whole.visited > 20_000 && part.visited > 1000 && part.visited < 12_000, "{whole:?} {part:?}");
        let again = ponder(&mut thinker, Bound::Levels(1000), &Arc::default()).unwrap();
        assert_eq!((part.mv, part.visited), (again.mv, again.visited));
        let within = ponder(&mut thinker, Bound::AtOnce(1_000_000), &Arc::default()).unwrap();
        assert_eq!((within.mv, within.visited), (whole.mv, whole.visited));
        let beyond = ponder(&mut thinker, Bound::AtOnce(1000), &Arc::default()).unwrap();
        assert!(beyond.mv == part.mv && beyond.visited > part.visited + 1000, "{part:?} {beyond:?}");
        assert!(beyond.visited < 24_000, "{beyond:?}");
        let stop = Arc::new(Stop::default());
        stop.cancel();
        for bound in [Bound::Whole, Bound::Levels(9), Bound::AtOnce(9)] {
            assert_eq!(ponder(&mut thinker, bound, &stop), None);
        }
    }
}
