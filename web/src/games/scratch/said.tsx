import { toneOf } from '../../play/settled-bet.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Card } from './hands.ts'
import { messages } from './messages.ts'
import { coveredFields } from './opened.ts'
import { numberText, symbolsOf, symbolText, threeText } from './symbols.ts'

interface SaidProps {
  card: Card | null
  /** While fields open by themselves only the result is said. */
  isRevealing: boolean
}

/** What happens to the card in words, for those who listen. */
export function Said({ card, isRevealing }: SaidProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <p className="sr" role="status" aria-live="polite">
      {card && words(card)}
    </p>
  )

  function words({ bet, opened, last, isTold, isBack }: Card): string {
    const left = coveredFields(opened).length
    const symbols = symbolsOf(bet.outcome.grid).map((symbol) => symbolText(symbol, t))
    if (isTold) {
      const told = { win: 'saidWin', lost: 'saidLost', returned: 'saidReturned' } as const
      const result = t(told[toneOf(bet)], {
        symbols: threeText(bet.outcome.grid, t),
        price: format.gold(bet.gold),
        payout: format.gold(bet.payout),
        profit: format.gold(bet.payout - bet.gold),
      })
      return `${result} ${t('symbolsAre', { symbols: symbols.join(', ') })}`
    }
    if (isRevealing) return ''
    if (last !== null) return t('left', { n: last + 1, symbol: symbols[last] ?? '', left })
    const facts = { n: numberText(bet.proof.nonce), price: format.gold(bet.gold), left }
    return t(isBack ? 'back' : 'bought', facts)
  }
}
