after_each_move = quién gana tras cada jugada
after_each_move_short = tras cada jugada
who_is_winning = Quién va ganando
show_why = Ver por qué
close = Ocultar quién va ganando
busy = Calculando…
mistake = { $node } regaló la victoria: ahora te ganaría un rival perfecto.
take_back = Deshacerla
would_have_won = { PERSON($name) ->
    [you] Habrías ganado tú.
   *[other] Habría ganado { $name }.
}
is_winning = { PERSON($name) ->
    [you] Vas ganando.
   *[other] { $name } va ganando.
}
ticks = Una marca de visto conserva la victoria.
crosses = Una cruz regala la victoria.
every_move_loses = Aquí toda jugada pierde.
has_won = { PERSON($name) ->
    [you] Has ganado.
   *[other] Ha ganado { $name }.
}
every_move_wins = Toda jugada conserva la victoria.
# $winning $free
some_moves_win = { $winning ->
    [one] Solo { $winning } de { $free } jugadas conserva la victoria.
   *[other] { $winning } de { $free } jugadas conservan la victoria.
}
# $ply $name
winner_after_move = { $ply ->
    [0] Al principio:
   *[other] Tras la jugada { $ply }:
} { PERSON($name) ->
    [you] vas ganando.
   *[other] { $name } va ganando.
}

verdict-keeps = conserva la victoria
verdict-only = única jugada ganadora
verdict-throws = regala la victoria
verdict-nothing = ya perdía
