//! Positions as one line of text (`docs/formats.md, "Position text"`).

use std::fmt;
use std::str::FromStr;

use crate::text::plain;
use thiserror::Error;

use super::{BoardSize, Player, Position};

/// The form of a position text, for errors.
const SHAPE: &str = "the board, one space and the player to move (h or v)";

/// Maximum number of letters of a text in a message.
const SHOWN: usize = 40;

/// Why a text is not a position: what is wrong, where, and what was expected. Rows and letters count from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct NotationError(String);

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row = 0;
        for (node, owner) in self.nodes() {
            if node.row() != row {
                row = node.row();
                f.write_str("/")?;
            }
            write!(f, "{}", owner.map_or('.', Player::letter))?;
        }
        write!(f, " {}", self.to_move().letter())
    }
}

impl Position {
    /// Parses a position text that a person typed, copied or piped: other programs may have changed blanks, dots and
    /// capitals, or have put a code fence or quotation marks around it.
    ///
    /// # Errors
    /// As for [`from_str`](Self::from_str), about the text with plain letters on one line.
    pub fn from_typed(text: &str) -> Result<Self, NotationError> {
        plain::one_line(text).to_ascii_lowercase().parse()
    }
}

impl FromStr for Position {
    type Err = NotationError;

    /// Parses a position text.
    ///
    /// ```
    /// use span_it_core::board::Position;
    /// let position: Position = ".../.h/.../v./... h".parse()?;
    /// assert_eq!(position.connectors(), 2);
    /// assert_eq!(position.to_string(), ".../.h/.../v./... h");
    /// # Ok::<(), span_it_core::board::NotationError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let no_space = || format!("there is no space in {:?}: expected {SHAPE}", shortened(text));
        let (board, player) = text.split_once(' ').ok_or_else(|| NotationError(no_space()))?;
        if board.is_empty() {
            return Err(NotationError(format!("letter 1 is a space: expected {SHAPE}")));
        }
        let no_player = || format!("the player to move is {:?}: expected h or v", shortened(player));
        let to_move = single_letter(player).and_then(Player::from_letter);
        let to_move = to_move.ok_or_else(|| NotationError(no_player()))?;
        let rows: Vec<&str> = board.split('/').collect();
        if rows.len().is_multiple_of(2) {
            return Err(NotationError(format!("{} rows: expected an odd number, 5 to 39", rows.len())));
        }
        let size = BoardSize::new(rows.len().div_ceil(2), rows[0].chars().count());
        let size = size.map_err(|error| NotationError(error.to_string()))?;
        let mut position = Self::empty(size, to_move);
        let mut nodes = size.nodes();
        for (index, row) in rows.into_iter().enumerate() {
            let expected = usize::from(size.cols()) - index % 2;
            let found = row.chars().count();
            if found != expected {
                let row = index + 1;
                return Err(NotationError(format!("row {row} has {found} letters: expected {expected}")));
            }
            for (letter, node) in row.chars().enumerate().zip(&mut nodes) {
                read_letter(&mut position, letter, node, index)?;
            }
        }
        Ok(position)
    }
}

/// Sets the owner of `node`.
fn read_letter(
    position: &mut Position,
    (column, found): (usize, char),
    node: super::Node,
    row: usize,
) -> Result<(), NotationError> {
    if found == '.' {
        return Ok(());
    }
    let owner = Player::from_letter(found);
    let placed = owner.and_then(|owner| position.place(node, owner).ok());
    let (row, column) = (row + 1, column + 1);
    let problem = || format!("row {row}, letter {column} is {found:?}: expected h, v or .");
    placed.ok_or_else(|| NotationError(problem()))
}

/// The text, shortened for a message.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The letter of a text of one letter.
fn single_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}
