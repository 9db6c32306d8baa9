### Chosen by name while the program runs: no functions.

# The descriptions of the built-in opponents. The first sentence has at most 44 characters and no name.
Blocker = Blokuje cię dwoma ruchami na pięć. Chce twojego najlepszego pola prawie tak bardzo jak własnego i nie patrzy w przód.
Fencer = Wbija jedną linię w twoją drogę. Zaczyna mniej nowych linii niż wszyscy inni i nie patrzy w przód.
Gambler = Gra prawie na chybił trafił. Widzi tylko wygraną o jeden ruch stąd: swoją albo twoją.
Islander = Zaczyna wiele linii, łączy je późno. Blokuje cię rzadziej niż większość i nie patrzy w przód.
Mason = Kładzie luźne cegły, rzadko blokuje. W dwóch ruchach na trzy zaczyna nową linię i trzyma się z dala od krawędzi.
Master = Nie przeocza prawie niczego. Łączy linie wcześnie, porównuje więcej ruchów niż inni i patrzy dwadzieścia ruchów naprzód.
Novice = Buduje jak Steady, ale niedbale. Zatrzymuje za to wygraną o jeden ruch stąd.
Planner = Trzyma się planu, sześć ruchów w przód. Blokuje cię rzadziej niż inni, którzy patrzą w przód.
Sage = Porównuje wiele, marnuje najmniej. Patrzy dwanaście ruchów w przód.
Spider = Snuje sieć w poprzek twojej drogi. Ponad połowa jego ruchów cię blokuje. Patrzy pięć ruchów w przód.
Sprinter = Rusza wszędzie naraz, rzadko blokuje. Nie widzi, że zaraz wygrasz.
Steady = Buduje proste linie od krawędzi. Blokuje cię, gdy do wygranej brakuje ci jednego ruchu.
Strategist = Skraca drogę, ruch po ruchu. Do krawędzi dociera na końcu i patrzy dwanaście ruchów w przód.
Wanderer = Rozrzuca linie i łączy je późno. Blokuje cię dopiero, gdy do wygranej brakuje ci jednego ruchu.
Weaver = Tka nowe nici w poprzek twojej drogi. Połowa jego ruchów cię blokuje. Patrzy dziesięć ruchów w przód.
