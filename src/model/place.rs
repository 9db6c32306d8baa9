//! Places in the book, and requests to the help.

use std::borrow::Cow;

use crate::messages::{for_this_system, text};
use span_it_core::personality::Personality;

/// Declares the chapters, in the order of the contents, with their files.
macro_rules! chapters {
    ($($(#[$doc:meta])* $chapter:ident = $name:literal,)*) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Chapter {
            $($(#[$doc])* $chapter,)*
        }

        impl Chapter {
            pub const ALL: [Self; 12] = [$(Self::$chapter,)*];

            /// The file name without the extension.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$chapter => $name,)*
                }
            }
        }
    };
}

chapters! {
    #[default]
    Object = "object",
    Learning = "learning",
    Personalities = "personalities",
    Concepts = "concepts",
    Factors = "factors",
    PerfectPlay = "perfect-play",
    Files = "files",
    Toolkit = "toolkit",
    Tournament = "tournament",
    Keyboard = "keyboard",
    /// This program and the one of 1993.
    ThenAndNow = "then-and-now",
    About = "about",
}

impl Chapter {
    pub(crate) fn source(self) -> Cow<'static, str> {
        for_this_system(text::help(self.name()))
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.name() == name)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
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
    pub fn at(chapter: Chapter, anchor: &str) -> Self {
        Self { chapter, anchor: Some(anchor.to_owned()) }
    }

    /// Parses the target of a link: `factors.md#nodemajor` or, within `chapter`, `#nodemajor`.
    pub(crate) fn read(target: &str, chapter: Chapter) -> Option<Self> {
        let (file, anchor) = target.split_once('#').map_or((target, None), |(file, at)| (file, Some(at)));
        let chapter = if file.is_empty() { chapter } else { Chapter::named(file.strip_suffix(".md")?)? };
        Some(Self { chapter, anchor: anchor.map(str::to_owned) })
    }
}

#[derive(Clone, Debug)]
pub enum HelpAction {
    Open(Place),
    /// On the page, dialog or element that the user is at.
    OpenHere,
    Close,
    Print(Print),
}

#[derive(Clone, Debug)]
pub enum Print {
    Chapter(Chapter),
    Book,
    Personality(Box<Personality>),
}
