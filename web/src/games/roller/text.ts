// The texts of Lucky Roller about its choices, rolls and proofs.

import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import { ROLLS, winningRolls, type RollerChoice, type RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
import { drawMessage } from '../../play/fairness/verify.ts'
import type { InstantText } from '../../play/instant/instant-game.ts'
import { toneOf, type SettledBet } from '../../play/settled-bet.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { multiplierOf } from './odds.ts'

export type RollerBet = SettledBet<RollerChoice, RollerOutcome>
export type Say = Translate<keyof (typeof messages)['en']>

const WORDS = 2 ** 32
const WORD_LIMIT = WORDS - (WORDS % ROLLS)

/** Four decimals where they tell apart, fewer for long shots; cut off, never rounded up. */
export const multiplierText = (choice: RollerChoice, format: Format): string => {
  const value = multiplierOf(choice)
  if (value >= 1000) return `${format.number(Math.floor(value))}×`
  return format.multiplier(value < 100 ? String(value) : value)
}

export const chanceText = (choice: RollerChoice, format: Format): string => format.percent(winningRolls(choice) / ROLLS)

export const choiceText = ({ direction, number }: RollerChoice, t: Say, format: Format): string =>
  t(direction === 'lower' ? 'lowerThan' : 'higherThan', { number: format.number(number) })

const shortChoice = ({ direction, number }: RollerChoice, format: Format): string =>
  `${direction === 'lower' ? '<' : '>'} ${format.number(number)}`

const ANNOUNCEMENTS = { win: 'saidWin', lost: 'saidLost', returned: 'saidReturned' } as const

export function useRollerText(): InstantText<RollerChoice, RollerOutcome> {
  const t = useMessages(messages)
  const format = useFormat()
  const choice = (chosen: RollerChoice): string => choiceText(chosen, t, format)
  const outcome = ({ roll }: RollerOutcome): string => format.number(roll)
  return {
    choice,
    outcome,
    drawn: (bet, serverSeed) => drawnLines(bet, serverSeed, t, format),
    paid: (bet) =>
      bet.payout > 0
        ? t('paidWin', {
            stake: format.gold(bet.gold),
            w: format.number(winningRolls(bet.choice)),
            payout: format.gold(bet.payout),
          })
        : t('paidLost', { roll: outcome(bet.outcome), choice: choice(bet.choice).toLowerCase() }),
    strip: (bet) => outcome(bet.outcome),
    announcement: (bet) =>
      t(ANNOUNCEMENTS[toneOf(bet)], {
        roll: outcome(bet.outcome),
        stake: format.gold(bet.gold),
        payout: format.gold(bet.payout),
        profit: format.gold(bet.payout - bet.gold),
      }),
    mine: (bet) => ({
      title: outcome(bet.outcome),
      detail: `${choice(bet.choice)} · ${multiplierText(bet.choice, format)}`,
    }),
    live: (bet) => ({ title: bet.player, detail: `${outcome(bet.outcome)} · ${shortChoice(bet.choice, format)}` }),
  }
}

/** The words of the stream one by one, as `below` reads them, until one counts. */
export function drawnLines({ proof }: Pick<RollerBet, 'proof'>, serverSeed: string, t: Say, format: Format): string[] {
  const stream = new Draws(hexToBytes(serverSeed), 'roller', proof.clientSeed, proof.nonce)
  const lines = [t('hmac', { message: drawMessage('roller', proof) })]
  for (;;) {
    const word = stream.below(WORDS)
    if (word < WORD_LIMIT)
      return [...lines, t('remainder', { word: format.number(word), roll: format.number(word % ROLLS) })]
    lines.push(t('skipped', { word: format.number(word), limit: format.number(WORD_LIMIT) }))
  }
}
