//! What has been entered in the editor.

use std::path::{Path, PathBuf};

use crate::app::editor::number::{Unread, number_text, read};
use crate::app::editor::undo_history::History;
use crate::messages::editor as own;
use span_it_core::board::Player;
use span_it_core::personality::{Factor, Factors, Personality, library};

/// Everything that is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The name field.
    pub name: String,
    /// The author field.
    pub author: String,
    /// The description field.
    pub description: String,
    /// The number fields, in the order of [`Factor`].
    pub texts: [String; Factor::COUNT],
}

/// The editor as entered.
#[derive(Debug)]
pub struct Form {
    /// Everything that is typed.
    pub draft: Draft,
    /// The file it belongs to.
    pub file: Option<PathBuf>,
    /// The player of the New Game dialog it is edited for.
    pub of: Option<Player>,
    saved: Personality,
    unsaved: Option<Unsaved>,
    history: History<Draft>,
}

/// What is known of a personality that nobody has saved yet.
#[derive(Debug)]
struct Unsaved {
    /// The one it was trained from.
    origin: Option<Box<Personality>>,
}

impl Draft {
    fn of(personality: &Personality) -> Self {
        Self {
            name: personality.name.clone(),
            author: personality.author.clone().unwrap_or_default(),
            description: personality.description.clone().unwrap_or_default(),
            texts: std::array::from_fn(|index| {
                Factor::all()
                    .nth(index)
                    .map_or_else(String::new, |factor| number_text(factor, personality.factors[factor]))
            }),
        }
    }

    /// The only field in which two drafts differ, by number.
    fn changed(&self, other: &Self) -> Option<usize> {
        let texts =
            [self.name != other.name, self.author != other.author, self.description != other.description];
        let factors = self.texts.iter().zip(&other.texts).map(|(one, other)| one != other);
        let mut changed = texts
            .into_iter()
            .chain(factors)
            .enumerate()
            .filter_map(|(index, changed)| changed.then_some(index));
        changed.next().filter(|_| changed.next().is_none())
    }
}

impl Form {
    /// The editor on a personality.
    pub fn new(personality: Personality, file: Option<PathBuf>, of: Option<Player>) -> Self {
        let draft = Draft::of(&personality);
        Self { history: History::new(draft.clone()), draft, file, of, saved: personality, unsaved: None }
    }

    /// The editor on a personality that nobody has saved yet, and the one it was trained from.
    pub fn unsaved(personality: Personality, origin: Option<Personality>) -> Self {
        let unsaved = Some(Unsaved { origin: origin.map(Box::new) });
        Self { unsaved, ..Self::new(personality, None, None) }
    }

    /// Takes another personality in; the changes of the one before are gone.
    pub fn load(&mut self, personality: Personality, file: Option<PathBuf>) {
        *self = Self::new(personality, file, self.of);
    }

    /// Its file was read again. Undo brings back what was entered.
    pub fn reload(&mut self, personality: Personality) {
        self.saved = personality;
        self.revert();
    }

    /// Enters all of a personality, as one step.
    pub fn enter(&mut self, personality: &Personality) {
        self.draft = Draft::of(personality);
        self.note();
        self.end_run();
    }

    /// Back to what is saved, or to how it was opened, as one step.
    pub fn revert(&mut self) {
        self.draft = Draft::of(&self.saved);
        self.note();
        self.end_run();
    }

    /// Gives one factor the value that is saved.
    pub fn reset(&mut self, factor: Factor) {
        self.end_run();
        self.set(factor, self.saved.factors[factor]);
    }

    /// Enters a value for a factor.
    pub fn set(&mut self, factor: Factor, value: f64) {
        self.draft.texts[factor as usize] = number_text(factor, value);
    }

    /// Notes what is entered now, for undo.
    pub fn note(&mut self) {
        self.history.note(&self.draft, Draft::changed);
    }

    /// The next change is a step of its own.
    pub const fn end_run(&mut self) {
        self.history.end_run();
    }

    /// Whether there is something to take back.
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is something to do again.
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        self.note();
        if let Some(draft) = self.history.undo() {
            self.draft = draft;
        }
    }

    /// Does it again.
    pub fn redo(&mut self) {
        if let Some(draft) = self.history.redo() {
            self.draft = draft;
        }
    }

    /// The value entered for a factor, if it is a legal one.
    pub fn value(&self, factor: Factor) -> Option<f64> {
        read(&self.draft.texts[factor as usize]).ok().filter(|&value| factor.info().allows(value))
    }

    /// Whether a factor's comma may stand before decimals or between thousands.
    pub fn is_comma_unclear(&self, factor: Factor) -> bool {
        read(&self.draft.texts[factor as usize]) == Err(Unread::Comma)
    }

    /// The value that is saved.
    pub fn saved_value(&self, factor: Factor) -> f64 {
        self.saved.factors[factor]
    }

    /// Whether what is entered for a factor differs from what is saved.
    pub fn is_changed(&self, factor: Factor) -> bool {
        self.value(factor).is_none_or(|value| value.to_bits() != self.saved.factors[factor].to_bits())
    }

    /// How many fields differ from what is saved.
    pub fn changes(&self) -> usize {
        let texts = [
            self.draft.name.trim() != self.saved.name.trim(),
            optional(&self.draft.author) != self.saved.author.as_deref().and_then(optional),
            optional(&self.draft.description) != self.saved.description.as_deref().and_then(optional),
        ];
        let factors = Factor::all().filter(|&factor| self.is_changed(factor)).count();
        factors + texts.into_iter().filter(|&changed| changed).count()
    }

    /// Whether something would be lost: changes, or all of it.
    pub fn is_unsaved(&self) -> bool {
        self.unsaved.is_some() || self.changes() > 0
    }

    /// Whether nobody has saved it yet, changed or not.
    pub const fn is_new(&self) -> bool {
        self.unsaved.is_some()
    }

    /// Leaves what is not saved.
    pub fn give_up(&mut self) {
        self.unsaved = None;
        self.revert();
    }

    /// Whether it was trained, and is not saved yet.
    pub const fn is_of_training(&self) -> bool {
        matches!(&self.unsaved, Some(Unsaved { origin: Some(_) }))
    }

    /// The one that it is new beside, and what that is called: the one it was trained from, or itself as it is
    /// saved or was opened.
    pub fn old_self(&self) -> (&Personality, String) {
        match &self.unsaved {
            Some(Unsaved { origin: Some(origin) }) => (origin, own::before_training(&origin.name)),
            Some(_) => (&self.saved, own::OPENED_SELF.to_owned()),
            None => (&self.saved, own::SAVED_SELF.to_owned()),
        }
    }

    /// The factors entered, if all are legal.
    pub fn factors(&self) -> Option<Factors> {
        let mut factors = Factors::default();
        for factor in Factor::all() {
            factors.set(factor, self.value(factor)?).ok()?;
        }
        Some(factors)
    }

    /// The personality entered, if every field is legal.
    pub fn personality(&self) -> Option<Personality> {
        let is_legal = !self.draft.name.trim().is_empty() && self.factors().is_some();
        is_legal.then(|| self.personality_or(&self.saved))
    }

    /// The personality entered, with these values where a field is not legal.
    pub fn personality_or(&self, other: &Personality) -> Personality {
        let name = Some(self.draft.name.trim()).filter(|name| !name.is_empty()).unwrap_or(&other.name);
        let mut factors = other.factors.clone();
        for factor in Factor::all() {
            if let Some(value) = self.value(factor)
                && factors.set(factor, value).is_err()
            {
                // What it allows has just been asked.
            }
        }
        Personality {
            name: name.to_owned(),
            author: optional(&self.draft.author).map(str::to_owned),
            description: optional(&self.draft.description).map(str::to_owned),
            factors,
            extra: self.saved.extra.clone(),
        }
    }

    /// The personality as it is saved, or was opened.
    pub const fn saved_self(&self) -> &Personality {
        &self.saved
    }

    /// Whether it is one of the shipped personalities.
    pub fn is_shipped(&self) -> bool {
        self.file.is_none() && library::shipped_named(&self.saved.name) == Some(&self.saved)
    }

    /// The file name proposed for saving, for a personality of this name.
    pub fn file_name(&self, name: &str) -> String {
        let known = self.file.as_deref().and_then(Path::file_name);
        known.map_or_else(
            || format!("{}.json", crate::app::file_stem(name)),
            |name| name.to_string_lossy().into_owned(),
        )
    }

    /// Notes that it was saved, perhaps under another name than was entered: then as a step of its own.
    pub fn saved(&mut self, personality: Personality, file: PathBuf) {
        if self.draft.name.trim() != personality.name {
            self.end_run();
            self.draft.name.clone_from(&personality.name);
            self.draft.author = personality.author.clone().unwrap_or_default();
            self.note();
        }
        self.saved = personality;
        (self.file, self.unsaved) = (Some(file), None);
        self.end_run();
    }
}

/// A text that says something.
fn optional(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        Form::new(library::shipped_named("Steady").unwrap().clone(), None, None)
    }

    #[test]
    fn what_is_shown_is_what_is_saved() {
        for personality in library::shipped() {
            let form = Form::new(personality.clone(), None, None);
            assert_eq!(form.personality().as_ref(), Some(personality));
            assert_eq!(form.changes(), 0);
            assert!(form.is_shipped());
        }
    }

    #[test]
    fn each_field_is_checked_as_it_is_typed() {
        let mut form = form();
        for (factor, text) in [
            (Factor::NodeMajor, "abc"),
            (Factor::NodeMajor, ""),
            (Factor::NodeMajor, "1e7"),
            (Factor::NodeMajor, "nan"),
            (Factor::NodeMajor, "inf"),
            (Factor::GameTreeMaxDepth, "2.5"),
            (Factor::GameTreeMaxDepth, "51"),
            (Factor::GameTreeBreadthTrim, "101"),
        ] {
            form.draft.texts[factor as usize] = text.into();
            assert_eq!(form.value(factor), None, "{factor:?} took {text:?}");
            assert_eq!(form.personality(), None);
            form.reset(factor);
        }
        form.draft.texts[Factor::PathMinorSpan as usize] = "−1,25".into();
        assert_eq!(form.value(Factor::PathMinorSpan), Some(-1.25));
        form.draft.texts[Factor::PathIsWinner as usize] = "12 500".into();
        assert_eq!(form.value(Factor::PathIsWinner), Some(12_500.0));
        assert_eq!(form.changes(), 2);
        form.draft.texts[Factor::PathIsWinner as usize] = "10,000".into();
        assert!(form.value(Factor::PathIsWinner).is_none() && form.is_comma_unclear(Factor::PathIsWinner));
    }

    #[test]
    fn what_no_two_decimals_say_is_shown_to_the_last_bit() {
        let mut personality = library::shipped_named("Steady").unwrap().clone();
        for value in [0.1 + 0.2, 1.1 * 1.1, 2.675, -0.0, 1e-12, 99.995, 12_345.678_901_234_5] {
            personality.factors.set(Factor::NodeMajor, value).unwrap();
            personality.factors.set(Factor::PathIsWinner, value).unwrap();
            let mut form = Form::new(personality.clone(), None, None);
            assert_eq!(form.changes(), 0, "{value}: {:?}", form.draft.texts);
            form.set(Factor::NodeMajor, 1.0);
            form.revert();
            assert_eq!(form.changes(), 0, "{value}");
        }
    }

    #[test]
    fn saving_makes_the_changes_the_new_start() {
        let mut form = form();
        form.draft.name = "Mine".into();
        form.set(Factor::NodeMajor, 7.0);
        assert_eq!(form.changes(), 2);
        let changed = form.personality().unwrap();
        form.saved(changed, PathBuf::from("mine.json"));
        assert_eq!(form.changes(), 0);
        assert_eq!(form.file_name("Mine"), "mine.json");
        form.note();
        let mut copied = form.saved_self().clone();
        copied.name = "Mine copy".to_owned();
        form.saved(copied, PathBuf::from("copy.json"));
        assert_eq!((form.changes(), form.draft.name.as_str()), (0, "Mine copy"));
        form.undo();
        assert_eq!(form.draft.name, "Mine");
    }

    #[test]
    fn one_that_was_trained_is_new_beside_the_one_it_was_trained_from() {
        let [planner, bred] = ["Planner", "Master"].map(|name| library::shipped_named(name).unwrap().clone());
        let bred = Personality { name: "Planner, trained".to_owned(), ..bred };
        let mut form = Form::unsaved(bred.clone(), Some(planner.clone()));
        assert!(form.is_unsaved() && form.changes() == 0 && !form.is_shipped());
        assert_eq!(form.old_self(), (&planner, own::before_training("Planner")));
        form.set(Factor::NodeMajor, 7.0);
        form.revert();
        assert_eq!((form.personality().as_ref(), form.is_unsaved()), (Some(&bred), true));
        form.saved(bred.clone(), PathBuf::from("bred.json"));
        assert!(!form.is_unsaved());
        assert_eq!(form.old_self(), (&bred, own::SAVED_SELF.to_owned()));
        let mut pasted = Form::unsaved(bred.clone(), None);
        assert_eq!(pasted.old_self(), (&bred, own::OPENED_SELF.to_owned()));
        pasted.give_up();
        assert!(!pasted.is_unsaved());
    }

    #[test]
    fn undo_goes_back_field_by_field_and_over_reverting() {
        let mut form = form();
        for value in [3.0, 4.0, 5.0] {
            form.set(Factor::NodeMajor, value);
            form.note();
        }
        form.draft.author = "Ada".into();
        form.note();
        form.revert();
        assert_eq!(form.changes(), 0);
        form.undo();
        assert_eq!((form.changes(), form.value(Factor::NodeMajor)), (2, Some(5.0)));
        form.undo();
        form.undo();
        assert_eq!((form.changes(), form.can_undo()), (0, false));
        form.redo();
        assert_eq!(form.value(Factor::NodeMajor), Some(5.0));
    }
}
