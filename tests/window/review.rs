//! The review of a game. The solver and the engine confirm what it shows about every move.

use egui_kittest::kittest::Queryable as _;
use span_it::messages::{board, game as game_msg, games, help_me, review as msg};
use span_it_core::board::winner;
use span_it_core::engine;
use span_it_core::record;
use span_it_core::solver::{self, Verdict};

use super::prelude::*;
use super::setups::play;

/// A game in which all four verdicts occur.
const LESSON: &str = "e7 c7 c11 k9 k1 a11 a9 b10 c9 k7 k5 e9 d8 g5 g7 h6 i7 j6 k11 j10 g3 i11 f4 f6 d6 e5 \
                      i1 e1 e3 d4 c1 a1 c3 b4 a3 h2 h4 i3 i5";

/// Ada against Bob, with different personalities.
fn setup(n: usize) -> GameSetup {
    let mut setup = two_people(n);
    setup.players.horizontal.personality = built_in("Steady");
    setup
}

fn game_of(setup: &GameSetup, moves: &str) -> Referee {
    after(setup, &moves.split_whitespace().collect::<Vec<_>>())
}

fn random_game(setup: &GameSetup, mut random: u64, max_moves: usize) -> Referee {
    let mut game = setup.new_game();
    while game.outcome().is_none() && game.moves().len() < max_moves {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let free: Vec<Node> = game.position().free_nodes().collect();
        let index = usize::try_from(random >> 33).unwrap() % free.len();
        play(&mut game, free[index]);
    }
    game
}

struct Solved {
    before: Position,
    solution: solver::Solution,
    verdict: Verdict,
    /// Whether the move ends the game.
    wins: bool,
}

fn solved(game: &Referee, ply: usize) -> Solved {
    let before = game.position_at(ply);
    let solution = solver::solve(&before);
    let mv = game.moves()[ply];
    let verdict = solution.verdict(mv.player, mv.node);
    let wins = winner(&before.after(mv.node)).is_some();
    Solved { before, solution, verdict, wins }
}

impl Solved {
    fn line(&self) -> String {
        if self.wins {
            return msg::wins_game().to_owned();
        }
        msg::verdict_sentence(self.verdict, self.solution.winning_moves.len(), self.before.free_count())
    }
}

/// The review of a game, if it has moves.
fn opened_at(setup: &GameSetup, game: &Referee, size: [f32; 2]) -> Window {
    let folder = folder();
    let file = folder.path().join("game.spanit");
    std::fs::write(&file, record::write_record(setup, game)).unwrap();
    let mut window = Window::open(StartOptions { size, folder: Some(folder), file: Some(file) });
    window.press(Key::R);
    window
}

fn opened(setup: &GameSetup, game: &Referee) -> Window {
    opened_at(setup, game, [1280.0, 800.0])
}

fn lesson() -> Window {
    let setup = setup(6);
    opened(&setup, &game_of(&setup, LESSON))
}

/// The move under review, if the review is open.
fn ply(window: &Window) -> Option<usize> {
    window.app().states().get::<ReviewState>().map(|review| review.ply(window.session()))
}

fn nodes_ending(window: &Window, ending: &str) -> Vec<Node> {
    let grid = window.widget(Role::Grid, board::board());
    let names = grid.children().filter_map(|node| node.accesskit_node().label());
    let names = names.filter(|name| name.ends_with(ending));
    names.map(|name| name.split(',').next().unwrap().parse().unwrap()).collect()
}

#[test]
fn every_move_has_a_title_and_a_line() {
    let mut window = lesson();
    let game = window.game().clone();
    let mut seen = [false; 4];
    for ply in 0..game.moves().len() {
        window.apply(Action::Review(ReviewAction::ShowMove(ply)));
        let solved = solved(&game, ply);
        seen[solved.verdict as usize] = true;
        let mv = game.moves()[ply];
        let name = if mv.player == Player::Horizontal { "Ada" } else { "Bob" };
        let title = msg::title(ply + 1, name, mv.node);
        let line = solved.line();
        window.assert_shows(&[&title, &line, &format!("{title}. {line}")]);
        let mistakes = nodes_ending(&window, board::mistake());
        let expected = if solved.verdict == Verdict::Throws { vec![mv.node] } else { vec![] };
        assert_eq!(mistakes, expected, "{title}");
    }
    assert_eq!(seen, [true; 4], "the lesson lacks a verdict");
    window.apply(Action::Review(ReviewAction::ShowMove(10)));
    window.assert_shows(&["Move 11: Ada played k5"]);
    window.assert_shows(&["This gives the win away. 39 of 51 moves would have kept it."]);
}

#[test]
fn counts_agree_with_the_solver() {
    let setup = setup(5);
    let games = (1..9).map(|chance| random_game(&setup, chance, 100)).filter(|game| {
        let loser = game.outcome().unwrap().winner.opponent();
        (0..game.moves().len())
            .any(|ply| game.moves()[ply].player == loser && solved(game, ply).verdict != Verdict::Nothing)
    });
    for game in games.take(3) {
        let window = opened(&setup, &game);
        for (player, name) in [(Player::Horizontal, "Ada"), (Player::Vertical, "Bob")] {
            let mut counts = [0; 4];
            for (ply, _) in game.moves().iter().enumerate().filter(|(_, mv)| mv.player == player) {
                counts[solved(&game, ply).verdict as usize] += 1;
            }
            for (verdict, count) in Verdict::ALL.into_iter().zip(counts) {
                window.assert_shows(&[&msg::verdict_count(name, count, verdict)]);
            }
            let [keeps, only, throws, _] = counts;
            window.assert_shows(&[&msg::safe_moves(name, keeps + only, keeps + only + throws)]);
        }
    }
}

#[test]
fn better_moves_win_and_are_sorted_by_weight() {
    let mut window = lesson();
    let (game, setup) = (window.game().clone(), setup(6));
    for ply in 0..game.moves().len() {
        window.apply(Action::Review(ReviewAction::ShowMove(ply)));
        let Solved { before, solution, verdict, wins: ends } = solved(&game, ply);
        let mv = game.moves()[ply];
        let factors = &setup.players[mv.player].personality.factors;
        let mut weights = engine::weigh(&before, factors, setup.seed);
        weights.sort_by(|a, b| b.w.total_cmp(&a.w));
        let wins = |node| node != mv.node && solution.winning_moves.contains(&node);
        let keepers = weights.iter().filter(|one| !ends && wins(one.node));
        let expected: Vec<f64> = keepers.map(|one| one.w).take(3).collect();
        let weight = |node| weights.iter().find(|one| one.node == node).unwrap().w;
        let mut shown = Vec::new();
        for n in 1..=3 {
            let nodes = nodes_ending(&window, &board::alternative(n));
            assert!(nodes.iter().all(|&node| wins(node)), "move {}: {nodes:?}", ply + 1);
            shown.extend(nodes.into_iter().map(weight));
        }
        assert_eq!(shown, expected, "move {}", ply + 1);
        if ends {
            assert!(!window.shows(&msg::played(mv.node)), "there is nothing better than a win");
            continue;
        }
        window.assert_shows(&[&msg::played(mv.node), &msg::alternatives_heading(Some(verdict))]);
        if expected.is_empty() {
            window.assert_shows(&[&msg::no_alternatives(verdict)]);
        }
    }
}

#[test]
fn mistakes_wrap_around_the_ends() {
    let mut window = lesson();
    let game = window.game().clone();
    let mistakes: Vec<usize> =
        (0..game.moves().len()).filter(|&ply| solved(&game, ply).verdict == Verdict::Throws).collect();
    assert_eq!(mistakes, [10, 11, 18, 19]);
    assert_eq!(ply(&window), Some(38));
    for &mistake in mistakes.iter().chain(&mistakes) {
        window.press(Key::CloseBracket);
        assert_eq!(ply(&window), Some(mistake));
    }
    for mistake in [18, 11, 10, 19] {
        window.press(Key::OpenBracket);
        assert_eq!(ply(&window), Some(mistake));
    }
    window.click(msg::next_mistake());
    assert_eq!(ply(&window), Some(10));
    let setup = setup(6);
    let mut without = opened(&setup, &game_of(&setup, "e7 c7"));
    assert!(!without.can_press(msg::next_mistake()));
    without.press(Key::CloseBracket);
    assert_eq!(ply(&without), Some(1));
    without.press_ctrl(Key::Z);
    assert_eq!(ply(&without), Some(0), "the review follows undo");
    without.press_ctrl(Key::Z);
    assert_eq!(ply(&without), None, "a game without moves has no review");
}

#[test]
fn keys_and_buttons_move_through_the_game() {
    let mut window = lesson();
    assert!(!window.can_press(msg::next()));
    assert!(!window.can_press(msg::last()));
    window.press(Key::PageUp);
    assert_eq!(ply(&window), Some(37));
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert_eq!(ply(&window), Some(38));
    window.press_with(Modifiers::COMMAND, Key::PageUp);
    assert_eq!(ply(&window), Some(0));
    assert!(!window.can_press(msg::first()));
    assert!(!window.can_press(msg::previous()));
    window.click(msg::next());
    assert_eq!(ply(&window), Some(1));
    window.click(msg::last());
    window.click(msg::previous());
    assert_eq!(ply(&window), Some(37));
    window.click(msg::first());
    window.press_with(Modifiers::COMMAND, Key::PageDown);
    assert_eq!(ply(&window), Some(38));
    let cell = window.texts().into_iter().find(|text| text.starts_with("Move 35: ")).unwrap();
    window.click(&cell);
    assert_eq!(ply(&window), Some(34));
    assert!(!window.session().is_viewing(), "the game page must show the latest position");
}

#[test]
fn arrows_step_until_tab_shows_the_cursor() {
    let mut window = lesson();
    for (key, expected) in [(Key::ArrowLeft, 37), (Key::Home, 0), (Key::ArrowRight, 1), (Key::End, 38)] {
        window.press(key);
        assert_eq!(ply(&window), Some(expected), "{key:?}");
    }
    window.press(Key::Home);
    window.click_node("e1");
    window.press(Key::ArrowRight);
    assert_eq!(ply(&window), Some(1), "a click on the board leaves the keys to the page");
    window.press(Key::Tab);
    window.press_with(Modifiers::SHIFT, Key::Tab);
    assert!(window.board_node("e1".parse().unwrap()).is_focused());
    window.press(Key::ArrowLeft);
    assert_eq!(ply(&window), Some(1), "the cursor of the board is shown");
    assert!(window.board_node("c1".parse().unwrap()).is_focused());
}

#[test]
fn graph_reacts_to_clicks_drags_and_keys() {
    let mut window = lesson();
    let slider = |window: &Window| {
        let node = window.widget(Role::Slider, msg::move_under_review());
        (node.rect(), node.accesskit_node().numeric_value())
    };
    let (rect, value) = slider(&window);
    assert_eq!(value, Some(39.0));
    window.click_at(rect.left_center() + egui::vec2(3.0, 0.0));
    assert_eq!(ply(&window), Some(0));
    assert_eq!(slider(&window).1, Some(1.0));
    window.harness.drag_at(rect.left_center() + egui::vec2(3.0, 5.0));
    window.harness.step();
    window.harness.hover_at(rect.right_center() + egui::vec2(40.0, 5.0));
    window.settle();
    assert_eq!(ply(&window), Some(38));
    window.harness.hover_at(rect.center());
    window.harness.step();
    window.harness.drop_at(rect.center());
    window.settle();
    assert_eq!(ply(&window), Some(19));
    window.focus(Role::Slider, msg::move_under_review());
    for (key, expected) in
        [(Key::ArrowLeft, 18), (Key::ArrowRight, 19), (Key::Home, 0), (Key::ArrowLeft, 0), (Key::End, 38)]
    {
        window.press(key);
        assert_eq!(ply(&window), Some(expected), "{key:?}");
    }
    let node = window.widget(Role::Slider, msg::move_under_review());
    assert!(node.is_focused(), "the arrow keys must not move the focus");
}

#[test]
fn playing_on_replaces_the_later_moves() {
    let mut window = lesson();
    window.apply(Action::Review(ReviewAction::ShowMove(10)));
    window.click(msg::play_from_here());
    let session = window.session();
    assert_eq!(ply(&window), None);
    assert_eq!(session.shown_ply(), 10);
    assert_eq!(session.playable(), Some(Player::Horizontal));
    window.apply(Action::Game(GameAction::Play("k11".parse().unwrap())));
    assert_eq!(window.moves().len(), 11);
    assert_eq!(window.moves()[10], "k11");
    assert_eq!(window.game().outcome(), None);
    window.press(Key::R);
    assert_eq!(ply(&window), Some(10));
    window.assert_shows(&[&msg::game_line(["Ada", "Bob"], msg::in_progress())]);
    window.press_ctrl(Key::Z);
    assert_eq!(ply(&window), Some(10), "the review must follow undo");
    window.assert_shows(&[&games::won_by("Ada")]);
}

#[test]
fn playing_on_starts_at_a_persons_turn() {
    let mut setup = setup(6);
    setup.players.vertical.kind = PlayerKind::Computer;
    let mut window = opened(&setup, &game_of(&setup, LESSON));
    find_points(&mut window);
    window.click(msg::all_moves());
    window.apply(Action::Review(ReviewAction::ShowMove(11)));
    window.click(msg::play_from_here());
    let session = window.session();
    assert_eq!(session.shown_ply(), 12);
    assert_eq!(session.playable(), Some(Player::Horizontal));
}

#[test]
fn game_without_moves_has_no_review() {
    let mut window = Window::new();
    window.press(Key::R);
    window.apply(Action::Review(ReviewAction::Show));
    assert_eq!(ply(&window), None);
    window.click(menu::moves());
    let is_review = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.label().is_some_and(|label| label.starts_with(msg::review_game()))
    };
    let items: Vec<_> = window.widgets().filter(is_review).collect();
    assert!(!items.is_empty());
    assert!(items.iter().all(|node| node.accesskit_node().is_disabled()));
}

#[test]
fn button_opens_and_esc_closes_the_review() {
    let mut window = lesson();
    window.press(Key::Escape);
    assert_eq!(ply(&window), None);
    window.assert_shows(&[&game_msg::wins("Ada")]);
    window.click(msg::title_text());
    assert_eq!(ply(&window), Some(38));
    window.click(msg::close());
    assert_eq!(ply(&window), None);
    window.apply(Action::Game(GameAction::ShowPly(12)));
    window.press(Key::R);
    assert_eq!(ply(&window), Some(11), "the review must open at the shown move");
}

#[test]
fn match_continues_during_the_review() {
    let mut setup = setup(6);
    for player in [&mut setup.players.horizontal, &mut setup.players.vertical] {
        player.kind = PlayerKind::Computer;
    }
    let mut window = opened(&setup, &game_of(&setup, "e7 c7"));
    window.apply(Action::Game(GameAction::Step));
    window.wait("a move is made", |window| window.moves().len() == 3);
    assert_eq!(ply(&window), Some(1));
    assert_eq!(window.game().moves().len(), 3);
    window.assert_shows_part("Move 3: Ada ");
}

#[test]
fn reviews_a_resigned_game_from_a_position() {
    let mut setup = setup(3);
    setup.start = Some("vh./../vh./../... h".parse().unwrap());
    let mut game = game_of(&setup, "e1");
    game.resign(Player::Horizontal).unwrap();
    let window = opened(&setup, &game);
    window.assert_shows(&["Move 1: Ada played e1"]);
    window.assert_shows(&[&games::resigned_by("Ada")]);
    let free = setup.start.as_ref().unwrap().free_count();
    window.assert_shows(&[&msg::verdict_sentence(Verdict::Throws, 1, free), "Bob was never winning."]);
    assert_eq!(nodes_ending(&window, &board::alternative(1)), ["a5".parse().unwrap()]);
}

#[test]
fn small_window_shows_board_or_moves() {
    let setup = setup(6);
    let game = game_of(&setup, LESSON);
    for size in [[640.0, 480.0], [700.0, 900.0], [960.0, 700.0]] {
        let mut window = opened_at(&setup, &game, size);
        window.apply(Action::Review(ReviewAction::ShowMove(10)));
        window.assert_shows(&["Move 11: Ada played k5"]);
        assert!(window.harness.query_by_role(Role::Grid).is_some(), "{size:?}");
        let moves = window.widget(Role::RadioButton, msg::tabs()[1]).rect().center();
        window.click_at(moves);
        assert!(window.harness.query_by_role(Role::Grid).is_none(), "{size:?}");
        window.assert_shows(&[&msg::safe_moves("Ada", 18, 20)]);
        window.click(msg::next_mistake());
        assert_eq!(ply(&window), Some(11));
        let buttons = window.widgets();
        for node in buttons.filter(|node| node.accesskit_node().role() == Role::Button) {
            let rect = node.rect();
            let inside = rect.right() <= size[0] + 1.0 && rect.left() >= -1.0;
            assert!(inside, "{size:?}: {:?} at {rect:?}", node.accesskit_node().label());
        }
    }
}

#[test]
fn heat_map_replaces_the_best_moves_and_ends_with_the_review() {
    let mut window = lesson();
    window.apply(Action::Review(ReviewAction::ShowMove(10)));
    assert_eq!(nodes_ending(&window, &board::alternative(1)).len(), 1);
    window.press(Key::W);
    assert_eq!(nodes_ending(&window, &board::alternative(1)).len(), 0);
    assert_eq!(nodes_ending(&window, "place 1 of 51 among the good rings").len(), 1);
    window.click(msg::best_moves());
    assert_eq!(nodes_ending(&window, &board::alternative(1)).len(), 1);
    window.click(msg::best_moves());
    assert_eq!(nodes_ending(&window, &board::alternative(1)).len(), 0);
    window.press(Key::W);
    window.assert_shows(&[help_me::heat_legend()]);
    window.press(Key::Escape);
    assert!(!window.app().states().the::<GameState>().heat);
}

#[test]
fn players_without_personality_have_no_weights() {
    let mut outside = setup(6);
    outside.players.vertical.kind = PlayerKind::Human;
    outside.set_no_personality(Player::Vertical, true);
    let mut perfect = setup(6);
    perfect.players.vertical.kind = PlayerKind::Perfect(Manner::Fighter);
    for setup in [outside, perfect] {
        let game = random_game(&setup, 3, 12);
        let mut window = opened(&setup, &game);
        for (ply, mv) in game.moves().iter().enumerate() {
            window.apply(Action::Review(ReviewAction::ShowMove(ply)));
            let Solved { solution, verdict, .. } = solved(&game, ply);
            let weighs = mv.player == Player::Horizontal;
            assert_eq!(window.can_press(game_msg::heat_map()), weighs);
            if weighs {
                continue;
            }
            window.assert_shows(&[&msg::played(mv.node), &msg::alternatives_heading(Some(verdict))]);
            let others = solution.winning_moves.iter().filter(|&&node| node != mv.node).count();
            for n in 1..=3_usize {
                let nodes = nodes_ending(&window, &board::alternative(n));
                assert_eq!(nodes.len(), usize::from(n <= others), "move {}", ply + 1);
                assert!(nodes.iter().all(|node| solution.winning_moves.contains(node)));
            }
        }
    }
}

/// Spider moves first and wins; Ada has no win at any time.
const LOST: &str = "e11 c9 c11 c7 c5 e5 a11 e7 g11 i11 i9 h10 g9 e9 f10 k9 e3 g3 f4 g5 f6 g7 g1 c3 d4 f2 e1 c1 d2 a5 \
                    k11 j10 i1 b6 b4 a3 a1 b2 k1 f8 k7 j8 h8 i7 h6 i5 h4 h2 i3 k3 j2";

fn find_points(window: &mut Window) {
    window.wait("the turning points are found", |window| window.has_button(msg::all_moves()));
}

/// The review of a game between Ada, left to right, and Steady, at its turning points.
fn told(setup: &GameSetup, moves: &str, size: [f32; 2]) -> Window {
    let mut window = opened_at(setup, &game_of(setup, moves), size);
    find_points(&mut window);
    window
}

fn against_computer() -> GameSetup {
    let mut setup = setup(6);
    setup.players.vertical = computer(built_in("Steady"));
    setup
}

#[test]
fn review_opens_at_the_turning_point_of_its_sentence() {
    let mut window = told(&against_computer(), LESSON, [1280.0, 800.0]);
    window.assert_shows(&[msg::story::closer()]);
    let game = window.game().clone();
    let mut points = Vec::new();
    for _ in 0..MOST_POINTS {
        window.press(Key::CloseBracket);
        points.push(ply(&window).unwrap());
    }
    points.sort_unstable();
    points.dedup();
    assert!(points.contains(&10) && points.contains(&19), "{points:?}");
    for ply in points {
        window.apply(Action::Review(ReviewAction::ShowMove(ply)));
        let Solved { before, solution, verdict, .. } = solved(&game, ply);
        let node = game.moves()[ply].node;
        let is_marked = nodes_ending(&window, board::mistake()) == [node];
        assert!(verdict != Verdict::Throws || is_marked, "move {}", ply + 1);
        for better in nodes_ending(&window, board::keeps_win()) {
            assert!(solution.winning_moves.contains(&better), "move {}", ply + 1);
        }
        for answer in nodes_ending(&window, msg::the_answer()) {
            assert!(solver::winning_moves(&before.after(node)).contains(&answer), "move {}", ply + 1);
        }
    }
    window.apply(Action::Review(ReviewAction::ShowMove(10)));
    window.assert_shows(&[&msg::story::at_move(11, msg::story::gave_away("k5"))]);
    assert_eq!(nodes_ending(&window, msg::the_answer()).len(), 1);
    window.click(span_it::messages::puzzle::why());
    assert_eq!(window.app().page_id(), PageId::Proof);
    window.press(Key::Escape);
    assert_eq!((window.app().page_id(), ply(&window)), (PageId::Review, Some(10)));
}

/// More than a game has.
const MOST_POINTS: usize = 6;

#[test]
fn enter_shows_how_the_game_goes_on_and_esc_returns() {
    let mut window = told(&against_computer(), LESSON, [1280.0, 800.0]);
    window.apply(Action::Review(ReviewAction::ShowMove(10)));
    let [answer] = nodes_ending(&window, msg::the_answer())[..] else { panic!("no answer") };
    let is_free = |window: &Window| nodes_ending(window, msg::the_answer()).contains(&answer);
    window.press(Key::Enter);
    assert!(!is_free(&window), "the answer is on the board");
    window.press(Key::Escape);
    assert!(is_free(&window) && ply(&window) == Some(10));
    window.click_node(&answer.to_string());
    assert!(!is_free(&window), "a click on the answer shows it too");
    window.press(Key::ArrowRight);
    assert_eq!(ply(&window), Some(11));
    window.press(Key::Escape);
    assert_eq!(ply(&window), None);
}

#[test]
fn missed_win_is_said_first_and_can_be_practised() {
    let mut setup = against_computer();
    setup.start = Some("hh./../.../../... h".parse().unwrap());
    let mut window = told(&setup, "a5 c5 e1", [1280.0, 800.0]);
    window.assert_shows(&[&msg::story::could_have_won("You", "e1"), msg::story::rules()[0]]);
    window.assert_shows(&[&msg::story::at_move(1, msg::story::won_at_once("e1"))]);
    assert_eq!(nodes_ending(&window, board::keeps_win()), ["e1".parse::<Node>().unwrap()]);
    window.click(msg::practise_this());
    window.click_node("e1");
    assert!(window.shows(span_it::messages::puzzle::found()), "{:#?}", window.texts());
    window.press(Key::Escape);
    window.assert_shows(&[&msg::story::could_have_won("You", "e1")]);
}

#[test]
fn who_never_had_a_win_learns_what_made_it_hard_and_easy() {
    let mut setup = game(6, computer(built_in("Spider")), person("Ada"));
    setup.first = Player::Horizontal;
    for size in [[1280.0, 800.0], [640.0, 480.0]] {
        let mut window = told(&setup, LOST, size);
        if size[0] < 1000.0 {
            window.click_on(Role::RadioButton, msg::turning_points());
        }
        window.assert_shows(&[&msg::story::always_won("Spider")]);
        window.assert_shows_part(&msg::story::made_it_hard("You"));
        window.assert_shows_part(&msg::story::made_it_easy("c3"));
        assert!(!window.has_button(msg::practise_this()), "nothing was to win");
    }
}
