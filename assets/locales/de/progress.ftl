# The command, and the title of the page.
my_progress = Mein Fortschritt
title = Mein Fortschritt
show = Fortschritt zeigen
empty = Hier steht deine Wertung nach fünf Leiterpartien.
rungs = Sprossen erklommen
games_won = Siege
wins_in_a_row = Siege in Folge
puzzles_in_a_row = Rätsel in Folge
days_in_a_row = Tage in Folge
ratings = Wertungen der letzten drei Monate
no_rating = Hier steht deine Wertung nach fünf Leiterpartien.
puzzle_curve = Rätsel
ladder_curve = Leiter
opponents = Gegen die einzelnen Gegner
no_games = Noch keine Partie.
won = gewonnen
lost = verloren
stays_ahead = Siege gehalten
style = Dein Stil in fünf Wörtern
no_style = Hier steht dein Stil nach ein paar weiteren Partien.
practice = Was du üben kannst
no_mistakes = In deinen letzten Partien war kein Fehler.
practise = Meine Fehler üben
more = Mehr
safe_moves = Siege gehalten
about_safe_moves = Wie oft du in deinen letzten 20 Partien einen Sieg festgehalten hast, den ein falscher Zug verspielt hätte. Ab zehn solchen Zügen steht hier ein Prozentwert.
by_tens = Siege gehalten, je zehn Partien
no_curve = Nach zwanzig Partien siehst du hier, ob du besser wirst.
games = Partien
moves = Züge
all_phases = Alle Phasen
chances = Nach einem Fehler des Gegners
personalities = Wie oft die Gegner einen Sieg festhalten
at_the_board = Wertung in Partien
in_puzzles = Wertung in Rätseln
in_figures = In Zahlen
puzzles = Gelöste Rätsel
no_puzzles = Du hast noch kein Rätsel beantwortet.
kind = Art
all = Alle
no_value = –
date = Datum
rating_text = Wertung
margin_text = Plus/minus
forget = Fortschritt vergessen
forget_tip = Legt das Protokoll deines Fortschritts in den Papierkorb. Du kannst das rückgängig machen.
forgotten = Dein Fortschritt liegt jetzt im Papierkorb.
undo = Rückgängig
restored = Dein Fortschritt ist wieder da.
of = von { $all }
# $name $value $more
stat = { $name }: { $value }, {$more}
# $climbed $all
rungs_climbed = { $climbed } von { $all } Sprossen erklommen
# What a word of the style says about the last ten games.
# $word $share
style_sentence = { $word ->
    [Runs] { $share } deiner Züge verkürzen deinen Weg.
    [Spreads] { $share } deiner Züge berühren keine andere deiner Linien.
    [Blocks] { $share } deiner Züge machen den Weg des Gegners länger.
    [Plans] Von den Siegen, die noch weit weg waren, hast du { $share } festgehalten.
   *[Luck] { $share } deiner Züge bauen nicht und blockieren nicht.
}
# What bars, lines and rings are: games before the last ones, and the opponent with the nearest style.
# $last $before $nearest
style_legend = { $last ->
    [one] Balken: { $last } Partie, deine letzte.
   *[other] Balken: deine letzten { $last } Partien.
} { $before ->
    [None] {""}
    [one] Strich: { $before } Partie davor.{" "}
   *[other] Strich: die { $before } Partien davor.{" "}
}Ring: { $nearest } kommt deinem Stil am nächsten.
style_before = Davor: { $share }.
# The accessible name of a word of the style.
# $name $sentence
style_name = { $name }: {$sentence}
# $part $whole
share_count = { $part } von { $whole }
# Games against an opponent.
# $name $won $lost
record = { $name }: { $won } gewonnen, { $lost } verloren
# Keeps its wins as often as an opponent does.
# $games $name
as_often_as = { $games ->
    [one] letzte { $games } Partie · etwa so oft wie { $name }
   *[other] letzte { $games } Partien · etwa so oft wie { $name }
}
ladder_games_so_far = { $games ->
    [one] Bisher { $games } Leiterpartie. Nur diese zählen; die Wertung erscheint nach fünf.
   *[other] Bisher { $games } Leiterpartien. Nur diese zählen; die Wertung erscheint nach fünf.
}
puzzles_so_far = { $puzzles ->
    [one] Bisher { $puzzles } Rätsel. Nur gemischte zählen; die Wertung erscheint nach fünf.
   *[other] Bisher { $puzzles } Rätsel. Nur gemischte zählen; die Wertung erscheint nach fünf.
}
# The progress in one line.
rating_in_games = Wertung { $rating } in Partien
no_progress = Noch keine Partie und kein Rätsel
# $games $puzzles
games_and_puzzles = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $puzzles ->
    [one] { $puzzles } Rätsel
   *[other] { $puzzles } Rätsel
}
phase = { $phase ->
    [Opening] Eröffnung
    [Middle] Mittelspiel
   *[End] Endspiel
}
mistake = { $kind ->
    [MissedWin] Sieg in einem Zug übersehen
    [MissedBlock] Sieg des Gegners in einem Zug übersehen
    [MissedCrossing] Zug übersehen, der baut und blockiert
    [Idle] Einen Zug vergeudet
   *[WrongPlace] An der falschen Stelle gespielt
}
# A rating, and its neighbours on the ladder, or None.
# $rating $below $above
rating = { $below ->
    [None] { $above ->
        [None] { $rating }
       *[other] { $rating }, unter { $above }
    }
   *[other] { $above ->
        [None] { $rating }, über { $below }
       *[other] { $rating }, zwischen { $below } und { $above }
    }
}
# The accessible names of curves.
curves_name = Wertungskurven: { $curves }
# The first and the last rating, and their dates.
# $results $first $first_date $last $last_date
curve = { $results ->
    [one] Wertungskurve, { $results } Ergebnis: { $first } am { $first_date }, { $last } am { $last_date }
   *[other] Wertungskurve, { $results } Ergebnisse: { $first } am { $first_date }, { $last } am { $last_date }
}
curve_without_results = Wertungskurve ohne Ergebnisse
safe_moves_curve = Siege gehalten, je zehn Partien: { $shares }
badges = Abzeichen
# $earned $all
badges_earned = { $earned } von { $all }
badge = { $badge ->
    [CleanGame] Ohne Fehler
    [FirstDaily] Tagesrätsel
    [FirstRung] Erste Sprosse
    [BeatOwn] Selbst gemacht
    [Rush5] Rush 5
    [ThreeDays] Drei Tage
    [Course] Ausgelernt
    [TwoThreats] Zwei Drohungen
    [OnlyRing] Der einzige Ring
    [Comeback] Comeback
    [OwnWins] Mein Spieler siegt
    [TenInARow] Zehn in Folge
    [Rush20] Rush 20
    [SevenDays] Sieben Tage
    [PerfectGame] Perfekte Partie
    [HalfwayUp] Auf halber Höhe
    [NeverGiveUp] Niemals aufgeben
   *[Master] Master
}
badge_fact = { $badge ->
    [CleanGame] Gewinne eine Partie der Leiter, ohne den Sieg je herzugeben
    [FirstDaily] Löse das Rätsel des Tages
    [FirstRung] Erklimme die erste Sprosse der Leiter
    [BeatOwn] Gewinne gegen einen Gegner, den du gemacht hast
    [Rush5] Löse fünf Rätsel in einem Lauf von drei Minuten
    [ThreeDays] Ein Rätsel, eine Lektion oder eine Partie an drei Tagen in Folge
    [Course] Schaffe alle Lektionen
    [TwoThreats] Gewinne mit zwei Drohungen auf einmal
    [OnlyRing] Finde in Leiterpartien fünfmal den einzigen Ring, der gewinnt
    [Comeback] Gewinne eine Leiterpartie, obwohl du drei Züge lang hinten lagst
    [OwnWins] Dein eigener Spieler gewinnt ein Turnier mit vier oder mehr Teilnehmern
    [TenInARow] Löse zehn Rätsel ohne Fehler
    [Rush20] Löse zwanzig Rätsel in einem Lauf von drei Minuten
    [SevenDays] Ein Rätsel, eine Lektion oder eine Partie an sieben Tagen in Folge
    [PerfectGame] Gewinne eine Leiterpartie mit acht oder mehr Zügen und halte den Sieg immer fest
    [HalfwayUp] Erklimme die achte Sprosse der Leiter
    [NeverGiveUp] Fünfzig Züge in einer Leiterpartie gegen eine höhere Wertung
   *[Master] Schlag Master auf der Leiter
}
badge_way = { $badge ->
    [FirstDaily] Rätsel öffnen
    [BeatOwn] Gegner wählen
    [Rush5] Uhr starten
    [ThreeDays] Rätsel lösen
    [Course] Weiter zu den Lektionen
    [OwnWins] Turnier öffnen
    [TenInARow] Rätsel lösen
    [Rush20] Uhr starten
    [SevenDays] Rätsel lösen
   *[other] Leiter öffnen
}
# A badge that needs only a little more.
# $left $badge
badge_near = { $left ->
    [one] Nur noch 1: { $badge }
   *[other] Noch { $left }: { $badge }
}
# $badge $have $all
badge_so_far = { $have } von { $all } { $badge ->
    [CleanGame] Partien
    [BeatOwn] Partien
    [FirstDaily] Rätseln
    [FirstRung] Sprossen
    [Rush5] Rätseln
    [ThreeDays] Tagen
    [Course] Lektionen
    [TwoThreats] Partien
    [OnlyRing] Ringen
    [OwnWins] Turnieren
    [SevenDays] Tagen
    [HalfwayUp] Sprossen
    [Master] Sprossen
    [TenInARow] Rätseln
    [Rush20] Rätseln
   *[other] Zügen
}
# $name $state
badge_name_not_yet = { $name }, noch nicht, { $state }
# $name $state
badge_name_earned = { $name }, { $state }
# $date $opponent
badge_date = { $opponent ->
    [None] { $date }
   *[other] { $date }, gegen { $opponent }
}
new_badge = Neues Abzeichen: { $badge }
# $count
more_badges = { $count ->
    [1] Und noch ein Abzeichen
   *[other] Und { $count } weitere Abzeichen
}
badges_so_far = { $count ->
    [one] Ein Abzeichen aus deinen bisherigen Partien.
   *[other] { $count } Abzeichen aus deinen bisherigen Partien.
}
