//! Texts on players that read their opponent.

use span_it_arena::opponent_model::Reading;

pub const READ_OPPONENT: &str = "Read the opponent";
pub const READ_OPPONENT_NOTE: &str = "Compares the opponent's moves with the built-in personalities and yours. Once it is sure of one, it \
    expects the replies of that one. It never sees which personality really plays.";
pub const NO_REPLIES: &str = "no effect at depth 1";
pub const NO_REPLIES_NOTE: &str =
    "This personality looks only at its own move (GameTreeMaxDepth 1), not at replies.";

pub fn status(reading: Option<&Reading>) -> String {
    match reading {
        None => "Reading the opponent".to_owned(),
        Some(Reading::Sure(name)) => format!("Reading the opponent: {name}"),
        Some(Reading::Unsure(count)) => format!("Reading the opponent: {count} candidates"),
        Some(Reading::NoMatch) => "Reading the opponent: no match".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_candidates_of_opponent_model() {
        let status = |reading| status(Some(&reading));
        assert_eq!(status(Reading::Sure("Blocker".to_owned())), "Reading the opponent: Blocker");
        assert_eq!(status(Reading::Unsure(4)), "Reading the opponent: 4 candidates");
    }
}
