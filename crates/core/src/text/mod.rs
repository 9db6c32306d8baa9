//! Text helpers: lines of tables, numbers for readers, plain and sanitised text, natural sort order.

pub mod csv;
pub mod digits;
pub mod humanize;
pub mod names;
pub mod natural;
pub mod plain;
pub mod sanitize;
