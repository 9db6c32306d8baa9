thinking = Überlegt…
# $finished $wanted
stopped_at_level = Wegen des Zeitlimits auf Ebene { $finished } von { $wanted } angehalten.
builds_text = Baut für dich
# $personality
points = Punkte von { $personality }: mehr ist besser.
together = Zusammen
total = Summe
counted_text = Zählt
sum_formula = Eigenes + GamePredictability% des Gegners
show_numbers = Details
close = Tipp schließen
# On an empty board.
first = { $node } ist ein guter Anfang, und viele andere sind es auch.
# A hint as in 1993.
# $node $personality
of_1993 = { $personality } würde { $node } spielen.
# The move joins the edges.
wins = { $node } schließt deine Kette von Rand zu Rand und gewinnt.
# The opponent is [you] if it is a person without a name.
blocks_for = Blockiert { PERSON($opponent) ->
    [you] deinen Gegner
   *[other] { $opponent }
}
# $node $finishing
wins_next = { $node } gewinnt: Danach schließt { $finishing } deine Kette, und nur eines davon lässt sich verhindern.
# $node $moves $opponent
wins_in = { $node } gewinnt in höchstens { $moves } Zügen, egal was { PERSON($opponent) ->
    [you] dein Gegner
   *[other] { $opponent }
} spielt.
# The opponent would join the edges here.
# $node $opponent
saves = { $node } stoppt { PERSON($opponent) ->
    [you] deinen Gegner
   *[other] { $opponent }
}, sonst ist die Partie verloren.
# The value of the best move, and the reply that is expected.
# $depth $value $reply
lookahead = { $reply ->
    [None] { $depth ->
        [one] { $depth } Zug voraus: { $value }.
       *[other] { $depth } Züge voraus: { $value }.
    }
   *[other] { $depth ->
        [one] { $depth } Zug voraus: { $value } (bei der Antwort { $reply }).
       *[other] { $depth } Züge voraus: { $value } (bei der Antwort { $reply }).
    }
}
# The personality's own move, which gives the win away.
# $personality $node $opponent $reply
losing_choice = { $personality } gibt dir die Tipps und würde { $node } spielen. { $reply ->
    [None] Das verliert.
   *[other] { PERSON($opponent) ->
        [you] Das verliert: Dein Gegner antwortet { $reply }.
       *[other] Das verliert: { $opponent } antwortet { $reply }.
    }
}
# Every move loses equally.
# $node $opponent
lost = { PERSON($opponent) ->
    [you] Dein Gegner ist auf Siegkurs.
   *[other] { $opponent } ist auf Siegkurs.
} { $node } ist so gut wie jeder andere Zug.
# The position is lost, and the move leaves the opponent few winning answers.
# $node $opponent $answers
hardest = { PERSON($opponent) ->
    [you] Dein Gegner ist auf Siegkurs.
   *[other] { $opponent } ist auf Siegkurs.
} { $node } macht es am schwersten: { $answers ->
    [0] Keine Antwort gewinnt.
    [1] Nur eine Antwort gewinnt.
    [2] Nur zwei Antworten gewinnen.
    [3] Drei Antworten gewinnen.
    [4] Vier Antworten gewinnen.
    [5] Fünf Antworten gewinnen.
    [6] Sechs Antworten gewinnen.
    [7] Sieben Antworten gewinnen.
    [8] Acht Antworten gewinnen.
    [9] Neun Antworten gewinnen.
    [10] Zehn Antworten gewinnen.
    [11] Elf Antworten gewinnen.
    [12] Zwölf Antworten gewinnen.
   *[other] { $answers } Antworten gewinnen.
}
# Where and why. The reasons are texts of `builds` and `blocks` and `good_spot`, as a list with "and".
# $node $reasons
why = { $node } { $reasons }.
# Where nothing else can be said.
good_spot = nimmt { PERSON($opponent) ->
    [you] deinem Gegner
   *[other] { $opponent }
} einen guten Platz weg

# What a line does for the player.
builds-reaches = { $edge ->
    [left] bringt deine Kette an den linken Rand
    [right] bringt deine Kette an den rechten Rand
    [top] bringt deine Kette an den oberen Rand
   *[bottom] bringt deine Kette an den unteren Rand
}
builds-joins = verbindet zwei deiner Ketten
builds-extends = verlängert deine Kette bei { $node }
builds-shortens = { $lines ->
    [one] lässt dir noch { $lines } Linie bis zum Ziel
   *[other] lässt dir noch { $lines } Linien bis zum Ziel
}
builds-strengthens = stärkt deine Kette bei { $node }

# What it takes from the opponent.
# $opponent $edge
blocks-reaches = stoppt { PERSON($opponent) ->
    [you] deinen Gegner
   *[other] { $opponent }
} einen Schritt vor dem { $edge ->
    [left] linken Rand
    [right] rechten Rand
    [top] oberen Rand
   *[bottom] unteren Rand
}
blocks-joins = trennt zwei Ketten { PERSON($opponent) ->
    [you] deines Gegners
   *[other] von { $opponent }
}
# $opponent $node
blocks-extends = steht { PERSON($opponent) ->
    [you] deinem Gegner
   *[other] { $opponent }
} bei { $node } im Weg
# $opponent $lines
blocks-lengthens = verlängert den Weg { PERSON($opponent) ->
    [you] deines Gegners
   *[other] von { $opponent }
} um { $lines ->
    [one] { $lines } Linie
   *[other] { $lines } Linien
}
