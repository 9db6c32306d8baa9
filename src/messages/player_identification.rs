//! Texts on who plays like whom, and on personalities learnt from games.

use span_it_core::board::Node;
use span_it_core::text::humanize::counted;

pub mod alike {
    use super::{Node, counted};

    pub const TITLE: &str = "Plays Like";
    pub const PLAYER: &str = "Whose moves";
    pub const MORE: &str = "Who could have made these moves, and who could not";
    pub fn no_moves(name: &str) -> String {
        format!("{name} has made no move of its own yet.")
    }
    pub const NOTE: &str = "Asked are the shipped personalities and your own. Who sat at the board was not looked at: \
        only the moves were shown to them, one by one.";
    pub const KNOWN_LUCK: &str =
        "Chance (NodeRandom) is repeated with the game's seed, so luck is no excuse.";
    pub const UNKNOWN_LUCK: &str = "Luck is not known here: whoever relies on chance (NodeRandom) is possible as \
        long as some luck could bring the moves about.";

    pub fn looking(name: &str, number: usize) -> String {
        format!("Whom does {name} play like? Looking at move {number}…")
    }

    /// Who could have made a player's moves, the likeliest first, of so many; `decided` is the move
    /// after which there was at most one.
    pub fn line(name: &str, left: &[&str], of: usize, decided: Option<usize>) -> String {
        let since = decided.map(|number| format!(", decided at move {number}")).unwrap_or_default();
        match left {
            [] => format!("{name} plays like none of those known here{since}."),
            [one] => format!("{name} plays like {one}{since}."),
            all if all.len() == of => format!("{name} may be any of {of}."),
            [one, two] => format!("{name} plays like {one} or {two}."),
            [one, two, three] => format!("{name} plays like {one}, {two} or {three}."),
            [one, two, more @ ..] => format!("{name} plays like {one}, {two} or {} others.", more.len()),
        }
    }

    pub fn no_personality(name: &str) -> String {
        format!("{name} is no personality: its moves come of no weights.")
    }

    pub fn line_of_unjudged(name: &str) -> String {
        format!("{name} plays like none of those known here who could be judged.")
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
            _ if percent >= 0.995 => format!("possible, {percent:.0} %"),
            _ => "possible, below 1 %".to_owned(),
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
        format!("{} may have come of reading the opponent.", counted(moves, "move", "moves"))
    }

    pub const READER: &str = "This player read its opponent: whoever looks ahead may have made another move than by \
        itself, and is not ruled out by it.";
}

pub mod games {
    use super::counted;

    pub const MENU: &str = "New from My Games…";
    pub const TITLE: &str = "New from My Games";
    pub const ABOUT: &str = "Learns from the moves that somebody made in recorded games, and makes a personality that \
        plays alike. So you can meet yourself.";
    pub const ADD_GAME: &str = "Add a Game…";
    pub const ADD_FOLDER: &str = "Add a Folder…";
    pub const ADD_GAME_TITLE: &str = "Learn from a Game";
    pub const ADD_FOLDER_TITLE: &str = "Learn from the Games of a Folder";
    pub const BUSY: &str = "Something is under way.";
    pub const NO_GAMES: &str = "Add the records of some games: .spanit files.";
    pub const NO_RECORDS: &str = "there are no .spanit files in it";
    pub const WHOSE: &str = "Whose moves";
    pub const MORE_IS_BETTER: &str = "Some hundreds of moves make a better likeness.";
    pub const READING: &str = "Reading…";
    pub const FITTING: &str = "Learning";
    pub const FIT: &str = "Learn";
    pub const STOP: &str = "Stop";
    pub const EDIT: &str = "Open in the Editor";
    pub const LIKENESS: &str = "The likeness";
    pub const CHANCE: &str = "Chance";

    pub fn games(count: usize) -> String {
        match count {
            0 => "No games yet".to_owned(),
            _ => counted(count, "game", "games"),
        }
    }

    pub fn too_many(files: usize, most: usize) -> String {
        format!("there are {files} .spanit files in it: the first {most} are read")
    }

    pub fn more_problems(files: usize) -> String {
        format!("{files} more cannot be read.")
    }

    pub fn sitter(name: &str, moves: usize) -> String {
        format!("{name}: {}", counted(moves, "move", "moves"))
    }

    pub fn too_few(name: &str, moves: usize, least: usize) -> String {
        format!(
            "{name} has {} in these games: {least} are the fewest to learn from.",
            counted(moves, "move", "moves")
        )
    }

    pub fn fitting(done: usize, of: usize) -> String {
        format!("Learning: step {done} of {of}")
    }

    pub fn judged(moves: usize, by_game: bool) -> String {
        let moves = counted(moves, "move", "moves");
        let fits = if by_game { "to other games" } else { "to other moves, of the same games too" };
        format!("Of {moves}, each foretold after a fit {fits}, these were right:")
    }

    pub fn best_shipped(name: &str) -> String {
        format!("{name}, best shipped")
    }

    pub fn percent(share: f64) -> String {
        format!("{:.0} %", share * 100.0)
    }

    pub fn fitted(name: &str, share: f64) -> String {
        format!("{name} is ready: fits like it foretold {} of the moves left out of them.", percent(share))
    }
}

#[cfg(test)]
mod tests {
    use super::alike;

    #[test]
    fn the_line_names_few_and_counts_many() {
        let line = |left: &[&str], decided| alike::line("Bob", left, 8, decided);
        assert_eq!(line(&[], Some(3)), "Bob plays like none of those known here, decided at move 3.");
        assert_eq!(line(&["Blocker"], Some(5)), "Bob plays like Blocker, decided at move 5.");
        assert_eq!(line(&["A", "B"], None), "Bob plays like A or B.");
        assert_eq!(line(&["A", "B", "C"], None), "Bob plays like A, B or C.");
        assert_eq!(line(&["A", "B", "C", "D"], None), "Bob plays like A, B or 2 others.");
        assert_eq!(line(&["A"; 8], None), "Bob may be any of 8.");
        assert_eq!(alike::possible(0.004), "possible, below 1 %");
        assert_eq!(alike::possible(1.0 / 3.0), "possible, 33 %");
    }
}
