//! Loads the candidate personalities for opponent modelling, once per game that needs them.

use crate::app::context::Context;
use crate::jobs::personality_loader::PersonalityLoader;
use crate::jobs::repaint_wake;

/// Loads the candidates if a player of the current game needs them.
pub(crate) fn load_candidates(cx: &mut Context) {
    if !cx.session.needs_candidates() {
        return;
    }
    let folder = cx.own_folder();
    let reading =
        cx.candidates.get_or_insert_with(|| PersonalityLoader::start(folder, repaint_wake(&cx.egui)));
    if let Some(candidate_loader) = reading.poll() {
        cx.session.set_candidates(candidate_loader);
        cx.candidates = None;
    }
}
