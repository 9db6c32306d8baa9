# The title of the first screen of a returning player.
next_opponent = Your next opponent: { SHORT($name) }
perfect_play = Challenge perfect play
against_perfect_play = You have climbed every rung. You move first: click a ring.
# $goal $name $you_begin
line = { $you_begin ->
    [true] { $goal }. You move first: click a ring.
   *[false] { $goal }. { SHORT($name) } moves first.
}
continue_title = Continue against { SHORT($name) }
# $number $your_turn
continue_line = { $your_turn ->
    [true] Move { $number }. Your turn.
   *[false] Move { $number }.
}
continue_text = Continue
play = Play { SHORT($name) }
# $rung $rungs $won $lost
place = { $won ->
    [0] { $lost ->
        [0] Rung { $rung } of { $rungs }
       *[other] Rung { $rung } of { $rungs } · { $won }–{ $lost }
    }
   *[other] Rung { $rung } of { $rungs } · { $won }–{ $lost }
}
learn = Learn
# Opens New Game. As short as the others.
new_game = New game…
# Its accessible name, because a menu has the same label.
learn_name = Learn: lessons and puzzles
today = Today
# The list, for the screen reader.
today_lines = { $count ->
    [one] Today, 1 line
   *[other] Today, { $count } lines
}
# $days $best
days = { $days ->
    [0] Best: { $best } days in a row
    [1] 1 day in a row
   *[other] { $days } days in a row
}
weeks = { $weeks } weeks in a row
one_week = A whole week in a row
adds_today = A game, a puzzle or a lesson keeps your days in a row going.
all_done = All done for today. See you tomorrow, or play on.
puzzle = Today’s puzzle
puzzle_open = A new one every day
puzzle_found = Solved. The next one comes tomorrow.
puzzle_missed = Answered. The next one comes tomorrow.
mistakes = Practise your mistakes
# $due $opponent
mistakes_line = { $due ->
    [one] 1 position from a game against { SHORT($opponent) }
   *[other] { $due } positions, the newest against { SHORT($opponent) }
}
rematch = { SHORT($name) } waits for a rematch
rematch_line = { $losses ->
    [1] The opponent you made beat you
    [2] The opponent you made has beaten you twice
   *[other] The opponent you made has beaten you { $losses } times running
}
lesson = Next lesson
review = Look at your last game
review_line = See where { SHORT($name) } got ahead
