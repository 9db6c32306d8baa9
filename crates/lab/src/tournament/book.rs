//! Openings from a file: one per line, as a position or as moves.

use span_it_core::board::{BoardSize, Node, Player, Position, winner};
use span_it_core::text::humanize::counted;
use span_it_core::text::plain::one_line;

use super::PlanError;
use super::opening::Opening;

/// The openings of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    lines: Vec<BookLine>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct BookLine {
    /// From 1.
    number: usize,
    /// The board of a position; moves are for every board that has them.
    size: Option<BoardSize>,
    opening: Opening,
}

impl Book {
    /// Maximum size of a file with openings, in bytes: 1 MiB.
    pub const MAX_BYTES: usize = 1024 * 1024;

    /// Reads openings. A line is a position, such as `.../h./.v./../... h`, or the moves of both players in turn, such as
    /// `c3 d4`. `v` before the moves says that vertical moves first. Empty lines and lines that start with `#` are ignored.
    ///
    /// # Errors
    /// The first line that is not an opening.
    pub fn parse(text: &str) -> Result<Self, PlanError> {
        let lines = (1..).zip(text.lines().map(one_line));
        let lines = lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
        let read = |(number, text): (usize, String)| {
            let read = if text.contains('/') { position(&text) } else { moves(&text.to_ascii_lowercase()) };
            let (size, opening) = read.map_err(|problem| in_line(number, &problem))?;
            Ok(BookLine { number, size, opening })
        };
        Ok(Self { lines: lines.map(read).collect::<Result<_, _>>()? })
    }

    /// The first `pairs` openings for each board.
    ///
    /// # Errors
    /// A board has fewer openings, or a line is for none of the boards.
    pub fn openings(&self, boards: &[BoardSize], pairs: u32) -> Result<Vec<Vec<Opening>>, PlanError> {
        for line in &self.lines {
            if !boards.iter().any(|&size| line.fits(size)) {
                let boards = boards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                let problem = format!("this opening is not possible on {boards}");
                return Err(in_line(line.number, &problem));
            }
        }
        let on_board = |&size: &BoardSize| {
            let fitting = self.lines.iter().filter(|line| line.fits(size)).map(|line| line.opening.clone());
            let openings: Vec<_> = fitting.take(pairs as usize).collect();
            if openings.len() < pairs as usize {
                return Err(PlanError(too_few(size, pairs, openings.len())));
            }
            Ok(openings)
        };
        boards.iter().map(on_board).collect()
    }
}

impl BookLine {
    fn fits(&self, size: BoardSize) -> bool {
        self.size.is_none_or(|own| own == size) && self.opening.is_possible(size)
    }
}

impl Opening {
    /// Whether the moves are legal on a board and win nothing.
    pub(super) fn is_possible(&self, size: BoardSize) -> bool {
        let mut position = Position::empty(size, self.first);
        self.moves.iter().all(|&mv| position.play(mv).is_ok() && winner(&position).is_none())
    }
}

fn in_line(number: usize, problem: &str) -> PlanError {
    PlanError(format!("line {number}: {problem}"))
}

/// The error that a board has fewer openings than pairs.
pub(super) fn too_few(size: BoardSize, pairs: u32, available: usize) -> String {
    let pairs = counted(pairs, "pair", "pairs");
    format!(
        "{pairs} on a {size} board: the openings have {available} for it; expected at most that many pairs"
    )
}

fn position(text: &str) -> Result<(Option<BoardSize>, Opening), String> {
    let position = Position::from_typed(text).map_err(|error| format!("{error}"))?;
    let nodes = |player| {
        let size = position.size();
        size.nodes().filter(|&node| position.owner(node) == Some(player)).collect::<Vec<Node>>()
    };
    let to_move = position.to_move();
    let (own, other) = (nodes(to_move), nodes(to_move.opponent()));
    let first = match other.len().checked_sub(own.len()) {
        Some(0) => to_move,
        Some(1) => to_move.opponent(),
        _ => {
            return Err(format!(
                "the player to move has {} and the opponent {}: expected as many, or one fewer",
                counted(own.len() as u64, "connector", "connectors"),
                other.len()
            ));
        }
    };
    if winner(&position).is_some() {
        return Err("the position is already won".to_owned());
    }
    let (firsts, seconds) = if first == to_move { (own, other) } else { (other, own) };
    let mut seconds = seconds.into_iter();
    let moves = firsts.into_iter().flat_map(|mv| [Some(mv), seconds.next()]).flatten().collect();
    Ok((Some(position.size()), Opening { first, moves }))
}

fn moves(text: &str) -> Result<(Option<BoardSize>, Opening), String> {
    let mut words = text.split_whitespace().peekable();
    let first = words.next_if(|word| matches!(*word, "h" | "v"));
    let first = if first == Some("v") { Player::Vertical } else { Player::Horizontal };
    let mut moves = Vec::new();
    for word in words {
        let mv: Node =
            word.parse().ok().ok_or_else(|| format!("{word:?}: expected a position, or nodes such as c3"))?;
        if moves.contains(&mv) {
            return Err(format!("{mv} is played twice"));
        }
        moves.push(mv);
    }
    Ok((None, Opening { first, moves }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(rows: usize, cols: usize) -> BoardSize {
        BoardSize::new(rows, cols).unwrap()
    }

    #[test]
    fn reads_positions_and_moves() {
        let position = Position::empty(size(3, 3), Player::Vertical).after("c3".parse().unwrap());
        let book = Book::parse(&format!("\u{feff}# Openings\n\nc3 d4\r\n v a1 c3 e5\n{position}\n")).unwrap();
        let openings = book.openings(&[size(3, 3), size(4, 5)], 2).unwrap();
        let text = |opening: &Opening| {
            let moves: Vec<_> = opening.moves.iter().map(Node::to_string).collect();
            format!("{} {}", opening.first.letter(), moves.join(" "))
        };
        let texts: Vec<Vec<_>> = openings.iter().map(|board| board.iter().map(text).collect()).collect();
        assert_eq!(texts, [["h c3 d4", "v a1 c3 e5"], ["h c3 d4", "v a1 c3 e5"]]);
        let three = book.openings(&[size(3, 3)], 3).unwrap();
        assert_eq!(text(&three[0][2]), "v c3");
        let few = book.openings(&[size(3, 3), size(4, 5)], 3).unwrap_err().to_string();
        assert_eq!(
            few,
            "3 pairs on a 4 x 5 board: the openings have 2 for it; expected at most that many pairs"
        );
    }

    #[test]
    fn errors_name_the_line() {
        let empty = Position::empty(size(3, 3), Player::Horizontal).to_string();
        let unbalanced = empty.replacen("...", "hh.", 1);
        let won = "a1 b2 c1 b4 e1";
        for (text, part) in [
            ("c3\n\nc3 x\n", "line 3: \"x\": expected a position, or nodes such as c3"),
            ("c3 d4 c3", "line 1: c3 is played twice"),
            ("#\n.../.. h", "line 2: "),
            (&unbalanced, "line 1: the player to move has 2 connectors and the opponent 0"),
            ("c3\ns19", "line 2: this opening is not possible on 3 x 3"),
            (won, "line 1: this opening is not possible on 3 x 3"),
        ] {
            let message = Book::parse(text).and_then(|book| book.openings(&[size(3, 3)], 1));
            let message = message.unwrap_err().to_string();
            assert!(message.starts_with(part), "{message:?} without {part:?}");
        }
    }
}
