import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { root } from '../support/processes.ts'
import { checkAlertRules } from './alert-rules.ts'

vi.setConfig({ testTimeout: 240_000 })

const ops = join(root, 'ops')
const folder = mkdtempSync(join(tmpdir(), 'glasshouse-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { missing, faults } = await checkAlertRules()

/** A copy of the rules with another line. */
function changed(line: string, other: string): string {
  cpSync(join(ops, 'prometheus'), folder, { recursive: true })
  const file = join(folder, 'rules.yml')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(line)
  writeFileSync(file, text.replace(line, other))
  return folder
}

/** Without promtool, which a machine may lack, the report has to say so. */
const reportWith = (found: unknown): unknown =>
  missing === null
    ? { missing, faults: found }
    : { missing: expect.stringMatching(/^promtool was not found/) as string, faults: [] }
const faultIn = (alert: string): unknown => expect.arrayContaining([expect.stringContaining(alert)])

describe('alert rules', () => {
  it('are understood by Prometheus and pass their unit tests', () => {
    expect({ missing, faults }).toEqual(reportWith([]))
  })

  it('fail with an expression that cannot be read', async () => {
    expect(await checkAlertRules(changed('== 0', '=='))).toEqual(reportWith(faultIn('GlasshouseNodeDown')))
  })

  it('fail with another threshold', async () => {
    const deaf = changed('nodejs_eventloop_lag_p99_seconds{job="glasshouse"} > 0.1', 'vector(0) > 1')
    expect(await checkAlertRules(deaf)).toEqual(reportWith(faultIn('GlasshouseEventLoopLate')))
  })
})

it('has a unit test for every alert', () => {
  const read = (name: string): string => readFileSync(join(ops, 'prometheus', name), 'utf8')
  const alerts = Array.from(read('rules.yml').matchAll(/- alert: (\w+)/g), ([, name]) => name)
  expect(alerts.length).toBeGreaterThan(15)
  const tests = read('rules.test.yml') + read('rules-slow.test.yml')
  const names = Array.from(tests.matchAll(/alertname: (\w+)\n\s+exp_alerts:\n/g), ([, name]) => name)
  expect(alerts.filter((name) => !names.includes(name))).toEqual([])
})
