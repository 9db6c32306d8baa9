//! Competitions: an entry is saved as a file and a page; entries play under the rules of competitions, and the winners and
//! the command that repeats it are shown, copied and exported.

use span_it::messages::{competition as msg, library, tournament, versions};
use span_it_core::personality::Pack;

use super::library_changes::{files_of, mine, own_files, with_chosen, with_own};
use super::prelude::*;
use super::tournament::play_out;

fn by(name: &str, author: &str) -> Personality {
    let built_in = built_in(name);
    Personality { name: format!("My {name}"), author: Some(author.to_owned()), ..built_in }
}

#[test]
fn an_entry_is_a_file_and_a_page() {
    let folder = with_own(&["Zebra"]);
    let mut window = with_chosen(&folder, "Zebra");
    window.change_settings(|settings| "Ada".clone_into(&mut settings.handle));
    window.click(msg::ENTRY_BUTTON);
    assert!(window.has_dialog(msg::ENTRY));
    assert_eq!(window.field(editor::AUTHOR), "Ada", "Zebra has the author of the built-in personalities");
    assert!(!window.can_press(msg::SAVE), "it is being measured");
    window.replace_text(Role::MultilineTextInput, msg::NOTE_HINT, "Runs along the edge.\nNo luck.");
    window.click(msg::STOP_MEASURING);
    window.assert_shows(&[versions::NOT_MEASURED]);
    window.click(msg::SAVE);
    assert_eq!(window.platform.requests().pop().unwrap().name, "zebra.json");
    std::fs::create_dir(window.path("sent")).unwrap();
    window.write("sent/zebra.html", "precious");
    let file = window.path("sent/zebra.json");
    window.pick_file(&file);
    assert!(!window.has_dialog(msg::ENTRY));
    assert_eq!(files_of(&window.path("sent")), ["zebra-2.html", "zebra.html", "zebra.json"]);
    let entry = span_it_store::personalities::read(&file).unwrap();
    let notes = Some("Runs along the edge.\nNo luck.".to_owned());
    assert_eq!(entry, Personality { author: Some("Ada".to_owned()), notes, ..mine("Zebra") });
    let page = std::fs::read_to_string(window.path("sent/zebra-2.html")).unwrap();
    assert!(page.contains(&library::by("Ada")) && page.contains("Runs along the edge.<br>"), "{page}");
    assert_eq!(std::fs::read_to_string(window.path("sent/zebra.html")).unwrap(), "precious");
}

#[test]
fn a_built_in_personality_is_no_entry() {
    let mut window = with_chosen(&with_own(&[]), "Planner");
    assert!(!window.can_press(msg::ENTRY_BUTTON));
    window.press(Key::Escape);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    assert_eq!(window.notice(), Some(&*msg::is_built_in("Steady")));
}

#[test]
fn the_player_is_the_author_of_a_copy() {
    let mut window = with_chosen(&with_own(&[]), "Planner");
    window.change_settings(|settings| "Ada".clone_into(&mut settings.handle));
    window.click(library::DUPLICATE);
    let copy = span_it_store::personalities::read(&window.path("personalities/planner-copy.json")).unwrap();
    assert_eq!(copy.author.as_deref(), Some("Ada"));
}

/// A window with the set-up of a competition of three entries, one of them given twice, and a file that is none.
fn competition() -> Window {
    let mut window = Window::in_folder(&with_own(&["Zebra"]));
    let pack = Pack::to_json(&[by("Blocker", "Ada"), by("Sprinter", "Bob")]).unwrap();
    let files = [
        window.write("pack.json", pack),
        window.write("again.json", by("Blocker", "Ada").to_json()),
        window.write("steady.json", by("Steady", "Eve").to_json()),
        window.write("broken.json", "{"),
    ];
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    window.answer_dialog(FileAnswer::Picked(files.to_vec()));
    window.assert_notice_has(&[&msg::entries_opened(3), "broken.json"]);
    window
}

#[test]
fn entries_play_under_the_rules() {
    let mut window = competition();
    window.assert_shows(&["3 chosen", "6 × 6"]);
    assert_eq!(window.field(msg::VISITED_MOVES), "100000");
    assert_eq!(
        [tournament::GAMES, tournament::OPENING, tournament::SEED].map(|field| window.field(field)),
        ["80", "4", "1993"]
    );
    window.type_into(tournament::GAMES, "8");
    play_out(&mut window);
    let best = window.tournament_table().unwrap().rows()[0].name.clone();
    assert_eq!(best, "My Blocker");
    let winners = [by("Blocker", "Ada"), by("Steady", "Eve"), by("Sprinter", "Bob")];
    let winners: Vec<String> = (1..).zip(&winners).map(|(rank, one)| msg::winner(rank, one)).collect();
    for winner in &winners {
        window.assert_shows(&[winner]);
    }
    window.click(msg::COPY_COMMAND);
    let command = "span-it-toolkit tournament my-blocker.json my-sprinter.json my-steady.json --board";
    assert!(window.copied[0].starts_with(command), "{:?}", window.copied);
    window.click(tournament::EXPORT);
    window.click(tournament::EXPORT);
    let page = window.path("table.html");
    window.pick_file(&page);
    let page = std::fs::read_to_string(page).unwrap().replace("<wbr>", "");
    for line in [msg::fact(msg::WINNERS, &language::series(&winners)), msg::fact(msg::REPEAT_WITH, command)] {
        assert!(page.contains(&line), "{line} is not in {page}");
    }
    window.click(msg::KEEP_WINNERS);
    assert_eq!(own_files(&window), ["my-blocker.json", "my-sprinter.json", "my-steady.json", "zebra.json"]);
}

#[test]
fn a_competition_needs_two_entries() {
    let mut window = Window::in_folder(&with_own(&[]));
    let file = window.write("steady.json", by("Steady", "Eve").to_json());
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    window.answer_dialog(FileAnswer::Picked(vec![file.clone(), file]));
    assert_eq!(window.notice(), Some(msg::TWO_NEEDED));
    assert_eq!(window.app().features().page_id(), PageId::Game);
}

#[test]
fn changed_factors_lose_the_figures_of_an_entry() {
    let extra = span_it_core::json::Extra::new("{ \"entry\": {}, \"tries\": 3 }").ok();
    let folder = with_own(&[]);
    add_own(folder.path(), &Personality { extra, ..mine("Zebra") });
    let mut window = Window::in_folder(&folder);
    let file = window.path("personalities/zebra.json");
    let personality = Box::new(span_it_store::personalities::read(&file).unwrap());
    window.apply(Action::Editor(EditorAction::Edit { personality, file: Some(file.clone()), of: None }));
    let extra = |window: &mut Window, field: &str, text: &str| {
        window.type_into(field, text);
        window.press_ctrl(Key::S);
        span_it_store::personalities::read(&file).unwrap().extra.unwrap().as_str().to_owned()
    };
    assert!(extra(&mut window, editor::DESCRIPTION, "Mine.").contains("\"entry\""));
    assert_eq!(extra(&mut window, Factor::NodeMajor.info().name, "5"), "{ \"tries\": 3 }");
}
