//! The lessons: all of them by keyboard and by mouse, wrong answers, leaving and resuming, and the log of progress.

use std::fs;

use span_it::messages::{board, ladder, learn as hub, lessons as msg, progress, puzzle};
use span_it::testing::LessonAction;
use span_it::testing::learn::Lesson;
use span_it_core::solver::Solver;
use span_it_learn::lessons;
use span_it_learn::progress::What;
use span_it_learn::truth::Class;

use super::learning_log::{LOG, folder_with, folder_with_events, game as game_record};
use super::prelude::*;

fn in_lesson(number: u8) -> Window {
    let mut window = Window::new();
    start(&mut window, number);
    window
}

fn start(window: &mut Window, number: u8) {
    window.apply(Action::Learn(LearnAction::Lesson(LessonAction::Start(number))));
}

fn lesson(window: &Window) -> &Lesson {
    window.app().states().the::<LearnState>().lesson.as_deref().expect("a lesson is open")
}

fn step(window: &Window) -> String {
    lesson(window).runner.step().name.clone()
}

fn owner(window: &Window, node: &str) -> Option<Player> {
    lesson(window).shown_board().owner(node.parse().unwrap())
}

/// A node that the current question accepts; in the game of the last lesson, one that wins.
fn right_answer(window: &Window) -> Node {
    let lesson = lesson(window);
    let board = lesson.shown_board();
    let accepted = match lesson.runner.step().mode {
        lessons::Mode::Game { .. } => Solver::new().winning_moves(board),
        _ => lesson.runner.accepted(),
    };
    accepted.into_iter().find(|&node| board.is_free(node)).expect("there is a right answer")
}

struct Input {
    play: fn(&mut Window, Node),
    judge: fn(&mut Window, usize, Class),
    next: fn(&mut Window),
}

fn complete_step(window: &mut Window, input: &Input) {
    while !lesson(window).runner.is_done() {
        if lesson(window).runner.asks_for_class() {
            let class = lesson(window).runner.accepted_class().unwrap();
            let key = Class::ALL.iter().position(|&one| one == class).unwrap();
            (input.judge)(window, key, class);
            continue;
        }
        window.wait("an answer is possible", |window| {
            lesson(window).can_answer() || lesson(window).runner.is_done()
        });
        if lesson(window).runner.is_done() {
            break;
        }
        let node = right_answer(window);
        (input.play)(window, node);
        assert!(!lesson(window).runner.is_refuted(), "{node} is refused in {}", step(window));
    }
}

fn complete_all(window: &mut Window, input: &Input) {
    for expected in lessons::all() {
        assert_eq!(step(window), expected.name);
        complete_step(window, input);
        (input.next)(window);
    }
    window.assert_shows(&[hub::lessons_finished()]);
}

const BY_KEYS: Input = Input {
    play: |window, node| window.play_by_keys(node, |window| lesson(window).board.cursor()),
    judge: |window, key, _| window.press([Key::Num1, Key::Num2, Key::Num3][key]),
    next: |window| window.press(Key::Enter),
};

const BY_MOUSE: Input = Input {
    play: |window, node| window.click_node(&node.to_string()),
    judge: |window, key, class| window.click(&msg::keyed(key + 1, msg::class_name(class))),
    next: |window| {
        let step = lesson(window).runner.step();
        let next = lessons::all().get(lesson(window).runner.index() + 1);
        let label = match next {
            None => msg::finish().to_owned(),
            Some(next) if next.number.0 == step.number.0 => msg::next().to_owned(),
            Some(next) => msg::next_lesson(&next.title),
        };
        window.click(&label);
    },
};

fn log(folder: &Arc<TempDir>) -> String {
    fs::read_to_string(folder.path().join(LOG)).unwrap_or_default()
}

#[test]
fn keyboard_completes_all_lessons() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.press(Key::L);
    window.press(Key::Enter);
    complete_all(&mut window, &BY_KEYS);
    assert!(window.moves().is_empty(), "the game on the table must not change");
    window.assert_shows_in_front(hub::diploma::heading());
    window.type_into(hub::diploma::your_name(), "Ada");
    window.press(Key::Tab);
    window.assert_shows_part("Diploma of Ada, ");
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert!(window.app().page_id() == PageId::Game);
    window.close();
    assert_eq!(log(&folder).lines().count(), 1 + lessons::all().len());
    let mut window = Window::in_folder(&folder);
    window.press(Key::L);
    window.assert_shows(&[hub::lessons_finished()]);
}

#[test]
fn mouse_completes_all_lessons() {
    let mut window = Window::of_size([640.0, 480.0]);
    window.press(Key::L);
    window.click(hub::start());
    complete_all(&mut window, &BY_MOUSE);
}

#[test]
fn steps_and_their_standing_are_announced() {
    let mut window = in_lesson(5);
    let text = lessons::lesson(5).next().unwrap().1.text.clone();
    assert_eq!(window.announcement().unwrap(), msg::opening(5, "Pairs", 1, 3, &text));
    window.click_node("c3");
    let right = &lessons::lesson(5).next().unwrap().1.right;
    assert_eq!(window.announcement().unwrap(), msg::right("c3", right, msg::next()));
    start(&mut window, 7);
    assert!(window.node_name("c3".parse().unwrap()).ends_with(", partner Q"));
    start(&mut window, 8);
    let name = window.node_name(right_answer(&window));
    assert!(board::ways().iter().any(|way| name.ends_with(way)), "{name}");
    start(&mut window, 4);
    window.press(Key::I);
    let text = window.announcement().unwrap();
    assert!(text.starts_with("Lesson 4, ") && text.contains(" needs "), "{text}");
    window.click_node("c3");
    window.press(Key::I);
    let text = window.announcement().unwrap();
    assert!(text.ends_with(&hub::wins_from_here(Player::Horizontal)), "{text}");
}

#[test]
fn wrong_answers_can_be_replaced() {
    let mut window = in_lesson(3);
    window.click_node("a5");
    let text = "They play e5 and join top to bottom. Take that ring first.";
    window.assert_shows(&[text]);
    assert_eq!(window.announcement().unwrap(), msg::wrong("a5", text));
    assert_eq!(
        (owner(&window, "a5"), owner(&window, "e5")),
        (Some(Player::Horizontal), Some(Player::Vertical))
    );
    window.click_node("e1");
    assert_eq!(owner(&window, "e1"), Some(Player::Vertical), "the reply stays until Try again");
    window.press(Key::Enter);
    assert_eq!((owner(&window, "a5"), owner(&window, "e5")), (None, None));
    window.click_node("e5");
    assert!(lesson(&window).runner.is_done());
    assert_eq!(lesson(&window).runner.tries(), 2);
    start(&mut window, 12);
    window.press(Key::Num2);
    window.assert_shows(&[&lessons::lesson(12).next().unwrap().1.wrong]);
    window.press(Key::Enter);
    window.press(Key::Num1);
    assert!(lesson(&window).runner.is_done());
    start(&mut window, 3);
    window.platform.report_reduced_motion(false);
    window.settle();
    window.click_node("a5");
    assert_eq!(owner(&window, "e5"), None, "the reply is delayed");
    window.advance(Duration::from_millis(500));
    assert_eq!(owner(&window, "e5"), Some(Player::Vertical));
}

#[test]
fn show_why_returns_to_the_lesson() {
    let mut window = in_lesson(4);
    assert!(window.button_is_disabled(puzzle::why()));
    window.press(Key::Y);
    assert!(window.app().states().get::<ProofState>().is_none(), "there is nothing to explain yet");
    let wrong = lesson(&window).shown_board().free_nodes().find(|node| node.to_string() != "c3").unwrap();
    window.click_node(&wrong.to_string());
    let reached = lesson(&window).shown_board().clone();
    for by_key in [true, false] {
        if by_key {
            window.press(Key::Y);
        } else {
            window.click(puzzle::why());
        }
        let proof = window.app().states().get::<ProofState>().expect("Show Why is open");
        assert_eq!(proof.explained.start(), &reached);
        window.press(Key::Escape);
        assert!(lesson(&window).runner.is_refuted());
    }
}

#[test]
fn answer_is_shown_after_two_mistakes() {
    let mut window = in_lesson(3);
    for node in ["a5", "b4"] {
        assert!(window.button_is_disabled(msg::show()));
        window.click_node(node);
        window.press(Key::Enter);
    }
    window.click(msg::show());
    assert!(window.node_name("e5".parse().unwrap()).ends_with(", hint"));
    window.press(Key::Enter);
    assert!(lesson(&window).runner.is_done(), "the cursor is on the ringed node");
}

#[test]
fn lessons_are_repeated_skipped_and_left() {
    let mut window = in_lesson(5);
    // A click that answers nothing leaves the focus on *Next*.
    window.click_nodes(&["c3", "e5"]);
    window.press(Key::Enter);
    assert_eq!(step(&window), "pairs-2");
    window.click(msg::repeat());
    assert_eq!(step(&window), "pairs-1");
    window.click(msg::skip());
    assert_eq!(step(&window), "threats-1");
    window.press(Key::Escape);
    window.assert_shows(&[hub::title()]);
    assert!(window.app().states().the::<LearnState>().lesson.is_none());
    window.press(Key::Escape);
    assert!(window.app().page_id() == PageId::Game);
}

#[test]
fn game_can_begin_after_lesson_four() {
    let mut window = in_lesson(4);
    while !window.has_button(msg::play_now()) {
        complete_step(&mut window, &BY_MOUSE);
        if !window.has_button(msg::play_now()) {
            window.press(Key::Enter);
        }
    }
    window.click(msg::play_now());
    assert!(window.app().page_id() == PageId::Game && window.session().is_started());
}

#[test]
fn marked_ring_takes_a_wrong_one_back_and_other_clicks_are_explained() {
    let mut window = in_lesson(1);
    window.click_node("c1");
    assert!(lesson(&window).runner.is_refuted());
    assert!(window.node_name("a3".parse().unwrap()).ends_with(board::hint()), "the mark stays");
    window.click_node("a3");
    assert_eq!((owner(&window, "c1"), owner(&window, "a3")), (None, Some(Player::Horizontal)));
    assert!(lesson(&window).runner.is_done());
    assert_eq!(lesson(&window).runner.tries(), 2);
    window.click_node("c3");
    window.assert_shows(&[&hub::press_first(msg::next())]);
    let mut window = in_lesson(2);
    window.click_node("e3");
    window.assert_shows(&[&board::is_taken("e3")]);
    window.click_node("d2");
    window.assert_shows(&[&msg::shortens("d2"), &msg::go_on(Player::Horizontal, 1)]);
}

#[test]
fn primary_button_keeps_its_place() {
    for size in [[640.0, 480.0], [1280.0, 800.0]] {
        let mut window = Window::of_size(size);
        let place = |window: &mut Window, lesson: u8, node: &str, name: &str| {
            start(window, lesson);
            window.click_node(node);
            window.widget(Role::Button, name).rect()
        };
        let first = place(&mut window, 1, "a3", msg::next());
        assert_eq!(place(&mut window, 3, "e5", msg::next()), first, "with Show why, in {size:?}");
    }
}

#[test]
fn resumes_at_the_first_step_not_done() {
    let mut window = Window::new();
    start(&mut window, 1);
    for _ in 0..2 {
        complete_step(&mut window, &BY_MOUSE);
        window.press(Key::Enter);
    }
    let mut window = window.reopen();
    window.press(Key::L);
    window.assert_shows(&[&hub::lessons_done(1, 13), &hub::lesson_name(1, "Join two edges", 2, 2)]);
    window.click(&hub::resume("Around an obstacle"));
    assert_eq!(step(&window), "obstacle-1");
}

#[test]
fn mistake_in_the_game_is_taken_back() {
    let mut window = in_lesson(13);
    let losing = loop {
        window.wait("the learner is to move", |window| lesson(window).can_answer());
        let board = lesson(&window).shown_board().clone();
        let winning = Solver::new().winning_moves(&board);
        if let Some(node) = board.free_nodes().find(|node| !winning.contains(node)) {
            break node;
        }
        window.click_node(&winning[0].to_string());
    };
    let before = lesson(&window).shown_board().clone();
    window.click_node(&losing.to_string());
    assert_eq!(window.announcement().unwrap(), msg::mistake(losing, "Novice"));
    window.press(Key::Enter);
    assert_eq!(*lesson(&window).shown_board(), before);
    window.click_node(&losing.to_string());
    window.click(msg::play_on());
    window.wait("Novice has moved", |window| {
        lesson(window).shown_board().connectors() == before.connectors() + 2
    });
    window.press_ctrl(Key::Z);
    assert_eq!(
        *lesson(&window).shown_board(),
        before,
        "any move is taken back, and the game on the table stays"
    );
}

#[test]
fn bad_line_of_the_log_is_reported() {
    let folder = folder();
    let old = "{\"format\":\"span-it-learn\",\"version\":1}\n\
               {\"t\":1795305600,\"day\":\"2026-11-22\",\"what\":{\"lesson\":{\"id\":\"join-1\",\"tries\":1}}}\n\
               nonsense\n\
               {\"t\":1795305660,\"day\":\"2026-11-22\",\"what\":{\"lesson\":{\"id\":\"join-2\",\"tries\":2}}}\n";
    fs::write(folder.path().join(LOG), old).unwrap();
    let mut window = Window::in_folder(&folder);
    window.wait("the log is read", |window| window.notice().is_some());
    assert_eq!(window.notice().unwrap(), hub::lines_left_out(1, 3));
    start(&mut window, 3);
    window.click_node("e5");
    window.press(Key::Escape);
    window.press(Key::Escape);
    window.assert_shows(&[&hub::lessons_done(1, 13)]);
    window.close();
    let new = log(&folder);
    assert!(new.starts_with(old), "nothing is lost: {new}");
    assert_eq!(new.lines().count(), 5);
}

/// A start without any finished game.
fn first_start(folder: &Arc<TempDir>, size: [f32; 2]) -> Window {
    let settings = folder.path().join("settings.json");
    if !settings.exists() {
        fs::write(settings, r#"{ "computer_pace": "instant" }"#).unwrap();
    }
    let options = super::harness::StartOptions { size, folder: Some(Arc::clone(folder)), file: None };
    Window::open(options)
}

#[test]
fn first_screen_begins_with_the_lessons() {
    for size in [[1280.0, 800.0], [800.0, 600.0], [640.0, 480.0]] {
        let folder = folder();
        let mut window = first_start(&folder, size);
        assert_eq!(window.session().seat(Player::Vertical).name, "Wanderer");
        assert!(window.has_button(game::play()));
        window.click(game::learn_the_game());
        assert_eq!(step(&window), "join-1");
        window.click_node("a3");
        window.close();
        let window = first_start(&folder, size);
        assert!(!window.has_button(game::learn_the_game()) && window.has_button(game::play()));
    }
}

#[test]
fn newcomer_keeps_the_first_opponent() {
    let folder = folder();
    let mut window = first_start(&folder, [1280.0, 800.0]);
    window.click(game::play());
    window.play("c3");
    window.apply(Action::Game(span_it::testing::GameAction::Resign));
    window.close();
    fs::remove_file(folder.path().join(AUTOSAVE)).unwrap_or_default();
    let window = first_start(&folder, [1280.0, 800.0]);
    assert_eq!(window.session().seat(Player::Vertical).name, "Wanderer");
    assert!(!window.has_button(game::learn_the_game()));
}

#[test]
fn hub_leads_to_ladder_and_progress() {
    let folder = folder_with((0..6).map(|number| game_record(number % 2 == 0)));
    let mut window = Window::in_folder(&folder);
    window.press(Key::L);
    window.assert_shows_part(" in games");
    window.click(progress::show());
    window.assert_shows(&[progress::safe_moves()]);
    let mut window = Window::new();
    window.press(Key::L);
    window.assert_shows(&[
        &ladder::card_line(0, span_it_core::personality::library::builtin().len(), "Wanderer"),
        &progress::card_line(None, 0, 0),
    ]);
    window.click(ladder::show());
    window.assert_shows(&[ladder::note()]);
}

#[test]
fn puzzles_come_after_the_last_lesson() {
    let finished = lessons::all().iter().map(|step| What::Lesson { id: step.name.clone(), tries: 1 });
    let mut window = Window::in_folder(&folder_with_events(finished));
    window.press(Key::L);
    window.assert_shows(&[hub::lessons_finished()]);
    window.press(Key::Enter);
    assert!(window.has_button(puzzle::show()), "{:#?}", window.texts());
}

#[test]
fn hub_and_lesson_fit_into_small_windows() {
    for size in [[640.0, 480.0], [1280.0, 800.0]] {
        let mut window = Window::of_size(size);
        let inside = window.ctx().content_rect();
        let button = |window: &Window, name: &str| window.widget(Role::Button, name).rect();
        window.press(Key::L);
        for name in [hub::start(), hub::close(), &hub::lesson_name(1, "Join two edges", 0, 2)] {
            let place = button(&window, name);
            let across = inside.x_range();
            assert!(across.contains(place.left()) && across.contains(place.right()), "{name} at {place}");
        }
        start(&mut window, 8);
        for name in [msg::repeat(), msg::skip(), msg::leave()] {
            let place = button(&window, name);
            assert!(inside.contains_rect(place), "{name} at {place} in {size:?}");
        }
    }
}
