// The checks that need no running product: types, lint, format, the import map, dead code and the weight
// of the first screen. They are the same for a person, for `npm test` and for the CI.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFailed, buildApps, staleApps } from './browser-apps.ts'
import { FIRST_SCREEN_LIMIT_KB, FIRST_SCREEN_TARGET_KB, firstScreen } from './first-screen.ts'
import { root, run, tool, tsc } from './processes.ts'

export interface CheckResult {
  readonly name: string
  readonly passed: boolean
  /** What it found: a short remark when it passed, all its words when it failed. */
  readonly words: string
  readonly seconds: number
}

interface Check {
  readonly name: string
  readonly find: () => Promise<Finding>
}

interface Finding {
  readonly passed: boolean
  readonly words: string
}

const LANES = 2
/** Far below what the house holds: a map that read fewer modules has looked in the wrong place. */
const MODULES_MIN = 60
const rooms = ['rulebook', 'server', 'sandbox', 'web', 'console', 'e2e', 'bench', 'scripts']
const typeProjects = rooms.flatMap((room) => [`${room}/tsconfig.json`, `${room}/tsconfig.test.json`])

/** The slow ones first, so that the lanes end together. */
const checks: readonly Check[] = [
  { name: 'first screen', find: checkFirstScreen },
  { name: 'types', find: checkTypes },
  { name: 'lint', find: () => quiet('oxlint', ['--format=unix']) },
  { name: 'import map', find: checkImportMap },
  { name: 'dead code', find: () => quiet('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'format', find: () => quiet('oxfmt', ['--check']) },
]

/** Runs all checks, two at a time, and tells each result as it comes. */
export async function runChecks(tell: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = [...checks]
  const results: CheckResult[] = []
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await perform(check)
      tell(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}

export function describeCheck({ name, passed, words, seconds }: CheckResult): string {
  const line = `${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`
  if (!words.trim()) return line
  return passed ? `${line}  ${words}` : `${line}\n${words.trim()}\n`
}

async function perform({ name, find }: Check): Promise<CheckResult> {
  const startedAt = performance.now()
  const finding = await find().catch((error: unknown) => ({ passed: false, words: String(error) }))
  return { name, ...finding, seconds: (performance.now() - startedAt) / 1000 }
}

async function quiet(name: string, args: readonly string[]): Promise<Finding> {
  const { code, output } = await run(tool(name), args, { words: 'keep' })
  return { passed: code === 0, words: code === 0 ? '' : output }
}

async function checkTypes(): Promise<Finding> {
  const projects = typeProjects.filter((project) => existsSync(join(root, project)))
  const faults: string[] = []
  for (const project of projects) {
    const { code, output } = await run(tsc, ['-p', project], { words: 'keep' })
    if (code !== 0) faults.push(output.trim() || `tsc -p ${project} failed`)
  }
  return { passed: faults.length === 0, words: faults.join('\n') || `${projects.length} projects` }
}

interface Cruise {
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly {
      readonly from: string
      readonly to: string
      readonly rule: { readonly name: string }
      readonly cycle?: readonly { readonly name: string }[]
    }[]
    readonly ruleSetUsed: { readonly forbidden: readonly { readonly name: string; readonly comment: string }[] }
  }
}

async function checkImportMap(): Promise<Finding> {
  const { output } = await run(tool('depcruise'), [...rooms, '--output-type', 'json'], { words: 'keep' })
  if (!output.startsWith('{')) return { passed: false, words: output }
  const { totalCruised, violations, ruleSetUsed } = (JSON.parse(output) as Cruise).summary
  const reasons = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  const faults = violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to]
    return `${way.join(' -> ')}  (${rule.name}: ${reasons.get(rule.name)})`
  })
  if (totalCruised < MODULES_MIN) faults.push(`Only ${totalCruised} modules were read; ${MODULES_MIN} is the least.`)
  return { passed: faults.length === 0, words: faults.join('\n') || `${totalCruised} modules` }
}

async function checkFirstScreen(): Promise<Finding> {
  try {
    await buildApps(staleApps(), () => undefined)
  } catch (error) {
    if (error instanceof BuildFailed) return { passed: false, words: error.message }
    throw error
  }
  const { kb } = firstScreen()
  const words = `${kb.toFixed(1)} KB of JavaScript (gzip); target ${FIRST_SCREEN_TARGET_KB}, limit ${FIRST_SCREEN_LIMIT_KB}`
  return { passed: kb < FIRST_SCREEN_LIMIT_KB, words }
}
