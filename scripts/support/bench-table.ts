// Formats all benchmark rows as one table that reads the same in a terminal and in Markdown.

export interface Row {
  readonly what: string
  readonly figure: number
  readonly unit: string
  /** Measured in the same run and in the same unit. */
  readonly reference?: { readonly what: string; readonly figure: number }
  /** The bound that the figure, or its ratio to the reference, must meet. */
  readonly target?: { readonly of: 'figure' | 'ratio'; readonly least?: number; readonly below?: number }
}

export interface BenchmarkRow extends Row {
  readonly benchmark: string
}

const HEAD = ['benchmark', 'what', 'measured', 'reference in the same run', 'ratio', 'target', 'met']

export function tableOf(rows: readonly BenchmarkRow[]): string {
  const cells = rows.map(cellsOf)
  const widths = HEAD.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

/** How many rows meet their targets, in one sentence. */
export function summaryOf(rows: readonly BenchmarkRow[]): string {
  const judged = rows.filter(({ target }) => target)
  if (judged.length === 0) return 'no targets'
  const missed = judged.filter((row) => !isMet(row))
  const names = missed.map(({ benchmark, what }) => `${benchmark}: ${what}`).join('; ')
  return `${judged.length - missed.length} of ${judged.length} targets met${names && ` (not met: ${names})`}`
}

function cellsOf(row: BenchmarkRow): string[] {
  const { benchmark, what, figure, unit, reference, target } = row
  const ratio = ratioOf(row)
  return [
    benchmark,
    what,
    `${formatFigure(figure)} ${unit}`,
    reference ? `${reference.what}: ${formatFigure(reference.figure)} ${unit}` : '–',
    ratio === null ? '–' : formatFigure(ratio),
    target ? formatTarget(row) : '–',
    target ? (isMet(row) ? 'yes' : 'NO') : '–',
  ]
}

function formatTarget({ unit, target }: BenchmarkRow): string {
  const measure = target?.of === 'ratio' ? '' : ` ${unit}`
  const name = target?.of === 'ratio' ? 'ratio ' : ''
  const least = target?.least === undefined ? [] : [`${name}≥ ${target.least}${measure}`]
  const below = target?.below === undefined ? [] : [`${name}< ${target.below}${measure}`]
  return [...least, ...below].join(', ')
}

function isMet(row: BenchmarkRow): boolean {
  const { figure, target } = row
  const judged = target?.of === 'ratio' ? (ratioOf(row) ?? Number.NaN) : figure
  return judged >= (target?.least ?? -Infinity) && judged < (target?.below ?? Infinity)
}

const ratioOf = ({ figure, reference }: Row): number | null =>
  reference && reference.figure !== 0 ? figure / reference.figure : null

/** Formats a number with its significant digits. */
function formatFigure(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
