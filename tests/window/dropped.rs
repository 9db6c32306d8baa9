//! Guards files dropped on the window: each is opened, taken in or refused, and what happened is
//! said; never is a game or a personality lost by it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Key;
use span_it::messages::editor;
use span_it::messages::places::dropped as words;
use span_it::messages::{files, library};
use span_it_core::personality::Personality;

use super::games::{record, shipped, two_people};
use super::harness::Window;

/// A file as the desktop hands it over.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_on(window: &mut Window, paths: &[PathBuf]) {
    for path in paths {
        window.harness.input_mut().dropped_files.push(Arc::new(Dropped(path.clone())));
    }
    window.step();
    window.settle();
}

/// Writes files into the window's folder and says where.
fn put(window: &Window, name: &str, text: &str) -> PathBuf {
    let path = window.path(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn files_held_over_the_window_change_nothing_yet() {
    let mut window = Window::playing(two_people(4));
    let held = egui::HoveredFile { path: Some(window.path("g.spanit")), ..Default::default() };
    window.harness.input_mut().hovered_files.push(held);
    window.step();
    window.harness.input_mut().hovered_files.clear();
    window.settle();
    assert!(window.notice().is_none() && window.app().view().dialogs.is_empty());
}

#[test]
fn a_game_is_opened() {
    let mut window = Window::new();
    let game = put(&window, "g.spanit", &record(&two_people(5), &["c3", "d4"]));
    drop_on(&mut window, &[game]);
    assert_eq!(window.moves(), ["c3", "d4"]);
}

#[test]
fn a_personality_is_opened_in_the_editor() {
    let mut window = Window::new();
    let file = put(&window, "mine.json", &shipped("Spider").to_json());
    drop_on(&mut window, &[file]);
    assert_eq!(window.field(editor::NAME), "Spider");
    assert!(window.app().settings().recent[0].ends_with("mine.json"));
}

#[test]
fn what_is_neither_is_refused() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    let file = put(&window, "notes.txt", "remember the milk");
    drop_on(&mut window, std::slice::from_ref(&file));
    assert_eq!(window.notice(), Some(files::not_opened(&file, files::NEITHER).as_str()));
    let gone = window.path("gone.spanit");
    drop_on(&mut window, &[gone]);
    assert!(window.notice().unwrap().contains("no such file"));
    assert_eq!(window.moves(), ["c3"]);
}

#[test]
fn of_several_each_is_accounted_for() {
    let mut window = Window::new();
    let mut ada = shipped("Spider");
    ada.name = "Ada".to_owned();
    let paths = [
        put(&window, "ada.json", &ada.to_json()),
        put(&window, "first.spanit", &record(&two_people(5), &["e5"])),
        put(&window, "second.spanit", &record(&two_people(4), &["c3"])),
        put(&window, "notes.txt", "remember the milk"),
        put(&window, "bob.json", &Personality { name: "Bob".to_owned(), ..shipped("Master") }.to_json()),
    ];
    drop_on(&mut window, &paths);
    assert_eq!(window.moves(), ["e5"], "the first game is on the table");
    let notice = window.notice().unwrap();
    let expected = [
        words::opened(&paths[1]),
        words::added(&["Ada".to_owned(), "Bob".to_owned()]),
        files::not_opened(&paths[3], files::NEITHER),
        files::not_opened(&paths[2], words::ONE_GAME),
    ];
    assert_eq!(notice, expected.join(" "));
    assert_eq!(Personality::read(&window.path("personalities/ada.json")).unwrap(), ada);
    assert!(window.path("personalities/bob.json").is_file());
    assert!(window.app().settings().recent.contains(&paths[2]));
    // Once more, and one of them twice: nothing is copied again.
    drop_on(&mut window, &[paths[0].clone(), paths[4].clone(), paths[0].clone()]);
    let own = std::fs::read_dir(window.path("personalities")).unwrap().count();
    assert_eq!(own, 2);
}

#[test]
fn a_personality_dropped_on_the_list_is_taken_into_it() {
    let mut window = Window::new();
    window.press_ctrl(Key::L);
    let file =
        put(&window, "ada.json", &Personality { name: "Ada".to_owned(), ..shipped("Spider") }.to_json());
    drop_on(&mut window, &[file]);
    assert!(window.has_dialog(library::TITLE));
    window.assert_says(&[&library::imported("Ada")]);
    assert!(window.path("personalities/ada.json").is_file());
    let notes = put(&window, "notes.txt", "remember the milk");
    drop_on(&mut window, &[notes]);
    assert!(window.texts().iter().any(|text| text.starts_with("notes.txt was not opened: ")));
}

#[test]
fn a_refusal_is_seen_though_a_dialog_was_open() {
    let mut window = Window::new();
    let bad = window.path("bad.spanit");
    std::fs::write(&bad, "hello").unwrap();
    window.press_ctrl(egui::Key::N);
    drop_on(&mut window, std::slice::from_ref(&bad));
    assert!(window.app().view().dialogs.is_empty(), "it would lie over the bar");
    assert!(window.notice().is_some_and(|said| said.contains("bad.spanit was not opened")));
    // The list of personalities says it itself, and no longer what it said of another file.
    let wrong = window.path("wrong.json");
    std::fs::write(&wrong, "hello").unwrap();
    window.press_ctrl(egui::Key::L);
    drop_on(&mut window, &[wrong]);
    let says = |window: &Window, file: &str| window.texts().iter().any(|text| text.contains(file));
    assert!(says(&window, "wrong.json"));
    drop_on(&mut window, &[bad]);
    assert!(says(&window, "bad.spanit") && !says(&window, "wrong.json"));
}
