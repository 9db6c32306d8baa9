//! Training in the window: the result is a new, unsaved personality, the edited one does not change,
//! interrupting keeps the best variant, and closing the window loses nothing.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use span_it::app::help::{Chapter, Place};
use span_it::app::training::TrainingAction;
use span_it::app::training::job::{Standing, Training};
use span_it::app::{Action, View};
use span_it::app::{EditorAction, SettingsAction};
use span_it::messages::{dialogs, editor, menu, training as words};
use span_it_core::personality::{Factor, library};

use super::games::against_steady;
use super::harness::{Opening, Window, folder};

/// Factors whose changes keep the search short.
const FREE: [Factor; 2] = [Factor::NodeMajor, Factor::PathMinorSpan];

fn view(window: &Window) -> &View {
    window.app().view()
}

fn run(window: &Window) -> &Training {
    view(window).training.run.as_ref().expect("there is a training")
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
    for factor in FREE {
        window.widget(Role::CheckBox, factor.info().name).click_accesskit();
        window.settle();
    }
}

/// Clicks a footer button as soon as it accepts clicks.
fn later(window: &mut Window, name: &str) {
    window.advance(std::time::Duration::from_millis(400));
    window.click(name);
}

/// Hides the training. Its buttons ignore clicks after each change of status, which may have happened just
/// now.
fn hide(window: &mut Window) {
    for _ in 0..20 {
        later(window, words::HIDE);
        if !window.has_button(words::HIDE) {
            return;
        }
    }
    panic!("it cannot be hidden");
}

fn begin(window: &mut Window, rounds: &str) {
    choose(window, rounds);
    window.click(words::START);
    assert!(window.has_dialog(&words::title_of("Steady")));
    window.assert_says(&[words::CANCEL]);
}

#[test]
fn training_ends_in_an_unsaved_personality() {
    let mut window = Window::new();
    begin(&mut window, "2");
    window.wait("it is over", is_over);
    let Standing::Over(ended) = run(&window).standing().clone() else { panic!("it is over") };
    assert_eq!((ended.rounds, rounds(&window)), (2, 2));
    let told = window.announcement().unwrap_or_default();
    assert!(told.starts_with("Steady (trained) is ready: wins kept "), "{told}");
    window.assert_says(&["Steady (trained)", words::UNTOUCHED, words::SIGN_OVER]);
    window.assert_says(&[&words::row(&ended.held_out.new), &words::row(&ended.held_out.start)]);
    if let Some(trial) = &ended.held_out.trial {
        window.assert_says(&[&words::verdict(trial), &words::test(trial)]);
    }
    let curve = words::curve(run(&window).rounds(), &run(&window).task().course.objective);
    window.widget(Role::Image, &curve);
    later(&mut window, words::TAKE);
    assert!(window.is_editing());
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    let form = &view(&window).editor.as_ref().unwrap().form;
    assert!(form.is_unsaved() && form.file.is_none(), "nobody has saved it yet");
    let steady = &library::builtin_named("Steady").unwrap().factors;
    for factor in Factor::all().filter(|factor| !FREE.contains(factor)) {
        assert_eq!(form.value(factor), Some(steady[factor]), "{factor:?} may not change");
    }
    assert!(!window.has_button(words::SIGN_OVER), "there is nothing left to look at");
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
    window.wait("it is over", is_over);
    let Standing::Over(ended) = run(&window).standing().clone() else { panic!("it is over") };
    later(&mut window, words::TAKE);
    assert!(!window.says(&editor::changes(1)) && !window.can_press(editor::REVERT));
    window.click(&editor::compare_with(editor::NOBODY));
    window.choose_here(&editor::before_training("Planner"));
    assert!(window.has_button(&editor::compare_with(&editor::before_training("Planner"))));
    window.type_into(editor::NAME, "Mine");
    window.click(editor::REVERT);
    let form = &view(&window).editor.as_ref().unwrap().form;
    assert_eq!(form.personality().as_ref(), Some(&ended.personality));
    // A killed window has saved nothing: the result is offered again.
    let task = window.path("autosave/1-training.json");
    let offered = || std::fs::read_to_string(&task).unwrap().contains("\"taken\": 0");
    assert!(offered(), "it is opened, not saved");
    window.press_ctrl(Key::S);
    window.machine.pick(folder.path().join("bred.json"));
    window.wait("it is saved", |_| !offered());
}

#[test]
fn asks_before_replacing_the_edited_personality() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.type_into(editor::NAME, "Mine");
    window.press(Key::Enter);
    window.apply(Action::Training(TrainingAction::Open));
    window.assert_says(&["Mine"]);
    window.press(Key::Escape);
    window.press(Key::Escape);
    window.click(editor::DISCARD);
    begin(&mut window, "1");
    hide(&mut window);
    window.type_into(editor::NAME, "Mine");
    window.wait("it is over", |window| window.has_button(words::SIGN_OVER) && is_over(window));
    assert_eq!(window.field(editor::NAME), "Mine");
    window.click(words::SIGN_OVER);
    later(&mut window, words::TAKE);
    window.assert_says(&[editor::UNSAVED_TITLE]);
    let form = &view(&window).editor.as_ref().unwrap().form;
    assert_eq!(form.draft.name, "Mine", "it is asked about first");
    window.click(editor::DISCARD);
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
}

#[test]
fn interrupting_keeps_the_best_and_the_window_usable() {
    let mut window = Window::new();
    begin(&mut window, "100000");
    hide(&mut window);
    // Play while the training is running.
    window.begin(against_steady(4));
    window.click_node("c3");
    window.wait_for_turn();
    assert_eq!(window.moves().len(), 2);
    window.wait("a round is over", |window| rounds(window) > 0);
    window.apply(Action::Training(TrainingAction::Open));
    later(&mut window, words::CANCEL);
    assert_eq!(*run(&window).standing(), Standing::Stopped);
    window.click(words::TAKE_BEST);
    assert!(!window.is_editing(), "nor does the second click on Stop open anything");
    let kept = rounds(&window);
    window.assert_says(&[words::STOPPED, words::SIGN_STOPPED]);
    later(&mut window, words::GO_ON);
    window.wait("it has gone on", |window| rounds(window) > kept);
    later(&mut window, words::CANCEL);
    later(&mut window, words::TAKE_BEST);
    assert!(window.is_editing());
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    window.apply(Action::Training(TrainingAction::Open));
    later(&mut window, words::DISCARD);
    later(&mut window, words::KEEP);
    assert!(view(&window).training.run.is_some());
    later(&mut window, words::DISCARD);
    window.assert_says(&[words::DISCARD_QUESTION]);
    window.click(words::DISCARD);
    assert!(view(&window).training.run.is_some(), "the second click of a double click discards nothing");
    later(&mut window, words::DISCARD);
    assert!(view(&window).training.run.is_none() && !window.has_button(words::SIGN_STOPPED));
    let left = std::fs::read_dir(window.path("autosave")).unwrap().flatten();
    let left: Vec<_> = left.filter(|file| file.file_name().to_string_lossy().contains("training")).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn training_resumes_after_a_restart() {
    let folder = folder();
    let mut window = Window::in_folder(&folder);
    // Too many rounds to finish before the window closes.
    begin(&mut window, "100000");
    window.wait("two rounds are over", |window| rounds(window) >= 2);
    let known: Vec<_> = run(&window).rounds().iter().map(|round| round.factors.clone()).collect();
    window.close();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(words::left("Steady").as_str()));
    window.wait("the rounds are read", |window| rounds(window) >= known.len() && !run(window).is_reading());
    let read = run(&window).rounds();
    assert!(read.iter().zip(&known).all(|(round, known)| round.factors == *known && round.logged));
    window.click(words::SHOW);
    assert!(window.notice().is_none());
    later(&mut window, words::GO_ON);
    window.wait("it has gone on", |window| rounds(window) > known.len());
    window.advance(std::time::Duration::from_millis(400));
    window.widget(Role::Button, words::FINISH).click_accesskit();
    window.wait("it is over", is_over);
    window.close();
    let mut window = Window::in_folder(&folder);
    assert_eq!(window.notice(), Some(words::waits("Steady (trained)").as_str()));
    window.click(words::SHOW);
    later(&mut window, words::TAKE);
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    window.press(Key::Escape);
    window.click(editor::DISCARD);
    window.close();
    let window = Window::in_folder(&folder);
    assert_eq!(window.notice(), None, "what was opened is not offered again");
}

#[test]
fn sets_an_unreadable_training_aside() {
    let folder = folder();
    std::fs::create_dir_all(folder.path().join("autosave")).unwrap();
    let file = folder.path().join("autosave/1-training.json");
    std::fs::write(&file, "{ \"format\": \"span-it-training\", \"version\": 1").unwrap();
    let window = Window::in_folder(&folder);
    let said = window.notice().expect("it is told").to_owned();
    assert!(said.contains("1-training.json.bad"), "{said}");
    assert!(!file.exists() && folder.path().join("autosave/1-training.json.bad").exists());
}

#[test]
fn result_survives_lost_rounds_and_failures_resume() {
    let folder = folder();
    let [task, log] =
        ["json", "jsonl"].map(|kind| folder.path().join("autosave/1-training").with_extension(kind));
    let mut window = Window::in_folder(&folder);
    begin(&mut window, "1");
    window.wait("it is over", is_over);
    window.close();
    std::fs::write(&log, "garbage\n").unwrap();
    let mut window = Window::in_folder(&folder);
    window.click(words::SHOW);
    window.wait("the rounds are read", |window| !run(window).is_reading());
    window.assert_says(&["Steady (trained)", words::NO_CURVE]);
    later(&mut window, words::TAKE);
    assert_eq!(window.field(editor::NAME), "Steady (trained)");
    window.press(Key::Escape);
    window.click(editor::DISCARD);
    window.close();
    // The same training before its end.
    let text = std::fs::read_to_string(&task).unwrap();
    let mut unfinished: serde_json::Value = serde_json::from_str(&text).unwrap();
    let ended = unfinished.as_object_mut().unwrap().remove("ended").unwrap();
    assert_eq!(ended["taken"], 1);
    std::fs::write(&task, unfinished.to_string()).unwrap();
    let mut window = Window::in_folder(&folder);
    window.click(words::SHOW);
    let has_failed = |window: &Window| matches!(run(window).standing(), Standing::Failed(_));
    window.wait("it cannot be read", |window| has_failed(window) && !run(window).is_reading());
    let curve = words::curve(&[], &run(&window).task().course.objective);
    let drawn = window.widgets().any(|node| node.accesskit_node().label().as_ref() == Some(&curve));
    assert!(!drawn, "no round is under way");
    std::fs::remove_file(&log).unwrap();
    later(&mut window, words::GO_ON);
    window.wait("it is over", is_over);
    assert_eq!(rounds(&window), 1);
}

#[test]
fn names_wrong_fields_and_keys_reach_everything() {
    let mut window = Window::new();
    window.choose(menu::PERSONALITY, words::TRAIN);
    assert!(window.has_dialog(words::TITLE) && window.can_press(words::START));
    window.press(Key::F1);
    let help = view(&window).help.as_ref().map(|state| state.place().clone());
    assert_eq!(help, Some(Place::at(Chapter::Personalities, "training")));
    window.press(Key::Escape);
    window.click_on(Role::RadioButton, words::OBJECTIVES[2]);
    window.type_into(words::TARGET, "140");
    window.assert_says(&[words::WHICH_TARGET]);
    assert!(!window.can_press(words::START));
    window.type_into(words::TARGET, "40");
    window.type_into(words::SEED, "x");
    window.assert_says(&[words::WHICH_SEED]);
    window.widget(Role::Button, span_it::messages::tournament::NEW_SEED).click_accesskit();
    window.settle();
    window.type_into(&words::end_of(Factor::NodeMajor, 0), "20");
    window.assert_says(&[words::WHICH_RANGE]);
    window.type_into(&words::end_of(Factor::NodeMajor, 0), "-2,5");
    assert!(window.can_press(words::START));
    // The focus visits every control once.
    let mut names = std::collections::BTreeSet::new();
    for _ in 0..120 {
        window.press(Key::Tab);
        let focused = window.widgets().find(|node| node.accesskit_node().is_focused());
        let name = focused.and_then(|node| node.accesskit_node().label());
        names.extend(name);
    }
    for name in [words::START, dialogs::CANCEL, words::VISITED, "4 × 4", "Perfect play", "GameTreeMaxDepth"]
    {
        assert!(names.contains(name), "{name} is out of reach: {names:?}");
    }
}

#[test]
fn dialog_fits_every_window_size() {
    for (size, text) in [([640.0, 480.0], 100), ([1280.0, 800.0], 100), ([640.0, 480.0], 200)] {
        let mut window = Window::open(Opening { size, ..Opening::default() });
        window.apply(Action::Settings(SettingsAction::TextSize(text)));
        window.apply(Action::Training(TrainingAction::Open));
        let points = size.map(|side| side * 100.0 / f32::from(text));
        let inside = |window: &Window, names: &[&str]| {
            for name in names {
                let rect = window.widget(Role::Button, name).rect();
                let fits = rect.min.x >= 0.0 && rect.max.x <= points[0] && rect.max.y <= points[1];
                assert!(fits, "{name} lies at {rect:?} in {points:?}");
            }
        };
        inside(&window, &[words::START, dialogs::CANCEL]);
        window.click(words::START);
        inside(&window, &[words::HIDE, words::CANCEL]);
        later(&mut window, words::CANCEL);
        inside(&window, &[words::GO_ON, words::DISCARD]);
        later(&mut window, words::DISCARD);
        inside(&window, &[words::KEEP, words::DISCARD]);
        later(&mut window, words::DISCARD);
        window.apply(Action::Training(TrainingAction::Open));
        window.apply(Action::Training(TrainingAction::Start));
        window.wait("a round is over", |window| rounds(window) > 0);
        inside(&window, &[words::HIDE, words::CANCEL, words::FINISH]);
        later(&mut window, words::CANCEL);
        inside(&window, &[words::TAKE_BEST, words::GO_ON, words::DISCARD]);
    }
}

#[test]
fn enter_starts_and_stop_has_a_tooltip() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.click(words::TRAIN);
    window.assert_says(&[words::MINUTES_NOTE]);
    window.click_on(Role::RadioButton, words::OBJECTIVES[1]);
    window.assert_says(&[&words::rivals_note(5000)]);
    window.press(Key::Escape);
    window.click(words::TRAIN);
    window.press(Key::Enter);
    assert!(run(&window).is_on(), "the main button has the keyboard");
    later(&mut window, "Stop");
    assert_eq!(*run(&window).standing(), Standing::Stopped);
    window.press(Key::Escape);
    window.advance(std::time::Duration::from_millis(400));
    window.click(words::SIGN_STOPPED);
    window.press(Key::Enter);
    assert!(run(&window).is_on(), "it goes on");
}

#[test]
fn enter_in_a_setup_field_starts() {
    let mut window = Window::playing(against_steady(6));
    choose(&mut window, "2");
    window.type_into(words::ROUNDS, "0");
    window.press(Key::Enter);
    assert!(view(&window).training.run.is_none(), "no rounds are no training");
    window.type_into(words::ROUNDS, "2");
    window.press(Key::Enter);
    assert!(view(&window).training.run.is_some());
}
