// The texts of Wingo's choices, digits and proofs.

import {
  coloursOf,
  DIGITS,
  multiplierOf,
  neverGains,
  type Colour,
  type Selection,
  type WingoChoice,
  type WingoOutcome,
} from '@glasshouse/rulebook/games/wingo/rules'
import { belowLines } from '../../play/lottery/drawn-lines.ts'
import type { LotteryText } from '../../play/lottery/lottery-game.ts'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { locales } from '@glasshouse/rulebook/text/text'
import { useFormat, useLanguage, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'

export type Say = Translate<keyof (typeof messages)['en']>

const MARK = { green: 'greenMark', red: 'redMark', violet: 'violetMark' } as const

const isColour = (selection: Selection): selection is Colour => selection in MARK

export const selectionText = (selection: Selection, t: Say): string =>
  isColour(selection) ? t(selection).toLowerCase() : selection

/** The letters of a digit's colours, for those who can't tell them apart by hue. */
export const marksOf = (digit: number, t: Say): string =>
  coloursOf(digit)
    .map((colour) => t(MARK[colour]))
    .join('·')

export const markOf = (colour: Colour, t: Say): string => t(MARK[colour])

type Paid = Parameters<LotteryText<WingoChoice, WingoOutcome>['paid']>[0]

export function paidText({ gold, payout, choice, outcome }: Paid, drawn: string, t: Say, format: Format): string {
  const { selections } = choice
  const won = selections.filter((selection) => multiplierOf(selection, outcome.digit) > 0)
  if (won.length === 0) return t('paidLost', { outcome: drawn })
  const sum = won.map(
    (selection) => `${selectionText(selection, t)} ${format.multiplier(multiplierOf(selection, outcome.digit) / 100)}`,
  )
  return `${format.gold(gold / selections.length)} × (${sum.join(' + ')}) = ${format.gold(payout)}`
}

export function useWingoText(): LotteryText<WingoChoice, WingoOutcome> {
  const t = useMessages(messages)
  const proof = useMessages(proofMessages)
  const format = useFormat()
  const and = new Intl.ListFormat(locales[useLanguage()], { type: 'conjunction' })
  const colours = (digit: number): string => and.format(coloursOf(digit).map((colour) => t(colour).toLowerCase()))
  const outcome = ({ digit }: WingoOutcome): string => `${digit}, ${colours(digit)}`
  return {
    choice: ({ selections }) => and.format(selections.map((selection) => selectionText(selection, t))),
    unfinished: () => t('pick'),
    outcome,
    pill: ({ digit }) => ({
      content: (
        <span>
          {digit}&nbsp;<small>{marksOf(digit, t)}</small>
        </span>
      ),
      background: glassOf(coloursOf(digit)).flat,
      colour: '#fff',
    }),
    drawn: (draws, { digit }) => [
      ...belowLines(draws(), DIGITS.length, proof, format),
      t('digitLine', { digit, colours: colours(digit) }),
    ],
    paid: (bet) => paidText(bet, outcome(bet.outcome), t, format),
    warning: (choice) => (choice.selections.length > 0 && neverGains(choice) ? t('neverGains') : null),
  }
}
