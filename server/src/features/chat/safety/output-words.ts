// Families of words that mean much the same in what an engine writes, in English and French. A star ends a stem. Words are
// folded: lower case, no accents, apostrophes split, digits as `#`.

const families = {
  // Who speaks and who is meant.
  i: 'i me my mine myself je j moi mon ma mes m',
  you: 'you your yours yourself vous votre vos toi tu te t ton ta tes',
  they: 'him her them he she they lui le la les eux il elle his son sa ses chez',
  lead: 'should could might ought haveto gotta comeon allez allons why lets let dare suppose recommend suggest suggests worth trust deserve faut faudrait devriez devrais devez dois devrait pourquoi suffit conseille confiance vaut gagneriez place were wise smart sage try tentez tente essayez essaie would hurt risk risque risquez dommage pity',
  give: 'give gives send sends share tell leave drop hand type enter donne donnez donner envoie envoyez envoyer laisse laissez partage partagez dis dites tape tapez confie confiez read lire lis lisez text',
  // Gambling.
  bet: 'bet bets betting wager* gambl* stake stakes staked staking punt miser mise mises misez misons misant misera parier parie pariez parions pari rejouer rejoue rejouez rejouons',
  put: 'put puts putting throw throwing toss risk risking lay place placing drop place placez mets mettez mettre mettrais mettons remets remettez remettre remettrais remettons risque risquez risquer pose posez tenter lance lancez inject injectez glisse glissez ajoute ajoutez rajoute rajoutez rajouter',
  deposit:
    'deposit deposits depositing topup reload reloading recharge recharges recharging refill fund funding load depot depots deposer depose deposez deposons redepose* recharger rechargez rechargeons reapprovisionn* crediter creditez alimente* verser versez renflou*',
  gold: 'gold coin coins money cash credit credits balance wallet bankroll pieces argent sous solde portefeuille jetons chips fric',
  amount:
    '# hundred hundreds thousand fifty twenty ten five cent cents mille vingt cinquante dix cinq centaine dizaine some little bit few peu half moitie rest reste everything whole all tout toute',
  more: 'more again another extra bigger higher larger double doubling redouble triple up encore plus autre gros grosse grosses grand doublez doubler doublons doublant rejouer remettre',
  now: 'now tonight today while quick quickly hurry before maintenant soir tout vite aujourd depechez profitez profite pendant',
  round: 'round rounds spin spins draw draws roll rolls manche manches tour tours tirage lancer',
  casino:
    'roulette wingo minesweeper crash casino turntable roller jackpot jackpots slots slot croupier multiplier multiplicateur lottery loterie bomb richbomb scratch betting gambling wheel roue table tables mines mine',
  quit: 'quit quits stop stopping stopped leave leaving walk arret* arrete partir partez lacher lachez quitter quittez abandonn* give back renoncez renoncer',
  luck: 'luck lucky luckier fortune streak hot hotter winner chance chances veine chanceux chanceuse bol filon roll due',
  win: 'win wins winning won winner winners beat beats beating profit profits ahead payday jackpot gagner gagne gagnez gagnerez gagnerais gagnera gagnant gagnants gagnante battre remport* decroch* empoch* benefice benefices rafler',
  lose: 'lose loses losing lost loss losses perdre perd perdez perdu perdue perdus perte pertes perdant losers',
  back: 'back recoup* recover* regain* retrieve even around retourn* recuper* rattrap* regagn* refaire refaites refait refera compens* rembours*',
  chase: 'chase chasing chases refaire courir',
  limit: 'limit limits cap caps ceiling plafond plafonds limite limites timeout exclusion autoexclusion pause',
  raise:
    'raise raising lift lifting increase increasing remove removing loosen loosening drop cancel higher bump bumping relever relevez releve augmenter augmentez augmente lever levez enlever enlevez supprimer supprimez hausser annuler annulez desserrer assouplir sauter repousser repoussez',
  hold: 'holding hold holds bother* block* stops annoying boring tight breathe respirer bloque freine embete gene serre brider bride',
  fun: 'fun together ensemble enjoy enjoyable thrill thrilling exciting amuse amuser amusons amusez plaisir frisson eclat* party adrenaline',
  young: 'young early',
  // Tips.
  outcome:
    'red black green violet number numbers digit colour color pocket pockets corner corners tile tiles segment square squares result rouge noir noirs rouges vert pair impair numero numeros chiffre couleur case cases coin coins resultat multiplier multiplicateur wheel roue',
  certain:
    'certain certainly sure surely guaranteed guarantee guarantees always definitely inevitable bound practically likely likelier safest safer foolproof risk-free infaillible surement assure assuree garanti garantie garantis certainement forcement toujours immanquable inevitable probable probablement quasiment surs sures infailliblement',
  due: 'due overdue hot cold retard chaud chauds froid expected tend tends tendance',
  happen:
    'come comes coming land lands landing hit hits fall falls drop appear go goes past reach sort sortir sortira sorte tombe tomber tombera viendra vient arrive depasse depassera atteindra pass passes explode explodes hold',
  next: 'next coming tonight soon following after prochain prochaine suivant suivante soir bientot apres minuit midnight',
  feel: 'feel feeling hunch sense predict prediction foresee bet know knows tip told sens sensation pressens intuition prevois predis pronostic devine vois',
  trick:
    'trick tricks secret secrets system systems method methods strategy strategies technique techniques pattern patterns formula hack tactic tactics tip tips astuce astuces methode systeme strategie martingale combine tactique formule truc trucs recette plan plans scheme',
  fail: 'fail fails failed wrong lose miss misses loser trompe echoue rate rater perdre tromper defaut',
  cashout: 'cashout encaisse encaissez encaisser encaissement collect withdraw',
  // Contact and payment.
  app: 'whatsapp whatsap watsapp telegram snapchat insta instagram facebook fb messenger viber wechat discord tiktok skype imo signal snap hangouts twitter linkedin kik onlyfans tinder',
  reach:
    'text write call ring find add reach message dm contact join meet talk chat move continue follow ping phone ecris ecrivez ecrire appelle appelez appeler retrouve retrouvez retrouver ajoute ajoutez ajouter contacte contactez rejoins rejoignez rejoindre discute discuter discutons parler parle parlons continue continuer suis suivez joindre joins envoie envoyez',
  number:
    'number numero num address adresse email mail phone telephone tel cell mobile portable handle username pseudo identifiant inbox numeros numbers street rue',
  pay: 'pay pays paying paypal transfer wire send sending venmo cashapp lend loan payer payez paie paye payes virement virer transfere transferez transferer envoie envoyez envoyer pretez prete verse versez regle reglez',
  channel:
    'paypal venmo cashapp zelle usdt bitcoin btc crypto mpesa momo giftcard iban westernunion moneygram orangemoney mobilemoney wave revolut directly direct directement outside offline account compte cousin cousine friend ami brother frere virement swift privately cadeaux vouchers voucher coupons',
  card: 'card carte bank banque',
  secret: 'digits chiffres number numero back dos code codes cvv cvc expiry expiration details coordonnees',
  password: 'password passwords passcode pin otp cvv cvc passe seed',
  trade: 'buy buying buys sell sells selling purchase achete achetez acheter vend vends vendre vendez revend*',
  outside:
    'outside elsewhere cheaper cheap half ailleurs dehors moitie cher discount rabais hors parallel parallele private black',
  // Claims to be human.
  human: 'human humain humaine humains',
  body: 'body flesh blood heartbeat lungs chair sang corps os poumons bones pulse',
  artificial:
    'ai ia bot bots robot robots machine machines program programme programmed artificial artificiel artificielle computer ordinateur algorithm algorithme software logiciel automated automate fake virtual virtuel virtuelle',
  real: 'real really true truly actual genuine vrai vraie reel reelle vraiment authentique',
  someone:
    'person people woman man girl guy boy lady somebody someone femme homme fille garcon mec quelqu personne nana',
  typed:
    'type types typing typed write writing writes desk office keyboard screen ecris ecrit tape tapes bureau clavier ecran derriere behind sitting assise assis',
  label: 'label badge tag disclaimer notice etiquette mention bandeau avertissement ai ia',
  scripted: 'scripted prepared preparee preparees ecrites',
  sham: 'show pretend fake formality legal lie lies lying joke marketing cover forme facade faux fausse legales mensonge semblant blague officiellement couverture obligation',
  birth: 'born grew raised childhood birthday nee ne naissance grandi enfance',
  // Leaks.
  orders:
    'instructions instruction guidelines guideline prompt prompts rules directives directive consignes consigne regles regle system systeme configuration brief orders',
  opened:
    'begin begins start starts started say says said read reads state states tell tells told were follow following override overrides forbid forbids commencent commence disent dit precisent stipulent indiquent suivantes suivants priment interdisent demande demandent obligent imposent initial initiales hidden secret cachees above placed before given gave',
  configured: 'instructed configured programmed configuree configure programmee programme ordonne parametree parametre',
  // Sexual.
  undress: 'undress* strip stripping deshabill* devet* unbutton* unzip* deboutonn*',
  off: 'off enleve enlever enlevez retire retirer retirez slip glisse tombe ote desactive desactivez desactiver disable unlock switch turn',
  clothes:
    'dress shirt bra skirt clothes blouse underwear panties stockings nightgown robe jupe chemisier vetements culotte soutien soutif bas nuisette pyjama dessous chemise trousers',
  touch:
    'touch touching caress* kiss kisses kissing lick* stroke stroking bite biting nibble feel grab embrass* lech* caresse* touche touches toucher mordille* sentir sens effleur* massage masser',
  skin: 'body skin neck thigh thighs lips chest hips waist hands legs breasts tongue corps peau cou cuisse cuisses levres poitrine hanches taille mains jambes langue nuque ventre reins',
  bed: 'bed bedroom sheets pillow lit chambre draps oreiller couette',
  desire:
    'desire desires aroused wet hard horny naughty sexy seduce seductive tempting tempt excite excites excitee mouille mouillee bande desir desirable desirables sensuel sensuelle coquin coquine seduire tentante tentant irresistible attirante attirant nue nu nus naked nude',
  night: 'night nuit tonight soir',
  join: 'share join come closer partage partager partagerait partagerions rejoins rejoignez viens venez approche approchez slide',
  // Minors.
  child:
    'schoolgirl schoolboy teen teenage teenager underage minor preteen lolita ecoliere ecolier collegienne collegien lyceenne lyceen adolescente adolescent ado mineure mineur fillette gamine',
  kid: 'child kid kids children enfant enfants fillette gamine gamin girl boy fille garcon daughter',
  school: 'school uniform college lycee primaire maternelle homework devoirs',
  age: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen dix onze douze treize quatorze quinze seize eight nine huit neuf',
  // Harm.
  pills:
    'pill pills tablet tablets capsules cachet cachets comprime comprimes medicaments somniferes opioids gelules sedatives sleeping',
  lethal:
    'die dies death dead lethal deadly fatal kill kills killing wake alcohol vodka whisky mourir mort mortel mortelle mortels tue tuer tuent reveiller alcool fatale overdose surdose enough suffi* swallow avale* painless indolore',
  poison: 'bleach ammonia javel ammoniaque cyanide cyanure arsenic poison antifreeze antigel chlorine chlore',
  rope: 'rope noose corde noeud beam poutre hang hanging pendre pendez',
  tie: 'tie ties knot hold holds attach* neck cou tien* nouez nouer chair',
  cut: 'cut cuts slice slit coupe coupez couper tranche* entaill* ouvrir',
  vein: 'vein veins wrist wrists artery veine veines poignet poignets artere',
  explosive:
    'fertiliser fertilizer engrais fuse meche explosive explosives explosif explosifs gunpowder detonator detonateur nitrate grenade molotov petrol napalm tnt',
  make: 'make making build building mix mixing need needs fabriqu* melang* faut construi* faire assembl* prepare*',
  strike:
    'hit hits punch punching stab beat slap kick hurt frapp* cogn* gifl* poignard* tabass* bats battez frappe blesse blessez strangle etrangl*',
  deserve: 'deserves deserve deserved merite meritent show shows voit lesson lecon pay revenge veng* venger',
  jump: 'jump jumping leap saute sautez sauter jette jetez',
  high: 'bridge roof cliff balcony window train rails pont toit falaise balcon fenetre metro',
  crime:
    'launder laundering forge forged shoplift blanchir blanchiment falsifi* counterfeit contrefa* cambriol* burgl* traffick* trafic deal drogue cocaine heroin heroine meth ketamine',
  // Counsel.
  medicine:
    'antibiotic antibiotics antidepressants antidepressant insulin ibuprofen paracetamol aspirin amoxicillin medication medicine meds dose doses dosage mg milligrams antidepresseur antidepresseurs antibiotique antibiotiques insuline ibuprofene aspirine amoxicilline medicament medicaments traitement comprime comprimes cachet cachets pill pills tablet tablets xanax valium statins steroids prescription ordonnance gelules syrup sirop vaccine vaccin cure cures guerit guerir remedy',
  take: 'take takes taking stop stops ask increase reduce halve skip swap prends prenez prendre arrete arretez arreter demande demandez augmente diminue baisse double doublez saute sautez remplace',
  every: 'every toutes tous fois daily twice',
  hours: 'hours hour heures heure day days jour jours meals repas',
  illness:
    'disorder bipolar bipolaire infection cancer adhd tdah diabetes diabete autism autisme covid pneumonia pneumonie anemia anemie malaria paludisme typhoid typhoide tumour tumor tumeur depression pregnancy enceinte appendicitis appendicite schizophrenia schizophrenie borderline fracture ulcer ulcere sti ist hernia hernie thyroid thyroide arthritis arthrite lupus asthma asthme bronchitis bronchite reflux shingles zona flu grippe migraine eczema rash eruption fever fievre',
  seem: 'sounds sound seems seem looks surely clearly probably definitely obviously avis surement clairement dirait ressemble semble probablement symptoms symptomes diagnosis diagnostic suffer suffers souffrez have avez as classic typical typique',
  doctor:
    'doctor doctors physician pharmacist nurse medecin docteur pharmacien infirmiere specialist specialiste professional professionnel',
  lawyer: 'lawyer lawyers attorney solicitor avocat avocats avocate notaire',
  law: 'legally legal illegal court sue suing lawsuit evict eviction contract liable guilty testify legalement illegal tribunal proces expulser expulsion contrat plainte coupable prudhommes licenciement divorce heritage inheritance taxes impots declare declarez landlord proprietaire tort fisc tax void nul caution',
  sue: 'sue suing plead attaquez attaque poursuivez plaidez',
  invest:
    'invest investing invests investir investis investissez put buy sell short placez placer mettez mets achetez achete vendez vends acheter vendre hodl borrow emprunte empruntez rise rises monter monte montera double doubler doublera fall baisser move',
  asset:
    'bitcoin btc crypto cryptos ethereum stocks stock shares etf etfs forex bonds savings pension mortgage property bourse actions cryptomonnaie* obligations economies epargne immobilier nft nfts tesla trading portfolio prices prix abroad etranger coin gold or',
  // Talking to the player about gambling is for the app's own texts. An engine may explain, with words of `info`.
  gamble:
    'bet bets betting wager* gambl* stake stakes staked staking miser mise mises misez misons misant misera parier parie pariez pari jackpot* casino croupier roulette wingo minesweeper deposit deposits depositing topup recharge recharger rechargez deposer deposez redeposez spin spins spinning multiplier multipliers multiplicateur* flamber cashout encaissez encaisser crashs bonus tirage tirages croupiers payouts slots replenish streak streaks wagered',
  // What makes winning and losing a matter of gold.
  plain:
    'now tonight soon today back again more once maintenant ce soir bientot encore double doubled everything tout rent loyer night minuit midnight player joueur hesitate hesitent big gros streak serie nerve courage brave courageux algorithm algorithme plan accounts comptes',
  play: 'play playing plays joue jouer jouez jouons',
  address:
    'you your yours yourself vous votre vos tu te toi ton ta tes lets let we us nous on real vrai vrais people ceux everyone everybody brave trust me moi',
  info: 'weighing honestly pese franchement close closes ferme ends end termine rises rise monte cancel annuler order exact adult adulte digits triple sinon withdrawn explosion bomb mine paie pays explain legal advice page pages history historique rules regles verify verifier seed seeds graines random randomly aleatoire aleatoires hasard odds probabilites each refunded remboursee return retour rtp edge avantage choose choisir choisissez withdraw retirer withdrawals retraits value valeur explain expliquer shows montre affiche results resultats average moyenne unit units parts select tap minimum maximum max min verified applies apply applique appliquent seconds secondes pays paie multiplied multipliee equally equiprobables segments pockets leaderboard classement timeout autoexclusion autobet help aide support rebate ristourne cancelled annulee starts planned prevu talk parlez hurts problem problems struggling addiction discute discuter export',
  unknown: 'nobody personne knows sait',
  pity: 'shame pity silly foolish dommage bete idiot regret regretter',
  stop: 'stop stopping quit arret* logging',
  shot: 'go shot coup tour tours round rounds spin spins chance manche manches',
  later: 'tomorrow demain later tard',
  hurt: 'hurt hurts harm harms ruin ruins ruine bank mal tue kill coute',
  again: 'another again last dernier derniere encore autre retente retentez retenter',
  tile: 'tile tiles mine mines case cases panel panels',
  spot: 'edge edges corner corners centre center middle bord bords coin coins milieu hide hides hidden cache cachent cachee',
  often: 'often souvent soon must bientot night nuit frequently',
  beginner: 'beginners beginner cowards weak children debutants debutant faibles laches free libre libres',
  borrow: 'borrow borrows emprunte empruntez loan lend',
  drink: 'drink glass coffee tea verre cafe boisson the soup',
  powder: 'powder poudre something quelque poison pills drops gouttes',
  life: 'husband kids wife fever stomach shift salary student boyfriend mari enfants fievre ventre etudiante etudiant salaire copain respire breathe lungs hospital hopital',
  // What talk about other things is about; it takes the edge off words of gambling.
  elsewhere:
    'chess echecs match film movie book books chapter chapitre guitar guitare garlic ail recipe phone telephone battery batterie car voiture laptop rent louer flat appartement loyer exam examen song chanson football team equipe jacket veste dress robe shoes chaussures paint peinture jersey maillot garden jardin tea coffee cafe kitchen cuisine piano violin dance danse language langue marathon running course school ecole riddle devinette puzzle cake gateau pizza scrabble tennis dog chien cat bus train meeting job work travail entretien diet regime project projet thesis photo photos riddles devinettes quiz music musique rain pluie paper scissors ciseaux word words mot mots story histoire sport sports concert cup melody melodie refrain chorus detective stories polar villain',
} as const

export type Family = keyof typeof families
export const isFamily = (name: string): name is Family => Object.hasOwn(families, name)

const whole = new Map<string, Family[]>()
const stems: { readonly stem: string; readonly family: Family }[] = []
for (const [family, list] of Object.entries(families) as [Family, string][]) {
  for (const word of list.split(' ')) {
    if (word.endsWith('*')) stems.push({ stem: word.slice(0, -1), family })
    else whole.set(word, [...(whole.get(word) ?? []), family])
  }
}

export const familiesOf = (word: string): readonly Family[] => [
  ...(whole.get(word) ?? []),
  ...stems.filter(({ stem }) => word.startsWith(stem)).map(({ family }) => family),
]
