//! A table as columns of texts. Each format renders it in its own way; here as plain text.

use span_it_core::text::sanitize::printable;
use unicode_width::UnicodeWidthStr as _;

use super::columns::{Column, NONE};

/// A column of a [`Table`].
#[derive(Debug)]
pub(super) struct TableColumn {
    pub(super) head: String,
    /// Whether it has numbers, which are aligned to the right.
    pub(super) is_number: bool,
    cells: Vec<String>,
}

impl TableColumn {
    /// The width of its widest cell on a terminal.
    pub(super) fn width(&self) -> usize {
        self.cells.iter().map(|cell| cell.width()).fold(self.head.width(), usize::max)
    }
}

/// A table with a row for each item.
#[derive(Debug)]
pub struct Table<'a, T> {
    items: &'a [T],
    pub(super) columns: Vec<TableColumn>,
}

impl<'a, T> Table<'a, T> {
    /// A table without columns.
    pub const fn new(items: &'a [T]) -> Self {
        Self { items, columns: Vec::new() }
    }

    /// A table with the columns that texts have, without those in which no item has a value.
    pub(super) fn of(items: &'a [T], columns: &[Column<T>], times: bool) -> Self {
        let shown = columns.iter().filter(|column| !column.head.is_empty() && (times || !column.is_time));
        let mut table = shown.fold(Self::new(items), |table, column| {
            table.column(column.head, column.is_number(), |item| column.text(item))
        });
        table.columns.retain(|column| column.cells.iter().any(|cell| cell != NONE) || items.is_empty());
        for cell in table.columns.iter_mut().flat_map(|column| &mut column.cells) {
            *cell = printable(cell);
        }
        table
    }

    /// Adds a column of numbers.
    #[must_use]
    pub fn number(self, head: &str, cell: impl Fn(&T) -> String) -> Self {
        self.column(head, true, cell)
    }

    /// Adds a column of texts.
    #[must_use]
    pub fn text(self, head: &str, cell: impl Fn(&T) -> String) -> Self {
        self.column(head, false, cell)
    }

    fn column(mut self, head: &str, is_number: bool, cell: impl Fn(&T) -> String) -> Self {
        let cells = self.items.iter().map(cell).collect();
        self.columns.push(TableColumn { head: head.to_owned(), is_number, cells });
        self
    }

    /// Plain text: columns as wide as their widest cell, with two spaces between them.
    pub fn to_text(&self) -> String {
        let widths: Vec<usize> = self.columns.iter().map(TableColumn::width).collect();
        let line = |cells: &mut dyn Iterator<Item = (&TableColumn, &str)>| {
            let cells = cells.zip(&widths).map(|((column, cell), &width)| {
                let padding = " ".repeat(width - cell.width());
                if column.is_number { padding + cell } else { cell.to_owned() + &padding }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
        };
        let head = line(&mut self.columns.iter().map(|column| (column, &*column.head)));
        self.rows().fold(head, |text, mut row| text + &line(&mut row))
    }

    pub(super) fn heads(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| column.head.as_str())
    }

    /// The cells of each row, with their columns.
    pub(super) fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = (&TableColumn, &str)>> {
        (0..self.items.len())
            .map(|row| self.columns.iter().map(move |column| (column, column.cells[row].as_str())))
    }
}
