//! The button that shows what only experts need. It is the same on all pages of the workshop.

use crate::context::prelude::*;
use crate::messages::tournament as msg;

/// Returns whether it is shown.
pub(crate) fn button(ui: &mut Ui, cx: &Context) -> bool {
    let is_open = cx.settings.workshop_details;
    let icon = if is_open { Icon::ChevronDown } else { Icon::Next };
    if widgets::button(msg::more()).icon(icon).small().quiet().show(ui).clicked() {
        cx.later(move |cx| cx.settings.workshop_details = !is_open);
    }
    is_open
}
