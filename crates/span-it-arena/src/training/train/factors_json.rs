//! Factors in the log of a training.

use span_it_core::personality::{Factor, Factors};
use span_it_files::json::{FormatError, Value, real, write_line};

use super::TrainingConfig;

pub(super) fn write_factors(factors: &Factors) -> String {
    let fields = factors.iter().map(|(factor, value)| (factor.info().key, real(value)));
    write_line(&fields.collect::<Vec<_>>())
}

/// Reads factors that the config can lead to: in their ranges, or as the start has them.
pub(super) fn read_factors(value: &Value<'_>, config: &TrainingConfig) -> Result<Factors, FormatError> {
    let object = value.object()?;
    object.only(&Factor::all().map(|factor| factor.info().key).collect::<Vec<_>>())?;
    let mut factors = Factors::default();
    for factor in Factor::all() {
        let expected = format!("a {}", factor.info().expected());
        let value = object.required(factor.info().key, &expected)?;
        let number = value.number(&expected)?;
        factors.set(factor, number).ok().ok_or_else(|| value.unexpected(&expected))?;
        config
            .space
            .check(factor, (number, config.start[factor]))
            .map_err(|wanted| value.unexpected(&wanted))?;
    }
    Ok(factors)
}
