//! The window in other languages. The language belongs to the process, so each test is a run of this program.

use std::process::Command;

use span_it::messages::dialogs::settings;
use span_it::messages::text;

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
        run(language, &["window::layout", "window::languages::in_this_language", "--test-threads=2"]);
    }
}

/// In a run with a language.
#[test]
fn in_this_language_every_text_is_translated() {
    let Ok(language) = std::env::var(VARIABLE) else { return };
    let mut window = Window::new();
    window.press_ctrl(Key::Comma);
    window.assert_shows(&[settings::title(), settings::language()]);
    if language == "en-XA" {
        let is_name = |text: &String| !text.chars().any(char::is_lowercase) || text.chars().count() < 3;
        let plain: Vec<String> =
            window.texts().into_iter().filter(|text| !text.contains('[') && !is_name(text)).collect();
        // Names, and the description of a personality, which pseudo-English lacks.
        let names = ["Deutsch", "English", "Español", "Français", "Polski", "Steady", "Wanderer"];
        let is_other = |text: &&String| !names.contains(&text.as_str()) && !text.contains('/');
        let plain: Vec<_> =
            plain.iter().filter(is_other).filter(|text| !text.starts_with("Builds")).collect();
        assert!(plain.is_empty(), "{plain:#?}");
    }
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
