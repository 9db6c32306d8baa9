//! Text helpers: numbers for readers, untrusted text, natural order.

pub mod humanize;
pub(crate) mod natural;
pub mod sanitize;
