//! The fields of the personality editor: all factors are validated, the saved file matches the fields, closing
//! asks about changes, and games can use the personality.

use span_it::messages::dialogs::settings::your_name;
use span_it::messages::editor as msg;
use span_it::messages::library;
use span_it::messages::opponents;
use span_it_core::personality::{FactorKind, Factors, Formulas, sliders};

use super::editor_page::{choose_more, editing, save_to_file};
use super::prelude::*;

/// A valid value for a factor that no built-in personality has.
fn value_for(factor: Factor) -> f64 {
    match factor.info().kind {
        FactorKind::Whole => 7.0 + f64::from(factor as u8),
        FactorKind::Real => -3.125 - f64::from(factor as u8),
    }
}

fn type_value(window: &mut Window, factor: Factor, text: &str) {
    window.type_into(factor.info().name, text);
}

fn save_as(window: &mut Window, name: &str) -> std::path::PathBuf {
    let file = window.path(name);
    window.click(msg::save_new());
    save_to_file(window, &file);
    file
}

#[test]
fn opens_with_the_computers_personality() {
    let window = editing();
    let steady = built_in("Steady");
    assert_eq!(window.field(msg::name()), steady.name);
    assert_eq!(window.field(msg::description()), steady.description.unwrap());
    for factor in Factor::all() {
        assert_eq!(window.number(factor), steady.factors[factor].to_string());
        window.assert_shows(&[factor.info().meaning]);
    }
    window.assert_shows(&[msg::built_in(), &library::by("Span-It!")]);
}

#[test]
fn saves_the_entered_values() {
    let mut window = editing();
    for (field, text) in [(msg::name(), "Ada's"), (msg::description(), "Plays oddly.")] {
        window.type_into(field, text);
    }
    choose_more(&mut window, msg::notes_menu());
    window.type_into(msg::author(), "Ada");
    window.press(Key::Escape);
    for factor in Factor::all() {
        type_value(&mut window, factor, &value_for(factor).to_string());
    }
    window.click_on(Role::CheckBox, msg::formulas());
    assert_eq!(window.editor().form.changes(), 4 + Factor::COUNT);
    window.assert_shows(&[&msg::copy_of("Steady"), &library::by("Ada"), msg::not_saved()]);
    let file = save_as(&mut window, "ada.json");
    let request = window.platform.requests().pop().unwrap();
    assert_eq!(request.kind, FileKind::Personality);
    assert_eq!(request.purpose, FilePurpose::Save);
    assert_eq!(request.name, "ada-s.json");
    assert_eq!(request.folder, Some(window.path("personalities")));
    let saved = read_personality(&file);
    assert_eq!(saved.name, "Ada's");
    assert_eq!(saved.author.as_deref(), Some("Ada"));
    assert_eq!(saved.description.as_deref(), Some("Plays oddly."));
    assert_eq!(saved.factors.formulas, Formulas::Printed);
    for factor in Factor::all() {
        assert_eq!(saved.factors[factor].to_bits(), value_for(factor).to_bits(), "{factor:?}");
    }
    window.assert_shows(&["ada.json"]);
    assert_eq!(window.editor().form.changes(), 0);
}

#[test]
fn marks_invalid_values_and_disables_save_and_use() {
    let mut window = editing();
    for factor in Factor::all() {
        let info = factor.info();
        let before = window.number(factor);
        let beyond = (info.max + 1.0).to_string();
        for text in ["much", beyond.as_str()] {
            type_value(&mut window, factor, text);
            window.assert_shows(&[&msg::expected(info)]);
            for button in [msg::save_new(), &*msg::play("Steady")] {
                assert!(!window.can_press(button), "{button} with {text:?} for {}", info.name);
            }
        }
        type_value(&mut window, factor, &before);
        assert!(window.can_press(msg::save_new()), "{}", info.name);
    }
    type_value(&mut window, Factor::NodeMinor, "10,000");
    window.assert_shows(&[&msg::ambiguous_comma("10,000")]);
    window.click(&msg::reset_factor(Factor::NodeMinor.info().name));
    assert!(window.can_press(msg::save_new()), "a reset row is valid");
    window.type_into(msg::name(), "  ");
    assert!(!window.can_press(msg::save_new()));
    choose_more(&mut window, msg::revert());
    assert_eq!(window.field(msg::name()), "Steady");
}

#[test]
fn closing_with_changes_asks() {
    let mut window = editing();
    type_value(&mut window, Factor::NodeMajor, "9");
    for keep in [
        |window: &mut Window| window.click(msg::keep_editing()),
        |window: &mut Window| window.press(Key::Escape),
        |window: &mut Window| {
            window.click(msg::save());
            window.click(msg::to_file());
            window.answer_dialog(FileAnswer::Cancelled);
            assert!(window.has_dialog(msg::save_title()));
            window.press(Key::Escape);
        },
    ] {
        window.press(Key::Escape);
        window.assert_shows(&[&msg::has_unsaved_changes("Steady")]);
        keep(&mut window);
        assert!(window.is_editing());
        assert_eq!(window.number(Factor::NodeMajor), "9");
    }
    save_as(&mut window, "no such folder/mine.json");
    window.assert_shows_part("mine.json was not saved: ");
    window.press(Key::Escape);
    assert_eq!(window.number(Factor::NodeMajor), "9", "a failed save loses nothing");
    window.press(Key::Escape);
    window.click(msg::save());
    let file = window.path("kept.json");
    save_to_file(&mut window, &file);
    assert!(!window.is_editing(), "saving in the question closes the editor");
    assert_eq!(read_personality(&file).factors[Factor::NodeMajor].to_string(), "9");
    window.press_ctrl(Key::E);
    type_value(&mut window, Factor::NodeMajor, "8");
    window.press(Key::Escape);
    window.click(msg::discard());
    assert!(!window.is_editing() && window.app().view().dialogs.is_empty());
    assert_eq!(read_personality(&file).factors[Factor::NodeMajor].to_string(), "9");
    window.press_ctrl(Key::E);
    type_value(&mut window, Factor::NodeMajor, "8");
    type_value(&mut window, Factor::NodeMajor, "9.0");
    window.press(Key::Escape);
    assert!(window.app().view().dialogs.is_empty(), "nothing has changed");
}

#[test]
fn library_opens_another_personality() {
    for (answer, opens) in [(msg::keep_editing(), false), (msg::discard(), true)] {
        let mut window = editing();
        type_value(&mut window, Factor::NodeMajor, "9");
        window.press_ctrl(Key::L);
        window.find_row("Spider");
        window.click(library::edit());
        assert!(window.has_dialog(msg::unsaved_title()));
        window.click(answer);
        assert!(window.is_editing());
        assert_eq!(window.field(msg::name()), if opens { "Spider" } else { "Steady" });
        assert!(window.app().view().dialogs.is_empty());
    }
}

#[test]
fn next_game_uses_the_entered_values() {
    let mut window = editing();
    window.type_into(msg::name(), "Mutant");
    type_value(&mut window, Factor::PathMajorSpan, "4,25");
    choose_more(&mut window, msg::new_game_as(Player::Vertical));
    assert_eq!(window.announcement(), Some(msg::used_in_next_game("Mutant", Player::Vertical)));
    assert_eq!(window.field(new_game::name_field(Player::Vertical)), "Mutant");
    window.click(new_game::play());
    let seat = window.session().seat(Player::Vertical);
    assert_eq!(seat.personality.name, "Mutant");
    assert!((seat.personality.factors[Factor::PathMajorSpan] - 4.25).abs() < 1e-12);
    window.play("c3");
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn players_of_new_game_and_cards_are_edited() {
    let mut window = Window::playing(against_steady(6));
    let card = window.card_name(Player::Horizontal);
    window.click(&card);
    window.open_chooser(Player::Horizontal);
    assert!(window.has_dialog(opponents::hints_title()));
    window.type_into(opponents::search(), "fencer");
    window.press_ctrl(Key::E);
    assert_eq!(window.field(msg::name()), "Fencer", "the current row");
    window.press(Key::Escape);
    assert!(!window.is_editing() && window.app().view().dialogs.is_empty());
    window.press(Key::N);
    window.edit_player(Player::Horizontal);
    window.type_into(msg::name(), "Adviser");
    window.click(msg::use_in_new_game());
    window.click(new_game::play());
    let seat = window.session().seat(Player::Horizontal);
    assert_eq!((&*seat.personality.name, &*seat.name), ("Adviser", "Ada"));
}

#[test]
fn new_personality_is_in_the_middle_and_can_be_saved() {
    let mut window = Window::new();
    window.find_command(menu::new_personality());
    assert!(msg::new_names().contains(&&*window.field(msg::name())));
    window.assert_shows(&[msg::not_saved()]);
    let middle = sliders::moved(&Factors::default(), [0.5; 5]);
    for factor in Factor::all() {
        assert_eq!(window.number(factor), middle[factor].to_string());
    }
    window.type_into(msg::name(), "Newborn");
    let file = save_as(&mut window, "personalities/newborn");
    assert_eq!(file.with_extension("json"), window.path("personalities/newborn.json"));
    assert_eq!(window.announcement(), Some(files::saved(file.with_extension("json"))));
    window.press(Key::Escape);
    window.find_command(menu::choose_vertical());
    window.type_into(opponents::search(), "newborn");
    window.press(Key::Enter);
    assert_eq!(window.field(new_game::name_field(Player::Vertical)), "Newborn");
}

#[test]
fn closing_the_window_asks_about_changes() {
    let mut window = editing();
    window.request_close();
    assert!(!window.commands.contains(&ViewportCommand::CancelClose), "an editor without changes closes");
    type_value(&mut window, Factor::NodeMajor, "9");
    window.request_close();
    assert!(window.commands.contains(&ViewportCommand::CancelClose));
    assert!(window.has_dialog(msg::unsaved_title()));
    window.click(msg::keep_editing());
    assert!(!window.commands.contains(&ViewportCommand::Close));
    window.request_close();
    window.click(msg::discard());
    window.settle();
    assert!(window.commands.contains(&ViewportCommand::Close));
}

#[test]
fn saving_asks_for_a_name_and_stores_the_player() {
    let mut window = editing();
    type_value(&mut window, Factor::NodeMajor, "4.5");
    window.click(msg::save_new());
    assert_eq!(window.field(msg::name()), "Steady copy");
    window.type_into(your_name(), "Ada!");
    window.type_into(msg::name(), "Bold Steady");
    window.press(Key::Enter);
    assert_eq!(window.notice(), Some(msg::saved_as("Bold Steady").as_str()));
    let file = window.path("personalities/bold-steady.json");
    let stored = read_personality(&file);
    assert_eq!((stored.name.as_str(), stored.author.as_deref()), ("Bold Steady", Some("Ada!")));
    assert_eq!(stored.description, None, "that of Steady is not true of other factors");
    assert_eq!(window.app().settings().handle, "Ada!");
    assert_eq!(window.editor().form.changes(), 0);
    window.assert_shows(&["bold-steady.json", &library::by("Ada!")]);
    // The next one needs no name of the player, and Ctrl+S writes to the file.
    type_value(&mut window, Factor::NodeMajor, "5.5");
    window.press_ctrl(Key::S);
    assert_eq!(read_personality(&file).factors[Factor::NodeMajor].to_string(), "5.5");
    type_value(&mut window, Factor::NodeMajor, "6.5");
    choose_more(&mut window, msg::save_as());
    window.assert_shows(&[&msg::where_it_appears(Some("Ada!"))]);
    assert!(!window.shows(your_name()));
    let second = window.path("second.json");
    save_to_file(&mut window, &second);
    assert_eq!(
        [&file, &second].map(|file| read_personality(file).factors[Factor::NodeMajor].to_string()),
        ["5.5", "6.5"]
    );
}

#[test]
fn a_taken_name_is_replaced_on_request() {
    let folder = folder();
    let old = Personality { name: "Bold".to_owned(), author: None, ..built_in("Master") };
    add_own(folder.path(), &old);
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::E);
    type_value(&mut window, Factor::NodeMajor, "4.5");
    window.click(msg::save_new());
    window.type_into(msg::name(), "spider");
    window.assert_shows_part("Spider is a built-in personality");
    assert!(!window.can_press(msg::save()));
    window.type_into(msg::name(), "bold");
    window.assert_shows(&[&msg::name_taken("Bold")]);
    let file = folder.path().join("personalities/bold.json");
    window.press(Key::Enter);
    assert_eq!(read_personality(&file), old, "Enter in the field replaces nothing");
    window.press(Key::Enter);
    assert_eq!(read_personality(&file).factors[Factor::NodeMajor].to_string(), "4.5");
    window.press_ctrl(Key::L);
    window.assert_shows(&[library::deleted_text(), "Bold"]);
}

#[test]
fn a_description_goes_when_the_factors_change() {
    let mut window = editing();
    let description = built_in("Steady").description.unwrap();
    assert_eq!(window.field(msg::description()), description);
    type_value(&mut window, Factor::NodeMajor, "4.5");
    assert_eq!(window.field(msg::description()), "");
    window.assert_shows(&[&msg::description_left_out("Steady")]);
    window.press_ctrl(Key::Z);
    assert_eq!(window.field(msg::description()), description);
    type_value(&mut window, Factor::NodeMajor, "4.5");
    window.type_into(msg::description(), "Mine.");
    let file = save_as(&mut window, "mine.json");
    assert_eq!(read_personality(&file).description.as_deref(), Some("Mine."));
}

#[test]
fn returns_to_the_last_personality_also_after_a_restart() {
    let folder = folder();
    add_own(folder.path(), &Personality { name: "Zebra".to_owned(), ..built_in("Master") });
    let mut window = Window::in_folder(&folder);
    window.apply(Action::File(FileAction::OpenPath(folder.path().join("personalities/zebra.json"))));
    window.press(Key::Escape);
    window.press_ctrl(Key::E);
    assert_eq!(window.field(msg::name()), "Zebra");
    window.press(Key::Escape);
    window.close();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::E);
    assert_eq!(window.field(msg::name()), "Zebra");
    choose_more(&mut window, msg::delete());
    assert!(!window.is_editing());
    window.press_ctrl(Key::E);
    assert_eq!(window.field(msg::name()), "Steady");
}

#[test]
fn typed_numbers_become_tidy() {
    let mut window = editing();
    let field = Factor::NodeMajor.info().name;
    window.type_into(field, "3,5");
    assert_eq!(window.field(field), "3,5");
    window.press(Key::Tab);
    assert_eq!(window.field(field), "3.50");
    window.press_ctrl(Key::Z);
    assert_ne!(window.field(field), "3,5", "leaving the field is no step of its own");
    window.type_into(field, "+4.5");
    window.press_ctrl(Key::S);
    let file = window.path("tidy.json");
    save_to_file(&mut window, &file);
    assert_eq!(window.field(field), "4.50");
}
