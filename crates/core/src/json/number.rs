//! Numbers within a range.

use std::fmt;

use serde::de::{DeserializeSeed, Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::text::humanize::grouped;

/// Reads a number within a range. Whole numbers have neither fraction nor exponent, and at most 53 bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// The least value.
    pub min: f64,
    /// The greatest value.
    pub max: f64,
    /// Whether only whole numbers are accepted.
    pub is_whole: bool,
}

impl Number {
    /// Any number from `min` to `max`.
    pub const fn real(min: f64, max: f64) -> Self {
        Self { min, max, is_whole: false }
    }

    fn checked<E: Error>(self, value: f64, found: Unexpected<'_>) -> Result<f64, E> {
        if (self.min..=self.max).contains(&value) { Ok(value) } else { Err(E::invalid_value(found, &self)) }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_whole { "whole number" } else { "number" };
        write!(f, "{kind} from {} to {}", grouped(self.min), grouped(self.max))
    }
}

impl<'de> DeserializeSeed<'de> for Number {
    type Value = f64;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<f64, D::Error> {
        deserializer.deserialize_f64(self)
    }
}

impl Visitor<'_> for Number {
    type Value = f64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {self}")
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<f64, E> {
        self.checked(value as f64, Unexpected::Unsigned(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<f64, E> {
        self.checked(value as f64, Unexpected::Signed(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<f64, E> {
        if self.is_whole {
            return Err(E::invalid_type(Unexpected::Float(value), &self));
        }
        self.checked(value, Unexpected::Float(value))
    }
}

/// A whole number from `MIN` to `MAX`, which has at most 53 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Whole<const MIN: u64, const MAX: u64>(pub u64);

impl<'de, const MIN: u64, const MAX: u64> Deserialize<'de> for Whole<MIN, MAX> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is whole and within the range"
    )]
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let range = Number { min: MIN as f64, max: MAX as f64, is_whole: true };
        range.deserialize(deserializer).map(|number| Self(number as u64))
    }
}
