//! Puzzles, solved and answered wrong by pointer, keys and buttons. The solver must confirm what the page accepts.

use span_it::messages::language::elo;
use span_it::messages::{
    board as board_msg, home, language, learn, progress as progress_msg, puzzle as msg, result, rush,
};
use span_it::testing::puzzle::{Attempt, Choice, PuzzleAction, PuzzleState};
use span_it_core::board::winner;
use span_it_core::solver;
use span_it_core::solver::Critical;
use span_it_core::solver::symmetry::fingerprint;
use span_it_learn::badges::Badge;
use span_it_learn::date::Zone;
use span_it_learn::generate::Wanted;
use span_it_learn::mistakes::LoggedMistake;
use span_it_learn::progress::{GameRecord, What};
use span_it_learn::puzzles::{Kind, Task, finders};
use span_it_learn::question::Answer;
use span_it_learn::source::Effort;
use span_it_learn::truth::Class;
use span_it_store::games::{History, NewGame, Source};

use super::game_history::FILE;
use super::learning_log::{NOW, folder_with, folder_with_events, game, progress};
use super::prelude::*;
use super::setups::{play, position_against_steady};

fn request(window: &mut Window, action: PuzzleAction) {
    window.apply(Action::Learn(LearnAction::Puzzle(action)));
}

fn page(window: &Window) -> &PuzzleState {
    &window.app().states().the::<LearnState>().puzzle
}

#[track_caller]
fn attempt(window: &Window) -> &Attempt {
    page(window).attempt.as_ref().expect("there is a puzzle")
}

fn wait_for_puzzle(window: &mut Window) {
    // A search may take longer than other threads.
    for _ in 0..60_000 {
        if page(window).attempt.is_some() {
            return window.settle();
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
        window.step();
    }
    panic!("there is no puzzle: {:#?}", window.texts());
}

fn mix() -> Window {
    let mut window = Window::new();
    request(&mut window, PuzzleAction::Show);
    wait_for_puzzle(&mut window);
    window
}

fn puzzle(kind: Kind) -> Window {
    let mut window = Window::new();
    choose(&mut window, kind);
    window
}

fn choose(window: &mut Window, kind: Kind) {
    request(window, PuzzleAction::Show);
    request(window, PuzzleAction::Choose(Choice { kinds: Wanted::Kind(kind), ..Choice::default() }));
    wait_for_puzzle(window);
    assert_eq!(attempt(window).puzzle().kind(), kind);
}

/// The lines of the log that contain `part`, once there is one.
fn logged(window: &mut Window, part: &str) -> Vec<String> {
    window.wait("it is recorded", |window| !lines_with(window, part).is_empty());
    lines_with(window, part)
}

fn lines_with(window: &Window, part: &str) -> Vec<String> {
    let text = std::fs::read_to_string(window.path("learning.jsonl")).unwrap_or_default();
    text.lines().filter(|line| line.contains(part)).map(str::to_owned).collect()
}

fn answer_right(window: &mut Window) {
    let runner = &attempt(window).runner;
    match runner.puzzle().task.clone() {
        Task::Judge(class) if runner.asks_for_class() => window.click(&msg::class(class)),
        Task::Mistake { mistake, .. } => {
            for _ in 0..=mistake {
                window.press(Key::PageDown);
            }
            window.press(Key::Enter);
        }
        _ => {
            let right = runner.accepted()[0];
            window.click_node(&right.to_string());
        }
    }
}

fn solve(window: &mut Window) {
    for _ in 0..40 {
        if attempt(window).runner.is_done() {
            return;
        }
        answer_right(window);
    }
    panic!("the puzzle does not end: {:?}", attempt(window).puzzle());
}

/// A free node that is not right.
fn wrong_node(window: &Window) -> Node {
    let runner = &attempt(window).runner;
    let accepted = runner.accepted();
    runner.question().free_nodes().find(|node| !accepted.contains(node)).expect("a node is wrong")
}

#[test]
fn every_kind_is_solved_and_recorded() {
    let mut window = Window::new();
    for kind in Kind::ALL {
        choose(&mut window, kind);
        window.assert_shows(&[msg::not_counted()]);
        solve(&mut window);
        window.assert_shows(&[msg::found()]);
        let line = format!("\"kind\":\"{}\"", kind.key());
        let lines = logged(&mut window, &line);
        assert!(lines.len() == 1 && lines[0].contains("\"found\":true,\"mix\":false"), "{lines:?}");
    }
}

#[test]
fn wrong_node_shows_the_refuting_reply() {
    for kind in [Kind::Keep, Kind::Only, Kind::Stop, Kind::Repair] {
        let mut window = puzzle(kind);
        let you = attempt(&window).puzzle().you();
        let before = attempt(&window).board();
        let wrong = wrong_node(&window);
        window.click_node(&wrong.to_string());
        assert!(attempt(&window).runner.is_refuted());
        let board = attempt(&window).board();
        assert_eq!(board.connectors(), before.connectors() + 2);
        assert_eq!(solver::winner(&board), you.opponent(), "{kind:?}");
        assert!(window.announcement().unwrap().starts_with(&format!("Not {wrong}. They answer ")));
        let is_on_way = |way: &&str| board.free_nodes().any(|node| window.node_name(node).ends_with(*way));
        assert!(
            winner(&board).is_some() || board_msg::ways().iter().all(is_on_way),
            "{kind:?} shows both ways"
        );
        // Try again has the focus.
        window.press(Key::Enter);
        assert_eq!(attempt(&window).board(), before);
        solve(&mut window);
        window.assert_shows(&[msg::found_later()]);
        assert_eq!(logged(&mut window, "\"found\":false").len(), 1);
        assert!(lines_with(&window, "\"found\":true").is_empty());
    }
}

#[test]
fn slow_win_in_n_is_taken_back() {
    let mut window = puzzle(Kind::WinIn);
    let before = attempt(&window).board();
    let wrong = wrong_node(&window);
    window.click_node(&wrong.to_string());
    assert!(attempt(&window).runner.is_refuted());
    window.click(msg::try_again());
    assert_eq!(attempt(&window).board(), before);
}

#[test]
fn wrong_class_can_be_replaced() {
    let mut window = puzzle(Kind::Judge);
    let Task::Judge(right) = attempt(&window).puzzle().task else { panic!("not a judge") };
    let wrong = Class::ALL.into_iter().position(|class| class != right).unwrap();
    window.press([Key::Num1, Key::Num2, Key::Num3][wrong]);
    let expected =
        msg::answered(msg::not_that(), &msg::not_class(msg::class(Class::ALL[wrong])), msg::try_again());
    assert_eq!(window.announcement().unwrap(), expected);
    let right = Class::ALL.into_iter().position(|class| class == right).unwrap();
    window.press([Key::Num1, Key::Num2, Key::Num3][right]);
    solve(&mut window);
    window.assert_shows(&[msg::found_later()]);
}

#[test]
fn steps_of_spot_the_mistake_and_a_wrong_move_are_announced() {
    let mut window = puzzle(Kind::Mistake);
    let first = (attempt(&window).puzzle().you(), attempt(&window).moves()[0]);
    window.press(Key::PageDown);
    assert_eq!(window.announcement().unwrap(), msg::move_line(1, first.0, first.1));
    window.press(Key::PageUp);
    assert_eq!(window.announcement().unwrap(), msg::start());
    window.click(msg::following());
    assert_eq!(window.announcement().unwrap(), msg::move_line(1, first.0, first.1));
    let Task::Mistake { mistake, .. } = attempt(&window).puzzle().task else { panic!("no mistake") };
    let wrong = usize::from(mistake == 0);
    for _ in 0..wrong {
        window.click(msg::following());
    }
    window.click(msg::choose_move_name());
    assert!(window.announcement().unwrap().starts_with(&format!("Not move {}. ", wrong + 1)));
    window.click(msg::try_again());
    request(&mut window, PuzzleAction::Answer(Answer::Move(mistake)));
    window.assert_shows(&[msg::found_later()]);
}

#[test]
fn spot_the_mistake_hides_how_far_the_sides_are() {
    for size in [[640.0, 480.0], [1280.0, 800.0]] {
        let mut window = Window::of_size(size);
        choose(&mut window, Kind::Mistake);
        window.press(Key::I);
        let distances = msg::ways(attempt(&window).runner.question());
        let heard = window.announcement().unwrap();
        assert!(!heard.contains(&distances), "{heard}");
        let shown = window.texts();
        assert!(!shown.iter().any(|text| text.contains(&distances)), "{size:?}: {shown:#?}");
    }
}

#[test]
fn skip_before_the_first_answer_costs_nothing() {
    let mut window = mix();
    let first = attempt(&window).puzzle().position.clone();
    window.click(msg::skip());
    wait_for_puzzle(&mut window);
    assert_ne!(attempt(&window).puzzle().position, first);
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert!(lines_with(&window, "\"t\":").is_empty());
}

#[test]
fn show_counts_as_not_found() {
    let mut window = puzzle(Kind::Only);
    let right = attempt(&window).runner.accepted()[0];
    assert!(!window.has_button(msg::why()));
    window.click(msg::show());
    let expected = msg::answered(msg::not_found(), &msg::winning(&[right]), msg::next());
    assert_eq!(window.announcement().unwrap(), expected);
    assert!(window.node_name(right).ends_with("only move that keeps the win"));
    window.assert_shows(&[msg::not_found()]);
    assert!(logged(&mut window, "\"found\":false")[0].contains("\"answer\":null"));
    let shown = attempt(&window).puzzle().position.clone();
    window.press(Key::Enter);
    wait_for_puzzle(&mut window);
    assert_ne!(attempt(&window).puzzle().position, shown);
}

#[test]
fn hint_marks_three_rings_and_then_the_answer() {
    let mut window = puzzle(Kind::Only);
    let right = attempt(&window).runner.accepted()[0];
    window.press(Key::H);
    window.assert_shows(&[msg::one_of_three()]);
    let board = attempt(&window).board();
    let is_marked = |node: &Node| window.node_name(*node).ends_with(board_msg::one_of_three());
    let marked: Vec<Node> = board.free_nodes().filter(is_marked).collect();
    assert!(marked.len() == 3 && marked.contains(&right), "{marked:?} {right}");
    assert!(logged(&mut window, "\"found\":false").len() == 1);
    window.press(Key::H);
    window.assert_shows(&[msg::not_found(), &msg::winning(&[right])]);
}

#[test]
fn todays_puzzle_is_shown_solved() {
    let mut window = Window::new();
    request(&mut window, PuzzleAction::ShowDay(None));
    wait_for_puzzle(&mut window);
    window.assert_shows(&[msg::today_title()]);
    let first = attempt(&window).runner.accepted().pop().unwrap();
    window.click_node(&first.to_string());
    let badge = progress_msg::new_badge(progress_msg::badge(Badge::FirstDaily));
    assert!(!attempt(&window).runner.is_done() && !window.shows(&language::with_full_stop(&badge)));
    solve(&mut window);
    window.assert_shows(&[msg::found(), &home::days(1, 1), &language::with_full_stop(&badge)]);
    logged(&mut window, "\"day\":{");
    window.press(Key::Escape);
    request(&mut window, PuzzleAction::ShowDay(None));
    wait_for_puzzle(&mut window);
    assert!(attempt(&window).runner.is_done());
    assert_eq!(attempt(&window).runner.first_answer(), Some(&*first.to_string()));
    window.assert_shows(&[rush::solved(), &home::days(1, 1)]);
}

#[test]
fn every_winning_node_is_accepted() {
    let mut window = Window::new();
    let sunday = Zone::UTC.date(NOW);
    let date = sunday.plus(-3);
    let mut index = 0;
    request(&mut window, PuzzleAction::ShowDay(Some(date)));
    wait_for_puzzle(&mut window);
    let right = attempt(&window).runner.accepted();
    let wrong = wrong_node(&window);
    window.click_node(&wrong.to_string());
    loop {
        request(&mut window, PuzzleAction::ShowDay(Some(date)));
        wait_for_puzzle(&mut window);
        let Some(node) = right.get(index) else { break };
        window.click_node(&node.to_string());
        assert!(attempt(&window).runner.is_done(), "{node} of {right:?}");
        index += 1;
    }
    assert!(index > 0);
    assert_eq!(logged(&mut window, &format!("\"date\":\"{date}\"")).len(), 1, "only the first answer counts");
}

#[test]
fn answers_change_the_rating_and_the_streak() {
    let four = (0..4).map(|index| What::Puzzle {
        kind: Kind::Stop,
        position: Position::empty(BoardSize::new(3 + index, 4).unwrap(), Player::Horizontal),
        rating: Some(1000),
        answer: None,
        found: index % 2 == 0,
        mix: true,
    });
    let mut window = Window::in_folder(&folder_with_events(four));
    request(&mut window, PuzzleAction::Show);
    wait_for_puzzle(&mut window);
    let difficulty = msg::difficulty(attempt(&window).puzzle(), true).unwrap();
    let rating =
        |window: &Window| progress(window.folder.as_ref().unwrap().path()).in_puzzles().value().round();
    let line = |window: &Window, change: Option<f64>| {
        let run = progress(window.folder.as_ref().unwrap().path()).found_in_a_row().now;
        msg::status(Some((elo(rating(window)), change)), run)
    };
    window.assert_shows(&[&msg::status(Some((msg::after_more_puzzles(1), None)), 0)]);
    assert!(!window.shows(&difficulty));
    solve(&mut window);
    assert_eq!(logged(&mut window, "\"mix\":true").len(), 5);
    let shown_first = rating(&window);
    window.assert_shows(&[&line(&window, None), &difficulty]);
    window.press(Key::Enter);
    wait_for_puzzle(&mut window);
    window.assert_shows(&[&line(&window, None)]);
    let wrong = wrong_node(&window);
    window.click_node(&wrong.to_string());
    window.assert_shows(&[&msg::not_node(wrong)]);
    assert_eq!(logged(&mut window, "\"mix\":true").len(), 6);
    let lost = rating(&window) - shown_first;
    assert!(lost < 0.0);
    window.assert_shows(&[&line(&window, Some(lost)), msg::try_again()]);
    let free = attempt(&window).board().free_nodes().next().unwrap();
    window.click_node(&free.to_string());
    window.assert_shows(&[&learn::press_first(msg::try_again())]);
}

#[test]
fn ratings_can_be_hidden_and_kinds_and_effort_are_kept() {
    let mut window = mix();
    assert!(!window.has_button(msg::harder()));
    window.change_settings(|settings| settings.show_ratings = false);
    let puzzle = attempt(&window).puzzle().clone();
    solve(&mut window);
    assert!(!window.shows(&msg::difficulty(&puzzle, true).unwrap()));
    window.assert_shows(&[&msg::difficulty(&puzzle, false).unwrap()]);
    window.click(msg::harder());
    wait_for_puzzle(&mut window);
    let harder = Effort::default().harder();
    assert_eq!(page(&window).choice().unwrap(), Choice { kinds: Wanted::Mix, effort: harder });
    window.click_on(Role::Button, &msg::menu_name(msg::mix()));
    window.choose_from_open_menu(msg::kind(Kind::Stop));
    wait_for_puzzle(&mut window);
    let chosen = Choice { kinds: Wanted::Kind(Kind::Stop), effort: harder };
    window.press(Key::Escape);
    let mut window = window.reopen();
    request(&mut window, PuzzleAction::Show);
    assert_eq!(page(&window).choice(), Some(chosen));
    window.click_on(Role::Button, &msg::menu_name(msg::kind(Kind::Stop)));
    window.choose_from_open_menu(msg::easier());
    assert_eq!(page(&window).choice().unwrap().effort, Effort::default().easier());
}

#[test]
fn all_opponents_are_asked_after_the_answer() {
    let mut window = puzzle(Kind::Only);
    let (position, right) = (attempt(&window).puzzle().position.clone(), attempt(&window).runner.accepted());
    let expected = finders(&position, &right, &Arc::default()).unwrap();
    let found = expected.iter().filter(|(_, finds)| *finds).count();
    let heading = msg::finders(found, expected.len());
    assert!(!window.shows(&heading));
    solve(&mut window);
    window.wait("the opponents have answered", |window| window.shows(&heading));
    for (name, finds) in expected {
        window.assert_shows(&[&if finds { msg::finds_it(name) } else { msg::misses_it(name) }]);
    }
}

#[test]
fn answer_allows_the_verdict_and_show_why() {
    let mut window = puzzle(Kind::Keep);
    let you = attempt(&window).puzzle().you();
    window.press(Key::I);
    assert!(!window.announcement().unwrap().contains("perfect play"), "before the answer it would help");
    let wrong = wrong_node(&window);
    window.click_node(&wrong.to_string());
    window.press(Key::I);
    assert!(window.announcement().unwrap().ends_with(&learn::wins_from_here(you.opponent())));
    let reached = attempt(&window).board();
    window.press(Key::Y);
    let proof = window.app().states().get::<ProofState>().expect("Show Why is open");
    assert_eq!(proof.explained.start(), &reached);
    window.press(Key::Escape);
    assert!(matches!(window.app().page_id(), PageId::Learn(_)));
    assert_eq!(attempt(&window).board(), reached);
    window.press(Key::Enter);
    assert!(!attempt(&window).runner.is_refuted(), "Try again has the focus again");
}

#[test]
fn todays_puzzle_and_earlier_days() {
    let mut window = Window::new();
    window.choose("Learn", msg::today());
    wait_for_puzzle(&mut window);
    // Sundays have Win in 3.
    assert_eq!(attempt(&window).puzzle().task, Task::WinIn(3));
    window.assert_shows(&["Sun, 22 Nov 2026"]);
    assert!(!window.can_press(msg::skip()) && !window.can_press(msg::later()));
    solve(&mut window);
    assert_eq!(logged(&mut window, "{\"day\":").len(), 1);
    window.click(msg::earlier());
    wait_for_puzzle(&mut window);
    window.assert_shows(&["Sat, 21 Nov 2026"]);
    assert!(window.can_press(msg::later()));
}

#[test]
fn puzzle_is_solved_by_keyboard_alone() {
    let mut window = Window::new();
    window.press(Key::P);
    wait_for_puzzle(&mut window);
    let text = window.announcement().unwrap();
    assert!(text.starts_with("Puzzle, ") && text.contains("You join "), "{text}");
    while !attempt(&window).runner.is_done() {
        let right = attempt(&window).runner.accepted()[0];
        window.play_by_keys(right, |window| page(window).board.cursor());
    }
    window.assert_shows(&[msg::found()]);
    window.press(Key::Enter);
    wait_for_puzzle(&mut window);
    assert!(!attempt(&window).runner.is_begun());
    window.press(Key::Escape);
    assert!(page(&window).attempt.is_none(), "the search ends with the page");
    request(&mut window, PuzzleAction::Practise);
    window.wait("the search for mistakes has ended", |window| window.shows(msg::no_cards()));
}

fn folder_with_card() -> (Arc<tempfile::TempDir>, Position) {
    let position: Position = "hhv/../..v/../... h".parse().unwrap();
    let critical = Critical::new(&mut solver::Solver::new(), &position).unwrap();
    let mistakes = vec![LoggedMistake::new(&critical, "a5".parse().unwrap())];
    let folder = folder_with([GameRecord { mistakes, ..game(false) }]);
    (folder, position)
}

#[test]
fn own_mistake_is_practised_as_it_was_played() {
    let (folder, position) = folder_with_card();
    let mut window = Window::in_folder(&folder);
    window.choose("Learn", msg::practise());
    wait_for_puzzle(&mut window);
    window.assert_shows(&[&msg::sitting(1, 1), &msg::from_game("Gambler", 5)]);
    assert_eq!(attempt(&window).board(), position);
    let [right] = attempt(&window).runner.accepted()[..] else { panic!("one node wins") };
    window.click_node(&right.to_string());
    window.assert_shows(&[msg::found()]);
    let lines = logged(&mut window, "{\"practice\":");
    assert!(lines[0].contains(&position.to_string()) && lines[0].contains("\"found\":true"), "{lines:?}");
    window.wait("the search has ended", |window| window.has_button(msg::done()));
    window.assert_shows(&[&msg::sitting_result(1, 1)]);
    window.press(Key::Enter);
    window.assert_shows(&[learn::lessons()]);
    request(&mut window, PuzzleAction::Practise);
    window.wait("the search has ended", |window| window.shows(msg::no_cards_due()));
    window.assert_shows(&[&msg::next_due(1)]);
}

#[test]
fn finished_game_offers_its_mistakes() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = Window::of_size(size);
        window.begin(position_against_steady("hhv/../..v/../... h"));
        // Vertical wins with e5.
        window.click_node("a5");
        window.wait("the game is over", |window| window.session().outcome().is_some());
        window.assert_shows(&[&result::loss::led_until(1, 2)]);
        window.press(Key::R);
        window.wait("the story is there", |window| window.has_button(review::practise_this()));
        window.click(review::practise_this());
        wait_for_puzzle(&mut window);
        window.assert_shows(&[&msg::sitting(1, 1)]);
        solve(&mut window);
    }
}

/// A data folder with a stored game of Ada, in which she gave a win away twice, and no log of progress.
fn folder_with_stored_game() -> (Arc<tempfile::TempDir>, Vec<u64>) {
    let folder = folder();
    let setup = against_steady(4);
    let mut game = setup.new_game();
    let mut solver = solver::Solver::new();
    let mut forms = Vec::new();
    while forms.len() < 2 && game.outcome().is_none() {
        let position = game.position();
        let critical = Critical::new(&mut solver, position);
        let is_own = position.to_move() == Player::Horizontal;
        let losing = position.free_nodes().find(|&mv| critical.as_ref().is_some_and(|one| !one.keeps(mv)));
        forms.extend(losing.filter(|_| is_own).map(|_| fingerprint(position)));
        let free = position.free_nodes().next().unwrap();
        play(&mut game, losing.unwrap_or(free));
    }
    assert_eq!(forms.len(), 2);
    let mut history = History::open(&folder.path().join(FILE)).unwrap();
    history.add(&NewGame { setup: &setup, game: &game, at: 0, source: Source::Imported }).unwrap();
    (folder, forms)
}

#[test]
fn mistakes_of_stored_games_become_cards() {
    let (folder, forms) = folder_with_stored_game();
    let mut window = Window::in_folder(&folder);
    window.choose("Learn", msg::practise());
    for number in 1..=2 {
        wait_for_puzzle(&mut window);
        window.assert_shows(&[&msg::sitting(number, 2)]);
        assert!(forms.contains(&fingerprint(&attempt(&window).puzzle().position)));
        solve(&mut window);
        window.press(Key::Enter);
    }
    window.assert_shows(&[learn::lessons()]);
    let mut window = window.reopen();
    request(&mut window, PuzzleAction::Practise);
    window.wait("the search has ended", |window| window.shows(msg::no_cards_due()));
    window.close();
    let progress = progress(folder.path());
    let cards = progress.cards().all();
    assert_eq!(cards.iter().map(|card| card.level).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn stored_game_is_practised_from_the_list() {
    let (folder, forms) = folder_with_stored_game();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::G);
    for _ in 0..2 {
        window.wait("the list is read", |window| window.has_button(msg::practise_short()));
        window.click(msg::practise_short());
        wait_for_puzzle(&mut window);
        window.assert_shows(&[&msg::sitting(1, 2)]);
        assert!(forms.contains(&fingerprint(&attempt(&window).puzzle().position)));
        solve(&mut window);
        window.press(Key::Escape);
        assert_eq!(window.app().page_id(), PageId::Games);
    }
}

#[test]
fn unreadable_stored_games_are_reported() {
    let (folder, _) = folder_with_card();
    std::fs::create_dir(folder.path().join(FILE)).unwrap();
    let mut window = Window::in_folder(&folder);
    request(&mut window, PuzzleAction::Practise);
    wait_for_puzzle(&mut window);
    window.wait("the problem is reported", |window| window.notice().is_some());
    window.assert_notice_has(&["The stored games could not be read: "]);
    window.assert_shows(&[&msg::sitting(1, 1)]);
}

#[test]
fn everything_fits_small_windows_and_large_text() {
    for (size, text_size) in [([640.0, 480.0], 100), ([1280.0, 960.0], 200)] {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = text_size);
        for kind in [Kind::Keep, Kind::Judge, Kind::Mistake] {
            choose(&mut window, kind);
            let screen = window.ctx().content_rect().expand(0.5);
            let labels = [msg::show(), msg::skip(), learn::close()];
            for label in labels {
                let place = window.widget(Role::Button, label).rect();
                assert!(screen.contains_rect(place), "{label} at {place:?} in {screen:?}, {kind:?}");
            }
            let board = window.board_node(attempt(&window).board().free_nodes().next().unwrap()).rect();
            assert!(screen.contains_rect(board) && board.width() > 8.0, "{board:?} in {screen:?}, {kind:?}");
        }
    }
}
