// `npm test`: everything, on all that this machine offers, in one closing line. With REQUIRE_SERVICES=1 it
// insists: a missing PostgreSQL, Redis, Chromium or Python and every skipped test is then a failure. A test
// that passes only on a retry fails too, unless support/retried-tests.ts lists it or ALLOW_RETRY=1 is set.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeCheck, runChecks } from './checks/checks.ts'
import { ensureChromium } from './support/chromium.ts'
import { pythonVersion } from './support/python.ts'
import { buildDatabaseTemplate } from './support/database-template.ts'
import { runEndToEnd } from './support/end-to-end.ts'
import { run, tool, type Environment } from './support/processes.ts'
import { reachPostgres, reachRedis, type Service } from './support/services.ts'
import { retriedTests } from './support/retried-tests.ts'
import { addTallies, failUnlisted, nothingYet, tallyRun, type Tally } from './support/test-reports.ts'

const insist = process.env['REQUIRE_SERVICES'] === '1'
const passed: Tally = { ...nothingYet, passed: 1 }
const failed: Tally = { ...nothingYet, failed: 1 }
const reports = mkdtempSync(join(tmpdir(), 'glasshouse-tests-'))
const notReached: string[] = []
const services: Service[] = []
let chromium: string | undefined
let sum = nothingYet

/** A stage that breaks is a failure like any other: the closing line comes in every case. */
async function stage(title: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n== ${title}`)
  try {
    sum = addTallies(sum, await work())
  } catch (error) {
    console.error(error)
    sum = addTallies(sum, failed)
  }
}

async function lookAround(): Promise<Tally> {
  services.push(await reachPostgres(), await reachRedis())
  chromium = await ensureChromium(console.log)
  if (chromium) console.log(`Chromium is available at ${chromium}`)
  return [...services.map(tallyService), tallyPython()].reduce(addTallies, nothingYet)
}

/** The tests of verify.py need it. Without it they are skipped. */
function tallyPython(): Tally {
  const version = pythonVersion()
  console.log(version ? `${version} is available` : 'python3 was not found')
  if (version) return insist ? passed : nothingYet
  notReached.push('verify.py (python3 was not found)')
  return insist ? failed : nothingYet
}

function tallyService({ url, named, words }: Service): Tally {
  console.log(words)
  if (url) return insist ? passed : nothingYet
  notReached.push(words)
  return insist || named ? failed : nothingYet
}

async function check(): Promise<Tally> {
  const results = await runChecks((result) => console.log(describeCheck(result)))
  return results.map((result) => (result.passed ? passed : failed)).reduce(addTallies, nothingYet)
}

const serviceUrls = (): Environment => Object.fromEntries(services.map(({ variable, url }) => [variable, url]))

async function runUnits(): Promise<Tally> {
  await buildDatabaseTemplate(console.log)
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(tool('vitest'), ['run', ...reporters], { env: serviceUrls() })
  return tallyRun('vitest', report, code)
}

/** The long ones, which wait for round after round, have their own command: `npm run e2e` runs them all. */
async function runBrowser(): Promise<Tally> {
  if (!chromium) {
    notReached.push('browser tests (Chromium not found)')
    return insist ? failed : nothingYet
  }
  const report = join(reports, 'playwright.json')
  const env = { ...serviceUrls(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return tallyRun('playwright', report, await runEndToEnd(['--reporter=line,json', '--grep-invert=@long'], env))
}

await stage('Services', lookAround)
await stage('Checks', check)
await stage('Unit, property and server tests', runUnits)
await stage('Browser tests', runBrowser)

rmSync(reports, { recursive: true, force: true })
console.log('\n== Summary')
for (const words of notReached) console.log(`NOT TESTED: ${words}`)
for (const name of sum.retried) console.log(`PASSED ONLY ON A RETRY: ${name}`)
if (sum.skipped > 0) console.log(`${sum.skipped} skipped${insist ? ' (counted as failed)' : ''}`)
const total = process.env['ALLOW_RETRY'] === '1' ? sum : failUnlisted(sum, retriedTests)
const failures = total.failed + (insist ? total.skipped : 0)
console.log(`${total.passed} passed, ${failures} failed`)
process.exitCode = failures === 0 && total.passed > 0 ? 0 : 1
