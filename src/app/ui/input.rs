//! The input queue: each frame receives at most one key press or one change of a mouse button, because widgets see only
//! the state at the end of a frame. Taps, remote desktops and slow frames deliver several of them between two frames.
//!
//! It also drops what a player does not mean: the second press of a double click or of a key if the controls were
//! replaced between them, and the repeats of a held key, unless it steps, scrolls or writes.

use std::collections::{BTreeSet, VecDeque};

use egui::{Context, Event, Key, Plugin, Pos2, RawInput, Ui};

/// How long a second press counts as repeated, in seconds.
const REPEAT_TIME: f64 = 0.4;
/// How far the pointer may move between the clicks of a double click, in points.
const MAX_DISTANCE: f32 = 6.0;

#[derive(Debug, Default)]
pub(crate) struct InputQueue {
    /// The events that wait for the next frame, oldest first.
    waiting: VecDeque<Event>,
    down: BTreeSet<Key>,
    /// The latest press that had an effect, and when, in seconds.
    last: Option<(Press, f64)>,
    /// The latest press, if it has no effect. Nor have its release and its text.
    ignored: Option<Press>,
    /// Whether the controls were replaced since the latest press that had an effect.
    has_new_controls: bool,
    /// Whether something moves that a press ends, and whether one did.
    is_skippable: bool,
    is_skipped: bool,
}

#[derive(Clone, Copy, Debug)]
enum Press {
    Key(Key),
    Button(Pos2),
}

/// Called when controls have been replaced.
pub(crate) fn guard_new_controls(ctx: &Context) {
    ctx.with_plugin(|queue: &mut InputQueue| queue.has_new_controls = true);
}

/// Whether the next press only ends what moves. Set in every frame.
pub(crate) fn set_skippable(ctx: &Context, is_skippable: bool) {
    ctx.with_plugin(|queue: &mut InputQueue| queue.is_skippable = is_skippable);
}

/// Whether a press has ended what moved since the last call.
pub(crate) fn take_skip(ctx: &Context) -> bool {
    ctx.with_plugin(|queue: &mut InputQueue| std::mem::take(&mut queue.is_skipped)).unwrap_or(false)
}

pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(InputQueue::default());
}

impl InputQueue {
    /// Whether the widgets receive an event.
    fn accepts(&mut self, event: &Event, now: f64, is_typing: impl Fn() -> bool) -> bool {
        let (press, is_held) = match event {
            Event::Key { key, pressed: true, .. } => (Press::Key(*key), !self.down.insert(*key)),
            Event::PointerButton { pos, pressed: true, .. } => (Press::Button(*pos), false),
            Event::PointerButton { .. } => return !matches!(self.ignored, Some(Press::Button(_))),
            Event::Text(_) => return !matches!(self.ignored, Some(Press::Key(_))),
            Event::Key { key, .. } => {
                self.down.remove(key);
                return true;
            }
            // Releases do not arrive while another window has the focus.
            Event::WindowFocused(false) => {
                self.down.clear();
                return true;
            }
            _ => return true,
        };
        let is_repeated = |(last, time)| now < time + REPEAT_TIME && press.is_again(last);
        let is_ignored = match press {
            _ if self.is_skippable => {
                self.is_skipped |= !is_held;
                true
            }
            Press::Key(key) if is_held => !repeats(key, is_typing()),
            _ => self.has_new_controls && self.last.is_some_and(is_repeated),
        };
        self.ignored = is_ignored.then_some(press);
        if !is_ignored {
            (self.last, self.has_new_controls) = (Some((press, now)), false);
        }
        !is_ignored
    }

    /// Whether an event must wait for the next frame. `press` is what this frame has received.
    fn must_wait(&self, press: Option<&Event>, event: &Event) -> bool {
        match (press, event) {
            (None, _) => false,
            // A held key repeats within a frame, so that slow frames do not fall behind.
            (Some(Event::Key { key: first, .. }), Event::Key { key, pressed: true, .. }) => {
                key != first || !self.down.contains(key)
            }
            // A press is read with the modifiers at the end of its frame.
            (_, Event::ModifiersChanged(_)) => true,
            (Some(Event::PointerButton { .. }), event) if !matches!(event, Event::Key { .. }) => true,
            (_, event) => is_press(event),
        }
    }
}

impl Plugin for InputQueue {
    fn debug_name(&self) -> &'static str {
        "input queue"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.waiting.extend(input.events.drain(..));
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        let mut press = None;
        while let Some(event) = self.waiting.pop_front() {
            if self.must_wait(press.as_ref(), &event) {
                return self.waiting.push_front(event);
            }
            if self.accepts(&event, now, || ctx.text_edit_focused()) {
                if is_press(&event) || press.is_none() && matches!(event, Event::Text(_) | Event::Ime(_)) {
                    press = Some(event.clone());
                }
                input.events.push(event);
            }
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
    }
}

impl Press {
    /// Whether it is the second of two.
    fn is_again(self, last: Self) -> bool {
        match (self, last) {
            (Self::Key(key), Self::Key(last)) => key == last,
            (Self::Button(pos), Self::Button(last)) => pos.distance(last) < MAX_DISTANCE,
            _ => false,
        }
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

/// Whether an event does something by itself.
fn is_press(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerButton { .. }
            | Event::Key { pressed: true, .. }
            | Event::Copy
            | Event::Cut
            | Event::Paste(_)
            | Event::AccessKitActionRequest(_)
    )
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, PointerButton, pos2};

    use super::*;

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    fn button(pressed: bool) -> Event {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos: pos2(1.0, 1.0), button, pressed, modifiers }
    }

    /// The numbers of events that each frame receives.
    fn frames(events: &[Event]) -> Vec<usize> {
        let mut queue = InputQueue::default();
        let mut input = RawInput { events: events.to_vec(), ..RawInput::default() };
        let mut counts = Vec::new();
        loop {
            queue.input_hook(&Context::default(), &mut input);
            counts.push(std::mem::take(&mut input.events).len());
            if queue.waiting.is_empty() {
                return counts;
            }
        }
    }

    #[test]
    fn spreads_events_over_frames() {
        let moved = Event::PointerMoved(pos2(1.0, 1.0));
        let tap = [moved, button(true), button(false), Event::PointerGone];
        assert_eq!(frames(&tap), [2, 1, 1]);
        let [down, up] = [true, false].map(|pressed| key(Key::ArrowDown, pressed));
        let keys = [down.clone(), up.clone(), down.clone(), key(Key::Enter, true), up];
        assert_eq!(frames(&keys), [2, 1, 2], "one key per frame");
        assert_eq!(frames(&[down.clone(), down]), [2], "a held key repeats within a frame");
        let modified = [
            key(Key::AltLeft, true),
            Event::ModifiersChanged(Modifiers::ALT),
            key(Key::G, true),
            key(Key::AltLeft, false),
            Event::ModifiersChanged(Modifiers::NONE),
        ];
        assert_eq!(frames(&modified), [1, 3, 1], "modifiers last for their key");
        let letter = Event::Text("a".to_owned());
        assert_eq!(frames(&[key(Key::A, true), letter.clone(), button(true)]), [2, 1]);
        assert_eq!(frames(&[letter.clone(), letter.clone(), button(true), letter]), [2, 1, 1]);
    }
}
