//! Paints an invisible rectangle with egui's painter, and releases the shader compiler.
//!
//! The only unsafe code of this crate: no library offers a graphics context without it.
#![expect(unsafe_code, reason = "glutin and glow cannot check what the driver returns")]

use std::error::Error;
use std::ffi::c_void;
use std::fmt;
use std::num::NonZeroU32;
use std::sync::Arc;

use eframe::egui::epaint::{ClippedPrimitive, ImageDelta, Primitive};
use eframe::egui::{Color32, ColorImage, Mesh, Rect, TextureId, TextureOptions, pos2};
use eframe::egui_glow::Painter;
use eframe::glow::{self, HasContext as _};
use glutin::api::egl::config::Config;
use glutin::api::egl::device::Device;
use glutin::api::egl::display::Display;
use glutin::config::{ConfigSurfaceTypes, ConfigTemplateBuilder};
use glutin::context::{ContextAttributesBuilder, NotCurrentGlContext as _, PossiblyCurrentGlContext as _};
use glutin::display::GlDisplay as _;
use glutin::surface::{PbufferSurface, SurfaceAttributesBuilder};

const SOFTWARE: &str = "EGL_MESA_device_software";
/// Side length of the picture, in pixels.
const SIDE: u32 = 8;

/// Paints the rectangle, so that the driver compiles its shaders and caches them. Does nothing with a graphics card: it
/// compiles quickly, and painting may have to wake it.
pub(super) fn paint(dithering: bool) -> Result<(), Box<dyn Error>> {
    let devices: Vec<Device> = Device::query_devices()?.collect();
    if devices.iter().any(|device| !device.extensions().contains(SOFTWARE)) {
        return Err("there is a graphics card".into());
    }
    let device = devices.first().ok_or("there is no driver")?;
    // SAFETY: no raw display handle is passed that could be invalid.
    let display = unsafe { Display::with_device(device, None) }?;
    let painted = paint_on(&display, dithering);
    // Terminating the display makes the driver write its cache to the disk.
    // SAFETY: everything created from the display has been dropped at the end of `paint_on`.
    unsafe { display.terminate() };
    painted
}

/// `glReleaseShaderCompiler` of the window's context.
#[derive(Clone, Copy)]
pub(super) struct ReleaseCompiler(unsafe extern "system" fn());

impl ReleaseCompiler {
    /// `None` if the context has no such function.
    pub(super) fn load(cc: &eframe::CreationContext<'_>) -> Option<Self> {
        let gl = cc.gl.as_ref()?;
        let version = gl.version();
        let is_in_version = version.is_embedded || (version.major, version.minor) >= (4, 1);
        // Drivers return an address for functions that the context does not have.
        if !is_in_version && !gl.supported_extensions().contains("GL_ARB_ES2_compatibility") {
            return None;
        }
        let address = cc.get_proc_address.as_ref()?(c"glReleaseShaderCompiler");
        // SAFETY: the context has this function, which has no parameters and no result. No address is `None`.
        unsafe { std::mem::transmute::<*const c_void, Option<unsafe extern "system" fn()>>(address) }
            .map(Self)
    }

    /// The context must be current on this thread. It loads the compiler again if a shader is compiled later.
    pub(super) fn call(self) {
        // SAFETY: eframe keeps the context of the window, to which the function belongs, and makes it current while
        // the window is drawn.
        unsafe { self.0() };
    }
}

impl fmt::Debug for ReleaseCompiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReleaseCompiler")
    }
}

#[cfg(target_env = "gnu")]
pub(super) fn release_freed_memory() {
    // SAFETY: `malloc_trim` may be called at any time, from any thread.
    unsafe { libc::malloc_trim(0) };
}

/// Paints the rectangle into a frame buffer without colours in the current context: the driver then compiles the vertex
/// shader and little else.
pub(super) fn paint_colourless(gl: &Arc<glow::Context>, dithering: bool) -> Result<(), Box<dyn Error>> {
    let mut painter = Painter::new(Arc::clone(gl), "", None, dithering)?;
    let painted = paint_depth(gl, &mut painter);
    painter.destroy();
    painted.map_err(Into::into)
}

/// Paints into a frame buffer that has only a depth.
fn paint_depth(gl: &glow::Context, painter: &mut Painter) -> Result<(), String> {
    // Everything that can fail comes before any binding, because the window uses this context next.
    // SAFETY: the context is current while eframe builds the application, and everything that is bound or created
    // here is released here.
    unsafe {
        let frame = gl.create_framebuffer()?;
        let depth = gl.create_renderbuffer().inspect_err(|_error| gl.delete_framebuffer(frame))?;
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(frame));
        gl.bind_renderbuffer(glow::RENDERBUFFER, Some(depth));
        let side = SIDE.cast_signed();
        gl.renderbuffer_storage(glow::RENDERBUFFER, glow::DEPTH_COMPONENT16, side, side);
        let place = glow::DEPTH_ATTACHMENT;
        gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, place, glow::RENDERBUFFER, Some(depth));
        gl.draw_buffer(glow::NONE);
        rectangle(painter);
        gl.bind_renderbuffer(glow::RENDERBUFFER, None);
        gl.bind_framebuffer(glow::FRAMEBUFFER, None);
        gl.delete_renderbuffer(depth);
        gl.delete_framebuffer(frame);
    }
    Ok(())
}

fn paint_on(display: &Display, dithering: bool) -> Result<(), Box<dyn Error>> {
    let config = config(display)?;
    let side = NonZeroU32::new(SIDE).ok_or("there is no picture")?;
    let surface = SurfaceAttributesBuilder::<PbufferSurface>::new().build(side, side);
    // SAFETY: the config belongs to the display, and no shared context is passed that could differ.
    let context = unsafe { display.create_context(&config, &ContextAttributesBuilder::new().build(None)) }?;
    // SAFETY: the config belongs to the display, and no window is involved.
    let surface = unsafe { display.create_pbuffer_surface(&config, &surface) }?;
    let context = context.make_current(&surface)?;
    let painted = paint_current(display, dithering);
    // Also after an error: a current context would stay alive, and the display with it.
    context.make_not_current()?;
    painted
}

/// Paints the rectangle in the context that is current on this thread.
fn paint_current(display: &Display, dithering: bool) -> Result<(), Box<dyn Error>> {
    // SAFETY: the context is current on this thread and outlives everything created here.
    let gl = unsafe { glow::Context::from_loader_function_cstr(|name| display.get_proc_address(name)) };
    // The same arguments as eframe uses for the window.
    let mut painter = Painter::new(Arc::new(gl), "", None, dithering)?;
    rectangle(&mut painter);
    painter.destroy();
    Ok(())
}

/// A config with the window's colour depth and without features that egui does not use.
fn config(display: &Display) -> Result<Config, Box<dyn Error>> {
    let wanted = ConfigTemplateBuilder::new()
        .with_surface_type(ConfigSurfaceTypes::PBUFFER)
        .with_alpha_size(8)
        .with_depth_size(0)
        .with_stencil_size(0);
    // SAFETY: no window handle is passed that could be invalid.
    let mut configs = unsafe { display.find_configs(wanted.build()) }?;
    configs.next().ok_or_else(|| "there is no such config".into())
}

/// Uses a texture, as egui does for everything it paints.
fn rectangle(painter: &mut Painter) {
    let texture = TextureId::default();
    let white = ColorImage::filled([1, 1], Color32::WHITE);
    painter.set_texture(texture, &ImageDelta::full(white, TextureOptions::LINEAR));
    let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(SIDE as f32, SIDE as f32));
    let mut mesh = Mesh::with_texture(texture);
    mesh.add_rect_with_uv(rect, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE);
    let shape = ClippedPrimitive { clip_rect: rect, primitive: Primitive::Mesh(mesh) };
    painter.paint_primitives([SIDE, SIDE], 1.0, &[shape]);
}
