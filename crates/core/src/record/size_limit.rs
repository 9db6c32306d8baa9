//! Records within a size limit: entries that do not belong to the game are dropped first.

use super::{GameSetup, write_record};
use crate::referee::Referee;

/// Maximum length of names, authors, descriptions and notes in a record with reduced texts, in characters.
const MAX_TEXT: usize = 1000;

/// What is dropped from a record that would be too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reduction {
    /// The `"extra"` entries of other programs, in the record and its personalities.
    Extra,
    /// The same, and the ends of names, descriptions and notes of more than 1,000 characters.
    Texts,
}

impl GameSetup {
    /// The settings after a reduction. With [`Reduction::Texts`] a record of any game has at most a quarter of
    /// [`MAX_BYTES`](super::MAX_BYTES).
    #[must_use]
    pub fn reduced(&self, reduction: Reduction) -> Self {
        let mut reduced = self.clone();
        reduced.notes.extra = None;
        for seat in [&mut reduced.players.horizontal, &mut reduced.players.vertical] {
            seat.personality.extra = None;
            if reduction == Reduction::Texts {
                let personality = &mut seat.personality;
                let names = [Some(&mut seat.name), Some(&mut personality.name)];
                let texts = [&mut personality.author, &mut personality.description, &mut personality.notes];
                let texts = texts.into_iter().map(Option::as_mut);
                names.into_iter().chain(texts).flatten().for_each(shorten);
            }
        }
        reduced
    }
}

fn shorten(text: &mut String) {
    if let Some((end, _)) = text.char_indices().nth(MAX_TEXT) {
        text.truncate(end);
    }
}

/// The record of a game in at most `limit` bytes, with the reduction that was necessary, if any. A limit of a
/// quarter of [`MAX_BYTES`](super::MAX_BYTES) is sufficient for any game.
pub fn write_record_within(setup: &GameSetup, game: &Referee, limit: usize) -> (String, Option<Reduction>) {
    let whole = write_record(setup, game);
    if whole.len() <= limit {
        return (whole, None);
    }
    let without_extra = write_record(&setup.reduced(Reduction::Extra), game);
    if without_extra.len() <= limit {
        return (without_extra, Some(Reduction::Extra));
    }
    (write_record(&setup.reduced(Reduction::Texts), game), Some(Reduction::Texts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, ByPlayer, Player};
    use crate::engine::SearchTotals;
    use crate::json::RawObject;
    use crate::personality::library;
    use crate::record::{GameNotes, MAX_BYTES, PlayerKind, Seat, read_record};
    use crate::referee::MoveNote;
    use crate::seed::Seed;

    /// A long game on the largest board, with `text` as name and description of the players.
    fn long_game(text: &str) -> (GameSetup, Referee) {
        let mut personality = library::builtin()[0].clone();
        personality.description = Some(text.to_owned());
        let seat = Seat { name: text.to_owned(), kind: PlayerKind::Computer, personality };
        let extra = format!("{{\"theirs\": \"{}\"}}", "x".repeat(MAX_BYTES));
        let notes = GameNotes::with_extra(RawObject::new(&extra).unwrap());
        let setup = GameSetup {
            size: BoardSize::square(usize::from(BoardSize::MAX)).unwrap(),
            first: Player::Horizontal,
            seed: Seed::MAX,
            players: ByPlayer { horizontal: seat.clone(), vertical: seat },
            max_move: None,
            start: None,
            notes,
        };
        let mut game = setup.new_game();
        let time = Some(std::time::Duration::from_millis(super::super::MAX_MS));
        let most = super::super::MAX_MS;
        let work = SearchTotals {
            searches: 1,
            visited: most,
            pruned: most,
            positions: most,
            time: std::time::Duration::from_nanos(most),
        };
        let note = MoveNote { time, levels: Some((50, 50)), search: Some(work) };
        for node in setup.size.nodes() {
            if game.play(node, note).is_err() {
                break;
            }
        }
        assert!(game.moves().len() > 200);
        (setup, game)
    }

    #[test]
    fn longest_game_fits_into_the_limit() {
        for (text, reduction) in
            [("Ada".to_owned(), Reduction::Extra), ("\u{1}".repeat(MAX_BYTES), Reduction::Texts)]
        {
            let (setup, game) = long_game(&text);
            let (written, applied) = write_record_within(&setup, &game, MAX_BYTES / 4);
            assert_eq!(applied, Some(reduction));
            assert!(written.len() <= MAX_BYTES / 4, "{}", written.len());
            let (read, again) = read_record(written.as_bytes()).unwrap();
            assert_eq!((read, again.moves()), (setup.reduced(reduction), game.moves()));
        }
    }

    #[test]
    fn reduction_keeps_own_settings() {
        let (mut setup, game) = long_game("Ada");
        setup.set_reads_opponent(Player::Vertical, true);
        setup.set_no_personality(Player::Horizontal, true);
        let (written, _) = write_record_within(&setup, &game, MAX_BYTES);
        let (read, _) = read_record(written.as_bytes()).unwrap();
        assert!(read.reads_opponent(Player::Vertical));
        setup.notes.extra = None;
        assert_eq!(read.notes, setup.notes);
    }

    #[test]
    fn small_records_are_not_reduced() {
        let (mut setup, game) = long_game("Ada");
        setup.notes.extra = Some(RawObject::new("{\"theirs\": 1}").unwrap());
        assert_eq!(write_record_within(&setup, &game, MAX_BYTES), (write_record(&setup, &game), None));
    }
}
