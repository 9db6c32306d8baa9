//! The hands on a window under test: pointer, keys, assistive technology, menus.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::NodeT as _;
use span_it::messages::menu;

use super::harness::Window;

impl Window {
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

    /// Rests the pointer somewhere until tooltips show.
    pub(super) fn point_at(&mut self, pos: Pos2) {
        // Right after a click egui shows none.
        self.harness.run_steps(10);
        self.event(Event::PointerMoved(pos));
        self.harness.run_steps(60);
    }

    /// Rests the pointer on a button.
    #[track_caller]
    pub(super) fn point_at_button(&mut self, name: &str) {
        let at = self.widget(Role::Button, name).rect().center();
        self.point_at(at);
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

    /// Clicks a widget within reach, once it can be pressed: what a thread has told may be on the screen a
    /// frame before the thread has ended.
    #[track_caller]
    pub(super) fn click_on(&mut self, role: Role, name: &str) {
        if self.widget(role, name).accesskit_node().is_disabled() {
            self.wait(&format!("{name:?} can be pressed"), |window| {
                !window.widget(role, name).accesskit_node().is_disabled()
            });
        }
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
        if let Some(pressed) = self.pressing(modifiers, key) {
            self.harness.event(pressed);
        }
        self.step();
        self.event(Event::Key { key, physical_key: None, pressed: false, repeat: false, modifiers });
        self.event(Event::ModifiersChanged(Modifiers::NONE));
        self.settle();
    }

    /// What the toolkit tells of a key that is pressed: of those for the clipboard what they do, and where
    /// no text is to be pasted, nothing.
    fn pressing(&self, modifiers: Modifiers, key: Key) -> Option<Event> {
        match key {
            Key::C if modifiers.command_only() => Some(Event::Copy),
            Key::X if modifiers.command_only() => Some(Event::Cut),
            Key::V if modifiers.command_only() => {
                (!self.clipboard.is_empty()).then(|| Event::Paste(self.clipboard.clone()))
            }
            _ => Some(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }),
        }
    }

    /// Pastes a text by its key; an empty one is a clipboard without any.
    pub(super) fn paste(&mut self, text: &str) {
        text.clone_into(&mut self.clipboard);
        self.press_ctrl(Key::V);
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
