// Answers questions about the app from its own texts: rules, returns, fees, limits, how to verify. Full-text search
// (BM25), and only for a question that is about the app: no answer is better than a vaguely related one.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import MiniSearch from 'minisearch'
import { plain, words } from '../safety/normalise.ts'
import { isTypo } from './match.ts'
import type { Article } from './companion.ts'

export interface Text extends Article {
  /** Words that a question about it would contain. */
  readonly terms: string
}

interface Indexed {
  readonly search: MiniSearch<{ id: string; title: string; terms: string; text: string }>
  readonly byId: ReadonlyMap<string, Text>
  /** What a question about each text would contain: its title and terms. */
  readonly about: ReadonlyMap<string, ReadonlySet<string>>
}

/** Stop words: they occur in any question and find nothing. */
const COMMON = new Set(
  (
    'mean means how what whats hows wheres whos when where why who which is are was were be been do does did can could may will would should i you he she it we they my your his her our their me him us them ' +
    'the a an of in on to for this that these those and but with about from at by as if not no yes so just very really please there here some any all more most much many get got have has had ' +
    'tell explain show know want need like work works go going make makes take use using one two first last day today now time thing things way good best up down off out over into ' +
    'comment que quoi quel quelle quels quelles quand ou pourquoi qui est sont etait je tu il elle on nous vous ils elles mon ma mes ton ta tes votre vos son sa ses leur leurs me te se moi toi ' +
    'le la les un une des du de en sur pour par avec dans au aux ce cet cette ces et mais ne pas plus non oui si tout tous toute bien tres y a ai as ont avez avoir etre fait faire peut puis dois doit ' +
    'ca marche fonctionne est-ce qu ce dis dites expliquez montrez veux voudrais besoin combien jour temps chose bon bonne meilleur aujourd hui maintenant ici sert servent prendre prend utiliser mettre'
  ).split(' '),
)
/** Words of everyday talk that are terms of the app as well. Alone among other words they prove nothing. */
const ORDINARY = new Set(
  (
    'app house history casino work code name friend friends number money gold coins coin worth dollar dollars card cards bank phone mobile email address picture photo page screen colour colours language french english ' +
    'worth recommend list beginner beginners easiest long longer play player game games bet bets betting stake win wins winning lose loss lost luck lucky chance odds limit limits level random check prove test order back return returns top pay paid payment buy price cost free gift bonus invite vip ' +
    'crash bomb fruit fruits football wheel ball goal roller roll dice scratch lottery ticket draw round colour red black green number numbers digit digits minute minutes seconds line lines night dark mode sound voice remember chat talk message delete stop break help support question complain human robot ai cut safe secure risk minimum maximum min max smallest largest fair cheat edge percent ' +
    'longtemps histoire recommander conseiller conseilles liste sympa sympas facile faciles debutant debutants changer modifier oublie appli application maison travail nom ami amis argent or piece pieces valeur carte banque telephone adresse photo ecran couleur langue francais anglais jouer joueur jeu jeux mise mises miser pari parier gagner gain gains perdre perte chance hasard limite limites niveau verifier preuve commande retour retours haut payer paiement acheter prix gratuit cadeau bonus inviter ' +
    'bombe fruits foot ballon but roue lancer gratter loterie billet tirage manche rouge noir vert chiffre chiffres minute minutes secondes ligne nuit sombre son voix souvenir discussion message effacer arreter aide assistance question plainte humain robot ia couper coupe savez sais sur securite risque minimale maximale petite grande equitable tricher avantage pourcentage'
  ).split(' '),
)
/** A question about the character: "do you like football?" */
const PERSONAL = /\b(you|your|yours|vous|votre|vos|tu|te|toi|ton|ta|tes|t)\b/
/** "Which games do you have?" is about the app all the same. */
const OFFERED =
  /\b((do|have) you (have|got|offer)|you (recommend|suggest)|(vous|tu) (me )?(avez|proposes|proposez|conseilles|conseillez|recommandes|recommandez)|(avez|proposez|conseillez|recommandez) vous)\b/
/** What a question begins with, after a greeting. */
const QUESTION = new RegExp(
  '^(?:(?:hi|hello|hey|ok|so|and|but|please|sorry|excuse me|bonjour|salut|bonsoir|coucou|alors|et|mais|svp|pardon|\\p{L}+,)[ ,!.]+){0,2}' +
    "(?:how|what|what's|where|where's|when|why|which|who|can|could|may|is|are|do|does|will|explain|tell me|show me|help me (?:to )?(?:understand|find)|i (?:do not|don't|dont) understand|" +
    "comment|quel|quelle|quels|quelles|quand|pourquoi|qui|que|qu'|quoi|ou|combien|c'est quoi|est-ce|est ce|puis-je|puis je|peut-on|peut on|pouvez|a quoi|y a-t-il|y a t il|il y a|on peut|je peux|expliqu\\p{L}*|montre\\p{L}*|dites-moi|dites moi|dis-moi|dis moi|je ne comprends pas)(?![\\p{L}])",
  'u',
)

/** Terms of several words that mean something else on their own. They are searched as one word: `time-out` as `timeout`. */
const COMPOUNDS = /\b(time|cash|auto|self|two|mise|deux|bombe)[ -](outs?|bets?|exclu\w*|step|auto|etapes|en or)\b/g
const joined = (text: string): string =>
  plain(text).replace(COMPOUNDS, (_, first: string, last: string) => (first + last).replace(' ', ''))
const termsOf = (text: string): string[] =>
  words(joined(text))
    .flatMap((word) => word.split("'"))
    .filter((word) => word.length > 1 && !COMMON.has(word))
/** The minimum score of a text. */
const FIT = 3
/** How many of the best texts may answer: in "my password in this app", the best one is about the app. */
const TRIED = 3

/** Builds the search index of a language. */
function index(texts: readonly Text[]): Indexed {
  const search = new MiniSearch<{ id: string; title: string; terms: string; text: string }>({
    fields: ['title', 'terms', 'text'],
    processTerm: (term) => {
      const bare = plain(term).replace(/^[ldjcmtsnq]u?'/, '')
      return bare.length > 1 && !COMMON.has(bare) ? bare : null
    },
    searchOptions: {
      boost: { title: 2, terms: 3 },
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      prefix: (term) => term.length > 3,
    },
  })
  search.addAll(texts.map(({ id, title, terms, text }) => ({ id, title, terms, text })))
  return {
    search,
    byId: new Map(texts.map((text) => [text.id, text])),
    about: new Map(texts.map(({ id, title, terms }) => [id, new Set(termsOf(`${title} ${terms}`))])),
  }
}

export class Knowledge {
  readonly #texts: Readonly<Record<Language, () => readonly Text[]>>
  readonly #indexed: Partial<Record<Language, Indexed>> = {}

  /** A language is indexed on its first question. */
  constructor(texts: Readonly<Record<Language, () => readonly Text[]>>) {
    this.#texts = texts
  }

  find(query: string, language: Language): Article | null {
    const asked = [...new Set(termsOf(query))]
    if (asked.length === 0) return null
    const { search, byId, about } = (this.#indexed[language] ??= index(this.#texts[language]()))
    const isQuestion = QUESTION.test(plain(query)) || /\?\s*$/.test(query)
    const isPersonal = PERSONAL.test(plain(query)) && !OFFERED.test(plain(query).replaceAll('-', ' '))
    const fits = (id: string): boolean => {
      const known = asked.filter((word) => isIn(about.get(id) ?? new Set(), word))
      // Without the shape of a question, only terms of the app make one: "withdrawal fees".
      if (!isQuestion && known.length < asked.length) return false
      return isAbout(asked, known, isQuestion, isPersonal)
    }
    const found = search.search(asked.join(' ')).filter(({ score }) => score >= FIT)
    const best = found.slice(0, TRIED).find(({ id }) => fits(id as string))
    return best ? (byId.get(best.id as string) ?? null) : null
  }
}

/** Whether the terms that a question shares with a text say enough. No single everyday word does, unless it is all. */
function isAbout(
  asked: readonly string[],
  known: readonly string[],
  isQuestion: boolean,
  isPersonal: boolean,
): boolean {
  const telling = known.filter((word) => !ORDINARY.has(word)).length
  if (known.length === asked.length) return telling > 0 || (isQuestion && !isPersonal)
  if (telling > 0) return known.length / asked.length >= 1 / 3
  return known.length >= 2 && known.length / asked.length > 1 / 2
}

/** The word itself, or another form of it. */
const isIn = (about: ReadonlySet<string>, word: string): boolean =>
  about.has(word) ||
  (word.length > 4 && [...about].some((term) => term.length > 4 && (term.startsWith(word) || word.startsWith(term)))) ||
  (word.length > 6 && [...about].some((term) => isTypo(word, term)))
