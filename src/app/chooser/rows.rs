//! The rows of the list: the player's own personalities, the built-in ones, perfect play and external engines.

use std::path::{Path, PathBuf};

use crate::app::chooser::pick::Pick;
use crate::app::engines::ExternalEngine;
use crate::app::game::opponents::{Opponent, built_in};
use crate::app::library::ratings::strength_of;
use crate::app::ui::emblem::Emblem;
use crate::messages::language::{elo, elo_margin, facts};
use crate::messages::{files, opponents as msg, personality_folder};
use span_it_core::engine::Manner;
use span_it_core::personality::ladder::{Ladder, Strength};
use span_it_core::personality::{FileError, Personality, library};
use span_it_files::storage;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Own,
    BuiltIn,
    Perfect,
    Programs,
}

impl Group {
    pub(super) const fn title(self) -> &'static str {
        match self {
            Self::Own => msg::OWN,
            Self::BuiltIn => msg::BUILT_IN,
            Self::Perfect => msg::PERFECT,
            Self::Programs => msg::PROGRAMS,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) group: Group,
    /// The choice, or the file that cannot be read.
    pub(super) pick: Result<Pick, PathBuf>,
    pub(super) name: String,
    pub(super) emblem: Emblem,
    pub(super) character: String,
    /// A word for the strength.
    pub(super) grade: &'static str,
    /// With its margin, if there is one.
    pub(super) elo: String,
    /// Why it cannot be chosen.
    pub(super) problem: Option<String>,
}

impl Row {
    fn of_opponent(group: Group, opponent: Opponent) -> Self {
        let pick = match opponent {
            Opponent::BuiltIn(personality) => Pick::personality(personality.clone(), None),
            Opponent::Perfect(manner) => Pick::Perfect(manner),
        };
        Self {
            group,
            pick: Ok(pick),
            name: opponent.name().to_owned(),
            emblem: opponent.emblem(),
            character: opponent.character().to_owned(),
            grade: opponent.grade(),
            elo: opponent.rating().map(elo).unwrap_or_default(),
            problem: None,
        }
    }

    pub(super) fn of_own(personality: Personality, file: Option<PathBuf>, ratings: &Ladder) -> Self {
        let elo = strength_of(ratings, &personality.factors).map_or_else(String::new, rating);
        Self {
            group: Group::Own,
            name: personality.name.clone(),
            emblem: Emblem::Own,
            character: personality.description.clone().unwrap_or_default(),
            grade: if elo.is_empty() { msg::NOT_MEASURED } else { "" },
            elo,
            pick: Ok(Pick::personality(personality, file)),
            problem: None,
        }
    }

    fn broken(file: &Path, character: String, line: Option<usize>) -> Self {
        Self {
            group: Group::Own,
            pick: Err(file.to_owned()),
            name: files::file_name(file),
            emblem: Emblem::Own,
            character,
            grade: "",
            elo: String::new(),
            problem: Some(msg::unreadable(line)),
        }
    }

    pub(super) fn of_engine(engine: ExternalEngine) -> Self {
        Self {
            group: Group::Programs,
            name: engine.name.clone(),
            emblem: Emblem::Engine,
            character: msg::ENGINE_CHARACTER.to_owned(),
            grade: "",
            elo: String::new(),
            pick: Ok(Pick::Engine(engine)),
            problem: None,
        }
    }

    fn random_mover() -> Self {
        Self {
            group: Group::Perfect,
            pick: Ok(Pick::Random),
            name: msg::RANDOM_MOVER.to_owned(),
            emblem: Emblem::named("Gambler"),
            character: msg::RANDOM_CHARACTER.to_owned(),
            grade: "",
            elo: String::new(),
            problem: None,
        }
    }

    pub(super) fn spoken(&self) -> String {
        let strength = self.problem.clone().unwrap_or_else(|| msg::spoken_strength(self.grade, &self.elo));
        msg::row(&self.name, &strength, &self.character)
    }

    /// What is at the right: a problem, or else the grade and the rating. The name of perfect play is its grade.
    pub(super) fn right(&self) -> String {
        if self.group == Group::Perfect && self.problem.is_none() {
            return String::new();
        }
        self.problem.clone().unwrap_or_else(|| facts(&[self.grade, &self.elo]))
    }

    pub(super) fn matches(&self, typed: &str) -> bool {
        self.name.to_lowercase().contains(typed)
    }

    pub(super) fn is(&self, pick: &Pick) -> bool {
        self.pick.as_ref().is_ok_and(|own| own.is_same(pick))
    }
}

fn rating(strength: &Strength) -> String {
    strength.margin.map_or_else(|| elo(strength.elo), |margin| elo_margin(strength.elo, margin))
}

/// All rows, in the order of a narrow window.
pub(super) fn all(
    folder: Option<&Path>,
    ratings: &Ladder,
    engines: &[ExternalEngine],
    with_random: bool,
) -> Vec<Row> {
    let own = folder.into_iter().flat_map(|folder| own(folder, ratings));
    let built_in = built_in().map(|one| Row::of_opponent(Group::BuiltIn, one));
    let perfect = [Manner::Plain, Manner::Fighter].map(Opponent::Perfect);
    let perfect = perfect.map(|one| Row::of_opponent(Group::Perfect, one));
    let random = with_random.then(Row::random_mover);
    let engines = engines.iter().cloned().map(Row::of_engine);
    own.chain(built_in).chain(perfect).chain(random).chain(engines).collect()
}

fn own(folder: &Path, ratings: &Ladder) -> Vec<Row> {
    if !storage::exists(folder) {
        // The configured folder may be on a removable drive that is not connected.
        return vec![Row::broken(folder, personality_folder::folder_missing(folder), None)];
    }
    let listed = library::list_folder(folder).into_iter();
    listed
        .map(|file| match file.result {
            Ok(personality) => Row::of_own(personality, Some(file.path), ratings),
            Err(error) => {
                let line = match &error {
                    FileError::Format { source, .. } => source.place().map(|place| place.line),
                    _ => None,
                };
                Row::broken(&file.path, error.reason(), line)
            }
        })
        .collect()
}
