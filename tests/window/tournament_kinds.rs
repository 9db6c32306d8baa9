//! The kinds of tournaments, any boards, and openings from a file.

use span_it::messages::tournament as msg;
use span_it_lab::tournament::log;
use span_it_lab::tournament::scoreboard::Cell;

use super::prelude::*;
use super::tournament::{choose_players, chosen, play_out};

fn plan(window: &Window, number: u32) -> span_it_lab::tournament::Plan {
    log::summary(&window.path(&format!("tournaments/{number}.jsonl"))).unwrap().plan
}

#[test]
fn gauntlet_has_the_chosen_player_against_all_others() {
    let mut window = chosen(&folder(), "2");
    choose_players(&mut window, &["Wanderer", "Sprinter", "Blocker"]);
    window.click_on(Role::RadioButton, msg::KINDS[1]);
    window.click(&msg::first_player("Wanderer"));
    window.click("Blocker");
    window.assert_shows(&["4 games, a few seconds"]);
    play_out(&mut window);
    assert_eq!(plan(&window, 1).names(), ["Blocker", "Wanderer", "Sprinter"]);
    let table = window.tournament_table().unwrap();
    assert_eq!([table.cell(0, 1), table.cell(0, 2), table.cell(1, 2)].map(Cell::games), [2, 2, 0]);
}

#[test]
fn sprt_ends_when_it_decides_and_after_a_restart() {
    let folder = folder();
    let mut window = chosen(&folder, "10000");
    window.click_on(Role::RadioButton, msg::KINDS[2]);
    window.type_into(msg::SPRT_FIELDS[1], "100");
    window.type_into(msg::SPRT_FIELDS[0], "200");
    assert!(!window.can_press(msg::START), "elo0 is above elo1");
    window.type_into(msg::SPRT_FIELDS[0], "0");
    // Blocker is tested.
    window.click(&msg::first_player("Sprinter"));
    window.click("Blocker");
    window.click(msg::START);
    let decided = |window: &Window| window.shows(msg::SPRT_DECIDED);
    window.wait_as_time_passes("the test decides", decided);
    let state = *window.tournament_table().unwrap().sprt().unwrap();
    for (_, fact) in msg::sprt_facts(&state, false) {
        window.assert_shows(&[&fact]);
    }
    window.assert_shows_part("H1: at least 100 normalised Elo stronger");
    assert!(!window.has_button(msg::RESUME));
    let games = window.tournament_table().unwrap().overall().games;
    assert!(games < 10_000);
    let mut window = window.reopen();
    assert!(window.notice().is_none(), "a decided test is not offered again");
    window.press_ctrl(Key::T);
    window.wait("the tournament is read", decided);
    assert_eq!(window.tournament_table().unwrap().overall().games, games);
}

#[test]
fn sprt_needs_two_players() {
    let mut window = chosen(&folder(), "2");
    choose_players(&mut window, &["Sprinter", "Steady", "Blocker"]);
    window.click_on(Role::RadioButton, msg::KINDS[2]);
    window.assert_shows(&[msg::SPRT_PLAYERS]);
    assert!(!window.can_press(msg::START));
}

#[test]
fn any_board_can_be_typed() {
    let mut window = chosen(&folder(), "4");
    window.type_into(msg::OTHER_BOARDS, "2x5");
    window.assert_shows(&[&msg::wrong_board("2x5")]);
    window.type_into(msg::OTHER_BOARDS, "3x5, 6x6, 5 x 3");
    assert_eq!(window.field(msg::GAMES), "6");
    window.assert_shows(&[&msg::games_note(1, 3, Some(4))]);
    play_out(&mut window);
    assert_eq!(language::sizes(&plan(&window, 1).boards), "6 × 6, 3 × 5, 5 × 3");
}

#[test]
fn openings_come_from_a_file() {
    let mut window = chosen(&folder(), "4");
    let file = window.write("book.txt", "c3 d4\nc3 z99\n");
    window.click(msg::OPENINGS_FROM_FILE);
    window.pick_file(&file);
    let notice = window.notice().unwrap();
    assert!(notice.contains("book.txt was not opened: line 2: \"z99\""), "{notice}");
    std::fs::write(&file, "c3 d4\n# another\nv e5\n").unwrap();
    window.click(msg::OPENINGS_FROM_FILE);
    window.pick_file(&file);
    window.assert_shows(&["book.txt"]);
    assert!(window.notice().is_none());
    window.type_into(msg::GAMES, "6");
    window.assert_shows_part("the openings have 2 for it");
    window.type_into(msg::GAMES, "4");
    play_out(&mut window);
    let openings = plan(&window, 1).openings.unwrap();
    assert_eq!(openings[0].iter().map(|opening| opening.moves.len()).collect::<Vec<_>>(), [2, 1]);
    // The set-up of a tournament with openings can be used again.
    window.click(msg::NEW);
    window.click(msg::REMOVE_OPENINGS);
    let entry = "Sprinter, Blocker \u{b7} 6\u{a0}\u{d7}\u{a0}6 \u{b7} 4 of 4 games \u{b7} just now";
    window.wait("the list is read", |window| window.has_button(&msg::more_for(entry)));
    window.click(&msg::more_for(entry));
    window.click(msg::REUSE);
    window.assert_shows(&[msg::EARLIER_OPENINGS]);
    play_out(&mut window);
    assert_eq!(plan(&window, 2), plan(&window, 1));
}
