//! Operations on a disk that is full, read-only or broken: each is reported, nothing is lost, and it succeeds when the disk
//! works again. The autosave and saved games are in `disk_faults`, the database of games in `database_faults`.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use egui::Key;
use span_it::messages::{editor, files, library as msg, tournament};
use span_it::testing::{Action, FileAction, Theme};
use span_it_core::personality::{Factor, Personality};
use span_it_files::storage::faults::{Fault, Step};

use super::dropped_files::drop_files;
use super::harness::{Window, folder};
use super::library_changes::{files_of, mine, own_files, with_chosen, with_own};
use super::setups::{moves_in, record, two_people};
use super::tournament::{chosen, endless, play_out, played_and_listed};

const ERRORS: [ErrorKind; 3] = [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::Other];
const WRITING: [Step; 4] = [Step::Open, Step::Write, Step::Sync, Step::Rename];

/// Calls `check` with each of these steps and errors.
fn with_faults(steps: &[Step], check: impl Fn(Step, ErrorKind)) {
    for &step in steps {
        for error in ERRORS {
            check(step, error);
        }
    }
}

fn shows_start(window: &Window, start: &str) -> bool {
    window.texts().iter().any(|text| text.starts_with(start))
}

/// The names of all personalities, also of deleted ones.
fn all_names(folder: &Path) -> Vec<String> {
    let folders = ["personalities", "trash"].map(|name| folder.join(name));
    let listed = folders.iter().flat_map(|folder| files_of(folder).into_iter().map(|name| folder.join(name)));
    let mut names: Vec<String> = listed.map(|file| Personality::read(&file).unwrap().name).collect();
    names.sort();
    names
}

/// The steps that can fail, the change of the library, and the names after it.
type Change = (&'static [Step], fn(&mut Window), &'static [&'static str]);

fn rename(window: &mut Window) {
    window.click(msg::RENAME);
    window.type_into(msg::NEW_NAME, "Quagga");
    window.press(Key::Enter);
}

#[test]
fn changes_of_the_library_are_refused_and_succeed_later() {
    let changes: [Change; 3] = [
        (&WRITING, rename, &["Quagga"]),
        (&WRITING, |window| window.click(msg::DUPLICATE), &["Zebra", "Zebra copy"]),
        (&[Step::Open, Step::Rename], |window| window.click(msg::DELETE), &["Zebra"]),
    ];
    for (steps, change, after) in changes {
        with_faults(steps, |step, error| {
            let folder = with_own(&["Zebra"]);
            let mut window = with_chosen(&folder, "Zebra");
            let fault = Fault::of_step(folder.path(), step, error);
            change(&mut window);
            assert!(shows_start(&window, "Nothing was changed. "), "{step:?} {error}: {:?}", window.texts());
            assert_eq!(all_names(folder.path()), ["Zebra"], "{step:?} {error}");
            drop(fault);
            window.press(Key::Escape);
            window.press(Key::Escape);
            drop(window);
            let mut window = with_chosen(&folder, "Zebra");
            change(&mut window);
            assert_eq!(all_names(folder.path()), after, "{step:?} {error}");
        });
    }
}

#[test]
fn the_trash_keeps_what_cannot_be_restored_or_removed() {
    with_faults(&[Step::Rename], |_, error| {
        let folder = with_own(&["Zebra"]);
        let mut window = with_chosen(&folder, "Zebra");
        window.click(msg::DELETE);
        let fault = Fault::of_step(folder.path(), Step::Rename, error);
        window.click(msg::UNDO);
        assert!(shows_start(&window, "Nothing was changed. "), "{error}: {:?}", window.texts());
        assert_eq!(files_of(&window.path("trash")), ["zebra.json"]);
        drop(fault);
        let fault = Fault::of_step(folder.path(), Step::Remove, error);
        window.click(msg::EMPTY_TRASH);
        window.click(msg::DELETE_PERMANENTLY);
        assert!(shows_start(&window, "Nothing was changed. "), "{error}: {:?}", window.texts());
        assert_eq!(files_of(&window.path("trash")), ["zebra.json"]);
        drop(fault);
        window.click(msg::EMPTY_TRASH);
        window.click(msg::DELETE_PERMANENTLY);
        assert!(files_of(&window.path("trash")).is_empty());
    });
}

#[test]
fn imports_and_exports_report_what_failed() {
    with_faults(&WRITING, |step, error| {
        let mut window = with_chosen(&with_own(&["Zebra"]), "Zebra");
        let (ada, target) = (window.path("ada.json"), window.path("shared"));
        fs::write(&ada, mine("Ada").to_json()).unwrap();
        fs::create_dir(&target).unwrap();
        let fault = Fault::of_step(&window.path("personalities"), step, error);
        window.click(msg::IMPORT);
        window.pick_file(&ada);
        assert!(shows_start(&window, "Nothing was changed. "), "{step:?} {error}: {:?}", window.texts());
        assert_eq!(own_files(&window), ["zebra.json"]);
        drop(fault);
        let fault = Fault::of_step(&target, step, error);
        window.click(msg::EXPORT_ALL);
        window.click(msg::AS_FILES);
        window.pick_file(&target);
        assert!(shows_start(&window, "Nothing was exported to "), "{step:?} {error}: {:?}", window.texts());
        assert!(files_of(&target).is_empty());
        drop(fault);
        window.click(msg::IMPORT);
        window.pick_file(&ada);
        window.click(msg::EXPORT_ALL);
        window.click(msg::AS_FILES);
        window.pick_file(&target);
        assert_eq!(files_of(&target), ["ada.json", "zebra.json"]);
    });
}

#[test]
fn dropped_files_report_what_failed() {
    with_faults(&WRITING, |step, error| {
        let mut window = Window::in_folder(&with_own(&[]));
        let (game, ada) = (window.path("g.spanit"), window.path("ada.json"));
        fs::write(&game, record(&two_people(5), &["a1", "b2"])).unwrap();
        fs::write(&ada, mine("Ada").to_json()).unwrap();
        let fault = Fault::of_step(&window.path("personalities"), step, error);
        drop_files(&mut window, &[game, ada.clone()]);
        let notice = window.notice().unwrap();
        assert!(notice.contains("g.spanit was opened."), "{step:?} {error}: {notice}");
        assert!(notice.contains("ada.json was not opened: "), "{step:?} {error}: {notice}");
        assert!(own_files(&window).is_empty());
        drop(fault);
        drop_files(&mut window, &[ada.clone(), ada]);
        assert_eq!(own_files(&window), ["ada.json"]);
    });
}

#[test]
fn the_editor_keeps_changes_that_cannot_be_saved() {
    with_faults(&WRITING, |step, error| {
        let mut window = Window::new();
        let slow = window.path("mine");
        fs::create_dir(&slow).unwrap();
        let file = slow.join("mine.json");
        fs::write(&file, mine("Mine").to_json()).unwrap();
        window.apply(Action::File(FileAction::OpenPath(file.clone())));
        window.type_into(Factor::NodeMajor.info().name, "7.5");
        let fault = Fault::of_step(&slow, step, error);
        window.press_ctrl(Key::S);
        let notice = window.notice().unwrap();
        assert!(notice.starts_with("mine.json was not saved: "), "{step:?} {error}: {notice}");
        window.assert_shows(&[&editor::unsaved_changes(1)]);
        assert_eq!(Personality::read(&file).unwrap(), mine("Mine"));
        drop(fault);
        window.press_ctrl(Key::S);
        assert_eq!(window.notice(), Some(files::saved(&file).as_str()));
        assert!((Personality::read(&file).unwrap().factors[Factor::NodeMajor] - 7.5).abs() < 1e-9);
    });
}

#[test]
fn settings_are_written_when_the_disk_works_again() {
    with_faults(&WRITING, |step, error| {
        let folder = folder();
        let mut window = Window::in_folder(&folder);
        // Temporary files have other names, so only the last step has that of the settings.
        let path = if step == Step::Rename { window.path("settings.json") } else { folder.path().to_owned() };
        let fault = Fault::of_step(&path, step, error);
        window.change_settings(|settings| settings.theme = Theme::Dark);
        window.wait("the fault is reported", |window| window.notice().is_some());
        let notice = window.notice().unwrap();
        assert!(notice.contains("cannot save its own files"), "{step:?} {error}: {notice}");
        drop(fault);
        window.change_settings(|settings| settings.sound = false);
        window.wait("the notice is closed", |window| window.notice().is_none());
        window.close();
        let settings = fs::read_to_string(folder.path().join("settings.json")).unwrap();
        assert!(settings.contains("dark") && settings.contains("\"sound\": false"), "{settings}");
    });
}

#[test]
fn a_tournament_without_a_log_does_not_start() {
    with_faults(&[Step::Open, Step::Write, Step::Sync], |step, error| {
        let mut window = chosen(&folder(), "2");
        fs::create_dir_all(window.path("tournaments")).unwrap();
        let fault = Fault::of_step(&window.path("tournaments"), step, error);
        window.click(tournament::START);
        let notice = window.notice().unwrap();
        assert!(notice.starts_with("The tournament did not start: "), "{step:?} {error}: {notice}");
        window.assert_shows(&[tournament::ROUND_ROBIN_SET_UP]);
        drop(fault);
        play_out(&mut window);
    });
}

#[test]
fn the_list_of_tournaments_stays_when_a_change_fails() {
    let (mut window, delete) = played_and_listed(&folder());
    let logs = window.path("tournaments");
    for error in ERRORS {
        let fault = Fault::of_step(&logs, Step::Rename, error);
        window.click(&delete);
        assert!(window.notice().is_some_and(|notice| notice.contains("1.jsonl")), "{:?}", window.notice());
        assert_eq!(files_of(&logs), ["1.jsonl"], "{error}");
        drop(fault);
        window.wait("the tournament is listed", |window| window.has_button(&delete));
        // Two clicks must not be a double click.
        window.harness.run_steps(40);
        window.click(&delete);
        assert_eq!(window.notice(), None);
        let fault = Fault::of_step(&logs, Step::Rename, error);
        window.click(tournament::UNDO_DELETE);
        assert!(window.notice().is_some(), "{error}");
        assert_eq!(files_of(&logs), ["1.jsonl.deleted"], "{error}");
        drop(fault);
        window.click(tournament::UNDO_DELETE);
        assert_eq!((files_of(&logs), window.notice()), (vec!["1.jsonl".to_owned()], None));
        window.wait("the tournament is listed", |window| window.has_button(&delete));
    }
}

#[test]
fn a_log_that_cannot_be_deleted_is_reported() {
    let mut window = endless(&folder());
    window.click(tournament::START);
    window.click(tournament::PAUSE);
    window.click(tournament::CANCEL);
    let log = window.path("tournaments/1.jsonl");
    let fault = Fault::of_step(&log, Step::Remove, ErrorKind::ReadOnlyFilesystem);
    window.click(tournament::DISCARD);
    let notice = window.notice().unwrap();
    assert!(notice.contains("could not be deleted: "), "{notice}");
    assert!(log.exists());
    drop(fault);
}

#[test]
fn a_crashed_game_that_cannot_be_moved_is_resumed() {
    let folder = folder();
    let autosave = folder.path().join("autosave");
    fs::create_dir(&autosave).unwrap();
    fs::write(autosave.join("1.crashed.spanit"), record(&two_people(4), &["c3", "d4"])).unwrap();
    let mut window = Window::in_folder(&folder);
    let fault = Fault::of_step(&autosave, Step::Rename, ErrorKind::ReadOnlyFilesystem);
    window.click(files::RESUME);
    assert_eq!(window.moves(), ["c3", "d4"]);
    drop(fault);
    window.click_node("e5");
    window.close();
    assert_eq!(moves_in(&autosave.join("1.spanit")), ["c3", "d4", "e5"]);
}
