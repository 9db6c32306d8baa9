//! The square boards that dialogs offer.

use crate::context::prelude::*;
use crate::messages::language::square;

pub(crate) const BOARD_SIDES: [u8; 5] = [4, 5, 6, 8, 10];

/// The chosen boards, in the order of [`BOARD_SIDES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardChoice(pub(crate) [bool; BOARD_SIDES.len()]);

impl Default for BoardChoice {
    fn default() -> Self {
        Self(BOARD_SIDES.map(|side| side == BoardSize::STANDARD.rows()))
    }
}

impl BoardChoice {
    pub(crate) fn sizes(self) -> Vec<BoardSize> {
        let chosen = BOARD_SIDES.iter().zip(self.0).filter(|(_, chosen)| *chosen);
        chosen.filter_map(|(&side, _)| BoardSize::square(side.into()).ok()).collect()
    }

    /// Chooses those of the boards that can be chosen.
    pub(crate) fn choose(&mut self, sizes: &[BoardSize]) {
        let side = |side: u8| BoardSize::square(side.into()).is_ok_and(|size| sizes.contains(&size));
        self.0 = BOARD_SIDES.map(side);
    }

    /// Returns the index of the check box that was clicked, with its new value.
    pub(crate) fn show(self, ui: &mut Ui) -> Option<(usize, bool)> {
        let mut clicked = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            for (index, (side, was_chosen)) in BOARD_SIDES.into_iter().zip(self.0).enumerate() {
                let mut chosen = was_chosen;
                if widgets::checkbox(ui, &mut chosen, &square(side)).changed() {
                    clicked = Some((index, chosen));
                }
            }
        });
        clicked
    }
}
