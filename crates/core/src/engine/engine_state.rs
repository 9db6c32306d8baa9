//! The engine of one player, which follows a game move by move so that a search need not weigh the whole
//! board again.

use crate::board::{Node, PlaceError, Player, Position};
use crate::personality::Factors;
use crate::seed::Seed;

use super::evaluator::Evaluator;
use super::lookahead::{deepen, levels};
use super::opponent_blend::blend_factors;
use super::search::Search;
use super::weights::Weights;
use super::{Choice, Deadline, Progress, SearchError};

/// A personality with the weights of a position, updated as moves are played.
///
/// Creation costs O(nodes); [`play`](Self::play) costs O(nodes around the path that the move joins).
///
/// ```
/// use span_it_core::board::{BoardSize, Player, Position};
/// use span_it_core::engine::{Engine, Seed};
/// use span_it_core::personality::Factors;
/// let empty = Position::empty(BoardSize::square(6)?, Player::Horizontal);
/// let mut engine = Engine::new(&empty, &Factors::default(), Seed::default());
/// while engine.winner().is_none() {
///     let (mv, _) = engine.highest_weight().expect("a game ends before the board is full");
///     engine.play(mv)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Engine {
    position: Position,
    factors: Factors,
    seed: Seed,
    weights: Weights,
    /// Boxed because most engines have none, and engines are moved.
    model: Option<Box<ModelWeights>>,
}

/// The opponent model: blended factors and their weights.
#[derive(Clone, Debug)]
struct ModelWeights {
    factors: Factors,
    weights: Weights,
}

impl Engine {
    /// The engine of a personality at a position. `seed` is that of the game.
    pub fn new(position: &Position, factors: &Factors, seed: Seed) -> Self {
        let weights = Weights::new(position, factors, seed);
        Self { position: position.clone(), factors: factors.clone(), seed, weights, model: None }
    }

    /// Weighs the opponent's moves with these factors, as [`blend_factors`] defines, or with the player's
    /// own again. The opponent is the player who is not to move when a move is chosen.
    pub fn set_opponent_model(&mut self, opponent: Option<&Factors>) {
        let factors = opponent.map(|opponent| blend_factors(&self.factors, opponent));
        let factors = factors.filter(|factors| *factors != self.factors);
        if self.model.as_ref().map(|model| &model.factors) == factors.as_ref() {
            return;
        }
        self.model = factors.map(|factors| {
            let weights = Weights::new(&self.position, &factors, self.seed);
            Box::new(ModelWeights { factors, weights })
        });
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player to move.
    pub const fn to_move(&self) -> Player {
        self.position.to_move()
    }

    /// The player with a winning path.
    pub const fn winner(&self) -> Option<Player> {
        self.weights.winner()
    }

    /// Plays a move of the player to move. Does not check whether the game is over.
    ///
    /// # Errors
    /// The node is not on the board, or taken.
    pub fn play(&mut self, mv: Node) -> Result<(), PlaceError> {
        let mover = self.position.to_move();
        self.position.play(mv)?;
        let number = self.weights.rules.geometry.number(mv);
        self.weights.play(mover, number);
        if let Some(model) = &mut self.model {
            model.weights.play(mover, number);
        }
        Ok(())
    }

    /// The free node of highest `W` for the player to move, with `W`: the move of a personality of depth 1.
    /// `None` if the game is over.
    pub fn highest_weight(&mut self) -> Option<(Node, f64)> {
        if self.winner().is_some() {
            return None;
        }
        Some(decide_by_weight(&mut self.weights, self.position.to_move()))
    }

    /// The node of highest `W` for the opponent after `mv`, with `W`: the reply of a personality of depth 1.
    /// `None` if `mv` is not free or ends the game.
    pub fn highest_weight_reply(&mut self, mv: Node) -> Option<(Node, f64)> {
        if self.winner().is_some() || !self.position.is_free(mv) {
            return None;
        }
        let mover = self.to_move();
        self.weights.play(mover, self.weights.rules.geometry.number(mv));
        let over = self.winner().is_some();
        let reply = (!over).then(|| decide_by_weight(&mut self.weights, mover.opponent()));
        self.weights.undo();
        reply
    }

    /// The move of the personality; see [`choose`](super::choose).
    ///
    /// # Errors
    /// The game is over, or the search was cancelled.
    pub fn choose(&mut self, deadline: &Deadline) -> Result<Choice, SearchError> {
        self.choose_with_report(deadline, &mut |_| ())
    }

    /// The same as [`choose`](Self::choose). `report` receives the progress about every 4,096 units of work.
    ///
    /// # Errors
    /// As for [`choose`](Self::choose).
    pub fn choose_with_report(
        &mut self,
        deadline: &Deadline,
        report: &mut dyn FnMut(Progress),
    ) -> Result<Choice, SearchError> {
        self.search(deadline, report, true)
    }

    /// The same answer as [`choose_with_report`](Self::choose_with_report), without alpha-beta pruning: to measure
    /// what pruning saves.
    ///
    /// # Errors
    /// As for [`choose`](Self::choose).
    pub fn choose_unpruned(
        &mut self,
        deadline: &Deadline,
        report: &mut dyn FnMut(Progress),
    ) -> Result<Choice, SearchError> {
        self.search(deadline, report, false)
    }

    fn search(
        &mut self,
        deadline: &Deadline,
        report: &mut dyn FnMut(Progress),
        prune: bool,
    ) -> Result<Choice, SearchError> {
        let Self { position, factors, weights, model, .. } = self;
        let (player, task) =
            (position.to_move(), SearchTask { winner: weights.winner(), factors, deadline, prune });
        match model {
            None => task.search(Evaluator { player, weights: [weights] }, report),
            Some(model) => task.search(Evaluator { player, weights: [weights, &mut model.weights] }, report),
        }
    }
}

/// The node of highest `W`, with `W`, in a decision of its own.
fn decide_by_weight(weights: &mut Weights, player: Player) -> (Node, f64) {
    let (number, weight) = weights.decide(player);
    (weights.node(number), weight)
}

/// The arguments of a search that do not depend on its evaluator.
struct SearchTask<'a> {
    winner: Option<Player>,
    factors: &'a Factors,
    deadline: &'a Deadline,
    prune: bool,
}

impl SearchTask<'_> {
    fn search<const N: usize>(
        self,
        mut evaluator: Evaluator<'_, N>,
        report: &mut dyn FnMut(Progress),
    ) -> Result<Choice, SearchError> {
        evaluator.begin_decision();
        let mut search = Search::new(evaluator, self.factors, self.deadline, report);
        search.backup.prune = self.prune;
        let levels = levels(self.factors, self.deadline);
        let choice = deepen(self.winner, self.factors, levels, |level, before| search.level(level, before));
        search.end();
        choice
    }
}
