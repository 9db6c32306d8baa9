//! The window's shaders, compiled while the window is still opening.
//!
//! A driver compiles egui's shaders when they are first painted with. Where the graphics are software
//! that takes Mesa a third of the time to the very first frame; it keeps what it compiled for every
//! later start. So at the first start another thread paints one rectangle that nobody sees, as the
//! window's painter would, while the window opens; and the window finds its shaders compiled. The thread
//! compiles the one for the colours first, which takes longest: meanwhile the window's own thread, which
//! has nothing else to do, compiles the one for the corners, and lays the first frame out.
//!
//! Nothing depends on it: where it fails, the first frame comes when it would have come without.

pub(crate) mod offscreen;

#[cfg(target_os = "linux")]
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use eframe::glow;

/// Whether egui's painter mixes noise into its colours, which makes other shaders. The window has hardly
/// a gradient, and every pixel pays for it where the graphics are software.
pub(crate) const DITHERING: bool = false;

/// How long a driver may take. It needs a tenth of a second; only one that hangs needs this.
const LONGEST: Duration = Duration::from_secs(1);

/// How long the window may be busy with its first frames, which nothing is to hold up.
const OPENING: Duration = Duration::from_millis(500);

/// Shaders being compiled.
#[derive(Debug)]
pub(crate) struct Compiling(Receiver<()>);

impl Compiling {
    /// Begins on a thread of its own.
    pub(crate) fn start() -> Self {
        let (done, compiled) = channel();
        let compile = move || {
            paint();
            drop(done);
            std::thread::sleep(OPENING);
            give_back();
        };
        // Without a thread the window compiles them itself.
        std::thread::Builder::new().name("shaders".to_owned()).spawn(compile).ok();
        Self(compiled)
    }

    /// Compiles on this thread, in the window's own context, what the other one would come to last.
    pub(crate) fn help(&self, gl: Option<&Arc<glow::Context>>) {
        // Where the other has ended already there is nothing to be done.
        if let (Some(gl), Err(TryRecvError::Empty)) = (gl, self.0.try_recv()) {
            paint_colourless(gl);
        }
    }

    /// Waits until they are compiled, or failed to be; not for ever.
    pub(crate) fn wait(self) {
        // The other end says nothing; it goes.
        self.0.recv_timeout(LONGEST).ok();
    }
}

fn paint() {
    // Why it failed, if it did, the window will find out for itself.
    #[cfg(target_os = "linux")]
    offscreen::paint(DITHERING).ok();
}

fn paint_colourless(gl: &Arc<glow::Context>) {
    #[cfg(target_os = "linux")]
    offscreen::paint_colourless(gl, DITHERING).ok();
    #[cfg(not(target_os = "linux"))]
    let _: &Arc<glow::Context> = gl;
}

/// What compiling took of memory goes back to the system.
fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    offscreen::give_back();
}
