after_each_move = wer nach jedem Zug gewinnt
after_each_move_short = nach jedem Zug
who_is_winning = Wer gewinnt
show_why = Warum?
close = Ausblenden, wer gewinnt
busy = Rechnet…
mistake = { $node } hat den Sieg verschenkt: Ein perfekter Gegner schlägt dich jetzt.
take_back = Zurücknehmen
would_have_won = { PERSON($name) ->
    [you] Du hättest gewonnen.
   *[other] { $name } hätte gewonnen.
}
is_winning = { PERSON($name) ->
    [you] Du bist auf Siegkurs.
   *[other] { $name } ist auf Siegkurs.
}
# What the marks mean: those on the moves that keep the win, or that give it away, whichever are fewer.
ticks = Ein Haken hält den Sieg fest.
crosses = Ein Kreuz verschenkt den Sieg.
every_move_loses = Hier verliert jeder Zug.
has_won = { PERSON($name) ->
    [you] Du hast gewonnen.
   *[other] { $name } hat gewonnen.
}
every_move_wins = Jeder Zug hält den Sieg fest.
# $winning $free
some_moves_win = { $winning ->
    [one] Nur { $winning } von { $free } Zügen hält den Sieg fest.
   *[other] { $winning } von { $free } Zügen halten den Sieg fest.
}
# $ply $name
winner_after_move = { $ply ->
    [0] Am Anfang:
   *[other] Nach Zug { $ply }:
} { PERSON($name) ->
    [you] Du bist auf Siegkurs.
   *[other] { $name } ist auf Siegkurs.
}

# What a move did, as the meaning of a mark.
verdict-keeps = hält den Sieg fest
verdict-only = einziger Zug zum Sieg
verdict-throws = verschenkt den Sieg
verdict-nothing = schon verloren
