// Reports a benchmark's results: one row per figure, with the reference of the same run. The runner sets the file; a
// benchmark that runs alone only prints.

import { appendFileSync } from 'node:fs'
import type { Row } from '../scripts/support/bench-table.ts'

export function reportRows(...rows: readonly Row[]): void {
  const file = process.env['BENCH_ROWS']
  if (file) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}
