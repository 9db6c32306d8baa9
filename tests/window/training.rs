//! Training in the window: the result is a new, unsaved personality, the edited one does not change, interrupting
//! keeps the best variant, and closing the window loses nothing.

use span_it::messages::{dialogs, opponents, training as msg};
use span_it::testing::help::{Chapter, Place};
use span_it::testing::pages::States;
use span_it::testing::pages::TrainingState;
use span_it::testing::training::job::{Status, Training};

use super::input::opponent_row;
use super::prelude::*;
use super::tournament::{player, tick};

/// The trained factors; their changes keep the search short.
const TRAINED: [Factor; 2] = [Factor::NodeMajor, Factor::PathMinorSpan];

fn states(window: &Window) -> &States {
    window.app().states()
}

fn run(window: &Window) -> &Training {
    states(window).the::<TrainingState>().run.as_ref().expect("a training exists")
}

pub(super) fn rounds(window: &Window) -> usize {
    states(window).the::<TrainingState>().run.as_ref().map_or(0, |run| run.rounds.len())
}

/// Whether the training has finished and the result can be opened.
fn is_over(window: &Window) -> bool {
    matches!(run(window).status, Status::Finished(_)) && !run(window).is_reading()
}

/// Opens the setup from the editor, with a length in rounds on the smallest board.
fn choose(window: &mut Window, rounds: &str) {
    window.press_ctrl(Key::E);
    set_up(window, rounds);
}

fn set_up(window: &mut Window, rounds: &str) {
    window.click(msg::train());
    window.click_on(Role::CheckBox, "6 × 6");
    window.click_on(Role::CheckBox, "4 × 4");
    window.click_on(Role::RadioButton, msg::lengths()[3]);
    window.type_into(msg::rounds(), rounds);
    window.widget(Role::Button, msg::none()).click_accesskit();
    window.settle();
    assert!(!window.can_press(msg::start()), "no factor may change");
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
        click_after_delay(window, msg::continue_in_background());
        if !window.has_button(msg::continue_in_background()) {
            return;
        }
    }
    panic!("the training cannot be hidden");
}

pub(super) fn begin(window: &mut Window, rounds: &str) {
    choose(window, rounds);
    window.click(msg::start());
    assert!(window.has_dialog(&msg::training_title("Steady")));
    window.assert_shows(&[msg::cancel()]);
}

#[test]
fn training_ends_in_an_unsaved_personality() {
    let mut window = Window::new();
    window.choose(menu::game(), menu::settings());
    window.type_into(span_it::messages::dialogs::settings::your_name(), "Ada");
    window.press(Key::Escape);
    begin(&mut window, "2");
    window.wait("the training ends", is_over);
    let Status::Finished(ended) = run(&window).status.clone() else { panic!("the training has ended") };
    assert_eq!(ended.rounds, 2);
    assert_eq!(rounds(&window), 2);
    let announcement = window.announcement().unwrap_or_default();
    assert!(announcement.starts_with("Steady (trained) is ready: it keeps "), "{announcement}");
    window.assert_shows(&["Steady (trained)", msg::opens_as_new(), msg::badge_done()]);
    window.assert_shows(&[&msg::result_row(&ended.held_out.new), &msg::result_row(&ended.held_out.start)]);
    if let Some(trial) = &ended.held_out.trial {
        let sentence = msg::match_sentence("Steady (trained)", "Steady", trial.pairs);
        window.assert_shows(&[&sentence, &msg::sprt_verdict(trial), &msg::sprt_line(trial)]);
    }
    let curve = msg::chart_text(&run(&window).rounds, &run(&window).task.training.objective);
    window.widget(Role::Image, &curve);
    click_after_delay(&mut window, msg::open_in_editor());
    assert!(window.is_editing());
    assert_eq!(window.field(editor::name()), "Steady (trained)");
    window.assert_shows(&[&span_it::messages::library::by("Ada"), editor::not_saved()]);
    let form = &states(&window).get::<EditorState>().unwrap().form;
    assert!(form.is_unsaved());
    assert_eq!(form.file, None);
    let steady = &built_in("Steady").factors;
    for factor in Factor::all().filter(|factor| !TRAINED.contains(factor)) {
        assert_eq!(form.factors()[factor].to_bits(), steady[factor].to_bits(), "{factor:?} may not change");
    }
    assert!(!window.has_button(msg::badge_done()), "an opened result has no button");
}

#[test]
fn trained_personality_is_compared_with_the_start() {
    let mut window = Window::new();
    window.edit(&built_in("Planner"), None);
    set_up(&mut window, "1");
    window.click(msg::start());
    window.wait("the training ends", is_over);
    let Status::Finished(ended) = run(&window).status.clone() else { panic!("the training has ended") };
    click_after_delay(&mut window, msg::open_in_editor());
    assert_eq!(window.editor().form.changes(), 0);
    window.click(&editor::compare_with(editor::no_comparison()));
    window.choose_from_open_menu(&editor::before_training("Planner"));
    assert!(window.has_button(&editor::compare_with(&editor::before_training("Planner"))));
    window.type_into(editor::name(), "Mine");
    super::editor_page::choose_more(&mut window, editor::revert());
    let form = &states(&window).get::<EditorState>().unwrap().form;
    assert_eq!(form.personality().as_ref(), Some(&ended.personality));
    // Until the player saves the result, it would be offered after a crash.
    let task = window.path("training.json");
    let offered = || std::fs::read_to_string(&task).unwrap().contains("\"taken\": false");
    assert!(offered(), "the result is not saved");
    window.press_ctrl(Key::S);
    window.click(editor::to_file());
    window.platform.pick(window.path("trained.json"));
    window.wait("the result is saved", |_| !offered());
    window.click(msg::train());
    assert!(window.can_press(msg::start()), "a saved result is not shown again");
}

#[test]
fn asks_before_replacing_the_edited_personality() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.type_into(editor::name(), "Mine");
    window.press(Key::Enter);
    window.apply(Action::ShowTraining);
    window.assert_shows(&["Mine"]);
    window.press(Key::Escape);
    window.press(Key::Escape);
    window.click(editor::discard());
    begin(&mut window, "1");
    hide(&mut window);
    window.type_into(editor::name(), "Mine");
    window.wait("the training ends", |window| window.has_button(msg::badge_done()) && is_over(window));
    assert_eq!(window.field(editor::name()), "Mine");
    window.click(msg::badge_done());
    click_after_delay(&mut window, msg::open_in_editor());
    window.assert_shows(&[editor::unsaved_title()]);
    let form = &states(&window).get::<EditorState>().unwrap().form;
    assert_eq!(form.draft.name, "Mine", "the dialog must come first");
    window.click(editor::discard());
    assert_eq!(window.field(editor::name()), "Steady (trained)");
}

#[test]
fn interrupting_keeps_the_best_and_the_window_usable() {
    let mut window = Window::new();
    begin(&mut window, "100000");
    hide(&mut window);
    // The player plays during the training.
    window.begin(against_steady(4));
    window.play("c3");
    assert_eq!(window.moves().len(), 2);
    window.wait("a round ends", |window| rounds(window) > 0);
    window.apply(Action::ShowTraining);
    let stop = window.widget(Role::Button, msg::cancel()).rect().center();
    window.click_at(stop);
    assert_eq!(run(&window).status, Status::Stopped);
    window.click_again(stop);
    assert!(!window.is_editing(), "a double click on Stop must not open the result");
    let before = rounds(&window);
    window.assert_shows(&[msg::stopped_text(), msg::badge_stopped()]);
    click_after_delay(&mut window, msg::resume());
    window.wait("the training continues", |window| rounds(window) > before);
    click_after_delay(&mut window, msg::cancel());
    click_after_delay(&mut window, msg::open_best());
    assert!(window.is_editing());
    assert_eq!(window.field(editor::name()), "Steady (trained)");
    window.apply(Action::ShowTraining);
    click_after_delay(&mut window, msg::discard());
    click_after_delay(&mut window, msg::keep());
    assert!(states(&window).the::<TrainingState>().run.is_some());
    let discard = window.widget(Role::Button, msg::discard()).rect().center();
    window.click_at(discard);
    window.assert_shows(&[msg::discard_question()]);
    window.click_again(discard);
    assert!(states(&window).the::<TrainingState>().run.is_some(), "a double click must not discard");
    click_after_delay(&mut window, msg::discard());
    assert!(states(&window).the::<TrainingState>().run.is_none());
    assert!(!window.has_button(msg::badge_stopped()));
    let files = std::fs::read_dir(window.path("")).unwrap().flatten();
    let files: Vec<_> =
        files.filter(|file| file.file_name().to_string_lossy().contains("training")).collect();
    assert!(files.is_empty(), "{files:?}");
}

#[test]
fn training_resumes_after_a_restart() {
    let mut window = Window::new();
    // Too many rounds to finish before the window closes.
    begin(&mut window, "100000");
    window.wait("two rounds end", |window| rounds(window) >= 2);
    let before: Vec<_> = run(&window).rounds.iter().map(|round| round.factors.clone()).collect();
    let mut window = window.reopen();
    assert_eq!(window.notice(), Some(msg::interrupted("Steady").as_str()));
    window.wait("the rounds are read", |window| rounds(window) >= before.len() && !run(window).is_reading());
    let resumed = &run(&window).rounds;
    for (round, factors) in resumed.iter().zip(&before) {
        assert_eq!(round.factors, *factors);
        assert!(round.logged);
    }
    window.click(msg::show());
    assert!(window.notice().is_none());
    click_after_delay(&mut window, msg::resume());
    window.wait("the training continues", |window| rounds(window) > before.len());
    window.advance(std::time::Duration::from_millis(400));
    window.widget(Role::Button, msg::finish()).click_accesskit();
    window.wait("the training ends", is_over);
    let mut window = window.reopen();
    assert_eq!(window.notice(), Some(msg::result_ready("Steady (trained)").as_str()));
    window.click(msg::show());
    click_after_delay(&mut window, msg::keep_result());
    assert!(window.has_dialog(editor::save_title()), "it asks for a name");
    window.press(Key::Escape);
    assert_eq!(window.field(editor::name()), "Steady (trained)");
    window.press(Key::Escape);
    window.click(editor::discard());
    let window = window.reopen();
    assert_eq!(window.notice(), None, "an opened result is not offered again");
}

#[test]
fn result_survives_lost_rounds_and_failures_resume() {
    let folder = folder();
    let [task, log] = ["json", "jsonl"].map(|kind| folder.path().join("training").with_extension(kind));
    let mut window = Window::in_folder(&folder);
    begin(&mut window, "1");
    window.wait("the training ends", is_over);
    window.close();
    std::fs::write(&log, "garbage\n").unwrap();
    let mut window = Window::in_folder(&folder);
    window.click(msg::show());
    window.wait("the rounds are read", |window| !run(window).is_reading());
    window.assert_shows(&["Steady (trained)", msg::no_chart()]);
    click_after_delay(&mut window, msg::open_in_editor());
    assert_eq!(window.field(editor::name()), "Steady (trained)");
    window.press(Key::Escape);
    window.click(editor::discard());
    window.close();
    // The training is now unfinished.
    let text = std::fs::read_to_string(&task).unwrap();
    let mut unfinished: serde_json::Value = serde_json::from_str(&text).unwrap();
    let result = unfinished.as_object_mut().unwrap().remove("ended").unwrap();
    assert_eq!(result["taken"], true);
    std::fs::write(&task, unfinished.to_string()).unwrap();
    let mut window = Window::in_folder(&folder);
    window.click(msg::show());
    let has_failed = |window: &Window| matches!(run(window).status, Status::Failed(_));
    window.wait("reading the rounds fails", |window| has_failed(window) && !run(window).is_reading());
    let curve = msg::chart_text(&[], &run(&window).task.training.objective);
    let drawn = window.widgets().any(|node| node.accesskit_node().label().as_ref() == Some(&curve));
    assert!(!drawn, "there are no rounds to draw");
    std::fs::remove_file(&log).unwrap();
    click_after_delay(&mut window, msg::resume());
    window.wait("the training ends", is_over);
    assert_eq!(rounds(&window), 1);
}

#[test]
fn names_wrong_fields_and_keys_reach_everything() {
    let mut window = Window::new();
    window.choose(menu::workshop(), msg::train());
    assert!(window.has_dialog(msg::title()));
    assert!(window.can_press(msg::start()));
    window.press(Key::F1);
    let help = states(&window).get::<HelpState>().map(|state| state.place.clone());
    assert_eq!(help, Some(Place::at(Chapter::Personalities, "training")));
    window.press(Key::Escape);
    window.click_on(Role::RadioButton, msg::objectives()[2]);
    window.type_into(msg::target(), "140");
    window.assert_shows(&[msg::target_range()]);
    assert!(!window.can_press(msg::start()));
    window.type_into(msg::target(), "40");
    window.type_into(msg::seed(), "x");
    window.assert_shows(&[msg::seed_range()]);
    window.widget(Role::Button, span_it::messages::tournament::new_seed()).click_accesskit();
    window.settle();
    window.type_into(&msg::range_end(Factor::NodeMajor, 0), "20");
    window.assert_shows(&[msg::range_needed()]);
    window.type_into(&msg::range_end(Factor::NodeMajor, 0), "-2,5");
    assert!(window.can_press(msg::start()));
    // Tab reaches every control.
    let mut names = std::collections::BTreeSet::new();
    for _ in 0..120 {
        window.press(Key::Tab);
        let focused = window.widgets().find(|node| node.accesskit_node().is_focused());
        let name = focused.and_then(|node| node.accesskit_node().label());
        names.extend(name);
    }
    let steady = opponent_row(Opponent::named("Steady").unwrap());
    let steady = steady.as_str();
    for name in [
        msg::start(),
        dialogs::cancel(),
        msg::visited(),
        "4 × 4",
        steady,
        msg::add_opponents(),
        "GameTreeMaxDepth",
    ] {
        assert!(names.contains(name), "Tab does not reach {name}: {names:?}");
    }
}

#[test]
fn opponents_come_from_the_list() {
    let mut window = Window::new();
    window.choose(menu::workshop(), msg::train());
    window.click_on(Role::RadioButton, msg::objectives()[1]);
    window.scroll_and_click(Role::Button, msg::add_opponents());
    assert!(window.has_dialog(opponents::training_title()));
    assert!(player(&window, "Steady").contains(opponents::takes_part()));
    tick(&mut window, "Random mover");
    tick(&mut window, "Master");
    window.click(&opponents::add(2));
    assert!(window.has_dialog(msg::title()));
    for name in ["Steady", "Fencer", "Blocker"] {
        tick(&mut window, name);
    }
    let task = states(&window).the::<TrainingState>().form.as_ref().unwrap().task().unwrap();
    assert!(
        msg::objective_line(&task.training.objective, &task.training.boards).contains("Master"),
        "{task:?}"
    );
    tick(&mut window, "Random mover");
    tick(&mut window, "Master");
    window.assert_shows(&[msg::opponent_needed()]);
    assert!(!window.can_press(msg::start()));
}

#[test]
fn dialog_fits_small_windows_and_large_text() {
    for (size, text) in [([640.0, 480.0], 100), ([640.0, 480.0], 200)] {
        let mut window = Window::of_size(size);
        window.change_settings(|settings| settings.text_size = text);
        window.apply(Action::ShowTraining);
        let assert_inside = |window: &Window, names: &[&str]| {
            for name in names {
                let rect = window.widget(Role::Button, name).rect();
                let area = window.ctx().content_rect();
                assert!(area.contains_rect(rect), "{name} is at {rect:?} in {area:?}");
            }
        };
        assert_inside(&window, &[msg::start(), dialogs::cancel()]);
        window.click(msg::start());
        assert_inside(&window, &[msg::continue_in_background(), msg::cancel()]);
        click_after_delay(&mut window, msg::cancel());
        assert_inside(&window, &[msg::resume(), msg::discard()]);
        click_after_delay(&mut window, msg::discard());
        assert_inside(&window, &[msg::keep(), msg::discard()]);
        click_after_delay(&mut window, msg::discard());
        window.apply(Action::ShowTraining);
        window.click(msg::start());
        window.wait("a round ends", |window| rounds(window) > 0);
        assert_inside(&window, &[msg::continue_in_background(), msg::cancel(), msg::finish()]);
        click_after_delay(&mut window, msg::cancel());
        assert_inside(&window, &[msg::open_best(), msg::resume(), msg::discard()]);
    }
}

#[test]
fn enter_starts_and_resumes_a_training() {
    let mut window = Window::new();
    window.press_ctrl(Key::E);
    window.click(msg::train());
    window.assert_shows(&[msg::minutes_note()]);
    window.click_on(Role::RadioButton, msg::objectives()[1]);
    window.assert_shows(&[&msg::opponents_note(5000)]);
    window.press(Key::Escape);
    window.click(msg::train());
    window.press(Key::Enter);
    assert!(run(&window).is_running(), "Enter must press Start");
    click_after_delay(&mut window, "Stop");
    assert_eq!(run(&window).status, Status::Stopped);
    window.press(Key::Escape);
    window.advance(std::time::Duration::from_millis(400));
    window.click(msg::badge_stopped());
    window.press(Key::Enter);
    assert!(run(&window).is_running(), "Enter must press Resume");
}

#[test]
fn enter_in_a_setup_field_starts() {
    let mut window = Window::playing(against_steady(6));
    choose(&mut window, "2");
    window.type_into(msg::rounds(), "0");
    window.press(Key::Enter);
    assert!(states(&window).the::<TrainingState>().run.is_none(), "a training needs rounds");
    window.type_into(msg::rounds(), "2");
    window.press(Key::Enter);
    assert!(states(&window).the::<TrainingState>().run.is_some());
}
