//! Disks that are full, read-only or broken: each operation reports it, changes nothing, and succeeds when the disk works
//! again. The autosave, the settings and the database of games continue in the same window.

use std::fs;
use std::io::ErrorKind;

use span_it::messages::{dialogs, game as game_msg, games as games_msg, library as msg, tournament};
use span_it_core::seed::Seed;
use span_it_store::storage::faults::{Fault, Step};

use super::dropped_files::drop_files;
use super::game_history::{FILE, stored_by};
use super::library_changes::{files_of, mine, own_files, with_chosen, with_own};
use super::prelude::*;
use super::setups::autosaved_moves;
use super::tournament::{chosen, endless, played_and_listed};

const ERRORS: [ErrorKind; 3] = [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem, ErrorKind::Other];
const WRITING: &[Step] = &[Step::Open, Step::Write, Step::Sync, Step::Rename];

struct Operation {
    name: &'static str,
    /// What the faults concern, in the data folder.
    place: &'static str,
    steps: &'static [Step],
    open: fn(&Arc<TempDir>) -> Window,
    act: fn(&mut Window),
    /// The beginning of what the player then sees.
    problem: &'static str,
    /// What changes only if it succeeds.
    state: fn(&Window) -> Vec<String>,
}

/// The names of all personalities, also of deleted ones, and the number of those that are not deleted.
fn names(window: &Window) -> Vec<String> {
    let listed = ["personalities", "trash"].map(|name| {
        let folder = window.path(name);
        files_of(&folder)
            .into_iter()
            .map(move |file| span_it_store::personalities::read(&folder.join(file)).unwrap().name)
    });
    let mut names: Vec<String> = listed.into_iter().flatten().collect();
    names.sort();
    names.push(own_files(window).len().to_string());
    names
}

fn file(window: &Window, name: &str) -> Vec<String> {
    let path = window.path("shared").join(name);
    vec![fs::read_to_string(path).unwrap_or_default()]
}

/// An operation on the chosen personality.
const LIBRARY: Operation = Operation {
    name: "",
    place: "",
    steps: WRITING,
    open: |folder| with_chosen(folder, "Zebra"),
    act: |_| (),
    problem: "Nothing was changed. ",
    state: names,
};

const OPERATIONS: &[Operation] = &[
    Operation {
        name: "rename",
        act: |window| {
            window.click(msg::RENAME);
            window.type_into(msg::NEW_NAME, "Quagga");
            window.press(Key::Enter);
        },
        ..LIBRARY
    },
    Operation { name: "duplicate", act: |window| window.click(msg::DUPLICATE), ..LIBRARY },
    Operation {
        name: "delete",
        steps: &[Step::Open, Step::Rename],
        act: |window| window.click(msg::DELETE),
        ..LIBRARY
    },
    Operation {
        name: "import",
        place: "personalities",
        act: |window| {
            window.click(msg::IMPORT);
            window.pick_file(window.path("ada.json"));
        },
        ..LIBRARY
    },
    Operation {
        name: "export",
        place: "shared",
        act: |window| {
            window.click(msg::EXPORT_ALL);
            window.click(msg::AS_FILES);
            window.pick_file(window.path("shared"));
        },
        problem: "Nothing was exported to ",
        state: |window| files_of(&window.path("shared")),
        ..LIBRARY
    },
    Operation {
        name: "drop",
        place: "personalities",
        open: Window::in_folder,
        act: |window| drop_files(window, &["g.spanit", "ada.json"].map(|name| window.path(name))),
        problem: "g.spanit was opened. ada.json was not opened: ",
        ..LIBRARY
    },
    Operation {
        name: "save a personality",
        place: "shared",
        open: Window::in_folder,
        act: |window| {
            let file = window.path("shared/mine.json");
            window.apply(Action::File(FileAction::OpenPath(file)));
            window.type_into(Factor::NodeMajor.info().name, "7.5");
            window.press_ctrl(Key::S);
        },
        problem: "mine.json was not saved: ",
        state: |window| file(window, "mine.json"),
        ..LIBRARY
    },
    Operation {
        name: "save a game",
        place: "shared",
        open: Window::in_folder,
        act: |window| {
            window.begin(two_people(4));
            window.click_node("c3");
            window.press_ctrl(Key::S);
            window.pick_file(window.path("shared/mine.spanit"));
        },
        problem: "mine.spanit was not saved: ",
        state: |window| file(window, "mine.spanit"),
        ..LIBRARY
    },
    Operation {
        name: "start a tournament",
        place: "tournaments",
        steps: &[Step::Open],
        open: |folder| chosen(folder, "2"),
        act: |window| window.click(tournament::START),
        problem: "The tournament did not start: ",
        state: |window| vec![window.has_button(tournament::START).to_string()],
    },
];

/// A data folder with a personality, and files to import and to replace.
fn prepared() -> Arc<TempDir> {
    let folder = with_own(&["Zebra"]);
    let path = |name| folder.path().join(name);
    fs::write(path("g.spanit"), record(&two_people(5), &["a1", "b2"])).unwrap();
    fs::write(path("ada.json"), mine("Ada").to_json()).unwrap();
    fs::create_dir(path("shared")).unwrap();
    fs::create_dir(path("tournaments")).unwrap();
    fs::write(path("shared/mine.json"), mine("Mine").to_json()).unwrap();
    folder
}

#[test]
fn every_operation_reports_faults_and_succeeds_later() {
    for operation in OPERATIONS {
        let Operation { name, place, steps, open, act, problem, state } = operation;
        for (&step, error) in steps.iter().zip(ERRORS.into_iter().cycle()) {
            let folder = prepared();
            let mut window = open(&folder);
            let before = state(&window);
            let fault = Fault::of_step(&folder.path().join(place), step, error);
            act(&mut window);
            let is_shown = window.texts().iter().any(|text| text.starts_with(problem));
            assert!(is_shown, "{name} {step:?} {error}: {:?}", window.texts());
            assert_eq!(state(&window), before, "{name} {step:?} {error}");
            drop(fault);
            drop(window);
            let mut window = open(&folder);
            act(&mut window);
            assert_ne!(state(&window), before, "{name} {step:?} {error}");
        }
    }
}

#[test]
fn the_trash_keeps_what_cannot_be_restored_or_removed() {
    let mut window = with_chosen(&prepared(), "Zebra");
    window.click(msg::DELETE);
    for (step, commands) in
        [(Step::Rename, &[msg::UNDO][..]), (Step::Remove, &[msg::EMPTY_TRASH, msg::DELETE_PERMANENTLY])]
    {
        let fault = Fault::of_step(&window.path(""), step, ErrorKind::ReadOnlyFilesystem);
        for command in commands {
            window.click(command);
        }
        let is_shown = window.texts().iter().any(|text| text.starts_with("Nothing was changed. "));
        assert!(is_shown, "{step:?}: {:?}", window.texts());
        assert_eq!(files_of(&window.path("trash")), ["zebra.json"]);
        drop(fault);
    }
    window.click(msg::EMPTY_TRASH);
    window.click(msg::DELETE_PERMANENTLY);
    assert!(files_of(&window.path("trash")).is_empty());
}

#[test]
fn the_list_of_tournaments_stays_when_a_change_fails() {
    let (mut window, delete) = played_and_listed(&folder());
    let logs = window.path("tournaments");
    let fault = Fault::of_step(&logs, Step::Rename, ErrorKind::StorageFull);
    window.click(&delete);
    assert!(window.notice().is_some_and(|notice| notice.contains("1.jsonl")), "{:?}", window.notice());
    assert_eq!(files_of(&logs), ["1.jsonl"]);
    drop(fault);
    window.wait("the tournament is listed", |window| window.has_button(&delete));
    // Two clicks must not be a double click.
    window.harness.run_steps(40);
    window.click(&delete);
    assert_eq!(window.notice(), None);
    let fault = Fault::of_step(&logs, Step::Rename, ErrorKind::StorageFull);
    window.click(tournament::UNDO_DELETE);
    assert!(window.notice().is_some());
    assert_eq!(files_of(&logs), ["1.jsonl.deleted"]);
    drop(fault);
    window.click(tournament::UNDO_DELETE);
    assert_eq!((files_of(&logs), window.notice()), (vec!["1.jsonl".to_owned()], None));
}

#[test]
fn a_log_that_cannot_be_deleted_is_reported() {
    let mut window = endless(&folder());
    window.click(tournament::START);
    window.click(tournament::PAUSE);
    window.click(tournament::CANCEL);
    let log = window.path("tournaments/1.jsonl");
    let fault = Fault::of_step(&window.path("tournaments"), Step::Rename, ErrorKind::ReadOnlyFilesystem);
    window.click(tournament::DISCARD);
    window.wait("the failure is reported", |window| {
        window.notice().is_some_and(|notice| notice.contains("could not be deleted: "))
    });
    assert!(log.exists());
    drop(fault);
}

/// No autosave can be written until the fault is dropped.
fn failing_autosave(folder: &Path) -> Fault {
    Fault::of_step(&folder.join("autosave.json"), Step::Rename, ErrorKind::StorageFull)
}

#[test]
fn own_files_are_written_when_the_disk_works_again() {
    for (&step, error) in WRITING.iter().zip(ERRORS.into_iter().cycle()) {
        let mut window = Window::playing(two_people(4));
        window.click_node("c3");
        assert_eq!(autosaved_moves(&window.path("")), ["c3"]);
        let fault = Fault::of_step(&window.path(""), step, error);
        window.click_node("d4");
        window.change_settings(|settings| settings.theme = Theme::Dark);
        let notice = window.notice().unwrap();
        for part in ["cannot save its own files", "Save As"] {
            assert!(notice.contains(part), "{step:?} {error}: {notice}");
        }
        assert_eq!(autosaved_moves(&window.path("")), ["c3"], "{step:?} {error}");
        drop(fault);
        window.click_node("e5");
        assert_eq!(autosaved_moves(&window.path("")), ["c3", "d4", "e5"]);
        assert_eq!(window.notice(), None, "{step:?} {error}");
        let settings = fs::read_to_string(window.path("settings.json")).unwrap();
        assert!(settings.contains("dark"), "{settings}");
    }
}

/// Requests the window to close; returns whether it closes without a dialog.
fn closes_without_asking(window: &mut Window) -> bool {
    window.commands.clear();
    window.request_close();
    let asks = window.has_dialog(files::UNSAVED_GAME_TITLE);
    assert_eq!(window.commands.contains(&ViewportCommand::CancelClose), asks);
    !asks
}

#[test]
fn closing_asks_about_a_game_without_autosave() {
    let mut window = Window::playing(two_people(4));
    let fault = failing_autosave(&window.path(""));
    window.click_node("c3");
    assert!(!closes_without_asking(&mut window));
    // A game in its own file is safe.
    window.click(menu::SAVE_AS);
    window.pick_file(window.path("mine.spanit"));
    assert!(closes_without_asking(&mut window));
    // The next move is not saved.
    window.click_node("d4");
    assert!(!closes_without_asking(&mut window));
    window.click(dialogs::CANCEL);
    drop(fault);
    assert!(closes_without_asking(&mut window), "closing tries again");
    assert_eq!(autosaved_moves(&window.path("")), ["c3", "d4"]);
    let _fault = failing_autosave(&window.path(""));
    window.click_node("e5");
    window.request_close();
    window.click(files::CLOSE_WITHOUT_SAVING);
    assert!(window.commands.contains(&ViewportCommand::Close));
}

#[test]
fn closing_asks_about_the_game_before_an_opened_one() {
    let mut window = Window::playing(two_people(4));
    let _fault = failing_autosave(&window.path(""));
    window.click_node("c3");
    let other = window.write("other.spanit", record(&two_people(4), &["d4", "e5"]));
    window.apply(Action::File(FileAction::OpenPath(other)));
    assert!(!closes_without_asking(&mut window));
    assert_eq!(window.moves(), ["c3"], "the game that would be lost is shown");
    window.click(menu::SAVE_AS);
    window.pick_file(window.path("mine.spanit"));
    assert!(closes_without_asking(&mut window));
}

#[test]
fn closing_asks_in_another_window_and_without_a_folder() {
    let folder = folder();
    let in_the_way = folder.path().join("data");
    fs::write(&in_the_way, "a file").unwrap();
    let _first = Window::in_folder(&folder);
    for has_folder in [true, false] {
        let mut window = if has_folder { Window::in_folder(&folder) } else { Window::open_at(&in_the_way) };
        assert!(closes_without_asking(&mut window), "there is no game");
        window.begin(two_people(4));
        window.click_node("c3");
        window.change_settings(|settings| settings.theme = Theme::Dark);
        assert!(!closes_without_asking(&mut window));
        let nothing = window
            .notice()
            .is_some_and(|notice| notice.starts_with("Nothing will be saved when this window "));
        assert_eq!(nothing, !has_folder, "{:?}", window.notice());
        window.click(menu::SAVE_AS);
        let file = folder.path().join(format!("{has_folder}.spanit"));
        window.pick_file(&file);
        assert_eq!(moves_in(&file), ["c3"]);
        assert!(closes_without_asking(&mut window));
        window.click_node("d4");
        assert!(!closes_without_asking(&mut window));
        window.click(dialogs::CANCEL);
        window.apply(Action::Game(GameAction::Resign));
        window.assert_shows(&[&game_msg::wins("Bob")]);
        assert!(closes_without_asking(&mut window), "a finished game needs no saving");
    }
}

/// Plays moves of a game with this seed while the database cannot be opened: a folder has its name.
fn play(window: &mut Window, seed: u64, moves: &[&str]) {
    window.begin(GameSetup { seed: Seed::new(seed).unwrap(), ..two_people(4) });
    window.click_nodes(moves);
}

fn has_problem(window: &Window) -> bool {
    window.notice().is_some_and(|notice| notice.starts_with(&games_msg::not_stored("")[..20]))
}

/// Closes the window and returns the numbers of moves of the stored games.
fn moves_stored_by(window: Window) -> Vec<usize> {
    let mut moves: Vec<_> = stored_by(window).iter().map(|game| game.moves).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn games_are_stored_when_the_database_works_again() {
    // Without and with the records beside the database.
    for has_records in [false, true] {
        let folder = folder();
        let mut window = Window::in_folder(&folder);
        let records = window.path("unstored-games");
        fs::create_dir(folder.path().join(FILE)).unwrap();
        let fault = Fault::of_step(&records, Step::Write, ErrorKind::StorageFull);
        let fault = Some(fault).filter(|_| !has_records);
        play(&mut window, 1, &QUICK_WIN);
        window.wait("the problem is reported", has_problem);
        assert_eq!(files_of(&records).len(), usize::from(has_records));
        drop(fault);
        fs::remove_dir(folder.path().join(FILE)).unwrap();
        play(&mut window, 2, &QUICK_WIN);
        window.wait("the problem is solved", |window| !has_problem(window));
        assert!(files_of(&records).is_empty());
        assert_eq!(moves_stored_by(window), [7, 7]);
    }
}

/// A finished game and an abandoned one survive the end of the window, even if the disk works only for the next one.
#[test]
fn the_next_window_stores_the_games() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    fs::create_dir(folder.path().join(FILE)).unwrap();
    play(&mut window, 1, &QUICK_WIN);
    play(&mut window, 8, &QUICK_WIN[..3]);
    window.begin(two_people(5));
    window.wait("the problem is reported", has_problem);
    window.close();
    fs::remove_dir(folder.path().join(FILE)).unwrap();
    for _ in 0..2 {
        let mut window = Window::in_folder(&folder);
        window.press_ctrl(Key::G);
        assert_eq!(moves_stored_by(window), [3, 7]);
    }
    assert!(files_of(&folder.path().join("unstored-games")).is_empty());
}
