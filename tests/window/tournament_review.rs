//! The review of a tournament game: it keeps the player's own game, clock and autosave, and adds no names or
//! factors.

use span_it::messages::{player_identification, tournament as msg};
use span_it_lab::tournament::{Control, Plan, PlayerSpec, log, run};

use super::faults::Obstacle;
use super::prelude::*;
use super::setups::{autosaved, autosaved_moves};
use super::tournament::{choose_players, listed, play_out};

/// Two moves of an own game, a finished tournament with a random mover, and a game of it in the review.
fn reviewing_a_tournament_game(folder: &Arc<TempDir>) -> Window {
    let mut window = Window::in_folder(folder);
    window.begin(two_people(4));
    window.click_nodes(&["c3", "d4"]);
    window.press_ctrl(Key::T);
    choose_players(&mut window, &["Sprinter", "Random mover"]);
    window.type_into(msg::games(), "2");
    play_out(&mut window);
    let cell = window.tournament_table().expect("the tournament has a table").cell(0, 1);
    window.click(&msg::cell("Sprinter", "Random mover", cell.wins, cell.losses));
    open_first_game(&mut window);
    window
}

fn open_first_game(window: &mut Window) {
    let games = listed(window);
    window.click(&games[0]);
    assert!(window.session().is_previewing());
    assert!(window.session().outcome().is_some());
}

/// Plays a move that cannot be autosaved, then opens a tournament game.
fn play_unsaved_move(window: &mut Window) -> Obstacle {
    window.click(review::close());
    window.press_ctrl(Key::T);
    let obstacle = Obstacle::at(window.path(AUTOSAVE));
    window.click_node("e3");
    window.wait("the failure is reported", |window| window.notice().is_some());
    window.press_ctrl(Key::T);
    open_first_game(window);
    obstacle
}

#[test]
fn saves_the_own_game_if_autosave_fails() {
    let mut window = reviewing_a_tournament_game(&folder());
    let _obstacle = play_unsaved_move(&mut window);
    window.request_close();
    assert!(window.has_dialog(files::unsaved_game_title()));
    window.click(menu::save_as());
    window.pick_file(window.path("mine.spanit"));
    assert_eq!(moves_in(&window.path("mine.spanit")), ["c3", "d4", "e3"]);
    window.request_close();
    assert!(!window.has_dialog(files::unsaved_game_title()), "a saved game needs no dialog");
}

#[test]
fn autosaves_the_own_game_during_a_replay() {
    let mut window = reviewing_a_tournament_game(&folder());
    drop(play_unsaved_move(&mut window));
    window.request_close();
    assert!(!window.has_dialog(files::unsaved_game_title()));
    assert_eq!(autosaved_moves(&window.path("")), ["c3", "d4", "e3"]);
}

#[test]
fn closing_the_review_restores_the_own_game() {
    let folder = folder();
    let mut window = reviewing_a_tournament_game(&folder);
    window.advance(std::time::Duration::from_mins(1));
    let (setup, game) = autosaved(folder.path()).unwrap();
    assert_eq!(setup.players.horizontal.name, "Ada");
    assert_eq!(game.moves().len(), 2);
    assert!(!window.session().can_undo());
    assert!(!window.session().can_redo());
    window.click(review::close());
    assert!(window.app().page_id() == PageId::Tournament);
    assert!(!window.session().is_previewing());
    window.press_ctrl(Key::T);
    assert_eq!(window.moves(), ["c3", "d4"]);
    assert_eq!(window.session().time_used(Player::Horizontal, window.platform.time()).as_secs(), 0);
    window.click_node("e3");
    window.press_ctrl(Key::Z);
    assert_eq!(window.moves(), ["c3", "d4"]);
    window.close();
    assert_eq!(autosaved_moves(folder.path()).len(), 2);
}

#[test]
fn one_game_is_saved_and_examined_in_its_review() {
    let mut window = reviewing_a_tournament_game(&folder());
    let title = |window: &Window| window.app().view().window_title.clone();
    window.press_ctrl(Key::S);
    let file = window.path("final.spanit");
    window.pick_file(&file);
    assert_eq!(title(&window), game::window_title(Some("final.spanit")));
    let (_, saved) = span_it_core::record::read_record(&std::fs::read(&file).unwrap()).unwrap();
    assert!(saved.outcome().is_some());
    let sprinter =
        Player::ALL.into_iter().find(|&player| window.session().seat(player).name == "Sprinter").unwrap();
    let first_move = usize::from(window.game().moves()[0].player != sprinter);
    window.apply(Action::Review(ReviewAction::ShowMove(first_move)));
    window.apply(Action::Review(ReviewAction::IdentifyPlayer(sprinter)));
    window.wait("the opening is examined", |window| window.shows(player_identification::only_opening()));
    window.press(Key::Escape);
    window.click(review::close());
    assert_eq!(title(&window), game::window_title(None), "the own game has no file");
    window.assert_shows(&[msg::title()]);
}

#[test]
fn playing_on_uses_the_own_settings() {
    let mut window = reviewing_a_tournament_game(&folder());
    let own = window.session().own_setup().clone();
    window.press(Key::Home);
    window.click(review::play_from_here());
    assert!(window.app().page_id() == PageId::Game);
    assert!(!window.session().is_previewing());
    let setup = window.session().setup().clone();
    let random = Player::ALL.into_iter().find(|player| setup.players[*player].kind == PlayerKind::Human);
    let seat = &setup.players[random.expect("a person replaces the random mover")];
    assert!(["You", "Guest"].contains(&seat.name.as_str()), "{seat:?}");
    assert_eq!(seat.personality, own.players[random.unwrap()].personality);
    assert_eq!(setup.max_move, own.max_move);
    assert!(Player::ALL.into_iter().all(|player| setup.has_weights(player)));
    window.click(game::bring_back());
    assert_eq!(window.moves(), ["c3", "d4"]);
}

/// A program that only a log names plays in no tournament of the window. Its finished games can be reviewed.
#[test]
fn log_with_another_program_is_reviewed_and_starts_no_program() {
    let folder = folder();
    let (logs, marker) = (folder.path().join("tournaments"), folder.path().join("started"));
    let program = PlayerSpec::Gtp { command: format!("touch '{}'", marker.display()) };
    let plan = |opponent| Plan {
        boards: vec![BoardSize::square(3).unwrap()],
        ..Plan::round_robin(vec![PlayerSpec::Random, opponent])
    };
    let mut played = Vec::new();
    run(&plan(PlayerSpec::Random), &[], &Control::default(), &mut |game| played.push(game.clone())).unwrap();
    std::fs::create_dir(&logs).unwrap();
    let mut log = log::create(&logs.join("1.jsonl"), &plan(program)).unwrap();
    played[..2].iter().for_each(|game| log.append(game).unwrap());
    drop(log);
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::T);
    window.wait("the log is read", |window| window.has_button(msg::resume()));
    window.click(msg::resume());
    assert_eq!(window.notice(), Some(msg::resume_failed(msg::has_engines()).as_str()));
    let table = window.tournament_table().expect("the tournament has a table");
    let (names, cell) =
        (table.rows().iter().map(|row| row.name.clone()).collect::<Vec<_>>(), table.cell(0, 1));
    window.click(&msg::cell(&names[0], &names[1], cell.wins, cell.losses));
    open_first_game(&mut window);
    let seats = Player::ALL.map(|player| window.session().seat(player).name.clone());
    assert!(names.iter().all(|name| seats.contains(name)), "{seats:?}");
    assert!(!marker.exists(), "the program was started");
}
