//! The built-in personalities.

use crate::text::names::name_key;
use std::sync::LazyLock;

use super::{Personality, ladder};

/// The files of `personalities/` without those of the ladder, from the build script: name and content.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/personalities.rs"));

static BUILTIN: LazyLock<Vec<Personality>> = LazyLock::new(|| {
    // A test checks that all files are valid.
    let read = |(_, text): &(&str, &str)| Personality::from_json(text.as_bytes()).ok();
    let mut builtin: Vec<_> = FILES.iter().filter_map(read).collect();
    // A new one is the last until it is measured.
    let elo =
        |one: &Personality| ladder::builtin().strength_of(&one.factors).map_or(f64::INFINITY, |one| one.elo);
    builtin.sort_by(|one, other| elo(one).total_cmp(&elo(other)));
    builtin
});

/// The built-in personalities, weakest first.
pub fn builtin() -> &'static [Personality] {
    &BUILTIN
}

/// The built-in personality with this name. Ignores case.
///
/// ```
/// use span_it_core::personality::library;
/// let steady = library::builtin_named("steady").expect("it is built in");
/// assert_eq!((steady.name.as_str(), steady.factors.max_depth()), ("Steady", 1));
/// assert_eq!(library::builtin_named("Unknown"), None);
/// ```
pub fn builtin_named(name: &str) -> Option<&'static Personality> {
    let wanted = name_key(name);
    builtin().iter().find(|personality| name_key(&personality.name) == wanted)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_files_are_built_in_and_valid() {
        assert_eq!(builtin().len(), FILES.len());
        for (file, text) in FILES {
            let personality = builtin_named(file).unwrap();
            assert_eq!(personality.to_json(), *text, "{file}.json is not written as the program writes it");
            assert!(personality.description.as_ref().is_some_and(|text| text.ends_with('.')), "{file}");
            let character = personality.first_sentence();
            assert!(character.chars().count() <= 38, "{character} is too long for a card");
            assert!(personality.author.is_some(), "{file}");
        }
    }

    #[test]
    fn names_ignore_case() {
        for name in ["Steady", "MASTER", "sPIDER"] {
            assert!(builtin_named(name).is_some(), "{name}");
        }
        let names: BTreeSet<String> = builtin().iter().map(|one| one.name.to_lowercase()).collect();
        assert_eq!(names.len(), builtin().len(), "two built-in personalities have the same name");
    }
}
