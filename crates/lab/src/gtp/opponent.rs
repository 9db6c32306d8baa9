//! An external engine as a player of one side of a game.

use std::sync::Arc;
use std::time::Duration;

use span_it_core::board::{BoardSize, Node, PlaceError, Player, Position};
use span_it_core::engine::{Deadline, Stop};
use span_it_core::seed::Seed;

use super::client::{Client, Timeouts};
use super::colour;
use super::error::{GtpError, first_line, shorten};

/// The greatest seed that is sent: engines that read whole numbers accept 31 bits.
const MAX_SEED: u64 = (1 << 31) - 1;

#[derive(Debug)]
struct EngineGame {
    client: Client,
    position: Position,
    limit: Option<Duration>,
    /// The engine's last move, which is not sent back to it.
    own: Option<Node>,
}

/// An external engine that plays games. It is started for each game, so that games cannot influence each
/// other.
#[derive(Debug)]
pub struct Opponent {
    command: String,
    seed: Seed,
    timeouts: Timeouts,
    stop: Arc<Stop>,
    game: Option<EngineGame>,
}

impl Opponent {
    /// The engine of a command line. It is started when a game begins and receives the seed.
    pub fn new(command: &str, seed: Seed, timeouts: Timeouts) -> Self {
        Self { command: command.to_owned(), seed, timeouts, stop: Arc::default(), game: None }
    }

    /// Sets what cancels every wait for the engine, from its next start on.
    pub fn set_stop(&mut self, stop: Arc<Stop>) {
        self.stop = stop;
    }

    /// Begins a game at a position, with a time limit per move. Ends the engine of the previous game.
    ///
    /// # Errors
    /// The engine cannot be started, fails, or does not play on this board.
    pub fn begin(&mut self, position: &Position, limit: Option<Duration>) -> Result<(), GtpError> {
        self.game = None;
        let mut client = Client::start(&self.command, self.timeouts, Arc::clone(&self.stop))?;
        empty_board(&mut client, position.size())?;
        // The command is not part of the protocol itself.
        ask_optional(&mut client, &format!("set_random_seed {}", self.seed.get() & MAX_SEED))?;
        for (player, node) in alternating_moves(position) {
            client.ask(&format!("play {} {node}", colour(player)))?;
        }
        send_time_limit(&mut client, limit)?;
        self.game = Some(EngineGame { client, position: position.clone(), limit, own: None });
        Ok(())
    }

    /// Its name and version, shortened; `None` if it gives none.
    ///
    /// # Errors
    /// No game has begun, or the engine fails and is ended.
    pub fn name(&mut self) -> Result<Option<String>, GtpError> {
        self.attempt(EngineGame::name)
    }

    /// Its move for the player to move: a free node.
    ///
    /// # Errors
    /// No game has begun, or the engine fails and is ended.
    pub fn choose(&mut self, deadline: &Deadline) -> Result<Node, GtpError> {
        self.attempt(|game| game.choose(deadline))
    }

    /// Plays a move, its own or the opponent's.
    ///
    /// # Errors
    /// No game has begun, or the engine fails and is ended.
    pub fn played(&mut self, mv: Node) -> Result<(), GtpError> {
        self.attempt(|game| game.played(mv))
    }

    /// Ends the game if `act` fails.
    fn attempt<T>(
        &mut self,
        act: impl FnOnce(&mut EngineGame) -> Result<T, GtpError>,
    ) -> Result<T, GtpError> {
        let mut game = self.game.take().ok_or_else(|| failed("the game has not begun"))?;
        let done = act(&mut game)?;
        self.game = Some(game);
        Ok(done)
    }
}

impl EngineGame {
    fn name(&mut self) -> Result<Option<String>, GtpError> {
        let (name, version) = (self.property("name")?, self.property("version")?);
        if name.is_empty() || version.is_empty() || name.contains(&version) {
            return Ok(Some(name).filter(|name| !name.is_empty()));
        }
        Ok(Some(format!("{name} {version}")))
    }

    /// The answer to a command, on one line; empty if the engine does not support it.
    fn property(&mut self, command: &str) -> Result<String, GtpError> {
        let answer = ask_optional(&mut self.client, command)?;
        Ok(answer.map(|answer| first_line(&answer)).unwrap_or_default())
    }

    fn choose(&mut self, deadline: &Deadline) -> Result<Node, GtpError> {
        let command = format!("genmove {}", colour(self.position.to_move()));
        let answer = self.client.ask_move(&command, self.limit, deadline)?;
        let word = answer.to_lowercase();
        if word == "resign" {
            return Err(failed("it resigned"));
        }
        let problem = || format!("its move is {:?}: expected a node, such as c3", shorten(&answer));
        let mv: Node = word.parse().map_err(|_error| failed(problem()))?;
        self.position.clone().play(mv).map_err(illegal)?;
        self.own = Some(mv);
        Ok(mv)
    }

    fn played(&mut self, mv: Node) -> Result<(), GtpError> {
        let mover = self.position.to_move();
        self.position.play(mv).map_err(illegal)?;
        if self.own.take() != Some(mv) {
            self.client.ask(&format!("play {} {mv}", colour(mover)))?;
        }
        Ok(())
    }
}

fn failed(problem: impl Into<String>) -> GtpError {
    GtpError::Failed(problem.into())
}

fn illegal(error: PlaceError) -> GtpError {
    failed(format!("its move is illegal: {error}"))
}

fn empty_board(client: &mut Client, size: BoardSize) -> Result<(), GtpError> {
    let sides =
        if size.is_square() { size.rows().to_string() } else { format!("{} {}", size.rows(), size.cols()) };
    client
        .ask(&format!("boardsize {sides}"))
        .map_err(|error| failed(format!("it does not play on a {size} board: {error}")))?;
    client.ask("clear_board")?;
    Ok(())
}

/// The answer to an optional command; `None` if the engine refuses it.
fn ask_optional(client: &mut Client, command: &str) -> Result<Option<String>, GtpError> {
    match client.ask(command) {
        Ok(answer) => Ok(Some(answer)),
        Err(GtpError::Refused { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The connectors of a position in an order in which the players alternate as far as possible and the opponent
/// of the player to move comes last.
fn alternating_moves(position: &Position) -> Vec<(Player, Node)> {
    let last = position.to_move().opponent();
    let mut left: [Vec<Node>; 2] = [last, last.opponent()].map(|player| position.nodes_of(player).collect());
    let mut moves = Vec::new();
    // Collects the moves from the last to the first.
    while left.iter().any(|nodes| !nodes.is_empty()) {
        for (player, nodes) in [last, last.opponent()].into_iter().zip(&mut left) {
            moves.extend(nodes.pop().map(|node| (player, node)));
        }
    }
    moves.reverse();
    moves
}

/// Sends the time limit of a move if the engine supports it. The protocol has only whole seconds.
fn send_time_limit(client: &mut Client, limit: Option<Duration>) -> Result<(), GtpError> {
    let Some(seconds @ 1..) = limit.map(|limit| limit.as_secs()) else { return Ok(()) };
    if ask_optional(client, "known_command time_settings")?.is_some_and(|known| known == "true") {
        client.ask(&format!("time_settings 0 {seconds} 1"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_up_with_alternating_moves() {
        let position: Position = "hhv/v./.../../h.. v".parse().unwrap();
        let played: String = alternating_moves(&position).iter().map(|(player, _)| player.letter()).collect();
        assert_eq!(played, "hvhvh");
        let position: Position = "hhv/v./.../../h.. h".parse().unwrap();
        let played: String = alternating_moves(&position).iter().map(|(player, _)| player.letter()).collect();
        assert_eq!(played, "hhvhv");
        assert_eq!(alternating_moves(&position).len(), 5);
    }
}
