// The expressions of our dashboard and of our rules, as they are asked of a live Prometheus.

import fs from 'node:fs'
import path from 'node:path'

export const ops = path.join(import.meta.dirname, '..', '..', '..', 'ops')

export interface Expression {
  /** Where it comes from: a panel, or an alert. */
  readonly of: string
  readonly text: string
}

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
  readonly panels?: readonly Panel[]
}

/** What Grafana would insert for a scrape interval of a quarter of a minute. */
const RATE_INTERVAL = '1m'

export function dashboardExpressions(file = path.join(ops, 'grafana', 'glasshouse.json')): Expression[] {
  const { panels } = JSON.parse(fs.readFileSync(file, 'utf8')) as { panels: readonly Panel[] }
  const found = panels.flatMap(expressionsOf)
  if (found.length === 0) throw new Error(`${file} has no query`)
  return found
}

function expressionsOf({ title, targets = [], panels = [] }: Panel): Expression[] {
  const own = targets.map(({ expr }) => ({ of: title, text: expr.replaceAll('$__rate_interval', RATE_INTERVAL) }))
  const left = own.find(({ text }) => text.includes('$'))
  if (left) throw new Error(`${title} has a variable that nothing replaces: ${left.text}`)
  return [...own, ...panels.flatMap(expressionsOf)]
}

/** The metrics that an expression reads: ours, and those that Node and Prometheus have for every process. */
export const metricsIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:glasshouse|nodejs|process)_[a-z0-9_]+|\bup\b(?=\{)/g)),
]
