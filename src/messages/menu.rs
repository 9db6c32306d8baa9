//! Texts of the menus.

pub use crate::messages::generated::menu::*;

/// *Find a Command*.
pub mod palette {
    pub use crate::messages::generated::menu::palette::*;

    /// A choice of a setting, such as a theme.
    pub fn choice(setting: &str, choice: &str) -> String {
        format!("{setting}: {choice}")
    }

    pub fn menu_and_key(menu: &str, key: &str) -> String {
        if key.is_empty() { menu.to_owned() } else { format!("{menu} · {key}") }
    }

    /// For the screen reader.
    pub fn hit(label: &str, right: &str) -> String {
        format!("{label}, {right}")
    }
}
