//! Any name that the system allows is the name of a file, as input and as output.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;

use crate::toolkit::toolkit;

/// The start of each name.
fn starts() -> Vec<OsString> {
    #[cfg_attr(windows, expect(unused_mut, reason = "there are no others"))]
    let mut starts: Vec<OsString> = ["-x", "100%41 #", "gtp"].map(Into::into).into();
    #[cfg(not(windows))]
    starts.extend(["file:a?mode=memory", ":memory:", "two\nlines", "\\", " "].map(Into::into));
    #[cfg(target_os = "linux")]
    starts.push(std::os::unix::ffi::OsStringExt::from_vec(b"\xff".to_vec()));
    starts
}

/// Runs the toolkit in this folder.
#[track_caller]
fn run(folder: &Path, arguments: &[&OsStr]) {
    let output = toolkit().current_dir(folder).args(arguments).output().unwrap();
    let printed = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&printed);
    assert!(output.status.success(), "{arguments:?}: {text}");
    assert!(!text.contains("two\nlines"), "{text}");
}

#[test]
fn every_name_is_read_and_written() {
    for start in starts() {
        let folder = tempfile::tempdir().unwrap();
        let name = |ending: &str| [start.as_os_str(), OsStr::new(ending)].into_iter().collect::<OsString>();
        let option =
            |option: &str, ending| [OsString::from(option), name(ending)].into_iter().collect::<OsString>();
        let run = |words: &str, options: &[&OsStr]| {
            let words = words.split(' ').map(OsStr::new);
            run(folder.path(), &words.chain(options.iter().copied()).collect::<Vec<_>>());
        };
        let personality = name(".json");
        fs::copy("personalities/steady.json", folder.path().join(&personality)).unwrap();
        let reader: OsString = [OsStr::new("reader:"), &personality].into_iter().collect();
        let (log, export) = (option("--log=", ".jsonl"), option("--export=", ".csv"));
        run("match --pairs 1 --board 3x3", &[&log, &export, OsStr::new("--"), &personality, &reader]);
        run("games convert", &[&option("--to=", ".sqlite3"), OsStr::new("--"), &name(".jsonl")]);
        run("games list --", &[&name(".sqlite3")]);
        run("games convert", &[&option("--to=", ""), OsStr::new("--"), &name(".sqlite3")]);
        run("games ratings --", &[&name(".jsonl")]);
        let weights = option("--weights=", ".json");
        run("picture", &[&option("--out=", ".svg"), &weights, OsStr::new(".../../.../../... h")]);
        for ending in [".csv", ".jsonl", ".sqlite3", ".svg"] {
            assert!(folder.path().join(name(ending)).is_file(), "{start:?}{ending}");
        }
        assert_eq!(fs::read_dir(folder.path().join(name(""))).unwrap().count(), 2, "{start:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 6, "no other file");
    }
}
