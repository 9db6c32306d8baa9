cancel = Cancelar
done = Listo

new_game-title = Nueva partida
new_game-computer_plays = Juega la máquina
new_game-plays_like = Juega como
new_game-hints_from = Pistas de
new_game-hints_note = En la partida, pulsa H para ver su jugada
new_game-switch_sides = Cambiar lados
new_game-board = Tablero
new_game-more = Más
new_game-rows = Filas
new_game-columns = Columnas
new_game-size_note = Líneas para cruzar: de 3 a 20 cada una.
new_game-head_start = Ventaja
new_game-no_head_start = Ninguna
# $board $name
new_game-head_start_of = { $board ->
    [Small] Pequeña, para { $name }
   *[Large] Grande, para { $name }
}
new_game-head_start_name = Ventaja: { $value }
new_game-clock = Reloj
new_game-no_clock = Ninguno
new_game-clock_of = { $minutes ->
    [one] { $minutes } minuto por persona
   *[other] { $minutes } minutos por persona
}
new_game-clock_name = Reloj: { $value }
new_game-first_move = Empieza
new_game-random = Al azar
new_game-time_limit = Tiempo de la máquina
new_game-time_limit_unit = segundos por jugada
new_game-seed = Semilla
new_game-new_seed = Otra semilla
new_game-play = Jugar
new_game-size_range = Las filas y las columnas son números enteros de 3 a 20.
new_game-time_limit_range = El tiempo de la máquina va de 0,1 a 600 segundos.
new_game-seed_range = La semilla es un número entero de 0 a 9 007 199 254 740 991.
new_game-name_needed = Cada jugador necesita un nombre.
new_game-size_short = de 3 a 20
new_game-time_limit_short = de 0,1 a 600
new_game-guest = Visitante
new_game-computer = Máquina
# The default names in files of earlier versions.
new_game-old_default_names_1 = Player 1
new_game-old_default_names_2 = Player 2
new_game-name_field_horizontal = Nombre (de izquierda a derecha)
new_game-name_field_vertical = Nombre (de arriba abajo)
new_game-direction = { $player ->
    [Horizontal] de izquierda a derecha
   *[Vertical] de arriba abajo
}
# In the theme 1993.
new_game-load_personality = Cargar personalidad…
new_game-direction_of_1993 = { $player ->
    [Horizontal] Horizontal, de izquierda a derecha
   *[Vertical] Vertical, de arriba abajo
}
# $what $player
new_game-for_player = { $player ->
    [Horizontal] { $what } (de izquierda a derecha)
   *[Vertical] { $what } (de arriba abajo)
}
new_game-dots = tablero { $size }
new_game-computer_limit = máquina: hasta { $seconds } s por jugada

library-search = Buscar personalidades
library-built_in = Incluidas
library-own = Tuyas
library-no_own = Aún no hay ninguna. Guarda una en el editor o importa un archivo.
library-no_match = Ninguna personalidad coincide.

settings-title = Ajustes
settings-appearance = Aspecto y sonido
settings-game = Juego
settings-theme = Tema
settings-themes_1 = Sistema
settings-themes_2 = Claro
settings-themes_3 = Oscuro
settings-themes_4 = Alto contraste
settings-themes_5 = 1993
settings-player_colors = Colores de los jugadores
settings-player_colors_choices_1 = Azul y naranja
settings-player_colors_choices_2 = Azul marino y dorado
settings-player_colors_choices_3 = Morado y ámbar
settings-text_size = Tamaño del texto
settings-text_sizes_1 = 80 %
settings-text_sizes_2 = 100 %
settings-text_sizes_3 = 125 %
settings-text_sizes_4 = 150 %
settings-text_sizes_5 = 200 %
settings-reduce_motion = Menos movimiento
settings-reduce_motion_note = Desactiva las animaciones.
settings-direction = Mi dirección
settings-directions_1 = Izquierda–derecha
settings-directions_2 = Arriba–abajo
settings-directions_3 = Alternar
settings-show_directions = Mostrar direcciones
settings-show_directions_choices_1 = Al principio
settings-show_directions_choices_2 = Siempre
settings-show_directions_choices_3 = Nunca
settings-computer_pace = Ritmo de la máquina
settings-computer_paces_1 = Inmediato
settings-computer_paces_2 = Natural
settings-computer_paces_3 = Lento
settings-sound = Sonido
settings-volumes_1 = Apagado
settings-volumes_2 = Bajo
settings-volumes_3 = Medio
settings-volumes_4 = Alto
settings-warn_of_mistakes = Avisarme tras un error
settings-warn_of_mistakes_note = Avisa de que regalaste una victoria, sin decir qué jugada era mejor.
settings-coordinates = Mostrar coordenadas
settings-confirm_moves = Confirmar cada jugada
settings-confirm_moves_note = El primer clic muestra la jugada; el segundo la hace.
settings-hints_of_1993 = Pistas como en 1993
settings-hints_of_1993_note = La jugada del rival que te da las pistas, aunque pierda
settings-opponents_speak = Los rivales hablan
settings-show_ratings = Mostrar mis puntuaciones
settings-show_ratings_note = También la dificultad de un reto, tras la respuesta.
settings-show_days = Mostrar los últimos siete días
settings-more_time = Más tiempo
settings-more_time_note = Tres minutos pasan a ser seis. Esas tandas tienen su propia lista.
settings-your_name = Tu nombre
settings-your_name_note = Tu nombre en las partidas nuevas, en «Acerca de» y como autor de lo que guardas.

about-title = Acerca de Span-It!
about-version = Versión { $version }
about-origin = Basado en el juego de 1993 para Windows 3.1 de Mark T. Chapman.
about-thanks = Gracias a Jay Dittmann, cuyos comentarios fueron los que más mejoraron el original.
about-licences = Software libre bajo MIT o Apache-2.0. Las fuentes Inter y JetBrains Mono tienen la licencia SIL Open Font.
about-owner = Esta copia pertenece a { $handle }.

keyboard-title = Teclado
keyboard-everywhere = En todas partes
keyboard-on_the_board = En el tablero
keyboard-board_keys_1 = Izquierda, Derecha
keyboard-board_keys_2 = Arriba, Abajo
keyboard-board_keys_3 = Inicio, Fin
keyboard-board_keys_4 = Intro, Espacio
keyboard-board_keys_5 = Ctrl+rueda
keyboard-board_keys_6 = Tab
keyboard-board_meanings_1 = Siguiente anillo libre de la fila
keyboard-board_meanings_2 = Anillo libre más cercano de la otra fila
keyboard-board_meanings_3 = Primer y último anillo libre de la fila; con Ctrl, del tablero
keyboard-board_meanings_4 = Jugar el anillo bajo el cursor
keyboard-board_meanings_5 = Acercar un tablero grande; arrastra para moverlo
keyboard-board_meanings_6 = Salir del tablero

go_to-title = Ir a un anillo
go_to-node = Nombre del anillo, como c3
go_to-go = Ir
go_to-taken = Ese anillo está ocupado.
go_to-no_such_node = Este tablero no tiene ese anillo.

path-open = Abrir
path-save = Guardar

licences-open = Licencias…
licences-title = Licencias
licences-parts_1 = Span-It!
licences-parts_2 = Inter
licences-parts_3 = JetBrains Mono
licences-parts_4 = Bibliotecas
licences-licence_of = Licencia de
licences-program_licence = Span-It! es software libre bajo la licencia MIT o la licencia Apache 2.0, a tu elección.
licences-font_licence = Esta fuente forma parte del programa, bajo la licencia SIL Open Font.
licences-library_licences = El programa contiene estas bibliotecas, cada una con la licencia que figura junto a su nombre.
settings-language = Idioma
settings-same_as_system = Como el sistema
