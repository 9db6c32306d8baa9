//! An outside program as a player of one side of a game.

use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use span_it_core::board::{BoardSize, Node, PlaceError, Player, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::seed::Seed;

use super::{Client, GtpError, Patience, colour};

/// The greatest seed that a program is told.
const MAX_SEED: u64 = (1 << 31) - 1;

/// Why an outside program has lost a game.
#[derive(Debug, Error)]
pub enum MoveError {
    /// The conversation has broken down.
    #[error(transparent)]
    Gtp(#[from] GtpError),
    /// It does not play on such a board.
    #[error("it does not play on a {board} board: {source}")]
    Board {
        /// The board's size.
        board: String,
        /// What it said.
        source: GtpError,
    },
    /// It gave up.
    #[error("it resigned")]
    Resigned,
    /// Its move is no node's name.
    #[error("its move is {found:?}: expected a node, such as c3")]
    NotANode {
        /// What it said.
        found: String,
    },
    /// Its move is not on the board, or taken.
    #[error("its move is illegal: {0}")]
    Illegal(PlaceError),
    /// It was asked before the game began, or after it went wrong.
    #[error("the game has not begun")]
    NotBegun,
}

/// A game under way.
#[derive(Debug)]
struct Game {
    client: Client,
    position: Position,
    limit: Option<Duration>,
    /// The move it made itself and need not be told.
    own: Option<Node>,
}

/// An outside program that plays a game. Every game has a run of it to itself, so that what a program
/// remembers of one game, or that it has ended after it, changes no other.
#[derive(Debug)]
pub struct Opponent {
    command: String,
    seed: Seed,
    patience: Patience,
    stop: Arc<Stop>,
    game: Option<Game>,
}

impl Opponent {
    /// The program of a command line; it is started when a game begins, and told to make its luck from the
    /// seed.
    pub fn new(command: &str, seed: Seed, patience: Patience) -> Self {
        Self { command: command.to_owned(), seed, patience, stop: Arc::default(), game: None }
    }

    /// Ends every wait for the program once `stop` is cancelled; from the program's next start on.
    pub fn heed(&mut self, stop: Arc<Stop>) {
        self.stop = stop;
    }

    /// A game begins at this position; each move may take so long. The program of the game before is ended.
    ///
    /// # Errors
    /// The program cannot be started, does not answer, or does not play on such a board.
    pub fn begin(&mut self, position: &Position, limit: Option<Duration>) -> Result<(), MoveError> {
        self.game = None;
        let mut client = Client::start(&self.command, self.patience, Arc::clone(&self.stop))?;
        empty_board(&mut client, position.size())?;
        tell_seed(&mut client, self.seed)?;
        set_up(&mut client, position)?;
        tell_time(&mut client, limit)?;
        self.game = Some(Game { client, position: position.clone(), limit, own: None });
        Ok(())
    }

    /// The name and version by which it goes, cut where they are long; none if it does not tell. A game has
    /// begun.
    ///
    /// # Errors
    /// It does not answer. The program is then ended.
    pub fn name(&mut self) -> Result<Option<String>, MoveError> {
        self.attempt(Game::name)
    }

    /// The move it makes for the player to move. It is a free node.
    ///
    /// # Errors
    /// What it did instead. The program is then ended.
    pub fn choose(&mut self, deadline: &Deadline) -> Result<Node, MoveError> {
        self.attempt(|game| game.choose(deadline))
    }

    /// A move was made, its own or the other player's.
    ///
    /// # Errors
    /// It would not hear of it. The program is then ended.
    pub fn played(&mut self, mv: Node) -> Result<(), MoveError> {
        self.attempt(|game| game.played(mv))
    }

    /// Does something with the game; what goes wrong ends it.
    fn attempt<T>(&mut self, act: impl FnOnce(&mut Game) -> Result<T, MoveError>) -> Result<T, MoveError> {
        let mut game = self.game.take().ok_or(MoveError::NotBegun)?;
        let done = act(&mut game)?;
        self.game = Some(game);
        Ok(done)
    }
}

impl Game {
    fn name(&mut self) -> Result<Option<String>, MoveError> {
        let (name, version) = (self.told("name")?, self.told("version")?);
        if name.is_empty() || version.is_empty() || name.contains(&version) {
            return Ok(Some(name).filter(|name| !name.is_empty()));
        }
        Ok(Some(format!("{name} {version}")))
    }

    /// The answer to a question that need not be understood, on one line.
    fn told(&mut self, command: &str) -> Result<String, MoveError> {
        let answer = ask_if_known(&mut self.client, command)?;
        Ok(answer.map(|answer| super::client::shown(&answer)).unwrap_or_default())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, MoveError> {
        let command = format!("genmove {}", colour(self.position.to_move()));
        let answer = self.client.ask_move(&command, self.limit, deadline)?;
        let word = answer.to_lowercase();
        if word == "resign" {
            return Err(MoveError::Resigned);
        }
        let not_a_node = |_error| MoveError::NotANode { found: super::client::cut(&answer) };
        let mv: Node = word.parse().map_err(not_a_node)?;
        self.position.clone().play(mv).map_err(MoveError::Illegal)?;
        self.own = Some(mv);
        Ok(mv)
    }

    fn played(&mut self, mv: Node) -> Result<(), MoveError> {
        let mover = self.position.to_move();
        self.position.play(mv).map_err(MoveError::Illegal)?;
        if self.own.take() != Some(mv) {
            self.client.ask(&format!("play {} {mv}", colour(mover)))?;
        }
        Ok(())
    }
}

fn empty_board(client: &mut Client, size: BoardSize) -> Result<(), MoveError> {
    let sides =
        if size.is_square() { size.rows().to_string() } else { format!("{} {}", size.rows(), size.cols()) };
    client
        .ask(&format!("boardsize {sides}"))
        .map_err(|source| MoveError::Board { board: size.to_string(), source })?;
    client.ask("clear_board")?;
    Ok(())
}

/// Tells what luck is to be made from, to a program that knows the command. All that read whole numbers read
/// one of 31 bits.
fn tell_seed(client: &mut Client, seed: Seed) -> Result<(), MoveError> {
    // The protocol itself does not have it.
    ask_if_known(client, &format!("set_random_seed {}", seed.get() & MAX_SEED)).map(drop)
}

/// The answer to a command that a program need not know; none where it refuses it.
fn ask_if_known(client: &mut Client, command: &str) -> Result<Option<String>, MoveError> {
    match client.ask(command) {
        Ok(answer) => Ok(Some(answer)),
        Err(GtpError::Refused { .. }) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Brings a position onto the program's empty board, connector by connector.
fn set_up(client: &mut Client, position: &Position) -> Result<(), MoveError> {
    for (player, node) in as_played(position) {
        client.ask(&format!("play {} {node}", colour(player)))?;
    }
    Ok(())
}

/// The connectors of a position in an order in which the colours take turns as far as they can, the
/// player to move having waited last.
fn as_played(position: &Position) -> Vec<(Player, Node)> {
    let last = position.to_move().opponent();
    let mut left: [Vec<Node>; 2] = [last, last.opponent()].map(|player| position.nodes_of(player).collect());
    let mut moves = Vec::new();
    // From the last move back to the first.
    while left.iter().any(|nodes| !nodes.is_empty()) {
        for (player, nodes) in [last, last.opponent()].into_iter().zip(&mut left) {
            moves.extend(nodes.pop().map(|node| (player, node)));
        }
    }
    moves.reverse();
    moves
}

/// Tells the limit of a move, to a program that wants to know. The protocol counts whole seconds:
/// less than one cannot be said.
fn tell_time(client: &mut Client, limit: Option<Duration>) -> Result<(), MoveError> {
    let Some(seconds @ 1..) = limit.map(|limit| limit.as_secs()) else { return Ok(()) };
    if ask_if_known(client, "known_command time_settings")?.is_some_and(|known| known == "true") {
        client.ask(&format!("time_settings 0 {seconds} 1"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_set_up_in_turns_with_the_last_move_last() {
        let position: Position = "hhv/v./.../../h.. v".parse().unwrap();
        let played: String = as_played(&position).iter().map(|(player, _)| player.letter()).collect();
        assert_eq!(played, "hvhvh");
        let position: Position = "hhv/v./.../../h.. h".parse().unwrap();
        let played: String = as_played(&position).iter().map(|(player, _)| player.letter()).collect();
        assert_eq!(played, "hhvhv");
        assert_eq!(as_played(&position).len(), 5);
    }
}
