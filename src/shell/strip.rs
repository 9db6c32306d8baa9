//! The strip at the bottom of every page: the notice, otherwise what the page says about its board. It is always there, so
//! that a notice moves nothing and covers nothing. Only in a low window a page without a board has its room, and the notice
//! floats over it.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Area, Galley, Order, Popup};

use crate::context::prelude::*;
use crate::kit::icons;
use crate::messages::{files, help};

// Lengths in points.
const HEIGHT: f32 = 36.0;
/// In a lower window the strip takes no room from pages that say nothing in it.
const SHORT: f32 = 700.0;
const GAP: f32 = 8.0;
const ICON: f32 = 18.0;
/// Of the button *Close*.
const CLOSE: f32 = 32.0;
const DETAILS_WIDTH: f32 = 560.0;
const DETAILS_HEIGHT: f32 = 240.0;

/// Draws the notice, or the status of the page if there is none. Returns whether the player reads the notice.
pub(crate) fn show(ui: &mut Ui, cx: &Context, page: &dyn Page) -> bool {
    let notices = &cx.view.notices;
    let waiting = notices.len().saturating_sub(1);
    let has_status = page.has_status() && !cx.view.is_help_open;
    let mut is_read = false;
    let contents = |ui: &mut Ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            if let Some(notice) = notices.shown() {
                is_read = show_notice(ui, notice, waiting, cx) || ui.rect_contains_pointer(ui.max_rect());
            } else if has_status {
                page.status(ui, cx);
            }
        });
    };
    if notices.shown().is_none() {
        set_main_button(ui.ctx(), None);
    }
    let (panel, margin) = (Panel::bottom("strip"), Margin::symmetric(16, 0));
    if has_status || ui.ctx().content_rect().height() >= SHORT {
        widgets::panel(ui, panel, HEIGHT, margin, contents);
    } else if notices.shown().is_some() {
        let place = ui.max_rect().with_min_y(ui.max_rect().bottom() - HEIGHT);
        Area::new(Id::unique("floating strip")).order(Order::Middle).fixed_pos(place.min).show(
            ui.ctx(),
            |ui| {
                ui.set_min_size(place.size());
                widgets::panel(ui, panel, HEIGHT, margin, contents);
            },
        );
    }
    is_read
}

fn set_main_button(ctx: &egui::Context, button: Option<Id>) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("main button of the notice"), button));
}

pub(crate) fn main_button(ctx: &egui::Context) -> Option<Id> {
    ctx.data(|data| data.get_temp::<Option<Id>>(Id::unique("main button of the notice"))).flatten()
}

/// Returns whether the player reads the notice: a button has the focus, or the details are open.
fn show_notice(ui: &mut Ui, notice: &Notice, waiting: usize, cx: &Context) -> bool {
    let palette = Palette::of(ui);
    let (ink, icon) = if notice.is_error { (palette.bad, Icon::Cross) } else { (palette.go, Icon::Info) };
    let (rect, _) = ui.allocate_exact_size(vec2(ICON, ICON), Sense::hover());
    icons::paint(ui.painter(), rect, icon, ink, 2.0);
    let waiting = (waiting > 0).then(|| files::more_notices(waiting));
    let room = ui.available_width() - buttons_width(ui, notice, waiting.as_deref());
    let mut line = layout(ui, &notice.text, room);
    let mut details = notice.details.clone();
    if line.elided && details.is_none() {
        details = Some(notice.text.clone());
        let button = widgets::button(files::details()).small().fitting_width(ui) + GAP;
        line = layout(ui, &notice.text, room - button);
    }
    let label = ui.add(Label::new(Arc::clone(&line)));
    if line.elided {
        label.on_hover_text(&notice.text);
    }
    let mut shown: Vec<Response> = Vec::new();
    for (label, action) in [&notice.offer, &notice.other].into_iter().flatten() {
        let offer = widgets::button(label).small().show(ui);
        if offer.clicked() {
            cx.request(action.clone());
        }
        shown.push(offer);
    }
    let mut is_open = false;
    if let Some(details) = details {
        let button = widgets::button(files::details()).small().show(ui);
        is_open = show_details(&button, notice, &details);
        shown.push(button);
    }
    if let Some(place) = &notice.help {
        let name = help::about(place.title());
        let help = widgets::button(help::help_button()).named(&name).small().show(ui);
        if help.clicked() {
            cx.request(Action::Help(HelpAction::Open(place.clone())));
        }
        shown.push(help);
    }
    let end = end(ui, waiting.as_deref(), cx);
    let main = if notice.offer.is_some() { shown.first() } else { None }.unwrap_or(&end);
    set_main_button(ui.ctx(), Some(main.id));
    is_open || end.has_focus() || shown.iter().any(Response::has_focus)
}

/// How many other notices wait, and *Close*.
fn end(ui: &mut Ui, waiting: Option<&str>, cx: &Context) -> Response {
    let waiting_width =
        waiting.map_or(0.0, |waiting| widgets::button(waiting).small().fitting_width(ui) + GAP);
    ui.add_space((ui.available_width() - waiting_width - CLOSE).max(0.0));
    if let Some(waiting) = waiting
        && widgets::button(waiting).small().tip(files::next_notice()).show(ui).clicked()
    {
        cx.later(|cx| cx.view.notices.show_next());
    }
    let close = widgets::icon_button(ui, Icon::Close, files::close(), true);
    if close.clicked() {
        cx.request(Action::Window(WindowAction::CloseNotice));
    }
    close
}

/// The whole text and the details, above their button. Returns whether they are open.
fn show_details(button: &Response, notice: &Notice, details: &str) -> bool {
    let popup = Popup::from_toggle_button_response(button).width(DETAILS_WIDTH);
    let shown = popup.show(|ui| {
        ui.set_max_width(DETAILS_WIDTH.min(ui.ctx().content_rect().width() - 40.0));
        ui.add(Label::new(text::body(&notice.text)).wrap());
        if notice.details.is_none() {
            return;
        }
        ui.add_space(GAP);
        ScrollArea::both().max_height(DETAILS_HEIGHT).show(ui, |ui| {
            // A wrapped line would put the mark below an excerpt at another place.
            let job =
                LayoutJob::simple(details.to_owned(), font::mono(13.0), Palette::of(ui).ink, f32::INFINITY);
            ui.add(Label::new(job).selectable(true));
        });
    });
    shown.is_some()
}

/// One line, with an ellipsis if the room is too narrow.
fn layout(ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font::regular(14.0), Palette::of(ui).ink, width);
    job.wrap = TextWrapping { max_width: width, max_rows: 1, ..TextWrapping::default() };
    ui.painter().layout_job(job)
}

/// With the gaps before the buttons.
fn buttons_width(ui: &Ui, notice: &Notice, waiting: Option<&str>) -> f32 {
    let width = |label: &str| widgets::button(label).small().fitting_width(ui) + GAP;
    let offers = [&notice.other, &notice.offer].into_iter().flatten().map(|(label, _)| width(label));
    let help = notice.help.as_ref().map_or(0.0, |_| width(help::help_button()));
    let details = notice.details.as_ref().map_or(0.0, |_| width(files::details()));
    let waiting = waiting.map_or(0.0, width);
    (offers.sum::<f32>() + help + details + waiting + CLOSE + 2.0 * GAP).ceil()
}
