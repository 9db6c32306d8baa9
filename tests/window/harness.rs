//! The window under test: the real application in a harness without a display, with hands (pointer,
//! keys, assistive technology), eyes (labels on the screen) and a clock of its own.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, Order, OutputCommand, PointerButton, Pos2, Rect, ViewportCommand, ViewportId,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node as Widget};
use span_it::app::{Action, App, Launch, Session};
use span_it::board::Node;
use span_it::messages::{board, menu};
use span_it::platform::Folders;
use span_it::record::GameSetup;
use span_it::referee::Referee;
use tempfile::TempDir;

use super::machine::Machine;

/// How often a test looks, a millisecond apart, before it gives up on another thread.
const PATIENCE: u32 = 5_000;
/// How many frames in a row may ask for the next before the window counts as never resting.
const RESTLESS: u64 = 40;

/// What a window is opened with.
pub(super) struct Opening {
    /// The inside of the window, in points.
    pub(super) size: [f32; 2],
    /// The data folder; `None` is a machine that offers none.
    pub(super) folder: Option<Arc<TempDir>>,
    /// The file the program was started with.
    pub(super) file: Option<PathBuf>,
}

impl Default for Opening {
    fn default() -> Self {
        Self { size: [1280.0, 800.0], folder: Some(folder()), file: None }
    }
}

/// An empty folder, which goes when nobody holds it any more.
pub(super) fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

/// A window under test.
pub(super) struct Window {
    harness: Harness<'static, App>,
    /// What it runs on.
    pub(super) machine: Machine,
    /// What the frames since the last look asked of the desktop.
    pub(super) commands: Vec<ViewportCommand>,
    /// What was put on the clipboard.
    pub(super) copied: Vec<String>,
    /// Frames of the last settling.
    settling: u64,
    /// Where it keeps things. Declared last: it goes after the window has written.
    folder: Option<Arc<TempDir>>,
}

impl Window {
    /// A first start, 1280 x 800 points.
    pub(super) fn new() -> Self {
        Self::open(Opening::default())
    }

    /// A start with a folder in which something may lie already.
    pub(super) fn in_folder(folder: &Arc<TempDir>) -> Self {
        Self::open(Opening { folder: Some(Arc::clone(folder)), ..Opening::default() })
    }

    /// A window in which a game has just been begun.
    pub(super) fn playing(setup: GameSetup) -> Self {
        let mut window = Self::new();
        window.begin(setup);
        window
    }

    /// A start whose data folder is wherever the test says.
    pub(super) fn open_at(folder: &std::path::Path) -> Self {
        Self::launch(Opening { folder: None, ..Opening::default() }, Some(Folders::in_folder(folder)))
    }

    /// A start.
    pub(super) fn open(opening: Opening) -> Self {
        let folders = opening.folder.as_ref().map(|folder| Folders::in_folder(folder.path()));
        Self::launch(opening, folders)
    }

    fn launch(opening: Opening, folders: Option<Folders>) -> Self {
        let machine = Machine::still();
        let launch = Launch { platform: Box::new(machine.clone()), folders, file: opening.file };
        let harness = Harness::builder()
            .with_size(opening.size)
            .with_max_steps(RESTLESS)
            .with_step_dt(0.02)
            .build_eframe(|cc| App::new(cc, launch).expect("the system gives threads"));
        let mut window = Self {
            harness,
            machine,
            commands: Vec::new(),
            copied: Vec::new(),
            settling: 0,
            folder: opening.folder,
        };
        window.settle();
        window
    }

    /// Closes the window and waits until everything is on the disk.
    pub(super) fn close(mut self) {
        self.settle();
    }

    /// Begins a game as the New Game dialog does.
    pub(super) fn begin(&mut self, setup: GameSetup) {
        self.apply(Action::StartGame { setup: Box::new(setup), random_first: false });
    }

    /// Carries out what a screen would ask for.
    pub(super) fn apply(&mut self, action: Action) {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().apply(action, &ctx);
        self.settle();
    }

    /// The application.
    pub(super) fn app(&self) -> &App {
        self.harness.state()
    }

    /// The game and what is around it.
    pub(super) fn session(&self) -> &Session {
        self.app().session()
    }

    /// The live game.
    pub(super) fn game(&self) -> &Referee {
        self.session().game()
    }

    /// The moves so far, as names.
    pub(super) fn moves(&self) -> Vec<String> {
        self.game().moves().iter().map(|mv| mv.node.to_string()).collect()
    }

    /// A path in the data folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.as_ref().expect("this window has a folder").path().join(name)
    }

    // Time.

    /// One frame, and what it asked for.
    pub(super) fn step(&mut self) {
        self.harness.step();
        let output = self.harness.output();
        let copied = output.platform_output.commands.iter().filter_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        self.copied.extend(copied);
        if let Some(viewport) = output.viewport_output.get(&ViewportId::ROOT) {
            self.commands.extend(viewport.commands.iter().cloned());
        }
    }

    /// When the last frame asked for the next.
    pub(super) fn repaint_after(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// Frames until none is asked for at once, but not for ever: a spinner never rests.
    pub(super) fn settle(&mut self) {
        for frame in 1..=RESTLESS {
            self.settling = frame;
            self.step();
            if !self.repaint_after().is_zero() {
                return self.harness.check_accessibility();
            }
        }
    }

    /// How many frames it took until the window rested last.
    pub(super) const fn frames_of_last_settling(&self) -> u64 {
        self.settling
    }

    /// Says that the window is minimised, or no longer.
    pub(super) fn minimize(&mut self, minimized: bool) {
        let viewports = &mut self.harness.input_mut().viewports;
        viewports.get_mut(&ViewportId::ROOT).expect("there is a window").minimized = Some(minimized);
        self.settle();
    }

    /// Lets time pass, as the application sees it.
    pub(super) fn advance(&mut self, time: Duration) {
        self.machine.advance(time);
        self.settle();
    }

    /// Frames until `ready`, for what comes from another thread.
    #[track_caller]
    pub(super) fn wait(&mut self, what: &str, ready: impl Fn(&Self) -> bool) {
        for _ in 0..PATIENCE {
            if ready(self) {
                return self.settle();
            }
            std::thread::sleep(Duration::from_millis(1));
            self.step();
        }
        panic!("waited in vain until {what}; on the screen: {:#?}", self.texts());
    }

    /// Waits until a person can move, or the game is over.
    #[track_caller]
    pub(super) fn wait_for_turn(&mut self) {
        self.wait("a person is to move", |window| {
            let session = window.session();
            session.outcome().is_some() || session.is_human(session.game().position().to_move())
        });
    }

    // Eyes.

    /// All that can be read on the screen.
    pub(super) fn texts(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes.filter_map(|node| name_of(&node)).filter(|text| !text.is_empty()).collect()
    }

    /// Whether this text stands on the screen, alone.
    pub(super) fn says(&self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown == text)
    }

    /// Asserts that all these texts stand on the screen.
    #[track_caller]
    pub(super) fn assert_says(&self, texts: &[&str]) {
        for text in texts {
            assert!(self.says(text), "nothing says {text:?}; on the screen: {:#?}", self.texts());
        }
    }

    /// Every node of the accessibility tree.
    pub(super) fn widgets(&self) -> impl Iterator<Item = Widget<'_>> {
        self.harness.root().children_recursive()
    }

    /// The topmost dialog, else the whole window: where hands reach.
    pub(super) fn front(&self) -> Widget<'_> {
        let dialogs = self.widgets().filter(|node| node.accesskit_node().role() == Role::Dialog);
        dialogs.last().unwrap_or_else(|| self.harness.root())
    }

    /// The one widget of this role and name within reach.
    #[track_caller]
    pub(super) fn widget<'a>(&'a self, role: Role, name: &'a str) -> Widget<'a> {
        let found: Vec<_> = self.front().query_all_by_role_and_label(role, name).collect();
        assert_eq!(found.len(), 1, "{role:?} {name:?}; on the screen: {:#?}", self.texts());
        found[0]
    }

    /// Whether there is a button of this name within reach.
    pub(super) fn has_button(&self, name: &str) -> bool {
        self.widgets().any(|node| is_button(&node, name))
    }

    /// Whether a dialog of this title is open.
    pub(super) fn has_dialog(&self, title: &str) -> bool {
        self.widgets().any(|node| {
            let node = node.accesskit_node();
            node.role() == Role::Dialog && node.label().is_some_and(|label| label == title)
        })
    }

    /// Where the only dialog lies.
    pub(super) fn area_of_dialog(&self) -> Rect {
        self.harness.ctx.memory(|memory| {
            let over = memory.layer_ids().find(|layer| layer.order != Order::Background);
            over.and_then(|layer| memory.area_rect(layer.id)).expect("no dialog is open")
        })
    }

    /// Whether a command of the open menu can be given.
    #[track_caller]
    pub(super) fn menu_can(&self, command: &str) -> bool {
        !self.menu_item(command).accesskit_node().is_disabled()
    }

    /// A command of the open menu; its name may be followed by its key.
    #[track_caller]
    pub(super) fn menu_item(&self, command: &str) -> Widget<'_> {
        let is_it = |node: &Widget<'_>| {
            let label = node.accesskit_node().label().unwrap_or_default();
            let key = label.strip_prefix(command).map(str::trim_start);
            is_button(node, &label) && key.is_some_and(|key| !key.contains(' '))
        };
        let found: Vec<_> = self.widgets().filter(is_it).collect();
        assert!(!found.is_empty(), "no menu offers {command:?}; on the screen: {:#?}", self.texts());
        found[0]
    }

    /// Whether the button of this name can be pressed.
    #[track_caller]
    pub(super) fn can_press(&self, name: &str) -> bool {
        !self.widget(Role::Button, name).accesskit_node().is_disabled()
    }

    /// The accessible name of a node of the board.
    #[track_caller]
    pub(super) fn node_name(&self, node: Node) -> String {
        self.board_node(node).accesskit_node().label().unwrap_or_default()
    }

    /// A node of the board.
    #[track_caller]
    pub(super) fn board_node(&self, node: Node) -> Widget<'_> {
        let grid = self.harness.get_by_role_and_label(Role::Grid, board::BOARD);
        let start = format!("{node}, ");
        let found = grid
            .children()
            .find(|child| child.accesskit_node().label().is_some_and(|label| label.starts_with(&start)));
        found.unwrap_or_else(|| panic!("the board has no {node}"))
    }

    /// What assistive technology was last told.
    pub(super) fn announcement(&self) -> Option<String> {
        let polite = self
            .widgets()
            .find(|node| node.accesskit_node().data().live() == Some(egui::accesskit::Live::Polite))?;
        name_of(&polite)
    }

    /// The sentence of the error bar.
    pub(super) fn notice(&self) -> Option<&str> {
        self.app().view().notice.as_ref().map(|notice| notice.text.as_str())
    }

    // Hands.

    /// One event and its frame.
    pub(super) fn event(&mut self, event: Event) {
        self.harness.event(event);
        self.step();
    }

    /// A click of the pointer.
    pub(super) fn click_at(&mut self, pos: Pos2) {
        self.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            self.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        }
        self.event(Event::PointerGone);
        self.settle();
    }

    /// Two clicks in quick succession.
    pub(super) fn double_click_at(&mut self, pos: Pos2) {
        self.event(Event::PointerMoved(pos));
        for pressed in [true, false, true, false] {
            let button = PointerButton::Primary;
            self.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
        }
        self.settle();
    }

    /// Clicks a widget within reach.
    #[track_caller]
    pub(super) fn click_on(&mut self, role: Role, name: &str) {
        let at = self.widget(role, name).rect().center();
        self.click_at(at);
    }

    /// Clicks a button.
    #[track_caller]
    pub(super) fn click(&mut self, name: &str) {
        self.click_on(Role::Button, name);
    }

    /// Clicks a node of the board.
    #[track_caller]
    pub(super) fn click_node(&mut self, node: &str) {
        let at = self.board_node(node.parse().unwrap()).rect().center();
        self.click_at(at);
    }

    /// Asks for something as assistive technology does.
    #[track_caller]
    pub(super) fn ask(&mut self, node: &str) {
        self.board_node(node.parse().unwrap()).click_accesskit();
        self.settle();
    }

    /// Chooses in an open menu, as assistive technology does: a menu within a menu closes once the
    /// pointer is gone.
    #[track_caller]
    pub(super) fn choose_here(&mut self, name: &str) {
        self.menu_item(name).click_accesskit();
        self.settle();
    }

    /// A menu's command, through the menu bar.
    #[track_caller]
    pub(super) fn choose(&mut self, menu: &str, command: &str) {
        self.click(menu);
        let at = self.menu_item(command).rect().center();
        self.click_at(at);
        assert!(!self.has_button(menu::QUIT), "a menu is still open after {command}");
    }

    /// Presses a key.
    pub(super) fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    /// Presses a key with Ctrl, Shift and so on held.
    pub(super) fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.event(Event::ModifiersChanged(modifiers));
        for pressed in [true, false] {
            self.event(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
        self.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    /// Presses a key with Ctrl (on macOS Cmd) held.
    pub(super) fn press_ctrl(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND, key);
    }

    /// Replaces what a field holds.
    #[track_caller]
    pub(super) fn type_into(&mut self, field: &str, text: &str) {
        self.widget(Role::TextInput, field).focus();
        self.settle();
        self.press_ctrl(Key::A);
        self.press(Key::Delete);
        if !text.is_empty() {
            self.event(Event::Text(text.to_owned()));
        }
        self.settle();
    }

    /// What a field holds.
    #[track_caller]
    pub(super) fn field(&self, name: &str) -> String {
        self.widget(Role::TextInput, name).value().unwrap_or_default()
    }

    /// Another size of the window.
    pub(super) fn resize(&mut self, size: [f32; 2]) {
        self.harness.set_size(size.into());
        self.settle();
    }

    /// egui's own state.
    pub(super) fn ctx(&self) -> &egui::Context {
        &self.harness.ctx
    }
}

/// What a node of the tree says: labels carry their text as a value.
pub(super) fn name_of(node: &Widget<'_>) -> Option<String> {
    let node = node.accesskit_node();
    if node.role() == Role::Label { node.value().or_else(|| node.label()) } else { node.label() }
}

fn is_button(node: &Widget<'_>, name: &str) -> bool {
    let node = node.accesskit_node();
    node.role() == Role::Button && node.label().is_some_and(|label| label == name)
}
