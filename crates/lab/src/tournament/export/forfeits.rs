//! The reasons of forfeits for reports: the most frequent ones, shortened. They may contain any output of an
//! external engine.

use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;

use crate::tournament::scoreboard::Row;

/// Maximum number of reasons per agent.
const MAX_REASONS: usize = 5;
/// Maximum length of a reason in characters.
const MAX_CHARS: usize = 160;

/// The forfeits of an agent.
pub(super) struct Forfeits {
    /// The reasons with the number of games.
    pub(super) reasons: Vec<(String, u32)>,
    /// Games forfeited for other reasons.
    pub(super) others: u32,
}

impl Forfeits {
    pub(super) fn new(row: &Row) -> Self {
        let all = row.reasons_by_games();
        let (reasons, others) = all.split_at(all.len().min(MAX_REASONS));
        Self {
            reasons: reasons.iter().map(|&(reason, games)| (shorten(reason), games)).collect(),
            others: others.iter().map(|(_, games)| games).sum(),
        }
    }

    /// A line for each reason.
    pub(super) fn lines(row: &Row) -> Vec<String> {
        let (name, forfeits) = (printable(&row.name), Self::new(row));
        let games = |games| counted(games, "game", "games");
        let line = |(reason, count): &(String, u32)| {
            format!("{name} forfeited {}: {}", games(*count), printable(reason))
        };
        let mut lines: Vec<_> = forfeits.reasons.iter().map(line).collect();
        if forfeits.others > 0 {
            lines.push(format!("{name} forfeited {} for other reasons", games(forfeits.others)));
        }
        lines
    }

    /// All of them in one cell.
    pub(super) fn cell(row: &Row) -> String {
        let forfeits = Self::new(row);
        let mut parts: Vec<_> =
            forfeits.reasons.iter().map(|(reason, games)| format!("{games}: {reason}")).collect();
        if forfeits.others > 0 {
            parts.push(format!("{}: other reasons", forfeits.others));
        }
        parts.join("; ")
    }
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
