//! `picture`: the files that it writes, and what it refuses.

use std::fs;
use std::path::{Path, PathBuf};

use crate::toolkit::Run;

const POSITION: &str = "h.v/../.../../... h";

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/toolkit/example.spanit")
}

fn run(source: &str, out: &Path, more: &[&str]) -> Run {
    Run::new(&[&["picture", source, "--out", out.to_str().unwrap()], more].concat())
}

#[test]
fn writes_each_format() {
    let folder = tempfile::tempdir().unwrap();
    let game = example();
    let game = game.to_str().unwrap();
    for (source, name, start) in [
        (POSITION, "board.svg", &b"<svg "[..]),
        (POSITION, "board.png", b"\x89PNG"),
        (game, "end.SVG", b"<svg "),
        (game, "game.gif", b"GIF89a"),
    ] {
        let out = folder.path().join(name);
        let done = run(source, &out, &["--size", "200"]);
        assert_eq!((done.code, done.errors.as_str()), (0, ""), "{name}");
        assert!(done.output.starts_with(&out.display().to_string()), "{}", done.output);
        assert!(fs::read(out).unwrap().starts_with(start), "{name}");
    }
    let png = fs::read(folder.path().join("board.png")).unwrap();
    assert_eq!((&png[16..20], &png[20..24]), (&[0, 0, 0, 200][..], &[0, 0, 0, 200][..]));
}

#[test]
fn options_change_the_picture() {
    let (_folder, out) = crate::temporary("board.svg");
    let svg = |more: &[&str]| {
        let done = run(POSITION, &out, more);
        assert_eq!(done.code, 0, "{more:?}: {}", done.errors);
        fs::read_to_string(&out).unwrap()
    };
    let plain = svg(&[]);
    for more in [
        &["--moves"][..],
        &["--trees"],
        &["--weights", "Planner"],
        &["--theme", "dark"],
        &["--theme", "print"],
        &["--size", "300"],
        &["--no-coordinates"],
    ] {
        assert_ne!(svg(more), plain, "{more:?}");
    }
    assert!(svg(&["--trees"]).contains("stroke-dasharray"));
}

#[test]
fn shows_a_game_after_some_moves() {
    let folder = tempfile::tempdir().unwrap();
    let (out, game) = (folder.path().join("board.svg"), example());
    for ply in [0, 3] {
        assert_eq!(run(game.to_str().unwrap(), &out, &["--ply", &ply.to_string()]).code, 0);
        assert_eq!(fs::read_to_string(&out).unwrap().matches("data-owner").count(), ply);
    }
    let refused = run(game.to_str().unwrap(), &out, &["--ply", "700"]);
    refused.assert_refused("--ply is 700, but the game has");
}

#[test]
fn reads_and_writes_streams() {
    let game = fs::read(example()).unwrap();
    for source in ["-", "/dev/stdin"].into_iter().take(if cfg!(unix) { 2 } else { 1 }) {
        let drawn = Run::with_input(&["picture", source, "--out", "-"], &game);
        assert_eq!((drawn.code, drawn.errors.as_str()), (0, ""), "{source}");
        assert!(drawn.output.starts_with("<svg ") && drawn.output.trim_end().ends_with("</svg>"), "{source}");
    }
}
