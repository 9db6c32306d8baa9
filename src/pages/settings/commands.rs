//! Carries out changes of the settings.

use crate::context::prelude::*;
use crate::kit::theme;
use crate::pages::settings::dialog::SettingsDialog;
use crate::platform::Sound;

pub(crate) fn apply(cx: &mut Context, settings: Settings) {
    let before = std::mem::replace(&mut cx.settings, settings.tidied());
    choose_language(cx, &before);
    if (before.sound, before.volume) != (cx.settings.sound, cx.settings.volume) {
        // So that the player hears the volume.
        cx.play_sound(Sound::OwnMove);
    }
    apply_to_egui(cx);
}

/// Takes settings that another window has written.
pub(crate) fn adopt(cx: &mut Context, settings: Settings) {
    if settings == cx.settings {
        return;
    }
    let before = std::mem::replace(&mut cx.settings, settings);
    choose_language(cx, &before);
    apply_to_egui(cx);
}

fn choose_language(cx: &Context, before: &Settings) {
    if cx.settings.language != before.language {
        cx.platform.choose_language(cx.settings.language.as_deref());
    }
}

pub(crate) fn show(cx: &mut Context) {
    cx.view.dialogs.push(SettingsDialog);
    // Checked once: every frame would be too often for a network folder.
    cx.view.is_folder_missing = cx.own_folder().is_some_and(|folder| !storage::is_folder(&folder));
}

/// The room that every page needs, in points at a text size of 100%. In smaller windows the text is smaller than
/// chosen, but not below 100%.
const LEAST: Vec2 = vec2(480.0, 404.0);

/// The text size, 1 for 100%: the chosen one as far as the page fits.
fn text_size(cx: &Context) -> f32 {
    let window = cx.egui.content_rect().size() * cx.egui.zoom_factor();
    let chosen = f32::from(cx.settings.text_size) / 100.0;
    chosen.min((window / LEAST).min_elem().max(1.0))
}

pub(crate) fn fit_text(cx: &mut Context) {
    let size = text_size(cx);
    if (std::mem::replace(&mut cx.view.text_size, size) - size).abs() > 0.001 {
        apply_to_egui(cx);
    }
}

pub(crate) fn apply_to_egui(cx: &Context) {
    theme::set_look(&cx.egui, cx.settings.theme, cx.settings.player_colors);
    cx.egui.set_zoom_factor(text_size(cx));
    theme::set_reduced_motion(&cx.egui, cx.reduced_motion());
}
