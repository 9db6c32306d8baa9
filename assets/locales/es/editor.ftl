title = Editor de personalidades
close = Volver al juego
weights = Círculos más grandes: anillos que le gustan más.
factors = Mayús+F1 explica el factor con el foco o bajo el puntero.
name = Nombre
author = Autor
description = Descripción
notes = Notas
notes_menu = Notas…
description_hint = Una línea sobre cómo juega
undo = Deshacer
redo = Rehacer
save = Guardar
save_new = Guardar…
save_as = Guardar como…
more = Más
copy = Copiar
paste = Pegar
delete = Eliminar
revert = Restablecer todo
no_unsaved_changes = No hay cambios sin guardar.
no_changes_since_opening = No hay cambios desde que se abrió.
use_in_new_game = Usar en la nueva partida
fix_values = Corrige antes los valores resaltados.
built_in = Incluida
not_saved = aún sin guardar
copy_of = Copia de { $name }
was = era { $value }
description_left_out = La descripción de { $name } se omite porque los factores han cambiado.
reset_factor = Restablecer { $factor }
formulas = Fórmulas impresas en 1993
formulas_tip = PathMinorSpan toma el signo de PathMajorSpan, y PathMemberCount es una potencia corriente.
factor_slider = Deslizar { $factor }
about_factor = Sobre { $factor }
save_title = Guardar personalidad
replace = Sustituir
to_file = Guardar en archivo…
name_taken = Ya existe { $name }.
unsaved_title = ¿Guardar los cambios?
discard = Descartar
keep_editing = Seguir editando
clipboard_empty = El portapapeles no contiene una personalidad. Copia antes una como texto.
has_unsaved_changes = { $name } tiene cambios sin guardar.
personality_copied = { $name } se copió como texto.
personality_pasted = { $name } se pegó como personalidad nueva. Todavía no está guardada.
deleted_on_disk = { $file } ya no existe. Guardar lo crea de nuevo.
reload = Recargar
overwrite = Sobrescribir
save_over_change_title = ¿Sobrescribir el archivo cambiado?
would_play = Qué jugaría
position = Posición mostrada
positions_1 = Apertura
positions_2 = Medio juego
positions_3 = Carrera
positions_4 = Partida
for_itself = para sí
for_opponent = para el rival
no_move_left = La partida actual ha terminado: no queda ninguna jugada.
thinking = Está pensando…
last_valid = Según los últimos valores válidos.
no_comparison = sin comparación
other_personality = Otra personalidad…
saved_version = la versión guardada
opened_version = la versión abierta
compare_legend = ▲ más peso para esta, ▼ más peso para { $other }.
plays_same = { $other } también.
plays = Juega { $node }
before_training = { $name } antes del entrenamiento
different_factors = Factores distintos
this_version = esta
same_factors = Los catorce factores son iguales.
stays_ahead = Solidez
stays_ahead_tip = En cada una de 500 posiciones, a quien le toca puede ganar y también regalar la victoria. La solidez dice cuántas veces la conserva.
accuracy_running = Probando sus jugadas…
# $seconds $slider
thinks_long = Piensa unos { $seconds } s por jugada, por { $slider }
match_short = Duelo de 100
match_text = Duelo: vieja contra nueva
match_tip = 100 partidas rápidas en 6 × 6: cada apertura se juega dos veces, cambiando de lado. Como máximo 0,1 s por jugada.
match_needs_change = Ambas tienen los mismos factores. Cambia algo antes.
stop_match = Detener el duelo
match_outdated = Jugado en 6 × 6 antes del último cambio.
close_match = Cerrar el duelo
match_progress = Partidas jugadas
match_against = Duelo contra { $name }
# $new $old
match_title = { $new } contra { $old }
group_title = { $group ->
    [Node] Peso inicial del nodo
    [Path] Cambio en el peso de los caminos
    [Board] Cambio en el peso del tablero
   *[Choice] Elección entre los nodos
}
new_game_left_to_right = Usarla izquierda–derecha…
new_game_top_to_bottom = Usarla arriba–abajo…
# $length $most
length_of_notes = { $length } de { $most } caracteres
unsaved_changes = { $count ->
    [one] { $count } cambio sin guardar
   *[other] { $count } cambios sin guardar
}
saved_as = Guardada como { $name }
where_it_appears = { $author ->
    [None] Aparece en «Tuyos» siempre que eliges un rival.
   *[other] Autor: { $author } Aparece en «Tuyos» siempre que eliges un rival.
}
# $kind $least $most
expected = { $kind ->
    [Whole] Número entero de { $least } a { $most }
   *[Real] Número de { $least } a { $most }
}
# $thousands $decimals
ambiguous_comma = ¿Querías decir { $thousands } o { $decimals }?
# $name $player
used_in_next_game = { $player ->
    [Horizontal] { $name } jugará de izquierda a derecha en la próxima partida.
   *[Vertical] { $name } jugará de arriba abajo en la próxima partida.
}
paste_failed = El portapapeles no contiene una personalidad: { ERROR($reason) }.
exceeds_time_limit = Más que el límite de tiempo de { $seconds } s: la búsqueda se detiene tras el último nivel que acaba a tiempo.
# $file $changes
changed_on_disk = { $changes ->
    [0] Otro programa cambió { $file }.
    [one] Otro programa cambió { $file }. Recargar descarta tu { $changes } cambio sin guardar.
   *[other] Otro programa cambió { $file }. Recargar descarta tus { $changes } cambios sin guardar.
}
save_over_change = Otro programa cambió { $file }. Sobrescribir guarda tus valores; después, Deshacer trae los otros al editor. Recargar muestra los otros valores; después, Deshacer recupera los tuyos.
longer_than = más de { $seconds } s
# $unit $number
approximate_time = { $unit ->
    [shortest] menos de 1 ms
    [milliseconds] unos { $number } ms
    [seconds] unos { $number } s
    [minutes] unos { $number } min
    [hours] unas { $number } h
    [days] unos { $number } días
    [years] unos { $number } años
   *[longest] más de 1000 años
}
# $state $value $depth $wanted
value_of_move = { $state ->
    [complete] { $depth ->
        [one] valor { $value }, { $depth } nivel
       *[other] valor { $value }, { $depth } niveles
    }
    [under_way] valor { $value }, { $depth } de { $wanted } niveles hasta ahora
    [stopped] valor { $value }, se detuvo en el nivel { $depth } de { $wanted }
   *[out_of_time] valor { $value }, se detuvo en el nivel { $depth } de { $wanted } por el límite de tiempo
}
first_word-no_comparison = Sin comparación
first_word-saved_version = La versión guardada
first_word-opened_version = La versión abierta
compare = Comparar…
compare_with = Comparar con { $name }
# $other $node $verdict
plays_different = { $other } juega { $node }: { $verdict }.
# $count $free
nodes_differ = { $count ->
    [0] A las dos les gustan los mismos anillos.
    [one] { $count } de { $free } nodos libres tiene un peso claramente distinto.
   *[other] { $count } de { $free } nodos libres tienen un peso claramente distinto.
}
# $played $all
match_under_way = { $played } de { $all } partidas en 6 × 6.
# $is_complete $result $played $all $name
match_decided = { $is_complete ->
    [true] { $result } en 6 × 6: { $name } es más fuerte.
   *[false] { $result } en { $played } de { $all } partidas en 6 × 6: { $name } es más fuerte.
}
# $is_complete $result $played $all
match_undecided = { $is_complete ->
    [true] { $result } en 6 × 6: sin diferencia clara.
   *[false] { $result } en { $played } de { $all } partidas en 6 × 6: sin diferencia clara.
}
play = Jugar contra { $name }
play_tip = Empieza una partida contra esta versión, guardada o no. Vuelve con Ctrl+E.
# Left of each slider: what it means at 0.
low_ends_1 = se toma su tiempo
low_ends_2 = una línea fuerte
low_ends_3 = va a lo suyo
low_ends_4 = juega a primera vista
low_ends_5 = siempre igual
# Right of each slider: what it means at 100.
high_ends_1 = va hacia el otro borde
high_ends_2 = en muchos sitios a la vez
high_ends_3 = se planta en tu camino
high_ends_4 = calcula muchas jugadas
high_ends_5 = lo deja al azar
meanings_1 = Se toma su tiempo o va hacia el otro borde
meanings_2 = Una línea fuerte o muchos sitios a la vez
meanings_3 = Va a lo suyo o se planta en tu camino
meanings_4 = Juega a primera vista o calcula muchas jugadas
meanings_5 = Siempre igual o al azar
# $is_moved $at $was $meaning
value_of_slider = { $is_moved ->
    [true] { $at }, era { $was }. { $meaning }
   *[false] { $at }. { $meaning }
}
details = Detalles
close_details = Cerrar detalles
moved_by = Verde: los mueve { $slider }. Si cambias uno, los deslizadores lo siguen.
sliders_follow = Los catorce factores de 1993. Si cambias uno, los deslizadores lo siguen.
# $slider $was
slider_was = { $slider } era { $was }. La marca muestra dónde empezó.
watch_the_board = Mueve un deslizador y mira el tablero.
stays_ahead_share = Encuentra la victoria { $share } veces de cada 100
make_your_own = Crea tu propio rival
new_names_1 = Otto
new_names_2 = Mila
new_names_3 = Bruno
new_names_4 = Ida
new_names_5 = Hugo
new_names_6 = Nora
new_names_7 = Emilio
new_names_8 = Vera
measuring = Midiendo su fuerza…
weaker_than = Más débil que { $name }.
about_as_strong = Más o menos tan fuerte como { $name }.
# $weaker $stronger
strong_between = Su fuerza está entre { $weaker } y { $stronger }.
stronger_than = Más fuerte que { $name }.
looks_ahead = { $moves ->
    [one] Juega a primera vista.
   *[other] Calcula { $moves } jugadas.
}
