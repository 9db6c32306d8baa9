//! Compiles the version into both programs, in release builds with the commit, makes functions of the texts, and adds the
//! icon for Windows.

#[path = "build/texts.rs"]
mod texts;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", texts::LOCALES);
    set_version();
    texts::generate();
    println!("cargo::rerun-if-changed=assets/icon.ico");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resource = winresource::WindowsResource::new();
        resource
            .set_icon("assets/icon.ico")
            .set("ProductName", "Span-It!")
            .set("FileDescription", "Span-It!");
        // The game also starts without them, for example if `windres` is not installed.
        if let Err(error) = resource.compile() {
            println!("cargo::warning=the game has no icon: {error}");
        }
    }
}

/// Sets `SPAN_IT_VERSION` for the package that is built: `0.1.0`; in release builds with the commit,
/// `0.1.0 (1a2b3c4, 2026-11-23)`, if `SPAN_IT_COMMIT` is set, or this is a source archive or a checkout of the repository.
/// Other builds do not depend on the commit, so that it does not make them out of date.
fn set_version() {
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = if is_release { given_commit().or_else(commit_of_source) } else { None };
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=SPAN_IT_VERSION={version}{commit}");
}

fn given_commit() -> Option<String> {
    println!("cargo::rerun-if-env-changed=SPAN_IT_COMMIT");
    env::var("SPAN_IT_COMMIT").ok().filter(|commit| !commit.is_empty())
}

fn commit_of_source() -> Option<String> {
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR").ok()?).canonicalize().ok()?;
    let root = package.ancestors().find(|folder| folder.join("packaging/commit").is_file())?;
    commit_of_archive(root).or_else(|| commit_of_checkout(root))
}

/// The commit of a source archive. `git archive` replaces the placeholder in the file by it.
fn commit_of_archive(root: &Path) -> Option<String> {
    let file = root.join("packaging/commit");
    println!("cargo::rerun-if-changed={}", file.display());
    let commit = fs::read_to_string(&file).ok()?;
    Some(commit.trim().to_owned()).filter(|commit| !commit.starts_with("$Format"))
}

/// The current commit and its date; `None` without git, or if the repository around is another project's.
fn commit_of_checkout(root: &Path) -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
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
