//! What the README says of factors, personalities and the toolkit. Guards against a README that has
//! fallen behind the program.

use span_it_core::personality::{Factor, FactorInfo, FactorKind, Personality, ladder, library};
use span_it_core::text::humanize::milliseconds;

use crate::toolkit::Run;

const README: &str = include_str!("../../../README.md");

/// Where `text` begins in the README.
fn find(text: &str) -> usize {
    README.find(text).unwrap_or_else(|| panic!("the README does not say: {text}"))
}

fn range(info: &FactorInfo) -> String {
    let whole = if info.kind == FactorKind::Whole { ", whole" } else { "" };
    format!("{} to {}{whole}", info.min, info.max)
}

#[test]
fn the_factors_stand_in_their_order_with_keys_and_ranges() {
    let rows = Factor::all().map(|factor| {
        let info = factor.info();
        find(&format!("\n| {} | `{}` | {} | ", info.name, info.key, range(info)))
    });
    assert!(rows.is_sorted());
}

#[test]
fn the_shipped_personalities_stand_in_their_order_with_their_words_and_strengths() {
    let rows = library::shipped().iter().map(|shipped| {
        let description = shipped.description.as_deref().unwrap_or_default();
        let strength = ladder::shipped().strength_of(&shipped.factors).expect("it was measured");
        let (margin, kept) = (strength.margin.unwrap(), 100.0 * strength.kept.unwrap());
        let measured = format!(
            "{:.0} ± {margin:.0} | {kept:.1} % | {}",
            strength.elo,
            milliseconds(strength.ms.unwrap())
        );
        find(&format!("\n| {} | {description} | {measured} |\n", shipped.name))
    });
    assert!(rows.is_sorted());
}

#[test]
fn the_personality_shown_is_the_one_that_is_shipped() {
    let text = README.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let shown = Personality::from_json(text.as_bytes()).unwrap();
    assert_eq!(Some(&shown), library::shipped_named("Steady"));
}

#[test]
fn the_toolkit_answers_as_shown() {
    let mut shown = 0;
    for rest in README.split("\n$ cargo run --release --bin span-it-toolkit -- ").skip(1) {
        let mut lines = rest.lines();
        let arguments = lines.next().unwrap();
        // A position is quoted and holds one space; nothing else does.
        let quoted: Vec<&str> = arguments.split('\'').collect();
        let mut words: Vec<&str> = quoted[0].split_whitespace().collect();
        words.push(quoted[1]);
        words.extend(quoted[2].split_whitespace());
        let answer = lines.next().unwrap();
        let start = answer.strip_suffix(" …").unwrap_or(answer);
        let run = Run::new(&words);
        assert!(run.output.starts_with(start), "{arguments}: {}", run.output);
        shown += 1;
    }
    assert_eq!(shown, 3);
}

#[test]
fn the_match_ends_as_shown() {
    let (_, rest) = README.split_once("\n$ span-it-toolkit match ").unwrap();
    let (arguments, rest) = rest.split_once('\n').unwrap();
    let (shown, _) = rest.split_once("```").unwrap();
    let words: Vec<&str> = std::iter::once("match").chain(arguments.split_whitespace()).collect();
    let run = Run::new(&words);
    assert_eq!((run.output.as_str(), run.code), (shown, 0), "{}", run.errors);
}
