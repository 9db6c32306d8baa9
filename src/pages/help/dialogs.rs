//! The dialogs *About* and *Licences*.

use eframe::egui::{self, TextureHandle, TextureOptions};

use crate::context::dialogs::{close_button, help_and_done};
use crate::context::prelude::*;
use crate::kit::icons::APP_ICON;
use crate::messages::dialogs::about as msg;
use crate::messages::{game, licences, search_speed};
use crate::model::cpu_benchmark::CpuSpeed;

const OWN: [&str; 2] = [include_str!("../../../LICENSE-MIT"), include_str!("../../../LICENSE-APACHE")];
const FONTS: [&str; 2] =
    [crate::picture::FONT_LICENCE, include_str!("../../../assets/fonts/JetBrainsMono-LICENSE.txt")];
/// Lines after a `#` are notes for maintainers.
const CRATES: &str = include_str!("../../../assets/licences/crates.txt");

const ICON_SIZE: f32 = 56.0;

#[derive(Default)]
pub(crate) struct AboutDialog {
    icon: Option<TextureHandle>,
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
                ui.add(egui::Image::from_texture((icon.id(), size)).alt_text(game::app()));
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.label(text::title(game::app()));
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
        let cx = frame.cx;
        let body = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            self.head(ui, cx.settings.handle.trim());
            ui.label(text::body(msg::origin()));
            ui.label(text::body(msg::thanks()));
            speed(ui, cx.cpu_speed());
            ui.label(text::soft(msg::licences()));
            ui.add_space(4.0);
            if widgets::button(licences::open()).small().show(ui).clicked() {
                cx.later(|cx| cx.view.dialogs.push(LicencesDialog::default()));
            }
        };
        let footer = |ui: &mut Ui| help_and_done(ui, msg::title());
        let result = widgets::dialog(&frame.cx.egui, (frame.id, msg::title()), (460.0, 720.0), body, footer);
        result.footer || result.closed
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
        CpuSpeed::Measuring => search_speed::measuring().to_owned(),
        CpuSpeed::Unknown => search_speed::not_measured().to_owned(),
        CpuSpeed::Known(speed) => sentences(&[&search_speed::measured(speed), search_speed::in_1993()]),
    };
    ui.add(Label::new(text::body(message)).wrap());
}

/// So that each paragraph can wrap at any width.
fn flowing(text: &str) -> String {
    let is_blank_or_rule = |line: &&str| line.chars().all(|letter| "-=".contains(letter));
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    let paragraphs = lines.split(is_blank_or_rule).filter(|lines| !lines.is_empty());
    paragraphs.map(|lines| lines.join(" ")).collect::<Vec<_>>().join("\n\n")
}

fn crates() -> String {
    CRATES.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n")
}

#[derive(Debug, Default)]
pub(crate) struct LicencesDialog {
    shown: usize,
}

impl Dialog for LicencesDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let body = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 12.0;
            widgets::segmented(
                ui,
                licences::licence_of(),
                &mut self.shown,
                &licences::parts().map(SegmentItem::plain),
            );
            let (heading, texts): (&str, Vec<String>) = match self.shown {
                0 => (licences::program_licence(), OWN.map(flowing).to_vec()),
                3 => (licences::library_licences(), vec![crates()]),
                font => (licences::font_licence(), vec![flowing(FONTS[(font - 1).min(1)])]),
            };
            ui.add(Label::new(text::body_strong(heading)).wrap());
            for licence in texts {
                ui.add(Label::new(text::small(licence)).wrap().selectable(true));
            }
        };
        let result = widgets::dialog(
            &frame.cx.egui,
            (frame.id, licences::title()),
            (680.0, 720.0),
            body,
            close_button,
        );
        result.closed || result.footer
    }

    fn help_place(&self) -> Place {
        Chapter::About.into()
    }

    fn is_dismissable(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reflowing_keeps_every_word() {
        for text in OWN.into_iter().chain(FONTS) {
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let is_rule = |word: &String| word.len() > 2 && word.trim_matches(['-', '=']).is_empty();
            let reflowed: Vec<_> = words(text).into_iter().filter(|word| !is_rule(word)).collect();
            assert_eq!(words(&flowing(text)), reflowed);
        }
    }

    /// A crate that is linked but not listed would be distributed without its licence.
    #[test]
    fn every_direct_dependency_is_listed() {
        let manifest = [
            include_str!("../../../Cargo.toml"),
            include_str!("../../../crates/core/Cargo.toml"),
            include_str!("../../../crates/store/Cargo.toml"),
            include_str!("../../../crates/lab/Cargo.toml"),
            include_str!("../../../crates/learn/Cargo.toml"),
        ]
        .join("\n");
        let wanted = manifest.split("\n[").filter(|part| {
            let head = part.lines().next().unwrap_or_default();
            head.ends_with("dependencies]")
                && !head.contains("dev-")
                && !head.contains("build-")
                && !head.contains("workspace")
        });
        let listed = crates();
        let mut count = 0;
        for line in wanted.flat_map(|part| part.lines().skip(1)) {
            let Some((name, _)) = line.split_once(" = ") else { continue };
            let name = name.trim_end_matches(".workspace");
            if name.starts_with("span-it") {
                continue;
            }
            assert!(
                listed.lines().any(|line| line.starts_with(&format!("{name}: "))),
                "{name} is not listed"
            );
            count += 1;
        }
        assert!(count >= 9, "only {count} dependencies were found");
        assert!(
            listed.lines().all(|line| line.split_once(": ").is_some_and(|(_, licence)| !licence.is_empty()))
        );
    }
}
