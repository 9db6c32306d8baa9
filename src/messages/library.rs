//! Texts of the list of personalities: what it shows of each, and what can be done with it.

pub use crate::messages::generated::library::*;

pub use crate::messages::personality_folder::no_folder;

use std::path::Path;

use span_it_core::json::shorten;
use span_it_core::personality::RefusedMember;
use span_it_core::personality::character::Trait;
use span_it_core::personality::ladder::Strength;
use span_it_core::text::sanitize::printable;

use crate::messages::generated::library as texts;
use crate::messages::language;
use crate::messages::language::{and_list, lines, percent, sentences, series};

/// How many refused members of a pack a sentence lists.
const MAX_REFUSED: usize = 3;

pub fn all_refused(refused: &[RefusedMember]) -> String {
    lines(&refused.iter().map(member_refused).collect::<Vec<_>>())
}

/// "Number 3, Ada, was not imported: line 40, column 21: ..."
fn member_refused(member: &RefusedMember) -> String {
    let (number, reason) = (member.number, printable(&member.reason));
    match member.name.as_deref().map(|name| shorten(&printable(name))) {
        Some(name) => named_not_imported(number, name, reason),
        None => not_imported(number, reason),
    }
}

pub fn members_refused(refused: &[RefusedMember]) -> String {
    let mut texts: Vec<String> = refused.iter().take(MAX_REFUSED).map(member_refused).collect();
    let more = refused.len().saturating_sub(MAX_REFUSED);
    if more > 0 {
        texts.push(more_not_imported(more));
    }
    sentences(&texts)
}

/// How many names a sentence lists.
const MAX_NAMES: usize = 5;

/// "Ada", "Ada and Bob", "12 personalities".
fn listed(names: &[String]) -> String {
    if names.len() > MAX_NAMES { personalities(names.len()) } else { and_list(names) }
}

pub fn deleted(names: &[String]) -> String {
    texts::deleted(names.len(), listed(names))
}

pub fn restored(names: &[String]) -> String {
    texts::restored(names.len(), listed(names))
}

pub fn imported(names: &[String]) -> String {
    texts::imported(names.len(), listed(names))
}

pub fn already_present(names: &[String]) -> String {
    texts::already_present(names.len(), listed(names))
}

/// `present` is the number of personalities that the folder contained before.
pub fn exported_beside(written: usize, present: usize, folder: &Path) -> String {
    let exported = exported(written, folder);
    if present == 0 { exported } else { sentences(&[exported, contained_already(present)]) }
}

pub fn points(strength: &Strength) -> String {
    let about = if strength.rough { "~" } else { "" };
    texts::points(format!("{about}{}", language::elo(strength.elo)))
}

/// `~` marks a cautious estimate.
pub fn elo(strength: &Strength) -> String {
    let elo = match strength.margin {
        None => language::elo(strength.elo),
        Some(margin) => language::elo_margin(strength.elo, margin),
    };
    if strength.rough { format!("~{elo}") } else { elo }
}

/// "Character: runs 40%, spreads 20%, ...".
pub fn character(shares: [f64; 5]) -> String {
    let traits = Trait::ALL.into_iter().zip(shares).map(|(one, share)| trait_share(one, percent(share)));
    texts::character(series(&traits.collect::<Vec<_>>()))
}

pub fn trait_name(one: Trait) -> &'static str {
    trait_names()[one as usize]
}

pub fn trait_note(one: Trait) -> &'static str {
    trait_notes()[one as usize]
}
