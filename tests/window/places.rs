//! Guards settings and about: what is set is kept and used, the folder of personalities is checked
//! before it is taken, and the licences can be read.

use egui::Key;
use egui::accesskit::Role;
use span_it::messages::dialogs::{about, library as list, settings};
use span_it::messages::places::{folder as place, licences, speed};
use span_it::messages::{library, menu};
use span_it::platform::FileKind;
use span_it_core::personality::Personality;

use super::games::shipped;
use super::harness::{Window, folder};

fn settings_open() -> Window {
    let mut window = Window::new();
    window.press_ctrl(Key::Comma);
    assert!(window.has_dialog(settings::TITLE));
    window
}

#[test]
fn every_setting_is_kept() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::Comma);
    window.click_on(Role::RadioButton, settings::THEMES[2]);
    window.click_on(Role::RadioButton, &settings::percent(125));
    window.click_on(Role::RadioButton, settings::SHOW_TRUTHS[2]);
    window.click_on(Role::CheckBox, settings::COORDINATES);
    window.click_on(Role::CheckBox, settings::CONFIRM);
    window.click_on(Role::CheckBox, settings::WARN_SLIPS);
    window.type_into(settings::HANDLE, "Grace");
    let set = window.app().settings().clone();
    window.close();
    let window = Window::in_folder(&folder);
    assert_eq!(*window.app().settings(), set);
    assert_eq!((set.text_size, set.coordinates, set.confirm_moves, set.warn_slips), (125, false, true, true));
    assert_eq!(set.handle, "Grace");
}

#[test]
fn the_speed_of_this_computer_stands_beside_that_of_1993() {
    let mut window = settings_open();
    let is_told = |window: &Window| {
        let texts = window.texts();
        texts.iter().any(|text| text.starts_with("This computer visits about "))
    };
    window.wait("the speed is measured", is_told);
    assert!(window.texts().iter().any(|text| text.contains("486-33 of 1993 visited about 1,000")));
    assert!(!window.says(speed::MEASURING));
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    assert!(is_told(&window), "it is measured once a run");
}

#[test]
fn another_folder_of_personalities_is_used_and_kept() {
    let mut window = settings_open();
    let chosen = window.path("elsewhere");
    std::fs::create_dir(&chosen).unwrap();
    let mine = Personality { name: "Zebra".to_owned(), ..shipped("Spider") };
    std::fs::write(chosen.join("zebra.json"), mine.to_json()).unwrap();
    window.click(place::CHOOSE);
    let request = window.machine.requests().pop().unwrap();
    assert_eq!((request.kind, request.save), (FileKind::Folder, false));
    window.machine.pick(&chosen);
    window.settle();
    window.assert_says(&[&chosen.display().to_string()]);
    window.press(Key::Escape);
    window.press_ctrl(Key::L);
    window.type_into(list::SEARCH, "zebra");
    window.click_on(Role::RadioButton, "Zebra");
    window.click(library::DUPLICATE);
    assert!(chosen.join("zebra-copy.json").is_file());
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    window.click(place::DEFAULT);
    assert_eq!(window.app().settings().personality_folder, None);
    window.assert_says(&[&window.path("personalities").display().to_string()]);
}

#[test]
fn a_folder_where_nothing_can_be_kept_is_not_taken() {
    let mut window = settings_open();
    let file = window.path("a file");
    std::fs::write(&file, "x").unwrap();
    for path in [file, window.path("nowhere")] {
        window.click(place::CHOOSE);
        window.machine.pick(&path);
        window.settle();
        assert_eq!(window.notice(), Some(place::not_chosen(&path, place::NOT_A_FOLDER).as_str()));
        assert_eq!(window.app().settings().personality_folder, None);
    }
}

#[test]
fn about_bears_the_handle_and_leads_to_the_licences() {
    let mut window = settings_open();
    window.type_into(settings::HANDLE, "Ada");
    window.press(Key::Escape);
    window.choose(menu::HELP, menu::ABOUT);
    window.assert_says(&[&about::version(), &about::belongs_to("Ada"), about::AFTER, about::THANKS]);
    window.click(licences::OPEN);
    assert!(window.has_dialog(licences::TITLE));
    let contains = |window: &Window, part: &str| window.texts().iter().any(|text| text.contains(part));
    assert!(contains(&window, "Apache License") && contains(&window, "Permission is hereby granted"));
    for font in &licences::CHOICES[1..3] {
        window.click_on(Role::RadioButton, font);
        assert!(contains(&window, "SIL OPEN FONT LICENSE") && window.says(licences::FONT), "{font}");
    }
    window.click_on(Role::RadioButton, licences::CHOICES[3]);
    assert!(contains(&window, "egui: MIT OR Apache-2.0"));
    window.press(Key::Escape);
    assert!(window.has_dialog(about::TITLE), "only the topmost closes");
}

#[test]
fn without_a_handle_the_copy_belongs_to_nobody() {
    let mut window = Window::new();
    window.choose(menu::HELP, menu::ABOUT);
    assert!(!window.texts().iter().any(|text| text.contains("belongs to")));
}
