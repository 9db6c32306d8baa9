title = Torneo
round_robin_note = Todos juegan contra todos en cada tablero y empiezan la mitad de las veces.
gauntlet_note = Un jugador se enfrenta a todos los demás en cada tablero y empieza la mitad de las veces.
kind = Tipo de torneo
kinds_1 = Todos contra todos
kinds_2 = Uno contra todos
first_player_text = Primer jugador
is_test = Una prueba de span-it-toolkit, que la puede reanudar.
other_boards = Otros tableros
other_boards_tip = Filas y columnas de 3 a 20, como 5x9, 12x12.
openings = Aperturas
from_file = de un archivo
set_up_text = Preparación
tabs_1 = Tabla
tabs_2 = Partidas
tabs_name = Qué se muestra
players = Jugadores
games = Partidas por cruce
boards = Tableros
first_move = Empieza
alternates = se alterna
opening = Jugadas iniciales al azar
time_per_move = Tiempo por jugada
no_limit = sin límite
seed = Semilla
new_seed = Otra semilla
none = Ninguno
visited_moves = Máx. de jugadas visitadas
competition = Reglas de competición
competition_tip = Fija tableros, partidas y límites, para que todos obtengan el mismo resultado.
more = Más
start = Empezar
pause = Pausa
resume = Reanudar
cancel = Cancelar
export = Exportar…
new = Nuevo…
play_more = Jugar más partidas
play_more_tip = Sigue con otras tantas partidas.
visits_range = escribe un número entero desde 1, o nada para no poner límite.
back_to_results = Volver a los resultados
close = Volver al juego
name = Personalidad
elo = Elo
won = Ganadas
cell_note = Una casilla muestra las victorias y derrotas de la fila contra la columna. Un color más intenso es mejor. Haz clic en una casilla para ver sus partidas.
side_note = Solo las partidas que el jugador de la fila jugó así.
all_boards = Tableros
margin_note = ± indica cuánto puede desviarse.
rough_note = ~ es una estimación prudente: todas sus partidas acabaron igual.
now_playing = En juego
watch = Ver esta partida
back_to_table = Volver a la tabla
another_game = Otra partida
review = Repasar esta partida
close_games = Cerrar la lista de partidas
no_games_yet = Todavía no ha terminado ninguna partida entre estos dos.
against = contra
stopped_by_error = El torneo se detuvo por un error del programa. Los resultados hasta ahora se conservaron.
reading = Leyendo el torneo…
earlier_tournaments = Torneos anteriores
finished_text = Se han jugado todas las partidas.
unfinished = Interrumpido. Puedes reanudarlo.
show = Ver el torneo
first_player = Primer jugador: { $name }
sorted_by = Orden: { $order }
more_for = Más para { $message }
delete = Eliminar { $message }
open_elsewhere = { $file } está abierto en otra ventana.
# $number $name
column_head = Columna { $number }: { $name }
at_move = jugada { $moves }
# $winner $reason
won_by_forfeit = { $winner } ganó por descalificación: { ERROR($reason) }
# $result $details
game_name = { $result }, { $details }
# $one $other
pairing = { $one } contra { $other }
# $wins $losses
wins_and_losses = { $wins }–{ $losses }
# $moves $winner
at_move_won = jugada { $moves } · gana { $winner }
# $count $best
finished = { $count ->
    [one] { $best } gana el torneo
   *[other] { $best } comparten el primer puesto
}
board_chosen = Tablero de la tabla: { $value }
side_chosen = Lado de la tabla: { $value }
chosen_count = { $count } elegidos
orders_1 = Fecha
orders_2 = Nombre
orders_3 = Partidas
rename = Renombrar
tournament_name = Nombre del torneo
reused = Se copió la preparación del torneo anterior.
reuse = Usar esta preparación otra vez
undo_delete = Deshacer
has_engines = Juegan otros programas. Se continúa con el mismo comando de span-it-toolkit que lo inició.
player_count_range = Elige de 2 a 32 jugadores.
board_needed = Elige al menos un tablero.
time_limit_range = escribe segundos de 0,01 a 600, o nada para no poner límite.
opening_range = escribe un número entero de 0 a 20.
seed_range = escribe un número entero de 0 a 9 007 199 254 740 991.
add_players = Añadir jugadores…
add_readers = Añadir adaptables…
export_table = Exportar la tabla
table_formats_1 = Página para leer e imprimir
table_formats_2 = Tabla para hoja de cálculo
table_formats_3 = Para otros programas
table_formats_4 = Markdown
html_tables = Páginas web
csv_tables = Hojas de cálculo
json_tables = Archivos JSON
markdown_tables = Archivos Markdown
export_tip = Guarda la tabla.
badge_paused = Torneo: en pausa
paused = En pausa
choose_players = Elige los jugadores.
time_limit = { $seconds } s
side_choice = { $side ->
    [First] Si empieza
    [Second] Si no empieza
    [Horizontal] De izquierda a derecha
    [Vertical] De arriba abajo
   *[None] Todas
}
# $players $count
and_more = { $players } y { $count } más
# $played $all
games_played = { $played } de { $all } partidas
# $unit $count
played_ago = { $unit ->
    [minutes] { $count ->
        [0] ahora mismo
        [one] hace { $count } minuto
       *[other] hace { $count } minutos
    }
    [hours] { $count ->
        [one] hace { $count } hora
       *[other] hace { $count } horas
    }
   *[days] { $count ->
        [one] hace { $count } día
       *[other] hace { $count } días
    }
}
most_visits = { $visits } como máximo
show_more = Ver { $count } más
wrong_board = Otros tableros: { $text } no es un tablero. Escribe filas y columnas de 3 a 20, como 5x9.
added = Se añadió { $file } a los torneos anteriores.
was_read = Se abrió { $file }.
unreadable = Un torneo no se puede leer y se dejó como estaba. { ERROR($reason) }
table_saved = Guardada como { $file }.
# $winner $moves
won_in = { $moves ->
    [one] { $winner } ganó en { $moves } jugada
   *[other] { $winner } ganó en { $moves } jugadas
}
start_failed = El torneo no empezó: { ERROR($reason) }
resume_failed = No se puede reanudar el torneo: { ERROR($reason) }
stopped = El torneo se detuvo: { ERROR($reason) }
reading_file = { $file }: { reading }
# $played $of
interrupted = El torneo se interrumpió tras { $played } de { $of } partidas. Puedes reanudarlo.
list_not_changed = La lista de torneos no cambió: { ERROR($reason) }
# $name $why
field_error = { $name }: { $why }
badge = Torneo { $share }
game_count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
deleted = { $count ->
    [one] El torneo se eliminó.
   *[other] Se eliminaron { $count } torneos.
}
# $pairs $boards $raised_from
games_note = { $raised_from ->
    [None] { $boards ->
        [one] { $pairs ->
            [one] { $pairs } pareja de partidas
           *[other] { $pairs } parejas de partidas
        }
       *[other] { $pairs ->
            [one] { $pairs } pareja de partidas en cada uno de los { $boards } tableros
           *[other] { $pairs } parejas de partidas en cada uno de los { $boards } tableros
        }
    }
   *[other] { $boards ->
        [one] { $pairs ->
            [one] En vez de { $raised_from }: { $pairs } pareja de partidas
           *[other] En vez de { $raised_from }: { $pairs } parejas de partidas
        }
       *[other] { $pairs ->
            [one] En vez de { $raised_from }: { $pairs } pareja de partidas en cada uno de los { $boards } tableros
           *[other] En vez de { $raised_from }: { $pairs } parejas de partidas en cada uno de los { $boards } tableros
        }
    }
}
# $boards $each
games_range = { $boards ->
    [one] escribe un múltiplo de { $each }, de { $each } a 1 000 000.
   *[other] escribe un múltiplo de { $each } (ambos lados en { $boards } tableros), de { $each } a 1 000 000.
}
# $unit $number
approximate_time = { $unit ->
    [shortest] unos segundos
    [seconds] unos { $number } s
    [minutes] unos { $number } min
   *[hours] unas { $number } h
}
on_cores = { $cores ->
    [one] en { $cores } núcleo
   *[other] en { $cores } núcleos
}
# $left $pace $cores
time_left-per_minute = { $cores ->
    [one] quedan { $left } · { $pace } partidas por minuto en { $cores } núcleo
   *[other] quedan { $left } · { $pace } partidas por minuto en { $cores } núcleos
}
# $left $pace $cores
time_left-per_second = { $cores ->
    [one] quedan { $left } · { $pace } partidas por segundo en { $cores } núcleo
   *[other] quedan { $left } · { $pace } partidas por segundo en { $cores } núcleos
}
# $row $column $wins $losses
cell = { $wins ->
    [one] { $losses ->
        [one] { $row } contra { $column }: { $wins } victoria, { $losses } derrota
       *[other] { $row } contra { $column }: { $wins } victoria, { $losses } derrotas
    }
   *[other] { $losses ->
        [one] { $row } contra { $column }: { $wins } victorias, { $losses } derrota
       *[other] { $row } contra { $column }: { $wins } victorias, { $losses } derrotas
    }
}
# $player $size $pair
game_details = { $player ->
    [Horizontal] de izquierda a derecha · { $size } · pareja { $pair }
   *[Vertical] de arriba abajo · { $size } · pareja { $pair }
}
# $file $size $most
too_large = tiene { $size }, y la ventana abre { $most } como máximo. span-it-toolkit games ratings { $file } --export table.html crea una página con su tabla
# $agents $limit
too_many_agents = línea 1: un torneo de { $agents } agentes: se admiten { $limit } como máximo
# $rank $name
step = { $rank }. { $name }
yours = { $name } (tuya)
