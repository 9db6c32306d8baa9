//! The page *Ladder* and rated games: challenges, what makes a game not rated, the log, and a restart.

use std::sync::Arc;

use egui::Key;
use span_it::messages::{ladder as msg, learn};
use span_it::testing::session::{Aid, NotRated};
use span_it::testing::{Action, GameAction, LearnAction};
use span_it_core::board::{BoardSize, Player};
use span_it_core::record::{GameSetup, PlayerKind};
use span_it_learning::date::Zone;
use span_it_learning::ladder::{Handicap, opponents};
use span_it_learning::log::LearningLog;
use span_it_learning::progress::Progress;
use tempfile::TempDir;

use super::harness::{StartOptions, Window, folder};
use super::setups::{against_steady, two_people};

const SIX: usize = 6;

fn challenge(window: &mut Window, rung: u8, handicap: Option<Handicap>) {
    window.apply(Action::Learn(LearnAction::Challenge { rung, handicap }));
}

fn resign(window: &mut Window) {
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::Resign));
    window.wait("the game is in the log", |window| window.app().features().rated.is_idle());
}

fn log(folder: &Arc<TempDir>) -> Progress {
    let (log, opened) = LearningLog::open(&folder.path().join("learning.jsonl"), Zone::UTC);
    opened.unwrap();
    log.progress().clone()
}

#[test]
fn lists_rungs_at_both_sizes() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = Window::open(StartOptions { size, ..StartOptions::default() });
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
fn challenge_starts_a_rated_game() {
    let mut window = Window::new();
    window.choose(learn::TITLE, msg::LADDER);
    window.scroll_and_click(egui::accesskit::Role::Button, &msg::challenge("Gambler"));
    let setup = window.session().setup();
    assert_eq!((setup.size, setup.first), (BoardSize::STANDARD, Player::Horizontal));
    assert_eq!(setup.players.horizontal.kind, PlayerKind::Human);
    assert_eq!(setup.players.vertical.name, "Gambler");
    window.assert_shows(&[msg::RATED]);
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
    assert!(window.session().is_human(Player::Vertical));
    resign(&mut window);
    window.apply(Action::Game(GameAction::Undo));
    window.apply(Action::Game(GameAction::Resign));
    window.close();
    let progress = log(&folder);
    assert_eq!((progress.games().len(), progress.at_the_board().results()), (2, 2));
    assert_eq!((progress.rungs()[2].games, progress.rungs()[2].lost_series), ((0, 2), 1));
}

#[test]
fn help_ends_the_rating() {
    type Help = fn(&mut Window);
    let helps: [(Help, bool); 5] = [
        (|window| window.apply(Action::Game(GameAction::ToggleHint)), false),
        (|window| window.apply(Action::Game(GameAction::ToggleHeat)), false),
        (|window| window.apply(Action::Game(GameAction::ToggleTruth)), false),
        (|window| window.apply(Action::Game(GameAction::Undo)), false),
        (|window| window.apply(Action::Learn(LearnAction::ShowProgress)), true),
    ];
    for (number, (help, stays_rated)) in helps.into_iter().enumerate() {
        let mut window = Window::new();
        challenge(&mut window, 1, None);
        window.click_first_free();
        window.wait_for_turn();
        assert_eq!(window.session().rated(), Some(Ok(())), "{number}");
        help(&mut window);
        assert_eq!(window.session().rated() == Some(Ok(())), stays_rated, "{number}");
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
    window.assert_shows(&[&msg::not_rated_tip(msg::reason(NotRated::Aid(Aid::HeatMap)))]);
    resign(&mut window);
    window.close();
    let progress = log(&folder);
    assert_eq!((progress.games().len(), progress.at_the_board().results()), (1, 0));
    assert_eq!(progress.rungs()[1].games, (0, 0));
}

#[test]
fn only_suitable_games_are_rated() {
    let rated = |setup: GameSetup| Window::playing(setup).session().rated();
    assert_eq!(rated(against_steady(SIX)), Some(Ok(())));
    assert!(matches!(rated(against_steady(5)), Some(Err(_))));
    assert_eq!(rated(two_people(SIX)), None);
}

#[test]
fn handicap_games_are_not_rated() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    challenge(&mut window, 4, Some(Handicap::Small));
    assert_eq!(window.session().setup().size, Handicap::Small.size());
    window.assert_shows(&[&msg::not_rated_tip(msg::reason(NotRated::Board))]);
    window.click_first_free();
    resign(&mut window);
    window.close();
    let progress = log(&folder);
    assert_eq!((progress.at_the_board().results(), progress.rungs()[3].games), (0, (0, 1)));
}

#[test]
fn handicap_is_offered_after_two_rungs() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
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
        let folder = folder();
        let mut window = Window::in_folder(&folder);
        challenge(&mut window, 3, None);
        window.click_first_free();
        window.wait_for_turn();
        if helps {
            window.apply(Action::Game(GameAction::ToggleHeat));
        }
        window.close();
        let window = Window::in_folder(&folder);
        assert_eq!(window.session().rated() == Some(Ok(())), !helps);
        assert_eq!(window.session().standing().rung, (!helps).then_some(3));
    }
}
