//! Files that cannot be written, because a folder or a file is in the way: each operation reports it, changes nothing, and
//! succeeds when the way is free. The autosave, the settings and the database of games continue in the same window.

use std::fs;

use span_it::messages::{dialogs, game as game_msg, games as games_msg, library as msg};
use span_it_core::seed::Seed;

use super::dropped_files::drop_files;
use super::game_history::{FILE, stored_by};
use super::library_changes::{files_of, mine, own_files, with_chosen, with_own};
use super::prelude::*;
use super::setups::autosaved_moves;

/// A file in the place of a folder, or a folder in the place of a file, until it is dropped. It also stops the root user.
#[must_use = "the obstacle goes when it is dropped"]
pub(super) struct Obstacle {
    path: PathBuf,
    /// Where that which was at the path is meanwhile.
    aside: PathBuf,
}

impl Obstacle {
    pub(super) fn at(path: PathBuf) -> Self {
        let aside = path.with_extension("aside");
        if path.exists() {
            fs::rename(&path, &aside).unwrap();
        }
        if path.extension().is_some() {
            fs::create_dir(&path).unwrap();
        } else {
            fs::write(&path, "in the way").unwrap();
        }
        Self { path, aside }
    }
}

impl Drop for Obstacle {
    fn drop(&mut self) {
        if self.path.is_dir() {
            fs::remove_dir(&self.path).unwrap();
        } else {
            fs::remove_file(&self.path).unwrap();
        }
        if self.aside.exists() {
            fs::rename(&self.aside, &self.path).unwrap();
        }
    }
}

struct Operation {
    name: &'static str,
    /// What cannot be written, in the data folder.
    place: &'static str,
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
        files_of(&folder).into_iter().map(move |file| read_personality(&folder.join(file)).name)
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
    place: "personalities",
    open: |folder| with_chosen(folder, "Zebra"),
    act: |_| (),
    problem: "Nothing was changed. ",
    state: names,
};

const OPERATIONS: &[Operation] = &[
    Operation {
        name: "rename",
        act: |window| {
            window.click(msg::rename());
            window.type_into(msg::new_name(), "Quagga");
            window.press(Key::Enter);
        },
        ..LIBRARY
    },
    Operation { name: "duplicate", act: |window| window.click(msg::duplicate()), ..LIBRARY },
    Operation { name: "delete", place: "trash", act: |window| window.click(msg::delete()), ..LIBRARY },
    Operation {
        name: "import",
        act: |window| {
            window.click(msg::import());
            window.pick_file(window.path("ada.json"));
        },
        ..LIBRARY
    },
    Operation {
        name: "export",
        place: "shared",
        act: |window| {
            window.click(msg::export_all());
            window.click(msg::as_files());
            window.pick_file(window.path("shared"));
        },
        problem: "Nothing was exported to ",
        state: |window| files_of(&window.path("shared")),
        ..LIBRARY
    },
    Operation {
        name: "drop",
        open: Window::in_folder,
        act: |window| drop_files(window, &["g.spanit", "ada.json"].map(|name| window.path(name))),
        problem: "g.spanit was opened. ada.json was not opened: ",
        ..LIBRARY
    },
    Operation {
        name: "save a game",
        place: "shared/mine.spanit",
        open: Window::in_folder,
        act: |window| {
            window.begin(two_people(4));
            window.click_node("c3");
            window.press_ctrl(Key::S);
            window.pick_file(window.path("shared/mine.spanit"));
        },
        problem: "mine.spanit was not saved: ",
        state: |window| file(window, "mine.spanit"),
    },
];

/// A data folder with a personality, and files to import and to replace.
fn prepared() -> Arc<TempDir> {
    let folder = with_own(&["Zebra"]);
    let path = |name| folder.path().join(name);
    fs::write(path("g.spanit"), record(&two_people(5), &["a1", "b2"])).unwrap();
    fs::write(path("ada.json"), mine("Ada").to_json()).unwrap();
    fs::create_dir(path("shared")).unwrap();
    fs::write(path("shared/mine.json"), mine("Mine").to_json()).unwrap();
    folder
}

#[test]
fn every_operation_reports_faults_and_succeeds_later() {
    for Operation { name, place, open, act, problem, state } in OPERATIONS {
        let folder = prepared();
        let mut window = open(&folder);
        let before = state(&window);
        let obstacle = Obstacle::at(folder.path().join(place));
        act(&mut window);
        let is_shown = window.texts().iter().any(|text| text.starts_with(problem));
        assert!(is_shown, "{name}: {:?}", window.texts());
        drop(obstacle);
        assert_eq!(state(&window), before, "{name}");
        drop(window);
        let mut window = open(&folder);
        act(&mut window);
        assert_ne!(state(&window), before, "{name}");
    }
}

#[test]
fn the_trash_keeps_what_cannot_be_restored() {
    let mut window = with_chosen(&prepared(), "Zebra");
    window.click(msg::delete());
    let obstacle = Obstacle::at(window.path("personalities"));
    window.click(msg::undo());
    window.assert_shows_part("Nothing was changed. ");
    drop(obstacle);
    assert_eq!(files_of(&window.path("trash")), ["zebra.json"]);
}

/// No autosave can be written until it is dropped.
fn failing_autosave(window: &Window) -> Obstacle {
    Obstacle::at(window.path(AUTOSAVE))
}

#[test]
fn own_files_are_written_when_the_way_is_free() {
    let mut window = Window::after(two_people(4), &["c3"]);
    let obstacle = failing_autosave(&window);
    window.click_node("d4");
    window.change_settings(|settings| settings.theme = Theme::Dark);
    window.assert_notice_has(&["cannot save its own files", "this is a folder", "Save As"]);
    drop(obstacle);
    assert_eq!(autosaved_moves(&window.path("")), ["c3"]);
    window.click_node("e5");
    assert_eq!(autosaved_moves(&window.path("")), ["c3", "d4", "e5"]);
    assert_eq!(window.notice(), None);
    let settings = fs::read_to_string(window.path("settings.json")).unwrap();
    assert!(settings.contains("dark"), "{settings}");
}

#[test]
fn an_autosave_that_another_program_has_replaced_is_kept() {
    let mut window = Window::after(two_people(4), &["c3"]);
    window.write(AUTOSAVE, "another");
    window.click_node("d4");
    window.assert_notice_has(&["autosave.json was replaced: another program", "autosave.json.bad"]);
    assert_eq!(fs::read_to_string(window.path("autosave.json.bad")).unwrap(), "another");
    assert_eq!(autosaved_moves(&window.path("")), ["c3", "d4"]);
}

#[test]
fn resumes_a_game_with_keys_of_a_newer_version() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    window.click_node("c3");
    window.close();
    let path = folder.path().join(AUTOSAVE);
    let text = fs::read_to_string(&path).unwrap();
    let newer = text.replacen("\"rows\"", "\"mood\": [1], \"rows\"", 1);
    let newer = newer.replacen("\"kind\"", "\"mood\": 2, \"kind\"", 1);
    let newer = newer.replacen("\"stored\": null", "\"stored\": [[]]", 1);
    assert!(newer.len() > text.len() + 20, "{newer}");
    fs::write(&path, newer).unwrap();
    let window = Window::in_folder(&folder);
    assert_eq!(window.moves(), ["c3"]);
    assert!(!folder.path().join("autosave.json.bad").exists());
}

/// Requests the window to close; returns whether it closes without a dialog.
fn closes_without_asking(window: &mut Window) -> bool {
    window.commands.clear();
    window.request_close();
    let asks = window.has_dialog(files::unsaved_game_title());
    assert_eq!(window.commands.contains(&ViewportCommand::CancelClose), asks);
    !asks
}

#[test]
fn closing_asks_about_a_game_without_autosave() {
    let mut window = Window::playing(two_people(4));
    let obstacle = failing_autosave(&window);
    window.click_node("c3");
    assert!(!closes_without_asking(&mut window));
    // A game in its own file is safe.
    window.click(menu::save_as());
    window.pick_file(window.path("mine.spanit"));
    assert!(closes_without_asking(&mut window));
    // The next move is not saved.
    window.click_node("d4");
    assert!(!closes_without_asking(&mut window));
    window.click(dialogs::cancel());
    drop(obstacle);
    assert!(closes_without_asking(&mut window), "closing tries again");
    assert_eq!(autosaved_moves(&window.path("")), ["c3", "d4"]);
    let _obstacle = failing_autosave(&window);
    window.click_node("e5");
    window.request_close();
    window.click(files::close_without_saving());
    assert!(window.commands.contains(&ViewportCommand::Close));
}

#[test]
fn closing_asks_about_the_game_before_an_opened_one() {
    let mut window = Window::playing(two_people(4));
    let _obstacle = failing_autosave(&window);
    window.click_node("c3");
    let other = window.write("other.spanit", record(&two_people(4), &["d4", "e5"]));
    window.apply(Action::File(FileAction::OpenPath(other)));
    assert!(!closes_without_asking(&mut window));
    assert_eq!(window.moves(), ["c3"], "the game that would be lost is shown");
    window.click(menu::save_as());
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
        window.click(menu::save_as());
        let file = folder.path().join(format!("{has_folder}.spanit"));
        window.pick_file(&file);
        assert_eq!(moves_in(&file), ["c3"]);
        assert!(closes_without_asking(&mut window));
        window.click_node("d4");
        assert!(!closes_without_asking(&mut window));
        window.click(dialogs::cancel());
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
        let obstacle = (!has_records).then(|| Obstacle::at(records.clone()));
        play(&mut window, 1, &QUICK_WIN);
        window.wait("the problem is reported", has_problem);
        assert_eq!(files_of(&records).len(), usize::from(has_records));
        drop(obstacle);
        fs::remove_dir(folder.path().join(FILE)).unwrap();
        play(&mut window, 2, &QUICK_WIN);
        window.wait("the problem is solved", |window| !has_problem(window));
        assert!(files_of(&records).is_empty());
        assert_eq!(moves_stored_by(window), [7, 7]);
    }
}

#[test]
#[cfg(unix)]
fn a_data_folder_that_is_removed_or_restored_loses_no_later_game() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    play(&mut window, 1, &QUICK_WIN);
    let path = folder.path().join(FILE);
    window.wait("it is stored", |_| path.exists());
    window.change_settings(|settings| settings.theme = Theme::Dark);
    fs::remove_dir_all(folder.path()).unwrap();
    play(&mut window, 2, &QUICK_WIN);
    window.wait("it is reported", |window| window.notice() == Some(games_msg::replaced()));
    window.click_node("a1");
    window.change_settings(|settings| settings.coordinates = false);
    assert_eq!(moves_stored_by(window), [7]);
    let settings = fs::read_to_string(folder.path().join("settings.json")).unwrap();
    assert!(settings.contains("dark"), "{settings}");
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
