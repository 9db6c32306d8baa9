//! What was measured of the player's own personalities: read at the start, kept in a file beside the
//! settings, shown by the list of personalities.
//!
//! May import: personality, everything of the app.

use std::path::Path;

use super::App;
use crate::messages::library as words;
use crate::personality::Factors;
use crate::personality::ladder::{self, Ladder, Measured, Strength};

/// Reads what was measured; a file that cannot be read is set aside, and what was wrong is told.
pub(super) fn load(path: &Path) -> (Ladder, Option<String>) {
    match Ladder::read(path) {
        Ok(ladder) => (ladder, None),
        Err(error) => {
            let aside = path.with_extension("json.bad");
            let kept = std::fs::rename(path, &aside).is_ok().then_some(aside);
            (Ladder::default(), Some(words::strengths_unreadable(&super::reason(&error), kept.as_deref())))
        }
    }
}

/// The last measured strength of a personality with these factors, shipped or the player's own.
pub(super) fn strength_of<'a>(own: &'a Ladder, factors: &Factors) -> Option<&'a Strength> {
    ladder::shipped().strength_of(factors).or_else(|| own.strength_of(factors))
}

impl App {
    /// Keeps what a tournament measured of a personality.
    pub(super) fn note_strength(&mut self, measured: Measured) {
        let own = &mut self.store.strengths;
        let Some(folders) = &self.store.folders else { return own.note(measured) };
        // Another window may have measured others meanwhile.
        let mut all = Ladder::read(&folders.strengths()).unwrap_or_default();
        let unwritten = own.measured.drain(..).filter(|row| all.strength_of(&row.factors).is_none());
        let unwritten: Vec<Measured> = unwritten.collect();
        for row in unwritten.into_iter().chain([measured]) {
            all.note(row);
        }
        *own = all;
        if let Some(keeper) = &self.store.keeper {
            keeper.write(folders.strengths(), own.to_json());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreadable_file_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("strengths.json");
        assert_eq!(load(&path), (Ladder::default(), None));
        std::fs::write(&path, "{ \"format\": 3 }").unwrap();
        let (ladder, problem) = load(&path);
        assert_eq!(ladder, Ladder::default());
        let problem = problem.unwrap();
        assert!(problem.contains("line 1") && problem.contains("strengths.json.bad"), "{problem}");
        assert!(folder.path().join("strengths.json.bad").exists() && !path.exists());
    }
}
