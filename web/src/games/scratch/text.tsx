// The texts of the Scratch card about its symbols, results and proofs.

import { multiplierOf, type ScratchChoice, type ScratchOutcome } from '@glasshouse/rulebook/games/scratch/rules'
import type { SeedGameText } from '../../play/frame/seed-screen.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { SymbolIcon } from './stage/art.tsx'
import { drawnLines } from './drawn-lines.ts'
import { messages } from './messages.ts'
import { numberText, prizeText, symbolsOf, symbolText, threeText } from './symbols.ts'
import css from './text.module.css'

export function useScratchText(): SeedGameText<ScratchChoice, ScratchOutcome> {
  const t = useMessages(messages)
  const format = useFormat()
  const outcome = ({ grid }: ScratchOutcome): string => threeText(grid, t)
  const listed = ({ ticket, grid }: ScratchOutcome): string =>
    multiplierOf(ticket) > 0 ? `${threeText(grid, t)} · ${prizeText(multiplierOf(ticket), format)}` : t('none')
  return {
    choice: () => t('oneCard'),
    outcome,
    strip: (bet) => prizeText(multiplierOf(bet.outcome.ticket), format),
    picture: ({ grid }) => <CardPicture grid={grid} />,
    drawn: (bet, serverSeed) => drawnLines(bet, serverSeed, t, format),
    paid: (bet) =>
      bet.payout > 0
        ? `${format.gold(bet.gold)} × ${format.number(multiplierOf(bet.outcome.ticket) / 100)} = ${format.gold(bet.payout)}`
        : t('paidLost'),
    mine: (bet) => ({
      title: listed(bet.outcome),
      detail: t('cardShort', { n: numberText(bet.proof.nonce) }),
    }),
    live: (bet) => ({ title: bet.player, detail: listed(bet.outcome) }),
  }
}

/** A scratched card in small: what was printed, field by field. */
function CardPicture({ grid }: { grid: string }) {
  const t = useMessages(messages)
  const symbols = symbolsOf(grid)
  const label = t('symbolsAre', { symbols: symbols.map((symbol) => symbolText(symbol, t)).join(', ') })
  return (
    <figure className={css.picture} role="img" aria-label={label}>
      {symbols.map((symbol, field) => (
        <div key={field}>
          <SymbolIcon symbol={symbol} />
        </div>
      ))}
    </figure>
  )
}
