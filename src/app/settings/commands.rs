//! Carries out changes of the settings.

use eframe::egui;

use crate::app::settings::Theme;
use crate::app::settings::action::SettingsAction;
use crate::app::ui::theme;
use crate::app::{App, Settings};

impl App {
    pub(crate) fn apply_to_settings(&mut self, action: SettingsAction, ctx: &egui::Context) {
        let settings = &mut self.settings;
        match action {
            SettingsAction::Theme(theme) => settings.theme = theme,
            SettingsAction::TextSize(size) => {
                settings.text_size = size.clamp(*Settings::TEXT_SIZES.start(), *Settings::TEXT_SIZES.end());
            }
            SettingsAction::ReduceMotion(reduce) => settings.reduce_motion = reduce,
            SettingsAction::Coordinates(on) => settings.coordinates = on,
            SettingsAction::ConfirmMoves(on) => settings.confirm_moves = on,
            SettingsAction::ShowTruth(show) => (settings.show_truth, self.view.truth) = (show, None),
            SettingsAction::WarnOfMistakes(on) => settings.warn_slips = on,
            SettingsAction::Handle(handle) => settings.handle = handle,
            SettingsAction::ToggleSidePanel => settings.side_panel = !settings.side_panel,
        }
        self.dress(ctx);
    }

    /// Applies the settings to egui.
    pub(crate) fn dress(&self, ctx: &egui::Context) {
        ctx.set_theme(match self.settings.theme {
            Theme::System => egui::ThemePreference::System,
            Theme::Light => egui::ThemePreference::Light,
            Theme::Dark => egui::ThemePreference::Dark,
        });
        ctx.set_zoom_factor(f32::from(self.settings.text_size) / 100.0);
        theme::set_reduced_motion(ctx, self.reduced_motion());
    }
}
