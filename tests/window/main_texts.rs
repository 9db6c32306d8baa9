//! The texts of the main window: titles, cards, moves, status bar. They are literal, because a test that takes them
//! from the program would accept any text.

use span_it_core::referee::Termination;

use super::prelude::*;

/// Vertical's path from edge to edge of a 4 x 4 board, with Horizontal's moves in between.
const DOWNWARDS: [&str; 8] = ["c1", "a1", "e1", "a3", "g1", "a5", "c3", "a7"];

/// A window with a game of two people after these moves.
fn after(setup: GameSetup, moves: &[&str]) -> Window {
    let mut window = Window::playing(setup);
    window.click_nodes(moves);
    window
}

fn point_at_node(window: &mut Window, node: &str) {
    let at = window.board_node(node.parse().unwrap()).rect().center();
    window.point_at(at);
}

/// The setup on a board of three rows and five columns.
fn on_a_wide_board(mut setup: GameSetup) -> GameSetup {
    setup.size = BoardSize::new(3, 5).unwrap();
    setup
}

#[test]
fn first_start_offers_a_game() {
    let mut window = Window::new();
    let rule = "Join left to right before Steady joins top to bottom.";
    window.assert_shows(&["Span-It!", rule]);
    assert!(window.has_button("Play"));
    assert!(window.has_button("New game…"));
    assert_eq!(window.app().view().window_title, "Span-It!");
    assert!(!window.session().is_started());
    window.click("Play");
    assert!(window.session().is_started() && !window.has_button("New game…"));
    window.assert_shows(&["Your move", rule]);
    window.press(Key::N);
    window.click_on(Role::CheckBox, "Computer plays (top to bottom)");
    assert_eq!(window.field("Name (top to bottom)"), "Guest");
}

/// A later start of an experienced player, which remembers the players but has no autosaved game.
fn started_again(setup: GameSetup) -> Window {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.begin(setup);
    window.apply(Action::Game(GameAction::TogglePause));
    window.close();
    std::fs::remove_file(folder.path().join(AUTOSAVE)).unwrap();
    let settings = folder.path().join("settings.json");
    let text = std::fs::read_to_string(&settings).unwrap();
    std::fs::write(&settings, text.replace("\"finished_games\": 1", "\"finished_games\": 3")).unwrap();
    Window::in_folder(&folder)
}

#[test]
fn later_start_names_the_last_players() {
    let window = started_again(on_a_wide_board(against_steady(4)));
    window.assert_shows(&["Span-It!", "You against Steady on a 3 × 5 board."]);
    let window = started_again(on_a_wide_board(two_computers(4)));
    window.assert_shows(&["Span-It!", "Steady against Blocker on a 3 × 5 board."]);
}

#[test]
fn person_sees_goal_and_last_move() {
    let mut window = Window::playing(against_steady(6));
    window.assert_shows(&["Your move, Ada", "Join left to right before Steady joins top to bottom."]);
    window.click_node("c3");
    window.wait_for_turn();
    let reply = format!("Steady played {}.", window.game().moves()[1].node);
    window.assert_shows(&["Your move, Ada", &reply]);
    let mut setup = game(6, computer(built_in("Steady")), person("Ada"));
    setup.first = Player::Vertical;
    let window = Window::playing(setup);
    window.assert_shows(&["Your move, Ada", "Join top to bottom before Steady joins left to right."]);
}

#[test]
fn two_people_see_whose_turn_it_is() {
    let mut window = Window::playing(two_people(4));
    window.assert_shows(&["Your move, Ada", "Join left to right before Bob joins top to bottom."]);
    window.click_node("c3");
    window.assert_shows(&["Your move, Bob", "Join top to bottom before Ada joins left to right."]);
    window.click_node("d4");
    window.assert_shows(&["Your move, Ada", "Bob played d4."]);
    window.click_node("e5");
    window.assert_shows(&["Your move, Bob", "Ada played e5."]);
}

#[test]
fn thinking_computer_shows_progress_and_time() {
    let mut setup = against_slow(6);
    setup.max_move = Some(Duration::from_mins(10));
    let mut window = Window::playing(setup);
    window.click_node("c3");
    window.advance(Duration::from_millis(199));
    assert!(window.shows("Tortoise to move") && !window.shows("Tortoise is thinking"));
    window.advance(Duration::from_millis(1));
    window.assert_shows(&["Tortoise is thinking"]);
    window.advance(Duration::from_millis(1200));
    window.wait("the search has begun", |window| {
        window.session().thinking().is_some_and(|thinking| thinking.progress.is_some())
    });
    assert!(!window.texts().iter().any(|text| text.contains("visited")), "{:#?}", window.texts());
    window.click("Move now");
    window.wait_for_turn();
    let mv = window.game().moves()[1];
    let cell = window.widget(Role::Button, &format!("Move 2: Tortoise {}", mv.node)).rect().center();
    window.point_at(cell);
    let cut = format!(" s, stopped at level {} of 50", mv.note.levels.unwrap().0);
    let is_report = |text: &String| text.lines().next().is_some_and(|line| line.ends_with(&cut));
    assert!(window.texts().iter().any(is_report), "{cut}: {:#?}", window.texts());
}

#[test]
fn match_has_pause_step_and_speed() {
    let mut window = Window::playing(two_computers(6));
    assert!(window.has_button("Pause"));
    assert!(window.has_button("Step"));
    assert!(window.has_button("Speed 1×"));
    window.press(Key::Space);
    window.assert_shows(&["Paused", "Press Space to resume."]);
    assert!(window.has_button("Play"));
    assert!(!window.has_button("Pause"));
    window.click("Speed 1×");
    for speed in ["0.25×", "0.5×", "2×", "4×", "10×", "Max"] {
        assert!(window.has_button(speed), "{speed}: {:#?}", window.texts());
    }
    window.press(Key::Escape);
    window.press(Key::Period);
    window.wait("the step is made", |window| window.moves().len() == 1);
    window.assert_shows(&["Paused"]);
}

#[test]
fn earlier_positions_say_whose_turn_it_is() {
    let mut window = after(two_people(4), &["c3", "d4", "e5"]);
    window.press(Key::PageUp);
    window.assert_shows(&["Move 2 of 3", "A move here replaces the later moves."]);
    window.click("Back to the game");
    window.assert_shows(&["Your move, Bob", "Ada played e5."]);
    let mut window = Window::playing(against_steady(6));
    for _ in 0..2 {
        window.click_first_free();
        window.wait_for_turn();
    }
    window.apply(Action::Game(GameAction::ShowPly(1)));
    window.assert_shows(&["Move 1 of 4", "It is Steady’s turn here. Go one move back or forward to play."]);
    window.click_node("k11");
    assert_eq!(window.moves().len(), 4, "the click is ignored");
    window.apply(Action::Game(GameAction::ShowPly(2)));
    window.assert_shows(&["Move 2 of 4", "A move here replaces the later moves."]);
}

#[test]
fn earlier_positions_beside_one_turn_of_a_person() {
    let mut setup = against_steady(6);
    setup.first = Player::Vertical;
    let mut window = Window::playing(setup);
    window.wait_for_turn();
    window.apply(Action::Game(GameAction::ShowPly(0)));
    window.assert_shows(&["Move 0 of 1", "It is Steady’s turn here. Go one move forward to play."]);
    let mut window = Window::playing(against_slow(6));
    window.click_node("c3");
    window.press(Key::M);
    window.wait_for_turn();
    window.click("Resign");
    window.apply(Action::Game(GameAction::ShowPly(1)));
    window.assert_shows(&["Move 1 of 2", "It is Tortoise’s turn here. Go one move back to play."]);
}

#[test]
fn horizontal_win_names_winner_and_length() {
    let mut window = after(two_people(4), &QUICK_WIN);
    window.assert_shows(&["Ada wins", "7 moves in all.", "Ada was ahead from start to end."]);
    assert!(window.has_button("Rematch"));
    assert!(window.has_button("Review"));
    let outcome = window.session().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.termination), (Player::Horizontal, Termination::Path));
    let seed = window.session().setup().seed;
    window.click("Rematch");
    assert!(window.moves().is_empty() && window.session().outcome().is_none());
    assert_ne!(window.session().setup().seed, seed, "a rematch has a new seed");
    window.assert_shows(&["Your move, Bob"]);
    assert_eq!(window.notice(), Some(span_it::messages::game::rematch_starts("Bob").as_str()));
}

#[test]
fn vertical_win_names_decision_and_length() {
    let window = after(two_people(4), &DOWNWARDS);
    window.assert_shows(&["Bob wins"]);
    window.assert_shows(&["8 moves in all."]);
    window.assert_shows_part(", gave Bob the win.");
}

#[test]
fn resignation_names_both_players() {
    let mut window = Window::playing(against_steady(6));
    window.click("Resign");
    window.assert_shows(&["Steady wins", "You resigned."]);
    assert!(window.has_button("Rematch, you move first"));
    assert!(window.has_button("Play on"));
    assert!(!window.has_button("Review"), "there is no move to review");
    assert_eq!(window.session().outcome().unwrap().termination, Termination::Resignation);
    let mut window = after(two_people(4), &["c3"]);
    window.click("Resign");
    window.assert_shows(&["Ada wins"]);
    window.assert_shows(&["Bob resigned at move 1."]);
    window.click("Play on");
    assert_eq!(window.session().outcome(), None);
}

#[test]
fn cards_name_player_and_direction() {
    let window = Window::playing(against_steady(6));
    for card in ["Ada, left to right", "Steady, top to bottom"] {
        window.widget(Role::Button, card);
    }
    for word in ["Human", "Computer", "Horizontal", "Vertical"] {
        assert!(!window.texts().iter().any(|text| text.contains(word)), "{word}");
    }
}

#[test]
fn moves_and_times_are_listed() {
    let mut window = after(two_people(4), &["c3"]);
    window.advance(Duration::from_millis(2500));
    window.click_node("d4");
    window.assert_shows(&["0:02"]);
    for cell in ["Move 1: Ada c3", "Move 2: Bob d4"] {
        assert!(window.has_button(cell), "{cell}: {:#?}", window.texts());
    }
}

#[test]
fn strip_shows_the_ring_at_the_pointer() {
    let mut setup = on_a_wide_board(two_people(4));
    setup.max_move = Some(Duration::from_millis(2500));
    let mut window = Window::playing(setup);
    point_at_node(&mut window, "c3");
    window.assert_shows(&["c3 · free"]);
    window.click_node("c3");
    point_at_node(&mut window, "c3");
    window.assert_shows(&["c3 · Ada · path of 1 line"]);
    assert!(!window.shows("Seed 7 · Max 2.5 s per move"));
    window.show_hint();
    let node = window.hint_node().to_string();
    point_at_node(&mut window, &node);
    window.assert_shows(&[&format!("{node} · free · hint")]);
}

#[test]
fn window_title_contains_the_file() {
    let mut window = Window::new();
    let file = window.write("ada.spanit", record(&two_people(4), &["c3"]));
    window.press_ctrl(Key::O);
    window.pick_file(&file);
    assert!(window.commands.contains(&ViewportCommand::Title("ada.spanit - Span-It!".to_owned())));
}

#[test]
fn disabled_buttons_show_the_reason() {
    let mut window = Window::playing(against_slow(6));
    window.point_at_button("Undo");
    window.assert_shows(&["There is no move to take back."]);
    window.click_node("c3");
    window.press(Key::A);
    let reasons = window.painted_texts().into_iter().filter(|text| text == "Tortoise is to move.").count();
    assert_eq!(reasons, 3, "of the three kinds of help");
    window.press(Key::Escape);
    window.click("Resign");
    window.press_ctrl(Key::K);
    window.assert_shows(&["Resign, There is no game to resign."]);
    window.assert_shows(&["Last, This is the last position."]);
    window.press(Key::Escape);
    window.press_with(Modifiers::COMMAND, Key::PageUp);
    window.press_ctrl(Key::K);
    window.assert_shows(&["First, This is the first position."]);
}

#[test]
fn nodes_have_names_with_owner_and_rank() {
    let mut window = after(two_people(4), &["a1", "a3", "c1"]);
    for (node, name) in [
        ("g7", "g7, free"),
        ("b2", "b2, free"),
        ("c1", "c1, Ada, path of 2 lines, touches the left edge"),
        ("a3", "a3, Bob, path of 1 line"),
    ] {
        assert_eq!(window.node_name(node.parse().unwrap()), name);
    }
    window.press(Key::W);
    let name = ", free, place 1 of 22 at first sight";
    assert!(window.texts().iter().any(|text| text.ends_with(name)), "{name}: {:#?}", window.texts());
}
