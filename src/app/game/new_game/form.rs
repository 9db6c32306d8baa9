//! The input of the New Game dialog and its validation, and the game of the first screen.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::game::opponents::Opponent;
use crate::app::session::SessionGame;
use crate::app::settings::Settings;
use crate::app::ui::board_choice::BOARD_SIDES;
use crate::app::ui::number;
use crate::messages::dialogs::{self, new_game as msg};
use crate::messages::language::seconds;
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::{Manner, Seed};
use span_it_core::personality::{Personality, library};
use span_it_core::record::{self, GameSetup, PlayerKind, Seat};

const LIMITS: [Duration; 2] = [Duration::from_millis(100), Duration::from_mins(10)];

#[derive(Clone, Debug)]
pub(crate) struct SeatForm {
    pub name: String,
    /// A typed name stays when the player changes.
    pub named: bool,
    pub computer: bool,
    /// The manner in which the computer plays perfectly instead of by its personality.
    pub perfect: Option<Manner>,
    /// The name of the external engine that plays instead.
    pub engine: Option<String>,
    pub reads: bool,
    pub personality: Personality,
    pub file: Option<PathBuf>,
}

impl SeatForm {
    pub(crate) fn kind(&self) -> PlayerKind {
        match (&self.engine, self.perfect) {
            _ if !self.computer => PlayerKind::Human,
            (Some(_), _) => PlayerKind::Engine,
            (None, None) => PlayerKind::Computer,
            (None, Some(manner)) => PlayerKind::Perfect(manner),
        }
    }

    pub(crate) fn seat(&self) -> Seat {
        Seat { kind: self.kind(), name: self.name.trim().to_owned(), personality: self.personality.clone() }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NewGameDialog {
    pub seats: ByPlayer<SeatForm>,
    pub rows: String,
    pub cols: String,
    /// 0 horizontal, 1 vertical, 2 drawn by lot.
    pub first: usize,
    /// In seconds.
    pub limit: String,
    pub seed: String,
    pub focus_play: bool,
    handle: String,
}

impl NewGameDialog {
    pub(crate) fn new(setup: &GameSetup, settings: &Settings, seed: Seed) -> Self {
        let seat = |player: Player| {
            let seat = &setup.players[player];
            SeatForm {
                // A blank name was not typed, nor was the default name from before a handle was set.
                named: !seat.name.trim().is_empty()
                    && [settings.handle.as_str(), ""].into_iter().all(|handle| {
                        seat.name != default_name(player, seat.kind, &seat.personality, handle)
                    }),
                name: seat.name.clone(),
                computer: !seat.kind.is_person(),
                perfect: seat.kind.manner(),
                engine: (seat.kind.is_external()).then(|| seat.name.clone()),
                reads: setup.reads_opponent(player),
                personality: seat.personality.clone(),
                file: None,
            }
        };
        let size = setup.size;
        let mut form = Self {
            seats: ByPlayer::from_fn(seat),
            rows: size.rows().to_string(),
            cols: size.cols().to_string(),
            first: if settings.random_first { 2 } else { setup.first.index() },
            limit: setup
                .max_move
                .map_or_else(|| "10".to_owned(), |limit| seconds(limit.clamp(LIMITS[0], LIMITS[1]))),
            seed: seed.to_string(),
            focus_play: true,
            handle: settings.handle.clone(),
        };
        for player in Player::ALL {
            form.rename(player);
        }
        form
    }

    /// The index of the board in [`BOARD_SIDES`]; beyond it for any other size.
    pub(crate) fn common_size(&self) -> usize {
        let is_chosen = |side: u8| BoardSize::square(side.into()).ok() == self.board().ok();
        BOARD_SIDES.iter().position(|&side| is_chosen(side)).unwrap_or(BOARD_SIDES.len())
    }

    pub(crate) fn set_common_size(&mut self, index: usize) {
        if let Some(side) = BOARD_SIDES.get(index) {
            (self.rows, self.cols) = (side.to_string(), side.to_string());
        }
    }

    /// The engine keeps its name in the list.
    pub(crate) fn choose_engine(&mut self, player: Player, name: String) {
        let seat = &mut self.seats[player];
        (seat.computer, seat.named, seat.engine) = (true, false, Some(name));
        self.rename(player);
    }

    pub(crate) fn choose(&mut self, player: Player, opponent: Opponent) {
        let seat = &mut self.seats[player];
        seat.engine = None;
        match opponent {
            Opponent::BuiltIn(personality) => {
                (seat.perfect, seat.personality, seat.file) = (None, personality.clone(), None);
            }
            Opponent::Perfect(manner) => seat.perfect = Some(manner),
        }
        self.rename(player);
    }

    pub(crate) fn set_computer(&mut self, player: Player, computer: bool) {
        self.seats[player].computer = computer;
        self.rename(player);
    }

    pub(crate) fn load(&mut self, player: Player, personality: Personality, file: Option<PathBuf>) {
        let seat = &mut self.seats[player];
        (seat.perfect, seat.engine, seat.personality, seat.file) = (None, None, personality, file);
        self.rename(player);
    }

    fn rename(&mut self, player: Player) {
        let handle = self.handle.clone();
        let seat = &mut self.seats[player];
        if let Some(name) = seat.engine.as_ref().filter(|_| seat.computer) {
            seat.name.clone_from(name);
        } else if !seat.named {
            seat.name = default_name(player, seat.kind(), &seat.personality, &handle);
        }
    }

    pub(crate) fn is_side(text: &str) -> bool {
        BoardSize::square(side(text)).is_ok()
    }

    pub(crate) fn board(&self) -> Result<BoardSize, &'static str> {
        BoardSize::new(side(&self.rows), side(&self.cols)).or(Err(msg::SIZE_RANGE))
    }

    pub(crate) fn max_move(&self) -> Result<Duration, &'static str> {
        let seconds = number::typed_number(&self.limit).unwrap_or(0.0);
        if !(LIMITS[0].as_secs_f64()..=LIMITS[1].as_secs_f64()).contains(&seconds) {
            return Err(msg::TIME_LIMIT_RANGE);
        }
        // Records store whole milliseconds.
        let milliseconds = Duration::from_secs_f64(seconds).as_micros().div_ceil(1000);
        u64::try_from(milliseconds).map(Duration::from_millis).or(Err(msg::TIME_LIMIT_RANGE))
    }

    pub(crate) fn parsed_seed(&self) -> Result<Seed, &'static str> {
        number::typed_seed(&self.seed).ok_or(msg::SEED_RANGE)
    }

    /// Also returns whether the first player was drawn by lot. The error names the first wrong field.
    pub(crate) fn setup(&self) -> Result<(GameSetup, bool), &'static str> {
        let (size, max_move, seed) = (self.board()?, self.max_move()?, self.parsed_seed()?);
        if self.seats.iter().any(|(_, seat)| seat.name.trim().is_empty()) {
            return Err(msg::NAME_NEEDED);
        }
        let players = self.seats.clone().map(|seat| seat.seat());
        let random = self.first >= Player::ALL.len();
        let first = if random { random_first_player(seed) } else { Player::ALL[self.first] };
        let mut setup =
            GameSetup { size, first, seed, players, max_move: Some(max_move), start: None, extra: None };
        for (player, seat) in self.seats.iter() {
            setup.set_reads_opponent(player, seat.reads && seat.kind().is_personality());
        }
        Ok((setup, random))
    }
}

/// 0, which is never legal, if the text is no number.
fn side(text: &str) -> usize {
    number::typed_whole(text).and_then(|side| side.try_into().ok()).unwrap_or(0)
}

pub(crate) fn default_name(
    player: Player,
    kind: PlayerKind,
    personality: &Personality,
    handle: &str,
) -> String {
    match kind {
        PlayerKind::Computer if !personality.name.trim().is_empty() => personality.name.clone(),
        PlayerKind::Perfect(manner) => msg::perfect_play(manner).to_owned(),
        PlayerKind::Human if player == Player::Horizontal && !handle.trim().is_empty() => {
            handle.trim().to_owned()
        }
        PlayerKind::Human | PlayerKind::Computer | PlayerKind::Engine => msg::DEFAULT_NAME[player].to_owned(),
    }
}

/// In bytes. JSON may take two bytes for each character, and the settings must stay readable.
const MAX_SETUP_BYTES: usize = record::MAX_BYTES / 4;
/// The weakest personality: a newcomer with the first four lessons wins most games against it.
const NEWCOMERS_OPPONENT: &str = "Wanderer";
const FIRST_LIMIT: Duration = Duration::from_secs(10);

/// Players and board of the last game, otherwise a person against the first opponent on 6 x 6.
pub(crate) fn first_game(settings: &Settings, seed: Seed) -> SessionGame {
    let last = settings.last_setup.as_deref().and_then(|text| record::read_record(text.as_bytes()).ok());
    let mut setup = last.map_or_else(|| first_setup(settings, seed), |(setup, _)| setup);
    setup.seed = seed;
    let person = &mut setup.players.horizontal;
    let handle = settings.handle.trim();
    if person.name == dialogs::new_game::DEFAULT_NAME[Player::Horizontal] && !handle.is_empty() {
        handle.clone_into(&mut person.name);
    }
    if settings.random_first {
        setup.first = random_first_player(seed);
    }
    SessionGame::new(setup)
}

fn first_setup(settings: &Settings, seed: Seed) -> GameSetup {
    let built_in = |name| library::builtin_named(name).unwrap_or(&library::builtin()[0]).clone();
    let is_newcomer = settings.finished_games == 0;
    let opponent = built_in(if is_newcomer { NEWCOMERS_OPPONENT } else { library::FIRST_OPPONENT });
    let handle = settings.handle.trim();
    let person = if handle.is_empty() { dialogs::new_game::DEFAULT_NAME[Player::Horizontal] } else { handle };
    GameSetup {
        size: BoardSize::STANDARD,
        first: Player::Horizontal,
        seed,
        players: ByPlayer {
            horizontal: seat(person, PlayerKind::Human, built_in(library::HINTS)),
            vertical: seat(&opponent.name.clone(), PlayerKind::Computer, opponent),
        },
        max_move: Some(FIRST_LIMIT),
        start: None,
        extra: None,
    }
}

/// The record of a game without moves, small enough for the settings.
pub(crate) fn blank_record(setup: &GameSetup) -> String {
    let blank = GameSetup { start: None, ..setup.clone() };
    let table = SessionGame::new(blank);
    record::write_record_within(&table.setup, &table.game, MAX_SETUP_BYTES).0
}

pub(crate) fn random_first_player(seed: Seed) -> Player {
    if seed.get().is_multiple_of(2) { Player::Horizontal } else { Player::Vertical }
}

fn seat(name: &str, kind: PlayerKind, personality: Personality) -> Seat {
    Seat { name: name.to_owned(), kind, personality }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::library;

    fn form() -> NewGameDialog {
        let shipped = |name| library::builtin_named(name).unwrap().clone();
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
        NewGameDialog::new(&setup, &Settings::default(), Seed::new(42).unwrap())
    }

    #[test]
    fn values_of_a_record_are_clamped() {
        let (mut setup, _) = form().setup().unwrap();
        for seat in [&mut setup.players.horizontal, &mut setup.players.vertical] {
            seat.name = " ".to_owned();
            seat.personality.name.clear();
        }
        for (recorded, begun) in [(0, 100), (99, 100), (250, 250), (600_001, 600_000), (1 << 53, 600_000)] {
            setup.max_move = Some(Duration::from_millis(recorded));
            let form = NewGameDialog::new(&setup, &Settings::default(), Seed::default());
            let (begins, _) = form.setup().unwrap();
            assert_eq!(begins.max_move, Some(Duration::from_millis(begun)));
            assert_eq!(begins.players.map(|seat| seat.name), {
                let [horizontal, vertical] = Player::ALL.map(|player| msg::DEFAULT_NAME[player].to_owned());
                ByPlayer { horizontal, vertical }
            });
        }
    }

    #[test]
    fn common_size_fills_both_sides_and_wrong_ones_are_marked() {
        let mut form = form();
        form.set_common_size(4);
        assert_eq!((form.board().unwrap(), form.common_size()), (BoardSize::square(10).unwrap(), 4));
        form.rows = "7".into();
        assert_eq!(form.common_size(), BOARD_SIDES.len());
        form.rows = String::new();
        assert_eq!(form.common_size(), BOARD_SIDES.len());
        let legal = ["3", " 20 ", "6"].map(NewGameDialog::is_side);
        let wrong = ["2", "21", "", "six", "-6"].map(NewGameDialog::is_side);
        assert_eq!((legal, wrong), ([true; 3], [false; 5]));
    }
}
