//! Reading of game records: strict, with every move checked by the referee.

use std::time::Duration;

use super::file::{Count, Levels, Record};
use super::{GameNotes, GameSetup, MAX_BYTES, PlayerKind, Seat};
use crate::board::{BoardSize, ByPlayer, PlaceError, Position};
use crate::engine::SearchTotals;
use crate::json::{self, FormatError, Step};
use crate::personality::Personality;
use crate::referee::{MoveNote, Outcome, Referee, Refusal, Termination};
use crate::text::humanize::counted;

/// Reads the text of a game record and replays its game.
///
/// # Errors
/// The first violation of `docs/formats.md, "Game record"`, with its place, key and value, or with the
/// number of the move that the referee refuses.
pub fn read_record(text: &[u8]) -> Result<(GameSetup, Referee), FormatError> {
    let text = json::file_text(text);
    let record: Record = json::from_json(&text, MAX_BYTES)?;
    let source = RecordText(str::from_utf8(&text).unwrap_or_default());
    source.replayed(&record, record.players.clone())
}

/// Reads a game that [`write_compact`](super::write_compact) wrote, with its personalities.
///
/// # Errors
/// As of [`read_record`].
pub fn read_compact(
    text: &str,
    personalities: ByPlayer<Personality>,
) -> Result<(GameSetup, Referee), FormatError> {
    let record: Record<()> = json::from_json(text.as_bytes(), usize::MAX)?;
    let ByPlayer { horizontal, vertical } = record.players.clone();
    let seat = |Seat { name, kind, .. }: Seat<()>, personality| Seat { name, kind, personality };
    let players = ByPlayer {
        horizontal: seat(horizontal, personalities.horizontal),
        vertical: seat(vertical, personalities.vertical),
    };
    RecordText(text).replayed(&record, players)
}

/// The text of a record, for the places of errors.
#[derive(Clone, Copy)]
struct RecordText<'a>(&'a str);

impl RecordText<'_> {
    fn error(self, path: &[Step], problem: &str) -> FormatError {
        FormatError::at(self.0, path, problem)
    }

    fn replayed<P>(
        self,
        record: &Record<P>,
        players: ByPlayer<Seat>,
    ) -> Result<(GameSetup, Referee), FormatError> {
        let size = self.size(record)?;
        self.check_start(record, size)?;
        self.check_lengths(record)?;
        let readers = [&record.read_the_opponent, &record.no_personality].map(Clone::clone);
        let clock = record.clock_ms.map(|clock| Duration::from_millis(clock.0));
        let setup = GameSetup {
            size,
            first: record.first,
            seed: record.seed,
            players,
            max_move: record.max_move_ms.map(milliseconds),
            start: record.start.clone(),
            notes: GameNotes::new(readers, record.opening.clone(), clock, record.extra.clone()),
        };
        let mut game = setup.new_game();
        for (index, &mv) in record.moves.iter().enumerate() {
            let kind = setup.players[game.position().to_move()].kind;
            let levels = record.levels.as_ref().and_then(|levels| levels[index]);
            let note = MoveNote {
                time: record.times_ms.as_ref().map(|times| milliseconds(times[index])),
                levels: levels.map(|levels| self.levels(levels, kind, index)).transpose()?,
                search: record.search.as_ref().and_then(|search| search[index]).map(search_totals),
            };
            game.play(mv, note).map_err(|refusal| {
                let problem = format!("move {} {}", index + 1, refusal_text(&refusal));
                self.error(&["moves".into(), index.into()], &problem)
            })?;
        }
        for (player, time) in record.unplayed_ms.iter().flat_map(ByPlayer::iter) {
            game.add_unplayed_time(player, milliseconds(*time));
        }
        self.apply_result(&mut game, record.result, clock.is_some())?;
        Ok((setup, game))
    }

    fn size<P>(self, record: &Record<P>) -> Result<BoardSize, FormatError> {
        let [rows, cols] = [record.rows, record.cols].map(|side| usize::try_from(side.0).unwrap_or_default());
        BoardSize::new(rows, cols).map_err(|error| self.error(&["rows".into()], &error.to_string()))
    }

    fn check_start<P>(self, record: &Record<P>, size: BoardSize) -> Result<(), FormatError> {
        let fits = |start: &Position| (start.size(), start.to_move()) == (size, record.first);
        if record.start.as_ref().is_none_or(fits) {
            return Ok(());
        }
        let first = record.first.letter();
        let expected = format!("expected a {size} board with {first} to move, as in rows, cols and first");
        Err(self.error(&["start".into()], &expected))
    }

    fn check_lengths<P>(self, record: &Record<P>) -> Result<(), FormatError> {
        let moves = record.moves.len();
        let lengths = [
            ("times_ms", record.times_ms.as_ref().map(Vec::len)),
            ("levels", record.levels.as_ref().map(Vec::len)),
            ("search", record.search.as_ref().map(Vec::len)),
        ];
        match lengths.into_iter().find(|(_, length)| length.is_some_and(|length| length != moves)) {
            Some((key, _)) => {
                let entries = counted(moves, "entry", "entries");
                Err(self.error(&[key.into()], &format!("expected {entries}, one for each move")))
            }
            None => Ok(()),
        }
    }

    fn levels(self, levels: Levels, kind: PlayerKind, index: usize) -> Result<(u16, u16), FormatError> {
        let [finished, wanted] = levels.map(|level| u16::try_from(level.0).unwrap_or(u16::MAX));
        let has_levels = matches!(kind, PlayerKind::Computer | PlayerKind::Perfect(_));
        if has_levels && finished <= wanted {
            return Ok((finished, wanted));
        }
        let expected = if has_levels {
            "expected a pair [finished levels, wanted levels], the first not larger than the second"
        } else {
            "expected null, because the player is neither a computer nor perfect"
        };
        Err(self.error(&["levels".into(), index.into()], expected))
    }

    /// Checks the result against the moves; a resignation or a loss on time is added to the game.
    fn apply_result(
        self,
        game: &mut Referee,
        result: Option<Outcome>,
        has_clock: bool,
    ) -> Result<(), FormatError> {
        let is_right = match (result, game.outcome()) {
            (Some(Outcome { winner, termination: Termination::Resignation }), None) => {
                game.resign(winner.opponent()).is_ok()
            }
            (Some(Outcome { winner, termination: Termination::Time }), None) if has_clock => {
                game.lose_on_time(winner.opponent()).is_ok()
            }
            (Some(Outcome { termination: Termination::Time, .. }), None) => {
                let expected = "expected \"path\" or \"resignation\", because the game has no clock_ms";
                return Err(self.error(&["result".into(), "by".into()], expected));
            }
            (found, outcome) => found == outcome,
        };
        if is_right {
            return Ok(());
        }
        let path: &[Step] = if result.is_some() { &["result".into()] } else { &[] };
        let expected = game.outcome().map_or_else(
            || "expected no result, because no path wins".to_owned(),
            |outcome| format!("expected the result that {}, as in the moves", outcome_text(outcome)),
        );
        Err(self.error(path, &expected))
    }
}

fn milliseconds(count: Count) -> Duration {
    Duration::from_millis(count.0)
}

fn search_totals([visited, pruned, positions, nanoseconds]: [Count; 4]) -> SearchTotals {
    SearchTotals {
        searches: 1,
        visited: visited.0,
        pruned: pruned.0,
        positions: positions.0,
        time: Duration::from_nanos(nanoseconds.0),
    }
}

fn outcome_text(outcome: Outcome) -> String {
    format!("{} won by {}", outcome.winner, outcome.termination.word())
}

fn refusal_text(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Place(PlaceError::NotOnBoard { size, .. }) => format!("is not on the {size} board"),
        Refusal::Place(PlaceError::Taken { .. }) => "is taken".to_owned(),
        Refusal::GameOver { outcome } => format!("comes after the end: {} had won", outcome.winner),
        other => format!("is refused: {other}"),
    }
}
