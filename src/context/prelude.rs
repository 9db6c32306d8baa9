//! What almost every page and dialog uses.

pub(crate) use std::path::{Path, PathBuf};
pub(crate) use std::sync::Arc;
pub(crate) use std::time::Duration;

pub(crate) use eframe::egui::{
    self, Align, Align2, CentralPanel, Color32, Frame, Id, Key, Label, Layout, Margin, Modifiers, Panel,
    Rect, Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};

pub(crate) use crate::context::Context;
pub(crate) use crate::context::action::editor::EditorAction;
pub(crate) use crate::context::action::file::FileAction;
pub(crate) use crate::context::action::game::GameAction;
pub(crate) use crate::context::action::learn::LearnAction;
pub(crate) use crate::context::action::library::LibraryAction;
pub(crate) use crate::context::action::review::ReviewAction;
pub(crate) use crate::context::action::{Action, WindowAction};
pub(crate) use crate::context::command::shortcut::{PageId, Places};
pub(crate) use crate::context::dialogs::{Dialog, DialogFrame, FormFooter};
pub(crate) use crate::context::files::file_dialog;
pub(crate) use crate::context::files::file_question::FileQuestion;
pub(crate) use crate::context::notices::{Notice, NoticeTopic};
pub(crate) use crate::context::page::{Page, Possible};
pub(crate) use crate::context::question::{ChoiceLook, DialogChoice, QuestionDialog, ask};
pub(crate) use crate::kit::widgets::{CardKind, SegmentItem};
pub(crate) use crate::kit::{Icon, Palette, font, text, widgets};
pub(crate) use crate::messages::language::sentences;
pub(crate) use crate::model::place::{Chapter, HelpAction, Place};
pub(crate) use crate::model::session::{Session, SessionGame};
pub(crate) use crate::model::settings::Settings;
pub(crate) use crate::platform::jobs::repaint_wake;
pub(crate) use crate::platform::{FileKind, Folders};
pub(crate) use span_it_core::board::{BoardSize, ByPlayer, Node, Player, Position};
pub(crate) use span_it_core::personality::{Factor, Factors, Personality};
pub(crate) use span_it_store::storage;
