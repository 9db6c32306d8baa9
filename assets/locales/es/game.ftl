app = Span-It!
# For two people, or two computers.
rule = Gana quien une primero sus dos bordes: uno va de izquierda a derecha; el otro, de arriba abajo.
new_to_the_game = ¿Es tu primera vez?
how_to_play = Un clic en un anillo une los dos puntos que tiene al lado. Las líneas nunca se cruzan.
learn_the_game = Aprender a jugar
move_now = Jugar ya
paused = En pausa
press_space = Pulsa Espacio para seguir.
back_to_game = Volver al juego
# $name $node
played = { PERSON($name) ->
    [you] Jugaste { $node }.
   *[other] { $name } jugó { $node }.
}
# $name $node
played_your_move = { PERSON($name) ->
    [you] Jugaste { $node }. Te toca.
   *[other] { $name } jugó { $node }. Te toca.
}
is_thinking = { $name } está pensando
# $ply $moves
viewed_move = Jugada { $ply } de { $moves }
is_taken = { $node } está ocupado.
play_hint = Juega { $node }.
# $number $name $node
move_cell = Jugada { $number }: { $name } { $node }
status_seed = Número aleatorio { $seed }
bring_back = Recuperarla
click_a_ring = Pulsa un anillo.
game_is_over = La partida ha terminado.
computers_play = Juegan dos máquinas.
move_replaces_later_ones = Una jugada aquí sustituye a las posteriores.
you_win = ¡Has ganado!
play = Jugar
new_game = Nueva partida…
rematch = Revancha
side_panel = Panel lateral
side_panel_tip = Vuelve a mostrar los jugadores, las jugadas y los botones. F9
heat_map = Buenos anillos
undo = Deshacer
undo_tip = Deshace tu última jugada y la respuesta (Ctrl+Z)
hint = Pista
resign = Rendirse
pause = Pausa
resume = Seguir
step = Paso
speed_text = Velocidad
speed_max = Máx.
card_tip = Cambia el nombre o quién juega
ladder_card_tip = En la escalera, los jugadores no cambian.
# $time $tip
card_description = Tiempo usado: { $time }. { $tip }
side = { $player ->
    [Horizontal] Horizontal
   *[Vertical] Vertical
}
# $person $opponent
rule_against = { $person ->
    [Horizontal] { PERSON($opponent) ->
        [you] Une izquierda y derecha antes de que tu rival logre unir arriba y abajo.
       *[other] Une izquierda y derecha antes de que { $opponent } logre unir arriba y abajo.
    }
   *[Vertical] { PERSON($opponent) ->
        [you] Une arriba y abajo antes de que tu rival logre unir izquierda y derecha.
       *[other] Une arriba y abajo antes de que { $opponent } logre unir izquierda y derecha.
    }
}
# $name $winner
resigned_other_wins = { PERSON($winner) ->
    [you] { $name } se rindió. Ganas tú.
   *[other] { PERSON($name) ->
        [you] Te rendiste. Gana { $winner }.
       *[other] { $name } se rindió. Gana { $winner }.
    }
}
# $name $winner
lost_on_time_other_wins = { PERSON($winner) ->
    [you] { $name } perdió por tiempo. Ganas tú.
   *[other] { PERSON($name) ->
        [you] Perdiste por tiempo. Gana { $winner }.
       *[other] { $name } perdió por tiempo. Gana { $winner }.
    }
}
# $name $node
played_and_wins = { PERSON($name) ->
    [you] Jugaste { $node }. Ganas tú.
   *[other] { $name } jugó { $node }. Gana { $name }.
}
# $opponent $size
first_game = Tú contra { $opponent } en un tablero de { $size }.
# $one $other $size
first_game_between = { PERSON($other) ->
    [you] { $one } contra ti en un tablero de { $size }.
   *[other] { $one } contra { $other } en un tablero de { $size }.
}
rematch_starts = { PERSON($first) ->
    [you] Revancha. Esta vez empiezas tú.
   *[other] Revancha. Esta vez empieza { SHORT($first) }.
}
new_game_against = Empieza una partida contra { SHORT($opponent) }.
your_move = { PERSON($name) ->
    [you] Te toca
   *[other] Te toca, { $name }
}
to_move = { PERSON($name) ->
    [you] Te toca
   *[other] Juega { $name }
}
is_turn_of = { PERSON($name) ->
    [you] Es tu turno.
   *[other] Es el turno de { $name }.
}
wins = { PERSON($name) ->
    [you] Ganas tú
   *[other] Gana { $name }
}
# $is_own $one $other $moves
put_aside = { $is_own ->
    [true] { $moves ->
        [one] Tu partida contra { SHORT($other) } quedó en espera tras 1 jugada.
       *[other] Tu partida contra { SHORT($other) } quedó en espera tras { $moves } jugadas.
    }
   *[false] { $moves ->
        [one] La partida entre { SHORT($one) } y { SHORT($other) } quedó en espera tras 1 jugada.
       *[other] La partida entre { SHORT($one) } y { SHORT($other) } quedó en espera tras { $moves } jugadas.
    }
}
# At the start of the program.
# $is_own $one $other
continues = { $is_own ->
    [true] Sigue tu partida contra { SHORT($other) }.
   *[false] Sigue la partida entre { SHORT($one) } y { SHORT($other) }.
}
turn_of = { PERSON($name) ->
    [you] Aquí es tu turno.
   *[other] Aquí es el turno de { $name }.
}
go_back_or_forward = Ve una jugada atrás o adelante para jugar.
go_back = Ve una jugada atrás para jugar.
go_forward = Ve una jugada adelante para jugar.
move_replaced = Se sustituyó la jugada { $number }.
# $first $last
moves_replaced = Se sustituyeron las jugadas { $first } a { $last }.
speed_name = Velocidad { $speed }
time_left = Tiempo restante: { $time }
minutes_used = { $minutes ->
    [0] Tiempo usado: menos de 1 min
   *[other] Tiempo usado: { $minutes } min
}
levels = { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
}
# $finished $wanted
stopped_at_level = se detuvo en el nivel { $finished } de { $wanted }
no_limit = Sin límite de tiempo
no_time_to_look_ahead = Sin tiempo para calcular
limit_per_move = Máx. { $seconds } s por jugada

why_disabled-undo = No hay ninguna jugada que deshacer.
why_disabled-redo = No hay nada que rehacer.
why_disabled-hint = Le toca al rival.
why_disabled-viewing = Vuelve antes a la partida.
why_disabled-help = No hay partida en la que ayudarte.
why_disabled-resign = No hay partida en la que rendirse.
why_disabled-move_now = Ninguna máquina está pensando.
why_disabled-playback = Solo mientras juegan dos máquinas.
why_disabled-first = Es la primera posición.
why_disabled-last = Es la última posición.
why_disabled-zoom_in = Los anillos de este tablero ya son bastante grandes.
why_disabled-zoom_out = Ya se ve el tablero entero.
why_disabled-rematch = Todavía no se ha jugado ninguna partida.
played_on = Sigues desde la jugada { $number }. Es una práctica: la partida terminada queda como estaba.
