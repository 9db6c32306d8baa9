//! Texts on players that read their opponent.

use span_it_arena::opponent_model::Reading;

pub const READ: &str = "Read the opponent";
pub const NOTE: &str = "Looks in the opponent's moves for somebody it knows, a shipped personality or one of yours, \
    and once it is sure weighs the opponent's replies as that one does. It never sees who really sits there.";
pub const NO_REPLIES: &str = "no effect at depth 1";
pub const NO_REPLIES_NOTE: &str =
    "This personality looks at its own move only (GameTreeMaxDepth 1), so it weighs no replies.";

pub fn line(reading: Option<&Reading>) -> String {
    match reading {
        None => "Reads the opponent".to_owned(),
        Some(Reading::Sure(name)) => format!("Reads the opponent as {name}"),
        Some(Reading::Unsure(count)) => format!("Reads the opponent: not sure among {count}"),
        Some(Reading::Nobody) => "Reads the opponent: nobody it knows".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_how_far_reading_has_come() {
        let line = |reading| line(Some(&reading));
        assert_eq!(line(Reading::Sure("Blocker".to_owned())), "Reads the opponent as Blocker");
        assert_eq!(line(Reading::Unsure(4)), "Reads the opponent: not sure among 4");
    }
}
