// Transactions as a table for a spreadsheet. Pure.

import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

export type Movement = OutputOf<WalletContract, 'GET /api/user/ledger/{lastCreateTime}'>[number]

export const COLUMNS = [
  'number',
  'time',
  'cause',
  'game',
  'amount',
  'balance',
  'bet',
  'recharge',
  'withdrawal',
] as const
export type Column = (typeof COLUMNS)[number]

export interface CsvText {
  /** Between two cells; spreadsheets of each language expect their own. */
  readonly separator: ',' | ';'
  column(name: Column): string
  cause(movement: Movement): string
  game(id: string): string
}

/** Tells a spreadsheet that it is UTF-8. */
const BOM = '\uFEFF'
const END = '\r\n'

export function csvOf(movements: readonly Movement[], text: CsvText): string {
  const line = (cells: readonly (string | number | null)[]): string =>
    cells.map((cell) => cellOf(cell, text.separator)).join(text.separator) + END
  const rows = movements.map((one) =>
    line([
      one.number,
      new Date(one.createTime).toISOString(),
      text.cause(one),
      one.game === null ? null : text.game(one.game),
      one.amount,
      one.balanceAfter,
      one.betId,
      one.rechargeId,
      one.withdrawalId,
    ]),
  )
  return BOM + line(COLUMNS.map(text.column)) + rows.join('')
}

/** Text that a spreadsheet would take for a formula is marked as text; numbers stay exact. */
export function cellOf(value: string | number | null, separator: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return value.toFixed(0)
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}
