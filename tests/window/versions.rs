//! Versions of a personality: kept when it is saved with other factors, listed, measured, compared and opened again.

use span_it::messages::{library, versions as msg};
use span_it_learn::versions::{Saved, Versions, WinsKept, record_saved};

use super::editor_page::choose_more;
use super::library_changes::{mine, own_files, with_chosen, with_own};
use super::prelude::*;

const MAJOR: Factor = Factor::NodeMajor;

/// The editor with the player's own Zebra and its file.
pub(super) fn editing_own() -> Window {
    let mut window = Window::in_folder(&with_own(&["Zebra"]));
    open(&mut window, &mine("Zebra"));
    window
}

fn open(window: &mut Window, personality: &Personality) {
    window.edit(personality, Some(window.path("personalities/zebra.json")));
}

fn save_as(window: &mut Window, major: &str) {
    window.type_into(MAJOR.info().name, major);
    window.press_ctrl(Key::S);
}

fn versions(window: &Window) -> Versions {
    Versions::read(&window.path("versions.jsonl")).unwrap()
}

/// `NodeMajor` of the versions of Zebra, oldest first.
fn majors(window: &Window) -> Vec<f64> {
    let saved = read_personality(&window.path("personalities/zebra.json"));
    let log = versions(window);
    log.of("zebra.json", &saved).iter().map(|one| one.personality.factors[MAJOR]).collect()
}

/// The names of the buttons with this label, from the top.
fn buttons(window: &Window, label: &str) -> Vec<String> {
    let names = window.texts().into_iter().filter(|text| text.starts_with(&format!("{label}: ")));
    names.collect()
}

#[test]
fn versions_follow_a_renamed_personality() {
    let mut window = editing_own();
    save_as(&mut window, "4");
    let path = window.path("personalities/zebra.json");
    window.apply(Action::Library(LibraryAction::Rename(path, "Gnu".to_owned())));
    let renamed = read_personality(&window.path("personalities/gnu.json"));
    assert_eq!(versions(&window).of("gnu.json", &renamed).len(), 2);
    choose_more(&mut window, msg::menu());
    window.assert_shows(&[&msg::changes(Some(&mine("Zebra").factors), &renamed.factors), msg::first()]);
}

#[test]
fn versions_return_with_a_restored_personality() {
    let folder = with_own(&["Zebra"]);
    let file = "zebra.json".to_owned();
    let saved = Saved { time: 7, file, before: None, now: mine("Zebra"), kept: None };
    record_saved(&folder.path().join("versions.jsonl"), &saved).unwrap();
    // The file gets another name in the trash.
    std::fs::create_dir(folder.path().join("trash")).unwrap();
    std::fs::write(folder.path().join("trash/zebra.json"), "{").unwrap();
    let mut window = with_chosen(&folder, "Zebra");
    window.press(Key::Delete);
    assert_eq!(own_files(&window), [""; 0]);
    window.click(library::undo());
    assert_eq!(own_files(&window), ["zebra-2.json"]);
    assert_eq!(versions(&window).of("zebra-2.json", &mine("Zebra")).len(), 1);
}

#[test]
fn an_old_version_is_compared_and_opens_as_a_draft() {
    let mut window = editing_own();
    save_as(&mut window, "4");
    let place = window.widget(Role::Button, editor::save()).rect();
    choose_more(&mut window, msg::menu());
    let compare = buttons(&window, msg::compare());
    window.click(&compare[0]);
    window.settle();
    assert_eq!(window.widget(Role::Button, editor::save()).rect(), place, "the layout stays");
    let compared = window.editor().compared().unwrap();
    assert!((compared.factors[MAJOR] - 3.25).abs() < 1e-9);
    let button = window.widget(Role::Button, &editor::match_against(&compared.name)).rect();
    assert!(button.right() <= window.harness.ctx.viewport_rect().right(), "{button:?}");
    choose_more(&mut window, msg::menu());
    assert!(window.has_dialog(&msg::title("Zebra")));
    window.assert_shows(&[msg::current(), msg::first()]);
    let open = buttons(&window, msg::open());
    assert_eq!(open.len(), 1, "the current version cannot be opened: {open:?}");
    window.click(&open[0]);
    assert!(!window.has_dialog(&msg::title("Zebra")));
    window.assert_shows(&[&editor::unsaved_changes(1)]);
    assert_eq!(window.number(MAJOR), "3.25");
    assert_eq!(majors(&window), [3.25, 4.0], "nothing is overwritten");
    window.apply(Action::Game(GameAction::Undo));
    assert_eq!(window.number(MAJOR), "4");
}

#[test]
fn versions_are_measured_on_request() {
    let mut window = editing_own();
    save_as(&mut window, "4");
    choose_more(&mut window, msg::menu());
    window.click(msg::measure());
    window.wait("all versions are measured", |window| window.has_button(msg::measure()));
    let log = versions(&window);
    let saved = read_personality(&window.path("personalities/zebra.json"));
    for version in log.of("zebra.json", &saved) {
        let kept = log.wins_kept(&version.personality.factors);
        assert!(kept.is_some_and(|WinsKept { kept, of }| kept <= of && of >= 25), "{kept:?}");
    }
    assert!(!window.can_press(msg::measure()));
    assert!(!window.shows(msg::not_measured()));
}

#[test]
fn the_test_of_the_editor_is_kept() {
    let mut window = editing_own();
    save_as(&mut window, "4");
    let saved = || {
        let mut saved = mine("Zebra").factors;
        saved.set(MAJOR, 4.0).unwrap();
        saved
    };
    window.wait("the test is complete", |window| {
        window.editor().accuracy_test().is_some_and(|report| report.over && report.factors == saved())
    });
    window.settle();
    assert!(versions(&window).wins_kept(&saved()).is_some());
}

#[test]
fn a_personality_without_versions_says_so() {
    let folder = with_own(&["Zebra"]);
    let mut window = with_chosen(&folder, "Zebra");
    window.click(msg::menu());
    window.assert_shows(&[msg::none()]);
    window.press(Key::Escape);
    assert!(window.has_dialog(library::title()));
    std::fs::write(window.path("versions.jsonl"), "{\"format\":\"span-it-versions\",\"version\":2}\n")
        .unwrap();
    window.click(msg::menu());
    let shown = window.texts().join("\n");
    for part in ["The versions could not be read", "a newer Span-It!"] {
        assert!(shown.contains(part), "{shown}");
    }
}

#[test]
fn a_newer_log_is_reported_and_not_written() {
    let mut window = editing_own();
    let newer = "{\"format\":\"span-it-versions\",\"version\":2}\n";
    std::fs::write(window.path("versions.jsonl"), newer).unwrap();
    save_as(&mut window, "4");
    assert!(window.notice().unwrap().starts_with("The version was not kept: "), "{:?}", window.notice());
    assert_eq!(std::fs::read_to_string(window.path("versions.jsonl")).unwrap(), newer);
    let saved = read_personality(&window.path("personalities/zebra.json"));
    assert!((saved.factors[MAJOR] - 4.0).abs() < 1e-9, "the personality is saved");
}

#[test]
fn built_in_ones_have_no_versions() {
    let folder = with_own(&[]);
    let mut window = with_chosen(&folder, "Steady");
    assert!(!window.has_button(msg::menu()));
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    window.click(editor::more());
    window.menu_item(editor::notes_menu());
    assert!(!window.texts().iter().any(|text| text.starts_with(msg::menu())));
}
