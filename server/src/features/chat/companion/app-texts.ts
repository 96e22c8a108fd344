// What the characters know about the app. Figures come from the rulebook, so that they cannot disagree with the games; the
// operator's own questions and answers are added.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { GameFacts } from '@glasshouse/rulebook/play/game'
import { STAKE_MAX, STAKE_MIN, STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { RECHARGE } from '@glasshouse/rulebook/core/payments'
import { CHAT_ANSWERS, CHAT_ANSWERS_VIP, CHAT_TEXT_MAX, CHAT_TEXT_MAX_VIP } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { appWordsEn } from './app-words-en.ts'
import { appWordsFr } from './app-words-fr.ts'
import { gameWords } from './game-words.ts'
import type { Text } from './knowledge.ts'

export interface Question {
  readonly id: string
  readonly question: string
  readonly answer: string
}

const FAQ_PAGE = '/pages/accounts/faq'
const gold = (amount: Coins | number, language: Language): string => amount.toLocaleString(language)
const percent = ({ rtp }: GameFacts, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number((rtp.of * 1_000_000n) / rtp.per) / 1_000_000,
  )

export const appTexts = (
  language: Language,
  facts: readonly GameFacts[],
  questions: readonly Question[],
): readonly Text[] => [
  ...facts.flatMap((game) => gameTexts(game, language)),
  ...houseTexts[language].map(([id, title, terms, text, label, to]) => ({
    id,
    title,
    terms,
    text: fill(text, language),
    link: { label, to },
  })),
  ...questions.map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    title: question,
    terms: question,
    text: answer,
    link: { label: 'FAQ', to: FAQ_PAGE },
  })),
]

function gameTexts(game: GameFacts, language: Language): Text[] {
  const known = gameWords[language][game.id]
  if (!known) return []
  const { title, terms, rules, page } = known
  const share = percent(game, language)
  const returns =
    language === 'en'
      ? `${title} returns ${share} of all stakes over very many bets; any single one can win or lose. The odds are the same for everyone.`
      : `${title} rend ${share} des mises sur un très grand nombre de paris ; un pari isolé peut gagner ou perdre. Les chances sont les mêmes pour tous.`
  const label = language === 'en' ? `Rules of ${title}` : `Règles de ${title}`
  const returnsPage = { label: language === 'en' ? 'All returns' : 'Tous les retours', to: '/pages/fairness/returns' }
  const about =
    language === 'en'
      ? 'return returns rtp edge percent payback'
      : 'retour retours rtp avantage pourcentage redistribution'
  return [
    { id: `rules-${game.id}`, title, terms, text: rules, link: { label, to: page } },
    {
      id: `return-${game.id}`,
      title: `${title} ${about}`,
      terms: `${terms} ${about}`,
      text: returns,
      link: returnsPage,
    },
  ]
}

const fill = (text: string, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figures: Readonly<Record<string, Coins | number>> = {
      stakeMin: STAKE_MIN,
      stakeMax: STAKE_MAX,
      stakeStep: STAKE_STEP,
      rechargeMin: RECHARGE.minGold,
      rechargeMax: RECHARGE.maxGold,
      answers: CHAT_ANSWERS,
      answersVip: CHAT_ANSWERS_VIP,
      text: CHAT_TEXT_MAX,
      textVip: CHAT_TEXT_MAX_VIP,
    }
    return gold(figures[name] ?? 0, language)
  })

const houseTexts = { en: appWordsEn, fr: appWordsFr } as const
