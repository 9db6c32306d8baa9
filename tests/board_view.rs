//! The board, controlled by pointer, keyboard and assistive technology, without a display.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use span_it::messages::board as board_msg;
use span_it::testing::board;
use span_it::testing::board::{BoardScene, BoardState, Heat, Mark, MarkKind, ZoomStep};
use span_it::testing::ui::{theme, widgets};
use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};

use crate::widgets::{click, press};

const NAMES: ByPlayer<&str> = ByPlayer { horizontal: "Ada", vertical: "Blocker" };

#[expect(clippy::struct_excessive_bools, reason = "independent settings of a test")]
struct Table {
    position: Position,
    state: BoardState,
    played: Vec<Node>,
    refused: Vec<Node>,
    pointed: Option<Node>,
    playable: bool,
    confirm: bool,
    space_plays: bool,
    heat: Vec<Heat>,
    marks: Vec<Mark>,
    focus: Option<Node>,
    hint: Option<Node>,
    dialog: bool,
}

impl Table {
    fn ui(&mut self, ui: &mut egui::Ui) {
        if let Some(node) = self.focus.take() {
            self.state.focus_node(ui.ctx(), node);
        }
        let scene = BoardScene {
            playable: self.playable.then(|| self.position.to_move()),
            last_move: self.played.last().copied(),
            heat: &self.heat,
            marks: &self.marks,
            hint: self.hint.map(|node| (self.position.to_move(), node)),
            confirm_moves: self.confirm,
            answers_refusals: true,
            zoomable: true,
            space_plays: self.space_plays,
            ..BoardScene::of(&self.position, NAMES)
        };
        widgets::button("Before").show(ui);
        let rect = ui.available_rect_before_wrap();
        let shown = board::show(ui, rect, &scene, &mut self.state);
        if self.dialog {
            egui::Modal::new(egui::Id::unique("dialog")).show(ui.ctx(), |ui| ui.label("A dialog"));
        }
        self.pointed = shown.pointed;
        self.refused.extend(shown.refused);
        if let Some(node) = shown.played {
            self.position = self.position.after(node);
            self.played.push(node);
        }
    }
}

fn sized(table: Table, size: Vec2) -> Harness<'static, Table> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, table: &mut Table| table.ui(ui), table);
    harness.run();
    harness
}

fn harness(table: Table) -> Harness<'static, Table> {
    sized(table, vec2(700.0, 700.0))
}

fn press_at(harness: &mut Harness<'_, Table>, at: Pos2) {
    harness.drag_at(at);
    harness.run_steps(20);
}

fn release_at(harness: &mut Harness<'_, Table>, at: Pos2) {
    harness.drop_at(at);
    harness.run();
}

fn empty(n: usize) -> Table {
    Table {
        position: Position::empty(BoardSize::square(n).expect("the size is valid"), Player::Horizontal),
        state: BoardState::default(),
        played: Vec::new(),
        refused: Vec::new(),
        pointed: None,
        playable: true,
        confirm: false,
        space_plays: true,
        heat: Vec::new(),
        marks: Vec::new(),
        focus: None,
        hint: None,
        dialog: false,
    }
}

fn node(name: &str) -> Node {
    name.parse().expect("the name is valid")
}

/// Clicks as assistive technology does.
fn click_accessibly(harness: &mut Harness<'_, Table>, label: &str) {
    harness.get_by_label(label).click_accesskit();
    harness.run();
}

fn played(harness: &Harness<'_, Table>) -> Vec<String> {
    harness.state().played.iter().map(Node::to_string).collect()
}

#[test]
fn focus_request_waits_until_the_dialog_closes() {
    let mut harness = harness(empty(4));
    harness.state_mut().dialog = true;
    harness.run();
    // *Go to Node* closes its dialog in the frame that requests the focus.
    harness.state_mut().focus = Some(node("c3"));
    harness.state_mut().dialog = false;
    harness.run_steps(5);
    press(&mut harness, Key::Enter);
    assert_eq!(played(&harness), ["c3"]);
}

#[test]
fn enter_plays_a_new_hint() {
    let mut harness = harness(empty(4));
    harness.state_mut().focus = Some(node("a1"));
    harness.run();
    harness.state_mut().hint = Some(node("d4"));
    harness.run_steps(5);
    press(&mut harness, Key::Enter);
    assert_eq!(played(&harness), ["d4"]);
}

#[test]
fn click_needs_release_on_the_pressed_node() {
    let mut harness = harness(empty(4));
    let at = |harness: &Harness<'_, Table>, label: &str| harness.get_by_label(label).rect().center();
    let (c3, e5) = (at(&harness, "c3, free"), at(&harness, "e5, free"));
    press_at(&mut harness, c3);
    assert!(played(&harness).is_empty(), "pressing alone must not play");
    harness.hover_at(e5);
    harness.run();
    release_at(&mut harness, e5);
    assert!(played(&harness).is_empty(), "the press began on another node");
    harness.hover_at(c3);
    harness.run();
    press_at(&mut harness, c3);
    release_at(&mut harness, c3);
    assert_eq!(played(&harness), ["c3"], "a slow click is a click");
}

#[test]
fn reports_the_pointer_without_a_player() {
    let mut harness = harness(Table { playable: false, ..empty(4) });
    harness.get_by_label("g5, free").hover();
    harness.run();
    assert_eq!(harness.state().pointed, Some(node("g5")));
    click(&mut harness, "g5, free");
    click_accessibly(&mut harness, "a1, free");
    assert!(played(&harness).is_empty());
}

#[test]
fn assistive_technology_can_focus_any_node() {
    let mut harness = harness(empty(4));
    harness.get_by_label("f2, free").focus();
    harness.run();
    assert!(harness.get_by_label("f2, free").is_focused());
    press(&mut harness, Key::ArrowLeft);
    assert!(harness.get_by_label("d2, free").is_focused());
}

#[test]
fn nodes_are_uniquely_named_buttons_in_a_grid() {
    let mut table = empty(6);
    for name in ["a1", "k11", "c3", "d4"] {
        table.position = table.position.after(node(name));
    }
    let harness = harness(table);
    let grid = harness.get_by_role_and_label(Role::Grid, "Board");
    let names: Vec<String> = grid
        .children()
        .filter(|child| child.accesskit_node().role() == Role::Button)
        .filter_map(|child| child.accesskit_node().label())
        .collect();
    let unique: std::collections::BTreeSet<&String> = names.iter().collect();
    assert_eq!(names.len(), BoardSize::square(6).unwrap().node_count());
    assert_eq!(unique.len(), names.len());
}

#[test]
fn names_include_heat_map_hint_and_marks() {
    let heat = vec![
        Heat { node: node("e5"), share: 1.0, weight: 14.9, rank: 1, own: 1.0 },
        Heat { node: node("g5"), share: 0.0, weight: -3.744, rank: 2, own: 1.0 },
    ];
    let marks = vec![
        Mark { node: node("a1"), kind: MarkKind::OnlyWinningMove },
        Mark { node: node("c1"), kind: MarkKind::Alternative(2) },
        Mark { node: node("e1"), kind: MarkKind::LosesWin },
    ];
    let harness = harness(Table { heat, hint: Some(node("c3")), marks, ..empty(4) });
    for name in [
        "e5, free, place 1 of 2 among the good rings",
        "g5, free, place 2 of 2 among the good rings",
        "g1, free",
        "c3, free, hint",
        "a1, free, only move that keeps the win",
        "c1, free, better move 2",
        "e1, free, gives the win away",
    ] {
        assert!(harness.query_by_label(name).is_some(), "no node has the name {name:?}");
    }
}

#[test]
fn tab_enters_the_board_and_arrows_move() {
    let mut harness = harness(empty(4));
    press(&mut harness, Key::Tab);
    press(&mut harness, Key::Tab);
    assert!(harness.get_by_label("d4, free").is_focused(), "the cursor starts in the middle");
    // With one key per frame, each key arrives before egui's focus lock takes effect.
    for key in [Key::ArrowUp, Key::ArrowRight, Key::ArrowUp, Key::ArrowUp, Key::ArrowRight] {
        harness.key_press(key);
        harness.step();
    }
    harness.run();
    assert!(harness.get_by_label("g1, free").is_focused());
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::ArrowLeft);
    press(&mut harness, Key::Space);
    assert_eq!(played(&harness), ["g1", "e1"]);
    press(&mut harness, Key::Tab);
    assert!(harness.get_by_label("Before").is_focused(), "Tab leaves the board");
}

#[test]
fn home_and_end_go_to_the_ends() {
    let mut harness = harness(Table { focus: Some(node("d4")), ..empty(4) });
    for (modifiers, key, expected) in [
        (Modifiers::NONE, Key::Home, "b4"),
        (Modifiers::NONE, Key::End, "f4"),
        (Modifiers::COMMAND, Key::Home, "a1"),
        (Modifiers::COMMAND, Key::End, "g7"),
    ] {
        harness.key_press_modifiers(modifiers, key);
        harness.run();
        assert_eq!(harness.state().state.cursor(), Some(node(expected)));
    }
}

#[test]
fn space_does_not_play_while_it_pauses() {
    let mut harness = harness(Table { space_plays: false, focus: Some(node("c3")), ..empty(4) });
    assert!(harness.get_by_label("c3, free").is_focused());
    press(&mut harness, Key::Space);
    assert!(played(&harness).is_empty());
    press(&mut harness, Key::Enter);
    assert_eq!(played(&harness), ["c3"]);
}

#[test]
fn proposed_move_waits_for_confirmation() {
    let mut harness = harness(Table { confirm: true, ..empty(4) });
    click(&mut harness, "c3, free");
    assert!(played(&harness).is_empty());
    assert!(harness.get_by_label("Play c3").rect().height() >= 44.0);
    click(&mut harness, "g7, free");
    assert!(harness.query_by_label("Play c3").is_none());
    let button = harness.get_by_label("Play g7").rect().center();
    press_at(&mut harness, button);
    release_at(&mut harness, button);
    assert!(played(&harness).is_empty(), "the button covers the nodes below it");
    click(&mut harness, "Play g7");
    assert_eq!(played(&harness), ["g7"]);
    assert!(harness.query_by_label("Play g7").is_none());
}

#[test]
fn escape_cancels_a_proposal_and_keeps_the_focus() {
    let mut harness = harness(Table { confirm: true, focus: Some(node("c3")), ..empty(4) });
    press(&mut harness, Key::Enter);
    assert!(harness.query_by_label("Play c3").is_some());
    press(&mut harness, Key::Escape);
    assert!(harness.query_by_label("Play c3").is_none());
    assert!(harness.get_by_label("c3, free").is_focused());
}

#[test]
fn touch_on_a_small_board_only_proposes() {
    let mut harness = sized(empty(10), vec2(400.0, 400.0));
    let at = harness.get_by_label("c3, free").rect().center();
    let touch = |phase| egui::Event::Touch {
        device_id: egui::TouchDeviceId(0),
        id: egui::TouchId(1),
        phase,
        pos: at,
        force: None,
    };
    harness.event(touch(egui::TouchPhase::Start));
    harness.drag_at(at);
    harness.run();
    harness.event(touch(egui::TouchPhase::End));
    harness.drop_at(at);
    harness.run();
    assert!(played(&harness).is_empty());
    click(&mut harness, "Play c3");
    assert_eq!(played(&harness), ["c3"]);
}

#[test]
fn small_board_zooms_and_fits_again() {
    let mut harness = sized(empty(20), vec2(500.0, 500.0));
    let side = |harness: &Harness<'_, Table>, label: &str| harness.get_by_label(label).rect().width();
    let before = side(&harness, "t20, free");
    harness.hover_at(harness.get_by_label("t20, free").rect().center());
    harness.event(egui::Event::Zoom(2.0));
    harness.run();
    assert!((side(&harness, "t20, free") / before - 2.0).abs() < 0.01);
    click(&mut harness, "t20, free");
    assert_eq!(played(&harness), ["t20"]);
    click(&mut harness, board_msg::whole_board());
    assert!((side(&harness, "t20, Ada, 1 line") - before).abs() < 0.01);
}

#[test]
fn zoom_buttons_keep_their_place_beside_the_board() {
    let harness = sized(empty(20), vec2(500.0, 500.0));
    assert!(harness.query_by_label(board_msg::zoom_in()).is_none(), "they would cover the board");
    let mut harness = sized(empty(20), vec2(700.0, 500.0));
    let buttons = [board_msg::zoom_in(), board_msg::zoom_out(), board_msg::whole_board()];
    let places = |harness: &Harness<'_, Table>| buttons.map(|name| harness.get_by_label(name).rect());
    let before = places(&harness);
    let side = |harness: &Harness<'_, Table>| harness.get_by_label("t20, free").rect().width();
    let mut last = side(&harness);
    for _ in 0..4 {
        click(&mut harness, board_msg::zoom_in());
        assert!(side(&harness) > last);
        assert_eq!(places(&harness), before);
        last = side(&harness);
    }
    for step in [ZoomStep::Out, ZoomStep::Whole] {
        harness.state_mut().state.zoom(step);
        harness.run();
        assert!(side(&harness) < last);
        last = side(&harness);
    }
    assert!(played(&harness).is_empty(), "the buttons cover the nodes below them");
    assert!(!harness.state().state.can_zoom(ZoomStep::Out));
}

#[test]
fn large_board_does_not_zoom() {
    let mut harness = harness(empty(4));
    let before = harness.get_by_label("c3, free").rect();
    harness.hover_at(before.center());
    harness.event(egui::Event::Zoom(2.0));
    harness.run();
    assert_eq!(harness.get_by_label("c3, free").rect(), before);
    assert!(harness.query_by_label(board_msg::zoom_in()).is_none());
}

#[test]
fn taken_node_refuses_every_kind_of_click() {
    let mut harness = harness(empty(4));
    click(&mut harness, "c3, free");
    let taken = "c3, Ada, 1 line";
    click(&mut harness, taken);
    harness.get_by_label(taken).focus();
    harness.run();
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().refused, [node("c3"), node("c3")]);
    assert_eq!(played(&harness), ["c3"]);
}

#[test]
fn another_game_resets_the_cursor() {
    let mut harness = harness(Table { focus: Some(node("s19")), ..empty(10) });
    harness.state_mut().position = Position::empty(BoardSize::square(3).unwrap(), Player::Vertical);
    harness.run();
    assert_eq!(harness.state().state.cursor(), Some(node("c3")));
}
