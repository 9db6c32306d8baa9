//! The program as an engine: reads commands and writes answers.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use span_it_core::engine::Seed;

use super::commands;
use super::protocol::{self, InputLine, MAX_LINE, Request};
use super::session::Session;
use crate::tournament::PlayerSpec;

/// One session with a controller.
#[derive(Clone, Debug)]
pub struct Server(Session);

impl Server {
    /// A session that starts with an empty board of the standard size, black to move. No move takes longer
    /// than `limit`, except that the first level of the lookahead is always finished.
    pub fn new(player: PlayerSpec, limit: Option<Duration>, seed: Seed) -> Self {
        Self(Session::new(player, limit, seed))
    }

    /// Answers until the controller sends `quit` or closes the input.
    ///
    /// # Errors
    /// The input cannot be read, or the output cannot be written.
    pub fn serve(&mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
        while !self.0.has_ended
            && let Some(line) = protocol::next_line(input)?
        {
            if let Some(answer) = self.answer(&line) {
                output.write_all(answer.as_bytes())?;
                output.flush()?;
            }
        }
        Ok(())
    }

    /// The answer to a line; `None` if it contains no command.
    fn answer(&mut self, line: &InputLine) -> Option<String> {
        let Request { id, command, arguments } = protocol::parse(&line.bytes)?;
        let result = if line.is_complete {
            commands::run(&mut self.0, &command, &arguments)
        } else {
            Err(format!("syntax error: the line is longer than {MAX_LINE} bytes"))
        };
        Some(protocol::answer(id, &result))
    }
}
