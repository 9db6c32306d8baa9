//! Clocks and idleness: no clock runs unless a player is to move, and an idle window requests no frame.

use span_it::messages::result::decision;
use span_it::messages::{game as msg, rush};
use span_it_core::referee::{Outcome, Termination};

use super::prelude::*;

const NEVER: Duration = Duration::MAX;

fn used(window: &Window, player: Player) -> Duration {
    window.session().time_used(player, window.platform.time())
}

#[track_caller]
fn assert_no_clock_runs(window: &mut Window) {
    let times = Player::ALL.map(|player| used(window, player));
    window.advance(Duration::from_secs(50));
    assert!(!window.session().is_clock_running());
    assert_eq!(Player::ALL.map(|player| used(window, player)), times);
    assert_eq!(window.repaint_after(), NEVER);
}

#[test]
fn animation_of_the_rule_ends() {
    let mut window = Window::new();
    window.change_settings(|settings| {
        (settings.reduce_motion, settings.finished_games) = (Some(false), 0);
    });
    assert!(window.repaint_after() < Duration::from_millis(100));
    window.finish_rule_demo();
    assert_eq!(window.repaint_after(), NEVER);
    let mut window = Window::new();
    window.advance(Duration::from_hours(1));
    assert_eq!(window.repaint_after(), NEVER, "a first start requests no frame");
    window.change_settings(|settings| settings.reduce_motion = Some(true));
    assert_eq!(window.repaint_after(), NEVER);
}

#[test]
fn no_clock_runs_before_the_first_move() {
    let mut window = Window::playing(against_steady(6));
    window.advance(Duration::from_secs(100));
    assert!(!window.session().is_clock_running());
    assert_eq!(used(&window, Player::Horizontal), Duration::ZERO);
    assert_eq!(window.repaint_after(), NEVER);
    window.click_node("c3");
    assert_eq!(window.game().moves()[0].note.time, Some(Duration::ZERO));
}

#[test]
fn running_clock_requests_one_frame_per_second() {
    let mut window = Window::after(two_people(4), &["c3"]);
    assert!(window.session().is_clock_running());
    for second in 1..=11 {
        let delay = window.repaint_after();
        assert!(delay > Duration::from_millis(900) && delay <= Duration::from_millis(1001), "{delay:?}");
        window.advance(Duration::from_secs(1));
        let texts = window.painted_texts();
        assert!(texts.contains(&msg::time_used(Duration::from_secs(second))), "{texts:?}");
    }
    window.click_node("d4");
    assert_eq!(window.game().moves()[1].note.time, Some(Duration::from_secs(11)));
    assert_eq!(used(&window, Player::Vertical), Duration::from_secs(11));
    window.minimize(true);
    assert_eq!(window.repaint_after(), NEVER);
    window.advance(Duration::from_secs(7));
    window.minimize(false);
    assert!(window.painted_texts().contains(&msg::time_used(Duration::from_secs(7))));
}

#[test]
fn name_of_a_running_clock_changes_once_a_minute() {
    let mut window = Window::after(two_people(4), &["c3"]);
    for (second, step) in [(1, 1), (59, 58), (60, 1), (119, 59), (120, 1)] {
        let time = Duration::from_secs(second);
        window.advance(Duration::from_secs(step));
        window.assert_shows(&[&msg::minutes_used(time)]);
        assert!(!window.shows(&msg::time_used(time)), "{second} s");
    }
    let card = window.card_name(Player::Vertical);
    window.focus(Role::Button, &card);
    let described = Some(msg::card_description("2:00", msg::card_tip()));
    for time in [120, 125] {
        assert_eq!(window.widget(Role::Button, &card).accesskit_node().description(), described, "{time} s");
        window.advance(Duration::from_secs(5));
    }
    window.click_node("d4");
    window.assert_shows(&[&msg::time_used(Duration::from_secs(130))]);
}

#[test]
fn persons_clock_stops_while_the_board_is_covered() {
    let mut window = Window::after(two_people(4), &["c3"]);
    let second = Duration::from_secs(1);
    let mut expected = Duration::ZERO;
    let covers: [fn(&mut Window); 5] = [
        |window| window.press(Key::N),
        |window| window.press(Key::F1),
        |window| window.press(Key::R),
        |window| window.press_ctrl(Key::E),
        |window| window.press_ctrl(Key::O),
    ];
    for (place, cover) in covers.into_iter().enumerate() {
        cover(&mut window);
        assert!(!window.session().is_clock_running(), "{place}");
        window.advance(60 * second);
        if place == 4 {
            window.answer_dialog(FileAnswer::Cancelled);
        } else {
            window.press(Key::Escape);
        }
        assert!(window.session().is_clock_running(), "{place}");
        window.advance(second);
        expected += second;
        assert_eq!(used(&window, Player::Vertical), expected, "{place}");
    }
    // The clock runs during *Go to Node*, because it is a way to move.
    window.press(Key::Slash);
    window.advance(second);
    assert_eq!(used(&window, Player::Vertical), expected + second);
}

#[test]
fn no_clock_runs_after_the_end_or_in_a_paused_match() {
    let mut window = Window::playing(two_people(4));
    for node in QUICK_WIN {
        window.advance(Duration::from_secs(2));
        window.click_node(node);
    }
    assert_no_clock_runs(&mut window);
    window.begin(against_slow(6));
    window.click_node("c3");
    window.click(msg::resign());
    assert_no_clock_runs(&mut window);
    window.begin(two_computers(6));
    window.press(Key::Space);
    assert_no_clock_runs(&mut window);
}

#[test]
fn card_shows_the_time_of_a_thinking_computer() {
    let mut setup = against_slow(6);
    setup.max_move = Some(Duration::from_mins(10));
    let mut window = Window::after(setup, &["c3"]);
    window.advance(Duration::from_millis(1400));
    assert!(window.painted_texts().contains(&msg::time_used(Duration::from_secs(1))));
    assert!(window.repaint_after() <= Duration::from_secs(1));
    assert_eq!(used(&window, Player::Vertical), Duration::from_millis(1400));
    assert_eq!(used(&window, Player::Horizontal), Duration::ZERO);
}

/// Ada has used 5 s for the first move and 7 s of her second turn, Bob 3 s.
fn second_turn() -> Window {
    let seconds = Duration::from_secs;
    let mut window = Window::after(two_people(4), &["a1", "c1"]);
    for (time, node) in [(5, "e1"), (3, "g1")] {
        window.advance(seconds(time));
        window.click_node(node);
    }
    window.advance(seconds(7));
    assert_eq!(Player::ALL.map(|player| used(&window, player)), [seconds(12), seconds(3)]);
    window
}

#[track_caller]
fn assert_times_are_kept(window: &Window) {
    let times = Player::ALL.map(|player| used(window, player));
    assert_eq!(times, [Duration::from_secs(12), Duration::from_secs(3)]);
}

#[test]
fn resigning_undo_and_redo_keep_the_time_used() {
    let mut window = second_turn();
    window.click(msg::resign());
    assert_times_are_kept(&window);
    window.advance(Duration::from_mins(1));
    assert_times_are_kept(&window);
    window.press_ctrl(Key::Z);
    assert_times_are_kept(&window);
    for _ in 0..3 {
        window.press_ctrl(Key::Z);
        assert_times_are_kept(&window);
    }
    window.press_ctrl(Key::Y);
    assert_times_are_kept(&window);
    window.press(Key::PageUp);
    window.click_node("g7");
    assert_times_are_kept(&window);
}

#[test]
fn killing_and_closing_keep_the_time_used() {
    let mut window = second_turn();
    let folder = window.folder.clone().unwrap();
    window.press(Key::N);
    drop(window);
    let mut window = Window::in_folder(&folder);
    assert_times_are_kept(&window);
    window.press(Key::N);
    window.advance(Duration::from_mins(1));
    window.request_close();
    let mut window = window.reopen();
    assert_times_are_kept(&window);
    window.advance(Duration::from_secs(2));
    assert_eq!(used(&window, Player::Horizontal), Duration::from_secs(14), "the clock continues");
}

/// A second window of the same data folder is the one with the longer turn.
#[test]
fn crash_loses_at_most_five_seconds() {
    for (seconds, saved) in [(12, 10), (23, 20)] {
        let folder = folder();
        let mut window = Window::in_folder(&folder);
        window.begin(two_people(4));
        window.click_nodes(&["a1", "c1"]);
        for _ in 0..seconds {
            window.advance(Duration::from_secs(1));
        }
        // Without a request to close, as after a crash.
        drop(window);
        assert_eq!(used(&Window::in_folder(&folder), Player::Horizontal).as_secs(), saved);
    }
}

#[test]
fn saved_and_other_games_keep_the_time_used() {
    let mut window = second_turn();
    window.press_ctrl(Key::R);
    assert_eq!(Player::ALL.map(|player| used(&window, player)), [Duration::ZERO; 2]);
    window.click(game::bring_back());
    assert_times_are_kept(&window);
    window.apply(Action::File(FileAction::Save));
    let file = window.path("game.spanit");
    window.pick_file(&file);
    assert_times_are_kept(&window);
    window.begin(two_people(4));
    window.apply(Action::File(FileAction::OpenPath(file)));
    assert_times_are_kept(&window);
}

/// How long the window waits for its next frame after each move of a game.
fn waits_after_moves(reduced_motion: bool) -> Vec<Duration> {
    let mut window = Window::playing(two_people(4));
    window.platform.report_reduced_motion(reduced_motion);
    window.settle();
    let waits = QUICK_WIN.map(|node| {
        window.click_node(node);
        window.repaint_after()
    });
    waits.to_vec()
}

#[test]
fn reduced_motion_stops_animations() {
    const FRAME: Duration = Duration::from_millis(100);
    let still = waits_after_moves(true);
    assert!(still.iter().all(|&wait| wait > FRAME), "{still:?}");
    let moving = waits_after_moves(false);
    assert!(moving.iter().all(|&wait| wait < FRAME), "{moving:?}");
}

/// Ada and Bob with a minute each.
fn with_a_minute() -> GameSetup {
    let mut setup = two_people(4);
    setup.notes.clock = Some(Duration::from_mins(1));
    setup
}

#[test]
fn person_without_time_left_loses() {
    let mut window = Window::playing(with_a_minute());
    window.assert_shows(&[&msg::time_left("1:00")]);
    window.click_node("c3");
    window.advance(Duration::from_secs(29));
    window.press(Key::N);
    window.advance(Duration::from_mins(2));
    window.press(Key::Escape);
    window.advance(Duration::from_secs(1));
    assert_eq!(window.announcement(), Some(rush::seconds_left(30)));
    window.advance(Duration::from_millis(20_501));
    assert!(window.painted_texts().contains(&"0:09.4".to_owned()));
    window.assert_shows(&[&msg::time_left("0:10"), &msg::time_left("1:00")]);
    let delay = window.repaint_after();
    assert!(delay > Duration::from_millis(90) && delay <= Duration::from_millis(101), "{delay:?}");
    window.press_ctrl(Key::Z);
    window.press_ctrl(Key::Y);
    assert_eq!(used(&window, Player::Vertical), Duration::from_millis(50_501), "undo gives no time back");
    window.advance(Duration::from_millis(9_600));
    let outcome = Outcome { winner: Player::Horizontal, termination: Termination::Time };
    assert_eq!(window.game().outcome(), Some(outcome));
    window.assert_shows(&[&decision::lost_on_time("Bob")]);
    assert!(!window.session().can_undo());
    assert_no_clock_runs(&mut window);
}

#[test]
fn restored_game_continues_with_the_time_left() {
    let mut window = Window::after(with_a_minute(), &["c3"]);
    window.advance(Duration::from_secs(40));
    let mut window = window.reopen();
    let left = |window: &Window| window.session().time_left(Player::Vertical, window.platform.time());
    assert_eq!(left(&window), Some(Duration::from_secs(20)));
    window.advance(Duration::from_secs(5));
    assert_eq!(left(&window), Some(Duration::from_secs(15)));
}
