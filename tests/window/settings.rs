//! Settings and About: settings are stored and used, the folder of personalities is checked before it is used,
//! and the licences are shown.

use span_it::messages::dialogs::{about, done};
use span_it::messages::library;
use span_it::messages::{licences, personality_folder as msg, search_speed};
use span_it::testing::ui::theme::PlayerColors;

use super::prelude::*;

fn settings_open() -> Window {
    let mut window = Window::new();
    window.press_ctrl(Key::Comma);
    assert!(window.has_dialog(settings::title()));
    window
}

#[test]
fn settings_survive_a_restart() {
    let mut window = settings_open();
    window.scroll_and_click(Role::RadioButton, settings::themes()[4]);
    window.scroll_and_click(Role::RadioButton, settings::player_colors_choices()[2]);
    window.scroll_and_click(Role::RadioButton, &language::percent(1.25));
    for name in [
        settings::coordinates(),
        settings::reduce_motion(),
        settings::confirm_moves(),
        settings::warn_of_mistakes(),
    ] {
        window.scroll_and_click(Role::CheckBox, name);
    }
    window.type_into(settings::your_name(), "Grace");
    window.press(Key::Escape);
    window.press(Key::F9);
    let set = window.app().settings().clone();
    let window = window.reopen();
    assert_eq!(*window.app().settings(), set);
    assert_eq!((set.theme, set.player_colors), (Theme::Classic, PlayerColors::PurpleAmber));
    assert!((window.ctx().zoom_factor() - 1.25).abs() < 1e-6);
    assert!(!set.coordinates && set.confirm_moves && set.warn_of_mistakes && !set.side_panel);
    assert_eq!((set.reduce_motion, &*set.handle), (Some(false), "Grace"));
}

#[test]
fn about_shows_program_speed_and_handle() {
    let mut window = Window::new();
    window.choose(menu::help(), menu::about());
    window.assert_shows(&[about::origin(), about::thanks(), &about::version()]);
    assert!(!window.texts().iter().any(|text| text.contains("belongs to")));
    let is_shown = |window: &Window| {
        let texts = window.texts();
        texts.iter().any(|text| text.starts_with("This computer visits about "))
    };
    window.wait("the speed is measured", is_shown);
    assert!(window.texts().iter().any(|text| text.ends_with(search_speed::in_1993())));
    assert!(!window.shows(search_speed::measuring()));
    window.press(Key::Escape);
    window.change_settings(|settings| "Ada".clone_into(&mut settings.handle));
    window.choose(menu::help(), menu::about());
    window.assert_shows(&[&about::owner("Ada")]);
    assert!(is_shown(&window), "the speed is measured only once");
}

#[test]
fn chosen_personality_folder_is_used_if_it_is_one() {
    let mut window = settings_open();
    let file = window.write("a file", "x");
    for path in [file, window.path("nowhere")] {
        window.scroll_and_click(Role::Button, msg::choose());
        window.pick_file(&path);
        assert_eq!(window.notice(), Some(msg::folder_refused(&path, msg::not_a_folder()).as_str()));
        assert_eq!(window.app().settings().personality_folder, None);
    }
    let chosen = window.path("elsewhere");
    std::fs::create_dir(&chosen).unwrap();
    let mine = Personality { name: "Zebra".to_owned(), ..built_in("Spider") };
    std::fs::write(chosen.join("zebra.json"), mine.to_json()).unwrap();
    window.scroll_and_click(Role::Button, msg::choose());
    let request = window.platform.requests().pop().unwrap();
    assert_eq!(request.kind, FileKind::Folder);
    assert_eq!(request.purpose, FilePurpose::Open);
    window.pick_file(&chosen);
    window.assert_shows(&[&chosen.display().to_string()]);
    window.press(Key::Escape);
    window.press_ctrl(Key::L);
    window.find_row("Zebra");
    window.click(library::duplicate());
    assert!(chosen.join("zebra-copy.json").is_file());
    window.press(Key::Escape);
    window.press_ctrl(Key::Comma);
    window.scroll_and_click(Role::Button, msg::default());
    assert_eq!(window.app().settings().personality_folder, None);
    window.assert_shows(&[&window.path("personalities").display().to_string()]);
}

#[test]
fn about_opens_the_licences() {
    let mut window = Window::new();
    window.choose(menu::help(), menu::about());
    window.click(licences::open());
    assert!(window.has_dialog(licences::title()));
    window.assert_shows_part("Apache License");
    window.assert_shows_part("Permission is hereby granted");
    for font in &licences::parts()[1..3] {
        window.click_on(Role::RadioButton, font);
        window.assert_shows_part("SIL OPEN FONT LICENSE");
        window.assert_shows(&[licences::font_licence()]);
    }
    window.click_on(Role::RadioButton, licences::parts()[3]);
    window.assert_shows_part("egui: MIT OR Apache-2.0");
    window.press(Key::Escape);
    assert!(window.has_dialog(about::title()), "only the topmost dialog closes");
}

#[test]
fn settings_fit_a_small_desktop_and_tab_goes_down_each_column() {
    let mut window = Window::of_size([1264.0, 704.0]);
    window.press_ctrl(Key::Comma);
    let done = window.widget(Role::Button, done()).rect();
    let last = window.widget(Role::Button, msg::open()).rect();
    assert!(last.bottom() < done.top(), "{last:?} is below {done:?}");
    let middle = window.area_of_dialog().center().x;
    window.focus(Role::RadioButton, settings::themes()[0]);
    let mut columns = Vec::new();
    for _ in 0..12 {
        let focused = window.widgets().find(egui_kittest::Node::is_focused).expect("something has the focus");
        columns.push(focused.rect().left() > middle);
        window.press(Key::Tab);
    }
    assert!(columns.is_sorted() && columns[11] && !columns[0], "{columns:?}");
}
