//! The page *My Progress*: figures from the log, both sizes, and *Forget My Progress* with undo.

use span_it::messages::{learn, progress as msg};
use span_it_learning::progress::Share;

use super::learning_log::{LOG, folder_with, game};
use super::prelude::*;

/// A data folder with the log of six rated games.
fn folder_with_games() -> Arc<TempDir> {
    folder_with((0..6).map(|number| game(number % 2 == 0)))
}

fn show(window: &mut Window) {
    window.apply(Action::Learn(LearnAction::ShowProgress));
}

#[test]
fn shows_figures_of_the_log() {
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let folder = Some(folder_with_games());
        let mut window = Window::open(StartOptions { size, folder, ..StartOptions::default() });
        show(&mut window);
        window.assert_shows(&[
            &msg::share(Share { part: 48, of: 54 }),
            &msg::share_count(Share { part: 24, of: 30 }),
            msg::NO_PUZZLES,
            msg::IN_FIGURES,
        ]);
        // Six cases are too few for a share.
        window.assert_shows(&[msg::NO_VALUE, &msg::share_count(Share { part: 6, of: 6 })]);
        window.press(Key::Escape);
        assert!(!window.shows(msg::SAFE_MOVES));
    }
}

#[test]
fn curve_of_safe_moves_begins_after_twenty_games() {
    let mut window = Window::in_folder(&folder_with_games());
    show(&mut window);
    window.assert_shows(&[msg::NO_CURVE]);
    let mut window = Window::in_folder(&folder_with((0..24).map(|_| game(true))));
    show(&mut window);
    let share = Share { part: 80, of: 90 };
    window.assert_shows(&[&msg::safe_moves_curve_name(&[share, share, Share { part: 32, of: 36 }])]);
    assert!(!window.shows(msg::NO_CURVE));
}

#[test]
fn ratings_and_days_follow_the_settings() {
    let folder = folder_with_games();
    let mut window = Window::in_folder(&folder);
    let days = learn::week_name(&[false, false, false, false, false, false, true]);
    show(&mut window);
    window.assert_shows(&[msg::AT_THE_BOARD, msg::IN_PUZZLES, &days]);
    window.change_settings(|settings| settings.show_ratings = false);
    window.change_settings(|settings| settings.show_days = false);
    let mut window = window.reopen();
    show(&mut window);
    window.assert_shows(&[&msg::rungs_climbed(0, 13)]);
    assert!(!window.shows(msg::AT_THE_BOARD) && !window.shows(msg::IN_PUZZLES) && !window.shows(&days));
    window.apply(Action::Learn(LearnAction::ShowHub));
    window.assert_shows(&[&msg::card_line(None, 6, 0)]);
    assert!(!window.shows(&days));
}

#[test]
fn opens_by_menu_and_key() {
    let mut window = Window::new();
    window.choose(learn::TITLE, msg::MY_PROGRESS);
    window.assert_shows(&[msg::SAFE_MOVES, msg::FORGET]);
    window.press(Key::Escape);
    window.press_with(Modifiers::SHIFT, Key::L);
    window.assert_shows(&[msg::SAFE_MOVES]);
}

#[test]
fn forgetting_can_be_undone() {
    let folder = folder_with_games();
    let before = std::fs::read(folder.path().join(LOG)).unwrap();
    let mut window = Window::in_folder(&folder);
    show(&mut window);
    window.apply(Action::Learn(LearnAction::ForgetProgress));
    window.wait("the progress is forgotten", |window| window.notice() == Some(msg::FORGOTTEN));
    assert!(!folder.path().join(LOG).exists() && folder.path().join("trash").join(LOG).exists());
    assert!(!window.shows(&msg::share(Share { part: 48, of: 54 })));
    window.click(msg::UNDO);
    window.wait("the progress is back", |window| window.notice() == Some(msg::RESTORED));
    window.assert_shows(&[&msg::share(Share { part: 48, of: 54 })]);
    assert_eq!(std::fs::read(folder.path().join(LOG)).unwrap(), before);
}
