//! Text helpers: numbers for readers, sanitising of untrusted text, natural sort order.

pub mod digits;
pub mod humanize;
pub mod natural;
pub mod sanitize;
