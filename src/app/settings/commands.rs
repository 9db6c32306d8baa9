//! Carries out changes of the settings.

use crate::app::context::Context;
use crate::app::settings::Settings;
use crate::app::settings::dialog::SettingsDialog;
use crate::app::ui::theme;
use crate::platform::Sound;
use span_it_files::storage;

pub(crate) fn apply(cx: &mut Context, settings: Settings) {
    let before = std::mem::replace(&mut cx.settings, settings.tidied());
    if (before.sound, before.volume) != (cx.settings.sound, cx.settings.volume) {
        // So that the player hears the volume.
        cx.play_sound(Sound::OwnMove);
    }
    apply_to_egui(cx);
}

pub(crate) fn show(cx: &mut Context) {
    cx.view.dialogs.push(SettingsDialog);
    // Checked once: every frame would be too often for a network folder.
    cx.view.is_folder_missing = cx.own_folder().is_some_and(|folder| !storage::is_folder(&folder));
}

pub(crate) fn apply_to_egui(cx: &Context) {
    theme::set_look(&cx.egui, cx.settings.theme, cx.settings.player_colors);
    cx.egui.set_zoom_factor(cx.view.monitor_scale.factor() * f32::from(cx.settings.text_size) / 100.0);
    theme::set_reduced_motion(&cx.egui, cx.reduced_motion());
}
