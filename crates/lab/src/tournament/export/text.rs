//! The report for a terminal.

use super::columns::{pairs, won_lost};
use super::content::{agents, cross, facts, has_pairings, lines, pairing_table, parts};
use super::report::Report;
use span_it_core::text::sanitize::printable;

pub(super) fn write(report: &Report<'_>) -> String {
    let mut text = String::new();
    if !report.title.is_empty() {
        text = printable(report.title) + "\n";
    }
    for fact in facts(report) {
        text += &(fact + "\n");
    }
    if !text.is_empty() {
        text += "\n";
    }
    text += &agents(&report.all()).to_text();
    // In a match, the cross table would only repeat the table of agents.
    if has_pairings(report) {
        text += "\n";
        text += &cross(&report.all(), "Won-lost against", won_lost).to_text();
        text += "\n";
        text += &cross(&report.all(), "WW/split/LL against", pairs).to_text();
        text += "\n";
        text += &pairing_table(&report.all().pairings()).to_text();
    }
    if report.parts().next().is_some() {
        text += "\n";
        text += &parts(report).to_text();
    }
    text += "\n";
    for line in lines(report) {
        text += &line;
        text += "\n";
    }
    text
}
