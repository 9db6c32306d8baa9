//! The preview: weights of a position, chosen node and solver result. A background thread searches the further levels.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use crate::platform::jobs::{Reporter, Wake, Worker};
use span_it_core::board::Position;
use span_it_core::engine::{self, Choice, Deadline, NodeWeight, Seed, Stop};
use span_it_core::personality::Factors;
use span_it_core::solver::{self, Solution};
use span_it_core::stopwatch::Stopwatch;

/// Search time before the first intermediate result. Two compared personalities share it.
const FIRST: Duration = Duration::from_millis(60);

#[derive(Clone, Debug, PartialEq)]
pub struct PreviewRequest {
    pub position: Position,
    pub factors: Factors,
    pub other: Option<Factors>,
    pub seed: Seed,
    pub limit: Duration,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PersonalityView {
    /// The weights of the free nodes, in row-major order.
    pub weights: Vec<NodeWeight>,
    pub choice: Choice,
    /// Of the complete search.
    pub time: Option<Duration>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub request: PreviewRequest,
    pub truth: Solution,
    pub own: PersonalityView,
    pub other: Option<PersonalityView>,
    pub complete: bool,
}

pub(crate) fn start(wake: Wake) -> io::Result<Worker<Preview, Box<Preview>>> {
    Worker::start("preview", wake, move |preview: Preview, stop, send_report| {
        // `None` after cancellation: there is nothing to report.
        search(preview, stop, send_report).unwrap_or_default();
        None
    })
}

/// Completes a preview: a short search first, then a full one. `None` if it was cancelled.
fn search(mut preview: Preview, stop: &Arc<Stop>, send_report: Reporter<'_, Box<Preview>>) -> Option<()> {
    let request = preview.request.clone();
    let first = if request.other.is_some() { FIRST / 2 } else { FIRST };
    for limit in [first.min(request.limit), request.limit] {
        if preview.complete {
            break;
        }
        let deadline = || Deadline::after(limit).with_stop(Arc::clone(stop));
        preview.own.think(&request, &request.factors, &deadline())?;
        if let (Some(factors), Some(other)) = (&request.other, &preview.other)
            && !other.choice.complete
        {
            // Each search has the full time limit: report the first result without waiting for the second.
            send_report(Box::new(preview.clone()));
            if let Some(other) = &mut preview.other {
                other.think(&request, factors, &deadline())?;
            }
        }
        preview.complete = preview.is_complete() || limit >= request.limit;
        send_report(Box::new(preview.clone()));
    }
    Some(())
}

/// The move, and the time of the search if it was complete.
fn choose(
    request: &PreviewRequest,
    factors: &Factors,
    deadline: &Deadline,
) -> Option<(Choice, Option<Duration>)> {
    let clock = Stopwatch::start();
    let choice = engine::choose(&request.position, factors, request.seed, deadline).ok()?;
    let time = choice.complete.then(|| clock.elapsed());
    Some((choice, time))
}

impl PersonalityView {
    /// The weights and the move of one level. `None` if the game has ended.
    fn new(request: &PreviewRequest, factors: &Factors) -> Option<Self> {
        let (choice, time) = choose(request, factors, &Deadline::after(Duration::ZERO))?;
        Some(Self { weights: engine::weigh(&request.position, factors, request.seed), choice, time })
    }

    /// Searches again until this deadline, unless the search was complete.
    fn think(&mut self, request: &PreviewRequest, factors: &Factors, deadline: &Deadline) -> Option<()> {
        if !self.choice.complete {
            (self.choice, self.time) = choose(request, factors, deadline)?;
        }
        Some(())
    }
}

impl Preview {
    /// What needs no search: weights, the solver's result and the moves of one level. `None` if the game has ended.
    pub(super) fn new(request: PreviewRequest) -> Option<Self> {
        let other = match &request.other {
            Some(factors) => Some(PersonalityView::new(&request, factors)?),
            None => None,
        };
        let own = PersonalityView::new(&request, &request.factors)?;
        let truth = solver::solve(&request.position);
        let mut preview = Self { request, truth, own, other, complete: false };
        preview.complete = preview.is_complete();
        Some(preview)
    }

    fn is_complete(&self) -> bool {
        self.own.choice.complete && self.other.as_ref().is_none_or(|other| other.choice.complete)
    }
}

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
    use crate::platform::jobs::test_wake;
    use span_it_core::board::{BoardSize, Player};
    use span_it_core::personality::{Factor, library};

    fn request(name: &str) -> PreviewRequest {
        PreviewRequest {
            position: TestPosition::Race.position().unwrap(),
            factors: library::builtin_named(name).unwrap().factors.clone(),
            other: None,
            seed: Seed::default(),
            limit: Duration::from_secs(10),
        }
    }

    fn reports(request: &PreviewRequest) -> Vec<Preview> {
        let first = Preview::new(request.clone()).unwrap();
        let mut reports = vec![first.clone()];
        search(first, &Arc::default(), &mut |preview| reports.push(*preview)).unwrap();
        reports
    }

    fn endless() -> PreviewRequest {
        let mut request = request("Steady");
        request.position = TestPosition::Opening.position().unwrap();
        request.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
        request.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
        PreviewRequest { limit: Duration::from_millis(120), ..request }
    }

    #[test]
    fn preview_matches_the_engine() {
        let request = PreviewRequest { other: Some(Factors::default()), ..request("Steady") };
        let reports = reports(&request);
        let [preview] = reports.as_slice() else { panic!("{reports:?}") };
        let deadline = Deadline::unlimited();
        let choose = |factors| engine::choose(&request.position, factors, request.seed, &deadline).unwrap();
        let plays = |choice: &Choice| (choice.mv, choice.value.to_bits(), choice.depth);
        assert_eq!(plays(&preview.own.choice), plays(&choose(&request.factors)));
        let other = preview.other.as_ref().unwrap();
        assert_eq!(plays(&other.choice), plays(&choose(&Factors::default())));
        assert_eq!(preview.own.weights.len(), request.position.free_count());
        assert_eq!(preview.truth, solver::solve(&request.position));
        assert!(preview.complete);
    }

    #[test]
    fn long_search_reports_improving_results() {
        let request = endless();
        let reports = reports(&request);
        let [first, better, last] = reports.as_slice() else { panic!("{reports:?}") };
        assert_eq!((first.own.choice.depth, first.complete), (1, false), "the weights are reported first");
        assert!(!first.own.weights.is_empty() && first.truth == solver::solve(&request.position));
        assert!(!better.complete && last.complete && !last.own.choice.complete);
    }

    #[test]
    fn both_compared_searches_get_the_full_time() {
        let mut request = endless();
        request.other = Some(request.factors.clone());
        let reports = reports(&request);
        let Some((last, before)) = reports.split_last() else { panic!("no report") };
        assert_eq!(before.len(), 4, "each improved answer is reported");
        assert!(before.iter().all(|preview| !preview.complete && preview.other.is_some()));
        assert!(last.complete);
    }

    #[test]
    fn endless_search_can_be_stopped() {
        let (wake, woken) = test_wake();
        let mut worker = start(wake).unwrap();
        let hour = PreviewRequest { limit: Duration::from_hours(1), ..endless() };
        worker.submit(Preview::new(hour).unwrap());
        woken.recv().unwrap();
        assert!(!worker.poll()[0].complete);
        let mut short = request("Steady");
        short.factors.set(Factor::GameTreeMaxDepth, 2.0).unwrap();
        let short = Preview::new(short).unwrap();
        assert!(!short.complete);
        worker.submit(short);
        let mut previews = Vec::new();
        while worker.is_busy() {
            woken.recv().unwrap();
            previews.extend(worker.poll());
        }
        assert!(previews.last().is_some_and(|preview| preview.complete), "{previews:?}");
    }

    #[test]
    fn each_position_can_be_won_or_lost() {
        for test_position in [TestPosition::Opening, TestPosition::Middle, TestPosition::Race] {
            let position = test_position.position().unwrap();
            assert_eq!(position.size(), BoardSize::STANDARD);
            for player in Player::ALL {
                let position = position.clone().with_to_move(player);
                let truth = solver::solve(&position);
                assert_eq!(truth.winner, player, "{test_position:?}");
                assert!(truth.winning_moves.len() < position.free_count(), "{test_position:?}");
            }
        }
        assert_eq!(TestPosition::ThisGame.position(), None);
        let race = TestPosition::Race.position().unwrap();
        assert_eq!(solver::solve(&race).winning_moves.len(), 1);
    }
}
