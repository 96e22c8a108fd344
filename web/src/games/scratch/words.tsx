// How the Scratch card tells its symbols, results and proofs.

import { multiplierOf, type ScratchChoice, type ScratchOutcome } from '@glasshouse/rulebook/games/scratch/rules'
import type { ProofWords } from '../../play/fairness/proof-types.ts'
import type { BetWords } from '../../play/lists/bet-row.tsx'
import type { FeedBet } from '../../play/settled-bet.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { CardPicture } from './card-picture.tsx'
import { drawnLines } from './drawn-lines.ts'
import type { ScratchBet } from './hands.ts'
import { messages } from './messages.ts'
import { numberText, prizeText, threeText } from './symbols.ts'

export type ScratchFeedBet = FeedBet<ScratchChoice, ScratchOutcome>

export interface ScratchWords extends ProofWords<ScratchChoice, ScratchOutcome> {
  readonly mine: (bet: ScratchBet) => BetWords
  readonly live: (bet: ScratchFeedBet) => BetWords
  readonly short: (outcome: ScratchOutcome) => string
}

export function useScratchWords(): ScratchWords {
  const t = useMessages(messages)
  const format = useFormat()
  const outcome = ({ grid }: ScratchOutcome): string => threeText(grid, t)
  const listed = ({ ticket, grid }: ScratchOutcome): string =>
    multiplierOf(ticket) > 0 ? `${threeText(grid, t)} · ${prizeText(multiplierOf(ticket), format)}` : t('none')
  return {
    choice: () => t('oneCard'),
    outcome,
    short: ({ ticket }) => prizeText(multiplierOf(ticket), format),
    picture: ({ grid }) => <CardPicture grid={grid} />,
    drawn: (bet, serverSeed) => drawnLines(bet, serverSeed, t, format),
    paid: (bet) =>
      bet.payout > 0
        ? t('paidWin', {
            stake: format.gold(bet.gold),
            multiplier: format.number(multiplierOf(bet.outcome.ticket) / 100),
            payout: format.gold(bet.payout),
          })
        : t('paidLost'),
    mine: (bet) => ({
      title: listed(bet.outcome),
      detail: t('cardShort', { n: numberText(bet.proof.nonce) }),
    }),
    live: (bet) => ({ title: bet.player, detail: listed(bet.outcome) }),
  }
}
