board = Tablero
close = Cerrar
zoom_in = Acercar (I)
zoom_out = Alejar (O)
whole_board = Ver el tablero entero (0)
not_now = Ahora no puedes jugar aquí.
is_taken = { $node } está ocupado.
play = Jugar { $node }
# $rank $of
rank = puesto { $rank } de { $of } entre los buenos anillos
# $who $rank $of
rank_for = bueno para { $who }: { $rank } de { $of }
alternative = mejor jugada { $number }
one_of_three = uno de tres, uno es correcto
# $node $owner
owned_node_title = { $node } · { $owner }
hint = pista
mistake = error
keeps_win = conserva la victoria
only_winning_move = única jugada que conserva la victoria
loses_win = regala la victoria
compared_choice = elección de la personalidad comparada
play_first = juega esto primero
ways_1 = en la ruta continua
ways_2 = en la ruta discontinua
# The names of the sides, where no player has a name.
left_to_right = Izquierda–derecha
top_to_bottom = Arriba–abajo
partner = pareja { $letter }
# $horizontal $vertical
picture_title = { PERSON($vertical) ->
    [you] { $horizontal } contra ti
    [circles] { $horizontal } contra los puntos redondos
    [diamonds] { $horizontal } contra los rombos
   *[other] { $horizontal } contra { $vertical }
}
free = libre
# Columns or rows of two dots; None is the edge.
# $before $after
joins = { $before ->
    [None] une el borde y { $after }
   *[other] { $after ->
        [None] une { $before } y el borde
       *[other] une { $before } y { $after }
    }
}
path_of = { $lines ->
    [one] 1 línea
   *[other] { $lines } líneas unidas
}
touches_left = toca el borde izquierdo
touches_right = toca el borde derecho
joins_left_to_right = une izquierda y derecha
touches_top = toca el borde de arriba
touches_bottom = toca el borde de abajo
joins_top_to_bottom = une arriba y abajo

picture-save_picture = Guardar imagen…
picture-copy_picture = Copiar imagen
picture-save_animation = Guardar animación…
picture-title = Guardar imagen
picture-animation_title = Guardar animación
picture-no_board = Aquí no hay ningún tablero.
picture-no_moves = La partida aún no tiene jugadas.
picture-copied = La imagen está en el portapapeles.
picture-about = El tablero tal como se ve, con sus marcas, árboles o pesos.
picture-format = Formato
picture-formats_1 = PNG
picture-formats_2 = SVG
picture-size = Lado más largo
picture-colors = Colores
picture-color_choices_1 = Como se ve
picture-color_choices_2 = Claro
picture-color_choices_3 = Oscuro
picture-color_choices_4 = Impresión
picture-speed = Velocidad
picture-speeds_1 = Lenta
picture-speeds_2 = Normal
picture-speeds_3 = Rápida
picture-save = Guardar…
picture-stop = Detener
picture-busy = Espera a que termine.
picture-lost = no se pudo dibujar la animación
picture-png_files = Imágenes PNG
picture-svg_files = Imágenes SVG
picture-gif_files = Animaciones GIF
picture-pixels = { $side } píxeles
# $done $of
picture-progress = { $done } de { $of } posiciones
picture-not_made = No se pudo crear la imagen: { SENTENCE($reason) }
picture-about_game = { $positions ->
    [one] La partida de la primera a la última jugada: 1 posición.
   *[other] La partida de la primera a la última jugada: { $positions } posiciones.
}
