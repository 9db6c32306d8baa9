# $level $wanted
level = Nivel { $level } de { $wanted }
times_per_level = Tiempo por nivel: { $times }
visited_moves = Jugadas visitadas: { $count }
moves_pruned = Jugadas podadas: { $share }
visited_per_position = Jugadas visitadas por posición: { $count }
time_of_search = Tiempo de la búsqueda: { $time }

statistics-title = Estadísticas de búsqueda
statistics-command = Estadísticas de búsqueda…
statistics-open = Estadísticas de búsqueda…
statistics-none = Ninguna jugada de esta partida salió de una búsqueda. Las personas, el juego perfecto y otros programas no buscan, y los archivos más antiguos no guardan esos datos.
statistics-both = Ambos
statistics-what = Qué muestran las gráficas
statistics-moves_axis = Jugada del jugador
statistics-about = El factor de ramificación es el número de jugadas visitadas por posición. Las medias cuentan las jugadas que encontró una búsqueda.
statistics-compare = Comparar búsquedas
statistics-game_over = La partida ha terminado. Ve a una posición anterior.
statistics-starting = Empieza la búsqueda sin poda.
statistics-progress_text = Progreso de la búsqueda sin poda
statistics-stop = Parar aquí
statistics-stop_tip = Compara los niveles terminados.
statistics-failed = No se pudieron comparar las búsquedas.
statistics-searches_1 = {""}
statistics-searches_2 = Con poda
statistics-searches_3 = Simple
statistics-by_level = Nivel a nivel
statistics-about_plain = La búsqueda simple visita cada jugada que la personalidad conserva, en cada línea. La otra se salta las jugadas que no pueden cambiar el resultado.
statistics-no_value = –
statistics-figure-moves = Jugadas
statistics-figure-found_by_search = De una búsqueda
statistics-figure-visited_moves = Jugadas visitadas
statistics-figure-visited_per_move = Visitadas por jugada
statistics-figure-pruned = Podadas
statistics-figure-branching_factor = Ramificación
statistics-figure-time_of_all = Tiempo de todas
statistics-figure-time_per_move = Tiempo por jugada
statistics-figure-found_move = Jugada
statistics-figure-value = Valor
statistics-figure-moves_pruned = Jugadas podadas
statistics-figure-time = Tiempo
statistics-figure-level = Nivel
statistics-figure-visited = Visitadas
statistics-figure-branching = Ramificación
statistics-figure-plain = simple
# $name $whose $measure
statistics-chart = { $name ->
    [you] { $measure } de tus jugadas
   *[other] { $measure } de las jugadas de { $name }
}
# $level $wanted $visited
statistics-progress = La búsqueda simple va por el nivel { $level } de { $wanted }, con { $visited } jugadas visitadas.
# $number $node $figure
statistics-point = { $figure ->
    [None] Jugada { $number }, { $node }: sin búsqueda
   *[other] Jugada { $number }, { $node }: { $figure }
}
# $name $ply
statistics-intro = { $ply ->
    [0] { $name } busca en la posición inicial: una vez con poda y otra simple, sin ella.
    [one] { $name } busca en la posición tras { $ply } jugada: una vez con poda y otra simple, sin ella.
   *[other] { $name } busca en la posición tras { $ply } jugadas: una vez con poda y otra simple, sin ella.
}
# $depth $wanted
statistics-stopped = Se detuvo tras el nivel { $depth } de { $wanted }.
statistics-same_move = Ambas encuentran la misma jugada con el mismo valor.
statistics-different_moves = Las búsquedas no coinciden: es un error de este programa.
statistics-plain_visits_more = La búsqueda simple visita { $times } veces más jugadas.

search_speed-measuring = Midiendo cuántas jugadas por segundo visita este equipo…
search_speed-in_1993 = La ayuda de 1993 dice que un 486-33 calcula unas 1000 jugadas en un tiempo razonable.
search_speed-not_measured = No se pudo medir la velocidad de este equipo.
search_speed-measured = Este equipo visita unas { $count } jugadas por segundo.
