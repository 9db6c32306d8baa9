//! What assistive technology gets beyond the widgets: announcements, the name of the window, the texts of the focused
//! node for screen readers that do not read them by themselves, and a steady focus.

use eframe::egui::{
    self, Context, FullOutput, Id, Plugin, Rect, Response, Role, Sense, Ui, UiKind, WidgetInfo, accesskit,
    accesskit_root_id, vec2,
};

use crate::messages::language::sentences;

/// Names the menu that this is a part of.
pub(crate) fn name_menu(ui: &Ui, role: Role, name: &str) {
    let menu = ui.stack().iter().find(|part| part.kind() == Some(UiKind::Menu));
    let Some(menu) = menu else { return };
    ui.ctx().accesskit_node_builder(menu.unique_id, |node| {
        node.set_role(role);
        node.set_label(name);
    });
}

/// Announces a text at the end of the frame, from a widget.
pub(crate) fn announce(ctx: &Context, text: String) {
    ctx.data_mut(|data| data.insert_temp(announced(), text));
}

/// What a widget has announced since the last call.
pub(crate) fn take_announcement(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp(announced()))
}

fn announced() -> Id {
    Id::unique("announcement of a widget")
}

/// A disabled control keeps its actions, because assistive technology may remember those that it had at first. If one is
/// requested, announces why it is not possible.
pub(crate) fn keep_actions(response: &Response, why: Option<&str>) {
    let (ctx, id) = (&response.ctx, response.id);
    ctx.accesskit_node_builder(id, |node| {
        node.add_action(accesskit::Action::Focus);
        node.add_action(accesskit::Action::Click);
    });
    let is_pressed = ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click));
    if let Some(why) = why.filter(|_| is_pressed) {
        announce(ctx, why.to_owned());
    }
}

/// A live region of one point in the corner of the window.
#[derive(Debug, Default)]
pub struct LiveRegion {
    text: String,
    /// A new node for each announcement: assistive technology ignores a text that does not change.
    number: u64,
}

impl LiveRegion {
    /// Shows the latest announcement.
    pub(crate) fn show(&mut self, ui: &mut Ui, announcement: String) {
        if !announcement.is_empty() {
            self.text = announcement;
            self.number += 1;
        }
        if self.text.is_empty() {
            return;
        }
        let id = ui.scope_id().with(("announcement", self.number));
        let corner = Rect::from_min_size(ui.max_rect().left_top(), vec2(1.0, 1.0));
        let response = ui.interact(corner, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &self.text));
        ui.ctx().accesskit_node_builder(id, |node| node.set_live(accesskit::Live::Polite));
    }
}

/// How many frames after an announcement the focus may still move because of it: a page that opens gives the focus to its
/// first control a frame later.
const FOCUS_FRAMES: u32 = 2;

/// The latest announcement, as the description of the focused node if no program listens to announcements. Orca 43 does
/// not, but speaks a description that changes, or that the new focus has. Newer versions would speak it twice.
#[derive(Debug, Default)]
pub struct News {
    text: String,
    state: NewsState,
    /// Whether a program listens to announcements, when that was last known.
    is_unheard: bool,
    focus: Option<Id>,
    had_focus: bool,
    /// The last field with the focus, and its value when it got the focus.
    field: Option<(Id, String)>,
}

#[derive(Debug, Default)]
enum NewsState {
    #[default]
    Over,
    /// For a number of frames, and whether it is known who listens now.
    Waiting { frames: u32, is_known: bool },
    /// The node has the description, until the focus moves.
    Shown(Id),
}

impl News {
    pub(crate) fn add(&mut self, text: &str) {
        self.text = match self.state {
            NewsState::Waiting { .. } => sentences(&[self.text.as_str(), text]),
            // The same text again must be a change.
            NewsState::Shown(_) if self.text == text => format!("{text} "),
            _ => text.to_owned(),
        };
        self.state = NewsState::Waiting { frames: 0, is_known: false };
    }

    pub(crate) const fn set_heard(&mut self, is_heard: bool) {
        self.is_unheard = !is_heard;
        if let NewsState::Waiting { is_known, .. } = &mut self.state {
            *is_known = true;
        }
    }

    pub(crate) fn describe_focused_node(&mut self, ctx: &Context) {
        let focus = focus(ctx);
        let has_moved = focus.is_some() && focus != self.focus;
        self.focus = focus.or(self.focus);
        let had_focus = std::mem::replace(&mut self.had_focus, focus.is_some());
        let node = focus.unwrap_or_else(accesskit_root_id);
        match &mut self.state {
            NewsState::Over => {}
            NewsState::Shown(shown) if *shown != node => self.state = NewsState::Over,
            NewsState::Shown(_) => self.describe(ctx, node),
            NewsState::Waiting { is_known: true, .. } if !self.is_unheard => self.state = NewsState::Over,
            // The screen reader reads the description with the name of the new node.
            NewsState::Waiting { .. } if has_moved && self.is_unheard => self.describe(ctx, node),
            NewsState::Waiting { frames, is_known } => {
                // Without a focus, the window gets the description when the screen reader sees that.
                let wait = if focus.is_some() { FOCUS_FRAMES } else { MAX_FRAMES };
                let is_same = focus.is_some() == had_focus;
                *frames = if is_same { *frames + 1 } else { 1 };
                if *frames <= wait {
                    ctx.request_repaint();
                } else if *is_known {
                    self.describe(ctx, node);
                }
            }
        }
    }

    /// Makes the description of the focused node its value, if the screen reader does not read the value. No version of
    /// Orca reads that of a combo box; those that ignore announcements read neither the text of accesskit's fields nor
    /// the keys typed into them, but a text of one character.
    pub(crate) fn describe_value(&mut self, ctx: &Context) {
        // Other platforms would read the value twice.
        if !cfg!(target_os = "linux") {
            return;
        }
        let Some(focus) = focus(ctx) else { return };
        ctx.accesskit_node_builder(focus, |node| {
            let Some(value) = node.value().map(str::to_owned) else { return };
            let is_unread = match node.role() {
                Role::ComboBox => true,
                Role::TextInput | Role::MultilineTextInput if self.is_unheard => {
                    let is_other = self.field.as_ref().is_none_or(|(id, _)| *id != focus);
                    let field = self.field.take_if(|_| !is_other).unwrap_or_else(|| (focus, value.clone()));
                    let (_, entered) = self.field.insert(field);
                    value.chars().count() != 1 || value != *entered
                }
                _ => false,
            };
            if is_unread {
                node.set_description(value);
            }
        });
    }

    fn describe(&mut self, ctx: &Context, node: Id) {
        self.state = NewsState::Shown(node);
        ctx.accesskit_node_builder(node, |node| node.set_description(self.text.as_str()));
    }
}

fn focus(ctx: &Context) -> Option<Id> {
    let focused = ctx.memory(egui::Memory::focused);
    focused.filter(|&id| ctx.has_accesskit_node(id))
}

/// For how many frames a focus may pass, before assistive technology sees it.
const MAX_FRAMES: u32 = 3;

/// Keeps assistive technology from seeing a focus that only passes.
///
/// When a dialog opens or closes, and when Tab passes the last control, no widget has the focus for a frame or two. A
/// screen reader would read the title of the window, and then the whole dialog again. When a key opens a menu, the focus
/// passes the button of the menu.
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
