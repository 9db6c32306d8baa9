//! How hard the loser of a game that was lost from the first move made it for the winner: after each of its moves, how many
//! of the winner's answers won, and which other moves would have left fewer. A thread examines the other moves.

use std::collections::BTreeMap;
use std::io;

use crate::messages::language::sentences;
use crate::messages::review::effort as msg;
use crate::model::session::Session;
use crate::platform::jobs::{Reporter, Wake, Worker};
use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_core::solver::{Solver, Verdict};

/// Smaller differences are not shown, in answers.
const MIN_DIFFERENCE: usize = 4;
/// The better moves that are named.
const NAMED: usize = 3;

/// What other moves of a position would have left.
#[derive(Clone, Debug)]
pub(crate) struct Others {
    ply: usize,
    /// Winning answers, and the moves that leave so few.
    fewest: usize,
    moves: Vec<Node>,
}

/// A move of the loser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    pub(crate) ply: usize,
    pub(crate) node: Node,
    /// The winner's answers that win, of all.
    pub(crate) answers: usize,
    pub(crate) of: usize,
    /// The fewest winning answers that a move could have left, once it is known.
    pub(crate) fewest: Option<usize>,
    /// Moves that would have left so few, if the difference is worth showing.
    pub(crate) better: Vec<Node>,
}

impl Effort {
    pub(crate) const fn is_easy(&self) -> bool {
        !self.better.is_empty()
    }

    /// Whether the winner had to find the only winning answer.
    pub(crate) const fn is_best(&self) -> bool {
        self.answers == 1 && self.of > 1
    }

    /// What it left, and what a better move would have left.
    pub(crate) fn line(&self, session: &Session) -> String {
        let name = &session.seat(session.game().moves()[self.ply].player.opponent()).name;
        let left = match self.answers {
            all if all == self.of => msg::all_won(name, all),
            1 => match session.solution(self.ply + 1).and_then(|truth| truth.winning_moves.first()) {
                Some(&node) => msg::one_won(name, self.of, node),
                None => String::new(),
            },
            some => msg::some_won(name, some, self.of),
        };
        let instead = self.better.first().zip(self.fewest).map(|(&node, fewest)| msg::instead(node, fewest));
        sentences(&[left, instead.unwrap_or_default()])
    }

    fn given(&self) -> usize {
        self.fewest.map_or(0, |fewest| self.answers.saturating_sub(fewest))
    }
}

/// The person who lost a finished game without ever having a win.
pub(crate) fn loser(session: &Session) -> Option<Player> {
    let loser = session.outcome()?.winner.opponent();
    let [keeps, only, throws, nothing] = session.verdicts(loser);
    (session.is_human(loser) && keeps + only + throws == 0 && nothing > 0).then_some(loser)
}

/// The positions before the loser's moves, last first.
type EffortJob = Vec<(usize, Position)>;

#[derive(Debug)]
pub(crate) struct Efforts {
    worker: Worker<EffortJob, Others>,
    /// The game that is examined.
    game: Option<(u64, usize)>,
    others: BTreeMap<usize, Others>,
    all: Vec<Effort>,
}

impl Efforts {
    pub(crate) fn start(wake: Wake) -> io::Result<Self> {
        let worker = Worker::start("efforts of the loser", wake, |job, stop, report| {
            examine(job, stop, report);
            None
        })?;
        Ok(Self { worker, game: None, others: BTreeMap::new(), all: Vec::new() })
    }

    /// Receives results, and examines the game if it is another one.
    pub(crate) fn follow(&mut self, session: &Session) {
        let Some(loser) = loser(session) else {
            (self.game, self.all) = (None, Vec::new());
            return;
        };
        let game = Some((session.game_number(), session.game().moves().len()));
        let is_other = self.game != game;
        if is_other {
            self.game = game;
            self.others.clear();
            let plies = plies(session, loser).rev();
            self.worker.submit(plies.map(|ply| (ply, session.game().position_at(ply))).collect());
        }
        let reports = self.worker.poll();
        if is_other || !reports.is_empty() {
            self.others.extend(reports.into_iter().map(|others| (others.ply, others)));
            self.all = plies(session, loser).filter_map(|ply| self.effort(session, ply)).collect();
        }
    }

    fn effort(&self, session: &Session, ply: usize) -> Option<Effort> {
        let answers = session.solution(ply + 1)?.winning_moves.len();
        let others = self.others.get(&ply);
        let is_shown = |others: &&Others| answers.saturating_sub(others.fewest) >= MIN_DIFFERENCE;
        Some(Effort {
            ply,
            node: session.game().moves()[ply].node,
            answers,
            of: session.game().position_at(ply + 1).free_count(),
            fewest: others.map(|others| others.fewest),
            better: others.filter(is_shown).map(|others| others.moves.clone()).unwrap_or_default(),
        })
    }

    /// In the order of the moves; empty for a game that the loser could have won.
    pub(crate) fn all(&self) -> &[Effort] {
        &self.all
    }

    pub(crate) const fn is_busy(&self) -> bool {
        self.worker.is_busy()
    }

    pub(crate) fn at(&self, ply: usize) -> Option<&Effort> {
        self.all.iter().find(|effort| effort.ply == ply)
    }

    /// The first and the last of the longest run of moves that left the fewest winning answers.
    pub(crate) fn best(&self) -> Option<&[Effort]> {
        let fewest = self.all.iter().filter(|effort| effort.answers < effort.of);
        let fewest = fewest.map(|effort| effort.answers).min()?;
        let runs = self.all.chunk_by(|one, next| one.answers == next.answers);
        runs.filter(|run| run[0].answers == fewest && run[0].of > 1).max_by_key(|run| run.len())
    }

    /// The move that gave the most.
    pub(crate) fn easiest(&self) -> Option<&Effort> {
        self.all.iter().filter(|effort| effort.is_easy()).max_by_key(|effort| effort.given())
    }

    pub(crate) fn last(&self) -> Option<&Effort> {
        self.all.last()
    }

    /// The moves worth a look, in their order.
    fn moments(&self) -> impl DoubleEndedIterator<Item = usize> + Clone + '_ {
        let first = self.best().map(|run| run[0].ply);
        let last = self.last().map(|effort| effort.ply);
        let is_moment =
            move |effort: &&Effort| effort.is_easy() || Some(effort.ply) == first || Some(effort.ply) == last;
        self.all.iter().filter(is_moment).map(|effort| effort.ply)
    }

    /// The next moment after this move, wrapping around at the end.
    pub(crate) fn next(&self, ply: usize) -> Option<usize> {
        let moments = self.moments();
        moments.clone().find(|&moment| moment > ply).or_else(|| moments.clone().next())
    }

    pub(crate) fn previous(&self, ply: usize) -> Option<usize> {
        let moments = self.moments();
        moments.clone().rev().find(|&moment| moment < ply).or_else(|| moments.clone().next_back())
    }
}

fn plies(session: &Session, loser: Player) -> impl DoubleEndedIterator<Item = usize> + '_ {
    let moves = session.game().moves();
    (0..moves.len())
        .filter(move |&ply| moves[ply].player == loser && session.verdict(ply) == Some(Verdict::Nothing))
}

/// The work of the thread.
fn examine(job: EffortJob, stop: &Stop, send_report: Reporter<'_, Others>) {
    let mut solver = Solver::new();
    for (ply, position) in job {
        let mut counts = Vec::new();
        for node in position.free_nodes() {
            if stop.is_cancelled() {
                return;
            }
            counts.push((solver.winning_moves(&position.after(node)).len(), node));
        }
        let Some(fewest) = counts.iter().map(|(count, _)| *count).min() else { continue };
        let moves = counts.iter().filter(|(count, _)| *count == fewest).map(|(_, node)| *node);
        send_report(Others { ply, fewest, moves: moves.take(NAMED).collect() });
    }
}
