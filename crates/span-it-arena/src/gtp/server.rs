//! The program as an engine: a controller's commands in, answers out.
//!
//! The board here is the controller's, not a game: as the protocol wants it, either colour may be
//! played at any time, so that a controller can set up what it likes. Whoever is not the colour
//! last played is taken to be to move.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{self, BoardSize, Node, Player, Position};
use span_it_core::engine::{self, Deadline, Seed, Stop};
use span_it_core::personality::{Factors, Personality};
use span_it_core::text::sanitize::printable;

use super::clock::Clocks;
use super::protocol::{self, Line, MAX_LINE, Request};
use super::{colour, commands};

/// Who makes the moves that a controller asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Mind {
    /// A personality.
    Personality(Box<Personality>),
    /// Perfect play; among equally good moves it takes what a new personality's factors like best.
    Perfect,
}

impl Mind {
    /// What a controller is told.
    fn name(&self) -> &str {
        match self {
            Self::Personality(personality) => &personality.name,
            Self::Perfect => "Perfect play",
        }
    }

    fn choose(&self, position: &Position, seed: Seed, deadline: &Deadline) -> Result<Node, String> {
        let choice = match self {
            Self::Personality(personality) => {
                engine::choose(position, &personality.factors, seed, deadline, &mut |_| ())
            }
            Self::Perfect => engine::perfect_move(position, &Factors::default(), seed),
        };
        choice.map(|choice| choice.mv).map_err(|error| error.to_string())
    }
}

/// One session with a controller.
///
/// ```
/// use span_it_arena::gtp::{Mind, Server};
/// use span_it_core::seed::Seed;
/// let mut server = Server::new(Mind::Perfect, None, Seed::default());
/// let mut answers = Vec::new();
/// server.serve(&mut &b"1 boardsize 3\n2 play black c3\n3 genmove white\nquit\n"[..], &mut answers)?;
/// assert!(answers.starts_with(b"=1\n\n=2\n\n=3 "));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Server {
    mind: Mind,
    /// The longest that a move may take, whatever the controller's clock says.
    limit: Option<Duration>,
    seed: Seed,
    clocks: Clocks,
    position: Position,
    /// The positions before each move made.
    before: Vec<Position>,
    /// Once cancelled, nobody wants a move any more.
    stop: Arc<Stop>,
    quit: bool,
}

impl Server {
    /// A session that begins with an empty board of the standard size, black to move. No move takes
    /// longer than `limit` (but for the first level of a lookahead, which is always finished).
    pub fn new(mind: Mind, limit: Option<Duration>, seed: Seed) -> Self {
        let position = Position::empty(BoardSize::STANDARD, Player::Horizontal);
        let (clocks, stop) = (Clocks::default(), Arc::default());
        Self { mind, limit, seed, clocks, position, before: Vec::new(), stop, quit: false }
    }

    /// Breaks off the search for a move once `stop` is cancelled; there is no move then.
    pub fn heed(&mut self, stop: Arc<Stop>) {
        self.stop = stop;
    }

    /// Answers until the controller says `quit` or hangs up.
    ///
    /// # Errors
    /// The controller cannot be read from or written to.
    pub fn serve(&mut self, input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
        while !self.quit
            && let Some(line) = protocol::next_line(input)?
        {
            if let Some(answer) = self.answer(&line) {
                output.write_all(answer.as_bytes())?;
                output.flush()?;
            }
        }
        Ok(())
    }

    /// The answer to a line; none to one that holds no command.
    fn answer(&mut self, line: &Line) -> Option<String> {
        let Request { id, command, arguments } = protocol::parse(&line.bytes)?;
        let result = if line.whole {
            commands::run(self, &command, &arguments)
        } else {
            Err(format!("syntax error: the line is longer than {MAX_LINE} bytes"))
        };
        Some(protocol::answer(id, &result))
    }

    /// What a controller is told that it talks to.
    pub(super) fn name(&self) -> String {
        // An empty line would end the answer.
        format!("Span-It! {}", printable(self.mind.name()))
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) const fn clocks(&mut self) -> &mut Clocks {
        &mut self.clocks
    }

    /// Ends the session after this answer.
    pub(super) const fn quit(&mut self) {
        self.quit = true;
    }

    pub(super) const fn reseed(&mut self, seed: Seed) {
        self.seed = seed;
    }

    /// An empty board of this size, black to move. Clocks are the controller's affair.
    pub(super) fn clear(&mut self, size: BoardSize) {
        self.position = Position::empty(size, Player::Horizontal);
        self.before.clear();
    }

    /// Plays a move of either colour.
    pub(super) fn play(&mut self, player: Player, node: Node) -> Result<(), String> {
        self.check_going_on()?;
        let before = self.position.clone();
        let mut position = before.clone().with_to_move(player);
        position.play(node).map_err(said)?;
        self.position = position;
        self.before.push(before);
        Ok(())
    }

    fn check_going_on(&self) -> Result<(), String> {
        let winner = board::winner(&self.position);
        winner.map_or(Ok(()), |winner| Err(format!("the game is over: {} has won", colour(winner))))
    }

    /// Takes the last move back; says whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let before = self.before.pop();
        let undone = before.is_some();
        if let Some(before) = before {
            self.position = before;
        }
        undone
    }

    /// The move that this player would make, within its time.
    pub(super) fn think(&mut self, player: Player) -> Result<Node, String> {
        self.check_going_on()?;
        let position = self.position.clone().with_to_move(player);
        let free = position.free_nodes().count();
        let limit = [self.limit, self.clocks.budget(player, free)].into_iter().flatten().min();
        let deadline = limit.map_or_else(Deadline::unlimited, Deadline::after);
        let deadline = deadline.with_cancel(Arc::clone(&self.stop));
        let chosen = self.mind.choose(&position, self.seed, &deadline);
        self.clocks.spend(player, deadline.elapsed());
        chosen
    }
}

/// Why a node cannot be played, with the protocol's word for its owner.
fn said(error: board::PlaceError) -> String {
    match error {
        board::PlaceError::Taken { node, by } => format!("{node} is taken by {}", colour(by)),
        other => other.to_string(),
    }
}
