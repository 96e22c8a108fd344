import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { SymbolIcon } from './art.tsx'
import { messages } from '../messages.ts'
import { symbolsOf, symbolText } from '../symbols.ts'
import css from './card-picture.module.css'

/** A scratched card in small: what was printed, field by field. */
export function CardPicture({ grid }: { grid: string }) {
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
