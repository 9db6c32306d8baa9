//! Searches with a bound in visited moves instead of time, so that they end at the same point on every machine.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::Node;
use span_it_core::engine::{Deadline, Engine, Limits, SearchError, Stop};

/// The bound of a search, in visited moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// No bound: searches the last level at once.
    None,
    /// Deepens level by level until the bound is exceeded, and answers with the last finished level, as after a
    /// time limit.
    Levels(u64),
    /// Searches the last level at once. If that exceeds the bound, starts again level by level.
    AtOnce(u64),
}

impl Bound {
    /// The same bound, optimised for a player that is expected to stay within it.
    pub(super) const fn at_once(self) -> Self {
        match self {
            Self::Levels(most) | Self::AtOnce(most) => Self::AtOnce(most),
            Self::None => Self::None,
        }
    }
}

/// A move and its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoundedChoice {
    pub(super) mv: Node,
    pub(super) visited: u64,
    pub(super) time: Duration,
}

/// The move of a personality. `None` if the search was cancelled or the game is over.
pub(super) fn search(engine: &mut Engine, bound: Bound, stop: &Arc<Stop>) -> Option<BoundedChoice> {
    let limited = |visits| {
        let limits = Limits { visits, ..Limits::NONE };
        Deadline::new(limits).with_cancel(Arc::clone(stop))
    };
    match bound {
        Bound::None => run(engine, &limited(None)).0.ok(),
        Bound::Levels(most) => run(engine, &limited(Some(most))).0.ok(),
        Bound::AtOnce(most) => match run(engine, &limited(Some(most)).at_once()) {
            (Err(SearchError::LimitExceeded), visited) => {
                let again = run(engine, &limited(Some(most))).0.ok()?;
                Some(BoundedChoice { visited: again.visited.saturating_add(visited), ..again })
            }
            (choice, _) => choice.ok(),
        },
    }
}

/// The move, and the visited moves, which include an unfinished level.
fn run(engine: &mut Engine, deadline: &Deadline) -> (Result<BoundedChoice, SearchError>, u64) {
    let mut visited = 0;
    let choice = engine.choose_with_report(deadline, &mut |progress| visited = progress.visited);
    let choice = choice.map(|choice| BoundedChoice {
        mv: choice.mv,
        visited: choice.visited.max(visited),
        time: choice.stats.totals().time,
    });
    (choice, visited)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::{BoardSize, Player, Position};
    use span_it_core::personality::library;
    use span_it_core::seed::Seed;

    #[test]
    fn a_bounded_search_ends_at_a_finished_level() {
        let master = library::builtin_named("Master").unwrap();
        let empty = Position::empty(BoardSize::STANDARD, Player::Horizontal);
        let mut engine = Engine::new(&empty, &master.factors, Seed::default());
        let whole = search(&mut engine, Bound::None, &Arc::default()).unwrap();
        let part = search(&mut engine, Bound::Levels(1000), &Arc::default()).unwrap();
        assert!(whole.visited > 20_000, "{whole:?}");
        assert!((1001..12_000).contains(&part.visited), "{part:?}");
        let again = search(&mut engine, Bound::Levels(1000), &Arc::default()).unwrap();
        assert_eq!((part.mv, part.visited), (again.mv, again.visited));
        let within = search(&mut engine, Bound::AtOnce(1_000_000), &Arc::default()).unwrap();
        assert_eq!((within.mv, within.visited), (whole.mv, whole.visited));
        let beyond = search(&mut engine, Bound::AtOnce(1000), &Arc::default()).unwrap();
        assert_eq!(beyond.mv, part.mv);
        assert!((part.visited + 1001..24_000).contains(&beyond.visited), "{part:?} {beyond:?}");
        let stop = Arc::new(Stop::default());
        stop.cancel();
        for bound in [Bound::None, Bound::Levels(9), Bound::AtOnce(9)] {
            assert_eq!(search(&mut engine, bound, &stop), None);
        }
    }
}
