//! The input of the New Game dialog and its validation, and the game of the first screen.

use std::path::PathBuf;
use std::time::Duration;

use crate::kit::form::NumberField;
use crate::kit::number;
use crate::messages::dialogs::new_game as msg;
use crate::messages::language::{seconds, unnamed_player};
use crate::model::opponents::{self, Opponent};
use crate::model::session::SessionGame;
use crate::model::session::players::person_name;
use crate::model::settings::Settings;
use crate::parts::board_choice::BOARD_SIDES;
use crate::parts::chooser::pick::Pick;
use span_it_core::board::{BoardSize, ByPlayer, Player};
use span_it_core::engine::{Manner, Seed};
use span_it_core::json::RawObject;
use span_it_core::personality::{Personality, library};
use span_it_core::record::{self, GameNotes, GameSetup, PlayerKind, Seat};
use span_it_learn::ladder::Handicap;

/// In seconds.
const DEFAULT_LIMIT: &str = "10";
const LIMITS: [Duration; 2] = [Duration::from_millis(100), Duration::from_mins(10)];

pub(super) const LIMIT: NumberField<Duration> =
    NumberField::new(msg::time_limit, msg::time_limit_range, read_limit);
pub(super) const SEED: NumberField<Seed> = NumberField::new(msg::seed, msg::seed_range, number::typed_seed);

/// Records store whole milliseconds.
fn read_limit(text: &str) -> Option<Duration> {
    let seconds = number::number_in(text, LIMITS[0].as_secs_f64()..=LIMITS[1].as_secs_f64())?;
    let milliseconds = Duration::from_secs_f64(seconds).as_micros().div_ceil(1000);
    u64::try_from(milliseconds).ok().map(Duration::from_millis)
}

#[derive(Clone, Debug)]
pub(crate) struct SeatForm {
    pub name: String,
    /// The name of the person on this side, also while a computer plays.
    person: String,
    pub computer: bool,
    /// Whether the computer plays perfectly instead of by its personality.
    pub perfect: bool,
    pub reads: bool,
    pub personality: Personality,
    pub file: Option<PathBuf>,
}

impl SeatForm {
    fn of(setup: &GameSetup, player: Player) -> Self {
        let seat = &setup.players[player];
        let is_person = seat.kind.is_person();
        Self {
            name: msg::shown_name(&seat.name).to_owned(),
            person: if is_person { seat.name.clone() } else { String::new() },
            computer: !is_person,
            perfect: seat.kind.manner().is_some(),
            reads: setup.reads_opponent(player),
            personality: seat.personality.clone(),
            file: None,
        }
    }

    pub(crate) fn kind(&self) -> PlayerKind {
        match self.perfect {
            _ if !self.computer => PlayerKind::Human,
            false => PlayerKind::Computer,
            true => PlayerKind::Perfect(Manner::Fighter),
        }
    }

    pub(crate) fn seat(&self) -> Seat {
        Seat {
            kind: self.kind(),
            name: msg::kept_name(self.name.trim()).to_owned(),
            personality: self.personality.clone(),
        }
    }

    fn name_of_computer(&self) -> String {
        match self.kind() {
            PlayerKind::Perfect(_) => Opponent::Perfect.name().to_owned(),
            _ if self.personality.name.trim().is_empty() => msg::computer().to_owned(),
            _ => self.personality.name.clone(),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct NewGameDialog {
    pub seats: ByPlayer<SeatForm>,
    pub rows: String,
    pub cols: String,
    /// 0 horizontal, 1 vertical, 2 drawn by lot.
    pub first: usize,
    /// The time of each person for the whole game.
    pub clock: Option<Duration>,
    /// In seconds.
    pub limit: String,
    pub seed: String,
    /// Whether the rarely needed fields are shown.
    pub is_more_open: bool,
    pub focus_play: bool,
    /// *More* has moved, and gets the focus again.
    pub focus_more: bool,
    handle: String,
}

impl NewGameDialog {
    pub(crate) fn new(setup: &GameSetup, settings: &Settings, seed: Seed) -> Self {
        let size = setup.size;
        let mut form = Self {
            seats: ByPlayer::from_fn(|player| SeatForm::of(setup, player)),
            rows: size.rows().to_string(),
            cols: size.cols().to_string(),
            first: if settings.random_first { 2 } else { setup.first.index() },
            clock: setup.notes.clock,
            limit: setup
                .max_move
                .map_or_else(|| DEFAULT_LIMIT.to_owned(), |limit| seconds(limit.clamp(LIMITS[0], LIMITS[1]))),
            seed: seed.to_string(),
            is_more_open: settings.more_in_new_game,
            focus_play: true,
            focus_more: false,
            handle: settings.handle.clone(),
        };
        form.is_more_open |= form.common_size() >= BOARD_SIDES.len() && form.head_start().is_none();
        form.name_persons();
        form
    }

    /// The only person has the name in the settings. Names that were never typed become the default ones.
    fn name_persons(&mut self) {
        let is_alone = self.seats.iter().filter(|(_, seat)| !seat.computer).count() == 1;
        for player in Player::ALL {
            let has_handle = is_alone && !self.handle.trim().is_empty();
            let seat = &self.seats[player];
            if !seat.computer && (has_handle || is_unnamed(&seat.name)) {
                let is_first = player == Player::Horizontal;
                let name = if is_first {
                    msg::shown_name(&person_name(&self.handle, None)).to_owned()
                } else {
                    self.name_of_person(player)
                };
                let seat = &mut self.seats[player];
                (seat.person, seat.name) = (name.clone(), name);
            } else if seat.computer && seat.name.trim().is_empty() {
                self.seats[player].name = self.seats[player].name_of_computer();
            }
        }
    }

    fn name_of_person(&self, player: Player) -> String {
        let other = &self.seats[player.opponent()];
        let name = person_name(&self.handle, Some(other.name.trim()).filter(|_| !other.computer));
        msg::shown_name(&name).to_owned()
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

    /// Who can have a head start: the only person, otherwise both players.
    pub(crate) fn head_starts(&self) -> impl Iterator<Item = (Handicap, Player)> + '_ {
        let persons = self.seats.iter().filter(|(_, seat)| !seat.computer).count();
        let may = move |player: &Player| persons != 1 || !self.seats[*player].computer;
        let players = Player::ALL.into_iter().filter(may);
        players.flat_map(|player| Handicap::ALL.map(|handicap| (handicap, player)))
    }

    /// The head start that the board is.
    pub(crate) fn head_start(&self) -> Option<(Handicap, Player)> {
        let board = self.board().ok()?;
        let all = Player::ALL.into_iter().flat_map(|player| Handicap::ALL.map(|handicap| (handicap, player)));
        all.into_iter().find(|(handicap, player)| handicap.size(*player) == board)
    }

    pub(crate) fn set_head_start(&mut self, head_start: Option<(Handicap, Player)>) {
        let size = head_start.map_or(BoardSize::STANDARD, |(handicap, player)| handicap.size(player));
        (self.rows, self.cols) = (size.rows().to_string(), size.cols().to_string());
    }

    /// What plays, or gives the hints.
    pub(crate) fn pick(&self, player: Player) -> Pick {
        let seat = &self.seats[player];
        match seat.kind() {
            PlayerKind::Perfect(_) => Pick::Perfect,
            _ => Pick::personality(seat.personality.clone(), seat.file.clone()),
        }
    }

    /// A computer gets the name of the choice.
    pub(crate) fn choose(&mut self, player: Player, pick: Pick) {
        let seat = &mut self.seats[player];
        match pick {
            Pick::Personality { personality, file } => {
                (seat.perfect, seat.personality, seat.file) = (false, *personality, file);
            }
            Pick::Perfect => seat.perfect = true,
            Pick::Random | Pick::Reader { .. } => return,
        }
        if seat.computer {
            seat.name = seat.name_of_computer();
        }
    }

    /// A computer never keeps the name of a person, who gets it back later.
    pub(crate) fn set_computer(&mut self, player: Player, computer: bool) {
        let seat = &mut self.seats[player];
        if seat.computer == computer {
            return;
        }
        seat.computer = computer;
        if computer {
            seat.person = std::mem::take(&mut seat.name);
            seat.name = seat.name_of_computer();
        } else if seat.person.trim().is_empty() {
            let name = self.name_of_person(player);
            self.seats[player].name = name;
        } else {
            seat.name.clone_from(&seat.person);
        }
    }

    pub(crate) fn load(&mut self, player: Player, personality: Personality, file: Option<PathBuf>) {
        self.choose(player, Pick::personality(personality, file));
    }

    /// Who moves first stays, and who has the head start.
    pub(crate) fn switch_sides(&mut self) {
        if self.head_start().is_some() {
            std::mem::swap(&mut self.rows, &mut self.cols);
        }
        let ByPlayer { horizontal, vertical } = &mut self.seats;
        std::mem::swap(horizontal, vertical);
        if self.first < Player::ALL.len() {
            self.first = 1 - self.first;
        }
    }

    pub(crate) fn is_side(text: &str) -> bool {
        BoardSize::square(side(text)).is_ok()
    }

    pub(crate) fn board(&self) -> Result<BoardSize, &'static str> {
        BoardSize::new(side(&self.rows), side(&self.cols)).or(Err(msg::size_range()))
    }

    /// Also returns whether the first player was drawn by lot. The error names the first wrong field.
    pub(crate) fn setup(&self) -> Result<(GameSetup, bool), &'static str> {
        let (size, max_move, seed) = (self.board()?, LIMIT.value(&self.limit)?, SEED.value(&self.seed)?);
        if self.seats.iter().any(|(_, seat)| seat.name.trim().is_empty()) {
            return Err(msg::name_needed());
        }
        let players = self.seats.clone().map(|seat| seat.seat());
        let random = self.first >= Player::ALL.len();
        let first = if random { random_first_player(seed) } else { Player::ALL[self.first] };
        let mut setup = GameSetup {
            size,
            first,
            seed,
            players,
            max_move: Some(max_move),
            start: None,
            notes: GameNotes::default(),
        };
        let has_person = self.seats.iter().any(|(_, seat)| !seat.computer);
        setup.notes.clock = self.clock.filter(|_| has_person);
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

/// Whether a person has no name, or one that earlier versions gave.
fn is_unnamed(name: &str) -> bool {
    ["", msg::YOU, msg::GUEST, unnamed_player()].contains(&msg::kept_name(name.trim()))
        || msg::old_default_names().contains(&name.trim())
}

/// The side of the person at this computer, whose name is that in the settings.
pub(crate) fn own_side(setup: &GameSetup, handle: &str) -> Option<Player> {
    let is_person = |player: &Player| setup.players[*player].kind.is_person();
    let persons: Vec<Player> = Player::ALL.into_iter().filter(is_person).collect();
    let own = person_name(handle, None);
    match persons[..] {
        [person] => Some(person),
        _ => persons.into_iter().find(|&player| setup.players[player].name == own),
    }
}

/// The name of the person at this computer becomes the one in the settings.
pub(crate) fn keep_name(settings: &mut Settings, setup: &GameSetup) {
    if let Some(player) = own_side(setup, &settings.handle) {
        let name = &setup.players[player].name;
        if !is_unnamed(name) {
            settings.handle.clone_from(name);
        }
    }
}

/// In bytes. JSON may take two bytes for each character, and the settings must stay readable.
const MAX_SETUP_BYTES: usize = record::MAX_BYTES / 4;
/// The weakest personality: a newcomer with the first four lessons wins most games against it.
const NEWCOMERS_OPPONENT: &str = "Wanderer";
const FIRST_LIMIT: Duration = Duration::from_secs(10);

/// Players and board of the last game, otherwise a person against the first opponent on 6 x 6.
pub(crate) fn first_game(settings: &Settings, seed: Seed) -> SessionGame {
    let last = settings.last_setup.as_ref();
    let last = last.and_then(|record| record::read_record(record.as_str().as_bytes()).ok());
    let mut setup = last.map_or_else(|| first_setup(settings, seed), |(setup, _)| setup);
    setup.seed = seed;
    let form = NewGameDialog::new(&setup, settings, seed);
    for player in Player::ALL {
        setup.players[player].name = form.seats[player].seat().name;
    }
    if settings.random_first {
        setup.first = random_first_player(seed);
    }
    SessionGame::new(setup)
}

fn first_setup(settings: &Settings, seed: Seed) -> GameSetup {
    let built_in = |name| library::builtin_named(name).unwrap_or(&library::builtin()[0]).clone();
    let is_newcomer = settings.finished_games == 0;
    let opponent = built_in(if is_newcomer { NEWCOMERS_OPPONENT } else { opponents::FIRST });
    let person = person_name(&settings.handle, None);
    GameSetup {
        size: BoardSize::STANDARD,
        first: Player::Horizontal,
        seed,
        players: ByPlayer {
            horizontal: seat(&person, PlayerKind::Human, built_in(opponents::HINTS)),
            vertical: seat(&opponent.name.clone(), PlayerKind::Computer, opponent),
        },
        max_move: Some(FIRST_LIMIT),
        start: None,
        notes: GameNotes::default(),
    }
}

/// The record of a game without moves, small enough for the settings.
pub(crate) fn blank_record(setup: &GameSetup) -> Option<RawObject> {
    let blank = GameSetup { start: None, ..setup.clone() };
    let table = SessionGame::new(blank);
    RawObject::new(&record::write_record_within(&table.setup, &table.game, MAX_SETUP_BYTES).0).ok()
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
            notes: GameNotes::default(),
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
            let names = begins.players.map(|seat| seat.name);
            assert_eq!([names.horizontal, names.vertical], [msg::you(), msg::computer()]);
        }
    }
}
