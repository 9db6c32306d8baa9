//! Carries out changes of the settings.

use eframe::egui;

use crate::app::context::Context;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::{Settings, Theme};
use crate::app::ui::theme::{self, Scheme};
use crate::platform::Sound;

pub(crate) fn apply(cx: &mut Context, action: SettingsAction) {
    let is_about_sound = matches!(action, SettingsAction::Sound(_) | SettingsAction::Volume(_));
    let settings = &mut cx.settings;
    match action {
        SettingsAction::Theme(theme) => settings.theme = theme,
        SettingsAction::PlayerColors(colors) => settings.player_colors = colors,
        SettingsAction::TextSize(size) => {
            settings.text_size = size.clamp(*Settings::TEXT_SIZES.start(), *Settings::TEXT_SIZES.end());
        }
        SettingsAction::ReduceMotion(reduce) => settings.reduce_motion = reduce,
        SettingsAction::Coordinates(on) => settings.coordinates = on,
        SettingsAction::ConfirmMoves(on) => settings.confirm_moves = on,
        SettingsAction::ShowTruth(show) => (settings.show_truth, cx.features.game.truth) = (show, None),
        SettingsAction::ComputerPace(pace) => settings.computer_pace = pace,
        SettingsAction::Sound(on) => settings.sound = on,
        SettingsAction::Volume(volume) => (settings.sound, settings.volume) = (true, volume),
        SettingsAction::WarnOfMistakes(on) => settings.warn_of_mistakes = on,
        SettingsAction::Handle(handle) => settings.handle = handle,
        SettingsAction::ShowRatings(on) => settings.show_ratings = on,
        SettingsAction::ShowDays(on) => settings.show_days = on,
        SettingsAction::ToggleSidePanel => settings.side_panel = !settings.side_panel,
    }
    if is_about_sound {
        // So that the player hears the volume.
        cx.play_sound(Sound::OwnMove);
    }
    apply_to_egui(cx);
}

pub(crate) fn apply_to_egui(cx: &Context) {
    let (preference, schemes) = match cx.settings.theme {
        Theme::System => (egui::ThemePreference::System, [Scheme::Light, Scheme::Dark]),
        Theme::Light => (egui::ThemePreference::Light, [Scheme::Light, Scheme::Dark]),
        Theme::Dark => (egui::ThemePreference::Dark, [Scheme::Light, Scheme::Dark]),
        Theme::HighContrast => (egui::ThemePreference::Dark, [Scheme::Light, Scheme::HighContrast]),
        Theme::Classic => (egui::ThemePreference::Light, [Scheme::Classic, Scheme::Dark]),
    };
    theme::set_look(&cx.egui, schemes, cx.settings.player_colors);
    cx.egui.set_theme(preference);
    cx.egui.set_zoom_factor(cx.view.monitor_scale.factor() * f32::from(cx.settings.text_size) / 100.0);
    theme::set_reduced_motion(&cx.egui, cx.reduced_motion());
}
