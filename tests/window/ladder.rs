//! The page *Ladder* and rated games: challenges, what makes a game not rated, the log, and a restart.

use span_it::messages::{ladder as msg, learn, result};
use span_it_core::solver::{Solver, perfect};
use span_it_learning::ladder::{Handicap, opponents};
use span_it_learning::progress::GameRecord;

use super::learning_log::{folder_with, game, progress};
use super::prelude::*;

const SIX: usize = 6;

fn challenge(window: &mut Window, rung: u8, handicap: Option<Handicap>) {
    window.apply(Action::Learn(LearnAction::Challenge { rung, handicap }));
}

fn resign(window: &mut Window) {
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::Resign));
    window.wait("the game is in the log", |window| window.app().features().rated.finished.is_empty());
}

#[test]
fn lists_rungs_at_both_sizes() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = Window::of_size(size);
        window.apply(Action::Learn(LearnAction::ShowLadder));
        for opponent in opponents() {
            window.assert_shows(&[&opponent.personality.name]);
        }
        assert!(window.has_button(&msg::challenge("Wanderer")));
        window.press(Key::Escape);
        assert!(!window.shows(msg::ABOUT));
    }
}

#[test]
fn challenges_stand_at_the_right() {
    for size in [[1280.0, 800.0], [480.0, 480.0]] {
        let mut window = Window::of_size(size);
        window.apply(Action::Learn(LearnAction::ShowLadder));
        let inside = window.ctx().content_rect();
        let names = opponents().iter().skip(1).map(|opponent| &opponent.personality.name);
        let rights: Vec<f32> =
            names.map(|name| window.widget(Role::Button, &msg::challenge(name)).rect().right()).collect();
        assert!(rights.iter().all(|right| (right - rights[0]).abs() < 0.5), "{rights:?} in {size:?}");
        assert!(rights[0] < inside.right() && rights[0] > inside.center().x, "{rights:?} in {size:?}");
    }
}

#[test]
fn challenge_starts_a_rated_game() {
    let mut window = Window::new();
    window.choose(learn::TITLE, msg::LADDER);
    window.scroll_and_click(Role::Button, &msg::challenge("Gambler"));
    let setup = window.session().setup();
    assert_eq!((setup.size, setup.first), (BoardSize::STANDARD, Player::Horizontal));
    assert_eq!(setup.players.horizontal.kind, PlayerKind::Human);
    assert_eq!(setup.players.vertical.name, "Gambler");
    window.assert_shows(&[&msg::match_score(0, 0)]);
    assert!(window.session().is_rated());
}

#[test]
fn lost_games_are_logged_once() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 3, None);
    window.click_first_free();
    resign(&mut window);
    // The second game of a rung begins with the opponent.
    window.apply(Action::Game(GameAction::Rematch));
    assert_eq!(window.session().standing().rung, Some(3));
    let you = &window.session().setup().players.vertical;
    assert_eq!((you.kind, you.name.as_str()), (PlayerKind::Human, "Player 1"));
    resign(&mut window);
    window.apply(Action::Game(GameAction::Undo));
    window.apply(Action::Game(GameAction::Resign));
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.games().len(), progress.at_the_board().results()), (2, 2));
    assert_eq!((progress.rungs()[2].games, progress.rungs()[2].lost_series), ((0, 2), 1));
}

#[test]
fn help_ends_the_rating() {
    type Help = fn(&mut Window);
    let helps: [(Help, bool); 5] = [
        (|window| window.apply(Action::Game(GameAction::ToggleHint)), false),
        (|window| window.apply(Action::Game(GameAction::ToggleHeat)), false),
        (|window| window.apply(Action::Game(GameAction::ToggleWinner)), false),
        (|window| window.apply(Action::Game(GameAction::Undo)), false),
        (|window| window.apply(Action::Learn(LearnAction::ShowProgress)), true),
    ];
    for (number, (help, stays_rated)) in helps.into_iter().enumerate() {
        let mut window = Window::new();
        challenge(&mut window, 1, None);
        window.click_first_free();
        window.wait_for_turn();
        assert!(window.session().is_rated(), "{number}");
        help(&mut window);
        assert_eq!(window.session().is_rated(), stays_rated, "{number}");
    }
}

#[test]
fn helped_game_counts_for_nothing() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 2, None);
    window.click_first_free();
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::ToggleHeat));
    assert_eq!(window.notice(), Some(msg::LEFT));
    assert!(window.announcement().unwrap().ends_with(msg::LEFT));
    window.advance(Duration::from_secs(7));
    assert_eq!(window.notice(), None, "the notice closes by itself");
    resign(&mut window);
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.games().len(), progress.at_the_board().results()), (1, 0));
    assert_eq!(progress.rungs()[1].games, (0, 0));
}

#[test]
fn only_games_of_the_ladder_are_rated() {
    let window = Window::playing(against_steady(SIX));
    assert!(!window.session().is_rated());
    assert!(!window.texts().iter().any(|text| text.contains("ated")), "{:?}", window.texts());
}

#[test]
fn handicap_games_are_not_rated() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 4, Some(Handicap::Small));
    assert_eq!(window.session().setup().size, Handicap::Small.size());
    assert!(!window.session().is_rated());
    window.assert_shows(&[&msg::match_score(0, 0)]);
    window.click_first_free();
    resign(&mut window);
    window.close();
    let progress = progress(folder.path());
    assert_eq!((progress.at_the_board().results(), progress.rungs()[3].games), (0, (0, 1)));
}

#[test]
fn handicap_is_offered_after_two_rungs() {
    let mut window = Window::new();
    let board = msg::handicap_name(&opponents()[0].personality.name, Handicap::Small);
    for _ in 0..4 {
        window.apply(Action::Learn(LearnAction::ShowLadder));
        assert!(!window.has_button(&board));
        challenge(&mut window, 1, None);
        window.click_first_free();
        resign(&mut window);
    }
    window.apply(Action::Learn(LearnAction::ShowLadder));
    window.wait("the games are in the log", |window| window.has_button(&board));
}

#[test]
fn rating_survives_a_restart() {
    for helps in [false, true] {
        let mut window = Window::new();
        challenge(&mut window, 3, None);
        window.click_first_free();
        window.wait_for_turn();
        if helps {
            window.apply(Action::Game(GameAction::ToggleHeat));
        }
        let window = window.reopen();
        assert_eq!(window.session().is_rated(), !helps);
        assert_eq!(window.session().standing().rung, (!helps).then_some(3));
    }
}

/// Plays to the end of the game without a mistake.
fn play_perfectly(window: &mut Window) {
    loop {
        window.wait_for_turn();
        if window.session().outcome().is_some() {
            return;
        }
        let node = perfect::choose(&mut Solver::new(), window.game().position(), &|_| 0.0).unwrap();
        window.click_node(&node.to_string());
    }
}

#[test]
fn won_rung_offers_the_next() {
    let won = GameRecord { vs: "Wanderer".to_owned(), rung: Some("Wanderer".to_owned()), ..game(true) };
    let folder = folder_with([won]);
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 1, None);
    play_perfectly(&mut window);
    assert_eq!(window.session().outcome().map(|outcome| outcome.winner), window.session().only_human());
    window.assert_shows(&[&result::rung_won("Wanderer"), &result::match_score("Wanderer", 2, 0)]);
    assert!(window.has_button(msg::SHOW) && !window.has_button("Rematch"));
    window.click(&result::next_opponent("Sprinter"));
    assert_eq!(window.session().standing().rung, Some(2));
    window.wait("the game is in the log", |window| window.app().features().rated.finished.is_empty());
    window.apply(Action::Learn(LearnAction::ShowHub));
    window.assert_shows(&[&msg::card_line(1, 13, "Sprinter")]);
}
