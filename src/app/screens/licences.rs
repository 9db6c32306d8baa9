//! The licences of the program and of everything that is part of it.

use eframe::egui;

use super::dialogs::close_button;
use crate::app::theme::text;
use crate::app::widgets::{self, SegmentItem};
use crate::messages::places::licences as own;

/// The program's own licences, one after the other.
const OWN: [&str; 2] = [include_str!("../../../LICENSE-MIT"), include_str!("../../../LICENSE-APACHE")];
/// The licences of the two fonts.
const FONTS: [&str; 2] = [
    include_str!("../../../assets/fonts/Inter-LICENSE.txt"),
    include_str!("../../../assets/fonts/JetBrainsMono-LICENSE.txt"),
];
/// The crates with their licences; a `#` begins a note to those who make the file.
const CRATES: &str = include_str!("../../../assets/licences/crates.txt");

/// Shows the dialog on the licence of `shown`; says whether it wants to be closed.
pub(super) fn show(ctx: &egui::Context, id: egui::Id, shown: &mut usize) -> bool {
    let body = |ui: &mut egui::Ui| {
        ui.spacing_mut().item_spacing.y = 12.0;
        widgets::segmented(ui, own::GROUP, shown, &own::CHOICES.map(SegmentItem::plain));
        let (heading, texts): (&str, Vec<String>) = match *shown {
            0 => (own::OWN, OWN.map(str::to_owned).to_vec()),
            3 => (own::CRATES, vec![crates()]),
            font => (own::FONT, vec![FONTS[(font - 1).min(1)].to_owned()]),
        };
        ui.add(egui::Label::new(text::body_strong(heading)).wrap());
        for licence in texts {
            ui.add(egui::Label::new(text::small(licence)).wrap().selectable(true));
        }
    };
    let result = widgets::dialog(ctx, (id, own::TITLE), (680.0, 720.0), body, close_button);
    result.closed || result.footer
}

/// One line a crate.
fn crates() -> String {
    CRATES.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate that is built in and not listed would be used without its licence being told.
    #[test]
    fn every_crate_that_the_program_names_is_listed_with_a_licence() {
        let manifest = include_str!("../../../Cargo.toml");
        let wanted = manifest.split("\n[").filter(|part| {
            let head = part.lines().next().unwrap_or_default();
            head.ends_with("dependencies]") && !head.contains("dev-")
        });
        let listed = crates();
        let mut count = 0;
        for line in wanted.flat_map(|part| part.lines().skip(1)) {
            let Some((name, _)) = line.split_once(" = ") else { continue };
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
