title = Partidas
tabs_name = Qué se muestra
close = Volver al juego
reading = Leyendo las partidas…
loading = Leyendo…
empty = Todavía no hay partidas. Cada partida que termines o dejes aparecerá aquí, con su resultado, cuántas victorias conservaste y la jugada que la decidió. Puedes abrirlas y repasarlas, y buscar jugadores y posiciones.
no_match = Ninguna coincide.
show_all = Ver todas
search = Jugador
all_sizes = Tableros
position = Esta posición
position_tip = Solo partidas que llegaron a la posición del explorador de aperturas, también reflejada
columns_1 = Fecha
columns_2 = Jugadores
columns_3 = Tablero
columns_4 = Resultado
columns_5 = Jugadas
columns_6 = Solidez
columns_7 = Decidida en
open = Abrir
review = Repasar
practise = Practicar
practise_tip = Tus errores en esta partida, como retos.
not_yours = En esta partida no jugaste en ningún lado, o jugaste en los dos.
export = Exportar…
export_title = Exportar la partida
delete = Eliminar
undo = Deshacer
put_back = Devolver
erase = Borrar
erase_for_good = ¿Borrar para siempre?
replaced = El archivo de las partidas guardadas fue sustituido o eliminado. La lista muestra ahora las partidas del que hay.
erased = La partida está borrada.
none_deleted = No hay partidas eliminadas.
choose_first = Elige antes una partida.
size_chosen = Tablero: { $size }
result_chosen = Resultado: { $result }
period_chosen = Tiempo: { $period }
order_chosen = Orden: { $order }
safe_moves_of = solidez { $share }
periods_1 = Siempre
periods_2 = Hoy
periods_3 = 7 días
periods_4 = 30 días
periods_5 = 365 días
periods_6 = Antes
moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
not_stored = No se pudo guardar la partida en la lista de partidas: { SENTENCE($problem) } Se conserva y se intentará de nuevo. Para mayor seguridad, usa Juego > Guardar como.
not_read = No se pudieron leer las partidas guardadas: { SENTENCE($problem) }
# $games $is_filtered
total = { $is_filtered ->
    [true] { $games ->
        [one] 1 partida encontrada
       *[other] { $games } partidas encontradas
    }
   *[false] { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
}
damaged = Las partidas guardadas están dañadas. El archivo se conservó como { FILE($kept) }, y empieza una lista nueva.
deleted = { $games ->
    [one] La partida se eliminó.
   *[other] Se eliminaron { $games } partidas. Deshacer las devuelve una a una, empezando por la última.
}
restored = { $left ->
    [0] La partida ha vuelto.
    [one] La partida ha vuelto. Queda 1 partida eliminada.
   *[other] La partida ha vuelto. Quedan { $left } partidas eliminadas.
}
# $result $is_deleted
result_filter = { $result ->
    [Won] Ganaste
    [Lost] Perdiste
    [Unfinished] A medias
   *[None] { $is_deleted ->
        [true] Eliminadas
       *[false] Resultados
    }
}
order = { $order ->
    [Latest] Recientes
    [Earliest] Antiguas
    [Shortest] Cortas
   *[Longest] Largas
}
move_at = jugada { $number }
turning_point_at = decidida en la jugada { $number }
unfinished = sin terminar
won_by = { PERSON($name) ->
    [you] ganaste
   *[other] ganó { SHORT($name) }
}
resigned_by = { PERSON($name) ->
    [you] te rendiste
   *[other] se rindió { SHORT($name) }
}
lost_on_time = { PERSON($name) ->
    [you] perdiste por tiempo
   *[other] { SHORT($name) } perdió por tiempo
}

explorer-title = Explorador de aperturas
explorer-start = Inicio de la partida
explorer-back = Una jugada atrás
explorer-no_moves = Ninguna partida guardada llegó a esta posición y siguió. Con un clic en el tablero avanzas.
explorer-random = * Algunas fueron jugadas iniciales al azar de torneos.
explorer-columns_1 = Jugada
explorer-columns_2 = Partidas
explorer-columns_3 = Ganadas
explorer-columns_4 = Mejor juego
explorer-won = { $player ->
    [Horizontal] Ha ganado quien une izquierda y derecha.
   *[Vertical] Ha ganado quien une arriba y abajo.
}
explorer-no_games = Ninguna partida guardada se jugó en { $size }.
explorer-mover_loses = { $mover ->
    [Horizontal] Le toca a quien une izquierda y derecha, y pierde contra el juego perfecto.
   *[Vertical] Le toca a quien une arriba y abajo, y pierde contra el juego perfecto.
}
# $mover $winning $free
explorer-mover_wins = { $mover ->
    [Horizontal] { $winning ->
        [one] Le toca a quien une izquierda y derecha, y gana: 1 de { $free } jugadas conserva la victoria.
       *[other] Le toca a quien une izquierda y derecha, y gana: { $winning } de { $free } jugadas conservan la victoria.
    }
   *[Vertical] { $winning ->
        [one] Le toca a quien une arriba y abajo, y gana: 1 de { $free } jugadas conserva la victoria.
       *[other] Le toca a quien une arriba y abajo, y gana: { $winning } de { $free } jugadas conservan la victoria.
    }
}
explorer-game_count = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
explorer-at_random = { $games } al azar
# $nodes $games $won $keeps_win
explorer-row = { $keeps_win ->
    [true] { $nodes }: { $games }, { $won } ganadas por quien movió; con juego perfecto gana
    [false] { $nodes }: { $games }, { $won } ganadas por quien movió; con juego perfecto pierde
   *[None] { $nodes }: { $games }, { $won } ganadas por quien movió
}
explorer-wins = gana
explorer-loses = pierde
