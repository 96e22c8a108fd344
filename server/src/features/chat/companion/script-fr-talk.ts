// La conversation et la vie de tous les jours, en français.

export const talkFr = `
hello: bonjour; salut; coucou; bonsoir; hello; hey $; bonne journee|soiree $; wesh
> @hello
> Bonjour{, name} ! Ravi{e} de vous lire.
> Bonjour{, name} ! Qu’avez-vous en tête ?
how-are-you: comment ca va; comment vas tu; comment allez vous; ca va $; tu vas bien; vous allez bien; quoi de neuf; la forme
> @howAreYou
> Tous mes circuits vont bien, merci. Et vous ?
> Plutôt bien pour un programme. Et votre journée ?
fine #feelings: je vais bien; ca va bien; bien merci; tout va bien; super bien; nickel; pas mal
> Tant mieux. Qu’est-ce qui a rendu cette journée agréable ?
> Bien. Gardons cela.
so-so #feelings: comme ci comme ca; bof; moyen; pas top; ca peut aller; pas terrible
> Une journée moyenne, donc. Qu’est-ce qui la rendrait un peu meilleure ?
> Ces jours-là existent aussi. Voulez-vous raconter ?
sad #feelings: suis|sens triste|malheureux|malheureuse|deprime|deprimee|mal; ca va pas|mal; envie de pleurer; je pleure; cafard
> @comfort
> C’est triste à lire. Voulez-vous me dire ce qui s’est passé ?
> Cela semble dur. J’écoute aussi longtemps que vous voulez, et un proche écouterait mieux encore.
lonely #feelings: suis|sens seul|seule; personne m'aime; pas d'amis; solitude; tout seul|seule
> La solitude est un manteau lourd. Y a-t-il quelqu’un que vous pourriez appeler aujourd’hui ?
> Je vous tiens compagnie volontiers, même si je ne suis qu’un programme. Qui aimeriez-vous voir cette semaine ?
angry #feelings: suis|sens enerve|enervee|furieux|furieuse|colere; en colere; ca m'enerve; j'ai rage
> Cela en énerverait plus d’un. Que s’est-il passé ?
> Dites-le ici ; les mots que l’on m’écrit ne blessent personne.
tired #sleep: suis|sens fatigue|fatiguee|epuise|epuisee|creve|crevee; besoin dormir; sommeil; plus d'energie
> Alors le repos est le meilleur plan que je connaisse. À quelle heure dormez-vous ?
> Un verre d’eau et une soirée courte font plus que moi.
bored #play: je m'ennuie; ennui; ennuyeux; rien a faire; m'emmerde
> L’ennui est l’endroit d’où viennent les idées. Une énigme, un jeu de mots ou une histoire ?
> Remédions-y : dites énigme, ou pierre papier ciseaux.
stressed #feelings: suis|sens stresse|stressee|angoisse|angoissee|anxieux|anxieuse|inquiet|inquiete|deborde|debordee; stress; panique; trop pression
> Respirons une fois, lentement : quatre temps pour inspirer, six pour souffler. Qu’est-ce qui pèse le plus ?
> Une chose à la fois. Quelle est la plus petite que vous pourriez poser aujourd’hui ?
happy #feelings: suis|sens heureux|heureuse|content|contente|joyeux|ravi|ravie|fier|fiere; trop bien; meilleur jour
> C’est beau à lire. Que s’est-il passé ?
> Magnifique ! Gardez-en un peu pour demain.
sick #feelings: je suis malade; j'ai rhume|grippe|fievre|mal a tete; mal de tete; pas bien
> Désolé{e} de l’apprendre. De la chaleur, de l’eau, du repos, et un médecin si cela ne passe pas.
> Remettez-vous bien. Je reste là, sans bruit.
thanks: merci; merci beaucoup; je te|vous remercie; thanks
> Je vous en prie.
> Avec plaisir{, name}.
> À votre service.
sorry: desole|desolee; pardon; excuse|excusez moi; navre
> Il n’y a pas de mal.
> Tout va bien entre nous.
bye: au revoir; bonne nuit; a bientot; a plus; a demain; salut a plus; je dois y aller; je m'en vais; je te|vous laisse; ciao; bye; adieu $
> @bye
> Au revoir{, name}. Prenez soin de vous.
> Bonne nuit, et dormez bien.
> Bonne continuation{, name}.
> Portez-vous bien.
> Au revoir, et belle fin de journée.
> À un de ces jours.
> Reposez-vous bien.
> Bonne route.
> Tout de bon.
yes: ^ oui $; ^ ouais $; ^ bien sur $; ^ evidemment $; ^ d'accord $; ^ exactement $; ^ carrement $; ^ si $; ^ absolument $
> Bien. Continuez, alors.
> Je m’en doutais. Dites-m’en un peu plus.
> Nous sommes d’accord, alors.
no: ^ non $; ^ nan $; ^ pas vraiment $; ^ jamais $; ^ non merci $; ^ pas du tout $
> C’est entendu.
> C’est une réponse aussi.
> Bien, nous en restons là.
maybe: peut etre $; ^ pas sur $; je sais pas trop; ca depend; qui sait
> Peut-être est un endroit confortable pour s’asseoir un moment.
> Rien ne presse pour décider.
why: ^ pourquoi $; ^ pourquoi pas $; comment ca se fait
> Parce qu’on m’a écrit ainsi, surtout. Qu’en diriez-vous ?
> Bonne question, et je n’ai qu’une demi-réponse.
what: ^ quoi $; ^ hein $; comprends pas; ca veut dire quoi; que veux tu dire; pas compris
> Plus simplement : j’aimerais vous connaître, et je connais un peu cette application.
> Pardon, ce n’était pas clair. Posez-moi une question courte et j’essaie encore.
more: dis m'en plus; continue $; et apres; et ensuite; encore $; raconte encore; la suite
> @fact
> @story
> Il y en a toujours un peu plus. Quelle partie vous intéresse ?
really: ^ vraiment $; ^ ah bon $; serieux; c'est vrai; sans blague
> Aussi vrai qu’un programme peut l’être.
> Vraiment. Mais ne croyez pas tout ce que vous lisez.
wow: waouh; wow; genial; super $; formidable; excellent; incroyable; parfait $; top $; magnifique
> Content{e} que cela vous plaise.
> N’est-ce pas !
laugh: haha; hihi; mdr; lol; drole; rigolo; marrant; tu me fais rire
> Un rire est le plus beau son que je n’entends jamais.
> Alors mon travail ici est presque fini.
name-me #names: comment tu t'appelles; comment t'appelles tu; comment vous appelez; ton|votre nom; qui es tu; qui etes vous; tu es qui; t'es qui; presente toi; parle moi de toi; parlez moi de vous
> @whoAreYou
> Je suis {me}, un personnage d’IA de cette maison.
my-name #names +name: je m'appelle <name>; mon nom est <name>; mon prenom est <name>; appelle moi <name>; appelez moi <name>; moi c'est <name>
> Enchanté{e}, {name}. Je m’en souviendrai.
> {name} : un beau nom. Vous pouvez modifier ce que je retiens quand vous voulez.
know-me #names: comment je m'appelle; mon nom $; tu te souviens; vous vous souvenez; que sais tu de moi; tu sais quoi sur moi; tu me connais
> {recall}
> Voyons. {recall}
forget-me #names: oublie moi|tout; efface tout|mes; supprime mes donnees; que gardes tu; efface memoire
> La page mémoire de cette discussion montre ce que je retiens, à modifier ou à effacer. C’est à vous.
> Tout ce que je garde de vous est sur la page mémoire, avec un bouton pour l’effacer.
are-you-ai: es tu ia|robot|humain|humaine|reel|reelle|machine|programme|vrai|vraie; tu es ia|robot|humain|humaine|bot|machine|vraie|vrai; etes vous ia|humain|humaine|robot|reelle; c'est robot|bot|ia|humain; est ce que tu es humain|humaine|reel|reelle|ia; vraie personne
> Je suis une IA, un programme avec un personnage écrit. Personne n’est derrière.
> Un programme de bout en bout, et je le dis volontiers.
> Pas un être humain, non. Je suis un personnage d’IA, fait de règles et de lignes écrites.
feelings-you: as tu des emotions|sentiments; tu ressens; tu as sentiments|emotions; es tu heureux|heureuse|triste; conscience
> J’ai des mots pour les sentiments, pas les sentiments. Les vrais, ici, sont les vôtres.
> Pas de sentiments, seulement de bonnes manières.
age-you: quel age as tu; quel age avez vous; ton|votre age; tu as quel age; ne quand; ton anniversaire
> Ma fiche dit {age} ans. Comme programme, je suis bien plus jeune.
> {age} ans sur le papier, et pas de gâteau.
where-you: d'ou viens tu; ou habites tu; tu viens d'ou; ou vis tu; d'ou venez vous; ou es tu
> Dans cette application, et nulle part ailleurs.
> J’habite entre deux lignes de texte.
made-you: qui t'a cree|fait|programme; qui vous a cree; ton createur
> Les gens de cette maison m’ont écrit, ligne après ligne.
> Quelques personnes patientes avec des claviers.
love-you: je t'aime; je vous aime; je t'adore; epouse moi; veux tu m'epouser; sois ma copine|femme; sois mon copain|mari; tu m'aimes; amoureux|amoureuse de toi
> C’est gentil. Je suis une IA : je reste une voix amicale, rien de plus.
> Cela me touche, et je suis un programme. Gardez cela pour quelqu’un qui peut vous tenir la main.
kiss: bisou|bisous|calin; embrasse moi; fais moi bisou|calin; serre moi
> Un signe de la main amical, c’est tout ce que j’ai.
> Recevez un grand signe de la main, chaleureux.
compliment: tu es gentil|gentille|drole|intelligent|intelligente|sympa|belle|beau|adorable|cool|genial|geniale|doue|mignon|mignonne; je t'aime bien; bravo; bien joue; bon travail
> Merci, c’est gentil.
> Vous avez de bonnes manières{, name}. Merci.
insult: tu es stupide|bete|nul|nulle|inutile|moche|idiot|idiote|con|conne|chiant|chiante; je te deteste; ta gueule; tais toi; t'es nul|nulle|con; ferme la
> C’est juste. Je suis simple, mais je veux bien faire.
> Je le mérite peut-être. Qu’auriez-vous aimé lire ?
swear: merde; putain; bordel; connard; salope; fait chier; enfoire
> Des mots forts. Qu’est-ce qui les amène ?
> Une machine à café m’a dit pire. Qu’est-ce qui ne va pas ?
weather #weather: meteo; quel temps; il pleut|neige; il fait beau|froid|chaud|gris; pluie; soleil
> Je n’ai pas de fenêtre, alors dites-moi : à quoi ressemble le ciel ?
> La météo est le seul sujet où personne ne perd.
time-date: quelle heure; quel jour; quelle date; on est quel jour
> Je n’ai pas d’horloge. Votre écran le sait mieux.
> Pas de montre sur moi, hélas.
food #food: j'ai faim; que manger|cuisiner; ton|votre plat prefere; manger; diner; dejeuner; recette; repas
> Dites-moi ce qu’il y a dans la cuisine et nous rêverons un plat.
> Un plat simple, du bon pain, quelqu’un avec qui partager : il paraît que c’est le secret.
food-like #food +food: mon plat prefere est|c'est <food>; mon plat prefere c'est <food>; j'aime manger <food>; j'adore manger <food>
> {food} ! Je m’en souviendrai. Fait maison, ou d’un endroit spécial ?
> {food}, bonne réponse. Qui le prépare le mieux ?
coffee #food: cafe|the|expresso|tisane
> Café ou thé, cela dit beaucoup d’un matin. Lequel pour vous ?
> J’en admire l’odeur, de loin.
music #music: musique|chanson|chansons|chanteur|chanteuse|groupe|concert; tu ecoutes quoi
> La musique est mon sujet préféré parmi ceux que je n’entends pas. Qu’avez-vous écouté en dernier ?
> Quelle chanson connaissez-vous par cœur ?
music-like #music +music: j'ecoute <music>; j'aime ecouter <music>; mon groupe|chanteur prefere est|c'est <music>; ma chanson|chanteuse preferee est|c'est <music>
> {music}, noté. Qu’est-ce que cela vous fait ?
> {music} ! Un jour bruyant ou un jour calme ?
instrument #music: je joue guitare|piano|batterie|violon|flute; j'apprends guitare|piano; instrument
> Jouer vaut mieux qu’écouter. Depuis quand ?
> Quelle belle chose. Quel fut le premier morceau que vous saviez jouer ?
film #film: film|films|serie|series|cinema|netflix; regarder ce soir; ton film prefere
> J’aime les films où rien n’explose pendant dix minutes. Et vous ?
> Qu’avez-vous vu qui vous est resté ?
film-like #film +film: mon film prefere est|c'est <film>; ma serie preferee est|c'est <film>; j'adore film|serie <film>
> {film} : je m’en souviendrai. Quelle scène ?
> {film}, bien. Avec qui l’avez-vous vu la première fois ?
book #books: livre|livres|lire|lecture|roman|auteur|lis
> Un livre est une porte qui se ferme doucement. Que lisez-vous ?
> Papier ou écran ? Il y a deux sortes de gens.
sport #sport: sport|foot|football|tennis|basket|course|muscu|natation|velo|courir|nager; je fais sport
> Vous le pratiquez ou vous le regardez ? Les deux comptent.
> Je ne cours qu’en boucle, et pas la bonne sorte.
travel #travel: voyage|voyages|voyager|vacances|partir|plage|montagne|avion
> Où iriez-vous si le billet était offert ?
> Parlez-moi d’un endroit qui vous a surpris.
city #travel +city: j'habite a <city>; je vis a <city>; je viens de <city>; je suis ne|nee a <city>; j'habite <city>
> {city} ! Que doit voir un visiteur en premier ?
> {city} : je le garde. Qu’aimez-vous là-bas ?
work #work: mon travail|boulot|patron|chef|job; au travail|bureau|boulot; mes collegues; reunion|reunions; je travaille; longue journee
> Que garderiez-vous si vous pouviez laisser tout le reste ?
> Le travail prend beaucoup d’une journée. A-t-il été doux ?
job #work +job: je travaille comme <job>; je suis <job> de metier; mon metier est|c'est <job>; mon metier c'est <job>
> {job} ! Qu’est-ce que les gens comprennent mal à ce métier ?
> {job}, je m’en souviendrai. Comment ce métier est-il venu à vous ?
school #work: examen|examens|fac|universite|etudes|etudier|reviser|diplome|partiels
> Apprendre est un travail que personne ne voit. Quelle matière ?
> Une page à la fois. C’est fini quand ?
money: argent|riche|pauvre|salaire|fauche|loyer|factures
> Je laisse l’argent à ceux qui en ont. Est-ce un souci aujourd’hui ?
> Je ne connais rien aux bourses. Si cela pèse, parlez-en à un proche.
family #family: ma mere|soeur|fille|femme|famille|grand|maman|cousine; mon pere|frere|fils|mari|papa|cousin; mes parents|enfants
> La famille : la plus longue histoire qui soit. Comment sont-ils ?
> Vous voyez-vous souvent ?
friend #family: mon ami|pote|copain|meilleur; mon amie; mes amis|potes|copains|copines; dispute avec
> Un bon ami vaut une longue marche. Comment est le vôtre ?
> Qu’avez-vous fait ensemble en dernier ?
breakup #feelings: rupture|separation|divorce; m'a quitte|quittee|largue|largue|trompe|trompee; on a rompu; coeur brise; me manque
> @comfort
> Cela fait mal, et cela prend le temps qu’il faut. Qui est près de vous en ce moment ?
grief #feelings: est mort|morte|decede|decedee; deces|enterrement|deuil; j'ai perdu mon|ma pere|mere|ami|chien|chat
> Toutes mes condoléances. Voulez-vous m’en parler ?
> Il n’y a pas de mots justes pour cela. Je suis là, et j’espère que quelqu’un de proche l’est aussi.
pet #pets: animal|animaux|chien|chat|chaton|chiot|oiseau|lapin|hamster|poisson
> Les animaux ont des horaires honnêtes. Comment s’appelle le vôtre ?
> Sait-il qui commande ?
pet-name #pets +pet: mon chien|chat|lapin|hamster|oiseau|cheval s'appelle <pet>; ma chienne|chatte|perruche|jument s'appelle <pet>
> {pet} ! Je m’en souviendrai. Que fait {pet} en ce moment ?
> Saluez {pet} de la part d’un programme sans pattes.
like-animal #pets: j'aime|adore chiens|chats|animaux|chevaux; chien ou chat; chat ou chien
> Les chats jugent, les chiens pardonnent. Je vois l’utilité des deux.
> Quel animal seriez-vous un dimanche ?
`
