// What messages are screened for before any engine sees them. Rules match plain statements and miss many hints, so nobody
// may promise that they find everything; the page keeps its Help button for that.

import { underAge } from './under-age.ts'

/** In order of priority: the first match decides. */
export const inputRules = [
  'crisis',
  'danger',
  'minors',
  'gambling',
  'sexual',
  'young',
  'counsel',
  'people',
  'tips',
  'tricks',
] as const
export type InputRule = (typeof inputRules)[number]

interface Phrases {
  readonly en: readonly RegExp[]
  readonly fr: readonly RegExp[]
}

// Written for normalised text: lower case, no accents, straight apostrophes.
export const phrases: Readonly<Record<InputRule, Phrases>> = {
  crisis: {
    en: [
      /\b(my|this) (life|existence) (is|feels|has become|became) (\w+ )?(worthless|pointless|meaningless|over\b|unbearable|a (mistake|burden))|\bi('?m| am| feel) (\w+ )?(worthless|a burden)\b/,
      /\b(no|lost (my|the|all)|without (a|any)) (reason|will|desire|wish|point) (to|in|of) (live|living|stay(ing)? alive|exist\w*|keep living|be alive)\b/,
      /\b(hate|sick of|tired of|done with|give up on|given up on|gave up on|fed up with) (being alive|living|my life|this life|life itself)\b/,
      /\b(rather|better off|should|wish i (was|were)|as good as|hope (to be|i'?m)) (be |have been )?dead\b|\b(never|not) (been|be) born\b|\bwhy (am i|i'?m) (still )?alive\b/,
      /\b(world|family|kids|children|wife|husband|parents|everyone|everybody|they|people|all) (would|will|'d|is|are) (all )?(be )?(better|happier|easier)( off)? (without me|if i (was|were|am|'m) (dead|gone)|when i'?m gone)/,
      /\b(no ?one|nobody) (would|will|'d) (miss|cry|mourn|notice)( for| me)?\b.{0,14}\b(dead|gone|die|died|funeral)|\b(don'?t|do not|dont) (want|wanna) (to )?(exist|be alive|see (tomorrow|another day))\b/,
      /\b(what'?s|what is) the point (of|in) (living|being alive|my life|life any ?more)|\bend (it all|everything|things) (tonight|now|today|for good)|\b(want|wish|hope|pray)\w* .{0,24}\b(never|not|don'?t) (to )?wake up/,
      /\b(goodbye|farewell|suicide) (letter|note)s?\b|\bvanish(ing)? forever|\b(life|living) has no (point|meaning|sense)|\bwill not be a (problem|burden) (for|to) anyone|\bnothing matters any ?more/,
      /\b(kill(ing)?|hang(ing)?|shoot(ing)?|drown(ing)?|poison(ing)?) my ?self\b|\b(please|someone|somebody|just|want (you|him|them) to) kill me\b|\b(depression|pain|loneliness|guilt|grief|sadness|life|debts?) (is|are) killing me/,
      /\b(want|wanna|going|gonna|wish|ready|plan(ning)?|need|like|rather|prefer) (to |i (was|were) |i could |you'd )?(just )?(die|be dead|dead|not be alive|not exist|not wake up)/,
      /\b(suicid(e|al)|kms\b|unalive|end (my|it) (own )?(life|all)|ending (my life|it all)|take my (own )?life)/,
      /\b(self.?harm|cut(ting)? my ?self|hurt(ing)? my ?self|harm(ing)? my ?self|burn(ing)? my ?self)/,
      /\b(better off (dead|without me)|no (reason|point|use) (to|in) (liv|go|be)|nothing (left )?to live for|no longer want to live|(don'?t|do not|dont) (want|wanna) to? ?(live|be (here|alive)|wake up|go on)|can'?t go on|cannot go on|can not go on)/,
      /\b(overdos(e|ing)|jump(ing)? (off|from) (a|the) (bridge|roof|building)|swallow all (my|the) pills|slit my|goodbye (cruel )?world|last (message|goodbye) (ever|to everyone))/,
      /\b(life (is|isn'?t) (not )?worth (it|living|nothing)|tired of (living|life|being alive)|i'?m a burden|everyone would be (better|happier))/,
      /\b(ways?|how|painless(ly)?|methods?|pills) (to|for) (die|kill|dying|end) ?(my ?self|quick|fast|painless|it|my)?/,
    ],
    fr: [
      /\b(ma|cette) vie (n'a|n'est|ne vaut|est|c'est|a|vaut) (\w+ )?(plus |pas )?(rien|aucune? (valeur|sens|interet)|inutile|foutue|finie|gachee|insupportable|un (enfer|echec))\b|\bje (ne )?vaux (plus )?rien\b/,
      /\b(plus|perdu|aucune|sans) (\w+ ){0,2}(envie|gout|force|raison|volonte) (de|d'|a) (vivre|exister|rester en vie|etre en vie|continuer a vivre)\b/,
      /\b(hais|deteste) (ma vie|vivre|etre en vie)\b|\b(marre|assez|las|lasse|fatiguee?) d(e|') ?(vivre|exister|etre en vie|cette vie|ma vie)\b|\ba quoi (bon|ca sert de) (vivre|rester en vie|continuer a vivre)/,
      /\b(prefere\w*|mieux|autant|plutot|aurais du|devrais|voudrais|veux) (mourir|crever|etre morte?|disparaitre (pour toujours|a jamais))\b|\b(jamais du|prefere ne pas|voulu ne pas) naitre\b/,
      /\b(mieux|soulage\w*|tranquilles?|heureux) (sans moi|si (je|j') ?(etais|mourais|suis) ?(morte?|plus la)?)\b|\bje suis (un|une) (fardeau|poids|dechet|erreur)\b/,
      /\bme (jeter|laisser mourir|faire du mal|scarifi\w*|couper? (les|mes) (bras|veines|jambes|cuisses)|coupe (les|mes) (bras|veines|cuisses)|bute|buter|jette) ?(sous|du|d'un|par la fenetre|dans le vide|dans le fleuve)?\b/,
      /\blettres? d'adieu|\b(ne |de ne )plus (jamais )?me reveiller|\bdisparaitre (pour toujours|a jamais)|\bplus rien n'a (de sens|d'importance)/,
      /\b(me |m'|se )(tuer|suicider|pendre|noyer|flinguer|foutre en l'air|supprimer|ouvrir les veines|scarifier|mutiler|couper les veines)/,
      /\b(suicid(e|er|aire)|mettre fin a (mes jours|ma vie|tout)|en finir\b|finir ma vie|m'oter la vie)/,
      /\b(envie|besoin|veux|voudrais|aimerais|prefer(e|erais)|decide|souhaite) (de |d'|juste )*(mourir|etre morte?|crever|disparaitre|plus (exister|vivre|me reveiller|etre la))/,
      /\b(veux|peux|voudrais|envie de) (plus|pas) (vivre|continuer|exister|etre la|me reveiller)|(j'en peux|n'en peux) plus de (vivre|la vie|cette vie)/,
      /\b(plus|pas|aucune) (de |une )?(raison|envie|gout|but|sens) (de |a |pour )?(vivre|ma vie|la vie)|marre de (vivre|la vie)|fatiguee? de (vivre|la vie)/,
      /\b(me faire du mal|me blesser|automutil|m'automutil|avaler (tous )?(mes|les) (cachets|medicaments|comprimes)|sauter (d'un|du|dans le) (pont|toit|vide))/,
      /\b(mieux (sans moi|morte?)|adieu (le |a tout le )?monde|je suis un (fardeau|poids)|ma vie n'a (plus|pas) de sens|la vie ne vaut (plus|pas))/,
      /\b(comment|facon|moyen|methode) (de |pour )?(mourir|me tuer|se tuer|en finir)/,
    ],
  },
  danger: {
    en: [
      /\b(he|she|they|my (husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mum|mom|ex)) (just )?(hits?|beats?|hurts?|threatens?|abuses?|rap(es|ed)|chokes?|is (hitting|beating|going to kill)|will kill|wants to kill) me/,
      /\b(i'?m|i am) (being )?(abused|beaten|raped|stalked|threatened|trafficked|in danger)|i (was|got|have been) raped/,
      /\b(kill|murder|stab|shoot|poison|hurt) (him|her|them|someone|somebody|people|my (wife|husband|boss|neighbou?r|family|kids?|children|ex))\b/,
      /\b(make|build|making|building) (a |an )?(bomb|explosive|molotov|pipe ?bomb|gun at home|weapon|poison)|\bcook(ing)? meth|shoot up (a |the )?(school|church|mall)/,
    ],
    fr: [
      /\b(il|elle|mon (mari|copain|compagnon|conjoint|pere|ex)|ma (femme|copine|compagne|mere)) (me |m'a |va me |veut me )(frappe|bat|tape|menace|viole|violee?|tue|tuer|etrangle|maltraite|battue?|frappee?)/,
      /\b(je suis|j'ai ete|on m'a|je me suis fait) (battue?|violee?|menacee?|agressee?|harcelee?|en danger|frappee?)/,
      /\b(tuer|poignarder|assassiner|empoisonner|blesser) (quelqu'un|ma femme|mon mari|mon (patron|voisin|ex)|ma (copine|famille|voisine)|des gens|mes enfants|lui|elle)\b/,
      /\b(fabriquer|faire|construire) (une |un )?(bombe|explosif|cocktail molotov|arme|poison)\b/,
    ],
  },
  minors: {
    en: [
      /\b(sex|sexy|sexual|nude|naked|porn|erotic|horny|undress|flirt|seduce)\w*\b.*\b(child|children|kid|kids|minor|minors|teen|teenager|underage|schoolgirl|schoolboy|little (girl|boy)|(1[0-7]|[5-9]) ?(years?|yrs?|yo|y\/o)|loli|shota|daughter|preteen)/,
      /\b(kiss|date|dating|romance|hot|in bed)\b.{0,8}\b(with |for )?(an? |the |some )?(underage|minors?|teens?|teenagers?|schoolgirls?|schoolboys?|little (girl|boy)s?|(1[0-7]|[5-9]) ?(years?|yrs?|yo|y\/o)|lolis?|shotas?|preteens?)\b/,
      /\b(in bed with|kiss(ing)? me)\b.{0,12}\b(child|children|kid|kids)\b|\b(child|children|kid|kids|minors?|teens?|teenagers?)\b.{0,12}\b(as|is|be|was) (my|your) (girlfriend|boyfriend)\b/,
      /\b(child|children|kid|kids|minor|minors|teen|teenager|underage|schoolgirl|schoolboy|little (girl|boy)|(1[0-7]|[5-9]) ?(years? old|yrs? old|yo|y\/o)|loli|shota|preteen)\b.*\b(sex|sexy|sexual|nude|naked|porn|erotic|horny|undress|kiss me|flirt|seduce)/,
      /\b(pretend|imagine|play|act|be|you'?re|you are|say you'?re|role ?play)\b.{0,25}\b(underage|an underage|a minor|a child|a little (girl|boy)|a schoolgirl|a teen(ager)?|(1[0-7]|[5-9]) (years? old|yrs? old|yo)|(1[0-7]|[5-9])$)/,
      /\b(child porn|\bcp (pics|links|videos)|pedo|paedo|lolicon|jailbait)/,
    ],
    fr: [
      /\b(sexe?|sexy|sexuel|nue?s?|porno|erotique|deshabill|seduire|flirt|draguer)\w*\b.*\b(enfants?|mineure?s?|gamine?s?|ados?|adolescente?s?|ecoliere?s?|collegienne?s?|lyceenne?s?|petite? (fille|garcon)|fillette|(1[0-7]|[5-9]) ans)/,
      /\b(enfants?|mineure?s?|gamine?s?|ados?|adolescente?s?|ecoliere?s?|collegienne?s?|lyceenne?s?|petite? (fille|garcon)|fillette|(1[0-7]|[5-9]) ans)\b.*\b(sexe|sexy|sexuel|nue?s?|porno|erotique|deshabill|seduire|draguer)/,
      /\b(au lit avec|embrass\w*|chaude?s? (pour|avec))\b.{0,12}\b(mineure?s?|gamine?s?|ados?|adolescente?s?|ecoliere?s?|collegienne?s?|lyceenne?s?|petites? (filles?|garcons?)|fillettes?|(1[0-7]|[5-9]) ans)\b/,
      /\b(fais|faire|imagine|joue|sois|tu es|t'es|comme si)\b.{0,25}\b(mineure?|une? enfant|une? ado|une fillette|une petite fille|une? (ecoliere|collegienne|lyceenne)|(1[0-7]|[5-9]) ans)\b/,
      /\b(pedoporno|pedophil)/,
    ],
  },
  gambling: {
    en: [
      /\b(gambl\w*|bet|bets|betting|roulette|crash|casino|wheel|wager\w*|staked|played)\b.{0,40}\b(rent|salary|school fees?|tuition|savings|wages|food money|mortgage|pension|inheritance|last money|paycheck)\b/,
      /\b(rent|salary|school fees?|tuition|savings|wages|food|mortgage|pension|inheritance|marriage|job|house|family)\b.{0,40}\b(gambl\w*|betting|my bets|on bets|on roulette|on crash|on the wheel)\b/,
      /\b(deposit|bet|round|spin|win)\b.{0,24}\b(win|get|got|have) (it|everything|my money|all)( all)? back\b|\bchas(e|ing) (my |what i )?(loss|lost)|\brecover (my|what i) (loss|lost|money)/,
      /\b(last|all my|my (wife|husband|mother|mum|boss|company)'?s?) (\w+ )?money\b.{0,30}\b(bet|gambl\w*|roulette|crash|wheel|casino|staked?)\b|\b(ruin|destroy|wreck)(ed|ing|s) (me|my (life|family|marriage))\b.{0,30}\b(gambl\w*|bet\w*|casino|app|games?)|\b(gambl\w*|bet\w*|casino|app|games?)\b.{0,30}\b(ruin|destroy|wreck)(ed|ing|s) (me|my (life|family|marriage))/,
      /\b(loans?|debts?|paycheck|wages?|rent|savings)\b.{0,30}\b(for this (app|casino|game)|(is|are) gone|on (crash|roulette|wingo|bets?|this (app|casino)))|\bthink(ing)? (of|about) (the )?(casino|betting|gambling) all\b/,
      /\b(addict(ed|ion)? to (gambl|bet|casino|play|slot|the(se)? games?)|gambling (problem|addict|addiction|habit|debts?|again)|(problem|compulsive|pathological) gambl)/,
      /\b(can'?t|cannot|can not|couldn'?t|unable to|don'?t know how to) (stop|quit|control) (my ?self |my )?(gambl|bet|play|depositing)/,
      /\b(lost|lose|losing|spent|gambled|blew|blown) (all|everything|it all|my (rent|savings?|salary|wages?|pay ?check|house|car|life|job|family|marriage|wife|husband)|(all|the|our) (my |our )?(money|savings|rent)|too much|thousands)/,
      /\b(win (it|my money|everything|what i lost)( all)? back|(get|make|earn) (my (money|losses)|what i lost) back|chas(e|ing) (my )?loss)/,
      /\b(borrow(ed|ing)?|stole|steal(ing)?|loan|lied|lying|hid|hiding)\b.{0,30}\b(to )?(gambl|bet|play|casino|deposit|losses)/,
      /\b(in|deep|so much) debts? (from|because|over|due)|(debts?|rent|bills?) (because of|from) (gambl|bet|casino|play)/,
      /\b(need|want|help me|how|please)( \w+){0,3} (stop|quit|self.?exclu\w*|block|ban)( me| my ?self)?( from)? ?(gambl|bet|play|casino)|\b(i|me|my ?self|please) (want to |need to |must )?self.?exclu/,
      /\b(play(ed|ing)?|bet(ting)?|gambl(ed|ing)) (all night|for (days|\d+ hours)|every (single )?(day|night)|instead of (sleep|eat|work))/,
    ],
    fr: [
      /\b(mise|misee?|parie|parier|joue|jouer|flambe|claque|perdu)\b.{0,30}\b(loyer|salaire|economies|scolarite|frais d'ecole|paie|paye|heritage|pension|retraite|dernier argent|tontine|argent (du|de la|des) (loyer|courses|enfants|ecole))\b/,
      /\b(loyer|salaire|economies|scolarite|paie|paye|heritage|pension|tontine|couple|maison|famille|boulot|emploi)\b.{0,40}\b(jeux? d'argent|paris|au jeu|a la roulette|dans crash|au casino|a cause du jeu)\b/,
      /\b(depot|mise|coup|manche)\b.{0,24}\b(je recupere|recuperer|je me refais|me refaire)\b|\b(cour[st]|courir) apres mes pertes|\brecuperer (mes|ce que|l'argent)/,
      /\b(ruinee?|detruit|gache|foutu|fini)\b.{0,30}\b(par|a cause d(u|es)) (jeux?|paris|casino)\b|\b(jeux?|paris|casino|appli)\b.{0,24}\b(ruinee?|ruine|ruinent|detruit|detruisent|detruire) (ma vie|ma famille|mon couple)?/,
      /\bpense (tout le temps|sans arret|jour et nuit) (au (casino|jeu)|aux (jeux|paris))|\b(me|va me) quitter (si|parce|a cause)\b.{0,30}\b(parier|jouer|jeu|jeux|paris)/,
      /\b(accro|addict|dependante?|addiction) (aux?|a la|au|des?) ?(jeux?|paris?|casino|machines?)|(probleme|addiction|dependance|dettes?) (de|avec le|avec les|aux?|du|au) (jeux?|paris?|casino)|joueu(r|se) (compulsi|pathologique)/,
      /\b(peux|peut|arrive|reussis|sais|parviens) (pas|plus|pas a|plus a|plus m'|pas m'|pas comment )+ ?(a |m')?(arreter|controler|stopper|m'arreter)/,
      /\b(perdu|perds|depense|joue|claque|flambe) (tout|toutes? (mes|nos)|tous mes|mes (economies|salaires?|loyers?)|mon (salaire|loyer|argent|boulot|couple)|ma (maison|paye|paie|famille|femme)|l'argent (du|de la|des)|trop|enormement|des milliers)/,
      /\b(me refaire|recuperer (mes pertes|mon argent|ce que j'ai perdu|tout)|regagner (tout|ce que|mon argent)|rattraper mes pertes)/,
      /\b(emprunte|emprunter|vole|voler|menti|mens|cache|credit)\b.{0,35}\b(jouer|parier|jeux?|casino|pertes|miser)/,
      /\b(dettes?|endettee?|loyer|factures?)\b.{0,25}\b(a cause (du|des|de)|jeux?|paris?|casino)/,
      /\b(arreter|stopper|m'empecher|me bloquer|m'exclure|auto.?exclu\w*|m'interdire)( de| du| le| les)? ?(jouer|parier|jeux?|paris|casino|miser)?\b.{0,12}\b(aide|jouer|parier|jeux?|casino|svp|stp|comment)|auto.?exclu|m'exclure/,
      /\b(joue|jouer|jouais|parie) (toute la nuit|tous les (jours|soirs)|des heures|toutes les nuits|au lieu de)/,
    ],
  },
  sexual: {
    en: [
      /\bnaughty (nurse|girl|boy|secretary|maid)|\b(us|you and me|we) in (the shower|bed)|\bto me in bed\b/,
      /\b(sex|sexting|sexual|horny|porn|nudes?|naked|nsfw|erotic\w*|orgasm|masturbat\w*|blow ?job|hand ?job|boobs?|(?<!p')tits|dick|cock|pussy|penis|vagina|anal|cum(ming)?|fetish|bdsm|kinky|striptease|strip for me|undress|lingerie|panties|fuck (me|you)|make love|dirty talk|talk dirty|turn(ed|s)? (me|you) on|sit on my|onlyfans|threesome|milf)\b/,
      /\b(take|taking) (off )?your (clothes|top|shirt|bra|dress)( off)?|what are you wearing|send (me )?(a )?(pic|photo|nude)|come to (my )?bed|sleep with (me|you)|touch (your ?self|me|you there)/,
    ],
    fr: [
      /\b(nous|toi et moi|on) (sous la douche|au lit)/,
      /\b(sexe|sexuel\w*|sexto|porno?|toute? nue?|nudes?|photos? nue?s?|erotique|orgasme|masturb\w*|branl\w*|(tailler|faire|fais)( moi)? une pipe|fellation|seins?|nichons?|(ma|ta|sa|grosse) bite|(ta|lecher|sucer) chatte|penis|vagin|sodomi\w*|ejacul\w*|fetichis\w*|lingerie|(ta|ma|sa|votre|sans|petite) culotte|baiser? (moi|toi|avec)|baise|(faire|fait|faisons|fais) l'amour|(m'|t')excites?|bander|jouir(?! de)|parle(r)? cochon|plan cul|coquine?|striptease|suce moi)\b/,
      /\b(deshabille|enleve (ton|ta|tes) (haut|robe|culotte|vetements|soutif)|tu portes quoi|qu'est ce que tu portes|envoie( moi)? (une )?(photo|nude)|viens dans mon lit|coucher avec|touche(s)? (toi|moi))/,
    ],
  },
  young: underAge,
  counsel: {
    en: [
      /\b(diagnos\w*|prescri\w*|dosage|what dose|how many (mg|milligrams|pills|tablets)|which (drug|medicine|medication|antibiotic|pills?)|should i (take|stop taking) (my )?(\w+ )?(pills?|medication|medicine|antidepressants?|insulin|ibuprofen|aspirin|meds|antibiotics?)|symptoms? of|is (this|it) (cancer|a tumou?r|covid))\b/,
      /\b(medical|legal|tax|financial|investment|investing|law) advice|\b(sue(?! me\b)|lawsuit|divorce papers|custody|should i plead|evade tax|tax evasion)\b|is it (il)?legal to|can i (sue|be arrested)/,
      /\b(should i|which|what|best|good) ?(\w+ ){0,3}(invest|buy|sell|short|trade)\b.{0,25}\b(bitcoin|crypto|ethereum|stocks?|shares?|etf|gold price|(?<!\b(with|for|using) (the |my |these |your |our )?)coin|house|fund)|\b(which|what) (stocks?|crypto|coin|fund)s? (to|should|will|would|is best)|my (pension|mortgage|loan) (into|on)/,
    ],
    fr: [
      /\b(diagnosti\w*|ordonnance|posologie|quelle dose|combien de (mg|milligrammes|cachets|comprimes)|quel (medicament|antibiotique|traitement)|(dois je|faut il|je dois|puis je) (prendre|arreter) .{0,14}(medicament|cachet|comprime|antidepresseur|antibiotique|aspirine|doliprane|insuline|pilule|traitement)\w*|symptomes? (de|du|d')|est ce (un cancer|le covid|une tumeur))\b/,
      /\b(conseils?|avis) (medica(l|ux)|juridiques?|legal|fiscal|fiscaux|financiers?|d'investissement)|\b(porter plainte contre|attaquer en justice|proces contre|divorcer|(droit de|avoir la|obtenir la|perdre la|demander la) garde des enfants|fraude(r)? (fiscale|le fisc|les impots))\b|est ce (il)?legal de/,
      /\b(dois je|faut il|quelle?s?|meilleure?s?|bonne?) ?(\w+ ){0,3}(investir|acheter|vendre|placer)\b.{0,30}\b(bitcoin|crypto\w*|ethereum|actions?|bourse|etf|immobilier|fonds?|argent)|quelles? (actions?|cryptos?|placements?) (acheter|choisir|dois)|investir (dans|en) (bitcoin|crypto|bourse)/,
    ],
  },
  people: {
    en: [
      /\b(pretend|act|talk|speak|role ?play|impersonate)\b.{0,18}\b(like|as|to be|that you'?re|you are|you'?re|being)\b.{0,12}\bmy (ex|wife|husband|girlfriend|boyfriend|boss|late|dead|mother|mum|mom|father|dad|sister|brother)\b/,
      /\b(pretend|act|talk|speak|behave|answer|role ?play|write|sound|impersonate|be)\b.{0,18}\b(like|as|to be|that you'?re|you are|being)?\b.{0,12}\b(donald|trump|biden|obama|elon|musk|taylor swift|beyonce|putin|macron|zelensky|kardashian|messi|ronaldo|mbappe|rihanna|drake|kanye|zuckerberg|bezos|bill gates|oprah|the (president|pope|king|queen)|the rock)\b/,
      /\b(impersonate|you are now) (a )?(real|famous|celebrity|donald|elon|taylor|the president)/,
      /\b((home|private) address of|phone number of|(his|her|their) (home )?(address|phone number)|where does .{2,30} live|dox(x?ing)?)\b/,
      /\b(rumou?rs?|affair|scandal) (about|of|with) \w+|\bgossip (about|of) \w+/,
    ],
    fr: [
      /\b(fais|fait|faire|parle|joue|sois|imite|reponds|incarne|imiter|deviens|ecris)\b.{0,22}\b(comme|semblant d'etre|comme si tu etais|pour|en tant que|le role de)?\b.{0,12}\b(macron|le pen|melenchon|sarkozy|trump|biden|elon|musk|poutine|zelensky|mbappe|zidane|messi|ronaldo|aya nakamura|omar sy|beyonce|taylor swift|kylian|johnny|le president|la reine|le pape)\b/,
      /\b(fais|fait|faire|parle|joue|sois|imite|reponds|incarne|imiter|deviens|ecris)\b.{0,22}\b(comme|semblant d'etre|comme si tu etais|en tant que|le role de)\b.{0,12}\b(mon ex|ma (femme|mere|copine|soeur)|mon (mari|pere|copain|patron|frere))\b/,
      /\b(adresse (perso|privee|personnelle)|numero (perso|de telephone) de|ou habite|ou vit)\b.{0,40}/,
      /\b(rumeurs?|ragots?|potins?|scandales?) (sur|de|a propos)/,
    ],
  },
  tips: {
    en: [
      /\b(red or black|higher or lower)\b.{0,20}(\?|just|say|tell|pick)|\b(what|which) (multiplier|x)\b.{0,20}\b(cash ?out|leave|stop|jump)/,
      /\b(which|what) (game|number|colou?r|bet|digit|tile|cell|multiplier|fruit)s?\b.{0,30}\b(wins?|winning|bet|hot|due|lucky|next|safest|pays?|stake|will come|comes? up)\b/,
      /\b(which|what) (number|colou?r|tile|cell|digit|multiplier)s?\b.{0,12}\b(should i|do i|to) (pick|choose|play|take)/,
      // "How do I deposit?" asks for help with the app, which the help pages give.
      /(?<!how |where )\b(should i|shall i|do i|can i|help me|want to|let me) (deposit|recharge)(?! (by|with|via|using|from))\b/,
      /\b(should i|shall i|do i|can i|help me|tell me (how )?to|want to|let me) (bet|gamble|double|raise (my|the)|increase (my|the)|stake|put|go all in)/,
      /\b(betting|winning|casino|crash|roulette|gambling|bet) (tips?|strateg(y|ies)|systems?|secrets?|tricks?|hacks?|advice|signals?|predictions?)|\b(tips?|advice|strateg(y|ies)|tricks?) (for|on|at|in) (roulette|crash|wingo|bomb|betting|gambling|slots?|the games?|winning)|martingale|\b(predict|forecast|guess) the (next|result|crash|number|outcome|round)|sure (win|bet)|guaranteed (win|profit|money)/,
      /\b(how (do|can|to) (i )?|way to |make me )(always |surely |easily )?((win|hack|cheat|rig)\b|beat the (game|casino|crash|roulette|house|odds))|\b(raise|increase|lift|remove|bypass|get (around|rid of)) (my|the|a) (deposit |loss |bet |betting |stake )?limits?/,
      /\b(double or nothing|all in\b|how much should i|encourage me to|convince me to|urge me to|tell me to) ?(bet|gamble|play|deposit|stake)?/,
    ],
    fr: [
      /\b(rouge ou noir|plus haut ou plus bas)\b.{0,20}(\?|dis|choisis)|\ba quel multiplicateur\b.{0,20}\b(sors|sortir|encaisse|je)/,
      /\b(quel(le)?s?) (jeu|numero|couleur|mise|chiffre|case|cote|fruit)s?\b.{0,30}\b(gagn\w*|miser?|prochaine?|sortir|sort|paie|rapporte|parier)\b/,
      /(?<!comment |ou )\b(dois je|est ce que je (dois|peux)|je (dois|devrais)|aide moi a|dis moi de|laisse moi) (deposer|recharger)(?! (par|avec|via|depuis))\b/,
      /\b(dois je|est ce que je (dois|peux)|je (dois|devrais)|aide moi a|dis moi de|laisse moi) (miser|parier|doubler|augmenter (ma|mes|la|mon)|jouer (tout|mon|gros)|tout miser)/,
      /\b(conseils?|astuces?|strategies?|systemes?|secrets?|combines?|pronostics?|signaux|predictions?) (pour|de|du|sur|des|au) (la |le |les )?(gagner|pari|paris|parier|casino|crash|roulette|jeux?|mise|miser|wingo)|martingale|\b(predis|prevois|prediction|devine|predire|prevoir) (le|la|du) (prochaine?|resultat|crash|numero|tirage)|(gain|pari|coup) (sur|garanti)/,
      /\b(comment|moyen de|facon de) (toujours |surement |facilement )?(gagner|battre|tricher|hacker|pirater|truquer)\b|\b(augmenter|lever|supprimer|contourner|enlever|relever) (ma|la|mes|les|ses) (limites?|plafonds?)/,
      /\bje mise( tout)? ?\?|\b(quitte ou double|(fais|fait|faire|faites) tapis\b|combien (dois je|je dois|devrais je|faut il) (miser|jouer|parier|deposer)|encourage moi a|convaincs moi (de|d')|pousse moi a|dis moi de) ?(miser|parier|jouer|deposer)?/,
    ],
  },
  tricks: {
    en: [
      /\b(ignore|forget|disregard|bypass|override|drop|skip|break|disable|turn off|switch off)\b.{0,25}\b(rules?|instructions?|prompts?|guidelines?|filters?|safety|restrictions?|programming|training|polic(y|ies)|persona|character|limits? you)/,
      /\b(system prompt|hidden prompt|your (initial |secret |original )?(prompt|instructions)|developer mode|dev mode|debug mode|jail ?break|dan mode|do anything now|god mode|sudo|root access|admin mode|unfiltered|uncensored|no (rules|limits|restrictions|filter))\b/,
      /\b(pretend|act|say|admit|claim|imagine|swear|confess)\b.{0,20}\b(you are|you're|to be|that you are|as|like)? ?(a )?(real )?(human|a person|real person|not an ai|evil|unrestricted|a bookmaker|a casino host|my bookie|a tipster|a doctor|a lawyer|a financial advisor)/,
      /\b(repeat|say|write|translate|print|output|spell) (after me|exactly|word for word|the following|verbatim|back)|\b(from now on|starting now|new rules|new instructions|you are no longer|you will now|for research|hypothetically,? if you (had|could)|in a (story|novel|film|game) where)\b.{0,60}/,
      /\b(decode|decrypt|rot ?13|base ?64|(write|written|say|spell|read|answer|reply|type|speak|talk|words?|text|it|this) backwards|reverse this|morse|first letter of each)\b/,
      /\[\/?(inst|system|assistant)\]|<\/?\|?(system|im_start|im_end|assistant)\|?>|^(system|assistant|developer) ?:/,
    ],
    fr: [
      /\b(ignore|oublie|contourne|desactive|outrepasse|enfreins|laisse tomber|supprime|coupe)\b.{0,25}\b(regles?|instructions?|consignes?|filtres?|securite|restrictions?|programmation|personnage|limites? de ton)/,
      /\b(prompt (systeme|cache|secret)|ton prompt|tes (consignes|instructions) (secretes|initiales|cachees|d'origine)|mode (developpeur|debug|dieu|admin|dan)|sans (filtre|regles|restrictions?|limites|censure)|jailbreak)\b/,
      /\b(fais|faire|fait|dis|avoue|admets|imagine|jure|pretends|reconnais)\b.{0,20}\b(semblant|que tu es|comme si|d'etre|etre)\b.{0,14}\b(humaine?|une (vraie )?personne|pas une ia|mechante?|sans regles|bookmaker|medecin|avocat|croupier|conseiller)/,
      /\b(repete|ecris|traduis|recopie|dis) (apres moi|exactement|mot pour mot|ce qui suit|textuellement)|\b(a partir de maintenant|desormais tu|nouvelles (regles|consignes)|tu n'es plus|dans (une histoire|un roman|un film|un jeu) ou|pour une recherche|hypothetiquement)\b.{0,60}/,
      /\b(decode|dechiffre|a l'envers|base ?64|rot ?13|en morse|premiere lettre de chaque)\b/,
    ],
  },
}

/** Rules that also apply to reversed or shifted text, where short words would match by chance. */
export const twistedRules: readonly InputRule[] = ['crisis', 'danger', 'gambling', 'tips', 'tricks']
/** The same without spaces, for text that was joined into one word. */
export const joinedPhrases: Readonly<Partial<Record<InputRule, RegExp>>> = {
  crisis: /(killmyself|wanttodie|endmylife|suicid|metuer|mesuicider|mettrefinamesjours|enviedemourir|veuxmourir)/,
  sexual: /(sexting|blowjob|masturb|sendnudes|talkdirty|parlecochon|deshabilletoi|fellation)/,
  minors: /(childporn|pedoporn|pedophil)/,
  gambling: /(cantstopgambl|gamblingaddict|accroauxjeux|accroaujeu)/,
  tricks: /(ignoreyourrules|ignoreallrules|ignoreyourinstructions|ignoretesregles|systemprompt|jailbreak)/,
}
