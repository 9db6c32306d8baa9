//! The opponents that the program offers, in order of strength: the built-in personalities and perfect play.

use crate::messages::language::elo;
use crate::messages::opponents as msg;
use span_it_core::engine::Manner;
use span_it_core::personality::ladder::{Ladder, Strength};
use span_it_core::personality::{Factors, Personality, ladder, library};
use span_it_core::record::{PlayerKind, Seat};

/// The default opponent of a new player.
pub(crate) const FIRST: &str = "Steady";
/// The default personality for hints.
pub(crate) const HINTS: &str = "Planner";

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Opponent {
    BuiltIn(&'static Personality),
    Perfect,
}

/// The strength in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Grade {
    Beginner,
    Easy,
    Medium,
    Strong,
    Expert,
    Perfect,
}

/// Each grade with the rating where the next one starts, in Elo.
const GRADES: [(Grade, f64); 4] =
    [(Grade::Beginner, 1050.0), (Grade::Easy, 1350.0), (Grade::Medium, 1600.0), (Grade::Strong, 1950.0)];

impl Grade {
    fn of(rating: f64) -> Self {
        GRADES.into_iter().find(|&(_, end)| rating < end).map_or(Self::Expert, |(grade, _)| grade)
    }
}

impl Opponent {
    /// Weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        built_in().chain([Self::Perfect])
    }

    /// `None` for a personality that is not built in.
    pub fn of(kind: PlayerKind, personality: &Personality) -> Option<Self> {
        if matches!(kind, PlayerKind::Perfect(_)) {
            return Some(Self::Perfect);
        }
        let is_same = |one: &&Personality| one.name == personality.name && one.factors == personality.factors;
        library::builtin().iter().find(is_same).map(Self::BuiltIn)
    }

    /// The built-in personality with this name. Ignores case.
    pub fn named(name: &str) -> Option<Self> {
        library::builtin_named(name).map(Self::BuiltIn)
    }

    /// Gives the computer player on this seat the opponent's name, kind and personality.
    pub(crate) fn sit(self, seat: &mut Seat) {
        self.name().clone_into(&mut seat.name);
        match self {
            Self::BuiltIn(personality) => {
                (seat.kind, seat.personality) = (PlayerKind::Computer, personality.clone());
            }
            Self::Perfect => seat.kind = PlayerKind::Perfect(Manner::Fighter),
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::BuiltIn(personality) => &personality.name,
            Self::Perfect => msg::perfect(),
        }
    }

    /// A few words.
    pub fn character(self) -> &'static str {
        match self {
            Self::BuiltIn(one) => msg::character(one),
            Self::Perfect => msg::perfect_character(),
        }
    }

    /// In Elo, if measured.
    pub fn rating(self) -> Option<f64> {
        match self {
            Self::BuiltIn(one) => ladder::builtin().strength_of(&one.factors).map(|strength| strength.elo),
            Self::Perfect => None,
        }
    }

    /// The grade, and the rating if measured.
    pub fn strength(self) -> String {
        msg::spoken_strength(self.grade(), &self.rating().map(elo).unwrap_or_default())
    }

    /// The same without the word Elo.
    pub(crate) fn short_strength(self) -> String {
        msg::short_strength(self.grade(), self.rating())
    }

    /// The grade and the place among the built-in ones.
    pub(crate) fn place(self) -> String {
        let place = built_in().position(|one| one == self);
        place.map_or_else(
            || self.grade().to_owned(),
            |index| msg::place(self.grade(), index, library::builtin().len()),
        )
    }

    /// The strength in a word.
    pub(crate) fn grade(self) -> &'static str {
        self.known_grade().map_or("", |grade| msg::grades()[grade as usize])
    }

    fn known_grade(self) -> Option<Grade> {
        match self {
            Self::Perfect => Some(Grade::Perfect),
            Self::BuiltIn(_) => self.rating().map(Grade::of),
        }
    }
}

/// As measured with the program, or by the player.
pub(crate) fn strength_of(own: &Ladder, factors: &Factors) -> Option<Strength> {
    ladder::builtin().strength_of(factors).or_else(|| own.strength_of(factors))
}

/// Weakest first.
pub(crate) fn built_in() -> impl Iterator<Item = Opponent> {
    library::builtin().iter().map(Opponent::BuiltIn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_rise() {
        let grades: Vec<Grade> = built_in().map(|one| Grade::of(one.rating().unwrap())).collect();
        assert!(grades.is_sorted(), "{grades:?}");
        assert_eq!((grades[0], grades[grades.len() - 1]), (Grade::Beginner, Grade::Expert));
        for grade in [Grade::Easy, Grade::Medium, Grade::Strong] {
            assert!(grades.contains(&grade), "no {grade:?}");
        }
        assert_eq!(Opponent::all().last(), Some(Opponent::Perfect));
    }

    #[test]
    fn changed_personality_is_no_built_in_one() {
        let steady = library::builtin_named("Steady").unwrap();
        let of = |personality| Opponent::of(PlayerKind::Computer, personality);
        assert_eq!(of(steady), Some(Opponent::BuiltIn(steady)));
        assert_eq!(of(&Personality { name: "Mutant".to_owned(), ..steady.clone() }), None);
        let perfect = PlayerKind::Perfect(Manner::Plain);
        assert_eq!(Opponent::of(perfect, steady), Some(Opponent::Perfect));
    }
}
