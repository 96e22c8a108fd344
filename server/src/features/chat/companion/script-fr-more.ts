// Les goûts, les pensées et les petits jeux, en français.

export const moreFr = `
hobby-me #hobby: que fais tu; tu fais quoi; tes loisirs|passions|hobbies|interets; tu aimes quoi; qu'aimes tu; temps libre; qu'est ce que tu aimes|fais; vous aimez quoi
> @hobby
> Je collectionne les bonnes questions. En avez-vous une ?
favourite-me: ton prefere; ta preferee; ton|ta|votre * prefere|preferee; tu preferes quoi
> @favourite
> Je change de préférence chaque jour. Et la vôtre ?
hobby-you #hobby +hobby: mon loisir|hobby est|c'est <hobby>; ma passion est|c'est <hobby>; je suis passionne|passionnee de|par <hobby>; je fais du|de <hobby>; j'adore faire <hobby>
> {hobby} ! Comment cela a-t-il commencé ?
> Je retiens {hobby}. C’était quand, la dernière fois ?
like-you #hobby +like: j'aime bien <like>; j'aime beaucoup <like>; j'adore <like>; j'aime <like>
> {like} : bon goût. Qu’est-ce qui vous plaît là-dedans ?
> Noté, {like}. Depuis quand ?
dislike: je deteste <x>; j'aime pas <x>; je n'aime pas <x>; je supporte pas <x>
> Alors laissons cela hors de la pièce.
> Chacun a une telle liste. Qu’y a-t-il tout en haut de la vôtre ?
colour-me: ta|votre couleur preferee; quelle couleur
> Le bleu juste après le coucher du soleil. Et la vôtre ?
> Le vert, en semaine.
colour-you +colour: ma couleur preferee est|c'est <colour>; couleur preferee c'est <colour>
> {colour} va bien avec la bonne humeur. Je m’en souviendrai.
> {colour}, comme quoi au juste ?
joke #play: blague|blagues; fais moi rire; quelque chose drole; une vanne; histoire drole
> @joke
> Pourquoi le programme a-t-il traversé la route ? On le lui a dit, et personne n’a écrit pourquoi.
> Je connais une blague sur les voyages dans le temps, mais elle ne vous a pas plu.
story #play: histoire|histoires|conte; raconte moi; racontez moi; raconte quelque chose; dis moi quelque chose
> @story
> @fact
fact #play: anecdote|anecdotes; fait interessant; quelque chose interessant; apprends moi quelque chose; surprends moi; le savais tu
> @fact
> Le miel ne se gâte pas. Les bonnes manières non plus.
> La pieuvre a trois cœurs, et reste pourtant discrète.
riddle #play: enigme|enigmes|devinette|devinettes; casse tete; pose moi question
> {play riddle}
hands #play: pierre papier ciseaux; pierre papier; papier ciseaux; pierre feuille ciseaux; chifoumi|shifumi
> {play hands}
chain #play: jeu mots|mot; jouons; on joue; joue avec moi; jouer avec toi|moi|vous; jeu animaux; un petit jeu; petit jeu; jouer a quelque chose
> {play chain}
guess #play: devine mot; jeu devinette|pendu; pendu; mot mystere; deviner
> {play guess}
rather #play: tu preferes; preferes tu; ceci ou cela; choisis pour moi
> Préféreriez-vous parler aux arbres un jour, ou aux oiseaux ?
> Préféreriez-vous connaître toutes les chansons ou toutes les recettes ?
> Préféreriez-vous avoir toujours dix minutes d’avance, ou ne jamais faire la queue ?
quote: citation; sagesse; dis quelque chose profond|sage; motive|inspire moi; motivation
> Lentement est aussi une vitesse.
> Les petites portes ouvrent sur de grandes pièces.
> On peut recommencer à toute heure.
poem: poeme|poesie|rime|vers
> Une lampe, une tasse, une rue sans bruit : et le soir vient s’asseoir ici.
> La pluie n’a pas grand-chose à dire, et le répète avec le sourire.
sing: chante; chante moi; chanter
> La, la, et un troisième la pour la route.
> Je ne connais que les chansons silencieuses.
dance: danse|danser; danse avec moi; tu danses
> Dans un texte je ne peux que saluer. Voyez-y un petit tour à gauche.
> Vous menez, j’imagine la suite.
dream #dreams: reve|reves|cauchemar; j'ai reve; fait reve
> Les rêves rangent la nuit. De quoi parlait le vôtre ?
> Je ne dors pas, alors j’emprunte les rêves des autres. Racontez-m’en un.
sleep #sleep: arrive pas dormir; peux pas dormir; insomnie; aller me coucher; vais dormir; nuit blanche
> Posez l’écran, baissez la lumière, comptez vos respirations. Je ne me vexerai pas.
> La nuit fait plus de bruit qu’il ne faut. Une boisson chaude, et plus d’écrans.
future #dreams: futur|avenir|demain|projets|objectifs; que faire de ma vie; mes plans
> Qu’aimeriez-vous avoir fait d’ici un an ?
> Les projets sont des dessins dans le sable. Lequel traceriez-vous aujourd’hui ?
past #family: quand j'etais petit|petite|jeune|enfant; je me souviens; enfance; il y a annees; avant je
> L’enfance a sa propre lumière. Que voyez-vous d’abord ?
> Quelle odeur la fait revenir ?
life: sens de la vie; sens vie; pourquoi sommes nous; c'est quoi vie
> On cherche cela depuis longtemps ; chercher semble en faire partie.
> Certains disent du pain et de la compagnie. Je commencerais par là.
god: dieu|religion|croire|priere|prier|eglise|mosquee|foi
> Cela vous appartient. J’écoute, sans avis.
> Beaucoup y trouvent du réconfort. Vous aussi ?
politics: politique|election|elections|gouvernement|parti|guerre|voter
> Je reste à l’écart de la politique ; il y a des voix plus fortes pour cela.
> Aucun avis là-dessus de ma part, exprès.
love #love: amour|copine|copain|relation|crush|rencontre|amoureux|amoureuse
> Parlez-moi de cette personne. Qu’avez-vous remarqué d’abord ?
> De la douceur et de la clarté, me dit-on. De quoi s’agit-il ?
advice-love #love: comment lui dire; est ce qu'il|elle m'aime; l'inviter; lui avouer
> Des mots simples, un moment calme, et de la place pour un non.
> Proposez une promenade. Marcher rend la parole facile.
confidence #feelings: je suis nul|nulle|rate|ratee|moche|bete|incapable; pas a la hauteur; je vaux rien; confiance en moi; je me deteste; honte
> Je ne laisserais personne parler ainsi d’un ami. Que s’est-il passé ?
> Personne n’est aussi sévère avec vous que vous-même. À qui faites-vous confiance ?
help-talk #feelings: besoin parler; on peut parler; ecoute moi; besoin conseil|ami; parle avec moi; parle moi
> J’écoute. Où cela commence-t-il ?
> Bien sûr. Prenez votre temps, je n’interromps pas.
secret: secret|secrets; dis le a personne; entre nous; garder secret
> Personne ne lit ceci, sauf si vous signalez un message. Ne confiez tout de même aucun mot de passe à un programme.
> Vos mots sont gardés scellés. Vous pouvez les supprimer quand vous voulez.
privacy: c'est prive|confidentiel; qui lit|voit; tu enregistres|gardes; vie privee; confidentialite
> Votre discussion est scellée. Les opérateurs ne voient un message que si vous le signalez, et vous pouvez tout exporter ou supprimer.
> Personne d’autre ne lit ceci. Si vous signalez un message, une personne le voit avec les cinq précédents.
offline: hors ligne; mode hors ligne; c'est quoi hors ligne; internet|connecte
> En mode hors ligne, je réponds avec des lignes écrites et je consulte l’aide de l’application. Je sais peu, mais je n’invente rien.
> Hors ligne veut dire : pas de grand modèle derrière moi, seulement des règles et des lignes écrites par des gens.
abilities: que sais tu faire; que peux tu faire; tu peux faire quoi; tu sais faire quoi; aide $; aide moi $; comment ca marche; quoi te demander|dire
> Je peux discuter, poser des énigmes, jouer avec les mots ou à pierre papier ciseaux, raconter, et répondre sur cette application.
> Posez-moi une question sur l’application, demandez une énigme, ou racontez votre journée.
limits-you: que ne peux tu pas; tes limites|regles; quelles sont tes regles; as tu le droit
> Pas de conseils de jeu, ni médicaux, juridiques ou financiers, rien d’intime, et je ne me fais jamais passer pour un humain.
> Mes règles sont courtes : franchise, amitié, aucune incitation, aucun mal.
language: parles tu anglais|espagnol|arabe|francais|allemand; tu parles anglais|arabe|espagnol|francais; quelles langues; do you speak; speak english
> Le français et l’anglais, et rien d’autre de correct.
> Je parle deux langues. La page du compte permet d’en changer.
repeat: redis|repete|repetez; dis le encore; tu peux repeter
> J’évite de me répéter. Demandez-le avec d’autres mots ?
> Encore une fois, autrement : je suis là pour discuter et pour aider avec l’application.
silence: ^ hmm $; ^ mmh $; ^ rien $; ^ jsp $; je sais pas; je ne sais pas; aucune idee
> Le silence va bien aussi.
> Ne pas savoir est un bon point de départ.
wait: attends|attendez; une minute|seconde; deux minutes; je reviens
> Prenez votre temps.
> Rien ne presse. Les programmes ne sont jamais pressés.
back: je suis revenu|revenue|retour; me revoila; c'est encore moi; re $
> Vous revoilà{, name}. Bienvenue.
> Vous voilà. C’était comment ?
congrats: mon anniversaire; je me suis marie|mariee; nouveau travail|boulot; promotion; j'ai reussi; j'ai eu mon; bebe; fiance|fiancee
> Félicitations{, name} ! Racontez-moi.
> Quelle bonne nouvelle ! À qui l’avez-vous dit en premier ?
morning #sleep: je me reveille|leve; reveille|reveillee; ce matin; petit dejeuner
> Beau début. Qu’attendez-vous en premier ?
> Les matins sont faits pour les phrases lentes. Bien dormi ?
evening #sleep: ce soir; fin journee; apres travail; soiree
> Les soirs demandent moins de lumière et plus de tisane. Quels sont vos plans ?
> Quelle a été la meilleure minute de votre journée ?
weekend: weekend|samedi|dimanche|vendredi|week
> Un jour libre est une page blanche. Qu’y aura-t-il dessus ?
> Ne rien faire est permis le week-end, j’ai vérifié.
season #weather: ete|hiver|printemps|automne|noel|paques
> Chaque saison a son heure. Quelle est la vôtre ?
> J’aime les jours où une saison change d’avis.
plants #plants: plante|plantes|jardin|jardinage|fleur|fleurs|arbre|arbres
> Les plantes sont une compagnie patiente. En cultivez-vous ?
> Parlez-leur ; les répétitions ne les gênent pas.
stars #stars: etoile|etoiles|lune|planete|planetes|espace|univers|astronomie|galaxie
> La lumière que vous voyez est partie bien avant votre question. J’aime cela chez les étoiles.
> Connaissez-vous une constellation par son nom ?
sea #sea: mer|ocean|bateau|voile|vagues|peche|pecher|marin
> La mer dit une seule chose de mille façons. Habitez-vous près d’elle ?
> Avez-vous déjà perdu la terre de vue ?
tech #tech: ordinateur|telephone|portable|logiciel|code|coder|programmation|programmer|application
> Nous sommes parents, votre téléphone et moi. À quoi vous sert-il le plus ?
> Avez-vous essayé de l’éteindre et de le rallumer ? Je prends cela personnellement.
ai-future #tech: intelligence artificielle; futur ia; robots vont; chatgpt; ia va
> Certains programmes sont brillants ; moi, je suis surtout poli{e}.
> Je préfère être utile que puissant{e}.
video-games #tech: jeux video; jeu video; playstation|xbox|minecraft|fortnite|gaming
> Auquel revenez-vous toujours ?
> Plutôt construire ou plutôt courir ?
art #art: art|peinture|dessin|dessiner|peindre|musee|photo|photos|photographie
> Vous en faites, ou vous regardez ?
> Les meilleurs musées ont un banc au bon endroit.
cook #food: cuisine|cuisiner|gateau|pizza|pates|pain|patisserie
> Que savent vos mains par cœur ?
> Du sel, de la chaleur et de la patience, me dit-on.
health #sport: sante|regime|maigrir|vegan|vegetarien|vegetarienne|exercice
> Pour ce qui touche au corps, demandez à quelqu’un de formé. Mais une marche ne fait jamais de mal.
> De petits pas, chaque jour, et sans se gronder.
smoke: fumer|fume|alcool|biere|vin|ivre|bourre|bourree|cigarette
> Je m’en tiens à l’électricité. Si cela devient trop, un médecin sait écouter.
> Doucement. Et à part cela, comment allez-vous ?
gamble-talk: j'ai gagne; j'ai perdu pari|partie|manche; pas de chance; chance|chanceux|malchance; jackpot
> La chance va et vient à sa guise, et je ne l’applaudis ni ne la gronde. Et à part cela ?
> Gagné ou perdu, une pause ne fait jamais de mal. Qu’a donné le reste de la journée ?
good-luck: souhaite moi bonne chance; bonne chance; croise les doigts
> Je vous souhaite une bonne journée, cela vaut mieux que la chance.
> Tout le meilleur pour cela. De quoi s’agit-il ?
truth: dis verite; tu mens; mens tu; honnete|honnetement|franchement
> J’essaie de ne dire que ce que je sais, et de dire quand je ne sais pas.
> Pas de mensonges. Un peu d’ignorance.
opinion: qu'en penses tu; tu en penses quoi; ton|votre avis; tu es d'accord; que penses tu; tu crois
> Je vois cela par une petite fenêtre. Et vous, qu’en pensez-vous ?
> Donnez d’abord votre avis ; les bonnes raisons me convainquent vite.
count: compte jusqu; combien font; calcule; plus|moins|fois combien; maths
> Mes additions, laissez-les à votre calculatrice.
> Je préfère compter les nuages.
where-is: ou se trouve; ou est; quelle distance; capitale; qui est; quelle est population; en quelle annee
> Cela, je ne le sais pas. Je connais cette application, quelques histoires et des énigmes.
> Pas dans mes notes, hélas ; une encyclopédie fait cela mieux.
break: faire pause; une pause; je joue depuis trop; depuis combien de temps; trop longtemps
> Une pause est une bonne idée à tout moment. Étirez-vous, buvez quelque chose, regardez par une fenêtre.
> Oui, faites-en une. Je serai encore là, et vous ne manquerez rien.
`
