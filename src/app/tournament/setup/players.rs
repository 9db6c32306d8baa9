//! Adds players from the list to choose from.

use crate::app::chooser::pick::Pick;
use crate::app::tournament::setup::plan::{Candidate, SetUp};
use crate::messages::tournament as msg;
use span_it_arena::tournament::AgentSpec;

impl SetUp {
    /// Those that take part, for the list to add others from.
    pub(in crate::app::tournament) fn taking_part(&self) -> Vec<Pick> {
        let own = self.candidates.iter().filter(|one| one.chosen).filter_map(|one| match &one.spec {
            AgentSpec::Personality(personality) => Some(Pick::personality((**personality).clone(), None)),
            AgentSpec::Perfect(manner) => Some(Pick::Perfect(*manner)),
            AgentSpec::Random => Some(Pick::Random),
            _ => None,
        });
        own.chain(self.engines.chosen_engines().cloned().map(Pick::Engine)).collect()
    }

    /// Lets another player take part. One that is not listed, for example from a file elsewhere, is added to the list.
    pub(in crate::app::tournament) fn add(&mut self, pick: Pick) {
        let spec = match pick {
            Pick::Personality { personality, .. } => AgentSpec::Personality(personality),
            Pick::Perfect(manner) => AgentSpec::Perfect(manner),
            Pick::Random => AgentSpec::Random,
            Pick::Engine(engine) => return self.engines.choose(&engine),
        };
        if let Some(one) = self.candidates.iter_mut().find(|one| one.spec == spec) {
            one.chosen = true;
        } else {
            let candidate = Candidate { name: spec.name(), spec, note: msg::ADDED, chosen: true };
            self.candidates.insert(self.listed, candidate);
            self.listed += 1;
        }
    }
}
