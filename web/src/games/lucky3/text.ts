import {
  BETS,
  BIG_FROM,
  BOX_PAYS,
  digitSum,
  lucky3,
  multiplierOf,
  TICKET_PAYS,
  type BetType,
  type Lucky3Choice,
  type Lucky3Outcome,
} from '@glasshouse/rulebook/games/lucky3/rules'
import { belowLines } from '../../play/lottery/drawn-lines.ts'
import type { LotteryText } from '../../play/lottery/lottery-game.ts'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { picksOf } from './ticket/pick.ts'

export type Say = Translate<keyof (typeof messages)['en']>

const NUMBERS = 1000
export const HIGHEST_SUM = 27

/** 980×, 1.96×: decimals only where there are some. */
export const timesText = (hundredths: number, format: Format): string =>
  hundredths % 100 === 0 ? `${format.number(hundredths / 100)}×` : format.multiplier(hundredths / 100)

/** What a kind of bet pays, as far as the digits chosen so far decide it; a ticket names all three amounts. */
export function paysText({ type, pick }: Lucky3Choice, format: Format): string {
  if (type === 'ticket')
    return `${TICKET_PAYS.filter((pays) => pays > 0)
      .map((pays) => format.number(pays / 100))
      .join('·')}×`
  if (type === 'box' && pick.length < picksOf('box'))
    return `${format.number(BOX_PAYS.different / 100)}·${timesText(BOX_PAYS.pair, format)}`
  return timesText(BETS[type].top(pick), format)
}

const sumsOf = (type: BetType) =>
  type === 'small' ? { from: 0, to: BIG_FROM - 1 } : { from: BIG_FROM, to: HIGHEST_SUM }

/** When it wins, in a few text. */
export const meansText = (type: BetType, t: Say): string => t(`${type}Means`, sumsOf(type))

/** The same for a narrow place, of a bet that names no digits. */
export function briefText(type: BetType, t: Say): string {
  if (type === 'triple') return t('briefTriple')
  return type === 'small' || type === 'big' ? t('briefSums', sumsOf(type)) : t('briefSum')
}

/** A kind and its digits stay on one line. */
export const choiceText = ({ type, pick }: Lucky3Choice, t: Say): string =>
  [t(type).toLowerCase(), pick].join('\u00a0').trim()

/** 3 + 8 + 1 = 12 · small · even, or as much of it as stands. */
export function sumText(digits: string, t: Say): string {
  const sum = digitSum(digits)
  const names = (['small', 'big', 'odd', 'even', 'triple'] as const).filter((type) => BETS[type].wins(digits, ''))
  return [`${[...digits].join(' + ')} = ${sum}`, ...names.map((type) => t(type).toLowerCase())].join(' · ')
}

export function unfinishedText({ type, pick }: Lucky3Choice, t: Say): string {
  const missing = picksOf(type) - pick.length
  if (missing === 0) return t('noTripleBox')
  return t('pickMore', { n: missing })
}

type Paid = Parameters<LotteryText<Lucky3Choice, Lucky3Outcome>['paid']>[0]

export function paidText({ gold, payout, choice, outcome: { digits } }: Paid, t: Say, format: Format): string {
  const hundredths = multiplierOf(choice, digits)
  const { type, pick } = choice
  if (hundredths === 0)
    return type === 'ticket' ? t('noPlace', { digits, pick }) : t('notPaid', { digits, choice: choiceText(choice, t) })
  const sum = `${format.gold(gold)} × ${timesText(hundredths, format)} = ${format.gold(payout)}`
  return type === 'ticket' ? t('paidPlaces', { n: TICKET_PAYS.indexOf(hundredths), sum }) : sum
}

export function useLucky3Text(): LotteryText<Lucky3Choice, Lucky3Outcome> {
  const t = useMessages(messages)
  const proof = useMessages(proofMessages)
  const format = useFormat()
  return {
    choice: (choice) => choiceText(choice, t),
    unfinished: (choice) => unfinishedText(choice, t),
    outcome: ({ digits }) => t('outcome', { digits, sum: digitSum(digits) }),
    pill: ({ digits }) => ({ content: digits }),
    drawn: (draws, { digits }) => [...belowLines(draws(), NUMBERS, proof, format), t('written', { digits })],
    paid: (bet) => paidText(bet, t, format),
    // Until the digits are picked their limits are not known either: the line says when this kind of bet wins.
    warning: (choice) => (lucky3.isChoice(choice) ? null : meansText(choice.type, t)),
  }
}
