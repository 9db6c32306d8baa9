//! What the modules say at their heads of what they may import is what they do import. Guards against a
//! map that lies.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The rooms of the library, as its first page lists them.
fn rooms() -> BTreeSet<String> {
    let page = fs::read_to_string(source().join("lib.rs")).unwrap();
    let names = page.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    names.map(str::to_owned).collect()
}

/// The library's files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found.retain(|path| !path.starts_with(source().join("bin")) && !path.ends_with("main.rs"));
    found.retain(|path| !path.ends_with("src/lib.rs"));
    found
}

/// What a file says that it may import, if it says so.
fn head(text: &str) -> Option<String> {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim);
    let said: Vec<&str> = lines.skip_while(|line| !line.contains("May import:")).collect();
    let said: Vec<&str> = said.into_iter().take_while(|line| !line.is_empty()).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What is said of a file: by itself, or by the module it is a part of.
fn said_of(path: &Path) -> Option<String> {
    let mut path = path.to_owned();
    loop {
        let text = fs::read_to_string(&path).ok()?;
        if let Some(said) = head(&text) {
            return Some(said);
        }
        let folder = if path.ends_with("mod.rs") { path.parent()?.parent()? } else { path.parent()? };
        let beside = folder.with_extension("rs");
        path = if beside.is_file() { beside } else { folder.join("mod.rs") };
    }
}

/// The rooms that the code names, its tests apart.
fn imports(text: &str) -> BTreeSet<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.map(|line| line.split(" // ").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let word =
        |rest: &str| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("").to_owned();
    code.split("crate::").skip(1).map(word).collect()
}

#[test]
fn every_module_imports_only_what_its_head_says() {
    let rooms = rooms();
    assert!(rooms.contains("board") && rooms.contains("app"), "{rooms:?}");
    let mut wrong = Vec::new();
    for path in files(&source()) {
        let text = fs::read_to_string(&path).unwrap();
        let place = path.strip_prefix(source()).unwrap().to_owned();
        let own = place.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs").to_owned();
        let Some(said) = said_of(&path) else {
            wrong.push(format!("{}: says nothing", place.display()));
            continue;
        };
        let words: BTreeSet<&str> = said.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let is_told =
            |room: &String| *room == own || words.contains("everything") || words.contains(room.as_str());
        for room in imports(&text).intersection(&rooms).filter(|room| !is_told(room)) {
            wrong.push(format!("{}: imports {room}, and says \"{said}\"", place.display()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn imports_are_found_in_the_code_alone() {
    let text = "//! crate::solver\nuse crate::board::Node; // crate::gtp\nfn f() { crate::json::read() }\n\
                #[cfg(test)]\nmod tests { use crate::record; }";
    assert_eq!(imports(text), BTreeSet::from(["board".to_owned(), "json".to_owned()]));
    assert_eq!(
        head("//! A.\n//!\n//! May import: board,\n//! json.\n\nuse x;").unwrap(),
        "May import: board, json."
    );
    assert_eq!(head("//! A.\n\n//! May import: board."), None);
}

#[test]
fn unsafe_code_stands_in_one_file() {
    let path = source().join("platform/shaders/offscreen.rs");
    let may = |path: &PathBuf| fs::read_to_string(path).unwrap().contains("unsafe_code");
    assert_eq!(files(&source()).into_iter().filter(may).collect::<Vec<_>>(), [path]);
}
