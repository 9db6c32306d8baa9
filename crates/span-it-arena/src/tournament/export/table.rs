//! A table as columns of texts. Each format renders it in its own way.

use unicode_width::UnicodeWidthStr as _;

/// A column of a [`Table`].
pub(super) struct Column {
    pub(super) head: String,
    /// Whether it has numbers, which are aligned to the right.
    pub(super) is_number: bool,
    cells: Vec<String>,
}

impl Column {
    /// The width of its widest cell on a terminal.
    pub(super) fn width(&self) -> usize {
        self.cells.iter().map(|cell| cell.width()).fold(self.head.width(), usize::max)
    }
}

/// A table with a row for each item.
pub(super) struct Table<'a, T> {
    items: &'a [T],
    pub(super) columns: Vec<Column>,
}

impl<'a, T> Table<'a, T> {
    pub(super) const fn new(items: &'a [T]) -> Self {
        Self { items, columns: Vec::new() }
    }

    /// Adds a column of numbers.
    pub(super) fn number(self, head: &str, cell: impl Fn(&T) -> String) -> Self {
        self.column(head, true, cell)
    }

    /// Adds a column of texts.
    pub(super) fn text(self, head: &str, cell: impl Fn(&T) -> String) -> Self {
        self.column(head, false, cell)
    }

    fn column(mut self, head: &str, is_number: bool, cell: impl Fn(&T) -> String) -> Self {
        let cells = self.items.iter().map(cell).collect();
        self.columns.push(Column { head: head.to_owned(), is_number, cells });
        self
    }

    pub(super) fn heads(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| column.head.as_str())
    }

    /// The cells of each row, with their columns.
    pub(super) fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = (&Column, &str)>> {
        (0..self.items.len())
            .map(|row| self.columns.iter().map(move |column| (column, column.cells[row].as_str())))
    }
}
