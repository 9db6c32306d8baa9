//! The Ultimate Personality Competition: it plays what was chosen, its table and games are shown, cancelling,
//! closing and ending lose nothing, and exports are correct.

use std::sync::Arc;
use std::time::Duration;

use egui::Key;
use egui::accesskit::Role;
use span_it::app::Page;
use span_it::messages::tournament as words;
use span_it::messages::{files, library, menu, review};
use span_it_arena::contest::log;
use tempfile::TempDir;

use super::eyes::name_of;
use super::harness::{Opening, Window, folder};

/// The page with two fast personalities and this number of games.
pub(super) fn chosen(folder: &Arc<TempDir>, games: &str) -> Window {
    let mut window = Window::in_folder(folder);
    choose(&mut window, games);
    window
}

/// The page with a slow personality and too many games to finish during a test, even on a busy machine.
fn endless(folder: &Arc<TempDir>) -> Window {
    let mut window = chosen(folder, "10000");
    for name in ["Sprinter", "Sage"] {
        window.click_on(Role::CheckBox, name);
    }
    window
}

fn choose(window: &mut Window, games: &str) {
    window.press_ctrl(Key::T);
    window.click(words::NONE);
    for name in ["Sprinter", "Blocker"] {
        window.click_on(Role::CheckBox, name);
    }
    if !window.has_button(words::START) {
        window.click_on(Role::RadioButton, words::SET_UP);
    }
    set_field(window, words::GAMES, games);
}

/// The accessible name of a cell, if the table is shown.
fn cell_name(window: &Window, row: &str, column: &str) -> Option<String> {
    let begin = format!("{row} against {column}: ");
    window.widgets().filter_map(|one| name_of(&one)).find(|name| name.starts_with(&begin))
}

fn click_cell(window: &mut Window, row: &str, column: &str) {
    let name = cell_name(window, row, column).expect("it is in the table");
    window.click(&name);
}

/// The listed games.
fn listed(window: &Window) -> Vec<String> {
    window.texts().into_iter().filter(|text| text.contains("pair ")).collect()
}

pub(super) fn set_field(window: &mut Window, name: &str, text: &str) {
    window.type_into(name, "");
    window.press_ctrl(Key::A);
    window.press(Key::Backspace);
    window.type_into(name, text);
}

/// Waits until all games have ended.
pub(super) fn play_out(window: &mut Window) {
    window.wait_as_time_passes("the competition ends", |window| window.says(words::FINISHED));
}

fn played(games: &str) -> Window {
    let mut window = chosen(&folder(), games);
    window.click(words::START);
    play_out(&mut window);
    window
}

#[test]
fn plays_a_round_robin_and_reviews_every_game() {
    let mut window = chosen(&folder(), "8");
    window.assert_says(&[words::TITLE, "2 chosen", "8 games, a few seconds"]);
    window.click(words::START);
    play_out(&mut window);
    window.assert_says(&["8 of 8 games"]);
    let table = window.app().view().tournament.contest_table().expect("it was played");
    assert_eq!(table.rows()[0].name, "Blocker", "who looks for blocks beats who does not");
    let cell = table.cell(1, 0);
    assert_eq!(cell.games(), 8);
    window.click(&words::cell("Blocker", "Sprinter", cell.wins, cell.losses));
    let games = listed(&window);
    assert_eq!(games.len(), 8, "{games:?}");
    window.click(&games[0]);
    assert!(matches!(window.app().view().page, Page::Review(_)));
    let names =
        [&window.session().setup().players.horizontal.name, &window.session().setup().players.vertical.name];
    assert!(names.contains(&&"Sprinter".to_owned()) && names.contains(&&"Blocker".to_owned()));
    assert!(window.session().outcome().is_some());
    let moves = words::won_in(window.moves().len());
    assert!(games[0].contains(&moves), "{} has {moves} in the review", games[0]);
    window.click(review::CLOSE);
    window.assert_says(&[words::TITLE]);
    assert!(matches!(window.app().view().page, Page::Tournament), "closing the review leads back");
}

#[test]
fn names_wrong_fields_and_disables_start() {
    let mut window = chosen(&folder(), "7");
    window.assert_says(&["Games per pairing: a multiple of 2 from 2 to 10,000."]);
    assert!(!window.can_press(words::START));
    set_field(&mut window, words::GAMES, "2");
    assert!(window.can_press(words::START));
    set_field(&mut window, words::SEED, "-1");
    window.assert_says(&[&words::in_field(words::SEED, words::WHICH_SEED)]);
    set_field(&mut window, words::SEED, "7");
    set_field(&mut window, words::MAXIMUM, "0");
    window.assert_says(&[&words::in_field(words::MAXIMUM, words::WHICH_LIMIT)]);
    window.click_on(Role::CheckBox, "Sprinter");
    window.assert_says(&[words::HOW_MANY]);
}

#[test]
fn choosing_moves_nothing_under_the_pointer() {
    let mut window = Window::new();
    window.press_ctrl(Key::T);
    let places = |window: &Window| {
        let boxes = ["Wanderer", "Sprinter", "4 \u{d7} 4", "10 \u{d7} 10"];
        let boxes = boxes.map(|name| window.widget(Role::CheckBox, name).rect());
        let buttons = [words::ALL, words::NONE, words::NEW_SEED, words::START];
        (boxes, buttons.map(|name| window.widget(Role::Button, name).rect()))
    };
    let before = places(&window);
    window.click(words::NONE);
    window.assert_says(&["0 chosen"]);
    assert_eq!(places(&window), before, "nobody takes part");
    window.click(words::ALL);
    for (name, text) in [(words::GAMES, "7"), (words::OPENING, "x"), (words::MAXIMUM, "0"), (words::SEED, "")]
    {
        set_field(&mut window, name, text);
        assert_eq!(places(&window), before, "{name}: {text}");
    }
    window.click_on(Role::CheckBox, "6 \u{d7} 6");
    assert_eq!(places(&window), before, "no board is chosen");
}

#[test]
fn exports_the_table_in_the_format_of_the_extension() {
    let mut window = played("4");
    for (name, part) in [("t.html", "<!DOCTYPE html>"), ("t.csv", "Blocker"), ("t.json", "{"), ("t.md", "|")]
    {
        let file = window.path(name);
        window.click(words::EXPORT);
        window.machine.pick(&file);
        window.settle();
        assert_eq!(window.announcement(), Some(files::saved(&file)));
        assert_eq!(window.notice(), Some(words::written(&file).as_str()));
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(part), "{name}: {text}");
    }
    let file = window.path("t.txt");
    window.click(words::EXPORT);
    window.machine.pick(&file);
    window.settle();
    assert_eq!(window.notice(), Some(words::no_such_table(&file).as_str()));
    assert!(!file.exists(), "no page is written under the name of a text");
}

#[test]
fn finds_the_latest_tournament() {
    let folder = folder();
    let mut window = chosen(&folder, "6");
    window.click(words::START);
    play_out(&mut window);
    window.close();
    let mut window = Window::in_folder(&folder);
    window.choose(menu::PERSONALITY, menu::COMPETITION);
    window.wait("the last competition", |window| window.says(words::FINISHED));
    window.assert_says(&["6 of 6 games"]);
    window.click(words::NEW);
    window.assert_says(&[words::INVITATION]);
    window.click(words::RESULTS);
    window.assert_says(&[words::FINISHED, "6 of 6 games"]);
    window.click(words::NEW);
    window.press(Key::Escape);
    window.press_ctrl(Key::T);
    window.click(words::START);
    window.click(words::CANCEL);
    window.click(words::DISCARD);
    window.click(words::RESULTS);
    window.assert_says(&["6 of 6 games"]);
}

#[test]
fn escape_closes_the_topmost_part_first() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(words::START);
    let at_page = |window: &Window| matches!(window.app().view().page, Page::Tournament);
    window.wait("games have ended", |window| {
        window.app().view().tournament.contest_table().is_some() && log_of(&folder) > 3
    });
    window.advance(Duration::from_secs(3));
    // Between two games there is no live game.
    window.wait_as_time_passes("a game is on the board", |window| window.can_press(words::WATCH));
    let closes = |window: &mut Window, sign: &str| {
        assert!(window.says(sign), "{sign}: {:#?}", window.texts());
        window.press(Key::Escape);
        assert!(at_page(window) && !window.says(sign), "{sign}");
    };
    window.click(words::WATCH);
    closes(&mut window, words::BACK);
    window.click(words::PAUSE);
    window.click(words::CANCEL);
    closes(&mut window, words::KEEP_QUESTION);
    click_cell(&mut window, "Blocker", "Sage");
    closes(&mut window, words::CLOSE_GAMES);
    window.click(words::GO_ON);
    let sign = |window: &Window| window.texts().into_iter().find(|text| text.starts_with("Tournament "));
    assert_eq!(sign(&window), None, "the page itself says more");
    window.press(Key::Escape);
    assert!(!at_page(&window));
    let shown = sign(&window).expect("it goes on");
    assert!(shown.ends_with('%'), "{shown}");
    window.click(&shown);
    assert!(at_page(&window), "the sign leads to it");
    window.press_ctrl(Key::L);
    assert!(window.has_dialog(library::TITLE));
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    assert!(window.is_editing());
    window.press_ctrl(Key::L);
    assert!(window.has_dialog(library::TITLE), "as the menu says");
    window.press(Key::Escape);
    window.press_ctrl(Key::T);
    assert!(at_page(&window));
}

#[test]
fn cell_opens_its_games_in_a_small_window() {
    let mut window = Window::open(Opening { size: [640.0, 480.0], ..Opening::default() });
    choose(&mut window, "4");
    window.click(words::START);
    play_out(&mut window);
    window.click_on(Role::RadioButton, words::TABS[0]);
    click_cell(&mut window, "Blocker", "Sprinter");
    assert_eq!(listed(&window).len(), 4);
    window.press(Key::Escape);
    assert!(listed(&window).is_empty() && cell_name(&window, "Blocker", "Sprinter").is_some());
}

#[test]
fn interrupted_tournament_keeps_its_games_and_resumes() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(words::START);
    window.wait("a game to end", |window| {
        window.app().view().tournament.contest_table().is_some() && log_of(&folder) > 3
    });
    window.click(words::CANCEL);
    window.assert_says(&[words::KEEP_QUESTION]);
    window.click(words::KEEP);
    window.wait_as_time_passes("it is broken off", |window| window.says(words::UNFINISHED));
    window.close();
    let kept = log::resume(&folder.path().join("competitions/1.jsonl")).unwrap().games.len();
    assert!((1..10_000).contains(&kept), "{kept}");
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the last competition", |window| window.says(words::UNFINISHED));
    window.assert_says(&[&format!("{kept} of 10000 games")]);
    assert!(window.has_button(words::GO_ON));

    // As another window that resumes it would.
    let path = folder.path().join("competitions/1.jsonl");
    let held = log::resume(&path).unwrap();
    window.click(words::GO_ON);
    window.wait("the reason is told", |window| window.notice().is_some());
    let notice = window.notice().unwrap();
    assert!(notice.contains("1.jsonl: another program or window writes to this file"), "{notice}");
    window.assert_says(&[words::UNFINISHED]);
    drop(held);
    window.click(words::GO_ON);
    assert_eq!(window.notice(), None);
    window.wait("another game to end", |_| log_of(&folder) > kept + 1);
    window.assert_says(&[words::EVERYONE]);
}

/// Games end all the time, but the table is updated only every two seconds, so that it can be read.
#[test]
fn updates_the_table_every_two_seconds() {
    let folder = folder();
    let mut window = chosen(&folder, "10000");
    window.click(words::START);
    let step = Duration::from_millis(250);
    let tabled = |window: &Window| {
        window.app().view().tournament.contest_table().map_or(0, |table| table.overall().games)
    };
    // Time until the table contains new games.
    let next = |window: &mut Window| {
        let before = tabled(window);
        for _ in 0..2_000 {
            if log_of(&folder) > before as usize + 20 {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        for steps in 1..=80 {
            window.advance(step);
            if tabled(window) > before {
                return step * steps;
            }
        }
        panic!("the table of {before} games is never made anew");
    };
    next(&mut window);
    for _ in 0..2 {
        let waited = next(&mut window);
        assert!(waited >= Duration::from_secs(2), "the table was made anew after {waited:?}");
        let left = |text: &String| text.contains(" left \u{b7} ");
        assert!(window.texts().iter().any(left), "{:?}", window.texts());
    }
}

#[test]
fn keys_reach_and_press_the_cells() {
    let mut window = played("4");
    let table = window.app().view().tournament.contest_table().expect("it was played");
    let (best, other) = (&table.rows()[0], &table.rows()[1]);
    let cell = table.cell(best.place, other.place);
    let name = words::cell(&best.name, &other.name, cell.wins, cell.losses);
    for _ in 0..100 {
        if window.widget(Role::Button, &name).is_focused() {
            window.press(Key::Enter);
            window.assert_says(&[&format!("Blocker {} Sprinter", words::AGAINST)]);
            return;
        }
        window.press(Key::Tab);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn discarding_deletes_the_log() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(words::START);
    window.click(words::PAUSE);
    window.assert_says(&[words::PAUSED]);
    assert!(window.has_button(words::GO_ON));
    window.click(words::CANCEL);
    window.click(words::DISCARD);
    window.assert_says(&[words::INVITATION]);
    assert_eq!(std::fs::read_dir(folder.path().join("competitions")).unwrap().count(), 0);
}

#[test]
fn does_not_change_the_current_game() {
    let mut window = chosen(&folder(), "2");
    let before = window.moves();
    window.click(words::START);
    play_out(&mut window);
    window.press(Key::Escape);
    assert!(matches!(window.app().view().page, Page::Game));
    assert_eq!(window.moves(), before);
}

/// Number of lines in the first log.
fn log_of(folder: &Arc<TempDir>) -> usize {
    std::fs::read_to_string(folder.path().join("competitions/1.jsonl")).unwrap_or_default().lines().count()
}

#[test]
fn offers_an_interrupted_tournament_until_seen() {
    let folder = folder();
    let mut window = endless(&folder);
    window.click(words::START);
    window.wait("a game to end", |_| log_of(&folder) > 3);
    // Closed without a dialog.
    window.close();
    let offered = |window: &Window| window.notice().is_some_and(|said| said.ends_with("You can resume it."));
    let mut window = Window::in_folder(&folder);
    window.wait("it is offered", offered);
    assert!(matches!(window.app().view().page, Page::Game), "nothing is in the way");
    window.click_node("c3");
    window.close();
    let mut window = Window::in_folder(&folder);
    window.wait("nobody has answered: it is offered again", offered);
    window.click(words::SHOW);
    assert!(matches!(window.app().view().page, Page::Tournament) && window.notice().is_none());
    window.assert_says(&[words::UNFINISHED]);
    window.close();
    let quiet = |window: &mut Window| {
        assert_eq!(window.notice(), None);
        window.press_ctrl(Key::T);
        window.wait("it is found", |window| window.says(words::UNFINISHED));
        assert_eq!(window.notice(), None);
    };
    let mut window = Window::in_folder(&folder);
    quiet(&mut window);
    // Resume, and interrupt again.
    window.click(words::GO_ON);
    let known = log_of(&folder);
    window.wait("another game to end", |_| log_of(&folder) > known);
    window.close();
    let mut window = Window::in_folder(&folder);
    window.wait("it is offered", offered);
    window.click(files::CLOSE);
    window.close();
    quiet(&mut Window::in_folder(&folder));
}

#[test]
fn agent_that_reads_the_opponent_takes_part() {
    let mut window = chosen(&folder(), "2");
    window.click_on(Role::CheckBox, "Sprinter");
    assert!(!window.can_press(words::START), "one alone meets nobody");
    window.click(words::ADD_READER);
    window.choose_here("Blocker");
    window.assert_says(&["2 chosen"]);
    window.click(&words::remove_engine("Blocker (reading)"));
    window.assert_says(&["1 chosen"]);
    let before = window.widget(Role::CheckBox, "Random mover").rect();
    window.click(words::ADD_READER);
    let [wide, long] = ["Wanderer", "Strategist"].map(|name| window.widget(Role::Button, name).rect());
    assert!(wide.width() >= 200.0 && (wide.height() - long.height()).abs() < 1.0, "{wide:?} {long:?}");
    window.choose_here("Blocker");
    assert_eq!(window.widget(Role::CheckBox, "Random mover").rect(), before, "nobody else moves by it");
    window.click(&words::limit_step("2"));
    assert_eq!(window.field(words::MAXIMUM), "2");
    window.click(words::START);
    play_out(&mut window);
    let table = window.app().view().tournament.contest_table().expect("it was played");
    let mut names: Vec<&str> = table.rows().iter().map(|row| row.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Blocker", "Blocker (reading)"]);
}
