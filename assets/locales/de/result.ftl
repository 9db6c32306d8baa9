next_game = Nächste Partie
try_again = Noch einmal
new_game = Neue Partie
rematch_you_first = Revanche, du beginnst
rating = Deine Wertung
rungs = Sprossen erklommen
you_beat = Sieg gegen { $opponent }
beat_on_ladder = Auf der Leiter gegen { $opponent }
# After a win off the ladder. The wins of the open match with the opponent.
# $opponent $won
practice = Das war zum Üben. Auf der Leiter brauchst du { $won ->
    [0] zwei Siege gegen { $opponent }.
   *[other] noch einen Sieg gegen { $opponent }.
}
moves_first_next = { PERSON($name) ->
    [you] In der nächsten Partie beginnst du.
   *[other] In der nächsten Partie beginnt { $name }.
}
next_opponent = Nächster Gegner: { $name }
# $climbed $all
rungs_climbed = { $climbed } von { $all }
rung_won = Die Sprosse von { $opponent } gehört dir
moves = { $count ->
    [one] Insgesamt { $count } Zug.
   *[other] Insgesamt { $count } Züge.
}
# $moves $lead
led_until = { $moves } Züge. Deine letzte Chance war bei Zug { $lead }.
# $opponent $won $lost
match_score = Leiter · { $opponent } · { $won }:{ $lost }, zwei Siege entscheiden
# The games of the player against the opponent, after a win.
# $won $games
won_games = { $won ->
    [1] Dein erster Sieg gegen diesen Gegner
   *[other] { $games ->
        [one] { $won } Siege in { $games } Partie
       *[other] { $won } Siege in { $games } Partien
    }
}

one_thing = Ein Rat
in_match = Match { $score }
# What follows in a match that nobody has won yet.
# $won $lost
next_in_match = { $lost ->
    [0] noch ein Sieg
    [1] { $won ->
        [1] die nächste Partie entscheidet
       *[other] noch zwei Siege
    }
   *[other] ein neues Match beginnt
}

# A loss: what it was, and a fact in the person's favour.
# $number $moves
loss-led_until = Bis Zug { $number } von { $moves } hättest du gewinnen können.
loss-longest_game = Das war deine bisher längste Partie gegen { $opponent }.
loss-fewest_mistakes = So wenige Fehler hast du gegen { $opponent } noch nie gemacht.
# $opponent $times
loss-most_blocks = Du hast { $opponent } mit { $times } Zügen blockiert, so oft wie noch nie.

decision-you_resigned_text = Du hast aufgegeben.
decision-you_were_ahead = Du warst von Anfang bis Ende vorn.
decision-you_took = Ihr brauchtet beide { $node } zum Sieg, und du hast den Ring genommen.
# $one $other
decision-two_threats = Du hattest zwei Siege auf einmal: { $one } und { $other }.
# For a player who was winning and lost.
# $node $number
decision-you_were_winning = Bis { $node } in Zug { $number } warst du auf Siegkurs.
decision-you_resigned = Du hast in Zug { $moves } aufgegeben.
decision-resigned = { PERSON($name) ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
# $name $moves
decision-resigned_at = { PERSON($name) ->
    [you] Du hast in Zug { $moves } aufgegeben.
   *[other] { $name } hat in Zug { $moves } aufgegeben.
}
decision-you_lost_on_time = Deine Zeit ist um.
decision-lost_on_time = { PERSON($name) ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}
# $loser $winner $number $node $is_back
decision-gave_win = { PERSON($winner) ->
    [you] { $is_back ->
        [true] { $loser } hat dich mit { $node } in Zug { $number } zurück ins Spiel gelassen.
       *[false] { $loser } hat dir mit { $node } in Zug { $number } den Sieg geschenkt.
    }
   *[other] { PERSON($loser) ->
        [you] { $is_back ->
            [true] Du hast { $winner } mit { $node } in Zug { $number } zurück ins Spiel gelassen.
           *[false] Du hast { $winner } mit { $node } in Zug { $number } den Sieg geschenkt.
        }
       *[other] { $is_back ->
            [true] { $loser } hat { $winner } mit { $node } in Zug { $number } zurück ins Spiel gelassen.
           *[false] { $loser } hat { $winner } mit { $node } in Zug { $number } den Sieg geschenkt.
        }
    }
}
decision-was_ahead = { PERSON($winner) ->
    [you] Du warst von Anfang bis Ende vorn.
   *[other] { $winner } war von Anfang bis Ende vorn.
}
# Of a player who never had a win.
# $winner $moves
decision-needed = { PERSON($winner) ->
    [you] Du hast in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } verbunden.
   *[other] { $winner } hat in { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } verbunden.
}
# How often the winner had to find the only winning move.
# $winner $times
decision-only_moves = { $times ->
    [1] Einmal
    [2] Zweimal
    [3] Dreimal
    [4] Viermal
    [5] Fünfmal
   *[other] { $times }-mal
} { PERSON($winner) ->
    [you] gab es für dich nur einen Zug zum Sieg, und du hast ihn gefunden.
   *[other] gab es für { $winner } nur einen Zug zum Sieg, und der kam auch.
}
first_rating = Deine erste Wertung
as_strong_as = Du spielst etwa so stark wie { $name }.
with_help = Mit Hilfe bringt diese Partie kein Abzeichen. Als Sieg zählt sie trotzdem.
