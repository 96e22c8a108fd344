// All rows that the benchmarks told, as one table that reads the same in a terminal and in Markdown.

export interface Row {
  readonly what: string
  readonly figure: number
  readonly unit: string
  /** Measured in the same run and in the same unit. */
  readonly reference?: { readonly what: string; readonly figure: number }
  /** What the figure itself, or its ratio to the reference, is to be at least or below. */
  readonly target?: { readonly of: 'figure' | 'ratio'; readonly least?: number; readonly below?: number }
}

export interface ToldRow extends Row {
  readonly benchmark: string
}

const HEAD = ['benchmark', 'what', 'measured', 'reference in the same run', 'ratio', 'target', 'met']

export function tableOf(rows: readonly ToldRow[]): string {
  const cells = rows.map(cellsOf)
  const widths = HEAD.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

/** How the rows stand to their targets, in one sentence. */
export function summaryOf(rows: readonly ToldRow[]): string {
  const judged = rows.filter(({ target }) => target)
  if (judged.length === 0) return 'no targets'
  const missed = judged.filter((row) => !isMet(row))
  const names = missed.map(({ benchmark, what }) => `${benchmark}: ${what}`).join('; ')
  return `${judged.length - missed.length} of ${judged.length} targets met${names && ` (not met: ${names})`}`
}

function cellsOf(row: ToldRow): string[] {
  const { benchmark, what, figure, unit, reference, target } = row
  const ratio = ratioOf(row)
  return [
    benchmark,
    what,
    `${words(figure)} ${unit}`,
    reference ? `${reference.what}: ${words(reference.figure)} ${unit}` : '–',
    ratio === null ? '–' : words(ratio),
    target ? targetWords(row) : '–',
    target ? (isMet(row) ? 'yes' : 'NO') : '–',
  ]
}

function targetWords({ unit, target }: ToldRow): string {
  const measure = target?.of === 'ratio' ? '' : ` ${unit}`
  const name = target?.of === 'ratio' ? 'ratio ' : ''
  const least = target?.least === undefined ? [] : [`${name}≥ ${target.least}${measure}`]
  const below = target?.below === undefined ? [] : [`${name}< ${target.below}${measure}`]
  return [...least, ...below].join(', ')
}

function isMet(row: ToldRow): boolean {
  const { figure, target } = row
  const judged = target?.of === 'ratio' ? (ratioOf(row) ?? Number.NaN) : figure
  return judged >= (target?.least ?? -Infinity) && judged < (target?.below ?? Infinity)
}

const ratioOf = ({ figure, reference }: Row): number | null =>
  reference && reference.figure !== 0 ? figure / reference.figure : null

/** As many digits as mean something. */
function words(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
