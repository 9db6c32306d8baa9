//! Games against external engines, and the dialog with the list of engines.

use span_it::messages::engines as msg;
use span_it::messages::opponents;
use span_it_core::record::write_record;

use super::external_engines::perfect;
use super::prelude::*;

/// An engine as a shell script: runs `genmove` for a move and answers everything else correctly.
#[cfg(unix)]
fn script(folder: &std::path::Path, genmove: &str) -> String {
    let path = folder.join("engine.sh");
    let text = format!(
        "while read -r id command rest; do case \"$command\" in
            protocol_version) printf '=%s 2\\n\\n' \"$id\" ;;
            genmove) {genmove} ;;
            *) printf '=%s\\n\\n' \"$id\" ;;
        esac; done"
    );
    std::fs::write(&path, text).unwrap();
    format!("sh '{}' '{}'", path.display(), folder.display())
}

/// Adds an engine to the list and lets it play as Vertical in a new game of 3 x 3.
fn start_against(window: &mut Window, name: &str, command: &str) {
    window.press_ctrl(Key::N);
    window.open_more();
    window.type_into(new_game::COLUMNS, "3");
    window.type_into(new_game::ROWS, "3");
    window.open_chooser(Player::Vertical);
    window.click(opponents::ADD_ENGINE);
    window.type_into(msg::COMMAND, command);
    window.type_into(msg::NAME, name);
    window.click(msg::SAVE);
    window.click(&opponents::choose(name));
    assert_eq!(window.field(new_game::NAME_FIELD[Player::Vertical]), name);
    window.press(Key::Tab);
    assert!(window.ctx().memory(|memory| memory.focused().is_some()), "the focus is back in New Game");
    window.click(new_game::PLAY);
    let seat = window.session().seat(Player::Vertical);
    assert_eq!((seat.kind, seat.name.as_str()), (PlayerKind::Engine, name));
}

fn play_first_free(window: &mut Window) {
    let node = first_free(window.game()).to_string();
    window.click_node(&node);
}

#[test]
fn plays_a_whole_game_with_an_engine() {
    let mut window = Window::playing(against_steady(6));
    start_against(&mut window, "Champion", &perfect());
    while window.game().outcome().is_none() {
        play_first_free(&mut window);
        window.wait_as_time_passes("the engine moves", |window| {
            window.game().outcome().is_some() || window.game().position().to_move() == Player::Horizontal
        });
    }
    assert_eq!(window.game().outcome().unwrap().winner, Player::Vertical, "perfect play wins");
}

#[test]
fn engine_continues_after_undo_and_a_restart() {
    let folder = super::harness::folder();
    let mut window = Window::in_folder(&folder);
    window.begin(against_steady(6));
    start_against(&mut window, "Champion", &perfect());
    window.click_node("c3");
    window.wait_as_time_passes("the engine moves", |window| window.moves().len() == 2);
    window.press_ctrl(Key::Z);
    assert!(window.moves().is_empty());
    window.click_node("a1");
    window.wait_as_time_passes("the engine moves again", |window| window.moves().len() == 2);
    let mut window = window.reopen();
    window.wait_as_time_passes("the game is there", |window| window.moves().len() == 2);
    assert_eq!(window.session().seat(Player::Vertical).kind, PlayerKind::Engine);
    play_first_free(&mut window);
    window.wait_as_time_passes("the engine moves", |window| window.moves().len() == 4);
    let text = write_record(window.session().setup(), window.game());
    assert!(text.contains("\"Champion\"") && !text.contains("gtp"), "a record has no command: {text}");
}

#[cfg(unix)]
#[test]
fn failing_engine_can_try_again() {
    let mut window = Window::playing(against_steady(6));
    let folder = tempfile::tempdir().unwrap();
    let answer = folder.path().join("answer");
    std::fs::write(&answer, "zz99").unwrap();
    let command = script(folder.path(), "printf '=%s %s\\n\\n' \"$id\" \"$(cat \"$1/answer\")\"");
    start_against(&mut window, "Odd", &command);
    window.click_node("c3");
    window.wait_as_time_passes("the failure is reported", |window| window.notice().is_some());
    let why = "its move is \"zz99\": expected a node, such as c3";
    assert_eq!(window.notice(), Some(msg::failed("Odd", why).as_str()));
    assert_eq!(window.moves(), ["c3"]);
    std::fs::write(&answer, "b2").unwrap();
    window.click(msg::RETRY);
    window.wait_as_time_passes("the engine moves", |window| window.moves() == ["c3", "b2"]);
    assert_eq!(window.notice(), None);
}

#[cfg(unix)]
#[test]
fn engine_may_resign() {
    let mut window = Window::playing(against_steady(6));
    let folder = tempfile::tempdir().unwrap();
    let command = script(folder.path(), "printf '=%s resign\\n\\n' \"$id\"");
    start_against(&mut window, "Timid", &command);
    window.click_node("c3");
    window.wait_as_time_passes("the game ends", |window| window.game().outcome().is_some());
    assert_eq!(window.game().outcome().unwrap().winner, Player::Horizontal);
}

#[cfg(unix)]
#[test]
fn new_game_ends_a_thinking_engine() {
    let mut window = Window::playing(against_steady(6));
    let folder = tempfile::tempdir().unwrap();
    let command = script(folder.path(), "echo $$ > \"$1/pid\"; exec sleep 60");
    start_against(&mut window, "Slow", &command);
    window.click_node("c3");
    let pid = || std::fs::read_to_string(folder.path().join("pid")).unwrap_or_default();
    window.wait_as_time_passes("the engine thinks", |_| pid().ends_with('\n'));
    window.press_ctrl(Key::K);
    let move_now = window.found_command(span_it::messages::menu::MOVE_NOW);
    assert!(move_now.accesskit_node().is_disabled(), "an engine decides itself");
    window.press(Key::Escape);
    window.begin(against_steady(4));
    let is_alive = || {
        let output = std::process::Command::new("kill").args(["-0", pid().trim()]).output();
        output.unwrap().status.success()
    };
    window.wait_as_time_passes("the engine ends", |_| !is_alive());
}

/// A record from elsewhere must not start programs.
#[cfg(unix)]
#[test]
fn opened_game_needs_an_engine_of_the_list() {
    let folder = folder();
    let mut setup = two_people(3);
    setup.players.vertical.kind = PlayerKind::Engine;
    setup.players.vertical.name = "Unknown".to_owned();
    leave_unfinished(folder.path(), &setup, &["c3"]);
    let mut window = Window::in_folder(&folder);
    window.wait_as_time_passes("the engine is missing", |window| window.notice().is_some());
    assert_eq!(window.notice(), Some(msg::failed("Unknown", msg::NOT_IN_LIST).as_str()));
    window.click(msg::OPEN_LIST_BUTTON);
    let command = script(folder.path(), "printf '=%s b2\\n\\n' \"$id\"");
    window.type_into(msg::COMMAND, &command);
    window.type_into(msg::NAME, "unknown");
    window.click(msg::SAVE);
    window.wait_as_time_passes("the engine moves", |window| window.moves() == ["c3", "b2"]);
}

#[test]
fn test_reports_name_and_first_move() {
    let mut window = Window::new();
    window.choose(span_it::messages::menu::WORKSHOP, msg::OPEN_LIST);
    assert!(!window.can_press(msg::TEST));
    window.type_into(msg::COMMAND, "an 'open quote");
    let error = span_it_lab::gtp::check_command("an 'open quote").unwrap_err().to_string();
    window.assert_shows(&[&error]);
    assert!(!window.can_press(msg::TEST) && !window.can_press(msg::SAVE));
    window.type_into(msg::COMMAND, "no-such-program-anywhere");
    window.click(msg::TEST);
    window.wait("the test fails", |window| {
        window.texts().iter().any(|text| text.starts_with("It does not work: it could not be started"))
    });
    window.type_into(msg::COMMAND, &perfect());
    window.click(msg::TEST);
    window.wait("the test passes", |window| {
        window.texts().iter().any(|text| text.starts_with("It works. Its name is Span-It! Perfect play"))
    });
    window.type_into(msg::FOLDER, "/no/such/folder");
    window.click(msg::TEST);
    window.wait("the folder is missing", |window| {
        window.texts().iter().any(|text| text.contains("/no/such/folder: there is no such folder"))
    });
    window.press(Key::Escape);
    assert!(window.app().settings().engines.is_empty(), "Esc stores nothing");
}

#[test]
fn list_keeps_names_apart_and_renames_players() {
    let mut window = Window::playing(against_steady(6));
    start_against(&mut window, "Champion", &perfect());
    window.choose(span_it::messages::menu::WORKSHOP, msg::OPEN_LIST);
    window.click(msg::ADD);
    window.type_into(msg::COMMAND, "other");
    window.type_into(msg::NAME, "champion");
    window.assert_shows(&[msg::NAME_TAKEN]);
    assert!(!window.can_press(msg::SAVE));
    window.type_into(msg::NAME, "Other");
    window.type_into(msg::LIMIT, "0");
    window.assert_shows(&[msg::LIMIT_RANGE]);
    window.type_into(msg::LIMIT, "1.5");
    window.click(msg::ENGINE);
    window.click_on(Role::Button, "Champion");
    window.type_into(msg::NAME, "King");
    window.click(msg::SAVE);
    let names: Vec<_> = window.app().settings().engines.iter().map(|engine| engine.name.clone()).collect();
    assert_eq!(names, ["King", "Other"]);
    assert_eq!(window.session().seat(Player::Vertical).name, "King");
    window.click_node("c3");
    window.wait_as_time_passes("the renamed engine moves", |window| window.moves().len() == 2);
}
