//! What each page keeps between frames, by type. Only the folder of a page names the type of its state, so no page
//! reaches into another.

use std::any::{Any, TypeId, type_name};
use std::collections::BTreeMap;
use std::fmt;

/// The state of a page, or of work that continues while its page is closed.
pub trait State: Any {}

impl<T: Any> State for T {}

#[derive(Default)]
pub struct States(BTreeMap<TypeId, Box<dyn State>>);

impl fmt::Debug for States {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("States").finish_non_exhaustive()
    }
}

impl States {
    pub(crate) fn put<T: State>(&mut self, state: T) {
        self.0.insert(TypeId::of::<T>(), Box::new(state));
    }

    pub(crate) fn take<T: State>(&mut self) -> Option<Box<T>> {
        let state: Box<dyn Any> = self.0.remove(&TypeId::of::<T>())?;
        state.downcast().ok()
    }

    /// `None` while the page is not open.
    pub fn get<T: State>(&self) -> Option<&T> {
        let state: &dyn Any = self.0.get(&TypeId::of::<T>())?.as_ref();
        state.downcast_ref()
    }

    pub(crate) fn get_mut<T: State>(&mut self) -> Option<&mut T> {
        let state: &mut dyn Any = self.0.get_mut(&TypeId::of::<T>())?.as_mut();
        state.downcast_mut()
    }

    /// A state that there always is, because the window has put it at its start.
    ///
    /// # Panics
    ///
    /// If the window has not.
    pub fn the<T: State>(&self) -> &T {
        self.get().unwrap_or_else(|| panic!("no state of {}", type_name::<T>()))
    }

    pub(crate) fn the_mut<T: State>(&mut self) -> &mut T {
        self.get_mut().unwrap_or_else(|| panic!("no state of {}", type_name::<T>()))
    }
}
