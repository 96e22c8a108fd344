// Counts the results in the reports of vitest and Playwright. A file that does not load and a test that is
// interrupted or never starts count as failed. So does a test that passes only on a retry, unless it is listed.

import { existsSync, readFileSync } from 'node:fs'
import type { RetriedTest } from './retried-tests.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Names of the tests that passed only on a retry. */
  readonly retried: readonly string[]
}

export const nothingYet: Tally = { passed: 0, failed: 0, skipped: 0, retried: [] }

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  retried: [...a.retried, ...b.retried],
})

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      /** Includes those of failed attempts before a retry. */
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
      const retried = assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map(({ fullName }) => fullName)
      return { passed, skipped, failed: status === 'failed' && failed === 0 ? 1 : failed, retried }
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
      if (status === 'flaky') return { ...nothingYet, passed: 1, retried: [title] }
      return status === 'expected' ? { ...nothingYet, passed: 1 } : { ...nothingYet, failed: 1 }
    })
  return [...here, ...suites.map(tallySuite)].reduce(addTallies, nothingYet)
}

const readers = {
  vitest: (json: string) => tallyVitest(JSON.parse(json) as VitestReport),
  playwright: (json: string) => tallyPlaywright(JSON.parse(json) as PlaywrightReport),
}

/** Counts tests that passed only on a retry as failed, except those with a stated reason. */
export function failUnlisted(tally: Tally, listed: readonly RetriedTest[]): Tally {
  const names = new Set(listed.map(({ name }) => name))
  const unlisted = tally.retried.filter((name) => !names.has(name)).length
  return { ...tally, passed: tally.passed - unlisted, failed: tally.failed + unlisted }
}

/** Reads a report. A missing report, or a non-zero exit without a failed test, counts as one failure. */
export function tallyRun(runner: keyof typeof readers, file: string, code: number): Tally {
  if (!existsSync(file)) return { ...nothingYet, failed: 1 }
  const counted = readers[runner](readFileSync(file, 'utf8'))
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
