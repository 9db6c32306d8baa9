//! The licences of the program and of everything in it.

use eframe::egui::{Label, Ui};

use crate::app::dialogs::{Dialog, DialogFrame, close_button};
use crate::app::help::place::{Chapter, Place};
use crate::app::ui::theme::text;
use crate::app::ui::widgets::{self, SegmentItem};
use crate::messages::licences as msg;

const OWN: [&str; 2] = [include_str!("../../../LICENSE-MIT"), include_str!("../../../LICENSE-APACHE")];
const FONTS: [&str; 2] =
    [span_it_picture::FONT_LICENCE, include_str!("../../../assets/fonts/JetBrainsMono-LICENSE.txt")];
/// Lines after a `#` are notes for maintainers.
const CRATES: &str = include_str!("../../../assets/licences/crates.txt");

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
            widgets::segmented(ui, msg::LICENCE_OF, &mut self.shown, &msg::PARTS.map(SegmentItem::plain));
            let (heading, texts): (&str, Vec<String>) = match self.shown {
                0 => (msg::PROGRAM_LICENCE, OWN.map(flowing).to_vec()),
                3 => (msg::LIBRARY_LICENCES, vec![crates()]),
                font => (msg::FONT_LICENCE, vec![flowing(FONTS[(font - 1).min(1)])]),
            };
            ui.add(Label::new(text::body_strong(heading)).wrap());
            for licence in texts {
                ui.add(Label::new(text::small(licence)).wrap().selectable(true));
            }
        };
        let result = widgets::dialog(frame.ctx, (frame.id, msg::TITLE), (680.0, 720.0), body, close_button);
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
            include_str!("../../../crates/span-it-files/Cargo.toml"),
            include_str!("../../../crates/span-it-core/Cargo.toml"),
            include_str!("../../../crates/span-it-arena/Cargo.toml"),
            include_str!("../../../crates/span-it-toolkit/Cargo.toml"),
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
