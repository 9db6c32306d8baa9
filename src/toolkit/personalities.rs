//! Personalities on the command line: a file or the name of a built-in one.

use std::io::ErrorKind;
use std::path::Path;

use span_it_core::personality::{Personality, library};
use span_it_lab::tournament::disambiguate;
use span_it_store::personalities::FileError;
use span_it_store::storage::StorageError;

use crate::toolkit::report::Failure;
use crate::toolkit::streams;

/// The most letters by which a misspelt name may differ from the right one.
const MAX_TYPOS: usize = 2;

/// The built-in personality of this name, or the one in this file; or why there is none.
pub(crate) fn named_personality(name: &Path) -> Result<Personality, String> {
    if let Some(built_in) = name.to_str().and_then(library::builtin_named) {
        return Ok(built_in.clone());
    }
    span_it_store::personalities::read(name).map_err(|error| match error {
        FileError::Storage(missing) if missing.kind == ErrorKind::NotFound => {
            let guess = name.to_str().and_then(|name| suggestion(name, &[])).unwrap_or_default();
            format!("{missing}{guess}\nbuilt-in personalities: {}", built_in_names().join(", "))
        }
        error => error.to_string(),
    })
}

fn built_in_names() -> Vec<&'static str> {
    library::builtin().iter().map(|built_in| built_in.name.as_str()).collect()
}

/// What to add to the error about a name that is almost that of a built-in personality or one of `more`.
pub(crate) fn suggestion(name: &str, more: &[&'static str]) -> Option<String> {
    let names = built_in_names().into_iter().chain(more.iter().copied());
    let typos = |known: &str| strsim::levenshtein(&name.to_lowercase(), &known.to_lowercase());
    let distances = names.map(|known| (typos(known), known));
    let (distance, closest) = distances.min_by_key(|(distance, _)| *distance)?;
    (distance <= MAX_TYPOS).then(|| format!("; did you mean {closest}?"))
}

/// Numbers equal names, as the tables of tournaments do.
pub(crate) fn number_equal_names(personalities: &mut [Personality]) {
    let names: Vec<String> = personalities.iter().map(|personality| personality.name.clone()).collect();
    for (personality, name) in personalities.iter_mut().zip(disambiguate(&names)) {
        personality.name = name;
    }
}

/// Prints a personality whose file cannot be written to standard output.
pub(crate) fn print_instead(error: &StorageError, personality: &Personality) -> Failure {
    Failure::Failed(match streams::print(&personality.to_json()) {
        Ok(()) => {
            format!("{error}\nthe new personality was written to standard output instead; save it to a file")
        }
        Err(unprinted) => format!("{error}\n{unprinted}\nthe new personality is lost"),
    })
}

/// Reads a name, which must not be blank.
pub(crate) fn read_name(text: &str) -> Result<String, String> {
    if text.trim().is_empty() { Err("expected a name, not blanks".to_owned()) } else { Ok(text.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_the_closest_name() {
        let guess = |name| suggestion(name, &["perfect", "random"]);
        assert_eq!(guess("bloker").as_deref(), Some("; did you mean Blocker?"));
        assert_eq!(guess("prefect").as_deref(), Some("; did you mean perfect?"));
        assert_eq!((guess("mine.json"), guess("")), (None, None));
    }
}
