//! The hint and the heat map: they show a safe move, what the person's own personality would play, and why, on request with
//! the engine's numbers. Keys and buttons open and close them.

use span_it::messages::{board, help_me, hint as msg};
use span_it::testing::session::HintState;
use span_it_core::engine::{self, Deadline, NodeWeight};
use span_it_core::personality::library;
use span_it_core::record::Seat;
use span_it_core::solver;
use span_it_core::solver::win_in::{BUDGET, MAX_N, win_in};

use super::prelude::*;
use super::setups;
use super::setups::slow;

fn hinted(setup: GameSetup) -> Window {
    let mut window = Window::playing(setup);
    window.show_hint();
    window
}

/// Ada against Bob; her hints never finish.
fn slow_hints(limit: Option<Duration>) -> GameSetup {
    let mut setup = two_people(6);
    setup.players.horizontal.personality = slow();
    setup.max_move = limit;
    setup
}

#[test]
fn hint_is_the_move_of_the_persons_personality() {
    let window = hinted(against_steady(6));
    let setup = window.session().setup();
    let factors = &setup.players.horizontal.personality.factors;
    let deadline = Deadline::unlimited();
    let choice = engine::choose(window.game().position(), factors, setup.seed, &deadline).unwrap();
    let node = choice.mv;
    assert_eq!(window.hint_node(), node);
    window.assert_shows(&["Your move, Ada"]);
    window.widget(Role::Label, &board::play(node));
    assert!(window.node_name(node).ends_with(board::hint()));
}

#[test]
fn numbers_show_what_builds_and_blocks() {
    let mut window = Window::playing(against_steady(6));
    window.play("c3");
    window.show_hint();
    assert!(!window.shows(msg::builds_text()), "the numbers are hidden");
    window.click(msg::show_numbers());
    let (session, setup) = (window.session(), window.session().setup());
    let node = session.ready_hint().unwrap().node();
    let factors = &setup.players.horizontal.personality.factors;
    let weights = engine::weigh(window.game().position(), factors, setup.seed);
    let weight = *weights.iter().find(|weight| weight.node == node).unwrap();
    let share = factors[Factor::GamePredictability] / 100.0;
    window.assert_shows(&[msg::builds_text(), &msg::number(weight.own.total)]);
    window.assert_shows(&[&msg::blocks_for("Steady"), &msg::number(share * weight.other.total)]);
    window.assert_shows(&[msg::together(), &msg::number(weight.w)]);
    let terms = engine::explain(window.game().position(), factors, setup.seed, node);
    let factor = terms.iter().find(|term| term.own != 0.0).unwrap().factor.info().name;
    assert!(!window.shows(factor));
    let place = window.widget(Role::Label, msg::together()).rect().center();
    window.point_at(place);
    window.assert_shows(&[factor]);
}

/// A game between people with random hints, at a hint for which `wanted` holds.
fn random_hint(wanted: impl Fn(&Window) -> bool) -> Window {
    for seed in 1..50 {
        let mut setup = two_people(4);
        for seat in [&mut setup.players.horizontal, &mut setup.players.vertical] {
            seat.personality = built_in("Wanderer");
        }
        setup.seed = Seed::new(seed).unwrap();
        let mut window = Window::playing(setup);
        while window.game().outcome().is_none() {
            window.show_hint();
            if wanted(&window) {
                return window;
            }
            window.press(Key::Enter);
        }
    }
    panic!("there is no such hint");
}

fn losing_hint() -> Window {
    random_hint(|window| window.session().ready_hint().unwrap().losing_choice().is_some())
}

#[test]
fn hint_that_gives_the_win_away_offers_a_winning_move() {
    let mut window = losing_hint();
    let hint = window.session().ready_hint().unwrap().clone();
    let losing = hint.losing_choice().unwrap();
    let winning = solver::winning_moves(window.game().position());
    assert!(!winning.contains(&losing));
    assert!(winning.contains(&hint.node()));
    assert!(!window.node_name(losing).contains("gives the win away"), "a hint names only the move to play");
    window.click(msg::show_numbers());
    let opponent = window.session().seat(hint.player.opponent()).name.clone();
    let answers = solver::winning_moves(&window.game().position().after(losing));
    let says = |answer: &Node| {
        window.shows(&format!(
            "Wanderer, who gives your hints, prefers {losing}. It loses: {opponent} answers {answer}."
        ))
    };
    assert!(answers.iter().any(says), "{:#?}", window.texts());
    assert!(window.node_name(hint.node()).ends_with("free, hint"));
    assert!(window.node_name(losing).ends_with("free, gives the win away"));
    window.press(Key::Enter);
    assert_eq!(window.moves().last(), Some(&hint.node().to_string()));
}

#[test]
fn hint_of_1993_is_the_personalitys_move_even_if_it_loses() {
    let mut window = losing_hint();
    let losing = window.session().ready_hint().unwrap().losing_choice().unwrap();
    window.press(Key::Escape);
    window.change_settings(|settings| settings.hints_of_1993 = true);
    window.show_hint();
    assert_eq!(window.hint_node(), losing);
    window.assert_shows(&[&msg::of_1993(losing, "Wanderer")]);
    assert!(!window.has_button(msg::show_numbers()), "nothing else");
}

#[test]
fn hint_takes_a_forced_win_and_says_how() {
    let mut window = random_hint(|window| window.session().ready_hint().unwrap().win.is_some());
    loop {
        let position = window.game().position().clone();
        let (n, finishing) = window.session().ready_hint().unwrap().win.clone().unwrap();
        let node = window.hint_node();
        assert_eq!(win_in(&position, MAX_N, BUDGET).unwrap().n, Some(n));
        match n {
            1 => return window.assert_shows_part(&format!("{node} joins your path")),
            2 => {
                let rings = language::or_list(&finishing.iter().map(Node::to_string).collect::<Vec<_>>());
                window.assert_shows_part(&format!("{node} wins: then {rings} joins your path"));
            }
            _ => window.assert_shows_part(&format!("{node} wins in at most {n} moves")),
        }
        window.press(Key::Enter);
        let replied = window.game().position().free_nodes().next().unwrap();
        window.click_node(&replied.to_string());
        window.show_hint();
    }
}

#[test]
fn hint_of_a_lost_position_leaves_the_fewest_answers() {
    let window = random_hint(|window| solver::winning_moves(window.game().position()).is_empty());
    let position = window.game().position();
    let answers = |node: Node| solver::winning_moves(&position.after(node)).len();
    let least = position.free_nodes().map(answers).min().unwrap();
    let node = window.hint_node();
    assert_eq!(answers(node), least);
    let opponent = &window.session().seat(position.to_move().opponent()).name;
    window.assert_shows_part(&format!("{opponent} is winning. {node} "));
}

#[test]
fn hints_win_a_won_game_against_every_opponent() {
    let perfect = Seat { kind: PlayerKind::Perfect(Manner::Fighter), ..computer(built_in("Steady")) };
    let opponents = library::builtin().iter().cloned().map(computer).chain([perfect]);
    let mut window = Window::new();
    for opponent in opponents {
        let name = opponent.name.clone();
        let mut ada = person("Ada");
        ada.personality = built_in("Planner");
        window.begin(setups::game(4, ada, opponent));
        while window.game().outcome().is_none() {
            window.show_hint();
            window.press(Key::Enter);
            window.wait("the opponent moves", |window| {
                window.game().outcome().is_some() || window.game().position().to_move() == Player::Horizontal
            });
        }
        assert_eq!(window.game().outcome().unwrap().winner, Player::Horizontal, "against {name}");
    }
}

#[test]
fn escape_key_cross_and_button_close_the_hint() {
    let closings: [fn(&mut Window); 4] = [
        |window| window.press(Key::Escape),
        |window| window.press(Key::H),
        |window| window.click(msg::close()),
        |window| window.click(help_me::title()),
    ];
    let mut window = Window::playing(two_people(4));
    for close in closings {
        window.show_hint();
        close(&mut window);
        assert!(matches!(window.session().hint(), HintState::Closed));
        assert!(window.moves().is_empty());
        window.assert_shows(&["Join left to right before Bob joins top to bottom."]);
    }
}

#[test]
fn slow_hint_can_be_hurried_or_cancelled() {
    let mut window = Window::playing(slow_hints(None));
    window.press(Key::H);
    window.assert_shows(&["Thinking…"]);
    window.press(Key::Escape);
    assert!(window.session().thinking().is_none(), "closing the hint must stop its search");
    window.press(Key::H);
    window.wait("the search has begun", |window| {
        window.session().thinking().is_some_and(|thinking| thinking.progress.is_some())
    });
    window.click(game::move_now());
    window.wait_for_hint();
}

#[test]
fn hint_needs_a_persons_turn_in_the_game() {
    let mut window = Window::after(against_slow(6), &["c3"]);
    window.press(Key::H);
    assert!(matches!(window.session().hint(), HintState::Closed));
    assert!(window.session().is_computer_thinking(), "the key must not stop the computer");
    window.assert_shows(&["The opponent is to move."]);
    window.click(menu::moves());
    assert!(!window.menu_can(menu::hint()));
    window.press(Key::Escape);
    let mut window = hinted(two_people(4));
    window.press(Key::Escape);
    window.click_node("c3");
    window.press(Key::PageUp);
    window.press(Key::H);
    assert!(matches!(window.session().hint(), HintState::Closed));
    window.assert_shows(&["Go back to the game first."]);
}

#[test]
fn heat_map_adds_ranks_to_names() {
    let mut window = Window::playing(against_steady(4));
    window.press(Key::W);
    assert!(window.app().states().the::<GameState>().heat);
    let setup = window.session().setup();
    let factors = &setup.players.horizontal.personality.factors;
    let mut weights = engine::weigh(window.game().position(), factors, setup.seed);
    weights.sort_by(|a, b| b.w.total_cmp(&a.w));
    let best = weights[0].node;
    assert_eq!(
        window.node_name(best),
        format!("{best}, free, place 1 of {} among the good rings", weights.len())
    );
    window.press(Key::W);
    let free = language::series(&board::free_node(best));
    assert!(window.node_name(best).starts_with(&format!("{free}, joins ")));
}

#[test]
fn heat_map_shows_what_is_good_for_a_player() {
    type Part = fn(&NodeWeight) -> f64;
    let mut window = Window::playing(against_steady(4));
    window.press(Key::W);
    window.press(Key::A);
    window.assert_shows(&[&help_me::filled_legend("you"), &help_me::hollow_legend("Steady")]);
    let weights = window.session().weights().to_vec();
    let parts: [(&str, &str, Part); 3] = [
        ("You", "good for you: 1 of 25", |weight| weight.own.total),
        ("Steady", "good for Steady: 1 of 25", |weight| weight.other.total),
        (help_me::both(), "place 1 of 25 among the good rings", |weight| weight.w),
    ];
    for (choice, rank, part) in parts {
        window.click_on(Role::RadioButton, choice);
        let most = weights.iter().map(part).fold(f64::MIN, f64::max);
        let mut heaviest = weights.iter().filter(|weight| part(weight) >= most);
        assert!(
            heaviest.any(|weight| window.node_name(weight.node).ends_with(rank)),
            "{choice}: {:#?}",
            window.texts()
        );
    }
}

#[test]
fn heat_map_follows_the_position_shown() {
    let mut window = Window::playing(two_people(4));
    window.choose(menu::moves(), menu::heat_map());
    window.click_node("c3");
    let count = |window: &Window| window.session().weights().len();
    let all = window.session().setup().size.node_count();
    assert_eq!(count(&window), all - 1);
    window.press(Key::PageUp);
    assert_eq!(count(&window), all);
}

#[test]
fn enter_and_button_play_the_hint() {
    let mut window = Window::playing(two_people(6));
    window.focus_node("a1");
    window.show_hint();
    let texts = window.texts();
    assert!(!texts.iter().any(|text| text.contains("win")), "a hint does not say who wins: {texts:#?}");
    let first = window.hint_node();
    assert!(window.board_node(first).is_focused(), "the cursor must move to the hint");
    window.press(Key::Enter);
    assert_eq!(window.moves(), [first.to_string()]);
    assert!(matches!(window.session().hint(), HintState::Closed));
    window.show_hint();
    let second = window.hint_node();
    window.click(&board::play(second));
    assert_eq!(window.moves(), [first, second].map(|node| node.to_string()));
    window.show_hint();
    window.click_first_free();
    assert!(matches!(window.session().hint(), HintState::Closed), "any move closes the hint");
}
