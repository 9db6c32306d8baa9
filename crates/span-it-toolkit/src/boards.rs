//! Board sizes on the command line: `6x6`.

use span_it_core::board::BoardSize;
use span_it_files::text::digits::whole;

pub(crate) fn read_board(text: &str) -> Result<BoardSize, String> {
    let numbers = text.split_once(['x', 'X']).and_then(|(rows, cols)| Some((whole(rows)?, whole(cols)?)));
    let (rows, cols) = numbers.ok_or("expected rows and columns, such as 6x6 or 5x8")?;
    BoardSize::new(rows, cols).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_compact_writes() {
        assert_eq!(read_board("5x8").map(BoardSize::compact), Ok("5x8".to_owned()));
        assert_eq!(
            read_board("6x21").unwrap_err(),
            "a board of 6 x 21 major nodes: rows and columns must be 3 to 20"
        );
        for bad in ["", "6", "x", "6x", "6x6x6", "-6x6", "six", "6 x 6", "+6x6", "6x+6"] {
            assert!(read_board(bad).unwrap_err().starts_with("expected rows and columns"), "{bad}");
        }
    }
}
