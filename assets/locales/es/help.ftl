help = Ayuda
contents = Contenido
chapters = Capítulos
close = Cerrar la ayuda
back = Atrás
forward = Adelante
print_topic = Guardar tema para imprimir…
print_book = Guardar libro para imprimir…
print_personality = Guardar para imprimir (HTML)…
search = Buscar en la ayuda
tabs_name = Contenido o texto
text_tab = Texto
next_match_tip = Intro va al siguiente resultado.
help_button = Ayuda
save_page = Guardar para imprimir
web_pages = Páginas web
book = La ayuda de Span-It!
about = Ayuda: { $what }
place_opened = Ayuda: { $title }
all_nodes = Los { $count } nodos de este tablero, libres y ocupados.
all_paths = { $count } caminos reales en los colores de sus dueños y, en verde, el camino resultante.
trial_node = { $node } es el nodo que se va a pesar. Haz clic en otro nodo libre para pesar ese.
# The words of the Board Diagram, in the order of `DiagramWord`.
diagram_words_1 = Nodo
diagram_words_2 = Nodo mayor
diagram_words_3 = Nodo menor
diagram_words_4 = Orientación
diagram_words_5 = Dueño
diagram_words_6 = Camino
diagram_words_7 = Extensión mayor
diagram_words_8 = Extensión menor
diagram_words_9 = Nodo de prueba
diagram_words_10 = Camino resultante
diagram_words_11 = Camino real
diagram_words_12 = may
diagram_words_13 = men
diagram_instructions = Señala una palabra, o haz clic en ella, para verla en el tablero. Haz clic en un nodo libre para probarlo.
orientation_note = Horizontal une izquierda y derecha; Vertical, arriba y abajo. Los jugadores tienen orientación; los nodos, no.
owner_note = Cada nodo con aro tiene un conector y pertenece al jugador que lo puso. Los demás nodos aún no tienen dueño.
# $horizontal $vertical
real_paths = En el tablero ya hay { $horizontal } caminos reales de Horizontal y { $vertical } de Vertical.
# $player $node $facts
resultant = { $player ->
    [Horizontal] Si Horizontal juega { $node }, el camino resultante tiene { $facts }.
   *[Vertical] Si Vertical juega { $node }, el camino resultante tiene { $facts }.
}
if_played_here = { $player ->
    [Horizontal] si horizontal juega aquí
   *[Vertical] si vertical juega aquí
}
# $kind $resultant $horizontal $vertical
spans = { $kind ->
    [Major] La extensión mayor del camino resultante es { $resultant }; la de los caminos reales de Horizontal, { $horizontal }; la de los de Vertical, { $vertical }.
   *[Minor] La extensión menor del camino resultante es { $resultant }; la de los caminos reales de Horizontal, { $horizontal }; la de los de Vertical, { $vertical }.
}
none = ninguna
# $matches $places
match_count = { $matches ->
    [0] Nada encontrado
    [one] 1 resultado
   *[other] { $places ->
        [one] { $matches } resultados en 1 lugar
       *[other] { $matches } resultados en { $places } lugares
    }
}
# $kind $count
nodes_of = { $kind ->
    [Major] Los { $count } nodos mayores: ahí un conector sigue la orientación de su dueño.
   *[Minor] Los { $count } nodos menores: ahí un conector cruza la orientación de su dueño.
}
connectors = { $count ->
    [one] 1 conector
   *[other] { $count } conectores
}
major_span = extensión mayor { $span }
minor_span = extensión menor { $span }
winner = victoria
anchored = anclaje
up_to = de 0 a { $most }

example-factor_text = Factor
example-value = Valor
example-calculation = Cálculo
example-total = Total
example-instructions = Haz clic en otro nodo libre o elige otra personalidad para recalcular todo lo de abajo.
# $node $name
example-title = { $node }, pesado por { $name }
example-for_player = { $player ->
    [Horizontal] para Horizontal
   *[Vertical] para Vertical
}
example-resultant = Camino resultante: { $facts }.
# $count $paths
example-adjacent = { $count ->
    [0] Caminos reales contiguos: ninguno, así que empieza un camino (+1).
    [one] Camino real contiguo: { $paths }; se alarga (0).
   *[other] Caminos reales contiguos: { $paths }; se unen (−1).
}
# $node $more $others $free
example-rank = { $more ->
    [0] Ninguno de los { $free } nodos libres tiene más peso que { $node }.
    [one] 1 de los otros { $others } nodos libres tiene más peso que { $node }.
   *[other] { $more } de los otros { $others } nodos libres tienen más peso que { $node }.
}

# $least $most
factor-whole_number = número entero de { $least } a { $most }
# $least $most
factor-any_number = número de { $least } a { $most }
# $from $to
factor-typical = habitual: de { $from } a { $to }
# $from $to
factor-typical_logarithmic = habitual: de { $from } a { $to }, logarítmica
factor-default = inicial: { $value }

page-made_with = Creado con Span-It! { $version }.
page-notes = Notas
page-column_heads_1 = Factor
page-column_heads_2 = Valor
page-column_heads_3 = Significado
