//! Carries out changes of the settings.

use eframe::egui;

use crate::app::context::Context;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::{Settings, Theme};
use crate::app::ui::theme;

pub(crate) fn apply(cx: &mut Context, action: SettingsAction) {
    let settings = &mut cx.settings;
    match action {
        SettingsAction::Theme(theme) => settings.theme = theme,
        SettingsAction::TextSize(size) => {
            settings.text_size = size.clamp(*Settings::TEXT_SIZES.start(), *Settings::TEXT_SIZES.end());
        }
        SettingsAction::ReduceMotion(reduce) => settings.reduce_motion = reduce,
        SettingsAction::Coordinates(on) => settings.coordinates = on,
        SettingsAction::ConfirmMoves(on) => settings.confirm_moves = on,
        SettingsAction::ShowTruth(show) => (settings.show_truth, cx.features.game.truth) = (show, None),
        SettingsAction::ComputerPace(pace) => settings.computer_pace = pace,
        SettingsAction::WarnOfMistakes(on) => settings.warn_of_mistakes = on,
        SettingsAction::Handle(handle) => settings.handle = handle,
        SettingsAction::ToggleSidePanel => settings.side_panel = !settings.side_panel,
    }
    apply_to_egui(cx);
}

pub(crate) fn apply_to_egui(cx: &Context) {
    cx.egui.set_theme(match cx.settings.theme {
        Theme::System => egui::ThemePreference::System,
        Theme::Light => egui::ThemePreference::Light,
        Theme::Dark => egui::ThemePreference::Dark,
    });
    cx.egui.set_zoom_factor(f32::from(cx.settings.text_size) / 100.0);
    theme::set_reduced_motion(&cx.egui, cx.reduced_motion());
}
