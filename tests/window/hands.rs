//! Input to a window under test: pointer, keys, assistive technology, menus.

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

    /// Rests the pointer until tooltips appear.
    pub(super) fn point_at(&mut self, pos: Pos2) {
        // egui shows no tooltip right after a click.
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

    /// Clicks a reachable widget once it is enabled. A result of a thread may be on the screen one frame
    /// before the thread has ended.
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

    #[track_caller]
    pub(super) fn click(&mut self, name: &str) {
        self.click_on(Role::Button, name);
    }

    /// Clicks a board node.
    #[track_caller]
    pub(super) fn click_node(&mut self, node: &str) {
        let at = self.board_node(node.parse().unwrap()).rect().center();
        self.click_at(at);
    }

    /// Requests an action as assistive technology does.
    #[track_caller]
    pub(super) fn ask(&mut self, node: &str) {
        self.board_node(node.parse().unwrap()).click_accesskit();
        self.settle();
    }

    /// Chooses from an open menu, as assistive technology does: a submenu closes once the pointer has left
    /// it.
    #[track_caller]
    pub(super) fn choose_here(&mut self, name: &str) {
        self.menu_item(name).click_accesskit();
        self.settle();
    }

    /// Chooses a command through the menu bar.
    #[track_caller]
    pub(super) fn choose(&mut self, menu: &str, command: &str) {
        self.click(menu);
        let at = self.menu_item(command).rect().center();
        self.click_at(at);
        assert!(!self.has_button(menu::QUIT), "a menu is still open after {command}");
    }

    pub(super) fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    /// Presses a key with modifiers.
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

    /// The events that the platform sends for a key: for the clipboard keys their effect, and for a paste
    /// without text none.
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

    /// Pastes a text by key; an empty text is an empty clipboard.
    pub(super) fn paste(&mut self, text: &str) {
        text.clone_into(&mut self.clipboard);
        self.press_ctrl(Key::V);
    }

    /// Presses a key with Ctrl (on macOS Cmd).
    pub(super) fn press_ctrl(&mut self, key: Key) {
        self.press_with(Modifiers::COMMAND, key);
    }

    /// Replaces the text of a field.
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

    /// The text of a field.
    #[track_caller]
    pub(super) fn field(&self, name: &str) -> String {
        self.widget(Role::TextInput, name).value().unwrap_or_default()
    }

    /// Resizes the window.
    pub(super) fn resize(&mut self, size: [f32; 2]) {
        self.harness.set_size(size.into());
        self.settle();
    }

    /// egui's own context.
    pub(super) fn ctx(&self) -> &egui::Context {
        &self.harness.ctx
    }
}
