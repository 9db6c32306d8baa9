//! What has been entered in the personality dialog.

use std::path::{Path, PathBuf};

use crate::board::Player;
use crate::personality::{Factor, Factors, Personality, library};

/// The dialog as entered.
#[derive(Debug)]
pub struct Form {
    /// The name field.
    pub name: String,
    /// The author field.
    pub author: String,
    /// The description field.
    pub description: String,
    /// The number fields, in the order of [`Factor`].
    pub texts: [String; Factor::COUNT],
    /// The file it belongs to.
    pub file: Option<PathBuf>,
    /// The player of the New Game dialog it is edited for.
    pub of: Option<Player>,
    /// Whether the dialog closes once it is saved.
    pub closing: bool,
    /// Whether it asks what to do with the changes.
    pub(super) asking: bool,
    /// Whether it asks because another personality is to be loaded, not because it is left.
    pub(super) loading: bool,
    saved: Personality,
}

impl Form {
    /// The dialog on a personality.
    pub fn new(personality: Personality, file: Option<PathBuf>, of: Option<Player>) -> Self {
        let mut form = Self {
            name: String::new(),
            author: String::new(),
            description: String::new(),
            texts: Default::default(),
            file,
            of,
            closing: false,
            asking: false,
            loading: false,
            saved: personality,
        };
        form.revert();
        form
    }

    /// Takes another personality into the dialog.
    pub fn load(&mut self, personality: Personality, file: Option<PathBuf>) {
        *self = Self::new(personality, file, self.of);
    }

    /// Back to what is saved.
    pub fn revert(&mut self) {
        self.name.clone_from(&self.saved.name);
        self.author = self.saved.author.clone().unwrap_or_default();
        self.description = self.saved.description.clone().unwrap_or_default();
        for factor in Factor::all() {
            self.reset(factor);
        }
    }

    /// Gives one factor the value that is saved.
    pub fn reset(&mut self, factor: Factor) {
        self.texts[factor as usize] = self.saved.factors[factor].to_string();
    }

    /// The value entered for a factor, if it is a legal one.
    pub fn value(&self, factor: Factor) -> Option<f64> {
        let text = self.texts[factor as usize].trim().replace(',', ".").replace('−', "-");
        text.parse().ok().filter(|&value| factor.info().allows(value))
    }

    /// Whether what is entered for a factor differs from what is saved.
    pub fn is_changed(&self, factor: Factor) -> bool {
        self.value(factor).is_none_or(|value| value.to_bits() != self.saved.factors[factor].to_bits())
    }

    /// How many fields differ from what is saved.
    pub fn changes(&self) -> usize {
        let texts = [
            self.name.trim() != self.saved.name.trim(),
            optional(&self.author) != self.saved.author.as_deref().and_then(optional),
            optional(&self.description) != self.saved.description.as_deref().and_then(optional),
        ];
        let factors = Factor::all().filter(|&factor| self.is_changed(factor)).count();
        factors + texts.into_iter().filter(|&changed| changed).count()
    }

    /// The personality entered, if every field is legal.
    pub fn personality(&self) -> Option<Personality> {
        let mut factors = Factors::default();
        for factor in Factor::all() {
            factors.set(factor, self.value(factor)?).ok()?;
        }
        let name = self.name.trim();
        (!name.is_empty()).then(|| Personality {
            name: name.to_owned(),
            author: optional(&self.author).map(str::to_owned),
            description: optional(&self.description).map(str::to_owned),
            factors,
            extra: self.saved.extra.clone(),
        })
    }

    /// Whether it is one of the shipped personalities.
    pub fn is_shipped(&self) -> bool {
        self.file.is_none() && library::shipped_named(&self.saved.name) == Some(&self.saved)
    }

    /// The file name proposed for saving.
    pub fn file_name(&self) -> String {
        let known = self.file.as_deref().and_then(Path::file_name);
        known.map_or_else(
            || format!("{}.json", crate::app::file_stem(&self.name)),
            |name| name.to_string_lossy().into_owned(),
        )
    }

    /// Notes that it was saved.
    pub fn saved(&mut self, personality: Personality, file: PathBuf) {
        self.saved = personality;
        self.file = Some(file);
    }

    /// Whether it asks about its changes, or closes once they are saved.
    pub const fn is_leaving(&self) -> bool {
        self.asking || self.closing
    }

    /// Asks what to do with changes before the dialog is closed; says whether it does.
    pub fn ask_before_closing(&mut self) -> bool {
        (self.asking, self.loading) = (self.changes() > 0, false);
        self.asking
    }

    /// Asks what to do with changes before another personality is loaded; says whether it does.
    pub fn ask_before_loading(&mut self) -> bool {
        self.loading = self.ask_before_closing();
        self.asking
    }

    /// Gives the changes up.
    pub(super) fn discard(&mut self) {
        self.asking = false;
        self.revert();
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
        let form = form();
        assert_eq!(form.personality().as_ref(), library::shipped_named("Steady"));
        assert_eq!(form.changes(), 0);
        assert!(form.is_shipped());
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
            form.texts[factor as usize] = text.into();
            assert_eq!(form.value(factor), None, "{factor:?} took {text:?}");
            assert_eq!(form.personality(), None);
            form.reset(factor);
        }
        form.texts[Factor::PathMinorSpan as usize] = "−1,25".into();
        assert_eq!(form.value(Factor::PathMinorSpan), Some(-1.25));
        assert_eq!(form.changes(), 1);
    }

    #[test]
    fn saving_makes_the_changes_the_new_start() {
        let mut form = form();
        form.name = "Mine".into();
        form.texts[Factor::NodeMajor as usize] = "7".into();
        assert!(form.ask_before_closing());
        let changed = form.personality().unwrap();
        form.saved(changed, PathBuf::from("mine.json"));
        assert_eq!((form.changes(), form.ask_before_closing()), (0, false));
        assert_eq!(form.file_name(), "mine.json");
    }
}
