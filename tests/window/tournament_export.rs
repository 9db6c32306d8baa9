//! Exports of a tournament: its table in four formats, and its games.

use span_it::messages::tournament as msg;
use span_it_core::record::read_record;
use span_it_store::games::{Filter, History};

use super::prelude::*;
use super::tournament::{click_cell, listed, played};

fn export(window: &mut Window) {
    window.click(msg::EXPORT);
    assert!(window.has_dialog(msg::EXPORT_TITLE));
}

fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

/// Chooses the folder, and returns it when the games are exported.
#[track_caller]
fn export_games_to_new_folder(window: &mut Window, name: &str, count: usize, place: &str) -> PathBuf {
    let target = window.path(name);
    std::fs::create_dir(&target).unwrap();
    window.click(msg::EXPORT);
    window.pick_file(&target);
    let place = target.join(place);
    let message = msg::games_exported(count, &place);
    window.wait("the games are exported", |window| window.notice() == Some(&message));
    assert!(!window.has_dialog(msg::EXPORT_TITLE));
    place
}

#[test]
fn exports_the_table_in_the_chosen_format() {
    let mut window = played(&folder(), "4");
    let parts = ["<!DOCTYPE html>", "Blocker", "{", "|"];
    for ((format, ending), part) in msg::TABLE_FORMATS.iter().zip(["html", "csv", "json", "md"]).zip(parts) {
        export(&mut window);
        window.click_on(Role::RadioButton, format);
        window.click(msg::EXPORT);
        assert_eq!(window.platform.requests().last().unwrap().name, format!("tournament.{ending}"));
        // An ending of another format is part of the name.
        window.pick_file(window.path("table.old"));
        let file = window.path(&format!("table.old.{ending}"));
        assert_eq!(window.notice(), Some(msg::table_saved(&file).as_str()));
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(part), "{format}: {text}");
        assert!(!window.has_dialog(msg::EXPORT_TITLE));
    }
}

#[test]
fn exports_all_games_as_files() {
    let mut window = played(&folder(), "8");
    export(&mut window);
    window.click_on(Role::RadioButton, msg::EXPORT_CONTENTS[1]);
    let place = export_games_to_new_folder(&mut window, "all", 8, "tournament-games");
    let names = names_in(&place);
    assert_eq!(names.len(), 8);
    assert!(names[0].starts_with("000001-") && names[7].starts_with("000008-"), "{names:?}");
    for name in &names {
        let (setup, game) = read_record(&std::fs::read(place.join(name)).unwrap()).unwrap();
        assert!(game.outcome().is_some());
        let players = &setup.players;
        let stems = [&players.horizontal.name, &players.vertical.name].map(|name| name.to_lowercase());
        assert!(name.ends_with(&format!("-{}-{}.spanit", stems[0], stems[1])), "{name}");
    }
    window.click(files::OPEN_FOLDER);
    assert_eq!(window.platform.folders(), [place]);
}

#[test]
fn exports_the_games_of_a_pairing_as_a_database() {
    let mut window = played(&folder(), "6");
    click_cell(&mut window, "Blocker", "Sprinter");
    export(&mut window);
    window.click_on(Role::RadioButton, msg::GAME_FORMATS[1]);
    let place = export_games_to_new_folder(&mut window, "pairing", 6, "tournament-games.sqlite3");
    let history = History::open_unchanged(&place).unwrap();
    assert_eq!(history.list(&Filter::default(), 0, 10).unwrap().games.len(), 6);
}

#[test]
fn export_problem_is_shown_in_the_dialog() {
    let mut window = played(&folder(), "2");
    export(&mut window);
    window.click_on(Role::RadioButton, msg::EXPORT_CONTENTS[1]);
    window.click(msg::EXPORT);
    window.pick_file(window.path("no such folder"));
    let export_stops = |window: &Window| window.texts().iter().any(|text| text.contains("no such folder"));
    window.wait("the export stops", export_stops);
    assert!(window.has_dialog(msg::EXPORT_TITLE));
    assert!(window.can_press(msg::EXPORT));
}

#[test]
fn saves_one_game_from_its_review() {
    let mut window = played(&folder(), "2");
    click_cell(&mut window, "Blocker", "Sprinter");
    let game = listed(&window)[0].clone();
    window.click(&game);
    window.choose(menu::GAME, menu::SAVE_AS);
    let file = window.path("one.spanit");
    window.pick_file(&file);
    let (_, game) = read_record(&std::fs::read(&file).unwrap()).unwrap();
    assert!(game.outcome().is_some());
    window.click(review::CLOSE);
    window.assert_shows(&[msg::TITLE]);
}
