// What French sentences teach. Words have no accents and no apostrophes here: `j habite`, `s appelle`.

import { makeRules, rule, type Parts, type Rule, type RuleText } from './rules.ts'

const STOP =
  'de (?:ma|mon|mes|notre)|du coup|en fait|franchement|voila|genre|actuellement|mtn|bref|sinon|tout simplement|la bas|et|mais|parce|car|quand|avec|depuis|donc|si|sur|chez|aussi|beaucoup|bien|trop|vraiment|surtout|maintenant|mdr|lol|qui|que|ou|aujourd|demain|ce|cette|tous|toutes|puis|alors|quoi|hein|je|j|tu|on|il|elle|c|pour|dans|plus|pas|quand meme|en ce|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|week)'
const VALUE = `(?<value>(?:(?!(?:${STOP})(?: |$))[\\p{L}]+ ?){1,5}?)(?= (?:${STOP})(?: |$)| ,|$)`
const PLACE = `(?<value>(?:(?!(?:${STOP}) )[\\p{L}]+ ?){1,3}?)(?= (?:${STOP}|en|depuis|a cote|pres)(?: |$)| ,|$)`
const NAME = '(?<value>\\p{L}+(?: et \\p{L}+)?)'
const ADVERBS =
  '(?:(?:bien|beaucoup|trop|vraiment|aussi|surtout|plutot|assez|tres|un peu|hyper|super|grave|toujours|tellement|carrement|quand meme|tout|encore|juste|franchement|tres tres) )*'
const ADJECTIVES =
  '(?:(?:petit(?! ami| fils)|petite(?! amie)|petits|petites|grand(?! mere| pere)|grande|grands|grandes|vieux|vieille|nouveau|nouvelle|meilleur|meilleure|jeune|jeunes|deux|trois|autre|premier|premiere|dernier|prochain|prochaine|gros|grosse|adorable|cher|chere) )*'
const MY = '(?:mon|ma|mes|notre|nos)'

const whenOf = (days: string): string =>
  `(?<when>(?:(?:le|ce|cette|la|des|pour|en|a|au|d ici|des|des le) )*(?:(?:${days})(?: prochain| matin| soir| apres midi| midi)?|demain(?: matin| soir| apres midi)?|apres demain|ce soir|cet apres midi|aujourd hui|week end(?: prochain)?|weekend(?: prochain)?|(?:semaine|mois|annee) prochaine?|mois prochain|dans (?:un|une|deux|trois|quatre|cinq|six|quelques|\\d{1,2}) (?:jours?|semaines?|mois)|ete(?: prochain)?|hiver|printemps|automne|noel|paques|\\d{1,2}(?: (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))?|(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)))`

const kin = '(?<who>{people}|{animals})s?'
/** Words of trades that no list has: "cardiologue", "apicultrice". */
const TRADE = '\\p{L}+(?:ologue|therapeute|iciene?|icienne|iculteur|icultrice|isateur|isatrice|ographe|ometriste)'
const job = `(?<value>(?:(?:{jobs})|${TRADE})(?: (?:de|en|d|du|des) \\p{L}+)?)`
const when = whenOf('{days}')
const event = '(?<value>{events})'

/** "Je répare des vélos": what is done, and to what. */
const WORKING: Readonly<Record<string, string>> = {
  repare: 'réparer des',
  nettoie: 'nettoyer des',
  vends: 'vendre des',
  livre: 'livrer des',
  installe: 'installer des',
  fabrique: 'fabriquer des',
  restaure: 'restaurer des',
}
const byVerb = Object.entries(WORKING).map(([verb, prefix]): RuleText => ({
  kind: 'job',
  when: `\\bje ${verb} des (?<value>(?!trucs|choses)\\p{L}+)(?= |$)`,
  prefix,
}))

/** Braces hold the words of a list. */
const RULES: readonly RuleText[] = [
  ...byVerb,
  { kind: 'name', when: `\\bje m appelle ${NAME}`, replaces: true },
  { kind: 'name', when: `\\bmon (?:pre)?nom (?:est|c est) ${NAME}`, replaces: true },
  {
    kind: 'name',
    when: `\\b(?:appelle moi|appelez moi|on m appelle|tout le monde m appelle) ${NAME}`,
    replaces: true,
  },
  { kind: 'name', when: `\\bmoi ,? ?c est ${NAME}`, isName: true, replaces: true },
  {
    kind: 'name',
    when: `(?:^|, |bonjour |salut |coucou |alors |donc |bon )(?:moi )?je suis ${NAME}(?= ,|$| et| de| \\d)`,
    isName: true,
  },
  {
    kind: 'kin',
    when: `\\b(?:${MY}|le|la|les) ${ADJECTIVES}${kin} ?,? ?(?:il |elle |ils |elles )?(?:s appelle(?:nt)?|se nomme(?:nt)?|s appelait) ${NAME}`,
    replaces: true,
  },
  {
    kind: 'kin',
    when: `\\b(?:pre)?noms? (?:de|du) (?:${MY} )?${ADJECTIVES}${kin} (?:est|c est|sont) ${NAME}`,
    replaces: true,
  },
  {
    kind: 'kin',
    when: `\\b${MY} ${ADJECTIVES}${kin} ,? ?(?:c est|est) ${NAME}(?= ,|$)`,
    isName: true,
    replaces: true,
  },
  {
    kind: 'kin',
    when: `\\b(?:j ai|on a|nous avons|j avais|on avait|nous avions) (?:un|une|deux|trois|des|aussi un|aussi une|\\d) ?${ADJECTIVES}${kin} ?,? ?(?:(?:qui )?(?:s appelle(?:nt)?|s appelait|se nomme)|(?:appele|appelee|nomme|nommee)s?|(?:il|elle|ils|elles) s appelle(?:nt)?|du nom de|prenomme|prenommee) ${NAME}`,
  },
  {
    kind: 'kin',
    when: `\\b(?:j ai|on a|nous avons) (?:un|une|deux|trois|des|\\d) ?${ADJECTIVES}${kin} ,? ?${NAME}`,
    isName: true,
  },
  { kind: 'kin', when: `\\b${MY} ${ADJECTIVES}${kin} ,? ?${NAME}`, isName: true },
  {
    kind: 'kin',
    when: `(?:, |et )(?:un|une) ${ADJECTIVES}${kin} ,? ?(?:(?:qui )?s appelle )?${NAME}(?= ,|$)`,
    isName: true,
  },
  {
    kind: 'kin',
    when: `(?:^|, )${NAME} ,? ?(?:est|c est) ${MY} ${ADJECTIVES}${kin}`,
    isName: true,
    replaces: true,
  },
  {
    kind: 'person',
    subject: 'friend',
    label: 'connaissance',
    when: `\\b(?:un|une|ce|cette) (?:\\p{L}+ )?(?:mec|gars|type|fille|nana|femme|homme|dame|monsieur|collegue|pote) (?:du boulot |du travail )?(?:qui s appelle|appelee?|nommee?) ${NAME}`,
  },
  {
    kind: 'city',
    when: `\\b(?:j habite|je vis|je reside|j habitais|on habite|on vit|nous habitons) (?:maintenant |toujours |actuellement )?(?:a|au|aux|en|dans|sur|pres de|vers|du cote de) (?:la |le |les )?${PLACE}`,
  },
  {
    kind: 'city',
    when: `\\bj habite (?!a |au |en |dans |seul|avec|chez|encore|loin|ici|la)${PLACE}`,
    isName: true,
  },
  { kind: 'city', when: `\\bje (?:viens|suis originaire) (?:de|du|d) ${PLACE}`, isName: true },
  { kind: 'job', when: `\\bje (?:travaille|bosse) (?:comme|en tant que) (?:un |une )?${VALUE}` },
  { kind: 'job', when: `\\b(?:mon (?:metier|travail|boulot|job)) (?:est|c est)(?: d etre)? ${VALUE}` },
  {
    kind: 'city',
    when: `\\bje suis (?:(?:{jobs})) (?:de nuit |de jour )?a (?<value>\\p{L}+)(?= ,|$| et| depuis)`,
    isName: true,
  },
  {
    kind: 'job',
    when: `\\bje condui(?:s|sais) (?:un |une |des |le |la |les )?(?<value>camions?|bus(?: scolaires?)?|cars?(?: scolaires?)?|taxi|trains?|trams?|metro|ambulance|poids lourds?|tracteurs?|grues?)\\b`,
    prefix: 'chauffeur de',
  },
  {
    kind: 'job',
    when: `\\b(?:je suis|j etais|j ai ete) ${ADVERBS}(?:un |une )?(?:ancien |ancienne |jeune |simple |futur |future |apprenti |apprentie )?${job}(?= |$)`,
  },
  {
    kind: 'job',
    when: `\\b(?:je m appelle|moi ,? ?c est|je suis|mon (?:pre)?nom (?:est|c est)) \\p{L}+ ,? ?(?:et )?(?:\\d{2} ans ,? ?)?(?:je suis |un |une )*${job}(?= ,|$| a | de | et | dans | chez | depuis )`,
  },
  {
    kind: 'job',
    when: `^(?:(?:ancien|ancienne|ex) )?${job}(?= de metier| a la retraite| depuis | , (?:\\d|a la retraite|depuis) )`,
  },
  { kind: 'job', when: `\\b${job} de (?:metier|profession|formation)` },
  {
    kind: 'job',
    when: `\\bj (?:enseigne|enseignais) (?:le |la |les |l )?(?!a |au |aux |en |dans )${VALUE}`,
    prefix: 'prof de',
  },
  {
    kind: 'work',
    when: `\\bje (?:tiens|gere|dirige) (?<value>(?:un|une|le|la|mon|ma) (?:\\p{L}+ ?){1,3}?)(?= (?:${STOP})(?: |$)| ,|$)`,
  },
  {
    kind: 'work',
    when: `\\bje (?:travaille|bosse) (?:dans|chez|pour|a la|a l|au|aux) (?!maison|moi |nuit|matin|domicile)${VALUE}`,
  },
  { kind: 'study', when: `\\bj (?:etudie|apprends) (?!pour|beaucoup|la guitare)${VALUE}` },
  {
    kind: 'study',
    when: `(?:^|, |\\b(?:je suis|suis) )(?:en tant qu )?etudiante? en (?:\\p{L}+ annee (?:de|d) )?${VALUE}`,
  },
  {
    kind: 'study',
    when: `\\bje (?:suis etudiante? en|fais (?:des etudes|une licence|un master) (?:de|d|en)) ${VALUE}`,
  },
  {
    kind: 'study',
    when: `\\b(?:je (?:fais|suis|prends|commence)|j ai commence) une? (?:formation|cap|bts|master|licence) (?:de |d |en )${VALUE}`,
  },
  {
    kind: 'hobby',
    when: `\\bje (?:joue|fais|pratique|apprends)(?: \\p{L}+)? (?:de la |de l |du |a la |au |aux |la |le |l |les |des |de )?(?<value>{instruments}|{sports})\\b`,
  },
  {
    kind: 'hobby',
    when: `\\b(?:ma (?:grande |vraie )?passion|mon (?:grand )?(?:hobby|loisir|passe temps|truc))(?: a moi)? ,? ?(?:c est|est) (?!que|quand|de\\b|d\\b)${VALUE}`,
  },
  {
    kind: 'hobby',
    when: `\\bje (?:fais|pratique|vais) (?:de la |de l |du |des |a la |au )(?<value>(?!travail|bureau|boulot|courses?|menage|supermarche)\\p{L}+(?: (?:a|de|en) \\p{L}+)?) (?:\\p{L}+|\\d) (?:fois|soirs?|jours?) par `,
  },
  { kind: 'hobby', when: `\\b(?:je collectionne|je suis passionnee? (?:de|d|par)) ${VALUE}` },
  {
    kind: 'music',
    when: `\\bmon (?:groupe|chanteur|artiste|rappeur) prefere (?:est|c est) ${VALUE}`,
    replaces: true,
  },
  {
    kind: 'music',
    when: `\\bma (?:chanteuse|chanson|musique) preferee (?:est|c est) ${VALUE}`,
    replaces: true,
  },
  { kind: 'film', when: `\\b(?:mon film prefere|ma serie preferee) (?:est|c est) ${VALUE}`, replaces: true },
  { kind: 'food', when: `\\bmon (?:plat|dessert|repas) prefere (?:est|c est) ${VALUE}`, replaces: true },
  { kind: 'colour', when: `\\bma couleur preferee (?:est|c est) ${VALUE}`, replaces: true },
  {
    kind: 'like',
    when: `\\b(?:mon|ma) (?:sport|equipe|livre|auteur|animal|jeu|saison|ville|fleur) preferee? (?:est|c est) ${VALUE}`,
  },
  {
    kind: 'like',
    when: `\\b(?:(?:mon|ma|mes|le|la|les) (?:\\p{L}+ )?|l )preferee?s? ,? ?(?:c est|sont|est|ce sont) (?!pas)${VALUE}`,
  },
  {
    kind: 'dislike',
    when: `\\bj (?:n )?aime ${ADVERBS}pas ${ADVERBS}(?!ca|cela|quand|que|qu|te|vous|du tout|trop ca|me|les gens)${VALUE}`,
  },
  {
    kind: 'dislike',
    when: `\\b(?:je|j) (?:ne |n )?(?:deteste|hais|supporte pas|aime plus|suis pas fan (?:de|du|d)|ai horreur (?:de|du|d)|ai peur (?:de|du|des|d)) (?!m |s |ne |ca|cela|quand|que|qu|te|vous|me|mon|ma|tout)${VALUE}`,
  },
  {
    kind: 'like',
    when: `\\bj (?:aime|adore|kiffe|apprecie|prefere) ${ADVERBS}(?!pas |ca|cela|quand|que|qu|te|vous|me|mon|ma|mes|plus|l idee|ton|ta|ce)${VALUE}`,
  },
  {
    kind: 'like',
    when: `\\bje (?:suis (?:tres |trop |super |grand |grande )*fan (?:de|du|d)|kiffe|prefere|soutiens|supporte (?!pas|plus|mal)) ?(?!que|quand)${VALUE}`,
  },
  {
    kind: 'like',
    when: `(?:^|, )plutot (?!bien|pas|mal|oui|non|cool|sympa|content|contente|que|le soir|le matin)${VALUE}`,
  },
  {
    kind: 'plan',
    when: `\\b(?:j ai|on a|nous avons|j aurai) (?:(?:un|une|mon|ma|mes|des|le|la|les|encore un|encore une|aussi un) )?${ADJECTIVES}${event}\\b(?:(?! ,).)*?${when}\\b`,
  },
  {
    kind: 'plan',
    when: `\\b(?:mon|ma|mes|le|la|l|les) ${ADJECTIVES}${event} (?:est|c est|sont|a lieu|aura lieu|sera) ${when}\\b`,
    replaces: true,
  },
  {
    kind: 'plan',
    when: `${when} ,? ?(?:j ai|on a|il y a|c est|nous avons) (?:(?:un|une|mon|ma|mes|des|le|la|l|les) )?${ADJECTIVES}${event}\\b`,
  },
  {
    kind: 'plan',
    when: `\\b(?:j ai|je passe) (?:bientot )?(?:(?:un|une|mon|ma|mes|des|le|la|les) )?${ADJECTIVES}(?<value>examens?|partiels?|entretien(?: d embauche)?|concours|bac|permis)\\b(?: bientot)?`,
  },
  {
    kind: 'plan',
    when: `\\b(?:je|on|nous) (?:vais|va|allons|par[st]|partons) (?<value>(?:a|au|aux|en) (?:la )?(?!lit|dormir|ce|mon|ma|travail|boulot)\\p{L}+) ${when}\\b`,
    label: 'voyage',
    subject: 'trip',
  },
  {
    kind: 'plan',
    when: `\\b${MY} (?<value>(?:{people})(?: \\p{L}+)?) (?:vient|viennent|arrive|arrivent)(?: \\p{L}+){0,4}? ${when}\\b`,
    label: 'visite de votre',
    subject: 'visit',
  },
  { kind: 'mood', when: `\\b(?:je suis|je me sens|j suis|j etais|suis) ${ADVERBS}(?<value>{moods})\\b` },
]

export const frenchRules = (parts: Parts): Rule[] => makeRules(RULES, parts)

/** "Non, elle s’appelle Ada", "c’est Rex, pas Max", "en fait c’est samedi": about what was told last. */
export const frenchCorrections = (days: string): RegExp[] => [
  rule(
    `^(?:non|nan|pardon|desolee?|en fait|attends|enfin|euh|pas \\p{L}+)[ ,]*(?:non[ ,]+)?(?:c est|je voulais dire|il est|elle est)? ?${whenOf(days)}`,
  ),
  rule(
    `^(?:non|nan|pardon|desolee?|en fait|attends|enfin|euh|pas \\p{L}+)[ ,]*(?:non[ ,]+)?(?:(?:il|elle|ils|elles) s appelle(?:nt)?|son (?:pre)?nom (?:est|c est)|c est|je voulais dire|j ai dit|moi c est)? ?${NAME}(?= ,|$| pas)`,
  ),
  rule(`^(?:c est|il s appelle|elle s appelle) ${NAME} ,? ?(?:et )?pas `),
]

export const frenchPronouns: readonly RegExp[] = [
  rule(`\\b(?:il|elle|ils|elles) (?:s appelle(?:nt)?|s appelait|s appelaient|se nomme(?:nt)?) ${NAME}`),
  rule(`\\bson (?:pre)?nom (?:est|c est) ${NAME}`),
  rule(`\\bje l ai appelee? ${NAME}`),
]

/** « Samedi », « la semaine prochaine », anywhere in a sentence. */
export const frenchWhen = (days: string): RegExp => rule(`(?:^| )${whenOf(days)}(?= |$)`)

/** What was, and what is always so. */
export const frenchUndated =
  /\b(?:hier|dernier|derniere|passee?|tous|toutes|chaque|toujours|jamais|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|week end)(?! \d)|souvent|depuis|aujourd hui|ce matin|etais|etait|avait|avais|il y a|(?:ai|as|a|avons|ont|suis|sommes) (?:\p{L}+ )?\p{L}{2,}(?:e|i|u|is|it|ee|ue))\b/u

/** « Moi c’est le vert », « je dirais le jazz ». */
export const frenchMine = rule(
  `^(?:(?:ah|oh|bon|haha|mdr|ok|ouais|cool) ,? ?)*(?:moi ,? ?c est|moi ,? ?ce serait|pour moi ,? ?c est|(?:le mien|la mienne|les miens|les miennes) ,? ?c est|moi ,? ?je (?:prefere|dirais)|je dirais) (?:plutot |surtout |clairement )*(?!plus|moins|pas|pareil|comme|genre)${VALUE}`,
)

export const frenchDetails: readonly RegExp[] = [
  rule(`\\b(?:il|elle) (?:a|aura|vient d avoir|va avoir) (?<value>(?:\\d{1,2}|\\p{L}+) (?:ans|mois|semaines))\\b`),
  rule(
    `(?:^|, |et )(?:(?:oui|ouais|ben|bah|et) ,? ?)*(?:il|elle) (?:est|etait) (?<value>(?!un peu|bien|contente?|vraiment|super|en train|la|ici|trop|tres|mort|morte|venue?|partie?|malade|ou|en|a |au |tard|temps|tot|vrai|midi|minuit|l |possible|important|deja|pas|plus|chez)(?:(?!(?:${STOP}) )\\p{L}+ ?){1,3}?)(?= (?:${STOP})(?: |$)| ,|$)`,
  ),
  rule(
    `(?:^|, |et )(?:(?:oui|ouais|ben|bah|et) ,? ?)*(?:il|elle) (?:travaille|bosse) (?<value>(?:dans|comme|chez|a|en) (?:\\p{L}+ ?){1,4}?)(?= (?:et|mais|car|donc)(?: |$)| ,|$)`,
  ),
]
