//! Tables for a terminal.

use span_it_files::text::sanitize::printable;
use unicode_width::UnicodeWidthStr as _;

/// Columns as wide as their widest cell, with two spaces between them. Numbers, if `is_number` says so for the column,
/// are aligned to the right.
pub(super) fn format<const N: usize>(head: [&str; N], is_number: [bool; N], rows: &[[String; N]]) -> String {
    let head = head.map(str::to_owned);
    let rows: Vec<[String; N]> =
        std::iter::once(&head).chain(rows).map(|row| row.clone().map(|cell| printable(&cell))).collect();
    let widths: [usize; N] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or_default());
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(widths).zip(is_number).map(|((cell, width), is_number)| {
            let padding = " ".repeat(width - cell.width());
            if is_number { padding + cell } else { cell.clone() + &padding }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text += "\n";
    }
    text
}
