//! Rules for texts, so that the interface can be translated: docs/architecture.md, "How to".

use std::fs;
use std::path::Path;

/// A string literal of the program, without those of tests.
struct Literal<'a> {
    line: usize,
    /// The code before it, on one line.
    before: String,
    text: &'a str,
}

/// The length of a raw string, comment or character at the start of `code` that is not a plain string.
fn skipped(code: &str) -> Option<usize> {
    if code.starts_with("//") {
        return Some(code.find('\n').unwrap_or(code.len()));
    }
    if code.starts_with("r\"") || code.starts_with("r#") {
        let hashes = code[1..].bytes().take_while(|byte| *byte == b'#').count();
        let end = format!("\"{}", "#".repeat(hashes));
        let start = 1 + hashes + 1;
        return code[start..].find(&end).map(|length| start + length + end.len());
    }
    let mut letters = code.char_indices().skip(1);
    match (code.chars().next()?, letters.next(), letters.next(), letters.next()) {
        ('\'', Some((_, '\\')), _, Some((at, '\''))) | ('\'', Some(_), Some((at, '\'')), _) => Some(at + 1),
        _ => None,
    }
}

fn end_of_string(code: &str) -> usize {
    let mut is_escaped = false;
    let end = code.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    });
    end.unwrap_or(code.len())
}

fn without_tests(source: &str) -> &str {
    let before = source.split("#[cfg(test)]\npub(crate) mod tests").next().unwrap_or_default();
    before.split("#[cfg(test)]\nmod tests").next().unwrap_or_default()
}

fn literals(source: &str) -> Vec<Literal<'_>> {
    let source = without_tests(source);
    let mut literals = Vec::new();
    let mut at = 0;
    while let Some(letter) = source[at..].chars().next() {
        if let Some(length) = skipped(&source[at..]) {
            at += length;
        } else if letter == '"' {
            let text = &source[at + 1..][..end_of_string(&source[at + 1..])];
            let line = source[..at].matches('\n').count() + 1;
            let near = source[..at].char_indices().rev().nth(80).map_or(0, |(start, _)| start);
            let before = source[near..at].split_whitespace().collect::<Vec<_>>().join(" ");
            literals.push(Literal { line, before, text });
            at += text.len() + 2;
        } else {
            at += letter.len_utf8();
        }
    }
    literals
}

/// A format string without its values.
fn words_of(text: &str) -> String {
    let mut words = String::new();
    let mut depth = 0_usize;
    for letter in text.replace("\\n", " ").chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => words.push(letter),
            _ => {}
        }
    }
    words
}

fn is_word(word: &str) -> bool {
    let letters = word.trim_matches(|letter: char| !letter.is_alphabetic());
    letters.len() > 1 && letters.chars().all(|letter| letter.is_alphabetic() || letter == '\'')
}

/// Two words, a word beside a value, or a capitalised word alone.
fn is_text(text: &str) -> bool {
    let words = words_of(text);
    let count = words.split_whitespace().filter(|word| is_word(word)).count();
    let is_label = |word: &str| {
        is_word(word) && word.starts_with(char::is_uppercase) && word[1..].contains(char::is_lowercase)
    };
    count > 1 || (count == 1 && text.contains('{') && words.contains(' ')) || is_label(text)
}

/// Two values with separators between them and no word.
fn is_join(text: &str) -> bool {
    text.matches('{').count() > 1
        && text.contains("} ") | text.contains(" {")
        && !text.contains(['<', '?'])
        && {
            let words = words_of(text);
            !words.chars().any(char::is_alphanumeric) && !words.contains(['/', '[', '"', '\\'])
        }
}

/// Code before a literal that no user sees: panics, names of threads and of widgets, attributes, built files.
const UNSEEN: [&str; 22] = [
    "expect(",
    "expect( ",
    "reason = ",
    "panic!(",
    "must_use = ",
    "rename = ",
    "serde(from = ",
    "unique(",
    "unique((",
    ".with(",
    ".with((",
    "id_salt(",
    "Job::start(",
    "Worker::start(",
    "Builder::new().name(",
    "thread::Builder::new() .name(",
    "debug_struct(",
    "tab_bar(ui, ",
    "request_discard(",
    "Panel::bottom(",
    "Panel::left(",
    "Grid::new(",
];

/// Files with literals that are no texts of the interface, and why.
const NO_TEXTS: [(&str, &str); 8] = [
    ("app/tournament/setup/plan.rs", "the text of a field, which is parsed again"),
    ("app/help/document.rs", "the words that the search finds"),
    ("app/help/export.rs", "the elements of web pages"),
    ("app/training/config.rs", "errors of a file format, as in the library crates"),
    ("platform/crash.rs", "the report of a crash, for developers"),
    ("platform/sound/pulse.rs", "names for the mixer of the system, and errors that end the sound"),
    ("app/session/standing.rs", "a file of the autosave"),
    ("app/ui/icons.rs", "paths of icons"),
];

fn is_seen(path: &str, literal: &Literal<'_>) -> bool {
    let is_unseen = UNSEEN.iter().any(|code| literal.before.ends_with(code.trim_end()))
        || ["debug_assert", "assert!", "assert_eq!"].iter().any(|code| literal.before.contains(code))
        || ["Panel::top(", "Panel::right(", "debug_name"].iter().any(|code| literal.before.contains(code));
    let is_personality =
        span_it_core::personality::library::builtin().iter().any(|one| one.name == literal.text);
    // Names of the systems' interfaces.
    let is_name = path.starts_with("platform/") && !literal.text.contains(char::is_whitespace);
    !is_unseen && !is_personality && !is_name && !NO_TEXTS.iter().any(|(file, _)| path.ends_with(file))
}

/// The sources of the window, as relative paths with slashes.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = crate::repository::files(&root, "rs");
    files.retain(|path| {
        ["toolkit", "picture", "bin", "manual.rs"].iter().all(|folder| !path.starts_with(root.join(folder)))
    });
    let name = |path: &Path| path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
    files.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

fn messages() -> Vec<(String, String)> {
    let mut messages = sources();
    messages.retain(|(path, _)| path.starts_with("messages/") && path != "messages/language.rs");
    messages
}

#[test]
fn texts_of_the_window_are_in_messages() {
    let mut wrong = Vec::new();
    let mut outside = sources();
    outside.retain(|(path, _)| !path.starts_with("messages/"));
    for (path, source) in &outside {
        for literal in literals(source) {
            let is_separator =
                literal.before.ends_with(".join(") && [", ", " · ", "; "].contains(&literal.text);
            if (is_text(literal.text) || is_join(literal.text) || is_separator) && is_seen(path, &literal) {
                wrong.push(format!("src/{path}:{}: {:?}", literal.line, literal.text));
            }
        }
    }
    assert!(wrong.is_empty(), "move to src/messages: {wrong:#?}");
}

/// A text that needs other texts around it.
fn is_fragment(text: &str) -> bool {
    text.len() > 1 && (text.starts_with([' ', ',', ';']) || text.ends_with([' ', ',', ';', '(']))
}

/// Code that puts texts together. [`crate::messages::language`] has a function for each list.
const JOINING: [&str; 9] = [
    ".push_str(",
    " += ",
    " + \"",
    " + &",
    ".join(",
    ".concat(",
    "to_uppercase",
    "to_lowercase",
    "trim_end_matches",
];

/// What looks like a joined sentence, and why it is none.
const NO_SENTENCES: [(&str, &str); 11] = [
    ("names.join(\" \")", "names of nodes"),
    ("names.is_empty() { \"complete\".to_owned() } else { names.join(\" \") }", "names of nodes"),
    ("more.join(\" + \")", "a formula"),
    (".join(\" – \")", "two numbers of a table"),
    ("collect::<Vec<_>>().join(\" \")", "the words of a player's name"),
    ("kept += ", "a message of the system without its source files"),
    ("value.trim_end_matches('0')", "a number without needless zeros"),
    ("\" · {}\"", "the facts beside a key in the help"),
    ("\" \\u{b1} {}\"", "a margin in another colour than its rating"),
    ("(trained", "the name of a personality"),
    ("\"]   (back: [)\"", "two keys"),
];

fn is_allowed(line: &str) -> bool {
    NO_SENTENCES.iter().any(|(code, _)| line.contains(code))
}

#[test]
fn messages_are_whole_sentences() {
    let mut wrong = Vec::new();
    for (path, source) in &messages() {
        let code = without_tests(source);
        let lines: Vec<&str> = code.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let joins = JOINING.iter().any(|joining| line.contains(joining));
            if joins && !is_allowed(line) {
                wrong.push(format!("src/{path}:{}: {}", index + 1, line.trim()));
            }
        }
        for literal in literals(source) {
            // The name of a key differs between systems.
            let is_beside_key =
                ["concat!(", "command_key!(),"].iter().any(|code| literal.before.ends_with(code));
            if is_fragment(literal.text) && !is_beside_key && !is_allowed(lines[literal.line - 1]) {
                wrong.push(format!("src/{path}:{}: {:?}", literal.line, literal.text));
            }
        }
    }
    assert!(wrong.is_empty(), "write whole sentences, or use messages::language: {wrong:#?}");
}

/// Sentences for one case, which are no plurals.
const NO_PLURALS: [&str; 4] = [
    "1 if kept == 1 => format!(\"{name} kept the only chance",
    "1 => format!(\"{name} gave away the only chance",
    "1 => format!(\"Once {winner} had only one",
    "1 => \"Your first win\"",
];

#[test]
fn plurals_have_one_function() {
    let mut wrong = Vec::new();
    for (path, source) in &messages() {
        for (index, line) in without_tests(source).lines().enumerate() {
            let code = line.trim();
            let is_by_hand = code.contains("== 1 ") || code.starts_with("1 => ") || code.starts_with("1 if ");
            if is_by_hand && !NO_PLURALS.iter().any(|allowed| code.starts_with(allowed)) {
                wrong.push(format!("src/{path}:{}: {code}", index + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "use plural! or messages::language::counted: {wrong:#?}");
}

/// The format of a value with decimals, a sign or leading zeros.
fn formats_a_number(text: &str) -> bool {
    let values = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let mut formats = values.filter_map(|value| value.split_once(':')).map(|(_, format)| format);
    formats.any(|format| format.contains(['.', '+']) || format.starts_with('0'))
}

/// Literals with numbers that are not for reading.
const NO_NUMBERS: [(&str, &str); 2] = [
    ("app/editor/form.rs", "the text of a field, which is parsed again"),
    ("app/tournament/game_files.rs", "names of files"),
];

#[test]
fn numbers_are_formatted_by_language() {
    let mut wrong = Vec::new();
    for (path, source) in sources().iter().filter(|(path, _)| path != "messages/language.rs") {
        for literal in literals(source) {
            let is_number = formats_a_number(literal.text) || literal.text.ends_with("}%");
            let is_allowed = NO_NUMBERS.iter().any(|(file, _)| path.ends_with(file));
            if is_number && !is_allowed && is_seen(path, &literal) {
                wrong.push(format!("src/{path}:{}: {:?}", literal.line, literal.text));
            }
        }
    }
    assert!(wrong.is_empty(), "use a function of messages::language: {wrong:#?}");
}

#[test]
fn rules_for_texts_can_fail() {
    let source = "f(\"Play again\", r#\"a \"b\" c\"#); // \"no text\"\nlet a = ('\"', '\\'', \"x\\\" y\");\n\
                  #[cfg(test)]\nmod tests { \"in a test\" }";
    let texts: Vec<(usize, &str)> =
        literals(source).iter().map(|literal| (literal.line, literal.text)).collect();
    assert_eq!(texts, [(1, "Play again"), (2, "x\\\" y")]);
    for text in ["Undo", "two words", "{name} copy", "no move\\nyet"] {
        assert!(is_text(text), "{text}");
    }
    for text in ["M4 4H8V8H4Z", "rows", "settings.json", "{}-crash.txt", "ID", "{name} {value}"] {
        assert!(!is_text(text), "{text}");
    }
    assert!(is_join("{}. {}") && is_join("{one} · {other}") && !is_join("{name}-{number}"));
    assert!(is_fragment(", and more") && is_fragment("won by ") && !is_fragment("Won."));
    assert!(formats_a_number("{:.2} s") && formats_a_number("{value:+}") && !formats_a_number("{one:?} {a}"));
}
