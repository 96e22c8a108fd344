// Reads what vitest and Playwright wrote about a run and counts it without mercy: a file that could not be
// loaded, a test that was interrupted or never began has failed. A test that fails is tried again, because a crowded
// machine can be too slow for a clock; those that needed it are named, for a second try can hide a mistake.

import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The names of those that passed, but not at once. */
  readonly again: readonly string[]
}

export const nothingYet: Tally = { passed: 0, failed: 0, skipped: 0, again: [] }

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  again: [...a.again, ...b.again],
})

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      /** Also those of tries that did not count. */
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly status: string }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly unknown[]
}

export function tallyVitest(report: VitestReport): Tally {
  return report.testResults
    .map(({ status, assertionResults }) => {
      const count = (...wanted: string[]): number =>
        assertionResults.filter((test) => wanted.includes(test.status)).length
      const passed = count('passed')
      const skipped = count('skipped', 'pending', 'todo', 'disabled')
      const failed = assertionResults.length - passed - skipped
      const again = assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map(({ fullName }) => fullName)
      return { passed, skipped, failed: status === 'failed' && failed === 0 ? 1 : failed, again }
    })
    .reduce(addTallies, nothingYet)
}

export function tallyPlaywright({ suites, errors }: PlaywrightReport): Tally {
  return suites.map(tallySuite).reduce(addTallies, { ...nothingYet, failed: errors.length })
}

function tallySuite({ suites = [], specs }: PlaywrightSuite): Tally {
  const here = specs
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
    .map(({ title, status, results }) => {
      const wasSkipped = status === 'skipped' && results.length > 0 && results.every((one) => one.status === 'skipped')
      if (wasSkipped) return { ...nothingYet, skipped: 1 }
      if (status === 'flaky') return { ...nothingYet, passed: 1, again: [title] }
      return status === 'expected' ? { ...nothingYet, passed: 1 } : { ...nothingYet, failed: 1 }
    })
  return [...here, ...suites.map(tallySuite)].reduce(addTallies, nothingYet)
}

const readers = {
  vitest: (json: string) => tallyVitest(JSON.parse(json) as VitestReport),
  playwright: (json: string) => tallyPlaywright(JSON.parse(json) as PlaywrightReport),
}

/** The tally of a run, from its report and exit code: no report, or a fault outside all tests, is one failure. */
export function tallyRun(runner: keyof typeof readers, file: string, code: number): Tally {
  if (!existsSync(file)) return { ...nothingYet, failed: 1 }
  const counted = readers[runner](readFileSync(file, 'utf8'))
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
