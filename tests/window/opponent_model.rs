//! *Read the opponent* in the window: the setting is used and stays with the game. Players are identified from
//! their moves alone, also as the player's own personalities. Hints and perfect play ignore the setting.

use egui::accesskit::Toggled;
use span_it::messages::dialogs::new_game as new_game_dialog_msg;
use span_it::messages::{game as game_msg, opponent_model as msg, player_identification};
use span_it::testing::Session;
use span_it::testing::jobs::engine_worker;
use span_it::testing::session::{PlaybackSpeed, SessionGame};
use span_it_core::engine::{Deadline, choose};
use span_it_lab::opponent_model::identify::Identifier;

use super::identification::wait_for_moves;
use super::prelude::*;

/// The name of the check box of a player against a person.
fn adapts(window: &Window, player: Player) -> String {
    msg::adapts(window.field(new_game_dialog_msg::name_field(player)), None::<&str>)
}

fn is_checked(window: &Window, player: Player) -> bool {
    let name = adapts(window, player);
    window.widget(Role::CheckBox, &name).accesskit_node().toggled() == Some(Toggled::True)
}

fn has_box(window: &Window, player: Player) -> bool {
    let name = adapts(window, player);
    window.widgets().any(|node| node.accesskit_node().label().is_some_and(|label| label == name))
}

fn record_of(window: &Window) -> String {
    span_it_core::record::write_record(window.session().setup(), window.game())
}

#[test]
fn setting_stays_with_the_game() {
    let mut window = Window::new();
    window.click(game_msg::new_game());
    window.open_more();
    assert!(!has_box(&window, Player::Horizontal), "the setting does not apply to persons");
    assert!(!has_box(&window, Player::Vertical), "Wanderer looks only at its own move");
    window.choose_opponent(Player::Vertical, Opponent::named("Spider").unwrap());
    assert!(!is_checked(&window, Player::Vertical), "the default is off");
    let check = adapts(&window, Player::Vertical);
    window.click_on(Role::CheckBox, &check);
    assert!(is_checked(&window, Player::Vertical));
    window.choose_opponent(Player::Vertical, Opponent::Perfect);
    assert!(!has_box(&window, Player::Vertical), "the setting does not apply to perfect play");
    window.choose_opponent(Player::Vertical, Opponent::named("Spider").unwrap());
    window.click(new_game_dialog_msg::play());
    let reads = |window: &Window| window.session().setup().reads_opponent(Player::Vertical);
    assert!(reads(&window));
    assert!(!window.session().setup().reads_opponent(Player::Horizontal));
    window.assert_shows(&[msg::reading()]);
    assert!(record_of(&window).contains(r#""read_the_opponent": ["v"]"#));
    window.play("f6");
    window.press_ctrl(Key::R);
    assert_eq!(window.session().setup().first, Player::Vertical, "the other side moves first");
    assert!(reads(&window), "a rematch keeps the setting");
    window.wait_for_turn();
    window.play_first_free();
    let mut window = window.reopen();
    assert!(!window.moves().is_empty());
    assert!(reads(&window), "the restored game keeps the setting");
    window.press_ctrl(Key::N);
    assert!(is_checked(&window, Player::Vertical));
    let check = adapts(&window, Player::Vertical);
    window.click_on(Role::CheckBox, &check);
    window.click(new_game_dialog_msg::play());
    assert!(!reads(&window));
    assert!(!record_of(&window).contains("extra"));
    assert!(!window.shows(msg::reading()));
}

/// Ada, with hints from Blocker, against Planner, which reads the opponent.
fn read_by_planner() -> GameSetup {
    let mut setup = game(6, person("Ada"), computer(built_in("Planner")));
    setup.set_reads_opponent(Player::Vertical, true);
    setup
}

fn known(window: &Window) -> &Identifier {
    &window.session().reading(Player::Vertical).unwrap().known
}

fn wait_for_reading(window: &mut Window, moves: usize) {
    window.wait("the moves are read", |window| {
        window.session().reading(Player::Vertical).is_some_and(|reading| reading.moves == moves)
    });
}

/// What the card says about the expected move, once it is there.
fn expectation(window: &mut Window) -> String {
    let expected = |window: &Window| window.session().reading(Player::Vertical)?.expected;
    window.wait("a move is expected", |window| expected(window).is_some());
    expected(window).map(msg::expects).unwrap()
}

/// Plays Ada's moves as this personality until Planner is sure; returns the name that Planner found.
fn play_as(window: &mut Window, personality: &Personality) -> String {
    loop {
        assert!(window.session().outcome().is_none(), "the game ended before Planner was sure");
        let position = window.game().position();
        let seed = Seed::new(7).unwrap();
        let choice = choose(position, &personality.factors, seed, &Deadline::unlimited());
        window.click_node(&choice.unwrap().mv.to_string());
        window.wait_for_turn();
        let moves = window.moves().len();
        wait_for_reading(window, moves);
        if let Some(sure) = known(window).sure() {
            return sure.name.clone();
        }
    }
}

#[test]
fn card_names_the_personality_identified_from_the_moves() {
    let folder = folder();
    let mut own = Personality { name: "Zora".to_owned(), ..built_in("Steady") };
    own.factors.set(Factor::NodeMinor, 4.0).unwrap();
    own.factors.set(Factor::PathMinorSpan, 1.5).unwrap();
    add_own(folder.path(), &own);
    for personality in [built_in("Steady"), own] {
        let mut window = Window::in_folder(&folder);
        window.begin(read_by_planner());
        window.assert_shows(&[msg::reading()]);
        assert_eq!(play_as(&mut window, &personality), personality.name);
        let left = known(&window).shares().into_iter().filter(|share| *share >= 0.01).count();
        let shown = [msg::left(left), expectation(&mut window)];
        window.assert_shows(&shown.each_ref().map(String::as_str));
        let texts = window.texts();
        assert!(
            texts
                .iter()
                .any(|text| text.starts_with(&format!("{} ", personality.name)) && text.contains('%'))
        );
        assert!(texts.iter().any(|text| text.contains(" rules out ")), "{texts:?}");
        // Ada's hint uses her own personality and does not read the opponent.
        window.show_hint();
        let hint = window.session().ready_hint().unwrap().choice.mv;
        let without_reading = choose(
            window.game().position(),
            &built_in("Blocker").factors,
            Seed::new(7).unwrap(),
            &Deadline::unlimited(),
        );
        assert_eq!(hint, without_reading.unwrap().mv);
        window.press(Key::Escape);
        // Undoing all moves forgets the identification.
        while !window.moves().is_empty() {
            window.press_ctrl(Key::Z);
        }
        wait_for_reading(&mut window, 0);
        assert_eq!(known(&window).seen(), 0);
        window.close();
    }
}

#[test]
fn reader_waits_for_the_candidates_before_moving() {
    let mut setup = game(5, computer(built_in("Steady")), computer(built_in("Planner")));
    setup.set_reads_opponent(Player::Vertical, true);
    let mut session = Session::new(SessionGame::new(setup), engine_worker::start(Arc::new(|| ())).unwrap());
    session.start(Duration::ZERO);
    // The first player moves; then the session waits for the candidates.
    session.set_speed(PlaybackSpeed::all().last().unwrap());
    for _ in 0..5_000 {
        session.tick(Duration::ZERO, Duration::ZERO);
        if !session.game().moves().is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(session.game().moves().len(), 1);
    session.tick(Duration::ZERO, Duration::ZERO);
    assert!(session.needs_candidates());
    assert!(!session.is_computer_thinking(), "the reader thinks without candidates");
    session.set_candidates(vec![built_in("Steady")], Arc::new(|| ()));
    session.tick(Duration::ZERO, Duration::ZERO);
    assert!(!session.needs_candidates());
    assert!(session.is_computer_thinking());
}

#[test]
fn personality_outside_the_library_is_never_identified() {
    let mut stranger = Personality { name: "Xenia".to_owned(), ..built_in("Steady") };
    stranger.factors.set(Factor::NodeMinor, 4.0).unwrap();
    stranger.factors.set(Factor::PathMinorSpan, 1.5).unwrap();
    let mut setup = game(5, computer(stranger), computer(built_in("Planner")));
    setup.set_reads_opponent(Player::Vertical, true);
    let mut window = Window::playing(setup);
    window.click(game_msg::pause());
    while window.session().outcome().is_none() {
        let moves = window.moves().len();
        window.apply(Action::Game(GameAction::Step));
        window.wait("a move is made", |window| window.moves().len() > moves);
        assert!(
            window.session().reading(Player::Horizontal).is_none(),
            "horizontal does not read the opponent"
        );
    }
    let moves = window.moves().len();
    wait_for_reading(&mut window, moves);
    assert!(known(&window).candidates().iter().all(|one| one.personality.name != "Xenia"));
    let name = window.session().seat(Player::Horizontal).name.clone();
    window.apply(Action::Review(ReviewAction::ShowReading(Player::Vertical)));
    window.assert_shows(&[player_identification::title(), player_identification::noise_note()]);
    assert!(!window.shows(&player_identification::no_moves(&name)));
}

#[test]
fn reading_continues_after_reopening() {
    let mut window = Window::in_folder(&folder());
    window.begin(read_by_planner());
    for _ in 0..2 {
        window.play_first_free();
    }
    let shown = |window: &mut Window| {
        let moves = window.moves().len();
        wait_for_reading(window, moves);
        let expected = expectation(window);
        let nearest = known(window).nearest()[0];
        let nearest = (nearest.0.personality.name.clone(), nearest.1);
        if known(window).has_no_match() && nearest.1 >= 0.01 {
            let texts = window.texts();
            assert!(texts.iter().any(|text| text.starts_with(&msg::nearest(&[(&nearest.0, nearest.1)]))));
        }
        window.assert_shows(&[&expected]);
        (known(window).candidates().to_vec(), expected)
    };
    let before = shown(&mut window);
    let mut window = window.reopen();
    assert_eq!(shown(&mut window), before);
}

#[test]
fn review_marks_players_that_read_the_opponent() {
    let folder = folder();
    leave_unfinished(folder.path(), &read_by_planner(), &["f6", "e5", "g5", "d4"]);
    let mut window = Window::in_folder(&folder);
    window.press(Key::R);
    wait_for_moves(&mut window, 4);
    for (player, is_reader) in [(Player::Vertical, true), (Player::Horizontal, false)] {
        window.apply(Action::Review(ReviewAction::IdentifyPlayer(player)));
        assert_eq!(window.shows(player_identification::reads_opponent_note()), is_reader);
        window.press(Key::Escape);
    }
}
