//! Modal dialogs: a head with title and close button, a scrolling middle, a fixed footer.

use egui::{
    Align, Align2, Area, Context, Frame, Id, Key, Label, Layout, Margin, Modal, ModalResponse, Modifiers,
    Rect, RichText, Role, ScrollArea, Sense, Shadow, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::kit::icons::Icon;
use crate::kit::theme::{Palette, text};
use crate::kit::widgets::icon_button;
use crate::messages::board as msg;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DialogResult<F> {
    /// By Esc or the close button.
    pub closed: bool,
    pub footer: F,
    /// The field in which Enter was pressed; activates the default button.
    pub entered: Option<Id>,
    /// Enter was pressed while no control had the focus, as after a click with the mouse.
    pub enter_idle: bool,
}

// Lengths in points.
const WINDOW_MARGIN: f32 = 16.0;
const SIDE_MARGIN: i8 = 28;
/// In a lower window, margins and gaps are smaller.
const LARGE_MARGIN_MIN_HEIGHT: f32 = 400.0;
/// How far the scroll area extends beyond its contents: room for scroll bar and focus rings.
const GUTTER: i8 = 12;
const HEAD_HEIGHT: f32 = 34.0;
/// Above and below the head, in a theme with title bars.
const TITLE_BAR_MARGIN: i8 = 8;

/// `size` is the largest width and height, in points. The body scrolls; the footer is laid out from left to
/// right.
pub fn dialog<B, F>(
    ctx: &Context,
    name: (Id, &str),
    size: (f32, f32),
    body: impl FnOnce(&mut Ui) -> B,
    footer: impl FnOnce(&mut Ui) -> F,
) -> DialogResult<F> {
    framed(ctx, name, (size, None), |ui, height| scrolling(ui, name.1, height, body), footer)
}

/// The same for a dialog that grows downwards to about `height`: it opens so high that its upper edge can stay.
pub fn growing_dialog<B, F>(
    ctx: &Context,
    name: (Id, &str),
    (width, height): (f32, f32),
    body: impl FnOnce(&mut Ui) -> B,
    footer: impl FnOnce(&mut Ui) -> F,
) -> DialogResult<F> {
    let top = ((ctx.content_rect().height() - height) / 2.0).max(WINDOW_MARGIN);
    let middle = |ui: &mut Ui, height| scrolling(ui, name.1, height, body);
    framed(ctx, name, ((width, f32::INFINITY), Some(top)), middle, footer)
}

/// The body fills the available height and does not scroll.
pub fn still_dialog<B, F>(
    ctx: &Context,
    name: (Id, &str),
    size: (f32, f32),
    body: impl FnOnce(&mut Ui) -> B,
    footer: impl FnOnce(&mut Ui) -> F,
) -> DialogResult<F> {
    let still = |ui: &mut Ui, height: f32| {
        let size = vec2(ui.available_width(), height.max(0.0));
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            ui.spacing_mut().item_spacing.y = 8.0;
            body(ui);
        });
    };
    framed(ctx, name, (size, None), still, footer)
}

/// `top` is where the dialog opens; `None` is centred.
fn framed<F>(
    ctx: &Context,
    (id, title): (Id, &str),
    ((width, max_height), top): ((f32, f32), Option<f32>),
    middle: impl FnOnce(&mut Ui, f32),
    footer: impl FnOnce(&mut Ui) -> F,
) -> DialogResult<F> {
    let palette = Palette::of_ctx(ctx);
    let room = ctx.content_rect().size() - vec2(2.0 * WINDOW_MARGIN, 2.0 * WINDOW_MARGIN);
    let tight = room.y < LARGE_MARGIN_MIN_HEIGHT;
    let frame = frame(palette, tight);
    let inner = vec2(width.min(room.x), max_height.min(room.y)) - frame.total_margin().sum();
    let before = ctx.memory(|memory| memory.area_rect(id));
    let field = ctx.memory(egui::Memory::focused).filter(|_| ctx.text_edit_focused());
    let mut placement = DialogPlacement::of(ctx, id.with(title));
    placement.top = placement.top.or(top);
    let modal = Modal::new(id).area(area(ctx, id, placement.top)).backdrop_color(palette.dim).frame(frame);
    let shown = modal.show(ctx, |ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_label(title);
            node.set_modal();
        });
        ui.set_width(inner.x);
        ui.set_max_height(inner.y);
        ui.spacing_mut().item_spacing.y = 0.0;
        let [below_head, above_foot] = match (tight, palette.relief) {
            (false, _) => [14.0, 18.0],
            (true, None) => [4.0, 6.0],
            // The title bar ends below the head.
            (true, Some(_)) => [10.0, 6.0],
        };
        title_bar(ui, palette, frame.inner_margin);
        let closed = head(ui, title);
        ui.add_space(below_head);
        let foot = 38.0;
        let height = inner.y - foot - HEAD_HEIGHT - below_head - above_foot;
        ui.scope(|ui| middle(ui, height));
        ui.add_space(above_foot);
        let layout = Layout::left_to_right(Align::Center);
        let footer = ui.allocate_ui_with_layout(vec2(inner.x, foot), layout, |ui| {
            ui.set_min_size(vec2(inner.x, foot));
            ui.spacing_mut().item_spacing.x = 8.0;
            footer(ui)
        });
        (closed, footer.inner)
    });
    let is_still = before.is_some_and(|before| before.size() == shown.response.rect.size());
    if !is_still {
        // egui positions a dialog by its previous size; its size has changed, so another frame is needed.
        ctx.request_repaint();
    }
    placement.store(ctx, id.with(title), shown.response.rect.top(), is_still);
    let closed = shown.inner.0 || escaped(&shown);
    // Enter in a multi-line field inserts a line.
    let entered = field.filter(|_| {
        shown.is_top_modal && !ctx.text_edit_focused() && ctx.input(|input| input.key_pressed(Key::Enter))
    });
    let idle = ctx
        .memory(egui::Memory::focused)
        .is_none_or(|focus| ctx.data(|data| data.get_temp::<Id>(title_key())) == Some(focus));
    let enter_idle = idle
        && entered.is_none()
        && shown.is_top_modal
        && !egui::Popup::is_any_open(ctx)
        && ctx.input(|input| input.key_pressed(Key::Enter));
    DialogResult { closed, footer: shown.inner.1, entered, enter_idle }
}

/// Gives the focus to the title, if no control of the dialog takes it for a frame: a screen reader then reads the dialog,
/// and Tab goes to the first control. The title takes the focus in no other way.
fn focusable_title(ui: &mut Ui, title: RichText) {
    let key = ui.unique_id().with("title");
    let is_free = ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(ui.layer_id()));
    let [was_free, had_focus] = ui.data_mut(|data| data.remove_temp(key)).unwrap_or_default();
    let takes_focus = is_free && was_free;
    let sense = if had_focus || takes_focus { Sense::focusable_noninteractive() } else { Sense::hover() };
    let spoken = title.text().to_owned();
    // A label that has the focus would be underlined like a link.
    let (at, galley, label) = Label::new(title).truncate().sense(sense).layout_in_ui(ui);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), &spoken));
    ui.painter().galley(at, galley, ui.visuals().strong_text_color());
    if takes_focus {
        label.request_focus();
    }
    if is_free {
        ui.ctx().request_repaint();
    }
    let has_focus = label.has_focus();
    if has_focus {
        ui.data_mut(|data| data.insert_temp(title_key(), label.id));
    }
    ui.data_mut(|data| data.insert_temp(key, [is_free, has_focus]));
}

/// The title that has the focus.
fn title_key() -> Id {
    Id::unique("title of a dialog")
}

/// The fixed upper edge of a dialog, so that it does not jump when rows are added or removed.
#[derive(Clone, Copy, Debug)]
struct DialogPlacement {
    /// `top` is valid for this rectangle of the window.
    window: Rect,
    /// Known once the dialog has been centred.
    top: Option<f32>,
    frame: u64,
}

impl DialogPlacement {
    /// The stored values; defaults for a dialog that has just opened or a window of another size.
    fn of(ctx: &Context, key: Id) -> Self {
        let (window, frame) = (ctx.content_rect(), ctx.cumulative_frame_nr());
        let stored = ctx.data(|data| data.get_temp::<Self>(key));
        let valid = stored.filter(|stored| stored.window == window && stored.frame + 1 >= frame);
        valid.unwrap_or(Self { window, top: None, frame })
    }

    fn store(self, ctx: &Context, key: Id, top: f32, is_still: bool) {
        let top = self.top.or_else(|| is_still.then_some(top));
        let frame = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(key, Self { top, frame, ..self }));
    }
}

/// Centred, or with its previous upper edge if there is room below.
fn area(ctx: &Context, id: Id, top: Option<f32>) -> Area {
    // The named node inside is the dialog; a second one around it would be read twice.
    let area = Modal::default_area(id).role(Role::GenericContainer);
    let (Some(top), Some(rect)) = (top, ctx.memory(|memory| memory.area_rect(id))) else { return area };
    let window = ctx.content_rect();
    let top = top.min(window.bottom() - WINDOW_MARGIN - rect.height()).max(window.top() + WINDOW_MARGIN);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, top - window.top()))
}

/// A click outside a dialog does not close it, because entered text would be lost.
fn escaped<T>(shown: &ModalResponse<T>) -> bool {
    let ctx = &shown.response.ctx;
    shown.response.should_close()
        || (shown.is_top_modal
            && !shown.any_popup_open
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)))
}

fn frame(palette: &Palette, tight: bool) -> Frame {
    let [side, end] = if tight { [14, 10] } else { [SIDE_MARGIN, 24] };
    let mut margin = Margin::symmetric(side, end);
    if palette.relief.is_some() {
        margin.top = TITLE_BAR_MARGIN;
    }
    Frame::new()
        .fill(palette.panel)
        .corner_radius(palette.corner(18))
        .stroke(palette.dialog_border.map_or(Stroke::NONE, |border| Stroke::new(1.0, border)))
        .shadow(Shadow { offset: [0, 18], blur: 50, spread: 0, color: palette.shadow })
        .inner_margin(margin)
}

/// The ground of the head, in a theme with title bars.
fn title_bar(ui: &Ui, palette: &Palette, margin: Margin) {
    let Some(relief) = palette.relief else { return };
    let top = ui.max_rect().expand2(vec2(margin.leftf(), 0.0)).translate(vec2(0.0, -margin.topf()));
    let height = HEAD_HEIGHT + 2.0 * f32::from(TITLE_BAR_MARGIN);
    let bar = Rect::from_min_size(top.min, vec2(top.width(), height)).shrink(3.0);
    ui.painter().rect_filled(bar, 0, relief.title);
}

/// Returns whether the close button was clicked.
fn head(ui: &mut Ui, title: &str) -> bool {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_height(HEAD_HEIGHT);
            let closed = icon_button(ui, Icon::Close, msg::close(), true).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = text::title(title);
                let on_bar = Palette::of(ui).relief.map(|relief| title.clone().color(relief.on_title));
                focusable_title(ui, on_bar.unwrap_or(title));
            });
            closed
        })
        .inner
    })
    .inner
}

/// `title` separates the scroll positions of dialogs that follow each other.
fn scrolling<B>(ui: &mut Ui, title: &str, height: f32, body: impl FnOnce(&mut Ui) -> B) {
    let room = ui.available_rect_before_wrap();
    let builder = UiBuilder::new().max_rect(room.expand2(vec2(GUTTER.into(), 0.0)));
    let mut beyond = ui.new_child(builder);
    beyond.spacing_mut().scroll.bar_outer_margin = 0.0;
    // Content that is too wide for a very small window can be scrolled to.
    let area = ScrollArea::both().id_salt(title).max_height(height).auto_shrink([false, true]);
    area.show(&mut beyond, |ui| {
        Frame::new().inner_margin(Margin::symmetric(GUTTER, 0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.take_available_width();
            body(ui);
        });
    });
    let height = beyond.min_rect().height();
    ui.allocate_rect(Rect::from_min_size(room.min, vec2(room.width(), height)), Sense::hover());
}
