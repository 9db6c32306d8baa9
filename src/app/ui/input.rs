//! Input: the queue that gives each frame at most one key press or one change of a mouse button (`docs/interface.md,
//! "Input"`), and the guard of buttons that have just appeared.
//!
//! Taps, remote desktops and slow frames deliver several of them between two frames. Widgets see only the state at the
//! end of a frame: a button that is pressed and released looks unused, and of two keys only one has an effect.

use std::collections::VecDeque;
use std::time::Duration;

use egui::{Context, Event, Key, Plugin, Pos2, RawInput, Ui};

#[derive(Debug, Default)]
pub(crate) struct InputQueue {
    /// The events that wait for the next frame, oldest first.
    waiting: VecDeque<Event>,
    /// A click has replaced what was here; until this time, in seconds, another press here is ignored.
    replaced: Option<(Pos2, f64)>,
    /// Whether the release of an ignored press is still to come.
    ignores_release: bool,
    /// Whether something moves that a press ends, and whether one did.
    is_skippable: bool,
    is_skipped: bool,
}

/// In seconds: the time in which egui takes a second click as a double click.
const DOUBLE_CLICK: f64 = 0.3;
/// How far the pointer may move between the clicks of a double click, in points.
const DOUBLE_CLICK_DISTANCE: f32 = 6.0;

/// Ignores the second click of a double click, if the first click has just replaced what is below the pointer.
pub(crate) fn guard_double_click(ctx: &Context) {
    let clicked = ctx.input(|input| {
        let at = input.pointer.latest_pos().filter(|_| input.pointer.any_released());
        at.map(|at| (at, input.time + DOUBLE_CLICK))
    });
    if clicked.is_some() {
        ctx.with_plugin(|queue: &mut InputQueue| queue.replaced = clicked);
    }
}

/// Whether the next press only ends what moves. Set in every frame.
pub(crate) fn set_skippable(ctx: &Context, is_skippable: bool) {
    ctx.with_plugin(|queue: &mut InputQueue| queue.is_skippable = is_skippable);
}

/// Whether a press has ended what moved since the last call.
pub(crate) fn take_skip(ctx: &Context) -> bool {
    ctx.with_plugin(|queue: &mut InputQueue| std::mem::take(&mut queue.is_skipped)).unwrap_or(false)
}

impl InputQueue {
    /// Whether a press does nothing but end what moves. A key that was down before does not even end it.
    fn skips(&mut self, event: &Event, ctx: &Context) -> bool {
        if !self.is_skippable {
            return false;
        }
        match event {
            Event::PointerButton { pressed: true, .. } => {
                (self.is_skipped, self.ignores_release) = (true, true);
            }
            Event::Key { key, pressed: true, .. } => {
                self.is_skipped |= !ctx.input(|input| input.key_down(*key));
            }
            Event::Text(_) => {}
            _ => return false,
        }
        true
    }

    fn is_second_click(&mut self, event: &Event, now: f64) -> bool {
        let Event::PointerButton { pos, pressed, .. } = event else { return false };
        if !pressed {
            return std::mem::take(&mut self.ignores_release);
        }
        let is_near = |(at, until): &(Pos2, f64)| now < *until && at.distance(*pos) < DOUBLE_CLICK_DISTANCE;
        self.ignores_release = self.replaced.as_ref().is_some_and(is_near);
        self.ignores_release
    }
}

pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(InputQueue::default());
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
            if !self.skips(&event, ctx) && !self.is_second_click(&event, now) {
                frame = frame.after(&event);
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

const FRESH_TIME: Duration = Duration::from_millis(400);

#[derive(Debug, Default)]
pub(crate) struct ClickGuard<T> {
    shown: Option<T>,
    until: Duration,
}

impl<T: PartialEq> ClickGuard<T> {
    /// Whether `shown` has replaced another value within the last 400 ms.
    pub(crate) fn is_fresh(&mut self, shown: T, now: Duration) -> bool {
        if self.shown.as_ref().is_some_and(|known| *known != shown) {
            self.until = now + FRESH_TIME;
        }
        self.shown = Some(shown);
        now < self.until
    }
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

    #[test]
    fn changed_value_is_fresh_for_short_time() {
        let mut guard = ClickGuard::default();
        let ms = Duration::from_millis;
        assert!(!guard.is_fresh(1, ms(0)), "it replaces nothing");
        assert!(!guard.is_fresh(1, ms(10)));
        assert!(guard.is_fresh(2, ms(100)) && guard.is_fresh(2, ms(499)));
        assert!(!guard.is_fresh(2, ms(500)));
        assert!(guard.is_fresh(1, ms(600)));
    }
}
