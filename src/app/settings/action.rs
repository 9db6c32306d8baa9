//! Requests to the settings.

use crate::app::settings::{ShowTruth, Theme};

/// Changes of the settings.
#[derive(Clone, Debug)]
pub enum SettingsAction {
    /// The colours.
    Theme(Theme),
    /// The size of texts, in percent.
    TextSize(u16),
    /// `None` follows the desktop.
    ReduceMotion(Option<bool>),
    /// Whether the board shows the names of rows and columns.
    Coordinates(bool),
    /// Whether a click has to be confirmed.
    ConfirmMoves(bool),
    /// When the game page shows who wins.
    ShowTruth(ShowTruth),
    /// Whether the player is warned of a mistake.
    WarnOfMistakes(bool),
    /// The name of the person at this computer.
    Handle(String),
    /// Shows or hides the side panel.
    ToggleSidePanel,
}
