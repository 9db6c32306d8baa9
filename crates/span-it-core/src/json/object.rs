//! Objects: keys looked up by name, each known, each once.

use std::collections::HashSet;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::{FormatError, Value, shorten};

/// A JSON object no key of which is given twice.
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

    /// The value of a key that need not be there.
    pub fn optional(&self, key: &str) -> Option<Value<'a>> {
        let entry = self.entries.iter().find(|entry| entry.key == key)?;
        Some(Value { source: self.value.source, text: entry.text, path: self.path_to(key) })
    }

    /// The entries: each key, the same as it is written, and its value as that is written.
    pub(super) fn written(&self) -> impl Iterator<Item = (&str, &'a str, &'a str)> {
        self.entries.iter().map(|entry| (entry.key.as_str(), entry.written_key, entry.text))
    }

    /// The value of a key that must be there.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn required(&self, key: &str, expected: &str) -> Result<Value<'a>, FormatError> {
        self.optional(key).ok_or_else(|| FormatError::MissingKey {
            place: self.value.place(),
            object: if self.value.path.is_empty() { "the file".to_owned() } else { self.value.path.clone() },
            key: key.to_owned(),
            expected: expected.to_owned(),
        })
    }

    /// Checks `format` and `version`: what else the object may hold depends on them.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn header(&self, format: &str, version: u64) -> Result<(), FormatError> {
        let expected = super::quoted(format);
        let value = self.required("format", &expected)?;
        if value.text(&expected)? != format {
            return Err(value.unexpected(&expected));
        }
        let expected = version.to_string();
        let value = self.required("version", &expected)?;
        if value.as_written() == expected { Ok(()) } else { Err(value.unexpected(&expected)) }
    }

    /// Checks that there are no keys but these.
    ///
    /// # Errors
    /// The value is missing or not as expected; the error says where and what was expected.
    pub fn only(&self, known: &[&str]) -> Result<(), FormatError> {
        let Some(entry) = self.entries.iter().find(|entry| !known.contains(&entry.key.as_str())) else {
            return Ok(());
        };
        Err(FormatError::UnknownKey {
            place: self.value.place_of(entry.written_key),
            key: self.shown_path_to(entry),
            found: shorten(entry.text),
            expected: known.join(", "),
        })
    }

    fn duplicate(&self, entry: &Entry<'_>) -> FormatError {
        FormatError::DuplicateKey {
            place: self.value.place_of(entry.written_key),
            key: self.shown_path_to(entry),
            found: shorten(entry.text),
        }
    }

    fn path_to(&self, key: &str) -> String {
        let path = &self.value.path;
        if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
    }

    /// The path to a key that anybody may have written: as it is written, and not too long.
    fn shown_path_to(&self, entry: &Entry<'_>) -> String {
        let quoted = entry.written_key;
        self.path_to(&shorten(quoted.get(1..quoted.len() - 1).unwrap_or(quoted)))
    }
}

/// The keys and values of an object as they are written, in order, repeated keys and all.
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

/// Writes an object, one key a line, each indented by two spaces more than `depth` levels; the
/// values are already written.
pub fn write_object(fields: &[(&str, String)], depth: usize) -> String {
    if fields.is_empty() {
        return "{}".to_owned();
    }
    let margin = "  ".repeat(depth);
    let lines: Vec<String> =
        fields.iter().map(|(key, value)| format!("{margin}  {}: {value}", super::quoted(key))).collect();
    format!("{{\n{}\n{margin}}}", lines.join(",\n"))
}

/// Writes an object on one line; the values are already written.
pub fn write_line(fields: &[(&str, String)]) -> String {
    let fields: Vec<String> =
        fields.iter().map(|(key, value)| format!("{}:{value}", super::quoted(key))).collect();
    format!("{{{}}}", fields.join(","))
}

/// Writes an array on one line; the items are already written.
pub fn write_array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
