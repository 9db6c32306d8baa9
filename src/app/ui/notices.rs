//! Notices over the page: one is shown, the others wait.

use std::time::Duration;

use crate::app::action::Action;
use crate::app::help::place::Place;

/// Only the latest notice on a subject is shown, until it is resolved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoticeTopic {
    #[default]
    Other,
    /// Closes with the next move.
    Mistake,
    /// A refused move.
    Move,
    Opening,
    Saving,
    Pasting,
    /// The edited personality was changed on disk.
    EditedFile,
    Tournament,
    EngineCheck,
    /// An external engine of the game has failed.
    ExternalEngine,
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
    /// The window waits for its writes before it closes.
    Closing,
    Draft,
    /// The log of progress cannot be read or written.
    Progress,
    /// Lines of the log of progress were left out.
    ProgressLines,
    /// A rung of the ladder was won, or the game has left the ladder.
    Rung,
    /// A game could not be stored.
    Games,
    /// The database of games was damaged.
    GamesRecovered,
    /// A stored game was deleted, which can be undone.
    GameDeleted,
    /// The progress was forgotten, which can be undone.
    Forgotten,
    /// The log of versions cannot be read or written.
    Versions,
}

#[derive(Clone, Debug, Default)]
pub struct Notice {
    /// One sentence.
    pub text: String,
    pub details: Option<String>,
    pub open: bool,
    pub is_error: bool,
    pub topic: NoticeTopic,
    /// Label and action of the main button.
    pub offer: Option<(String, Action)>,
    pub other: Option<(String, Action)>,
    pub help: Option<Place>,
    /// What follows when the player closes the notice.
    pub on_close: Option<Action>,
    /// When the notice closes by itself: a confirmation that needs no answer. On the clock of the platform.
    pub until: Option<Duration>,
}

impl Notice {
    /// Information.
    pub fn information(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// An error.
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
}

const MAX_NOTICES: usize = 8;

/// How long a confirmation is shown.
pub(crate) const CONFIRMATION: Duration = Duration::from_secs(6);

/// The first one is shown.
#[derive(Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    pub fn shown(&self) -> Option<&Notice> {
        self.0.first()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Closes the confirmations whose time is over. Returns the time until the next one closes.
    pub fn close_expired(&mut self, now: Duration) -> Option<Duration> {
        self.0.retain(|notice| notice.until.is_none_or(|until| until > now));
        self.0.iter().filter_map(|notice| notice.until).map(|until| until.saturating_sub(now)).min()
    }

    /// Keeps the shown confirmation, because the player reads it.
    pub fn prolong(&mut self, now: Duration) {
        if let Some(notice) = self.0.first_mut().filter(|notice| notice.until.is_some()) {
            notice.until = Some(now + CONFIRMATION);
        }
    }

    /// Shows or hides the details of the shown notice.
    pub fn toggle_details(&mut self) {
        if let Some(notice) = self.0.first_mut() {
            notice.open = !notice.open;
        }
    }

    /// Shows a notice at once; the previous one returns when it is closed.
    pub fn put(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.insert(0, notice);
        self.drop_oldest();
    }

    /// Shows a notice when those before it are closed.
    pub fn add(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.push(notice);
        self.drop_oldest();
    }

    pub fn find_mut(&mut self, topic: NoticeTopic) -> Option<&mut Notice> {
        self.0.iter_mut().find(|notice| notice.topic == topic)
    }

    pub fn close(&mut self) -> Option<Notice> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    pub fn has_topic(&self, topic: NoticeTopic) -> bool {
        self.0.iter().any(|notice| notice.topic == topic)
    }

    pub fn close_topic(&mut self, topic: NoticeTopic) {
        self.close_matching(|notice| notice.topic == topic);
    }

    pub fn close_matching(&mut self, is_resolved: impl Fn(&Notice) -> bool) {
        self.0.retain(|notice| !is_resolved(notice));
    }

    fn make_room_for(&mut self, notice: &Notice) {
        let topic = notice.topic;
        self.close_matching(|known| {
            known.text == notice.text || (known.topic == topic && topic != NoticeTopic::Other)
        });
    }

    /// Those without a button first.
    fn drop_oldest(&mut self) {
        while self.0.len() > MAX_NOTICES {
            let last = self.0.iter().rposition(|notice| notice.offer.is_none());
            self.0.remove(last.unwrap_or(MAX_NOTICES));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::store::action::FileAction;

    fn texts(notices: &Notices) -> Vec<&str> {
        notices.0.iter().map(|notice| notice.text.as_str()).collect()
    }

    #[test]
    fn shows_newest_first_and_returns_to_others() {
        let mut notices = Notices::default();
        for text in ["settings", "game"] {
            notices.add(Notice::problem(text));
        }
        notices.put(Notice::problem("file"));
        notices.add(Notice::problem("game"));
        notices.put(Notice::problem("file"));
        assert_eq!(texts(&notices), ["file", "settings", "game"]);
        for text in ["file", "settings", "game"] {
            assert_eq!(notices.shown().unwrap().text, text);
            assert_eq!(notices.close().unwrap().text, text);
        }
        assert!(notices.shown().is_none() && notices.close().is_none());
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
    fn confirmation_closes_after_its_time() {
        let second = Duration::from_secs;
        let mut notices = Notices::default();
        notices.put(Notice::problem("file"));
        notices.put(Notice { until: Some(second(6)), ..Notice::information("copied") });
        assert_eq!(notices.close_expired(second(2)), Some(second(4)));
        notices.prolong(second(5));
        assert_eq!(notices.close_expired(second(10)), Some(second(1)));
        assert_eq!(notices.close_expired(second(11)), None);
        assert_eq!(texts(&notices), ["file"]);
    }

    #[test]
    fn limits_notices_and_keeps_offers_longest() {
        let mut notices = Notices::default();
        let offer = Some(("Go on".to_owned(), Action::File(FileAction::ResumeCrashed)));
        notices.add(Notice { offer, ..Notice::problem("crash") });
        for n in 0..20 {
            notices.put(Notice::problem(n.to_string()));
        }
        assert_eq!(texts(&notices), ["19", "18", "17", "16", "15", "14", "13", "crash"]);
    }
}
