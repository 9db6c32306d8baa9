//! What has been entered in the New Game dialog, and whether it makes a game.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::settings::Settings;
use crate::messages::dialogs::new_game as own;
use crate::messages::game::seconds;
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::Seed;
use span_it_core::personality::Personality;
use span_it_core::record::{GameSetup, PlayerKind, Seat};

/// The least and the greatest limit that can be entered.
const LIMITS: [Duration; 2] = [Duration::from_millis(100), Duration::from_mins(10)];

/// One player's section as entered.
#[derive(Clone, Debug)]
pub struct SeatForm {
    /// The name field.
    pub name: String,
    /// Whether the name was typed, so that it stays when the player changes.
    pub named: bool,
    /// Whether the computer plays.
    pub computer: bool,
    /// 0 by personality, 1 perfect play, where the computer plays.
    pub style: usize,
    /// Whether the personality, where it plays, reads the opponent.
    pub reads: bool,
    /// The personality that plays or advises.
    pub personality: Personality,
    /// The file it came from.
    pub file: Option<PathBuf>,
}

impl SeatForm {
    /// Who plays, as entered.
    pub fn kind(&self) -> PlayerKind {
        match (self.computer, self.style) {
            (false, _) => PlayerKind::Human,
            (true, 0) => PlayerKind::Computer,
            (true, _) => PlayerKind::Perfect,
        }
    }
}

/// The whole dialog as entered.
#[derive(Clone, Debug)]
pub struct Form {
    /// The two sections.
    pub seats: ByPlayer<SeatForm>,
    /// Which of the sizes, the handicap last.
    pub size: usize,
    /// Rows of a handicap board.
    pub rows: String,
    /// Columns of a handicap board.
    pub cols: String,
    /// 0 horizontal, 1 vertical, 2 drawn by lot.
    pub first: usize,
    /// The limit, in seconds.
    pub limit: String,
    /// The seed.
    pub seed: String,
    /// Whether the Play button should take the keyboard at the next frame.
    pub focus_play: bool,
    handle: String,
}

impl Form {
    /// Square boards offered, in major nodes a side.
    pub const SIZES: [u8; 5] = [4, 5, 6, 8, 10];

    /// The players, board and limit of the game on the table, with a fresh seed.
    pub fn new(setup: &GameSetup, settings: &Settings, seed: Seed) -> Self {
        let seat = |player: Player| {
            let seat = &setup.players[player];
            SeatForm {
                // A blank one was not typed, nor one of before there was a handle.
                named: !seat.name.trim().is_empty()
                    && [settings.handle.as_str(), ""].into_iter().all(|handle| {
                        seat.name != default_name(player, seat.kind, &seat.personality, handle)
                    }),
                name: seat.name.clone(),
                computer: seat.kind != PlayerKind::Human,
                style: usize::from(seat.kind == PlayerKind::Perfect),
                reads: setup.reads_opponent(player),
                personality: seat.personality.clone(),
                file: None,
            }
        };
        let size = setup.size;
        let listed = Self::SIZES.iter().position(|&n| size.is_square() && n == size.rows());
        let mut form = Self {
            seats: ByPlayer::from_fn(seat),
            size: listed.unwrap_or(Self::SIZES.len()),
            rows: size.rows().to_string(),
            cols: size.cols().to_string(),
            first: if settings.random_first { 2 } else { setup.first.index() },
            limit: setup.max_move.map_or_else(|| "10".to_owned(), |limit| seconds(in_range(limit))),
            seed: seed.to_string(),
            focus_play: true,
            handle: settings.handle.clone(),
        };
        for player in Player::ALL {
            form.rename(player);
        }
        form
    }

    /// Whether rows and columns are entered one by one.
    pub const fn is_handicap(&self) -> bool {
        self.size >= Self::SIZES.len()
    }

    /// Has the computer play by personality (0) or perfectly (1); a name nobody typed follows.
    pub fn play_by(&mut self, player: Player, style: usize) {
        self.seats[player].style = style;
        self.rename(player);
    }

    /// Hands a side to the computer, or to a person; a name nobody typed follows.
    pub fn hand_to(&mut self, player: Player, computer: bool) {
        self.seats[player].computer = computer;
        self.rename(player);
    }

    /// Takes a personality for a player; a name nobody typed follows.
    pub fn load(&mut self, player: Player, personality: Personality, file: Option<PathBuf>) {
        self.seats[player].personality = personality;
        self.seats[player].file = file;
        self.rename(player);
    }

    fn rename(&mut self, player: Player) {
        let handle = self.handle.clone();
        let seat = &mut self.seats[player];
        if !seat.named {
            seat.name = default_name(player, seat.kind(), &seat.personality, &handle);
        }
    }

    /// Whether so many rows or columns make a legal board, as far as it hangs on them.
    pub fn is_side(text: &str) -> bool {
        BoardSize::square(side(text)).is_ok()
    }

    /// The board entered.
    ///
    /// # Errors
    /// What a legal board is.
    pub fn board(&self) -> Result<BoardSize, &'static str> {
        let (rows, cols) = match Self::SIZES.get(self.size) {
            Some(&n) => (n.into(), n.into()),
            None => (side(&self.rows), side(&self.cols)),
        };
        BoardSize::new(rows, cols).or(Err(own::SIDE_RANGE))
    }

    /// The limit entered.
    ///
    /// # Errors
    /// What a legal limit is.
    pub fn max_move(&self) -> Result<Duration, &'static str> {
        let seconds = self.limit.trim().replace(',', ".").parse::<f64>().unwrap_or(0.0);
        if !(LIMITS[0].as_secs_f64()..=LIMITS[1].as_secs_f64()).contains(&seconds) {
            return Err(own::LIMIT_RANGE);
        }
        // A record holds whole milliseconds.
        let milliseconds = Duration::from_secs_f64(seconds).as_micros().div_ceil(1000);
        u64::try_from(milliseconds).map(Duration::from_millis).or(Err(own::LIMIT_RANGE))
    }

    /// The seed entered.
    ///
    /// # Errors
    /// What a legal seed is.
    pub fn parsed_seed(&self) -> Result<Seed, &'static str> {
        self.seed.trim().parse().ok().and_then(Seed::new).ok_or(own::SEED_RANGE)
    }

    /// The game entered, and whether its first move was drawn by lot.
    ///
    /// # Errors
    /// What has to be mended first.
    pub fn setup(&self) -> Result<(GameSetup, bool), &'static str> {
        let (size, max_move, seed) = (self.board()?, self.max_move()?, self.parsed_seed()?);
        if self.seats.iter().any(|(_, seat)| seat.name.trim().is_empty()) {
            return Err(own::NAME_NEEDED);
        }
        let players = self.seats.clone().map(|seat| Seat {
            kind: seat.kind(),
            name: seat.name.trim().to_owned(),
            personality: seat.personality,
        });
        let random = self.first >= Player::ALL.len();
        let first = if random { crate::app::drawn_by_lot(seed) } else { Player::ALL[self.first] };
        let mut setup =
            GameSetup { size, first, seed, players, max_move: Some(max_move), start: None, extra: None };
        for (player, seat) in self.seats.iter() {
            setup.set_reads_opponent(player, seat.reads && seat.kind() == PlayerKind::Computer);
        }
        Ok((setup, random))
    }
}

/// Rows or columns as entered; 0 is never legal.
fn side(text: &str) -> usize {
    text.trim().parse().unwrap_or(0)
}

/// A limit as the dialog can give it: a record may have another.
fn in_range(limit: Duration) -> Duration {
    limit.clamp(LIMITS[0], LIMITS[1])
}

/// What a player is called who was given no name.
pub fn default_name(player: Player, kind: PlayerKind, personality: &Personality, handle: &str) -> String {
    match kind {
        PlayerKind::Computer if !personality.name.trim().is_empty() => personality.name.clone(),
        PlayerKind::Perfect => own::PERFECT_PLAY.to_owned(),
        PlayerKind::Human if player == Player::Horizontal && !handle.trim().is_empty() => {
            handle.trim().to_owned()
        }
        PlayerKind::Human | PlayerKind::Computer => own::default_name(player).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn form() -> Form {
        let shipped = |name| library::shipped_named(name).unwrap().clone();
        let seat = |name: &str, kind, of| Seat { name: name.into(), kind, personality: shipped(of) };
        let setup = GameSetup {
            size: BoardSize::STANDARD,
            first: Player::Horizontal,
            seed: Seed::default(),
            players: ByPlayer {
                horizontal: seat("Player 1", PlayerKind::Human, "Planner"),
                vertical: seat("Steady", PlayerKind::Computer, "Steady"),
            },
            max_move: Some(Duration::from_secs(10)),
            start: None,
            extra: None,
        };
        Form::new(&setup, &Settings::default(), Seed::new(42).unwrap())
    }

    #[test]
    fn names_follow_the_player_until_somebody_types_one() {
        let mut form = form();
        form.hand_to(Player::Horizontal, true);
        assert_eq!(form.seats.horizontal.name, "Planner");
        form.load(Player::Horizontal, library::shipped_named("Blocker").unwrap().clone(), None);
        assert_eq!(form.seats.horizontal.name, "Blocker");
        form.hand_to(Player::Horizontal, false);
        assert_eq!(form.seats.horizontal.name, "Player 1");
        form.seats.horizontal.name = "Ada".into();
        form.seats.horizontal.named = true;
        form.hand_to(Player::Horizontal, true);
        assert_eq!(form.seats.horizontal.name, "Ada");
    }

    #[test]
    fn what_makes_no_game_is_named() {
        type Spoil = fn(&mut Form);
        let cases: [(Spoil, &str); 7] = [
            (|form| form.limit = "0".into(), own::LIMIT_RANGE),
            (|form| form.limit = "601".into(), own::LIMIT_RANGE),
            (|form| form.limit = "nan".into(), own::LIMIT_RANGE),
            (|form| form.seed = "-1".into(), own::SEED_RANGE),
            (|form| form.seed = "9007199254740992".into(), own::SEED_RANGE),
            (|form| (form.size, form.rows) = (Form::SIZES.len(), "21".into()), own::SIDE_RANGE),
            (|form| form.seats.vertical.name = "  ".into(), own::NAME_NEEDED),
        ];
        for (spoil, expected) in cases {
            let mut form = form();
            spoil(&mut form);
            assert_eq!(form.setup().unwrap_err(), expected);
        }
    }

    #[test]
    fn what_a_record_has_that_no_game_begins_with_is_brought_into_range() {
        let (mut setup, _) = form().setup().unwrap();
        for seat in [&mut setup.players.horizontal, &mut setup.players.vertical] {
            seat.name = " ".to_owned();
            seat.personality.name.clear();
        }
        for (recorded, begun) in [(0, 100), (99, 100), (250, 250), (600_001, 600_000), (1 << 53, 600_000)] {
            setup.max_move = Some(Duration::from_millis(recorded));
            let form = Form::new(&setup, &Settings::default(), Seed::default());
            let (begins, _) = form.setup().unwrap();
            assert_eq!(begins.max_move, Some(Duration::from_millis(begun)));
            assert_eq!(begins.players.map(|seat| seat.name), {
                let [horizontal, vertical] = Player::ALL.map(|player| own::default_name(player).to_owned());
                ByPlayer { horizontal, vertical }
            });
        }
    }

    #[test]
    fn only_the_wrong_one_of_rows_and_columns_is_marked() {
        let legal = ["3", " 20 ", "6"].map(Form::is_side);
        let wrong = ["2", "21", "", "six", "-6"].map(Form::is_side);
        assert_eq!((legal, wrong), ([true; 3], [false; 5]));
    }

    #[test]
    fn a_handicap_and_a_short_limit_arrive() {
        let mut form = form();
        (form.size, form.rows, form.cols) = (Form::SIZES.len(), "6".into(), "5".into());
        (form.limit, form.first) = ("0.25".into(), 1);
        let (setup, random) = form.setup().unwrap();
        assert_eq!((setup.size.rows(), setup.size.cols()), (6, 5));
        assert_eq!(
            (setup.max_move, setup.first, random),
            (Some(Duration::from_millis(250)), Player::Vertical, false)
        );
    }
}
