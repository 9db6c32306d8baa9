//! Training in the window: the result is a new, unsaved personality, the edited one does not change, interrupting
//! keeps the best variant, and closing the window loses nothing.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use span_it::app::help::{Chapter, Place};
use span_it::app::training::TrainingAction;
use span_it::app::training::job::{Standing, Training};
use span_it::app::{Action, EditorAction, SettingsAction, View};
use span_it::messages::{dialogs, editor, menu, training as words};
use span_it_core::personality::{Factor, library};

use super::harness::{Window, folder};
use super::setups::against_steady;

/// The trained factors; their changes keep the search short.
const TRAINED: [Factor; 2] = [Factor::NodeMajor, Factor::PathMinorSpan];

fn view(window: &Window) -> &View {
    window.app().view()
}

fn run(window: &Window) -> &Training {
    view(window).training.run.as_ref().expect("a training exists")
}

fn rounds(window: &Window) -> usize {
    view(window).training.run.as_ref().map_or(0, |run| run.rounds().len())
}

/// Whether the training has finished and the result can be opened.
fn is_over(window: &Window) -> bool {
    matches!(run(window).standing(), Standing::Over(_)) && !run(window).is_reading()
}

/// Opens the setup from the editor, with a length in rounds on the smallest board.
fn choose(window: &mut Window, rounds: &str) {
    window.press_ctrl(Key::E);
    window.click(words::TRAIN);
    window.click_on(Role::CheckBox, "6 × 6");
    window.click_on(Role::CheckBox, "4 × 4");
    window.click_on(Role::RadioButton, words::LENGTHS[3]);
    window.type_into(words::ROUNDS, rounds);
    window.widget(Role::Button, words::NONE).click_accesskit();
    window.settle();
    assert!(!window.can_press(words::START), "no factor may change");
    for factor in TRAINED {
        window.widget(Role::CheckBox, factor.info().name).click_accesskit();
        window.settle();
    }
}

/// Clicks a footer button. It ignores clicks shortly after each change of status.
fn click_after_delay(window: &mut Window, name: &str) {
    window.advance(std::time::Duration::from_millis(400));
    window.click(name);
}

/// Hides the training. Clicks repeatedly, because the status may change at any time.
fn hide(window: &mut Window) {
    for _ in 0..20 {
        click_after_delay(window, words::HIDE);
        if !window.has_button(words::HIDE) {
            return;
        }
    }
    panic!("the training cannot be hidden");
}

fn begin(window: &mut Window, rounds: &str) {
    choose(window, rounds);
    window.click(words::START);
    assert!(window.has_dialog(&words::title_of("Steady")));
    window.assert_shows(&[words::CANCEL]);
}

#[test]
fn training_ends_in_an_unsaved_personality() {
    let mut window = Window::new();
    begin(&mut window, "2");
    window.wait("the training ends", is_over);
    let Standing::Over(ended) = run(&window).standing().clone() else { panic!("the training has ended") };
    assert_eq!(ended.rounds, 2);
    assert_eq!(rounds(&window), 2);
    let announcement = window.announcement().unwrap_or_default();
    assert!(announcement.starts_with("Steady (trained) is ready: wins kept "), "{announcement}");
    window.assert_shows(&["Steady (trained)", words::UNTOUCHED, words::SIGN_OVER]);
    window.assert_shows(&[&words::row(&ended.held_out.new), &words::row(&ended.held_out.start)]);
    if let Some(trial) = &ended.held_out.trial {
        window.assert_shows(&[&words::verdict(trial), &words::test(trial)]);
    }
    let curve = words::curve(run(&window).rounds(), &run(&window).task().course.objective);
    window.widget(Role::Image, &curve);
    click_after_delay(&mut window, words::TAKE);
    assert!(window.is_editing());
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    let form = &view(&window).editor.as_ref().unwrap().form;
    assert!(form.is_unsaved());
    assert_eq!(form.file, None);
    let steady = &library::builtin_named("Steady").unwrap().factors;
    for factor in Factor::all().filter(|factor| !TRAINED.contains(factor)) {
        assert_eq!(form.value(factor), Some(steady[factor]), "{factor:?} may not change");
    }
    assert!(!window.has_button(words::SIGN_OVER), "an opened result has no button");
}

#[test]
fn trained_personality_is_compared_with_the_start() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    window.press_ctrl(Key::E);
    let planner = library::builtin_named("Planner").unwrap().clone();
    window.apply(Action::Editor(EditorAction::Edit { personality: Box::new(planner), file: None, of: None }));
    choose(&mut window, "1");
    window.click(words::START);
    window.wait("the training ends", is_over);
    let Standing::Over(ended) = run(&window).standing().clone() else { panic!("the training has ended") };
    click_after_delay(&mut window, words::TAKE);
    assert!(!window.shows(&editor::changes(1)));
    assert!(!window.can_press(editor::REVERT));
    window.click(&editor::compare_with(editor::NOBODY));
    window.choose_from_open_menu(&editor::before_training("Planner"));
    assert!(window.has_button(&editor::compare_with(&editor::before_training("Planner"))));
    window.type_into(editor::NAME, "Mine");
    window.click(editor::REVERT);
    let form = &view(&window).editor.as_ref().unwrap().form;
    assert_eq!(form.personality().as_ref(), Some(&ended.personality));
    // Until the player saves the result, it would be offered after a crash.
    let task = window.path("autosave/1-training.json");
    let offered = || std::fs::read_to_string(&task).unwrap().contains("\"taken\": 0");
    assert!(offered(), "the result is not saved");
    window.press_ctrl(Key::S);
    window.platform.pick(folder.path().join("bred.json"));
    window.wait("the result is saved", |_| !offered());
}

#[test]
fn asks_before_replacing_the_edited_personality() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.type_into(editor::NAME, "Mine");
    window.press(Key::Enter);
    window.apply(Action::Training(TrainingAction::Open));
    window.assert_shows(&["Mine"]);
    window.press(Key::Escape);
    window.press(Key::Escape);
    window.click(editor::DISCARD);
    begin(&mut window, "1");
    hide(&mut window);
    window.type_into(editor::NAME, "Mine");
    window.wait("the training ends", |window| window.has_button(words::SIGN_OVER) && is_over(window));
    assert_eq!(window.field(editor::NAME), "Mine");
    window.click(words::SIGN_OVER);
    click_after_delay(&mut window, words::TAKE);
    window.assert_shows(&[editor::UNSAVED_TITLE]);
    let form = &view(&window).editor.as_ref().unwrap().form;
    assert_eq!(form.draft.name, "Mine", "the dialog must come first");
    window.click(editor::DISCARD);
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
}

#[test]
fn interrupting_keeps_the_best_and_the_window_usable() {
    let mut window = Window::new();
    begin(&mut window, "100000");
    hide(&mut window);
    // The player plays during the training.
    window.begin(against_steady(4));
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
    window.wait("a round ends", |window| rounds(window) > 0);
    window.apply(Action::Training(TrainingAction::Open));
    click_after_delay(&mut window, words::CANCEL);
    assert_eq!(*run(&window).standing(), Standing::Stopped);
    window.click(words::TAKE_BEST);
    assert!(!window.is_editing(), "a double click on Stop must not open the result");
    let before = rounds(&window);
    window.assert_shows(&[words::STOPPED, words::SIGN_STOPPED]);
    click_after_delay(&mut window, words::GO_ON);
    window.wait("the training continues", |window| rounds(window) > before);
    click_after_delay(&mut window, words::CANCEL);
    click_after_delay(&mut window, words::TAKE_BEST);
    assert!(window.is_editing());
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    window.apply(Action::Training(TrainingAction::Open));
    click_after_delay(&mut window, words::DISCARD);
    click_after_delay(&mut window, words::KEEP);
    assert!(view(&window).training.run.is_some());
    click_after_delay(&mut window, words::DISCARD);
    window.assert_shows(&[words::DISCARD_QUESTION]);
    window.click(words::DISCARD);
    assert!(view(&window).training.run.is_some(), "a double click must not discard");
    click_after_delay(&mut window, words::DISCARD);
    assert!(view(&window).training.run.is_none());
    assert!(!window.has_button(words::SIGN_STOPPED));
    let files = std::fs::read_dir(window.path("autosave")).unwrap().flatten();
    let files: Vec<_> =
        files.filter(|file| file.file_name().to_string_lossy().contains("training")).collect();
    assert!(files.is_empty(), "{files:?}");
}

#[test]
fn training_resumes_after_a_restart() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    // Too many rounds to finish before the window closes.
    begin(&mut window, "100000");
    window.wait("two rounds end", |window| rounds(window) >= 2);
    let before: Vec<_> = run(&window).rounds().iter().map(|round| round.factors.clone()).collect();
    window.close();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(words::left("Steady").as_str()));
    window.wait("the rounds are read", |window| rounds(window) >= before.len() && !run(window).is_reading());
    let resumed = run(&window).rounds();
    for (round, factors) in resumed.iter().zip(&before) {
        assert_eq!(round.factors, *factors);
        assert!(round.logged);
    }
    window.click(words::SHOW);
    assert!(window.notice().is_none());
    click_after_delay(&mut window, words::GO_ON);
    window.wait("the training continues", |window| rounds(window) > before.len());
    window.advance(std::time::Duration::from_millis(400));
    window.widget(Role::Button, words::FINISH).click_accesskit();
    window.wait("the training ends", is_over);
    window.close();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(words::waits("Steady (trained)").as_str()));
    window.click(words::SHOW);
    click_after_delay(&mut window, words::TAKE);
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    window.press(Key::Escape);
    window.click(editor::DISCARD);
    window.close();
    let window = Window::in_folder(&folder);
    assert_eq!(window.notice(), None, "an opened result is not offered again");
}

#[test]
fn sets_an_unreadable_training_aside() {
    let folder = folder();
    std::fs::create_dir_all(folder.path().join("autosave")).unwrap();
    let file = folder.path().join("autosave/1-training.json");
    std::fs::write(&file, "{ \"format\": \"span-it-training\", \"version\": 1").unwrap();
    let window = Window::in_folder(&folder);
    let notice = window.notice().expect("the file is reported");
    assert!(notice.contains("1-training.json.bad"), "{notice}");
    assert!(!file.exists());
    assert!(folder.path().join("autosave/1-training.json.bad").exists());
}

#[test]
fn result_survives_lost_rounds_and_failures_resume() {
    let folder = folder();
    let [task, log] =
        ["json", "jsonl"].map(|kind| folder.path().join("autosave/1-training").with_extension(kind));
    let mut window = Window::in_folder(&folder);
    begin(&mut window, "1");
    window.wait("the training ends", is_over);
    window.close();
    std::fs::write(&log, "garbage\n").unwrap();
    let mut window = Window::in_folder(&folder);
    window.click(words::SHOW);
    window.wait("the rounds are read", |window| !run(window).is_reading());
    window.assert_shows(&["Steady (trained)", words::NO_CURVE]);
    click_after_delay(&mut window, words::TAKE);
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    window.press(Key::Escape);
    window.click(editor::DISCARD);
    window.close();
    // The training is now unfinished.
    let text = std::fs::read_to_string(&task).unwrap();
    let mut unfinished: serde_json::Value = serde_json::from_str(&text).unwrap();
    let result = unfinished.as_object_mut().unwrap().remove("ended").unwrap();
    assert_eq!(result["taken"], 1);
    std::fs::write(&task, unfinished.to_string()).unwrap();
    let mut window = Window::in_folder(&folder);
    window.click(words::SHOW);
    let has_failed = |window: &Window| matches!(run(window).standing(), Standing::Failed(_));
    window.wait("reading the rounds fails", |window| has_failed(window) && !run(window).is_reading());
    let curve = words::curve(&[], &run(&window).task().course.objective);
    let drawn = window.widgets().any(|node| node.accesskit_node().label().as_ref() == Some(&curve));
    assert!(!drawn, "there are no rounds to draw");
    std::fs::remove_file(&log).unwrap();
    click_after_delay(&mut window, words::GO_ON);
    window.wait("the training ends", is_over);
    assert_eq!(rounds(&window), 1);
}

#[test]
fn names_wrong_fields_and_keys_reach_everything() {
    let mut window = Window::new();
    window.choose(menu::PERSONALITY, words::TRAIN);
    assert!(window.has_dialog(words::TITLE));
    assert!(window.can_press(words::START));
    window.press(Key::F1);
    let help = view(&window).help.as_ref().map(|state| state.place().clone());
    assert_eq!(help, Some(Place::at(Chapter::Personalities, "training")));
    window.press(Key::Escape);
    window.click_on(Role::RadioButton, words::OBJECTIVES[2]);
    window.type_into(words::TARGET, "140");
    window.assert_shows(&[words::WHICH_TARGET]);
    assert!(!window.can_press(words::START));
    window.type_into(words::TARGET, "40");
    window.type_into(words::SEED, "x");
    window.assert_shows(&[words::WHICH_SEED]);
    window.widget(Role::Button, span_it::messages::tournament::NEW_SEED).click_accesskit();
    window.settle();
    window.type_into(&words::end_of(Factor::NodeMajor, 0), "20");
    window.assert_shows(&[words::WHICH_RANGE]);
    window.type_into(&words::end_of(Factor::NodeMajor, 0), "-2,5");
    assert!(window.can_press(words::START));
    // Tab reaches every control.
    let mut names = std::collections::BTreeSet::new();
    for _ in 0..120 {
        window.press(Key::Tab);
        let focused = window.widgets().find(|node| node.accesskit_node().is_focused());
        let name = focused.and_then(|node| node.accesskit_node().label());
        names.extend(name);
    }
    for name in [words::START, dialogs::CANCEL, words::VISITED, "4 × 4", "Perfect play", "GameTreeMaxDepth"]
    {
        assert!(names.contains(name), "Tab does not reach {name}: {names:?}");
    }
}

#[test]
fn dialog_fits_every_window_size() {
    for (size, text) in [([640.0, 480.0], 100), ([1280.0, 800.0], 100), ([640.0, 480.0], 200)] {
        let mut window = Window::of_size(size);
        window.apply(Action::Settings(SettingsAction::TextSize(text)));
        window.apply(Action::Training(TrainingAction::Open));
        let points = size.map(|side| side * 100.0 / f32::from(text));
        let assert_inside = |window: &Window, names: &[&str]| {
            for name in names {
                let rect = window.widget(Role::Button, name).rect();
                let fits = rect.min.x >= 0.0 && rect.max.x <= points[0] && rect.max.y <= points[1];
                assert!(fits, "{name} is at {rect:?} in {points:?}");
            }
        };
        assert_inside(&window, &[words::START, dialogs::CANCEL]);
        window.click(words::START);
        assert_inside(&window, &[words::HIDE, words::CANCEL]);
        click_after_delay(&mut window, words::CANCEL);
        assert_inside(&window, &[words::GO_ON, words::DISCARD]);
        click_after_delay(&mut window, words::DISCARD);
        assert_inside(&window, &[words::KEEP, words::DISCARD]);
        click_after_delay(&mut window, words::DISCARD);
        window.apply(Action::Training(TrainingAction::Open));
        window.apply(Action::Training(TrainingAction::Start));
        window.wait("a round ends", |window| rounds(window) > 0);
        assert_inside(&window, &[words::HIDE, words::CANCEL, words::FINISH]);
        click_after_delay(&mut window, words::CANCEL);
        assert_inside(&window, &[words::TAKE_BEST, words::GO_ON, words::DISCARD]);
    }
}

#[test]
fn enter_starts_and_resumes_a_training() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.click(words::TRAIN);
    window.assert_shows(&[words::MINUTES_NOTE]);
    window.click_on(Role::RadioButton, words::OBJECTIVES[1]);
    window.assert_shows(&[&words::rivals_note(5000)]);
    window.press(Key::Escape);
    window.click(words::TRAIN);
    window.press(Key::Enter);
    assert!(run(&window).is_on(), "Enter must press Start");
    click_after_delay(&mut window, "Stop");
    assert_eq!(*run(&window).standing(), Standing::Stopped);
    window.press(Key::Escape);
    window.advance(std::time::Duration::from_millis(400));
    window.click(words::SIGN_STOPPED);
    window.press(Key::Enter);
    assert!(run(&window).is_on(), "Enter must press Resume");
}

#[test]
fn enter_in_a_setup_field_starts() {
    let mut window = Window::playing(against_steady(6));
    choose(&mut window, "2");
    window.type_into(words::ROUNDS, "0");
    window.press(Key::Enter);
    assert!(view(&window).training.run.is_none(), "a training needs rounds");
    window.type_into(words::ROUNDS, "2");
    window.press(Key::Enter);
    assert!(view(&window).training.run.is_some());
}
