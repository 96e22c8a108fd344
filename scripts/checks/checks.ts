// The checks that need no running product. `npm run check`, `npm test` and the CI run the same ones.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BuildFailed, buildApps, staleApps } from '../support/browser-apps.ts'
import { FIRST_SCREEN_LIMIT_KB, FIRST_SCREEN_TARGET_KB, firstScreen } from './first-screen.ts'
import { root, run, tool, tsc } from '../support/processes.ts'
import { checkAlertRules } from './alert-rules.ts'
import { findDialect } from './dialect.ts'
import { listFiles, readFiles, type SourceFile } from './files.ts'
import { crowdedFolders } from './folders.ts'
import { findSqlFaults } from './sql-rules.ts'
import { checkUnits } from './units.ts'
import { findVersionFaults } from './version.ts'
import { checkCompose, checkProxy, type OpsReport } from './ops-files.ts'
import { findTextFaults } from '../texts/check.ts'
import { mayHoldTexts } from '../texts/extract.ts'

interface Finding {
  readonly passed: boolean
  /** A short remark when it passed, everything it found when it failed. */
  readonly words: string
}

export interface CheckResult extends Finding {
  readonly name: string
  readonly seconds: number
}

interface Check {
  readonly name: string
  readonly find: () => Promise<Finding>
}

const AT_ONCE = 2
/** Far below the real number: an import map with fewer modules has read the wrong folder. */
const MODULES_MIN = 60
const rooms = ['rulebook', 'server', 'sandbox', 'ui', 'web', 'console', 'e2e', 'bench', 'scripts']

/** The slow ones first, so that both queues end together. */
const checks: readonly Check[] = [
  { name: 'first screen', find: checkFirstScreen },
  // Lint rules need the types anyway, so one run checks both.
  { name: 'types, lint', find: () => quiet(tool('oxlint'), ['--type-check', '--format=unix']) },
  // The rulebook runs in the browser too: without tests it must compile without Node's types.
  { name: 'portability', find: () => quiet(tsc, ['-p', 'rulebook/tsconfig.src.json']) },
  { name: 'sql types', find: checkSqlTypes },
  { name: 'import map', find: checkImportMap },
  { name: 'dead code', find: () => quiet(tool('knip'), ['--no-progress', '--no-config-hints']) },
  { name: 'names', find: checkNames },
  { name: 'texts', find: checkTexts },
  { name: 'sql rules', find: checkSqlRules },
  { name: 'units', find: checkSystemdUnits },
  { name: 'version', find: checkVersion },
  { name: 'alert rules', find: checkRules },
  { name: 'compose file', find: async () => describeReport(await checkCompose()) },
  { name: 'proxy', find: async () => describeReport(await checkProxy()) },
  { name: 'format', find: () => quiet(tool('oxfmt'), ['--check']) },
]

/** Runs all checks, two at a time, and reports each result when it is there. */
export async function runChecks(onResult: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = [...checks]
  const results: CheckResult[] = []
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await perform(check)
      onResult(result)
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
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

async function quiet(command: string, args: readonly string[]): Promise<Finding> {
  const { code, output } = await run(command, args, { words: 'keep' })
  return { passed: code === 0, words: code === 0 ? '' : output }
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
  if (totalCruised < MODULES_MIN)
    faults.push(`Only ${totalCruised} modules were read. At least ${MODULES_MIN} are expected.`)
  return { passed: faults.length === 0, words: faults.join('\n') || `${totalCruised} modules` }
}

/** Every SQL statement is valid and returns what its row type claims. */
async function checkSqlTypes(): Promise<Finding> {
  const { code, output } = await run(process.execPath, ['server/test/sql-types/main.ts'], { cwd: root, words: 'keep' })
  return { passed: code === 0, words: output.trim() }
}

const isSource = (file: string): boolean => /\.(tsx?|sql)$/.test(file)

function findIn(
  files: readonly string[],
  find: (sources: readonly SourceFile[]) => string[],
  mayHold: (file: string) => boolean = isSource,
): Finding {
  const sources = readFiles(files.filter(mayHold))
  const faults = find(sources)
  return { passed: faults.length === 0, words: faults.join('\n') || `${sources.length} files` }
}

/** The words of identifiers, and the size of folders. */
async function checkNames(): Promise<Finding> {
  const files = await listFiles()
  return findIn(files, (sources) => [...crowdedFolders(files), ...findDialect(sources)])
}

/** What players and operators read. */
async function checkTexts(): Promise<Finding> {
  return findIn(await listFiles(), findTextFaults, mayHoldTexts)
}

/** Who reads and writes which table, and how statements take parameters. */
async function checkSqlRules(): Promise<Finding> {
  const files = await listFiles()
  return findIn(
    files.filter((file) => file.startsWith('server/src/')),
    findSqlFaults,
  )
}

/** What the units in ops/systemd say to systemd, if it is installed. */
async function checkSystemdUnits(): Promise<Finding> {
  const { missing, faults, exposure } = await checkUnits()
  if (missing !== null) return { passed: true, words: `NOT CHECKED: ${missing}` }
  const levels = Object.entries(exposure).map(([unit, level]) => `${unit} ${level}`)
  return { passed: faults.length === 0, words: faults.join('\n') || `exposure of ${levels.join(', ')}` }
}

async function checkVersion(): Promise<Finding> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const files = ['package.json', ...rooms.map((room) => `${room}/package.json`)]
  const packages = new Map(files.filter((file) => existsSync(join(root, file))).map((file) => [file, read(file)]))
  const faults = findVersionFaults({ packages, changelog: read('CHANGELOG.md') })
  return { passed: faults.length === 0, words: faults.join('\n') }
}
const describeReport = ({ missing, fault }: OpsReport): Finding =>
  missing === null ? { passed: fault === '', words: fault } : { passed: true, words: `NOT CHECKED: ${missing}` }

async function checkFirstScreen(): Promise<Finding> {
  try {
    await buildApps(staleApps(), () => undefined)
  } catch (error) {
    if (error instanceof BuildFailed) return { passed: false, words: error.message }
    throw error
  }
  const { kb } = firstScreen()
  const words = `${kb.toFixed(1)} KB of JavaScript (gzip), target ${FIRST_SCREEN_TARGET_KB}, limit ${FIRST_SCREEN_LIMIT_KB}`
  return { passed: kb < FIRST_SCREEN_LIMIT_KB, words }
}

async function checkRules(): Promise<Finding> {
  const { missing, faults } = await checkAlertRules()
  if (missing !== null) return { passed: true, words: `NOT CHECKED: ${missing}` }
  return { passed: faults.length === 0, words: faults.join('\n') }
}
