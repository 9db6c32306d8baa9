//! A window with games to review: the real application on a platform without animations.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use span_it::app::{Action, App, Launch, Page};
use span_it::jobs::Wake;
use span_it::messages::board;
use span_it::platform::{FileAnswer, FileRequest, Folders, Platform};
use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
use span_it_core::engine::Seed;
use span_it_core::personality::library;
use span_it_core::record::{self, GameSetup, PlayerKind, Seat};
use span_it_core::referee::{MoveNote, Referee};
use span_it_core::solver::{self, Verdict};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// A game in which all four verdicts occur.
pub(super) const LESSON: &str = "e7 c7 c11 k9 k1 a11 a9 b10 c9 k7 k5 e9 d8 g5 g7 h6 i7 j6 k11 j10 g3 i11 f4 f6 d6 e5 \
                      i1 e1 e3 d4 c1 a1 c3 b4 a3 h2 h4 i3 i5";

/// A platform without animations.
#[derive(Debug)]
struct Still;

impl Platform for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn chance(&mut self) -> Seed {
        Seed::default()
    }

    fn documents(&self) -> Option<std::path::PathBuf> {
        None
    }

    fn request_file(&mut self, _request: FileRequest, _wake: Wake) {}

    fn file_answer(&mut self) -> Option<FileAnswer> {
        None
    }

    fn reduced_motion(&mut self, _waking: &dyn Fn() -> Wake) -> Option<bool> {
        Some(true)
    }

    fn show_folder(&mut self, _folder: std::path::PathBuf, _wake: Wake) {}

    fn folder_problem(&mut self) -> Option<String> {
        None
    }
}

pub(super) fn seat(name: &str, kind: PlayerKind, personality: &str) -> Seat {
    let personality = library::builtin_named(personality).expect("it is shipped").clone();
    Seat { name: name.to_owned(), kind, personality }
}

/// Ada against Bob, both people, with different personalities.
pub(super) fn setup(n: usize) -> GameSetup {
    GameSetup {
        size: BoardSize::square(n).unwrap(),
        first: Player::Horizontal,
        seed: Seed::new(7).unwrap(),
        players: ByPlayer {
            horizontal: seat("Ada", PlayerKind::Human, "Steady"),
            vertical: seat("Bob", PlayerKind::Human, "Blocker"),
        },
        max_move: None,
        start: None,
        extra: None,
    }
}

pub(super) fn play(game: &mut Referee, node: Node) {
    let (ply, player) = (game.moves().len(), game.position().to_move());
    game.play(ply, player, node, MoveNote::default()).unwrap();
}

/// The game after these moves.
pub(super) fn game_of(setup: &GameSetup, moves: &str) -> Referee {
    let mut game = setup.new_game();
    for name in moves.split_whitespace() {
        play(&mut game, name.parse().unwrap());
    }
    game
}

/// A game of random moves, with at most this many.
pub(super) fn random_game(setup: &GameSetup, mut chance: u64, most: usize) -> Referee {
    let mut game = setup.new_game();
    while game.outcome().is_none() && game.moves().len() < most {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let free: Vec<Node> = game.position().free_nodes().collect();
        let index = usize::try_from(chance >> 33).unwrap() % free.len();
        play(&mut game, free[index]);
    }
    game
}

/// The verdict of the move after the first `ply` moves, from a new solver run.
pub(super) fn solved(game: &Referee, ply: usize) -> (Position, solver::Solution, Verdict) {
    let before = game.position_at(ply);
    let truth = solver::solve(&before);
    let mv = game.moves()[ply];
    let verdict = truth.verdict(mv.player, mv.node);
    (before, truth, verdict)
}

/// The window with a game opened from a file.
pub(super) struct Window {
    pub(super) harness: Harness<'static, App>,
    pub(super) folder: TempDir,
}

impl Window {
    /// A game that has not started.
    pub(super) fn empty() -> Self {
        Self::open(None, [1280.0, 800.0])
    }

    /// A game to review.
    pub(super) fn with(setup: &GameSetup, game: &Referee) -> Self {
        Self::sized(setup, game, [1280.0, 800.0])
    }

    pub(super) fn sized(setup: &GameSetup, game: &Referee, size: [f32; 2]) -> Self {
        Self::open(Some(record::write_record(setup, game)), size)
    }

    /// The lesson with its review open.
    pub(super) fn lesson() -> Self {
        let setup = setup(6);
        let mut window = Self::with(&setup, &game_of(&setup, LESSON));
        window.press(Key::R);
        window
    }

    pub(super) fn open(record: Option<String>, size: [f32; 2]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = record.map(|text| {
            let path = folder.path().join("game.spanit");
            std::fs::write(&path, text).unwrap();
            path
        });
        let data: &Path = &folder.path().join("data");
        let launch = Launch { platform: Box::new(Still), folders: Some(Folders::in_folder(data)), file };
        let harness = Harness::builder()
            .with_size(size)
            .with_max_steps(80)
            .build_eframe(|cc| App::new(cc, launch).expect("the system gives threads"));
        let mut window = Self { harness, folder };
        window.settle();
        window
    }

    pub(super) fn settle(&mut self) {
        self.harness.run_ok();
    }

    pub(super) fn apply(&mut self, action: Action) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().apply(action, &ctx);
        self.settle();
    }

    pub(super) fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    pub(super) fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        for pressed in [true, false] {
            let event = Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            self.harness.event(event);
            self.harness.step();
        }
        self.settle();
    }

    pub(super) fn click_at(&mut self, pos: Pos2) {
        self.harness.event(Event::PointerMoved(pos));
        self.harness.step();
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            self.harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
            self.harness.step();
        }
        self.harness.event(Event::PointerGone);
        self.settle();
    }

    #[track_caller]
    pub(super) fn click(&mut self, name: &str) {
        let at = self.harness.get_by_role_and_label(Role::Button, name).rect().center();
        self.click_at(at);
    }

    /// The move under review, if the review is open.
    pub(super) fn ply(&self) -> Option<usize> {
        match &self.harness.state().view().page {
            Page::Review(state) => Some(state.ply(self.harness.state().session())),
            Page::Game | Page::Why(_) | Page::Editor | Page::Tournament => None,
        }
    }

    /// All text on the screen.
    pub(super) fn texts(&self) -> Vec<String> {
        let said = |node: egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            if node.role() == Role::Label { node.value().or_else(|| node.label()) } else { node.label() }
        };
        self.harness.root().children_recursive().filter_map(said).collect()
    }

    #[track_caller]
    pub(super) fn assert_shows(&self, text: &str) {
        let texts = self.texts();
        assert!(texts.iter().any(|shown| shown == text), "nothing says {text:?}: {texts:#?}");
    }

    /// Whether the button with this name is enabled.
    #[track_caller]
    pub(super) fn can_press(&self, name: &str) -> bool {
        !self.harness.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
    }

    /// The board nodes whose names end with this text.
    pub(super) fn nodes_ending(&self, ending: &str) -> Vec<Node> {
        let grid = self.harness.get_by_role_and_label(Role::Grid, board::BOARD);
        let names = grid.children().filter_map(|node| node.accesskit_node().label());
        let named = names.filter(|name| name.ends_with(ending));
        named.map(|name| name.split(',').next().unwrap().parse().unwrap()).collect()
    }

    pub(super) fn game(&self) -> &Referee {
        self.harness.state().session().game()
    }
}
