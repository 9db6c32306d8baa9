//! Texts on players that read their opponent.

pub use crate::messages::generated::opponent_model::*;

use crate::messages::generated::opponent_model as texts;
use crate::messages::language::{and_list, percent, series};

/// The likely candidates with their shares.
pub fn shares(candidates: &[(&str, f64)]) -> String {
    match &with_shares(candidates)[..] {
        [one, two, more @ ..] if more.len() > 1 => and_list(&[one.clone(), two.clone(), others(more.len())]),
        all => and_list(all),
    }
}

pub fn nearest(candidates: &[(&str, f64)]) -> String {
    if candidates.is_empty() { String::new() } else { texts::nearest(series(&with_shares(candidates))) }
}

pub fn rules_out(number: usize, names: &[String]) -> String {
    texts::rules_out(number, names.len(), and_list(names))
}

fn with_shares(candidates: &[(&str, f64)]) -> Vec<String> {
    candidates.iter().map(|(name, share)| format!("{name} {}", percent(*share))).collect()
}

/// How many moves of a player the nearest personalities agree with.
pub fn agrees(player: &str, nearest: &[(&str, f64)]) -> String {
    let Some(((name, share), others)) = nearest.split_first() else { return String::new() };
    let first = texts::agrees(name, percent(*share), player);
    let others = others.iter().map(|(name, share)| agrees_too(name, percent(*share)));
    format!("{}.", series(&std::iter::once(first).chain(others).collect::<Vec<_>>()))
}

pub mod player_identification {
    pub use crate::messages::generated::opponent_model::player_identification::*;

    use crate::messages::generated::opponent_model::{others, player_identification as texts};
    use crate::messages::language::{or_list, percent};

    /// `left` are the personalities that are likely to have made the moves of a player, the likeliest first, `of` all
    /// candidates.
    /// `decided` is the move after which at most one was left.
    pub fn result(name: &str, left: &[&str], of: usize, decided: Option<usize>) -> String {
        /// More names than these are counted.
        const MOST: usize = 3;
        let personalities = match left {
            [] => no_known_personality().to_owned(),
            all if all.len() == of && of > 1 => return could_be_any(name, of),
            [one, two, more @ ..] if left.len() > MOST => or_list(&[one, two, &*others(more.len())]),
            all => or_list(all),
        };
        plays_like(name, personalities, decided.filter(|_| left.len() <= 1))
    }

    pub fn possible(share: f64) -> String {
        if share < 0.009_95 { hardly_possible().to_owned() } else { texts::possible(percent(share)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::dialogs::new_game::YOU;

    #[test]
    fn counts_candidates_in_singular_and_plural() {
        assert_eq!(
            [left(1), left(2)],
            ["Reading the opponent: 1 candidate", "Reading the opponent: 2 candidates"]
        );
        let all = [("Spider", 0.61), ("Planner", 0.52), ("Sage", 0.4), ("Master", 0.2)];
        assert_eq!(shares(&all[..3]), "Spider 61%, Planner 52% and Sage 40%");
        assert_eq!(shares(&all), "Spider 61%, Planner 52% and 2 others");
        assert_eq!(agrees(YOU, &all[..2]), "Spider agrees with 61% of your moves, Planner with 52%.");
        assert_eq!(agrees("Ada", &all[..1]), "Spider agrees with 61% of Ada’s moves.");
        let names = ["Spider", "Sage", "Master"].map(str::to_owned);
        assert_eq!(rules_out(4, &names[..2]), "Move 4 rules out Spider and Sage");
        assert_eq!(rules_out(4, &names), "Move 4 rules out 3 candidates");
    }

    #[test]
    fn names_three_personalities_and_counts_more() {
        let describe = |left: &[&str], decided| player_identification::result("Bob", left, 8, decided);
        assert_eq!(describe(&[], Some(3)), "Bob plays like no known personality (since move 3).");
        assert_eq!(describe(&["Blocker"], Some(5)), "Bob plays like Blocker (since move 5).");
        assert_eq!(describe(&["A", "B"], None), "Bob plays like A or B.");
        assert_eq!(describe(&["A", "B", "C"], None), "Bob plays like A, B or C.");
        assert_eq!(describe(&["A", "B", "C", "D"], None), "Bob plays like A, B or 2 others.");
        assert_eq!(describe(&["A"; 8], None), "Bob could be any of 8 personalities.");
        assert_eq!(player_identification::possible(0.004), "possible, below 1%");
        assert_eq!(player_identification::possible(1.0 / 3.0), "possible, 33%");
    }

    #[test]
    fn sentences_fit_a_person_without_a_name() {
        use player_identification::{no_moves, no_personality, progress};

        for (sentence, expected) in [
            (no_moves(YOU), "You have not chosen a move yet."),
            (progress(YOU, 2), "Who do you play like? Checking move 2…"),
            (no_personality(YOU), "You are not a personality and have no weights to compare."),
            (clone::too_few(YOU, 1, 30), "At least 30 moves are needed; you have 1 move in these games."),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
