//! The search field and the list.

use crate::context::prelude::*;
use crate::kit::list;
use crate::kit::list::TabStop;
use crate::messages::dialogs::library as library_dialog_msg;
use crate::messages::language::facts;
use crate::messages::opponents;
use crate::messages::{library as msg, personality_folder};
use crate::model::entry::{Entry, Filter, Order, Part};
use crate::pages::library::commands::empty_trash;
use crate::pages::library::details;
use crate::pages::library::state::LibraryDialog;
use crate::pages::library::transfer::ask_to_import;
use crate::parts::emblem::Emblem;
use crate::parts::player_row::PlayerRow;

// Lengths in points.
const LINE_HEIGHT: f32 = 54.0;
const GAP: f32 = 8.0;
/// Of the details below a line, scrolled into view with it.
const DETAILS_IN_VIEW: f32 = 140.0;

/// Shows the search field. Down moves to the list. Enter returns the first line.
pub(super) fn search(ui: &mut egui::Ui, form: &mut LibraryDialog) -> Option<usize> {
    let field =
        widgets::search_field(ui, &mut form.search, library_dialog_msg::search(), ui.available_width());
    if std::mem::take(&mut form.focus_search) {
        field.request_focus();
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 6.0);
        choices(ui, form);
    });
    let first = form.visible().first().copied();
    if field.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown)) {
        focus_line(ui, form, first);
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    first.filter(|_| entered && !form.search.trim().is_empty())
}

fn choices(ui: &mut egui::Ui, form: &mut LibraryDialog) {
    let shown = Filter::ALL.map(|one| one == form.filter);
    if let Some(index) = choice(ui, msg::show(), &msg::filters(), shown) {
        form.filter = Filter::ALL[index];
    }
    let ordered = Order::ALL.map(|one| one == form.order);
    if let Some(index) = choice(ui, msg::sort_by(), &msg::orders(), ordered) {
        form.order = Order::ALL[index];
    }
}

/// Returns the index that the player selected.
fn choice(ui: &mut egui::Ui, name: &str, labels: &[&str; 3], current: [bool; 3]) -> Option<usize> {
    let items = labels.map(SegmentItem::plain);
    let mut index = current.iter().position(|&is_current| is_current).unwrap_or(0);
    let response = widgets::segmented(ui, name, &mut index, &items).on_hover_text(name);
    response.changed().then_some(index)
}

pub(super) type Below = fn(&mut egui::Ui, &mut LibraryDialog);

/// Shows all sections. Returns the line to load. In a narrow window, `below` draws the details below the chosen line.
pub(super) fn show(
    ui: &mut egui::Ui,
    form: &mut LibraryDialog,
    cx: &Context,
    mut below: Option<impl FnMut(&mut egui::Ui, &mut LibraryDialog)>,
) -> Option<usize> {
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut loaded = None;
    for part in Part::ALL {
        let matching = form.matching(part);
        if (part == Part::Deleted && matching.is_empty()) || !form.filter.shows(part) {
            continue;
        }
        ui.add_space(6.0);
        heading(ui, part, form, below.is_some(), cx);
        if let (Part::Own, Some(problem)) = (part, &form.folder_problem) {
            ui.add(egui::Label::new(text::body(problem).color(Palette::of(ui).bad)).wrap());
        } else if matching.is_empty() {
            let none = if part == Part::Own && form.search.is_empty() {
                library_dialog_msg::no_own()
            } else {
                library_dialog_msg::no_match()
            };
            ui.add(egui::Label::new(text::soft(none)).wrap());
        }
        for index in matching {
            if line(ui, form, index, if below.is_some() { DETAILS_IN_VIEW } else { 0.0 }) {
                loaded = Some(index);
            }
            if let Some(below) = below.as_mut().filter(|_| form.chosen == Some(index)) {
                below(ui, form);
            }
        }
    }
    loaded
}

fn heading(ui: &mut egui::Ui, part: Part, form: &mut LibraryDialog, has_buttons: bool, cx: &Context) {
    let name = match part {
        Part::BuiltIn => library_dialog_msg::built_in(),
        Part::Own => library_dialog_msg::own(),
        Part::Deleted => msg::deleted_text(),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        ui.label(text::small_strong(name).weak());
        match part {
            Part::Deleted => trash(ui, form, cx),
            Part::Own if has_buttons => own_buttons(ui, form, cx),
            Part::Own | Part::BuiltIn => {}
        }
    });
}

/// What can be done with all personalities of the player.
pub(super) fn own_buttons(ui: &mut egui::Ui, form: &LibraryDialog, cx: &Context) {
    let can = form.can_save;
    let why = Some(msg::no_folder());
    if widgets::button(msg::new()).small().show(ui).clicked() {
        cx.request_all([Action::Window(WindowAction::CloseDialog), Action::Editor(EditorAction::New)]);
    }
    if widgets::button(msg::import()).small().show_enabled(ui, can, why).clicked() {
        cx.later(ask_to_import);
    }
    let own = form.own_personalities();
    let can_export = if own.is_empty() { Err(library_dialog_msg::no_own()) } else { Ok(()) };
    details::export_several(ui, msg::export_all(), can_export, own, cx);
    if widgets::button(personality_folder::open()).small().show_enabled(ui, can, why).clicked() {
        cx.request(Action::Library(LibraryAction::OpenFolder));
    }
}

fn trash(ui: &mut egui::Ui, form: &mut LibraryDialog, cx: &Context) {
    if !form.emptying {
        form.emptying = widgets::button(msg::empty_trash_text()).small().show(ui).clicked();
        return;
    }
    let deleted = form.entries.iter().filter(|entry| entry.part == Part::Deleted);
    let files: Vec<_> = deleted.filter_map(|entry| entry.file.clone()).collect();
    ui.add(egui::Label::new(text::small(msg::empty_trash(files.len()))).wrap());
    ui.end_row();
    let keep = widgets::button(msg::do_not_empty()).small().show(ui).clicked();
    if widgets::button(msg::delete_permanently()).small().show(ui).clicked() {
        cx.later(move |cx| empty_trash(cx, &files));
    }
    form.emptying = !keep;
}

/// Unique also if two libraries are open, one above the other.
fn list_id(ui: &egui::Ui) -> Id {
    Id::unique(("library line", ui.layer_id().id))
}

fn focus_line(ui: &egui::Ui, form: &mut LibraryDialog, index: Option<usize>) {
    if let Some(index) = index {
        form.choose_line(index);
        widgets::pass_focus(ui, list_id(ui).with(index));
    }
}

/// One line. When it is chosen, it and `more` points below it are scrolled into view. Returns whether it was
/// double-clicked, or Enter was pressed while it was chosen.
fn line(ui: &mut egui::Ui, form: &mut LibraryDialog, index: usize, more: f32) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE_HEIGHT), Sense::hover());
    let stop = TabStop { list: list_id(ui), row: Some(index) };
    let response = stop.row(ui, index, rect);
    let was_chosen = form.chosen == Some(index);
    let modifiers = ui.input(|input| input.modifiers);
    let entered = list::is_entered(ui, &response);
    let is_sought = was_chosen && std::mem::take(&mut form.seek);
    if response.clicked() {
        form.select_line(index, modifiers);
        // In the next frame, which has the details below this line.
        form.seek = !was_chosen;
    }
    if response.has_focus() {
        arrow_keys(ui, form, stop);
    }
    if is_sought {
        response.request_focus();
    }
    if is_sought || response.gained_focus() {
        ui.scroll_to_rect(rect.with_max_y(rect.bottom() + more), None);
    }
    let chosen = form.is_selected(index);
    let entry = &form.entries[index];
    let name = entry.label();
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, chosen, &name));
    if ui.is_rect_visible(rect) {
        list::ground(ui, &response, chosen);
        fill(ui, &response, entry, &name);
        list::ring(ui, &response);
    }
    (response.double_clicked() && modifiers.is_none()) || (entered && was_chosen)
}

/// With Shift, the arrow keys select more lines.
fn arrow_keys(ui: &egui::Ui, form: &mut LibraryDialog, stop: TabStop) {
    let visible = form.visible();
    let Some(at) = visible.iter().position(|&line| stop.row == Some(line)) else { return };
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let [extend_up, extend_down] = [Key::ArrowUp, Key::ArrowDown].map(|key| pressed(Modifiers::SHIFT, key));
    if extend_up || extend_down {
        let next = if extend_up { at.checked_sub(1) } else { Some(at + 1) };
        if let Some(&next) = next.and_then(|next| visible.get(next)) {
            form.select_line(next, Modifiers::SHIFT);
            widgets::pass_focus(ui, stop.list.with(next));
        }
    } else if at == 0 && pressed(Modifiers::NONE, Key::ArrowUp) {
        form.focus_search = true;
    } else if let Some(next) = stop.moved(ui, visible.into_iter(), list::PAGE) {
        form.choose_line(next);
    }
}

fn fill(ui: &egui::Ui, response: &egui::Response, entry: &Entry, name: &str) {
    let palette = Palette::of(ui);
    let (emblem, below) = match &entry.read {
        Ok(personality) => {
            let character = match entry.part {
                Part::BuiltIn => opponents::character(personality),
                Part::Own | Part::Deleted => details::description(personality).unwrap_or_default(),
            };
            (Emblem::of(personality), (character, palette.soft))
        }
        Err(problem) => (Emblem::Unknown, (problem.as_str(), palette.bad)),
    };
    let elo = entry.strength.as_ref().map(msg::points).unwrap_or_default();
    let row = PlayerRow { emblem, name, ink: palette.ink, right: (&elo, palette.soft), below };
    row.paint(ui, response.rect.shrink2(vec2(10.0, 2.0)));
    let description = facts(&[&elo, below.0]);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(description));
}
