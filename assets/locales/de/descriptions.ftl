### Chosen by name while the program runs: no functions.

# The descriptions of the built-in opponents. The first sentence has at most 44 characters and no name.
Blocker = Blockiert dich mit zwei von fünf Zügen. Will deinen besten Ring fast so sehr wie den eigenen und schaut nicht voraus.
Fencer = Treibt eine Linie in deinen Weg. Beginnt weniger neue Linien als alle anderen und schaut nicht voraus.
Gambler = Spielt fast aufs Geratewohl. Sieht nur einen Sieg im nächsten Zug, den eigenen oder deinen.
Islander = Beginnt viele Linien, verbindet sie spät. Blockiert dich seltener als die meisten und schaut nicht voraus.
Mason = Legt lose Steine und blockiert selten. Beginnt mit zwei von drei Zügen eine neue Linie und meidet die eigenen Ränder.
Master = Übersieht fast nichts. Verbindet Linien früh, vergleicht mehr Züge als alle anderen und denkt zwanzig Züge voraus.
Novice = Baut wie Steady, nur nachlässiger. Einen Sieg im nächsten Zug stoppt Novice aber.
Planner = Folgt dem eigenen Plan, sechs Züge weit. Blockiert dich seltener als andere, die vorausschauen.
Sage = Vergleicht viel, vergeudet am wenigsten. Schaut zwölf Züge voraus.
Spider = Spinnt das Netz quer über deinen Weg. Mehr als die Hälfte der Züge blockiert dich. Schaut fünf Züge voraus.
Sprinter = Beginnt überall und blockiert selten. Sieht nicht, dass du gleich gewinnst.
Steady = Baut gerade Linien von den Rändern aus. Blockiert dich, wenn dir nur noch ein Zug zum Sieg fehlt.
Strategist = Verkürzt den eigenen Weg, Zug für Zug. Erreicht die Ränder zuletzt und schaut zwölf Züge voraus.
Wanderer = Verstreut Linien, verbindet sie spät. Blockiert dich nur, wenn dir ein Zug zum Sieg fehlt.
Weaver = Webt neue Fäden über deinen Weg. Die Hälfte der Züge blockiert dich. Schaut zehn Züge voraus.
