//! Texts of the versions of a personality.

use crate::messages::generated::versions as words;
pub use crate::messages::generated::versions::*;

use crate::messages::editor::number_text;
use crate::messages::language::{date_and_time, series, with_full_stop};
use crate::messages::{editor, library};
use span_it_core::personality::ladder::Strength;
use span_it_core::personality::{Factor, Factors};
use span_it_core::share::Share;
use span_it_learn::date::Zone;

pub fn result(mark: Share) -> String {
    words::result(editor::accuracy(mark))
}

pub fn elo(strength: &Strength) -> String {
    words::elo(library::elo(strength))
}

pub fn not_kept(problem: &str) -> String {
    words::not_kept(with_full_stop(problem))
}

pub fn unreadable(problem: &str) -> String {
    words::unreadable(with_full_stop(problem))
}

/// The local time: `2026-11-22 14:03`.
pub fn when(time: u64, zone: &Zone) -> String {
    date_and_time(i64::try_from(time).unwrap_or(i64::MAX), zone)
}

/// The factors that differ: `NodeMajor from 2.00 to 3.50, GameTreeMaxDepth from 1 to 2.`
pub fn changes(before: Option<&Factors>, factors: &Factors) -> String {
    let Some(before) = before else { return first().to_owned() };
    let changed = Factor::all().filter(|&factor| before[factor].to_bits() != factors[factor].to_bits());
    let texts: Vec<String> = changed
        .map(|factor| {
            let [old, new] = [before, factors].map(|one| number_text(factor, one[factor]));
            change(factor, old, new)
        })
        .collect();
    if texts.is_empty() { same().to_owned() } else { with_full_stop(series(&texts)) }
}

pub fn curve_name(measured: &[Share]) -> String {
    let results: Vec<String> = measured.iter().map(|&mark| editor::accuracy(mark)).collect();
    words::curve_name(measured.len(), series(&results))
}
