//! JSON objects with unique keys.

use std::collections::HashSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{FormatError, Value, shorten};

/// A JSON object without duplicate keys.
#[derive(Debug)]
pub struct Object<'a> {
    value: Value<'a>,
    entries: Vec<Entry<'a>>,
}

#[derive(Debug)]
struct Entry<'a> {
    key: String,
    written_key: &'a str,
    text: &'a str,
}

impl<'a> Object<'a> {
    pub(super) fn read(value: &Value<'a>) -> Result<Self, FormatError> {
        if !value.text.starts_with('{') {
            return Err(value.unexpected("an object"));
        }
        let Pairs(pairs) = value.inner(value.text)?;
        let mut object = Self { value: value.clone(), entries: Vec::with_capacity(pairs.len()) };
        let mut seen = HashSet::with_capacity(pairs.len());
        for (written_key, text) in pairs {
            let (written_key, text) = (written_key.get(), text.get());
            let entry = Entry { key: value.inner(written_key)?, written_key, text };
            if !seen.insert(entry.key.clone()) {
                return Err(object.duplicate(&entry));
            }
            object.entries.push(entry);
        }
        Ok(object)
    }

    /// The value of an optional key.
    pub fn optional(&self, key: &str) -> Option<Value<'a>> {
        let entry = self.entries.iter().find(|entry| entry.key == key)?;
        Some(Value { source: self.value.source, text: entry.text, path: self.path_to(key) })
    }

    /// The entries: key, key as written, value as written.
    pub(super) fn written(&self) -> impl Iterator<Item = (&str, &'a str, &'a str)> {
        self.entries.iter().map(|entry| (entry.key.as_str(), entry.written_key, entry.text))
    }

    /// The value of a required key. `expected` is for the error.
    ///
    /// # Errors
    /// The key is missing.
    pub fn required(&self, key: &str, expected: &str) -> Result<Value<'a>, FormatError> {
        self.optional(key).ok_or_else(|| {
            let path = self.value.path.as_str();
            let object = if path.is_empty() { "the file" } else { path };
            FormatError::new(self.value.place(), format!("{object} has no {key:?}: expected {expected}"))
        })
    }

    /// Checks the keys `format` and `version`. Call it before [`only`](Self::only), whose keys depend on them.
    ///
    /// # Errors
    /// A key is missing or has another value.
    pub fn header(&self, format: &str, version: u64) -> Result<(), FormatError> {
        let expected = super::quoted(format);
        let value = self.required("format", &expected)?;
        if value.text(&expected)? != format {
            return Err(value.unexpected(&expected));
        }
        let expected = version.to_string();
        let value = self.required("version", &expected)?;
        if value.as_written() == expected {
            return Ok(());
        }
        let is_newer = value.as_written().parse::<u64>().is_ok_and(|found| found > version);
        let newer = " (a newer Span-It! made this; update to read it)";
        Err(value.unexpected(&(expected + if is_newer { newer } else { "" })))
    }

    /// Checks that the object has no keys except these.
    ///
    /// # Errors
    /// A key is unknown.
    pub fn only(&self, known: &[&str]) -> Result<(), FormatError> {
        let Some(entry) = self.entries.iter().find(|entry| !known.contains(&entry.key.as_str())) else {
            return Ok(());
        };
        let (key, found) = (self.shown_path_to(entry), shorten(entry.text));
        let known = known.join(", ");
        let problem = format!("unknown key {key} (with the value {found}): expected {known}");
        Err(FormatError::new(self.value.place_of(entry.written_key), problem))
    }

    fn duplicate(&self, entry: &Entry<'_>) -> FormatError {
        let (key, found) = (self.shown_path_to(entry), shorten(entry.text));
        let problem = format!("{key} is given twice (the second time {found}): expected it once");
        FormatError::new(self.value.place_of(entry.written_key), problem)
    }

    fn path_to(&self, key: &str) -> String {
        let path = &self.value.path;
        if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
    }

    /// The path of a key as written, shortened: keys may be of any length.
    fn shown_path_to(&self, entry: &Entry<'_>) -> String {
        let quoted = entry.written_key;
        self.path_to(&shorten(quoted.get(1..quoted.len() - 1).unwrap_or(quoted)))
    }
}

/// The keys and values of an object in order, including duplicates.
struct Pairs<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Pairs<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct PairsVisitor;

        impl<'de> Visitor<'de> for PairsVisitor {
            type Value = Vec<(&'de RawValue, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }

        deserializer.deserialize_map(PairsVisitor).map(Pairs)
    }
}

/// An object with one key per line, indented for a depth of `depth` objects. The values are JSON already.
pub fn write_object(fields: &[(&str, String)], depth: usize) -> String {
    if fields.is_empty() {
        return "{}".to_owned();
    }
    let margin = "  ".repeat(depth);
    let lines: Vec<String> =
        fields.iter().map(|(key, value)| format!("{margin}  {}: {value}", super::quoted(key))).collect();
    format!("{{\n{}\n{margin}}}", lines.join(",\n"))
}

/// An object on one line. The values are JSON already.
pub fn write_line(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> =
        fields.iter().map(|(key, value)| format!("{}:{value}", super::quoted(key))).collect();
    format!("{{{}}}", fields.join(","))
}

/// An array on one line. The items are JSON already.
pub fn write_array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
