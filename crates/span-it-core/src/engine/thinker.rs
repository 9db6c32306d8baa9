//! A personality that follows a game move by move, so that it need not look at the whole board
//! anew every time it is asked.

use crate::board::{Node, PlaceError, Player, Position};
use crate::personality::Factors;
use crate::seed::Seed;

use super::lookahead::{deepen, first_level};
use super::reading::replies_by;
use super::search::Search;
use super::view::{Both, View};
use super::weights::Weights;
use super::{Choice, Deadline, Progress, SearchError};

/// One personality's view of a position, kept up to date as moves are played.
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::{Seed, Thinker};
/// use span_it_core::personality::Factors;
/// let empty = Position::empty(BoardSize::square(6)?, Player::Horizontal);
/// let mut thinker = Thinker::new(&empty, &Factors::default(), Seed::default());
/// while thinker.winner().is_none() {
///     let (mv, _) = thinker.heaviest().expect("somebody wins before the board is full");
///     thinker.play(mv)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Thinker {
    position: Position,
    factors: Factors,
    seed: Seed,
    weights: Weights,
    /// Boxed: most thinkers have none, and are moved about.
    rival: Option<Box<Rival>>,
}

/// How the player to move weighs the other's moves, where that is not as its own.
#[derive(Clone, Debug)]
struct Rival {
    factors: Factors,
    weights: Weights,
}

impl Thinker {
    /// A personality that looks at a position.
    pub fn new(position: &Position, factors: &Factors, seed: Seed) -> Self {
        let weights = Weights::new(position, factors, seed);
        Self { position: position.clone(), factors: factors.clone(), seed, weights, rival: None }
    }

    /// Weighs the rival's moves as somebody with these factors would, until told otherwise: see
    /// [`replies_by`]. The rival is whoever is not to move when a move is chosen.
    pub fn read(&mut self, rival: Option<&Factors>) {
        let factors = rival.map(|rival| replies_by(&self.factors, rival));
        let factors = factors.filter(|factors| *factors != self.factors);
        if self.rival.as_ref().map(|known| &known.factors) == factors.as_ref() {
            return;
        }
        self.rival = factors.map(|factors| {
            let weights = Weights::new(&self.position, &factors, self.seed);
            Box::new(Rival { factors, weights })
        });
    }

    /// Who is to move.
    pub const fn to_move(&self) -> Player {
        self.position.to_move()
    }

    /// Who has won.
    pub const fn winner(&self) -> Option<Player> {
        self.weights.winner()
    }

    /// Follows a move of the player to move. It knows nothing of a game's end.
    ///
    /// # Errors
    /// The node is not on the board, or taken.
    pub fn play(&mut self, mv: Node) -> Result<(), PlaceError> {
        let mover = self.position.to_move();
        self.position.play(mv)?;
        let number = self.weights.geometry.number(mv);
        self.weights.play(mover, number);
        if let Some(rival) = &mut self.rival {
            rival.weights.play(mover, number);
        }
        Ok(())
    }

    /// The free node of highest `W` for the player to move, and that weight: the choice of a
    /// personality of depth 1. None when the game is over.
    pub fn heaviest(&mut self) -> Option<(Node, f64)> {
        if self.winner().is_some() {
            return None;
        }
        self.weights.refresh();
        let (weight, number) = super::scan::first_max(self.weights.shared(self.to_move()));
        Some((self.weights.node(number), weight))
    }

    /// The [`heaviest`](Self::heaviest) node for the opponent, were `mv` played: what a personality
    /// of depth 1 would reply. None where `mv` is not free or ends the game.
    pub fn heaviest_reply(&mut self, mv: Node) -> Option<(Node, f64)> {
        if self.winner().is_some() || !self.position.is_free(mv) {
            return None;
        }
        let mover = self.to_move();
        self.weights.play(mover, self.weights.geometry.number(mv));
        let over = self.winner().is_some();
        self.weights.refresh();
        let (weight, number) = super::scan::first_max(self.weights.shared(mover.opponent()));
        self.weights.undo();
        (!over).then(|| (self.weights.node(number), weight))
    }

    /// The move that the personality makes: see [`choose`](super::choose).
    ///
    /// # Errors
    /// The game is over, or the search was cancelled.
    pub fn choose(
        &mut self,
        deadline: &Deadline,
        report: &mut dyn FnMut(Progress),
    ) -> Result<Choice, SearchError> {
        self.search(deadline, report, true)
    }

    /// What [`choose`](Self::choose) answers, without leaving out moves that cannot matter: to
    /// measure what leaving them out is worth.
    ///
    /// # Errors
    /// As [`choose`](Self::choose).
    pub fn choose_unpruned(&mut self, deadline: &Deadline) -> Result<Choice, SearchError> {
        self.search(deadline, &mut |_| (), false)
    }

    fn search(
        &mut self,
        deadline: &Deadline,
        report: &mut dyn FnMut(Progress),
        prune: bool,
    ) -> Result<Choice, SearchError> {
        let ask = Ask { winner: self.weights.winner(), mover: self.position.to_move(), prune };
        let Self { factors, weights, rival, .. } = self;
        match rival {
            None => ask.search(weights, factors, deadline, report),
            Some(rival) => {
                let mut both = Both { reader: ask.mover, own: weights, rivals: &mut rival.weights };
                ask.search(&mut both, factors, deadline, report)
            }
        }
    }
}

/// What is asked of a search, whatever it looks at.
#[derive(Clone, Copy, Debug)]
struct Ask {
    winner: Option<Player>,
    mover: Player,
    prune: bool,
}

impl Ask {
    fn search(
        self,
        view: &mut impl View,
        factors: &Factors,
        deadline: &Deadline,
        report: &mut dyn FnMut(Progress),
    ) -> Result<Choice, SearchError> {
        let first = first_level(factors, deadline);
        let mut search = Search::new(view, self.mover, factors, deadline, report);
        search.backing.prune = self.prune;
        deepen(self.winner, factors, first, |level, before| search.level(level, before))
    }
}
