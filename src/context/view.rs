//! The state of the window that belongs to no page: dialogs, notices, title, focus.

use std::any::TypeId;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui::{self, Context, Id, Order, Popup};

use crate::context::action::Action;
use crate::context::clipboard::Clipboard;
use crate::context::command::shortcut::PageId;
use crate::context::dialogs::Dialogs;
use crate::context::files::file_question::FileQuestion;
use crate::context::notices::Notices;
use crate::kit::accessibility::LiveRegion;
use crate::model::cpu_benchmark::CpuBenchmark;
use crate::model::place::Place;
use crate::model::settings::WindowGeometry;
use crate::model::speech::Speech;
use crate::picture::heat_map::HeatPart;
use span_it_core::board::Player;
use span_it_learn::badges::Badge;

#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct View {
    pub(super) page: PageId,
    /// The page for learning or the review that *Show Why* was opened from.
    pub(crate) below_proof: Option<PageId>,
    /// The page that a reviewed game was opened from, if it is not the player's own.
    pub(crate) preview_page: PageId,
    /// The number of its first moves that the players did not choose.
    pub(crate) preview_opening: usize,
    /// The place in the help of the page that is shown.
    pub(crate) page_help: Option<Place>,
    pub(crate) is_help_open: bool,
    pub dialogs: Dialogs,
    pub dialogs_under_help: Dialogs,
    /// The dialogs under the personality editor, from which it was opened.
    pub dialogs_under_editor: Dialogs,
    pub notices: Notices,
    /// The next announcement for assistive technology; empty if there is none.
    pub announcement: String,
    pub live_region: LiveRegion,
    pub window_title: String,
    /// The place and size of the window in the last frame.
    pub window_geometry: Option<WindowGeometry>,
    pub full_screen: bool,
    /// Whether the game page shows who wins. This and the next two are noted before each frame is drawn.
    pub(crate) shows_winner: bool,
    /// Whether the boards show the weights.
    pub(crate) heat: bool,
    /// Of the game page.
    pub(crate) heat_part: HeatPart,
    pub is_window_visible: bool,
    /// Whether the settings had no size of the window at the start.
    pub is_first_window: bool,
    /// Whether the window is still to be maximised, as it was when it closed.
    pub restores_maximized: bool,
    pub system_reduced_motion: bool,
    /// The text size of the last frame, 1 for 100%.
    pub text_size: f32,
    pub file_question: Option<FileQuestion>,
    /// What follows once the changes in the personality editor are saved or discarded.
    pub after_saving: Option<Action>,
    /// The speed of this computer, measured on first use.
    pub cpu_benchmark: Option<CpuBenchmark>,
    /// Whether the folder of the player's own personalities was missing when the settings were opened.
    pub is_folder_missing: bool,
    /// The folder last opened in the file manager.
    pub shown_folder: Option<PathBuf>,
    pub closes_without_saving: bool,
    pub clipboard: Clipboard,
    /// The numbers of the commands last chosen in *Find a Command*, the latest first.
    pub used_commands: Vec<usize>,
    pub focus: FocusHistory,
    /// The badges that a finished game, with its number, or a tournament has earned.
    pub(crate) new_badges: Option<(Option<u64>, Vec<Badge>)>,
    /// On the running clock, as of the last frame.
    pub(crate) time_left: Option<(Player, Duration)>,
    /// What the opponent says before and after a game.
    pub(crate) speech: Speech,
    /// In the last frame.
    pub(crate) controls: Controls,
}

/// What decides which controls the window has.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Controls {
    pub(crate) task: (PageId, u64, u64),
    pub(crate) dialogs: (usize, Option<TypeId>),
    pub(crate) is_help_open: bool,
    pub(crate) is_started: bool,
    pub(crate) is_over: bool,
}

/// What had the keyboard focus before a dialog or the help covered it.
#[derive(Debug, Default)]
pub struct FocusHistory {
    /// The focus before each dialog, the topmost last.
    before_dialogs: Vec<Option<Id>>,
    pub(crate) before_help: Option<Id>,
    before_menu: Option<Id>,
    is_menu_open: bool,
    returning: Option<Returning>,
}

#[derive(Clone, Copy, Debug)]
struct Returning {
    id: Id,
    /// In the frame after it closes, a dialog still takes the focus from everything below it.
    is_covered: bool,
    is_after_dialog: bool,
}

impl View {
    pub(crate) const fn page(&self) -> PageId {
        self.page
    }
}

impl FocusHistory {
    /// Stores the focus before dialogs that have just opened.
    pub(crate) fn note_dialogs(&mut self, ctx: &Context, dialogs: usize) {
        let mut focused = ctx.memory(egui::Memory::focused);
        // One dialog follows another: the last gives the focus back.
        if dialogs > self.before_dialogs.len()
            && let Some(returning) = self.returning.take_if(|returning| returning.is_after_dialog)
        {
            focused = Some(returning.id);
        }
        self.before_dialogs.resize(dialogs, focused);
    }

    /// Gives the focus back when the topmost dialog closes.
    pub(crate) fn close_dialog(&mut self, ctx: &Context) {
        let before = self.before_dialogs.pop().flatten();
        self.give_back(ctx, before);
        if let Some(returning) = &mut self.returning {
            returning.is_after_dialog = true;
        }
    }

    pub(crate) fn close_help(&mut self, ctx: &Context) {
        let before = self.before_help.take();
        self.give_back(ctx, before);
    }

    /// Gives the focus back when a menu closes, unless its entry has passed it on. Called at the end of each frame.
    pub(crate) fn follow_menus(&mut self, ctx: &Context) {
        let focused = ctx.memory(egui::Memory::focused);
        let is_open = Popup::is_any_open(ctx);
        let was_open = std::mem::replace(&mut self.is_menu_open, is_open);
        if is_open || ctx.input(|input| input.pointer.any_down()) {
            return;
        }
        let is_entry = |id| ctx.read_response(id).is_none_or(|entry| entry.layer_id.order > Order::Middle);
        match self.before_menu {
            Some(before) if was_open && focused.is_none_or(is_entry) => {
                ctx.memory_mut(|memory| memory.request_focus(before));
                ctx.request_repaint();
            }
            _ => self.before_menu = focused,
        }
    }

    /// Also if a dialog has closed in this frame.
    pub(crate) fn give_back(&mut self, ctx: &Context, id: Option<Id>) {
        self.returning = id.map(|id| Returning { id, is_covered: true, is_after_dialog: false });
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
