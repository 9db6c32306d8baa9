//! Keeps assistive technology from seeing a focus that is only passing.
//!
//! When a dialog opens or closes, and when Tab passes the last control, no widget has the focus for a frame or two. A
//! screen reader would read the title of the window, and then the whole dialog again.

use eframe::egui::{Context, FullOutput, Plugin, accesskit, accesskit_root_id};

/// How many frames in a row may pass without a focus, before assistive technology sees it.
const MAX_FRAMES: u32 = 3;

#[derive(Debug, Default)]
struct SteadyFocus {
    had_focus: bool,
    frames_without: u32,
}

pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(SteadyFocus::default());
}

impl Plugin for SteadyFocus {
    fn debug_name(&self) -> &'static str {
        "steady focus"
    }

    /// Each update contains the whole tree, so one can be left out.
    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let update = &mut output.platform_output.accesskit_update;
        if update.as_ref().is_some_and(|update| self.delays(update.focus)) {
            *update = None;
            ctx.request_repaint();
        }
    }
}

impl SteadyFocus {
    fn delays(&mut self, focus: accesskit::NodeId) -> bool {
        let has_focus = focus != accesskit_root_id().accesskit_id();
        self.frames_without = if has_focus { 0 } else { self.frames_without + 1 };
        let delays = !has_focus && self.had_focus && self.frames_without <= MAX_FRAMES;
        self.had_focus = has_focus || delays;
        delays
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Id;

    use super::*;

    #[test]
    fn delays_a_missing_focus_for_three_frames() {
        let (some, none) = (Id::new("button").accesskit_id(), accesskit_root_id().accesskit_id());
        let mut focus = SteadyFocus::default();
        let mut delays = |nodes: &[accesskit::NodeId]| -> Vec<bool> {
            nodes.iter().map(|&node| focus.delays(node)).collect()
        };
        assert_eq!(delays(&[none, some, none, some]), [false, false, true, false]);
        assert_eq!(delays(&[none, none, none, none, none]), [true, true, true, false, false]);
        assert_eq!(delays(&[some, none]), [false, true]);
    }
}
