### Chosen by name while the program runs: no functions.
### The errors of the libraries, which are English. The first text that fits an error is shown in the chosen language; what a colon
### separates may be of two texts.

place = line { $line }, column { $column }
line = line { $line }
# Files.
no-file = there is no such file
no-folder = there is no such folder to write to
exists = it exists already and was not replaced
folder = this is a folder, expected a file
device = this is a device or a pipe, expected a file
in-use = another program or window uses this file
replaced = another program has moved, removed or replaced this file while it was in use
changed = another program has changed the file while it was in use
read-only = the file is read-only
write-protected = the file is write-protected
no-permission-read = no permission to read it
no-permission-write = no permission to write it
not-read = could not read it
not-written = could not write it
too-large = the file is too large
bytes = it has { $bytes } bytes, expected at most { $most }
would-have = the file would have { $bytes } bytes, expected at most { $most }
long-line = line { $line } is too long
at-most = expected at most { $most }
cancelled = reading was cancelled
# Stored games.
games-damaged = the stored games are damaged
games-replaced = the file of the stored games was replaced or deleted meanwhile
games-full = the game was not stored: the disk is full
games-busy = the stored games are in use by another program; try again
games-gone = game { $number } is not stored; it may have been deleted in another window
games-no-locks = the file system of { $folder } has no file locks
games-not-read = the stored games could not be read or written
games-empty = the file is empty; expected the games of Span-It!
# Documents.
not-json = not JSON
empty = the text is empty
byte-mark = the text starts with a byte-order mark
early = the text ends too early
trailing-comma = trailing comma
trailing = trailing characters
invalid-number = invalid number
not-text = the byte { $byte } at offset { $offset } is not UTF-8 text
newer = expected 1 (a newer Span-It! made this; update to read it)
missing = missing field { $field }
duplicate = duplicate field { $field }
unknown = unknown field { $field }, expected { $known }
variant = unknown variant { $found }, expected { $known }
an-object = expected an object
a-name = expected a name
a-string = expected a string
a-boolean = expected a boolean
a-sequence = expected a sequence
fewer = expected a list with fewer values
five = expected a list of five numbers from 0 to 1
whole = expected a whole number from { $low } to { $high }
range = expected a number from { $low } to { $high }
characters = expected a text of at most { $most } characters
members = expected a list of 1 to { $most } personalities
start = expected a { $size } board with { $first } to move, as in rows, cols and first
entries = expected { $entries }, one for each move
no-result = expected no result, because no path wins
moves-result = expected the result that { $result }, as in the moves
# Positions and moves.
no-space = there is no space in { $text }
letter-space = letter 1 is a space
shape = expected the board, one space and the player to move (h or v)
to-move = the player to move is { $found }
h-or-v = expected h or v
rows = { $rows } rows
odd = expected an odd number, 5 to 39
size = a board of { $rows } x { $cols } major nodes
sizes = rows and columns must be 3 to 20
letters = row { $row } has { $found } letters
letter = row { $row }, letter { $column } is { $found }
h-v-dot = expected h, v or .
node = { $text } is not a node
node-form = expected column letters and a row number, such as c3
not-on-board = { $node } is not on a { $size } board
taken = { $node } is taken by { $player }
over = the game is over
# What is left.
parts = { $first }: { $rest }
number = expected { $number }
is = { $path } is { $value }
