//! Compares README and `docs` with the program: factors, ladder, examples, subcommands.

use std::path::Path;

use span_it_core::personality::{Factor, FactorInfo, FactorKind, Personality, ladder, library};
use span_it_core::text::humanize::milliseconds;

use crate::toolkit::{Run, subcommands, toolkit};

const README: &str = include_str!("../../README.md");
const TOOLKIT: &str = include_str!("../../docs/toolkit/README.md");
const RULES: &str = include_str!("../../docs/rules.md");
const FORMATS: &str = include_str!("../../docs/formats.md");
const POSITIONS: &str = include_str!("../../docs/toolkit/positions.md");
const PUZZLES: &str = include_str!("../../docs/toolkit/puzzles.md");
const TOURNAMENTS: &str = include_str!("../../docs/toolkit/tournaments.md");
const OPPONENT_MODELLING: &str = include_str!("../../docs/toolkit/opponent-modelling.md");

/// Byte offset of `text` in the document.
fn find(document: &str, text: &str) -> usize {
    document.find(text).unwrap_or_else(|| panic!("the document does not contain: {text}"))
}

fn range(info: &FactorInfo) -> String {
    let whole = if info.kind == FactorKind::Whole { "whole, " } else { "" };
    format!("{whole}{} to {}", info.min, info.max).replace("1000000", "1e6")
}

/// The arguments of the first example of a subcommand, and the output shown for them.
fn example<'a>(document: &'a str, subcommand: &str) -> (Vec<&'a str>, &'a str) {
    let start = find(document, &format!("\n$ span-it-toolkit {subcommand} "));
    let (command, rest) = document[start + 1..].split_once('\n').unwrap();
    let shown = rest.split("```").next().unwrap();
    (command.split_whitespace().skip(2).collect(), shown)
}

#[test]
fn rules_list_all_factors_with_keys_and_ranges() {
    let rows = Factor::all().map(|factor| {
        let info = factor.info();
        find(RULES, &format!("\n| {} | `{}` | {} | ", info.name, info.key, range(info)))
    });
    assert!(rows.is_sorted());
}

#[test]
fn readme_shows_the_ladder_in_order() {
    let rows = library::builtin().iter().map(|builtin| {
        let description = builtin.description.as_deref().unwrap_or_default();
        let strength = ladder::builtin().strength_of(&builtin.factors).expect("it was measured");
        let large = ladder::builtin_on_8x8().strength_of(&builtin.factors).expect("it was measured");
        let [elo, elo_on_8x8] =
            [&strength, &large].map(|one| format!("{:.0} ± {:.0}", one.elo, one.margin.unwrap()));
        let kept = 100.0 * strength.safe_moves.unwrap();
        let measured = format!("{elo} | {elo_on_8x8} | {kept:.1}% | {}", milliseconds(strength.ms.unwrap()));
        find(README, &format!("\n| {} | {description} | {measured} |\n", builtin.name))
    });
    assert!(rows.is_sorted());
}

#[test]
fn formats_shows_the_file_of_steady() {
    let text = FORMATS.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let shown = Personality::from_json(text.as_bytes()).unwrap();
    assert_eq!(Some(&shown), library::builtin_named("Steady"));
}

#[test]
fn position_commands_answer_as_shown() {
    for (document, expected) in [(POSITIONS, 4), (FORMATS, 3)] {
        let mut shown = 0;
        for rest in document.split("\n$ span-it-toolkit ").skip(1) {
            let mut lines = rest.lines();
            let arguments = lines.next().unwrap();
            // Only a position is quoted, and it contains one space.
            let quoted: Vec<&str> = arguments.split('"').collect();
            let [command, position, options] = quoted[..] else { continue };
            let mut words: Vec<&str> = command.split_whitespace().collect();
            words.push(position);
            words.extend(options.split_whitespace());
            let answer = lines.next().unwrap();
            let start = answer.strip_suffix(" …").or(answer.strip_suffix("...]}")).unwrap_or(answer);
            let run = Run::new(&words);
            assert!(run.output.starts_with(start), "{arguments}: {}", run.output);
            shown += 1;
        }
        assert_eq!(shown, expected);
    }
}

#[test]
fn puzzle_prints_what_is_shown() {
    let (words, shown) = example(PUZZLES, "puzzle");
    let run = Run::new(&words);
    assert_eq!((run.output.as_str(), run.code), (shown, 0), "{}", run.errors);
    let start = "\n$ span-it-toolkit puzzle --position \"";
    let (position, rest) = PUZZLES.split_once(start).and_then(|(_, rest)| rest.split_once("\"\n")).unwrap();
    let run = Run::new(&["puzzle", "--position", position]);
    assert_eq!((run.output.as_str(), run.code), (rest.split("```").next().unwrap(), 0), "{}", run.errors);
}

#[test]
fn match_prints_the_table_shown() {
    let (words, shown) = example(TOURNAMENTS, "match");
    let run = Run::new(&words);
    assert_eq!((run.output.as_str(), run.code), (shown, 0), "{}", run.errors);
}

#[test]
fn identify_prints_the_table_shown() {
    let (words, shown) = example(OPPONENT_MODELLING, "identify");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).to_owned();
    let output = toolkit().args(words).current_dir(root).output().unwrap();
    assert_eq!((String::from_utf8(output.stdout).unwrap().as_str(), output.status.code()), (shown, Some(0)));
}

#[test]
fn readme_links_every_subcommand_to_its_page() {
    for name in subcommands() {
        let start = find(README, &format!("\n| [`{name}`](docs/toolkit/"));
        let page = README[start..].split(['(', ')', '#']).nth(1).unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).to_owned();
        let text = std::fs::read_to_string(root.join(page)).unwrap();
        find(&text, &format!("`{name}"));
        find(TOOLKIT, &format!("`{name}`"));
    }
}

#[test]
fn every_subcommand_has_completions_and_a_page() {
    let folder = tempfile::tempdir().unwrap();
    Run::with_file(&["man", "-o"], folder.path()).assert_prints(&[]);
    let main = Run::new(&["man"]);
    let bash = Run::new(&["completions", "bash"]);
    for name in subcommands() {
        let page = std::fs::read_to_string(folder.path().join(format!("span-it-toolkit-{name}.1"))).unwrap();
        assert!(page.contains("SYNOPSIS"), "{name}");
        main.assert_prints(&[&name]);
        bash.assert_prints(&[&name]);
    }
    for shell in ["zsh", "fish", "powershell"] {
        Run::new(&["completions", shell]).assert_prints(&["gauntlet", "personality"]);
    }
}
