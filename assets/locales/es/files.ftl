games = Partidas de Span-It!
personalities = Personalidades
documents = Partidas, personalidades y torneos
all_files = Todos los archivos
open = Abrir una partida, una personalidad o un torneo
save_game = Guardar la partida
open_personality = Abrir una personalidad
save_personality = Guardar la personalidad
no_dialogs = El escritorio no muestra el diálogo de archivos. Escribe la ruta del archivo:
dialog_late = El diálogo de archivos del escritorio aún no ha respondido.
enter_path = Escribir la ruta
settings_unreadable = Los ajustes no se pudieron leer y se han restablecido
autosave_unreadable = No se pudo leer lo que guardó la última ventana
path = Ruta del archivo
more_notices = { $waiting } más
unknown_document = no es una partida de Span-It!, ni una personalidad, ni un paquete, ni el registro de un torneo
is_pack = es un paquete con varias personalidades. Usa Importar… para copiarlas entre las tuyas
unsaved_game_title = ¿Guardar la partida en otro sitio?
close_without_saving = Cerrar sin guardar
other_window_saves = solo conserva su partida la ventana que se abrió primero
window_has_no_data_folder = esta ventana no tiene carpeta de datos
remove_from_recent = Quitar de Abrir reciente
no_data_folder = este equipo no tiene carpeta de datos; inicia el programa con --data-dir y una carpeta
older_crash = Span-It! se cerró de forma inesperada hace algún tiempo. La partida de entonces se conservó.
open_draft = Abrir en el editor
discard_draft = Descartar los cambios
resume = Reanudar la partida
details = Detalles
next_notice = Ver el siguiente mensaje.
close = Cerrar
open_folder = Abrir carpeta
open_in_browser = Abrir en el navegador
position_copied = La posición se copió como texto.
game_copied = La partida está en el portapapeles. Pegar la abre.
# $path $reason
not_opened = No se abrió { FILE($path) }: { SENTENCE($reason) }
# $path $reason
not_saved = No se guardó { FILE($path) }: { SENTENCE($reason) }
exists_already = { FILE($path) } ya existe y no se sustituyó. Elige otro nombre o escribe { FILE($path) } completo.
no_such_file = No hay ningún archivo { $path }.
no_such_folder = No hay ninguna carpeta { $path }.
not_replaced = { FILE($path) } ya existe y no se sustituyó. Elige otro nombre.
own_files_not_saved = El programa no puede guardar sus propios archivos: { SENTENCE($problem) } Libera espacio o permite escribir ahí, o guarda la partida en otro sitio con Juego > Guardar como.
latest_moves_not_saved = Las últimas jugadas no se pudieron guardar y se perderán: { SENTENCE($problem) }
nothing_will_be_saved = Al cerrar esta ventana no se guardará nada: { SENTENCE($problem) }
crash_report = La última vez, Span-It! se cerró de forma inesperada. El informe es { $report }.
draft_not_saved = No se guardaron los cambios de { SHORT($name) }.
wrong_scale = WINIT_X11_SCALE_FACTOR es { $scale }. Debe ser un número mayor que 0, como 1.5, o randr.
invalid_position = El portapapeles no contiene una posición: { SENTENCE($reason) }
invalid_game = El portapapeles no contiene una partida entera: { SENTENCE($reason) }
move_refused = Esta jugada no es posible: { SENTENCE($reason) }
saved = Guardado como { FILE($path) }.
# $path $reason
not_shown = No se pudo abrir { FILE($path) }: { SENTENCE($reason) }
replaced_by_another = Se sustituyó { FILE($path) }
game_reduced = { $reduction ->
    [Extra] Esta partida es demasiado grande para un archivo que se pueda volver a abrir (1 MiB). Se conservan todas las jugadas, sin los datos de otro programa (extra).
   *[Texts] Esta partida es demasiado grande para un archivo que se pueda volver a abrir (1 MiB). Se conservan todas las jugadas; los nombres, descripciones y notas muy largos se acortan.
}
settings_ignored = Algunos ajustes vuelven a su valor inicial: { SENTENCE($problems) }
kept_as = El archivo se conservó como { FILE($path) }.
# $system $problem
no_window = Span-It! no pudo abrir una ventana. { $system ->
    [windows] Necesita un controlador gráfico con OpenGL 2.1 o posterior.
   *[other] Necesita una pantalla y un controlador gráfico con OpenGL 2.1 o posterior.
} Mensaje del sistema: { SENTENCE($problem) }
# $folder $error
data_folder_not_created = Al cerrar esta ventana no se guardará nada: { $folder }: { ERROR($error) }. Permite escribir ahí o inicia el programa con --data-dir y otra carpeta.
clipboard_empty = El portapapeles no contiene una posición. Copia antes una línea como .../../.../../... h.
position_already_won = La posición del portapapeles ya está ganada: no queda ninguna jugada.
engine_stopped = La máquina se detuvo de forma inesperada y la partida está en pausa. Guárdala y reinicia el programa.

file_drop-drop_hint = Suelta para abrir partidas, personalidades y torneos
file_drop-file_opened = Se abrió { FILE($path) }.
file_drop-one_game = solo se puede abrir una partida o un torneo a la vez; este lo encuentras en Juego > Abrir reciente

personality_folder-label = Tus rivales se guardan en
personality_folder-choose = Elegir…
personality_folder-choose_title = Elige la carpeta de tus propios rivales
personality_folder-default = La habitual
personality_folder-none = Ninguna: no se guarda nada en este equipo.
personality_folder-open = Abrir carpeta
personality_folder-no_folder = No hay ninguna carpeta con tus propios rivales.
personality_folder-not_a_folder = no es una carpeta
personality_folder-not_unicode = su nombre no es Unicode válido
personality_folder-folder_changed = Tus propios rivales están ahora en { $path }.
# $path $reason
personality_folder-folder_refused = No se puede usar { $path }: { SENTENCE($reason) }
personality_folder-not_writable = ahí no se puede guardar nada ({ ERROR($error) })
personality_folder-folder_missing = Falta la carpeta { $path }. Conecta su unidad o elige otra carpeta en los ajustes.
# $path $reason
personality_folder-folder_not_opened = No se pudo abrir la carpeta { $path }: { SENTENCE($reason) }
# $opener $status
personality_folder-file_manager_failed = { $opener } falló ({ $status })
personality_folder-file_manager_missing = { $opener } no está instalado
# $opener $error
personality_folder-file_manager_silent = { $opener } no arrancó: { ERROR($error) }
