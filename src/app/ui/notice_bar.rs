//! The notice over the page: an error, information or an offer. It moves nothing.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Area, Context, Galley, Id, Label, Layout, Margin, Order, Rect, Response, ScrollArea, Sense,
    Shadow, Stroke, Ui, Vec2, vec2,
};

use crate::app::action::{Action, Actions, WindowAction};
use crate::app::help::place::HelpAction;
use crate::app::page::{NoticePlace, NoticeSide};
use crate::app::ui::icons::{self, Icon};
use crate::app::ui::notices::{Notice, Notices};
use crate::app::ui::theme::relief::{self, Edge};
use crate::app::ui::theme::{Palette, font, text};
use crate::app::ui::widgets;
use crate::messages::{files, help};

// Lengths in points.
const MAX_WIDTH: f32 = 720.0;
/// From the edges of its room.
const MARGIN: f32 = 6.0;
const PADDING: Vec2 = vec2(14.0, 7.0);
const ROW: f32 = 30.0;
const GAP: f32 = 8.0;
const ICON: f32 = 18.0;
/// With less room beside the buttons, the text is above them.
const MIN_TEXT: f32 = 260.0;
/// In a lower room, the text has at most two lines.
const LOW: f32 = 300.0;

pub(crate) fn show(ui: &Ui, place: NoticePlace, notices: &mut Notices, now: Duration, actions: &mut Actions) {
    let waiting = notices.len().saturating_sub(1);
    let Some(notice) = notices.shown() else { return remember(ui.ctx(), Memory::default()) };
    let plan = Plan::new(ui, notice, waiting, place.room);
    let rect = plan.rect(place);
    let area = Area::new(Id::unique("notice")).order(Order::Middle).fixed_pos(rect.min).movable(false);
    let shown = area.fade_in(false).show(ui.ctx(), |ui| {
        ui.set_min_size(rect.size());
        ui.set_max_size(rect.size());
        card(ui, rect, notice, &plan, actions)
    });
    let Memory { main, has_focus, .. } = shown.inner;
    remember(ui.ctx(), Memory { main, has_focus, height: rect.height() + 2.0 * MARGIN });
    if has_focus || shown.response.contains_pointer() {
        notices.prolong(now);
    }
}

/// What the page and the key of the notice need to know of the notice.
#[derive(Clone, Copy, Debug, Default)]
struct Memory {
    /// The main button.
    main: Option<Id>,
    has_focus: bool,
    /// With its margins.
    height: f32,
}

fn remember(ctx: &Context, memory: Memory) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("notice"), memory));
}

fn memory(ctx: &Context) -> Memory {
    ctx.data(|data| data.get_temp(Id::unique("notice"))).unwrap_or_default()
}

/// The main button of the notice, if one is shown.
pub(crate) fn main_button(ctx: &Context) -> Option<Id> {
    memory(ctx).main
}

/// The height that the notice covers at the bottom of a page. A list that ends there needs this room below its last
/// row.
pub(crate) fn covered_height(ctx: &Context) -> f32 {
    memory(ctx).height
}

/// The size of the notice and its parts.
struct Plan {
    text: Arc<Galley>,
    details: Option<Arc<Galley>>,
    details_height: f32,
    /// How many other notices wait.
    waiting: Option<String>,
    /// Whether the buttons are below the text.
    is_stacked: bool,
    size: Vec2,
}

impl Plan {
    fn new(ui: &Ui, notice: &Notice, waiting: usize, room: Rect) -> Self {
        let waiting = (waiting > 0).then(|| files::more_notices(waiting));
        let inner = (room.width() - 2.0 * MARGIN).min(MAX_WIDTH) - 2.0 * PADDING.x;
        let buttons = buttons_width(ui, notice, waiting.as_deref());
        let beside = inner - ICON - 2.0 * GAP - buttons;
        let is_stacked = beside < MIN_TEXT;
        let for_text = if is_stacked { inner - ICON - GAP } else { beside };
        let rows = if room.height() < LOW { 2 } else { 4 };
        let text = layout(ui, &notice.text, for_text, rows);
        let details = notice.details.as_deref().filter(|_| notice.open);
        let details = details.map(|details| {
            let palette = Palette::of(ui);
            // A wrapped line would put the mark below an excerpt at another place.
            ui.painter().layout_no_wrap(details.to_owned(), font::mono(13.0), palette.ink)
        });
        let details_height =
            details.as_ref().map_or(0.0, |details| (details.size().y + GAP).min(0.4 * room.height()));
        let line = text.size().y.max(ROW);
        let (width, height) = if is_stacked {
            (inner, text.size().y + GAP + ROW)
        } else {
            (if details.is_some() { inner } else { text.size().x + ICON + 2.0 * GAP + buttons }, line)
        };
        let size = (vec2(width, height + details_height) + 2.0 * PADDING).ceil();
        Self { text, details, details_height, waiting, is_stacked, size }
    }

    fn rect(&self, NoticePlace { room, side }: NoticePlace) -> Rect {
        let left = room.center().x - self.size.x / 2.0;
        let top = match side {
            NoticeSide::Top => room.top() + MARGIN,
            NoticeSide::Bottom => room.bottom() - MARGIN - self.size.y,
        };
        Rect::from_min_size(eframe::egui::pos2(left.round(), top.round()), self.size)
    }
}

fn layout(ui: &Ui, text: &str, width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font::regular(14.0), Palette::of(ui).ink, width);
    job.wrap = TextWrapping { max_width: width, max_rows: rows, ..TextWrapping::default() };
    ui.painter().layout_job(job)
}

/// With the gaps between the buttons.
fn buttons_width(ui: &Ui, notice: &Notice, waiting: Option<&str>) -> f32 {
    let width = |label: &str| widgets::button(label).small().fitting_width(ui) + GAP;
    let offers = [&notice.other, &notice.offer].into_iter().flatten().map(|(label, _)| width(label));
    let help = notice.help.as_ref().map_or(0.0, |_| width(help::HELP_BUTTON));
    let details = notice.details.as_ref().map_or(0.0, |_| width(files::DETAILS));
    let waiting = waiting.map_or(0.0, |waiting| widgets::text_width(ui, text::soft(waiting)) + GAP);
    (offers.sum::<f32>() + help + details + waiting + width(files::CLOSE) - GAP).ceil()
}

fn card(ui: &mut Ui, rect: Rect, notice: &Notice, plan: &Plan, actions: &mut Actions) -> Memory {
    let palette = Palette::of(ui);
    let (ground, ink, icon) = if notice.is_error {
        (palette.bad_tint, palette.bad, Icon::Cross)
    } else {
        (palette.go_tint, palette.go, Icon::Info)
    };
    let shadow = Shadow { offset: [0, 4], blur: 18, spread: 0, color: palette.shadow };
    let margin = Margin::symmetric(14, 7);
    let frame = palette.frame(ground, 10).stroke(Stroke::new(1.0, ink)).shadow(shadow);
    ui.painter().add(frame.paint(rect));
    relief::paint(ui.painter(), rect, Edge::Raised, palette);
    let inside = rect - margin;
    let builder = eframe::egui::UiBuilder::new().max_rect(inside).layout(Layout::top_down(Align::Min));
    let ui = &mut ui.new_child(builder);
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    let message = |ui: &mut Ui, height: f32| {
        widgets::cell(
            ui,
            plan.text.size().x + ICON + GAP,
            height,
            Layout::left_to_right(Align::Center),
            |ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(ICON, ICON), Sense::hover());
                icons::paint(ui.painter(), rect, icon, ink, 2.0);
                ui.add(Label::new(Arc::clone(&plan.text)));
            },
        );
    };
    let memory = if plan.is_stacked {
        message(ui, plan.text.size().y);
        ui.add_space(GAP);
        row(ui, ROW, |_| (), |ui| buttons(ui, notice, plan, actions))
    } else {
        let height = plan.text.size().y.max(ROW);
        row(ui, height, |ui| message(ui, height), |ui| buttons(ui, notice, plan, actions))
    };
    if let Some(details) = &plan.details {
        ui.add_space(GAP);
        let area = ScrollArea::both().max_height(plan.details_height - GAP).auto_shrink(false);
        area.show(ui, |ui| ui.add(Label::new(Arc::clone(details)).selectable(true)));
    }
    memory
}

/// A row with `left` at its left and `right` at its right end, in the order of the Tab key.
fn row<R>(ui: &mut Ui, height: f32, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), height);
    let shown = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        left(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), right).inner
    });
    shown.inner
}

/// From right to left: *Close* first.
fn buttons(ui: &mut Ui, notice: &Notice, plan: &Plan, actions: &mut Actions) -> Memory {
    let mut shown: Vec<Response> = Vec::new();
    let close = widgets::button(files::CLOSE).small().show(ui);
    if close.clicked() {
        actions.push(Action::Window(WindowAction::CloseNotice));
    }
    shown.push(close);
    if let Some(waiting) = &plan.waiting {
        ui.label(text::soft(waiting));
    }
    if notice.details.is_some() {
        let details = widgets::button(files::DETAILS).small().selected(notice.open).show(ui);
        if details.clicked() {
            actions.push(Action::call(|cx| cx.view.notices.toggle_details()));
        }
        shown.push(details);
    }
    if let Some(place) = &notice.help {
        let name = help::about(&place.title());
        let help = widgets::button(help::HELP_BUTTON).named(&name).small().show(ui);
        if help.clicked() {
            actions.push(Action::Help(HelpAction::Open(place.clone())));
        }
        shown.push(help);
    }
    for (label, action) in [&notice.other, &notice.offer].into_iter().flatten() {
        let offer = widgets::button(label).small().show(ui);
        if offer.clicked() {
            actions.push(action.clone());
        }
        shown.push(offer);
    }
    let main = if notice.offer.is_some() { shown.last() } else { shown.first() };
    Memory {
        main: main.map(|button| button.id),
        has_focus: shown.iter().any(Response::has_focus),
        height: 0.0,
    }
}
