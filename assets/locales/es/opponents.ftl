search = Buscar por nombre
own = Tuyos
built_in = Incluidos, por fuerza
perfect = Juego perfecto
elo = Puntuación
no_match = Nada tiene ese nombre.
from_file = De un archivo…
edit = Editar…
all = Todos
show = Ver
choose_text = Elegir
keys = Intro elige. Escribe para buscar.
keys_to_tick = Espacio marca, Intro añade. Escribe para buscar.
random_mover = Jugador al azar
random_character = Juega cualquier anillo libre
reader_character = Adivina cómo juega el otro
hints_title = ¿Quién te da las pistas?
several_title = ¿Quién participa?
readers_title = ¿Quién se adapta a su rival?
training_title = Entrenar contra
compare_title = Comparar con
perfect_gives_no_hints = Se ve en Quién va ganando
has_no_factors = No tiene factores
takes_part = Participa
choose_one = Elige antes una fila.
tick_one = Marca antes quién participa.
no_personality = Solo se puede editar una personalidad.
choose = Elegir { $name }
show_file = Ver { $name }
all_of = Todos: { $group }
reader = { $name } (se adapta)
unreadable = { $line ->
    [None] no se puede leer
   *[other] no se puede leer: línea { $line }
}
horizontal_title = ¿Quién juega de izquierda a derecha?
vertical_title = ¿Quién juega de arriba abajo?
add = { $count ->
    [one] Añadir 1 jugador
   *[other] Añadir { $count } jugadores
}
in_elo = { $elo } puntos
perfect_character = Nunca regala una victoria y tiende trampas
# $ordinal $count
place = { $ordinal } de { $count } rivales
ordinals_1 = primero
ordinals_2 = segundo
ordinals_3 = tercero
ordinals_4 = cuarto
ordinals_5 = quinto
ordinals_6 = sexto
ordinals_7 = séptimo
ordinals_8 = octavo
ordinals_9 = noveno
ordinals_10 = décimo
ordinals_11 = undécimo
ordinals_12 = duodécimo
ordinals_13 = decimotercero
ordinals_14 = decimocuarto
ordinals_15 = decimoquinto
ordinals_16 = decimosexto
ordinals_17 = decimoséptimo
ordinals_18 = decimoctavo
ordinals_19 = decimonoveno
ordinals_20 = vigésimo
grades_1 = Principiante
grades_2 = Fácil
grades_3 = Medio
grades_4 = Fuerte
grades_5 = Experto
grades_6 = Perfecto
# $name $sentence
says = { $name } dice: { $sentence }
quoted = «{ $sentence }»
not_listed = no se puede leer
