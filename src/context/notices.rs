//! Notices in the strip below the page: one is shown, the others wait.

use std::time::Duration;

use crate::context::action::Action;
use crate::model::place::Place;

/// Only the latest notice on a subject is shown, until it is resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoticeTopic {
    #[default]
    Other,
    /// Closes with the next move.
    Mistake,
    /// A refused move.
    Move,
    /// A move from an earlier position has replaced the later ones.
    Replaced,
    Opening,
    Saving,
    Pasting,
    /// A file dialog does not answer.
    FileDialog,
    /// The edited personality was changed on disk.
    EditedFile,
    Tournament,
    InterruptedTournament,
    /// A tournament is being read.
    Reading,
    Training,
    /// The game or report of a crashed run.
    Crash,
    /// What a command has done.
    Done,
    /// The program's own files cannot be written.
    Autosave,
    Draft,
    /// The log of progress cannot be read or written.
    Progress,
    /// Lines of the log of progress were left out.
    ProgressLines,
    /// A rung of the ladder was won, or the game has left the ladder.
    Rung,
    /// An unfinished game was replaced by another one.
    PutAside,
    /// A game could not be stored.
    Games,
    /// The database of games was damaged or replaced.
    GamesFile,
    /// A stored game was deleted, which can be undone.
    GameDeleted,
    /// The progress was forgotten, which can be undone.
    Forgotten,
    /// The log of versions cannot be read or written.
    Versions,
}

impl NoticeTopic {
    /// What is said about the page that is open.
    pub(crate) const OF_PAGE: [Self; 5] =
        [Self::Mistake, Self::Move, Self::Replaced, Self::Pasting, Self::Rung];
}

#[derive(Clone, Debug, Default)]
pub struct Notice {
    /// One sentence.
    pub text: String,
    pub details: Option<String>,
    /// Errors stay until they are closed or resolved.
    pub is_error: bool,
    /// Stays until it is resolved, because it shows what is going on.
    pub stays: bool,
    pub topic: NoticeTopic,
    /// Label and action of the main button.
    pub offer: Option<(String, Action)>,
    pub other: Option<(String, Action)>,
    pub help: Option<Place>,
    /// What follows when the player closes the notice.
    pub on_close: Option<Action>,
}

impl Notice {
    pub fn information(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub fn problem(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_error: true, ..Self::default() }
    }

    #[must_use]
    pub const fn topic(mut self, topic: NoticeTopic) -> Self {
        self.topic = topic;
        self
    }

    #[must_use]
    pub fn with_help(mut self, place: impl Into<Place>) -> Self {
        self.help = Some(place.into());
        self
    }

    #[must_use]
    pub fn with_details(mut self, details: impl Into<String>) -> Self {
        self.details = Some(details.into());
        self
    }

    const fn has_button(&self) -> bool {
        self.offer.is_some() || self.other.is_some() || self.details.is_some() || self.help.is_some()
    }

    /// Whether it needs no answer, so that the next one can replace it.
    pub(crate) const fn is_brief(&self) -> bool {
        !(self.is_error || self.stays || self.has_button())
    }

    /// How long the notice is shown. `None` if it does not close by itself.
    const fn time(&self) -> Option<Duration> {
        if self.is_error || self.stays {
            return None;
        }
        Some(Duration::from_secs(if self.has_button() { 10 } else { 5 }))
    }
}

const MAX_NOTICES: usize = 8;

/// The first one is shown.
#[derive(Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
    /// When the first one closes by itself, on the clock of the platform. `None` before its first frame.
    until: Option<Duration>,
}

impl Notices {
    pub fn shown(&self) -> Option<&Notice> {
        self.list.first()
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Closes the shown notice when its time is over. Returns the time until then.
    pub fn close_expired(&mut self, now: Duration) -> Option<Duration> {
        loop {
            let time = self.list.first()?.time()?;
            let until = *self.until.get_or_insert(now + time);
            if now < until {
                return Some(until.saturating_sub(now));
            }
            self.close();
        }
    }

    /// Begins the time of the shown notice again, because the player reads it.
    pub const fn prolong(&mut self, now: Duration) {
        self.until = match self.list.as_slice() {
            [notice, ..] => match notice.time() {
                Some(time) => Some(now.saturating_add(time)),
                None => None,
            },
            [] => None,
        };
    }

    /// Shows a notice at once: it answers what the player has done. The previous one returns later if it is an error or
    /// has a button. Progress that is shown again keeps its place.
    pub fn put(&mut self, notice: Notice) {
        let known = self.list.iter_mut().find(|known| notice.stays && known.topic == notice.topic);
        if let Some(known) = known {
            *known = notice;
            return;
        }
        self.make_room_for(&notice);
        if self.list.first().is_some_and(Notice::is_brief) {
            self.list.remove(0);
        }
        self.list.insert(0, notice);
        self.until = None;
        self.drop_oldest();
    }

    /// Shows a notice after those before it.
    pub fn add(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.list.push(notice);
        self.drop_oldest();
    }

    fn make_room_for(&mut self, notice: &Notice) {
        let topic = notice.topic;
        self.close_matching(|known| {
            known.text == notice.text || (known.topic == topic && topic != NoticeTopic::Other)
        });
    }

    /// Those without a button first.
    fn drop_oldest(&mut self) {
        while self.list.len() > MAX_NOTICES {
            let last = self.list.iter().rposition(|notice| notice.offer.is_none());
            self.list.remove(last.unwrap_or(MAX_NOTICES));
        }
    }

    /// Shows the next notice; the shown one goes to the end.
    pub fn show_next(&mut self) {
        if !self.list.is_empty() {
            self.list.rotate_left(1);
        }
        self.until = None;
    }

    pub fn find_mut(&mut self, topic: NoticeTopic) -> Option<&mut Notice> {
        self.list.iter_mut().find(|notice| notice.topic == topic)
    }

    pub fn close(&mut self) -> Option<Notice> {
        self.until = None;
        (!self.list.is_empty()).then(|| self.list.remove(0))
    }

    pub fn has_topic(&self, topic: NoticeTopic) -> bool {
        self.list.iter().any(|notice| notice.topic == topic)
    }

    pub fn close_topic(&mut self, topic: NoticeTopic) {
        self.close_matching(|notice| notice.topic == topic);
    }

    pub fn close_matching(&mut self, is_resolved: impl Fn(&Notice) -> bool) {
        if self.list.first().is_some_and(&is_resolved) {
            self.until = None;
        }
        self.list.retain(|notice| !is_resolved(notice));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::action::file::FileAction;

    fn texts(notices: &Notices) -> Vec<&str> {
        notices.list.iter().map(|notice| notice.text.as_str()).collect()
    }

    fn with_offer(notice: Notice) -> Notice {
        Notice { offer: Some(("Go on".to_owned(), Action::File(FileAction::Open))), ..notice }
    }

    #[test]
    fn shows_newest_first_and_returns_to_others() {
        let mut notices = Notices::default();
        for text in ["settings", "game"] {
            notices.add(Notice::problem(text));
        }
        notices.put(with_offer(Notice::information("draft")));
        for text in ["copied", "saved"] {
            notices.put(Notice::information(text));
        }
        notices.add(Notice::problem("game"));
        notices.put(Notice { topic: NoticeTopic::Reading, stays: true, ..Notice::information("1%") });
        notices.put(Notice::problem("file"));
        notices.put(Notice { topic: NoticeTopic::Reading, stays: true, ..Notice::information("2%") });
        assert_eq!(texts(&notices), ["file", "2%", "draft", "settings", "game"]);
        notices.show_next();
        for text in ["2%", "draft", "settings", "game", "file"] {
            assert_eq!(notices.shown().unwrap().text, text);
            assert_eq!(notices.close().unwrap().text, text);
        }
        assert!(notices.shown().is_none() && notices.close().is_none());
        notices.show_next();
    }

    #[test]
    fn replaces_notice_on_same_subject() {
        let mut notices = Notices::default();
        notices.put(Notice::problem("a.spanit").topic(NoticeTopic::Opening));
        notices.put(Notice::problem("no position").topic(NoticeTopic::Pasting));
        notices.put(Notice::problem("b.spanit").topic(NoticeTopic::Opening));
        assert_eq!(texts(&notices), ["b.spanit", "no position"]);
        notices.close_topic(NoticeTopic::Opening);
        assert_eq!(texts(&notices), ["no position"]);
    }

    #[test]
    fn closes_after_its_time_unless_it_is_an_error() {
        let second = Duration::from_secs;
        let mut notices = Notices::default();
        notices.put(with_offer(Notice::information("draft")));
        notices.add(Notice::information("copied"));
        notices.add(Notice { stays: true, ..Notice::information("reading") });
        assert_eq!(notices.close_expired(second(2)), Some(second(10)));
        notices.prolong(second(5));
        assert_eq!(notices.close_expired(second(14)), Some(second(1)));
        assert_eq!(notices.close_expired(second(15)), Some(second(5)));
        assert_eq!(texts(&notices), ["copied", "reading"]);
        assert_eq!(notices.close_expired(second(20)), None);
        assert_eq!(notices.close_expired(second(1000)), None);
        assert_eq!(texts(&notices), ["reading"]);
        notices.close();
        notices.put(Notice::problem("file"));
        notices.prolong(second(1000));
        assert_eq!(notices.close_expired(second(2000)), None);
        assert_eq!(texts(&notices), ["file"]);
    }

    #[test]
    fn limits_notices_and_keeps_offers_longest() {
        let mut notices = Notices::default();
        notices.add(with_offer(Notice::problem("crash")));
        for n in 0..20 {
            notices.put(Notice::problem(n.to_string()));
        }
        assert_eq!(texts(&notices), ["19", "18", "17", "16", "15", "14", "13", "crash"]);
    }
}
