//! The window in other languages. The language belongs to the process, so each test is a run of this program.

use std::process::Command;

use span_it::messages::dialogs::new_game::{self, GUEST, YOU};
use span_it::messages::dialogs::settings;
use span_it::messages::text;
use span_it::messages::{game, help};
use span_it::testing::HelpAction;
use span_it::testing::help::Chapter;
use span_it::testing::pages::HelpState;
use span_it_core::personality::{Factor, library};
use span_it_learn::lessons;

use super::every_page;
use super::prelude::*;

/// The environment variable with the language of a run.
pub(super) const VARIABLE: &str = "SPAN_IT_TEST_LANGUAGE";

fn run(language: &str, tests: &[&str]) {
    let program = std::env::current_exe().unwrap();
    let output = Command::new(program).args(tests).env(VARIABLE, language).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && !text.contains(" 0 passed"), "{language}: {text}");
}

#[test]
fn pages_fit_in_every_language() {
    for language in text::languages().filter(|language| *language != "en").chain(["en-XA"]) {
        run(language, &["window::layout", "this_language", "--test-threads=2"]);
    }
    // The longest texts: every control of every page can be reached on small screens.
    run("en-XA", &["controls_have_names"]);
}

/// In a run with a language. In pseudo-English, every text of every page has brackets.
#[test]
fn in_this_language_every_text_is_translated() {
    let Ok(language) = std::env::var(VARIABLE) else { return };
    let mut window = Window::new();
    window.press_ctrl(Key::Comma);
    window.assert_shows(&[settings::title(), settings::language()]);
    if language != "en-XA" {
        window.press(Key::Escape);
        window.paste("one two");
        let texts = window.texts();
        assert!(texts.iter().any(|text| text.contains("\"two\"")), "{language}: {texts:?}");
        assert!(!texts.iter().any(|text| text.contains("expected")), "{language}: {texts:?}");
        return;
    }
    let mut plain = Vec::new();
    // The help and the licences are files of their own.
    for page in every_page::all().filter(|(name, _)| !["help", "licences"].contains(name)) {
        let texts = every_page::opened(page).texts();
        plain.extend(texts.into_iter().filter(|text| !is_translated(text)).map(|text| (page.0, text)));
    }
    assert!(plain.is_empty(), "{plain:#?}");
}

/// In a run with a language: persons without a name are called so in that language, also in sentences.
#[test]
fn persons_without_names_are_named_in_this_language() {
    let Some(language) = std::env::var(VARIABLE).ok().filter(|language| language != "en-XA") else { return };
    let steps: [fn(&mut Window); 6] = [
        |_| (),
        |window| window.press(Key::T),
        |window| window.press(Key::W),
        |window| window.click(&window.card_name(Player::Vertical)),
        |window| window.apply(Action::Game(GameAction::Resign)),
        |window| window.press(Key::R),
    ];
    for step in steps {
        let mut window = Window::playing(game(4, person(YOU), person(GUEST)));
        window.click_nodes(&["c3", "d4"]);
        step(&mut window);
        let is_english =
            |text: &String| [YOU, GUEST].iter().any(|name| text.split_whitespace().any(|word| word == *name));
        let texts = window.texts();
        assert!(!texts.iter().any(is_english), "{language}: {texts:#?}");
    }
    assert_eq!(game::wins(YOU), game::wins(new_game::you()), "{language}");
}

/// In a run with a language.
#[test]
fn in_this_language_the_help_is_searched_with_and_without_accents() {
    let Ok(language) = std::env::var(VARIABLE) else { return };
    let (word, plain) = match &*language {
        "de" => ("Rätsel", "ratsel"),
        "es" => ("línea", "linea"),
        "fr" => ("nœud", "noeud"),
        "pl" => ("działa", "dziala"),
        _ => return,
    };
    let mut window = Window::new();
    window.apply(Action::Help(HelpAction::Open(Chapter::Object.into())));
    let mut hits = |query: &str| {
        window.type_into(help::search(), query);
        window.app().states().get::<HelpState>().unwrap().hits.clone()
    };
    let found = hits(word);
    assert!(!found.is_empty() && hits(plain) == found, "{word}");
}

/// Whether a text has brackets, or is a name, a figure or a place on the board.
fn is_translated(text: &str) -> bool {
    let is_name = || {
        let own = [
            "Ada",
            "Bob",
            "Other",
            "Zebra",
            "zebra.json",
            "Deutsch",
            "English",
            "Español",
            "Français",
            "Polski",
        ]
        .into_iter();
        let built_in = library::builtin().iter().map(|one| one.name.as_str());
        own.chain(built_in).chain(Factor::all().map(|factor| factor.info().name)).any(|name| name == text)
    };
    let is_word = |word: &str| word.chars().any(char::is_lowercase) && !["ms", "µs"].contains(&word);
    let has_no_words = || !text.split_whitespace().any(is_word);
    let is_command = || text.starts_with("span-it-toolkit ");
    // Without a translation, these are those of the core.
    let is_of_core = || {
        let descriptions = library::builtin().iter().filter_map(|one| one.description.as_deref());
        let meanings = Factor::all().map(|factor| factor.info().meaning);
        let steps = lessons::all().iter().flat_map(|step| [&*step.title, &*step.text]);
        let all = descriptions.chain(meanings).chain(steps);
        all.into_iter().any(|other| other.starts_with(text.trim_end_matches('.')))
    };
    text.contains('[') || text.starts_with('/') || is_command() || is_name() || has_no_words() || is_of_core()
}

/// In a run of its own, as it changes the language of all windows.
#[test]
fn language_changes_at_once_and_is_kept() {
    if std::env::var(VARIABLE).is_err() {
        return run("en", &["window::languages::language_changes"]);
    }
    let mut window = Window::new();
    window.press_ctrl(Key::Comma);
    assert!(window.shows("Settings"));
    window.click_on(Role::RadioButton, "Deutsch");
    window.assert_shows(&["Einstellungen", "Sprache"]);
    let menu = span_it::messages::game::app();
    assert!(window.shows("Spiel"), "the menu of {menu}");
    window.click_on(Role::RadioButton, settings::same_as_system());
    window.assert_shows(&["Settings"]);
    window.click_on(Role::RadioButton, "Polski");
    assert_eq!(window.app().settings().language.as_deref(), Some("pl"));
    let window = window.reopen();
    assert_eq!(window.app().settings().language.as_deref(), Some("pl"));
}
