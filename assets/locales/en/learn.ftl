# The command, and the title of the page.
learn = Learn the Game
title = Learn
close = Back to game
lessons = Lessons
start = Learn the game
# Where the board is clicked while the buttons below it are the answers.
use_the_buttons = Choose with the buttons below the board.
# Where the board is clicked while it waits for a button.
press_first = To go on, press "{ $button }".
resume = Continue: { $title }
# $done $all
lessons_done = { $done } of { $all } lessons done
about_lessons = Thirteen short lessons on a real board. The first four take two minutes, all about nine.
lessons_finished = You have finished all thirteen lessons.
progress_replaced = The file of your progress was replaced or deleted. Your progress is now that of the file that is there.
# The problem is a sentence.
progress_not_saved = Your progress cannot be saved: { ERROR($problem) } Learning continues without it, and the program tries again.
# The accessible name of a lesson in the list.
# $number $title
lesson_not_started = Lesson { $number }, { $title }, not started
# $number $title
lesson_done = Lesson { $number }, { $title }, done
# $number $title $done $steps
lesson_begun = Lesson { $number }, { $title }, { $done } of { $steps } steps done
wins_from_here = { $winner ->
    [Horizontal] Left to right wins from here with best play.
   *[Vertical] Top to bottom wins from here with best play.
}
# $count $first
lines_left_out = { $count ->
    [one] { $count } line of learning.jsonl was left out: line { $first }.
   *[other] { $count } lines of learning.jsonl were left out: first { $first }.
}
# The accessible name of the dots of the last seven days.
week_name = { $days ->
    [None] No day played in the last seven
   *[other] Played on { $days }
}

lessons-right_text = Right
lessons-wrong_text = Not yet
lessons-next = Next step
lessons-finish = Finish
lessons-try_again = Try again
lessons-show = Solution
lessons-skip = Skip lesson
lessons-repeat = Repeat lesson
lessons-leave = All lessons
lessons-play_now = Play now
lessons-play = You know enough to beat the first opponents. Play now against the first of them, or continue.
lessons-take_back = Take back
lessons-play_on = Play on
lessons-play_again = Play again
lessons-your_move = Your move.
# $lesson $all
lessons-heading = Lesson { $lesson } of { $all }
# $step $steps
lessons-step_of = Step { $step } of { $steps }
lessons-next_lesson = Next: { $title }
# $lesson $title $step $steps $text
lessons-opening = Lesson { $lesson }, { $title }, step { $step } of { $steps }. { $text }
# $answer $text $button
lessons-right = { $answer }. Right. { $text } { $button }, button.
# $answer $text
lessons-wrong = { $answer }. Not that. { $text } Try again, button.
# $node $text
lessons-continues = { $node }. Right so far. { $text }
# $node $reply $text
lessons-replied = { $node }. They answer { $reply }. { $text }
lessons-shown = It is { $node }, the marked ring.
lessons-shortens = { $node } shortens your way.
# $node $opponent
lessons-mistake = { $node } was a mistake: { $opponent } can win now. Take it back, or play on.
# $opponent $node
lessons-opponent_moves = { $opponent } plays { $node }.
lessons-thinking = { $opponent } is thinking.
# A choice with its key.
# $key $label
lessons-keyed = { $key }  { $label }
# What is left of a path.
# $you $lines
lessons-go_on = { $you ->
    [Horizontal] Go on until you join left to right:
   *[Vertical] Go on until you join top to bottom:
} { $lines ->
    [one] { $lines } line to go.
   *[other] { $lines } lines to go.
}
lessons-class_shown = { $class ->
    [Horizontal] The answer is: always the round dots.
    [Vertical] The answer is: always the diamonds.
   *[ToMove] The answer is: the side that moves first.
}
lessons-class_name = { $class ->
    [Horizontal] Always round dots
    [Vertical] Always diamonds
   *[ToMove] First to move
}
# Beside the question who wins.
lessons-judge_1 = Who wins?
lessons-judge_2 = Either side may move first.
lessons-not_yet = Answer first.
lessons-no_hint = There is nothing to answer here.
lessons-show_later = After two wrong answers.
lessons-no_mistake = Your last move was no mistake.
lessons-is_done = You have finished this lesson.
# Which dots the learner has, and what it has to join.
lessons-your_dots = { $player ->
    [Horizontal] You have the round dots.
   *[Vertical] You have the diamonds.
}
lessons-your_edges = { $player ->
    [Horizontal] Join left to right.
   *[Vertical] Join top to bottom.
}
# What the players are called.
lessons-round_dots = Round dots
lessons-diamonds = Diamonds

diploma-show = Show my diploma
diploma-title = Diploma
diploma-heading = Span-It! diploma
diploma-reason_1 = has finished all thirteen lessons
diploma-reason_2 = and won a whole game.
# $first $all
diploma-first_tries = { $first } of { $all } steps right at the first try
diploma-your_name = Your name
diploma-save = Save as picture…
# $name $date
diploma-picture = Diploma of { $name }, { $date }
diploma-still_open = Lesson { $lesson } is still open.
