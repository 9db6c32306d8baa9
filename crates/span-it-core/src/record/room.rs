//! Keeping a record within the size that is read again: what does not belong to the game goes first.

use super::{GameSetup, write_record};
use crate::referee::Referee;

/// The longest name, author or description that is left in a lightened game, in characters.
const LONGEST_TEXT: usize = 1000;

/// What makes a record too large, and goes where a game is lightened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Burden {
    /// What other programs keep in it: the `"extra"` of the record and of its personalities.
    Extra,
    /// That, and the ends of very long names and descriptions.
    Texts,
}

impl GameSetup {
    /// The same game without a burden. Without [`Burden::Texts`] its record always has room for a whole game.
    #[must_use]
    pub fn lightened(&self, burden: Burden) -> Self {
        let mut light = Self { extra: self.own_extra(), ..self.clone() };
        for seat in [&mut light.players.horizontal, &mut light.players.vertical] {
            seat.personality.extra = None;
            if burden == Burden::Texts {
                let one = &mut seat.personality;
                let texts = [Some(&mut seat.name), Some(&mut one.name)].into_iter();
                texts.chain([one.author.as_mut(), one.description.as_mut()]).flatten().for_each(shorten);
            }
        }
        light
    }
}

/// Cuts a text that is very long.
fn shorten(text: &mut String) {
    if let Some((end, _)) = text.char_indices().nth(LONGEST_TEXT) {
        text.truncate(end);
    }
}

/// The text of a game's record in at most `limit` bytes, and what had to go for that, if anything. A quarter of
/// [`MAX_BYTES`](super::MAX_BYTES) holds any game.
pub fn write_record_within(setup: &GameSetup, game: &Referee, limit: usize) -> (String, Option<Burden>) {
    let whole = write_record(setup, game);
    if whole.len() <= limit {
        return (whole, None);
    }
    let light = write_record(&setup.lightened(Burden::Extra), game);
    if light.len() <= limit {
        return (light, Some(Burden::Extra));
    }
    (write_record(&setup.lightened(Burden::Texts), game), Some(Burden::Texts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardSize, ByPlayer, Player};
    use crate::json::Extra;
    use crate::personality::library;
    use crate::record::{MAX_BYTES, PlayerKind, Seat, read_record};
    use crate::referee::MoveNote;
    use crate::seed::Seed;

    /// The longest game on the largest board, between players of whom there is this much to say.
    fn long_game(text: &str) -> (GameSetup, Referee) {
        let mut personality = library::shipped()[0].clone();
        personality.description = Some(text.to_owned());
        let seat = Seat { name: text.to_owned(), kind: PlayerKind::Computer, personality };
        let setup = GameSetup {
            size: BoardSize::square(usize::from(BoardSize::MAX)).unwrap(),
            first: Player::Horizontal,
            seed: Seed::MAX,
            players: ByPlayer { horizontal: seat.clone(), vertical: seat },
            max_move: None,
            start: None,
            extra: Some(Extra::new(&format!("{{\"theirs\": \"{}\"}}", "x".repeat(MAX_BYTES))).unwrap()),
        };
        let mut game = setup.new_game();
        let time = Some(std::time::Duration::from_millis(super::super::MAX_MS));
        for (ply, node) in setup.size.nodes().enumerate() {
            let player = game.position().to_move();
            if game.play(ply, player, node, MoveNote { time, levels: Some((50, 50)) }).is_err() {
                break;
            }
        }
        assert!(game.moves().len() > 200);
        (setup, game)
    }

    #[test]
    fn the_longest_game_is_read_again_whatever_there_is_to_say_of_its_players() {
        for (text, burden) in [("Ada".to_owned(), Burden::Extra), ("\u{1}".repeat(MAX_BYTES), Burden::Texts)]
        {
            let (setup, game) = long_game(&text);
            let (written, gone) = write_record_within(&setup, &game, MAX_BYTES / 4);
            assert_eq!(gone, Some(burden));
            assert!(written.len() <= MAX_BYTES / 4, "{}", written.len());
            let (read, again) = read_record(written.as_bytes()).unwrap();
            assert_eq!((read, again.moves()), (setup.lightened(burden), game.moves()));
        }
    }

    #[test]
    fn what_a_record_says_of_its_own_players_stays() {
        let (mut setup, game) = long_game("Ada");
        setup.set_reads_opponent(Player::Vertical, true);
        setup.set_no_personality(Player::Horizontal, true);
        let (written, _) = write_record_within(&setup, &game, MAX_BYTES);
        let (read, _) = read_record(written.as_bytes()).unwrap();
        assert_eq!(
            read.extra.as_ref().unwrap().as_str(),
            "{ \"read_the_opponent\": [\"v\"], \"no_personality\": [\"h\"] }"
        );
    }

    #[test]
    fn what_has_room_is_left_as_it_is() {
        let (mut setup, game) = long_game("Ada");
        setup.extra = Some(Extra::new("{\"theirs\": 1}").unwrap());
        assert_eq!(write_record_within(&setup, &game, MAX_BYTES), (write_record(&setup, &game), None));
    }
}
