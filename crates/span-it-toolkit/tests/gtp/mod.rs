//! The Go Text Protocol on both its sides. Guards against a controller that is answered wrongly or
//! not at all, and against an outside program that hangs, breaks or cheats a contest.

#[cfg(unix)]
mod opponent;
#[cfg(unix)]
mod orphans;
mod server;
