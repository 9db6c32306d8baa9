//! The first screen of a returning player: the next game of the ladder, and what invites today.

use span_it::messages::{game as game_msg, games, home as msg, ladder, learn, progress as progress_msg};
use span_it_learn::badges::Badge;
use span_it_learn::lessons;
use span_it_learn::progress::{GameRecord, What};
use span_it_learn::puzzles::Kind;

use super::learning_log::{self, folder_with, folder_with_events, progress};
use super::prelude::*;
use super::setups::position_against_steady;

fn against(name: &str, rung: bool, won: bool) -> GameRecord {
    let rung = rung.then(|| name.to_owned());
    GameRecord { vs: name.to_owned(), rung, rated: false, ..learning_log::game(won) }
}

#[test]
fn next_rung_is_on_the_board_and_a_click_on_a_ring_starts_it() {
    let mut window = Window::in_folder(&folder_with(
        [("Wanderer", true), ("Wanderer", true)].map(|(name, won)| against(name, true, won)),
    ));
    let goal = ladder::goal("Sprinter", 0, 0);
    window.assert_shows(&[
        &msg::next_opponent("Sprinter"),
        &msg::line(goal, "Sprinter", true),
        &msg::place(2, 15, 0, 0),
    ]);
    assert!(window.widget(Role::Button, &msg::play("Sprinter")).is_focused());
    assert!(!window.session().is_started());
    window.click_node("e5");
    assert!(window.session().is_started() && window.session().is_rated());
    assert_eq!((window.session().standing().rung, window.moves()[0].as_str()), (Some(2), "e5"));
    window.assert_shows(&[game_msg::resign()]);
}

#[test]
fn opponent_that_moves_first_begins_with_any_click() {
    let mut window = Window::in_folder(&folder_with([against("Wanderer", true, true)]));
    let goal = ladder::goal("Wanderer", 1, 0);
    window.assert_shows(&[&msg::line(goal, "Wanderer", false), &msg::place(1, 15, 1, 0)]);
    assert_eq!(window.session().only_human(), Some(Player::Horizontal));
    window.click_node("e5");
    window.wait("the opponent has moved", |window| window.moves().len() == 1);
}

#[test]
fn lines_invite_and_lead_there() {
    let own = Personality { name: "Otto".to_owned(), ..built_in("Mason") };
    let puzzle = What::Puzzle {
        kind: Kind::Stop,
        position: Position::empty(BoardSize::STANDARD, Player::Horizontal),
        rating: Some(1000),
        answer: None,
        found: true,
        mix: true,
    };
    let games = [(); 2].map(|()| What::Game(Box::new(against("Otto", false, false))));
    let folder = folder_with_events(games.into_iter().chain(std::iter::repeat_n(puzzle, 8)));
    add_own(folder.path(), &own);
    let mut window = Window::in_folder(&folder);
    let line = |title: &str, detail: &str| language::series(&[title, detail]);
    let puzzle = line(msg::puzzle(), msg::puzzle_open());
    let lesson = line(msg::lesson(), &lessons::all()[0].title);
    let rematch = line(&msg::rematch("Otto"), &msg::rematch_line(2));
    let badge = progress_msg::badge_near(1, progress_msg::badge(Badge::FirstRung));
    window.assert_shows(&[&msg::today_lines(3), &puzzle, &rematch, &lesson, &badge]);
    window.focus(Role::Button, &puzzle);
    for (key, line) in [(Key::ArrowDown, &rematch), (Key::ArrowUp, &puzzle)] {
        window.press(key);
        assert!(window.widget(Role::Button, line).is_focused(), "{line}");
    }
    window.click_on(Role::Link, &badge);
    assert!(matches!(window.app().page_id(), PageId::Learn(_)));
    window.press(Key::Escape);
    window.press(Key::Escape);
    for line in [&lesson, &puzzle] {
        window.click(line);
        assert!(matches!(window.app().page_id(), PageId::Learn(_)), "{line}");
        window.press(Key::Escape);
        window.press(Key::Escape);
    }
    window.click(&rematch);
    assert!(window.session().is_started() && !window.session().is_on_ladder());
    assert_eq!(window.session().seat(Player::Vertical).personality, own);
}

#[test]
fn list_is_above_the_buttons_in_every_window() {
    let own = Personality { name: "A name of twenty-four".to_owned(), ..built_in("Mason") };
    let games = [(); 2].map(|()| What::Game(Box::new(against(&own.name, false, false))));
    let folder = folder_with_events(games);
    add_own(folder.path(), &own);
    let last = language::series(&[msg::lesson(), &lessons::all()[0].title]);
    let rematch = language::series(&[&msg::rematch(&own.name), &msg::rematch_line(2)]);
    // Full, the first window on a desktop of 1280 x 720, the same at 150%, the smallest, and a large one.
    for (size, has_days) in [
        ([1280.0, 800.0], true),
        ([1264.0, 624.0], true),
        ([843.0, 416.0], false),
        ([640.0, 480.0], true),
        ([1920.0, 1080.0], true),
    ] {
        let window = Window::open(StartOptions { size, folder: Some(Arc::clone(&folder)), file: None });
        let room = window.ctx().content_rect();
        let below = [msg::learn_name(), game_msg::new_game()];
        let below = below.map(|name| window.widget(Role::Button, name).rect().top());
        for name in [&msg::play("Wanderer"), &rematch, &last] {
            let rect = window.widget(Role::Button, name).rect();
            let is_above = below.iter().all(|top| rect.bottom() <= *top);
            assert!(room.contains_rect(rect) && is_above, "{name} is at {rect:?} at {size:?}");
        }
        assert_eq!(window.shows(&msg::days(1, 1)), has_days, "at {size:?}");
        window.close();
    }
}

#[test]
fn last_game_with_a_mistake_can_be_looked_at_until_it_was() {
    let folder = folder_with([against("Wanderer", true, true)]);
    let mut window = Window::in_folder(&folder);
    window.begin(position_against_steady("hhv/../..v/../... h"));
    // Ada could join with e1.
    window.click_node("a5");
    window.wait("the game is in the log", |window| {
        window.session().outcome().is_some() && window.app().states().the::<RatedGames>().finished.is_empty()
    });
    let line = language::series(&[msg::review(), &msg::review_line("Steady")]);
    let mut window = window.reopen();
    window.wait("the game is stored", |window| window.has_button(&line));
    window.click(&line);
    window.wait("the game is read", |window| window.app().page_id() == PageId::Review);
    window.assert_shows(&[&games::won_by("Steady")]);
    window.press(Key::Escape);
    window.assert_shows(&[&msg::play("Wanderer")]);
    assert!(!window.has_button(&line));
}

#[test]
fn done_lines_go_and_the_end_of_the_day_is_kind() {
    let today = span_it_learn::date::Zone::UTC.date(learning_log::NOW);
    let lessons = lessons::all().iter().map(|step| What::Lesson { id: step.name.clone(), tries: 1 });
    let game = What::Game(Box::new(against("Wanderer", true, true)));
    let day = What::Day { date: today, found: true };
    let folder = folder_with_events(lessons.chain([game, day]));
    let window = Window::in_folder(&folder);
    let solved = language::series(&[msg::puzzle(), msg::puzzle_found()]);
    window.assert_shows(&[&msg::today_lines(1), &solved, msg::all_done()]);
    assert!(window.has_button(&msg::play("Wanderer")), "to play on");
    assert_eq!(progress(folder.path()).games().len(), 1);
}

#[test]
fn unfinished_game_waits_with_its_clock() {
    let folder = folder_with([against("Wanderer", true, true)]);
    let mut window = Window::in_folder(&folder);
    window.begin(against_steady(6));
    window.play_first_free();
    let mut window = window.reopen();
    window.assert_shows(&[
        &msg::continue_title("Steady"),
        &msg::continue_line(3, true),
        &msg::today_lines(3),
    ]);
    let used = |window: &Window| window.session().time_used(Player::Horizontal, window.platform.time());
    let before = used(&window);
    window.advance(Duration::from_mins(1));
    assert_eq!(used(&window), before, "the clock waits");
    window.click(msg::continue_text());
    assert!(window.session().is_started() && window.has_button(game_msg::undo()));
    window.click_first_free();
    assert!(window.moves().len() > 2);
}

#[test]
fn game_put_aside_waits_below_today() {
    let folder = folder_with([against("Wanderer", true, true)]);
    let mut window = Window::in_folder(&folder);
    window.begin(against_steady(6));
    window.play_first_free();
    window.begin(against_steady(4));
    window.apply(Action::Game(GameAction::Resign));
    let mut window = window.reopen();
    window.click(&language::series(&[&msg::continue_title("Steady"), &msg::continue_line(3, true)]));
    assert_eq!((window.moves().len(), window.session().outcome()), (2, None));
}

#[test]
fn back_to_game_leads_to_the_game_and_its_result() {
    let folder = folder_with([against("Wanderer", true, true)]);
    let mut window = Window::in_folder(&folder);
    window.begin(against_steady(4));
    window.play("c3");
    window.apply(Action::Learn(LearnAction::ShowLadder));
    window.click(learn::close());
    assert_eq!(window.session().seat(Player::Vertical).name, "Steady", "a game in progress stays");
    window.apply(Action::Game(GameAction::Resign));
    window.apply(Action::Learn(LearnAction::ShowLadder));
    window.click(learn::close());
    window.assert_shows(&[&game::wins("Steady")]);
    assert!(window.has_button(review::title_text()));
}
