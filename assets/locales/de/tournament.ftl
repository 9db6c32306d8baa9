title = Turnier
round_robin_note = Jeder spielt auf jedem Brett gegen jeden und beginnt jede zweite Partie.
gauntlet_note = Einer spielt auf jedem Brett gegen alle anderen und beginnt jede zweite Partie.
kind = Turnierform
kinds_1 = Jeder gegen jeden
kinds_2 = Einer gegen alle
first_player_text = Herausforderer
# The tournament is played by the toolkit until a test decides.
is_test = Ein Test von span-it-toolkit, das ihn auch fortsetzen kann.
other_boards = Andere Bretter
other_boards_tip = Zeilen und Spalten von 3 bis 20, zum Beispiel 5x9, 12x12.
openings = Eröffnungen
from_file = aus einer Datei
set_up_text = Aufbau
tabs_1 = Tabelle
tabs_2 = Partien
tabs_name = Was zu sehen ist
players = Spieler
games = Partien je Paarung
boards = Bretter
first_move = Erster Zug
alternates = abwechselnd
opening = Zufällige Eröffnungszüge
time_per_move = Zeit pro Zug
no_limit = kein Limit
seed = Startwert
new_seed = Neuer Startwert
none = Keine
visited_moves = Höchstens besuchte Züge
competition = Wettbewerbsregeln
competition_tip = Legt Bretter, Partien und Limits so fest, dass alle dasselbe Ergebnis bekommen.
more = Mehr
start = Start
pause = Pause
resume = Fortsetzen
cancel = Abbrechen
export = Exportieren…
new = Neu…
play_more = Mehr Partien
play_more_tip = Macht mit noch einmal so vielen Partien weiter.
visits_range = gib eine ganze Zahl ab 1 ein oder nichts für kein Limit.
back_to_results = Zurück zum Ergebnis
close = Zurück zur Partie
name = Persönlichkeit
elo = Wertung
won = Gewonnen
cell_note = Ein Feld zeigt Siege und Niederlagen der Zeile gegen die Spalte. Kräftiger gefärbt ist besser. Ein Klick zeigt die Partien.
side_note = Nur die Partien, in denen der Spieler der Zeile so gespielt hat.
all_boards = Alle Bretter
margin_note = ± zeigt, wie weit eine Wertung danebenliegen kann.
rough_note = ~ ist vorsichtig geschätzt: Alle Partien gingen gleich aus.
now_playing = Läuft gerade
watch = Partie verfolgen
back_to_table = Zurück zur Tabelle
another_game = Andere Partie
review = Rückblick zeigen
close_games = Liste der Partien schließen
no_games_yet = Zwischen diesen beiden ist noch keine Partie zu Ende.
against = gegen
stopped_by_error = Das Turnier endete wegen eines Fehlers im Programm. Die Ergebnisse bis dahin sind noch da.
reading = Das Turnier wird gelesen…
earlier_tournaments = Frühere Turniere
finished_text = Alle Partien sind gespielt.
unfinished = Unterbrochen. Du kannst es fortsetzen.
show = Turnier zeigen
first_player = Herausforderer: { $name }
sorted_by = Sortierung: { $order }
more_for = Mehr zu { $message }
delete = { $message } löschen
open_elsewhere = { $file } ist in einem anderen Fenster geöffnet.
# $number $name
column_head = Spalte { $number }: { $name }
at_move = Zug { $moves }
# $winner $reason
won_by_forfeit = { $winner } gewinnt kampflos: { ERROR($reason) }
# $result $details
game_name = { $result }, { $details }
# $one $other
pairing = { $one } gegen { $other }
# $wins $losses
wins_and_losses = { $wins }:{ $losses }
# $moves $winner
at_move_won = Zug { $moves } · { $winner } gewinnt
# $count $best
finished = { $count ->
    [one] { $best } gewinnt das Turnier
   *[other] { $best } teilen sich den ersten Platz
}
board_chosen = Brett der Tabelle: { $value }
side_chosen = Seite der Tabelle: { $value }
chosen_count = { $count } gewählt
orders_1 = Datum
orders_2 = Name
orders_3 = Partien
rename = Umbenennen
tournament_name = Name des Turniers
reused = Der Aufbau des früheren Turniers ist übernommen.
reuse = Aufbau übernehmen
undo_delete = Rückgängig
has_engines = Andere Programme spielen mit. Der Toolkit-Befehl, der das Turnier gestartet hat, setzt es auch fort.
player_count_range = Wähle 2 bis 32 Spieler.
board_needed = Wähle mindestens ein Brett.
time_limit_range = gib 0,01 bis 600 Sekunden ein oder nichts für kein Limit.
opening_range = gib eine ganze Zahl von 0 bis 20 ein.
seed_range = gib eine ganze Zahl von 0 bis 9.007.199.254.740.991 ein.
add_players = Spieler wählen…
# Players that read their opponent.
add_readers = Mit Anpassung…
export_table = Tabelle exportieren
# In the order of `Format::ALL`.
table_formats_1 = Seite zum Lesen und Drucken
table_formats_2 = Tabelle zum Rechnen
table_formats_3 = Für andere Programme
table_formats_4 = Markdown
html_tables = Webseiten
csv_tables = Rechentabellen
json_tables = JSON-Dateien
markdown_tables = Markdown-Dateien
export_tip = Speichert die Tabelle.
badge_paused = Turnier: Pause
paused = Pause
choose_players = Wähle die Spieler.
# A time per move.
time_limit = { $seconds } s
# The games of the table.
side_choice = { $side ->
    [First] Mit erstem Zug
    [Second] Mit zweitem Zug
    [Horizontal] Links–rechts
    [Vertical] Oben–unten
   *[None] Alle Partien
}
# The first players, separated by commas, and the number of the others.
# $players $count
and_more = { $players } und { $count } weitere
# $played $all
games_played = { $played } von { $all } Partien
# When an earlier tournament was played.
# $unit $count
played_ago = { $unit ->
    [minutes] { $count ->
        [0] gerade eben
        [one] vor { $count } Minute
       *[other] vor { $count } Minuten
    }
    [hours] { $count ->
        [one] vor { $count } Stunde
       *[other] vor { $count } Stunden
    }
   *[days] { $count ->
        [one] vor { $count } Tag
       *[other] vor { $count } Tagen
    }
}
# Visited moves per move.
most_visits = höchstens { $visits }
show_more = { $count } weitere zeigen
wrong_board = Andere Bretter: { $text } ist kein Brett. Gib Zeilen und Spalten von 3 bis 20 ein, zum Beispiel 5x9.
added = { $file } steht jetzt unter den früheren Turnieren.
was_read = { $file } wurde geöffnet.
# The reason is a sentence of its own.
unreadable = Ein Turnier ist nicht lesbar und blieb unverändert. { ERROR($reason) }
table_saved = Gespeichert als { $file }.
# $winner $moves
won_in = { $moves ->
    [one] { $winner } hat in { $moves } Zug gewonnen
   *[other] { $winner } hat in { $moves } Zügen gewonnen
}
start_failed = Das Turnier hat nicht begonnen: { ERROR($reason) }
resume_failed = Das Turnier lässt sich nicht fortsetzen: { ERROR($reason) }
stopped = Das Turnier endete: { ERROR($reason) }
reading_file = { $file }: { reading }
# $played $of
interrupted = Das Turnier wurde nach { $played } von { $of } Partien unterbrochen. Du kannst es fortsetzen.
list_not_changed = Die Liste der Turniere blieb unverändert: { ERROR($reason) }
# $name $why
field_error = { $name }: { $why }
# In the menu bar, with the share that is done.
badge = Turnier { $share }
game_count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
deleted = { $count ->
    [one] Das Turnier wurde gelöscht.
   *[other] { $count } Turniere wurden gelöscht.
}
# The games of a pairing, whose number may have been raised from one that the boards do not divide.
# $pairs $boards $raised_from
games_note = { $raised_from ->
    [None] { $boards ->
        [one] { $pairs ->
            [one] { $pairs } Partiepaar
           *[other] { $pairs } Partiepaare
        }
       *[other] { $pairs ->
            [one] { $pairs } Partiepaar auf jedem von { $boards } Brettern
           *[other] { $pairs } Partiepaare auf jedem von { $boards } Brettern
        }
    }
   *[other] { $boards ->
        [one] { $pairs ->
            [one] Erhöht von { $raised_from }: { $pairs } Partiepaar
           *[other] Erhöht von { $raised_from }: { $pairs } Partiepaare
        }
       *[other] { $pairs ->
            [one] Erhöht von { $raised_from }: { $pairs } Partiepaar auf jedem von { $boards } Brettern
           *[other] Erhöht von { $raised_from }: { $pairs } Partiepaare auf jedem von { $boards } Brettern
        }
    }
}
# What a number field may contain, after its name.
# $boards $each
games_range = { $boards ->
    [one] gib ein Vielfaches von { $each } von { $each } bis 1.000.000 ein.
   *[other] gib ein Vielfaches von { $each } (beide Seiten auf { $boards } Brettern) von { $each } bis 1.000.000 ein.
}
# How long games take.
# $unit $number
approximate_time = { $unit ->
    [shortest] ein paar Sekunden
    [seconds] etwa { $number } s
    [minutes] etwa { $number } min
   *[hours] etwa { $number } h
}
on_cores = { $cores ->
    [one] auf { $cores } Kern
   *[other] auf { $cores } Kernen
}
# $left $pace $cores
time_left-per_minute = { $cores ->
    [one] noch { $left } · { $pace } Partien pro Minute auf { $cores } Kern
   *[other] noch { $left } · { $pace } Partien pro Minute auf { $cores } Kernen
}
# $left $pace $cores
time_left-per_second = { $cores ->
    [one] noch { $left } · { $pace } Partien pro Sekunde auf { $cores } Kern
   *[other] noch { $left } · { $pace } Partien pro Sekunde auf { $cores } Kernen
}
# A cell of the table, for the screen reader.
# $row $column $wins $losses
cell = { $wins ->
    [one] { $losses ->
        [one] { $row } gegen { $column }: { $wins } Sieg, { $losses } Niederlage
       *[other] { $row } gegen { $column }: { $wins } Sieg, { $losses } Niederlagen
    }
   *[other] { $losses ->
        [one] { $row } gegen { $column }: { $wins } Siege, { $losses } Niederlage
       *[other] { $row } gegen { $column }: { $wins } Siege, { $losses } Niederlagen
    }
}
# How the winner played.
# $player $size $pair
game_details = { $player ->
    [Horizontal] links–rechts · { $size } · Paar { $pair }
   *[Vertical] oben–unten · { $size } · Paar { $pair }
}
# Why a log is not opened, and what shows its table.
# $file $size $most
too_large = das Protokoll hat { $size }, und das Fenster öffnet höchstens { $most }. span-it-toolkit games ratings { $file } --export table.html macht daraus eine Seite mit der Tabelle
# Why a log is not opened.
# $agents $limit
too_many_agents = Zeile 1: ein Turnier mit { $agents } Spielern, erlaubt sind höchstens { $limit }
# A step of the podium.
# $rank $name
step = { $rank }. { $name }
yours = { $name } (deine)
