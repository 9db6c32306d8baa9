//! Packs: several personalities in one file (`docs/formats.md, "Pack"`).

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use thiserror::Error;

use super::Personality;
use crate::json::{self, FormatError, Version};
use crate::text::humanize::{byte_size, grouped};

/// Maximum size of a pack in bytes: 1 MiB.
pub const MAX_PACK_BYTES: usize = 1 << 20;
/// Maximum number of personalities in a pack.
pub const MAX_MEMBERS: usize = 1000;

const FORMAT: &str = "span-it-pack";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object")]
struct PackFile<Members> {
    format: Format,
    version: Version,
    personalities: Members,
}

#[derive(Serialize, Deserialize)]
enum Format {
    #[serde(rename = "span-it-pack")]
    Pack,
}

/// The content of a pack.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pack {
    /// The personalities, in the order of the file.
    pub personalities: Vec<Personality>,
    /// The members that are not valid personalities.
    pub refused: Vec<RefusedMember>,
}

/// A member of a pack that is not a valid personality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedMember {
    /// Its number in the pack, from 1.
    pub number: usize,
    /// Its name, if that can be read.
    pub name: Option<String>,
    /// What is wrong with it.
    pub reason: String,
}

/// Why personalities do not fit into a pack: there are too few or too many, one is too large for a file of its own, or
/// the pack would exceed [`MAX_PACK_BYTES`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct PackError(String);

impl Pack {
    /// Whether a text is meant to be a pack, although it may have errors.
    pub fn recognises(text: &[u8]) -> bool {
        #[derive(Deserialize)]
        struct Head {
            format: String,
        }
        let word = format!("\"{FORMAT}\"");
        if !text.windows(word.len()).any(|window| window == word.as_bytes()) {
            return false;
        }
        match serde_json::from_slice::<Head>(&json::file_text(text)) {
            Ok(head) => head.format == FORMAT,
            Err(error) => !error.is_data(),
        }
    }

    /// Reads the text of a pack. Members that are not valid personalities are listed with the reason.
    ///
    /// # Errors
    /// The pack itself violates `docs/formats.md, "Pack"`.
    pub fn from_json(text: &[u8]) -> Result<Self, FormatError> {
        let text = json::file_text(text);
        let file: PackFile<Vec<&RawValue>> = json::from_json(&text, MAX_PACK_BYTES)?;
        let source = str::from_utf8(&text).unwrap_or_default();
        if !(1..=MAX_MEMBERS).contains(&file.personalities.len()) {
            let expected = format!("expected a list of 1 to {} personalities", grouped(MAX_MEMBERS));
            return Err(FormatError::at(source, &["personalities".into()], &expected));
        }
        let mut pack = Self::default();
        for (index, member) in file.personalities.into_iter().enumerate() {
            match read_member(source, member.get(), index) {
                Ok(personality) => pack.personalities.push(personality),
                Err(reason) => {
                    let name = name_of(member.get());
                    pack.refused.push(RefusedMember { number: index + 1, name, reason });
                }
            }
        }
        Ok(pack)
    }

    /// The text of a pack with these personalities.
    ///
    /// # Errors
    /// They do not fit.
    pub fn to_json(personalities: &[Personality]) -> Result<String, PackError> {
        let count = personalities.len();
        if !(1..=MAX_MEMBERS).contains(&count) {
            let most = grouped(MAX_MEMBERS);
            let problem = format!("{count} personalities: expected 1 to {most}; export fewer at once");
            return Err(PackError(problem));
        }
        for one in personalities {
            one.to_file().map_err(|error| PackError(format!("{}: {error}", one.name)))?;
        }
        let text = json::to_text(&PackFile { format: Format::Pack, version: Version, personalities });
        if text.len() > MAX_PACK_BYTES {
            let (size, most) = (byte_size(text.len()), byte_size(MAX_PACK_BYTES));
            let problem =
                format!("the pack would have {size}: expected at most {most}; export fewer at once");
            return Err(PackError(problem));
        }
        Ok(text)
    }
}

fn read_member(source: &str, member: &str, index: usize) -> Result<Personality, String> {
    let steps = ["personalities".into(), index.into()];
    let read = json::from_json::<Personality>(member.as_bytes(), MAX_PACK_BYTES);
    let personality = read.map_err(|error| error.within(source, member, &steps).to_string())?;
    if personality.name.trim().is_empty() {
        let error = FormatError::at(member, &["name".into()], "expected a name");
        return Err(error.within(source, member, &steps).to_string());
    }
    personality.to_file().map_err(|error| error.to_string())?;
    Ok(personality)
}

fn name_of(member: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        name: String,
    }
    let Named { name } = serde_json::from_str(member).ok()?;
    Some(name).filter(|name| !name.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personality::library;

    fn cast() -> Vec<Personality> {
        library::builtin().to_vec()
    }

    fn built_in(name: &str) -> Personality {
        library::builtin_named(name).unwrap().clone()
    }

    #[test]
    fn a_bad_member_leaves_the_others() {
        let text = Pack::to_json(&["Wanderer", "Sprinter", "Gambler", "Novice"].map(built_in)).unwrap();
        let text = text.replacen("\"node_major\": 1.5", "\"node_major\": \"high\"", 1);
        let text = text.replacen("\"Gambler\"", "\" \"", 1).replacen(
            "\"name\": \"Sprinter\"",
            "\"name\": \"Sprinter\", \"colour\": 1",
            1,
        );
        let pack = Pack::from_json(text.as_bytes()).unwrap();
        let read: Vec<&str> = pack.personalities.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(read, ["Wanderer", "Novice"]);
        let refused: Vec<(usize, Option<&str>)> =
            pack.refused.iter().map(|one| (one.number, one.name.as_deref())).collect();
        assert_eq!(refused, [(2, Some("Sprinter")), (3, None)]);
        let reason = &pack.refused[0].reason;
        assert!(reason.contains("personalities[1].colour is 1: unknown field"), "{reason}");
        assert!(
            pack.refused[1].reason.contains("personalities[2].name is \" \": expected a name"),
            "{}",
            pack.refused[1].reason
        );
    }

    #[test]
    fn errors_of_the_pack_refuse_it() {
        let good = Pack::to_json(&cast()[..2]).unwrap();
        for (from, to, expected) in [
            ("\"version\": 1,\n  \"p", "\"version\": 2,\n  \"p", "a newer Span-It! made this"),
            ("\"personalities\"", "\"members\"", "unknown field `members`"),
            ("span-it-pack", "span-it-parcel", "format is \"span-it-parcel\": unknown variant"),
            ("\n  }]\n}", "\n  }]", "not JSON"),
        ] {
            let bad = good.replacen(from, to, 1);
            let message = Pack::from_json(bad.as_bytes()).unwrap_err().to_string();
            assert!(message.contains(expected), "{message}");
        }
        for list in ["[]", "3", "{}"] {
            let text = format!("{{\"format\":\"span-it-pack\",\"version\":1,\"personalities\":{list}}}");
            let error = Pack::from_json(text.as_bytes()).unwrap_err();
            assert_eq!(error.path(), "personalities", "{error}");
        }
    }

    #[test]
    fn only_packs_are_recognised() {
        let torn = &Pack::to_json(&cast()).unwrap()[..500];
        assert!(Pack::recognises(torn.as_bytes()));
        let mut named = cast()[0].clone();
        assert!(!Pack::recognises(named.to_json().as_bytes()));
        named.name = FORMAT.to_owned();
        assert!(!Pack::recognises(named.to_json().as_bytes()), "only its name is like a pack");
        assert!(!Pack::recognises(b""));
    }

    #[test]
    fn too_many_do_not_fit() {
        let many = vec![cast()[0].clone(); MAX_MEMBERS + 1];
        let refused = |cast: &[Personality]| Pack::to_json(cast).unwrap_err().to_string();
        assert_eq!(refused(&many), "1001 personalities: expected 1 to 1,000; export fewer at once");
        assert_eq!(refused(&[]), "0 personalities: expected 1 to 1,000; export fewer at once");
        let mut wordy = cast()[0].clone();
        wordy.description = Some("x".repeat(60_000));
        let message = refused(&vec![wordy.clone(); 20]);
        assert!(message.starts_with("the pack would have 1") && message.contains("1 MiB"), "{message}");
        wordy.description = Some("x".repeat(70_000));
        let message = refused(&[wordy]);
        assert!(message.starts_with("Wanderer: its file would have"), "{message}");
    }
}
