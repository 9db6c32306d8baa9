puzzles = Rätsel
# The title of the page.
title_text = Rätsel
today = Rätsel des Tages
today_title = Rätsel des Tages
practise = Meine Fehler üben
searching_day = Das Rätsel des Tages entsteht…
searching = Das nächste Rätsel entsteht…
searching_games = Sucht Fehler in deinen Partien…
exhausted = Von dieser Art gibt es kein Rätsel. Wähle eine andere Art oder leichtere Rätsel.
no_thread = Das System kann keine Suche nach Rätseln starten. Schließ andere Programme und versuch es noch einmal.
try_again = Noch einmal
next = Nächstes Rätsel
skip = Überspringen
skip_tip = Ein anderes Rätsel. Vor deiner ersten Antwort kostet es nichts.
show = Lösung
show_tip = Zeigt die Antwort. Das Rätsel zählt dann als nicht gelöst.
why = Warum?
not_answered = Beantworte erst das Rätsel, oder lass dir die Lösung zeigen.
answered_text = Das hast du schon beantwortet.
game_over = Die Ränder sind verbunden. Mehr gibt es nicht zu zeigen.
shown_already = Die Antwort ist schon zu sehen.
no_puzzle = Noch ist kein Rätsel da.
one_a_day = Jeder Tag hat ein Rätsel.
your_rating = Deine Rätselwertung
in_a_row_text = In Folge
not_counted = Rätsel einer einzelnen Art zählen nicht für deine Wertung.
difficulty_text = Schwierigkeit
kind_text = Art
mix = Gemischt
easier = Leichter
usual = Auf deinem Niveau
harder = Schwerer
harder_tip = Ab jetzt schwerere Rätsel. „Leichter“ steht im Menü des Titels.
hardest = Schwerere gibt es nicht.
found = Richtig!
# After a wrong first answer.
found_later = Diesmal richtig
not_found = Die Antwort
right_so_far = So weit richtig
not_that = Das nicht
menu_name = Rätsel: { $kind }
in_a_row = { $found } in Folge
best = Rekord { $found }
# $done $all
sitting = Fehler { $done } von { $all }
not_node = Nicht { $node }
not_move = Nicht Zug { $number }
# $name $number
from_game = Aus deiner Partie gegen { $name }, Zug { $number }
finds_it = { $name } findet es
misses_it = { $name } findet es nicht
# The opponents that do not find it; the second is the end of a list of names.
# $count $names
miss_it = { $count ->
    [one] { $names } findet es nicht.
   *[other] { $names } finden es nicht.
}
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
# After a hard puzzle.
praise = Ein schweres, und gleich beim ersten Versuch. Stark!
one_of_three = Einer von diesen dreien. Das Rätsel zählt jetzt als nicht gelöst.
# In the legend of the marks.
unmarked = ohne Zeichen: falsch
# The opponent has no name in a puzzle.
# $name $reply
they_answer = { $name ->
    [None] Die Antwort { $reply } gewinnt.
   *[other] { $name } antwortet { $reply } und gewinnt.
}
# $name $reply
they_cannot_be_stopped = { $name ->
    [None] Nach der Antwort { $reply } ist der Gegner nicht mehr zu stoppen.
   *[other] { $name } antwortet { $reply } und ist nicht mehr zu stoppen.
}
# $opponent $reply
answers = { $opponent } antwortet { $reply }.
# $opponent $reply
lost_to = { $opponent } verbindet mit { $reply } und gewinnt.
won_against = Du hast gegen { $name } gewonnen.
# $number $node $keepers
gave_the_win_away = Zug { $number }, { $node }, hat den Sieg verschenkt. { $keepers }
kept_the_win = { $node } hat den Sieg festgehalten.
not_class = „{ $class }“ stimmt hier nicht.
first_mover_wins = Wer zuerst zieht, gewinnt. Jetzt ziehst du zuerst: Spiel einen Zug, der gewinnt.
previous = Voriger Zug
following = Nächster Zug
choose_move = Dieser Zug
choose_move_name = Dieser Zug hat den Sieg verschenkt
no_move_yet = Geh erst zu einem Zug.
start = Anfang
# $found $of
found_of = { $found } von { $of } gefunden
earlier = Früherer Tag
later = Späterer Tag
no_later = Das ist das Rätsel von heute.
more_puzzles = Mehr Rätsel
about_puzzles = Stellungen aus echten Partien.
solve = Rätsel lösen
open_today = Lösen
open_solved = Ansehen
my_mistakes = Meine Fehler
practise_short = Üben
no_cards = Du hast keine Fehler zum Üben. Neue kommen aus deinen Partien.
no_mistakes = Du hast in dieser Partie jeden Sieg festgehalten.
no_cards_due = Heute gibt es nichts zu üben.
sitting_done = Das war alles für jetzt.
done = Fertig
after_more_puzzles = { $puzzles ->
    [one] nach einem weiteren Rätsel
   *[other] nach { $puzzles } weiteren Rätseln
}
all_find_it = Alle { $opponents } Gegner finden es
# $found $opponents
some_find_it = { $found } der { $opponents } Gegner finden es
# What a player joins, after the name.
left_to_right = links–rechts
top_to_bottom = oben–unten
# The change of the rating is None if there is none.
# $rating $change
rating = { $change ->
    [None] Wertung { $rating }
   *[other] Wertung { $rating } ({ $change })
}
# The kinds of puzzles. They are also titles: what a puzzle asks, in a few words.
kind-keep = Sieg festhalten
kind-only = Nur ein Ring
kind-stop = Stopp den Gegner
kind-win_in = Sieg in wenigen Zügen
kind-repair = Flicken
kind-judge = Wer gewinnt?
kind-mistake = Finde den Fehler
kind-play = Hol den Sieg
title-only = Nur ein Ring gewinnt
title-win_in = { $moves ->
    [one] Sieg in { $moves } Zug
   *[other] Sieg in { $moves } Zügen
}
title-repair = Flicke den Schnitt bei { $cut }
title-mistake = Welcher Zug hat den Sieg verschenkt?
title-play = Sieg gegen { $name }
band-starter = Einstieg
band-easy = Leicht
band-medium = Mittel
band-hard = Schwer
band-expert = Profi
# $band $difficulty
band_and_difficulty = { $band }, Schwierigkeit { $difficulty }
# What to do.
# $kind $you $lines
instructions = { $kind ->
    [Keep] Du bist auf Siegkurs. Welcher Ring hält den Sieg fest?
    [Only] Welcher ist es?
    [Stop] Dem Gegner fehlt eine Linie. Welcher Ring stoppt ihn und gewinnt?
    [WinIn] { $you ->
        [Horizontal] Verbinde links und rechts mit { $lines ->
            [one] { $lines } Linie.
           *[other] { $lines } Linien.
        }
       *[Vertical] Verbinde oben und unten mit { $lines ->
            [one] { $lines } Linie.
           *[other] { $lines } Linien.
        }
    }
    [Repair] Der Gegner hat einen deiner zwei Wege gekappt. Welcher Ring hält den Sieg fest?
    [Judge] Gewinnt immer dieselbe Seite oder die, die zuerst zieht? Wähle mit 1, 2, 3.
    [Mistake] Blättere mit Bild auf und Bild ab. Eingabe wählt den Zug.
   *[Play] Du kannst gewinnen. Spiel bis zum Ende; zurück geht es nicht.
}
# Which side the player has; in the kinds that ask about the game, who moves.
# $kind $player
you_are = { $kind ->
    [Judge] Jede Seite darf zuerst ziehen.
    [Mistake] { $player ->
        [Horizontal] Links–rechts hat begonnen.
       *[Vertical] Oben–unten hat begonnen.
    }
   *[other] { $player ->
        [Horizontal] Du verbindest links mit rechts.
       *[Vertical] Du verbindest oben mit unten.
    }
}
# How far both sides are. The last number stays beside its name.
# $mover $own $other
ways = { $mover ->
    [Horizontal] Links–rechts { $own ->
        [one] fehlt { $own } Linie
       *[other] fehlen { $own } Linien
    }, Oben–unten{"\u00A0"}{ $other }.
   *[Vertical] Oben–unten { $own ->
        [one] fehlt { $own } Linie
       *[other] fehlen { $own } Linien
    }, Links–rechts{"\u00A0"}{ $other }.
}
# For the screen reader.
# $heading $rows $columns
heading_and_size = { $heading }, { $rows } mal { $columns }.
button = { $name }, Schaltfläche.
too_slow = { $lines ->
    [one] Das gewinnt auch, aber nicht mit einer Linie.
   *[other] Das gewinnt auch, aber nicht mit { $lines } Linien.
}
# $reply $left
lines_left = { $left ->
    [one] Die Antwort ist { $reply }: noch { $left } Linie.
   *[other] Die Antwort ist { $reply }: noch { $left } Linien.
}
# $node $mover
had_lost = { $mover ->
    [Horizontal] Vor { $node } hatte Links–rechts schon verloren.
   *[Vertical] Vor { $node } hatte Oben–unten schon verloren.
}
# $you $lines
joined = { $you ->
    [Horizontal] Du hast links und rechts mit
   *[Vertical] Du hast oben und unten mit
} { $lines ->
    [one] { $lines } Linie verbunden.
   *[other] { $lines } Linien verbunden.
}
class = { $class ->
    [Horizontal] Immer Links–rechts
    [Vertical] Immer Oben–unten
   *[ToMove] Wer zuerst zieht
}
class_explained = { $class ->
    [Horizontal] Links–rechts gewinnt, auch wenn Oben–unten zuerst zieht.
    [Vertical] Oben–unten gewinnt, auch wenn Links–rechts zuerst zieht.
   *[ToMove] Es gewinnt, wer zuerst zieht, egal welche Seite das ist.
}
# At the end of a list of names of rings.
other_rings = { $count ->
    [one] { $count } anderer Ring
   *[other] { $count } andere Ringe
}
# The rings that win.
# $count $rings
winning = { $count ->
    [1] Nur { $rings } gewinnt.
   *[other] { $rings } gewinnen.
}
# The rings that join in time.
# $count $rings $lines
winning_in = { $count ->
    [1] Nur { $rings } gewinnt in { $lines }.
   *[other] { $rings } gewinnen in { $lines }.
}
# After a right answer.
# $played $count $others
wins_too = { $count ->
    [0] { $played } ist der einzige Zug, der gewinnt.
    [1] { $played } gewinnt. Auch { $others } hätte gewonnen.
   *[other] { $played } gewinnt. Auch { $others } hätten gewonnen.
}
# $played $count
wins_like_many = { $played } hält den Sieg fest, wie { $count } andere auch.
# $count $rings
keepers = { $count ->
    [1] Nur { $rings } hätte den Sieg festgehalten.
   *[other] { $rings } hätten den Sieg festgehalten.
}
# The game that the puzzle comes from.
played_in_your_game = In deiner Partie hast du stattdessen { $node } gespielt.
# $name $node
played_in_real_game = In der echten Partie hat { $name } stattdessen { $node } gespielt.
# The choice of a move in Spot the mistake.
# $number $player $node
move_line = { $player ->
    [Horizontal] { $number }. { $node }, links–rechts
   *[Vertical] { $number }. { $node }, oben–unten
}
# After the last mistake.
all_right = { $of ->
    [1] Auf Anhieb richtig. Es kommt noch einmal, damit es sitzt.
   *[other] Alle { $of } auf Anhieb richtig. Sie kommen noch einmal, damit sie sitzen.
}
# $found $of
some_right = { $of ->
    [1] Nicht auf Anhieb. Morgen kommt es noch einmal.
   *[other] { $found } von { $of } auf Anhieb. Die anderen kommen morgen wieder.
}
# The puzzle of a day, and whether the player found its answer.
# $weekday $found
day_state = { $found ->
    [None] { $weekday }, noch nicht gelöst
    [true] { $weekday }, gelöst
   *[false] { $weekday }, beantwortet
}
# The mistakes to practise today.
# $due $all
cards_due = { $all ->
    [0] Hier sammeln sich Fehler aus deinen Partien.
   *[other] { $due ->
        [0] Heute nichts zu üben.
        [one] { $due } Fehler zum Üben
       *[other] { $due } Fehler zum Üben
    }
}
next_due = { $days ->
    [one] Der nächste Fehler kommt morgen wieder.
   *[other] Der nächste Fehler kommt in { $days } Tagen wieder.
}
