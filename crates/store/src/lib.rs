//! Where Span-It! keeps its data: safe access to files, logs, and the database of games.
//!
//! | module | content |
//! | --- | --- |
//! | [`storage`] | reads with a size limit, atomic writes, whole files of our own, append-only logs |
//! | [`personalities`] | files and folders of personalities, and files of measured strengths |
//! | [`games`] | stored games: search by player, size, result, date and position |

pub mod games;
pub mod personalities;
pub mod storage;
