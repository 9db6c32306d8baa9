//! Texts on training a personality.

use crate::messages::generated::training as words;
pub use crate::messages::generated::training::*;

use std::time::Duration;

use crate::messages::game::short_name;
use crate::messages::language::{
    clauses, decimal, exact, exact_percent, minutes, percent, sentences, series, sizes, with_full_stop,
};
use crate::messages::library::trait_name;
use span_it_core::board::BoardSize;
use span_it_core::personality::character::Trait;
use span_it_core::personality::{Factor, Factors};
use span_it_lab::tournament::PlayerSpec;
use span_it_lab::tournament::stats::{Pairs, SprtVerdict};
use span_it_lab::training::train::{
    BOUND_FACTOR, HeldOut, MAX_PAIRS, Measure, Objective, OtherBoard, Round, Space, Trial,
};

pub fn opponents_note(visited: u64) -> String {
    words::opponents_note(visited.saturating_mul(BOUND_FACTOR))
}

pub fn start_out_of_range(factor: Factor, value: f64) -> String {
    words::start_out_of_range(factor, value.to_string())
}

fn measured(measure: &Measure) -> String {
    format!("{} ± {}", points(measure.value()), exact_percent(measure.margin95()))
}

pub fn badge(share: f32) -> String {
    words::badge(percent(f64::from((share * 100.0).floor() / 100.0)))
}

pub fn playing(pairs: u32) -> String {
    words::playing(pairs, MAX_PAIRS)
}

pub fn visited_moves(measure: &Measure) -> String {
    words::visited_moves(visited_count(measure))
}

pub fn round_line(round: &Round) -> String {
    words::round_line(round.round, measured(&round.best))
}

pub fn interrupted(name: &str) -> String {
    words::interrupted(short_name(name))
}

pub fn result_ready(name: &str) -> String {
    words::result_ready(short_name(name))
}

pub fn result_row(measure: &Measure) -> String {
    words::result_row(measured(measure), visited_count(measure))
}

/// The name of the result: `Ada (trained)`, `Ada (trained 2)`.
pub fn trained_name(name: &str) -> String {
    if let Some(first) = name.strip_suffix(&words::trained_name("")) {
        return trained_again(first, "2");
    }
    let mut numbers = name.rsplit(|letter: char| !letter.is_ascii_digit());
    let number = numbers.find(|digits| !digits.is_empty()).unwrap_or_default();
    match (name.strip_suffix(&trained_again("", number)), number.parse::<u32>()) {
        (Some(before), Ok(number)) => trained_again(before, number.saturating_add(1).to_string()),
        _ => words::trained_name(name),
    }
}

pub fn trained_description(from: &str, objective: &Objective) -> String {
    words::trained_description(kind(objective), from, rivals(objective), target_score(objective))
}

/// The objective as a variant of a text.
const fn kind(objective: &Objective) -> &'static str {
    match objective {
        Objective::Keep => "Keep",
        Objective::Score { .. } => "Score",
        Objective::Target { .. } => "Target",
    }
}

fn rivals(objective: &Objective) -> String {
    series(&objective.against().iter().map(PlayerSpec::name).collect::<Vec<_>>())
}

fn target_score(objective: &Objective) -> Option<String> {
    if let Objective::Target { score, .. } = objective { Some(exact_percent(*score)) } else { None }
}

/// A share in percent, without the sign.
fn points(share: f64) -> String {
    decimal(share * 100.0, 1)
}

pub fn measure_heading(objective: &Objective) -> &'static str {
    if *objective == Objective::Keep { measure::keep() } else { measure::score() }
}

pub fn objective_line(objective: &Objective, boards: &[BoardSize]) -> String {
    words::objective_line(kind(objective), rivals(objective), target_score(objective), sizes(boards))
}

pub fn searching(rounds: usize, left: Option<Duration>) -> String {
    words::searching(rounds + 1, left.map(minutes))
}

pub fn best_so_far(round: &Round, objective: &Objective) -> String {
    let is_confirmed = round.best.parts > 0;
    words::best_so_far(kind(objective), is_confirmed, measured(&round.best), measured(&round.start))
}

pub fn chart_text(rounds: &[Round], objective: &Objective) -> String {
    const SOME: usize = 8;
    let Some(last) = rounds.last() else { return chart_empty().to_owned() };
    let every = rounds.len().div_ceil(SOME).max(1);
    let mut some: Vec<&Round> = rounds.iter().step_by(every).collect();
    if some.last().is_none_or(|shown| shown.round != last.round) {
        some.push(last);
    }
    let head = chart_start(kind(objective), measured(&last.start));
    let rounds = some.into_iter().map(|round| with_full_stop(round_line(round)));
    sentences(&[head].into_iter().chain(rounds).collect::<Vec<_>>())
}

pub fn held_out(objective: &Objective, parts: u32) -> String {
    words::held_out(kind(objective), parts)
}

pub fn other_board(other: &OtherBoard) -> String {
    words::other_board(other.size.to_string())
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not below 0")]
fn visited_count(measure: &Measure) -> u64 {
    measure.mean_visited().round() as u64
}

pub fn changed_factors(start: &Factors, trained: &Factors, space: &Space) -> Option<String> {
    const MOST: usize = 3;
    let mut changed: Vec<(f64, Factor)> = space
        .dimensions()
        .iter()
        .map(|one| ((trained[one.factor] - start[one.factor]).abs() / (one.max - one.min), one.factor))
        .filter(|(share, _)| *share > 0.0)
        .collect();
    changed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let one = |&(_, factor): &(f64, Factor)| {
        let [from, to] = [start, trained].map(|factors| short_number(factors[factor]));
        factor_change(factor, trained[factor] > start[factor], from, to)
    };
    let most: Vec<String> = changed.iter().take(MOST).map(one).collect();
    (!most.is_empty()).then(|| changed_most(clauses(&most), changed.len().saturating_sub(MOST)))
}

fn short_number(value: f64) -> String {
    exact((value * 100.0).round() / 100.0)
}

/// The result of the match against the start in one sentence. Three times as many wins, at least ten, count as more.
pub fn match_sentence(new: &str, start: &str, pairs: Pairs) -> String {
    let (won, lost, ties) = (pairs.ww, pairs.ll, pairs.split);
    let is_clear = |more: u32, fewer: u32| more >= 10 && more >= 3 * fewer;
    if is_clear(won, lost) {
        beat(new, start, won, lost, ties)
    } else if is_clear(lost, won) {
        beat(start, new, lost, won, ties)
    } else {
        too_close(won, lost, ties)
    }
}

/// "Runs 62 to 70, Plans 25 to 50."
pub fn changed_style(start: &Factors, trained: &Factors) -> Option<String> {
    let changes = Trait::ALL.into_iter().filter_map(|slider| {
        let [from, to] = [start, trained].map(|factors| decimal(slider.of(factors) * 100.0, 0));
        (from != to).then(|| style_change(trait_name(slider), from, to))
    });
    let changes: Vec<String> = changes.collect();
    (!changes.is_empty()).then(|| words::changed_style(series(&changes)))
}

pub fn sprt_verdict(trial: &Trial) -> String {
    let decision = match trial.sprt.verdict {
        SprtVerdict::H1 => "H1",
        SprtVerdict::H0 => "H0",
        SprtVerdict::Continue if trial.is_cut_short() => "CutShort",
        SprtVerdict::Continue => "Continue",
    };
    let pairs = trial.pairs;
    sentences(&[sprt_decision(decision), sprt_pairs(pairs.total(), pairs.ww, pairs.split, pairs.ll)])
}

pub fn sprt_line(trial: &Trial) -> String {
    let (lower, upper) = trial.sprt.test.bounds();
    let [ratio, lower, upper] = [trial.sprt.llr, lower, upper].map(|value| decimal(value, 2));
    words::sprt_line(ratio, lower, upper)
}

pub fn target_result(objective: &Objective, held_out: &HeldOut) -> Option<String> {
    let target = target_was(target_score(objective)?);
    let missed = held_out.missed(objective).map(|off| {
        let [off, margin] = [off, held_out.new.margin95()].map(points);
        target_missed(off, margin)
    });
    let nearer = held_out.nearer_before(objective).map(|off| {
        let [start, trained] = off.map(points);
        start_is_closer(start, trained)
    });
    Some(sentences(&[target, missed.unwrap_or_default(), nearer.unwrap_or_default()]))
}

pub fn finished(name: &str, held_out: &HeldOut, objective: &Objective) -> String {
    if held_out.is_empty() {
        return no_better(name);
    }
    let [new, start] = [&held_out.new, &held_out.start].map(|measure| exact_percent(measure.value()));
    let ending = match (held_out.missed(objective), held_out.nearer_before(objective)) {
        (None, _) => "",
        (Some(_), None) => missed(),
        (Some(_), Some(_)) => missed_and_start_closer(),
    };
    sentences(&[is_ready(kind(objective), name, new, start).as_str(), ending])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_missed_target_score() {
        let of = |sum: f64| Measure { parts: 400, sum, squares: sum * 0.97, visited: 1, moves: 1 };
        let held_out = |sum| HeldOut { start: of(370.0), new: of(sum), other: None, trial: None };
        let target = Objective::Target { against: Vec::new(), score: 0.4 };
        assert_eq!(target_result(&target, &held_out(164.0)).unwrap(), "The target was a score of 40.0%.");
        let missed = target_result(&target, &held_out(368.0)).unwrap();
        assert!(missed.contains(". It was missed by 52.0, more than the margin of 2."), "{missed}");
        assert!(
            finished("Gentle", &held_out(368.0), &target).ends_with(" The target score was not reached.")
        );
        assert!(finished("Gentle", &held_out(164.0), &target).ends_with(", the start 92.5%."));
        assert_eq!(target_result(&Objective::Keep, &held_out(368.0)), None);
        // Farther from it than the start.
        let message = target_result(&target, &held_out(380.0)).unwrap();
        assert!(
            message.ends_with(" The start is closer: it misses by 52.5, the new one by 55.0."),
            "{message}"
        );
        assert!(!missed.contains("is closer"), "{missed}");
        assert!(finished("Gentle", &held_out(380.0), &target).ends_with("not reached; the start is closer."));
    }

    #[test]
    fn lists_most_changed_factors() {
        let start = Factors::default();
        let mut trained = start.clone();
        assert_eq!(changed_factors(&start, &trained, &Space::all()), None);
        for (factor, value) in [
            (Factor::NodeMajor, start[Factor::NodeMajor] + 0.1),
            (Factor::PathMajorSpan, -4.5),
            (Factor::GamePredictability, start[Factor::GamePredictability] + 150.0),
            (Factor::NodeMinor, start[Factor::NodeMinor] - 0.001),
        ] {
            trained.set(factor, value).unwrap();
        }
        let message = changed_factors(&start, &trained, &Space::all()).unwrap();
        let place = |name: &str| message.find(name).unwrap_or(usize::MAX);
        assert!(message.contains("PathMajorSpan down from ") && message.contains(" to -4.5;"), "{message}");
        assert!(place("PathMajorSpan") < place("NodeMajor") && message.ends_with("; 1 more."), "{message}");
    }

    #[test]
    fn numbers_repeated_trainings() {
        for (name, expected) in [
            ("Ada", "Ada (trained)"),
            ("Ada (trained)", "Ada (trained 2)"),
            ("Ada (trained 9)", "Ada (trained 10)"),
            ("Ada (trained hard)", "Ada (trained hard) (trained)"),
        ] {
            assert_eq!(trained_name(name), expected);
        }
    }

    #[test]
    fn chart_text_has_few_rounds() {
        let measure = Measure { parts: 100, sum: 70.0, squares: 70.0, visited: 1000, moves: 100 };
        let rounds: Vec<Round> = (1..=50)
            .map(|round| Round {
                round,
                sample: 96,
                factors: span_it_core::personality::Factors::default(),
                best: measure,
                start: measure,
                spread: 1.0,
                elapsed: Duration::ZERO,
                logged: false,
            })
            .collect();
        let message = chart_text(&rounds, &Objective::Keep);
        assert!(
            message.contains("Round 1: 70.0 ± ") && message.contains("Round 50: ") && message.len() < 400,
            "{message}"
        );
        assert!(chart_text(&[], &Objective::Keep).ends_with(first_round()));
    }
}
