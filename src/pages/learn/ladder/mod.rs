//! The page *Ladder*: a drawn ladder with an opponent on each rung, and a panel about the chosen one.

pub(crate) mod panel;
pub(crate) mod rungs;

use crate::context::prelude::*;
use crate::kit::split::{self, by_width};
use crate::messages::ladder as msg;
use crate::model::session::SessionGame;
use crate::pages::learn::commands::challenge_perfect_play;
use span_it_learn::ladder::{self, Handicap, Opponent, Rung};

// Lengths in points.
/// Of the panel and its margin, in a wide and in a narrow window.
const PANEL: [(f32, i8); 2] = [(372.0, 24), (264.0, 16)];
/// In a window that is narrower than `NARROWEST`, because the text is large.
const NARROWEST_PANEL: (f32, i8) = (224.0, 12);
const NARROWEST: f32 = 600.0;
/// From this width of the window on, the panel has a curve and the rungs have all columns.
const WIDEST: f32 = 1400.0;
/// From this width of the window on, a row says what the opponent is like.
const CHARACTERS: f32 = 880.0;

#[derive(Debug, Default)]
pub(crate) struct LadderPage {
    /// The index of the rung that the panel shows; `None` for the current one.
    pub(super) chosen: Option<usize>,
    /// Whether the list takes the focus when it is drawn.
    pub(super) wants_focus: bool,
}

/// What the page shows in a frame.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct View<'a> {
    cx: &'a Context,
    rungs: Vec<Rung>,
    /// Where the player stands; `None` above the last rung.
    current: Option<usize>,
    /// The chosen rung; `None` if all are won and none is chosen.
    chosen: Option<usize>,
    is_wide: bool,
    is_narrowest: bool,
    /// Whether a row has room for what an opponent is like.
    has_characters: bool,
    is_widest: bool,
    /// The rung to start from, unless the player has closed the suggestion.
    suggested: Option<usize>,
}

impl<'a> View<'a> {
    fn new(ui: &Ui, cx: &'a Context, chosen: Option<usize>) -> Self {
        let rungs = cx.progress().rungs();
        let current = ladder::current(&rungs);
        let is_widest = ui.ctx().content_rect().width() >= WIDEST;
        let is_wide = split::is_wide(ui);
        let is_narrowest = ui.ctx().content_rect().width() < NARROWEST;
        let has_characters = ui.ctx().content_rect().width() >= CHARACTERS;
        let suggested = cx.progress().suggested_rung().filter(|_| !cx.settings.start_closed);
        let chosen = chosen.or(current);
        Self { cx, rungs, current, chosen, is_wide, is_narrowest, has_characters, is_widest, suggested }
    }

    fn is_climbed(&self, index: usize) -> bool {
        self.rungs[index].is_won
    }

    /// The rung of the ladder game on the table that is not over.
    fn running(&self) -> Option<usize> {
        let session = &self.cx.session;
        let rung = session.standing().rung.filter(|_| session.is_started() && session.outcome().is_none())?;
        usize::from(rung).checked_sub(1)
    }

    /// The unfinished game on this rung that another game has replaced.
    fn aside(&self, index: usize) -> Option<u64> {
        let is_here =
            |game: &SessionGame| game.standing.rung.is_some_and(|rung| usize::from(rung) == index + 1);
        self.cx.session.games_aside().find(|game| is_here(game)).map(SessionGame::key)
    }

    fn main_action(&self) -> Action {
        match self.chosen {
            None => Action::call(challenge_perfect_play),
            Some(index) if self.running() == Some(index) => Action::Window(WindowAction::ClosePage),
            Some(index) => match self.aside(index) {
                Some(key) => Action::Game(GameAction::BringBack(key)),
                None => challenge(index, None),
            },
        }
    }

    fn main_label(&self) -> String {
        let Some(index) = self.chosen else { return msg::challenge_perfect().to_owned() };
        let (rung, name) = (self.rungs[index], name(index));
        if self.running() == Some(index) || self.aside(index).is_some() {
            msg::continue_text().to_owned()
        } else if rung.series != ladder::Series::default() {
            msg::next_game().to_owned()
        } else if rung.is_lost() {
            msg::try_again().to_owned()
        } else if rung.is_won {
            msg::play_again().to_owned()
        } else {
            msg::challenge(name)
        }
    }
}

fn opponent(index: usize) -> Option<&'static Opponent> {
    ladder::opponents().get(index)
}

fn name(index: usize) -> &'static str {
    opponent(index).map_or("", |opponent| opponent.personality.name.as_str())
}

fn challenge(index: usize, handicap: Option<Handicap>) -> Action {
    let rung = u8::try_from(index + 1).unwrap_or(u8::MAX);
    Action::Learn(LearnAction::Challenge { rung, handicap })
}

impl Page for LadderPage {
    fn ui(&mut self, ui: &mut Ui, cx: &Context) {
        let wants_focus = std::mem::take(&mut self.wants_focus);
        let view = View::new(ui, cx, self.chosen);
        let (size, margin) = if view.is_narrowest { NARROWEST_PANEL } else { by_width(ui, PANEL) };
        widgets::panel(ui, Panel::right("ladder panel"), size, margin.into(), |ui| {
            panel::show(ui, &view);
        });
        let table = Frame::new().inner_margin(by_width(ui, rungs::MARGINS));
        CentralPanel::default().frame(table).show(ui, |ui| {
            rungs::heading(ui, &view);
            // Otherwise the list scrolls by a row and this.
            ui.spacing_mut().item_spacing.y = 0.0;
            let height = ui.available_height();
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                if let Some(index) = rungs::show(ui, &view, height, wants_focus) {
                    self.chosen = Some(index);
                }
            });
        });
    }

    fn help_place(&self) -> Place {
        Chapter::Learning.into()
    }
}

fn list_id() -> Id {
    Id::unique("rungs of the ladder")
}
