import { toneOf } from '../../play/settled-bet.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { Card } from './hands.ts'
import { messages } from './messages.ts'
import { coveredFields } from './opened.ts'
import { numberText, symbolsOf, symbolText, threeText } from './symbols.ts'

const RESULTS = { win: 'saidWin', lost: 'saidLost', returned: 'saidReturned' } as const

/** What happens to the card, for screen readers. While fields open by themselves only the result is announced. */
export function useAnnouncement(isRevealing: boolean): (card: Card) => string {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ bet, opened, last, isShown, isBack }) => {
    const left = coveredFields(opened).length
    const symbols = symbolsOf(bet.outcome.grid).map((symbol) => symbolText(symbol, t))
    if (isShown) {
      const result = t(RESULTS[toneOf(bet)], {
        symbols: threeText(bet.outcome.grid, t),
        price: format.gold(bet.gold),
        payout: format.gold(bet.payout),
        profit: format.gold(bet.payout - bet.gold),
      })
      return `${result} ${t('symbolsAre', { symbols: symbols.join(', ') })}`
    }
    if (isRevealing) return ''
    if (last !== null) return t('left', { n: last + 1, symbol: symbols[last] ?? '', left })
    return t(isBack ? 'back' : 'bought', { n: numberText(bet.proof.nonce), price: format.gold(bet.gold), left })
  }
}
