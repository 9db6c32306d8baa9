//! GTP as server and as client. Guards against wrong or missing answers, and against an engine that hangs,
//! fails or cheats.

#[cfg(unix)]
mod opponent;
#[cfg(unix)]
mod script;
mod server;
