ratings_unreadable = Die Wertungen deiner Persönlichkeiten sind nicht lesbar
close_message = Meldung schließen
title = Bibliothek
menu = Bibliothek…
save_players_personality_1 = Persönlichkeit speichern, links–rechts…
save_players_personality_2 = Persönlichkeit speichern, oben–unten…
open_folder = Ordner öffnen
deleted_text = Gelöscht
edit = Bearbeiten…
new = Neu
import = Importieren…
export = Exportieren…
rename = Umbenennen
duplicate = Duplizieren
delete = Löschen
restore = Zurückholen
empty_trash_text = Papierkorb leeren…
delete_permanently = Endgültig löschen
do_not_empty = Behalten
trash_empty = Der Papierkorb ist leer.
undo = Rückgängig
undo_import = Import rückgängig
new_name = Neuer Name
save_name = Name speichern
keep_name = Name behalten
export_all = Alle exportieren…
play_against = Dagegen spielen
as_one_pack = Als ein Paket…
as_files = Als einzelne Dateien…
export_pack_title = Persönlichkeiten als Paket speichern
pack_file = persoenlichkeiten.json
export_title = Persönlichkeit als Datei speichern
export_folder_title = Ordner für die Dateien wählen
import_title = Persönlichkeiten importieren
show = Zeigen
# The choices, in the order of `Filter::ALL`.
filters_1 = Alle
filters_2 = Eigene
filters_3 = Mitgeliefert
sort_by = Sortieren nach
# The choices, in the order of `Order::ALL`.
orders_1 = Stärke
orders_2 = Name
orders_3 = Datum
choose_one = Wähle eine Persönlichkeit, um zu sehen, wie sie ist.
built_in_is_read_only = Mitgelieferte Persönlichkeiten lassen sich nicht ändern. Dupliziere sie und ändere die Kopie.
only_own_are_deleted = Nur deine eigenen Persönlichkeiten lassen sich löschen.
file_is_unreadable = Die Datei ist nicht als Persönlichkeit lesbar.
name_needed = Eine Persönlichkeit braucht einen Namen.
unreadable = Diese Datei ist nicht als Persönlichkeit lesbar
notes = Notizen
file = Datei
files_topic = Dateien
character_text = Charakter
strength = Stärke
measured_by = Gemessen mit
elo_text = Wertung
safe_moves = Siege gehalten
time = Zeit pro Zug
boards = Bretter
elo_note = Auf der Skala der Leiter, auf der die mitgelieferten Gegner im Schnitt 1500 haben.
own_elo_note = Auf der Skala der Leiter. Die Tabelle eines Turniers hat ihre eigene Skala, darum sind ihre Zahlen anders.
safe_moves_note = Wie oft ein Sieg festgehalten wurde, den ein falscher Zug verspielt hätte.
# Why a name is refused.
no_name = der Name ist leer: Die Persönlichkeit braucht einen Namen
by = von { $author }
# $old $new
renamed = { $old } heißt jetzt { $new }.
duplicated = { $name } gehört jetzt zu deinen Persönlichkeiten.
copy_of = { $name } Kopie
# $name $number
numbered_copy_of = { $name } Kopie { $number }
# $letters $most
name_too_long = der Name hat { $letters } Zeichen: Erlaubt sind höchstens { $most }
name_of_built_in = { $name } ist eine mitgelieferte Persönlichkeit: Wähle einen anderen Namen
# Before all of the trash is removed.
empty_trash = { $count ->
    [one] 1 gelöschte Persönlichkeit wird endgültig entfernt.
   *[other] { $count } gelöschte Persönlichkeiten werden endgültig entfernt.
}
# $folder $reason
not_exported = Nichts wurde nach { $folder } exportiert: { SENTENCE($reason) }
pack_not_pasted = Das Paket in der Zwischenablage wurde nicht importiert: { SENTENCE($reason) }
# $path $problems
in_pack = In { FILE($path) }: {$problems}
# $path $most
crowded = { $path }: { $most } Dateien mit diesem Namen gibt es schon: Wähle einen anderen
# $path $folder $error
not_moved = { $path }: Verschieben nach { $folder } ging nicht: { ERROR($error) }
# $path $error
not_removed = { $path }: Löschen ging nicht: { ERROR($error) }
selected = { $count ->
    [one] 1 Persönlichkeit gewählt
   *[other] { $count } Persönlichkeiten gewählt
}
# After a sentence about the files that were moved.
# $done $reason
not_all = { $done } Die anderen bleiben: { SENTENCE($reason) }
# After a sentence about what succeeded.
# $done $reason
stopped = { $done } Dann ging es nicht weiter: { SENTENCE($reason) }
nothing_changed = Nichts wurde geändert. { SENTENCE($reason) }
# A member of a pack.
# $number $name $reason
named_not_imported = Nummer { $number }, { $name }, wurde nicht importiert: { SENTENCE($reason) }
# $number $reason
not_imported = Nummer { $number } wurde nicht importiert: { SENTENCE($reason) }
more_not_imported = { $count ->
    [one] 1 weitere wurde nicht importiert.
   *[other] { $count } weitere wurden nicht importiert.
}
# Instead of more than five names.
personalities = { $count ->
    [one] 1 Persönlichkeit
   *[other] { $count } Persönlichkeiten
}
# $count $names
deleted = { $count ->
    [one] { $names } wurde gelöscht.
   *[other] { $names } wurden gelöscht.
}
# $count $names
restored = { $count ->
    [one] { $names } ist wieder da.
   *[other] { $names } sind wieder da.
}
# $count $names
imported = { $count ->
    [one] { $names } gehört jetzt zu deinen Persönlichkeiten.
   *[other] { $names } gehören jetzt zu deinen Persönlichkeiten.
}
# $count $names
already_present = { $count ->
    [one] { $names } hast du schon.
   *[other] { $names } hast du schon.
}
# $count $path
pack_saved = { $count ->
    [one] 1 Persönlichkeit wurde als { FILE($path) } gespeichert.
   *[other] { $count } Persönlichkeiten wurden als { FILE($path) } gespeichert.
}
# $count $folder
exported = { $count ->
    [one] 1 Persönlichkeit wurde nach { $folder } exportiert.
   *[other] { $count } Persönlichkeiten wurden nach { $folder } exportiert.
}
# After the sentence before this one.
contained_already = { $count ->
    [one] { $count } war dort schon vorhanden.
   *[other] { $count } waren dort schon vorhanden.
}
points = Wertung { $elo }
# The traits of a character, as headings, then what they mean: Runs, Spreads, Blocks, Plans, Luck.
trait_names_1 = Rennt
trait_names_2 = Streut
trait_names_3 = Blockiert
trait_names_4 = Plant
trait_names_5 = Zufall
trait_notes_1 = Wie sehr sie ihre Ketten zum Ziel hin verlängert: PathMajorSpan.
trait_notes_2 = Wie gern sie neue Ketten beginnt: BoardPathCount.
trait_notes_3 = Wie viel ihr der beste Ring des Gegners wert ist: GamePredictability%.
trait_notes_4 = Wie weit sie vorausdenkt: GameTreeMaxDepth.
trait_notes_5 = Wie viel der Zufall entscheidet: NodeRandom.
# For the screen reader.
character = Charakter: { $traits }
# $one $share
trait_share = { $one ->
    [Runs] rennt { $share }
    [Spreads] streut { $share }
    [Blocks] blockiert { $share }
    [Plans] plant { $share }
   *[Luck] Zufall { $share }
}
