unreadable = No se pudo leer un entrenamiento interrumpido
train = Entrenar…
train_tip = Busca mejores valores para los factores que elijas y abre el resultado como personalidad nueva.
title = Entrenar
about = Prueba cientos de variantes y se queda con la mejor. Esta personalidad no cambia; el resultado es una nueva.
objective = Meta
objectives_1 = Más solidez
objectives_2 = Ganar más
objectives_3 = Ganar lo justo
objective_notes_1 = Regalar menos victorias.
objective_notes_2 = Ganar más partidas contra los rivales elegidos abajo.
objective_notes_3 = Llegar a este resultado contra los rivales elegidos abajo, y no más: un rival débil con estilo.
target = Cuánto ganar
opponents = Contra
add_opponents = Añadir rivales…
boards = Tableros
length = ¿Cuánto tiempo?
lengths_1 = 1 min
lengths_2 = 5 min
lengths_3 = 15 min
lengths_4 = Rondas
rounds = Rondas
minutes_note = Más una comparación final, que puede llevar un minuto o dos.
rounds_note = Con rondas, las mismas opciones dan siempre el mismo resultado. Después hay una comparación final, que puede llevar un minuto o dos.
seed = Semilla
visited = Cálculo por turno
visited_note = Cuántas jugadas puede mirar en un turno. 5000 llevan unos milisegundos. Las variantes más lentas se penalizan.
factors = Factores que pueden cambiar
all = Todos
none = Ninguno
range_1 = de
range_2 = a
start = Empezar
continue_in_background = Seguir en segundo plano
cancel = Detener
cancel_tip = Detiene el entrenamiento. Se conserva lo mejor hasta ahora y puedes reanudarlo después.
finish = Terminar ya
finish_tip = Acaba la búsqueda tras esta ronda y compara lo mejor con la original.
resume = Reanudar
open_in_editor = Abrir en el editor
open_best = Abrir lo mejor
discard = Descartar
discard_question = ¿Descartar este entrenamiento?
keep = Conservarlo
open_short = Abrir
hide_short = Ocultar
new = Otro entrenamiento
progress = Entrenamiento
first_round = La primera ronda está en marcha…
stopped_text = Interrumpido. No se pierde nada. Puedes reanudarlo ahora o después.
stopped_early = Interrumpido antes de acabar la primera ronda. Puedes reanudarlo.
nothing_better = No se encontró nada mejor que la original.
opens_as_new = Se abre como personalidad nueva, sin guardar.
rounds_axis = Ronda
no_chart = Las rondas ya no se pueden leer, así que no hay curva.
start_line = original
target_line = meta
show = Ver el entrenamiento
stopped_by_error = El entrenamiento se detuvo por un error del programa. Sus rondas se conservaron.
factor_needed = Elige al menos un factor.
range_needed = Cada factor elegido necesita dos valores válidos, primero el menor.
name_too_long = El nombre de esta personalidad es demasiado largo para un archivo.
opponent_needed = Elige al menos un rival.
board_needed = Elige al menos un tablero.
target_range = Un resultado del 0 % al 100 %
seed_range = Un número entero de 0 a 9 007 199 254 740 991
rounds_range = Un número entero de 1 a 100 000
visited_range = Un número entero de 1 a 1 000 000 000
training_title = Entrenamiento de { $name }
# $count $of
free_count = { $count } de { $of }
# $done $of
choosing = Selección final: { $done } de { $of }
# $done $of
comparing = Comparando lo mejor con la original: { $done } de { $of }
badge_done = Entrenamiento: listo
badge_stopped = Entrenamiento: parado
badge_failed = Entrenamiento: falló
opponents_note = Los rivales pueden mirar { $visited } jugadas por turno.
# $factor $value
start_out_of_range = { $factor } es ahora { $value }; su intervalo debe incluirlo.
# $factor $end
range_end = { $end ->
    [0] { $factor } de
   *[1] { $factor } a
}
badge = Entrenamiento { $share }
finishing = Acaba con la ronda { $round }…
# $pairs $most
playing = Lo mejor juega contra la original: { $pairs } de { $most } parejas de partidas como máximo
visited_moves = Lo mejor mira { $count } jugadas por turno.
# $number $result
round_line = Ronda { $number }: { $result }
interrupted = El entrenamiento de { $name } se interrumpió. Puedes reanudarlo.
result_ready = El entrenamiento ha terminado: ya tienes a { $name }.
stopped = El entrenamiento se detuvo: { ERROR($why) }
# $result $count
result_row = { $result }, mira { $count } jugadas por turno
trained_name = { $name } (entrenada)
# $name $number
trained_again = { $name } (entrenada { $number })
# $objective $name $rivals $score
trained_description = { $objective ->
    [Keep] Entrenada a partir de { $name } para conservar sus victorias.
    [Score] Entrenada a partir de { $name } para ganar a { $rivals }.
   *[Target] Entrenada a partir de { $name } para lograr { $score } contra { $rivals }.
}
measure-keep = Solidez
measure-score = Resultado
# $objective $rivals $score $boards
objective_line = { $objective ->
    [Keep] Para conservar sus victorias, en { $boards }.
    [Score] Para ganar a { $rivals }, en { $boards }.
   *[Target] Para lograr { $score } contra { $rivals }, en { $boards }.
}
# $round $left
searching = { $left ->
    [None] Ronda { $round }
   *[other] Ronda { $round }; quedan { $left }, después la comparación
}
# $objective $is_confirmed $best $start
best_so_far = { $objective ->
    [Keep] { $is_confirmed ->
        [true] Lo mejor hasta ahora: conserva { $best } de sus victorias; la original, { $start }
       *[false] Lo mejor hasta ahora: sin confirmar; la original conserva { $start } de sus victorias
    }
   *[other] { $is_confirmed ->
        [true] Lo mejor hasta ahora: resultado { $best }; la original, { $start }
       *[false] Lo mejor hasta ahora: resultado sin confirmar; la original, { $start }
    }
}
chart_empty = Lo mejor hasta ahora, por ronda: { first_round }
# $objective $start
chart_start = { $objective ->
    [Keep] Lo mejor hasta ahora, por ronda: cuántas veces conserva una victoria. Original: { $start }.
   *[other] Lo mejor hasta ahora, por ronda: resultado. Original: { $start }.
}
# $objective $count
held_out = { $objective ->
    [Keep] Solidez en { $count } posiciones que no se usaron al entrenar:
   *[other] Resultado en { $count } parejas de partidas que no se usaron al entrenar:
}
other_board = En { $board }, donde no se entrenó:
# $factor $is_up $from $to
factor_change = { $is_up ->
    [true] { $factor } sube de { $from } a { $to }
   *[false] { $factor } baja de { $from } a { $to }
}
# $changes $more
changed_most = { $more ->
    [0] Lo que más cambió: { $changes }.
   *[other] Lo que más cambió: { $changes }; y { $more } más.
}
sprt_decision = { $verdict ->
    [H1] Es más fuerte que la original.
    [H0] No es claramente más fuerte que la original.
    [CutShort] No se sabe si es más fuerte que la original: las partidas acabaron antes porque visitaban demasiadas jugadas.
   *[Continue] No se sabe si es más fuerte que la original.
}
# $count $won $split $lost
sprt_pairs = { $count ->
    [one] De { $count } pareja de partidas contra ella, { $won } ganadas dos veces, { $split } repartidas y { $lost } perdidas dos veces.
   *[other] De { $count } parejas de partidas contra ella, { $won } ganadas dos veces, { $split } repartidas y { $lost } perdidas dos veces.
}
# $ratio $lower $upper
sprt_line = SPRT, 0 contra 20 de Elo normalizado: logaritmo del cociente de verosimilitudes { $ratio }, límites { $lower } y { $upper }.
target_was = La meta era un resultado de { $score }.
# $off $margin
target_missed = Se quedó a { $off }, más que el margen de { $margin }.
# $start $trained
start_is_closer = La original está más cerca: se queda a { $start }; la nueva, a { $trained }.
no_better = { $name } ya está: no se encontró nada mejor.
# $objective $name $new $start
is_ready = { $objective ->
    [Keep] { $name } ya está: conserva { $new } de sus victorias; la original, { $start }.
   *[other] { $name } ya está: resultado { $new }; la original, { $start }.
}
missed = No se alcanzó el resultado de la meta.
missed_and_start_closer = No se alcanzó el resultado de la meta; la original está más cerca.
# $winner $loser $more $fewer $ties
beat = { $ties ->
    [0] { $winner } ganó a { $loser } por { $more } a { $fewer }.
    [one] { $winner } ganó a { $loser } por { $more } a { $fewer }; { $ties } quedó igualada.
   *[other] { $winner } ganó a { $loser } por { $more } a { $fewer }; { $ties } quedaron igualadas.
}
# $won $lost $ties
too_close = { $ties ->
    [0] Sin un ganador claro: { $won } a { $lost }.
    [one] Sin un ganador claro: { $won } a { $lost }; { $ties } quedó igualada.
   *[other] Sin un ganador claro: { $won } a { $lost }; { $ties } quedaron igualadas.
}
# $slider $from $to
style_change = { $slider } de { $from } a { $to }
changed_style = Qué cambió: { $changes }.
keep_result = Conservar
keep_result_tip = La guarda como personalidad tuya. La anterior también se queda.
