//! The shared widgets, without a display.

use egui::accesskit::Role;
use egui::{Id, Key, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use span_it::testing::ui::icons::Icon;
use span_it::testing::ui::theme;
use span_it::testing::ui::widgets;
use span_it::testing::ui::widgets::{CardKind, ChipKind, SegmentItem};
use span_it_core::board::Player;

#[derive(Default)]
struct Form {
    clicks: u32,
    refused: u32,
    closed: u32,
    checked: bool,
    choice: usize,
    name: String,
    number: String,
}

impl Form {
    fn ui(&mut self, ui: &mut egui::Ui) {
        self.clicks += u32::from(widgets::button("Undo").icon(Icon::Undo).show(ui).clicked());
        let off = widgets::button("Redo").show_enabled(ui, false, Some("Nothing to redo."));
        self.refused += u32::from(off.clicked());
        widgets::icon_button(ui, Icon::First, "First move", true);
        let items = ["Horizontal", "Vertical", "Random"].map(SegmentItem::plain);
        widgets::segmented(ui, "Who begins", &mut self.choice, &items);
        widgets::checkbox(ui, &mut self.checked, "Computer plays");
        widgets::text_field(ui, &mut self.name, "Name", 200.0, false);
        widgets::number_field(ui, &mut self.number, "Seed", 110.0, "s", true);
        widgets::card(ui, CardKind::Active(Player::Vertical), |ui| {
            widgets::chip(ui, "To move", ChipKind::Side(Player::Vertical));
            widgets::progress_bar(ui, 0.25, 100.0, "Levels");
        });
    }

    fn dialog(&mut self, ui: &egui::Ui) {
        let body = |ui: &mut egui::Ui| {
            for line in 0..60 {
                ui.label(format!("Line {line}"));
            }
        };
        let footer = |ui: &mut egui::Ui| {
            self.clicks += u32::from(widgets::button("Play").primary().show(ui).clicked());
        };
        let shown =
            widgets::dialog(ui.ctx(), (Id::unique("dialog"), "New game"), (840.0, 616.0), body, footer);
        self.closed += u32::from(shown.closed);
    }
}

fn harness(size: Vec2, show: fn(&mut egui::Ui, &mut Form)) -> Harness<'static, Form> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(theme::install)
        .build_ui_state(show, Form::default());
    harness.run();
    harness
}

pub(crate) fn press<T>(harness: &mut Harness<'_, T>, key: Key) {
    harness.key_press(key);
    harness.run();
}

pub(crate) fn click<T>(harness: &mut Harness<'_, T>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn form() -> Harness<'static, Form> {
    harness(vec2(640.0, 640.0), |ui, form| form.ui(ui))
}

#[test]
fn buttons_click_unless_disabled() {
    let mut harness = form();
    click(&mut harness, "Undo");
    harness.get_by_label("Undo").click_accesskit();
    harness.run();
    click(&mut harness, "Redo");
    harness.get_by_label("Redo").click_accesskit();
    harness.run();
    assert_eq!(harness.state().clicks, 2);
    assert_eq!(harness.state().refused, 0);
    assert!(harness.get_by_label("Redo").accesskit_node().is_disabled());
    assert!(harness.get_by_label("Undo").rect().height() >= 38.0);
}

#[test]
fn segmented_control_is_one_tab_stop() {
    let mut harness = form();
    click(&mut harness, "Vertical");
    assert_eq!(harness.state().choice, 1);
    harness.get_by_label("Vertical").focus();
    harness.run();
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(harness.state().choice, 2, "the choice stops at the last item");
    assert!(harness.get_by_label("Random").is_focused());
    press(&mut harness, Key::Tab);
    assert!(harness.get_by_label("Computer plays").is_focused());
    press(&mut harness, Key::Space);
    assert!(harness.state().checked);
    assert!(harness.query_by_role_and_label(Role::RadioGroup, "Who begins").is_some());
}

#[test]
fn dialog_and_footer_stay_in_the_window() {
    for size in [vec2(1280.0, 800.0), vec2(640.0, 480.0)] {
        let mut harness = harness(size, |ui, form| form.dialog(ui));
        let play = harness.get_by_label("Play").rect();
        let close = harness.get_by_label("Close").rect();
        assert!(play.max.y <= size.y - 16.0 && close.min.y >= 16.0, "at {size}: {close} to {play}");
        assert!(play.min.x >= 16.0);
        assert!(close.max.x <= size.x - 16.0);
        click(&mut harness, "Play");
        assert_eq!(harness.state().clicks, 1);
        assert_eq!(harness.state().closed, 0);
        harness.key_press(Key::Escape);
        harness.step();
        assert_eq!(harness.state().closed, 1);
        click(&mut harness, "Close");
        assert_eq!(harness.state().closed, 2);
        harness.hover_at(egui::pos2(4.0, 4.0));
        harness.drag_at(egui::pos2(4.0, 4.0));
        harness.drop_at(egui::pos2(4.0, 4.0));
        harness.run();
        assert_eq!(harness.state().closed, 2, "a click beside the dialog must not close it");
    }
}

#[test]
fn long_label_of_check_box_is_cut() {
    let harness = harness(vec2(200.0, 80.0), |ui, form| {
        widgets::checkbox(ui, &mut form.checked, "A label that is much too long for this row");
    });
    let label = harness.get_by_role(Role::CheckBox).rect();
    assert!(label.right() <= 200.0, "{label:?}");
}

#[test]
fn fonts_have_every_character_in_use() {
    let mut harness = Harness::builder().with_context_setup(theme::install).build_ui_state(
        |ui, missing: &mut Vec<char>| {
            for style in ui.style().text_styles() {
                let font = style.resolve(ui.style());
                let shown = "ABCXYZabcxyz0123456789.,:;!?()[]%+-/<>=&\"'↔↕×·−…–—“”‘’•±≥≤→←↑↓";
                ui.fonts_mut(|fonts| {
                    missing.extend(shown.chars().filter(|&c| !fonts.has_glyph(&font, c)));
                });
            }
        },
        Vec::new(),
    );
    harness.run();
    assert!(harness.state().is_empty(), "no glyphs for {:?}", harness.state());
}
