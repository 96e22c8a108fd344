// Reactions to good and bad news, to "tea or coffee?" and to a wish for advice. A player's word is repeated only where our own
// lists know it, and nothing is chosen where a bet could be meant.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Reading } from './acts.ts'
import type { Act, Article } from './companion.ts'
import { content } from './content.ts'
import { WEAK, type Hearing } from './hearing.ts'
import { ADVISING } from './intents.ts'
import type { Lines } from './lines.ts'
import { screen } from '../safety/screen.ts'
import { unknownAdvice } from './echo.ts'
import { acceptable } from './memory/fact.ts'
import { capture, sentencesOf } from './memory/reading.ts'
import type { RandomIndex } from './play.ts'
import { isWide, topicOf, type Topic } from './topics.ts'
import { withAccents, wordsIn } from './words.ts'

const ARTICLE = /^(?:the|an?|le|la|les|l|une?|des|du|de la|plutot) /
const CHOICES: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|, |(?:prefer|rather|like(?: better| more)?|choose|pick|are you|more of|be) )(?<one>(?:(?:the|an?) )?\p{L}+(?: \p{L}+)?) or (?<other>(?:(?:the|an?) )?\p{L}+(?: \p{L}+)?)(?: person| more| better)?$/du,
  fr: /(?:^|, |(?:preferes?|preferez|aimes?(?: mieux)?|aimez(?: mieux)?|choisis|choisissez|es tu|tu es|t es|etes vous|vous etes|plutot) )(?<one>(?:(?:le|la|les|l|une?|des|du|de la) )?\p{L}+(?: \p{L}+)?) ou (?:bien )?(?:plutot )?(?<other>(?:(?:le|la|les|l|une?|des|du|de la) )?\p{L}+(?: \p{L}+)?)$/du,
}
const BETTING =
  /\b(?:bet|bets|stake|red|black|odd|even|big|small|higher|lower|heads|tails|number|numbers|crash|roulette|bomb|mines|dice|mise|mises|miser|rouge|noir|pair|impair|grand|petit|pile|face|numero|now|not|maintenant|pas|non|no|yes|oui)\b/

export function newsLine({ isBadNews, isGoodNews }: Reading, lines: Lines): string | null {
  const { badNews, goodNews } = lines.replies
  return isBadNews ? lines.choose(badNews) : isGoodNews ? lines.choose(goodNews) : null
}

export function choiceLine(reading: Reading, language: Language, lines: Lines): string | null {
  const choice = choiceIn(reading, language, lines.random)
  if (choice === null) return null
  const { choose, undecided } = lines.replies
  return (choice && lines.choose(choose, { choice })) || lines.choose(undecided)
}

/** Topics whose advice fits whatever is asked about them. A recipe doesn’t help with a dog that steals food. */
const WIDE: ReadonlySet<string> = new Set(['sleep', 'feelings', 'plants', 'pets', 'hobby', 'tech', 'day', 'home'])

/** Its advice is about tidying. */
const ABOUT_HOME =
  /\b(?:tid\w+|clean\w*|declutter\w*|mess\w*|organi[sz]e\w*|clutter\w*|decorat\w*|room|flat|house|apartment|rang\w*|menage|nettoy\w*|bazar|desordre|decor\w*|appart\w*|maison|chambre|salon)\b/

/** A question of few words names nothing of its own. */
const isShort = ({ asked, text }: Reading): boolean => (asked?.text ?? text).split(' ').length <= SHORT
const SHORT = 8
const FEW = 5
/** "And if it rains?" */
const FOLLOW_UP =
  /^(?:(?:and|but|ok|et|mais|merci|thanks|oui|yes|bonne idee|good idea) ,? ?)*(?:if|what if|and if|s il|s ils|si)\b/
/** Who is meant was said before. */
const OF_OTHERS = /\b(?:him|her|them|lui|leur)\b|\b(?:le|la|les|l) \p{L}+(?:er|ir|re)\b/u
const POINTING = /\b(?:him|her|it|them|that|this|le|la|les|lui|leur|l|ca|wrong|mal fait)\b/

/** The advice of the topic that is asked about, or advice that fits any question. */
export function adviceLine(
  named: Topic | null,
  reading: Reading,
  isAskedAbout: boolean,
  lines: Lines,
  topics: readonly Topic[],
  language: Language,
): string | null {
  const { isOpenAdvice } = reading
  const topic = isAskedAbout ? (ofVerb(reading, topics) ?? named) : named
  const fits =
    topic !== null &&
    (topic.id !== 'home' || ABOUT_HOME.test(reading.text)) &&
    (WIDE.has(topic.id)
      ? isAskedAbout || isOpenAdvice || isShort(reading)
      : (isAskedAbout || (isShort(reading) && topic.id !== 'food')) && !isOpenAdvice && topic.id !== 'work')
  return (
    (fits ? lines.choose(topic.lines.advice) : null) ??
    (isOpenAdvice ? null : unknownAdvice(reading, language, lines)) ??
    lines.choose(lines.replies.advice)
  )
}

/** What somebody likes, where a present for them is asked for. */
const GIFT = /\b(?:gifts?|presents?|cadeaux?|offrir|(?:get|buy) (?:him|her|them|my))\b/
const LIKING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?!(?:i|we|you) )\p{L}+ (?:really |absolutely |just )?(?:loves?|adores?|likes?|enjoys?|is (?:really )?into|are into|is (?:mad|crazy|nuts) about|is a fan of) (?!it|that|to|when|you|me|us)(?<liking>\p{L}+(?: (?!and|but|so|or|a|what|any)\p{L}+){0,2}?)(?= (?:and|but|so|or|a lot|what|any)\b| ,|$)/du,
  fr: /\b(?!(?:j|je|on|tu|n) )\p{L}+ (?:adore|adorent|aime|aiment|kiffe|est fan de|est fan d|est dingue de) (?:beaucoup |bien |trop )?(?!pas|ca|que|quand|me|te|rien)(?<liking>(?:(?:le|la|les|l) )?\p{L}+(?: (?!et|mais|donc|alors|tu|t|une?)\p{L}+){0,2}?)(?= (?:et|mais|donc|alors|tu|t|une?)\b| ,|$)/du,
}
function giftLine(
  { reading, before }: Pick<Hearing, 'reading' | 'before'>,
  language: Language,
  lines: Lines,
): string | null {
  if ((!reading.wantsAdvice && !reading.isQuestion) || !GIFT.test(reading.text)) return null
  const told = [...reading.sentences, ...before.flatMap((text) => sentencesOf(text, language))]
  for (const sentence of told) {
    const found = LIKING[language].exec(sentence.text)
    const liking = found ? withAccents(capture(sentence, found, 'liking'), language) : ''
    if (liking !== '' && screen(liking) === null && acceptable(liking, 'like') !== null)
      return lines.choose(lines.replies.gifts, { liking })
  }
  return null
}

/** "What should I read on holiday?" is about books. */
const WHAT_TO_DO =
  /\b(?:should|can|could|shall|to|would) (?:i |we |you )?(\p{L}+)|\b(?:dois|devrais|peux|pourrais|peut|pourrait)(?: je| on)? (\p{L}+)|\b(?:quoi|pour|a) (\p{L}+(?:er|ir|re))\b/u
function ofVerb({ asked, text }: Reading, topics: readonly Topic[]): Topic | null {
  const [, ...verbs] = WHAT_TO_DO.exec(asked?.text ?? text) ?? []
  const verb = verbs.find((one) => one !== undefined)
  const topic = verb === undefined ? null : topicOf(verb, topics, null)
  return topic && topic.lines.advice.length > 0 && !isWide(topic) ? topic : null
}

/** "And you?" and "why?": about the last line, or the topic that the question names. */
export function answerBack(
  { reading, topic, hit }: Hearing,
  before: Topic | null,
  act: Act | null,
  howAreYou: readonly string[],
  lines: Lines,
): { readonly text: string; readonly act: Act | null } | null {
  const about = topic ?? before
  const { why, andYou } = lines.replies
  if (reading.isWhy) {
    const text = (about && act !== 'recall' && lines.choose(about.lines.why)) ?? lines.choose(why)
    return text ? { text, act: 'why' } : null
  }
  if (!reading.isAndYou) return null
  const isGreeting =
    hit?.intent.id === 'how-are-you' || hit?.intent.id === 'fine' || act === 'how-are-you' || about === null
  const text = lines.choose(isGreeting ? howAreYou : about.lines.mine) ?? lines.choose(andYou)
  return text ? { text, act: isGreeting ? null : 'mine' } : null
}

/** What is asked of the app is answered by its texts. */
const APP =
  /\b(?:app|appli|application|games?|jeux?|bets?|bet|mises?|miser|gold|coins?|deposits?|withdraw\w*|retraits?|depots?|account|compte|password|stakes?|roulette|crash|wingo|bonus|vip|rtp|log ?in|sign ?in|seeds?|graines?|limits?|limites?|verif\w*|languages?|langue|self ?exclu\w*|auto ?exclu\w*|exclu\w*|inviter des amis|invitations?|invite friends|parrain\w*|delete|supprimer|mot de passe|connexion|connecter|email|wallet|portefeuille)\b/

export const namesApp = ({ text }: Reading): boolean => APP.test(text)

/** Advice on what the question names, or what was told with it or just before it. */
export function adviceOn(
  { reading, before, isOnAsked, hit }: Hearing,
  act: Act | null,
  language: Language,
  lines: Lines,
): string | null {
  const { asked, text } = reading
  const gift = giftLine({ reading, before }, language, lines)
  if (gift) return gift
  if (hit !== null && hit.score >= WEAK && ADVISING.has(hit.intent.id)) return null
  const isFollowUp = act === 'advice' && FOLLOW_UP.test(text)
  if (!(reading.wantsAdvice || isFollowUp) || namesApp(reading)) return null
  // "Any tips?" is about what was told before; "any tips for dinner?" is not.
  const said = asked?.text ?? text
  const isOpen =
    isFollowUp || (!isOnAsked && isShort(reading) && (said.split(' ').length <= FEW || POINTING.test(said)))
  const earlier = isOpen ? before.map((told) => `${text} , ${told}`) : []
  const isOfOthers = isFollowUp || OF_OTHERS.test(said)
  for (const one of [...(isOfOthers ? earlier : []), asked?.text, text, ...earlier]) {
    const found = one ? content[language].advice.find(({ when }) => when.test(one)) : null
    const line = found ? lines.choose(found.lines) : null
    if (line) return line
  }
  return null
}

/** A text of the app behind a lead that was not used for it yet; null where all were. */
export function articleLine({ id, text }: Article, lines: Lines): string | null {
  const leads = lines.replies.appLeads.map((lead) => lines.fill(lead))
  const at = leads.findIndex((_, i) => !lines.wasUsed(`app:${id}:${i}`))
  if (at < 0) return null
  lines.noteId(`app:${id}:${at}`)
  return (leads[at] ?? '') + text
}

/** Whom or what a story has told of. */
const OF_STORY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:and|but|so|oh|haha|aww|wait|ok|hmm) ,? ?)*(?:why|how|what|who|where|when|did|was|were|is|are|do|does|has)\b.*\b(?:he|she|they|it|him|her|them|his|their|the (?!app|game)\p{L}+|happened|happens|end|ends|next|all)\b/u,
  fr: /^(?:(?:et|mais|alors|oh|ah|haha|mdr|ok|du coup) ,? ?)*(?:pourquoi|comment|qui|que|qu|quoi|ou|quand|est ce|il|elle|ils|elles|c etait|c est)\b.*\b(?:il|elle|ils|elles|lui|on|ca|son|sa|ses|leur|fin|suite|passe|le|la|les)\b/u,
}

export const asksOfStory = ({ sentences, isToMe, wantsAdvice }: Reading, language: Language): boolean =>
  !isToMe && !wantsAdvice && sentences.some(({ text, isQuestion }) => isQuestion && OF_STORY[language].test(text))

/** The chosen one; empty where the words are not ours to repeat, null where nothing is to be chosen. */
function choiceIn({ sentences }: Reading, language: Language, random: RandomIndex): string | null {
  const sentence = sentences.findLast(({ isQuestion }) => isQuestion)
  const match = sentence && CHOICES[language].exec(sentence.text)
  if (!sentence || !match || BETTING.test(sentence.text)) return null
  const given = [capture(sentence, match, 'one'), capture(sentence, match, 'other')]
  const plainly = [match.groups?.['one'] ?? '', match.groups?.['other'] ?? '']
  const isPersonal = /\b(?:you|tu|te|t|vous)\b/.test(sentence.text)
  const areOurs = plainly.every((one) => isOurs(one, language))
  if (!areOurs) return isPersonal ? '' : null
  return given[random(2)] ?? ''
}

const isOurs = (text: string, language: Language): boolean => {
  const bare = text.replace(ARTICLE, '')
  return wordsIn(language).tastes.has(bare) || content[language].topics.some(({ words }) => words.includes(bare))
}
