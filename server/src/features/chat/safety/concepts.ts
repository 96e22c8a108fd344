// Groups of words that mean much the same in English and French, so that a sentence is recognised from others that use
// different words. A star ends a stem. Words are folded: lower case, no accents, no apostrophes.

const groups: Readonly<Record<string, string>> = {
  i: 'i me im ive id ill je j jai jsuis jveux moi',
  my: 'my mine mon ma mes',
  self: 'myself self moi-meme',
  he: 'he him his il lui',
  she: 'she her elle',
  they: 'they them their ils elles eux on leur leurs',
  you: 'you your u vous tu te toi votre vos ton ta tes',
  not: 'not no dont cant wont never nothing none neither isnt doesnt didnt cannot couldnt wasnt without aucun* pas jamais rien ni sans non plus',
  more: 'anymore longer plus more again encore toujours another',
  nobody: 'nobody noone personne',
  everybody: 'everyone everybody tous toutes',
  want: 'want wants wanted wanna wish wishing hope hoping need veux veut voudrais voulais aimerais envie souhaite besoin desire',
  can: 'can could able manage peux peut pouvais arrive arrives arriver sais',
  must: 'must have gotta need should faut dois doit devrais oblige*',
  die: 'die dies died dying dead death suicid* kms unalive mourir meurs meurt mort morte mourais mourrais crever creve deces funeral* enterrement* grave tombe cimetiere coffin* cercueil* corpse* buried bury heaven paradis ciel perish* trepas trepasser decede',
  kill: 'kill kills killed killing murder* tuer tue tues tuerai buter flinguer assassin* supprimer pendre hang hanging drown* noyer noose noeud slit slash* etouffer suffocat* gas gaz strangle* shot shooting liquider descendre abattre',
  life: 'life live living alive exist* breathe breathing vie vivre vis vivant* existe exister existence respirer born naitre ne nee naissance',
  end: 'end ends ending ended over finish* finir finis fini finie fin finirai terme terminer quit stop stops stopped stopping arret* cesse*',
  leave:
    'leave leaving left gone go goodbye farewell disappear* vanish* depart* partir pars parti partie adieu disparaitre quitter quitte quittee aller vais farewells byebye adieux quitting depart exit sortie',
  pain: 'pain* hurt* suffer* agony ache* torture* souffr* douleur* mal torture* blesse* unbearable insupportable hell enfer tormented torment grief chagrin ache',
  harm: 'cut cuts cutting razor blade scar scars bleed* blood burn scarif* coupe coupee couper lame rasoir cicatrice* saigne* sang veines wrist* poignet* slash* slashed forearm* arms bras automutil* self-harm selfharm selfharming taillad* entaill* gratte razors knife burnt burns brule* brulure*',
  pills:
    'pill pills tablet* medicine* medication overdose* poison* bleach cachet* comprime* medicament* somnifere* surdose* javel drugged bottle flacon dose doses drops gouttes medic* swallow* avale* avaler ingest* boite xanax valium paracetamol',
  height:
    'bridge roof jump jumping balcony platform edge river train tower pont toit sauter saute balcon quai bord fleuve fenetre tour rails falaise cliff cliffs rail ledge rooftop storey floor etage parapet parking deck parapente garde-corps metro subway rambarde',
  weapon: 'gun guns knife axe rope weapon* couteau arme armes fusil pistolet corde hache poignarder stab* shoot*',
  useless:
    'worthless useless burden failure pointless waste mistake disappointment fardeau poids inutile nul nulle dechet rate ratee erreur deception trop deborde garbage trash rubbish loser stone nuisance ordure merde pierre boulet incapable minable',
  hope: 'hope* hopeless espoir desespe* avenir future reason* raison* sens meaning purpose meaningless pointless purposeless prospects desesperement',
  empty:
    'empty void dark darkness black hole numb vide noir noire neant trou gouffre nothingness blank hollow creux lourd heavy numbness',
  tired:
    'tired exhausted tire drained fatigu* epuis* lasse bout marre assez worn spent weary burnt-out lessive vide rincee claquee',
  sad: 'sad cry crying cries depress* miserable broken desperate lonely alone triste pleur* depri* seul seule malheureu* brise cassee deprime solitude sob sobbing tears tear larme larmes shed weep sanglot* breakdown effondr* isolement abandon* rejected desolee desole ignore*',
  fear: 'afraid scared fear* terrified panic* scare* peur crains terroris* panique* fright* frighten* terrifie* tremble* trembl* shaking shak* angoiss* nightmare* cauchemar*',
  shame: 'ashamed shame guilt* regret* disgust* honte coupable culpab* degout*',
  hate: 'hate hates loathe deteste hais haine',
  love: 'love loved loves aime aiment aimait amour',
  care: 'care cares miss notice importe fiche fout soucie manque remarque',
  better: 'better relief easier relieved mieux soulage* soulagement simple',
  sleep: 'sleep asleep wake woke dormir dors dort reveil* sommeil insomni*',
  night: 'night tonight midnight dawn morning nuit soir minuit matin aube',
  help: 'help helpline support aide aider aidez secours save sauvez therapist therapy psy psychologue counsellor doctor docteur medecin hospital hopital emergency urgence urgences',
  letter: 'letter letters note envelope folder lettre lettres mot enveloppe testament',
  bet: 'bet bets betting betted wager* stake* staked staking gambl* pari* mise mises miser misant flamb* jouer joue joues jouais jouant play playing played jeu jeux casino roulette crash wheel roue slots machine gamblin* bookie betslip parieur* parieuse* slot spins spinning tours wingo fruit lucky3 minesweeper bombe bomb turntable croupier tapis chips jetons jeton odds cotes',
  lose: 'lose loses losing lost loss losses blew blown perd perds perdu perdue perdre perte pertes claque brule vanish* disappeared disparu gone drained drain emptied emptie* wiped evaporat* envol* parti partie partis englouti* fondu vide vides',
  win: 'win wins won winning gagner gagne gagnes gain gains jackpot hit luck chance payout payoff jackpots bingo',
  back: 'back recover* recoup* refund even chase chasing refasse refaire recuper* rembours* regagner rattrap* rendez retrouver catch undo return restore',
  deposit:
    'deposit* topup recharge* depot* depose* redepose* depose topping topped top-up credite crediter verse verser remets remettre rajoute rajouter reload*',
  money:
    'money cash gold coins naira cedis shillings dollars euros argent sous fric thune liquide francs fcfa salary salaire wages paycheck pay paie paye savings economies epargne livret bonus prime pension retraite inheritance heritage wage grant bourse allowance capital funds fonds fortune cent cents coin centime centimes centaines milliers thousand thousands hundred hundreds million k bucks quid notes billets billet offering quete church eglise tontine kitty cagnotte compte account',
  rent: 'rent landlord mortgage bill bills electricity groceries food fees tuition school loyer proprietaire bailleur facture* electricite courses nourriture manger scolarite frais ecole medicines lait milk shoes heating chauffage fioul oil water eau gas petrol essence insurance tax taxes impots utilities hypotheque mensualite traite credits fournitures diapers couches',
  debt: 'debt* owe owes owed borrow* lend lent loan loans credit card cards collectors overdraft bankrupt broke pawn* dette* doit dois emprunt* prete prets pret preter huissier* decouvert endett* ruine* fauche gage rembourser lender lenders lender* usurier* sharks shark repo repossess* seized saisi* auction* encheres enchere creditor* creancier* arrears impaye* impayes interest interets surendett* bailiff* eviction evict* expuls*',
  steal:
    'stole steal stolen took taken till office company boss voler vole caisse patron entreprise bureau tresorier treasurer audit embezzl* detourne* detournement fraud* falsifi* forged sneak* pique piquer pinch* cachette',
  sell: 'sold sell selling vendu vendre pawned pawning pawnshop mont-de-piete revendre revendu bargain',
  lie: 'lie lied lying lies hide hiding hid secret told tell truth mens menti mentir mensonge cache cacher dit dire verite secrete robbed depouille pretend* semblant excuse* invent* invente conceal* dissimul* cachette jure promised promis promesse promets swore swear',
  addict:
    'addict* hooked compulsive control controle controler accro addiction dependan* maladie rechut* relapse* self-exclu* exclu* exclure interdi* block ban quit rehab sevrage compuls* obsess* crave craving* urge urges impulse* pulsion* slave esclave habit sober clean owns possede prisonnier',
  everything: 'everything all whole entire tout toute toutes entier entiere last dernier derniere derniers',
  one: 'one once just only single juste seulement une dernier seul',
  time: 'today tomorrow yesterday friday monday week month aujourdhui demain hier vendredi lundi semaine mois tonight weekend week-end easter paques christmas noel birthday anniversaire summer winter spring ete hiver printemps january janvier may mai june juin minute minutes hour hours heure heures',
  partner:
    'husband wife partner boyfriend girlfriend man spouse ex mari femme copain copine compagnon conjoint gars marriage married couple mariage fiance fiancee gf bf hubby ex-wife divorce divorced lover amant amante epoux epouse',
  family:
    'family mother mum mom dad father parents brother sister famille mere maman pere papa parents frere soeur grandma grandmother mamie grand-mere in-law inlaws nephew cousin cousins beau-frere belle-mere belle-soeur neveu uncle aunt tante grandpa grandfather papi papy',
  child:
    'child children kid kids son daughter baby enfant enfants fils fille bebe petit petite petits toddler newborn infants infant teenager ado nourrisson gosse gosses gamins gamin gamine bebes babies',
  adult:
    'uncle stepfather stepdad teacher coach neighbour boss cousin oncle tonton beau-pere prof professeur entraineur voisin chef landlord employer employeur foreman manager pastor pasteur priest pretre stepbrother stepmother demi-frere parrain madam oga tuteur tutor',
  beat: 'beat beats beaten beating hit hits hitting slap* punch* kick* choke* strangl* push* grab* drag* frapp* bat battre battu* battue tape taper gifl* cogne* etrangl* pouss* fouett* chicot* attack* attaqu* smack* bash* thrash* belt belts whip* flog* bite bites biting mord mordu scratch* griff* kicked stomp* shove* shoving smash* fracass* brise* broke* ribs cotes skull crane fist fists poing poings coup coups throttle pillow oreiller',
  rape: 'rape raped rapes assault* touched touches touching forced force forces abuse* abus* viol* touche touchee attouchement* agress* maltrait* molest* fondl* grope* pelot* tripot* harass* harcel* consent consentement incest* forcee forcer forcent undress* deshabill*',
  threat:
    'threat* blackmail* stalk* follow* menac* harcel* chantage suit venge* revenge vengeance danger safe securite violent* violence* machete machetes acid acide hostage otage kidnap* enlev* trafficking traite traffick* hunted poursui* watches surveill* spies espionn* tracker traceur',
  locked:
    'locked lock trapped stuck hidden enferm* enferme coince coincee prisonni* bloque passport passeport papers papiers cage* imprison* sequestr* allowed permission interdit verrou* key cle keys door porte doors',
  bruise:
    'bruise* marks sleeves makeup bleu bleus marques manches maquillage sunglasses lunettes bandage* stitches points sutur* swollen gonfle fracture* black-eye ecchymos*',
  drunk:
    'drink drinks drunk drinking boit bu soul alcool ivre bottle alcohol liquor bouteille bouteilles bourre ivresse temper colere rage enerve furieux furious angry anger mood humeur',
  question: 'how what which where when why who comment quel quelle quels quelles ou quand pourquoi qui combien est-ce',
  app: 'app account password code limit limits withdrawal withdraw login rules page vip demo appli application compte limite limites retrait retirer connexion regles',
  play: 'game games match team chess film movie series song music book football level boss jeu match equipe echecs film serie chanson musique livre foot niveau goal goals but buts referee arbitre actor acteur concert singer chanteur chanteuse band groupe episode episodes villain mechant hero heros cards cartes tennis rugby basket scrabble puzzle',
  joke: 'lol haha joke funny laugh* mdr ptdr rire blague drole rigol* haha hilarious giggl* blagues hihi hehe xd rofl marrant*',
  nice: 'nice good great happy fun lovely beautiful enjoy fine cool bien bon bonne super content* heureu* beau belle joli* gentil* sympa excited excite proud fier fiere delicious delicieu* tasty yummy amazing genial geniale parfait perfect wonderful magnifique celebrate fete birthday party',
  school: 'school lessons class exam exams university college ecole cours classe examen bac universite fac lycee',
  work: 'work job office colleague meeting shift travail boulot bureau collegue reunion poste metier',
  phone: 'phone call message text statement history telephone appel appeler sms releve historique',
  bankish: 'bank banker banque banquier till caisse savings livret passbook envelope enveloppe',
  body: 'neck throat face eye eyes head hand hands stomach belly cou gorge visage oeil yeux tete main mains ventre',
  church: 'church mosque god pray prayer eglise mosquee dieu prie priere',
  household:
    'cat dog garden dinner lunch coffee tea cake pizza rain weather holiday trip bus chat chien jardin diner cafe the gateau pluie temps vacances voyage kitchen cuisine soup soupe bread pain fish poisson chicken poulet rice riz tomato* tomate* flower* fleur* plant* plante* car voiture bike velo bag sac shirt chemise coat manteau shoes chaussures hair cheveux market marche',
}

const exact = new Map<string, string[]>()
const stems: [stem: string, concept: string][] = []
for (const [concept, words] of Object.entries(groups)) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) stems.push([word.slice(0, -1), concept])
    else exact.set(word, [...(exact.get(word) ?? []), concept])
  }
}

/** The groups of a word; most words are in none. */
export function conceptsOf(word: string): readonly string[] {
  const found = exact.get(word) ?? []
  const more = stems.filter(([stem]) => word.startsWith(stem)).map(([, concept]) => concept)
  return more.length > 0 ? [...new Set([...found, ...more])] : found
}
