### Chosen by name while the program runs: no functions.

# The texts of the lessons.

title-1 = Połącz dwa brzegi
join-1-text = Twoje kropki to kółka. W tej lekcji łączysz lewy brzeg z prawym. Najpierw zajmij a3, oznaczone pole.
join-1-right = Twoja linia łączy dwie kropki obok pola. Następny krok zaczyna się tutaj.
join-1-wrong = To pole też jest wolne, ale zacznij od a3, oznaczonego.
join-2-text = Idź dalej w prawo, aż twoja ścieżka dotrze do prawego brzegu.
join-2-right = Lewa strona połączona z prawą. Tak się wygrywa.
join-2-wrong = To pole nie skraca twojej drogi do prawego brzegu. Spróbuj { $nearer }.

title-2 = Wokół przeszkody
obstacle-1-text = Romby zajęły e3. Zajmij d2 albo d4, żeby to obejść.
obstacle-1-right = Jedne pola łączą kropki leżące obok siebie, a inne kropki leżące jedna nad drugą.
obstacle-1-wrong = To pole nie skraca twojej drogi. Spróbuj { $nearer }.
obstacle-2-text = Teraz twoje są romby: połącz górę z dołem. Obaj gracze używają tych samych pól. Obejdź c5.
obstacle-2-right = Każdy gracz używa tych samych pól, ale w swoim kierunku.
obstacle-2-wrong = To pole nie skraca twojej drogi do dolnego brzegu. Spróbuj { $nearer }.

title-3 = Zatrzymaj przeciwnika
stop-1-text = Rombom brakuje do wygranej jednej linii. Znajdź to pole i zajmij je pierwsze.
stop-1-right = Pole jest twoje. Romby już tędy nie przejdą.
stop-1-wrong = Romby grają { $reply } i łączą górę z dołem. Zajmij to pole przed nimi.
stop-3-text = Luka może być wszędzie, a linie biegną też na boki. Idź za rombami od góry. Której linii brakuje?
stop-3-right = Przed każdym ruchem spytaj: czy przeciwnik może teraz skończyć?
stop-3-wrong = Romby grają { $reply } i łączą górę z dołem. Zajmij to pole przed nimi.

title-4 = Buduj i blokuj
build-1-text = Nikt nie może jeszcze skończyć. Jedno pole buduje twoją ścieżkę, blokuje przeciwnika i daje ci dwa sposoby, żeby skończyć. Zajmij je.
build-1-right = Twoja linia też blokuje. Najlepsze linie budują i blokują.
build-1-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.
build-2-text = Ta plansza jest większa. Wasze najkrótsze drogi spotykają się na jednym polu. Zajmij je.
build-2-right = Jedno pole zrobiło dwie rzeczy naraz.
build-2-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.
build-3-text = Teraz twoje są romby. Zajmij pole, na którym spotykają się obie najkrótsze drogi.
build-3-right = Tak samo działa to dla obu graczy.
build-3-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.

title-5 = Pary
pairs-1-text = c1 i c3 dają ci to samo: są parą. Romby zajęły c1. Zajmij to drugie.
pairs-1-right = Jednego pola z pary już nie ma. Drugie robi swoje.
pairs-1-wrong = Romby zajmują { $reply }. Zajmij c3, partnera c1.
pairs-2-text = Romby zajęły e3. Które pole było jego partnerem?
pairs-2-right = Para jest tyle warta co linia. Czekaj, aż przeciwnik zajmie jedno z dwóch pól.
pairs-2-wrong = Romby zajmują { $reply }. Zajmij e1, partnera e3.
pairs-3-text = Romby zajęły a1. Zajmij ostatniego partnera.
pairs-3-right = Połączone. Trzy pary wystarczyły: romby nie mogły nic zrobić.
pairs-3-wrong = Romby zajmują { $reply }. Zajmij a3, partnera a1.

title-6 = Dwie groźby
threats-1-text = Stwórz dwie groźby jedną linią. Po niej każde z dwóch różnych pól ma kończyć twoją ścieżkę.
threats-1-right = Teraz i a5, i b4 kończą twoją ścieżkę. Przeciwnik zajmie tylko jedno.
threats-1-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.
threats-2-text = Romby zajęły a5. Dokończ ścieżkę.
threats-2-right = Dwie groźby są silniejsze niż jedna blokada.
threats-2-wrong = Romby zajmują { $reply }. Zajmij b4: kończy twoją ścieżkę.
threats-3-text = Teraz twoje są romby. Wygraj w dwóch ruchach: znajdź linię, która tworzy dwie groźby.
threats-3-right = Teraz i b6, i a7 kończą twoją ścieżkę.
threats-3-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.
threats-4-text = Kółka zajęły b6. Dokończ ścieżkę.
threats-4-right = Połączone: wygrana w dwóch ruchach.
threats-4-wrong = Kółka zajmują { $reply }. Zajmij a7: kończy twoją ścieżkę.

title-7 = Partner dla każdego pola
partners-1-text = Na początek zajmujesz a3. Pola z tą samą literą to partnerzy. Romby zajęły c1. Zajmij jego partnera.
partners-1-right = Każde pole ma partnera. Odpowiadaj zawsze partnerem, a nie przegrasz.
partners-1-praise = { $node } też utrzymuje wygraną. W tej lekcji zajmij jednak partnera: { $partner }.
partners-1-wrong = { $node } nie jest partnerem c1. Zajmij { $partner }.
partners-2-text = Romby zajęły e3. Zajmij jego partnera.
partners-2-right = Znów dobrze, i to bez żadnego liczenia.
partners-2-praise = { $node } też utrzymuje wygraną. W tej lekcji zajmij jednak partnera: { $partner }.
partners-2-wrong = { $node } nie jest partnerem e3. Zajmij { $partner }.
partners-3-text = Romby zajęły c5. Zajmij jego partnera.
partners-3-right = Połączone. Wygrana samymi partnerami.
partners-3-praise = { $node } też utrzymuje wygraną. W tej lekcji zajmij jednak partnera: { $partner }.
partners-3-wrong = { $node } nie jest partnerem c5. Zajmij { $partner }.

title-8 = Dwie drogi
ways-1-text = Te pary kółek tworzą dwie drogi: ciągłą i przerywaną. Twoje są romby. Zrób dwa cięcia, na dowolnej drodze.
ways-1-right = Drogi nie mają wspólnego pola. Dlatego jedno cięcie nigdy nie zatrzyma obu.
ways-1-wrong = { $node } nie leży na żadnej drodze, więc kółka nie muszą odpowiadać. Przetnij jedną z dwóch dróg.
ways-2-text = To plansza z partnerem dla każdego pola. Tutaj drogi mają gałęzie. Przetnij dowolną linię, dwa razy.
ways-2-right = Każde cięcie naprawiło pole z drugiej drogi: partner.
ways-2-wrong = { $node } nie leży na żadnej drodze, więc kółka nie muszą odpowiadać. Przetnij jedną z dwóch dróg.

title-9 = Dwie osobne drogi
separate-1-text = Większa plansza też ma dwie drogi: jedna jest narysowana linią ciągłą, druga przerywaną. Przetnij dowolną linię i zobacz, jak kółka ją naprawią. Zrób to trzy razy.
separate-1-right = Za każdym razem przeciętą drogę naprawiała druga. Dlatego kółka wygrywają.
separate-1-wrong = { $node } nie leży na żadnej drodze, więc kółka nie muszą odpowiadać. Przetnij jedną z dwóch dróg.

title-10 = Napraw drogę
repair-1-text = Te dwie drogi są twoje. Przeciwnik przeciął jedną w c1. Połącz jej dwa kawałki polem z drugiej drogi.
repair-1-right = Naprawione. Twoja linia należy teraz do obu dróg.
repair-1-wrong = { $node } zostawia drogę w dwóch kawałkach. Znajdź pole, które je połączy.
repair-2-text = Cięcie w { $cut }. Tym razem drogę naprawia kilka pól. Zajmij jedno z nich.
repair-2-right = Drogę naprawia każde pole, które łączy oba kawałki.
repair-2-wrong = { $node } zostawia drogę w dwóch kawałkach. Znajdź pole, które je połączy.
repair-3-text = Kolejne cięcie, w { $cut }. Napraw drogę.
repair-3-right = Połączone. Kto ma dwie osobne drogi, nie może przegrać.
repair-3-wrong = { $node } zostawia drogę w dwóch kawałkach. Znajdź pole, które je połączy.

title-11 = Szukaj bez pomocy
find-1-text = W prawdziwej partii Novice gra tutaj g7 i przegrywa. Które pole wygrywa?
find-1-right = Wygrywa tylko e7. To było zadanie. Program ułoży ich, ile zechcesz.
find-1-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.
find-2-text = Inna prawdziwa partia, tym razem bez wskazówki. Które pole wygrywa?
find-2-right = Wygrywa tylko f4.
find-2-wrong = Przeciwnik gra { $reply } i już po twojej wygranej. Spójrz jeszcze raz.

title-12 = Kto wygra?
judge-1-text = Kto wygra stąd przy najlepszej grze: zawsze kółka, zawsze romby czy strona, która zaczyna?
judge-1-right = Wygrywają kółka, nawet jeśli zaczynają romby.
judge-1-wrong = Spytaj o każdą stronę: czy wygra także wtedy, gdy zacznie przeciwnik?
judge-2-text = A tutaj: zawsze kółka, zawsze romby czy strona, która zaczyna?
judge-2-right = Wygrywają romby, nawet jeśli zaczynają kółka.
judge-2-wrong = Czy kółka wygrają, gdy zaczną romby? A romby, gdy zaczną kółka?
judge-3-text = A tutaj: zawsze kółka, zawsze romby czy strona, która zaczyna?
judge-3-right = Wygrywa ten, kto zaczyna. Teraz zaczynają kółka: pokaż, jak wygrać.
judge-3-praise = Dla kółek wygrywa tylko a1.
judge-3-wrong = Niech zacznie raz jedna, raz druga strona. Czy za każdym razem wygrywa ta sama?

title-13 = Cała partia
game-1-text = Zagraj z graczem Novice. Blokuje, gdy brakuje ci jednej linii. Zaczynasz. Ruchy można cofać.
game-1-right = Cała partia wygrana. Drabina zaczyna się od gracza Wanderer.
game-1-wrong = Tym razem szybszy był przeciwnik. Następnym razem pilnuj jego ścieżki: często wystarczy jedna linia.
refuted = Przeciwnik odpowiada { $reply } i twoja wygrana przepada. Spójrz jeszcze raz.
