cancel = Abbrechen
done = Fertig

new_game-title = Neue Partie
new_game-computer_plays = Computer spielt
new_game-plays_like = Spielt wie
new_game-hints_from = Tipps von
# Below the personality of a person.
new_game-hints_note = In der Partie zeigt H den Tipp
new_game-switch_sides = Seiten tauschen
new_game-board = Brett
new_game-more = Mehr
new_game-rows = Zeilen
new_game-columns = Spalten
new_game-size_note = Linien bis zum anderen Rand: je 3 bis 20.
new_game-head_start = Vorsprung
new_game-no_head_start = Keiner
# $board $name
new_game-head_start_of = { $board ->
    [Small] Klein, für { $name }
   *[Large] Groß, für { $name }
}
# The accessible name of the menu.
new_game-head_start_name = Vorsprung: { $value }
# For people only.
new_game-clock = Bedenkzeit
new_game-no_clock = Unbegrenzt
# Of each person for the whole game.
new_game-clock_of = { $minutes ->
    [one] je { $minutes } Minute
   *[other] je { $minutes } Minuten
}
# The accessible name of the menu.
new_game-clock_name = Bedenkzeit für Menschen: { $value }
new_game-first_move = Erster Zug
new_game-random = Zufall
new_game-time_limit = Zeit des Computers
new_game-time_limit_unit = Sekunden pro Zug
new_game-seed = Startwert
new_game-new_seed = Neuer Startwert
new_game-play = Spielen
new_game-size_range = Zeilen und Spalten sind ganze Zahlen von 3 bis 20.
new_game-time_limit_range = Der Computer bekommt 0,1 bis 600 Sekunden.
new_game-seed_range = Der Startwert ist eine ganze Zahl von 0 bis 9.007.199.254.740.991.
new_game-name_needed = Jeder Spieler braucht einen Namen.
new_game-size_short = 3 bis 20
new_game-time_limit_short = 0,1 bis 600
# A second person without a name.
new_game-guest = Gast
# A computer whose personality has no name.
new_game-computer = Computer
# The default names in files of earlier versions.
new_game-old_default_names_1 = Spieler 1
new_game-old_default_names_2 = Spieler 2
new_game-name_field_horizontal = Name (links–rechts)
new_game-name_field_vertical = Name (oben–unten)
new_game-direction = { $player ->
    [Horizontal] links–rechts
   *[Vertical] oben–unten
}
# In the theme 1993.
new_game-load_personality = Persönlichkeit laden…
new_game-direction_of_1993 = { $player ->
    [Horizontal] Horizontal, links nach rechts
   *[Vertical] Vertikal, oben nach unten
}
# The accessible name of what both players have.
# $what $player
new_game-for_player = { $player ->
    [Horizontal] { $what } (links–rechts)
   *[Vertical] { $what } (oben–unten)
}
# What is set under More.
new_game-dots = Brett { $size }
new_game-computer_limit = Computer: bis zu { $seconds } s pro Zug

library-search = Persönlichkeiten suchen
library-built_in = Mitgeliefert
library-own = Eigene
library-no_own = Hier ist noch keine. Speichere eine im Editor oder importiere eine Datei.
library-no_match = Keine Persönlichkeit heißt so.

settings-title = Einstellungen
settings-appearance = Aussehen und Ton
settings-game = Spiel
settings-theme = Design
# The themes, in the order of `Theme::ALL`.
settings-themes_1 = System
settings-themes_2 = Hell
settings-themes_3 = Dunkel
settings-themes_4 = Hoher Kontrast
settings-themes_5 = 1993
settings-player_colors = Spielerfarben
# The palettes, in the order of `PlayerColors::ALL`.
settings-player_colors_choices_1 = Blau und Orange
settings-player_colors_choices_2 = Marineblau und Gold
settings-player_colors_choices_3 = Lila und Bernstein
settings-text_size = Textgröße
settings-text_sizes_1 = 80{"\u00A0"}%
settings-text_sizes_2 = 100{"\u00A0"}%
settings-text_sizes_3 = 125{"\u00A0"}%
settings-text_sizes_4 = 150{"\u00A0"}%
settings-text_sizes_5 = 200{"\u00A0"}%
settings-reduce_motion = Weniger Bewegung
settings-reduce_motion_note = Schaltet Animationen aus.
settings-direction = Meine Richtung
# The choices, in the order of `Direction::ALL`.
settings-directions_1 = Links–rechts
settings-directions_2 = Oben–unten
settings-directions_3 = Abwechselnd
settings-show_directions = Richtungen zeigen
# The choices, in the order of `ShowDirections::ALL`.
settings-show_directions_choices_1 = Anfangs
settings-show_directions_choices_2 = Immer
settings-show_directions_choices_3 = Nie
settings-computer_pace = Tempo des Computers
# The choices, in the order of `ComputerPace::ALL`.
settings-computer_paces_1 = Sofort
settings-computer_paces_2 = Natürlich
settings-computer_paces_3 = Langsam
settings-sound = Ton
# No sound, then the volumes in the order of `Volume::ALL`.
settings-volumes_1 = Aus
settings-volumes_2 = Leise
settings-volumes_3 = Mittel
settings-volumes_4 = Laut
settings-warn_of_mistakes = Nach einem Fehler warnen
settings-warn_of_mistakes_note = Meldet, dass du einen Sieg verschenkt hast, verrät aber nicht den besseren Zug.
settings-coordinates = Koordinaten zeigen
settings-confirm_moves = Jeden Zug bestätigen
settings-confirm_moves_note = Der erste Klick zeigt den Zug, der zweite spielt ihn.
settings-hints_of_1993 = Tipps wie 1993
settings-hints_of_1993_note = Der Zug des Gegners, der dir Tipps gibt, auch wenn er verliert
settings-opponents_speak = Gegner reden
settings-show_ratings = Meine Wertungen zeigen
settings-show_ratings_note = Auch die Schwierigkeit eines Rätsels, nach der Antwort.
settings-show_days = Die letzten sieben Tage zeigen
settings-more_time = Mehr Zeit
settings-more_time_note = Aus drei Minuten werden sechs. Solche Läufe haben ihre eigene Liste.
settings-your_name = Dein Name
settings-your_name_note = Dein Name in neuen Partien, unter „Über Span-It!“ und als Autor von allem, was du speicherst.

about-title = Über Span-It!
about-version = Version { $version }
about-origin = Nach dem Spiel von 1993 für Windows 3.1 von Mark T. Chapman.
about-thanks = Dank an Jay Dittmann, dessen Rückmeldungen das Original am meisten verbessert haben.
about-licences = Freie Software unter MIT oder Apache-2.0. Die Schriften Inter und JetBrains Mono stehen unter der SIL Open Font License.
about-owner = Diese Kopie gehört { $handle }.

keyboard-title = Tastatur
keyboard-everywhere = Überall
keyboard-on_the_board = Auf dem Brett
keyboard-board_keys_1 = Links, Rechts
keyboard-board_keys_2 = Oben, Unten
keyboard-board_keys_3 = Pos1, Ende
keyboard-board_keys_4 = Eingabe, Leertaste
keyboard-board_keys_5 = Strg+Mausrad
keyboard-board_keys_6 = Tab
# What each of these keys does.
keyboard-board_meanings_1 = Nächster freier Ring der Zeile
keyboard-board_meanings_2 = Nächstgelegener freier Ring der nächsten Zeile
keyboard-board_meanings_3 = Erster und letzter freier Ring der Zeile; mit Strg: des Bretts
keyboard-board_meanings_4 = Im Ring unter dem Cursor spielen
keyboard-board_meanings_5 = Großes Brett zoomen; ziehen verschiebt es
keyboard-board_meanings_6 = Das Brett verlassen

go_to-title = Gehe zu Ring
go_to-node = Name des Rings, zum Beispiel c3
go_to-go = Los
go_to-taken = Dieser Ring ist schon vergeben.
go_to-no_such_node = Diesen Ring gibt es auf dem Brett nicht.

path-open = Öffnen
path-save = Speichern

licences-open = Lizenzen…
licences-title = Lizenzen
licences-parts_1 = Span-It!
licences-parts_2 = Inter
licences-parts_3 = JetBrains Mono
licences-parts_4 = Bibliotheken
licences-licence_of = Lizenz von
licences-program_licence = Span-It! ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach deiner Wahl.
licences-font_licence = Diese Schrift gehört zum Programm und steht unter der SIL Open Font License.
licences-library_licences = Das Programm enthält diese Bibliotheken, jede unter der Lizenz neben ihrem Namen.
settings-language = Sprache
settings-same_as_system = Wie das System
