// CSV rows per RFC 4180. Text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.

import type { CellType } from '@glasshouse/rulebook/backoffice/define-list'

export interface Cell {
  readonly type: CellType
  readonly value: string | number | bigint | boolean | null | undefined
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell({ type, value }: Cell): string {
  if (value === null || value === undefined) return ''
  if (type === 'time') return new Date(Number(value)).toISOString()
  const text = String(value)
  const safe = type === 'text' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
