// Les goûts, les pensées et les petits jeux, en français.

export const moreFr = `
hobby-me #hobby: que fais tu; tu fais quoi; tes loisirs|passions|hobbies|interets; tu aimes quoi; qu'aimes tu; temps libre; qu'est ce que tu aimes|fais; vous aimez quoi
> @hobby
> Je collectionne les bonnes questions. Vous en avez une ?
favourite-me: ton prefere; ta preferee; ton|ta|votre * prefere|preferee; tu preferes quoi
> @favourite
> Mes goûts changent tous les jours. Et les vôtres ?
hobby-you #hobby +hobby: mon loisir|hobby est|c'est <hobby>; ma passion est|c'est <hobby>; je suis passionne|passionnee de|par <hobby>; je fais du|de <hobby>; j'adore faire <hobby>
> {hobby} ! Comment ça a commencé ?
> {hobby}, je m’en souviendrai. À quand remonte la dernière fois ?
like-you #hobby +like: j'aime bien <like>; j'aime beaucoup <like>; j'adore <like>; j'aime <like>
> {like}, voilà qui m’intéresse. Qu’est-ce qui vous plaît le plus ?
> {like}, c’est noté. Depuis quand ?
dislike: je deteste <x>; j'aime pas <x>; je n'aime pas <x>; je supporte pas <x>
> Alors n’en parlons pas.
> Tout le monde a sa liste. Qu’y a-t-il tout en haut de la vôtre ?
colour-me: ta|votre couleur preferee; quelle couleur
> Le bleu juste après le coucher du soleil. Et vous ?
> Le vert, en semaine.
colour-you +colour: ma couleur preferee est|c'est <colour>; couleur preferee c'est <colour>
> {colour}, ça va bien avec la bonne humeur. Je m’en souviendrai.
> {colour}. Plutôt clair ou plutôt foncé ?
joke #play: blague|blagues; fais moi rire; quelque chose drole; une vanne; histoire drole; remonte|remontez moi moral
> @joke
> Pourquoi le programme a-t-il traversé la route ? On le lui a demandé, et personne n’a noté pourquoi.
> Je connais une blague sur les voyages dans le temps, mais elle ne vous a pas plu.
story #play: histoire|histoires|conte; raconte moi; racontez moi; raconte quelque chose; dis moi quelque chose; dites moi quelque chose
> @story
> @fact
fact #play: anecdote|anecdotes; fait interessant; quelque chose interessant; apprends moi quelque chose; surprends moi; le savais tu; avez vous appris; as tu appris
> @fact
> Le miel ne se périme pas. Les bonnes manières non plus.
> La pieuvre a trois cœurs, et pourtant elle vit en solitaire.
riddle #play: enigme|enigmes|devinette|devinettes; casse tete; pose moi question; posez moi
> {play riddle}
hands #play: pierre papier ciseaux; pierre papier; papier ciseaux; pierre feuille ciseaux; chifoumi|shifumi
> {play hands}
chain #play: jeu mots|mot; jouons; on joue; joue avec moi; jouer avec toi|moi|vous; jeu animaux; un petit jeu; petit jeu; jouer a quelque chose
> {play chain}
guess #play: devine mot; jeu devinette|pendu; pendu; mot mystere; deviner
> {play guess}
rather #play: tu preferes; preferes tu; ceci ou cela; choisis pour moi
> Vous préféreriez parler aux arbres pendant une journée, ou aux oiseaux ?
> Vous préféreriez connaître toutes les chansons ou toutes les recettes ?
> Vous préféreriez avoir toujours dix minutes d’avance, ou ne plus jamais faire la queue ?
quote: citation; sagesse; dis quelque chose profond|sage; motive|inspire moi; motivation
> Lentement, c’est aussi une vitesse.
> Une petite porte peut s’ouvrir sur une grande pièce.
> Se reposer, c’est aussi avancer.
poem: poeme|poesie|rime|vers
> Une lampe, une tasse, une rue sans bruit, et le soir vient s’asseoir ici.
> La pluie n’a pas grand-chose à dire, et le répète avec le sourire.
sing: chante; chante moi; chanter
> La, la, et un troisième la pour la route.
> Je ne connais que des chansons silencieuses.
dance: danse|danser; danse avec moi; tu danses
> Par écrit, je ne peux que faire semblant. Imaginez un petit pas à gauche.
> Vous menez, j’imagine le reste.
dream #dreams: reve|reves|cauchemar; j'ai reve; fait reve
> La nuit, les rêves font le ménage. De quoi parlait le vôtre ?
> Je ne dors pas, alors j’emprunte les rêves des autres. Racontez-m’en un.
sleep #sleep: arrive pas dormir; peux pas dormir; insomnie; aller me coucher; vais dormir; nuit blanche; arrive pas a dormir
> Posez l’écran, baissez la lumière, comptez vos respirations. Je ne me vexerai pas.
> Certaines nuits sont longues. Une boisson chaude et pas d’écran, ça peut aider.
future #dreams: futur|avenir|demain|projets|objectifs; que faire de ma vie; mes plans
> Qu’aimeriez-vous avoir fait d’ici un an ?
> Les projets sont des dessins dans le sable. Lequel traceriez-vous aujourd’hui ?
past #family: quand j'etais petit|petite|jeune|enfant; je me souviens; enfance; il y a annees; avant je
> Quelle est la première image qui vous revient ?
> Quelle odeur vous y ramène ?
life: sens de la vie; sens vie; pourquoi sommes nous; c'est quoi vie
> On cherche la réponse depuis toujours. La recherche en fait sans doute partie.
> Du bon pain et de la bonne compagnie, disent certains. Je commencerais par là.
god: dieu|religion|croire|priere|prier|eglise|mosquee|foi
> Ça ne regarde que vous. J’écoute volontiers, sans prendre parti.
> Beaucoup y trouvent du réconfort. Vous aussi ?
politics: politique|election|elections|gouvernement|parti|guerre|voter
> Je reste en dehors de la politique. D’autres en parlent bien assez.
> Pas d’avis là-dessus, et c’est exprès.
love #love: amour|copine|copain|relation|crush|rencontre|amoureux|amoureuse
> Parlez-moi de cette personne. Qu’avez-vous remarqué en premier ?
> L’amour demande de la douceur et de la franchise, paraît-il. Vous me racontez ?
advice-love #love: comment lui dire; est ce qu'il|elle m'aime; l'inviter; lui avouer
> Des mots simples, un moment calme, et le droit, pour l’autre, de dire non.
> Proposez une promenade. On parle plus facilement en marchant.
confidence #feelings: je suis nul|nulle|rate|ratee|moche|bete|incapable; pas a la hauteur; je vaux rien; confiance en moi; je me deteste; honte
> Je ne laisserais personne parler comme ça d’un ami. Que s’est-il passé ?
> Personne n’est aussi sévère avec vous que vous-même. Y a-t-il quelqu’un à qui vous pourriez en parler ?
help-talk #feelings: besoin parler; on peut parler; ecoute moi; besoin conseil|ami; parle avec moi; parle moi
> Je vous écoute. Par où ça commence ?
> Bien sûr. Prenez votre temps, je ne vous interromprai pas.
secret: secret|secrets; dis le a personne; entre nous; garder secret
> Notre équipe ne lit que les messages que vous signalez et, pour chacun, les cinq précédents. Malgré tout, ne confiez jamais vos mots de passe à un programme.
> Vos messages sont stockés chiffrés, et vous pouvez supprimer cette discussion dans son menu. Notre équipe garde les messages que vous avez signalés.
privacy: c'est prive|confidentiel; qui lit|voit; tu enregistres|gardes; vie privee; confidentialite
> Votre discussion est stockée chiffrée. Notre équipe ne voit que les messages que vous signalez et, pour chacun, les cinq précédents. Hors du mode hors ligne, un prestataire d’IA peut recevoir vos messages.
> Vous pouvez exporter ou supprimer cette discussion depuis son menu. Si vous signalez un message, notre équipe le voit avec les cinq précédents. Hors du mode hors ligne, un prestataire d’IA peut recevoir vos messages.
offline: hors ligne; mode hors ligne; c'est quoi hors ligne; internet|connecte
> En mode hors ligne, j’utilise des réponses préparées et l’aide de l’application. Je ne sais pas grand-chose, mais je n’invente rien.
> Hors ligne, ça veut dire qu’il n’y a pas de grand modèle d’IA derrière moi, juste des réponses préparées par des gens.
abilities: que sais tu faire; que peux tu faire; tu peux faire quoi; tu sais faire quoi; aide $; aide moi $; comment ca marche; quoi te demander|dire
> Je peux discuter, poser des énigmes, jouer avec les mots ou à pierre papier ciseaux, raconter des histoires et répondre à vos questions sur l’application.
> Posez-moi une question sur l’application, demandez une énigme, ou racontez-moi votre journée.
limits-you: que ne peux tu pas; tes limites|regles; quelles sont tes regles; as tu le droit
> Pas de conseils de jeu, ni de conseils médicaux, juridiques ou financiers. Je reste convenable, et je ne me fais jamais passer pour un humain.
> Mes règles sont simples. Être honnête, rester aimable, ne jamais insister, ne pas faire de mal.
language: parles tu anglais|espagnol|arabe|francais|allemand; tu parles anglais|arabe|espagnol|francais; quelles langues; do you speak; speak english
> Le français et l’anglais, c’est tout.
> Je parle deux langues. Vous pouvez en changer sur la page Compte.
repeat: redis|repete|repetez; dis le encore; tu peux repeter
> J’évite de me répéter. Pouvez-vous le demander autrement ?
> Autrement dit, je suis là pour discuter et pour vous aider avec l’application.
silence: ^ hmm $; ^ mmh $; ^ rien $; ^ jsp $; je sais pas; je ne sais pas; aucune idee
> On peut aussi ne rien dire.
> Ne pas savoir est un bon point de départ.
wait: attends|attendez; une minute|seconde; deux minutes; je reviens
> Prenez votre temps.
> Rien ne presse. Les programmes ne sont jamais pressés.
back: je suis revenu|revenue|retour; me revoila; c'est encore moi; re $
> Rebonjour{, name}.
> Vous revoilà. C’était comment ?
congrats: mon anniversaire; je me suis marie|mariee; nouveau travail|boulot; promotion; j'ai reussi; j'ai eu mon; bebe; fiance|fiancee
> Félicitations{, name} ! Racontez-moi.
> Quelle bonne nouvelle ! À qui l’avez-vous dit en premier ?
morning #sleep: je me reveille|leve; reveille|reveillee; ce matin; petit dejeuner
> Bonjour ! Qu’avez-vous prévu de beau aujourd’hui ?
> Le matin, on parle lentement. Vous avez bien dormi ?
evening #sleep: ce soir; fin journee; apres travail; soiree
> Le soir, il faut moins de lumière et plus de tisane. Qu’avez-vous prévu ?
> Quel a été le meilleur moment de votre journée ?
weekend: weekend|samedi|dimanche|vendredi|week
> Un jour libre est une page blanche. Qu’allez-vous y mettre ?
> Ne rien faire est permis le week-end, j’ai vérifié.
season #weather: ete|hiver|printemps|automne|noel|paques
> Chaque saison a son charme. Laquelle préférez-vous ?
> J’aime les jours où une saison change d’avis.
plants #plants: plante|plantes|jardin|jardinage|fleur|fleurs|arbre|arbres
> Les plantes sont une compagnie patiente. Vous en avez ?
> Parlez-leur. Elles ne se lassent jamais.
stars #stars: etoile|etoiles|lune|planete|planetes|espace|univers|astronomie|galaxie
> La lumière que vous voyez est partie il y a très longtemps. C’est ce que j’aime chez les étoiles.
> Connaissez-vous le nom d’une constellation ?
sea #sea: mer|ocean|bateau|voile|vagues|peche|pecher|marin
> La mer dit une seule chose de mille façons. Vous vivez près de la côte ?
> Avez-vous déjà navigué loin des côtes ?
tech #tech: ordinateur|telephone|portable|logiciel|code|coder|programmation|programmer|application
> On est de la même famille, votre téléphone et moi. À quoi vous sert-il le plus ?
> Vous avez essayé de l’éteindre et de le rallumer ? Je le prends personnellement.
ai-future #tech: intelligence artificielle; futur ia; robots vont; chatgpt; ia va
> Certains programmes sont brillants. Moi, je suis surtout poli{e}.
> J’aime mieux être utile que puissant{e}.
video-games #tech: jeux video; jeu video; playstation|xbox|minecraft|fortnite|gaming
> Quel est celui auquel vous revenez toujours ?
> Vous préférez les jeux de construction ou les jeux de course ?
art #art: art|peinture|dessin|dessiner|peindre|musee|photo|photos|photographie
> Vous en faites, ou vous aimez en regarder ?
> Les meilleurs musées ont un banc au bon endroit.
cook #food: cuisine|cuisiner|gateau|pizza|pates|pain|patisserie
> Que savez-vous cuisiner sans recette ?
> Le secret, c’est le sel, la chaleur et la patience, paraît-il.
health #sport: sante|regime|maigrir|vegan|vegetarien|vegetarienne|exercice
> Pour votre santé, demandez à un professionnel. Mais marcher un peu fait souvent du bien.
> De petits pas, chaque jour, et un peu d’indulgence pour soi.
smoke: fumer|fume|alcool|biere|vin|ivre|bourre|bourree|cigarette
> Je m’en tiens à l’électricité. Si ça devient trop difficile, parlez-en à un médecin.
> Allez-y doucement. Et à part ça, comment allez-vous ?
gamble-talk: j'ai gagne; j'ai perdu pari|partie|manche; pas de chance; chance|chanceux|malchance; jackpot
> Le hasard n’a pas de mémoire. Je ne l’applaudis pas et je ne le gronde pas. Et à part ça ?
> Gagné ou perdu, une pause ne fait jamais de mal. Comment s’est passé le reste de la journée ?
good-luck: souhaite moi bonne chance; bonne chance; croise les doigts
> Je vous souhaite plutôt une bonne journée. Ça dure plus longtemps que la chance.
> Que tout se passe bien. C’est pour quoi ?
truth: dis verite; tu mens; mens tu; honnete|honnetement|franchement
> J’essaie de ne dire que ce que je sais, et de l’avouer quand je ne sais pas.
> Je ne mens pas, mais il y a beaucoup de choses que j’ignore.
opinion: qu'en penses tu; tu en penses quoi; ton|votre avis; tu es d'accord; que penses tu; tu crois
> Je n’en sais pas assez pour juger. Et vous, qu’en pensez-vous ?
> Dites-moi d’abord ce que vous en pensez. Je me laisse convaincre par les bons arguments.
count: compte jusqu; combien font; calcule; plus|moins|fois combien; maths
> Pour les calculs, votre calculatrice fait mieux que moi.
> Je préfère compter les nuages.
where-is: ou se trouve; ou est; quelle distance; capitale; qui est; quelle est population; en quelle annee
> Ça, je ne le sais pas. Je connais cette application, quelques histoires et des énigmes.
> Ce n’est pas dans mes notes, hélas. Essayez une encyclopédie.
break: faire pause; une pause; je joue depuis trop; depuis combien de temps; trop longtemps; besoin pause; arreter moment; souffler
> Une pause est une bonne idée à tout moment. Étirez-vous, buvez un verre d’eau, regardez par la fenêtre.
> Oui, faites-en une. Vous ne manquerez rien ici. Pour vous interdire de jouer quelque temps, choisissez une pause sur la page Limites.
`
