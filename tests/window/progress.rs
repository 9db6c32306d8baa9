//! The page *My Progress*: figures from the log, both sizes, and *Forget My Progress* with undo.

use span_it::messages::puzzle::best;
use span_it::messages::{learn, progress as msg};
use span_it::testing::{LearnPage, Trait};
use span_it_core::personality::ladder::{self, Measured};
use span_it_core::share::Share;
use span_it_learn::mistakes::MistakeKind;

use super::learning_log::{LOG, folder_with, game};
use span_it_learn::progress::Week;

use super::prelude::*;

/// A data folder with the log of six rated games.
fn folder_with_games() -> Arc<TempDir> {
    folder_with((0..6).map(|number| game(number % 2 == 0)))
}

fn show(window: &mut Window) {
    window.apply(Action::Learn(LearnAction::ShowProgress));
}

/// Opens margins and figures.
fn more(window: &mut Window) {
    window.scroll_and_click(Role::DisclosureTriangle, msg::more());
    // It opens gradually.
    window.advance(Duration::from_secs(1));
}

#[test]
fn shows_figures_of_the_log() {
    let distance = |row: &Measured| (row.strength.safe_moves.unwrap() - 48.0 / 54.0).abs();
    let measured = ladder::builtin().measured.iter();
    let nearest = &measured.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap().name;
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let folder = Some(folder_with_games());
        let mut window = Window::open(StartOptions { size, folder, ..StartOptions::default() });
        show(&mut window);
        window.assert_shows(&[
            &msg::stat(msg::games_won(), "3", msg::of(6)),
            &msg::stat(msg::wins_in_a_row(), "0", best(1)),
            &msg::record("Gambler", 3, 3),
            &msg::as_often_as(6, nearest),
            &msg::mistake(MistakeKind::Idle),
        ]);
        let runs = msg::style_name("Runs", msg::style_sentence(Trait::Runs, "60%"));
        assert!(window.texts().iter().any(|text| text.starts_with(&runs)), "{runs}");
        more(&mut window);
        window.assert_shows(&[
            &msg::share(Share { part: 48, whole: 54 }),
            &msg::share_count(Share { part: 24, whole: 30 }),
            msg::no_puzzles(),
            msg::in_figures(),
        ]);
        // Six cases are too few for a share.
        window.assert_shows(&[msg::no_value(), &msg::share_count(Share { part: 6, whole: 6 })]);
        window.press(Key::Escape);
        assert!(!window.shows(msg::ratings()));
    }
}

#[test]
fn compares_the_style_with_games_before_and_the_nearest_opponent() {
    let bold = |number| {
        let mut game = game(true);
        game.style.runs = if number < 14 { 4 } else { 12 };
        game
    };
    let mut window = Window::in_folder(&folder_with((0..24).map(bold)));
    show(&mut window);
    let runs = msg::style_name("Runs", msg::style_sentence(Trait::Runs, "60%"));
    let row = window.texts().into_iter().find(|text| text.starts_with(&runs)).unwrap();
    assert!(row.starts_with(&format!("{runs} Before: 20%. ")), "{row}");
    let legend = window.texts().into_iter().find(|text| text.starts_with("Bar: your last 10 games."));
    let legend = legend.unwrap();
    assert!(legend.contains("Line: the 14 games before."), "{legend}");
    let nearest = legend.split("Ring: ").nth(1).unwrap().split(',').next().unwrap();
    assert!(row.contains(&format!("{nearest}: ")), "{row} without {nearest}");
}

#[test]
fn curve_of_safe_moves_begins_after_twenty_games() {
    let mut window = Window::in_folder(&folder_with_games());
    show(&mut window);
    more(&mut window);
    window.assert_shows(&[msg::no_curve()]);
    let mut window = Window::in_folder(&folder_with((0..24).map(|_| game(true))));
    show(&mut window);
    more(&mut window);
    let share = Share { part: 80, whole: 90 };
    window.assert_shows(&[&msg::safe_moves_curve_name(&[share, share, Share { part: 32, whole: 36 }])]);
    assert!(!window.shows(msg::no_curve()));
}

#[test]
fn ratings_and_days_follow_the_settings() {
    let folder = folder_with_games();
    let mut window = Window::in_folder(&folder);
    // The games were played on a Sunday.
    let active = [false, false, false, false, false, false, true];
    let days = learn::week_name(&Week { first: "2026-11-16".parse().unwrap(), active });
    show(&mut window);
    window.assert_shows(&[msg::ratings(), &days]);
    window.change_settings(|settings| settings.show_ratings = false);
    window.change_settings(|settings| settings.show_days = false);
    let mut window = window.reopen();
    show(&mut window);
    let rungs = span_it_core::personality::library::builtin().len();
    window.assert_shows(&[&msg::stat(msg::rungs(), "0", msg::of(rungs))]);
    assert!(!window.shows(msg::ratings()) && !window.shows(&days));
    window.apply(Action::Learn(LearnAction::ShowHub));
    window.assert_shows(&[&msg::card_line(None, 6, 0)]);
    assert!(!window.shows(&days));
}

#[test]
fn opens_by_menu_and_key() {
    let mut window = Window::new();
    window.choose(learn::title(), msg::my_progress());
    window.assert_shows(&[msg::empty(), msg::title()]);
    window.press(Key::Escape);
    window.press_with(Modifiers::SHIFT, Key::L);
    window.press(Key::Enter);
    assert_eq!(window.app().page_id(), PageId::Learn(LearnPage::Ladder));
}

#[test]
fn forgetting_can_be_undone() {
    let folder = folder_with_games();
    let before = std::fs::read(folder.path().join(LOG)).unwrap();
    let mut window = Window::in_folder(&folder);
    show(&mut window);
    window.apply(Action::Learn(LearnAction::ForgetProgress));
    window.wait("the progress is forgotten", |window| window.notice() == Some(msg::forgotten()));
    assert!(!folder.path().join(LOG).exists() && folder.path().join("trash").join(LOG).exists());
    window.assert_shows(&[msg::empty()]);
    window.click(msg::undo());
    window.wait("the progress is back", |window| window.notice() == Some(msg::restored()));
    window.assert_shows(&[&msg::stat(msg::games_won(), "3", msg::of(6))]);
    assert_eq!(std::fs::read(folder.path().join(LOG)).unwrap(), before);
}
