### Chosen by name while the program runs: no functions.

# The descriptions of the built-in opponents. The first sentence has at most 44 characters and no name.
Blocker = Blokuje cię przez całą partię. Woli zająć twoje najlepsze pole niż swoje i nie patrzy naprzód.
Fencer = Wchodzi ci w drogę. Buduje od swoich brzegów i nie patrzy naprzód.
Gambler = Gra prawie na chybił trafił. Widzi tylko wygraną o jeden ruch stąd: swoją albo twoją.
Islander = Zaczyna wiele linii, a łączy je późno. Blokuje cię, ale nie patrzy naprzód.
Mason = Buduje jeden gruby mur. Trzyma się z dala od swoich brzegów i rzadko cię blokuje.
Master = Nie przeocza prawie niczego. Łączy linie wcześnie, porównuje więcej ruchów niż inni i patrzy dwadzieścia ruchów naprzód.
Novice = Buduje jak Steady, ale niedbale. Zatrzymuje za to wygraną o jeden ruch stąd.
Planner = Zaczyna wiele linii, daleko od brzegów. Patrzy sześć ruchów naprzód, żeby je połączyć.
Sage = Tka szerokie sieci i waży wiele ruchów. Patrzy dwanaście ruchów naprzód.
Spider = Tka szerokie sieci i wcześnie je łączy. Patrzy pięć ruchów naprzód.
Sprinter = Pędzi do drugiego brzegu i nie blokuje. Nie widzi, że masz zaraz wygrać.
Steady = Buduje jedną prostą linię. Blokuje cię, gdy do wygranej brakuje ci jednego ruchu.
Strategist = Buduje długie, wąskie linie. Do brzegów docierają na końcu. Patrzy dwanaście ruchów naprzód.
Wanderer = Rozrzuca linie i łączy je późno. Blokuje cię dopiero, gdy do wygranej brakuje ci jednego ruchu.
Weaver = Tka szerokie sieci od swoich brzegów. Patrzy dziesięć ruchów naprzód.
