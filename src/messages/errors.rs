//! Errors of the libraries in the chosen language. The libraries speak English; `errors.ftl` has what players can meet.

use std::sync::LazyLock;

use crate::messages::text;

/// The name of the text that joins two parts with a colon.
const PARTS: &str = "parts";

/// The texts of `errors.ftl` with their names: `{ $path } is { $value }` as ` is ` between `path` and `value`.
static TEMPLATES: LazyLock<Vec<(&str, Vec<&str>)>> = LazyLock::new(|| {
    let parts =
        |text: &'static str| text.split(['{', '}']).map(|part| part.trim_start_matches(" $")).collect();
    let texts = text::english_of("errors").lines().filter_map(|line| line.split_once(" = "));
    texts.filter(|(id, _)| *id != PARTS).map(|(id, text)| (id, parts(text))).collect()
});

/// An error in the chosen language, as far as its parts are known.
pub(super) fn translated(error: &str) -> String {
    if text::chosen_language() == text::ENGLISH {
        return error.to_owned();
    }
    let of_template =
        |(id, parts): &(&str, Vec<&'static str>)| text::named("errors", id, &values(parts, error)?);
    let whole = TEMPLATES.iter().find_map(of_template);
    let parts = || {
        let (first, rest) = error.split_once(": ")?;
        text::named("errors", PARTS, &[("first", translated(first)), ("rest", translated(rest))])
    };
    let sentence = || Some(translated(error.strip_suffix('.')?) + ".");
    whole.or_else(parts).or_else(sentence).unwrap_or_else(|| error.to_owned())
}

/// The values that make a text of a template: every second part of it is the name of one. No value has a colon.
fn values(parts: &[&'static str], text: &str) -> Option<Vec<(&'static str, String)>> {
    let mut rest = text.strip_prefix(parts[0])?;
    let mut values = Vec::new();
    for pair in parts[1..].chunks(2) {
        let [name, literal] = pair else { return None };
        let end = if literal.is_empty() { rest.len() } else { rest.find(literal)? };
        values.push((name.trim_end(), rest[..end].to_owned()));
        rest = &rest[end + literal.len()..];
    }
    let is_one_part = values.iter().all(|(_, value)| !value.contains(": "));
    (rest.is_empty() && is_one_part).then_some(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_between_the_words() {
        let parts = ["", "path ", " is ", "value ", ""];
        let found =
            |path: &str, value: &str| Some(vec![("path", path.to_owned()), ("value", value.to_owned())]);
        assert_eq!(values(&parts, "depth is 7.0"), found("depth", "7.0"));
        assert_eq!(values(&parts, "depth"), None);
        assert_eq!(values(&["not JSON"], "not JSON"), Some(Vec::new()));
        assert_eq!(values(&["not JSON"], "not JSON at all"), None);
    }
}
