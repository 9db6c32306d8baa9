//! Finds the mistakes of a finished game.

use std::sync::Arc;

use span_it_core::board::{BoardSize, Node, Phase, Player, Position, winner};
use span_it_core::engine::{Deadline, Seed, Stop, choose};
use span_it_core::personality::{Factors, library};
use span_it_core::share::Share;
use span_it_core::solver::{Critical, CriticalMove, critical_moves};

use crate::badges::Feats;
use crate::mistakes::LoggedMistake;
use crate::puzzles::measure;
use crate::style::{Style, Words};

/// The mistakes of a game that become cards.
pub const MAX_CARDS: usize = 3;
/// Cards of boards with more nodes would make lines too long for the log.
const MAX_NODES: usize = 400;

/// What the solver says about the moves of a player in a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameReport {
    /// Critical moves by phase, in the order of [`Phase::ALL`].
    pub critical: [u32; 3],
    /// Those that kept the win.
    pub kept: [u32; 3],
    /// Critical moves right after a mistake of the opponent, and those that kept the win.
    pub chances: [u32; 2],
    /// Mistakes by kind, in the order of [`MistakeKind::ALL`](crate::mistakes::MistakeKind::ALL).
    pub kinds: [u32; 5],
    /// The mistakes in the order of the game.
    pub mistakes: Vec<GameMistake>,
    /// What the moves did.
    pub style: Style,
    /// What counts for badges.
    pub feats: Feats,
}

/// A mistake in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameMistake {
    /// The index of the move.
    pub ply: usize,
    /// The position.
    pub critical: Critical,
    /// The mistake for the log.
    pub logged: LoggedMistake,
}

/// The five words of the style of a personality on 6 x 6, in four games against each built-in one of depth 1: on both
/// sides, moving first and second.
pub fn style_of(factors: &Factors) -> Words {
    let mut words = Words::default();
    let others = library::builtin().iter().map(|one| &one.factors).filter(|other| other.max_depth() == 1);
    for other in others {
        for (you, first) in Player::ALL.into_iter().flat_map(|you| Player::ALL.map(|first| (you, first))) {
            let start = Position::empty(BoardSize::STANDARD, first);
            let moves = game(&start, |mover| if mover == you { factors } else { other });
            let report = GameReport::new(&start, &moves, you, &Arc::default()).unwrap_or_default();
            for (sum, word) in words.iter_mut().zip(report.words()) {
                *sum += word;
            }
        }
    }
    words
}

/// The moves of a game to its end.
fn game<'a>(start: &Position, factors: impl Fn(Player) -> &'a Factors) -> Vec<Node> {
    let (mut position, mut moves) = (start.clone(), Vec::new());
    let next = |position: &Position| {
        let mover = factors(position.to_move());
        choose(position, mover, Seed::default(), &Deadline::unlimited()).ok()
    };
    while let Some(choice) = winner(&position).is_none().then(|| next(&position)).flatten() {
        position = position.after(choice.mv);
        moves.push(choice.mv);
    }
    moves
}

impl GameReport {
    /// The report on the moves of `you` in a game that began with `start`. Moves after an illegal one or after
    /// the end are left out. `None` if it was cancelled. A solution for each move: about 1 ms on 6 x 6.
    pub fn new(start: &Position, moves: &[Node], you: Player, stop: &Arc<Stop>) -> Option<Self> {
        let feats = Feats::of_game(start, moves, you, stop)?;
        let mut report = Self { style: Style::of_game(start, moves, you), feats, ..Self::default() };
        let mut lost_before = None;
        for one in critical_moves(start, moves, || stop.is_cancelled())? {
            let is_chance = lost_before.is_some_and(|ply: usize| ply + 1 == one.ply);
            lost_before = (!one.keeps()).then_some(one.ply);
            if one.player() == you {
                report.add(one, is_chance);
            }
        }
        Some(report)
    }

    /// The five words of the player's style.
    pub fn words(&self) -> Words {
        let phase = |index: usize| Share { part: self.kept[index], whole: self.critical[index] };
        self.style.words(std::array::from_fn(phase))
    }

    fn add(&mut self, one: CriticalMove, is_chance: bool) {
        let keeps = one.keeps();
        let phase = Phase::of(&one.critical.position).index();
        self.critical[phase] += 1;
        self.kept[phase] += u32::from(keeps);
        self.chances[0] += u32::from(is_chance);
        self.chances[1] += u32::from(is_chance && keeps);
        if !keeps {
            let logged = LoggedMistake::new(&one.critical, one.played);
            self.kinds[logged.kind.index()] += 1;
            self.mistakes.push(GameMistake { ply: one.ply, critical: one.critical, logged });
        }
    }

    /// The mistakes that become cards: at most three, those that a player of this rating should have avoided
    /// first. `None` if it was cancelled. About 1 ms for each mistake.
    pub fn cards(&self, rating: f64, stop: &Arc<Stop>) -> Option<Vec<LoggedMistake>> {
        let mut chances = Vec::new();
        for mistake in
            self.mistakes.iter().filter(|one| one.critical.position.size().node_count() <= MAX_NODES)
        {
            let measurement = measure(&mistake.critical, stop)?;
            let chance = measurement.difficulty.chance(rating, mistake.critical.share());
            chances.push((chance, mistake));
        }
        chances.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.ply.cmp(&b.1.ply)));
        Some(chances.into_iter().take(MAX_CARDS).map(|(_, mistake)| mistake.logged.clone()).collect())
    }
}
