//! Held and repeated keys: they never reach what has just appeared. A held key repeats only where it steps, scrolls or
//! writes.

use std::collections::BTreeMap;

use egui::{Context, Event, Key};

use crate::app::ui::input::REPEAT_TIME;
use crate::app::ui::input::control::{Control, is_same};

#[derive(Debug, Default)]
pub(super) struct Keys {
    /// The keys that are down, and whether they have no effect until they are released.
    down: BTreeMap<Key, bool>,
    last: Option<Press>,
    /// Whether the text of an ignored key is still to come.
    ignores_text: bool,
}

/// The last press that had an effect.
#[derive(Debug)]
struct Press {
    key: Key,
    /// In seconds.
    time: f64,
    /// The control with the focus, and whether a menu was open; `None` until the end of its frame.
    pressed: Option<Scene>,
    now: Scene,
    /// Whether the controls were replaced since.
    is_replaced: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Scene {
    focused: Option<Control>,
    has_menu: bool,
}

impl Keys {
    /// `is_typing` is whether a text field has the focus.
    pub(super) fn accepts(&mut self, event: &Event, now: f64, is_typing: impl Fn() -> bool) -> bool {
        match event {
            Event::Key { key, pressed: true, .. } => {
                let accepts = self.accepts_press(*key, now, is_typing());
                self.ignores_text = !accepts;
                return accepts;
            }
            Event::Key { key, pressed: false, .. } => {
                self.down.remove(key);
            }
            Event::Text(_) => return !self.ignores_text,
            // Releases do not arrive while another window has the focus.
            Event::WindowFocused(false) => self.down.clear(),
            _ => {}
        }
        true
    }

    fn accepts_press(&mut self, key: Key, now: f64, is_typing: bool) -> bool {
        if let Some(is_ignored) = self.down.get(&key) {
            return !is_ignored && repeats(key, is_typing);
        }
        let is_ignored = self.last.as_ref().is_some_and(|last| {
            last.key == key && now < last.time + REPEAT_TIME && last.reaches_other_control(is_typing)
        });
        self.down.insert(key, is_ignored);
        if !is_ignored && !is_modifier(key) {
            self.last =
                Some(Press { key, time: now, pressed: None, now: Scene::default(), is_replaced: false });
        }
        !is_ignored
    }

    /// The key has no effect until it is released. Returns whether it was not down.
    pub(super) fn ignore(&mut self, key: Key) -> bool {
        self.ignores_text = true;
        self.down.insert(key, true).is_none()
    }

    pub(super) fn note_new_controls(&mut self) {
        for is_ignored in self.down.values_mut() {
            *is_ignored = true;
        }
        if let Some(last) = &mut self.last {
            last.is_replaced = true;
        }
    }

    /// Called at the end of each frame.
    pub(super) fn look(&mut self, ctx: &Context, now: f64) {
        let Some(last) = &mut self.last else { return };
        if now > last.time + REPEAT_TIME {
            self.last = None;
            return;
        }
        last.now = Scene { focused: Control::with_focus(ctx), has_menu: egui::Popup::is_any_open(ctx) };
        last.pressed.get_or_insert(last.now);
    }
}

impl Press {
    fn reaches_other_control(&self, is_typing: bool) -> bool {
        let Some(pressed) = self.pressed else { return false };
        let is_other = match self.key {
            Key::Enter | Key::Space => !is_same(pressed.focused, self.now.focused),
            Key::Escape => pressed.has_menu != self.now.has_menu,
            // Letters write.
            _ if is_typing => return false,
            _ => false,
        };
        self.is_replaced || is_other
    }
}

/// Whether a held key has its effect again and again.
fn repeats(key: Key, is_typing: bool) -> bool {
    use Key::{
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Equals, Escape, Minus, PageDown, PageUp, Plus, Tab,
    };
    match key {
        ArrowDown | ArrowLeft | ArrowRight | ArrowUp | PageDown | PageUp | Tab | Plus | Minus | Equals => {
            true
        }
        Enter | Escape => false,
        _ => is_typing,
    }
}

const fn is_modifier(key: Key) -> bool {
    use Key::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
    matches!(
        key,
        AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight | SuperLeft | SuperRight
    )
}
