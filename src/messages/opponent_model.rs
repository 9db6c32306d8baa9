//! Texts on players that read their opponent.

use crate::messages::language::{and_list, counted, percent, possessive, series};
use span_it_core::board::Node;

pub const READ_OPPONENT_NOTE: &str = "Compares the opponent's moves with the built-in personalities and yours. Once it is sure of one, it \
    expects the replies of that one. If none fits, it expects those of the nearest. It never sees which personality really plays.";
pub const ADAPTS_NOTE: &str = "It guesses how you play and answers that.";
pub const ADAPTS_TO_COMPUTER_NOTE: &str = "It guesses how the other plays and answers that.";

/// The name of the check box in New Game. `other` is the other computer, if there is one.
pub fn adapts(name: &str, other: Option<&str>) -> String {
    match other {
        None => format!("{name} adapts to you"),
        Some(other) => format!("{name} adapts to {other}"),
    }
}

pub const READING: &str = "Reading the opponent";
pub const NO_MATCH: &str = "Reading the opponent: no exact match";
pub const CANDIDATES: &str = "Candidates…";
pub const CANDIDATES_TIP: &str = "Shows what each personality would have played.";

texts! {
    left(count: usize) = "{READING}: {}", counted(count, "candidate", "candidates");
    shares(candidates: &[(&str, f64)]) = "{}", few(&with_shares(candidates));
    expects(mv: Node) = "Expects {mv} next";
}

pub fn nearest(candidates: &[(&str, f64)]) -> String {
    if candidates.is_empty() {
        String::new()
    } else {
        format!("Nearest: {}", series(&with_shares(candidates)))
    }
}

pub fn rules_out(number: usize, names: &[String]) -> String {
    match names.len() {
        ..=2 => format!("Move {number} rules out {}", and_list(names)),
        more => format!("Move {number} rules out {more} candidates"),
    }
}

fn few(items: &[String]) -> String {
    match items {
        [one, two, more @ ..] if more.len() > 1 => {
            and_list(&[one.clone(), two.clone(), counted(more.len(), "other", "others")])
        }
        all => and_list(all),
    }
}

fn with_shares(candidates: &[(&str, f64)]) -> Vec<String> {
    candidates.iter().map(|(name, share)| format!("{name} {}", percent(*share))).collect()
}

/// How many moves of a player the nearest personalities agree with.
pub fn agrees(player: &str, nearest: &[(&str, f64)]) -> String {
    let others = nearest.iter().skip(1).map(|(name, share)| format!("{name} with {}", percent(*share)));
    let Some((name, share)) = nearest.first() else { return String::new() };
    let first = format!("{name} agrees with {} of {} moves", percent(*share), possessive(player));
    format!("{}.", series(&std::iter::once(first).chain(others).collect::<Vec<_>>()))
}

pub mod clone {
    use crate::messages::language::{counted, in_sentence, percent, verb};

    pub const MENU: &str = "New from My Games…";
    pub const TITLE: &str = "New from My Games";
    pub const ABOUT: &str = "Learns from the moves of one player in saved games and creates a personality that plays like \
        that player. For example, you can play against yourself.";
    pub const ADD_STORED: &str = "Add All Stored Games";
    pub const NOTHING_STORED: &str = "This window stores no games, because it has no data folder.";
    pub const NO_STORED: &str = "it contains no games of a person";
    pub const ADD_GAME: &str = "Add a Game…";
    pub const ADD_FOLDER: &str = "Add a Folder…";
    pub const ADD_GAME_TITLE: &str = "Learn from a Game";
    pub const ADD_FOLDER_TITLE: &str = "Learn from the Games of a Folder";
    pub const BUSY: &str = "Wait until this has finished.";
    pub const NO_GAMES: &str = "Add the stored games, or saved games (.spanit files).";
    pub const NO_RECORDS: &str = "it contains no .spanit files";
    pub const PLAYER: &str = "Learn from";
    pub const MORE_MOVES_NOTE: &str = "A few hundred moves give a better result.";
    pub const READING: &str = "Reading…";
    pub const LEARNING: &str = "Learning";
    pub const LEARN: &str = "Learn";
    pub const STOP: &str = "Stop";
    pub const EDIT: &str = "Open in the Editor";
    pub const NEW_PERSONALITY: &str = "New personality";
    pub const RANDOM_MOVES: &str = "Random moves";

    pub fn game_count(count: usize) -> String {
        match count {
            0 => "No games yet".to_owned(),
            _ => counted(count, "game", "games"),
        }
    }

    texts! {
        too_many(files: usize, most: usize) = "it contains {files} .spanit files; only the first {most} were read";
        more_problems(files: usize) = "{files} more could not be read.";
        source_player(name: &str, moves: usize) = "{name}: {}", counted(moves, "move", "moves");
        too_few(name: &str, moves: usize, least: usize) =
            "At least {least} moves are needed; {} {} {} in these games.",
            in_sentence(name), verb(name, "has"), counted(moves, "move", "moves");
        learning_progress(done: usize, of: usize) = "Learning: step {done} of {of}";
        best_built_in(name: &str) = "{name}, best built-in one";
        clone_ready(name: &str, share: f64) =
            "{name} is ready. It predicted {} of the moves that it had not learned from.", percent(share);
    }

    pub fn prediction_heading(moves: u32, by_game: bool) -> String {
        let moves = counted(moves, "move", "moves");
        if by_game {
            format!("Correctly predicted, of {moves}, after learning from other games:")
        } else {
            format!(
                "Correctly predicted, of {moves}, after learning from other moves, also of the same games:"
            )
        }
    }
}

pub mod player_identification {
    use crate::messages::language::{counted, does, in_sentence, or_list, percent, verb};
    use span_it_core::board::Node;

    pub const TITLE: &str = "Plays Like";
    pub const PLAYER: &str = "Player";
    pub const QUESTION: &str = "Which personalities could have played these moves";
    pub const CANDIDATES_NOTE: &str = "The candidates are the built-in personalities and your own. Each is compared with the moves alone; the \
        names of the players are not used.";
    pub const NOISE_NOTE: &str = "The seed of the game is not used. A personality with a random part (NodeRandom) is possible as long as \
        some random numbers lead to these moves.";

    pub const ONLY_OPENING: &str = "Not known yet: the opening moves were drawn at random.";

    texts! {
        no_moves(name: &str) = "{} not chosen a move yet.", does(name, "has");
        progress(name: &str, number: usize) = "Who {} {} play like? Checking move {number}…", verb(name, "does"), in_sentence(name);
        no_personality(name: &str) = "{} not a personality and {} no weights to compare.", does(name, "is"), verb(name, "has");
        no_judged_candidate(name: &str) = "{} like no personality that could be judged.", does(name, "plays");
        agrees(share: f64) = "It agrees with {} of the moves.", percent(share);
        decided_at(number: usize) = "All others are ruled out since move {number}.";
        too_slow_to_judge(moves: u32) = "{} would have taken too long to judge.", counted(moves, "move", "moves");
        possibly_opponent_model(moves: u32) = "{} may result from reading the opponent.", counted(moves, "move", "moves");
    }

    /// `left` are the personalities that are likely to have made the moves of a player, the likeliest first, `of` all
    /// candidates.
    /// `decided` is the move after which at most one was left.
    pub fn result(name: &str, left: &[&str], of: usize, decided: Option<usize>) -> String {
        /// More names than these are counted.
        const MOST: usize = 3;
        let players = match left {
            [] => "no known personality".to_owned(),
            all if all.len() == of && of > 1 => return format!("{name} could be any of {of} personalities."),
            [one, two, more @ ..] if left.len() > MOST => {
                or_list(&[(*one).to_owned(), (*two).to_owned(), counted(more.len(), "other", "others")])
            }
            all => or_list(all),
        };
        let plays = does(name, "plays");
        match decided.filter(|_| left.len() <= 1) {
            None => format!("{plays} like {players}."),
            Some(number) => format!("{plays} like {players} (since move {number})."),
        }
    }

    pub fn summary(number: usize, left: usize, out: usize) -> String {
        plural!(
            left,
            "After move {number}, {left} is possible and {out} ruled out.",
            "After move {number}, {left} are possible and {out} ruled out."
        )
    }

    pub const RULED_OUT: &str = "ruled out";
    pub const CERTAIN: &str = "certain";
    pub const NOT_JUDGED: &str = "possible, not judged";
    pub const ONLY_CANDIDATE: &str = "the only one left";

    pub fn possible(share: f64) -> String {
        if share < 0.009_95 {
            "possible, below 1%".to_owned()
        } else {
            format!("possible, {}", percent(share))
        }
    }

    pub fn ruled_out_by(number: usize, played: Node, would: Option<Node>) -> String {
        match would {
            Some(would) => format!("Move {number}: it would have played {would}, not {played}."),
            None => format!("Move {number}: it would not have played {played}."),
        }
    }

    pub const READS_OPPONENT_NOTE: &str = "This player read its opponent. A personality that looks ahead may therefore have played another \
        move than usual; such a move does not rule it out.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_candidates_in_singular_and_plural() {
        assert_eq!(
            [left(1), left(2)].map(|text| text[READING.len()..].to_owned()),
            [": 1 candidate", ": 2 candidates"]
        );
        let all = [("Spider", 0.61), ("Planner", 0.52), ("Sage", 0.4), ("Master", 0.2)];
        assert_eq!(shares(&all[..3]), "Spider 61%, Planner 52% and Sage 40%");
        assert_eq!(shares(&all), "Spider 61%, Planner 52% and 2 others");
        assert_eq!(agrees("You", &all[..2]), "Spider agrees with 61% of your moves, Planner with 52%.");
        assert_eq!(agrees("Ada", &all[..1]), "Spider agrees with 61% of Ada’s moves.");
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
}
