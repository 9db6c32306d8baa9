//! A game: to store, as stored, and as a row of the table.

use std::sync::Arc;

use rusqlite::Row;
use span_it_core::board::{BoardSize, ByPlayer, Node, Player};
use span_it_core::engine::Stop;
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_core::referee::{Outcome, Referee, Termination};
use span_it_core::share::Share;
use span_it_core::solver::critical_moves;
use span_it_core::text::names::name_key;

/// The number of a stored game.
pub type GameId = i64;

/// Where a game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The window.
    Played,
    /// A game record.
    Imported,
    /// The log of a tournament.
    Tournament,
}

/// A game to store.
#[derive(Clone, Copy, Debug)]
pub struct NewGame<'a> {
    /// The settings of the game.
    pub setup: &'a GameSetup,
    /// The game.
    pub game: &'a Referee,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub at: i64,
    /// Where it comes from.
    pub source: Source,
}

/// What [`History::add`](crate::games::History::add) did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// The game is new.
    New(GameId),
    /// The game continues a stored game without a result, which it replaced.
    Continued(GameId),
    /// The same game is stored already.
    Known(GameId),
}

impl Added {
    /// The number of the stored game.
    pub const fn id(self) -> GameId {
        match self {
            Self::New(id) | Self::Continued(id) | Self::Known(id) => id,
        }
    }
}

/// A stored game without its record.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// The number of the game.
    pub id: GameId,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub at: i64,
    /// Where it comes from.
    pub source: Source,
    /// The board.
    pub size: BoardSize,
    /// The first player.
    pub first: Player,
    /// Names of the players.
    pub names: ByPlayer<String>,
    /// Who made the moves.
    pub kinds: ByPlayer<PlayerKind>,
    /// The result; `None` if the game has none.
    pub outcome: Option<Outcome>,
    /// The number of moves.
    pub moves: usize,
    /// The analysis; `None` before [`History::set_analysis`](crate::games::History::set_analysis).
    pub analysis: Option<Analysis>,
}

impl StoredGame {
    /// The side of a person with this name: that of the only person, or of the only one with this name.
    pub fn side_of(&self, name: &str) -> Option<Player> {
        let people = || Player::ALL.into_iter().filter(|&player| self.kinds[player] == PlayerKind::Human);
        let named = people().filter(|&player| name_key(&self.names[player]) == name_key(name));
        only(people()).or_else(|| only(named))
    }
}

fn only(mut players: impl Iterator<Item = Player>) -> Option<Player> {
    players.next().filter(|_| players.next().is_none())
}

impl Source {
    /// The word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Imported => "imported",
            Self::Tournament => "tournament",
        }
    }

    pub(crate) fn from_word(word: &str) -> Self {
        match word {
            "played" => Self::Played,
            "tournament" => Self::Tournament,
            _ => Self::Imported,
        }
    }
}

/// What the solver says about a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The index of the loser's last move that gave a win away, of either player in an unfinished game; `None` if no move
    /// did.
    pub turning_point: Option<usize>,
    /// The critical moves of each player, those in a position that could be won and lost: how many kept the win.
    pub kept: ByPlayer<Share>,
}

impl Analysis {
    /// Analyses a game; `None` if it was cancelled. About 4 ms for a game on 6 x 6.
    pub fn new(setup: &GameSetup, game: &Referee, stop: &Arc<Stop>) -> Option<Self> {
        debug_assert_eq!(setup.size, game.start().size());
        let moves: Vec<Node> = game.moves().iter().map(|mv| mv.node).collect();
        let mut analysis = Self::default();
        let winner = game.outcome().map(|outcome| outcome.winner);
        for one in critical_moves(game.start(), &moves, || stop.is_cancelled())? {
            analysis.kept[one.player()].count(one.keeps());
            if !one.keeps() && winner != Some(one.player()) {
                analysis.turning_point = Some(one.ply);
            }
        }
        Some(analysis)
    }

    /// Whether a critical move of this player gave the win away.
    pub fn has_mistakes(&self, player: Player) -> bool {
        self.kept[player].part < self.kept[player].whole
    }
}

pub(crate) fn read_game(row: &Row<'_>) -> rusqlite::Result<StoredGame> {
    let size = BoardSize::new(row.get("rows")?, row.get("cols")?).map_err(invalid_size)?;
    let kind = |column| row.get::<_, String>(column).map(|word| kind_of(&word));
    Ok(StoredGame {
        id: row.get("id")?,
        at: row.get("at")?,
        source: Source::from_word(&row.get::<_, String>("source")?),
        size,
        first: read_player(&row.get::<_, String>("first")?).unwrap_or(Player::Horizontal),
        names: ByPlayer { horizontal: row.get("h_name")?, vertical: row.get("v_name")? },
        kinds: ByPlayer { horizontal: kind("h_kind")?, vertical: kind("v_kind")? },
        outcome: read_outcome(row)?,
        moves: row.get("moves")?,
        analysis: read_analysis(row)?,
    })
}

fn invalid_size(error: impl std::error::Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Integer, Box::new(error))
}

fn read_outcome(row: &Row<'_>) -> rusqlite::Result<Option<Outcome>> {
    let winner = row.get::<_, Option<String>>("winner")?.and_then(|letter| read_player(&letter));
    let by = row.get::<_, Option<String>>("termination")?;
    let is_by = |termination: &Termination| by.as_deref() == Some(termination.word());
    let ends = [Termination::Resignation, Termination::Time];
    let termination = ends.into_iter().find(is_by).unwrap_or(Termination::Path);
    Ok(winner.map(|winner| Outcome { winner, termination }))
}

fn read_analysis(row: &Row<'_>) -> rusqlite::Result<Option<Analysis>> {
    if !row.get::<_, bool>("analysed")? {
        return Ok(None);
    }
    let horizontal = Share { part: row.get("h_kept")?, whole: row.get("h_critical")? };
    let vertical = Share { part: row.get("v_kept")?, whole: row.get("v_critical")? };
    let kept = ByPlayer { horizontal, vertical };
    Ok(Some(Analysis { turning_point: row.get("turning_point")?, kept }))
}

fn read_player(letter: &str) -> Option<Player> {
    letter.chars().next().and_then(Player::from_letter)
}

fn kind_of(word: &str) -> PlayerKind {
    PlayerKind::from_word(word).unwrap_or(PlayerKind::Computer)
}
