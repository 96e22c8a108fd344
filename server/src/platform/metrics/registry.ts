// The metrics of this process. Each module declares its own beside the code that counts, with labels from a fixed set:
// a game, an outcome, a provider. Never with anything that grows with players.

import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export const registry = new Registry()

/** For anything between a statement and a call of a slow provider. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const counter = <Label extends string = never>(
  name: string,
  help: string,
  ...labelNames: Label[]
): Counter<Label> => new Counter({ name, help, labelNames, registers: [registry] })

export const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]): Gauge<Label> =>
  new Gauge({ name, help, labelNames, registers: [registry] })

export const histogram = <Label extends string = never>(
  name: string,
  help: string,
  buckets: readonly number[],
  ...labelNames: Label[]
): Histogram<Label> => new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [registry] })

export const secondsSince = (startMs: number): number => (performance.now() - startMs) / 1000

/** One series of a tally; whoever counts keeps it, and adds to its sum. */
export interface Cell {
  sum: number
}

/** Sums that the registry sees only when it is read. For what every bet counts: an addition costs no lookup. */
export class Tally {
  readonly #cells = new Map<string, Cell & { readonly values: readonly string[] }>()

  constructor(Metric: typeof Counter | typeof Gauge, name: string, help: string, ...labelNames: string[]) {
    const cells = this.#cells
    const metric = new Metric({
      name,
      help,
      labelNames,
      registers: [],
      collect() {
        this.reset()
        for (const { values, sum } of cells.values()) this.labels(...values).inc(sum)
      },
    })
    registry.registerMetric(metric)
  }

  cell(...values: string[]): Cell {
    const key = values.join(' ')
    let cell = this.#cells.get(key)
    if (!cell) this.#cells.set(key, (cell = { values, sum: 0 }))
    return cell
  }
}

export { Counter, Gauge } from 'prom-client'
