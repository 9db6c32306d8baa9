//! The log of a tournament opens as an earlier tournament: from a dialog, the command line or a drop. A refused log changes
//! nothing.

use span_it::messages::tournament as msg;
use span_it_lab::tournament::stats::Sprt;
use span_it_lab::tournament::{Control, Plan, PlayerSpec, log, run};

use super::dropped_files::drop_files;
use super::prelude::*;

/// Writes the log of a finished match to a file that is not in the window's folder of tournaments.
fn write_log(path: &Path, pairs: u32) {
    write_plan(path, &Plan { pairs, ..fast() });
}

fn fast() -> Plan {
    let agents = ["Sprinter", "Steady"].map(|name| PlayerSpec::parse(name).unwrap());
    // One thread finishes the games in the order of the plan.
    Plan { threads: std::num::NonZeroUsize::new(1), ..Plan::round_robin(agents.to_vec()) }
}

fn write_plan(path: &Path, plan: &Plan) {
    let mut log = log::create(path, plan).unwrap();
    run(plan, &[], &Control::default(), &mut |game| log.append(game).unwrap()).unwrap();
}

fn log_of(window: &Window, name: &str, pairs: u32) -> PathBuf {
    let path = window.path(name);
    write_log(&path, pairs);
    path
}

#[track_caller]
fn assert_opened(window: &mut Window, games: &str) {
    window.wait("the tournament is read", |window| window.shows(msg::finished_text()));
    window.assert_shows(&[msg::title(), games]);
    assert!(window.app().page_id() == PageId::Tournament);
}

#[test]
fn opens_a_log_from_the_dialog_and_the_recent_files() {
    let mut window = Window::new();
    // The content decides, not the name.
    let path = log_of(&window, "match.txt", 3);
    window.press_ctrl(Key::O);
    window.pick_file(&path);
    assert_opened(&mut window, "6 of 6 games");
    assert!(window.path("tournaments/1.jsonl").exists());
    assert!(window.app().settings().recent.contains(&path));
    window.choose(menu::game(), menu::open());
    window.pick_file(&path);
    assert_opened(&mut window, "6 of 6 games");
    assert!(!window.path("tournaments/2.jsonl").exists(), "the copy is used");
}

#[test]
fn opens_a_log_from_the_command_line() {
    let folder = folder();
    let path = folder.path().join("match.jsonl");
    write_log(&path, 2);
    let start =
        StartOptions { folder: Some(Arc::clone(&folder)), file: Some(path), ..StartOptions::default() };
    let mut window = Window::open(start);
    assert_opened(&mut window, "4 of 4 games");
    let mut window = window.reopen();
    window.press_ctrl(Key::T);
    assert_opened(&mut window, "4 of 4 games");
}

#[test]
fn a_test_of_the_toolkit_is_shown_and_not_continued() {
    let mut window = Window::new();
    let path = window.path("test.jsonl");
    let test = Sprt::new(0.0, 10.0, 0.05, 0.05).unwrap();
    write_plan(&path, &Plan { pairs: 2, sprt: Some(test), ..fast() });
    window.press_ctrl(Key::O);
    window.pick_file(&path);
    window.wait("the tournament is read", |window| window.shows("4 of 4 games"));
    window.assert_shows(&[msg::is_test()]);
    assert!(!window.has_button(msg::resume()) && !window.has_button(msg::play_more()));
}

#[test]
fn refused_log_changes_nothing() {
    let mut window = Window::new();
    let path = log_of(&window, "match.jsonl", 2);
    let running = std::fs::File::open(&path).unwrap();
    running.lock().unwrap();
    window.press_ctrl(Key::O);
    window.pick_file(&path);
    window.wait("the reason is shown", |window| window.notice().is_some());
    window.assert_notice_has(&["match.jsonl: another program or window uses this file"]);
    assert!(window.tournament_table().is_none());
    window.press(Key::Escape);
    drop(running);
    let text = std::fs::read_to_string(&path).unwrap();
    let cases = [
        (text.replacen("\"version\":1", "\"version\":2", 1), "line 1"),
        (text.replace("\"pairs\":2", "\"pairs\":1"), "line 4: pair is 1: expected less than 1"),
        (text.replace("span-it-tournament", "span-it-training"), "line 1"),
        (text[..50].to_owned(), "line 1"),
    ];
    for (text, part) in cases {
        std::fs::write(&path, text).unwrap();
        drop_files(&mut window, std::slice::from_ref(&path));
        window.wait("the error is reported", |window| window.notice().is_some());
        window.assert_notice_has(&[&format!("{}: {part}", path.display())]);
        assert!(window.app().page_id() == PageId::Game);
        assert!(window.tournament_table().is_none() && !window.path("tournaments/1.jsonl").exists());
        window.press(Key::Escape);
    }
    assert!(window.app().settings().recent.is_empty());
}

#[test]
fn running_tournament_stays_when_a_log_is_opened() {
    let folder = folder();
    let mut window = super::tournament::endless(&folder);
    window.click(msg::start());
    let path = log_of(&window, "match.jsonl", 2);
    drop_files(&mut window, std::slice::from_ref(&path));
    window.wait("the log is read", |window| window.notice() == Some(&msg::added(&path)));
    assert!(window.has_button(msg::pause()));
    assert!(window.path("tournaments/2.jsonl").exists());
}

#[test]
fn first_of_several_dropped_logs_is_opened_and_listed() {
    let mut window = Window::new();
    let paths = [log_of(&window, "one.jsonl", 1), log_of(&window, "two.jsonl", 2)];
    drop_files(&mut window, &paths);
    assert_opened(&mut window, "2 of 2 games");
    let refused = files::not_opened(&paths[1], span_it::messages::file_drop::one_game());
    assert_eq!(window.notice(), Some(refused.as_str()));
    window.click(msg::new());
    window.wait("the list is read", |window| window.shows(msg::earlier_tournaments()));
}
