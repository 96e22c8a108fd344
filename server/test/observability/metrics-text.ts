// Reads the text of /metrics strictly, by Prometheus' text format 0.0.4. Anything that it does not describe throws.

export interface Series {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const HELP = /^# HELP ([a-zA-Z_:][\w:]*) (\S.*)$/
const TYPE = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram|summary)$/
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (NaN|Nan|[+-]Inf|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y

export function readMetrics(text: string): Series[] {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const types = new Map<string, string>()
  const helped = new Set<string>()
  const seen = new Set<string>()
  const series: Series[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, helpOf] = HELP.exec(line) ?? []
    const [, typeOf, type] = TYPE.exec(line) ?? []
    if (helpOf !== undefined) {
      if (helped.has(helpOf)) throw new Error(`a second HELP of ${helpOf}`)
      helped.add(helpOf)
    } else if (typeOf !== undefined && type !== undefined) {
      if (types.has(typeOf)) throw new Error(`a second TYPE of ${typeOf}`)
      types.set(typeOf, type)
    } else {
      const sample = readSample(line)
      const key = `${sample.name}${JSON.stringify(Object.entries(sample.labels).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
      if (seen.has(key)) throw new Error(`twice: ${line}`)
      seen.add(key)
      checkFamily(sample, types, helped)
      series.push(sample)
    }
  }
  return series
}

function readSample(line: string): Series {
  const [, name, inner = '', value] = SAMPLE.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`not a sample: ${line}`)
  const labels: Record<string, string> = {}
  for (LABEL.lastIndex = 0; LABEL.lastIndex < inner.length;) {
    const [, label, text] = LABEL.exec(inner) ?? []
    if (label === undefined || text === undefined || label in labels) throw new Error(`not labels: ${line}`)
    labels[label] = text
  }
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) }
}

function checkFamily({ name, value }: Series, types: ReadonlyMap<string, string>, helped: ReadonlySet<string>): void {
  const base = name.replace(/_(bucket|sum|count)$/, '')
  const family = types.has(name) ? name : base
  const type = types.get(family)
  if (!type || !helped.has(family)) throw new Error(`${name} has no TYPE or HELP`)
  if (family !== name && type !== 'histogram' && type !== 'summary') throw new Error(`${name} is no ${type}`)
  // Node's own names are not ours to choose.
  const isOurs = name.startsWith('glasshouse_')
  if (isOurs && (type === 'counter') !== name.endsWith('_total')) throw new Error(`${name} is a ${type}`)
  if (type === 'counter' && !(value >= 0)) throw new Error(`${name} is ${value}`)
}

/** The sum of the series of a name whose labels include these. */
export const sumOf = (all: readonly Series[], name: string, labels: Readonly<Record<string, string>> = {}): number =>
  all
    .filter((one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
