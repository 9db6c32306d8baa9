cancel = Cancel
done = Done

new_game-title = New game
new_game-computer_plays = Computer plays
new_game-plays_like = Plays like
new_game-hints_from = Hints from
# Below the personality of a person.
new_game-hints_note = Press H in the game to see its move
new_game-switch_sides = Switch sides
new_game-board = Board
new_game-more = More
new_game-rows = Rows
new_game-columns = Columns
new_game-size_note = Lines needed to cross: 3 to 20 each.
new_game-head_start = Head start
new_game-no_head_start = None
# $board $name
new_game-head_start_of = { $board ->
    [Small] Small, for { $name }
   *[Large] Large, for { $name }
}
# The accessible name of the menu.
new_game-head_start_name = Head start: { $value }
# For people only.
new_game-clock = Clock for people
new_game-no_clock = None
# Of each person for the whole game.
new_game-clock_of = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
# The accessible name of the menu.
new_game-clock_name = Clock for people: { $value }
new_game-first_move = First move
new_game-random = Random
new_game-time_limit = Computer’s time
new_game-time_limit_unit = seconds a move
new_game-seed = Seed
new_game-new_seed = New seed
new_game-play = Play
new_game-size_range = Rows and columns are whole numbers from 3 to 20.
new_game-time_limit_range = The computer’s time is 0.1 to 600 seconds.
new_game-seed_range = The seed is a whole number from 0 to 9,007,199,254,740,991.
new_game-name_needed = Each player needs a name.
new_game-size_short = 3 to 20
new_game-time_limit_short = 0.1 to 600
# A second person without a name.
new_game-guest = Guest
# A computer whose personality has no name.
new_game-computer = Computer
# The default names in files of earlier versions.
new_game-old_default_names_1 = Player 1
new_game-old_default_names_2 = Player 2
new_game-name_field_horizontal = Name (left to right)
new_game-name_field_vertical = Name (top to bottom)
new_game-direction = { $player ->
    [Horizontal] left to right
   *[Vertical] top to bottom
}
# In the theme 1993.
new_game-load_personality = Load personality…
new_game-direction_of_1993 = { $player ->
    [Horizontal] Horizontal, left to right
   *[Vertical] Vertical, top to bottom
}
# The accessible name of what both players have.
# $what $player
new_game-for_player = { $player ->
    [Horizontal] { $what } (left to right)
   *[Vertical] { $what } (top to bottom)
}
# What is set under More.
new_game-dots = board { $size }
new_game-computer_limit = computer: up to { $seconds } s a move

library-search = Search personalities
library-built_in = Built in
library-own = Your own
library-no_own = None in this list yet. Save one in the editor, or import a file.
library-no_match = No personality matches.

settings-title = Settings
settings-language = Language
settings-same_as_system = Same as system
settings-appearance = Appearance and sound
settings-game = Game
settings-theme = Theme
# The themes, in the order of `Theme::ALL`.
settings-themes_1 = System
settings-themes_2 = Light
settings-themes_3 = Dark
settings-themes_4 = High contrast
settings-themes_5 = 1993
settings-player_colors = Players' colours
# The palettes, in the order of `PlayerColors::ALL`.
settings-player_colors_choices_1 = Blue and orange
settings-player_colors_choices_2 = Navy and gold
settings-player_colors_choices_3 = Purple and amber
settings-text_size = Text size
settings-text_sizes_1 = 80%
settings-text_sizes_2 = 100%
settings-text_sizes_3 = 125%
settings-text_sizes_4 = 150%
settings-text_sizes_5 = 200%
settings-reduce_motion = Reduce motion
settings-reduce_motion_note = Turns off animations.
settings-direction = My direction
# The choices, in the order of `Direction::ALL`.
settings-directions_1 = Left to right
settings-directions_2 = Top to bottom
settings-directions_3 = Alternate
settings-show_directions = Show directions
# The choices, in the order of `ShowDirections::ALL`.
settings-show_directions_choices_1 = New players
settings-show_directions_choices_2 = Always
settings-show_directions_choices_3 = Never
settings-computer_pace = Computer's pace
# The choices, in the order of `ComputerPace::ALL`.
settings-computer_paces_1 = Instant
settings-computer_paces_2 = Natural
settings-computer_paces_3 = Slow
settings-sound = Sound
# No sound, then the volumes in the order of `Volume::ALL`.
settings-volumes_1 = Off
settings-volumes_2 = Quiet
settings-volumes_3 = Medium
settings-volumes_4 = Loud
settings-warn_of_mistakes = Warn me after a mistake
settings-warn_of_mistakes_note = Reports that you gave a win away, but not the better move.
settings-coordinates = Show coordinates
settings-confirm_moves = Confirm each move
settings-confirm_moves_note = The first click shows the move, the second plays it.
settings-hints_of_1993 = Hints as in 1993
settings-hints_of_1993_note = The move of the opponent who gives your hints, even if it loses
settings-opponents_speak = Opponents speak
settings-show_ratings = Show my ratings
settings-show_ratings_note = Also the difficulty of a puzzle, after the answer.
settings-show_days = Show the last seven days
settings-more_time = More time
settings-more_time_note = Three minutes become six. Such runs have their own list.
settings-your_name = Your name
settings-your_name_note = Your name in new games, in About, and as the author of what you save.

about-title = About Span-It!
about-version = Version { $version }
about-origin = Based on the 1993 game for Windows 3.1 by Mark T. Chapman.
about-thanks = Thanks to Jay Dittmann, whose feedback improved the original most.
about-licences = Free software under MIT or Apache-2.0. The fonts Inter and JetBrains Mono are under the SIL Open Font Licence.
about-owner = This copy belongs to { $handle }.

keyboard-title = Keyboard
keyboard-everywhere = Everywhere
keyboard-on_the_board = On the board
keyboard-board_keys_1 = Left, Right
keyboard-board_keys_2 = Up, Down
keyboard-board_keys_3 = Home, End
keyboard-board_keys_4 = Enter, Space
keyboard-board_keys_5 = Ctrl+scroll
keyboard-board_keys_6 = Tab
# What each of these keys does.
keyboard-board_meanings_1 = Next free node of the row
keyboard-board_meanings_2 = Nearest free node of the next row
keyboard-board_meanings_3 = First and last free node of the row; with Ctrl, of the board
keyboard-board_meanings_4 = Play the node under the cursor
keyboard-board_meanings_5 = Zoom a large board; drag to move it
keyboard-board_meanings_6 = Leave the board

go_to-title = Go to node
go_to-node = Name of the node, such as c3
go_to-go = Go
go_to-taken = That node is taken.
go_to-no_such_node = This board has no such node.

path-open = Open
path-save = Save

licences-open = Licences…
licences-title = Licences
licences-parts_1 = Span-It!
licences-parts_2 = Inter
licences-parts_3 = JetBrains Mono
licences-parts_4 = Libraries
licences-licence_of = Licence of
licences-program_licence = Span-It! is free software under the MIT licence or the Apache licence 2.0, at your choice.
licences-font_licence = This font is part of the program, under the SIL Open Font Licence.
licences-library_licences = The program contains these libraries, each under the licence beside its name.
