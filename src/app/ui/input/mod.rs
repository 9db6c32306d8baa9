//! Input: the queue that gives each frame at most one key press or one change of a mouse button (`docs/interface.md,
//! "Input"`), and the guards of controls that have just appeared.
//!
//! Taps, remote desktops and slow frames deliver several of them between two frames. Widgets see only the state at the
//! end of a frame: a button that is pressed and released looks unused, and of two keys only one has an effect.

mod clicks;
mod control;
mod keys;

use std::collections::VecDeque;

use egui::{Context, Event, Key, Plugin, RawInput, Ui};

use crate::app::ui::input::clicks::Clicks;
use crate::app::ui::input::keys::Keys;

#[derive(Debug, Default)]
pub(crate) struct InputQueue {
    /// The events that wait for the next frame, oldest first.
    waiting: VecDeque<Event>,
    clicks: Clicks,
    keys: Keys,
    /// Whether something moves that a press ends, and whether one did.
    is_skippable: bool,
    is_skipped: bool,
}

/// How long after a press or click another one counts as repeated, in seconds.
const REPEAT_TIME: f64 = 0.4;

/// Called when controls have been replaced: clicks and keys that are repeated, or still down, have no effect on the
/// new ones.
pub(crate) fn guard_new_controls(ctx: &Context) {
    ctx.with_plugin(|queue: &mut InputQueue| {
        queue.clicks.note_new_controls();
        queue.keys.note_new_controls();
    });
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
    /// Whether a press does nothing but end what moves. A key that was down before does not even end it.
    fn skips(&mut self, event: &Event) -> bool {
        if !self.is_skippable {
            return false;
        }
        match event {
            Event::PointerButton { pressed: true, .. } => {
                self.is_skipped = true;
                self.clicks.ignore_release();
            }
            Event::Key { key, pressed: true, .. } => self.is_skipped |= self.keys.ignore(*key),
            Event::Text(_) => {}
            _ => return false,
        }
        true
    }

    /// The event as the widgets receive it; `None` if it is ignored.
    fn accepted(&mut self, ctx: &Context, event: &Event, now: f64) -> Option<Event> {
        if self.skips(event) || !self.keys.accepts(event, now, || ctx.text_edit_focused()) {
            return None;
        }
        let accepted = self.clicks.accepted(event.clone(), now);
        if let (Event::PointerButton { pos, .. }, Some(Event::PointerButton { pos: other, .. })) =
            (event, &accepted)
            && pos != other
        {
            // After the release elsewhere the pointer is where it was.
            self.waiting.push_front(Event::PointerMoved(*pos));
        }
        accepted
    }
}

impl Plugin for InputQueue {
    fn debug_name(&self) -> &'static str {
        "input queue"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.waiting.extend(input.events.drain(..));
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time));
        let mut frame = FrameInput::Nothing;
        while let Some(event) = self.waiting.pop_front() {
            if frame.is_closed_for(&event) {
                return self.waiting.push_front(event);
            }
            let Some(event) = self.accepted(ctx, &event, now) else { continue };
            frame = frame.after(&event);
            input.events.push(event);
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let (ctx, now) = (ui.ctx(), ui.input(|input| input.time));
        self.clicks.look(ctx, now);
        self.keys.look(ctx, now);
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
    }
}

/// What a frame has received so far.
#[derive(Clone, Copy, Debug)]
enum FrameInput {
    Nothing,
    Button,
    Text,
    /// The key, while it is down.
    Key(Option<Key>),
}

impl FrameInput {
    /// Whether an event must wait for the next frame.
    fn is_closed_for(self, event: &Event) -> bool {
        match (self, event) {
            (Self::Nothing, _) => false,
            // A held key repeats within a frame, so that slow frames do not fall behind.
            (Self::Key(Some(down)), Event::Key { key, pressed: true, .. }) => *key != down,
            // A press is read with the modifiers at the end of its frame.
            (Self::Button | Self::Key(_), Event::ModifiersChanged(_))
            | (Self::Button, Event::PointerMoved(_) | Event::PointerGone | Event::Text(_) | Event::Ime(_)) => {
                true
            }
            (_, event) => is_press(event),
        }
    }

    fn after(self, event: &Event) -> Self {
        match event {
            Event::PointerButton { .. } => Self::Button,
            Event::Key { key, pressed: true, .. } => Self::Key(Some(*key)),
            Event::Key { key, pressed: false, .. } => match self {
                Self::Key(Some(down)) if down == *key => Self::Key(None),
                _ => self,
            },
            Event::Text(_) | Event::Ime(_) if matches!(self, Self::Nothing) => Self::Text,
            event if is_press(event) => Self::Key(None),
            _ => self,
        }
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
