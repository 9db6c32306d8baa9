//! A rectangle painted by egui's painter where nobody sees it.
//!
//! The only unsafe code of this crate: a graphics context can be had from no library without.
#![expect(unsafe_code, reason = "glutin and glow take the driver's word for what it hands them")]

use std::error::Error;
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

/// What a device says of itself that is no graphics card.
const SOFTWARE: &str = "EGL_MESA_device_software";
/// The picture's sides, in pixels.
const SIDE: u32 = 8;

/// Paints it, so that the driver compiles what it takes and keeps that. Leaves a graphics card alone: it
/// has its shaders at once, and may have to be woken.
///
/// # Errors
/// There is no driver, there is a graphics card, or the driver refuses.
pub(super) fn paint(dithering: bool) -> Result<(), Box<dyn Error>> {
    let devices: Vec<Device> = Device::query_devices()?.collect();
    if devices.iter().any(|device| !device.extensions().contains(SOFTWARE)) {
        return Err("there is a graphics card".into());
    }
    let device = devices.first().ok_or("there is no driver")?;
    // SAFETY: no display of another library is handed over that could be an invalid one.
    let display = unsafe { Display::with_device(device, None) }?;
    let painted = paint_on(&display, dithering);
    // What was compiled is on the disk when this returns.
    // SAFETY: all that was made from the display has been dropped at the end of `paint_on`.
    unsafe { display.terminate() };
    painted
}

/// Gives back to the system what was allocated and is free again.
#[cfg(target_env = "gnu")]
pub(super) fn give_back() {
    // SAFETY: it may be called at any time, from any thread.
    unsafe { libc::malloc_trim(0) };
}

/// Paints it into a frame without colours, on the context that is current: the driver compiles what moves the
/// corners of what is painted, and hardly anything else.
///
/// # Errors
/// The driver refuses.
pub(super) fn paint_colourless(gl: &Arc<glow::Context>, dithering: bool) -> Result<(), Box<dyn Error>> {
    // What can fail comes before anything is bound: the window is painted on this context next.
    let mut painter = Painter::new(Arc::clone(gl), "", None, dithering)?;
    // SAFETY: the context is current while eframe has the application built, and nothing that is bound or
    // made here stays.
    unsafe {
        let (frame, depth) = (gl.create_framebuffer()?, gl.create_renderbuffer()?);
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(frame));
        gl.bind_renderbuffer(glow::RENDERBUFFER, Some(depth));
        let side = SIDE.cast_signed();
        gl.renderbuffer_storage(glow::RENDERBUFFER, glow::DEPTH_COMPONENT16, side, side);
        let place = glow::DEPTH_ATTACHMENT;
        gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, place, glow::RENDERBUFFER, Some(depth));
        gl.draw_buffer(glow::NONE);
        rectangle(&mut painter);
        gl.bind_renderbuffer(glow::RENDERBUFFER, None);
        gl.bind_framebuffer(glow::FRAMEBUFFER, None);
        gl.delete_renderbuffer(depth);
        gl.delete_framebuffer(frame);
    }
    painter.destroy();
    Ok(())
}

fn paint_on(display: &Display, dithering: bool) -> Result<(), Box<dyn Error>> {
    let config = config(display)?;
    let side = NonZeroU32::new(SIDE).ok_or("there is no picture")?;
    let surface = SurfaceAttributesBuilder::<PbufferSurface>::new().build(side, side);
    // SAFETY: the config is the display's own, and no context is shared that could have another.
    let context = unsafe { display.create_context(&config, &ContextAttributesBuilder::new().build(None)) }?;
    // SAFETY: the config is the display's own, and there is no window that could be gone.
    let surface = unsafe { display.create_pbuffer_surface(&config, &surface) }?;
    let context = context.make_current(&surface)?;
    // SAFETY: the context is current on this thread, and outlives what is made here.
    let gl = unsafe { glow::Context::from_loader_function_cstr(|name| display.get_proc_address(name)) };
    // As eframe makes the window's.
    let mut painter = Painter::new(Arc::new(gl), "", None, dithering)?;
    rectangle(&mut painter);
    painter.destroy();
    drop(painter);
    // One that is current would live on, and the display with it.
    context.make_not_current()?;
    Ok(())
}

/// A way of drawing like the window's: its depth of colour, and nothing else that egui has no use for.
fn config(display: &Display) -> Result<Config, Box<dyn Error>> {
    let wanted = ConfigTemplateBuilder::new()
        .with_surface_type(ConfigSurfaceTypes::PBUFFER)
        .with_alpha_size(8)
        .with_depth_size(0)
        .with_stencil_size(0);
    // SAFETY: no window is named that could be an invalid one.
    let mut found = unsafe { display.find_configs(wanted.build()) }?;
    found.next().ok_or_else(|| "there is no such config".into())
}

/// With a texture, as egui paints all it paints.
fn rectangle(painter: &mut Painter) {
    let texture = TextureId::default();
    let white = ColorImage::filled([1, 1], Color32::WHITE);
    painter.set_texture(texture, &ImageDelta::full(white, TextureOptions::LINEAR));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(SIDE as f32, SIDE as f32));
    let mut mesh = Mesh::with_texture(texture);
    mesh.add_rect_with_uv(whole, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), Color32::WHITE);
    let shape = ClippedPrimitive { clip_rect: whole, primitive: Primitive::Mesh(mesh) };
    painter.paint_primitives([SIDE, SIDE], 1.0, &[shape]);
}
