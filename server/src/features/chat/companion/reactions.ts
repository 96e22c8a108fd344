// Reactions to good and bad news, to "tea or coffee?" and to a wish for advice. A player's word is repeated only where our own
// lists know it, and nothing is chosen where a bet could be meant.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Reading } from './acts.ts'
import { content } from './content.ts'
import type { Lines } from './lines.ts'
import { capture } from './memory/reading.ts'
import type { RandomIndex } from './play.ts'
import type { Topic } from './topics.ts'
import { wordsIn } from './words.ts'

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

/** The advice of the topic that is asked about, or advice that fits any question. */
export function adviceLine(
  topic: Topic | null,
  { isOpenAdvice }: Reading,
  isAskedAbout: boolean,
  lines: Lines,
): string | null {
  const fits = topic !== null && (WIDE.has(topic.id) || (isAskedAbout && !isOpenAdvice && topic.id !== 'work'))
  return (fits ? lines.choose(topic.lines.advice) : null) ?? lines.choose(lines.replies.advice)
}

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
