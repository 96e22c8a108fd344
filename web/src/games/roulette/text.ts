// The texts of Roulette's choices, results and proofs.

import {
  colourAt,
  PAY_TABLE,
  WHEEL,
  type Colour,
  type RouletteChoice,
  type RouletteOutcome,
} from '@glasshouse/rulebook/games/roulette/rules'
import { belowLines } from '../../play/lottery/drawn-lines.ts'
import type { LotteryText } from '../../play/lottery/lottery-game.ts'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

interface Paint {
  readonly fill: string
  /** While another colour has won. */
  readonly dim: string
  readonly ink: string
}

/** The five colours of the wheel, and what is written on them: at least 4.5 to 1. */
export const PAINT: Readonly<Record<Colour, Paint>> = {
  red: { fill: '#c2182f', dim: '#5f1420', ink: '#ffffff' },
  blue: { fill: '#1b5fd0', dim: '#173766', ink: '#ffffff' },
  purple: { fill: '#6a35f2', dim: '#3a2376', ink: '#ffffff' },
  green: { fill: '#0f7a46', dim: '#103f2a', ink: '#ffffff' },
  gold: { fill: '#ffd166', dim: '#b3914a', ink: '#1d0b00' },
}

/** 2×, 3.5×: short, for pills and panels. */
export const shortMultiplier = (colour: Colour, format: Format): string =>
  `${format.number(PAY_TABLE[colour].multiplier / 100)}×`

export function useRouletteText(): LotteryText<RouletteChoice, RouletteOutcome> {
  const t = useMessages(messages)
  const proof = useMessages(proofMessages)
  const format = useFormat()
  const lower = (colour: Colour): string => t(colour).toLowerCase()
  const outcome = ({ slot }: RouletteOutcome): string =>
    t('outcome', { colour: t(colourAt(slot)), pocket: format.number(slot) })
  return {
    choice: ({ colour }) => lower(colour),
    unfinished: () => t('choose'),
    outcome,
    pill: ({ slot }) => {
      const colour = colourAt(slot)
      return { content: shortMultiplier(colour, format), background: PAINT[colour].fill, colour: PAINT[colour].ink }
    },
    drawn: (draws, { slot }) => [
      ...belowLines(draws(), WHEEL.length, proof, format),
      t('letter', { pocket: slot, letter: WHEEL[slot] ?? '', colour: lower(colourAt(slot)) }),
    ],
    paid: (bet) =>
      bet.payout > 0
        ? `${format.gold(bet.gold)} × ${format.multiplier(PAY_TABLE[bet.choice.colour].multiplier / 100)} = ${format.gold(bet.payout)}`
        : t('paidLost', { outcome: outcome(bet.outcome), choice: lower(bet.choice.colour) }),
  }
}
