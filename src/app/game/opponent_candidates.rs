//! Loads the candidate personalities for opponent modelling, once per game that needs them.

use crate::app::context::Context;
use crate::jobs::personality_loader::PersonalityLoader;
use crate::jobs::repaint_wake;

pub(crate) fn load_candidates(cx: &mut Context) {
    if !cx.session.needs_candidates() {
        return;
    }
    let folder = cx.own_folder();
    let start = || PersonalityLoader::start(folder, repaint_wake(&cx.egui));
    if let Some(candidates) = cx.candidates.get_or_insert_with(start).poll() {
        cx.session.set_candidates(candidates);
        cx.candidates = None;
    }
}
