title = Ayúdame
tip = Una pista, quién va ganando o los buenos anillos (A)
close = Cerrar la ayuda
opened = Ayúdame: Pista, Quién va ganando, Buenos anillos.
hint = Una buena jugada y su porqué.
winner = Quién gana si ambos juegan lo mejor posible.
heat_legend = más grande: mejor anillo; 1, 2, 3: los mejores
filled_legend = parte llena: construye para { $who }
hollow_legend = parte hueca: bloqueo contra { $who }
heat_for_legend = más grande: mejor para { $who }
good_for = Bueno para
both = Ambos
no_help_on_ladder = Las partidas de la escalera cuentan para tu puntuación: sin deshacer y sin ayuda.
no_help_with_handicap = En la escalera no se puede deshacer ni hay ayuda.
leave_ladder = Dejar la escalera
leave_title = ¿Dejar la escalera?
counts_as_lost = Después de tu cuarta jugada, cuenta como partida perdida de la escalera.
# $rating $change
rating_would_fall = Tu puntuación quedaría en { $rating } ({ $change }).
resign_title = ¿Rendirte en la escalera?
resign_loses = Cuenta como partida perdida del duelo y no se puede deshacer.
leave = Dejarla
undo = Deshacer
# The only person: “good for you”.
you = ti
