//! Files dropped on the window: each is opened, imported or refused, with a notice. No game or personality is
//! lost.

use span_it::messages::file_drop as msg;
use span_it::messages::library;

use super::prelude::*;

/// A file as the desktop passes it.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

pub(super) fn drop_files(window: &mut Window, paths: &[PathBuf]) {
    for path in paths {
        window.harness.input_mut().dropped_files.push(Arc::new(Dropped(path.clone())));
    }
    window.step();
    window.settle();
}

#[test]
fn one_file_is_opened_or_refused() {
    let mut window = Window::after(two_people(4), &["c3"]);
    let notes = window.write("notes.txt", "remember the milk");
    for (path, notice) in [
        (notes.clone(), files::not_opened(&notes, files::unknown_document())),
        (window.path("gone.spanit"), "no such file".to_owned()),
    ] {
        drop_files(&mut window, &[path]);
        window.assert_notice_has(&[&notice]);
    }
    assert_eq!(window.moves(), ["c3"]);
    let spider = window.write("mine.json", built_in("Spider").to_json());
    drop_files(&mut window, &[spider]);
    assert_eq!(window.field(editor::name()), "Spider");
    assert!(window.app().settings().recent[0].ends_with("mine.json"));
}

#[test]
fn each_of_several_files_is_reported() {
    let mut window = Window::new();
    let mut ada = built_in("Spider");
    ada.name = "Ada".to_owned();
    let paths = [
        window.write("ada.json", ada.to_json()),
        window.write("first.spanit", record(&two_people(5), &["e5"])),
        window.write("second.spanit", record(&two_people(4), &["c3"])),
        window.write("notes.txt", "remember the milk"),
        window.write("bob.json", Personality { name: "Bob".to_owned(), ..built_in("Master") }.to_json()),
    ];
    drop_files(&mut window, &paths);
    assert_eq!(window.moves(), ["e5"], "only the first game is opened");
    let notice = window.notice().unwrap();
    let expected = [
        msg::file_opened(&paths[1]),
        library::imported(&["Ada".to_owned(), "Bob".to_owned()]),
        files::not_opened(&paths[3], files::unknown_document()),
        files::not_opened(&paths[2], msg::one_game()),
    ];
    assert_eq!(notice, expected.join(" "));
    assert_eq!(read_personality(&window.path("personalities/ada.json")), ada);
    assert!(window.path("personalities/bob.json").is_file());
    assert!(window.app().settings().recent.contains(&paths[2]));
    // Files that are already in the library are not copied again.
    drop_files(&mut window, &[paths[0].clone(), paths[4].clone(), paths[0].clone()]);
    let own = std::fs::read_dir(window.path("personalities")).unwrap().count();
    assert_eq!(own, 2);
}

#[test]
fn refusal_is_visible_despite_an_open_dialog() {
    let mut window = Window::new();
    let bad = window.write("bad.spanit", "hello");
    window.press_ctrl(Key::N);
    drop_files(&mut window, std::slice::from_ref(&bad));
    assert!(window.app().view().dialogs.is_empty(), "a dialog would cover the error bar");
    assert!(window.notice().is_some_and(|notice| notice.contains("bad.spanit was not opened")));
    // The library shows the error itself, and only the latest one.
    let wrong = window.write("wrong.json", "hello");
    window.press_ctrl(Key::L);
    drop_files(&mut window, &[wrong]);
    let mentions = |window: &Window, file: &str| window.texts().iter().any(|text| text.contains(file));
    assert!(mentions(&window, "wrong.json"));
    drop_files(&mut window, &[bad]);
    assert!(mentions(&window, "bad.spanit"));
    assert!(!mentions(&window, "wrong.json"));
    let ada = Personality { name: "Ada".to_owned(), ..built_in("Spider") };
    let file = window.write("ada.json", ada.to_json());
    drop_files(&mut window, &[file]);
    assert!(window.has_dialog(library::title()));
    window.assert_shows(&[&library::imported(&["Ada".to_owned()])]);
}
