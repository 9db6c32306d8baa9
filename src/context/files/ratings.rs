//! Measured strengths of the player's own personalities, stored in a file beside the settings.

use crate::context::prelude::*;
use crate::messages::{files, library as msg};
use span_it_core::personality::ladder::{Ladder, MAX_BYTES, Measured};
use span_it_store::storage::Document;

fn document(path: &Path) -> Document<Ladder> {
    let read = |text: &[u8]| Ladder::from_json(text).map_err(|error| error.to_string());
    Document::new(path.to_owned(), MAX_BYTES, read)
}

/// Reads the file. Sets an unreadable file aside and returns a message.
pub(crate) fn load(path: &Path) -> (Ladder, Option<String>) {
    read(&mut document(path))
}

fn read(document: &mut Document<Ladder>) -> (Ladder, Option<String>) {
    match document.load() {
        Ok(ladder) => (ladder.unwrap_or_default(), None),
        Err(aside) => (Ladder::default(), Some(files::set_aside(msg::ratings_unreadable(), &aside))),
    }
}

/// Merges the strengths in the file with the newly measured ones, which take precedence.
fn merge(own: &mut Ladder, written: Ladder, measured: Vec<Measured>) {
    let previous = std::mem::replace(own, written);
    let is_written = |row: &Measured| {
        own.measured.iter().any(|one| one.factors == row.factors && one.tournament == row.tournament)
    };
    let unwritten = previous.measured.into_iter().filter(|row| !is_written(row));
    for row in unwritten.collect::<Vec<_>>().into_iter().chain(measured) {
        own.record(row);
    }
}

pub(crate) fn save_ratings(cx: &mut Context, measured: Vec<Measured>) {
    if measured.is_empty() {
        return;
    }
    let Some(path) = cx.store.folders.as_ref().map(Folders::ratings) else {
        return merge(&mut cx.store.ratings, Ladder::default(), measured);
    };
    // Another window may have changed the file. Without a lock it is written all the same.
    let mut document = document(&path);
    let _lock = document.lock().ok();
    let (written, problem) = read(&mut document);
    merge(&mut cx.store.ratings, written, measured);
    let written = document.save(&cx.store.ratings.to_json());
    let not_written = written.err().map(|error| files::own_files_not_saved(error.to_string()));
    for problem in problem.into_iter().chain(not_written) {
        cx.report(Notice::problem(problem));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use span_it_core::personality::ladder::Strength;

    #[test]
    fn new_measurements_replace_stored_ones() {
        let row = |name: &str, major: f64, elo: f64| {
            let mut factors = Factors::default();
            factors.set(span_it_core::personality::Factor::NodeMajor, major).unwrap();
            Measured {
                name: name.to_owned(),
                factors,
                strength: Strength { elo, ..Strength::default() },
                tournament: None,
            }
        };
        let ladder = |rows: &[Measured]| Ladder::new(rows.to_vec(), None, None);
        let mut own = ladder(&[row("Ada", 1.0, 10.0), row("Unwritten", 4.0, 40.0)]);
        let written = ladder(&[row("Ada", 1.0, 10.0), row("Bob", 2.0, 20.0), row("Other window", 3.0, 30.0)]);
        merge(&mut own, written, vec![row("Ada", 1.0, 11.0), row("Bob", 2.0, 21.0)]);
        let elo = |major| own.strength_of(&row("", major, 0.0).factors).map(|strength| strength.elo);
        assert_eq!([1.0, 2.0, 3.0, 4.0].map(elo), [11.0, 21.0, 30.0, 40.0].map(Some));
    }

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
