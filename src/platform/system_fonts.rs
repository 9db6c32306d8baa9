//! Fonts of the system, for characters that the program's own fonts lack: names in Chinese, Hebrew or Arabic, emoji.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;

use eframe::egui::{Context, FallbackRequest, FontFamily, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

/// Looks for fonts of the system once a character needs one.
pub(crate) fn install(ctx: &Context) {
    let on_demand = OnDemand { ctx: ctx.clone(), is_requested: AtomicBool::new(false) };
    ctx.set_font_providers(vec![Arc::new(on_demand)]);
}

/// Starts the search at the first missing character and then makes room for its result. The search takes up to half a
/// second, so it has a thread of its own. Until it ends, such characters are boxes.
struct OnDemand {
    ctx: Context,
    is_requested: AtomicBool,
}

impl FontProvider for OnDemand {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if !self.is_requested.swap(true, Ordering::Relaxed) {
            let (ctx, missing) = (self.ctx.clone(), request.cluster.to_owned());
            // Without a thread the characters stay boxes.
            drop(Builder::new().name("system fonts".to_owned()).spawn(move || search(&ctx, &missing)));
        }
        None
    }
}

fn search(ctx: &Context, missing: &str) {
    let fonts = SystemFontProvider::new();
    // Waits until the fonts are listed.
    fonts.font_for(&FallbackRequest { cluster: missing, family: &FontFamily::Proportional });
    ctx.set_font_providers(vec![Arc::new(fonts)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_missing_character_starts_one_search() {
        let ctx = Context::default();
        let fonts = OnDemand { ctx, is_requested: AtomicBool::new(false) };
        let request = FallbackRequest { cluster: "\u{8a9e}", family: &FontFamily::Proportional };
        assert!(fonts.font_for(&request).is_none() && fonts.is_requested.load(Ordering::Relaxed));
    }
}
