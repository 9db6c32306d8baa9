//! Input to the window: pointer, keys, assistive technology, menus, files.

use egui::{PointerButton, Pos2};
use span_it::messages::dialogs::library as list;
use span_it::messages::opponents;
use span_it::testing::session::PlaybackSpeed;

use super::prelude::*;

/// The accessible name of a row in the list of opponents.
pub(super) fn opponent_row(opponent: Opponent) -> String {
    opponents::row(opponent.name(), &opponent.strength(), opponent.character())
}

impl Window {
    /// Sends an event and runs one frame.
    pub(super) fn event(&mut self, event: Event) {
        self.harness.event(event);
        self.step();
    }

    pub(super) fn click_at(&mut self, pos: Pos2) {
        if self.last_click.replace(pos).is_some_and(|last| last.distance(pos) < 10.0) {
            self.pass_repeats();
        }
        self.event(Event::PointerMoved(pos));
        self.press_buttons(pos, &[PointerButton::Primary]);
        self.event(Event::PointerGone);
        self.settle();
    }

    /// Presses and releases these buttons of the mouse, one after the other.
    pub(super) fn press_buttons(&mut self, pos: Pos2, buttons: &[PointerButton]) {
        for &button in buttons {
            for pressed in [true, false] {
                self.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
            }
        }
    }

    /// Turns the wheel where the pointer is.
    pub(super) fn scroll(&mut self, unit: egui::MouseWheelUnit, delta: egui::Vec2) {
        let (phase, source) = (egui::TouchPhase::Move, egui::MouseWheelSource::Unknown);
        self.event(Event::MouseWheel { unit, delta, phase, source, modifiers: Modifiers::NONE });
        self.settle();
    }

    /// Opens the menu of a widget.
    #[track_caller]
    pub(super) fn secondary_click_on(&mut self, role: Role, name: &str) {
        let pos = self.widget(role, name).rect().center();
        self.event(Event::PointerMoved(pos));
        self.press_buttons(pos, &[PointerButton::Secondary]);
        self.settle();
    }

    /// Rests the pointer until tooltips appear.
    pub(super) fn point_at(&mut self, pos: Pos2) {
        // egui shows no tooltip right after a click.
        self.harness.run_steps(10);
        self.event(Event::PointerMoved(pos));
        self.harness.run_steps(60);
    }

    #[track_caller]
    pub(super) fn point_at_button(&mut self, name: &str) {
        let at = self.widget(Role::Button, name).rect().center();
        self.point_at(at);
    }

    pub(super) fn double_click_at(&mut self, pos: Pos2) {
        self.event(Event::PointerMoved(pos));
        self.press_buttons(pos, &[PointerButton::Primary; 2]);
        self.settle();
    }

    /// Clicks a reachable widget. Waits until it is enabled, because a result of a thread may be on the screen
    /// one frame before the thread ends.
    #[track_caller]
    pub(super) fn click_on(&mut self, role: Role, name: &str) {
        if self.widget(role, name).accesskit_node().is_disabled() {
            self.wait(&format!("{name:?} is enabled"), |window| {
                !window.widget(role, name).accesskit_node().is_disabled()
            });
        }
        let at = self.widget(role, name).rect().center();
        self.click_at(at);
    }

    pub(super) fn focus(&mut self, role: Role, name: &str) {
        self.widget(role, name).focus();
        self.settle();
    }

    /// Clicks a widget of a dialog that may have to scroll first.
    #[track_caller]
    pub(super) fn scroll_and_click(&mut self, role: Role, name: &str) {
        self.widget(role, name).scroll_to_me();
        self.settle();
        self.click_on(role, name);
    }

    #[track_caller]
    pub(super) fn click(&mut self, name: &str) {
        self.click_on(Role::Button, name);
    }

    /// Opens the list to choose who plays or gives hints, from New Game or an open card.
    #[track_caller]
    pub(super) fn open_chooser(&mut self, player: Player) {
        let is_there = |window: &Self, name: &str| {
            window.widgets().any(|node| node.accesskit_node().label().as_deref() == Some(name))
        };
        let names =
            [new_game::plays_like(), new_game::hints_from()].map(|role| new_game::for_player(role, player));
        let name = names.iter().find(|name| is_there(self, name)).expect("a chooser");
        self.scroll_and_click(Role::ComboBox, name);
        assert!(self.has_button(opponents::from_file()), "the list is open");
    }

    /// Shows the rarely needed fields of New Game.
    #[track_caller]
    pub(super) fn open_more(&mut self) {
        self.click(new_game::more());
        assert!(self.app().settings().more_in_new_game);
    }

    /// Edits a personality from New Game.
    #[track_caller]
    pub(super) fn edit_player(&mut self, player: Player) {
        self.open_chooser(player);
        self.click(opponents::edit());
        assert!(self.is_editing());
    }

    /// The name of the computer player in New Game.
    #[track_caller]
    pub(super) fn chosen_opponent(&self, player: Player) -> String {
        let name = new_game::for_player(new_game::plays_like(), player);
        self.widget(Role::ComboBox, &name).accesskit_node().value().unwrap_or_default()
    }

    #[track_caller]
    pub(super) fn choose_opponent(&mut self, player: Player, opponent: Opponent) {
        self.open_chooser(player);
        // The row may be outside the visible part of the list.
        self.widget(Role::RadioButton, &opponent_row(opponent)).click_accesskit();
        self.settle();
        assert!(self.has_dialog(new_game::title()) && !self.has_button(opponents::from_file()));
    }

    #[track_caller]
    pub(super) fn click_node(&mut self, node: &str) {
        let at = self.node_at(node);
        self.click_at(at);
    }

    #[track_caller]
    pub(super) fn click_nodes(&mut self, nodes: &[&str]) {
        for node in nodes {
            self.click_node(node);
        }
    }

    #[track_caller]
    pub(super) fn click_first_free(&mut self) {
        let node = first_free(self.game());
        self.click_node(&node.to_string());
    }

    /// Plays a node and waits for the answers of computer players.
    #[track_caller]
    pub(super) fn play(&mut self, node: &str) {
        self.click_node(node);
        self.wait_for_turn();
    }

    #[track_caller]
    pub(super) fn play_first_free(&mut self) {
        self.click_first_free();
        self.wait_for_turn();
    }

    pub(super) fn focus_node(&mut self, node: &str) {
        self.board_node(node.parse().unwrap()).focus();
        self.settle();
    }

    pub(super) fn type_text(&mut self, text: &str) {
        self.event(Event::Text(text.to_owned()));
        self.settle();
    }

    /// Finds a personality in the list of the library and chooses it.
    #[track_caller]
    pub(super) fn find_row(&mut self, name: &str) {
        self.type_into(list::search(), name);
        self.click_on(Role::RadioButton, name);
    }

    /// Plays a node as assistive technology does.
    #[track_caller]
    pub(super) fn play_accessibly(&mut self, node: &str) {
        self.board_node(node.parse().unwrap()).click_accesskit();
        self.settle();
    }

    /// Chooses from an open menu as assistive technology does, because a submenu closes when the pointer leaves
    /// it.
    #[track_caller]
    pub(super) fn choose_from_open_menu(&mut self, name: &str) {
        self.menu_item(name).click_accesskit();
        self.settle();
    }

    #[track_caller]
    pub(super) fn choose(&mut self, menu: &str, command: &str) {
        self.click(menu);
        let at = self.menu_item(command).rect().center();
        self.click_at(at);
        assert!(!self.has_button(menu::quit()), "a menu is open after {command}");
    }

    #[track_caller]
    pub(super) fn find_command(&mut self, command: &str) {
        self.press_ctrl(Key::K);
        let command = command.trim_end_matches('…');
        self.type_text(command);
        let at = self.found_command(command).rect().center();
        self.click_at(at);
    }

    /// Moves the cursor of a board to a node by keys, and presses Enter.
    pub(super) fn play_by_keys(&mut self, node: Node, cursor: impl Fn(&Self) -> Option<Node>) {
        self.press_ctrl(Key::Home);
        while cursor(self).map(Node::row) != Some(node.row()) {
            self.press(Key::ArrowDown);
        }
        self.press(Key::Home);
        while cursor(self) != Some(node) {
            self.press(Key::ArrowRight);
        }
        self.press(Key::Enter);
    }

    pub(super) fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    pub(super) fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        if self.last_key.replace(key) == Some(key) {
            self.pass_repeats();
        }
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.harness.event(self.key_event(modifiers, key));
        self.step();
        self.event(Event::Key { key, physical_key: None, pressed: false, repeat: false, modifiers });
        self.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    /// The event that the platform sends for a key. For clipboard keys it is their effect.
    fn key_event(&self, modifiers: Modifiers, key: Key) -> Event {
        match key {
            Key::C if modifiers.command_only() => Event::Copy,
            Key::X if modifiers.command_only() => Event::Cut,
            Key::V if modifiers.command_only() => Event::Paste(self.clipboard.clone()),
            _ => Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers },
        }
    }

    /// Pastes a text by key. An empty text stands for an empty clipboard.
    pub(super) fn paste(&mut self, text: &str) {
        text.clone_into(&mut self.clipboard);
        self.press_ctrl(Key::V);
    }

    /// Presses a key with Ctrl (on macOS Cmd).
    pub(super) fn press_ctrl(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND, key);
    }

    #[track_caller]
    pub(super) fn type_into(&mut self, field: &str, text: &str) {
        self.replace_text(self.field_role(field), field, text);
    }

    #[track_caller]
    pub(super) fn replace_text(&mut self, role: Role, field: &str, text: &str) {
        self.widget(role, field).focus();
        self.settle();
        self.press_ctrl(Key::A);
        self.press(Key::Delete);
        if !text.is_empty() {
            self.event(Event::Text(text.to_owned()));
        }
        self.settle();
    }

    pub(super) fn pick_file(&mut self, path: impl Into<PathBuf>) {
        self.platform.pick(path);
        self.settle();
    }

    pub(super) fn answer_dialog(&mut self, answer: FileAnswer) {
        self.platform.answer(answer);
        self.settle();
    }

    #[track_caller]
    pub(super) fn show_hint(&mut self) {
        self.press(Key::H);
        self.wait_for_hint();
    }

    #[track_caller]
    pub(super) fn wait_for_hint(&mut self) {
        self.wait("the hint is ready", |window| window.session().ready_hint().is_some());
    }

    pub(super) fn set_full_speed(&mut self) {
        let fastest = PlaybackSpeed::all().last().expect("there are speeds");
        self.apply(Action::Game(GameAction::SetSpeed(fastest)));
    }

    #[track_caller]
    pub(super) fn field(&self, name: &str) -> String {
        self.widget(self.field_role(name), name).value().unwrap_or_default()
    }

    /// A field may wrap its text.
    pub(super) fn field_role(&self, name: &str) -> Role {
        let wraps = self.has_widget(Role::MultilineTextInput, name);
        if wraps { Role::MultilineTextInput } else { Role::TextInput }
    }

    pub(super) fn resize(&mut self, size: [f32; 2]) {
        self.harness.set_size(size.into());
        self.settle();
    }

    pub(super) fn ctx(&self) -> &egui::Context {
        &self.harness.ctx
    }
}
