//! The edited personality, with undo and redo. Its factors are numbers; the text of a field is kept only while it is typed
//! in and while it is wrong.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::kit::number::{NumberError, typed_number};
use crate::messages::editor as msg;
use crate::messages::editor::number_text;
use crate::messages::library::name_needed;
use crate::model::entry::is_of_program;
use crate::model::own_folder::file_stem;
use span_it_core::board::Player;
use span_it_core::personality::character::Trait;
use span_it_core::personality::{Factor, Factors, Formulas, Personality, library, sliders};

/// Of *Undo*.
const MAX_STEPS: usize = 200;

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub name: String,
    pub author: String,
    pub description: String,
    pub notes: String,
    /// The last valid numbers.
    pub factors: Factors,
    /// As opened, or as last changed factor by factor. The sliders stand over it.
    pub anchor: Factors,
    /// Where the sliders are, 0..=1, in the order of [`Trait::ALL`].
    pub places: [f64; 5],
    /// The texts of the number fields that are being typed in or are wrong, in the order of [`Factor`].
    pub typed: [Option<String>; Factor::COUNT],
}

/// The edited personality, its saved state and its undo history.
#[derive(Debug)]
pub struct EditorForm {
    pub draft: Draft,
    pub file: Option<PathBuf>,
    /// The player of the New Game dialog that it is edited for.
    pub of: Option<Player>,
    /// As saved or opened.
    pub saved: Personality,
    /// Whether it has never been saved.
    pub is_new: bool,
    /// The start personality of an unsaved result of a training.
    pub origin: Option<Box<Personality>>,
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// The draft as last recorded for *Undo*.
    recorded: Draft,
    /// The field of the last change, while further changes of it belong to the same step.
    run: Option<usize>,
}

impl Draft {
    fn new(personality: &Personality) -> Self {
        Self {
            name: personality.name.clone(),
            author: personality.author.clone().unwrap_or_default(),
            description: personality.description.clone().unwrap_or_default(),
            notes: personality.notes.clone().unwrap_or_default(),
            factors: personality.factors.clone(),
            anchor: personality.factors.clone(),
            places: places_of(&personality.factors),
            typed: Default::default(),
        }
    }

    /// The factors become the anchor of the sliders.
    fn anchor(&mut self) {
        self.anchor.clone_from(&self.factors);
        self.places = places_of(&self.factors);
    }

    /// The index of the field or slider in which two drafts differ, if it is only one.
    fn changed(&self, other: &Self) -> Option<usize> {
        let texts = [
            self.name != other.name,
            self.author != other.author,
            self.description != other.description,
            self.notes != other.notes,
        ];
        let bits = |draft: &Self| draft.places.map(f64::to_bits);
        let (places, others) = (bits(self), bits(other));
        let is_slid = self.anchor == other.anchor && places != others;
        let sliders = places.into_iter().zip(others).map(|(one, other)| is_slid && one != other);
        let factors = Factor::all().map(|factor| {
            let at = factor as usize;
            let differs = self.factors[factor].to_bits() != other.factors[factor].to_bits()
                || self.typed[at] != other.typed[at];
            differs && !is_slid
        });
        let mut changed = texts
            .into_iter()
            .chain(factors)
            .chain(sliders)
            .enumerate()
            .filter_map(|(index, changed)| changed.then_some(index));
        changed.next().filter(|_| changed.next().is_none())
    }
}

fn places_of(factors: &Factors) -> [f64; 5] {
    Trait::ALL.map(|slider| slider.of(factors))
}

impl EditorForm {
    pub fn new(personality: Personality, file: Option<PathBuf>, of: Option<Player>) -> Self {
        let draft = Draft::new(&personality);
        Self {
            recorded: draft.clone(),
            draft,
            file,
            of,
            saved: personality,
            is_new: false,
            origin: None,
            past: Vec::new(),
            future: Vec::new(),
            run: None,
        }
    }

    /// `origin` is the start personality of a training.
    pub fn unsaved(personality: Personality, origin: Option<Personality>) -> Self {
        Self { is_new: true, origin: origin.map(Box::new), ..Self::new(personality, None, None) }
    }

    /// Undo restores the entered texts.
    pub fn reload(&mut self, personality: Personality) {
        self.saved = personality;
        self.revert();
    }

    /// The saved personality has another name and file. An own name that was entered stays.
    pub fn follow(&mut self, name: String, file: PathBuf) {
        let old = std::mem::replace(&mut self.saved.name, name);
        let drafts = [&mut self.draft, &mut self.recorded].into_iter();
        let drafts = drafts.chain(&mut self.past).chain(&mut self.future).filter(|draft| draft.name == old);
        drafts.for_each(|draft| draft.name.clone_from(&self.saved.name));
        self.file = Some(file);
    }

    /// Enters a whole personality as one undo step.
    pub fn set_all(&mut self, personality: &Personality) {
        self.enter(Draft::new(personality));
    }

    pub(crate) fn enter(&mut self, draft: Draft) {
        self.draft = draft;
        self.record_change();
        self.end_run();
    }

    /// Restores the saved state as one undo step.
    pub fn revert(&mut self) {
        self.set_all(&self.saved.clone());
    }

    pub fn reset(&mut self, factor: Factor) {
        self.end_run();
        self.set(factor, self.saved.factors[factor]);
    }

    pub fn set(&mut self, factor: Factor, value: f64) {
        let before = self.draft.factors[factor];
        if self.draft.factors.set(factor, value).is_ok() {
            self.draft.typed[factor as usize] = None;
            if self.draft.factors[factor].to_bits() != before.to_bits() {
                self.draft.anchor();
            }
        }
    }

    /// Changes how the factors make the weight of a path.
    pub fn set_formulas(&mut self, formulas: Formulas) {
        self.draft.factors.formulas = formulas;
        self.draft.anchor.formulas = formulas;
    }

    /// Moves a slider to a place in percent. So near to its place over the anchor, it goes to that place.
    pub fn slide(&mut self, slider: Trait, percent: f64, near: f64) {
        let own = slider.of(&self.draft.anchor);
        let is_own = (percent.round() - (own * 100.0).round()).abs() <= near;
        self.draft.places[slider as usize] = if is_own { own } else { percent / 100.0 };
        self.draft.factors = sliders::moved(&self.draft.anchor, self.draft.places);
        for factor in sliders::factors_of(slider) {
            self.draft.typed[factor as usize] = None;
        }
    }

    /// Where a slider is and where it was over the anchor, in percent.
    pub fn slider(&self, slider: Trait) -> [f64; 2] {
        [self.draft.places[slider as usize], slider.of(&self.draft.anchor)]
            .map(|place| (place * 100.0).round())
    }

    /// Enters the text of a number field. While it is no valid number, the one before stays in force.
    pub fn enter_text(&mut self, factor: Factor, text: String) {
        if let Ok(value) = typed_number(&text) {
            self.set(factor, value);
        }
        self.draft.typed[factor as usize] = Some(text);
    }

    /// The text of a number field.
    pub fn text(&self, factor: Factor) -> String {
        let number = || number_text(factor, self.draft.factors[factor]);
        self.draft.typed[factor as usize].clone().unwrap_or_else(number)
    }

    /// Writes a typed number as the program does: `3,5` becomes `3.50`.
    pub fn tidy(&mut self, factor: Factor) {
        if self.error(factor).is_none() {
            self.record_change();
            self.draft.typed[factor as usize] = None;
            self.recorded.clone_from(&self.draft);
        }
    }

    /// Records a change as an undo step. Consecutive changes of one field are one step.
    pub fn record_change(&mut self) {
        if self.draft == self.recorded {
            return;
        }
        let changed = self.recorded.changed(&self.draft);
        let before = std::mem::replace(&mut self.recorded, self.draft.clone());
        if changed.is_none() || changed != self.run {
            self.past.push(before);
            if self.past.len() > MAX_STEPS {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.run = changed;
    }

    /// Makes the next change an undo step of its own.
    pub const fn end_run(&mut self) {
        self.run = None;
    }

    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    pub fn undo(&mut self) {
        self.record_change();
        if let Some(before) = self.past.pop() {
            let after = self.restore(before);
            self.future.push(after);
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            let before = self.restore(after);
            self.past.push(before);
        }
    }

    /// Returns the draft that is replaced.
    fn restore(&mut self, draft: Draft) -> Draft {
        self.run = None;
        self.draft.clone_from(&draft);
        std::mem::replace(&mut self.recorded, draft)
    }

    /// What is wrong with the text of a number field.
    pub fn error(&self, factor: Factor) -> Option<String> {
        let text = self.draft.typed[factor as usize].as_ref()?;
        match typed_number(text) {
            Ok(value) if factor.info().allows(value) => None,
            Err(NumberError::AmbiguousComma) => Some(msg::ambiguous_comma(text.trim())),
            Ok(_) | Err(NumberError::NotANumber) => Some(msg::expected(factor.info())),
        }
    }

    pub fn is_changed(&self, factor: Factor) -> bool {
        self.error(factor).is_some()
            || self.draft.factors[factor].to_bits() != self.saved.factors[factor].to_bits()
    }

    /// Number of fields, with the formulas, that differ from the saved state.
    pub fn changes(&self) -> usize {
        let texts = [
            self.draft.name.trim() != self.saved.name.trim(),
            optional(&self.draft.author) != self.saved.author.as_deref().and_then(optional),
            optional(&self.draft.description) != self.saved.description.as_deref().and_then(optional),
            optional(&self.draft.notes) != self.saved.notes.as_deref().and_then(optional),
            self.draft.factors.formulas != self.saved.factors.formulas,
        ];
        let factors = Factor::all().filter(|&factor| self.is_changed(factor)).count();
        factors + texts.into_iter().filter(|&changed| changed).count()
    }

    /// Whether closing would lose changes, or a personality that has never been saved.
    pub fn is_unsaved(&self) -> bool {
        self.is_new || self.changes() > 0
    }

    pub fn discard_changes(&mut self) {
        (self.is_new, self.origin) = (false, None);
        self.revert();
    }

    /// The baseline to compare with, and its display name: the start personality of a training, else the saved state.
    pub fn comparison_baseline(&self) -> (&Personality, String) {
        match &self.origin {
            Some(origin) => (origin, msg::before_training(&origin.name)),
            None if self.is_new => (&self.saved, msg::opened_version().to_owned()),
            None => (&self.saved, msg::saved_version().to_owned()),
        }
    }

    pub const fn factors(&self) -> &Factors {
        &self.draft.factors
    }

    pub fn personality(&self) -> Option<Personality> {
        self.problem().is_none().then(|| Personality {
            name: self.draft.name.trim().to_owned(),
            author: optional(&self.draft.author).map(str::to_owned),
            description: self.description().map(str::to_owned),
            notes: optional(&self.draft.notes).map(str::to_owned),
            factors: self.draft.factors.clone(),
            extra: self.saved.extra.clone(),
        })
    }

    /// The built-in personality whose description is entered, although it is not true of other factors.
    pub fn left_out(&self) -> Option<&'static Personality> {
        let entered = optional(&self.draft.description)?;
        let is_entered = |one: &&Personality| one.description.as_deref() == Some(entered);
        let one = library::builtin().iter().find(is_entered)?;
        (self.draft.factors != one.factors).then_some(one)
    }

    pub fn description(&self) -> Option<&str> {
        optional(&self.draft.description).filter(|_| self.left_out().is_none())
    }

    /// Who is the author once it is saved by a player of this name.
    pub fn author<'a>(&'a self, player: &'a str) -> Option<&'a str> {
        optional(&self.draft.author).filter(|author| !is_of_program(author)).or_else(|| optional(player))
    }

    /// The built-in personality that was changed.
    pub fn copied(&self) -> Option<&Personality> {
        (self.is_built_in() && self.changes() > 0).then_some(&self.saved)
    }

    pub fn problem(&self) -> Option<&'static str> {
        if self.draft.name.trim().is_empty() {
            return Some(name_needed());
        }
        Factor::all().any(|factor| self.error(factor).is_some()).then_some(msg::fix_values())
    }

    pub fn is_built_in(&self) -> bool {
        !self.is_new && self.file.is_none() && library::builtin_named(&self.saved.name) == Some(&self.saved)
    }

    /// The file name to propose for a personality of this name.
    pub fn file_name(&self, name: &str) -> String {
        let file_name = self.file.as_deref().and_then(Path::file_name);
        file_name
            .map_or_else(|| format!("{}.json", file_stem(name)), |name| name.to_string_lossy().into_owned())
    }

    /// Records that the personality was saved. If its texts have changed, that is an undo step of its own.
    pub fn saved(&mut self, personality: Personality, file: PathBuf) {
        let saved = Draft::new(&personality);
        let Draft { name, author, description, .. } = &mut self.draft;
        for (entered, saved) in [(name, saved.name), (author, saved.author), (description, saved.description)]
        {
            if entered.trim() != saved.trim() {
                *entered = saved;
            }
        }
        self.end_run();
        self.record_change();
        Factor::all().for_each(|factor| self.tidy(factor));
        self.saved = personality;
        (self.file, self.is_new, self.origin) = (Some(file), false, None);
        self.end_run();
    }
}

fn optional(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> EditorForm {
        EditorForm::new(library::builtin_named("Steady").unwrap().clone(), None, None)
    }

    fn number(form: &EditorForm, factor: Factor) -> String {
        number_text(factor, form.factors()[factor])
    }

    #[test]
    fn saved_state_matches_the_fields() {
        for personality in library::builtin() {
            let form = EditorForm::new(personality.clone(), None, None);
            assert_eq!(form.personality().as_ref(), Some(personality));
            assert_eq!(form.changes(), 0);
            assert!(form.is_built_in());
        }
    }

    #[test]
    fn validates_each_field() {
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
            let before = form.factors()[factor];
            form.enter_text(factor, text.into());
            assert_eq!(form.error(factor), Some(msg::expected(factor.info())), "{factor:?} took {text:?}");
            assert_eq!(form.personality(), None);
            form.tidy(factor);
            assert_eq!((form.text(factor).as_str(), form.factors()[factor]), (text, before));
            form.reset(factor);
            assert_eq!((form.changes(), form.text(factor)), (0, number_text(factor, before)));
        }
        form.enter_text(Factor::PathMinorSpan, "−1,25".into());
        assert_eq!(number(&form, Factor::PathMinorSpan), "−1.25");
        form.enter_text(Factor::PathIsWinner, "12 500".into());
        assert_eq!((form.factors()[Factor::PathIsWinner], form.changes()), (12_500.0, 2));
        form.enter_text(Factor::PathIsWinner, "10,000".into());
        assert_eq!(form.error(Factor::PathIsWinner), Some(msg::ambiguous_comma("10,000")));
        assert_eq!(number(&form, Factor::PathIsWinner), "12500", "the last valid number stays in force");
    }

    #[test]
    fn shows_all_digits_where_two_decimals_are_inexact() {
        let mut personality = library::builtin_named("Steady").unwrap().clone();
        for value in [0.1 + 0.2, 1.1 * 1.1, 2.675, -0.0, 1e-12, 99.995, 12_345.678_901_234_5] {
            personality.factors.set(Factor::NodeMajor, value).unwrap();
            personality.factors.set(Factor::PathIsWinner, value).unwrap();
            let mut form = EditorForm::new(personality.clone(), None, None);
            assert_eq!(form.changes(), 0, "{value}");
            let text = form.text(Factor::NodeMajor);
            form.enter_text(Factor::NodeMajor, text);
            assert_eq!(form.changes(), 0, "{value}: {:?}", form.draft.typed);
            form.set(Factor::NodeMajor, 1.0);
            form.revert();
            assert_eq!(form.changes(), 0, "{value}");
        }
    }

    #[test]
    fn saving_resets_the_changes() {
        let mut form = form();
        form.draft.name = "Mine".into();
        form.set(Factor::NodeMajor, 7.0);
        assert_eq!(form.changes(), 2);
        let changed = form.personality().unwrap();
        form.saved(changed, PathBuf::from("mine.json"));
        assert_eq!(form.changes(), 0);
        assert_eq!(form.file_name("Mine"), "mine.json");
        form.record_change();
        let mut copied = form.saved.clone();
        copied.name = "Mine copy".to_owned();
        form.saved(copied, PathBuf::from("copy.json"));
        assert_eq!((form.changes(), form.draft.name.as_str()), (0, "Mine copy"));
        form.undo();
        assert_eq!(form.draft.name, "Mine");
    }

    #[test]
    fn trained_personality_is_compared_with_its_start() {
        let [planner, trained] =
            ["Planner", "Master"].map(|name| library::builtin_named(name).unwrap().clone());
        let trained = Personality { name: "Planner (trained)".to_owned(), ..trained };
        let mut form = EditorForm::unsaved(trained.clone(), Some(planner.clone()));
        assert!(form.is_unsaved() && form.changes() == 0 && !form.is_built_in());
        assert_eq!(form.comparison_baseline(), (&planner, msg::before_training("Planner")));
        form.set(Factor::NodeMajor, 7.0);
        form.revert();
        assert_eq!((form.personality().as_ref(), form.is_unsaved()), (Some(&trained), true));
        form.saved(trained.clone(), PathBuf::from("trained.json"));
        assert!(!form.is_unsaved());
        assert_eq!(form.comparison_baseline(), (&trained, msg::saved_version().to_owned()));
        let mut pasted = EditorForm::unsaved(trained.clone(), None);
        assert_eq!(pasted.comparison_baseline(), (&trained, msg::opened_version().to_owned()));
        pasted.discard_changes();
        assert!(!pasted.is_unsaved());
    }

    #[test]
    fn undo_steps_by_field_and_undoes_revert() {
        let mut form = form();
        for value in [3.0, 4.0, 5.0] {
            form.set(Factor::NodeMajor, value);
            form.record_change();
        }
        form.draft.author = "Ada".into();
        form.record_change();
        form.revert();
        assert_eq!(form.changes(), 0);
        form.undo();
        assert_eq!((form.changes(), form.factors()[Factor::NodeMajor]), (2, 5.0));
        form.undo();
        form.undo();
        assert_eq!((form.changes(), form.can_undo()), (0, false));
        form.redo();
        assert_eq!(number(&form, Factor::NodeMajor), "5.00");
        form.end_run();
        for value in [6.0, 7.0] {
            form.set(Factor::NodeMajor, value);
            form.record_change();
        }
        assert!(!form.can_redo(), "a change after Undo");
        form.undo();
        assert_eq!(number(&form, Factor::NodeMajor), "5.00");
    }

    #[test]
    fn formats_decimals_if_exact() {
        assert_eq!(number_text(Factor::PathMinorSpan, -1.5), "−1.50");
        assert_eq!(number_text(Factor::PathMinorSpan, -1.0625), "−1.0625");
        assert_eq!(number_text(Factor::PathIsWinner, 1e4), "10000");
        assert_eq!(number_text(Factor::PathIsWinner, -123_456.5), "−123456.5");
        assert_eq!(number_text(Factor::GameTreeMaxDepth, 3.0), "3");
        assert_eq!(number_text(Factor::NodeMajor, 0.1 + 0.2), "0.30000000000000004");
    }
}
