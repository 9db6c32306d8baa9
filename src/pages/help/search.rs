//! Full-text search in the book.

use crate::model::place::{Chapter, Place};
use crate::pages::help::document::Section;
use span_it_core::text::names::search_key;

/// In characters.
const AROUND: usize = 44;
/// A match in the text scores 1.
const IN_HEADING: usize = 20;
/// Extra score if the heading is nothing but the query.
const IS_HEADING: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    pub place: Place,
    pub chapter: &'static str,
    pub heading: String,
    pub snippet: String,
    pub matches: usize,
}

/// Words that say nothing about the topic of a question.
const COMMON: [&str; 16] =
    ["a", "an", "can", "do", "does", "how", "i", "in", "is", "it", "my", "of", "the", "to", "what", "where"];

/// The words to find: those of the query, without the common ones unless it has no others.
pub(crate) fn wanted(query: &str) -> Vec<String> {
    let word = |word: &str| search_key(word.trim_end_matches('?'));
    let all: Vec<String> = query.split_whitespace().map(word).filter(|word| !word.is_empty()).collect();
    let rare: Vec<String> = all.iter().filter(|word| !COMMON.contains(&word.as_str())).cloned().collect();
    if rare.is_empty() { all } else { rare }
}

/// Sections that contain every word of the query, the best first.
pub(crate) fn search(query: &str) -> Vec<Hit> {
    let wanted = wanted(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(usize, Hit)> = Vec::new();
    for chapter in Chapter::ALL {
        let sections = &chapter.document().sections;
        found.extend(sections.iter().filter_map(|section| in_section(chapter, section, &wanted)));
    }
    // A stable sort: equal hits stay in the order of the book.
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, hit)| hit).collect()
}

fn in_section(chapter: Chapter, section: &Section, wanted: &[String]) -> Option<(usize, Hit)> {
    let (heading, text) = (search_key(&section.heading), search_key(&section.text));
    let mut matches = 0;
    let mut score = 0;
    for word in wanted {
        let (above, below) = (heading.matches(word.as_str()).count(), text.matches(word.as_str()).count());
        if above + below == 0 {
            return None;
        }
        matches += above + below;
        score += above * IN_HEADING + below;
    }
    if heading.trim_end_matches('%') == wanted.join(" ").trim_end_matches('%') {
        score += IS_HEADING;
    }
    // The heading of the chapter is the start of the chapter.
    let place = if section.level == 1 { chapter.into() } else { Place::at(chapter, &section.anchor) };
    let snippet = snippet(&section.text, wanted);
    let hit = Hit { place, chapter: chapter.title(), heading: section.heading.clone(), snippet, matches };
    Some((score, hit))
}

/// The first words of the section if only the heading matches.
fn snippet(text: &str, wanted: &[String]) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = wanted.iter().find_map(|word| places(text, word).first().copied()).map_or(0, |(from, _)| from);
    let mut from = at.saturating_sub(AROUND);
    while from > 0 && letters[from - 1] != ' ' {
        from -= 1;
    }
    let to = (at + AROUND).min(letters.len());
    let to = letters[to..].iter().position(|&letter| letter == ' ').map_or(letters.len(), |more| to + more);
    let words: String = letters[from..to].iter().collect();
    let words = words.trim();
    let before = if from > 0 { "… " } else { "" };
    let after = if letters[to..].iter().any(|letter| !letter.is_whitespace()) { " …" } else { "" };
    format!("{before}{words}{after}")
}

/// As ranges of characters; `word` is in lower case.
pub(crate) fn places(text: &str, word: &str) -> Vec<(usize, usize)> {
    let letters: Vec<char> = text.chars().map(small).collect();
    let wanted: Vec<char> = word.chars().map(small).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut places = Vec::new();
    let mut from = 0;
    while let Some(part) = letters.get(from..from + wanted.len()) {
        if part == wanted {
            places.push((from, from + wanted.len()));
            from += wanted.len();
        } else {
            from += 1;
        }
    }
    places
}

/// One character for one, so that positions stay valid.
fn small(letter: char) -> char {
    search_key(letter.encode_utf8(&mut [0; 4])).chars().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::Factor;

    #[test]
    fn finds_a_factor_first_at_its_definition() {
        for factor in Factor::all() {
            let hits = search(factor.info().name);
            assert_eq!(hits.first().map(|hit| &hit.place), Some(&Place::factor(factor)), "{factor:?}");
        }
        assert_eq!(search("gàmepredictability")[0].place, Place::factor(Factor::GamePredictability));
    }

    #[test]
    fn matches_are_in_heading_or_snippet_or_nothing_is_found() {
        for query in ["edge-disjoint", "winner", "ctrl", "1993", "trial node", "Sprinter"] {
            let hits = search(query);
            assert!(!hits.is_empty(), "{query}");
            for hit in hits {
                let shown = format!("{} {}", hit.heading, hit.snippet).to_lowercase();
                let found = wanted(query).iter().any(|word| shown.contains(word));
                assert!(found && hit.matches > 0, "{query}: {hit:?}");
                assert!(hit.place.exists());
            }
        }
        assert_eq!(search("   "), []);
        assert_eq!(search("How do I train a personality?"), search("train personality"));
        assert!(!search("to").is_empty());
        assert_eq!(search("xyzzy"), []);
        assert_eq!(search("winner xyzzy"), []);
    }

    #[test]
    fn places_are_counted_in_characters() {
        assert_eq!(places("Ä node, a NODE", "node"), [(2, 6), (10, 14)]);
        assert_eq!(places("aaa", "aa"), [(0, 2)]);
        assert_eq!(places("a", ""), []);
    }
}
