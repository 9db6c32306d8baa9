//! The game page.

use eframe::egui::{Rect, Ui, vec2};

use crate::app::action::Action;
use crate::app::board::BoardState;
use crate::app::command::Situation;
use crate::app::command::menu::BAR_HEIGHT as MENU_BAR_HEIGHT;
use crate::app::command::shortcut::Places;
use crate::app::game::action::GameAction;
use crate::app::game::layout::Layout;
use crate::app::game::state::State;
use crate::app::game::{board_area, narrow_layout, side_panel, status_bar};
use crate::app::help::place::{Chapter, Place};
use crate::app::page::{EscapeKey, NoticePlace, NoticeSide, Page, PageFrame};
use crate::app::session::HintState;
use crate::app::settings::Settings;
use crate::app::store::action::FileAction;

impl Page for State {
    fn show(&mut self, ui: &mut Ui, frame: &mut PageFrame<'_>) {
        let (scene, actions) = (frame.scene, &mut *frame.actions);
        let layout = Layout::of(frame.window, scene.settings.side_panel);
        match layout {
            Layout::Wide { panel } => {
                status_bar::show(ui, scene, self);
                if let Some(width) = panel {
                    side_panel::right(ui, width, scene, actions);
                }
            }
            Layout::Portrait => {
                status_bar::show(ui, scene, self);
                side_panel::below(ui, scene, actions);
            }
            Layout::Compact { low } => {
                let situation = Situation { scene, page: self };
                let message = self.refusal(scene.session);
                if narrow_layout::show(ui, low, &situation, message, actions) {
                    return;
                }
            }
        }
        board_area::show(ui, layout, scene, self, actions);
    }

    fn help_place(&self) -> Place {
        Chapter::Object.into()
    }

    fn place(&self) -> Places {
        Places::GAME
    }

    fn scrolls(&self) -> bool {
        false
    }

    fn board(&self) -> Option<&BoardState> {
        Some(&self.board)
    }

    fn board_mut(&mut self) -> Option<&mut BoardState> {
        Some(&mut self.board)
    }

    fn copy(&self) -> Option<Action> {
        Some(Action::File(FileAction::CopyPosition))
    }

    fn paste(&self, text: &str) -> Option<Action> {
        Some(Action::File(FileAction::PastePosition(text.to_owned())))
    }

    fn notice_place(&self, room: Rect, settings: &Settings) -> NoticePlace {
        let bottom = NoticeSide::Bottom;
        match Layout::of(room.size() + vec2(0.0, MENU_BAR_HEIGHT), settings.side_panel) {
            Layout::Wide { panel } => {
                let panel = panel.unwrap_or_default();
                NoticePlace { room: room.with_max_x(room.right() - panel), side: bottom }
            }
            Layout::Portrait => {
                let below = side_panel::BELOW_HEIGHT + status_bar::HEIGHT;
                NoticePlace { room: room.with_max_y(room.bottom() - below), side: bottom }
            }
            // Over the player cards, because the board and the buttons fill the rest.
            Layout::Compact { .. } => NoticePlace { room, side: NoticeSide::Top },
        }
    }

    fn escape(&self, keys: &EscapeKey<'_>) -> Option<Action> {
        if keys.is_typing {
            return None;
        }
        if !matches!(keys.session.hint(), HintState::Closed) {
            return Some(Action::Game(GameAction::CloseHint));
        }
        // Esc first cancels a move that waits for confirmation.
        keys.close_notice.clone().filter(|_| self.board.pending().is_none())
    }
}
