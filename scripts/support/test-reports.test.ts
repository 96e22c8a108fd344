import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failUnlisted, tallyPlaywright, tallyRun, tallyVitest } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'glasshouse-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: status, failureMessages: [] })),
})
const spec = (status: string, ...results: string[]) => ({
  title: `${status} after ${results.length}`,
  tests: [{ status, results: results.map((result) => ({ status: result })) }],
})

test('vitest: counts tests by status', () => {
  const testResults = [file('passed', 'failed', 'skipped'), file('passed', 'todo', 'pending')]
  expect(tallyVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 3, retried: [] })
})

test('vitest: tests that passed only on a retry are named', () => {
  const tries = (...failureMessages: string[]) => ({ status: 'passed', fullName: 'a bet is taken', failureMessages })
  const testResults = [{ status: 'passed', assertionResults: [tries(), tries('missed its round')] }]
  expect(tallyVitest({ testResults })).toEqual({ passed: 2, failed: 0, skipped: 0, retried: ['a bet is taken'] })
})

test('vitest: counts a file that could not be loaded as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }, file('passed')]
  expect(tallyVitest({ testResults })).toEqual({ passed: 1, failed: 1, skipped: 0, retried: [] })
})

test('vitest: an unknown status doesn’t count as passed', () => {
  expect(tallyVitest({ testResults: [file('dreamt')] })).toEqual({ passed: 0, failed: 1, skipped: 0, retried: [] })
})

test('playwright: counts nested suites, interrupted and never started tests as failures, and retries', () => {
  const inner = { specs: [spec('expected', 'passed'), spec('flaky', 'failed', 'passed')] }
  const outer = {
    suites: [inner],
    specs: [
      spec('unexpected', 'timedOut'),
      spec('skipped', 'skipped'),
      spec('skipped', 'interrupted'),
      spec('skipped'),
      spec('expected', 'passed'),
    ],
  }
  expect(tallyPlaywright({ suites: [outer], errors: [] })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 1,
    retried: ['flaky after 2'],
  })
})

test('playwright: counts an error outside all tests as a failure', () => {
  const suites = [{ specs: [spec('expected', 'passed')] }]
  expect(tallyPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    retried: [],
  })
})

test('counts a run without a report, and a non-zero exit with all tests passed, as failed', () => {
  expect(tallyRun('vitest', join(folder, 'none.json'), 0).failed).toBe(1)
  const report = join(folder, 'report.json')
  writeFileSync(report, JSON.stringify({ testResults: [file('passed')] }))
  expect(tallyRun('vitest', report, 0)).toEqual({ passed: 1, failed: 0, skipped: 0, retried: [] })
  expect(tallyRun('vitest', report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0, retried: [] })
})

test('a test that passed only on a retry fails the run, unless it is listed with a reason', () => {
  const tally = { passed: 3, failed: 0, skipped: 0, retried: ['joins a round', 'reads a block'] }
  expect(failUnlisted(tally, [])).toMatchObject({ passed: 1, failed: 2 })
  expect(failUnlisted(tally, [{ name: 'reads a block', reason: 'a chain out of our reach' }])).toMatchObject({
    passed: 2,
    failed: 1,
  })
})
