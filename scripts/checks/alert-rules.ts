// The Prometheus rules and scrape configuration, checked by promtool where it is installed: their syntax, and their unit
// tests.

import { join } from 'node:path'
import { findProgram } from '../support/programs.ts'
import { root, run } from '../support/processes.ts'

interface RulesReport {
  /** Why nothing could be checked; null if it was. */
  readonly missing: string | null
  /** What promtool said about what it refused. */
  readonly faults: readonly string[]
}

const ownFolder = join(root, 'ops', 'prometheus')

export async function checkAlertRules(folder = ownFolder): Promise<RulesReport> {
  const promtool = findProgram('promtool')
  if (!promtool) return { missing: 'promtool was not found (Debian’s package prometheus has it)', faults: [] }
  const runs = [
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
    ['check', 'rules', 'rules.yml'],
    ['test', 'rules', 'rules.test.yml', 'rules-slow.test.yml'],
  ].map((args) => run(promtool, args, { cwd: folder, words: 'keep' }))
  const faults = (await Promise.all(runs)).filter(({ code }) => code !== 0).map(({ output }) => output.trim())
  return { missing: null, faults }
}
