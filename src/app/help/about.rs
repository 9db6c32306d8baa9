//! The About dialog.

use eframe::egui::{self, Label, TextureHandle, TextureOptions, Ui, vec2};

use crate::app::action::Action;
use crate::app::dialogs::{Dialog, DialogFrame, help_and_done};
use crate::app::help::licences::LicencesDialog;
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::icons::APP_ICON;
use crate::app::ui::theme::text;
use crate::app::ui::widgets;
use crate::jobs::cpu_benchmark::CpuSpeed;
use crate::messages::dialogs::about as msg;
use crate::messages::language::sentences;
use crate::messages::{game, licences, search_speed};

/// Width and height of the icon, in points.
const ICON_SIZE: f32 = 56.0;

#[derive(Default)]
pub(crate) struct AboutDialog {
    icon: Option<TextureHandle>,
}

impl std::fmt::Debug for AboutDialog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AboutDialog").finish_non_exhaustive()
    }
}

impl AboutDialog {
    fn icon(&mut self, ui: &Ui) -> Option<&TextureHandle> {
        if self.icon.is_none() {
            let icon = eframe::icon_data::from_png_bytes(APP_ICON).ok()?;
            let size = [icon.width, icon.height].map(|side| side as usize);
            let image = egui::ColorImage::from_rgba_unmultiplied(size, &icon.rgba);
            self.icon = Some(ui.ctx().load_texture("icon", image, TextureOptions::LINEAR));
        }
        self.icon.as_ref()
    }

    fn head(&mut self, ui: &mut Ui, handle: &str) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            if let Some(icon) = self.icon(ui) {
                let size = vec2(ICON_SIZE, ICON_SIZE);
                ui.add(egui::Image::from_texture((icon.id(), size)).alt_text(game::APP));
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.label(text::title(game::APP));
                ui.label(text::body(msg::version()));
                if !handle.is_empty() {
                    ui.label(text::body_strong(msg::owner(handle)));
                }
            });
        });
    }
}

impl Dialog for AboutDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let scene = frame.scene;
        let actions = &mut *frame.actions;
        let body = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            self.head(ui, scene.settings.handle.trim());
            ui.label(text::body(msg::ORIGIN));
            ui.label(text::body(msg::THANKS));
            speed(ui, scene.speed);
            ui.label(text::soft(msg::LICENCES));
            ui.add_space(4.0);
            if widgets::button(licences::OPEN).small().show(ui).clicked() {
                actions.push(Action::call(|cx| cx.view.dialogs.push(LicencesDialog::default())));
            }
        };
        let footer = |ui: &mut Ui| help_and_done(ui, msg::TITLE);
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (460.0, 720.0), body, footer);
        result.footer.closes(frame.actions) || result.closed
    }

    fn help_place(&self) -> Place {
        Chapter::About.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}

fn speed(ui: &mut Ui, speed: CpuSpeed) {
    let message = match speed {
        CpuSpeed::Measuring => search_speed::MEASURING.to_owned(),
        CpuSpeed::Unknown => search_speed::NOT_MEASURED.to_owned(),
        CpuSpeed::Known(speed) => {
            sentences(&[search_speed::measured(speed), search_speed::compared_with_1993(speed)])
        }
    };
    ui.add(Label::new(text::body(message)).wrap());
}
