//! A whole tuning: the search, the last choice and the comparison, with a log that knows when it has
//! ended.

use std::sync::Arc;

use crate::contest::stats::Pairs;
use span_it_core::engine::Stop;
use span_it_core::json::{FormatError, Object, Value, write_line};
use span_it_core::personality::{Factor, Factors};

use super::breed::Breeding;
use super::held_out::{is_tried_out, most_pairs, most_parts};
use super::log::{self, Log};
use super::{
    Comparison, Course, HeldOut, Measure, Pace, Step, TuneError, Until, choose, hold_out_with, opened,
    replay, search, trial_of,
};

/// What its line in the log begins with: how many rounds there were.
pub(super) const FINISHED: &str = "finished";

/// The keys of its line.
const KEYS: [&str; 5] = [FINISHED, "factors", "start", "bred", "pairs"];

/// What a tuning has come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Bred {
    /// The personality that was chosen.
    pub factors: Factors,
    /// After so many rounds.
    pub rounds: u32,
    /// What it is worth beside the start.
    pub held_out: HeldOut,
}

/// How far a whole tuning has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage<'a> {
    /// Of the search and the last choice.
    Search(Step<'a>),
    /// Of the comparison.
    Comparison(Comparison),
}

/// Breeds a personality and compares it with the start.
///
/// With a log it can be broken off anywhere and gone on with: what was not written down is done again, from
/// the same seeds, so it ends as if it had not been broken off. Its end is written down too; a tuning that
/// has ended by its log, and is to go on no longer, comes to the same without any work. The search is then
/// done again from the rounds' measures, and whom the log calls bred must be among those it ends with. The
/// measures, the last choice among these few and the comparison would cost as much as the tuning: they are
/// taken from the log on trust.
///
/// # Errors
/// The course cannot be run, the log cannot be used or holds more rounds than asked for, or it was cancelled.
pub fn breed(
    course: &Course,
    until: Until,
    log: Option<&std::path::Path>,
    stop: &Arc<Stop>,
    on_way: &mut dyn FnMut(Stage<'_>),
) -> Result<Bred, TuneError> {
    let (file, known) = opened(course, log)?;
    until.check(&known, log)?;
    let mut found = search(course, (until, stop), (file, known), &mut |step| on_way(Stage::Search(step)))?;
    if let Some(end) = found.end {
        return end.checked(&found.breeding, log);
    }
    let factors =
        choose(&found.breeding, stop, &mut |done, of| on_way(Stage::Search(Step::Choice(done, of))))?;
    let held_out = hold_out_with(course, &factors, stop, &mut |way| on_way(Stage::Comparison(way)))?;
    let bred = Bred { factors, rounds: found.breeding.round, held_out };
    found.log.as_mut().map_or(Ok(()), |log: &mut Log| log.end(&bred))?;
    Ok(bred)
}

/// What a tuning has come to that has ended by its log and is to go on no longer; none of any other. The
/// file is left as it is.
///
/// # Errors
/// The log cannot be used, or holds more rounds than asked for.
pub fn finished(course: &Course, until: Until, log: &std::path::Path) -> Result<Option<Bred>, TuneError> {
    course.check()?;
    let known = log::look(log, course)?;
    until.check(&known, Some(log))?;
    let (mut breeding, mut pace) = (Breeding::new(course), Pace::default());
    for round in &known.rounds {
        pace.reach(round.elapsed);
        let strayed = TuneError::Strayed { path: log.to_owned(), round: breeding.round + 1 };
        replay(&mut breeding, round).ok_or(strayed)?;
    }
    let end = known.end.filter(|_| until.reached(breeding.round, pace));
    end.map(|end| end.checked(&breeding, Some(log))).transpose()
}

impl Bred {
    /// What a log says came of a search, if it can have come of it.
    fn checked(self, breeding: &Breeding<'_>, log: Option<&std::path::Path>) -> Result<Self, TuneError> {
        match log {
            Some(path) if !breeding.finalists().contains(&self.factors) => {
                Err(TuneError::StrayedEnd { path: path.to_owned() })
            }
            _ => Ok(self),
        }
    }

    /// Its line in the log.
    pub(super) fn to_json(&self) -> String {
        let HeldOut { start, bred, trial } = self.held_out;
        let pairs = trial.map(|trial| trial.pairs);
        let values = [
            self.rounds.to_string(),
            log::factors(&self.factors),
            start.to_json(),
            bred.to_json(),
            pairs.map_or_else(|| "null".to_owned(), |Pairs { ww, split, ll }| format!("[{ww},{split},{ll}]")),
        ];
        write_line(&KEYS.into_iter().zip(values).collect::<Vec<_>>())
    }

    /// Reads it again, after so many rounds of a course: it must be something that could have come of it.
    pub(super) fn from_object(
        object: &Object<'_>,
        rounds: u32,
        course: &Course,
    ) -> Result<Self, FormatError> {
        object.only(&KEYS)?;
        object.required(FINISHED, &rounds.to_string())?.whole(u64::from(rounds)..=u64::from(rounds))?;
        let factors =
            read_factors(&object.required("factors", "an object with the fourteen factors")?, course)?;
        let pairs = read_pairs(&object.required("pairs", PAIRS)?, course)?;
        if pairs.is_some() != is_tried_out(course, &factors) {
            let expected = if pairs.is_some() { "null, as these two play no games" } else { PAIRS };
            return Err(object.required("pairs", PAIRS)?.unexpected(expected));
        }
        let (start, bred) = (read_measure(object, "start", course)?, read_measure(object, "bred", course)?);
        if start.parts != bred.parts {
            let expected = format!("as many parts as the start has, {}", start.parts);
            return Err(object.required("bred", Measure::EXPECTED)?.unexpected(&expected));
        }
        Ok(Self { factors, rounds, held_out: HeldOut { start, bred, trial: pairs.map(trial_of) } })
    }
}

const PAIRS: &str = "three numbers of pairs, or null";

/// A measure of the held-out work.
fn read_measure(object: &Object<'_>, key: &str, course: &Course) -> Result<Measure, FormatError> {
    let value = object.required(key, Measure::EXPECTED)?;
    let (measure, most) = (Measure::from_value(&value)?, most_parts(course));
    if measure.parts as usize <= most {
        return Ok(measure);
    }
    Err(value.unexpected(&format!("at most {most} parts, all that the comparison holds")))
}

/// The games against the start.
fn read_pairs(value: &Value<'_>, course: &Course) -> Result<Option<Pairs>, FormatError> {
    if value.is_null() {
        return Ok(None);
    }
    let mut items = value.items(PAIRS)?;
    let mut next = || {
        let item = items.next().ok_or_else(|| value.unexpected(PAIRS))?;
        Ok(u32::try_from(item.whole(0..=1_000_000)?).unwrap_or(0))
    };
    let pairs = Pairs { ww: next()?, split: next()?, ll: next()? };
    let most = most_pairs(course);
    if pairs.total() > most {
        return Err(value.unexpected(&format!("at most {most} pairs together")));
    }
    if items.len() == 0 { Ok(Some(pairs)) } else { Err(value.unexpected(PAIRS)) }
}

/// The factors as a log has them: those that may change, in their ranges, and the others as the start has
/// them.
fn read_factors(value: &Value<'_>, course: &Course) -> Result<Factors, FormatError> {
    let object = value.object()?;
    object.only(&Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>())?;
    let mut factors = Factors::default();
    for factor in Factor::all() {
        let expected = format!("a {}", factor.info().expected());
        let value = object.required(factor.info().key, &expected)?;
        let number = value.number(&expected)?;
        factors.set(factor, number).ok().ok_or_else(|| value.unexpected(&expected))?;
        course
            .space
            .check(factor, (number, course.start[factor]))
            .map_err(|wanted| value.unexpected(&wanted))?;
    }
    Ok(factors)
}
