//! A whole tuning: the search, the last choice and the comparison, with a log that knows when it has
//! ended.
//!
//! May import: [`contest`](crate::contest), [`engine`](crate::engine), [`json`](crate::json),
//! [`personality`](crate::personality), the rest of training.

use std::sync::Arc;

use crate::contest::stats::Pairs;
use crate::engine::Stop;
use crate::json::{FormatError, Object, Value, write_line};
use crate::personality::{Factor, Factors};

use super::log::{self, Log};
use super::{
    Comparison, Course, HeldOut, Measure, Pace, Step, TuneError, Until, choose, hold_out_with, opened,
    search, trial_of,
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
/// has ended by its log, and is to go on no longer, comes to the same without any work.
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
        return Ok(end);
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
    let mut pace = Pace::default();
    known.rounds.iter().for_each(|round| pace.reach(round.elapsed));
    let rounds = u32::try_from(known.rounds.len()).unwrap_or(u32::MAX);
    Ok(known.end.filter(|_| until.reached(rounds, pace)))
}

impl Bred {
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

    /// Reads it again, after so many rounds.
    pub(super) fn from_object(object: &Object<'_>, rounds: u32) -> Result<Self, FormatError> {
        object.only(&KEYS)?;
        object.required(FINISHED, &rounds.to_string())?.whole(u64::from(rounds)..=u64::from(rounds))?;
        let measure = |key| Measure::from_value(&object.required(key, Measure::EXPECTED)?);
        let pairs = object.required("pairs", "three numbers of pairs, or null")?;
        let pairs = if pairs.is_null() { None } else { Some(read_pairs(&pairs)?) };
        Ok(Self {
            factors: read_factors(&object.required("factors", "an object with the fourteen factors")?)?,
            rounds,
            held_out: HeldOut {
                start: measure("start")?,
                bred: measure("bred")?,
                trial: pairs.map(trial_of),
            },
        })
    }
}

fn read_pairs(value: &Value<'_>) -> Result<Pairs, FormatError> {
    const PAIRS: &str = "three numbers of pairs, or null";
    let mut items = value.items(PAIRS)?;
    let mut next = || {
        let item = items.next().ok_or_else(|| value.unexpected(PAIRS))?;
        Ok(u32::try_from(item.whole(0..=1_000_000)?).unwrap_or(0))
    };
    let pairs = Pairs { ww: next()?, split: next()?, ll: next()? };
    if items.len() == 0 { Ok(pairs) } else { Err(value.unexpected(PAIRS)) }
}

/// The factors as a log has them.
fn read_factors(value: &Value<'_>) -> Result<Factors, FormatError> {
    let object = value.object()?;
    object.only(&Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>())?;
    let mut factors = Factors::default();
    for factor in Factor::all() {
        let expected = format!("a {}", factor.info().expected());
        let value = object.required(factor.info().key, &expected)?;
        let number = value.number(&expected)?;
        factors.set(factor, number).ok().ok_or_else(|| value.unexpected(&expected))?;
    }
    Ok(factors)
}
