//! Texts of the puzzles: what is asked, answers, and the choice of puzzles.

pub use crate::messages::generated::puzzle::*;
pub use crate::messages::language::{rating_change, short_date as day};

use crate::messages::generated::puzzle as texts;
use crate::messages::language::{and_list, sentences, series, with_full_stop};
use span_it_core::board::{Node, Player, Position};
use span_it_learn::puzzles::{Band, Kind, Puzzle, Task};
use span_it_learn::truth::Ways;

pub fn finders(found: usize, of: usize) -> String {
    if found == of { all_find_it(of) } else { some_find_it(found, of) }
}

/// How many names of opponents a sentence has at most.
const OPPONENTS: usize = 3;

/// The opponents that do not find the answer.
pub fn missed_by(names: &[&str]) -> String {
    let shown = if names.len() > OPPONENTS { OPPONENTS - 1 } else { names.len() };
    let mut list: Vec<String> = names[..shown].iter().map(|name| (*name).to_owned()).collect();
    if names.len() > shown {
        list.push(others(names.len() - shown));
    }
    miss_it(names.len(), and_list(&list))
}

/// What a player joins, after the name.
pub fn joins_edges(player: Player) -> &'static str {
    match player {
        Player::Horizontal => left_to_right(),
        Player::Vertical => top_to_bottom(),
    }
}

/// The rating and the streak in one line.
pub fn status(rating: Option<(String, Option<f64>)>, run: u32) -> String {
    let rating = rating.map(|(rating, change)| texts::rating(rating, change.map(rating_change)));
    let run = (run > 0).then(|| in_a_row(run));
    series(&rating.into_iter().chain(run).collect::<Vec<_>>())
}

pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => kind::keep(),
        Kind::Only => kind::only(),
        Kind::Stop => kind::stop(),
        Kind::WinIn => kind::win_in(),
        Kind::Repair => kind::repair(),
        Kind::Judge => kind::judge(),
        Kind::Mistake => kind::mistake(),
        Kind::Play => kind::play(),
    }
}

pub fn band(band: Band) -> &'static str {
    match band {
        Band::Starter => band::starter(),
        Band::Easy => band::easy(),
        Band::Medium => band::medium(),
        Band::Hard => band::hard(),
        Band::Expert => band::expert(),
    }
}

/// The band, and the difficulty if ratings are shown, after the answer.
pub fn difficulty(puzzle: &Puzzle, shows_ratings: bool) -> Option<String> {
    let difficulty = puzzle.difficulty?;
    let band = band(Band::new(difficulty));
    let rounded = difficulty.rounded().to_string();
    Some(if shows_ratings { band_and_difficulty(band, rounded) } else { band.to_owned() })
}

/// What a puzzle asks, in a few words.
pub fn title(puzzle: &Puzzle) -> String {
    match &puzzle.task {
        Task::Keep | Task::Stop | Task::Judge(_) => kind(puzzle.kind()).to_owned(),
        Task::Only => title::only().to_owned(),
        Task::WinIn(n) => title::win_in(n),
        Task::Repair(cut) => title::repair(cut),
        Task::Mistake { .. } => title::mistake().to_owned(),
        Task::Play(name) => title::play(name),
    }
}

/// What to do, in one sentence.
pub fn instructions(puzzle: &Puzzle) -> String {
    let lines = match puzzle.task {
        Task::WinIn(lines) => lines,
        _ => 0,
    };
    texts::instructions(puzzle.kind(), puzzle.you(), lines)
}

pub fn you_are(puzzle: &Puzzle) -> String {
    texts::you_are(puzzle.kind(), puzzle.you())
}

/// How far both sides are.
pub fn ways(position: &Position) -> String {
    let ways = Ways::new(position);
    texts::ways(position.to_move(), ways.own_missing(), ways.other_missing())
}

/// How far both sides are. In *Spot the mistake* that would give the answer away.
pub fn distances(puzzle: &Puzzle, position: &Position) -> Option<String> {
    (puzzle.kind() != Kind::Mistake).then(|| ways(position))
}

/// What a screen reader says of a new puzzle. The level is named only after the answer.
pub fn announcement(puzzle: &Puzzle, heading: &str, position: &Position) -> String {
    let size = position.size();
    sentences(&[
        heading_and_size(heading, size.rows(), size.cols()),
        you_are(puzzle),
        with_full_stop(title(puzzle)),
        instructions(puzzle),
        distances(puzzle, position).unwrap_or_default(),
    ])
}

/// What a screen reader says after an answer that leaves only a button to press.
pub fn answered(title: &str, feedback: &str, name: &str) -> String {
    sentences(&[with_full_stop(title), with_full_stop(feedback), button(name)])
}

/// How many names of nodes a sentence has at most.
const NAMES: usize = 4;

fn names(nodes: &[Node]) -> String {
    names_of(&nodes[..nodes.len().min(NAMES)], nodes.len())
}

/// The names of some nodes, and the number of the others.
fn names_of(named: &[Node], all: usize) -> String {
    let mut names: Vec<String> = named.iter().map(Node::to_string).collect();
    if all > named.len() {
        names.push(other_rings(all - named.len()));
    }
    and_list(&names)
}

pub fn winning(nodes: &[Node]) -> String {
    texts::winning(nodes.len(), names(nodes))
}

/// The nodes that join in time.
pub fn winning_in(nodes: &[Node], lines: u8) -> String {
    texts::winning_in(nodes.len(), names(nodes), lines)
}

/// After a right answer.
pub fn wins_too(played: Node, others: &[Node]) -> String {
    let count = others.len();
    if count > NAMES { wins_like_many(played, count) } else { texts::wins_too(played, count, names(others)) }
}

pub fn keepers(nodes: &[Node]) -> String {
    texts::keepers(nodes.len(), names(nodes))
}

/// The same, where some of `all` nodes are named.
pub fn keepers_with(named: &[Node], all: usize) -> String {
    texts::keepers(all, names_of(named, all))
}

/// Who played what in the game that the puzzle comes from.
pub fn source(puzzle: &Puzzle) -> Option<String> {
    let source = puzzle.source.as_ref().filter(|source| source.was_mistake)?;
    Some(if source.name.is_empty() {
        played_in_your_game(source.played)
    } else {
        played_in_real_game(&source.name, source.played)
    })
}

/// After the last mistake.
pub fn sitting_result(found: usize, of: usize) -> String {
    if found == of { all_right(of) } else { some_right(found, of) }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;
    use span_it_learn::truth::Class;

    #[test]
    fn sentences_fit_numbers() {
        let nodes = ["b2", "c3", "d4", "e5", "f6", "b4"].map(|node| Node::from_str(node).unwrap());
        for (sentence, expected) in [
            (winning(&nodes[..1]), "Only b2 wins."),
            (winning(&nodes[..2]), "b2 and c3 win."),
            (winning(&nodes), "b2, c3, d4, e5 and 2 other rings win."),
            (wins_too(nodes[0], &[]), "b2 is the only move that wins."),
            (wins_too(nodes[0], &nodes[1..]), "b2 keeps the win, like 5 others."),
            (texts::ways(Player::Vertical, 1, 4), "Top to bottom needs 1 line, left to right\u{a0}4."),
            (texts::instructions(Kind::WinIn, Player::Horizontal, 3), "Join left to right with 3 lines."),
            (not_class(class(Class::ToMove)), "\"First to move\" is wrong here."),
            (
                sitting_result(1, 1),
                "Right at the first try. It comes back once more, so that it stays with you.",
            ),
            (sitting_result(0, 1), "Not at the first try. You will see it again tomorrow."),
            (sitting_result(2, 3), "2 of 3 at the first try. The others come back tomorrow."),
            (cards_due(0, 0), "Your games add mistakes here."),
            (cards_due(0, 2), "Nothing to practise today."),
            (cards_due(1, 2), "1 mistake to practise"),
            (day_state("Monday", Some(false)), "Monday, answered"),
            (missed_by(&["Ace"]), "Ace misses it."),
            (missed_by(&["Ace", "Bo", "Cy"]), "Ace, Bo and Cy miss it."),
            (missed_by(&["Ace", "Bo", "Cy", "Di"]), "Ace, Bo and 2 others miss it."),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
