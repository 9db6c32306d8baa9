//! How well a personality plays, by the solver's word: of won positions that it could lose, how many
//! does it keep won?

use std::sync::Arc;
use std::time::Duration;

use crate::contest::stats::Z95;
use span_it_core::engine::{Engine, Stop};
use span_it_core::personality::Factors;
use span_it_core::seed::Seed;

use super::chance::seed_for;
pub use super::exam::{Exam, Question};
use super::ponder::{Bound, ponder};
use crate::thread_pool::ThreadPool;

/// What the dice of this module are for.
const PURPOSE: u64 = 0x0073_6974;

/// How many of the wins were kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// Wins that were kept.
    pub kept: u32,
    /// Positions answered.
    pub of: u32,
}

impl Mark {
    /// The share that was kept, 0..1; 0 of nothing.
    pub fn share(self) -> f64 {
        f64::from(self.kept) / f64::from(self.of.max(1))
    }

    /// Where the true share lies with 95 % confidence; 0 and 1 of nothing.
    // CITE: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22, 1927.
    pub fn interval95(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (p, n) = (self.share(), f64::from(self.of));
        let centre = (p + Z95 * Z95 / (2.0 * n)) / (1.0 + Z95 * Z95 / n);
        let half = Z95 / (1.0 + Z95 * Z95 / n) * (p * (1.0 - p) / n + Z95 * Z95 / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }

    /// Half the width of [`interval95`](Self::interval95): what stands behind the plus-minus sign.
    pub fn margin95(self) -> f64 {
        let (low, high) = self.interval95();
        (high - low) / 2.0
    }

    /// The mark with one more answer.
    #[must_use]
    fn and(self, kept: bool) -> Self {
        Self { kept: self.kept + u32::from(kept), of: self.of + 1 }
    }
}

/// A mark, and what it cost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Report {
    /// How many of the wins were kept.
    pub mark: Mark,
    /// Moves looked at, in all.
    pub visited: u64,
    /// Time thought, in all threads together.
    pub time: Duration,
}

impl Report {
    /// Moves looked at a position, on average.
    pub fn mean_visited(&self) -> f64 {
        self.visited as f64 / f64::from(self.mark.of.max(1))
    }

    /// Time thought about a position, on average.
    pub fn mean_time(&self) -> Duration {
        self.time / self.mark.of.max(1)
    }
}

/// A personality sits an exam with its own full search, on all cores. The mark depends on exam,
/// factors and seed alone. `progress` hears how it stands, in no settled order.
///
/// None when cancelled.
///
/// ```
/// use span_it_core::board::BoardSize;
/// use span_it_core::engine::Seed;
/// use span_it_core::personality::library;
/// use span_it_arena::training::school::{Exam, random_mark, sit};
/// let (stop, seed) = (std::sync::Arc::default(), Seed::default());
/// let exam = Exam::new(BoardSize::STANDARD, 100, seed, &stop).expect("nobody cancels");
/// let steady = library::builtin_named("Steady").expect("it is shipped");
/// let mark = sit(&exam, &steady.factors, seed, &stop, &mut |_| ()).expect("nobody cancels");
/// assert!(mark.of == 100 && mark.share() > random_mark(&exam));
/// ```
pub fn sit(
    exam: &Exam,
    factors: &Factors,
    seed: Seed,
    stop: &Arc<Stop>,
    progress: &mut dyn FnMut(Mark),
) -> Option<Mark> {
    let report = sit_and_tell(exam, factors, seed, stop, &mut |report| progress(report.mark))?;
    Some(report.mark)
}

/// As [`sit`], with what it cost. The moves looked at are as settled as the mark, the time is not.
///
/// None when cancelled.
pub fn sit_and_tell(
    exam: &Exam,
    factors: &Factors,
    seed: Seed,
    stop: &Arc<Stop>,
    progress: &mut dyn FnMut(Report),
) -> Option<Report> {
    sit_by(ThreadPool::all_cores(stop), exam, &|number| thinker(exam, factors, seed, number), progress)
}

/// The personality at one position. Each has luck of its own.
fn thinker(exam: &Exam, factors: &Factors, seed: Seed, number: usize) -> Engine {
    let luck = seed_for(seed, &[PURPOSE, number as u64]);
    Engine::new(&exam.questions()[number].position, factors, luck)
}

fn sit_by(
    crew: ThreadPool<'_>,
    exam: &Exam,
    thinker: &(impl Fn(usize) -> Engine + Sync),
    progress: &mut dyn FnMut(Report),
) -> Option<Report> {
    let mut report = Report::default();
    let answer = |(): &mut (), number: usize| ponder(&mut thinker(number), Bound::Whole, crew.stop);
    crew.run(exam.len(), &|| (), &answer, |number, thought| {
        let kept = exam.questions()[number].answers.contains(&thought.mv);
        report.mark = report.mark.and(kept);
        report.visited += thought.visited;
        report.time += thought.time;
        progress(report);
    })?;
    Some(report)
}

/// The share of wins that moves at random keep, on average, 0..1; 0 of nothing.
pub fn random_mark(exam: &Exam) -> f64 {
    let sum: f64 = exam.questions().iter().map(Question::chance).sum();
    sum / (exam.len().max(1)) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::board::BoardSize;
    use span_it_core::personality::library;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-5
    }

    #[test]
    fn margins_are_wilsons() {
        // The intervals of R's prop.test(kept, of, correct = FALSE).
        let cases = [((10, 10), (0.7225, 1.0)), ((50, 100), (0.4038, 0.5962)), ((0, 5), (0.0, 0.4345))];
        for ((kept, of), (low, high)) in cases {
            let (l, h) = Mark { kept, of }.interval95();
            assert!(close(l, low) && close(h, high), "{kept}/{of}: {l} {h}");
        }
        assert!(close(Mark { kept: 50, of: 100 }.margin95(), 0.0962));
        assert!(close(Mark::default().margin95(), 0.5) && close(Mark::default().share(), 0.0));
    }

    #[test]
    fn the_stronger_keep_more_whatever_the_threads() {
        let stop = Arc::new(Stop::default());
        let exam = Exam::new(BoardSize::STANDARD, 150, Seed::default(), &stop).unwrap();
        let mark = |name: &str, threads| {
            let factors = &library::builtin_named(name).unwrap().factors;
            let thinker = |number| thinker(&exam, factors, Seed::default(), number);
            let mut heard = 0;
            let report =
                sit_by(ThreadPool::with_threads(threads, &stop), &exam, &thinker, &mut |_| heard += 1)
                    .unwrap();
            assert_eq!(heard, 150);
            (report.mark, report.visited)
        };
        let (novice, strategist) = (mark("Novice", 1), mark("Strategist", 1));
        assert_eq!((novice, strategist), (mark("Novice", 3), mark("Strategist", 2)));
        let random = random_mark(&exam);
        assert!(random > 0.2 && random < novice.0.share() && novice.0.share() < strategist.0.share());
        assert!(novice.1 < strategist.1);
    }

    #[test]
    fn a_cancelled_exam_has_no_mark() {
        let stop = Arc::new(Stop::default());
        let exam = Exam::new(BoardSize::STANDARD, 50, Seed::default(), &stop).unwrap();
        let boundless = &library::builtin_named("Master").unwrap().factors;
        let mark = sit(&exam, boundless, Seed::default(), &stop, &mut |_| stop.cancel());
        assert_eq!(mark, None);
    }
}
