//! The list of saved tournaments: all are listed and can be opened, unreadable ones are reported with the
//! place, and deleted ones can be restored.

use std::sync::Arc;

use egui::Key;
use span_it::messages::files;
use span_it::messages::tournament as words;
use span_it_arena::contest::{AgentSpec, Plan, log};
use span_it_core::storage::StorageError;

use super::eyes::name_of;
use super::harness::{Opening, Window, folder};
use super::tournament::{chosen, play_out, set_field};

#[test]
fn lists_and_opens_saved_tournaments() {
    let folder = folder();
    let mut window = chosen(&folder, "2");
    window.click(words::START);
    play_out(&mut window);
    window.click(words::NEW);
    set_field(&mut window, words::GAMES, "4");
    window.click(words::START);
    play_out(&mut window);
    let held = log::resume(&folder.path().join("competitions/2.jsonl")).unwrap();
    window.click(words::NEW);
    let first = "Sprinter, Blocker \u{b7} 6\u{a0}\u{d7}\u{a0}6 \u{b7} 2 of 2 games \u{b7} just now";
    window.wait("the list is there", |window| window.says(&words::held("2.jsonl")));
    window.assert_says(&[words::EARLIER]);
    drop(held);
    window.click(first);
    window.wait("it is read", |window| window.says(words::FINISHED));
    window.assert_says(&["2 of 2 games"]);
}

#[test]
fn reports_an_unreadable_log_with_the_place() {
    let folder = folder();
    let mut window = chosen(&folder, "2");
    window.click(words::START);
    play_out(&mut window);
    window.close();
    let path = folder.path().join("competitions/1.jsonl");
    let mut log = std::fs::read(&path).unwrap();
    let last = log.len() - 9;
    log[last] = 0x80;
    std::fs::write(&path, &log).unwrap();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("it is told", |window| window.notice().is_some());
    let notice = window.notice().unwrap();
    assert!(notice.contains(&format!("{}: line 3", path.display())), "{notice}");
    window.assert_says(&[words::INVITATION]);
    assert_eq!(std::fs::read(&path).unwrap(), log, "it is left as it is");
    window.close();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("it is listed", |window| window.says(words::EARLIER));
    assert_eq!(window.notice(), None, "it has been told");
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
    let mut window = Window::open(Opening { size, folder: Some(Arc::clone(&folder)), ..Opening::default() });
    window.wait("the last is read", |window| window.app().view().tournament.contest_table().is_some());
    window.press_ctrl(Key::T);
    window.click(words::NEW);
    let listed = |window: &Window, number: u32| {
        let begin = format!("{number}.jsonl \u{b7} Sprinter, Blocker");
        window.widgets().filter_map(|one| name_of(&one)).any(|name| name.starts_with(&begin))
    };
    window.wait("the list is there", |window| listed(window, 25));
    assert!(listed(&window, 6) && !listed(&window, 5));
    window.click(&words::more_earlier(5));
    window.wait("all are listed", |window| listed(window, 1));
    assert!(!window.has_button(&words::more_earlier(5)));
}

#[test]
fn deletes_and_restores_a_tournament() {
    let folder = folder();
    let mut window = chosen(&folder, "2");
    window.click(words::START);
    play_out(&mut window);
    window.click(words::NEW);
    let listed = "Sprinter, Blocker \u{b7} 6\u{a0}\u{d7}\u{a0}6 \u{b7} 2 of 2 games \u{b7} just now";
    let delete = words::delete(listed);
    window.wait("it is listed", |window| window.has_button(&delete));
    let log = folder.path().join("competitions/1.jsonl");
    let before = std::fs::read(&log).unwrap();
    // A tournament that another window plays cannot be deleted.
    let held = log::resume(&log).unwrap();
    window.click(&delete);
    let held_now = words::held(&files::name(&log));
    window.wait("it is known to be held", |window| window.says(&held_now));
    let refused = StorageError::InUse { path: log.clone() };
    assert_eq!(window.notice(), Some(words::not_changed(refused).as_str()));
    assert!(log.exists() && !window.has_button(&delete));
    drop(held);
    window.click(words::CLOSE);
    window.press_ctrl(Key::T);
    window.wait("it is free again", |window| window.has_button(&delete));
    window.click(&delete);
    assert!(!log.exists() && !window.has_button(&delete) && !window.has_button(words::RESULTS));
    assert_eq!(window.notice(), None, "what stood against it is settled");
    window.assert_says(&[&words::deleted(1)]);
    window.click(words::RESTORE);
    window.wait("it is listed again", |window| window.has_button(&delete));
    assert!(std::fs::read(&log).unwrap() == before && !window.says(&words::deleted(1)));
    window.click(listed);
    window.wait("it is read", |window| window.says(words::FINISHED));
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
    window.wait("the last is read", |window| window.has_button(words::NEW));
    window.click(words::NEW);
    let delete = |window: &Window| {
        let crosses =
            window.widgets().filter(|one| name_of(one).is_some_and(|name| name.starts_with("Delete ")));
        crosses.map(|one| one.rect().center()).collect::<Vec<_>>()
    };
    window.wait("the list is there", |window| delete(window).len() == 4);
    let second = delete(&window)[1];
    window.double_click_at(second);
    assert_eq!(delete(&window).len(), 3);
    window.assert_says(&[&words::deleted(1)]);
}

#[test]
fn opening_the_page_reads_the_finished_tournament() {
    let folder = folder();
    let mut window = chosen(&folder, "2");
    window.click(words::START);
    play_out(&mut window);
    window.close();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("it is read", |window| window.says(words::FINISHED));
    window.assert_says(&["2 of 2 games"]);
}
