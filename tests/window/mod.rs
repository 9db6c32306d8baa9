//! The whole window, driven without a display, a graphics card, real settings, clocks or dialogs:
//! each module guards one part of what a player can do or see.

mod announcing;
mod files;
mod games;
mod harness;
mod hint;
mod history;
mod idle;
mod keyboard;
mod layout;
mod library;
mod machine;
mod new_game;
mod playing;
mod start;
mod titles;
mod truth;
mod watching;
