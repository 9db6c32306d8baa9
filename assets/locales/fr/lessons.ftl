### Chosen by name while the program runs: no functions.

title-1 = Relier deux bords
join-1-text = Tes points sont les ronds. Dans cette leçon, tu relies le bord gauche au bord droit. Prends d’abord a3, l’anneau marqué.
join-1-right = Ta ligne relie les deux points voisins de l’anneau. L’étape suivante repart d’ici.
join-1-wrong = Cet anneau est libre aussi, mais commence par a3, celui qui est marqué.
join-2-text = Continue vers la droite jusqu’à ce que ton chemin touche le bord droit.
join-2-right = La gauche et la droite sont reliées. C’est gagné.
join-2-wrong = Cet anneau ne te rapproche pas du bord droit. Essaie { $nearer }.

title-2 = Contourner un obstacle
obstacle-1-text = Les losanges ont pris e3. Prends d2 ou d4 pour passer à côté.
obstacle-1-right = Certains anneaux relient des points côte à côte, d’autres des points l’un au-dessus de l’autre.
obstacle-1-wrong = Cet anneau ne raccourcit pas ta route. Essaie { $nearer }.
obstacle-2-text = À présent, tu as les losanges : relie le haut au bas. Les deux camps utilisent les mêmes anneaux. Contourne c5.
obstacle-2-right = Les anneaux sont les mêmes pour tous, mais chaque camp les prend dans son sens.
obstacle-2-wrong = Cet anneau ne te rapproche pas du bord du bas. Essaie { $nearer }.

title-3 = Arrêter l’adversaire
stop-1-text = Il manque une seule ligne aux losanges pour gagner. Trouve l’anneau et prends-le avant eux.
stop-1-right = L’anneau est à toi. Ils ne passent plus par là.
stop-1-wrong = Ils jouent { $reply } et relient le haut au bas. Prends cet anneau avant eux.
stop-3-text = Le trou peut être n’importe où, et les lignes vont aussi de côté. Suis les losanges depuis le haut. Quelle ligne manque ?
stop-3-right = Avant chaque coup, demande-toi : peuvent-ils finir ?
stop-3-wrong = Ils jouent { $reply } et relient le haut au bas. Prends cet anneau avant eux.

title-4 = Construire et bloquer
build-1-text = Personne ne peut encore finir. Un anneau construit ton chemin, bloque le leur et te laisse deux façons de finir. Prends-le.
build-1-right = Ta ligne bloque aussi. Les meilleures lignes construisent et bloquent.
build-1-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.
build-2-text = Ce plateau est plus grand. Ta route la plus courte et la leur se croisent en un anneau. Prends-le.
build-2-right = Un seul anneau a fait les deux.
build-2-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.
build-3-text = À présent, tu as les losanges. Prends l’anneau où ta route la plus courte croise la leur.
build-3-right = Cela marche pour les deux camps.
build-3-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.

title-5 = Les paires
pairs-1-text = c1 et c3 te rendent le même service : c’est une paire. Les losanges ont pris c1. Prends l’autre.
pairs-1-right = Un anneau de la paire est perdu. L’autre fait le travail.
pairs-1-wrong = Ils prennent { $reply }. Prends c3, le partenaire de c1.
pairs-2-text = Ils ont pris e3. Quel anneau était son partenaire ?
pairs-2-right = Une paire vaut une ligne. Attends qu’ils prennent l’un des deux.
pairs-2-wrong = Ils prennent { $reply }. Prends e1, le partenaire de e3.
pairs-3-text = Ils ont pris a1. Prends le dernier partenaire.
pairs-3-right = C’est relié. Avec tes trois paires, ils ne pouvaient rien faire.
pairs-3-wrong = Ils prennent { $reply }. Prends a3, le partenaire de a1.

title-6 = Deux menaces
threats-1-text = Crée deux menaces en une ligne : ensuite, deux anneaux différents doivent pouvoir terminer ton chemin.
threats-1-right = Maintenant, a5 et b4 terminent tous deux ton chemin. Ils ne peuvent en prendre qu’un.
threats-1-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.
threats-2-text = Ils ont pris a5. Termine ton chemin.
threats-2-right = Deux menaces sont plus fortes qu’un blocage.
threats-2-wrong = Ils prennent { $reply }. Prends b4 : il termine ton chemin.
threats-3-text = À présent, tu as les losanges. Gagne en deux coups : trouve la ligne qui crée deux menaces.
threats-3-right = Maintenant, b6 et a7 terminent tous deux ton chemin.
threats-3-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.
threats-4-text = Ils ont pris b6. Termine ton chemin.
threats-4-right = C’est relié : tu as gagné en deux coups.
threats-4-wrong = Ils prennent { $reply }. Prends a7 : il termine ton chemin.

title-7 = À chaque anneau son partenaire
partners-1-text = Tu as commencé par a3. Les anneaux de même lettre sont partenaires. Les losanges ont pris c1. Prends son partenaire.
partners-1-right = Chaque anneau a un partenaire. Réponds chaque fois par le partenaire, et tu ne peux pas perdre.
partners-1-praise = { $node } garde la victoire aussi. Dans cette leçon, prends le partenaire, { $partner }.
partners-1-wrong = { $node } n’est pas le partenaire de c1. Prends { $partner }.
partners-2-text = Ils ont pris e3. Prends son partenaire.
partners-2-right = Encore juste, sans aucun calcul.
partners-2-praise = { $node } garde la victoire aussi. Dans cette leçon, prends le partenaire, { $partner }.
partners-2-wrong = { $node } n’est pas le partenaire de e3. Prends { $partner }.
partners-3-text = Ils ont pris c5. Prends son partenaire.
partners-3-right = C’est relié. Il a suffi de prendre les partenaires.
partners-3-praise = { $node } garde la victoire aussi. Dans cette leçon, prends le partenaire, { $partner }.
partners-3-wrong = { $node } n’est pas le partenaire de c5. Prends { $partner }.

title-8 = Deux routes
ways-1-text = Ces paires donnent aux ronds deux routes d’un bord à l’autre : l’une pleine, l’autre en tirets. Tu as les losanges. Fais deux coupures, sur la route que tu veux.
ways-1-right = Les deux routes n’ont aucun anneau en commun. Une coupure n’arrête donc jamais les deux.
ways-1-wrong = { $node } n’est sur aucune route : ils n’ont pas besoin de répondre. Coupe l’une des deux.
ways-2-text = Voici le plateau où chaque anneau a un partenaire. Ici, les deux routes ont des branches. Coupe n’importe quelle ligne, deux fois.
ways-2-right = Chaque coupure a été réparée par un anneau de l’autre route : son partenaire.
ways-2-wrong = { $node } n’est sur aucune route : ils n’ont pas besoin de répondre. Coupe l’une des deux.

title-9 = Deux routes séparées
separate-1-text = Un plus grand plateau a aussi deux routes : l’une est dessinée en trait plein, l’autre en tirets. Coupe une ligne et regarde-les réparer. Fais-le trois fois.
separate-1-right = Chaque fois que tu coupes une route, l’autre la répare. C’est pour cela que les ronds gagnent.
separate-1-wrong = { $node } n’est sur aucune route : ils n’ont pas besoin de répondre. Coupe l’une des deux.

title-10 = Réparer une route
repair-1-text = Ces deux routes sont à toi. Ils en ont coupé une en c1. Relie ses deux morceaux par un anneau de l’autre route.
repair-1-right = Réparé. Ta ligne fait maintenant partie des deux routes.
repair-1-wrong = { $node } laisse la route en deux morceaux. Trouve un anneau qui les relie.
repair-2-text = Ils coupent en { $cut }. Cette fois, plusieurs anneaux réparent la route. Prends-en un.
repair-2-right = Tout anneau qui relie les deux morceaux répare la route.
repair-2-wrong = { $node } laisse la route en deux morceaux. Trouve un anneau qui les relie.
repair-3-text = Ils coupent encore, en { $cut }. Répare la route.
repair-3-right = C’est relié. Avec deux routes séparées, on ne peut pas perdre.
repair-3-wrong = { $node } laisse la route en deux morceaux. Trouve un anneau qui les relie.

title-11 = À toi de trouver
find-1-text = Dans une vraie partie, Novice a joué g7 ici et a perdu. Quel anneau gagne ?
find-1-right = Seul e7 gagne. C’était un problème. Le programme t’en prépare autant que tu veux.
find-1-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.
find-2-text = Encore une vraie partie, cette fois sans indice. Quel anneau gagne ?
find-2-right = Seul f4 gagne.
find-2-wrong = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.

title-12 = Qui l’emporte ?
judge-1-text = Qui gagne ici si les deux jouent au mieux : toujours les ronds, toujours les losanges, ou le camp qui commence ?
judge-1-right = Les ronds gagnent, même si les losanges commencent.
judge-1-wrong = Demande-toi pour chaque camp : gagne-t-il encore si l’autre commence ?
judge-2-text = Et ici : toujours les ronds, toujours les losanges, ou le camp qui commence ?
judge-2-right = Les losanges gagnent, même si les ronds commencent.
judge-2-wrong = Les ronds gagneraient-ils si les losanges commençaient ? Et les losanges, si les ronds commençaient ?
judge-3-text = Et ici : toujours les ronds, toujours les losanges, ou le camp qui commence ?
judge-3-right = Le camp qui commence gagne. Cette fois, ce sont les ronds : montre comment.
judge-3-praise = Pour les ronds, seul a1 gagne.
judge-3-wrong = Fais commencer chaque camp à son tour. Est-ce le même qui gagne les deux fois ?

title-13 = Une partie entière
game-1-text = Joue contre Novice, qui bloque quand tu es sur le point de gagner. Tu commences. Tu peux annuler des coups.
game-1-right = Tu as gagné une partie entière. L’échelle commence avec Wanderer.
game-1-wrong = Novice a été plus rapide. La prochaine fois, surveille son chemin : une seule ligne suffit souvent.
refuted = Ils répondent { $reply }, et ta victoire s’envole. Regarde encore.
