//! Notices of the bar under the menu: one is shown, the others wait.

use crate::app::view::{About, Notice};

/// Maximum number of notices.
const MOST: usize = 8;

/// The open notices, the one shown first.
#[derive(Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// The notice shown.
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
        self.forget_beyond();
    }

    /// Shows a notice after those before it are closed.
    pub fn add(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.push(notice);
        self.forget_beyond();
    }

    /// Removes the notice shown; the next one follows.
    pub fn close(&mut self) -> Option<Notice> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Removes the notices on a subject.
    pub fn forget(&mut self, about: About) {
        self.forget_those(|notice| notice.about == about);
    }

    /// Removes the notices for which `settled` returns true.
    pub fn forget_those(&mut self, settled: impl Fn(&Notice) -> bool) {
        self.0.retain(|notice| !settled(notice));
    }

    fn make_room_for(&mut self, notice: &Notice) {
        let matter = notice.about;
        self.forget_those(|known| {
            known.text == notice.text || (known.about == matter && matter != About::Other)
        });
    }

    /// Removes the oldest notices beyond the maximum, those without a button first.
    fn forget_beyond(&mut self) {
        while self.0.len() > MOST {
            let last = self.0.iter().rposition(|notice| notice.offer.is_none());
            self.0.remove(last.unwrap_or(MOST));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Action;
    use crate::app::FileAction;

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
        notices.put(Notice::problem("a.spanit").about(About::Opening));
        notices.put(Notice::problem("no position").about(About::Pasting));
        notices.put(Notice::problem("b.spanit").about(About::Opening));
        assert_eq!(texts(&notices), ["b.spanit", "no position"]);
        notices.forget(About::Opening);
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
