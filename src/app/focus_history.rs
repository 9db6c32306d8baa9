//! What had the keyboard focus before a dialog or the help covered it.

use eframe::egui::{Context, Id};

#[derive(Debug, Default)]
pub struct FocusHistory {
    /// The focus before each dialog, the topmost last.
    before_dialogs: Vec<Option<Id>>,
    before_help: Option<Id>,
    returning: Option<Returning>,
}

#[derive(Clone, Copy, Debug)]
struct Returning {
    id: Id,
    /// In the frame after it closes, a dialog still takes the focus from everything below it.
    is_covered: bool,
}

impl FocusHistory {
    /// Stores the focus before dialogs that have just opened.
    pub(crate) fn note_dialogs(&mut self, ctx: &Context, dialogs: usize) {
        let focused = ctx.memory(egui::Memory::focused);
        self.before_dialogs.resize(dialogs, focused);
    }

    pub(crate) fn note_help(&mut self, ctx: &Context) {
        self.before_help = ctx.memory(egui::Memory::focused);
    }

    /// Gives the focus back when the topmost dialog closes.
    pub(crate) fn close_dialog(&mut self, ctx: &Context) {
        let before = self.before_dialogs.pop().flatten();
        self.give_back(ctx, before);
    }

    pub(crate) fn close_help(&mut self, ctx: &Context) {
        let before = self.before_help.take();
        self.give_back(ctx, before);
    }

    fn give_back(&mut self, ctx: &Context, id: Option<Id>) {
        self.returning = id.map(|id| Returning { id, is_covered: true });
        ctx.request_repaint();
    }

    /// Called at the start of each frame.
    pub(crate) fn update(&mut self, ctx: &Context) {
        match &mut self.returning {
            Some(returning) if returning.is_covered => {
                returning.is_covered = false;
                ctx.request_repaint();
            }
            Some(returning) => {
                ctx.memory_mut(|memory| memory.request_focus(returning.id));
                self.returning = None;
            }
            None => {}
        }
    }
}
