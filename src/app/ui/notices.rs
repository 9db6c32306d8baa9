//! Notices of the bar under the menu: one is shown, the others wait.

use crate::app::action::Action;
use crate::app::help::place::Place;

/// Subjects of notices. Only the latest notice on a subject is shown, until it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeTopic {
    /// No subject in common with other notices.
    Other,
    /// A mistake: its notice closes with the next move.
    Mistake,
    /// A refused move.
    Move,
    /// Opening a file.
    Opening,
    /// Saving a file.
    Saving,
    Pasting,
    /// The file of the personality in the editor was changed by another program.
    EditedFile,
    /// Starting or resuming a tournament.
    Tournament,
    /// The test of external engines before a tournament.
    EngineCheck,
    /// The last tournament, which was interrupted.
    InterruptedTournament,
    /// A training of an earlier window.
    Training,
    /// The game or report of a crashed run.
    Crash,
    /// The program's own files cannot be written.
    Autosave,
    /// The part that the autosaved game lacks.
    ReducedAutosave,
    /// A draft in the personality editor of an earlier window.
    Draft,
}

/// A notice in the bar under the menu: an error, or information.
#[derive(Clone, Debug)]
pub struct Notice {
    /// One sentence.
    pub text: String,
    /// Further details, if any.
    pub details: Option<String>,
    /// Whether the details are open.
    pub open: bool,
    /// Whether it is an error.
    pub is_error: bool,
    /// Its subject.
    pub topic: NoticeTopic,
    /// The main remedy: text of the button and its action.
    pub offer: Option<(String, Action)>,
    /// Another remedy.
    pub other: Option<(String, Action)>,
    /// The place in the help with more information.
    pub help: Option<Place>,
    /// What follows when the player closes the notice.
    pub on_close: Option<Action>,
}

impl Notice {
    /// An error.
    pub fn problem(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            details: None,
            open: false,
            is_error: true,
            topic: NoticeTopic::Other,
            offer: None,
            other: None,
            help: None,
            on_close: None,
        }
    }

    /// The same with this subject.
    #[must_use]
    pub const fn topic(mut self, topic: NoticeTopic) -> Self {
        self.topic = topic;
        self
    }

    /// The same with a place in the help.
    #[must_use]
    pub fn with_help(mut self, place: impl Into<Place>) -> Self {
        self.help = Some(place.into());
        self
    }

    /// The same with details.
    #[must_use]
    pub fn with_details(mut self, details: impl Into<String>) -> Self {
        self.details = Some(details.into());
        self
    }
}

/// Maximum number of notices.
const MAX_NOTICES: usize = 8;

/// The open notices, the one shown first.
#[derive(Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    pub fn shown(&self) -> Option<&Notice> {
        self.0.first()
    }

    /// The notice shown, mutable.
    pub fn shown_mut(&mut self) -> Option<&mut Notice> {
        self.0.first_mut()
    }

    /// Shows a notice at once; the previous one returns when it is closed. Replaces notices with the same subject or
    /// the same text.
    pub fn put(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.insert(0, notice);
        self.drop_oldest();
    }

    /// Shows a notice after those before it are closed.
    pub fn add(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.push(notice);
        self.drop_oldest();
    }

    /// Removes the notice shown; the next one follows.
    pub fn close(&mut self) -> Option<Notice> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Removes the notices on a subject.
    pub fn close_topic(&mut self, topic: NoticeTopic) {
        self.close_matching(|notice| notice.topic == topic);
    }

    /// Removes the notices for which `is_resolved` returns true.
    pub fn close_matching(&mut self, is_resolved: impl Fn(&Notice) -> bool) {
        self.0.retain(|notice| !is_resolved(notice));
    }

    fn make_room_for(&mut self, notice: &Notice) {
        let topic = notice.topic;
        self.close_matching(|known| {
            known.text == notice.text || (known.topic == topic && topic != NoticeTopic::Other)
        });
    }

    /// Removes the oldest notices beyond the maximum, those without a button first.
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
    use crate::app::action::Action;
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
