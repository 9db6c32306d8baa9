//! A hash index of positions, which is cleared in constant time.

/// Slots of a new index.
const FIRST_SLOTS: usize = 1 << 8;

/// A map from [keys of positions](super::weights::Weights::key) to numbers.
#[derive(Clone, Debug)]
pub(super) struct KeyIndex {
    /// Open addressing with linear probing; a power of two, at most half of them used.
    slots: Vec<Slot>,
    used: usize,
    /// Slots of other generations are empty.
    generation: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: [u64; 2],
    generation: u32,
    number: u32,
}

impl Default for KeyIndex {
    fn default() -> Self {
        Self { slots: vec![Slot::default(); FIRST_SLOTS], used: 0, generation: 1 }
    }
}

impl KeyIndex {
    /// The number of a position.
    pub(super) fn get(&self, key: u128) -> Option<usize> {
        let slot = &self.slots[self.place(halves(key))];
        (slot.generation == self.generation).then_some(slot.number as usize)
    }

    /// The number of a position. If it has none, it gets `number`, and the result is `None`.
    pub(super) fn get_or_insert(&mut self, key: u128, number: usize) -> Option<usize> {
        let key = halves(key);
        let place = self.place(key);
        let slot = &mut self.slots[place];
        if slot.generation == self.generation {
            return Some(slot.number as usize);
        }
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        *slot = Slot { key, generation: self.generation, number };
        self.used += 1;
        if self.used * 2 > self.slots.len() {
            self.grow();
        }
        None
    }

    /// Capacity in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>()
    }

    pub(super) fn clear(&mut self) {
        // A sparse index is slow, because its slots are far apart in memory.
        let is_sparse = self.used * 16 < self.slots.len();
        match self.generation.checked_add(1) {
            Some(generation) if !is_sparse => (self.used, self.generation) = (0, generation),
            _ => *self = Self::default(),
        }
    }

    /// The slot of a key, or the empty slot where it belongs.
    #[expect(clippy::cast_possible_truncation, reason = "the mask takes the lower bits")]
    fn place(&self, key: [u64; 2]) -> usize {
        let mask = self.slots.len() - 1;
        // Keys are uniformly distributed, so each part of one is a hash.
        let mut place = key[0] as usize & mask;
        while self.slots[place].generation == self.generation && self.slots[place].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let slots = vec![Slot::default(); self.slots.len() * 2];
        for slot in std::mem::replace(&mut self.slots, slots) {
            if slot.generation == self.generation {
                let place = self.place(slot.key);
                self.slots[place] = slot;
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "each half is taken on its own")]
const fn halves(key: u128) -> [u64; 2] {
    [key as u64, (key >> 64) as u64]
}
