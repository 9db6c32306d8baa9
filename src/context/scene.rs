//! What pages and dialogs may read while they draw.

use std::path::Path;
use std::time::Duration;

use crate::context::command::shortcut::PageId;
use crate::model::cpu_benchmark::CpuSpeed;
use crate::model::session::Session;
use crate::model::settings::Settings;
use crate::picture::heat_map::HeatPart;
use span_it_learn::date::Date;
use span_it_learn::progress::Progress;

#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Scene<'a> {
    pub page: PageId,
    pub session: &'a Session,
    pub settings: &'a Settings,
    /// What the player has reached in lessons, puzzles and rated games.
    pub progress: &'a Progress,
    pub today: Date,
    pub now: Duration,
    pub reduced_motion: bool,
    /// Whether the game page shows who wins.
    pub shows_winner: bool,
    /// Whether the boards show the weights.
    pub heat: bool,
    /// Of the game page.
    pub heat_part: HeatPart,
    pub full_screen: bool,
    pub has_notice: bool,
    pub speed: CpuSpeed,
    /// The folder of the player's own personalities.
    pub folder: Option<&'a Path>,
    pub is_folder_missing: bool,
}
