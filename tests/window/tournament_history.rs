//! The list of saved tournaments: it lists and opens all of them, reports unreadable ones with the place, and
//! restores deleted ones.

use std::sync::Arc;

use egui::Key;
use span_it::messages::files;
use span_it::messages::tournament as msg;
use span_it_arena::contest::{AgentSpec, Plan, log};
use span_it_core::storage::StorageError;

use super::harness::{StartOptions, Window, folder};
use super::queries::name_of;
use super::tournament::{play_out, played, set_field};

#[test]
fn lists_and_opens_saved_tournaments() {
    let folder = folder();
    let mut window = played(&folder, "2");
    window.click(msg::NEW);
    set_field(&mut window, msg::GAMES, "4");
    play_out(&mut window);
    let locked = log::resume(&folder.path().join("competitions/2.jsonl")).unwrap();
    window.click(msg::NEW);
    let first = "Sprinter, Blocker \u{b7} 6\u{a0}\u{d7}\u{a0}6 \u{b7} 2 of 2 games \u{b7} just now";
    window.wait("the list is read", |window| window.shows(&msg::open_elsewhere("2.jsonl")));
    window.assert_shows(&[msg::EARLIER_TOURNAMENTS]);
    drop(locked);
    window.click(first);
    window.wait("the tournament is read", |window| window.shows(msg::FINISHED));
    window.assert_shows(&["2 of 2 games"]);
}

#[test]
fn reports_an_unreadable_log_with_the_place() {
    let folder = folder();
    let window = played(&folder, "2");
    window.close();
    let path = folder.path().join("competitions/1.jsonl");
    let mut log = std::fs::read(&path).unwrap();
    let last = log.len() - 9;
    log[last] = 0x80;
    std::fs::write(&path, &log).unwrap();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the error is reported", |window| window.notice().is_some());
    let notice = window.notice().unwrap();
    assert!(notice.contains(&format!("{}: line 3", path.display())), "{notice}");
    window.assert_shows(&[msg::SET_UP_NOTE]);
    assert_eq!(std::fs::read(&path).unwrap(), log, "the log is unchanged");
    window.close();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the log is listed", |window| window.shows(msg::EARLIER_TOURNAMENTS));
    assert_eq!(window.notice(), None, "the error is reported only once");
}

#[test]
fn lists_older_ones_and_distinguishes_similar_ones() {
    let folder = folder();
    let logs = folder.path().join("competitions");
    std::fs::create_dir(&logs).unwrap();
    let agents = ["Sprinter", "Blocker"].map(|name| AgentSpec::parse(name).unwrap());
    let plan = Plan::round_robin(agents.to_vec());
    for number in 1..=25 {
        log::create(&logs.join(format!("{number}.jsonl")), &plan).unwrap();
    }
    let size = [1280.0, 2000.0];
    let mut window =
        Window::open(StartOptions { size, folder: Some(Arc::clone(&folder)), ..StartOptions::default() });
    window.wait("the latest tournament is read", |window| window.contest_table().is_some());
    window.press_ctrl(Key::T);
    window.click(msg::NEW);
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
    let mut window = played(&folder, "2");
    window.click(msg::NEW);
    let listed = "Sprinter, Blocker \u{b7} 6\u{a0}\u{d7}\u{a0}6 \u{b7} 2 of 2 games \u{b7} just now";
    let delete = msg::delete(listed);
    window.wait("the tournament is listed", |window| window.has_button(&delete));
    let log = folder.path().join("competitions/1.jsonl");
    let before = std::fs::read(&log).unwrap();
    // A tournament that another window plays cannot be deleted.
    let locked = log::resume(&log).unwrap();
    window.click(&delete);
    let notice = msg::open_elsewhere(&files::file_name(&log));
    window.wait("the list shows the lock", |window| window.shows(&notice));
    let error = StorageError::InUse { path: log.clone() };
    assert_eq!(window.notice(), Some(msg::list_not_changed(error).as_str()));
    assert!(log.exists());
    assert!(!window.has_button(&delete));
    drop(locked);
    window.click(msg::CLOSE);
    window.press_ctrl(Key::T);
    window.wait("the lock is released", |window| window.has_button(&delete));
    window.click(&delete);
    assert!(!log.exists());
    assert!(!window.has_button(&delete));
    assert!(!window.has_button(msg::BACK_TO_RESULTS));
    assert_eq!(window.notice(), None, "the notice about the lock is closed");
    window.assert_shows(&[&msg::deleted(1)]);
    window.click(msg::UNDO_DELETE);
    window.wait("the tournament is listed again", |window| window.has_button(&delete));
    assert_eq!(std::fs::read(&log).unwrap(), before);
    assert!(!window.shows(&msg::deleted(1)));
    window.click(listed);
    window.wait("the tournament is read", |window| window.shows(msg::FINISHED));
}

#[test]
fn double_click_deletes_only_one() {
    let folder = folder();
    let logs = folder.path().join("competitions");
    std::fs::create_dir(&logs).unwrap();
    let agents = ["Sprinter", "Blocker"].map(|name| AgentSpec::parse(name).unwrap());
    for pairs in 1..=4 {
        let plan = Plan { pairs, ..Plan::round_robin(agents.to_vec()) };
        drop(log::create(&logs.join(format!("{pairs}.jsonl")), &plan).unwrap());
    }
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the latest tournament is read", |window| window.has_button(msg::NEW));
    window.click(msg::NEW);
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

#[test]
fn opening_the_page_reads_the_finished_tournament() {
    let folder = folder();
    let window = played(&folder, "2");
    window.close();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the tournament is read", |window| window.shows(msg::FINISHED));
    window.assert_shows(&["2 of 2 games"]);
}
