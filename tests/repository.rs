//! Rules about the files of the repository that no compiler checks.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(self::files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files
}

/// The Rust sources of all packages, tests included.
fn sources() -> Vec<PathBuf> {
    let folders = ["src", "tests", "examples", "crates"];
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
    let expected = ["src/platform/shaders/offscreen.rs", "crates/span-it-arena/src/process.rs"];
    assert_eq!(allowing, expected.map(|path| root().join(path)));
}

/// The core package carries a copy so that it can be published on its own.
#[test]
fn core_contains_the_personalities_of_the_top_folder() {
    let contents = |folder: &Path| -> BTreeMap<String, String> {
        let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
        files(folder, "json").iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
    };
    let top = contents(&root().join("personalities"));
    assert!(top.len() > 13, "{} files", top.len());
    assert_eq!(contents(&root().join("crates/span-it-core/personalities")), top);
}
