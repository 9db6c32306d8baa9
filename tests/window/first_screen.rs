//! The first screen: a board, an opponent, *Play*, and what a newcomer or an experienced player may want.

use span_it::messages::{game as msg, ladder, opponents};

use super::prelude::*;

/// A first screen after this many finished games.
fn with_finished_games(folder: &Arc<TempDir>, games: u32) -> Window {
    let settings = format!("{{ \"finished_games\": {games} }}");
    std::fs::write(folder.path().join("settings.json"), settings).unwrap();
    Window::in_folder(folder)
}

#[test]
fn rule_disappears_after_three_games() {
    let rule = msg::rule_against(Player::Horizontal, "Steady");
    let folder = folder();
    let window = with_finished_games(&folder, 0);
    window.assert_shows(&[&msg::rule_against(Player::Horizontal, "Wanderer"), msg::how_to_play()]);
    let readme: Vec<&str> = include_str!("../../README.md").split_whitespace().collect();
    assert!(readme.join(" ").contains("with the personality *Wanderer* on a 6 × 6 board"));
    window.close();
    let window = with_finished_games(&folder, 2);
    window.assert_shows(&[&rule]);
    assert!(!window.shows(msg::how_to_play()));
    window.close();
    let window = with_finished_games(&folder, 3);
    assert!(!window.shows(&rule));
    window.assert_shows(&[&msg::first_game("Steady", BoardSize::STANDARD)]);
}

#[test]
fn only_games_with_a_person_count() {
    let mut window = Window::playing(against_steady(4));
    let finished = |window: &Window| window.app().settings().finished_games;
    window.play("c3");
    assert_eq!(finished(&window), 1);
    window.apply(Action::Game(GameAction::Resign));
    assert_eq!(finished(&window), 2);
    window.begin(two_computers(4));
    window.set_full_speed();
    window.wait_as_time_passes("the match ends", |window| window.session().outcome().is_some());
    assert_eq!(finished(&window), 2);
}

#[test]
fn first_screen_names_the_opponent_and_has_at_most_twelve_controls() {
    let folder = folder();
    let mut window = with_finished_games(&folder, 0);
    let wanderer = Opponent::named("Wanderer").unwrap();
    window.assert_shows(&[msg::app(), "You", "Wanderer", &opponents::character_line(wanderer.character())]);
    for gone in [msg::undo(), msg::hint(), msg::resign(), msg::heat_map(), solver::who_is_winning()] {
        assert!(!window.has_button(gone), "{gone}");
    }
    let is_control = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        [Role::Button, Role::MenuItem, Role::CheckBox, Role::ComboBox, Role::RadioButton]
            .contains(&node.role())
            && node.label().is_some_and(|label| !label.contains("free"))
    };
    let controls: Vec<String> =
        window.widgets().filter(is_control).filter_map(|node| name_of(&node)).collect();
    assert!(controls.len() <= 12, "{controls:#?}");
    assert!(window.widget(Role::Button, msg::play()).is_focused());
    window.press(Key::Enter);
    assert!(window.session().is_started() && !window.has_button(msg::new_game()));
    let mut window = Window::new();
    window.click(ladder::title());
    window.assert_shows(&[ladder::about()]);
}

#[test]
fn chosen_opponent_plays_and_is_remembered() {
    let mut window = Window::new();
    window.click(&window.card_name(Player::Vertical));
    window.open_chooser(Player::Vertical);
    window.type_into(opponents::search(), "novice");
    window.press(Key::Enter);
    assert!(!window.session().is_started() && window.app().view().dialogs.is_empty());
    window.assert_shows(&["Novice", &msg::rule_against(Player::Horizontal, "Novice")]);
    let mut window = window.reopen();
    window.assert_shows(&["Novice"]);
    window.click_node("c3");
    assert!(window.session().is_started(), "the board is live");
    assert_eq!(window.moves()[0], "c3");
    window.wait_for_turn();
    assert_eq!(window.session().seat(Player::Vertical).personality.name, "Novice");
}

#[test]
fn narrow_window_has_the_rule_and_play() {
    let folder = folder();
    let mut window = with_finished_games(&folder, 0);
    for size in [[640.0, 480.0], [640.0, 700.0]] {
        window.resize(size);
        window.assert_shows(&[&msg::rule_against(Player::Horizontal, "Wanderer")]);
        assert!(window.has_button(msg::learn_the_game()) && window.has_button(msg::new_game()), "{size:?}");
    }
    window.click(msg::play());
    assert!(window.session().is_started() && !window.has_button(msg::learn_the_game()));
}

#[test]
fn later_start_remembers_two_computers() {
    let mut window = Window::playing(two_computers(4));
    window.press(Key::Space);
    let autosave = window.path(AUTOSAVE);
    let folder = window.folder.clone().unwrap();
    window.close();
    std::fs::remove_file(autosave).unwrap();
    let mut window = Window::in_folder(&folder);
    window.assert_shows(&[msg::rule()]);
    window.click(msg::play());
    window.advance(Duration::from_secs(1));
    window.wait("the match starts", |window| !window.moves().is_empty());
}
