//! Guards *Read the opponent* in the window: what is chosen is what is played and stays with the game;
//! a person is known by the moves alone, also as a personality of the player's own; hints and perfect
//! play have nothing to do with it.

use span_it::app::{GameAction, ReviewAction};
use std::sync::Arc;
use std::time::Duration;

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::NodeT as _;
use span_it::app::session::{Speed, Table};
use span_it::app::{Action, Session};
use span_it::jobs::engine_worker;
use span_it::messages::dialogs::new_game as own;
use span_it::messages::{game as game_words, opponent_model as words, player_identification};
use span_it_arena::opponent_model::Reading;
use span_it_core::board::Player;
use span_it_core::engine::{Deadline, Seed, choose};
use span_it_core::personality::{Factor, Personality};
use span_it_core::record::GameSetup;

use super::games::{computer, game, leave_unfinished, person, shipped};
use super::harness::{Window, folder};

fn is_checked(window: &Window, player: Player) -> bool {
    let name = own::for_side(words::READ, player);
    window.widget(Role::CheckBox, &name).accesskit_node().toggled() == Some(Toggled::True)
}

fn has_box(window: &Window, player: Player) -> bool {
    let name = own::for_side(words::READ, player);
    window.widgets().any(|node| node.accesskit_node().label().is_some_and(|label| label == name))
}

fn record_of(window: &Window) -> String {
    span_it_core::record::write_record(window.session().setup(), window.game())
}

#[test]
fn the_setting_is_a_personalitys_and_stays_with_the_game() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.click(game_words::OTHER_PLAYERS);
    assert!(!has_box(&window, Player::Horizontal), "a person reads as people do");
    assert!(!is_checked(&window, Player::Vertical), "it is off until it is chosen");
    window.click_on(Role::CheckBox, &own::for_side(words::READ, Player::Vertical));
    assert!(is_checked(&window, Player::Vertical));
    window.assert_says(&[words::NO_REPLIES]);
    window.click_on(Role::RadioButton, own::PERFECT_PLAY);
    assert!(!has_box(&window, Player::Vertical), "perfect play needs nobody's mind");
    window.click_on(Role::RadioButton, own::BY_PERSONALITY);
    window.click(own::PLAY);
    let reads = |window: &Window| window.session().setup().reads_opponent(Player::Vertical);
    assert!(reads(&window) && !window.session().setup().reads_opponent(Player::Horizontal));
    window.assert_says(&[&words::line(None)]);
    assert!(record_of(&window).contains(r#""extra": { "read_the_opponent": ["v"] }"#));
    window.click_node("f6");
    window.wait_for_turn();
    window.press_ctrl(Key::R);
    assert!(reads(&window) && window.moves().is_empty(), "a rematch is played as the game was");
    window.click_node("e5");
    window.wait_for_turn();
    window.close();
    let mut window = Window::in_folder(&folder);
    assert!(reads(&window) && !window.moves().is_empty(), "the unfinished game is taken up as it was");
    window.press_ctrl(Key::N);
    assert!(is_checked(&window, Player::Vertical));
    window.click_on(Role::CheckBox, &own::for_side(words::READ, Player::Vertical));
    window.click(own::PLAY);
    assert!(!reads(&window) && !record_of(&window).contains("extra"));
    assert!(!window.says(&words::line(None)));
}

/// Ada, who gets hints from Blocker, against Planner that reads her.
fn read_by_planner() -> GameSetup {
    let mut setup = game(6, person("Ada"), computer(shipped("Planner")));
    setup.set_reads_opponent(Player::Vertical, true);
    setup
}

/// Ada makes the moves that somebody else would, until Planner is sure who that is.
fn play_as(window: &mut Window, somebody: &Personality) -> String {
    loop {
        assert!(window.session().outcome().is_none(), "it was never sure");
        let position = window.game().position();
        let seed = Seed::new(7).unwrap();
        let choice = choose(position, &somebody.factors, seed, &Deadline::unlimited(), &mut |_| ());
        window.click_node(&choice.unwrap().mv.to_string());
        window.wait_for_turn();
        if let Some(Reading::Sure(name)) = window.session().reading(Player::Vertical) {
            return name.clone();
        }
    }
}

#[test]
fn a_person_is_known_by_the_moves_and_the_card_says_so() {
    let folder = folder();
    let mut own = Personality { name: "Zora".to_owned(), ..shipped("Steady") };
    own.factors.set(Factor::NodeMinor, 4.0).unwrap();
    own.factors.set(Factor::PathMinorSpan, 1.5).unwrap();
    let shelf = folder.path().join("personalities");
    std::fs::create_dir_all(&shelf).unwrap();
    std::fs::write(shelf.join("zora.json"), own.to_json()).unwrap();
    for somebody in [shipped("Steady"), own] {
        let mut window = Window::in_folder(&folder);
        window.begin(read_by_planner());
        window.assert_says(&[&words::line(None)]);
        assert_eq!(play_as(&mut window, &somebody), somebody.name);
        window.assert_says(&[&words::line(Some(&Reading::Sure(somebody.name.clone())))]);
        // A hint is for Ada, by her own personality, and reads nobody.
        window.press(Key::H);
        window.wait("the hint is there", |window| window.session().ready_hint().is_some());
        let hint = window.session().ready_hint().unwrap().choice.mv;
        let plain = choose(
            window.game().position(),
            &shipped("Blocker").factors,
            Seed::new(7).unwrap(),
            &Deadline::unlimited(),
            &mut |_| (),
        );
        assert_eq!(hint, plain.unwrap().mv);
        window.press(Key::Escape);
        // Back to the beginning: what was read there is not known any more.
        while !window.moves().is_empty() {
            window.press_ctrl(Key::Z);
        }
        assert!(matches!(window.session().reading(Player::Vertical), Some(Reading::Unsure(_))));
        window.close();
    }
}

#[test]
fn a_reader_makes_no_move_before_it_was_told_whom_there_is_to_know() {
    let mut setup = game(5, computer(shipped("Steady")), computer(shipped("Planner")));
    setup.set_reads_opponent(Player::Vertical, true);
    let mut session = Session::new(Table::new(setup), engine_worker::start(Arc::new(|| ())).unwrap());
    session.start();
    // The other one moves, as fast as it can, and then nothing happens.
    session.set_speed(Speed::all().last().unwrap());
    for _ in 0..5_000 {
        session.tick(Duration::ZERO);
        if !session.game().moves().is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(session.game().moves().len(), 1);
    session.tick(Duration::ZERO);
    assert!(session.wants_cast() && !session.is_computer_thinking(), "it moves without having read");
    session.set_cast(vec![shipped("Steady")]);
    session.tick(Duration::ZERO);
    assert!(!session.wants_cast() && session.is_computer_thinking());
}

#[test]
fn a_personality_of_no_library_is_never_read_though_it_sits_there() {
    let mut stranger = Personality { name: "Xenia".to_owned(), ..shipped("Steady") };
    stranger.factors.set(Factor::NodeMinor, 4.0).unwrap();
    stranger.factors.set(Factor::PathMinorSpan, 1.5).unwrap();
    let mut setup = game(5, computer(stranger), computer(shipped("Planner")));
    setup.set_reads_opponent(Player::Vertical, true);
    let mut window = Window::playing(setup);
    window.click(game_words::PAUSE);
    while window.session().outcome().is_none() {
        let moves = window.moves().len();
        window.apply(Action::Game(GameAction::Step));
        window.wait("a step is made", |window| window.moves().len() > moves);
        let reading = window.session().reading(Player::Vertical);
        assert!(reading.is_none_or(|reading| *reading != Reading::Sure("Xenia".to_owned())));
        assert_eq!(window.session().reading(Player::Horizontal), None, "it does not read");
    }
    assert_eq!(window.session().reading(Player::Vertical), Some(&Reading::Nobody));
    window.assert_says(&[&words::line(Some(&Reading::Nobody))]);
}

#[test]
fn the_review_says_of_a_reader_that_it_read() {
    let folder = folder();
    leave_unfinished(folder.path(), &read_by_planner(), &["f6", "e5", "g5", "d4"]);
    let mut window = Window::in_folder(&folder);
    window.press(Key::R);
    window.wait("the moves are looked at", |window| {
        window.app().view().review().and_then(|state| state.alike()).is_some_and(|a| a.looked_at() >= 4)
    });
    for (player, said) in [(Player::Vertical, true), (Player::Horizontal, false)] {
        window.apply(Action::Review(ReviewAction::IdentifyPlayer(player)));
        assert_eq!(window.says(player_identification::alike::READER), said);
        window.press(Key::Escape);
    }
}
