//! Identifying and cloning players: the review identifies a player from the moves alone, up to the reviewed move.
//! Cloning names unreadable records, refuses too few moves, and opens an unsaved personality.

use span_it::messages::{clone as msg, player_identification};
use span_it::testing::review::PlayerIdentification;
use span_it_core::engine::{Deadline, choose};
use span_it_core::record::{Seat, write_record};

use super::prelude::*;
use super::setups::play;

/// A seat whose name and personality do not match its moves.
fn disguised(name: &str) -> Seat {
    Seat { name: name.to_owned(), ..person("Ada") }
}

/// A game with the moves of these two personalities. The record has other names.
fn played(setup: &GameSetup, players: [&Personality; 2], opening: &[&str]) -> Referee {
    let mut game = setup.new_game();
    for name in opening {
        play(&mut game, name.parse().unwrap());
    }
    while game.outcome().is_none() {
        let factors = &players[game.position().to_move().index()].factors;
        let choice = choose(game.position(), factors, setup.seed, &Deadline::unlimited());
        play(&mut game, choice.unwrap().mv);
    }
    game
}

pub(super) fn wait_for_moves(window: &mut Window, count: usize) {
    window.wait("the moves are analysed", |window| {
        let state = window.app().states().get::<ReviewState>().and_then(|state| state.identification());
        state.is_some_and(|state| state.checked_moves() >= count)
    });
}

/// The review of a game between Sprinter and Steady under other names.
fn reviewed() -> Window {
    let setup = game(4, disguised("Xenia"), disguised("Yves"));
    let game = played(&setup, [&built_in("Sprinter"), &built_in("Steady")], &[]);
    let folder = folder();
    let path = folder.path().join("game.spanit");
    std::fs::write(&path, write_record(&setup, &game)).unwrap();
    let mut window = Window::in_folder(&folder);
    window.apply(Action::File(FileAction::OpenPath(path)));
    window.press(Key::R);
    wait_for_moves(&mut window, game.moves().len());
    window
}

/// The review's text about a player, and the names of the likely candidates, the likeliest first.
fn line(window: &Window, player: Player, ply: usize) -> (String, Vec<String>) {
    let state = window.app().states().get::<ReviewState>().unwrap();
    let identifier = state.identification().unwrap().standing(player, ply + 1).unwrap();
    let shares = identifier.shares().into_iter().zip(identifier.candidates());
    let mut likely: Vec<_> = shares.filter(|(share, _)| *share >= 0.01).collect();
    likely.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let names: Vec<&str> = likely.iter().map(|(_, candidate)| candidate.personality.name.as_str()).collect();
    let name = &window.session().seat(player).name;
    let text =
        player_identification::result(name, &names, identifier.candidates().len(), identifier.decided());
    (text, names.into_iter().map(str::to_owned).collect())
}

#[test]
fn identifies_a_player_by_the_moves() {
    let mut window = reviewed();
    let moves = window.game().moves().to_vec();
    let mut last = [usize::MAX; 2];
    for (ply, mv) in moves.iter().enumerate() {
        window.apply(Action::Review(ReviewAction::ShowMove(ply)));
        let (text, likely) = line(&window, mv.player, ply);
        let actual = ["Sprinter", "Steady"][mv.player.index()];
        assert!(
            likely.iter().any(|name| name == actual),
            "move {}: {actual} is not among {likely:?}",
            ply + 1
        );
        last[mv.player.index()] = likely.len();
        assert_eq!(window.shows(&text), likely.len() <= 3, "only a few are a result: {text}");
    }
    assert!(last.iter().all(|&likely| likely < 4), "{last:?}");
}

#[test]
fn shows_why_each_candidate_is_excluded() {
    let mut window = reviewed();
    let ply = window.game().moves().len() - 1;
    let mv = window.game().moves()[ply];
    let (text, left) = line(&window, mv.player, ply);
    if left.len() < 3 {
        window.click_on(Role::Link, &text);
    } else {
        window.apply(Action::Review(ReviewAction::IdentifyPlayer(mv.player)));
    }
    assert!(window.has_dialog(player_identification::title()));
    let state = window.app().states().get::<ReviewState>().unwrap();
    let identifier = state.identification().unwrap().standing(mv.player, ply + 1).unwrap().clone();
    let excluded = identifier.candidates().iter().filter(|candidate| candidate.ruled_out.is_some()).count();
    let possible = identifier.candidates().len() - excluded;
    window.assert_shows(&[
        &player_identification::summary(ply + 1, possible, excluded),
        player_identification::candidates_note(),
        player_identification::noise_note(),
    ]);
    for candidate in identifier.candidates() {
        window.assert_shows(&[&candidate.personality.name]);
        if let Some(why) = candidate.ruled_out {
            window.assert_shows(&[&player_identification::ruled_out_by(why.number, why.played, why.would)]);
        }
    }
    window.click_on(Role::RadioButton, "Xenia");
    let (text, _) = line(&window, Player::Horizontal, ply);
    window.assert_shows(&[&text]);
    window.press(Key::Escape);
    assert!(!window.has_dialog(player_identification::title()));
    assert!(window.app().states().get::<ReviewState>().is_some());
}

#[test]
fn does_not_identify_with_unjudged_candidates() {
    let folder = folder();
    let mut endless = Personality { name: "Zora".to_owned(), ..built_in("Planner") };
    endless.factors.set(Factor::GameTreeMaxBreadth, 1000.0).unwrap();
    endless.factors.set(Factor::GameTreeMaxDepth, 50.0).unwrap();
    add_own(folder.path(), &endless);
    leave_unfinished(folder.path(), &two_people(6), &["a11", "b2"]);
    let mut window = Window::in_folder(&folder);
    window.press(Key::R);
    wait_for_moves(&mut window, 2);
    let state = window.app().states().get::<ReviewState>().unwrap();
    let identifier = state.identification().unwrap().standing(Player::Horizontal, 1).unwrap();
    let possible = identifier.candidates().iter().filter(|candidate| candidate.is_known()).count();
    let some = 1..identifier.candidates().len();
    assert!(some.contains(&possible), "{possible} candidates could have played a1");
    window.apply(Action::Review(ReviewAction::ShowMove(0)));
    window.apply(Action::Review(ReviewAction::IdentifyPlayer(Player::Horizontal)));
    window.assert_shows(&[player_identification::not_judged()]);
}

#[test]
fn ignores_undone_moves() {
    let mut window = Window::after(two_people(4), &["c3", "d4", "e3"]);
    window.press(Key::R);
    let analysed = |window: &Window| {
        window.app().states().get::<ReviewState>()?.identification().map(PlayerIdentification::checked_moves)
    };
    window.wait("three moves are analysed", |window| analysed(window) == Some(3));
    window.press_ctrl(Key::Z);
    window.wait("two moves are analysed", |window| analysed(window) == Some(2));
    window.click(review::close());
}

/// A folder with records in which Zoe plays like Blocker, and one unreadable record.
fn with_records() -> std::sync::Arc<tempfile::TempDir> {
    let folder = folder();
    let games = folder.path().join("games");
    std::fs::create_dir(&games).unwrap();
    let openings: [&[&str]; 4] = [&[], &["a1"], &["e1", "b8"], &["f6", "k1", "g5"]];
    for (index, opening) in openings.into_iter().enumerate() {
        let mut setup = game(6, disguised("Zoe"), disguised("Rival"));
        setup.seed = Seed::new(index as u64).unwrap();
        let game = played(&setup, [&built_in("Blocker"), &built_in("Sprinter")], opening);
        std::fs::write(games.join(format!("{index}.spanit")), write_record(&setup, &game)).unwrap();
    }
    std::fs::write(games.join("torn.spanit"), "{ \"format\": \"span-it-game\"").unwrap();
    folder
}

#[test]
fn cloning_can_be_stopped_and_opens_the_clone_unsaved() {
    let folder = with_records();
    let mut window = Window::in_folder(&folder);
    window.find_command(msg::menu());
    assert!(window.has_dialog(msg::title()));
    window.assert_shows(&[&msg::game_count(0), msg::no_games()]);
    assert!(!window.can_press(msg::learn()));
    window.click(msg::add_folder());
    window.platform.pick(folder.path().join("games"));
    window.wait("the folder is read", |window| {
        window.shows(&msg::game_count(4)) && window.can_press(msg::learn())
    });
    let torn = window
        .texts()
        .into_iter()
        .find(|text| text.contains("torn.spanit"))
        .expect("the unreadable record is named");
    assert!(torn.len() > "torn.spanit".len() + 10, "{torn}");
    let zoe = window.texts().into_iter().find(|text| text.starts_with("Zoe: ")).unwrap();
    window.click_on(Role::RadioButton, &zoe);
    window.click(msg::learn());
    window.click(msg::stop());
    assert!(!window.has_button(msg::edit()) && window.can_press(msg::learn()));
    window.click(msg::learn());
    window.wait("the clone is ready", |window| window.has_button(msg::edit()));
    window.assert_shows(&[msg::new_personality(), msg::random_moves()]);
    window.click(msg::edit());
    assert!(window.is_editing());
    assert!(!window.has_dialog(msg::title()));
    assert_eq!(window.field(editor::name()), "Zoe's likeness");
    let form = &window.editor().form;
    assert!(form.is_unsaved());
    assert_eq!(form.file, None);
    window.press(Key::Escape);
    window.assert_shows(&[editor::keep_editing()]);
}

#[test]
fn refuses_few_moves_and_names_unreadable_records() {
    let folder = with_records();
    let mut window = Window::in_folder(&folder);
    window.begin(two_people(4));
    window.click_node("c3");
    window.find_command(msg::menu());
    window.assert_shows(&[&msg::game_count(1), &msg::too_few("Ada", 1, 30)]);
    assert!(!window.can_press(msg::learn()));
    let torn = folder.path().join("games/torn.spanit");
    window.click(msg::add_game());
    window.platform.pick(&torn);
    window.wait("the record is refused", |window| {
        window.texts().iter().any(|text| text.contains("torn.spanit"))
    });
    let bytes = std::fs::read(&torn).unwrap();
    let reason = span_it_core::record::read_record(&bytes).unwrap_err().to_string();
    window.assert_shows(&[&files::not_opened(&torn, reason), &msg::game_count(1)]);
    window.click(msg::add_game());
    window.platform.pick(folder.path().join("games/0.spanit"));
    window.wait("the record is read", |window| window.shows(&msg::game_count(2)));
}
