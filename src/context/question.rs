//! Questions with a few answers, before something is lost.

use crate::context::prelude::*;

const WIDTH: f32 = 480.0;
/// Of a button, if there is room.
const BUTTON: f32 = 104.0;

pub(crate) struct QuestionDialog {
    pub(crate) title: &'static str,
    pub(crate) text: String,
    pub(crate) help: Place,
    /// From right to left.
    pub(crate) choices: Vec<DialogChoice>,
}

pub(crate) struct DialogChoice {
    label: &'static str,
    /// Carried out after the question is closed.
    action: Option<Action>,
    look: ChoiceLook,
    why_not: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChoiceLook {
    Plain,
    Main,
    /// The main button, which has the focus.
    Focused,
    Destructive,
}

impl DialogChoice {
    pub(crate) fn call(label: &'static str, function: impl Fn(&mut Context) + 'static) -> Self {
        Self { label, action: Some(Action::call(function)), look: ChoiceLook::Plain, why_not: None }
    }

    /// Only closes the question.
    pub(crate) const fn none(label: &'static str) -> Self {
        Self { label, action: None, look: ChoiceLook::Plain, why_not: None }
    }

    pub(crate) fn look(self, look: ChoiceLook) -> Self {
        Self { look, ..self }
    }

    pub(crate) fn possible_if(self, is_possible: bool, why_not: &'static str) -> Self {
        Self { why_not: (!is_possible).then_some(why_not), ..self }
    }

    /// Returns whether it was chosen. The question may have opened under the pointer during a double click.
    fn show(&self, ui: &mut Ui, width: f32) -> bool {
        let button = widgets::button(self.label).min_width(width);
        let button = match self.look {
            ChoiceLook::Plain => button,
            ChoiceLook::Main | ChoiceLook::Focused => button.primary(),
            ChoiceLook::Destructive => button.destructive(),
        };
        let response = button.show_enabled(ui, self.why_not.is_none(), self.why_not);
        if self.look == ChoiceLook::Focused && ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        widgets::is_first_click(&response)
    }
}

/// Opens a question, in place of an earlier one.
pub(crate) fn ask(cx: &mut Context, question: QuestionDialog) {
    cx.view.dialogs.close::<QuestionDialog>();
    cx.view.dialogs.push(question);
}

impl Dialog for QuestionDialog {
    fn show(&mut self, frame: &mut DialogFrame<'_>) -> bool {
        let body = |ui: &mut Ui| ui.add(Label::new(text::body(&self.text)).wrap());
        let footer = |ui: &mut Ui| {
            let layout = Layout::right_to_left(Align::Center);
            let width = BUTTON.min(ui.available_width() / self.choices.len() as f32 - 8.0);
            let shown =
                ui.with_layout(layout, |ui| self.choices.iter().map(|one| one.show(ui, width)).collect());
            let chosen: Vec<bool> = shown.inner;
            chosen.into_iter().position(|is_chosen| is_chosen)
        };
        let result = widgets::dialog(&frame.cx.egui, (frame.id, self.title), (WIDTH, 720.0), body, footer);
        if let Some(index) = result.footer {
            frame.cx.request(Action::Window(WindowAction::CloseDialog));
            frame.cx.request_all(self.choices[index].action.clone());
        }
        result.closed && result.footer.is_none()
    }

    fn help_place(&self) -> Place {
        self.help.clone()
    }

    fn is_about_saving(&self) -> bool {
        true
    }
}
