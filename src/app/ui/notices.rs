//! What the bar under the menu has to say: one notice is shown, the others wait.

use crate::app::view::{About, Notice};

/// How many notices there may be at once.
const MOST: usize = 8;

/// The notices that nobody has closed yet, the one that is shown first.
#[derive(Debug, Default)]
pub struct Notices(Vec<Notice>);

impl Notices {
    /// The notice that is shown.
    pub fn shown(&self) -> Option<&Notice> {
        self.0.first()
    }

    /// The notice that is shown, to be changed.
    pub fn shown_mut(&mut self) -> Option<&mut Notice> {
        self.0.first_mut()
    }

    /// Shows a notice at once: what was shown comes again when it is closed. It takes the place of those on
    /// the same matter, and of one that says the same.
    pub fn put(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.insert(0, notice);
        self.forget_beyond();
    }

    /// Shows a notice when those before it have been closed.
    pub fn add(&mut self, notice: Notice) {
        self.make_room_for(&notice);
        self.0.push(notice);
        self.forget_beyond();
    }

    /// Takes the notice that is shown away; the next one is shown.
    pub fn close(&mut self) -> Option<Notice> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Takes the notices on a matter away: it is settled.
    pub fn forget(&mut self, about: About) {
        self.forget_those(|notice| notice.about == about);
    }

    /// Takes the notices away that `settled` says this of.
    pub fn forget_those(&mut self, settled: impl Fn(&Notice) -> bool) {
        self.0.retain(|notice| !settled(notice));
    }

    fn make_room_for(&mut self, notice: &Notice) {
        let matter = notice.about;
        self.forget_those(|known| {
            known.text == notice.text || (known.about == matter && matter != About::Other)
        });
    }

    /// Where there are too many, the one that has waited longest without offering anything goes.
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
    fn a_new_one_is_shown_at_once_and_the_others_come_again() {
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
    fn one_takes_the_place_of_another_on_the_same_matter() {
        let mut notices = Notices::default();
        notices.put(Notice::problem("a.spanit").about(About::Opening));
        notices.put(Notice::problem("no position").about(About::Pasting));
        notices.put(Notice::problem("b.spanit").about(About::Opening));
        assert_eq!(texts(&notices), ["b.spanit", "no position"]);
        notices.forget(About::Opening);
        assert_eq!(texts(&notices), ["no position"]);
    }

    #[test]
    fn there_are_never_too_many_and_offers_stay_longest() {
        let mut notices = Notices::default();
        let offer = Some(("Go on".to_owned(), Action::File(FileAction::ResumeCrashed)));
        notices.add(Notice { offer, ..Notice::problem("crash") });
        for n in 0..20 {
            notices.put(Notice::problem(n.to_string()));
        }
        assert_eq!(texts(&notices), ["19", "18", "17", "16", "15", "14", "13", "crash"]);
    }
}
