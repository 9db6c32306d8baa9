### Chosen by name while the program runs: no functions.

# The descriptions of the built-in opponents. The first sentence has at most 44 characters and no name.
Blocker = Blockiert dich die ganze Partie lang. Nimmt lieber deinen besten Ring als den eigenen und denkt nicht voraus.
Fencer = Tritt dir in den Weg. Baut von den eigenen Rändern aus und denkt nicht voraus.
Gambler = Spielt fast aufs Geratewohl. Sieht nur einen Sieg im nächsten Zug, den eigenen oder deinen.
Islander = Beginnt viele Linien, verbindet sie spät. Blockiert dich, denkt aber nicht voraus.
Mason = Baut eine einzige dicke Mauer. Bleibt den eigenen Rändern fern und blockiert dich selten.
Master = Übersieht fast nichts. Verbindet Linien früh, vergleicht mehr Züge als alle anderen und denkt zwanzig Züge voraus.
Novice = Baut wie Steady, nur nachlässiger. Einen Sieg im nächsten Zug stoppt Novice aber.
Planner = Beginnt viele Linien fern der Ränder. Denkt sechs Züge voraus, um sie zu verbinden.
Sage = Baut weite Netze, vergleicht viele Züge. Denkt zwölf Züge voraus.
Spider = Baut weite Netze, verbindet sie früh. Denkt fünf Züge voraus.
Sprinter = Rennt zum anderen Rand, blockiert nie. Sieht nicht, wenn du kurz vor dem Sieg stehst.
Steady = Baut eine gerade Linie. Blockiert dich, wenn dir ein Zug zum Sieg fehlt.
Strategist = Baut lange, schmale Linien. Sie erreichen die Ränder zuletzt. Denkt zwölf Züge voraus.
Wanderer = Verstreut Linien, verbindet sie spät. Blockiert dich nur, wenn dir ein Zug zum Sieg fehlt.
Weaver = Baut von den Rändern aus weite Netze. Denkt zehn Züge voraus.
