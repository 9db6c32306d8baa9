//! The underlined letters of menus.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Color32, Stroke, Style, TextStyle, WidgetText};

/// The place of the underlined letter or digit in each label of a menu. Every one is used once: initials first, then
/// other capitals, then any letter or digit.
pub(super) fn assign(labels: &[&str]) -> Vec<Option<usize>> {
    let mut places = vec![None; labels.len()];
    let mut used = Vec::new();
    let choices: [fn(usize, char) -> bool; 3] =
        [|at, _| at == 0, |_, letter| letter.is_ascii_uppercase(), |_, _| true];
    for allows in choices {
        for (place, label) in places.iter_mut().zip(labels).filter(|(place, _)| place.is_none()) {
            let letters = label
                .char_indices()
                .filter(|&(at, letter)| letter.is_ascii_alphanumeric() && allows(at, letter));
            let mut free = letters.filter(|(_, letter)| !used.contains(&letter.to_ascii_uppercase()));
            if let Some((at, letter)) = free.next() {
                *place = Some(at);
                used.push(letter.to_ascii_uppercase());
            }
        }
    }
    places
}

/// A label with an underlined letter.
pub(super) fn underlined(style: &Style, label: &str, place: usize) -> WidgetText {
    let plain = TextFormat::simple(TextStyle::Button.resolve(style), Color32::PLACEHOLDER);
    let line = TextFormat { underline: Stroke::new(1.0, Color32::PLACEHOLDER), ..plain.clone() };
    let mut job = LayoutJob::default();
    let (before, rest) = label.split_at(place);
    let (letter, after) = rest.split_at(1);
    for (text, format) in [(before, plain.clone()), (letter, line), (after, plain)] {
        if !text.is_empty() {
            job.append(text, 0.0, format);
        }
    }
    job.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::help::place::Chapter;
    use crate::messages::dialogs::settings;
    use crate::messages::menu;

    fn letters(labels: &[&str]) -> String {
        let places = assign(labels);
        let letter =
            |(label, place): (&&str, Option<usize>)| place.map_or('-', |at| char::from(label.as_bytes()[at]));
        labels.iter().zip(places).map(letter).collect()
    }

    #[test]
    fn initials_come_first() {
        assert_eq!(letters(&["Save", "Save As…", "Settings…", "Resign"]), "SAeR");
    }

    #[test]
    fn every_choice_of_a_submenu_has_a_letter() {
        let chapters = Chapter::ALL.map(Chapter::title);
        let submenus: [&[&str]; 5] = [
            &menu::THEMES,
            &menu::PLAYER_COLORS_CHOICES,
            &settings::VOLUMES,
            &settings::COMPUTER_PACES,
            &chapters,
        ];
        for labels in submenus {
            let letters = letters(labels);
            assert!(!letters.contains('-'), "{labels:?}: {letters}");
        }
    }

    #[test]
    fn each_letter_is_used_once() {
        assert_eq!(letters(&["Aa", "AA", "a", "Ab"]), "A--b");
    }
}
