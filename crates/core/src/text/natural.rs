//! Natural sort order of names: P2 before P10, and case-insensitive.

/// A piece of a sort key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// The number of digits without leading zeros, and the digits.
    Number(usize, String),
    /// A lower-case letter or another character.
    Letter(char),
}

/// The sort key of a name.
pub fn key(name: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = name;
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let (piece, after) = rest.split_at(digits.max(first.len_utf8()));
        if digits > 0 {
            let number = piece.trim_start_matches('0');
            pieces.push(Piece::Number(number.len(), number.to_owned()));
        } else {
            pieces.extend(first.to_lowercase().map(Piece::Letter));
        }
        rest = after;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_numbers_by_value() {
        let expected = [
            "",
            "7",
            "Ada",
            "P",
            "p2",
            "P2a",
            "P010",
            "p11",
            "P99999999999999999999999",
            "Zoe",
            "\u{c4}da 2",
        ];
        let mut names = expected;
        names.reverse();
        names.sort_by_cached_key(|name| key(name));
        assert_eq!(names, expected);
    }
}
