### Chosen by name while the program runs: no functions.

# What opponents say: one sentence before a game and one after it. `before`: at the start; `won`: it has won; `lost`: it has lost.
# At most 16 words, about the game, never about the person. The numbers are texts: no plural forms here.

## Wanderer: scatters its lines and joins them late

Wanderer-before_1 = Stawiam linie gdzie popadnie. Dwie na pewno się spotkają.
Wanderer-before_2 = Każde pole mi się podoba. Wypróbuję większość.
Wanderer-before_3 = Dzisiaj bez planu. Lubię niespodzianki.
Wanderer-before_4 = Nigdy nie wiem, gdzie skończę. Ty też nie.
Wanderer-before_5 = Po { $games } partiach mogę powiedzieć: nigdy nie idę dwa razy tą samą drogą.
Wanderer-before_6 = Już { $losses } razy z rzędu moje linie się minęły. Jeszcze się spotkają.
Wanderer-won_1 = Spotkały się! Też mnie to zaskoczyło.
Wanderer-won_2 = O, brzeg. A tam drugi.
Wanderer-won_3 = Wyszedłem tylko na spacer, a tu meta.
Wanderer-won_4 = Wszystkie zgubione linie się odnalazły.
Wanderer-won_5 = Wygrana po { $moves } ruchach, a każdy z nich przypadkiem.
Wanderer-won_6 = { $node } to miała być przechadzka. Okazało się, że to droga.
Wanderer-lost_1 = Tyle linii, a żadna do brzegu.
Wanderer-lost_2 = Byłem wszędzie, tylko nie tam, gdzie trzeba.
Wanderer-lost_3 = Moje linie mówią sobie dzień dobry, ale rąk sobie nie podają.
Wanderer-lost_4 = Piękna wycieczka. Szkoda, że bez celu.
Wanderer-lost_5 = Po { $moves } ruchach znam całą planszę, oprócz brzegu.
Wanderer-lost_6 = Przy { $node } trzeba było patrzeć, dokąd idę.

## Sprinter: runs for the far edge and never blocks

Sprinter-before_1 = Zaczynamy? Ja już jestem na mecie.
Sprinter-before_2 = Najkrócej jest prosto. Tyle wiem.
Sprinter-before_3 = Blokowanie jest dla tych, co mają czas.
Sprinter-before_4 = Na miejsca. Tylko nie mrugaj.
Sprinter-before_5 = Wygrałem { $wins } razy z rzędu. Buty mam jeszcze ciepłe.
Sprinter-before_6 = Przegrałem { $losses } razy. Muszę po prostu biec szybciej.
Sprinter-won_1 = Ani razu nie spojrzałem na boki.
Sprinter-won_2 = Meta, a ja nawet nie zdyszany.
Sprinter-won_3 = Prosta droga była wolna. Dziękuję.
Sprinter-won_4 = Kto pierwszy na brzegu, ten wygrywa. Mówiłem.
Sprinter-won_5 = Wygrana po { $moves } ruchach. Jak na mnie to długi bieg.
Sprinter-won_6 = Przy { $node } zostaje ci już tylko mój kurz.
Sprinter-lost_1 = Coś mi stanęło na drodze. Kiedy to się stało?
Sprinter-lost_2 = Biegłem i biegłem. Prosto w ścianę.
Sprinter-lost_3 = Nie patrzyłem na boki. A trzeba było.
Sprinter-lost_4 = Brzeg tak blisko, a bieżnia się skończyła.
Sprinter-lost_5 = Meta po { $moves } ruchach? To już nie jest sprint.
Sprinter-lost_6 = Przy { $node } się potknąłem. Zakręt wziął się znikąd.

## Gambler: plays almost at random

Gambler-before_1 = Nas dwoje, jedna plansza, a szczęście jeszcze nie wybrało.
Gambler-before_2 = Rzuciłem kośćmi. Mówią: graj.
Gambler-before_3 = Gdzieś na tej planszy jest moje szczęśliwe pole.
Gambler-before_4 = Orzeł: w lewo. Reszka: w prawo.
Gambler-before_5 = Wygrałem { $wins } razy z rzędu. Kości lubią ten stół.
Gambler-before_6 = Szczęście sprzyjało ci { $losses } razy. Mnie też, tylko inaczej.
Gambler-won_1 = Zamknąłem oczy i proszę, droga.
Gambler-won_2 = Kości wiedziały. Ja je tylko niosłem.
Gambler-won_3 = Na tej planszy szczęście liczy się podwójnie.
Gambler-won_4 = Sam bym na to nie postawił.
Gambler-won_5 = Zamknąłem oczy, a tam { $node }.
Gambler-won_6 = Ruch { $moves }, ostatni rzut: szóstka.
Gambler-lost_1 = Kości spały. Ty nie.
Gambler-lost_2 = Zły numer, dobra gra.
Gambler-lost_3 = Postawiłem wszystko na jedno pole. Wygrało drugie.
Gambler-lost_4 = Kasyno zawsze wygrywa. Dziś kasyno to ty.
Gambler-lost_5 = { $node } wyglądało na szczęśliwe. Tylko wyglądało.
Gambler-lost_6 = Rzutów: { $moves }. Szóstek: zero.

## Novice: builds like Steady, but carelessly

Novice-before_1 = Znam plan. Zapominam tylko środek.
Novice-before_2 = Dziś uważam. Od początku. No, prawie od początku.
Novice-before_3 = Przeczytałem zasady. Chyba nawet dwa razy.
Novice-before_4 = Jedna prosta linia, mówi Steady. Co w tym trudnego?
Novice-before_5 = Przegrałem { $losses } razy, ale coraz lepiej wiem, gdzie nie iść.
Novice-before_6 = Po { $games } partiach znam już prawie połowę mojego planu.
Novice-won_1 = Udało się! Nie pytaj jak.
Novice-won_2 = Naprawdę doszedłem do końca? Policzę linie.
Novice-won_3 = Tym razem pamiętałem środek.
Novice-won_4 = Muszę to zapisać, zanim zapomnę.
Novice-won_5 = Wygrana w { $moves } ruchach, a przy większości nawet uważałem.
Novice-won_6 = { $node }! Wiedziałem, że to będzie ważne. Prawie.
Novice-lost_1 = Widziałem to. O jeden ruch za późno.
Novice-lost_2 = Moja linia była idealna. Oprócz dziury.
Novice-lost_3 = Myślałem, że to jeszcze nie moja kolej.
Novice-lost_4 = Plan był dobry. Został w domu.
Novice-lost_5 = Przy { $node } patrzyłem przez okno.
Novice-lost_6 = Dobrze szło. Ale kto po { $moves } ruchach pamięta jeszcze plan?

## Mason: builds one thick wall

Mason-before_1 = Pokaż, co masz. Ja stawiam mury.
Mason-before_2 = Dobry mur się nie spieszy.
Mason-before_3 = Cegła po cegle. Wszystko jedno, kto zaczyna.
Mason-before_4 = Cegieł mam dość dla nas dwojga.
Mason-before_5 = Mój mur stał już { $wins } razy. Postoi i dziś.
Mason-before_6 = Runął { $losses } razy. Kupiłem lepszą zaprawę.
Mason-won_1 = Linia na linii i jeszcze linia na wierzch.
Mason-won_2 = To się nazywa solidna robota.
Mason-won_3 = Możesz się oprzeć. Trzyma.
Mason-won_4 = Żadnej szpary. Sprawdziłem.
Mason-won_5 = { $node } to był kamień węgielny.
Mason-won_6 = Mur gotowy po { $moves } ruchach, każda cegła na miejscu.
Mason-lost_1 = Jedna cegła się ruszała. Właśnie ta.
Mason-lost_2 = Ładny mur. Tylko stoi nie tam.
Mason-lost_3 = Obejść mur? Tak się z murami nie robi.
Mason-lost_4 = Cegieł dość, ale za dużo dziur.
Mason-lost_5 = Przy { $node } mur miał dziurę.
Mason-lost_6 = Po { $moves } ruchach roboty ktoś znalazł drzwi.

## Steady: builds one straight line

Steady-before_1 = Jedna prosta linia. Więcej mi nie trzeba.
Steady-before_2 = Żadnych sztuczek. Następne pole, i następne.
Steady-before_3 = Idę swoją drogą. Zobaczysz.
Steady-before_4 = Powoli, pewnie, prosto.
Steady-before_5 = Wygrałem { $wins } razy z rzędu, zawsze po linii prostej.
Steady-before_6 = Moja linia krzywiła się { $losses } razy. Znów jest prosta.
Steady-won_1 = Prosto przed siebie, jak zawsze.
Steady-won_2 = Mówiłem, dokąd idę. Doszedłem.
Steady-won_3 = Jedno pole po drugim. Cały sekret.
Steady-won_4 = Bez objazdów. Nie były potrzebne.
Steady-won_5 = Wygrana w { $moves } ruchach, prawie wszystkie w jednej linii.
Steady-won_6 = Po { $node } nic już nie stało na drodze.
Steady-lost_1 = Moja linia jest krzywa. Tego jeszcze nie było.
Steady-lost_2 = Linia prosta, a na niej ty.
Steady-lost_3 = Trzeba było skręcić. Nie lubię skręcać.
Steady-lost_4 = Następne pole było twoje. Tego nie planowałem.
Steady-lost_5 = { $node } było o krok zbyt uparte.
Steady-lost_6 = Po { $moves } ruchach wciąż brakuje jednego pola.

## Fencer: steps into your way

Fencer-before_1 = Proszę przodem. Stanę przed tobą.
Fencer-before_2 = Zrób ruch. Odpowiedź już mam.
Fencer-before_3 = En garde.
Fencer-before_4 = Każdą twoją drogę zajmę pierwszy.
Fencer-before_5 = Górą byłem { $wins } razy z rzędu. Jeszcze jedna runda?
Fencer-before_6 = Twoje pchnięcie trafiło { $losses } razy z rzędu. Od tego czasu ćwiczę.
Fencer-won_1 = Touché.
Fencer-won_2 = Dokąd szła twoja linia, tam czekałem.
Fencer-won_3 = Parada to pół wygranej. Dwie to cała.
Fencer-won_4 = Patrzysz na swoją drogę. Ja też na nią patrzę.
Fencer-won_5 = Zagrodziłem ci drogę { $blocks } razy.
Fencer-won_6 = { $node } to było trafienie.
Fencer-lost_1 = Piękna parada.
Fencer-lost_2 = Pilnowałem lewej. Cios przyszedł z prawej.
Fencer-lost_3 = Stanąłem przed tobą o jeden krok za daleko.
Fencer-lost_4 = Przez jeden ruch miałem odkrytą gardę.
Fencer-lost_5 = Sparowałem { $blocks } razy, następny raz chybiłem.
Fencer-lost_6 = Przy { $node } opuściłem gardę.

## Islander: starts many lines and joins them late

Islander-before_1 = Najpierw wszędzie, potem razem.
Islander-before_2 = Zaczynam od małych wysp. Mosty później.
Islander-before_3 = Morze jest szerokie. Mój plan też.
Islander-before_4 = Zobaczysz wyspy. Ja widzę wybrzeże.
Islander-before_5 = Przypływ był po mojej stronie { $wins } razy.
Islander-before_6 = Po { $games } partiach znam tu każdy prąd.
Islander-won_1 = Moje wyspy się odnalazły.
Islander-won_2 = Jeden most na koniec i mamy ląd.
Islander-won_3 = Ty widzisz wodę. Ja widzę drogę.
Islander-won_4 = I nagle morza już nie było.
Islander-won_5 = { $node } to był most.
Islander-won_6 = Po { $moves } ruchach ostatni most wytrzymał.
Islander-lost_1 = Przypływ przyszedł za wcześnie.
Islander-lost_2 = Tyle wysp, a jednego mostu brak.
Islander-lost_3 = Twoja łódka przepłynęła między nimi.
Islander-lost_4 = O jedną wyspę za dużo.
Islander-lost_5 = Przy { $node } runął ostatni most.
Islander-lost_6 = Po { $moves } ruchach to wciąż archipelag.

## Blocker: blocks you all game long

Blocker-before_1 = Dokąd chcesz iść? Dziękuję.
Blocker-before_2 = Własnego planu nie mam. Mam twój.
Blocker-before_3 = Ta droga zamknięta. Pozostałe też.
Blocker-before_4 = Ty budujesz, ja zatrzymuję. Umowa?
Blocker-before_5 = Już { $wins } razy nikt nie przeszedł.
Blocker-before_6 = Obejście działało { $losses } razy. Jestem teraz szerszy.
Blocker-won_1 = To tędy miała być droga? Nie zauważyłem.
Blocker-won_2 = Kiedy ty nie przejdziesz, przychodzę ja.
Blocker-won_3 = Wszystkie drzwi zamknięte. Klucze mam ja.
Blocker-won_4 = Zatrzymywałem cię tak długo, aż wygrałem.
Blocker-won_5 = Zablokowałem cię { $blocks } razy. Liczyłem.
Blocker-won_6 = Przy { $node } zamknęła się ostatnia droga.
Blocker-lost_1 = Naokoło? Nikt nie chodzi naokoło.
Blocker-lost_2 = Jedne drzwi były otwarte. Akurat te.
Blocker-lost_3 = Nie mogę być wszędzie. Próbowałem.
Blocker-lost_4 = Stoję tutaj, a twoja linia już tam.
Blocker-lost_5 = Zablokowałem cię { $blocks } razy. O raz za mało.
Blocker-lost_6 = Zamknąłem { $node }. Złe drzwi.

## Spider: builds wide webs and joins them early

Spider-before_1 = Podejdź troszkę bliżej.
Spider-before_2 = Moja sieć ma wiele nitek. Jedną możesz przeciąć.
Spider-before_3 = Mam czas. Nitki są cierpliwe.
Spider-before_4 = Słyszysz? To pierwsza nitka.
Spider-before_5 = Goście byli tu { $wins } razy. Wszyscy zostali.
Spider-before_6 = Sieć pękła { $losses } razy. Przędę teraz szybciej.
Spider-won_1 = Każda nitka wytrzymała.
Spider-won_2 = Jedna nitka przecięta. Miałem trzy.
Spider-won_3 = Im więcej ruchu, tym ciaśniej.
Spider-won_4 = Utkane, zanim było widać.
Spider-won_5 = { $node }: tej nitki nie było widać.
Spider-won_6 = Po { $moves } ruchach ani jednej dziury.
Spider-lost_1 = Dwie nitki pękły naraz.
Spider-lost_2 = Na ptaka sieć nie działa.
Spider-lost_3 = Cierpliwie, aż sieć się przetarła. Sprytnie.
Spider-lost_4 = Tyle nitek, a wszystkie na jednym gwoździu.
Spider-lost_5 = Przy { $node } sieć się rozdarła.
Spider-lost_6 = Przędłem do ruchu { $moves }, a tu ktoś przeleciał na wylot.

## Planner: starts many lines, away from its edges

Planner-before_1 = Za sześć ruchów zobaczysz, po co to.
Planner-before_2 = Pierwsza linia stoi nie tam, gdzie trzeba. Poczekaj, a będzie.
Planner-before_3 = Tę partię już narysowałem. Ołówkiem.
Planner-before_4 = Spójrz w rogi. Ja już patrzyłem.
Planner-before_5 = Plan wypalił { $wins } razy z rzędu.
Planner-before_6 = Po { $games } partiach planuję też za ciebie.
Planner-won_1 = Dokładnie jak na rysunku.
Planner-won_2 = Od punktu pierwszego do ostatniego, po kolei.
Planner-won_3 = Ta dziwna linia z początku? Była na teraz.
Planner-won_4 = Plan to partia, którą wygrywasz dwa razy.
Planner-won_5 = Zgodnie z planem, od ruchu { $number }.
Planner-won_6 = { $node } było na drugiej stronie planu.
Planner-lost_1 = Plan był dobry. Plansza nie.
Planner-lost_2 = Zaplanowałem wszystko. Oprócz tego.
Planner-lost_3 = Wracam do deski kreślarskiej.
Planner-lost_4 = Twój plan był krótszy.
Planner-lost_5 = W ruchu { $number } mój plan był jeszcze na innej stronie.
Planner-lost_6 = { $node } to dobry ruch, tylko z innego planu.

## Weaver: builds wide webs from its edges

Weaver-before_1 = Górą, dołem, górą.
Weaver-before_2 = Zaczynam od brzegu. Jak każde płótno.
Weaver-before_3 = Dwie nitki na każdą lukę. Na tym polega rzemiosło.
Weaver-before_4 = Ciągnij, gdzie chcesz. Ugnie się i wytrzyma.
Weaver-before_5 = Utkałem to { $wins } razy z rzędu. Ani jednej dziury.
Weaver-before_6 = Luźna nitka znalazła się { $losses } razy. Wiążę teraz mocniej.
Weaver-won_1 = Jedna nitka wyciągnięta. Miałem dwie.
Weaver-won_2 = Od brzegu do brzegu, bez supełka.
Weaver-won_3 = Wzór był tam od pierwszego rzędu.
Weaver-won_4 = Delikatne płótno, pewna ręka.
Weaver-won_5 = { $node } zamknęło wzór.
Weaver-won_6 = Utkane w { $moves } ruchach, a posłuży lata.
Weaver-lost_1 = Ładny supeł. Nie mój.
Weaver-lost_2 = Cięcie tam, gdzie spotkały się obie nitki.
Weaver-lost_3 = Wystarczy jeden luźny koniec.
Weaver-lost_4 = Tkałem za szeroko i za cienko.
Weaver-lost_5 = Przy { $node } płótno zaczęło się pruć.
Weaver-lost_6 = Po { $moves } rzędach pękła akurat ta nitka.

## Strategist: builds long narrow lines

Strategist-before_1 = Dwanaście ruchów naprzód. Nie spiesz się.
Strategist-before_2 = Pierwszy ruch niewiele przesądza. Trzeci wszystko.
Strategist-before_3 = Wystarczy mi wąska droga.
Strategist-before_4 = Wiem, jak to się może skończyć. Na oba sposoby.
Strategist-before_5 = Wygrałem { $wins } razy. Pomysł był jeden.
Strategist-before_6 = Przestudiowałem wszystkie partie, w których przegrałem: { $losses } z rzędu.
Strategist-won_1 = Koniec był wcześniej, niż się wydawało.
Strategist-won_2 = Wąska droga wystarczy, jeśli nikt inny nią nie przejdzie.
Strategist-won_3 = Na głośne ruchy była odpowiedź. Rozstrzygnął cichy.
Strategist-won_4 = To była wersja skrócona.
Strategist-won_5 = Rozstrzygnięte w ruchu { $number }.
Strategist-won_6 = { $node }. Potem już tylko księgowość.
Strategist-lost_1 = Tego w notatkach nie było.
Strategist-lost_2 = Patrzyłem daleko, a przeoczyłem to, co blisko.
Strategist-lost_3 = Wąską drogę łatwo zamknąć. Teraz to wiem.
Strategist-lost_4 = Zanotowane. Drugi raz się nie zdarzy.
Strategist-lost_5 = Ruch { $number } był błędem. Zaznaczę go.
Strategist-lost_6 = { $node } było zbyt sprytne.

## Sage: builds wide webs, compares many moves

Sage-before_1 = Graj powoli. Nic nie ucieknie.
Sage-before_2 = Oglądam wiele ruchów i wybieram cichy.
Sage-before_3 = Plansza jest mała. Gra nie.
Sage-before_4 = Ktokolwiek wygra, jedno z nas się czegoś nauczy.
Sage-before_5 = Po { $games } partiach pierwszy ruch wciąż lubię najbardziej.
Sage-before_6 = Wygrana była twoja { $losses } razy. Słucham uważnie.
Sage-won_1 = Woda znalazła drogę.
Sage-won_2 = Nie spieszyłem się. To wszystko.
Sage-won_3 = Twoja linia była dobra. Ja miałem dwie ciche.
Sage-won_4 = Wiele ruchów było dobrych. Jeden był lepszy.
Sage-won_5 = Opór trwał do ruchu { $moves }. Z szacunkiem.
Sage-won_6 = { $node } to mały ruch. Małe ruchy dużo ważą.
Sage-lost_1 = Dziś się czegoś nauczyłem.
Sage-lost_2 = Kropla drąży skałę. Dziś skałą byłem ja.
Sage-lost_3 = Porównałem tyle ruchów, a wybrałem nie ten.
Sage-lost_4 = Dobra partia. Dziękuję.
Sage-lost_5 = Po { $moves } ruchach wiem: najlepsze były twoje.
Sage-lost_6 = Przy { $node } mądrzejsza była inna ścieżka.

## Master: misses almost nothing

Master-before_1 = Pokaż swój najlepszy ruch.
Master-before_2 = Nie przeoczam prawie niczego. Znajdź to „prawie”.
Master-before_3 = Od pierwszego pola liczy się każde.
Master-before_4 = Plansza jest twoja, jeśli ją utrzymasz.
Master-before_5 = Wygrałem { $wins } razy z rzędu. Teraz czekam na trudniejszą partię.
Master-before_6 = Przegrałem { $losses } razy. Mało ostatnio sypiam.
Master-won_1 = Dobra droga była jedna. Szukaliśmy jej oboje.
Master-won_2 = Wystarczyły jedne otwarte drzwi.
Master-won_3 = Dobra partia. Rozstrzygnęły pola.
Master-won_4 = Obejrzyj ją jeszcze raz. Wszystko zależało od jednego pola.
Master-won_5 = Odwróciło się w ruchu { $number }.
Master-won_6 = { $node } było wejściem, więc wszedłem.
Master-lost_1 = Jeszcze raz, proszę.
Master-lost_2 = Lepszego ruchu nie znalazłem. Rzadko mi się to zdarza.
Master-lost_3 = Szukałem błędu i znalazłem swój.
Master-lost_4 = Dobra gra. Mówię poważnie.
Master-lost_5 = Mój błąd to { $node }. Nie uszedł twojej uwagi.
Master-lost_6 = Do ruchu { $moves } ani jednych otwartych drzwi.

## Own players, by their strongest word: no masculine or feminine forms

Runs-before_1 = Biegnę. Spróbuj nadążyć.
Runs-before_2 = Drugi brzeg woła.
Runs-before_3 = Krótka droga, szybka partia.
Runs-before_4 = Stąd widać już drugą stronę.
Runs-before_5 = Na mecie { $wins } razy przed tobą.
Runs-before_6 = Twoja blokada działała { $losses } razy. Dziś startuję wcześniej.
Runs-won_1 = Jedno mrugnięcie i już mnie nie ma.
Runs-won_2 = Drugi brzegu, oto jestem.
Runs-won_3 = Nikt się nie zatrzymał, więc ja też nie.
Runs-won_4 = Prosto do celu. Lepszej drogi nie ma.
Runs-won_5 = { $node } to mój ostatni duży krok.
Runs-won_6 = Meta po { $moves } ruchach. Mogę biec drugie okrążenie.
Runs-lost_1 = Szybko, ale nie szybciej niż ty.
Runs-lost_2 = Najkrótsza droga była też najbardziej zatłoczona.
Runs-lost_3 = Skończyła mi się plansza.
Runs-lost_4 = Wolniej, a jednak do celu. Brawo.
Runs-lost_5 = { $node } prowadziło donikąd, za to szybko.
Runs-lost_6 = Po { $moves } ruchach nogi odmówiły.

Spreads-before_1 = Trochę tu, trochę tam.
Spreads-before_2 = Szeroko znaczy bezpiecznie. Zwykle.
Spreads-before_3 = Będę z każdej twojej strony.
Spreads-before_4 = Licz moje drogi. Ja liczę.
Spreads-before_5 = Już { $wins } razy nie dało się upilnować ich wszystkich.
Spreads-before_6 = Po { $games } partiach wciąż idę inną drogą.
Spreads-won_1 = Jedna droga pod strażą. A były cztery.
Spreads-won_2 = Dość szeroko, by minąć cię z obu stron.
Spreads-won_3 = W końcu wszystkie moje linie doszły do zgody.
Spreads-won_4 = Wszystkich bram nie zamkniesz.
Spreads-won_5 = { $node } połączyło to, co wyglądało na osobne.
Spreads-won_6 = W { $moves } ruchach przez wszystkie rogi planszy.
Spreads-lost_1 = Za szeroko, za cienko.
Spreads-lost_2 = Wiele dróg, żadna do końca.
Spreads-lost_3 = Środek był twój. Mnie została reszta.
Spreads-lost_4 = Następnym razem połączę je wcześniej.
Spreads-lost_5 = Przy { $node } zaczynam coś nowego. Trzeba było kończyć.
Spreads-lost_6 = Po { $moves } ruchach nic nie jest w jednym kawałku.

Blocks-before_1 = Powiedz, jaki masz plan. Stanę na nim.
Blocks-before_2 = Nie tędy.
Blocks-before_3 = Patrzę na twoje linie częściej niż na swoje.
Blocks-before_4 = Łatwo nie przejdziesz.
Blocks-before_5 = Twoje plany stanęły już { $wins } razy.
Blocks-before_6 = Udało ci się przemknąć { $losses } razy. Pamiętam którędy.
Blocks-won_1 = Otwierasz drzwi, ja zamykam.
Blocks-won_2 = Ty idziesz naokoło, a ja do wygranej.
Blocks-won_3 = Dobry płot ma dwie strony.
Blocks-won_4 = Chodziło tylko o to, żeby cię zatrzymać. A tu meta.
Blocks-won_5 = Stoję ci na drodze { $blocks } razy.
Blocks-won_6 = { $node } zatrzymuje cię na dobre.
Blocks-lost_1 = Pilnuję nie tej bramy.
Blocks-lost_2 = Wystarczyła jedna luka. I jedna była.
Blocks-lost_3 = Zatrzymane wszystkie twoje linie. Oprócz jednej.
Blocks-lost_4 = Trudno zatrzymać kogoś, kto umie czekać.
Blocks-lost_5 = Staję ci na drodze { $blocks } razy. Za mało.
Blocks-lost_6 = { $node } nie pilnowało niczego.

Plans-before_1 = To już przemyślane.
Plans-before_2 = Najpierw patrzę, potem gram.
Plans-before_3 = Wszystko ma powód. Zobaczysz.
Plans-before_4 = Za trzy ruchy zrobi się ciekawie.
Plans-before_5 = Już { $wins } razy poszło zgodnie z planem.
Plans-before_6 = Twoje wygrane, { $losses } z rzędu: wszystkie przemyślane.
Plans-won_1 = Tak to wyglądało w mojej głowie.
Plans-won_2 = Koniec widać już od środka partii.
Plans-won_3 = Twój ruch. Mój był wcześniej.
Plans-won_4 = Myślenie się opłaca.
Plans-won_5 = Wiem to od ruchu { $number }.
Plans-won_6 = { $node } było na tę chwilę.
Plans-lost_1 = Tego nie widać z daleka. A zwykle widać.
Plans-lost_2 = Dobry pomysł, zła kolejność.
Plans-lost_3 = Myślę długo i dobrze, tylko o czym innym.
Plans-lost_4 = Twój wzrok sięgał o ruch dalej.
Plans-lost_5 = Do ruchu { $number } szło zgodnie z planem.
Plans-lost_6 = { $node } w mojej głowie wyglądało lepiej.

Luck-before_1 = Zobaczymy, co będzie.
Luck-before_2 = Czuję, że ta plansza mi sprzyja.
Luck-before_3 = Mój pierwszy ruch zaskoczy też mnie.
Luck-before_4 = Nikt nie wie, co zrobię. Sprawdzone.
Luck-before_5 = Szczęście { $wins } razy z rzędu. A może umiejętności?
Luck-before_6 = Pech { $losses } razy z rzędu. Teraz moja kolej.
Luck-won_1 = Było to widać? Bo mnie umknęło.
Luck-won_2 = Szczęście i jeszcze odrobina szczęścia.
Luck-won_3 = Drugi raz tak nie umiem.
Luck-won_4 = Czasem dobre pole samo mnie znajduje.
Luck-won_5 = { $node } po prostu się spodobało.
Luck-won_6 = Zgadywanie do ruchu { $moves } i dość dobrych trafień.
Luck-lost_1 = Pech. Mam go spory zapas.
Luck-lost_2 = Pola ułożyły się na opak.
Luck-lost_3 = Stawiam na lewo. A dobre jest prawo.
Luck-lost_4 = Jutro szczęście będzie moje.
Luck-lost_5 = { $node } to był strzał. Widać było.
Luck-lost_6 = Zgaduję do ruchu { $moves }, a szczęście patrzy gdzie indziej.
