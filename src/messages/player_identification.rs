//! Texts on who plays like whom, and on personalities learnt from games.

use span_it_core::board::Node;
use span_it_core::text::humanize::counted;

pub mod alike {
    use super::{Node, counted};

    pub const TITLE: &str = "Plays Like";
    pub const PLAYER: &str = "Player";
    pub const MORE: &str = "Which personalities could have played these moves";
    pub fn no_moves(name: &str) -> String {
        format!("Too early to tell: {name} has not chosen a move yet.")
    }
    pub const NOTE: &str = "The candidates are the built-in personalities and your own. Each is compared with the moves alone; the \
        names of the players are not used.";
    pub const KNOWN_LUCK: &str = "The random part (NodeRandom) is repeated from the seed of the game, so it cannot explain a different move.";
    pub const UNKNOWN_LUCK: &str = "The seed is not known. A personality with a random part (NodeRandom) is possible as long as \
        some random numbers lead to these moves.";

    pub fn looking(name: &str, number: usize) -> String {
        format!("Who does {name} play like? Checking move {number}…")
    }

    /// Who could have made a player's moves, the likeliest first, of so many; `decided` is the move
    /// after which there was at most one.
    pub fn line(name: &str, left: &[&str], of: usize, decided: Option<usize>) -> String {
        let since = decided.map(|number| format!(" (since move {number})")).unwrap_or_default();
        match left {
            [] => format!("{name} plays like no known personality{since}."),
            [one] => format!("{name} plays like {one}{since}."),
            all if all.len() == of => format!("{name} could be any of {of} personalities."),
            [one, two] => format!("{name} plays like {one} or {two}."),
            [one, two, three] => format!("{name} plays like {one}, {two} or {three}."),
            [one, two, more @ ..] => format!("{name} plays like {one}, {two} or {} others.", more.len()),
        }
    }

    pub fn no_personality(name: &str) -> String {
        format!("{name} is not a personality and has no weights to compare.")
    }

    pub fn line_of_unjudged(name: &str) -> String {
        format!("{name} plays like no personality that could be judged.")
    }

    pub fn summary(number: usize, left: usize, out: usize) -> String {
        let possible = if left == 1 { "1 is possible".to_owned() } else { format!("{left} are possible") };
        format!("After move {number}, {possible} and {out} ruled out.")
    }

    pub const RULED_OUT: &str = "ruled out";
    pub const CERTAIN: &str = "certain";
    pub const UNJUDGED: &str = "possible, not judged";
    pub const ALONE: &str = "the only one left";

    pub fn possible(share: f64) -> String {
        let percent = share * 100.0;
        match percent {
            _ if percent >= 0.995 => format!("possible, {percent:.0}%"),
            _ => "possible, below 1%".to_owned(),
        }
    }

    pub fn because(number: usize, played: Node, would: Option<Node>) -> String {
        match would {
            Some(would) => format!("Move {number}: it would have played {would}, not {played}."),
            None => format!("Move {number}: it would not have played {played}."),
        }
    }

    pub fn decided(number: usize) -> String {
        format!("All others are ruled out since move {number}.")
    }

    pub fn unsettled(moves: u32) -> String {
        format!("{} would have taken too long to judge.", counted(moves, "move", "moves"))
    }

    /// Moves that a player may have made because it read its opponent.
    pub fn unsettled_by_reading(moves: u32) -> String {
        format!("{} may result from reading the opponent.", counted(moves, "move", "moves"))
    }

    pub const READER: &str = "This player read its opponent. A personality that looks ahead may therefore have played another \
        move than usual; such a move does not rule it out.";
}

pub mod games {
    use super::counted;

    pub const MENU: &str = "New from My Games…";
    pub const TITLE: &str = "New from My Games";
    pub const ABOUT: &str = "Learns from the moves of one player in saved games and creates a personality that plays like \
        that player. For example, you can play against yourself.";
    pub const ADD_GAME: &str = "Add a Game…";
    pub const ADD_FOLDER: &str = "Add a Folder…";
    pub const ADD_GAME_TITLE: &str = "Learn from a Game";
    pub const ADD_FOLDER_TITLE: &str = "Learn from the Games of a Folder";
    pub const BUSY: &str = "Wait until this has finished.";
    pub const NO_GAMES: &str = "Add some saved games (.spanit files).";
    pub const NO_RECORDS: &str = "it contains no .spanit files";
    pub const WHOSE: &str = "Learn from";
    pub const MORE_IS_BETTER: &str = "A few hundred moves give a better result.";
    pub const READING: &str = "Reading…";
    pub const FITTING: &str = "Learning";
    pub const FIT: &str = "Learn";
    pub const STOP: &str = "Stop";
    pub const EDIT: &str = "Open in the Editor";
    pub const LIKENESS: &str = "New personality";
    pub const CHANCE: &str = "Random moves";

    pub fn games(count: usize) -> String {
        match count {
            0 => "No games yet".to_owned(),
            _ => counted(count, "game", "games"),
        }
    }

    pub fn too_many(files: usize, most: usize) -> String {
        format!("it contains {files} .spanit files; only the first {most} were read")
    }

    pub fn more_problems(files: usize) -> String {
        format!("{files} more could not be read.")
    }

    pub fn sitter(name: &str, moves: usize) -> String {
        format!("{name}: {}", counted(moves, "move", "moves"))
    }

    pub fn too_few(name: &str, moves: usize, least: usize) -> String {
        format!(
            "At least {least} moves are needed; {name} has {} in these games.",
            counted(moves, "move", "moves")
        )
    }

    pub fn fitting(done: usize, of: usize) -> String {
        format!("Learning: step {done} of {of}")
    }

    pub fn judged(moves: usize, by_game: bool) -> String {
        let moves = counted(moves, "move", "moves");
        let fits = if by_game { "other games" } else { "other moves, also of the same games" };
        format!("Correctly predicted, of {moves}, after learning from {fits}:")
    }

    pub fn best_shipped(name: &str) -> String {
        format!("{name}, best built-in one")
    }

    pub fn percent(share: f64) -> String {
        format!("{:.0}%", share * 100.0)
    }

    pub fn fitted(name: &str, share: f64) -> String {
        format!("{name} is ready. It predicted {} of the moves that it had not learned from.", percent(share))
    }
}

#[cfg(test)]
mod tests {
    use super::alike;

    #[test]
    fn the_line_names_few_and_counts_many() {
        let line = |left: &[&str], decided| alike::line("Bob", left, 8, decided);
        assert_eq!(line(&[], Some(3)), "Bob plays like no known personality (since move 3).");
        assert_eq!(line(&["Blocker"], Some(5)), "Bob plays like Blocker (since move 5).");
        assert_eq!(line(&["A", "B"], None), "Bob plays like A or B.");
        assert_eq!(line(&["A", "B", "C"], None), "Bob plays like A, B or C.");
        assert_eq!(line(&["A", "B", "C", "D"], None), "Bob plays like A, B or 2 others.");
        assert_eq!(line(&["A"; 8], None), "Bob could be any of 8 personalities.");
        assert_eq!(alike::possible(0.004), "possible, below 1%");
        assert_eq!(alike::possible(1.0 / 3.0), "possible, 33%");
    }
}
