# The command, and the title of the page.
ladder = Leiter
title = Leiter
about = Zwei Siege in einem Match, und du bist eine Sprosse höher.
elo = Wertung
start_here = hier könntest du anfangen
# In a narrow window.
start_here_short = hier anfangen
start_close = Vorschlag ausblenden
you_are_here = hier bist du
climbed = erklommen
show = Leiter zeigen
next_game = Nächste Partie
try_again = Noch einmal
play_again = Noch einmal
continue_text = Partie fortsetzen
challenge_perfect = Perfektes Spiel herausfordern
top = Die Spitze
all_climbed = Du hast die ganze Leiter erklommen.
next = Wie es weitergeht
note = In Leiterpartien gibt es weder Zurück noch Hilfe. Nur sie zählen für deine Wertung.
shorter_way = Ein kürzerer Weg für dich. Das zählt nicht für deine Wertung.
your_rating = Deine Wertung
# Of an unfinished game that another one replaced.
kept_aside = Auf der Leiter geht sie weiter.
# Before the fourth move.
left_free = Vor deinem vierten Zug kostet das Verlassen nichts. Diese Partie zählt nicht mehr für die Leiter.
left = Diese Partie zählt nicht mehr für die Leiter.
challenge = { $name } herausfordern
# $rung $all
rung_of = Sprosse { $rung } von { $all }
# $won $lost
score = { $won }:{ $lost }
# $name $won $lost
score_name = Du { $won }, { $name } { $lost }
# $character $won $lost
character_and_score = { $character } · { $won }:{ $lost }, zwei Siege entscheiden
after_more_games = { $games ->
    [one] nach einer weiteren Partie
   *[other] nach { $games } weiteren Partien
}
# The change of the rating.
this_week = { $change } diese Woche
start_higher = Oder fang höher an, bei { SHORT($opponent) }
# Why, and that one may start lower. The rating in puzzles or None, and the lowest opponent.
# $rating $lowest
start_reason = Du hast die Lektionen geschafft und { $rating ->
    [None] zehn Rätsel gelöst.
   *[other] löst Rätsel auf dem Niveau { $rating }.
} Du kannst auch tiefer anfangen, aber { SHORT($lowest) } könnte zu leicht sein.
# The state of the ladder in one line, with the opponent of the next rung.
# $climbed $all $opponent
rungs_climbed = { $climbed } von { $all } Sprossen erklommen. Schlag { $opponent } zweimal für die nächste.
all_rungs_climbed = Alle { $all } Sprossen erklommen
# $rung $name
rung = Sprosse { $rung }: { $name }
elo_of = Wertung { $elo }
# Who moves first in the next game of the match.
# $opponent $you_begin
starts_next = { $you_begin ->
    [true] Zwei Siege entscheiden · Du beginnst die nächste Partie
   *[false] Zwei Siege entscheiden · { $opponent } beginnt die nächste Partie
}
# $opponent $you_begin
starts = { $you_begin ->
    [true] Leiterpartie gegen { $opponent }. Du beginnst.
   *[false] Leiterpartie gegen { $opponent }. Dein Gegner beginnt.
}
handicap = { $board ->
    [Large] 6 × 4
   *[Small] 6 × 5
}
# $opponent $board
handicap_name = { $board ->
    [Small] { $opponent } auf 6 × 5 herausfordern
   *[Large] { $opponent } auf 6 × 4 herausfordern
}
handicap_tip = { $board ->
    [Small] Dein Weg ist eine Linie kürzer. Das ist etwa anderthalb Sprossen wert.
   *[Large] Dein Weg ist zwei Linien kürzer. Das ist etwa drei Sprossen wert.
}
# What the next game of a rung is about.
# $opponent $won $lost
goal = { $won ->
    [0] Schlag { SHORT($opponent) } zweimal
   *[other] { $lost ->
        [0] Schlag { SHORT($opponent) } noch einmal
       *[other] Die nächste Partie entscheidet
    }
}
games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
