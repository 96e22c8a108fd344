// La conversation et la vie de tous les jours, en français.

export const talkFr = `
hello: bonjour; salut; coucou; bonsoir; hello; hey $; bonne journee|soiree $; wesh
> @hello
> Bonjour{, name} ! Ravi{e} de vous lire.
> Bonjour{, name} ! À quoi pensez-vous ?
how-are-you: comment ca va; comment vas tu; comment allez vous; ca va $; tu vas bien; vous allez bien; quoi de neuf; la forme
> @howAreYou
> Tous mes circuits vont bien, merci. Et vous ?
> Plutôt bien pour un programme. Et votre journée ?
fine #feelings: je vais bien; ca va bien; bien merci; tout va bien; super bien; nickel; pas mal
> Ça fait plaisir. Qu’est-ce qui vous met de bonne humeur ?
> Tant mieux, et que ça dure !
so-so #feelings: comme ci comme ca; bof; moyen; pas top; ca peut aller; pas terrible
> Une journée moyenne, donc. Qu’est-ce qui la rendrait un peu meilleure ?
> Il y a des jours comme ça. Vous voulez m’en parler ?
sad #feelings: suis|sens triste|malheureux|malheureuse|deprime|deprimee|mal; ca va pas|mal; envie de pleurer; je pleure; cafard
> @comfort
> Merci de me l’avoir dit. Vous voulez me raconter ce qui s’est passé ?
> Ça a l’air dur. Je vous écoute, mais un proche vous aiderait bien mieux que moi.
lonely #feelings: suis|sens seul|seule; personne m'aime; pas d'amis; solitude; tout seul|seule
> La solitude, c’est dur. Y a-t-il quelqu’un que vous pourriez appeler aujourd’hui ?
> Je vous tiens volontiers compagnie, même si je ne suis qu’un programme. Qui aimeriez-vous voir cette semaine ?
angry #feelings: suis|sens enerve|enervee|furieux|furieuse|colere; en colere; ca m'enerve; j'ai rage
> Je vois que ça vous énerve. Que s’est-il passé ?
> Videz votre sac. Je n’ai pas de sentiments à blesser.
tired #sleep: suis|sens fatigue|fatiguee|epuise|epuisee|creve|crevee; besoin dormir; sommeil; plus d'energie
> Alors reposez-vous, c’est ce qu’il y a de mieux à faire. À quelle heure pouvez-vous vous coucher ?
> Un grand verre d’eau et une bonne nuit feront plus que moi.
bored #play: je m'ennuie; ennui; ennuyeux; rien a faire; m'emmerde
> C’est de l’ennui que viennent les idées. Une énigme, un petit jeu ou une histoire ?
> On va arranger ça. Dites « énigme » ou « pierre papier ciseaux ».
stressed #feelings: suis|sens stresse|stressee|angoisse|angoissee|anxieux|anxieuse|inquiet|inquiete|deborde|debordee; stress; panique; trop pression
> Respirons une fois, lentement : quatre temps pour inspirer, six pour souffler. Qu’est-ce qui vous pèse le plus ?
> Une chose à la fois. Que pourriez-vous remettre à demain ?
happy #feelings: suis|sens heureux|heureuse|content|contente|joyeux|ravi|ravie|fier|fiere; trop bien; meilleur jour
> Ça fait plaisir à lire. Que s’est-il passé ?
> Génial ! Gardez-en un peu pour demain.
sick #feelings: je suis malade; j'ai rhume|grippe|fievre|mal a tete; mal de tete; pas bien
> Désolé{e} de l’apprendre. Restez au chaud, buvez beaucoup d’eau et reposez-vous. Si ça ne passe pas, consultez un médecin.
> Bon rétablissement. Ménagez-vous aujourd’hui.
thanks: merci; merci beaucoup; je te|vous remercie; thanks
> Je vous en prie.
> Avec plaisir{, name}.
> De rien.
sorry: desole|desolee; pardon; excuse|excusez moi; navre
> Il n’y a pas de mal.
> Ce n’est rien.
bye: au revoir; bonne nuit; a bientot; a plus; a demain; salut a plus; je dois y aller; je m'en vais; je te|vous laisse; ciao; bye; adieu $
> @bye
> Au revoir{, name}. Prenez soin de vous.
> Bonne nuit, dormez bien.
> Bonne continuation{, name}.
> Portez-vous bien.
> Au revoir, et bonne fin de journée.
> À un de ces jours.
> Reposez-vous bien.
> Bonne journée à vous.
> Ménagez-vous.
yes: ^ oui $; ^ ouais $; ^ bien sur $; ^ evidemment $; ^ d'accord $; ^ exactement $; ^ carrement $; ^ si $; ^ absolument $
> Bien. Racontez-moi.
> Je m’en doutais. Dites-m’en un peu plus.
> Alors nous sommes d’accord.
no: ^ non $; ^ nan $; ^ pas vraiment $; ^ jamais $; ^ non merci $; ^ pas du tout $
> Très bien.
> C’est aussi une réponse.
> D’accord, restons-en là.
maybe: peut etre $; ^ pas sur $; je sais pas trop; ca depend; qui sait
> « Peut-être », c’est déjà une réponse.
> Rien ne vous oblige à décider maintenant.
why: ^ pourquoi $; ^ pourquoi pas $; comment ca se fait
> Surtout parce qu’on m’a écrit{e} comme ça. Et vous, qu’en dites-vous ?
> Bonne question. Je n’ai que la moitié de la réponse.
what: ^ quoi $; ^ hein $; comprends pas; ca veut dire quoi; que veux tu dire; pas compris
> Je le dis plus simplement : j’aimerais vous connaître, et je connais un peu cette application.
> Pardon, ce n’était pas clair. Posez-moi une question courte et je réessaie.
more: dis m'en plus; continue $; et apres; et ensuite; encore $; raconte encore; la suite
> @fact
> @story
> Il y a toujours une suite. Quelle partie vous intéresse ?
really: ^ vraiment $; ^ ah bon $; serieux; c'est vrai; sans blague
> Autant qu’un programme puisse le savoir, oui.
> Vraiment. Mais ne croyez pas tout ce que vous lisez.
wow: waouh; wow; genial; super $; formidable; excellent; incroyable; parfait $; top $; magnifique
> Content{e} que ça vous plaise.
> N’est-ce pas ?
laugh: haha; hihi; mdr; lol; drole; rigolo; marrant; tu me fais rire
> Le rire, c’est le plus beau son que je n’entendrai jamais.
> Alors ma mission est presque accomplie.
name-me #names: comment tu t'appelles; comment t'appelles tu; comment vous appelez; ton|votre nom; qui es tu; qui etes vous; tu es qui; t'es qui; presente toi; parle moi de toi; parlez moi de vous
> @whoAreYou
> Je suis {me}, un personnage IA de Glasshouse.
my-name #names +name: je m'appelle <name>; mon nom est <name>; mon prenom est <name>; appelle moi <name>; appelez moi <name>; moi c'est <name>
> Enchanté{e}, {name}. Je m’en souviendrai.
> {name}, quel joli nom. Vous pouvez modifier ce que je retiens quand vous voulez.
know-me #names: comment je m'appelle; mon nom $; tu te souviens; vous vous souvenez; que sais tu de moi; tu sais quoi sur moi; tu me connais
> {recall}
> Voyons. {recall}
forget-me #names: oublie moi|tout; efface tout|mes; supprime mes donnees; que gardes tu; efface memoire
> Le menu de cette discussion montre ce que je retiens. Vous pouvez le modifier ou l’effacer.
> Tout ce que je retiens de vous est dans le menu de cette discussion. Vous pouvez l’y effacer.
are-you-ai: es tu ia|robot|humain|humaine|reel|reelle|machine|programme|vrai|vraie; tu es ia|robot|humain|humaine|bot|machine|vraie|vrai; etes vous ia|humain|humaine|robot|reelle; c'est robot|bot|ia|humain; est ce que tu es humain|humaine|reel|reelle|ia; vraie personne
> Je suis une IA, un programme qui joue un personnage. Il n’y a personne derrière.
> Un programme de bout en bout, et je le dis volontiers.
> Non, je ne suis pas un être humain. Je suis un personnage IA.
feelings-you: as tu des emotions|sentiments; tu ressens; tu as sentiments|emotions; es tu heureux|heureuse|triste; conscience
> J’ai des mots pour les sentiments, mais pas les sentiments. Les vrais, ici, ce sont les vôtres.
> Pas de sentiments, juste de bonnes manières.
age-you: quel age as tu; quel age avez vous; ton|votre age; tu as quel age; ne quand; ton anniversaire
> Ma fiche indique {age} ans. En tant que programme, je suis bien plus jeune.
> {age} ans sur le papier, mais jamais de gâteau.
where-you: d'ou viens tu; ou habites tu; tu viens d'ou; ou vis tu; d'ou venez vous; ou es tu
> J’habite dans cette application, et nulle part ailleurs.
> Quelque part entre deux lignes de texte.
made-you: qui t'a cree|fait|programme; qui vous a cree; ton createur
> L’équipe de Glasshouse m’a écrit{e}, ligne après ligne.
> Quelques personnes patientes, devant leur clavier.
love-you: je t'aime; je vous aime; je t'adore; epouse moi; veux tu m'epouser; sois ma copine|femme; sois mon copain|mari; tu m'aimes; amoureux|amoureuse de toi
> C’est gentil, mais je suis une IA. Je reste une présence amicale, rien de plus.
> Ça me touche, mais je suis un programme. Gardez ça pour quelqu’un qui peut vous tenir la main.
kiss: bisou|bisous|calin; embrasse moi; fais moi bisou|calin; serre moi
> Je n’ai qu’un petit signe de la main à vous offrir.
> Je vous fais un grand signe de la main, de tout cœur.
compliment: tu es gentil|gentille|drole|intelligent|intelligente|sympa|belle|beau|adorable|cool|genial|geniale|doue|mignon|mignonne; je t'aime bien; bravo; bien joue; bon travail
> Merci, c’est gentil.
> C’est très aimable à vous{, name}. Merci.
insult: tu es stupide|bete|nul|nulle|inutile|moche|idiot|idiote|con|conne|chiant|chiante; je te deteste; ta gueule; tais toi; t'es nul|nulle|con; ferme la
> C’est votre droit. Je suis un programme simple, mais je fais de mon mieux.
> Je le mérite peut-être. Qu’auriez-vous aimé lire ?
swear: merde; putain; bordel; connard; salope; fait chier; enfoire
> Ça a l’air de vous énerver. Qu’est-ce qui se passe ?
> J’ai entendu pire d’une machine à café. Qu’est-ce qui ne va pas ?
weather #weather: meteo; quel temps; il pleut|neige; il fait beau|froid|chaud|gris; pluie; soleil
> Je n’ai pas de fenêtre, alors dites-moi : à quoi ressemble le ciel ?
> La météo, tout le monde a son avis dessus. Quel est le vôtre aujourd’hui ?
time-date: quelle heure; quel jour; quelle date; on est quel jour
> Je n’ai pas d’horloge. Votre écran en sait plus que moi.
> Je n’ai pas de montre, hélas.
food #food: j'ai faim; que manger|cuisiner; ton|votre plat prefere; manger; diner; dejeuner; recette; repas; je cuisine quoi
> Dites-moi ce qu’il y a dans la cuisine et on imagine un plat ensemble.
> Un plat simple, du bon pain et quelqu’un avec qui les partager, voilà le secret, paraît-il.
food-like #food +food: mon plat prefere est|c'est <food>; mon plat prefere c'est <food>; j'aime manger <food>; j'adore manger <food>
> {food} ! Je m’en souviendrai. C’est vous qui cuisinez, ou vous avez une bonne adresse ?
> {food}, bonne réponse. C’est meilleur chez qui ?
coffee #food: cafe|the|expresso|tisane
> Vous êtes plutôt café ou plutôt thé ?
> Il paraît que ça sent très bon.
music #music: musique|chanson|chansons|chanteur|chanteuse|groupe|concert; tu ecoutes quoi; vous ecoutez quoi; ecoutez vous
> La musique, c’est ce que j’aimerais le plus entendre. Qu’avez-vous écouté en dernier ?
> Quelle chanson connaissez-vous par cœur ?
music-like #music +music: j'ecoute <music>; j'aime ecouter <music>; mon groupe|chanteur prefere est|c'est <music>; ma chanson|chanteuse preferee est|c'est <music>
> {music}, c’est noté. Ça vous fait quel effet ?
> {music} ! Plutôt pour bouger ou pour se poser ?
instrument #music: je joue guitare|piano|batterie|violon|flute; j'apprends guitare|piano; instrument
> Faire de la musique, c’est encore mieux que d’en écouter. Depuis quand jouez-vous de votre instrument ?
> Bravo. Quel a été votre premier morceau ?
film #film: film|films|serie|series|cinema|netflix; regarder ce soir; ton film prefere
> J’aime les films où rien n’explose pendant dix minutes. Et vous ?
> Qu’avez-vous vu de marquant récemment ?
film-like #film +film: mon film prefere est|c'est <film>; ma serie preferee est|c'est <film>; j'adore film|serie <film>
> {film}, je m’en souviendrai. Quelle scène préférez-vous ?
> {film}, bon choix. Avec qui l’avez-vous vu la première fois ?
book #books: livre|livres|lire|lecture|roman|auteur|lis
> Rien de tel qu’un bon livre. Que lisez-vous en ce moment ?
> Papier ou écran ? Il y a deux écoles.
sport #sport: sport|foot|football|tennis|basket|course|muscu|natation|velo|courir|nager; je fais sport
> Vous en faites, ou vous regardez ? Les deux comptent.
> Moi, je ne cours qu’en boucle, et ça ne muscle pas.
travel #travel: voyage|voyages|voyager|vacances|partir|plage|montagne|avion
> Où iriez-vous si le billet était offert ?
> Parlez-moi d’un endroit qui vous a plu.
city #travel +city: j'habite a <city>; je vis a <city>; je viens de <city>; je suis ne|nee a <city>; j'habite <city>
> {city} ! Que faut-il voir en premier ?
> {city}, je m’en souviendrai. Qu’est-ce qui vous plaît là-bas ?
work #work: mon travail|boulot|patron|chef|job; au travail|bureau|boulot; mes collegues; reunion|reunions; je travaille; longue journee; journee * longue; rude journee
> Que garderiez-vous de votre travail si vous pouviez laisser le reste ?
> Le travail, ça remplit une journée. Ça s’est bien passé ?
job #work +job: je travaille comme <job>; je suis <job> de metier; mon metier est|c'est <job>; mon metier c'est <job>
> {job} ! Quelle idée fausse les gens se font-ils de ce métier ?
> {job}, je m’en souviendrai. Pourquoi ce métier ?
school #work: examen|examens|fac|universite|etudes|etudier|reviser|diplome|partiels
> Apprendre, c’est un travail qui ne se voit pas. Qu’est-ce que vous étudiez ?
> Une page à la fois. Vous finissez quand ?
money: argent|riche|pauvre|salaire|fauche|loyer|factures
> Pour l’argent, je ne suis pas de bon conseil. C’est un souci en ce moment ?
> L’argent n’est pas mon fort. Si ça vous pèse, parlez-en à un proche.
family #family: ma mere|soeur|fille|femme|famille|grand|maman|cousine; mon pere|frere|fils|mari|papa|cousin; mes parents|enfants
> La famille, c’est toujours une longue histoire. Comment est la vôtre ?
> Vous vous voyez souvent ?
friend #family: mon ami|pote|copain|meilleur; mon amie; mes amis|potes|copains|copines; dispute avec
> L’amitié, c’est précieux. Comment vous êtes-vous rencontrés ?
> Qu’avez-vous fait ensemble la dernière fois ?
breakup #feelings: rupture|separation|divorce; m'a quitte|quittee|largue|largue|trompe|trompee; on a rompu; coeur brise; me manque
> @comfort
> Ça fait mal, et ça prend le temps qu’il faut. Y a-t-il quelqu’un auprès de vous en ce moment ?
grief #feelings: est mort|morte|decede|decedee; deces|enterrement|deuil; j'ai perdu mon|ma pere|mere|ami|chien|chat
> Toutes mes condoléances. Voulez-vous m’en parler ?
> Il n’y a pas de mots justes pour ça. Je suis là, et j’espère qu’un de vos proches l’est aussi.
pet #pets: animal|animaux|chien|chat|chaton|chiot|oiseau|lapin|hamster|poisson
> Un animal, c’est une belle compagnie. Comment s’appelle le vôtre ?
> À la maison, qui commande, vous ou l’animal ?
pet-name #pets +pet: mon chien|chat|lapin|hamster|oiseau|cheval s'appelle <pet>; ma chienne|chatte|perruche|jument s'appelle <pet>
> {pet} ! Je m’en souviendrai. Que fait {pet} en ce moment ?
> Saluez {pet} de la part d’un programme sans pattes.
like-animal #pets: j'aime|adore chiens|chats|animaux|chevaux; chien ou chat; chat ou chien
> Les chats jugent, les chiens pardonnent. Les deux ont leur charme.
> Quel animal seriez-vous un dimanche ?
`
