after_each_move = kto wygrywa po każdym ruchu
after_each_move_short = po każdym ruchu
who_is_winning = Kto wygrywa
show_why = Wyjaśnij
close = Ukryj, kto wygrywa
busy = Sprawdzam…
mistake = { $node } oddaje wygraną: doskonały przeciwnik teraz z tobą wygra.
take_back = Cofnij ten ruch
would_have_won = { PERSON($name) ->
    [you] Wygrana była twoja.
   *[other] Wygraną ma tutaj { $name }.
}
is_winning = { PERSON($name) ->
    [you] Wygrywasz.
   *[other] { $name } wygrywa.
}
# What the marks mean: those on the moves that keep the win, or that give it away, whichever are fewer.
ticks = Ptaszek utrzymuje wygraną.
crosses = Krzyżyk oddaje wygraną.
every_move_loses = Tu przegrywa każdy ruch.
has_won = { PERSON($name) ->
    [you] Partia jest twoja.
   *[other] Partię wygrywa { $name }.
}
every_move_wins = Każdy ruch utrzymuje wygraną.
# $winning $free
some_moves_win = { $winning ->
    [one] Wygraną utrzymuje tylko { $winning } z { $free } ruchów.
    [few] Wygraną utrzymują { $winning } z { $free } ruchów.
   *[many] Wygraną utrzymuje { $winning } z { $free } ruchów.
}
# $ply $name
winner_after_move = { $ply ->
    [0] Na początku:
   *[other] Po ruchu { $ply }:
} { PERSON($name) ->
    [you] wygrywasz.
   *[other] { $name } wygrywa.
}

# What a move did, as the meaning of a mark.
verdict-keeps = utrzymuje wygraną
verdict-only = jedyny, który wygrywa
verdict-throws = oddaje wygraną
verdict-nothing = już przegrywa
