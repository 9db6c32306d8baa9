//! Where in the book, and where in the program.

use crate::app::Action;
use crate::app::help::document::{Document, anchor_of};
use span_it_core::personality::Factor;

/// A chapter of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    /// How the game is played.
    Object,
    /// What a personality is.
    Personalities,
    /// The thirteen words.
    Concepts,
    /// The fourteen factors.
    Factors,
    /// What is known of the game.
    PerfectPlay,
    /// Files and what is wrong with them.
    Files,
    /// The program for scripts.
    Toolkit,
    /// Contests in the window.
    Competition,
    /// All keys.
    Keyboard,
    /// What 1993 promised.
    ThenAndNow,
    /// Who made it.
    About,
}

/// A chapter's name in links, and its text.
macro_rules! chapter {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../assets/help/", $name, ".md")))
    };
}

impl Chapter {
    /// All chapters, in their order.
    pub const ALL: [Self; 11] = [
        Self::Object,
        Self::Personalities,
        Self::Concepts,
        Self::Factors,
        Self::PerfectPlay,
        Self::Files,
        Self::Toolkit,
        Self::Competition,
        Self::Keyboard,
        Self::ThenAndNow,
        Self::About,
    ];

    const fn named_source(self) -> (&'static str, &'static str) {
        match self {
            Self::Object => chapter!("object"),
            Self::Personalities => chapter!("personalities"),
            Self::Concepts => chapter!("concepts"),
            Self::Factors => chapter!("factors"),
            Self::PerfectPlay => chapter!("perfect-play"),
            Self::Files => chapter!("files"),
            Self::Toolkit => chapter!("toolkit"),
            Self::Competition => chapter!("competition"),
            Self::Keyboard => chapter!("keyboard"),
            Self::ThenAndNow => chapter!("then-and-now"),
            Self::About => chapter!("about"),
        }
    }

    /// Its file's name without the ending.
    pub const fn name(self) -> &'static str {
        self.named_source().0
    }

    /// Its text as it was written.
    pub const fn source(self) -> &'static str {
        self.named_source().1
    }

    /// The chapter of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.name() == name)
    }

    /// Its text, read.
    pub fn document(self) -> &'static Document {
        Document::of(self)
    }

    /// Its title.
    pub fn title(self) -> &'static str {
        &self.document().title
    }
}

/// A place in the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The chapter.
    pub chapter: Chapter,
    /// A heading in it; the chapter's beginning where there is none.
    pub anchor: Option<String>,
}

impl From<Chapter> for Place {
    fn from(chapter: Chapter) -> Self {
        Self { chapter, anchor: None }
    }
}

impl Place {
    /// A heading in a chapter, by its anchor.
    pub fn at(chapter: Chapter, anchor: &str) -> Self {
        Self { chapter, anchor: Some(anchor.to_owned()) }
    }

    /// Where a factor is defined.
    pub fn factor(factor: Factor) -> Self {
        Self::at(Chapter::Factors, &anchor_of(factor.info().name))
    }

    /// Whether there is such a place.
    pub fn exists(&self) -> bool {
        self.anchor.as_deref().is_none_or(|anchor| self.chapter.document().has_anchor(anchor))
    }

    /// What it is called: the heading, or the chapter.
    pub fn title(&self) -> String {
        let document = self.chapter.document();
        let section = self.anchor.as_deref().and_then(|anchor| document.section(anchor));
        section.map_or_else(|| document.title.clone(), |section| section.heading.clone())
    }

    /// What a link says: `factors.md#nodemajor` or, within `chapter`, `#nodemajor`.
    pub(super) fn read(target: &str, chapter: Chapter) -> Option<Self> {
        let (file, anchor) = target.split_once('#').map_or((target, None), |(file, at)| (file, Some(at)));
        let chapter = if file.is_empty() { chapter } else { Chapter::named(file.strip_suffix(".md")?)? };
        Some(Self { chapter, anchor: anchor.map(str::to_owned) })
    }
}

/// A place in the program that the book can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// The New Game dialog.
    NewGame,
    /// The editor of personalities.
    Editor,
    /// A hint.
    Hint,
    /// The heat map.
    Heat,
    /// The truth.
    Truth,
    /// Show why.
    Why,
    /// The review.
    Review,
    /// The settings.
    Settings,
    /// The list of keys.
    Keyboard,
    /// About.
    About,
    /// Opening a file.
    Open,
}

impl Door {
    const NAMES: [(&'static str, Self); 11] = [
        ("new-game", Self::NewGame),
        ("editor", Self::Editor),
        ("hint", Self::Hint),
        ("heat-map", Self::Heat),
        ("truth", Self::Truth),
        ("why", Self::Why),
        ("review", Self::Review),
        ("settings", Self::Settings),
        ("keyboard", Self::Keyboard),
        ("about", Self::About),
        ("open", Self::Open),
    ];

    /// The door that a link `span-it:…` names.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::NAMES.into_iter().find(|(known, _)| *known == name).map(|(_, door)| door)
    }

    /// What opens it.
    pub const fn action(self) -> Action {
        match self {
            Self::NewGame => Action::NewGame(None),
            Self::Editor => Action::OpenEditor,
            Self::Hint => Action::ToggleHint,
            Self::Heat => Action::ToggleHeat,
            Self::Truth => Action::ToggleTruth,
            Self::Why => Action::ShowWhy,
            Self::Review => Action::ShowReview,
            Self::Settings => Action::ShowSettings,
            Self::Keyboard => Action::ShowKeyboard,
            Self::About => Action::ShowAbout,
            Self::Open => Action::Open,
        }
    }

    /// Whether what it opens is seen only when the book is closed.
    pub const fn closes_book(self) -> bool {
        matches!(self, Self::Hint | Self::Heat | Self::Truth | Self::Why | Self::Review)
    }
}
