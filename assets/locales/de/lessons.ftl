### Chosen by name while the program runs: no functions.

# The texts of the lessons.

title-1 = Verbinde zwei Ränder
join-1-text = Du hast die runden Punkte. In dieser Lektion verbindest du den linken Rand mit dem rechten. Nimm zuerst a3, den markierten Ring.
join-1-right = Deine Linie verbindet die zwei Punkte neben dem Ring. Der nächste Schritt geht hier weiter.
join-1-wrong = Der Ring ist auch frei, aber fang mit a3 an, dem markierten.
join-2-text = Mach nach rechts weiter, bis deine Kette den rechten Rand erreicht.
join-2-right = Links und rechts sind verbunden. Damit ist die Partie gewonnen.
join-2-wrong = Dieser Ring verkürzt deinen Weg zum rechten Rand nicht. Versuch { $nearer }.

title-2 = Um ein Hindernis herum
obstacle-1-text = Die Rauten haben e3 genommen. Nimm d2 oder d4, um daran vorbeizukommen.
obstacle-1-right = Manche Ringe verbinden Punkte nebeneinander, andere verbinden Punkte übereinander.
obstacle-1-wrong = Dieser Ring verkürzt deinen Weg nicht. Versuch { $nearer }.
obstacle-2-text = Jetzt hast du die Rauten: Verbinde oben mit unten. Beide Spieler nutzen dieselben Ringe. Geh um c5 herum.
obstacle-2-right = Jeder nutzt dieselben Ringe in seiner eigenen Richtung.
obstacle-2-wrong = Dieser Ring verkürzt deinen Weg zum unteren Rand nicht. Versuch { $nearer }.

title-3 = Stopp deinen Gegner
stop-1-text = Den Rauten fehlt noch eine Linie zum Sieg. Finde diesen Ring und nimm ihn zuerst.
stop-1-right = Der Ring gehört dir. Dort kommen sie nicht mehr durch.
stop-1-wrong = Sie spielen { $reply } und verbinden oben mit unten. Nimm diesen Ring zuerst.
stop-3-text = Eine Lücke kann überall sein, und Linien laufen auch zur Seite. Folge den Rauten von oben. Welche Linie fehlt?
stop-3-right = Frag dich vor jedem Zug: Können sie jetzt gewinnen?
stop-3-wrong = Sie spielen { $reply } und verbinden oben mit unten. Nimm diesen Ring zuerst.

title-4 = Bauen und blockieren
build-1-text = Noch kann niemand mit einem Zug gewinnen. Ein Ring baut deine Kette, blockiert ihre und lässt dir zwei Wege ins Ziel. Nimm ihn.
build-1-right = Deine Linie blockiert zugleich. Die besten Linien bauen und blockieren.
build-1-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.
build-2-text = Dieses Brett ist größer. Dein kürzester Weg und ihrer treffen sich in einem Ring. Nimm ihn.
build-2-right = Ein Ring hat beides erledigt.
build-2-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.
build-3-text = Jetzt hast du die Rauten. Nimm den Ring, in dem dein kürzester Weg und ihrer sich treffen.
build-3-right = Das geht für beide Spieler gleich.
build-3-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.

title-5 = Paare
pairs-1-text = c1 und c3 leisten für dich dasselbe: Sie sind ein Paar. Die Rauten haben c1 genommen. Nimm den anderen.
pairs-1-right = Ein Ring des Paars ist weg. Der andere springt ein.
pairs-1-wrong = Sie nehmen { $reply }. Nimm c3, den Partner von c1.
pairs-2-text = Sie haben e3 genommen. Welcher Ring war sein Partner?
pairs-2-right = Ein Paar ist so gut wie eine Linie. Warte, bis sie einen von beiden nehmen.
pairs-2-wrong = Sie nehmen { $reply }. Nimm e1, den Partner von e3.
pairs-3-text = Sie haben a1 genommen. Nimm den letzten Partner.
pairs-3-right = Verbunden. Du hattest drei Paare, da war für sie nichts zu machen.
pairs-3-wrong = Sie nehmen { $reply }. Nimm a3, den Partner von a1.

title-6 = Zwei Drohungen
threats-1-text = Mach mit einer Linie zwei Drohungen. Danach soll jeder von zwei Ringen deine Kette schließen können.
threats-1-right = Jetzt schließt a5 deine Kette, und b4 auch. Sie können nur einen davon nehmen.
threats-1-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.
threats-2-text = Sie haben a5 genommen. Schließe deine Kette.
threats-2-right = Zwei Drohungen schlagen eine Sperre.
threats-2-wrong = Sie nehmen { $reply }. Nimm b4: Der Ring schließt deine Kette.
threats-3-text = Jetzt hast du die Rauten. Gewinne in zwei Zügen: Finde die Linie mit zwei Drohungen.
threats-3-right = Jetzt schließt b6 deine Kette, und a7 auch.
threats-3-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.
threats-4-text = Sie haben b6 genommen. Schließe deine Kette.
threats-4-right = Verbunden: ein Sieg in zwei Zügen.
threats-4-wrong = Sie nehmen { $reply }. Nimm a7: Der Ring schließt deine Kette.

title-7 = Jeder Ring hat einen Partner
partners-1-text = Du hast mit a3 begonnen. Ringe mit demselben Buchstaben sind Partner. Die Rauten haben c1 genommen. Nimm seinen Partner.
partners-1-right = Jeder Ring hat einen Partner. Antworte immer mit dem Partner, dann kannst du nicht verlieren.
partners-1-praise = { $node } hält den Sieg auch fest. Nimm in dieser Lektion den Partner { $partner }.
partners-1-wrong = { $node } ist nicht der Partner von c1. Nimm { $partner }.
partners-2-text = Sie haben e3 genommen. Nimm den Partner.
partners-2-right = Wieder richtig, ganz ohne Rechnen.
partners-2-praise = { $node } hält den Sieg auch fest. Nimm in dieser Lektion den Partner { $partner }.
partners-2-wrong = { $node } ist nicht der Partner von e3. Nimm { $partner }.
partners-3-text = Sie haben c5 genommen. Nimm den Partner.
partners-3-right = Verbunden. Du hast gewonnen, nur mit Partnern.
partners-3-praise = { $node } hält den Sieg auch fest. Nimm in dieser Lektion den Partner { $partner }.
partners-3-wrong = { $node } ist nicht der Partner von c5. Nimm { $partner }.

title-8 = Zwei Wege hinüber
ways-1-text = Diese Paare der runden Punkte ergeben zwei Wege hinüber: durchgezogen und gestrichelt. Du hast die Rauten. Schneide zweimal, auf welchem Weg du willst.
ways-1-right = Die zwei Wege haben keinen Ring gemeinsam. Darum stoppt ein Schnitt nie beide.
ways-1-wrong = { $node } liegt auf keinem Weg, sie müssen also nicht antworten. Kappe einen der zwei Wege.
ways-2-text = Das ist das Brett, auf dem jeder Ring einen Partner hat. Hier haben die zwei Wege Äste. Kappe irgendeine Linie, zweimal.
ways-2-right = Jeden Schnitt hat ein Ring des anderen Wegs geflickt: sein Partner.
ways-2-wrong = { $node } liegt auf keinem Weg, sie müssen also nicht antworten. Kappe einen der zwei Wege.

title-9 = Zwei getrennte Wege
separate-1-text = Auch ein größeres Brett hat zwei Wege: Einer ist durchgezogen gezeichnet, der andere gestrichelt. Kappe irgendeine Linie und sieh zu, wie sie geflickt wird. Mach das dreimal.
separate-1-right = Jedes Mal hast du einen Weg gekappt, und der andere hat ihn geflickt. Darum gewinnen die runden Punkte.
separate-1-wrong = { $node } liegt auf keinem Weg, sie müssen also nicht antworten. Kappe einen der zwei Wege.

title-10 = Flicke einen Weg
repair-1-text = Diese zwei Wege sind deine. Einer wurde bei c1 gekappt. Verbinde seine zwei Teile mit einem Ring des anderen Wegs.
repair-1-right = Geflickt. Deine Linie gehört jetzt zu beiden Wegen.
repair-1-wrong = Mit { $node } bleibt der Weg in zwei Teilen. Such einen Ring, der sie verbindet.
repair-2-text = Sie kappen bei { $cut }. Diesmal flicken mehrere Ringe den Weg. Nimm einen davon.
repair-2-right = Jeder Ring, der die zwei Teile verbindet, flickt den Weg.
repair-2-wrong = Mit { $node } bleibt der Weg in zwei Teilen. Such einen Ring, der sie verbindet.
repair-3-text = Sie kappen noch einmal, bei { $cut }. Flicke den Weg.
repair-3-right = Verbunden. Wer zwei getrennte Wege hat, kann nicht verlieren.
repair-3-wrong = Mit { $node } bleibt der Weg in zwei Teilen. Such einen Ring, der sie verbindet.

title-11 = Finde es selbst
find-1-text = In einer echten Partie hat Novice hier g7 gespielt und verloren. Welcher Ring gewinnt?
find-1-right = Nur e7 gewinnt. Das war ein Rätsel. Das Programm hat so viele davon, wie du magst.
find-1-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.
find-2-text = Noch eine echte Partie, jetzt ohne Tipp. Welcher Ring gewinnt?
find-2-right = Nur f4 gewinnt.
find-2-wrong = Sie antworten { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.

title-12 = Wer gewinnt?
judge-1-text = Wer gewinnt hier, wenn beide ihr Bestes geben: immer die runden Punkte, immer die Rauten oder wer zuerst zieht?
judge-1-right = Die runden Punkte gewinnen, auch wenn die Rauten zuerst ziehen.
judge-1-wrong = Frag dich bei jeder Seite: Gewinnt sie auch, wenn die andere zuerst zieht?
judge-2-text = Und hier: immer die runden Punkte, immer die Rauten oder wer zuerst zieht?
judge-2-right = Die Rauten gewinnen, auch wenn die runden Punkte zuerst ziehen.
judge-2-wrong = Gewinnen die runden Punkte, wenn die Rauten zuerst ziehen? Und gewinnen die Rauten im umgekehrten Fall?
judge-3-text = Und hier: immer die runden Punkte, immer die Rauten oder wer zuerst zieht?
judge-3-right = Wer zuerst zieht, gewinnt. Jetzt ziehen die runden Punkte zuerst: Zeig, wie.
judge-3-praise = Für die runden Punkte gewinnt nur a1.
judge-3-wrong = Lass nacheinander jede Seite zuerst ziehen. Gewinnt beide Male dieselbe?

title-13 = Eine ganze Partie
game-1-text = Spiel gegen Novice. Novice blockiert dich, wenn du kurz vor dem Sieg stehst. Du beginnst und darfst Züge zurücknehmen.
game-1-right = Du hast eine ganze Partie gewonnen. Die Leiter beginnt mit Wanderer.
game-1-wrong = Novice war schneller. Achte beim nächsten Mal auf die andere Kette: Oft reicht eine Linie.
refuted = Die Gegenseite antwortet { $reply }, und dein Sieg ist weg. Sieh noch einmal hin.
