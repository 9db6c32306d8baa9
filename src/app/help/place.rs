//! Places in the book, and places in the program that the book links to.

use crate::app::Action;
use crate::app::help::document::{Document, anchor_of};
use crate::app::{EditorAction, FileAction, GameAction, ProofAction, ReviewAction, WindowAction};
use span_it_core::personality::Factor;

/// A chapter of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    /// How to play.
    Object,
    /// What a personality is.
    Personalities,
    /// The thirteen words.
    Concepts,
    /// The fourteen factors.
    Factors,
    /// Facts about perfect play.
    PerfectPlay,
    /// Files and their errors.
    Files,
    /// The command-line program.
    Toolkit,
    /// Tournaments in the window.
    Competition,
    /// All keys.
    Keyboard,
    /// This program and the one of 1993.
    ThenAndNow,
    /// The authors.
    About,
}

/// The name of a chapter in links, and its text.
macro_rules! chapter {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../assets/help/", $name, ".md")))
    };
}

impl Chapter {
    /// All chapters in order.
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

    /// The file name without the extension.
    pub const fn name(self) -> &'static str {
        self.named_source().0
    }

    /// The source text.
    pub const fn source(self) -> &'static str {
        self.named_source().1
    }

    /// The chapter with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.name() == name)
    }

    /// The parsed text.
    pub fn document(self) -> &'static Document {
        Document::of(self)
    }

    /// The title.
    pub fn title(self) -> &'static str {
        &self.document().title
    }
}

/// A place in the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The chapter.
    pub chapter: Chapter,
    /// The anchor of a heading in it; `None` for the start of the chapter.
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

    /// The definition of a factor.
    pub fn factor(factor: Factor) -> Self {
        Self::at(Chapter::Factors, &anchor_of(factor.info().name))
    }

    /// Whether the place exists.
    pub fn exists(&self) -> bool {
        self.anchor.as_deref().is_none_or(|anchor| self.chapter.document().has_anchor(anchor))
    }

    /// The heading, or the title of the chapter.
    pub fn title(&self) -> String {
        let document = self.chapter.document();
        let section = self.anchor.as_deref().and_then(|anchor| document.section(anchor));
        section.map_or_else(|| document.title.clone(), |section| section.heading.clone())
    }

    /// Parses the target of a link: `factors.md#nodemajor` or, within `chapter`, `#nodemajor`.
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
    /// The personality editor.
    Editor,
    /// A hint.
    Hint,
    /// The heat map.
    Heat,
    /// The solver bar.
    Truth,
    /// Show Why.
    Why,
    /// The review.
    Review,
    /// The settings.
    Settings,
    /// The list of keys.
    Keyboard,
    /// The About dialog.
    About,
    /// The dialog for opening a file.
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

    /// The target of a link `span-it:…`.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::NAMES.into_iter().find(|(known, _)| *known == name).map(|(_, door)| door)
    }

    /// The action that opens it.
    pub const fn action(self) -> Action {
        match self {
            Self::NewGame => Action::Game(GameAction::OpenNewGame(None)),
            Self::Editor => Action::Editor(EditorAction::Open),
            Self::Hint => Action::Game(GameAction::ToggleHint),
            Self::Heat => Action::Game(GameAction::ToggleHeat),
            Self::Truth => Action::Game(GameAction::ToggleTruth),
            Self::Why => Action::Proof(ProofAction::Show),
            Self::Review => Action::Review(ReviewAction::Show),
            Self::Settings => Action::Window(WindowAction::ShowSettings),
            Self::Keyboard => Action::Window(WindowAction::ShowKeyboard),
            Self::About => Action::Window(WindowAction::ShowAbout),
            Self::Open => Action::File(FileAction::Open),
        }
    }

    /// Whether the book must be closed to see it.
    pub const fn closes_book(self) -> bool {
        matches!(self, Self::Hint | Self::Heat | Self::Truth | Self::Why | Self::Review)
    }
}
