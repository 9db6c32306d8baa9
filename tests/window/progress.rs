//! The page *My Progress*: figures from the log, both sizes, and *Forget My Progress* with undo.

use std::sync::Arc;

use egui::Key;
use egui::Modifiers;
use span_it::messages::{learn, progress as msg};
use span_it::testing::{Action, LearnAction};
use span_it_core::board::{BoardSize, Player};
use span_it_learning::date::Zone;
use span_it_learning::log::{Event, GameRecord, LearningLog, What};
use span_it_learning::progress::Share;
use tempfile::TempDir;

use super::harness::{StartOptions, Window, folder};

const LOG: &str = "learning.jsonl";

/// A data folder with the log of six rated games.
fn folder_with_games() -> Arc<TempDir> {
    let folder = folder();
    let (mut log, opened) = LearningLog::open(&folder.path().join(LOG), Zone::UTC);
    opened.unwrap();
    for time in 0..6 {
        let game = GameRecord {
            vs: "Gambler".to_owned(),
            elo: Some((1010.0, 27.0)),
            you: Player::Horizontal,
            began: time % 2 == 0,
            board: BoardSize::STANDARD,
            won: time % 2 == 0,
            rated: true,
            rung: None,
            critical: [1, 5, 3],
            kept: [1, 4, 3],
            chances: [2, 1],
            kinds: [0, 0, 0, 1, 0],
            mistakes: Vec::new(),
        };
        log.append(Event { time: 1_795_305_600 + time, what: What::Game(Box::new(game)) }).unwrap();
    }
    folder
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
        assert!(!window.shows(msg::WINS_KEPT));
    }
}

#[test]
fn opens_by_menu_and_key() {
    let mut window = Window::new();
    window.choose(learn::TITLE, msg::MY_PROGRESS);
    window.assert_shows(&[msg::WINS_KEPT, msg::FORGET]);
    window.press(Key::Escape);
    window.press_with(Modifiers::SHIFT, Key::L);
    window.assert_shows(&[msg::WINS_KEPT]);
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
