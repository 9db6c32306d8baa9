### Chosen by name while the program runs: no functions.

# The descriptions of the built-in opponents. The first sentence has at most 44 characters and no name.
Blocker = Blokuje cię dwoma ruchami na pięć. Twoje najlepsze pole ceni prawie tak jak własne. Nie patrzy naprzód.
Fencer = Wbija jedną linię w twoją drogę. Zaczyna mniej nowych linii niż wszyscy inni i nie patrzy naprzód.
Gambler = Gra prawie na chybił trafił. Widzi tylko wygraną w jednym ruchu: swoją albo twoją.
Islander = Zaczyna wiele linii, łączy je późno. Blokuje cię rzadziej niż większość i nie patrzy naprzód.
Mason = Kładzie luźne cegły, rzadko blokuje. W dwóch ruchach na trzy zaczyna nową linię i trzyma się z dala od brzegów.
Master = Nie przeocza prawie niczego. Łączy linie wcześnie, porównuje więcej ruchów niż inni i patrzy dwadzieścia ruchów naprzód.
Novice = Buduje jak Steady, ale niedbale. Zatrzymuje jednak wygraną w jednym ruchu.
Planner = Trzyma się planu, sześć ruchów naprzód. Blokuje cię rzadziej niż inni, którzy patrzą naprzód.
Sage = Porównuje wiele, marnuje najmniej. Patrzy dwanaście ruchów naprzód.
Spider = Snuje sieć w poprzek twojej drogi. Ponad połowa jego ruchów cię blokuje. Patrzy pięć ruchów naprzód.
Sprinter = Rusza wszędzie naraz, rzadko blokuje. Nie widzi, że zaraz wygrasz.
Steady = Buduje proste linie od brzegu. Blokuje cię, gdy do wygranej brakuje ci jednego ruchu.
Strategist = Skraca drogę, ruch po ruchu. Do brzegu dociera na końcu i patrzy dwanaście ruchów naprzód.
Wanderer = Rozrzuca linie i łączy je późno. Blokuje cię dopiero, gdy do wygranej brakuje ci jednego ruchu.
Weaver = Tka nowe nici w poprzek twojej drogi. Połowa jego ruchów cię blokuje. Patrzy dziesięć ruchów naprzód.
