//! Texts of the versions of a personality.

use crate::messages::editor::number_text;
use crate::messages::language::{counted, date_and_time, series, with_full_stop};
use crate::messages::{editor, library};
use span_it_core::personality::ladder::Strength;
use span_it_core::personality::{Factor, Factors};
use span_it_core::share::Share;
use span_it_learn::date::Zone;

pub const MENU: &str = "Versions…";
pub const NEEDS_FILE: &str = "Save it first. A version is kept each time you save changed factors.";
pub const NONE: &str = "No versions yet. One is kept each time you save changed factors.";
pub const STAYS_AHEAD: &str = "Stays ahead when ahead, oldest version first";
pub const NO_CURVE: &str = "No version is measured yet.";
pub const MEASURE: &str = "Measure";
pub const ALL_MEASURED: &str = "All versions are measured.";
pub const PROGRESS: &str = "Progress of the test";
pub const CANCEL: &str = "Cancel";
pub const NOT_MEASURED: &str = "not measured";
pub const TOO_SLOW: &str = "too slow to be measured";
pub const CURRENT: &str = "current";
pub const OPEN: &str = "Open in editor";
pub const COMPARE: &str = "Compare";
pub const FIRST: &str = "First version.";
pub const SAME: &str = "The same factors as before.";

texts! {
    title(name: &str) = "Versions of {name}";
    result(mark: Share) = "Stays ahead {}", editor::accuracy(mark);
    elo(strength: &Strength) = "{} Elo", library::elo(strength);
    of_version(label: &str, date: &str) = "{label}: {date}";
    version_name(name: &str, date: &str) = "{name}, {date}";
    not_kept(problem: &str) = "The version was not kept: {}", with_full_stop(problem);
    unreadable(problem: &str) = "The versions could not be read: {}", with_full_stop(problem);
    left_out(count: usize) = "{} of versions.jsonl could not be read.", counted(count, "line", "lines");
    measuring(count: usize) = "{} to test", counted(count, "version", "versions");
}

/// The local time: `2026-11-22 14:03`.
pub fn when(time: u64, zone: &Zone) -> String {
    date_and_time(i64::try_from(time).unwrap_or(i64::MAX), zone)
}

/// The factors that differ: `NodeMajor from 2.00 to 3.50, GameTreeMaxDepth from 1 to 2.`
pub fn changes(before: Option<&Factors>, factors: &Factors) -> String {
    let Some(before) = before else { return FIRST.to_owned() };
    let changed = Factor::all().filter(|&factor| before[factor].to_bits() != factors[factor].to_bits());
    let texts: Vec<String> = changed
        .map(|factor| {
            let [old, new] = [before, factors].map(|one| number_text(factor, one[factor]));
            format!("{} from {old} to {new}", factor.info().name)
        })
        .collect();
    if texts.is_empty() { SAME.to_owned() } else { with_full_stop(series(&texts)) }
}

pub fn curve_name(measured: &[Share]) -> String {
    let results: Vec<String> = measured.iter().map(|&mark| editor::accuracy(mark)).collect();
    format!(
        "Stays ahead when ahead, {}: {}",
        counted(measured.len(), "version", "versions"),
        series(&results)
    )
}
