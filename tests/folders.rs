//! Imports between the folders of `src` go down this table only, no page imports another page, and `model` knows no egui.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const FOLDERS: [&str; 11] = [
    "shell", "pages", "parts", "context", "board", "model", "kit", "platform", "messages", "picture",
    "manual",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The first two names of each path `crate::a::b` outside tests.
fn imports(file: &Path) -> BTreeSet<(String, String)> {
    let text = std::fs::read_to_string(file).unwrap();
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    let name = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap().to_owned();
    let names =
        |path: &str| (name(path), path.split_once("::").map(|(_, rest)| name(rest)).unwrap_or_default());
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split("crate::").skip(1).map(names).collect::<Vec<_>>()).collect()
}

#[test]
fn imports_go_down_and_pages_are_apart() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let rank = |name: &str| FOLDERS.iter().position(|folder| *folder == name);
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for file in files(&src) {
        let place = file.strip_prefix(&src).unwrap();
        let mut names = place.iter().map(|name| name.to_str().unwrap());
        let (folder, page) = (names.next().unwrap(), names.next().unwrap_or_default());
        let Some(from) = rank(folder) else { continue };
        if folder == "model" && std::fs::read_to_string(&file).unwrap().contains("egui::") {
            wrong.push(format!("{} knows egui", place.display()));
        }
        for (to, inner) in imports(&file) {
            let Some(below) = rank(&to) else { continue };
            seen += 1;
            if below < from || (to == folder && folder == "pages" && inner != page) {
                wrong.push(format!("{} imports {to}::{inner}", place.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 1000, "{seen} imports were found");
}
