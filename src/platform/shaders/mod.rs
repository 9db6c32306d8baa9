//! Compiles the window's shaders while the window opens.
//!
//! A driver compiles egui's shaders at their first use. With software rendering this takes Mesa a third of the time
//! to the first frame; later starts use its cache. So at the first start, another thread paints one invisible
//! rectangle in the same way as the window's painter. That thread compiles the fragment shader first, which takes
//! longest. Meanwhile the window's own thread is idle, so it compiles the vertex shader and lays out the first frame.
//!
//! This is only an optimisation: if it fails, the first frame appears later.
//!
//! After the first frame, [`Compiler`] returns the memory that the compilation needed.

#[cfg(target_os = "linux")]
pub(crate) mod offscreen;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use eframe::glow;

/// Whether egui's painter dithers its colours, which needs other shaders. The window has hardly any gradients, and
/// dithering costs time per pixel with software rendering.
pub(crate) const DITHERING: bool = false;

/// Timeout for the driver. It usually needs a tenth of a second; the limit is for one that hangs.
const MAX_WAIT: Duration = Duration::from_secs(1);

/// Delay before memory is returned to the system, so that the first frames of the window are not slowed down.
const OPENING: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub(crate) struct ShaderCompilation(Receiver<()>);

impl ShaderCompilation {
    pub(crate) fn start() -> Self {
        let (done, compiled) = channel();
        let compile = move || {
            paint();
            drop(done);
        };
        // Without a thread the window compiles them itself.
        std::thread::Builder::new().name("shaders".to_owned()).spawn(compile).ok();
        Self(compiled)
    }

    /// Compiles on this thread, in the window's own context, the shader that the other thread would compile last.
    pub(crate) fn help(&self, gl: Option<&Arc<glow::Context>>) {
        // Nothing is left to do if the other thread has ended.
        if let (Some(gl), Err(TryRecvError::Empty)) = (gl, self.0.try_recv()) {
            paint_colourless(gl);
        }
    }

    /// Waits until the shaders are compiled or have failed, or for the timeout.
    pub(crate) fn wait(self) {
        // The channel carries no message; it closes when the thread ends.
        self.0.recv_timeout(MAX_WAIT).ok();
    }
}

fn paint() {
    // An error has no effect here: the window compiles its shaders itself.
    #[cfg(target_os = "linux")]
    offscreen::paint(DITHERING).ok();
}

fn paint_colourless(gl: &Arc<glow::Context>) {
    #[cfg(target_os = "linux")]
    offscreen::paint_colourless(gl, DITHERING).ok();
    #[cfg(not(target_os = "linux"))]
    let _: &Arc<glow::Context> = gl;
}

/// The driver's shader compiler in the context of the window. It keeps tables of some megabytes (6 MB in Mesa), which
/// the window does not need again: egui compiles all its shaders at the start.
#[derive(Debug)]
pub(crate) struct Compiler {
    #[cfg(target_os = "linux")]
    release: Option<offscreen::ReleaseCompiler>,
}

impl Compiler {
    #[cfg(target_os = "linux")]
    pub(crate) fn new(cc: &eframe::CreationContext<'_>) -> Self {
        Self { release: offscreen::ReleaseCompiler::load(cc) }
    }

    #[cfg(not(target_os = "linux"))]
    pub(crate) fn new(_: &eframe::CreationContext<'_>) -> Self {
        Self {}
    }

    /// Returns its memory to the system, most of it on another thread and later. The context of the window must be
    /// current, as it is while the window is drawn.
    pub(crate) fn release(self) {
        #[cfg(target_os = "linux")]
        if let Some(release) = self.release {
            release.call();
        }
        let trim = || {
            std::thread::sleep(OPENING);
            release_freed_memory();
        };
        // Without a thread the memory stays with the program.
        std::thread::Builder::new().name("memory".to_owned()).spawn(trim).ok();
    }
}

/// Returns memory that the program has freed to the system.
fn release_freed_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    offscreen::release_freed_memory();
}
