//! Double clicks: the second press reaches only the control that received the first.

use egui::{Context, Event, Pos2};

use crate::app::ui::input::REPEAT_TIME;
use crate::app::ui::input::control::{Control, is_same};

#[derive(Debug, Default)]
pub(super) struct Clicks {
    last: Option<Press>,
    /// Whether the release of an ignored press is still to come.
    ignores_release: bool,
}

/// The last press that had an effect.
#[derive(Debug)]
struct Press {
    at: Pos2,
    /// When it was released, in seconds; `None` while it is down.
    released: Option<f64>,
    /// Whether it was the second press of a double click.
    is_second: bool,
    /// Whether its frame has ended, so that the control is known.
    is_drawn: bool,
    /// The control that received it.
    pressed: Option<Control>,
    /// What is at its place now.
    now: Option<Control>,
    /// Whether the controls were replaced since.
    is_replaced: bool,
}

/// How far the pointer may move between the clicks of a double click, in points.
const MAX_DISTANCE: f32 = 6.0;
/// No widget is here, so a release here clicks none.
const NOWHERE: Pos2 = Pos2::new(-10_000.0, -10_000.0);

impl Clicks {
    /// The event as the widgets receive it; `None` if it is ignored.
    pub(super) fn accepted(&mut self, event: Event, now: f64) -> Option<Event> {
        let Event::PointerButton { pos, button, pressed, modifiers } = event else { return Some(event) };
        if !pressed {
            let is_ignored = std::mem::take(&mut self.ignores_release);
            return (!is_ignored).then(|| {
                let pos = if self.release(now) { NOWHERE } else { pos };
                Event::PointerButton { pos, button, pressed, modifiers }
            });
        }
        let last = self.last.as_ref().filter(|last| last.is_repeated(pos, now));
        self.ignores_release = last.is_some_and(Press::hits_other_control);
        if self.ignores_release {
            return None;
        }
        let is_second = last.is_some();
        self.last = Some(Press {
            at: pos,
            released: None,
            is_second,
            is_drawn: false,
            pressed: None,
            now: None,
            is_replaced: false,
        });
        Some(event)
    }

    /// Returns whether the press belongs to a double click whose control was replaced while it was down.
    fn release(&mut self, now: f64) -> bool {
        let Some(last) = &mut self.last else { return false };
        last.released.get_or_insert(now);
        last.is_second && last.hits_other_control()
    }

    /// The release of this press is ignored, too.
    pub(super) const fn ignore_release(&mut self) {
        self.ignores_release = true;
    }

    pub(super) fn note_new_controls(&mut self) {
        if let Some(last) = &mut self.last {
            last.is_replaced = true;
        }
    }

    /// Called at the end of each frame.
    pub(super) fn look(&mut self, ctx: &Context, now: f64) {
        let Some(last) = &mut self.last else { return };
        if last.released.is_some_and(|released| now > released + REPEAT_TIME) {
            self.last = None;
            return;
        }
        last.now = Control::at(ctx, last.at);
        if !std::mem::replace(&mut last.is_drawn, true) {
            last.pressed = last.now;
        }
    }
}

impl Press {
    fn is_repeated(&self, pos: Pos2, now: f64) -> bool {
        self.at.distance(pos) < MAX_DISTANCE
            && self.released.is_some_and(|released| now < released + REPEAT_TIME)
    }

    fn hits_other_control(&self) -> bool {
        self.is_replaced || (self.is_drawn && !is_same(self.pressed, self.now))
    }
}
