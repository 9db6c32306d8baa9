//! Lines of a table for spreadsheets, in the form of RFC 4180.

use super::sanitize::printable;

/// The start of a file: a byte-order mark, so that Excel reads UTF-8 after a double click.
pub const START: &str = "\u{feff}";

/// The fields of a line, with its line break.
pub fn line<'a>(fields: impl IntoIterator<Item = &'a str>) -> String {
    fields.into_iter().map(quoted).collect::<Vec<_>>().join(",") + "\r\n"
}

/// A field on one line, quoted if necessary. A name that a spreadsheet would treat as a formula gets an apostrophe
/// in front, which marks a text.
// CITE: OWASP, CSV Injection.
fn quoted(field: &str) -> String {
    let number = field.parse::<f64>().is_ok_and(f64::is_finite);
    let field = printable(field);
    let formula = !number && field.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let field = if formula { format!("'{field}") } else { field };
    if field.contains([',', '"']) || field.starts_with(' ') || formula {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}
