//! The input queue: each frame receives at most one key press or one change of a mouse button, because widgets see only
//! the state at the end of a frame. Taps, remote desktops and slow frames deliver several of them between two frames.
//!
//! It also drops what a player does not mean: the second press of a double click or of a key if another control has
//! appeared between them, and the repeats of a held key, unless it steps, scrolls or writes.

use std::collections::{BTreeSet, VecDeque};

use egui::{Context, Event, Key, Plugin, RawInput, Rect, Ui};

/// How long a second press counts as repeated, in seconds.
const REPEAT_TIME: f64 = 0.4;
/// How far the pointer may move between the clicks of a double click, in points.
const MAX_DISTANCE: f32 = 6.0;
/// The keys that step and scroll, so that they have their effect again and again while they are held.
const REPEATING: [Key; 10] = [
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::Equals,
    Key::Minus,
    Key::PageDown,
    Key::PageUp,
    Key::Plus,
    Key::Tab,
];

#[derive(Debug, Default)]
pub(crate) struct InputQueue {
    /// The events that wait for the next frame, oldest first.
    waiting: VecDeque<Event>,
    down: BTreeSet<Key>,
    /// The latest press that had an effect.
    last: Option<Press>,
    /// The latest press, if it has no effect. Nor have its release and its text.
    ignored: Option<Event>,
    /// Whether the controls were replaced since the latest press that had an effect.
    has_new_controls: bool,
    /// Whether something moves that a press ends, and whether one did.
    is_skippable: bool,
    is_skipped: bool,
}

#[derive(Debug)]
struct Press {
    event: Event,
    /// In seconds.
    time: f64,
    /// The place of the control at the pointer, if the pointer was there before.
    control: Option<Rect>,
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
    fn accepts(&mut self, event: &Event, time: f64, ctx: &Context) -> bool {
        let (is_held, repeats) = match event {
            Event::Key { key, pressed: true, .. } => {
                let writes = ![Key::Enter, Key::Escape].contains(key) && ctx.text_edit_focused();
                (!self.down.insert(*key), writes || REPEATING.contains(key))
            }
            Event::PointerButton { pressed: true, .. } => (false, false),
            Event::PointerButton { .. } => return !matches!(self.ignored, Some(Event::PointerButton { .. })),
            Event::Text(_) => return !matches!(self.ignored, Some(Event::Key { .. })),
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
        let press = Press { event: event.clone(), time, control: control_at_pointer(ctx) };
        let is_again = self.last.as_ref().is_some_and(|last| press.is_again(last, self.has_new_controls));
        self.is_skipped |= self.is_skippable && !is_held;
        if self.is_skippable || is_held && !repeats || is_again && !is_held {
            self.ignored = Some(press.event);
            return false;
        }
        (self.last, self.ignored, self.has_new_controls) = (Some(press), None, false);
        true
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
        self.waiting.extend(input.events.drain(..).map(with_letter));
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        let mut press = None;
        while let Some(event) = self.waiting.pop_front() {
            if self.must_wait(press.as_ref(), &event) {
                return self.waiting.push_front(event);
            }
            if self.accepts(&event, now, ctx) {
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
    /// Whether it is the second of two, and other controls are there now.
    fn is_again(&self, last: &Self, has_new_controls: bool) -> bool {
        let is_same = match (&self.event, &last.event) {
            (Event::Key { key, .. }, Event::Key { key: last, .. }) => key == last && has_new_controls,
            (Event::PointerButton { pos, .. }, Event::PointerButton { pos: last_pos, .. }) => {
                let mut places = self.control.into_iter().zip(last.control);
                let is_other = places.any(|(control, last)| control != last);
                pos.distance(*last_pos) < MAX_DISTANCE && (has_new_controls || is_other)
            }
            _ => false,
        };
        is_same && self.time < last.time + REPEAT_TIME
    }
}

/// egui knows a letter key of a layout without Latin letters by its place, unless the layout has a symbol there: Greek `;`,
/// Bulgarian `,`, Hebrew `'` and `/`. Alone, that `/` is the only one of its layout.
fn with_letter(mut event: Event) -> Event {
    if let Event::Key { key, physical_key: Some(place), modifiers, .. } = &mut event {
        match (&key, &place) {
            (Key::Semicolon | Key::Comma, Key::Q) | (Key::Quote, Key::W) => *key = *place,
            (Key::Slash, Key::Q) if modifiers.command => *key = *place,
            _ => (),
        }
    }
    event
}

/// In the last frame.
fn control_at_pointer(ctx: &Context) -> Option<Rect> {
    let hovered = ctx.interaction_snapshot(|snapshot| snapshot.hovered.clone());
    let mut controls = hovered.iter().filter_map(|id| ctx.read_response(*id));
    controls.find(|control| control.sense.senses_click()).map(|control| control.rect)
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
    fn letter_keys_without_letters_count_by_place() {
        let cases = [
            (Key::Semicolon, Key::Q, Modifiers::COMMAND, Key::Q),
            (Key::Comma, Key::Q, Modifiers::COMMAND, Key::Q),
            (Key::Slash, Key::Q, Modifiers::COMMAND, Key::Q),
            (Key::Slash, Key::Q, Modifiers::NONE, Key::Slash),
            (Key::Quote, Key::W, Modifiers::NONE, Key::W),
            // Dvorak, AZERTY.
            (Key::Quote, Key::Q, Modifiers::COMMAND, Key::Quote),
            (Key::Comma, Key::W, Modifiers::COMMAND, Key::Comma),
            (Key::Comma, Key::M, Modifiers::COMMAND, Key::Comma),
        ];
        for (logical, place, modifiers, expected) in cases {
            let (physical_key, pressed, repeat) = (Some(place), true, false);
            let event = Event::Key { key: logical, physical_key, pressed, repeat, modifiers };
            let mut input = RawInput { events: vec![event], ..RawInput::default() };
            InputQueue::default().input_hook(&Context::default(), &mut input);
            assert!(matches!(input.events[..], [Event::Key { key, .. }] if key == expected), "{input:?}");
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
