//! Which personalities the library lists, and in what order.

use std::cmp::Ordering;

use crate::app::library::dialog::{Entry, Part};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Filter {
    #[default]
    All,
    Own,
    BuiltIn,
}

impl Filter {
    pub(super) const ALL: [Self; 3] = [Self::All, Self::Own, Self::BuiltIn];

    pub(super) fn shows(self, part: Part) -> bool {
        match self {
            Self::All => true,
            Self::Own => part != Part::BuiltIn,
            Self::BuiltIn => part == Part::BuiltIn,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// Weakest first, then those that are not measured.
    #[default]
    Strength,
    Name,
    /// The file that was changed last comes first, then those without a file.
    Date,
}

impl Order {
    pub(super) const ALL: [Self; 3] = [Self::Strength, Self::Name, Self::Date];

    /// Entries that are equal in this order are sorted by name.
    pub(super) fn compare(self, one: &Entry, other: &Entry) -> Ordering {
        let elo = |entry: &Entry| entry.strength.as_ref().map_or(f64::INFINITY, |strength| strength.elo);
        let order = match self {
            Self::Strength => elo(one).total_cmp(&elo(other)),
            Self::Name => Ordering::Equal,
            Self::Date => other.modified.cmp(&one.modified),
        };
        order.then_with(|| one.name().to_lowercase().cmp(&other.name().to_lowercase()))
    }
}
