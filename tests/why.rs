//! *Show Why*, controlled by pointer, keys and assistive technology, with the clock of the test. The solver
//! must confirm what the page says, and the game must not change.

use span_it::app::{GameAction, ProofAction};
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use span_it::app::proof::State;
use span_it::app::{Action, App, Launch};
use span_it::jobs::Wake;
use span_it::messages::proof as words;
use span_it::platform::{FileAnswer, FileRequest, Platform};
use span_it_core::board::{Node, Player, Position};
use span_it_core::record::{GameSetup, PlayerKind, Seat};
use span_it_core::{engine::Seed, personality::library, solver};

/// Horizontal to move; it wins only with the right moves.
const RACE: &str = "..../.../.h../.v./..../.../.... h";

#[derive(Clone, Default)]
struct Machine(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    now: Duration,
    seeds: u64,
    motion: Option<bool>,
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Machine")
    }
}

impl Platform for Machine {
    fn now(&self) -> Duration {
        self.0.lock().expect("no test thread died").now
    }

    fn chance(&mut self) -> Seed {
        let mut inside = self.0.lock().expect("no test thread died");
        inside.seeds += 7;
        Seed::new(inside.seeds).expect("it is well formed")
    }

    fn documents(&self) -> Option<std::path::PathBuf> {
        None
    }

    fn request_file(&mut self, _request: FileRequest, _wake: Wake) {}

    fn file_answer(&mut self) -> Option<FileAnswer> {
        None
    }

    fn reduced_motion(&mut self, _waking: &dyn Fn() -> Wake) -> Option<bool> {
        self.0.lock().expect("no test thread died").motion.take()
    }

    fn show_folder(&mut self, _folder: std::path::PathBuf, _wake: Wake) {}

    fn folder_problem(&mut self) -> Option<String> {
        None
    }
}

/// A window in which two people have just started a game from a position.
struct Window {
    harness: Harness<'static, App>,
    machine: Machine,
}

impl Window {
    fn new(position: &str, size: [f32; 2], still: bool) -> Self {
        let machine = Machine::default();
        machine.0.lock().expect("no test thread died").motion = Some(still);
        let launch = Launch { platform: Box::new(machine.clone()), folders: None, file: None };
        let harness = Harness::builder()
            .with_size(size)
            .with_step_dt(0.02)
            .build_eframe(|cc| App::new(cc, launch).expect("the system gives threads"));
        let mut window = Self { harness, machine };
        let start: Position = position.parse().expect("it is well formed");
        let seat = |name: &str| Seat {
            name: name.to_owned(),
            kind: PlayerKind::Human,
            personality: library::builtin_named("Steady").expect("it is well formed").clone(),
        };
        let setup = GameSetup {
            size: start.size(),
            first: start.to_move(),
            seed: Seed::default(),
            players: span_it_core::board::ByPlayer { horizontal: seat("Ada"), vertical: seat("Bob") },
            max_move: None,
            start: Some(start),
            extra: None,
        };
        window.apply(Action::Game(GameAction::StartGame { setup: Box::new(setup), random_first: false }));
        window
    }

    /// The same with the page open and without animations.
    fn explaining(position: &str) -> Self {
        let mut window = Self::new(position, [1280.0, 800.0], true);
        window.press(Modifiers::NONE, Key::Y);
        window
    }

    fn apply(&mut self, action: Action) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().apply(action, &ctx);
        self.settle();
    }

    fn settle(&mut self) {
        for _ in 0..4 {
            self.harness.step();
        }
        self.harness.check_accessibility();
    }

    fn advance(&mut self, milliseconds: u64) {
        self.machine.0.lock().expect("no test thread died").now += Duration::from_millis(milliseconds);
        self.settle();
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        for pressed in [true, false] {
            self.harness.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            self.harness.step();
        }
        self.settle();
    }

    fn click(&mut self, name: &str) {
        self.harness.get_by_role_and_label(Role::Button, name).click();
        self.settle();
    }

    /// The board node whose name starts with this text.
    fn named(&self, node: Node) -> String {
        let beginning = format!("{node}, {}, ", node.kind());
        let names = self.names();
        let found: Vec<&String> = names.iter().filter(|name| name.starts_with(&beginning)).collect();
        assert_eq!(found.len(), 1, "{beginning:?}");
        found[0].clone()
    }

    fn click_node(&mut self, node: Node) {
        let at = self.harness.get_by_label(&self.named(node)).rect().center();
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            self.harness.event(Event::PointerMoved(at));
            self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
            self.harness.step();
        }
        self.settle();
    }

    fn names(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes.filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value())).collect()
    }

    fn shows(&self, text: &str) -> bool {
        self.names().iter().any(|name| name == text)
    }

    fn announced(&self) -> String {
        let mut nodes = self.harness.root().children_recursive();
        let live = nodes.find(|node| node.accesskit_node().live() == Live::Polite);
        live.and_then(|node| node.accesskit_node().value()).unwrap_or_default()
    }

    fn page(&self) -> &State {
        self.harness.state().view().why().expect("the page is open")
    }

    fn is_open(&self) -> bool {
        self.harness.state().view().why().is_some()
    }

    /// The first node of the second tree, and its repair.
    fn next_cut(&self) -> (Node, Node) {
        let mut tried = self.page().explained.clone();
        let cut = tried.trees()[1][0];
        (cut, tried.cut(cut).expect("it is well formed").mend.expect("it is well formed"))
    }

    fn moves(&self) -> usize {
        self.harness.state().session().game().moves().len()
    }
}

#[test]
fn shows_the_winner_the_trees_and_the_first_move() {
    let window = Window::explaining(RACE);
    let position: Position = RACE.parse().unwrap();
    assert_eq!(window.page().explained.winner(), solver::winner(&position));
    let opening = window.page().explained.opening().unwrap();
    assert!(solver::winning_moves(&position).contains(&opening));
    assert!(window.shows(&words::title("Ada")));
    assert!(window.shows(&words::first_then(opening)));
    assert!(window.shows(&words::what_to_do("Bob")));
    assert!(window.announced().starts_with(&words::title("Ada")));
    assert!(window.named(opening).ends_with(", play this first"));
    let trees = window.page().explained.trees();
    for (which, nodes) in trees.iter().enumerate() {
        assert!(window.shows(&words::tree(which, nodes)));
        let end = [", free, tree A", ", free, tree B"][which];
        assert!(nodes.iter().all(|&node| window.named(node).ends_with(end)));
    }
}

#[test]
fn click_cuts_and_the_other_tree_repairs() {
    let mut window = Window::explaining(RACE);
    let (cut, mend) = window.next_cut();
    window.click_node(cut);
    let line = words::mended("Bob", cut, "Ada", mend);
    assert!(window.shows(&line));
    assert_eq!(window.announced(), line);
    let board = window.page().explained.board();
    assert_eq!(board.owner(cut), Some(Player::Vertical));
    assert_eq!(board.owner(mend), Some(Player::Horizontal));
    assert_eq!(window.moves(), 0, "the game itself is untouched");
}

#[test]
fn cut_outside_the_trees_needs_no_reply() {
    // b2, between two connectors of the opponent, connects nothing.
    let mut window = Window::explaining("vv../.../hh../.../..../.../.... h");
    let (node, trees) = ("b2".parse().unwrap(), window.page().explained.trees());
    assert!(window.named(node).ends_with("free"));
    window.click_node(node);
    assert_eq!(window.announced(), words::cuts_nothing("Bob", node, "Ada"));
    assert_eq!(window.page().explained.trees(), trees);
}

#[test]
fn keys_and_assistive_technology_cut_too() {
    let mut window = Window::explaining(RACE);
    let first = window.page().board.cursor().unwrap();
    window.press(Modifiers::NONE, Key::Enter);
    assert_eq!(window.page().explained.latest().unwrap().cut, first);
    let (cut, mend) = window.next_cut();
    let name = window.named(cut);
    window.harness.get_by_label(&name).click_accesskit();
    window.settle();
    assert_eq!(window.announced(), words::mended("Bob", cut, "Ada", mend));
    window.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.announced(), words::taken_back(cut));
    assert_eq!(window.page().explained.exchanges().len(), 1);
    window.click(words::RESTART);
    assert_eq!(window.page().explained.exchanges().len(), 0);
}

#[test]
fn cut_shows_before_its_repair_unless_motion_is_reduced() {
    let mut window = Window::new(RACE, [1280.0, 800.0], false);
    window.press(Modifiers::NONE, Key::Y);
    let (cut, mend) = window.next_cut();
    window.click_node(cut);
    assert!(window.page().is_torn());
    assert!(window.shows(&words::cuts("Bob", cut)));
    assert!(window.named(mend).contains("free"));
    window.advance(400);
    assert!(!window.page().is_torn());
    assert!(window.shows(&words::mended("Bob", cut, "Ada", mend)));
    assert!(window.named(mend).contains("Ada"));
    let mut still = Window::explaining(RACE);
    still.click_node(cut);
    assert!(!still.page().is_torn());
}

#[test]
fn playing_out_joins_the_edges_and_can_pause() {
    let mut window = Window::explaining(RACE);
    window.click(words::PLAY_OUT);
    window.advance(700);
    let tried = window.page().explained.exchanges().len();
    assert!(tried >= 1);
    window.click(words::PAUSE);
    window.advance(5_000);
    assert_eq!(window.page().explained.exchanges().len(), tried);
    window.click(words::PLAY_OUT);
    for _ in 0..40 {
        window.advance(700);
    }
    assert!(window.page().explained.is_complete());
    assert!(!window.page().is_playing_out());
    let end = words::joined(Player::Horizontal, "Ada", "Bob");
    assert!(window.shows(&end));
    assert!(window.announced().ends_with(&end));
    assert_eq!(window.page().explained.winning_path().map(|path| path.owner()), Some(Player::Horizontal));
    assert_eq!(window.moves(), 0);
}

#[test]
fn closing_restores_the_game() {
    let mut window = Window::new(RACE, [1280.0, 800.0], true);
    window.apply(Action::Proof(ProofAction::Show));
    window.click(words::CLOSE_NAME);
    assert!(!window.is_open());
    window.press(Modifiers::NONE, Key::Y);
    window.press(Modifiers::NONE, Key::Escape);
    assert!(!window.is_open());
    assert_eq!(window.moves(), 0);
    window.apply(Action::Game(GameAction::ToggleTruth));
    window.click(words::SHOW_WHY);
    assert!(window.is_open());
    window.apply(Action::Game(GameAction::Play("a1".parse().unwrap())));
    assert!(!window.is_open(), "a move is seen where it is made");
}

#[test]
fn finished_game_has_nothing_to_show() {
    let mut window = Window::new("hhh./.../..../.../..../.../.... h", [1280.0, 800.0], true);
    window.click_node("g1".parse().unwrap());
    assert!(window.harness.state().session().outcome().is_some());
    window.press(Modifiers::NONE, Key::Y);
    assert!(!window.is_open());
    assert!(window.shows(words::OVER));
    // Earlier positions can be explained.
    window.apply(Action::Game(GameAction::ShowPly(0)));
    window.press(Modifiers::NONE, Key::Y);
    assert!(window.is_open());
    assert_eq!(window.page().explained.start().connectors(), 3);
}

#[test]
fn narrow_window_has_two_tabs() {
    let mut window = Window::new(RACE, [640.0, 480.0], true);
    window.apply(Action::Proof(ProofAction::Show));
    let tree = words::tree(0, &window.page().explained.trees()[0]);
    assert!(!window.shows(&tree));
    window.harness.get_by_role_and_label(Role::RadioButton, words::WORDS_TAB).click();
    window.settle();
    assert!(window.shows(&tree));
    let inside = window.harness.ctx.content_rect();
    for name in [words::PLAY_OUT, words::UNDO, words::RESTART, words::CLOSE_NAME] {
        let button = window.harness.get_by_role_and_label(Role::Button, name).rect();
        assert!(inside.contains_rect(button), "{name} at {button}");
    }
}
