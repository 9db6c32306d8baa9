help = Help
contents = Contents
chapters = Chapters
close = Close help
back = Back
forward = Forward
print_topic = Save topic for printing…
print_book = Save book for printing…
print_personality = Save for Printing (HTML)…
search = Search the help
tabs_name = Contents or text
text_tab = Text
next_match_tip = Enter goes to the next match.
help_button = Help
save_page = Save for printing
web_pages = Web pages
book = The Span-It! Help
about = Help: { $what }
place_opened = Help: { $title }
all_nodes = All { $count } nodes of this board, free and taken.
all_paths = { $count } real paths in their owners’ colours, and in green the resultant path.
trial_node = { $node } is the node to be weighed. Click another free node to weigh that one instead.
# The words of the Board Diagram, in the order of `DiagramWord`.
diagram_words_1 = Node
diagram_words_2 = Major node
diagram_words_3 = Minor node
diagram_words_4 = Orientation
diagram_words_5 = Owner
diagram_words_6 = Path
diagram_words_7 = Path major span
diagram_words_8 = Path minor span
diagram_words_9 = Trial node
diagram_words_10 = Resultant path
diagram_words_11 = Real path
diagram_words_12 = maj
diagram_words_13 = min
diagram_instructions = Point at a word, or click it, to see it on the board. Click a free node to try it.
orientation_note = Horizontal joins left to right, Vertical top to bottom. Players have an orientation; nodes do not.
owner_note = Each ringed node has a connector and belongs to the player who placed it. The other nodes have no owner yet.
# $horizontal $vertical
real_paths = { $horizontal } real paths of Horizontal and { $vertical } of Vertical are on the board already.
# $player $node $facts
resultant = { $player ->
    [Horizontal] If Horizontal plays { $node }, the resultant path has { $facts }.
   *[Vertical] If Vertical plays { $node }, the resultant path has { $facts }.
}
if_played_here = { $player ->
    [Horizontal] if horizontal goes here
   *[Vertical] if vertical goes here
}
# The spans of the real paths are lists such as “3, 0 and 1”, or “none”.
# $kind $resultant $horizontal $vertical
spans = { $kind ->
    [Major] The major span of the resultant path is { $resultant }; of Horizontal’s real paths { $horizontal }, of Vertical’s { $vertical }.
   *[Minor] The minor span of the resultant path is { $resultant }; of Horizontal’s real paths { $horizontal }, of Vertical’s { $vertical }.
}
none = none
# How much a search has found, in how many chapters.
# $matches $places
match_count = { $matches ->
    [0] Nothing found
    [one] 1 match
   *[other] { $places ->
        [one] { $matches } matches in 1 place
       *[other] { $matches } matches in { $places } places
    }
}
# $kind $count
nodes_of = { $kind ->
    [Major] The { $count } major nodes: a connector there runs along its owner’s orientation.
   *[Minor] The { $count } minor nodes: a connector there runs across its owner’s orientation.
}
# The facts of a path, one after the other with commas.
connectors = { $count ->
    [one] 1 connector
   *[other] { $count } connectors
}
major_span = major span { $span }
minor_span = minor span { $span }
winner = a winner
anchored = anchored
# The part of a weight that is chosen at random.
up_to = 0 to { $most }

example-factor_text = Factor
example-value = Value
example-calculation = Calculation
example-total = Total
example-instructions = Click another free node or choose another personality to recalculate everything below.
# $node $name
example-title = { $node }, weighed by { $name }
example-for_player = { $player ->
    [Horizontal] for Horizontal
   *[Vertical] for Vertical
}
example-resultant = Resultant path: { $facts }.
# $count $paths
example-adjacent = { $count ->
    [0] Adjacent real paths: none, so it starts a path (+1).
    [one] Adjacent real path: { $paths }; it is expanded (0).
   *[other] Adjacent real paths: { $paths }; they are merged (−1).
}
# How many other free nodes have more weight, of how many, and the number of all free nodes.
# $node $more $others $free
example-rank = { $more ->
    [0] None of the { $free } free nodes has more weight than { $node }.
    [one] 1 of the other { $others } free nodes has more weight than { $node }.
   *[other] { $more } of the other { $others } free nodes have more weight than { $node }.
}

# The values that a factor can have.
# $least $most
factor-whole_number = whole number from { $least } to { $most }
# $least $most
factor-any_number = number from { $least } to { $most }
# $from $to
factor-typical = typical: { $from } to { $to }
# $from $to
factor-typical_logarithmic = typical: { $from } to { $to }, logarithmic
factor-default = default: { $value }

page-made_with = Made with Span-It! { $version }.
page-notes = Notes
page-column_heads_1 = Factor
page-column_heads_2 = Value
page-column_heads_3 = Meaning
