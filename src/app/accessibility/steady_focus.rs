//! Keeps assistive technology from seeing a focus that only passes.
//!
//! When a dialog opens or closes, and when Tab passes the last control, no widget has the focus for a frame or two. A
//! screen reader would read the title of the window, and then the whole dialog again. When a key opens a menu, the focus
//! passes the button of the menu.

use eframe::egui::{Context, FullOutput, Plugin, accesskit, accesskit_root_id};

/// For how many frames a focus may pass, before assistive technology sees it.
pub(super) const MAX_FRAMES: u32 = 3;

#[derive(Debug, Default)]
struct SteadyFocus {
    /// The focus that assistive technology sees.
    shown: Option<accesskit::NodeId>,
    /// The focus of the last frame.
    latest: Option<accesskit::NodeId>,
    delayed: u32,
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
    /// Whether the focus of this frame may only pass. The root has it when no widget does.
    fn delays(&mut self, focus: accesskit::NodeId) -> bool {
        let is_steady = self.latest == Some(focus) && focus != accesskit_root_id().accesskit_id();
        self.latest = Some(focus);
        let is_known = self.shown.is_none_or(|shown| shown == focus);
        let delays = !is_known && !is_steady && self.delayed < MAX_FRAMES;
        self.delayed = if delays { self.delayed + 1 } else { 0 };
        if !delays {
            self.shown = Some(focus);
        }
        delays
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Id;

    use super::*;

    #[test]
    fn shows_only_a_focus_that_stays() {
        let [a, b, c] = ["a", "b", "c"].map(|name| Id::unique(name).accesskit_id());
        let none = accesskit_root_id().accesskit_id();
        let mut focus = SteadyFocus::default();
        let mut delays = |nodes: &[accesskit::NodeId]| -> Vec<bool> {
            nodes.iter().map(|&node| focus.delays(node)).collect()
        };
        assert_eq!(delays(&[none, none, a, a, a]), [false, false, true, false, false], "the first focus");
        assert_eq!(delays(&[none, a, none, none, b, b]), [true, false, true, true, true, false], "a gap");
        assert_eq!(delays(&[c, a, a, a]), [true, true, false, false], "a passing focus");
        assert_eq!(delays(&[none, none, none, none, none]), [true, true, true, false, false], "no focus");
    }
}
