//! What all crates of Span-It! share, without knowing the game.
//!
//! | module | content |
//! | --- | --- |
//! | [`json`] | strict JSON with exact error positions |
//! | [`storage`] | reads with a size limit, atomic writes, append-only logs |
//! | [`text`] | numbers for readers, sanitising, natural sort order |
//! | [`html`] | printable pages |
//! | [`stopwatch`] | measured time |

pub mod html;
pub mod json;
pub mod stopwatch;
pub mod storage;
#[cfg(feature = "testing")]
pub mod testing;
pub mod text;
