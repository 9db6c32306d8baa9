//! Operations on a disk that does not answer: the window draws its frames, states what waits, and finishes the operation
//! when the disk answers. A frame that uses the disk itself fails every window test (`Window::step`).

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, ViewportCommand};
use egui_kittest::kittest::NodeT as _;
use span_it::messages::dialogs::path as path_msg;
use span_it::messages::{
    editor, files, library as msg, personality_folder, tournament, training as training_msg,
};
use span_it::testing::platform::FileAnswer;
use span_it::testing::{Action, EditorAction, FileAction, LibraryAction, TrainingAction};
use span_it_core::personality::ladder::{Ladder, Measured, Strength};
use span_it_core::personality::{Factor, Personality};
use span_it_files::storage::faults::Fault;

use super::dropped_files::drop_files;
use super::harness::{Window, folder};
use super::library_changes::{files_of, mine, own_files, rows, with_chosen, with_own};
use super::queries::name_of;
use super::setups::{built_in, moves_in, record, two_people};
use super::tournament::chosen;

/// Whether the notice or the topmost dialog shows a text.
fn is_shown(window: &Window, text: &str) -> bool {
    let in_dialog =
        || window.front().children_recursive().any(|node| name_of(&node).as_deref() == Some(text));
    window.notice() == Some(text) || (!window.app().view().dialogs.is_empty() && in_dialog())
}

/// A folder for files whose disk does not answer.
fn slow_folder(window: &Window) -> PathBuf {
    let folder = window.path("slow");
    fs::create_dir(&folder).unwrap();
    folder
}

/// Carries out a step while the disk of a folder does not answer. `waiting` is shown until then.
fn slowly(window: &mut Window, folder: &Path, waiting: &str, step: impl FnOnce(&mut Window)) {
    window.platform.set_disk_slow();
    let fault = Fault::block(folder);
    step(window);
    window.wait("the work waits for the disk", |_| !fault.waiting().is_empty());
    assert!(is_shown(window, waiting), "{:?} {:?}", window.notice(), window.texts());
    window.advance(Duration::from_secs(1));
    assert!(is_shown(window, waiting), "{:?} {:?}", window.notice(), window.texts());
    assert!(!fault.has_timed_out(), "the window waited for the disk");
    drop(fault);
    window.wait("the notice is closed", |window| !is_shown(window, waiting));
}

#[test]
fn changes_of_the_library_wait() {
    let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
    let own = window.path("personalities");
    slowly(&mut window, &own, msg::IS_BEING_CHANGED, |window| {
        window.click(msg::RENAME);
        window.type_into(msg::NEW_NAME, "Quagga");
        window.press(Key::Enter);
        assert_eq!(own_files(window), ["zebra.json"]);
    });
    window.assert_shows(&[&msg::renamed("Zebra", "Quagga")]);
    assert_eq!(own_files(&window), ["quagga.json"]);
    slowly(&mut window, &own, msg::IS_BEING_CHANGED, |window| window.click(msg::DUPLICATE));
    window.assert_shows(&[&msg::duplicated("Quagga copy")]);
    slowly(&mut window, &own, msg::IS_BEING_CHANGED, |window| window.click(msg::DELETE));
    window.assert_shows(&[&msg::deleted(&["Quagga copy".to_owned()])]);
    assert_eq!(own_files(&window), ["quagga.json"]);
    slowly(&mut window, &own, msg::IS_BEING_CHANGED, |window| window.click(msg::UNDO));
    assert_eq!(own_files(&window), ["quagga-copy.json", "quagga.json"]);
    window.click(msg::DELETE);
    window.wait("it is deleted", |window| window.has_button(msg::EMPTY_TRASH));
    let trash = window.path("trash");
    slowly(&mut window, &trash, msg::IS_BEING_CHANGED, |window| {
        window.scroll_and_click(Role::Button, msg::EMPTY_TRASH);
        window.scroll_and_click(Role::Button, msg::DELETE_PERMANENTLY);
    });
    window.assert_shows(&[msg::TRASH_EMPTY]);
    assert!(files_of(&trash).is_empty());
}

/// The second change would use a list that is no longer true.
#[test]
fn a_change_of_the_library_refuses_the_next() {
    let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
    let own = window.path("personalities");
    slowly(&mut window, &own, msg::IS_BEING_CHANGED, |window| {
        window.press(Key::Delete);
        window.click(msg::DUPLICATE);
        window.press(Key::Delete);
    });
    window.assert_shows(&[&msg::deleted(&["Zebra".to_owned()])]);
    assert!(own_files(&window).is_empty());
    window.click(msg::UNDO);
    window.wait("it is restored", |window| own_files(window) == ["zebra.json"]);
}

#[test]
fn imports_and_exports_wait() {
    let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
    let (elsewhere, target) = (window.path("elsewhere"), window.path("shared"));
    fs::create_dir(&elsewhere).unwrap();
    fs::create_dir(&target).unwrap();
    let paths = ["Ada", "Bob", "Eve"].map(|name| elsewhere.join(format!("{name}.json")));
    for (path, name) in paths.iter().zip(["Ada", "Bob", "Eve"]) {
        fs::write(path, mine(name).to_json()).unwrap();
    }
    slowly(&mut window, &elsewhere, &files::is_being_read(&paths[0]), |window| {
        window.click(msg::IMPORT);
        window.pick_file(&paths[0]);
    });
    window.wait("it is imported", |window| own_files(window) == ["ada.json", "zebra.json"]);
    assert_eq!(own_files(&window), ["ada.json", "zebra.json"]);
    slowly(&mut window, &elsewhere, msg::IS_BEING_CHANGED, |window| {
        window.click(msg::IMPORT);
        window.answer_dialog(FileAnswer::PickedSeveral(paths[1..].to_vec()));
    });
    assert_eq!(own_files(&window), ["ada.json", "bob.json", "eve.json", "zebra.json"]);
    let exporting = msg::are_being_exported(&target);
    slowly(&mut window, &target, &exporting, |window| {
        window.click(msg::EXPORT_ALL);
        window.click(msg::AS_FILES);
        window.pick_file(&target);
    });
    window.assert_shows(&[&msg::exported(4, &target)]);
    assert_eq!(files_of(&target), own_files(&window));
}

#[test]
fn opening_the_library_waits() {
    let mut window = Window::in_folder(&with_own(&["Zebra"]));
    let own = window.path("personalities");
    slowly(&mut window, &own, &files::is_being_read(&own), |window| {
        window.press_ctrl(Key::L);
        assert!(window.has_dialog(msg::TITLE));
        assert!(rows(window).contains(&"Steady".to_owned()), "the built-in ones need no disk");
    });
    assert!(rows(&window).contains(&"Zebra".to_owned()));
}

#[test]
fn several_dropped_files_wait() {
    let mut window = Window::in_folder(&with_own(&[]));
    let slow = slow_folder(&window);
    let (game, ada) = (slow.join("theirs.spanit"), slow.join("ada.json"));
    fs::write(&game, record(&two_people(5), &["a1", "b2"])).unwrap();
    fs::write(&ada, mine("Ada").to_json()).unwrap();
    slowly(&mut window, &slow, msg::IS_BEING_CHANGED, |window| {
        drop_files(window, &[game.clone(), ada.clone()]);
    });
    window.wait("the game is opened", |window| window.moves() == ["a1", "b2"]);
    assert_eq!(own_files(&window), ["ada.json"]);
}

#[test]
fn one_file_dropped_on_the_library_waits() {
    let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
    let slow = slow_folder(&window);
    let file = slow.join("ada.json");
    fs::write(&file, mine("Ada").to_json()).unwrap();
    slowly(&mut window, &slow, &files::is_being_read(&file), |window| {
        drop_files(window, std::slice::from_ref(&file));
    });
    window.wait("it is imported", |window| own_files(window) == ["ada.json", "zebra.json"]);
}

/// A folder with the file of a personality, which is open in the editor.
fn editing_file(window: &mut Window) -> (PathBuf, PathBuf) {
    let slow = slow_folder(window);
    let file = slow.join("mine.json");
    fs::write(&file, mine("Mine").to_json()).unwrap();
    window.apply(Action::File(FileAction::OpenPath(file.clone())));
    window.type_into(Factor::NodeMajor.info().name, "7.5");
    (slow, file)
}

#[test]
fn the_editor_saves_and_reloads_when_the_disk_answers() {
    let mut window = Window::new();
    let (slow, file) = editing_file(&mut window);
    let value = || Personality::read(&file).unwrap().factors[Factor::NodeMajor];
    slowly(&mut window, &slow, &files::is_being_read(&file), |window| window.press_ctrl(Key::S));
    window.wait("it is saved", |_| (value() - 7.5).abs() < 1e-9);
    window.wait("the editor shows it", |window| !window.shows(&editor::unsaved_changes(1)));
    fs::write(&file, mine("Mine").to_json()).unwrap();
    slowly(&mut window, &slow, &files::is_being_read(&file), |window| {
        window.apply(Action::Editor(EditorAction::Reload));
    });
    assert_eq!(window.number(Factor::NodeMajor), "3.25");
}

#[test]
fn a_change_by_another_program_is_noticed_later() {
    let mut window = Window::new();
    let (slow, file) = editing_file(&mut window);
    window.wait("the file was read", |window| window.notice().is_none());
    let fault = Fault::block(&slow);
    fs::write(&file, built_in("Steady").to_json()).unwrap();
    window.event(Event::WindowFocused(true));
    window.wait("the file is read", |_| !fault.waiting().is_empty());
    window.type_into(editor::NAME, "Other");
    assert_eq!((window.notice(), fault.has_timed_out()), (None, false));
    drop(fault);
    window.wait("the change is noticed", |window| window.has_button(editor::RELOAD));
}

#[test]
fn a_new_copy_of_a_builtin_personality_waits() {
    let mut window = Window::in_folder(&with_own(&["Zebra"]));
    window.press_ctrl(Key::E);
    window.type_into(Factor::NodeMajor.info().name, "7.5");
    let own = window.path("personalities");
    slowly(&mut window, &own, &files::is_being_read(&own), |window| window.press_ctrl(Key::S));
    window.wait("a file is asked for", |window| !window.platform.requests().is_empty());
    assert_eq!(window.platform.requests().pop().unwrap().name, "steady-copy.json");
}

#[test]
fn a_draft_is_opened_when_the_disk_answers() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::E);
    window.type_into(Factor::NodeMajor.info().name, "7.5");
    window.advance(Duration::from_millis(600));
    drop(window);
    let mut window = Window::in_folder(&folder);
    let autosave = window.path("autosave");
    let waiting = files::is_being_read(&autosave.join("1-draft.json"));
    slowly(&mut window, &autosave, &waiting, |window| window.click(files::OPEN_DRAFT));
    assert!(window.is_editing());
    window.assert_shows(&[&editor::unsaved_changes(1)]);
}

#[test]
fn a_crashed_game_is_resumed_when_the_disk_answers() {
    let folder = folder();
    let autosave = folder.path().join("autosave");
    fs::create_dir(&autosave).unwrap();
    let crashed = autosave.join("1.crashed.spanit");
    fs::write(&crashed, record(&two_people(4), &["c3", "d4"])).unwrap();
    let mut window = Window::in_folder(&folder);
    slowly(&mut window, &autosave, &files::is_being_read(&crashed), |window| window.click(files::RESUME));
    assert_eq!(window.moves(), ["c3", "d4"]);
    window.close();
    assert_eq!(moves_in(&autosave.join("1.spanit")), ["c3", "d4"]);
    assert!(!crashed.exists());
}

#[test]
fn a_typed_path_is_checked_when_the_disk_answers() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    let slow = slow_folder(&window);
    let file = slow.join("mine.spanit");
    window.press_ctrl(Key::S);
    window.answer_dialog(FileAnswer::Unavailable);
    window.type_into(files::PATH, &file.display().to_string());
    slowly(&mut window, &slow, &files::is_being_read(&file), |window| window.click(path_msg::SAVE));
    window.wait("it is saved", |_| file.exists());
}

#[test]
fn a_typed_folder_is_checked_when_the_disk_answers() {
    let mut window = Window::new();
    let slow = slow_folder(&window);
    slowly(&mut window, &slow, &files::is_being_read(&slow), |window| {
        window.apply(Action::Library(LibraryAction::UseFolder(slow.clone())));
        assert_eq!(window.app().settings().personality_folder, None);
    });
    assert_eq!(window.app().settings().personality_folder, Some(slow.clone()));
    slowly(&mut window, &slow, &files::is_being_read(&slow), |window| window.press_ctrl(Key::Comma));
    window.press(Key::Escape);
    fs::remove_dir(&slow).unwrap();
    window.press_ctrl(Key::Comma);
    window.wait("the missing folder is noticed", |window| window.app().view().is_folder_missing);
    assert!(personality_folder::folder_missing(&slow).contains("slow"));
}

#[test]
fn ratings_are_stored_when_the_disk_answers() {
    let mut window = Window::new();
    let file = window.path("strengths.json");
    let strength = Strength { elo: 1712.0, ..Strength::default() };
    let rating = Measured { name: "Zebra".to_owned(), factors: mine("Zebra").factors, strength };
    slowly(&mut window, &file, &files::is_being_saved(&file), |window| {
        window.apply(Action::Library(LibraryAction::SaveRating(Box::new(rating))));
    });
    window.wait("it is stored", |_| Ladder::read(&file).is_ok_and(|ladder| ladder.measured.len() == 1));
}

#[test]
fn the_tournament_opens_and_starts_on_a_slow_disk() {
    let mut window = Window::in_folder(&with_own(&["Zebra"]));
    let own = window.path("personalities");
    slowly(&mut window, &own, &files::is_being_read(&own), |window| {
        window.press_ctrl(Key::T);
        assert!(window.shows("Steady") && !window.shows("Zebra"), "{:?}", window.texts());
    });
    assert!(window.shows("Zebra"));
    let folder = folder();
    let mut window = chosen(&folder, "2");
    let logs = window.path("tournaments");
    window.click(tournament::START);
    window.wait_as_time_passes("the tournament ends", |window| window.shows(tournament::FINISHED));
    assert_eq!(files_of(&logs), ["1.jsonl"]);
}

#[test]
fn a_training_is_removed_when_the_disk_answers() {
    let mut window = Window::new();
    super::training::begin(&mut window, "100000");
    window.wait("a round is over", |window| super::training::rounds(window) > 0);
    let task = window.path("autosave/1-training.json");
    assert!(task.exists());
    window.apply(Action::Training(TrainingAction::Discard));
    slowly(&mut window, &task, training_msg::IS_BEING_REMOVED, |window| {
        window.apply(Action::Training(TrainingAction::Discard));
    });
    assert!(!task.exists());
    assert!(!window.path("autosave/1-training.jsonl").exists());
}

/// Closing the window waits for writes, and drawing continues.
#[test]
fn the_window_closes_when_the_disk_answers() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    let slow = slow_folder(&window);
    let file = slow.join("mine.spanit");
    window.press_ctrl(Key::S);
    slowly(&mut window, &slow, files::WAITS_TO_CLOSE, |window| {
        window.pick_file(&file);
        window.request_close();
        assert!(window.commands.contains(&ViewportCommand::CancelClose));
        assert!(!window.commands.contains(&ViewportCommand::Close));
    });
    window.wait("the window closes", |window| window.commands.contains(&ViewportCommand::Close));
    assert_eq!(moves_in(&file), ["c3"]);
}

#[test]
fn the_window_stays_open_without_an_answer() {
    let mut window = Window::playing(two_people(4));
    window.click_node("c3");
    let slow = slow_folder(&window);
    let file = slow.join("mine.spanit");
    window.press_ctrl(Key::S);
    slowly(&mut window, &slow, &files::is_being_saved(&file), |window| {
        window.pick_file(&file);
        window.request_close();
        window.advance(Duration::from_secs(2));
    });
    assert!(!window.commands.contains(&ViewportCommand::Close));
    assert_eq!(moves_in(&file), ["c3"]);
}
