// The texts for symbols, prizes and card numbers.

import { TIERS, winningSymbol, type PrizeSymbol } from '@glasshouse/rulebook/games/scratch/rules'
import type { Format } from '@glasshouse/rulebook/text/format'
import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import type { messages } from './messages.ts'

type Key = keyof (typeof messages)['en']
export type Say = Translate<Key>

/** The name of a symbol is the key of its word. */
const nameOf = (symbol: string): string => TIERS.find((tier) => tier.symbol === symbol)?.name ?? ''

export const symbolText = (symbol: string, t: Say): string => t(nameOf(symbol) as Key)

/** 'Three plums', or that there are no three. */
export function threeText(grid: string, t: Say): string {
  const symbol = winningSymbol(grid)
  return symbol ? threeNamed(nameOf(symbol), t) : t('none')
}

export const threeNamed = (name: string, t: Say): string => t(`${name}3` as Key)

/** Whole multipliers without decimals: a prize is 5×, never 5.00×. */
export const prizeText = (multiplier: number, format: Format): string => `${format.number(multiplier / 100)}×`

/** The card's number, as it is printed. */
export const numberText = (nonce: number): string => String(nonce).padStart(6, '0')

export const symbolsOf = (grid: string): PrizeSymbol[] => Array.from(grid) as PrizeSymbol[]
