//! Text helpers: lines of tables, numbers for readers, sanitising of untrusted text, natural sort order.

pub mod csv;
pub mod digits;
pub mod humanize;
pub mod natural;
pub mod sanitize;
