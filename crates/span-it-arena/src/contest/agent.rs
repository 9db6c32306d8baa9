//! Who plays in a contest: a personality, perfect play, a random mover, an outside program.

use std::ffi::OsStr;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use crate::gtp::{GtpError, Opponent, Timeouts, check_command};
use span_it_core::board::{BoardSize, Node, Player, Position};
use span_it_core::engine::{self, Deadline, Engine, Stop};
use span_it_core::personality::{Factors, FileError, Personality, library};
use span_it_core::seed::Seed;
use span_it_core::solver::{Solver, perfect};

use super::luck::{Luck, Purpose};
use super::reads::Reads;

/// What an outside program's text begins with.
const OUTSIDE: &str = "gtp:";

/// What the text of one who reads its opponent begins with.
const READER: &str = "reader:";

/// One who takes part in a contest, as the contest's plan names it.
#[derive(Clone, Debug, PartialEq)]
pub enum AgentSpec {
    /// A computer opponent with its factors.
    Personality(Box<Personality>),
    /// A computer opponent that reads the other by the moves: see [`reading`](crate::opponent_model).
    Reader {
        /// What it plays by.
        personality: Box<Personality>,
        /// Whom it knows, before any game.
        cast: Arc<[Personality]>,
    },
    /// Perfect play; among equally good moves it takes what a new personality's factors like best.
    Perfect,
    /// Any free node, each equally likely.
    Random,
    /// An outside program that speaks the Go Text Protocol.
    Gtp {
        /// The command line that starts it.
        command: String,
    },
}

/// A text that names no agent.
#[derive(Debug, Error)]
pub enum AgentError {
    /// Neither a word that is known nor a file that can be read.
    #[error(
        "{source}\nexpected a personality file, perfect, random, reader:FILE, gtp:COMMAND or one of {}",
        shipped_names()
    )]
    Personality {
        /// What is wrong with the file.
        #[from]
        source: FileError,
    },
    /// `reader:` before a file that cannot be read.
    #[error("{READER}{source}\n{}", only_personalities())]
    ReaderFile {
        /// What is wrong with the file.
        source: FileError,
    },
    /// `reader:` before something that is no personality, or before nothing.
    #[error("{text:?}: {}", only_personalities())]
    Reader {
        /// The text that was given.
        text: String,
    },
    /// `gtp:` with nothing after it.
    #[error("{text:?}: expected the command line of a program after gtp:")]
    NoCommand {
        /// The text that was given.
        text: String,
    },
    /// `gtp:` with something after it that is no command line.
    #[error("{OUTSIDE}{source}")]
    Command {
        /// What is wrong with it.
        #[from]
        source: GtpError,
    },
}

fn only_personalities() -> String {
    format!(
        "only a personality can read: expected {READER} and a personality file or one of {}",
        shipped_names()
    )
}

fn shipped_names() -> String {
    library::builtin().iter().map(|shipped| shipped.name.as_str()).collect::<Vec<_>>().join(", ")
}

impl AgentSpec {
    /// The agent that a text names: `perfect`, `random`, the name of a shipped personality (all of these in
    /// small letters or capitals), `gtp:COMMAND`, or a personality file; with `reader:` before a personality, one that reads its opponent, if that is one of the shipped cast.
    ///
    /// ```
    /// use span_it_arena::contest::AgentSpec;
    /// assert_eq!(AgentSpec::parse("Perfect")?, AgentSpec::Perfect);
    /// assert_eq!(AgentSpec::parse("steady")?.name(), "Steady");
    /// assert_eq!(AgentSpec::parse("reader:Planner")?.name(), "Planner (reading)");
    /// # Ok::<(), span_it_arena::contest::AgentError>(())
    /// ```
    ///
    /// # Errors
    /// It is none of these; the message names the file and what is wrong with it.
    pub fn parse(text: impl AsRef<OsStr>) -> Result<Self, AgentError> {
        let text = text.as_ref();
        match text.to_str() {
            Some(word) if word.eq_ignore_ascii_case("perfect") => return Ok(Self::Perfect),
            Some(word) if word.eq_ignore_ascii_case("random") => return Ok(Self::Random),
            Some(word) if word.starts_with(OUTSIDE) => return Self::outside(word),
            _ => {}
        }
        if let Some(name) = text.to_str().and_then(|text| text.strip_prefix(READER)) {
            return Self::reader(name);
        }
        Ok(Self::Personality(Box::new(named(text)?)))
    }

    fn reader(name: &str) -> Result<Self, AgentError> {
        let is_other = name.starts_with(OUTSIDE) || name.starts_with(READER);
        if is_other || matches!(&*name.trim().to_ascii_lowercase(), "" | "perfect" | "random") {
            return Err(AgentError::Reader { text: format!("{READER}{name}") });
        }
        let personality = named(name.as_ref()).map_err(|source| AgentError::ReaderFile { source })?;
        Ok(Self::Reader { personality: Box::new(personality), cast: library::builtin().into() })
    }

    fn outside(text: &str) -> Result<Self, AgentError> {
        let command = text.trim_start_matches(OUTSIDE).trim();
        if command.is_empty() {
            return Err(AgentError::NoCommand { text: text.to_owned() });
        }
        check_command(command)?;
        Ok(Self::Gtp { command: command.to_owned() })
    }

    /// What a table calls it.
    pub fn name(&self) -> String {
        match self {
            Self::Personality(personality) => personality.name.clone(),
            Self::Reader { personality, .. } => format!("{} (reading)", personality.name),
            Self::Perfect => "Perfect play".to_owned(),
            Self::Random => "Random mover".to_owned(),
            Self::Gtp { command } => command.clone(),
        }
    }

    /// Whether it is another program, which is started for every game.
    pub const fn is_outside(&self) -> bool {
        matches!(self, Self::Gtp { .. })
    }

    /// Whether it can play on a board: an outside program is started to find out, and ended once `stop` is
    /// cancelled. It says by what name and version it goes, which may be anybody's; the others say nothing.
    ///
    /// # Errors
    /// It cannot, and why.
    pub fn rehearse(
        &self,
        size: BoardSize,
        limit: Option<Duration>,
        stop: &Arc<Stop>,
    ) -> Result<Option<String>, Forfeit> {
        let Self::Gtp { command } = self else { return Ok(None) };
        let mut program = Opponent::new(command, Seed::default(), Timeouts::default());
        program.set_stop(Arc::clone(stop));
        let begun = program.begin(&Position::empty(size, Player::Horizontal), limit);
        begun.and_then(|()| program.name()).map_err(|error| Forfeit::of(&error))
    }

    /// A player for one game, whose luck the seed makes.
    pub fn player(&self, seed: Seed) -> Box<dyn Agent> {
        match self {
            Self::Personality(personality) => {
                Box::new(Thinking { factors: personality.factors.clone(), seed, thinker: None })
            }
            Self::Reader { personality, cast } => Box::new(Reads::new(&personality.factors, cast, seed)),
            Self::Perfect => Box::new(Perfect { solver: Solver::new(), seed, position: None }),
            Self::Random => Box::new(Rolling { seed, position: None }),
            Self::Gtp { command } => Box::new(Opponent::new(command, seed, Timeouts::default())),
        }
    }
}

/// The shipped personality of this name, or that of a file.
fn named(text: &OsStr) -> Result<Personality, FileError> {
    let shipped = text.to_str().and_then(library::builtin_named).cloned();
    shipped.map_or_else(|| Personality::read(text.as_ref()), Ok)
}

/// Why an agent loses a game that it could not go on with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Forfeit(pub String);

impl Forfeit {
    /// For what went wrong.
    pub(super) fn of(reason: &dyn fmt::Display) -> Self {
        Self(reason.to_string())
    }

    /// Asked before the game has begun.
    pub(super) fn too_soon() -> Self {
        Self("the game has not begun".to_owned())
    }
}

/// A player of one side of one game. It only ever proposes: the referee plays.
pub trait Agent {
    /// Once `stop` is cancelled, no answer is wanted any more: what may wait outside of
    /// [`choose`](Self::choose) too must end then. Told before the game begins.
    fn heed(&mut self, stop: Arc<Stop>) {
        drop(stop);
    }

    /// The game begins here; each move may take so long.
    ///
    /// # Errors
    /// The agent cannot play.
    fn begin(&mut self, position: &Position, limit: Option<Duration>) -> Result<(), Forfeit>;

    /// The move it makes now, as the player to move.
    ///
    /// # Errors
    /// The agent cannot go on.
    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit>;

    /// A move was made, its own or the opponent's.
    ///
    /// # Errors
    /// The agent cannot go on.
    fn played(&mut self, mv: Node) -> Result<(), Forfeit>;
}

/// A personality that follows its game.
struct Thinking {
    factors: Factors,
    seed: Seed,
    thinker: Option<Engine>,
}

impl Agent for Thinking {
    fn begin(&mut self, position: &Position, _limit: Option<Duration>) -> Result<(), Forfeit> {
        self.thinker = Some(Engine::new(position, &self.factors, self.seed));
        Ok(())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        let thinker = self.thinker.as_mut().ok_or_else(Forfeit::too_soon)?;
        if self.factors.max_depth() == 1
            && let Some((mv, _)) = thinker.highest_weight()
        {
            return Ok(mv);
        }
        let choice = thinker.choose(deadline, &mut |_| ());
        choice.map(|choice| choice.mv).map_err(|error| Forfeit::of(&error))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        self.thinker.as_mut().ok_or_else(Forfeit::too_soon)?.play(mv).map_err(|error| Forfeit::of(&error))
    }
}

/// Perfect play, with a solver that stays warm along the game.
struct Perfect {
    solver: Solver,
    seed: Seed,
    position: Option<Position>,
}

impl Agent for Perfect {
    fn begin(&mut self, position: &Position, _limit: Option<Duration>) -> Result<(), Forfeit> {
        self.position = Some(position.clone());
        Ok(())
    }

    fn choose(&mut self, _deadline: &Deadline) -> Result<Node, Forfeit> {
        let position = self.position.as_ref().ok_or_else(Forfeit::too_soon)?;
        let weights = engine::weigh(position, &Factors::default(), self.seed);
        let weight = |node| weights.iter().find(|weight| weight.node == node).map_or(0.0, |weight| weight.w);
        perfect::choose(&mut self.solver, position, &weight)
            .ok_or_else(|| Forfeit("the game is over".to_owned()))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        follow(&mut self.position, mv)
    }
}

/// A random mover.
struct Rolling {
    seed: Seed,
    position: Option<Position>,
}

impl Agent for Rolling {
    fn begin(&mut self, position: &Position, _limit: Option<Duration>) -> Result<(), Forfeit> {
        self.position = Some(position.clone());
        Ok(())
    }

    fn choose(&mut self, _deadline: &Deadline) -> Result<Node, Forfeit> {
        let position = self.position.as_ref().ok_or_else(Forfeit::too_soon)?;
        let free = position.size().node_count() - usize::from(position.connectors());
        // The opponent may be another one with the same seed: each move has a roll of its own.
        let mut luck = Luck::new(self.seed, Purpose::Mover, &[position.connectors().into()]);
        let chosen = position.free_nodes().nth(luck.roll(free));
        chosen.ok_or_else(|| Forfeit("there is no free node".to_owned()))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        follow(&mut self.position, mv)
    }
}

/// Plays a move on an agent's own board.
fn follow(position: &mut Option<Position>, mv: Node) -> Result<(), Forfeit> {
    position.as_mut().ok_or_else(Forfeit::too_soon)?.play(mv).map_err(|error| Forfeit::of(&error))
}

/// An outside program, which keeps its own board.
impl Agent for Opponent {
    fn heed(&mut self, stop: Arc<Stop>) {
        Self::set_stop(self, stop);
    }

    fn begin(&mut self, position: &Position, limit: Option<Duration>) -> Result<(), Forfeit> {
        Self::begin(self, position, limit).map_err(|error| Forfeit::of(&error))
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, Forfeit> {
        Self::choose(self, deadline).map_err(|error| Forfeit::of(&error))
    }

    fn played(&mut self, mv: Node) -> Result<(), Forfeit> {
        Self::played(self, mv).map_err(|error| Forfeit::of(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::engine::{choose, perfect_move};

    /// Lets an agent play both sides to the end, asking `expected` before each of its moves.
    fn follows(spec: &AgentSpec, expected: impl Fn(&Position, Seed) -> Node) {
        for n in 3..=6_usize {
            let seed = Seed::new(n as u64).unwrap();
            let mut position = Position::empty(BoardSize::square(n).unwrap(), Player::Horizontal);
            let mut agent = spec.player(seed);
            agent.begin(&position, None).unwrap();
            while span_it_core::board::winner(&position).is_none() {
                let mv = agent.choose(&Deadline::unlimited()).unwrap();
                assert_eq!(mv, expected(&position, seed), "{position}");
                position.play(mv).unwrap();
                agent.played(mv).unwrap();
            }
        }
    }

    #[test]
    fn a_personality_plays_in_a_contest_what_it_plays_in_the_window() {
        for name in ["Novice", "Blocker", "Spider"] {
            let personality = library::builtin_named(name).unwrap();
            follows(&AgentSpec::parse(name).unwrap(), |position, seed| {
                let unlimited = Deadline::unlimited();
                choose(position, &personality.factors, seed, &unlimited, &mut |_| ()).unwrap().mv
            });
        }
    }

    #[test]
    fn perfect_play_is_the_windows_with_a_new_personality() {
        follows(&AgentSpec::Perfect, |position, seed| {
            perfect_move(position, &Factors::default(), seed).unwrap().mv
        });
    }

    #[test]
    fn what_is_no_agent_is_refused_with_its_file_and_what_was_expected() {
        let message = AgentSpec::parse("no/such.json").unwrap_err().to_string();
        assert!(message.starts_with("no/such.json: there is no such file"), "{message}");
        assert!(
            message.contains("perfect, random, reader:FILE, gtp:COMMAND or one of Wanderer, "),
            "{message}"
        );
        for bad in
            ["reader:perfect", "reader:random", "reader:gtp:engine -x", "reader:", "reader:reader:Steady"]
        {
            let message = AgentSpec::parse(bad).unwrap_err().to_string();
            let start =
                format!("{bad:?}: only a personality can read: expected reader: and a personality file");
            assert!(message.starts_with(&start), "{message}");
        }
        let message = AgentSpec::parse("reader:no/such.json").unwrap_err().to_string();
        assert!(message.starts_with("reader:no/such.json: there is no such file\nonly a per"), "{message}");
        let message = AgentSpec::parse("gtp: ").unwrap_err().to_string();
        assert_eq!(message, "\"gtp: \": expected the command line of a program after gtp:");
        let outside = AgentSpec::parse("gtp:my engine --fast").unwrap();
        assert_eq!(outside.name(), "my engine --fast");
    }
}
