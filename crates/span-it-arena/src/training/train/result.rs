//! The result of a training, and its line in the log.

use span_it_core::personality::Factors;
use span_it_files::json::{FormatError, Object, Value, write_line};

use crate::tournament::stats::Pairs;

use super::factors_json::{read_factors, write_factors};
use super::held_out::{has_trial, most_pairs, most_parts};
use super::{HeldOut, Measure, TrainingConfig, trial_of};

/// The first key of the line: the number of rounds.
pub(super) const FINISHED: &str = "finished";

const KEYS: [&str; 5] = [FINISHED, "factors", "start", "trained", "pairs"];

const PAIRS: &str = "three numbers of pairs, or null";

/// The result of a training.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingResult {
    /// The selected personality.
    pub factors: Factors,
    /// The number of rounds.
    pub rounds: u32,
    /// The comparison with the start.
    pub held_out: HeldOut,
}

impl TrainingResult {
    pub(super) fn to_json(&self) -> String {
        let HeldOut { start, new, trial } = self.held_out;
        let pairs = trial.map(|trial| trial.pairs);
        let values = [
            self.rounds.to_string(),
            write_factors(&self.factors),
            start.to_json(),
            new.to_json(),
            pairs.map_or_else(|| "null".to_owned(), |Pairs { ww, split, ll }| format!("[{ww},{split},{ll}]")),
        ];
        write_line(&KEYS.into_iter().zip(values).collect::<Vec<_>>())
    }

    /// Reads the line after `rounds` rounds. It must be a result that the config can lead to.
    pub(super) fn from_object(
        object: &Object<'_>,
        rounds: u32,
        config: &TrainingConfig,
    ) -> Result<Self, FormatError> {
        object.only(&KEYS)?;
        object.required(FINISHED, &rounds.to_string())?.whole(u64::from(rounds)..=u64::from(rounds))?;
        let factors =
            read_factors(&object.required("factors", "an object with the fourteen factors")?, config)?;
        let pairs = read_pairs(&object.required("pairs", PAIRS)?, config)?;
        if pairs.is_some() != has_trial(config, &factors) {
            let expected = if pairs.is_some() { "null, as these two play no games" } else { PAIRS };
            return Err(object.required("pairs", PAIRS)?.unexpected(expected));
        }
        let (start, new) = (read_measure(object, "start", config)?, read_measure(object, "trained", config)?);
        if start.parts != new.parts {
            let expected = format!("as many parts as the start has, {}", start.parts);
            return Err(object.required("trained", Measure::EXPECTED)?.unexpected(&expected));
        }
        Ok(Self { factors, rounds, held_out: HeldOut { start, new, trial: pairs.map(trial_of) } })
    }
}

/// Reads a measure of the held-out work.
fn read_measure(object: &Object<'_>, key: &str, config: &TrainingConfig) -> Result<Measure, FormatError> {
    let value = object.required(key, Measure::EXPECTED)?;
    let (measure, most) = (Measure::from_value(&value)?, most_parts(config));
    if measure.parts as usize <= most {
        return Ok(measure);
    }
    Err(value.unexpected(&format!("at most {most} parts, all that the comparison has")))
}

/// Reads the games against the start.
fn read_pairs(value: &Value<'_>, config: &TrainingConfig) -> Result<Option<Pairs>, FormatError> {
    if value.is_null() {
        return Ok(None);
    }
    let mut items = value.items(PAIRS)?;
    let mut next = || {
        let item = items.next().ok_or_else(|| value.unexpected(PAIRS))?;
        Ok(u32::try_from(item.whole(0..=1_000_000)?).unwrap_or(0))
    };
    let pairs = Pairs { ww: next()?, split: next()?, ll: next()? };
    let most = most_pairs(config);
    if pairs.total() > most {
        return Err(value.unexpected(&format!("at most {most} pairs together")));
    }
    if items.len() == 0 { Ok(Some(pairs)) } else { Err(value.unexpected(PAIRS)) }
}
