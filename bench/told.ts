// How a benchmark tells what it found: one row for each figure, beside what the same run measured as its reference. The
// runner names the file; whoever runs a benchmark alone reads what it prints.

import { appendFileSync } from 'node:fs'
import type { Row } from '../scripts/support/bench-table.ts'

export function tell(...rows: readonly Row[]): void {
  const file = process.env['BENCH_ROWS']
  if (file) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}
