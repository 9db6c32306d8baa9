//! Runs of puzzles: answers, the clock, every end, and what is recorded.

use span_it::messages::rush as msg;
use span_it::testing::puzzle::{Attempt, PuzzleAction};
use span_it_learn::progress::Progress;
use span_it_learn::rush::{RushKind, RushResult};

use super::learning_log::progress;
use super::prelude::*;

fn attempt(window: &Window) -> Option<&Attempt> {
    window.app().states().the::<LearnState>().puzzle.attempt.as_ref()
}

fn begin(window: &mut Window, kind: RushKind) {
    window.apply(Action::Learn(LearnAction::Puzzle(PuzzleAction::Rush(kind))));
    wait_for_puzzle(window);
}

fn wait_for_puzzle(window: &mut Window) {
    window.wait("a puzzle is ready", |window| attempt(window).is_some_and(|attempt| !attempt.is_over()));
}

fn answer(window: &mut Window, is_right: bool) -> String {
    let runner = &attempt(window).expect("there is a puzzle").runner;
    let accepted = runner.accepted();
    let right = accepted[0].to_string();
    let other = runner.question().free_nodes().find(|node| !accepted.contains(node)).unwrap();
    window.click_node(&if is_right { right.clone() } else { other.to_string() });
    right
}

/// Answers, and goes on to the next puzzle.
fn answer_and_go_on(window: &mut Window, is_right: bool) {
    answer(window, is_right);
    window.advance(Duration::from_millis(if is_right { 250 } else { 2500 }));
    wait_for_puzzle(window);
    window.pass_repeats();
    // A click that was meant for the puzzle before.
    if let Some(node) = attempt(window).map(|attempt| attempt.runner.accepted()[0]) {
        window.click_node(&node.to_string());
        assert!(attempt(window).is_some_and(|attempt| attempt.runner.result().is_none()));
    }
    window.advance(Duration::from_millis(400));
    window.pass_repeats();
}

fn recorded(window: Window) -> Progress {
    let folder = window.folder.clone().unwrap();
    window.close();
    progress(folder.path())
}

fn result(kind: RushKind, solved: u32, missed: u32) -> RushResult {
    RushResult { kind, solved, missed, more_time: false }
}

#[test]
fn third_mistake_ends_the_run_and_nothing_but_the_run_is_recorded() {
    let mut window = Window::new();
    begin(&mut window, RushKind::ThreeMinutes);
    for is_right in [true, false, true, true, false] {
        answer_and_go_on(&mut window, is_right);
    }
    window.assert_shows(&[&msg::state(Some("3:00"), 3, 1)]);
    let right = answer(&mut window, false);
    assert!(
        window.announcement().unwrap_or_default().contains(&msg::wrong(right)),
        "{:?}",
        window.announcement()
    );
    assert!(!window.shows(msg::again()), "the right ring is shown first");
    window.advance(Duration::from_millis(2500));
    window.assert_shows(&[msg::third_mistake(), &msg::first_run(3), &msg::marks(3, 3), msg::again()]);
    let progress = recorded(window);
    let runs: Vec<_> = progress.rush().of(RushKind::ThreeMinutes, false).map(|(_, run)| *run).collect();
    assert_eq!(runs, [result(RushKind::ThreeMinutes, 3, 3)]);
    assert_eq!(progress.puzzle_counts().total().whole, 0);
    assert_eq!(progress.in_puzzles(), Progress::default().in_puzzles());
}

#[test]
fn clock_stands_while_an_answer_is_shown_and_ends_the_run() {
    let mut window = Window::new();
    begin(&mut window, RushKind::ThreeMinutes);
    window.advance(Duration::from_secs(100));
    window.assert_shows(&[&msg::state(Some("1:20"), 0, 3)]);
    answer_and_go_on(&mut window, false);
    window.assert_shows(&[&msg::state(Some("1:20"), 0, 2)]);
    window.advance(Duration::from_secs(25));
    assert!(
        window.announcement().unwrap_or_default().contains(&msg::seconds_left(60)),
        "{:?}",
        window.announcement()
    );
    window.advance(Duration::from_secs(54));
    assert!(window.painted_texts().contains(&"0:01".to_owned()));
    window.advance(Duration::from_secs(1));
    window.assert_shows(&[msg::time_is_over(), &msg::first_run(0)]);
}

#[test]
fn esc_keeps_the_result_and_another_page_too() {
    let mut window = Window::new();
    begin(&mut window, RushKind::OneLife);
    answer_and_go_on(&mut window, true);
    window.press(Key::Escape);
    window.assert_shows(&[msg::stopped(), &msg::first_run(1)]);
    window.press(Key::Enter);
    wait_for_puzzle(&mut window);
    answer_and_go_on(&mut window, true);
    answer_and_go_on(&mut window, true);
    window.apply(Action::Learn(LearnAction::ShowProgress));
    window.assert_shows(&[&msg::run(msg::today(), 2), &msg::run(msg::today(), 1)]);
    let progress = recorded(window);
    assert_eq!(progress.rush().record(RushKind::OneLife), Some(2));
    assert_eq!(progress.rush().of(RushKind::OneLife, false).count(), 2);
}

#[test]
fn run_without_an_answer_is_not_recorded() {
    let mut window = Window::new();
    begin(&mut window, RushKind::OneLife);
    window.click(msg::stop());
    window.assert_shows(&[msg::about_one_life()]);
    assert_eq!(recorded(window).rush().record(RushKind::OneLife), None);
}

#[test]
fn missed_puzzle_is_tried_again() {
    let mut window = Window::new();
    begin(&mut window, RushKind::OneLife);
    let missed = attempt(&window).unwrap().puzzle().position.clone();
    answer(&mut window, false);
    window.advance(Duration::from_millis(2500));
    window.assert_shows(&[msg::only_mistake(), &msg::missed(1)]);
    window.click(msg::try_all());
    wait_for_puzzle(&mut window);
    assert_eq!(attempt(&window).unwrap().puzzle().position, missed);
    window.pass_repeats();
    answer(&mut window, true);
    window.press(Key::Enter);
    window.assert_shows(&[msg::again()]);
    assert_eq!(recorded(window).puzzle_counts().total().whole, 0);
}

#[test]
fn more_time_doubles_the_clock_and_has_its_own_list() {
    let mut window = Window::new();
    window.change_settings(|settings| settings.more_time = true);
    begin(&mut window, RushKind::ThreeMinutes);
    window.assert_shows(&[&msg::state(Some("6:00"), 0, 3)]);
    answer_and_go_on(&mut window, true);
    window.press(Key::Escape);
    let progress = recorded(window);
    assert_eq!(progress.rush().record(RushKind::ThreeMinutes), None);
    assert_eq!(progress.rush().of(RushKind::ThreeMinutes, true).count(), 1);
}
