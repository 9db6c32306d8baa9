//! Requests for pictures.

#[derive(Clone, Copy, Debug)]
pub enum PictureAction {
    /// Opens the dialog for the board of the page.
    Save,
    /// Copies the board of the page to the clipboard.
    Copy,
    /// Opens the dialog for the game.
    SaveAnimation,
}
