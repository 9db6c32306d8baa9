//! Rules for the files of the repository that the compiler does not check.

use std::fs;
use std::path::{Path, PathBuf};

use span_it_core::engine::Stop;
use span_it_core::personality::Personality;
use span_it_core::record::read_record;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(self::files(&path, extension));
        } else if path.extension().is_some_and(|other| other == extension) {
            files.push(path);
        }
    }
    files
}

fn sources() -> Vec<PathBuf> {
    let folders = ["src", "tests", "crates"];
    folders.iter().flat_map(|folder| files(&root().join(folder), "rs")).collect()
}

#[test]
fn only_two_files_allow_unsafe_code() {
    let attribute = ["expect(", "allow("].map(|lint| format!("{lint}unsafe_code"));
    let mut allowing = sources();
    allowing.retain(|path| {
        let text: String = fs::read_to_string(path).unwrap().split_whitespace().collect();
        attribute.iter().any(|attribute| text.contains(attribute))
    });
    allowing.sort();
    let expected = ["crates/lab/src/priority.rs", "src/platform/desktop.rs"];
    assert_eq!(allowing, expected.map(|path| root().join(path)));
}

/// `storage` refuses devices, limits sizes and names the file in its errors.
#[test]
fn the_window_uses_files_through_storage() {
    const CALLS: [&str; 8] = [
        "std::fs::",
        " fs::",
        "(fs::",
        "File::open",
        ".exists()",
        ".is_dir()",
        ".is_file()",
        ".canonicalize()",
    ];
    // Background jobs.
    let allowed = ["tournament/game_files.rs", "tournament/history/reading.rs", "store/read.rs"];
    let folders = ["shell", "pages", "parts", "context", "model"].map(|one| root().join("src").join(one));
    for path in folders.iter().flat_map(|folder| files(folder, "rs")) {
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let is_metadata = |line: &&str| line.starts_with("use ") || line.contains("metadata");
        let lines = code.lines().filter(|line| !is_metadata(line));
        let calls: Vec<&str> = lines.filter(|line| CALLS.iter().any(|call| line.contains(call))).collect();
        let is_allowed = allowed.iter().any(|allowed| path.ends_with(allowed));
        assert!(is_allowed || calls.is_empty(), "{}: {calls:?}", path.display());
    }
}

/// Their tools read the version before any source.
#[test]
fn packages_have_the_version_of_the_workspace() {
    let version = env!("CARGO_PKG_VERSION");
    for (path, line) in [
        ("packaging/rpm/span-it.spec", format!("Version:        {version}")),
        ("packaging/aur/PKGBUILD", format!("pkgver={version}")),
    ] {
        let text = fs::read_to_string(root().join(path)).unwrap();
        assert!(text.lines().any(|found| found == line), "{path}: expected {line:?}");
    }
}

#[test]
fn files_that_the_packages_contain_exist() {
    let mut count = 0;
    for script in ["deb", "install", "rpm/span-it.spec", "windows/installer.nsi", "macos/bundle"] {
        let text = fs::read_to_string(root().join("packaging").join(script)).unwrap().replace('\\', "/");
        let words = text.split(|letter: char| letter.is_whitespace() || letter == '"');
        for word in words.map(|word| word.trim_start_matches("../")) {
            if ["assets/", "crates/"].iter().any(|folder| word.starts_with(folder)) {
                let word = word.split_once('*').map_or(word, |(folder, _)| folder);
                assert!(root().join(word).exists(), "{script}: {word}");
                count += 1;
            }
        }
    }
    assert!(count > 8, "only {count} files");
}

fn headings(text: &str) -> Vec<&str> {
    let mut fenced = false;
    let mut headings = Vec::new();
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        if !fenced && line.starts_with('#') {
            headings.push(line.trim_start_matches('#').trim());
        }
    }
    headings
}

/// A source text with each comment on one line, so that a citation may wrap.
fn unwrapped(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| !["//", "///", "//!", "#"].contains(word));
    words.collect::<Vec<_>>().join(" ")
}

/// Citations like `docs/rules.md, "Lookahead"`, as document and heading.
fn citations(text: &str) -> Vec<(String, String)> {
    let text = unwrapped(text);
    let cited = text.split("docs/").skip(1).filter_map(|rest| {
        let (document, rest) = rest.split_once(".md, \"")?;
        let (heading, _) = rest.split_once('"')?;
        let is_name = !document.contains(char::is_whitespace);
        is_name.then(|| (format!("docs/{document}.md"), heading.to_owned()))
    });
    cited.collect()
}

#[test]
fn citations_name_existing_headings() {
    let mut count = 0;
    let mut wrong = Vec::new();
    for path in sources() {
        let text = fs::read_to_string(&path).unwrap();
        for (document, heading) in citations(&text) {
            count += 1;
            let cited = fs::read_to_string(root().join(&document)).unwrap_or_default();
            if !headings(&cited).contains(&heading.as_str()) && !path.ends_with("tests/repository.rs") {
                wrong.push(format!("{}: {document}, \"{heading}\"", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 30, "only {count} citations");
}

/// The anchor of a heading on the usual Markdown sites.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase().replace(' ', "-");
    kept.chars().filter(|letter| letter.is_alphanumeric() || ['-', '_'].contains(letter)).collect()
}

#[test]
fn links_between_documents_have_targets() {
    let mut documents = files(&root().join("docs"), "md");
    documents.extend(["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| root().join(name)));
    let mut count = 0;
    let mut wrong = Vec::new();
    for document in &documents {
        let text = fs::read_to_string(document).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next()) {
            if link.contains("://") {
                continue;
            }
            count += 1;
            let (path, fragment) = link.split_once('#').unwrap_or((link, ""));
            let target =
                if path.is_empty() { document.clone() } else { document.with_file_name("").join(path) };
            let content = fs::read_to_string(&target).unwrap_or_default();
            let exists =
                fragment.is_empty() || headings(&content).iter().any(|heading| anchor(heading) == fragment);
            if !target.exists() || !exists {
                wrong.push(format!("{}: {link}", document.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 20, "only {count} links");
}

/// An example of docs/formats.md with this text.
fn example<'a>(page: &'a str, text: &str) -> &'a str {
    let mut blocks = page.split("```").skip(1).step_by(2);
    let block = blocks.find(|block| block.contains(text)).unwrap();
    block.split_once('\n').unwrap().1
}

#[test]
fn the_examples_of_the_formats_are_read() {
    let page = fs::read_to_string(root().join("docs/formats.md")).unwrap();
    let steady = example(&page, "\"span-it-personality\"");
    let personality = Personality::from_json(steady.as_bytes()).unwrap();
    assert_eq!(personality.name, "Steady");
    let game = example(&page, "\"span-it-game\"").replace("PERSONALITY", steady);
    assert_eq!(read_record(game.as_bytes()).unwrap().1.moves().len(), 7);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    fs::write(&path, example(&page, "\"span-it-tournament\"")).unwrap();
    assert_eq!(span_it_lab::tournament::log::check(&path, &Stop::default()).unwrap(), 1);
    let events = example(&page, "\"span-it-learn\"").lines().skip(1);
    let events: Vec<span_it_learn::progress::Event> =
        events.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events.len(), 3);
}

/// The texts between asterisks, without links and examples.
fn emphasised(page: &str) -> Vec<String> {
    let prose: String = page.split("```").step_by(2).collect();
    let prose: String = prose.split('`').step_by(2).collect();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let pieces: Vec<String> = prose
        .split("\n\n")
        .flat_map(|paragraph| {
            paragraph.replace("**", "*").split('*').skip(1).step_by(2).map(words).collect::<Vec<_>>()
        })
        .collect();
    let names = pieces.iter().flat_map(|piece| piece.split(" > "));
    names.map(|name| name.trim_start_matches('[').split("](").next().unwrap().to_owned()).collect()
}

/// Whether a text of the window can read like this. Its variables can have any value.
fn reads_like(text: &str, name: &str) -> bool {
    let Some((before, rest)) = text.split_once('{') else { return text == name };
    let after = rest.rsplit_once('}').map_or("", |(_, after)| after);
    before.len() + after.len() > 8 && name.starts_with(before) && name.ends_with(after)
}

/// Buttons and menus have the same names on the screen, in the help and in the README.
#[test]
fn names_in_the_help_are_on_the_screen() {
    /// Emphasised, but on no button.
    const OTHERS: [&str; 12] = [
        "a factor is missing",
        "a value has the wrong type",
        "elo rating",
        "jay dittmann",
        "mark t. chapman",
        "part a",
        "part b",
        "shannon switching game",
        "span-it! ultimate personality competition",
        "the boards",
        "the factors that may change",
        "built-in personalities",
    ];
    let plain = |text: &str| text.trim().trim_end_matches(['…', '.']).to_lowercase();
    let mut texts: Vec<String> = OTHERS.map(str::to_owned).into();
    texts.extend(span_it_core::personality::library::builtin().iter().map(|one| plain(&one.name)));
    texts.extend(span_it_core::personality::Factor::all().map(|factor| plain(factor.info().name)));
    for path in files(&root().join("assets/locales/en"), "ftl") {
        let source = fs::read_to_string(path).unwrap();
        let lines = source.lines().filter(|line| !line.starts_with('#'));
        texts.extend(lines.map(|line| {
            let variant = line.trim().trim_start_matches('*');
            let value = line.split_once(" = ").or_else(|| variant.split_once("] "));
            plain(value.map_or(line, |(_, value)| value))
        }));
    }
    let mut pages = files(&root().join("assets/locales/en/help"), "md");
    pages.push(root().join("README.md"));
    let mut missing = Vec::new();
    for page in pages {
        for name in emphasised(&fs::read_to_string(&page).unwrap()) {
            let is_name = name.starts_with(char::is_uppercase) && !name.ends_with(['.', ':']);
            if is_name && !texts.iter().any(|text| reads_like(text, &plain(&name))) {
                missing.push(format!("{}: {name}", page.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
