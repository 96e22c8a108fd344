// The texts of Turntable about its choices, results and proofs.

import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import {
  multiplierAt,
  SEGMENTS,
  type Risk,
  type TurntableChoice,
  type TurntableOutcome,
} from '@glasshouse/rulebook/games/turntable/rules'
import { drawMessage } from '../../play/fairness/verify.ts'
import type { InstantText } from '../../play/instant/instant-game.ts'
import { belowLines } from '../../play/lottery/drawn-lines.ts'
import { messages as proofMessages } from '../../play/lottery/proof-messages.ts'
import { toneOf, type SettledBet } from '../../play/settled-bet.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'

export type TurntableBet = SettledBet<TurntableChoice, TurntableOutcome>
export type Say = Translate<keyof (typeof messages)['en']>
type SayProof = Translate<keyof (typeof proofMessages)['en']>

const WHEEL_NAMES = { low: 'lowWheel', medium: 'mediumWheel', high: 'highWheel' } as const

export const wheelName = (risk: Risk, t: Say): string => t(WHEEL_NAMES[risk])

/** 2.00×, 10.60×, and plainly 0× for nothing. */
export const multiplierText = (multiplier: number, format: Format): string =>
  multiplier === 0 ? '0×' : format.multiplier(multiplier / 100)

type Spun = Pick<TurntableBet, 'choice' | 'outcome'>

/** What a spin paid for each coin staked. */
export const paidMultiplier = ({ choice, outcome }: Spun, format: Format): string =>
  multiplierText(multiplierAt(choice.risk, outcome.segment), format)

export function useTurntableText(): InstantText<TurntableChoice, TurntableOutcome> {
  const t = useMessages(messages)
  const proof = useMessages(proofMessages)
  const format = useFormat()
  const where = ({ choice, outcome }: Spun): string =>
    `${wheelName(choice.risk, t)} · ${t('segment', { segment: outcome.segment }).toLowerCase()}`
  return {
    choice: ({ risk }) => wheelName(risk, t),
    outcome: ({ segment }) => t('segment', { segment }),
    drawn: (bet, serverSeed) => drawnLines(bet, serverSeed, t, proof, format),
    paid: (bet) => paidText(bet, t, format),
    strip: (bet) => paidMultiplier(bet, format),
    announcement: (bet) =>
      t(toneOf(bet) === 'win' ? 'saidWin' : 'saidLost', {
        multiplier: paidMultiplier(bet, format),
        segment: bet.outcome.segment,
        stake: format.gold(bet.gold),
        payout: format.gold(bet.payout),
        profit: format.gold(bet.payout - bet.gold),
      }),
    mine: (bet) => ({ title: paidMultiplier(bet, format), detail: where(bet) }),
    live: (bet) => ({ title: bet.player, detail: `${paidMultiplier(bet, format)} · ${t(bet.choice.risk)}` }),
  }
}

/** From the seeds to the segment, and from the segment to what its wheel pays there. */
export function drawnLines(
  { choice, proof }: Pick<TurntableBet, 'choice' | 'proof'>,
  serverSeed: string,
  t: Say,
  sayProof: SayProof,
  format: Format,
): string[] {
  const stream = (): Draws => new Draws(hexToBytes(serverSeed), 'turntable', proof.clientSeed, proof.nonce)
  const segment = stream().below(SEGMENTS)
  return [
    t('hmac', { message: drawMessage('turntable', proof) }),
    ...belowLines(stream(), SEGMENTS, sayProof, format),
    t('onWheel', {
      wheel: wheelName(choice.risk, t),
      segment,
      multiplier: paidMultiplier({ choice, outcome: { segment } }, format),
    }),
  ]
}

export function paidText(bet: Spun & { gold: number; payout: number }, t: Say, format: Format): string {
  if (bet.payout === 0) return t('paidLost', { segment: bet.outcome.segment })
  return `${format.gold(bet.gold)} × ${paidMultiplier(bet, format)} = ${format.gold(bet.payout)}`
}
