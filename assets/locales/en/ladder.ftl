# The command, and the title of the page.
ladder = Ladder
title = Ladder
about = Two wins in a match climb a rung. You may challenge any opponent.
elo = Rating
start_here = you could start here
# In a narrow window.
start_here_short = start here
start_close = Hide this suggestion
you_are_here = you are here
climbed = climbed
show = Show ladder
next_game = Next game
try_again = Try again
play_again = Play again
continue_text = Continue the game
challenge_perfect = Challenge perfect play
top = The top
all_climbed = You have climbed the whole ladder.
next = What comes next
note = Ladder games have no undo and no help. They alone count for your rating.
shorter_way = A shorter way for you. It does not count for your rating.
your_rating = Your rating
# Of an unfinished game that another one replaced.
kept_aside = The ladder continues it.
# Before the fourth move.
left_free = Before your fourth move leaving is free. This game no longer counts for the ladder.
left = This game no longer counts for the ladder.
challenge = Challenge { $name }
# $rung $all
rung_of = Rung { $rung } of { $all }
# $won $lost
score = { $won }–{ $lost }
# $name $won $lost
score_name = You { $won }, { $name } { $lost }
# $character $won $lost
character_and_score = { $character } · { $won }–{ $lost }, first to two wins
after_more_games = { $games ->
    [one] shown after { $games } more game
   *[other] shown after { $games } more games
}
# The change of the rating.
this_week = { $change } this week
start_higher = Or start higher, with { SHORT($opponent) }
# Why, and that one may start lower. The rating in puzzles or None, and the lowest opponent.
# $rating $lowest
start_reason = You finished the lessons and { $rating ->
    [None] ten puzzles.
   *[other] solve puzzles at { $rating }.
} You may start lower, but { SHORT($lowest) } may be too easy.
# The state of the ladder in one line, with the opponent of the next rung.
# $climbed $all $opponent
rungs_climbed = { $climbed } of { $all } rungs climbed. Beat { $opponent } twice to climb one more.
all_rungs_climbed = All { $all } rungs climbed
# $rung $name
rung = Rung { $rung }: { $name }
elo_of = rating { $elo }
# Who moves first in the next game of the match.
# $opponent $you_begin
starts_next = { $you_begin ->
    [true] First to two wins · You start the next game
   *[false] First to two wins · { $opponent } starts the next game
}
# $opponent $you_begin
starts = { $you_begin ->
    [true] Ladder game against { $opponent }. You move first.
   *[false] Ladder game against { $opponent }. Your opponent moves first.
}
handicap = { $board ->
    [Small] 6 × 5
   *[Large] 6 × 4
}
# $opponent $board
handicap_name = { $board ->
    [Small] Challenge { $opponent } on 6 × 5
   *[Large] Challenge { $opponent } on 6 × 4
}
handicap_tip = { $board ->
    [Small] Your way is one line shorter, worth about a rung and a half.
   *[Large] Your way is two lines shorter, worth about three rungs.
}
# What the next game of a rung is about.
# $opponent $won $lost
goal = { $won ->
    [0] Beat { SHORT($opponent) } twice
   *[other] { $lost ->
        [0] Beat { SHORT($opponent) } twice: one more
       *[other] The next game decides
    }
}
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
