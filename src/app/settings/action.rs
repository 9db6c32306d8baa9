//! Requests to the settings.

use crate::app::settings::{ComputerPace, ShowTruth, Theme, Volume};
use crate::app::ui::theme::PlayerColors;

#[derive(Clone, Debug)]
pub enum SettingsAction {
    Theme(Theme),
    PlayerColors(PlayerColors),
    /// The size of texts, in percent.
    TextSize(u16),
    /// `None` follows the desktop.
    ReduceMotion(Option<bool>),
    Coordinates(bool),
    ConfirmMoves(bool),
    ShowTruth(ShowTruth),
    ComputerPace(ComputerPace),
    /// Turns sounds on or off.
    Sound(bool),
    /// Also turns sounds on.
    Volume(Volume),
    WarnOfMistakes(bool),
    Handle(String),
    ToggleSidePanel,
    ShowRatings(bool),
    ShowDays(bool),
}
