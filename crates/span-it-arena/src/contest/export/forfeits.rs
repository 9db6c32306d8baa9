//! Why games were forfeited, as every format tells it: the reasons that cost most games, cut where they are
//! long. Whatever an outside program says may stand in them.

use crate::contest::scoreboard::Row;
use span_it_core::text::humanize::counted;
use span_it_core::text::sanitize::printable;

/// Reasons that are told of one agent.
const MOST: usize = 5;
/// Letters of a reason that are told.
const LETTERS: usize = 160;

/// Why an agent forfeited games.
pub(super) struct Forfeits {
    /// The reasons with their games.
    pub(super) reasons: Vec<(String, u32)>,
    /// Games forfeited for other reasons than these.
    pub(super) others: u32,
}

impl Forfeits {
    pub(super) fn of(row: &Row) -> Self {
        let all = row.reasons_by_games();
        let (told, others) = all.split_at(all.len().min(MOST));
        Self {
            reasons: told.iter().map(|&(reason, games)| (cut(reason), games)).collect(),
            others: others.iter().map(|(_, games)| games).sum(),
        }
    }

    /// A line for each reason.
    pub(super) fn lines(row: &Row) -> Vec<String> {
        let (name, forfeits) = (printable(&row.name), Self::of(row));
        let games = |games| counted(games, "game", "games");
        let said = |(reason, many): &(String, u32)| {
            format!("{name} forfeited {}: {}", games(*many), printable(reason))
        };
        let mut lines: Vec<_> = forfeits.reasons.iter().map(said).collect();
        if forfeits.others > 0 {
            lines.push(format!("{name} forfeited {} for other reasons", games(forfeits.others)));
        }
        lines
    }

    /// All of them in one cell.
    pub(super) fn cell(row: &Row) -> String {
        let forfeits = Self::of(row);
        let mut said: Vec<_> =
            forfeits.reasons.iter().map(|(reason, games)| format!("{games}: {reason}")).collect();
        if forfeits.others > 0 {
            said.push(format!("{}: other reasons", forfeits.others));
        }
        said.join("; ")
    }
}

/// The beginning of a text.
fn cut(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
