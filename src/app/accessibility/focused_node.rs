//! Texts of the focused node for screen readers that do not read them by themselves.

use eframe::egui::{self, Context, Id, Role, accesskit_root_id};

use crate::app::accessibility::steady_focus;
use crate::messages::language::sentences;

/// How many frames after an announcement the focus may still move because of it: a page that opens gives the focus to its
/// first control a frame later.
const FOCUS_FRAMES: u32 = 2;

/// The latest announcement, as the description of the focused node if no program listens to announcements. Orca 43 does
/// not, but speaks a description that changes, or that the new focus has. Newer versions would speak it twice.
#[derive(Debug, Default)]
pub struct News {
    text: String,
    state: State,
    /// Whether a program listens to announcements, when that was last known.
    is_unheard: bool,
    focus: Option<Id>,
    had_focus: bool,
    /// The last field with the focus, and its value when it got the focus.
    field: Option<(Id, String)>,
}

#[derive(Debug, Default)]
enum State {
    #[default]
    Over,
    /// For a number of frames, and whether it is known who listens now.
    Waiting { frames: u32, is_known: bool },
    /// The node has the description, until the focus moves.
    Shown(Id),
}

impl News {
    pub(super) fn add(&mut self, text: &str) {
        self.text = match self.state {
            State::Waiting { .. } => sentences(&[self.text.as_str(), text]),
            // The same text again must be a change.
            State::Shown(_) if self.text == text => format!("{text} "),
            _ => text.to_owned(),
        };
        self.state = State::Waiting { frames: 0, is_known: false };
    }

    pub(super) const fn set_heard(&mut self, is_heard: bool) {
        self.is_unheard = !is_heard;
        if let State::Waiting { is_known, .. } = &mut self.state {
            *is_known = true;
        }
    }

    pub(super) fn describe_focused_node(&mut self, ctx: &Context) {
        let focus = focus(ctx);
        let has_moved = focus.is_some() && focus != self.focus;
        self.focus = focus.or(self.focus);
        let had_focus = std::mem::replace(&mut self.had_focus, focus.is_some());
        let node = focus.unwrap_or_else(accesskit_root_id);
        match &mut self.state {
            State::Over => {}
            State::Shown(shown) if *shown != node => self.state = State::Over,
            State::Shown(_) => self.describe(ctx, node),
            State::Waiting { is_known: true, .. } if !self.is_unheard => self.state = State::Over,
            // The screen reader reads the description with the name of the new node.
            State::Waiting { .. } if has_moved && self.is_unheard => self.describe(ctx, node),
            State::Waiting { frames, is_known } => {
                // Without a focus, the window gets the description when the screen reader sees that.
                let wait = if focus.is_some() { FOCUS_FRAMES } else { steady_focus::MAX_FRAMES };
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
    pub(super) fn describe_value(&mut self, ctx: &Context) {
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
        self.state = State::Shown(node);
        ctx.accesskit_node_builder(node, |node| node.set_description(self.text.as_str()));
    }
}

fn focus(ctx: &Context) -> Option<Id> {
    let focused = ctx.memory(egui::Memory::focused);
    focused.filter(|&id| ctx.has_accesskit_node(id))
}
