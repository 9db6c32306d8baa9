//! The diploma, once all lessons are done.

use eframe::egui::{Image, TextureHandle, TextureOptions};

use crate::context::dialogs::close_button;
use crate::context::prelude::*;
use crate::messages::language;
use crate::messages::learn::diploma as msg;
use crate::parts::picture;
use crate::parts::picture::options::colors_of;
use crate::picture::{Diploma, Sheet as _, Style};
use span_it_learn::badges::Badge;
use span_it_learn::lessons;

/// Of the picture in the dialog, in pixels.
const SIDE: u32 = 1120;
/// Above and below the picture, in points.
const AROUND: f32 = 220.0;

#[derive(Default)]
struct DiplomaDialog {
    /// With what it shows.
    drawn: Option<((Diploma, Style), TextureHandle)>,
}

impl std::fmt::Debug for DiplomaDialog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DiplomaDialog").finish_non_exhaustive()
    }
}

/// Shows the diploma, or which lesson is still to be done.
pub(crate) fn open(cx: &mut Context) {
    match cx.progress().next_step().and_then(|step| lessons::all().get(step)) {
        None => cx.view.dialogs.push(DiplomaDialog::default()),
        Some(step) => cx.confirm(msg::still_open(step.number.0)),
    }
}

fn diploma(cx: &Context) -> Diploma {
    let progress = cx.progress();
    let all = lessons::all();
    let first = all.iter().filter(|step| progress.tries_of(step) == Some(1)).count();
    let date = progress.badges().get(&Badge::Course).map_or(cx.today(), |earned| earned.date);
    Diploma {
        heading: msg::heading().to_owned(),
        name: cx.settings.handle.trim().to_owned(),
        reason: msg::reason().map(str::to_owned),
        date: language::short_date(date),
        first_tries: msg::first_tries(first, all.len()),
    }
}

impl DiplomaDialog {
    fn body(&mut self, ui: &mut Ui, cx: &Context) {
        if cx.settings.handle.trim().is_empty() {
            ui.horizontal(|ui| {
                ui.label(text::body(msg::your_name()));
                let key = ui.scope_id().with("name");
                let mut name: String = ui.data(|data| data.get_temp(key)).unwrap_or_default();
                let field = widgets::name_field(ui, &mut name, msg::your_name(), 220.0, false);
                if field.lost_focus() && !name.trim().is_empty() {
                    let name = name.trim().to_owned();
                    cx.later(move |cx| cx.settings.handle.clone_from(&name));
                }
                ui.data_mut(|data| data.insert_temp(key, name));
            });
        }
        let shown = (diploma(cx), Style { colors: colors_of(Palette::of(ui)), side: SIDE });
        if self.drawn.as_ref().is_none_or(|(drawn, _)| *drawn != shown)
            && let Ok(image) = shown.0.to_image(&shown.1)
        {
            let image = picture::color_image(&image);
            let texture = ui.ctx().load_texture("diploma", image, TextureOptions::LINEAR);
            self.drawn = Some((shown, texture));
        }
        if let Some(((diploma, _), texture)) = &self.drawn {
            let room = vec2(ui.available_width(), ui.ctx().content_rect().height() - AROUND);
            let size = texture.size_vec2() * (room / texture.size_vec2()).min_elem();
            let name = match diploma.name.as_str() {
                "" => diploma.heading.clone(),
                name => msg::picture(name, &diploma.date),
            };
            ui.add(Image::from_texture((texture.id(), size)).alt_text(name));
        }
    }
}

impl Dialog for DiplomaDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let cx = frame.cx;
        let footer = |ui: &mut Ui| {
            if widgets::button(msg::save()).show(ui).clicked() {
                cx.later(|cx| picture::save_sheet(cx, Box::new(diploma(cx))));
            }
            close_button(ui)
        };
        let body = |ui: &mut Ui| self.body(ui, cx);
        let result = widgets::dialog(&cx.egui, (frame.id, msg::title()), (720.0, 720.0), body, footer);
        result.footer || result.closed
    }

    fn help_place(&self) -> Place {
        Place::at(Chapter::Learning, "lessons")
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}
