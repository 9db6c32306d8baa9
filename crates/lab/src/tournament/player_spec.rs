//! The agents of a plan: personalities, perfect play, the random mover and external engines.

use std::ffi::OsStr;
use std::io::ErrorKind;
#[cfg(unix)]
use std::os::unix::ffi::OsStrExt as _;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::gtp::{Opponent, Timeouts, check_command};
use span_it_core::board::{BoardSize, Player, Position};
use span_it_core::engine::{Manner, Stop};
use span_it_core::personality::{Personality, library};
use span_it_core::seed::Seed;
use span_it_store::personalities::FileError;

use super::players::{PersonalityAgent, perfect_agent, random_agent};
use super::{Agent, Forfeit, PlanError};
use crate::training::Bound;

/// Prefix of the command line of an external engine.
const GTP: &str = "gtp:";

/// Perfect play in the plain manner.
/// In logs of earlier versions, and in tests.
const PLAIN: &str = "perfect:plain";

/// Prefix of a personality with an opponent model.
const READER: &str = "reader:";

/// An agent in the plan of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum PlayerSpec {
    /// A personality.
    Personality(Box<Personality>),
    /// A personality with an [opponent model](crate::opponent_model).
    Reader {
        /// The personality.
        personality: Box<Personality>,
        /// The candidates for the opponent.
        candidates: Arc<[Personality]>,
    },
    /// Perfect play. Where its rules leave several moves it prefers the heaviest by the default factors.
    Perfect(Manner),
    /// Plays any free node, each with the same probability.
    Random,
    /// An external engine that supports the Go Text Protocol.
    Gtp {
        /// The command line that starts it.
        command: String,
    },
}

fn only_personalities() -> String {
    format!(
        "only a personality can read: expected {READER} and a personality file or one of {}",
        built_in_names()
    )
}

fn built_in_names() -> String {
    library::builtin().iter().map(|personality| personality.name.as_str()).collect::<Vec<_>>().join(", ")
}

impl PlayerSpec {
    /// Parses `perfect`, `perfect:plain`, `random`, the name of a built-in personality (upper and lower case are equal),
    /// `gtp:COMMAND` or a personality file. `reader:` before a personality adds a model of the opponent, with the
    /// built-in personalities as candidates.
    ///
    /// ```
    /// use span_it_lab::tournament::PlayerSpec;
    /// assert_eq!(PlayerSpec::parse("Perfect")?.name(), "Perfect play");
    /// assert_eq!(PlayerSpec::parse("steady")?.name(), "Steady");
    /// assert_eq!(PlayerSpec::parse("reader:Planner")?.name(), "Planner (reading)");
    /// # Ok::<(), span_it_lab::tournament::PlanError>(())
    /// ```
    ///
    /// # Errors
    /// The text is none of these. The message names the file and its error.
    pub fn parse(text: impl AsRef<OsStr>) -> Result<Self, PlanError> {
        let text = text.as_ref();
        match text.to_str() {
            Some(word) if word.eq_ignore_ascii_case("perfect") => {
                return Ok(Self::Perfect(Manner::Fighter));
            }
            Some(word) if word.eq_ignore_ascii_case(PLAIN) => return Ok(Self::Perfect(Manner::Plain)),
            Some(word) if word.eq_ignore_ascii_case("random") => return Ok(Self::Random),
            Some(word) if word.starts_with(GTP) => return Self::gtp(word),
            _ => {}
        }
        if let Some(name) = Self::read_by_reader(text) {
            return Self::reader(name);
        }
        let expected = || {
            let words = "perfect, random, reader:FILE, gtp:COMMAND";
            format!("expected a personality file, {words} or one of {}", built_in_names())
        };
        let personality = find_personality(text, expected).map_err(PlanError)?;
        Ok(Self::Personality(Box::new(personality)))
    }

    /// What follows `reader:`, which may be the name of any file.
    pub fn read_by_reader(text: &OsStr) -> Option<&OsStr> {
        #[cfg(unix)]
        return text.as_bytes().strip_prefix(READER.as_bytes()).map(OsStr::from_bytes);
        #[cfg(not(unix))]
        return text.to_str()?.strip_prefix(READER).map(OsStr::new);
    }

    fn reader(name: &OsStr) -> Result<Self, PlanError> {
        let word = name.to_str().unwrap_or("a file").trim().to_ascii_lowercase();
        let is_other = word.starts_with(GTP) || word.starts_with(READER);
        if is_other || matches!(&*word, "" | "perfect" | PLAIN | "random") {
            let text = format!("{READER}{}", name.display());
            return Err(PlanError(format!("{text:?}: {}", only_personalities())));
        }
        let personality = find_personality(name, only_personalities)
            .map_err(|problem| PlanError(format!("{READER}{problem}")))?;
        Ok(Self::Reader { personality: Box::new(personality), candidates: library::builtin().into() })
    }

    fn gtp(text: &str) -> Result<Self, PlanError> {
        let command = text.trim_start_matches(GTP).trim();
        if command.is_empty() {
            return Err(PlanError(format!("{text:?}: expected the command line of a program after {GTP}")));
        }
        check_command(command).map_err(|error| PlanError(format!("{GTP}{error}")))?;
        Ok(Self::Gtp { command: command.to_owned() })
    }

    /// The name in tables.
    pub fn name(&self) -> String {
        match self {
            Self::Personality(personality) => personality.name.clone(),
            Self::Reader { personality, .. } => format!("{} (reading)", personality.name),
            Self::Perfect(Manner::Fighter) => "Perfect play".to_owned(),
            Self::Perfect(Manner::Plain) => "Perfect play (plain)".to_owned(),
            Self::Random => "Random mover".to_owned(),
            Self::Gtp { command } => command.clone(),
        }
    }

    /// Whether it is an external engine, which is started for each game.
    pub const fn is_engine(&self) -> bool {
        matches!(self, Self::Gtp { .. })
    }

    /// Starts an external engine to check that it can play on a board. Returns the name and version that it gives,
    /// which need not be true; `None` for other agents. `stop` cancels the check.
    ///
    /// # Errors
    /// The engine cannot play.
    pub fn probe(
        &self,
        size: BoardSize,
        limit: Option<Duration>,
        stop: &Arc<Stop>,
    ) -> Result<Option<String>, Forfeit> {
        let Self::Gtp { command } = self else { return Ok(None) };
        let mut engine = Opponent::new(command, Seed::default(), Timeouts::default());
        engine.set_stop(Arc::clone(stop));
        let begun = engine.begin(&Position::empty(size, Player::Horizontal), limit);
        begun.and_then(|()| engine.name()).map_err(|error| Forfeit::new(&error))
    }

    /// A player for one game with this seed.
    pub(crate) fn player(&self, seed: Seed) -> Box<dyn Agent> {
        self.bounded_player(seed, Bound::None)
    }

    /// The same, and each search of a personality has a bound.
    pub(crate) fn bounded_player(&self, seed: Seed, bound: Bound) -> Box<dyn Agent> {
        match self {
            Self::Personality(personality) => {
                Box::new(PersonalityAgent::new(&personality.factors, seed, bound))
            }
            Self::Reader { personality, candidates } => {
                Box::new(PersonalityAgent::new(&personality.factors, seed, Bound::None).reading(candidates))
            }
            Self::Perfect(manner) => perfect_agent(*manner, seed),
            Self::Random => random_agent(seed),
            Self::Gtp { command } => Box::new(Opponent::new(command, seed, Timeouts::default())),
        }
    }
}

/// The built-in personality of this name, or the one in a file. If there is neither, the error says what is expected.
fn find_personality(text: &OsStr, expected: impl Fn() -> String) -> Result<Personality, String> {
    if let Some(built_in) = text.to_str().and_then(library::builtin_named) {
        return Ok(built_in.clone());
    }
    span_it_store::personalities::read(text.as_ref()).map_err(|error| match error {
        FileError::Storage(missing) if missing.kind == ErrorKind::NotFound => {
            format!("{missing}\n{}", expected())
        }
        wrong => wrong.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_texts_that_are_no_agents() {
        let message = PlayerSpec::parse("no/such.json").unwrap_err().to_string();
        assert!(message.starts_with("no/such.json: there is no such file"), "{message}");
        assert!(
            message.contains("perfect, random, reader:FILE, gtp:COMMAND or one of Wanderer, "),
            "{message}"
        );
        for bad in [
            "reader:perfect",
            "reader:perfect:plain",
            "reader:random",
            "reader:gtp:engine -x",
            "reader:",
            "reader:reader:Steady",
        ] {
            let message = PlayerSpec::parse(bad).unwrap_err().to_string();
            let start =
                format!("{bad:?}: only a personality can read: expected reader: and a personality file");
            assert!(message.starts_with(&start), "{message}");
        }
        let message = PlayerSpec::parse("reader:no/such.json").unwrap_err().to_string();
        assert!(message.starts_with("reader:no/such.json: there is no such file\nonly a per"), "{message}");
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(&file, "{\"node_mayor\": 1}").unwrap();
        let message = PlayerSpec::parse(file.path()).unwrap_err().to_string();
        assert!(message.contains("node_mayor") && !message.contains("Wanderer"), "{message}");
        let message = PlayerSpec::parse("gtp: ").unwrap_err().to_string();
        assert_eq!(message, "\"gtp: \": expected the command line of a program after gtp:");
        let outside = PlayerSpec::parse("gtp:my engine --fast").unwrap();
        assert_eq!(outside.name(), "my engine --fast");
    }
}
