//! The rows of the list: the player's own personalities, the built-in ones and perfect play.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::messages::language::{elo, facts};
use crate::messages::{files, library as library_msg, opponents as msg};
use crate::model::entry::folder_problem;
use crate::model::opponents::{Opponent, strength_of};
use crate::parts::chooser::pick::Pick;
use crate::parts::emblem::Emblem;
use span_it_core::personality::Personality;
use span_it_core::personality::ladder::Ladder;
use span_it_core::record::PlayerKind;
use span_it_core::text::names::search_key;
use span_it_store::personalities::FileError;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Own,
    BuiltIn,
    Perfect,
}

impl Group {
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Own => msg::own(),
            Self::BuiltIn => msg::built_in(),
            Self::Perfect => msg::perfect(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) group: Group,
    /// The choice, or the file that cannot be read.
    pub(crate) pick: Result<Pick, PathBuf>,
    pub(crate) name: String,
    pub(crate) emblem: Emblem,
    pub(crate) character: String,
    /// A word for the strength.
    pub(crate) grade: &'static str,
    /// With its margin, if there is one.
    pub(crate) elo: String,
    /// Why it cannot be chosen.
    pub(crate) problem: Option<String>,
}

impl Row {
    fn new(group: Group, pick: Pick, name: &str, emblem: Emblem, character: &str) -> Self {
        Self {
            group,
            pick: Ok(pick),
            name: name.to_owned(),
            emblem,
            character: character.to_owned(),
            grade: "",
            elo: String::new(),
            problem: None,
        }
    }

    pub(crate) fn of(pick: Pick, ratings: &Ladder) -> Self {
        match pick {
            Pick::Personality { personality, file } => {
                let opponent = Opponent::of(PlayerKind::Computer, &personality).filter(|_| file.is_none());
                opponent.map_or_else(|| Self::of_own(*personality, file, ratings), Self::of_opponent)
            }
            Pick::Perfect => Self::of_opponent(Opponent::Perfect),
            Pick::Random => {
                let emblem = Emblem::named("Gambler");
                Self::new(Group::Perfect, pick, msg::random_mover(), emblem, msg::random_character())
            }
            Pick::Reader { ref personality, .. } => {
                let (name, emblem) = (msg::reader(&personality.name), Emblem::of(personality));
                Self::new(Group::Own, pick, &name, emblem, msg::reader_character())
            }
        }
    }

    fn of_opponent(opponent: Opponent) -> Self {
        let (group, pick) = match opponent {
            Opponent::BuiltIn(personality) => (Group::BuiltIn, Pick::personality(personality.clone(), None)),
            Opponent::Perfect => (Group::Perfect, Pick::Perfect),
        };
        Self {
            grade: opponent.grade(),
            elo: opponent.rating().map(elo).unwrap_or_default(),
            ..Self::new(group, pick, opponent.name(), Emblem::of_opponent(opponent), opponent.character())
        }
    }

    fn of_own(personality: Personality, file: Option<PathBuf>, ratings: &Ladder) -> Self {
        let elo =
            strength_of(ratings, &personality.factors).map_or_else(String::new, |one| library_msg::elo(&one));
        let (name, emblem) = (personality.name.clone(), Emblem::of(&personality));
        let character = personality.description.clone().unwrap_or_default();
        let pick = Pick::personality(personality, file);
        Self { elo, ..Self::new(Group::Own, pick, &name, emblem, &character) }
    }

    fn broken(file: &Path, character: &str, line: Option<usize>) -> Self {
        Self {
            pick: Err(file.to_owned()),
            problem: Some(msg::unreadable(line)),
            ..Self::new(Group::Own, Pick::Random, &files::file_name(file), Emblem::Unknown, character)
        }
    }

    pub(crate) fn spoken(&self) -> String {
        let strength = self.problem.clone().unwrap_or_else(|| msg::spoken_strength(self.grade, &self.elo));
        msg::row(&self.name, &strength, &self.character)
    }

    /// What is at the right: a problem, or else the grade and the rating. The name of perfect play is its grade.
    pub(crate) fn right(&self) -> String {
        if self.group == Group::Perfect && self.problem.is_none() {
            return String::new();
        }
        self.problem.clone().unwrap_or_else(|| facts(&[self.grade, &self.elo]))
    }

    pub(crate) fn matches(&self, typed: &str) -> bool {
        search_key(&self.name).contains(typed)
    }

    pub(crate) fn is(&self, pick: &Pick) -> bool {
        self.pick.as_ref().is_ok_and(|own| own.is_same(pick))
    }
}

/// All rows, in the order of a narrow window.
pub(crate) fn all(folder: Option<&Path>, ratings: &Ladder, with_random: bool) -> Vec<Row> {
    let own = folder.into_iter().flat_map(|folder| own(folder, ratings));
    let others = Opponent::all().map(Row::of_opponent);
    let random = with_random.then(|| Row::of(Pick::Random, ratings));
    own.chain(others).chain(random).collect()
}

fn own(folder: &Path, ratings: &Ladder) -> Vec<Row> {
    if let Some(problem) = folder_problem(folder) {
        return vec![Row {
            problem: Some(msg::not_listed().to_owned()),
            ..Row::broken(folder, &problem, None)
        }];
    }
    let listed = span_it_store::personalities::list_folder(folder).into_iter();
    let mut rows: Vec<Row> = listed
        .map(|file| match file.result {
            Ok(personality) => Row::of_own(personality, Some(file.path), ratings),
            Err(error) => {
                let line = match &error {
                    FileError::Format { source, .. } => source.place().map(|place| place.line),
                    _ => None,
                };
                Row::broken(&file.path, &error.reason(), line)
            }
        })
        .collect();
    tell_apart(&mut rows);
    rows
}

/// Gives own personalities of the same name also the names of their files.
pub(super) fn tell_apart(rows: &mut [Row]) {
    let own = |row: &Row| match &row.pick {
        Ok(Pick::Personality { personality, file }) => Some((personality.name.clone(), file.clone()?)),
        _ => None,
    };
    let mut counts = BTreeMap::new();
    for (name, _) in rows.iter().filter_map(own) {
        *counts.entry(name).or_insert(0) += 1;
    }
    for row in rows {
        if let Some((name, file)) = own(row).filter(|(name, _)| counts[name] > 1) {
            row.name = facts(&[name, files::file_name(&file)]);
        }
    }
}
