//! Queries of the window: what is on the screen, as assistive technology reads it.

use egui::accesskit::Action as Request;
use egui::{LayerId, Order, Pos2, Shape};
use egui_kittest::Node as Widget;
use egui_kittest::kittest::Queryable as _;
use span_it::messages::board;
use span_it::testing::editor as editor_page;
use span_it::testing::pages::TournamentState;
use span_it_lab::tournament::Scoreboard;

use super::board_colors::shapes;
use super::prelude::*;

impl Window {
    pub(super) fn texts(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes.filter_map(|node| name_of(&node)).filter(|text| !text.is_empty()).collect()
    }

    /// Whether a text on the screen equals this one.
    pub(super) fn shows(&self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown == text)
    }

    #[track_caller]
    pub(super) fn assert_shows_part(&self, part: &str) {
        let texts = self.texts();
        assert!(texts.iter().any(|text| text.contains(part)), "{part:?} is not part of {texts:#?}");
    }

    #[track_caller]
    pub(super) fn assert_shows(&self, texts: &[&str]) {
        for text in texts {
            assert!(self.shows(text), "{text:?} is not on the screen: {:#?}", self.texts());
        }
    }

    /// The texts on the screen, whatever their accessible names.
    pub(super) fn painted_texts(&self) -> Vec<String> {
        let texts = shapes(self).filter_map(|shape| match shape {
            Shape::Text(text) => Some(text.galley.text().to_owned()),
            _ => None,
        });
        texts.collect()
    }

    /// All nodes of the accessibility tree.
    pub(super) fn widgets(&self) -> impl Iterator<Item = Widget<'_>> {
        self.harness.root().children_recursive()
    }

    /// What input can reach: the topmost dialog, or the window without one.
    pub(super) fn front(&self) -> Widget<'_> {
        let dialogs = self.widgets().filter(|node| node.accesskit_node().role() == Role::Dialog);
        dialogs.last().unwrap_or_else(|| self.harness.root())
    }

    /// Asserts that the topmost dialog, or the window without one, shows this text.
    #[track_caller]
    pub(super) fn assert_shows_in_front(&self, text: &str) {
        let mut texts = self.front().children_recursive().filter_map(|node| name_of(&node));
        assert!(texts.any(|shown| shown == text), "{text:?} is not in front");
    }

    /// The name of what has the keyboard focus; empty for nothing.
    pub(super) fn focused(&self) -> String {
        self.widgets().find(Widget::is_focused).and_then(|node| name_of(&node)).unwrap_or_default()
    }

    pub(super) fn control_centers(&self) -> Vec<Pos2> {
        let is_visible_control = |node: &Widget<'_>| {
            let node = node.accesskit_node();
            let is_control = node.data().supports_action(Request::Click)
                || matches!(node.role(), Role::TextInput | Role::MultilineTextInput);
            is_control && node.bounding_box().is_some()
        };
        self.front()
            .children_recursive()
            .filter(is_visible_control)
            .map(|node| node.rect().center())
            .collect()
    }

    /// The only reachable widget with this role and name.
    #[track_caller]
    pub(super) fn widget<'a>(&'a self, role: Role, name: &'a str) -> Widget<'a> {
        let widgets: Vec<_> = self.front().query_all_by_role_and_label(role, name).collect();
        assert_eq!(widgets.len(), 1, "{role:?} {name:?}; on the screen: {:#?}", self.texts());
        widgets[0]
    }

    pub(super) fn has_widget(&self, role: Role, name: &str) -> bool {
        self.front().query_all_by_role_and_label(role, name).next().is_some()
    }

    /// Whether the window has a button with this name, even below a dialog.
    pub(super) fn has_button(&self, name: &str) -> bool {
        self.widgets().any(|node| is_button(&node, name))
    }

    pub(super) fn button_is_disabled(&self, name: &str) -> bool {
        self.widget(Role::Button, name).accesskit_node().is_disabled()
    }

    pub(super) fn has_dialog(&self, title: &str) -> bool {
        self.widgets().any(|node| {
            let node = node.accesskit_node();
            node.role() == Role::Dialog && node.label().is_some_and(|label| label == title)
        })
    }

    pub(super) fn is_editing(&self) -> bool {
        self.app().page_id() == PageId::Editor && self.has_button(editor::more())
    }

    /// The number in the editor's field of a factor, without spaces or trailing zeros.
    #[track_caller]
    pub(super) fn number(&self, factor: Factor) -> String {
        let text: String = self.field(factor.info().name).split_whitespace().collect();
        let text = text.replace('−', "-");
        text.parse::<f64>().map_or(text, |number| number.to_string())
    }

    pub(super) fn area_of_dialog(&self) -> Rect {
        self.harness.ctx.memory(|memory| {
            let is_shown =
                |layer: &LayerId| layer.order == Order::Foreground && memory.areas().is_visible(layer);
            let dialog = memory.layer_ids().find(is_shown);
            dialog.and_then(|layer| memory.area_rect(layer.id)).expect("no dialog is open")
        })
    }

    /// Whether a command of the open menu is enabled.
    #[track_caller]
    pub(super) fn menu_can(&self, command: &str) -> bool {
        !self.menu_item(command).accesskit_node().is_disabled()
    }

    /// A command of the open menu; a key may follow its name.
    #[track_caller]
    pub(super) fn menu_item(&self, command: &str) -> Widget<'_> {
        let is_item = |node: &Widget<'_>| {
            let label = node.accesskit_node().label().unwrap_or_default();
            let key = label.strip_prefix(command).map(str::trim_start);
            // Keys have no small initial: `PgUp` is the key of Previous, but "Previous move" is a button.
            let is_key = |key: &str| !key.contains(' ') && !key.starts_with(char::is_lowercase);
            is_button(node, &label) && key.is_some_and(is_key)
        };
        let items: Vec<_> = self.widgets().filter(is_item).collect();
        assert!(!items.is_empty(), "no open menu has {command:?}; on the screen: {:#?}", self.texts());
        items[0]
    }

    #[track_caller]
    pub(super) fn found_command(&self, command: &str) -> Widget<'_> {
        let is_row = |node: &Widget<'_>| {
            let name = name_of(node).unwrap_or_default();
            node.accesskit_node().role() == Role::ListBoxOption
                && name.strip_prefix(command).is_some_and(|rest| rest.starts_with(", "))
        };
        let row = self.widgets().find(is_row);
        row.unwrap_or_else(|| panic!("no row has {command:?}; on the screen: {:#?}", self.texts()))
    }

    #[track_caller]
    pub(super) fn can_press(&self, name: &str) -> bool {
        !self.widget(Role::Button, name).accesskit_node().is_disabled()
    }

    #[track_caller]
    pub(super) fn node_name(&self, node: Node) -> String {
        self.board_node(node).accesskit_node().label().unwrap_or_default()
    }

    #[track_caller]
    pub(super) fn board_node(&self, node: Node) -> Widget<'_> {
        let grid = self.harness.get_by_role_and_label(Role::Grid, board::board());
        let start = format!("{node}, ");
        let child = grid
            .children()
            .find(|child| child.accesskit_node().label().is_some_and(|label| label.starts_with(&start)));
        child.unwrap_or_else(|| panic!("the board has no node {node}"))
    }

    /// The middle of a node on the board.
    #[track_caller]
    pub(super) fn node_at(&self, node: &str) -> Pos2 {
        self.board_node(node.parse().unwrap()).rect().center()
    }

    pub(super) fn announcement(&self) -> Option<String> {
        let polite = self
            .widgets()
            .find(|node| node.accesskit_node().data().live() == Some(egui::accesskit::Live::Polite))?;
        name_of(&polite)
    }

    pub(super) fn hint_node(&self) -> Node {
        self.session().ready_hint().expect("a hint is open").node()
    }

    pub(super) fn card_name(&self, player: Player) -> String {
        let seat = self.session().seat(player);
        game::card_name(player, &seat.name)
    }

    pub(super) fn editor(&self) -> &editor_page::EditorState {
        self.app().states().get::<EditorState>().expect("the editor is open")
    }

    /// The table of the tournament page; `None` before the first game.
    pub(super) fn tournament_table(&self) -> Option<&Scoreboard> {
        self.app().states().the::<TournamentState>().tournament_table()
    }

    pub(super) fn notice(&self) -> Option<&str> {
        self.app().view().notices.shown().map(|notice| notice.text.as_str())
    }

    #[track_caller]
    pub(super) fn assert_notice_has(&self, parts: &[&str]) {
        let notice = self.notice().expect("a notice is shown");
        assert!(parts.iter().all(|part| notice.contains(part)), "{notice}");
    }
}

/// The text of a tree node; labels have it as their value.
pub(super) fn name_of(node: &Widget<'_>) -> Option<String> {
    let node = node.accesskit_node();
    if node.role() == Role::Label { node.value().or_else(|| node.label()) } else { node.label() }
}

pub(super) fn is_button(node: &Widget<'_>, name: &str) -> bool {
    let node = node.accesskit_node();
    node.role() == Role::Button && node.label().is_some_and(|label| label == name)
}
