//! Finds and fills the texts of the chosen language. Functions made by `build/texts.rs` call this.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::messages::dialogs::new_game::{YOU, kept_name, shown_name};
use crate::messages::generated::{Files, HELP, PAGES, SOURCES};
use crate::messages::{errors, files, for_this_system, game, language};

/// The language of the program's own texts, which has every text.
pub(crate) const ENGLISH: &str = "en";

/// A value of a variable in a text.
pub trait Argument {
    fn value(&self) -> FluentValue<'_>;
}

impl<T: Argument + ?Sized> Argument for &T {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

/// A name that stands for no name is shown in the chosen language.
impl Argument for str {
    fn value(&self) -> FluentValue<'_> {
        shown_name(self).into()
    }
}

impl Argument for String {
    fn value(&self) -> FluentValue<'_> {
        self.as_str().value()
    }
}

impl Argument for std::borrow::Cow<'_, str> {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Argument for $number {
            fn value(&self) -> FluentValue<'_> {
                (*self).into()
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i32 i64);

macro_rules! displayed {
    ($($shown:ty)*) => {
        $(impl Argument for $shown {
            fn value(&self) -> FluentValue<'_> {
                errors::translated(&self.to_string()).into()
            }
        })*
    };
}
displayed!(
    char
    crate::picture::ImageError
    span_it_core::board::Node
    span_it_core::board::NotationError
    span_it_core::engine::Seed
    span_it_core::json::FormatError
    span_it_core::personality::PackError
    span_it_core::personality::TooLarge
    span_it_core::referee::Refusal
    span_it_lab::tournament::PlanError
    span_it_lab::tournament::log::LogError
    span_it_learn::date::Date
    std::io::Error
    std::path::Display<'_>
    std::process::ExitStatus
);

impl Argument for std::path::Path {
    fn value(&self) -> FluentValue<'_> {
        self.display().to_string().into()
    }
}

impl Argument for std::path::PathBuf {
    fn value(&self) -> FluentValue<'_> {
        self.as_path().value()
    }
}

impl Argument for span_it_core::board::BoardSize {
    fn value(&self) -> FluentValue<'_> {
        language::size(*self).into()
    }
}

/// Values that choose a variant: `[Horizontal]`, `[true]`.
macro_rules! keys {
    ($($enumeration:ty)*) => {
        $(impl Argument for $enumeration {
            fn value(&self) -> FluentValue<'_> {
                format!("{self:?}").into()
            }
        })*
    };
}
keys!(
    bool
    span_it_core::board::NodeKind
    span_it_core::board::Phase
    span_it_core::board::Player
    span_it_core::personality::Factor
    span_it_core::personality::FactorGroup
    span_it_core::personality::FactorKind
    span_it_core::personality::character::Trait
    span_it_core::record::Reduction
    span_it_core::solver::Verdict
    span_it_lab::tournament::Side
    span_it_learn::badges::Badge
    span_it_learn::ladder::Handicap
    span_it_learn::mistakes::MistakeKind
    span_it_learn::puzzles::Kind
    span_it_learn::truth::Class
    span_it_store::games::Order
    span_it_store::games::ResultFilter
);

/// `[None]`, or the value.
impl<T: Argument> Argument for Option<T> {
    fn value(&self) -> FluentValue<'_> {
        self.as_ref().map_or_else(|| "None".into(), Argument::value)
    }
}

/// A player in a sentence, as with `PERSON`.
#[derive(Debug)]
pub struct Name<'a>(pub &'a str);

impl Argument for Name<'_> {
    fn value(&self) -> FluentValue<'_> {
        person(self.0).into()
    }
}

type TextFunction = (&'static str, fn(&str) -> String);

/// What texts call: `{ PERSON($name) -> [you] You win *[other] { $name } wins }`.
const FUNCTIONS: [TextFunction; 6] = [
    ("PERSON", person),
    ("POSSESSIVE", language::possessive_of_name),
    ("SHORT", game::short_name),
    // The name of a file without its folder.
    ("FILE", |path| files::file_name(Path::new(path))),
    // An error of a library.
    ("ERROR", errors::translated),
    // The same with a full stop at its end.
    ("SENTENCE", |text| language::with_full_stop(errors::translated(text))),
];

/// `you` for a person without a name, `circles` and `diamonds` for the dots of a lesson, otherwise the name.
fn person(name: &str) -> String {
    let dots = super::lessons::sides();
    let person = match name {
        _ if kept_name(name) == YOU => "you",
        _ if name == dots.horizontal => "circles",
        _ if name == dots.vertical => "diamonds",
        _ => name,
    };
    person.to_owned()
}

/// The texts of a file.
struct Page {
    bundle: FluentBundle<FluentResource>,
    plain: Vec<&'static str>,
}

/// The texts of a language. A page is read when one of its texts is first needed.
struct Language {
    name: &'static str,
    pages: Vec<OnceLock<Page>>,
}

impl Language {
    fn page(&self, page: usize) -> &Page {
        self.pages[page].get_or_init(|| Page::read(self.name, page))
    }
}

impl Page {
    fn read(language: &'static str, page: usize) -> Self {
        let (file, plain) = PAGES[page];
        let locale: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number_text(number)),
            _ => None,
        }));
        for (name, function) in FUNCTIONS {
            let added = bundle.add_function(name, move |values, _| match values {
                [FluentValue::String(text)] => function(text).into(),
                _ => FluentValue::Error,
            });
            added.expect("each function has a name of its own");
        }
        // English has what a translation lacks.
        for language in [ENGLISH, language] {
            let source = for_this_system(file_of(SOURCES, language, file).unwrap_or_default()).into_owned();
            // A test reads every file.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        let plain = plain.iter().map(|id| &*format(&bundle, id, None).leak()).collect();
        Self { bundle, plain }
    }
}

fn file_of(all: &'static [(&'static str, Files)], language: &str, file: &str) -> Option<&'static str> {
    let (_, files) = all.iter().find(|(name, _)| *name == language)?;
    files.iter().find(|(name, _)| *name == file).map(|(_, source)| *source)
}

fn number_text(number: &FluentNumber) -> String {
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0);
    if number.value.fract() == 0.0 || decimals > 0 {
        language::decimal(number.value, decimals)
    } else {
        language::grouped(number.value)
    }
}

/// Longer than English, with accents and brackets: what has no brackets on the screen cannot be translated. For tests.
const PSEUDO: &str = "en-XA";

fn pseudo(text: &str) -> String {
    let accent = |letter| match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'î',
        'o' => 'ö',
        'u' => 'û',
        _ => letter,
    };
    let longer = "~".repeat(text.chars().count() * 2 / 5);
    format!("[{}{longer}]", text.chars().map(accent).collect::<String>())
}

fn format(bundle: &FluentBundle<FluentResource>, id: &str, arguments: Option<&FluentArgs<'_>>) -> String {
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        return id.to_owned();
    };
    let text = with_single_stops(&bundle.format_pattern(pattern, arguments, &mut Vec::new()));
    let is_pseudo = bundle.locales.first().is_some_and(|locale| *locale == PSEUDO);
    if is_pseudo && text.chars().any(char::is_alphabetic) { pseudo(&text) } else { text }
}

/// A name that ends with a full stop, such as "Ada L.", also ends its sentence.
fn with_single_stops(text: &str) -> String {
    let mut single = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("..") {
        let ends =
            before.ends_with(char::is_alphanumeric) && !after.starts_with(|next: char| !next.is_whitespace());
        single.extend([before, if ends { "." } else { ".." }]);
        rest = after;
    }
    single + rest
}

/// The languages that were used, by name.
static LANGUAGES: Mutex<BTreeMap<&str, &Language>> = Mutex::new(BTreeMap::new());
static CHOSEN: RwLock<Option<&Language>> = RwLock::new(None);

fn chosen() -> &'static Language {
    let chosen = *CHOSEN.read().unwrap_or_else(PoisonError::into_inner);
    chosen.unwrap_or_else(|| language(ENGLISH))
}

/// The names of all languages: `de`, `en`.
pub fn languages() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(language, _)| *language)
}

pub(crate) fn chosen_language() -> &'static str {
    chosen().name
}

/// A file in English.
pub(super) fn english_of(file: &str) -> &'static str {
    file_of(SOURCES, ENGLISH, file).unwrap_or_default()
}

pub(crate) fn help(chapter: &str) -> &'static str {
    let of = |language| file_of(HELP, language, chapter);
    of(chosen().name).or_else(|| of(ENGLISH)).unwrap_or_default()
}

/// The name of a language in itself: `Deutsch`.
pub(crate) fn own_name(language: &'static str) -> &'static str {
    let source = file_of(SOURCES, language, "language").unwrap_or_default();
    source.lines().find_map(|line| line.strip_prefix("own_name = ")).unwrap_or(language)
}

/// The language for this choice: that of the system if there is no choice, and English if there is none of it.
pub(crate) fn choose(choice: Option<&str>, of_system: Option<&str>) {
    let of_system = of_system.and_then(|locale| locale.split(['-', '_', '.']).next());
    let is_chosen =
        [choice, of_system].into_iter().flatten().any(|name| name == chosen().name || choose_language(name));
    if !is_chosen && chosen().name != ENGLISH {
        choose_language(ENGLISH);
    }
}

/// All texts are in this language from now on: `de`. Nothing changes and it is `false` if there is no such language.
pub fn choose_language(name: &str) -> bool {
    let name = languages().chain([PSEUDO]).find(|language| *language == name);
    if let Some(name) = name {
        *CHOSEN.write().unwrap_or_else(PoisonError::into_inner) = Some(language(name));
        super::lessons::translate();
    }
    name.is_some()
}

fn language(name: &'static str) -> &'static Language {
    let mut languages = LANGUAGES.lock().unwrap_or_else(PoisonError::into_inner);
    languages.entry(name).or_insert_with(|| {
        let pages = PAGES.iter().map(|_| OnceLock::new()).collect();
        Box::leak(Box::new(Language { name, pages }))
    })
}

pub(super) fn plain(page: usize, number: usize) -> &'static str {
    chosen().page(page).plain[number]
}

pub(super) fn filled<const N: usize>(
    page: usize,
    id: &str,
    arguments: [(&'static str, FluentValue<'_>); N],
) -> String {
    format(&chosen().page(page).bundle, id, Some(&FluentArgs::from_iter(arguments)))
}

/// A text of a file by its name, if it has no variables. `None` if there is none.
pub(super) fn named_plain(file: &str, id: &str) -> Option<&'static str> {
    static TEXTS: Mutex<BTreeMap<(&str, String), Option<&str>>> = Mutex::new(BTreeMap::new());
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (chosen().name, format!("{file} {id}"));
    *texts.entry(key).or_insert_with(|| named(file, id, &[]).map(|text| &*text.leak()))
}

/// A text of a file by its name. `None` if there is none, or it has other variables than these.
pub(crate) fn named(file: &str, id: &str, arguments: &[(&'static str, String)]) -> Option<String> {
    let page = PAGES.iter().position(|(name, _)| *name == file)?;
    let bundle = &chosen().page(page).bundle;
    let pattern = bundle.get_message(id)?.value()?;
    let arguments = arguments.iter().map(|(name, value)| (*name, value.value())).collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    errors.is_empty().then(|| if chosen().name == PSEUDO { pseudo(&text) } else { text.into_owned() })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use super::*;

    fn variables(source: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut texts = BTreeMap::new();
        let mut id = "";
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
                id = name;
                assert!(texts.insert(id, BTreeSet::new()).is_none(), "{id} is there twice");
            }
            let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
            for found in line.split('$').skip(1) {
                let end = found.find(|letter| !is_letter(letter)).unwrap_or(found.len());
                texts.entry(id).or_default().insert(&found[..end]);
            }
        }
        texts
    }

    /// What is wrong with a file of a translation.
    fn problems(english: &str, translation: &str) -> Vec<String> {
        let errors = FluentResource::try_new(translation.to_owned()).err();
        let mut problems: Vec<String> =
            errors.iter().flat_map(|(_, errors)| errors).map(ToString::to_string).collect();
        let (english, translation) = (variables(english), variables(translation));
        let missing = english.keys().filter(|id| !translation.contains_key(*id));
        problems.extend(missing.map(|id| format!("{id} is missing")));
        for (id, used) in translation {
            match english.get(id) {
                None => problems.push(format!("{id} is not in English")),
                Some(expected) if *expected != used => {
                    problems.push(format!("{id} has {used:?}; in English {expected:?}"));
                }
                Some(_) => {}
            }
        }
        problems
    }

    #[test]
    fn translations_fit_english() {
        let english = SOURCES.iter().find(|(language, _)| *language == ENGLISH).unwrap().1;
        for (language, files) in SOURCES {
            assert_eq!(files.len(), english.len(), "{language}");
            for (file, source) in files.iter().filter(|_| *language != ENGLISH) {
                let english = match *file {
                    "lessons" => lessons(),
                    "descriptions" => descriptions(),
                    "factors" => factors(),
                    _ => english.iter().find(|(name, _)| name == file).expect(file).1.to_owned(),
                };
                let problems = problems(&english, source);
                assert!(problems.is_empty(), "{language}/{file}.ftl: {problems:#?}");
            }
        }
    }

    /// The texts that the lessons have in English.
    fn lessons() -> String {
        let refuted = span_it_learn::lessons::all()[0].refuted.replace('{', "{$");
        let mut all = format!("refuted = {refuted}\n");
        let mut last = 0;
        for step in span_it_learn::lessons::all() {
            if last != step.number.0 {
                last = step.number.0;
                all.extend([format!("title-{last} = {}\n", step.title)]);
            }
            let texts = [("text", &step.text), ("right", &step.right), ("wrong", &step.wrong)];
            let praise = step.praise.iter().map(|text| ("praise", text));
            for (kind, text) in texts.into_iter().chain(praise).filter(|(_, text)| !text.is_empty()) {
                all.extend([format!("{}-{kind} = {}\n", step.name, text.replace('{', "{$"))]);
            }
        }
        all
    }

    fn factors() -> String {
        let all = span_it_core::personality::Factor::all();
        all.map(|factor| format!("{} = {}", factor.info().key, factor.info().meaning))
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn descriptions() -> String {
        let all = span_it_core::personality::library::builtin().iter();
        let line = |one: &span_it_core::personality::Personality| {
            format!("{} = {}", one.name, one.description.as_deref().unwrap_or_default())
        };
        all.map(line).collect::<Vec<_>>().join("\n")
    }

    fn filled_in(name: &'static str, file: &str, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let page = PAGES.iter().position(|(name, _)| *name == file).expect(file);
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        format(&language(name).page(page).bundle, id, Some(&arguments))
    }

    #[test]
    fn polish_has_its_plural_forms() {
        let moves =
            [1_u32, 2, 5, 22].map(|count| filled_in("pl", "result", "moves", &[("count", count.value())]));
        let words: Vec<&str> = moves.iter().map(|text| text.split(' ').nth(2).unwrap_or_default()).collect();
        assert_eq!(words[1], words[3], "{moves:?}");
        assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2], "{moves:?}");
    }

    #[test]
    fn finds_problems_of_translation() {
        let english = "hint = Hint\nplay = Play { $node }\n";
        assert_eq!(problems(english, "hint = Tipp\nplay = Spiele { $node }\n"), [""; 0]);
        let found = problems(english, "tip = Tipp\nplay = Spiele { $node }\n");
        assert_eq!(found, ["hint is missing", "tip is not in English"]);
        let found = problems(english, "hint = Tipp\nplay = Spiele { $knoten }\n");
        assert_eq!(found, [r#"play has {"knoten"}; in English {"node"}"#]);
        assert_eq!(problems(english, "hint = Tipp {\nplay = Spiele { $node }\n").len(), 1);
    }

    #[test]
    fn a_name_with_a_full_stop_ends_its_sentence() {
        assert_eq!(crate::messages::dialogs::about::owner("Ada L."), "This copy belongs to Ada L.");
        for same in ["Wait...", "../games", "Ada. Bob.", "a..b", "3. .. 4"] {
            assert_eq!(with_single_stops(same), same);
        }
    }

    #[test]
    fn chooses_only_languages_that_exist() {
        assert!(choose_language(ENGLISH));
        assert!(!choose_language("xx"));
        assert_eq!(language::you(), "You");
    }

    /// Files of pages that are for experts as a whole.
    const FOR_EXPERTS: [&str; 5] =
        ["help", "opponent_model", "search_report", "tournament_facts", "training"];
    /// Texts behind *More*, and other words that find a command.
    const BEHIND_MORE: [&str; 6] =
        ["margin_note", "new_game-new_seed", "new_game-seed", "new_game-seed_range", "new_seed", "seed"];
    const WORDS_OF_EXPERTS: [&str; 10] = [
        " elo ",
        " seed ",
        " sprt ",
        " csv ",
        " ± ",
        " win back",
        " stay ahead",
        " stays ahead",
        " stayed ahead",
        " heat map",
    ];

    #[test]
    fn pages_of_players_have_plain_words() {
        let (_, files) = SOURCES.iter().find(|(language, _)| *language == ENGLISH).unwrap();
        let mut found = Vec::new();
        for (file, source) in files.iter().filter(|(file, _)| !FOR_EXPERTS.contains(file)) {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                let (id, text) = line.split_once(" = ").unwrap_or(("", line));
                let text = text.to_lowercase().replace("$elo", "").replace("$seed", "");
                let is_word = |letter: char| letter.is_alphanumeric() || letter == '±';
                let words: Vec<&str> =
                    text.split(|letter| !is_word(letter)).filter(|word| !word.is_empty()).collect();
                let text = format!(" {} ", words.join(" "));
                let is_plain = !WORDS_OF_EXPERTS.iter().any(|word| text.contains(word));
                if !is_plain && !BEHIND_MORE.contains(&id) && !id.starts_with("words-") {
                    found.push(format!("{file}.ftl: {line}"));
                }
            }
        }
        assert!(found.is_empty(), "{found:#?}");
    }

    fn read_sources(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read_sources(&path, code);
            } else if path.extension().is_some_and(|end| end == "rs") {
                code.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }

    /// By the name of its function, which is called or named with its module.
    #[test]
    fn every_text_is_used() {
        let mut code = String::new();
        for folder in ["src", "tests"] {
            read_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut code);
        }
        let is_end = |letter: char| !letter.is_alphanumeric() && letter != '_';
        let mut used = BTreeSet::new();
        let mut before = "";
        for (at, word) in
            code.split(is_end).map(|word| (word.as_ptr() as usize - code.as_ptr() as usize, word))
        {
            let is_called = code[at + word.len()..].starts_with('(') || code[..at].ends_with("::");
            if is_called && before != "fn" {
                used.insert(word);
            }
            before = word;
        }
        let (_, files) = SOURCES.iter().find(|(language, _)| *language == ENGLISH).unwrap();
        let unused: Vec<String> = files
            .iter()
            .filter(|(_, source)| !source.starts_with("### Chosen by name"))
            .flat_map(|(file, source)| variables(source).into_keys().map(move |id| (file, id)))
            .filter(|(_, id)| {
                let name = id.rsplit('-').next().unwrap();
                let array =
                    name.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('_');
                !used.contains(name) && !used.contains(array)
            })
            .map(|(file, id)| format!("{file}.ftl: {id}"))
            .collect();
        assert!(unused.is_empty(), "{unused:#?}");
    }
}
