//! The whole window, driven without a display, a graphics card, real settings, clocks or dialogs:
//! each module guards one part of what a player can do or see.

mod announcing;
mod dropped;
mod editing;
mod engines;
mod eyes;
mod files;
mod games;
mod hands;
mod harness;
mod help;
mod hint;
mod history;
mod idle;
mod keyboard;
mod layout;
mod library;
mod library_changes;
mod likeness;
mod machine;
mod monkey;
mod new_game;
mod perfect;
mod personality;
mod places;
mod playing;
mod reading;
mod start;
mod steady;
mod titles;
mod tooltips;
mod tournament;
mod training;
mod truth;
mod visiting;
mod watching;
