//! Texts on training a personality.

use std::time::Duration;

use crate::messages::game::short_name;
use crate::messages::language::{
    clauses, counted, decimal, exact_percent, grouped, minutes, percent, sentences, series, sizes,
    with_full_stop,
};
use span_it_core::board::BoardSize;
use span_it_core::personality::{Factor, Factors};
use span_it_lab::tournament::PlayerSpec;
use span_it_lab::tournament::stats::SprtVerdict;
use span_it_lab::training::train::{
    BOUND_FACTOR, HeldOut, MAX_PAIRS, Measure, Objective, OtherBoard, Round, Space, Trial,
};

pub const UNREADABLE: &str = "An interrupted training could not be read";
pub const TRAIN: &str = "Train…";
pub const TRAIN_TIP: &str =
    "Searches for better values of the factors you choose, and opens the result as a new personality.";
pub const TITLE: &str = "Train a personality";
pub const ABOUT: &str = "Tries hundreds of variants and keeps the best. This personality is not changed; the result is a new one.";
pub const OBJECTIVE: &str = "Goal";
pub const OBJECTIVES: [&str; 3] = ["Stays ahead", "Score", "Target score"];
pub const OBJECTIVE_NOTES: [&str; 3] = [
    "Stay ahead more often when it is ahead (checked by the solver).",
    "Win more games against the opponents chosen below.",
    "Reach this score against the opponents chosen below, but not more: a weak opponent with a style.",
];
pub const TARGET: &str = "Score to reach";
pub const OPPONENTS: &str = "Against";
pub const ADD_OPPONENTS: &str = "Add opponents…";
pub fn opponents_note(visited: u64) -> String {
    let most = grouped(visited.saturating_mul(BOUND_FACTOR));
    format!("Opponents are limited to {most} visited moves per turn.")
}
pub const BOARDS: &str = "Boards";
pub const LENGTH: &str = "Duration";
pub const LENGTHS: [&str; 4] = ["1 min", "5 min", "15 min", "Rounds"];
pub const ROUNDS: &str = "Rounds";
pub const MINUTES_NOTE: &str = "Plus a final comparison, which may take a minute or two.";
pub const ROUNDS_NOTE: &str = "With rounds, the same choices always give the same result. A final comparison follows, which may take a minute or two.";
pub const SEED: &str = "Seed";
pub const VISITED: &str = "Moves per turn";
pub const VISITED_NOTE: &str =
    "Average limit of visited moves; slower variants are penalised. 5,000 take a few milliseconds.";
pub const FACTORS: &str = "Factors that may change";
pub const ALL: &str = "All";
pub const NONE: &str = "None";
pub const RANGE: [&str; 2] = ["from", "to"];
pub const START: &str = "Start";
pub const CONTINUE_IN_BACKGROUND: &str = "Continue in background";
pub const CANCEL: &str = "Stop";
pub const CANCEL_TIP: &str = "Stops the training. The best so far is kept, and you can resume later.";
pub const FINISH: &str = "Finish now";
pub const FINISH_TIP: &str = "Ends the search after this round and compares the best with the start.";
pub const RESUME: &str = "Resume";
pub const OPEN_IN_EDITOR: &str = "Open in the editor";
pub const OPEN_BEST: &str = "Open the best so far";
pub const DISCARD: &str = "Discard";
pub const DISCARD_QUESTION: &str = "Discard this training?";
pub const KEEP: &str = "Keep it";
pub const OPEN_SHORT: &str = "Open";
pub const HIDE_SHORT: &str = "Hide";
pub const NEW: &str = "New training";
pub const PROGRESS: &str = "Training";
pub const FIRST_ROUND: &str = "The first round is running…";
pub const STOPPED: &str = "Interrupted. Nothing is lost. You can resume it now or later.";
pub const STOPPED_EARLY: &str = "Interrupted before the first round ended. You can resume it.";
pub const NOTHING_BETTER: &str = "Nothing better than the start was found.";
pub const OPENS_AS_NEW: &str = "It opens as a new, unsaved personality.";
pub const ROUNDS_AXIS: &str = "Round";
pub const NO_CHART: &str = "The rounds can no longer be read, so there is no curve.";
pub const START_LINE: &str = "start";
pub const TARGET_LINE: &str = "target";
pub const SHOW: &str = "Show the training";
pub const STOPPED_BY_ERROR: &str =
    "The training stopped because of an error in the program. Its rounds were kept.";
pub const FACTOR_NEEDED: &str = "Choose at least one factor.";
pub const RANGE_NEEDED: &str = "Each chosen factor needs a range of two valid values, the smaller one first.";
pub const NAME_TOO_LONG: &str = "The name of this personality is too long for a file name.";
pub const OPPONENT_NEEDED: &str = "Choose at least one opponent.";
pub const BOARD_NEEDED: &str = "Choose at least one board.";
pub const TARGET_RANGE: &str = "A score from 0% to 100%";
pub const SEED_RANGE: &str = "A whole number from 0 to 9,007,199,254,740,991";
pub const ROUNDS_RANGE: &str = "A whole number from 1 to 100,000";
pub const VISITED_RANGE: &str = "A whole number from 1 to 1,000,000,000";

texts! {
    start_out_of_range(factor: Factor, value: f64) =
        "{} is {value} now; its range must include that.", factor.info().name;
    training_title(name: &str) = "Training of {name}";
    measured(measure: &Measure) = "{} ± {}", points(measure.value()), exact_percent(measure.margin95());
    range_end(factor: Factor, end: usize) = "{} {}", factor.info().name, RANGE[end];
    free_count(count: usize, of: usize) = "{count} of {of}";
    badge(share: f32) = "Training {}", percent(f64::from((share * 100.0).floor() / 100.0));
    finishing(rounds: usize) = "Ending with round {}…", rounds.max(1);
    choosing(done: usize, of: usize) = "Final selection: {done} of {of}";
    comparing(done: usize, of: usize) = "Comparing the best with the start: {done} of {of}";
    playing(pairs: u32) = "The best plays the start: {pairs} of at most {MAX_PAIRS} game pairs";
    visited_moves(measure: &Measure) = "The best has {} visited moves per turn.", visited_count(measure);
    round_line(round: &Round) = "Round {}: {}", round.round, measured(&round.best);
    interrupted(name: &str) = "The training of {} was interrupted. You can resume it.", short_name(name);
    result_ready(name: &str) = "The training is complete: {} is ready.", short_name(name);
    stopped(why: impl std::fmt::Display) = "The training stopped: {why}";
    result_row(measure: &Measure) =
        "{}, {} visited moves per turn", measured(measure), visited_count(measure);
}

pub fn trained_name(name: &str) -> String {
    const TRAINED: &str = " (trained";
    let parts = name.strip_suffix(')').and_then(|name| name.rsplit_once(TRAINED));
    let Some((before, number)) = parts else { return format!("{name}{TRAINED})") };
    let number = if number.is_empty() { Some(1) } else { number.trim().parse::<u32>().ok() };
    match number {
        Some(number) => format!("{before}{TRAINED} {})", number.saturating_add(1)),
        None => format!("{name}{TRAINED})"),
    }
}

pub fn trained_description(from: &str, objective: &Objective) -> String {
    let rivals = rivals(objective);
    match objective {
        Objective::Keep => format!("Trained from {from} to keep its wins."),
        Objective::Score { .. } => format!("Trained from {from} to beat {rivals}."),
        Objective::Target { score, .. } => {
            format!("Trained from {from} to score {} against {rivals}.", exact_percent(*score))
        }
    }
}

fn rivals(objective: &Objective) -> String {
    series(&objective.against().iter().map(PlayerSpec::name).collect::<Vec<_>>())
}

/// A share in percent, without the sign.
fn points(share: f64) -> String {
    decimal(share * 100.0, 1)
}

pub const fn measure_heading(objective: &Objective) -> &'static str {
    match objective {
        Objective::Keep => "Stays ahead when ahead",
        Objective::Score { .. } | Objective::Target { .. } => "Score",
    }
}

pub fn objective_line(objective: &Objective, boards: &[BoardSize]) -> String {
    let (rivals, boards) = (rivals(objective), sizes(boards));
    match objective {
        Objective::Keep => format!("To stay ahead when it is ahead, on {boards}."),
        Objective::Score { .. } => format!("To beat {rivals}, on {boards}."),
        Objective::Target { score, .. } => {
            format!("To score {} against {rivals}, on {boards}.", exact_percent(*score))
        }
    }
}

pub const BADGE_DONE: &str = "Training: done";
pub const BADGE_STOPPED: &str = "Training: stopped";
pub const BADGE_FAILED: &str = "Training: failed";

pub fn searching(rounds: usize, left: Option<Duration>) -> String {
    let round = rounds + 1;
    match left.map(minutes) {
        None => format!("Round {round}"),
        Some(left) => format!("Round {round}; about {left} left, then the comparison"),
    }
}

pub fn best_so_far(round: &Round, objective: &Objective) -> String {
    let start = measured(&round.start);
    let is_confirmed = round.best.parts > 0;
    let best = measured(&round.best);
    match (objective, is_confirmed) {
        (Objective::Keep, true) => format!("Best so far: stays ahead {best}, start {start}"),
        (Objective::Keep, false) => format!("Best so far: not confirmed yet; the start stays ahead {start}"),
        (Objective::Score { .. } | Objective::Target { .. }, true) => {
            format!("Best so far: score {best}, start {start}")
        }
        (Objective::Score { .. } | Objective::Target { .. }, false) => {
            format!("Best so far: score not confirmed yet, start {start}")
        }
    }
}

pub fn chart_text(rounds: &[Round], objective: &Objective) -> String {
    const SOME: usize = 8;
    let Some(last) = rounds.last() else {
        return "Best so far, by round: The first round is running…".to_owned();
    };
    let every = rounds.len().div_ceil(SOME).max(1);
    let mut some: Vec<&Round> = rounds.iter().step_by(every).collect();
    if some.last().is_none_or(|shown| shown.round != last.round) {
        some.push(last);
    }
    let start = measured(&last.start);
    let head = match objective {
        Objective::Keep => format!("Best so far, by round: how often it stays ahead. Start: {start}."),
        Objective::Score { .. } | Objective::Target { .. } => {
            format!("Best so far, by round, score. Start: {start}.")
        }
    };
    let rounds = some.into_iter().map(|round| with_full_stop(round_line(round)));
    sentences(&[head].into_iter().chain(rounds).collect::<Vec<_>>())
}

pub fn held_out(objective: &Objective, parts: u32) -> String {
    match objective {
        Objective::Keep => {
            format!("Stays ahead in {} positions not used in the training:", grouped(parts))
        }
        Objective::Score { .. } | Objective::Target { .. } => {
            format!("Score in {parts} game pairs not used in the training:")
        }
    }
}

pub fn other_board(other: &OtherBoard) -> String {
    format!("On {}, where it was not trained:", other.size)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not below 0")]
fn visited_count(measure: &Measure) -> String {
    grouped(measure.mean_visited().round() as u64)
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
    let more = changed.len().saturating_sub(MOST);
    let one = |&(_, factor): &(f64, Factor)| {
        let name = factor.info().name;
        let [from, to] = [start, trained].map(|factors| short_number(factors[factor]));
        if trained[factor] > start[factor] {
            format!("{name} up from {from} to {to}")
        } else {
            format!("{name} down from {from} to {to}")
        }
    };
    let most: Vec<String> = changed.iter().take(MOST).map(one).collect();
    let changes = clauses(&most);
    match (most.is_empty(), more) {
        (true, _) => None,
        (false, 0) => Some(format!("Changed most: {changes}.")),
        (false, more) => Some(format!("Changed most: {changes}; {more} more.")),
    }
}

fn short_number(value: f64) -> String {
    let value = decimal(value, 2);
    value.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub fn sprt_verdict(trial: &Trial) -> String {
    let message = match trial.sprt.verdict {
        SprtVerdict::H1 => "It is stronger than the start.",
        SprtVerdict::H0 => "It is not clearly stronger than the start.",
        SprtVerdict::Continue if trial.is_cut_short() => {
            "It is not decided whether it is stronger than the start: the games ended early because they visited too many moves."
        }
        SprtVerdict::Continue => "It is not decided whether it is stronger than the start.",
    };
    let pairs = trial.pairs;
    let result = format!(
        "Of {} against it, {} won twice, {} split and {} lost twice.",
        counted(pairs.total(), "game pair", "game pairs"),
        pairs.ww,
        pairs.split,
        pairs.ll
    );
    sentences(&[message, &result])
}

pub fn sprt_line(trial: &Trial) -> String {
    let (lower, upper) = trial.sprt.test.bounds();
    let [ratio, lower, upper] = [trial.sprt.llr, lower, upper].map(|value| decimal(value, 2));
    format!("SPRT, 0 against 20 normalised Elo: log-likelihood ratio {ratio}, bounds {lower} and {upper}.")
}

pub fn target_result(objective: &Objective, held_out: &HeldOut) -> Option<String> {
    let Objective::Target { score, .. } = objective else { return None };
    let target = format!("The target was a score of {}.", exact_percent(*score));
    let missed = held_out.missed(objective).map(|off| {
        let [off, margin] = [off, held_out.new.margin95()].map(points);
        format!("It was missed by {off}, more than the margin of {margin}.")
    });
    let nearer = held_out.nearer_before(objective).map(|off| {
        let [start, trained] = off.map(points);
        format!("The start is closer: it misses by {start}, the new one by {trained}.")
    });
    Some(sentences(&[target, missed.unwrap_or_default(), nearer.unwrap_or_default()]))
}

pub fn finished(name: &str, held_out: &HeldOut, objective: &Objective) -> String {
    if held_out.is_empty() {
        return format!("{name} is ready: nothing better was found.");
    }
    let [new, start] = [&held_out.new, &held_out.start].map(|measure| exact_percent(measure.value()));
    let result = match objective {
        Objective::Keep => format!("{name} is ready: it stays ahead {new}, the start {start}."),
        Objective::Score { .. } | Objective::Target { .. } => {
            format!("{name} is ready: score {new}, the start {start}.")
        }
    };
    let missed = match (held_out.missed(objective), held_out.nearer_before(objective)) {
        (None, _) => "",
        (Some(_), None) => "The target score was not reached.",
        (Some(_), Some(_)) => "The target score was not reached; the start is closer.",
    };
    sentences(&[result.as_str(), missed])
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
        assert!(chart_text(&[], &Objective::Keep).ends_with(FIRST_ROUND));
    }
}
