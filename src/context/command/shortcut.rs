//! The pages, the places where commands can be used, and keys.

use std::fmt;

use eframe::egui::{Event, InputState, Key, KeyboardShortcut, Modifiers};

use crate::context::action::learn::LearnPage;
use crate::messages::{command_key, key_name, language};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PageId {
    #[default]
    Game,
    Proof,
    Review,
    Editor,
    Tournament,
    /// The list of stored games.
    Games,
    Learn(LearnPage),
}

impl PageId {
    pub(crate) const fn place(self) -> Places {
        match self {
            Self::Game => Places::GAME,
            Self::Proof => Places::PROOF,
            Self::Review => Places::REVIEW,
            Self::Editor => Places::EDITOR,
            Self::Tournament => Places::TOURNAMENT,
            Self::Games => Places::GAMES,
            Self::Learn(_) => Places::LEARN,
        }
    }
}

/// A set of places that can have the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places(u16);

impl Places {
    pub(crate) const GAME: Self = Self(1);
    pub(crate) const REVIEW: Self = Self(1 << 1);
    pub(crate) const PROOF: Self = Self(1 << 2);
    pub(crate) const EDITOR: Self = Self(1 << 3);
    pub(crate) const TOURNAMENT: Self = Self(1 << 4);
    pub(crate) const HELP: Self = Self(1 << 5);
    pub(crate) const DIALOG: Self = Self(1 << 6);
    pub(crate) const HELP_DIALOG: Self = Self(1 << 7);
    pub(crate) const LEARN: Self = Self(1 << 8);
    pub(crate) const GAMES: Self = Self(1 << 9);
    /// The pages on which the game can be played.
    pub(crate) const BOARD: Self = Self::GAME.and(Self::REVIEW);
    pub(crate) const PAGES: Self = Self::BOARD
        .and(Self::PROOF)
        .and(Self::EDITOR)
        .and(Self::TOURNAMENT)
        .and(Self::LEARN)
        .and(Self::GAMES);
    pub(crate) const NO_DIALOG: Self = Self::PAGES.and(Self::HELP);
    pub(crate) const ANYWHERE: Self = Self::NO_DIALOG.and(Self::DIALOG).and(Self::HELP_DIALOG);

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn contains(self, place: Self) -> bool {
        self.0 & place.0 == place.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shortcut(pub(crate) KeyboardShortcut);

pub(crate) const fn plain(key: Key) -> Shortcut {
    Shortcut(KeyboardShortcut::new(Modifiers::NONE, key))
}

/// A key with Ctrl (Cmd on macOS).
pub(crate) const fn ctrl(key: Key) -> Shortcut {
    Shortcut(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

pub(crate) const fn shift(key: Key) -> Shortcut {
    Shortcut(KeyboardShortcut::new(Modifiers::SHIFT, key))
}

pub(crate) const fn ctrl_shift(key: Key) -> Shortcut {
    Shortcut(KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key))
}

impl Shortcut {
    /// Whether the key produces no text, so that it works in a text field too.
    pub(crate) fn types_nothing(self) -> bool {
        self.0.modifiers.command || (Key::F1..=Key::F12).contains(&self.0.logical_key)
    }

    /// Whether the key was pressed; no other command gets it then. Some keyboards need Shift for a symbol, but a letter or
    /// function key with Shift is another key, which egui does not distinguish.
    pub(crate) fn take(self, input: &mut InputState) -> bool {
        let KeyboardShortcut { modifiers, logical_key } = self.0;
        let is_exact = logical_key >= Key::A;
        let count = input.events.len();
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers: pressed, .. } = event else { return true };
            let fits =
                pressed.matches_logically(modifiers) && (!is_exact || pressed.shift == modifiers.shift);
            *key != logical_key || !fits
        });
        input.events.len() < count
    }
}

impl fmt::Display for Shortcut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.modifiers.command {
            write!(f, "{}+", command_key())?;
        }
        if self.0.modifiers.shift {
            write!(f, "{}+", language::key::shift())?;
        }
        f.write_str(key_name(self.0.logical_key).unwrap_or_else(|| self.0.logical_key.symbol_or_name()))
    }
}
