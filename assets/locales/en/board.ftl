board = Board
# The accessible name of a dialog's close button.
close = Close
zoom_in = Zoom in (I)
zoom_out = Zoom out (O)
whole_board = Show the whole board (0)
# Where a node is pressed that waits for the other player or for a button.
not_now = You cannot play here now.
is_taken = { $node } is taken.
play = Play { $node }
# The place of a node among the good rings.
# $rank $of
rank = place { $rank } of { $of } among the good rings
# The same for what is good for one player.
# $who $rank $of
rank_for = good for { $who }: { $rank } of { $of }
alternative = better move { $number }
one_of_three = one of three, one is right
# What a tooltip says first of an owned node.
# $node $owner
owned_node_title = { $node } · { $owner }
hint = hint
mistake = mistake
keeps_win = keeps the win
only_winning_move = only move that keeps the win
loses_win = gives the win away
compared_choice = choice of the compared personality
play_first = play this first
ways_1 = on the solid way
ways_2 = on the dashed way
# The names of the sides, where no player has a name.
left_to_right = Left to right
top_to_bottom = Top to bottom
# The other node of a pair, of which one joins when the opponent takes the other.
partner = partner { $letter }
# The board, for screen readers.
# $horizontal $vertical
picture_title = { PERSON($vertical) ->
    [you] { $horizontal } against you
    [circles] { $horizontal } against the round dots
    [diamonds] { $horizontal } against the diamonds
   *[other] { $horizontal } against { $vertical }
}
# Facts of a node or path, after a comma.
free = free
# Columns or rows of two dots; None is the edge.
# $before $after
joins = { $before ->
    [None] joins the edge and { $after }
   *[other] { $after ->
        [None] joins { $before } and the edge
       *[other] joins { $before } and { $after }
    }
}
# All lines that hang together, branches included.
path_of = { $lines ->
    [one] 1 line
   *[other] { $lines } joined lines
}
touches_left = touches the left edge
touches_right = touches the right edge
joins_left_to_right = joins left to right
touches_top = touches the top
touches_bottom = touches the bottom
joins_top_to_bottom = joins top to bottom

picture-save_picture = Save Picture…
picture-copy_picture = Copy Picture
picture-save_animation = Save Animation…
picture-title = Save Picture
picture-animation_title = Save Animation
picture-no_board = This page shows no board.
picture-no_moves = The game has no moves yet.
picture-copied = The picture is on the clipboard.
picture-about = The board as it is shown, with its marks, trees or weights.
picture-format = Format
picture-formats_1 = PNG
picture-formats_2 = SVG
picture-size = Longer side
picture-colors = Colours
picture-color_choices_1 = As shown
picture-color_choices_2 = Light
picture-color_choices_3 = Dark
picture-color_choices_4 = Print
picture-speed = Speed
picture-speeds_1 = Slow
picture-speeds_2 = Normal
picture-speeds_3 = Fast
picture-save = Save…
picture-stop = Stop
picture-busy = Wait until this has finished.
picture-lost = the animation could not be drawn
picture-png_files = PNG pictures
picture-svg_files = SVG pictures
picture-gif_files = GIF animations
picture-pixels = { $side } pixels
# $done $of
picture-progress = { $done } of { $of } positions
picture-not_made = The picture could not be made: { SENTENCE($reason) }
picture-about_game = { $positions ->
    [one] The game from the first to the last move: 1 position.
   *[other] The game from the first to the last move: { $positions } positions.
}
