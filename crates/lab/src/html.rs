//! All HTML pages that the program exports: self-contained and printable.

use pulldown_cmark::{Event, Options, Parser};
use span_it_core::text::sanitize::printable;

/// Supports light and dark themes and paper.
const STYLE: &str = include_str!("page.css");

/// The Markdown that becomes HTML: tables are an extension of `CommonMark`.
pub const OPTIONS: Options = Options::ENABLE_TABLES.union(Options::ENABLE_HEADING_ATTRIBUTES);

/// Escapes the special characters of HTML.
///
/// ```
/// assert_eq!(span_it_lab::html::escape("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
/// ```
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// Plain text as Markdown: escapes all markup.
pub fn plain(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in printable(text).chars() {
        match letter {
            '<' => escaped.push_str("&lt;"),
            '&' => escaped.push_str("&amp;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '#' | '~' | '!' | '>' => {
                escaped.extend(['\\', letter]);
            }
            other => escaped.push(other),
        }
    }
    escaped
}

/// Plain text as a line of Markdown. A sign or a number with a dot at its start would begin a list.
pub fn plain_line(text: &str) -> String {
    let mut line = plain(text.trim());
    let start = line.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(line.len());
    if line[start..].starts_with(['-', '+', '=', '.', ')']) {
        line.insert(start, '\\');
    }
    line
}

/// Markdown as HTML.
pub fn of_markdown(markdown: &str) -> String {
    of_events(Parser::new_ext(markdown, OPTIONS))
}

/// Parts of Markdown as HTML.
pub fn of_events<'a>(events: impl Iterator<Item = Event<'a>>) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    html
}

/// A page with a title, which is plain text, and a body, which is HTML. It loads no other resources.
pub fn page(title: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n",
        escape(title)
    )
}
