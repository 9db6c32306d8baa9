show_why = Ver por qué
why = ¿Por qué?
game_over = La partida ha terminado. No queda nada que mostrar.
opening_wins = { $opening } gana al instante.
cut_undone = Se deshizo el corte de { $cut }.
restarted = Todos los cortes, deshechos.
instructions = Haz clic en una línea para cortarla en nombre del rival. La otra ruta cierra el hueco.
ways = Dos rutas separadas
ways_note = Una jugada no puede cortar las dos. Las líneas finas son de reserva: reparan cortes.
way_1 = Continua: una ruta
way_2 = Discontinua: la otra
log = Cortes
no_cuts = Todavía no se ha cortado nada.
undo = Deshacer
restart = Reiniciar
play_out = Hasta el final
pause = Pausa
nothing_to_cut = No queda nada que cortar.
close = Cerrar
close_name = Cerrar Ver por qué
title = { PERSON($winner) ->
    [you] Por qué ganas
    [circles] Por qué ganan los puntos redondos
    [diamonds] Por qué ganan los rombos
   *[other] Por qué gana { $winner }
}
explanation = { PERSON($winner) ->
    [you] Tienes dos rutas separadas de borde a borde.
    [circles] Los puntos redondos tienen dos rutas separadas de borde a borde.
    [diamonds] Los rombos tienen dos rutas separadas de borde a borde.
   *[other] { $winner } tiene dos rutas separadas de borde a borde.
}
# $winner $opening
after_opening = { PERSON($winner) ->
    [you] Primero { $opening }. Así tienes dos rutas separadas de borde a borde.
    [circles] Primero { $opening }. Así hay dos rutas separadas de borde a borde.
    [diamonds] Primero { $opening }. Así hay dos rutas separadas de borde a borde.
   *[other] Primero { $opening }. Así hay dos rutas separadas de borde a borde.
}
# $opponent $cut $winner $repair
repaired = { PERSON($opponent) ->
    [you] Cortas { $cut }.
    [circles] Los puntos redondos cortan { $cut }.
    [diamonds] Los rombos cortan { $cut }.
   *[other] { $opponent } corta { $cut }.
} { PERSON($winner) ->
    [you] Reparas con { $repair }.
    [circles] Los puntos redondos reparan con { $repair }.
    [diamonds] Los rombos reparan con { $repair }.
   *[other] { $winner } repara con { $repair }.
}
# $opponent $cut
cuts = { PERSON($opponent) ->
    [you] Cortas { $cut }.
    [circles] Los puntos redondos cortan { $cut }.
    [diamonds] Los rombos cortan { $cut }.
   *[other] { $opponent } corta { $cut }.
}
# $opponent $node $winner
cuts_nothing = { PERSON($opponent) ->
    [you] Juegas { $node }, que no corta nada.
    [circles] Los puntos redondos juegan { $node }, que no corta nada.
    [diamonds] Los rombos juegan { $node }, que no corta nada.
   *[other] { $opponent } juega { $node }, que no corta nada.
} { PERSON($winner) ->
    [you] No hace falta que respondas.
    [circles] No hace falta que los puntos redondos respondan.
    [diamonds] No hace falta que los rombos respondan.
   *[other] No hace falta que { $winner } responda.
}
# $side $winner $opponent
edges_joined = { PERSON($winner) ->
    [you] Has unido
    [circles] Los puntos redondos han unido
    [diamonds] Los rombos han unido
   *[other] { $winner } ha unido
} { $side ->
    [Horizontal] izquierda y derecha.
   *[Vertical] arriba y abajo.
} { PERSON($opponent) ->
    [you] Funciona hagas lo que hagas.
    [circles] Funciona hagan lo que hagan los puntos redondos.
    [diamonds] Funciona hagan lo que hagan los rombos.
   *[other] Funciona haga lo que haga { $opponent }.
}
# $opening $on_solid $on_dashed
opening_on_ways = { $on_solid ->
    [true] { $on_dashed ->
        [true] { $opening } está en las dos rutas, por eso va primero.
       *[false] { $opening } está en la ruta continua.
    }
   *[false] { $on_dashed ->
        [true] { $opening } está en la ruta discontinua.
       *[false] { $opening } no está en ninguna ruta. Hace falta para reparar cortes.
    }
}
