//! The list of saved tournaments: it lists and opens all of them, reports unreadable ones with the place, and
//! restores deleted ones.

use span_it::messages::tournament as msg;
use span_it_lab::tournament::{Plan, PlayerSpec, log};
use span_it_store::storage::StorageError;

use super::prelude::*;
use super::tournament::{LISTED, choose_players, play_out, played, played_and_listed};

#[test]
fn lists_and_opens_saved_tournaments() {
    let folder = folder();
    let mut window = played(&folder, "2");
    window.click(msg::new());
    window.type_into(msg::games(), "4");
    play_out(&mut window);
    let locked = std::fs::File::open(folder.path().join("tournaments/2.jsonl")).unwrap();
    locked.lock().unwrap();
    window.click(msg::new());
    let first = LISTED;
    window.wait("the list is read", |window| window.shows(&msg::open_elsewhere("2.jsonl")));
    window.assert_shows(&[msg::earlier_tournaments()]);
    drop(locked);
    window.click(first);
    window.wait("the tournament is read", |window| window.shows(msg::finished_text()));
    window.assert_shows(&["2 of 2 games"]);
}

#[test]
fn reports_an_unreadable_log_with_the_place() {
    let folder = folder();
    let window = played(&folder, "2");
    window.close();
    let path = folder.path().join("tournaments").join("1.jsonl");
    let mut log = std::fs::read(&path).unwrap();
    let last = log.len() - 9;
    log[last] = 0x80;
    std::fs::write(&path, &log).unwrap();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the error is reported", |window| window.notice().is_some());
    window.assert_notice_has(&[&format!("{}: line 4", path.display())]);
    window.assert_shows(&[&msg::set_up(msg::round_robin_note())]);
    assert_eq!(std::fs::read(&path).unwrap(), log, "the log is unchanged");
    let mut window = window.reopen();
    window.press_ctrl(Key::T);
    window.wait("the log is listed", |window| window.shows(msg::earlier_tournaments()));
    assert_eq!(window.notice(), None, "the error is reported only once");
}

/// Writes this many logs of the same tournament without games.
fn write_logs(folder: &Arc<TempDir>, count: u32) {
    let logs = folder.path().join("tournaments");
    std::fs::create_dir(&logs).unwrap();
    let agents = ["Sprinter", "Blocker"].map(|name| PlayerSpec::parse(name).unwrap());
    let plan = Plan::round_robin(agents.to_vec());
    for number in 1..=count {
        log::create(&logs.join(format!("{number}.jsonl")), &plan).unwrap();
    }
}

#[test]
fn lists_older_ones_and_distinguishes_similar_ones() {
    let folder = folder();
    write_logs(&folder, 25);
    let size = [1280.0, 2000.0];
    let mut window =
        Window::open(StartOptions { size, folder: Some(Arc::clone(&folder)), ..StartOptions::default() });
    window.wait("the latest tournament is read", |window| window.tournament_table().is_some());
    window.press_ctrl(Key::T);
    window.click(msg::new());
    let listed = |window: &Window, number: u32| {
        let start = format!("{number}.jsonl \u{b7} Sprinter, Blocker");
        window.widgets().filter_map(|one| name_of(&one)).any(|name| name.starts_with(&start))
    };
    window.wait("the list is read", |window| listed(window, 25));
    assert!(listed(&window, 6));
    assert!(!listed(&window, 5));
    window.click(&msg::show_more(5));
    window.wait("all are listed", |window| listed(window, 1));
    assert!(!window.has_button(&msg::show_more(5)));
}

#[test]
fn deletes_and_restores_a_tournament() {
    let folder = folder();
    let (mut window, delete) = played_and_listed(&folder);
    let log = folder.path().join("tournaments").join("1.jsonl");
    let before = std::fs::read(&log).unwrap();
    // A tournament that another window plays cannot be deleted.
    let locked = std::fs::File::open(&log).unwrap();
    locked.lock().unwrap();
    window.click(&delete);
    let notice = msg::open_elsewhere(files::file_name(&log));
    window.wait("the list shows the lock", |window| window.shows(&notice));
    let error = StorageError::in_use(&log);
    assert_eq!(window.notice(), Some(msg::list_not_changed(error).as_str()));
    assert!(log.exists());
    assert!(!window.has_button(&delete));
    drop(locked);
    window.click(msg::close());
    window.press_ctrl(Key::T);
    window.wait("the lock is released", |window| window.has_button(&delete));
    window.click(&delete);
    assert!(!log.exists());
    assert!(!window.has_button(&delete));
    assert!(!window.has_button(msg::back_to_results()));
    assert_eq!(window.notice(), None, "the notice about the lock is closed");
    window.assert_shows(&[&msg::deleted(1)]);
    window.click(msg::undo_delete());
    window.wait("the tournament is listed again", |window| window.has_button(&delete));
    assert_eq!(std::fs::read(&log).unwrap(), before);
    assert!(!window.shows(&msg::deleted(1)));
    window.click(LISTED);
    window.wait("the tournament is read", |window| window.shows(msg::finished_text()));
}

#[test]
fn double_click_deletes_only_one() {
    let folder = folder();
    write_logs(&folder, 4);
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the latest tournament is read", |window| window.has_button(msg::new()));
    window.click(msg::new());
    let delete_buttons = |window: &Window| {
        let buttons =
            window.widgets().filter(|one| name_of(one).is_some_and(|name| name.starts_with("Delete ")));
        buttons.map(|one| one.rect().center()).collect::<Vec<_>>()
    };
    window.wait("the list is read", |window| delete_buttons(window).len() == 4);
    let second = delete_buttons(&window)[1];
    window.double_click_at(second);
    assert_eq!(delete_buttons(&window).len(), 3);
    window.assert_shows(&[&msg::deleted(1)]);
}

/// The texts of the entries, from top to bottom.
fn entries(window: &Window) -> Vec<String> {
    let names = window.widgets().filter_map(|one| name_of(&one));
    names.filter_map(|name| Some(name.strip_prefix("More for ")?.to_owned())).collect()
}

fn choose_in_menu(window: &mut Window, entry: &str, command: &str) {
    window.click(&msg::more_for(entry));
    window.click(command);
}

#[test]
fn names_and_sorts_tournaments() {
    let folder = folder();
    let mut window = played(&folder, "4");
    window.click(msg::new());
    window.type_into(msg::games(), "2");
    play_out(&mut window);
    window.click(msg::new());
    window.wait("the list is read", |window| entries(window).len() == 2);
    let [short, long] = entries(&window).try_into().unwrap();
    assert!(short.contains("2 of 2 games") && long.contains("4 of 4 games"), "{short}; {long}");
    choose_in_menu(&mut window, &long, msg::rename());
    window.type_into(msg::tournament_name(), "A <b>cup</b>");
    window.press(Key::Enter);
    let named = msg::named_summary("A <b>cup</b>", &long);
    assert_eq!(entries(&window), [short.clone(), named.clone()]);
    // Escape keeps the old name.
    choose_in_menu(&mut window, &named, msg::rename());
    window.type_into(msg::tournament_name(), "Other");
    window.press(Key::Escape);
    assert_eq!(entries(&window), [short.clone(), named.clone()]);
    for order in [msg::orders()[1], msg::orders()[2]] {
        window.click(&msg::sorted_by(msg::orders()[0]));
        window.click(order);
        assert_eq!(entries(&window), [named.clone(), short.clone()], "{order}");
        window.click(&msg::sorted_by(order));
        window.click(msg::orders()[0]);
        assert_eq!(entries(&window), [short.clone(), named.clone()]);
    }
    let mut window = window.reopen();
    window.press_ctrl(Key::T);
    window.wait("the tournament is read", |window| window.has_button(msg::new()));
    window.click(msg::new());
    window.wait("the name is read", |window| entries(window).contains(&named));
    window.click(&named);
    window.wait("the tournament is opened", |window| window.tournament_table().is_some());
    window.assert_shows(&["A <b>cup</b>"]);
}

#[test]
fn uses_an_earlier_setup_again() {
    let folder = folder();
    let mut window = played(&folder, "6");
    window.click(msg::new());
    choose_players(&mut window, &["Steady", "Planner"]);
    window.type_into(msg::games(), "10");
    window.type_into(msg::opening(), "2");
    window.wait("the list is read", |window| !entries(window).is_empty());
    let entry = entries(&window)[0].clone();
    choose_in_menu(&mut window, &entry, msg::reuse());
    assert_eq!((window.field(msg::games()), window.field(msg::opening())), ("6".to_owned(), "4".to_owned()));
    window.assert_shows(&["2 chosen", "6 games, a few seconds"]);
    play_out(&mut window);
    let table = window.tournament_table().unwrap();
    assert_eq!(table.rows().iter().map(|row| row.name.as_str()).collect::<Vec<_>>(), ["Blocker", "Sprinter"]);
    let logs = ["1.jsonl", "2.jsonl"].map(|name| folder.path().join("tournaments").join(name));
    let plans = logs.map(|log| log::summary(&log).unwrap().plan);
    assert_eq!(plans[0], plans[1]);
}
