ratings_unreadable = No se pudieron leer las puntuaciones de tus personalidades
close_message = Cerrar mensaje
title = Biblioteca
menu = Biblioteca…
save_players_personality_1 = Guardar personalidad, izquierda–derecha…
save_players_personality_2 = Guardar personalidad, arriba–abajo…
open_folder = Abrir carpeta
deleted_text = Eliminadas
edit = Editar…
new = Nueva
import = Importar…
export = Exportar…
rename = Renombrar
duplicate = Duplicar
delete = Eliminar
restore = Recuperar
empty_trash_text = Vaciar papelera…
delete_permanently = Eliminar para siempre
do_not_empty = Dejarlas
trash_empty = La papelera está vacía.
undo = Deshacer
undo_import = Deshacer la importación
new_name = Nombre nuevo
save_name = Guardar nombre
keep_name = Dejar nombre
export_all = Exportar todas…
play_against = Jugar contra ella
as_one_pack = En un paquete…
as_files = En archivos separados…
export_pack_title = Guardar las personalidades en un paquete
pack_file = personalidades.json
export_title = Guardar la personalidad en un archivo
export_folder_title = Elige una carpeta para los archivos
import_title = Importar personalidades
show = Ver
filters_1 = Todas
filters_2 = Tuyas
filters_3 = Incluidas
sort_by = Ordenar por
orders_1 = Fuerza
orders_2 = Nombre
orders_3 = Fecha
choose_one = Elige una personalidad para ver cómo es.
built_in_is_read_only = Las personalidades incluidas no se pueden cambiar. Duplícala y cambia la copia.
only_own_are_deleted = Solo se pueden eliminar tus propias personalidades.
file_is_unreadable = El archivo no se puede leer como personalidad.
name_needed = Una personalidad necesita un nombre.
unreadable = Este archivo no se puede leer como personalidad
notes = Notas
file = Archivo
files_topic = archivos
character_text = Carácter
strength = Fuerza
measured_by = Medida con
elo_text = Puntuación
safe_moves = Solidez
time = Tiempo por jugada
boards = Tableros
elo_note = En la escala de la escalera, donde los rivales incluidos tienen 1500 de media.
own_elo_note = En la escala de la escalera. La tabla de un torneo tiene su propia escala, así que sus números son otros.
safe_moves_note = Cuántas veces conservó una victoria que una mala jugada habría perdido.
no_name = el nombre está vacío: la personalidad necesita uno
by = de { $author }
# $old $new
renamed = { $old } se llama ahora { $new }.
duplicated = Se añadió { $name } a tus personalidades.
copy_of = { $name } copia
# $name $number
numbered_copy_of = { $name } copia { $number }
# $letters $most
name_too_long = el nombre tiene { $letters } letras: se admiten { $most } como máximo
name_of_built_in = { $name } es una personalidad incluida: elige otro nombre
empty_trash = { $count ->
    [one] 1 personalidad eliminada desaparecerá para siempre.
   *[other] { $count } personalidades eliminadas desaparecerán para siempre.
}
# $folder $reason
not_exported = No se exportó nada a { $folder }: { SENTENCE($reason) }
pack_not_pasted = No se importó el paquete del portapapeles: { SENTENCE($reason) }
# $path $problems
in_pack = En { FILE($path) }: { $problems }
# $path $most
crowded = { $path }: ya hay { $most } archivos con ese nombre; elige otro
# $path $folder $error
not_moved = { $path }: no se pudo mover a { $folder }: { ERROR($error) }
# $path $error
not_removed = { $path }: no se pudo eliminar: { ERROR($error) }
selected = { $count ->
    [one] 1 personalidad seleccionada
   *[other] { $count } personalidades seleccionadas
}
# $done $reason
not_all = { $done } Las demás se quedan: { SENTENCE($reason) }
# $done $reason
stopped = { $done } Después se detuvo: { SENTENCE($reason) }
nothing_changed = No se cambió nada. { SENTENCE($reason) }
# $number $name $reason
named_not_imported = La número { $number }, { $name }, no se importó: { SENTENCE($reason) }
# $number $reason
not_imported = La número { $number } no se importó: { SENTENCE($reason) }
more_not_imported = { $count ->
    [one] Otra más no se importó.
   *[other] Otras { $count } no se importaron.
}
personalities = { $count ->
    [one] 1 personalidad
   *[other] { $count } personalidades
}
# $count $names
deleted = { $count ->
    [one] Se eliminó { $names }.
   *[other] Se eliminaron { $names }.
}
# $count $names
restored = { $count ->
    [one] Se recuperó { $names }.
   *[other] Se recuperaron { $names }.
}
# $count $names
imported = { $count ->
    [one] Se añadió { $names } a tus personalidades.
   *[other] Se añadieron { $names } a tus personalidades.
}
# $count $names
already_present = { $count ->
    [one] { $names } ya está entre tus personalidades.
   *[other] { $names } ya están entre tus personalidades.
}
# $count $path
pack_saved = { $count ->
    [one] Se guardó 1 personalidad como { FILE($path) }.
   *[other] Se guardaron { $count } personalidades como { FILE($path) }.
}
# $count $folder
exported = { $count ->
    [one] Se exportó 1 personalidad a { $folder }.
   *[other] Se exportaron { $count } personalidades a { $folder }.
}
contained_already = Ya contenía { $count }.
points = { $elo } puntos
trait_names_1 = Corre
trait_names_2 = Abarca
trait_names_3 = Bloquea
trait_names_4 = Planea
trait_names_5 = Azar
trait_notes_1 = Cuánto alarga sus caminos hacia la meta: PathMajorSpan.
trait_notes_2 = Con qué facilidad empieza caminos nuevos: BoardPathCount.
trait_notes_3 = Cuánto valora el mejor nodo de su rival: GamePredictability%.
trait_notes_4 = Cuántas jugadas calcula: GameTreeMaxDepth.
trait_notes_5 = Cuánto decide el azar: NodeRandom.
character = Carácter: { $traits }
# $one $share
trait_share = { $one ->
    [Runs] corre { $share }
    [Spreads] abarca { $share }
    [Blocks] bloquea { $share }
    [Plans] planea { $share }
   *[Luck] azar { $share }
}
