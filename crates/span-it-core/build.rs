//! Sets the version of the programs: in release builds with the commit, if `SPAN_IT_COMMIT` is set, or this is a source
//! archive or a checkout of the repository. Other builds do not depend on the commit, so that it does not make them out
//! of date.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit =
        if is_release { given_commit().or_else(commit_of_archive).or_else(commit_of_checkout) } else { None };
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=SPAN_IT_VERSION={version}{commit}");
}

fn given_commit() -> Option<String> {
    println!("cargo::rerun-if-env-changed=SPAN_IT_COMMIT");
    env::var("SPAN_IT_COMMIT").ok().filter(|commit| !commit.is_empty())
}

/// The commit of a source archive. `git archive` replaces the placeholder in the file by it.
fn commit_of_archive() -> Option<String> {
    let file = Path::new(&env::var("CARGO_MANIFEST_DIR").ok()?).join("../../packaging/commit");
    let commit = fs::read_to_string(&file).ok()?;
    println!("cargo::rerun-if-changed={}", file.display());
    Some(commit.trim().to_owned()).filter(|commit| !commit.starts_with("$Format"))
}

/// The current commit and its date; `None` without git, or if the repository around is another project's.
fn commit_of_checkout() -> Option<String> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").ok()?).join("../..").canonicalize().ok()?;
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(&root).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    if Path::new(&git(&["rev-parse", "--show-toplevel"])?).canonicalize().ok()? != root {
        return None;
    }
    // Changes with every commit and checkout.
    println!(
        "cargo::rerun-if-changed={}",
        root.join(git(&["rev-parse", "--git-path", "logs/HEAD"])?).display()
    );
    git(&["show", "--no-patch", "--format=%h, %cs", "HEAD"])
}
