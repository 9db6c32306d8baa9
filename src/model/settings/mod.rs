//! The settings: what the program remembers between starts, apart from games and personalities.

pub(crate) mod merge;

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::kit::theme::{PlayerColors, Theme};
use crate::messages::dialogs::settings as msg;
use crate::messages::{files, text};
use span_it_core::board::Player;
use span_it_core::json::{self, RawObject};
use span_it_learn::generate::Wanted;
use span_it_learn::source::Effort;
use span_it_store::storage::Document;

/// How soon the computer answers a person's move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ComputerPace {
    Instant,
    #[default]
    Natural,
    Slow,
}

impl ComputerPace {
    pub const ALL: [Self; 3] = [Self::Instant, Self::Natural, Self::Slow];

    /// The least time from a person's move to the answer. The person's connector grows for 140 ms of it.
    pub const fn min_reply(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Natural => 500,
            Self::Slow => 1200,
        })
    }
}

/// The direction in which the person at this computer plays against computers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    #[default]
    LeftToRight,
    TopToBottom,
    /// Another one in each game.
    Alternate,
}

impl Direction {
    pub const ALL: [Self; 3] = [Self::LeftToRight, Self::TopToBottom, Self::Alternate];

    /// It never changes there.
    pub(crate) const fn on_ladder(self) -> Player {
        if matches!(self, Self::TopToBottom) { Player::Vertical } else { Player::Horizontal }
    }
}

/// Who sees which two dots each free ring joins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShowDirections {
    #[default]
    NewPlayers,
    Always,
    Never,
}

impl ShowDirections {
    pub const ALL: [Self; 3] = [Self::NewPlayers, Self::Always, Self::Never];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volume {
    Quiet,
    #[default]
    Medium,
    Loud,
}

impl Volume {
    pub const ALL: [Self; 3] = [Self::Quiet, Self::Medium, Self::Loud];

    pub const fn percent(self) -> u8 {
        match self {
            Self::Quiet => 30,
            Self::Medium => 60,
            Self::Loud => 100,
        }
    }
}

/// The window's place and size, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowGeometry {
    /// Left and top of the window, if the desktop reports them.
    pub at: Option<[f32; 2]>,
    /// Width and height of the contents.
    pub size: [f32; 2],
    pub maximized: bool,
}

/// All settings. A file of an older version lacks some, which get defaults; what a newer version knows is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the settings dialog")]
pub struct Settings {
    /// The language of all texts, such as `de`; `None` follows the system.
    pub language: Option<String>,
    pub theme: Theme,
    pub player_colors: PlayerColors,
    /// Size of all texts and controls, in percent, 80..=200.
    pub text_size: u16,
    /// Reduced motion; `None` follows the desktop.
    pub reduce_motion: Option<bool>,
    pub coordinates: bool,
    pub confirm_moves: bool,
    pub direction: Direction,
    pub show_directions: ShowDirections,
    /// The side of the person in the last game against a computer.
    pub last_side: Option<Player>,
    pub computer_pace: ComputerPace,
    pub sound: bool,
    pub volume: Volume,
    #[serde(rename = "warn_slips")]
    pub warn_of_mistakes: bool,
    /// Whether a hint is the personality's own move, even where it loses.
    pub hints_of_1993: bool,
    pub side_panel: bool,
    /// Whether opponents say a sentence before and after a game.
    pub opponents_speak: bool,
    /// Whether the player's ratings and the difficulty of puzzles are shown.
    pub show_ratings: bool,
    pub show_days: bool,
    /// Whether the player has closed the suggestion where to start on the ladder.
    pub start_closed: bool,
    /// Whether the clock of a run of puzzles has twice the time.
    pub more_time: bool,
    pub puzzle_kinds: Wanted,
    pub puzzle_effort: Effort,
    /// The name of the person at this computer; may be empty.
    pub handle: String,
    /// The folder of the player's own personalities; `None` is the one in the data folder.
    pub personality_folder: Option<PathBuf>,
    /// The file that the personality editor was last opened on.
    #[serde(serialize_with = "write_unicode")]
    pub last_edited: Option<PathBuf>,
    /// Recently opened or saved files, the latest first.
    pub recent: Vec<PathBuf>,
    /// The last game's players, board and limit, as the record of an empty game.
    pub last_setup: Option<RawObject>,
    pub random_first: bool,
    /// Whether *More* is open in New Game.
    pub more_in_new_game: bool,
    /// Whether the fourteen factors, the figures of a training and *More* of a tournament are shown.
    pub workshop_details: bool,
    pub editor_opened: bool,
    /// The file name of an unfinished tournament that the player has left on purpose or knows of: it is not offered
    /// at the start.
    #[serde(rename = "left_tournament")]
    pub dismissed_tournament: Option<String>,
    /// The last message about an unreadable tournament, so that it is not repeated at the next start.
    #[serde(rename = "told_unread")]
    pub reported_log_error: Option<String>,
    pub window: Option<WindowGeometry>,
    /// How many games with a person were finished.
    pub finished_games: u32,
    /// How many were finished when a game was reviewed last.
    pub reviewed_games: u32,
    pub knows_badges: bool,
    /// Settings of a newer version.
    #[serde(flatten)]
    pub others: Map<String, Value>,
    /// Values that only another version can read. They stay in the file while the setting has its default.
    #[serde(skip)]
    pub unread: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::default(),
            player_colors: PlayerColors::default(),
            text_size: 100,
            reduce_motion: None,
            coordinates: true,
            confirm_moves: false,
            direction: Direction::default(),
            show_directions: ShowDirections::default(),
            last_side: None,
            computer_pace: ComputerPace::default(),
            sound: true,
            volume: Volume::default(),
            warn_of_mistakes: false,
            hints_of_1993: false,
            side_panel: true,
            opponents_speak: true,
            show_ratings: true,
            show_days: true,
            start_closed: false,
            more_time: false,
            puzzle_kinds: Wanted::default(),
            puzzle_effort: Effort::default(),
            handle: String::new(),
            personality_folder: None,
            last_edited: None,
            recent: Vec::new(),
            last_setup: None,
            random_first: false,
            more_in_new_game: false,
            workshop_details: false,
            editor_opened: false,
            dismissed_tournament: None,
            reported_log_error: None,
            window: None,
            finished_games: 0,
            reviewed_games: 0,
            knows_badges: false,
            others: Map::new(),
            unread: Map::new(),
        }
    }
}

/// A column of the settings dialog, or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Appearance,
    Learning,
    Game,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) section: Section,
    pub(crate) label: fn() -> &'static str,
    pub(crate) control: Control,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Control {
    /// A check box, with a note that may be empty.
    Switch(fn() -> &'static str, fn(&mut Settings) -> &mut bool),
    Choice(Choice),
}

/// The names of the choices, and the index of the chosen one. Beyond the names, none is chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) names: fn() -> Vec<&'static str>,
    pub(crate) get: fn(&Settings) -> usize,
    /// Ignores an index beyond the names.
    pub(crate) set: fn(&mut Settings, usize),
}

/// In percent. A size between those, set with Ctrl and plus, is none of them.
const TEXT_SIZES: [u16; 5] = [80, 100, 125, 150, 200];

const fn switch(
    section: Section,
    label: fn() -> &'static str,
    note: fn() -> &'static str,
    value: fn(&mut Settings) -> &mut bool,
) -> Row {
    Row { section, label, control: Control::Switch(note, value) }
}

const fn choice(section: Section, label: fn() -> &'static str, choice: Choice) -> Row {
    Row { section, label, control: Control::Choice(choice) }
}

fn change<T: Copy>(value: &mut T, choices: &[T], index: usize) {
    *value = choices.get(index).copied().unwrap_or(*value);
}

/// The choice of an enum with a list `ALL` of its variants.
macro_rules! variants {
    ($names:expr, $field:ident: $kind:ty) => {
        Choice {
            names: || $names().to_vec(),
            get: |settings| settings.$field as usize,
            set: |settings, index| change(&mut settings.$field, &<$kind>::ALL, index),
        }
    };
}

pub(crate) const THEME: Choice = variants!(msg::themes, theme: Theme);
pub(crate) const PLAYER_COLORS: Choice = variants!(msg::player_colors_choices, player_colors: PlayerColors);
pub(crate) const COMPUTER_PACE: Choice = variants!(msg::computer_paces, computer_pace: ComputerPace);
/// Each language in its own name.
const LANGUAGE: Choice = Choice {
    names: || [msg::same_as_system()].into_iter().chain(text::languages().map(text::own_name)).collect(),
    get: |settings| {
        let Some(chosen) = &settings.language else { return 0 };
        text::languages().position(|language| language == chosen).map_or(usize::MAX, |index| index + 1)
    },
    set: |settings, index| {
        let language = index.checked_sub(1).and_then(|index| text::languages().nth(index));
        settings.language = language.map(str::to_owned);
    },
};
const TEXT_SIZE: Choice = Choice {
    names: || msg::text_sizes().to_vec(),
    get: |settings| {
        let is_size = |&size: &u16| size == settings.text_size;
        TEXT_SIZES.iter().position(is_size).unwrap_or(TEXT_SIZES.len())
    },
    set: |settings, index| change(&mut settings.text_size, &TEXT_SIZES, index),
};
pub(crate) const SOUND: Choice = Choice {
    names: || msg::volumes().to_vec(),
    get: |settings| if settings.sound { 1 + settings.volume as usize } else { 0 },
    set: |settings, index| {
        settings.sound = index > 0;
        change(&mut settings.volume, &Volume::ALL, index.wrapping_sub(1));
    },
};

/// The settings of the dialog, in its order. Menus offer some of the choices too.
pub(crate) const ROWS: &[Row] = {
    use Section::{Appearance, Game, Learning};
    &[
        choice(Appearance, msg::language, LANGUAGE),
        choice(Appearance, msg::theme, THEME),
        choice(Appearance, msg::player_colors, PLAYER_COLORS),
        choice(Appearance, msg::text_size, TEXT_SIZE),
        choice(Appearance, msg::sound, SOUND),
        switch(Appearance, msg::coordinates, || "", |settings| &mut settings.coordinates),
        switch(Appearance, msg::reduce_motion, msg::reduce_motion_note, |settings| {
            settings.reduce_motion.get_or_insert(false)
        }),
        switch(Learning, msg::show_ratings, msg::show_ratings_note, |settings| &mut settings.show_ratings),
        switch(Learning, msg::show_days, || "", |settings| &mut settings.show_days),
        switch(Learning, msg::more_time, msg::more_time_note, |settings| &mut settings.more_time),
        switch(Learning, msg::hints_of_1993, msg::hints_of_1993_note, |settings| &mut settings.hints_of_1993),
        choice(Game, msg::direction, variants!(msg::directions, direction: Direction)),
        choice(
            Game,
            msg::show_directions,
            variants!(msg::show_directions_choices, show_directions: ShowDirections),
        ),
        choice(Game, msg::computer_pace, COMPUTER_PACE),
        switch(Game, msg::warn_of_mistakes, msg::warn_of_mistakes_note, |settings| {
            &mut settings.warn_of_mistakes
        }),
        switch(Game, msg::confirm_moves, msg::confirm_moves_note, |settings| &mut settings.confirm_moves),
        switch(Game, msg::opponents_speak, || "", |settings| &mut settings.opponents_speak),
    ]
};

const MAX_RECENT: usize = 10;
/// With fewer finished games, the board and the first screen show more help.
const BEGINNERS_GAMES: u32 = 3;
const MAX_FILE_BYTES: usize = 1 << 20;

impl Settings {
    pub const TEXT_SIZES: std::ops::RangeInclusive<u16> = 80..=200;

    pub const fn is_beginner(&self) -> bool {
        self.finished_games < BEGINNERS_GAMES
    }

    /// Whether each free ring shows which dots it joins.
    pub(crate) const fn shows_directions(&self) -> bool {
        match self.show_directions {
            ShowDirections::NewPlayers => self.is_beginner(),
            ShowDirections::Always => true,
            ShowDirections::Never => false,
        }
    }

    /// The file of the settings, which is read with what was wrong in it.
    pub(crate) fn document(path: &Path) -> Document<(Self, Vec<String>)> {
        Document::new(path.to_owned(), MAX_FILE_BYTES, Self::from_json)
    }

    /// Reads the settings, or the defaults with a message.
    pub fn load(path: &Path) -> (Self, Option<String>) {
        match Self::document(path).load() {
            Ok(read) => {
                let (settings, ignored) = read.unwrap_or_default();
                (settings, (!ignored.is_empty()).then(|| files::settings_ignored(&ignored)))
            }
            Err(aside) => (Self::default(), Some(files::set_aside(files::settings_unreadable(), &aside))),
        }
    }

    /// Reads the settings without reporting errors, for the first size of the window.
    pub fn peek(path: &Path) -> Self {
        Self::document(path).peek().unwrap_or_default().0
    }

    /// Parses settings. A key whose value is not as expected gets the default; returns what was wrong with it.
    ///
    /// # Errors
    /// The text is not a JSON object.
    pub fn from_json(text: &[u8]) -> Result<(Self, Vec<String>), String> {
        let values: Map<String, Value> =
            json::from_json(text, MAX_FILE_BYTES).map_err(|error| error.to_string())?;
        let mut ignored = Vec::new();
        let is_read = |(key, value): &(String, Value)| {
            let alone = Map::from_iter([(key.clone(), value.clone())]);
            let read = serde_json::from_value::<Self>(Value::Object(alone));
            ignored.extend(read.as_ref().err().map(|error| format!("{key}: {error}")));
            read.is_ok()
        };
        let (values, unread): (Map<_, _>, Map<_, _>) = values.into_iter().partition(is_read);
        let settings: Self = serde_json::from_value(values.into()).map_err(|error| error.to_string())?;
        Ok((Self { unread, ..settings }.tidied(), ignored))
    }

    pub fn to_json(&self) -> String {
        if self.unread.is_empty() {
            return json::to_text(self);
        }
        let values = [self, &Self::default()].map(|settings| serde_json::to_value(settings).ok());
        let [Some(mut values), Some(defaults)] = values else { return json::to_text(self) };
        for (key, value) in &self.unread {
            if values[key] == defaults[key] {
                values[key] = value.clone();
            }
        }
        json::to_text(&values)
    }

    /// Brings values that no dialog can produce into their ranges.
    pub(crate) fn tidied(mut self) -> Self {
        self.text_size = self.text_size.clamp(*Self::TEXT_SIZES.start(), *Self::TEXT_SIZES.end());
        self.puzzle_effort = self.puzzle_effort.tidied();
        self.recent.truncate(MAX_RECENT);
        let is_possible = |place: &WindowGeometry| {
            let mut sides = place.size.iter();
            let mut corner = place.at.iter().flatten();
            sides.all(|side| (100.0..=20_000.0).contains(side)) && corner.all(|at| at.abs() <= 100_000.0)
        };
        self.window = self.window.filter(is_possible);
        self
    }

    pub fn remember(&mut self, path: &Path) {
        // A relative path would mean another file in another folder, and JSON has only Unicode names.
        let Ok(path) = std::path::absolute(path) else { return };
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|other| *other != path);
        self.recent.insert(0, path);
        self.recent.truncate(MAX_RECENT);
    }
}

/// A name that is not Unicode is not remembered, as JSON has none.
#[expect(clippy::ref_option, reason = "serde passes the field")]
fn write_unicode<S: serde::Serializer>(path: &Option<PathBuf>, serializer: S) -> Result<S::Ok, S::Error> {
    path.as_deref().and_then(Path::to_str).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_nonsense_aside_or_tidies_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.json");
        std::fs::write(&path, "{ not json").unwrap();
        let (settings, problem) = Settings::load(&path);
        assert_eq!(settings, Settings::default());
        assert!(problem.unwrap().contains("settings.json.bad"));
        assert_eq!(std::fs::read(folder.path().join("settings.json.bad")).unwrap(), b"{ not json");
        std::fs::write(&path, "{").unwrap();
        let (_, problem) = Settings::load(&path);
        let problem = problem.unwrap();
        assert!(problem.contains("settings.json-2.bad") && !problem.contains("EOF"), "{problem}");
        assert_eq!(std::fs::read(folder.path().join("settings.json.bad")).unwrap(), b"{ not json");
        let read = |text: &str| {
            std::fs::write(&path, text).unwrap();
            assert_eq!(Settings::peek(&path), Settings::load(&path).0, "{text}");
            std::fs::write(&path, text).unwrap();
            Settings::load(&path)
        };
        for value in [
            "\"volume\": \"deafening\"",
            "\"volume\": 60",
            "\"sound\": \"yes\"",
            "\"computer_pace\": null",
            "\"finished_games\": -1",
            "\"finished_games\": 1e3",
            "\"finished_games\": 4294967296",
            "\"theme\": \"1994\"",
            "\"player_colors\": []",
            "\"recent\": [1]",
        ] {
            let (settings, problem) = read(&format!("{{ \"coordinates\": false, {value} }}"));
            let unread = settings.unread.clone();
            assert_eq!(settings, Settings { coordinates: false, unread, ..Settings::default() }, "{value}");
            let key = value.split('"').nth(1).unwrap();
            assert_eq!(Settings::from_json(settings.to_json().as_bytes()).unwrap().0, settings, "it is kept");
            assert!(problem.is_some_and(|problem| problem.contains(key)), "{value}");
        }
        let (mut settings, _) = read("{\"theme\": \"1994\", \"sound\": \"yes\"}");
        settings.theme = Theme::Dark;
        let (written, _) = read(&settings.to_json());
        assert_eq!((written.theme, written.unread.len()), (Theme::Dark, 1), "a changed setting is written");
        for text in ["{\"text_size\": NaN}", "[]", "{\"sound\": 1e999}"] {
            let (settings, problem) = read(text);
            assert_eq!(settings, Settings::default(), "{text}");
            assert!(problem.is_some_and(|problem| problem.contains("line 1")), "{text}");
        }
        for place in ["[200000, 0]", "[0, -3e38]", "[3e38, 3e38]"] {
            let text =
                format!("{{\"window\": {{\"at\": {place}, \"size\": [900, 700], \"maximized\": false}}}}");
            assert_eq!(read(&text), (Settings::default(), None), "{text}");
        }
        for size in ["[3e38, 700]", "[900, 0]", "[-900, 700]"] {
            let text = format!("{{\"window\": {{\"at\": null, \"size\": {size}, \"maximized\": true}}}}");
            assert_eq!(read(&text), (Settings::default(), None), "{text}");
        }
        assert_eq!(read("{\"text_size\": 65535}").0.text_size, 200);
        let (settings, problem) = read("{\"unknown\": {\"a\": [1]}}");
        assert_eq!((problem, &settings.others["unknown"]), (None, &serde_json::json!({ "a": [1] })));
        assert!(settings.to_json().contains("\"unknown\": {\n    \"a\": [1]\n  }"));
    }

    #[test]
    fn lists_latest_file_first_and_once() {
        let mut settings = Settings::default();
        for n in 0..12 {
            settings.remember(Path::new(&format!("{n}.spanit")));
        }
        settings.remember(Path::new("5.spanit"));
        assert_eq!(settings.recent.len(), MAX_RECENT);
        assert_eq!(settings.recent[0], std::path::absolute("5.spanit").unwrap());
        assert_eq!(settings.recent.iter().filter(|path| path.ends_with("5.spanit")).count(), 1);
    }
}
