games = Span-It!-Partien
personalities = Persönlichkeiten
documents = Partien, Persönlichkeiten und Turniere
all_files = Alle Dateien
open = Partie, Persönlichkeit oder Turnier öffnen
save_game = Partie speichern
open_personality = Persönlichkeit öffnen
save_personality = Persönlichkeit speichern
no_dialogs = Das System zeigt keinen Dateidialog. Gib den Pfad der Datei ein:
dialog_late = Der Dateidialog des Systems hat noch nicht geantwortet.
enter_path = Pfad eingeben
settings_unreadable = Die Einstellungen waren nicht lesbar und wurden zurückgesetzt
autosave_unreadable = Was das letzte Fenster aufgehoben hat, ist nicht lesbar
path = Pfad der Datei
more_notices = { $waiting } weitere
unknown_document = das ist keine Span-It!-Partie, keine Persönlichkeit, kein Paket und kein Protokoll eines Turniers
# Why a file is not read as one personality.
is_pack = das ist ein Paket mit mehreren Persönlichkeiten. „Importieren…“ kopiert sie zu deinen eigenen
unsaved_game_title = Partie woanders speichern?
close_without_saving = Ohne Speichern schließen
# Why a window does not autosave its game.
other_window_saves = nur das zuerst geöffnete Fenster bewahrt seine Partie auf
window_has_no_data_folder = dieses Fenster hat keinen Datenordner
remove_from_recent = Aus „Zuletzt geöffnet“ entfernen
no_data_folder = dieser Computer hat keinen Datenordner; starte mit --data-dir und einem Ordner
older_crash = Span-It! wurde vor einiger Zeit unerwartet beendet. Die Partie von damals ist noch da.
open_draft = Im Editor öffnen
discard_draft = Änderungen verwerfen
resume = Partie fortsetzen
details = Details
next_notice = Nächste Meldung zeigen.
close = Schließen
open_folder = Ordner öffnen
open_in_browser = Im Browser öffnen
position_copied = Die Stellung wurde als Text kopiert.
game_copied = Die Partie ist in der Zwischenablage. „Einfügen“ öffnet sie.
# FILE is the name of a file without its folder, SENTENCE adds a full stop.
# $path $reason
not_opened = { FILE($path) } wurde nicht geöffnet: { SENTENCE($reason) }
# $path $reason
not_saved = { FILE($path) } wurde nicht gespeichert: { SENTENCE($reason) }
exists_already = { FILE($path) } gibt es schon und wurde nicht ersetzt. Wähle einen anderen Namen, oder gib { FILE($path) } vollständig ein.
no_such_file = Die Datei { $path } gibt es nicht.
no_such_folder = Den Ordner { $path } gibt es nicht.
not_replaced = { FILE($path) } gibt es schon und wurde nicht ersetzt. Wähle einen anderen Namen.
own_files_not_saved = Das Programm kann seine eigenen Dateien nicht speichern: { SENTENCE($problem) } Schaff etwas Platz, erlaube dort das Schreiben, oder speichere die Partie woanders mit „Spiel > Speichern unter“.
latest_moves_not_saved = Die letzten Züge ließen sich nicht speichern und gehen verloren: { SENTENCE($problem) }
nothing_will_be_saved = Wenn dieses Fenster schließt, wird nichts gespeichert: { SENTENCE($problem) }
crash_report = Span-It! wurde letztes Mal unerwartet beendet. Der Bericht ist { $report }.
draft_not_saved = Änderungen an { SHORT($name) } wurden nicht gespeichert.
# The setting of an environment variable, in quotation marks.
wrong_scale = WINIT_X11_SCALE_FACTOR ist { $scale }. Erlaubt ist eine Zahl über 0, zum Beispiel 1.5, oder randr.
invalid_position = In der Zwischenablage ist keine Stellung: { SENTENCE($reason) }
invalid_game = In der Zwischenablage ist keine ganze Partie: { SENTENCE($reason) }
move_refused = Dieser Zug ist nicht möglich: { SENTENCE($reason) }
saved = Gespeichert als { FILE($path) }.
# $path $reason
not_shown = { FILE($path) } ließ sich nicht öffnen: { SENTENCE($reason) }
replaced_by_another = { FILE($path) } wurde ersetzt
game_reduced = { $reduction ->
    [Extra] Diese Partie ist zu groß für eine Datei, die sich wieder öffnen lässt (1 MiB). Alle Züge bleiben, aber ohne die Daten eines anderen Programms (extra).
   *[Texts] Diese Partie ist zu groß für eine Datei, die sich wieder öffnen lässt (1 MiB). Alle Züge bleiben, nur sehr lange Namen, Beschreibungen und Notizen sind gekürzt.
}
settings_ignored = Einige Einstellungen sind jetzt wieder wie am Anfang: { SENTENCE($problems) }
# After a sentence about a file that cannot be used.
kept_as = Die Datei wurde als { FILE($path) } aufgehoben.
# $system $problem
no_window = Span-It! konnte kein Fenster öffnen. { $system ->
    [windows] Dazu braucht es einen Grafiktreiber mit OpenGL 2.1 oder neuer.
   *[other] Dazu braucht es einen Bildschirm und einen Grafiktreiber mit OpenGL 2.1 oder neuer.
} Meldung des Systems: { SENTENCE($problem) }
# $folder $error
data_folder_not_created = Wenn dieses Fenster schließt, wird nichts gespeichert: { $folder }: { ERROR($error) }. Erlaube dort das Schreiben, oder starte mit --data-dir und einem anderen Ordner.
clipboard_empty = In der Zwischenablage ist keine Stellung. Kopiere erst eine Zeile wie .../../.../../... h.
position_already_won = Die Stellung in der Zwischenablage ist schon gewonnen, es gibt keinen Zug mehr zu spielen.
engine_stopped = Der Computerspieler wurde unerwartet beendet, und die Partie steht still. Speichere sie und starte das Programm neu.

file_drop-drop_hint = Loslassen, um Partien, Persönlichkeiten und Turniere zu öffnen
file_drop-file_opened = { FILE($path) } wurde geöffnet.
file_drop-one_game = nur eine Partie oder ein Turnier lässt sich auf einmal öffnen; diese Datei steht unter „Spiel > Zuletzt geöffnet“

personality_folder-label = Ordner der eigenen Gegner
personality_folder-choose = Wählen…
personality_folder-choose_title = Ordner deiner eigenen Gegner wählen
personality_folder-default = Standard
personality_folder-none = Keiner: Auf diesem Computer wird nichts gespeichert.
personality_folder-open = Ordner öffnen
personality_folder-no_folder = Deine eigenen Gegner haben keinen Ordner.
personality_folder-not_a_folder = das ist kein Ordner
personality_folder-not_unicode = der Name ist kein gültiges Unicode
personality_folder-folder_changed = Deine eigenen Gegner liegen jetzt in { $path }.
# $path $reason
personality_folder-folder_refused = { $path } lässt sich nicht verwenden: { SENTENCE($reason) }
personality_folder-not_writable = dort lässt sich nichts speichern ({ ERROR($error) })
personality_folder-folder_missing = Der Ordner { $path } fehlt. Schließ sein Laufwerk an oder wähle in den Einstellungen einen anderen Ordner.
# $path $reason
personality_folder-folder_not_opened = Der Ordner { $path } ließ sich nicht öffnen: { SENTENCE($reason) }
# The program that shows folders, such as xdg-open.
# $opener $status
personality_folder-file_manager_failed = { $opener } ist gescheitert ({ $status })
personality_folder-file_manager_missing = { $opener } ist nicht installiert
# $opener $error
personality_folder-file_manager_silent = { $opener } ließ sich nicht starten: { ERROR($error) }
