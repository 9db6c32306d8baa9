//! What the finished game on the table teaches: it is computed in the background, and put into sentences here.

use std::sync::Arc;

use crate::messages::language::{self, Count, or_list, sentences};
use crate::messages::puzzle;
use crate::messages::review::story as msg;
use crate::model::result::person;
use crate::model::session::Session;
use crate::platform::jobs::{Job, Wake};
use span_it_core::board::{Node, Player, Position};
use span_it_core::engine::Stop;
use span_it_learn::mistakes::MistakeKind;
use span_it_learn::story::{Because, Moral, PointKind, Story, TurningPoint};

/// The story of the finished game on the table.
#[derive(Debug, Default)]
pub(crate) struct GameStory {
    job: Option<Job<Option<Story>>>,
    revision: Option<u64>,
    /// The start, the moves, the player who reads the story, and whether that player won.
    game: Option<(Position, Vec<Node>, Player, bool)>,
    story: Option<Story>,
}

/// The player who reads the story: the only person, or else the loser.
pub(crate) fn reader(session: &Session) -> Option<Player> {
    let outcome = session.outcome()?;
    Some(session.only_human().unwrap_or(outcome.winner.opponent()))
}

impl GameStory {
    /// Begins with another game, and receives the story.
    pub(crate) fn follow(&mut self, session: &Session, wake: impl FnOnce() -> Wake) {
        if let Some(story) = Job::take_answer(&mut self.job) {
            self.story = story;
        }
        if self.revision == Some(session.revision()) {
            return;
        }
        self.revision = Some(session.revision());
        let moves = || session.game().moves().iter().map(|mv| mv.node).collect();
        let won = |you| session.outcome().is_some_and(|outcome| outcome.winner == you);
        let game = reader(session).map(|you| (session.game().start().clone(), moves(), you, won(you)));
        if self.game == game {
            return;
        }
        (self.job, self.story) = (None, None);
        self.game.clone_from(&game);
        if let Some((start, moves, you, won)) = game {
            let run = move |stop: &Arc<Stop>| Story::new(&start, &moves, you, won, stop);
            // Without a thread the review shows only the moves.
            self.job = Job::start("story", wake(), run).ok();
        }
    }

    pub(crate) const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Whether nothing more comes for the game on the table.
    pub(crate) fn is_settled(&self, session: &Session) -> bool {
        self.job.is_none() && self.revision == Some(session.revision())
    }

    /// Of the game on the table.
    pub(crate) fn texts<'a>(&'a self, session: &'a Session) -> Option<StoryTexts<'a>> {
        let (_, _, you, _) = self.game.as_ref().filter(|_| self.revision == Some(session.revision()))?;
        Some(StoryTexts { session, story: self.story.as_ref()?, you: *you })
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct StoryTexts<'a> {
    session: &'a Session,
    pub(crate) story: &'a Story,
    you: Player,
}

impl<'a> StoryTexts<'a> {
    pub(crate) fn is_won(self) -> bool {
        self.session.outcome().is_some_and(|outcome| outcome.winner == self.you)
    }

    fn you(self) -> String {
        person(self.session, self.you)
    }

    fn they(self) -> String {
        person(self.session, self.you.opponent())
    }

    fn moved(self, ply: usize) -> Option<Node> {
        self.session.game().moves().get(ply).map(|mv| mv.node)
    }

    fn winning(self, ply: usize) -> &'a [Node] {
        self.session.solution(ply).map_or(&[], |truth| &truth.winning_moves)
    }

    /// The number of free nodes before a move.
    fn free(self, ply: usize) -> usize {
        self.session.game().start().free_count().saturating_sub(ply)
    }

    pub(crate) fn point_at(self, ply: usize) -> Option<&'a TurningPoint> {
        self.story.points.iter().find(|point| point.ply == ply)
    }

    /// The point that opens first: that of the sentence.
    pub(crate) fn main_point(self) -> Option<&'a TurningPoint> {
        self.story.points.get(self.story.main_point()?)
    }

    /// The move before which a point can be practised: the one of this move, of the sentence, or else the first.
    pub(crate) fn practised(self, ply: Option<usize>) -> Option<usize> {
        let moves = self.session.game().moves().len();
        let of = |point: &TurningPoint| point.practised().filter(|&ply| ply < moves);
        let shown = ply.and_then(|ply| self.point_at(ply)).or_else(|| self.main_point());
        shown.and_then(of).or_else(|| self.story.points.iter().find_map(of))
    }

    /// One thing to try: what to play instead, and the rule or else what happened.
    pub(crate) fn tip(self) -> String {
        let what = match self.story.moral {
            Moral::GaveUp => msg::play_on().to_owned(),
            Moral::NeverAhead(_) => self.story.points.iter().map(|point| self.advice(point)).collect(),
            _ => self.main_point().map(|point| self.advice(point)).unwrap_or_default(),
        };
        sentences(&[what.as_str(), self.rule().unwrap_or_default()])
    }

    /// A ring that the player could have taken.
    fn advice(self, point: &TurningPoint) -> String {
        let Some(&node) = point.better.first() else { return String::new() };
        let (number, played) = (point.ply + 1, point.played);
        match point.kind {
            PointKind::WonAtOnce { .. } => msg::instead_finish(number, node, played),
            PointKind::GaveAway { .. } => {
                let because = if self.rule().is_none() { self.because(point) } else { String::new() };
                sentences(&[msg::instead_keep(number, node, played), because])
            }
            PointKind::MadeItEasy { fewest, .. } => msg::instead_harder(number, node, played, fewest),
            _ => String::new(),
        }
    }

    /// The sentence that the game teaches.
    pub(crate) fn moral(self) -> String {
        let node = |ply| self.moved(ply).map(|node| node.to_string()).unwrap_or_default();
        match self.story.moral {
            Moral::GaveUp => msg::gave_up(self.you()),
            Moral::MissedWin(ply) => {
                let better = self.point_at(ply).and_then(|point| point.better.first().copied());
                better.map_or_else(String::new, |better| msg::could_have_won(self.you(), better))
            }
            Moral::OneMistake(ply) => msg::one_mistake(node(ply)),
            Moral::SeveralMistakes { count, .. } => {
                language::capitalised(&msg::several_mistakes(Count(count).to_string()))
            }
            Moral::NeverAhead(_) => msg::always_won(self.they()),
            Moral::CloserThanItLooked(_) => msg::closer().to_owned(),
            Moral::PerfectGame(_) => msg::perfect().to_owned(),
        }
    }

    /// What explains the sentence, and the rule to remember.
    pub(crate) fn lesson(self) -> String {
        let fact = match self.story.moral {
            Moral::CloserThanItLooked(_) => {
                let lost = (1..=self.session.game().moves().len())
                    .filter(|&ply| self.session.solution(ply).is_some_and(|truth| truth.winner != self.you));
                msg::was_losing(self.you(), lost.count())
            }
            Moral::PerfectGame(Some(ply)) => msg::closest_moment(ply + 1, self.winning(ply).len()),
            Moral::NeverAhead(Some(ply)) => {
                self.point_at(ply).map_or_else(String::new, |point| msg::made_it_hardest(point.played))
            }
            _ => String::new(),
        };
        sentences(&[fact.as_str(), self.rule().unwrap_or_default()])
    }

    /// The rule to remember.
    pub(crate) fn rule(self) -> Option<&'static str> {
        let kinds = self.story.points.iter().filter_map(|point| match point.kind {
            PointKind::GaveAway { kind, .. } => Some((point.ply, kind)),
            _ => None,
        });
        let kind = match self.story.moral {
            Moral::MissedWin(_) => Some(MistakeKind::MissedWin),
            Moral::SeveralMistakes { common: Some(kind), .. } => Some(kind),
            Moral::NeverAhead(_) => return Some(msg::stay_close()),
            Moral::GaveUp | Moral::PerfectGame(_) => None,
            moral => kinds
                .clone()
                .find(|(ply, _)| Some(*ply) == moral.ply())
                .or_else(|| kinds.clone().next())
                .map(|(_, kind)| kind),
        };
        msg::rules().get(kind?.index()).copied()
    }

    pub(crate) fn title(self, point: &TurningPoint) -> String {
        let better = || point.better.first().copied().unwrap_or(point.played);
        match point.kind {
            PointKind::WonAtOnce { .. } => msg::won_at_once(better()),
            PointKind::GaveAway { .. } => msg::gave_away(point.played),
            PointKind::LetYouIn { .. } => msg::let_in(self.they(), self.you()),
            PointKind::Hard { .. } => msg::made_it_hard(self.you()),
            PointKind::Found { .. } => msg::found_every(self.you()),
            PointKind::BestMove { .. } => msg::best_move(point.played),
            PointKind::MadeItEasy { .. } => msg::made_it_easy(point.played),
        }
    }

    /// What was possible, what the opponent answers, and why.
    pub(crate) fn line(self, point: &TurningPoint) -> String {
        let ply = point.ply;
        match point.kind {
            PointKind::WonAtOnce { thrown: false } => {
                let better = point.better.first().copied().unwrap_or(point.played);
                msg::kept_but(self.you(), point.played, better)
            }
            PointKind::WonAtOnce { thrown: true } => {
                sentences(&[msg::played_instead(self.you(), point.played), self.because(point)])
            }
            PointKind::GaveAway { two_moves, .. } => {
                let two = if two_moves { msg::two_moves() } else { "" };
                sentences(&[
                    two.to_owned(),
                    self.because(point),
                    puzzle::keepers_with(&point.better, self.winning(ply).len()),
                ])
            }
            PointKind::LetYouIn { taken } => {
                let found = self.moved(ply + 1).filter(|_| taken);
                let answer = found.or(point.answer.as_ref().map(|answer| answer.node));
                let answer = answer.map(|node| msg::found_it(self.you(), node, taken)).unwrap_or_default();
                sentences(&[msg::gave_the_win_away(point.played), answer])
            }
            PointKind::Hard { moves } => msg::only_answers(self.they(), Count(moves).to_string()),
            PointKind::Found { moves } => msg::only_moves(Count(moves).to_string()),
            PointKind::BestMove { answers } => msg::left_answers(point.played, answers, self.free(ply + 1)),
            PointKind::MadeItEasy { answers, fewest } => {
                let left = msg::left_answers(point.played, answers, self.free(ply + 1));
                sentences(&[left, msg::would_have_left(or_list(&names(&point.better)), fewest)])
            }
        }
    }

    /// What the opponent answers to a move of the player, and why that wins.
    pub(crate) fn because(self, point: &TurningPoint) -> String {
        let is_theirs = matches!(point.kind, PointKind::LetYouIn { .. });
        let Some(answer) = point.answer.as_ref().filter(|_| !is_theirs) else { return String::new() };
        let who = Some(self.they());
        let stopped = || puzzle::they_cannot_be_stopped(who.as_ref(), answer.node);
        match &answer.because {
            Because::WinsAtOnce => puzzle::they_answer(who.as_ref(), answer.node),
            Because::WinsIn(_) => {
                sentences(&[stopped(), msg::then(language::and_list(&names(&answer.way())))])
            }
            Because::TwoWays(_) => sentences(&[&stopped(), msg::two_ways()]),
        }
    }
}

fn names(nodes: &[Node]) -> Vec<String> {
    nodes.iter().map(ToString::to_string).collect()
}
