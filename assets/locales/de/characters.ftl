### Chosen by name while the program runs: no functions.

# What opponents say: one sentence before a game and one after it. `before`: at the start; `won`: it has won; `lost`: it has lost.
# At most 16 words, about the game, never about the person.

## Wanderer: scatters its lines and joins them late

Wanderer-before_1 = Ich setze überallhin. Zwei davon werden sich schon treffen.
Wanderer-before_2 = Mir gefällt jeder Ring. Die meisten probiere ich aus.
Wanderer-before_3 = Heute ohne Plan. Ich mag Überraschungen.
Wanderer-before_4 = Ich weiß nie, wo ich ankomme. Du auch nicht.
Wanderer-before_5 = Schon { $games } Partien, und nie bin ich denselben Weg zweimal gegangen.
Wanderer-before_6 = { $losses }-mal in Folge fanden meine Linien nicht zusammen. Das wird noch.
Wanderer-won_1 = Sie haben sich getroffen! Ich bin genauso überrascht.
Wanderer-won_2 = Sieh an, ein Rand. Und da, der andere.
Wanderer-won_3 = Ich war nur spazieren und bin angekommen.
Wanderer-won_4 = Lauter verirrte Linien, und alle haben sich gefunden.
Wanderer-won_5 = { $moves } Züge, und jeder davon aus Versehen.
Wanderer-won_6 = { $node } war nur ein Bummel. Es war dann der Weg.
Wanderer-lost_1 = So viele Linien, und keine führt zum Rand.
Wanderer-lost_2 = Ich war überall, nur nicht da, wo es zählte.
Wanderer-lost_3 = Meine Linien grüßen sich. Händchen halten sie nie.
Wanderer-lost_4 = Eine schöne Rundreise. Nur die Ankunft habe ich verpasst.
Wanderer-lost_5 = Nach { $moves } Zügen kenne ich das ganze Brett, nur nicht den Rand.
Wanderer-lost_6 = Bei { $node } hätte ich schauen sollen, wohin ich gehe.

## Sprinter: runs for the far edge and never blocks

Sprinter-before_1 = Fertig? Ich bin schon da.
Sprinter-before_2 = Geradeaus ist der kürzeste Weg. Mehr weiß ich nicht.
Sprinter-before_3 = Blockieren ist für Leute mit Zeit.
Sprinter-before_4 = Auf die Plätze. Nicht blinzeln.
Sprinter-before_5 = { $wins } Siege in Folge. Meine Schuhe sind noch warm.
Sprinter-before_6 = { $losses } Niederlagen. Dann renne ich eben schneller.
Sprinter-won_1 = Ich habe nicht links und nicht rechts geschaut.
Sprinter-won_2 = Im Ziel, und nicht mal außer Atem.
Sprinter-won_3 = Die Gerade war frei. Danke schön.
Sprinter-won_4 = Wer zuerst am Rand ist, gewinnt. Sag ich doch.
Sprinter-won_5 = { $moves } Züge. Für mich ist das Langstrecke.
Sprinter-won_6 = Mit { $node } war ich an dir vorbei.
Sprinter-lost_1 = Du standst im Weg. Seit wann denn das?
Sprinter-lost_2 = Ich bin gerannt und gerannt. Gegen eine Wand.
Sprinter-lost_3 = Ich habe nicht links und nicht rechts geschaut. Schade.
Sprinter-lost_4 = Der Rand so nah, und kein Platz mehr zum Laufen.
Sprinter-lost_5 = { $moves } Züge sind zu weit für einen Sprint.
Sprinter-lost_6 = Bei { $node } bin ich gestolpert. Die Kurve kam aus dem Nichts.

## Gambler: plays almost at random

Gambler-before_1 = Wir zwei, ein Brett, und das Glück ist noch unentschlossen.
Gambler-before_2 = Ich habe gewürfelt. Es heißt: spielen.
Gambler-before_3 = Irgendwo auf diesem Brett liegt mein Glücksring.
Gambler-before_4 = Kopf heißt links, Zahl heißt rechts.
Gambler-before_5 = { $wins } Siege in Folge. Die Würfel mögen diesen Tisch.
Gambler-before_6 = { $losses }-mal hattest du Glück. Ich auch, nur weniger.
Gambler-won_1 = Augen zu, und da war der Weg.
Gambler-won_2 = Die Würfel wussten es. Ich habe sie nur getragen.
Gambler-won_3 = Auf diesem Brett zählt Glück doppelt.
Gambler-won_4 = Darauf hätte ich nicht gewettet.
Gambler-won_5 = Augen zu, und da war { $node }.
Gambler-won_6 = { $moves } Würfe, und der letzte war eine Sechs.
Gambler-lost_1 = Die Würfel haben geschlafen. Du nicht.
Gambler-lost_2 = Falsche Zahl, richtiges Spiel.
Gambler-lost_3 = Alles auf einen Ring gesetzt. Gewonnen hat der andere.
Gambler-lost_4 = Die Bank gewinnt immer. Heute warst du die Bank.
Gambler-lost_5 = { $node } sah nach Glück aus. War es aber nicht.
Gambler-lost_6 = { $moves } Würfe und keine einzige Sechs.

## Novice: builds like Steady, but carelessly

Novice-before_1 = Ich kenne den Plan. Nur die Mitte vergesse ich immer.
Novice-before_2 = Heute passe ich auf. Von Anfang an. Oder kurz danach.
Novice-before_3 = Ich habe die Regeln gelesen. Zweimal, glaube ich.
Novice-before_4 = Eine gerade Linie, sagt Steady. So schwer kann das nicht sein.
Novice-before_5 = { $losses }-mal verloren, aber jedes Mal gelernt, wo es nicht langgeht.
Novice-before_6 = { $games } Partien, und ich kann meinen Plan schon fast zur Hälfte.
Novice-won_1 = Es hat geklappt! Frag mich nicht, warum.
Novice-won_2 = Bin ich wirklich durch? Ich zähle lieber nach.
Novice-won_3 = Diesmal ist mir die Mitte eingefallen.
Novice-won_4 = Das muss ich aufschreiben, bevor ich es vergesse.
Novice-won_5 = { $moves } Züge, und bei den meisten habe ich aufgepasst.
Novice-won_6 = { $node }! Ich wusste, dass der wichtig wird. Fast.
Novice-lost_1 = Ich habe es gesehen. Einen Zug zu spät.
Novice-lost_2 = Meine Linie war perfekt, bis auf das Loch.
Novice-lost_3 = Ich dachte, du wärst noch dran.
Novice-lost_4 = Der Plan war gut. Er liegt zu Hause.
Novice-lost_5 = Bei { $node } habe ich aus dem Fenster geschaut.
Novice-lost_6 = Lange lief es gut. Aber { $moves } Züge kann sich keiner merken.

## Mason: builds one thick wall

Mason-before_1 = Na dann. Ich baue Mauern.
Mason-before_2 = Eine gute Mauer hat keine Eile.
Mason-before_3 = Stein auf Stein. Wer anfängt, ist mir gleich.
Mason-before_4 = Ich habe Steine für uns beide dabei.
Mason-before_5 = { $wins }-mal hat meine Mauer gestanden. Sie steht wieder.
Mason-before_6 = { $losses }-mal ist sie gefallen. Jetzt habe ich besseren Mörtel.
Mason-won_1 = Lage auf Lage auf Lage.
Mason-won_2 = Das nenne ich solide.
Mason-won_3 = Lehn dich ruhig an. Die hält.
Mason-won_4 = Keine Lücke. Ich habe nachgesehen.
Mason-won_5 = { $node } war der Eckstein.
Mason-won_6 = { $moves } Züge, und jeder Stein sitzt.
Mason-lost_1 = Du hast den einen losen Stein gefunden.
Mason-lost_2 = Eine schöne Mauer. Sie steht nur falsch.
Mason-lost_3 = Außen herum? So geht man nicht mit Mauern um.
Mason-lost_4 = Genug Steine, aber zu viele Lücken.
Mason-lost_5 = Bei { $node } war ein Loch in der Mauer.
Mason-lost_6 = { $moves } Züge Arbeit, und du findest die Tür.

## Steady: builds one straight line

Steady-before_1 = Eine gerade Linie, mehr brauche ich nicht.
Steady-before_2 = Keine Tricks. Nur der nächste Ring, und der nächste.
Steady-before_3 = Ich gehe meinen Weg. Du wirst es merken.
Steady-before_4 = Langsam, sicher, gerade.
Steady-before_5 = { $wins } Siege am Stück, alle schnurgerade.
Steady-before_6 = { $losses }-mal hast du mich verbogen. Ich bin wieder gerade.
Steady-won_1 = Immer geradeaus, wie gewohnt.
Steady-won_2 = Ich habe gesagt, wohin ich gehe. Da bin ich.
Steady-won_3 = Ein Ring nach dem anderen. Das ist das ganze Geheimnis.
Steady-won_4 = Kein Umweg. War auch nicht nötig.
Steady-won_5 = { $moves } Züge, die meisten in einer Linie.
Steady-won_6 = Nach { $node } stand mir nichts mehr im Weg.
Steady-lost_1 = Du hast mich verbogen. Das schafft sonst keiner.
Steady-lost_2 = Eine gerade Linie, und du standst drauf.
Steady-lost_3 = Ich hätte abbiegen sollen. Abbiegen mag ich nicht.
Steady-lost_4 = Der nächste Ring war deiner. Das war nicht vorgesehen.
Steady-lost_5 = { $node } war einen Schritt zu stur.
Steady-lost_6 = { $moves } Züge, und ein Ring fehlt noch immer.

## Fencer: steps into your way

Fencer-before_1 = Nach dir. Ich stehe gleich vor dir.
Fencer-before_2 = Mach deinen Zug. Die Antwort habe ich schon.
Fencer-before_3 = En garde.
Fencer-before_4 = Jeden Weg, den du nimmst, nehme ich zuerst.
Fencer-before_5 = { $wins } Gefechte für mich. Noch eins?
Fencer-before_6 = { $losses } Treffer in Folge für dich. Ich habe seitdem geübt.
Fencer-won_1 = Touché.
Fencer-won_2 = Wohin du auch wolltest, ich war schon da.
Fencer-won_3 = Eine Parade ist ein halber Sieg. Zwei sind ein ganzer.
Fencer-won_4 = Du hast auf deinen Weg geschaut. Ich auch.
Fencer-won_5 = { $blocks }-mal stand ich dir im Weg.
Fencer-won_6 = { $node } war der Treffer.
Fencer-lost_1 = Gut pariert.
Fencer-lost_2 = Ich habe links aufgepasst. Du kamst von rechts.
Fencer-lost_3 = Vor dir war einen Schritt zu weit.
Fencer-lost_4 = Meine Deckung war einen Zug lang offen.
Fencer-lost_5 = { $blocks } Paraden, und die nächste ging daneben.
Fencer-lost_6 = Bei { $node } habe ich die Deckung sinken lassen.

## Islander: starts many lines and joins them late

Islander-before_1 = Erst überall, dann zusammen.
Islander-before_2 = Ich beginne mit kleinen Inseln. Brücken kommen später.
Islander-before_3 = Das Meer ist weit. Mein Plan auch.
Islander-before_4 = Du wirst Inseln sehen. Ich sehe eine Küste.
Islander-before_5 = { $wins }-mal war die Flut auf meiner Seite.
Islander-before_6 = Nach { $games } Partien kenne ich hier jede Strömung.
Islander-won_1 = Meine Inseln haben sich gefunden.
Islander-won_2 = Eine Brücke am Ende, und es war Land.
Islander-won_3 = Du sahst Wasser. Ich sah einen Weg.
Islander-won_4 = Auf einmal war das Meer weg.
Islander-won_5 = { $node } war die Brücke.
Islander-won_6 = { $moves } Züge, und die letzte Brücke hielt.
Islander-lost_1 = Die Flut kam zu früh.
Islander-lost_2 = So viele Inseln, und eine Brücke fehlt.
Islander-lost_3 = Du bist einfach hindurchgesegelt.
Islander-lost_4 = Ich habe eine Insel zu viel begonnen.
Islander-lost_5 = Bei { $node } brach die letzte Brücke.
Islander-lost_6 = { $moves } Züge, und immer noch ein Archipel.

## Blocker: blocks you all game long

Blocker-before_1 = Wo möchtest du hin? Danke.
Blocker-before_2 = Ich habe keinen eigenen Plan. Ich habe deinen.
Blocker-before_3 = Diese Straße ist gesperrt. Die anderen auch.
Blocker-before_4 = Du baust. Ich sperre. Fair?
Blocker-before_5 = { $wins }-mal kam niemand an mir vorbei.
Blocker-before_6 = { $losses }-mal bist du um mich herum. Ich bin breiter geworden.
Blocker-won_1 = Du wolltest irgendwohin? Ist mir gar nicht aufgefallen.
Blocker-won_2 = Wenn du nicht durchkommst, komme ich an.
Blocker-won_3 = Alle Türen waren zu. Die Schlüssel habe ich.
Blocker-won_4 = Ich habe dich aufgehalten, bis ich gewonnen hatte.
Blocker-won_5 = { $blocks }-mal blockiert. Ich habe mitgezählt.
Blocker-won_6 = Mit { $node } war die letzte Straße zu.
Blocker-lost_1 = Außen herum? Niemand geht außen herum.
Blocker-lost_2 = Eine Tür stand offen. Du hast sie gefunden.
Blocker-lost_3 = Ich kann nicht überall sein. Versucht habe ich es.
Blocker-lost_4 = Ich habe dich hier gestoppt, und du bist dort lang.
Blocker-lost_5 = { $blocks } Sperren, und eine zu wenig.
Blocker-lost_6 = { $node } war die falsche Tür zum Schließen.

## Spider: builds wide webs and joins them early

Spider-before_1 = Komm ruhig ein wenig näher.
Spider-before_2 = Mein Netz hat viele Fäden. Einen darfst du kappen.
Spider-before_3 = Ich habe Zeit. Fäden sind geduldig.
Spider-before_4 = Hörst du das? Der erste Faden.
Spider-before_5 = { $wins } Gäste bisher. Alle sind geblieben.
Spider-before_6 = { $losses }-mal hast du es zerrissen. Ich spinne jetzt schneller.
Spider-won_1 = Jeder Faden hat gehalten.
Spider-won_2 = Du hast einen Faden gekappt. Ich hatte drei.
Spider-won_3 = Mit jedem Zug von dir wurde es enger.
Spider-won_4 = Es war gewebt, bevor du es sahst.
Spider-won_5 = { $node } war der Faden, den du nicht sahst.
Spider-won_6 = { $moves } Züge, und kein Loch darin.
Spider-lost_1 = Du hast zwei Fäden auf einmal zerrissen.
Spider-lost_2 = Gegen einen Vogel hilft kein Netz.
Spider-lost_3 = Du hast gewartet, bis es dünn war.
Spider-lost_4 = So viele Fäden, und alle an einem Nagel.
Spider-lost_5 = Bei { $node } ist das Netz gerissen.
Spider-lost_6 = { $moves } Züge gesponnen, und du fliegst hindurch.

## Planner: starts many lines, away from its edges

Planner-before_1 = In sechs Zügen siehst du, warum.
Planner-before_2 = Meine erste Linie liegt nicht, wo du sie erwartest. Noch nicht.
Planner-before_3 = Diese Partie habe ich schon gezeichnet. Mit Bleistift.
Planner-before_4 = Schau dir die Ecken an. Ich habe es getan.
Planner-before_5 = { $wins } Pläne in Folge sind aufgegangen.
Planner-before_6 = Nach { $games } Partien plane ich für dich gleich mit.
Planner-won_1 = Genau, wie ich es gezeichnet hatte.
Planner-won_2 = Schritt eins bis zum letzten, in dieser Reihenfolge.
Planner-won_3 = Die seltsame Linie am Anfang? Die war für jetzt.
Planner-won_4 = Ein Plan ist eine Partie, die man zweimal gewinnt.
Planner-won_5 = Wie geplant, seit Zug { $number }.
Planner-won_6 = { $node } stand auf Seite zwei des Plans.
Planner-lost_1 = Mein Plan war richtig. Das Brett nicht.
Planner-lost_2 = Ich hatte alles geplant, nur das nicht.
Planner-lost_3 = Zurück ans Zeichenbrett.
Planner-lost_4 = Dein Plan war kürzer.
Planner-lost_5 = In Zug { $number } war mein Plan noch auf einer anderen Seite.
Planner-lost_6 = { $node } war ein guter Zug, in einem anderen Plan.

## Weaver: builds wide webs from its edges

Weaver-before_1 = Drüber, drunter, drüber.
Weaver-before_2 = Ich beginne am Rand. Wie jedes Tuch.
Weaver-before_3 = Zwei Fäden für jede Lücke. Das ist die Kunst.
Weaver-before_4 = Zieh, wo du willst. Es gibt nach, und es hält.
Weaver-before_5 = { $wins } Tücher, und in keinem ein Loch.
Weaver-before_6 = { $losses }-mal fandst du ein loses Ende. Ich verknote sie jetzt besser.
Weaver-won_1 = Du hast an einem Faden gezogen. Ich hatte zwei.
Weaver-won_2 = Von Rand zu Rand, ganz ohne Knoten.
Weaver-won_3 = Das Muster war von der ersten Reihe an da.
Weaver-won_4 = Feines Tuch braucht eine feste Hand.
Weaver-won_5 = { $node } hat das Muster geschlossen.
Weaver-won_6 = { $moves } Züge, und es hält noch Jahre.
Weaver-lost_1 = Einen schönen Knoten hast du da gemacht.
Weaver-lost_2 = Du hast geschnitten, wo beide Fäden sich kreuzten.
Weaver-lost_3 = Ein loses Ende genügt.
Weaver-lost_4 = Ich habe zu weit und zu dünn gewebt.
Weaver-lost_5 = Bei { $node } begann das Tuch zu reißen.
Weaver-lost_6 = { $moves } Reihen, und du ziehst am richtigen Faden.

## Strategist: builds long narrow lines

Strategist-before_1 = Zwölf Züge voraus. Lass dir Zeit.
Strategist-before_2 = Der erste Zug entscheidet wenig. Der dritte alles.
Strategist-before_3 = Mir genügt ein schmaler Weg.
Strategist-before_4 = Ich habe gesehen, wie das enden kann. Beide Male.
Strategist-before_5 = { $wins } Partien, eine Idee.
Strategist-before_6 = Deine letzten { $losses } Siege habe ich studiert.
Strategist-won_1 = Es war vorbei, bevor es so aussah.
Strategist-won_2 = Ein schmaler Weg reicht, wenn sonst keiner darauf passt.
Strategist-won_3 = Du hast auf die lauten Züge geantwortet. Es war der leise.
Strategist-won_4 = Das war die Kurzfassung.
Strategist-won_5 = Entschieden in Zug { $number }.
Strategist-won_6 = { $node }. Danach nur noch Buchhaltung.
Strategist-lost_1 = Das stand nicht in meinen Notizen.
Strategist-lost_2 = Ich habe weit geschaut und das Nahe übersehen.
Strategist-lost_3 = Ein schmaler Weg ist leicht zu sperren. Jetzt weiß ich es.
Strategist-lost_4 = Notiert. Kein zweites Mal.
Strategist-lost_5 = Zug { $number } war der Fehler. Den streiche ich mir an.
Strategist-lost_6 = { $node } war zu schlau.

## Sage: builds wide webs, compares many moves

Sage-before_1 = Spiel langsam. Nichts läuft davon.
Sage-before_2 = Ich betrachte viele Züge und wähle den stillen.
Sage-before_3 = Das Brett ist klein. Das Spiel ist es nicht.
Sage-before_4 = Wer auch gewinnt, einer von uns lernt.
Sage-before_5 = { $games } Partien, und der erste Zug ist mir noch immer der liebste.
Sage-before_6 = { $losses }-mal hast du gewonnen. Ich höre zu.
Sage-won_1 = Das Wasser hat seinen Weg gefunden.
Sage-won_2 = Ich hatte keine Eile. Das war alles.
Sage-won_3 = Du hattest eine gute Linie. Ich hatte zwei stille.
Sage-won_4 = Viele Züge waren gut. Einer war besser.
Sage-won_5 = Du hast { $moves } Züge lang standgehalten.
Sage-won_6 = { $node } war ein kleiner Zug. Kleine Züge wiegen schwer.
Sage-lost_1 = Heute habe ich etwas gelernt.
Sage-lost_2 = Der Schüler zog, und der Stein kam ins Rollen.
Sage-lost_3 = So viele Züge verglichen, und den falschen gewählt.
Sage-lost_4 = Eine gute Partie. Ich danke dir dafür.
Sage-lost_5 = { $moves } Züge, und die besten waren deine.
Sage-lost_6 = Bei { $node } war der andere Pfad der weisere.

## Master: misses almost nothing

Master-before_1 = Zeig mir deinen besten Zug.
Master-before_2 = Ich übersehe fast nichts. Finde das Fast.
Master-before_3 = Jeder Ring zählt, vom ersten an.
Master-before_4 = Das Brett gehört dir, wenn du es behältst.
Master-before_5 = { $wins } in Folge. Jetzt erwarte ich mehr Widerstand.
Master-before_6 = { $losses } Niederlagen. Ich habe wenig geschlafen.
Master-won_1 = Es gab einen guten Weg. Wir haben beide gesucht.
Master-won_2 = Eine offene Tür hat genügt.
Master-won_3 = Eine gute Partie. Die Ringe haben entschieden.
Master-won_4 = Sieh sie dir noch einmal an. Alles hing an einem Ring.
Master-won_5 = In Zug { $number } hat es sich gedreht.
Master-won_6 = { $node } war der Einlass, und ich bin durchgegangen.
Master-lost_1 = Noch einmal, bitte.
Master-lost_2 = Es gab keinen besseren Zug mehr. Das kommt selten vor.
Master-lost_3 = Ich habe einen Fehler gesucht und meinen gefunden.
Master-lost_4 = Gut gespielt. Das meine ich so.
Master-lost_5 = Mein Fehler war { $node }. Du hast ihn nicht übersehen.
Master-lost_6 = { $moves } Züge, und nirgends eine offene Tür.

## Own players, by their strongest word

Runs-before_1 = Ich renne. Versuch mal mitzuhalten.
Runs-before_2 = Der andere Rand ruft.
Runs-before_3 = Kurzer Weg, schnelle Partie.
Runs-before_4 = Ich sehe von hier schon die andere Seite.
Runs-before_5 = { $wins }-mal war ich zuerst da.
Runs-before_6 = { $losses }-mal hast du mich gestoppt. Heute starte ich früher.
Runs-won_1 = Ich war unterwegs, bevor du hingesehen hast.
Runs-won_2 = Anderer Rand, da bin ich.
Runs-won_3 = Niemand hat angehalten, also ich auch nicht.
Runs-won_4 = Der direkte Weg. Einen besseren gibt es nicht.
Runs-won_5 = { $node } war mein letzter großer Schritt.
Runs-won_6 = { $moves } Züge, und ich könnte noch eine Runde laufen.
Runs-lost_1 = Schnell, aber nicht an dir vorbei.
Runs-lost_2 = Auf dem kürzesten Weg war leider auch am meisten los.
Runs-lost_3 = Mir ist das Brett ausgegangen.
Runs-lost_4 = Du warst langsamer und bist angekommen.
Runs-lost_5 = { $node } führte ins Nichts, und zwar schnell.
Runs-lost_6 = Nach { $moves } Zügen wurden mir die Beine schwer.

Spreads-before_1 = Ein bisschen hier, ein bisschen da.
Spreads-before_2 = Breit ist sicher. Meistens.
Spreads-before_3 = Ich werde auf jeder Seite von dir sein.
Spreads-before_4 = Zähl meine Wege. Ich tu es auch.
Spreads-before_5 = { $wins }-mal konntest du nicht alle im Auge behalten.
Spreads-before_6 = { $games } Partien, und jedes Mal ein anderer Weg.
Spreads-won_1 = Du hast einen Weg bewacht. Ich hatte vier.
Spreads-won_2 = Breit genug, um auf beiden Seiten vorbeizukommen.
Spreads-won_3 = Am Ende waren sich alle meine Linien einig.
Spreads-won_4 = Man kann nicht jedes Tor schließen.
Spreads-won_5 = { $node } hat verbunden, was du für getrennt hieltst.
Spreads-won_6 = { $moves } Züge, und ich war in jeder Ecke.
Spreads-lost_1 = Zu breit, zu dünn.
Spreads-lost_2 = Viele Wege, und keiner fertig.
Spreads-lost_3 = Du hast die Mitte genommen. Mir blieb nur der Rest.
Spreads-lost_4 = Nächstes Mal verbinde ich sie früher.
Spreads-lost_5 = Bei { $node } fing ich etwas Neues an. Besser wäre fertig werden gewesen.
Spreads-lost_6 = { $moves } Züge, und nichts davon in einem Stück.

Blocks-before_1 = Verrat mir deinen Plan. Ich stelle mich darauf.
Blocks-before_2 = Da geht es nicht lang.
Blocks-before_3 = Auf deine Linien achte ich mehr als auf meine.
Blocks-before_4 = So leicht kommst du nicht vorbei.
Blocks-before_5 = Bisher { $wins } deiner Pläne gestoppt.
Blocks-before_6 = { $losses }-mal bist du durchgeschlüpft. Ich weiß noch, wo.
Blocks-won_1 = Immer wenn du eine Tür aufmachtest, machte ich sie zu.
Blocks-won_2 = Du warst mit Umwegen beschäftigt. Ich mit Gewinnen.
Blocks-won_3 = Ein guter Zaun hat zwei Seiten.
Blocks-won_4 = Ich wollte dich nur aufhalten. Auf einmal war ich da.
Blocks-won_5 = { $blocks }-mal stand ich dir im Weg.
Blocks-won_6 = { $node } hat dich endgültig gestoppt.
Blocks-lost_1 = Ich habe das falsche Tor bewacht.
Blocks-lost_2 = Du brauchtest eine Lücke. Es gab eine.
Blocks-lost_3 = Alle deine Linien gestoppt, bis auf eine.
Blocks-lost_4 = Wer wartet, ist schwer aufzuhalten.
Blocks-lost_5 = Ich stand dir { $blocks }-mal im Weg. Es hat nicht gereicht.
Blocks-lost_6 = { $node } hat nichts bewacht.

Plans-before_1 = Darüber habe ich schon nachgedacht.
Plans-before_2 = Erst schaue ich, dann ziehe ich.
Plans-before_3 = Alles hat seinen Grund. Du wirst sehen.
Plans-before_4 = In drei Zügen wird es spannend.
Plans-before_5 = { $wins }-mal kam es so, wie ich dachte.
Plans-before_6 = Über deine letzten { $losses } Siege habe ich nachgedacht.
Plans-won_1 = Genau so sah es in meinem Kopf aus.
Plans-won_2 = Ich sah das Ende schon von der Mitte aus.
Plans-won_3 = Du hast gezogen. Ich hatte schon gezogen.
Plans-won_4 = Nachdenken lohnt sich.
Plans-won_5 = Seit Zug { $number } habe ich es gewusst.
Plans-won_6 = { $node } war für diesen Moment.
Plans-lost_1 = Das habe ich nicht kommen sehen. Sonst schon.
Plans-lost_2 = Richtige Idee, falsche Reihenfolge.
Plans-lost_3 = Ich habe lang und gut nachgedacht, nur über etwas anderes.
Plans-lost_4 = Du hast einen Zug weiter geschaut.
Plans-lost_5 = Bis Zug { $number } lief alles nach Plan.
Plans-lost_6 = { $node } sah in meinem Kopf besser aus.

Luck-before_1 = Mal sehen, was passiert.
Luck-before_2 = Auf diesem Brett habe ich ein gutes Gefühl.
Luck-before_3 = Mein erster Zug überrascht mich selbst.
Luck-before_4 = Niemand weiß, was ich tue. Ich habe nachgefragt.
Luck-before_5 = { $wins } Siege durch Glück. Oder war es Können?
Luck-before_6 = { $losses }-mal Pech. Jetzt bin ich dran.
Luck-won_1 = Hast du das gesehen? Ich auch nicht.
Luck-won_2 = Glück, und noch ein bisschen Glück.
Luck-won_3 = Noch mal bekäme ich das nicht hin.
Luck-won_4 = Manchmal findet der richtige Ring mich.
Luck-won_5 = { $node } fühlte sich einfach richtig an.
Luck-won_6 = { $moves }-mal geraten, und oft genug richtig.
Luck-lost_1 = Pech. Davon habe ich reichlich.
Luck-lost_2 = Die Ringe sind falsch gefallen.
Luck-lost_3 = Ich habe links geraten. Rechts war richtig.
Luck-lost_4 = Morgen gehört das Glück mir.
Luck-lost_5 = { $node } war geraten. Du hast es gemerkt.
Luck-lost_6 = { $moves }-mal geraten, und du kein einziges Mal.
