// Questions about what the player may have told: "which day did I say my brother’s coming?", "dans quelle ville je vais vivre
// déjà ?". Their frame says who is asked; what remains is what is asked, turned round to the player.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { isSayable, turnedRound } from './mirror.ts'
import type { Sentence } from './reading.ts'
import { rule } from './rules.ts'

interface Frame {
  /** What says that something told is meant. */
  readonly telling: RegExp
  /** Taken out, at the start, inside and at the end. */
  readonly shed: RegExp
}

const FRAMES: Readonly<Record<Language, Frame>> = {
  en: {
    telling: /\b(?:remember|recall|remind me|did i (?:say|tell you|mention)|i (?:told|tell|said)|again|already)\b/,
    shed: /^(?:(?:wait|so|and|but|hey|ok|okay|oh|well|btw|by the way|hmm|sorry|now|actually|anyway|just checking|quick question) ,? ?)+|\b(?:(?:do|can|did|will|would) )?(?:you )?(?:still |even |actually )?(?:remember|recall|remind me|tell me|know)\b(?: of)? ?,? ?|\bdid i (?:say|tell you|mention)(?: that| to you)? ?| ?,? ?\b(?:again|already|just checking|lol|haha)\b/g,
  },
  fr: {
    telling: /\b(?:souviens|souvenez|rappelles?|rappelez|deja|ai dit|oublie|redis|redites)\b/,
    shed: /^(?:(?:et|au fait|dis|dites|attends|bon|alors|du coup|euh|mais|sinon|d ailleurs|tiens|ok) ,? ?)+|\b(?:est ce que )?(?:(?:tu|vous) )?(?:(?:te|vous|t|m|me) )?(?:en )?(?:souviens|souvenez|rappelles?|rappelez|sais|savez|redis|redites)(?: (?:tu|vous|moi|encore|toujours|plus))* ?,? ?| ?,? ?\b(?:je (?:te|vous|t) (?:l )?ai dit|tu te souviens|deja|hein|stp|mdr)\b/g,
  },
}

/** The question without its frame. */
export const withoutFrame = (text: string, language: Language): string =>
  text.replace(FRAMES[language].shed, ' ').replace(/\s+/g, ' ').trim()

const NOUN = '(?!am|are|was|were|do|did|have|will|is|does|if|can|could|should|would|i |we |my )\\p{L}+'
const WHERE = `(?<wh>(?:(?:in|to|with|for|on|at|from) )?(?:where|when|who|whose \\p{L}+|how (?:many|old|long|often)(?: \\p{L}+)?|(?:what|which) ${NOUN}))`
/** "Where am I going?", "when I’m leaving", "what day my exam is". */
const ENGLISH = [
  rule(`^${WHERE} (?<verb>am|are|was|were|do|have|will) (?:i|we) (?<rest>\\p{L}.*)$`),
  rule(`^(?:${WHERE}|(?<what>what)) (?<said>(?:i|we|my|our) \\p{L}.*)$`),
  rule(`^${WHERE} (?:did (?:i|we)|(?:is|are|was|were|does|did|do) (?:my|our)) (?<other>\\p{L}.*)$`),
]
const AUX: Readonly<Record<string, string>> = {
  am: '’re',
  are: '’re',
  was: ' were',
  were: ' were',
  do: '',
  have: '’ve',
  will: '’ll',
}

const MINE = '(?:je|j|on|nous|mon|ma|mes|notre|nos)'
const ASKED =
  '(?:(?:dans|a|en|de|d|avec|pour|chez|sur|vers) )?(?:quoi|qui|quels? \\p{L}+|quelles? \\p{L}+|ou|quand|combien(?: (?:de|d) \\p{L}+)?)'
/** « Quel jour je pars », « c’est quoi le sport que je fais », « je pars où samedi », « ce que je fais ». */
const FRENCH = [
  rule(`^(?:de )?(?<what>ce que|ce qu) (?<said>${MINE} \\p{L}.*)$`),
  rule(`^(?<wh>${ASKED})(?: est ce qu(?:e|))? (?<said>${MINE} \\p{L}.*)$`),
  rule(`^c est (?:quoi|quelle?) (?<article>le|la|l|mon|ma) (?<that>\\p{L}.*\\b(?:que|ou|qu) (?:je|j|on)\\b.*)$`),
  rule(`^(?<said>(?:je|j|on) \\p{L}+(?: \\p{L}+)?) (?<wh>${ASKED})(?: (?<rest>\\p{L}.*))?$`),
]
/** What to do is asked elsewhere, and what was done or lost may be no question at all. */
const OTHERWISE =
  /\b(?:can|could|should|shall|must|need|wrong|start|begin|supposed|deserve|win|won|lose|lost|bet|bets|worth|owe|puis|peux|peut|pourrais|dois|doit|devrais|faut|gagne|gagner|perdu|perds|mise|mises|sers|vaux|you|your|tu|te|toi|ton|ta|tes|vous|votre|vos)\b/

/** What is asked of what was told, said to the player; empty where it can’t be said, null where nothing is. */
export function untoldIn(sentences: readonly Sentence[], language: Language): string | null {
  for (const sentence of sentences) {
    if (!sentence.isQuestion) continue
    const isTelling = FRAMES[language].telling.test(sentence.text)
    const bare = withoutFrame(sentence.text, language)
    if (OTHERWISE.test(bare)) continue
    const patterns = language === 'en' ? ENGLISH : FRENCH
    const match = patterns.map((pattern) => pattern.exec(bare)).find((found) => found !== null)
    if (!match || (match.groups?.['what'] !== undefined && !isTelling)) continue
    return saidOf(sentence, match, language)
  }
  return null
}

function saidOf(sentence: Sentence, match: RegExpExecArray, language: Language): string {
  const said = language === 'en' ? englishOf(sentence, match) : frenchOf(sentence, match)
  const isShort = said !== null && said.split(' ').length <= LONGEST && /^[\p{L}\p{M}\d ’-]+$/u.test(said)
  return isShort && isSayable({ plain: said, said }) ? said : ''
}
const LONGEST = 12

const part = (match: RegExpExecArray, name: string): string => match.groups?.[name] ?? ''

function englishOf(sentence: Sentence, match: RegExpExecArray): string | null {
  const wh = part(match, 'wh') || part(match, 'what')
  const turn = (name: string): string | null => turnedRound(wordsOf(sentence, part(match, name)), 'en')
  if (part(match, 'other') !== '') return null
  if (part(match, 'said') !== '') return `${wh} ${turn('said') ?? ''}`
  return `${wh} you${AUX[part(match, 'verb')] ?? ''} ${turn('rest') ?? ''}`
}

function frenchOf(sentence: Sentence, match: RegExpExecArray): string | null {
  const { that } = match.groups ?? {}
  if (that !== undefined) {
    const article = part(match, 'article')
    const turned = turnedRound(wordsOf(sentence, `${article} ${that}`), 'fr')
    return turned && `${/^(?:la|ma)$/.test(article) ? 'quelle' : 'quel'} est ${turned}`
  }
  const asked = part(match, 'wh') || 'ce que'
  const wh = asked === 'quoi' ? 'ce que' : asked.replace(/\bou$/, 'où').replace(/^a /, 'à ')
  const said = turnedRound(wordsOf(sentence, [part(match, 'said'), part(match, 'rest')].join(' ').trim()), 'fr')
  return said && `${wh} ${said}`
}

/** The words of a part of a sentence, as they were written. */
function wordsOf(sentence: Sentence, wanted: string): Sentence['words'] {
  const words = wanted.split(' ')
  let at = 0
  return words.flatMap((plain) => {
    const found = sentence.words.findIndex((word, i) => i >= at && word.plain === plain)
    if (found >= 0) at = found + 1
    return sentence.words[found] ?? { plain, raw: plain }
  })
}
