import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkUnits, EXPOSURE_MAX } from './units.ts'

const folder = mkdtempSync(join(tmpdir(), 'glasshouse-units-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { missing, faults, exposure } = await checkUnits()

/** A copy of a unit with another line. */
function changed(name: string, line: string, other: string): string {
  const copy = join(folder, name)
  cpSync(join(import.meta.dirname, '..', '..', 'ops', 'systemd', name), copy)
  const text = readFileSync(copy, 'utf8')
  expect(text).toContain(line)
  writeFileSync(copy, text.replace(line, other))
  return copy
}

// Skipped, which `npm test` counts, on a machine without systemd.
describe.skipIf(missing !== null)('systemd units', () => {
  it('are understood by systemd, within the stated exposure', () => {
    expect(faults).toEqual([])
    expect(Object.keys(exposure)).toEqual(['glasshouse@.service', 'glasshouse-signer.service'])
    for (const level of Object.values(exposure)) expect(level).toBeLessThanOrEqual(EXPOSURE_MAX)
  })

  it('are faulty with a misspelt setting or a missing program', async () => {
    const misspelt = changed('glasshouse@.service', 'NoNewPrivileges=yes', 'NoNewPriviliges=yes')
    expect((await checkUnits([misspelt])).faults.join('\n')).toContain('NoNewPriviliges')
    const lost = changed('glasshouse-signer.service', 'ExecStart=', 'ExecStart=/nowhere')
    expect((await checkUnits([lost])).faults.join('\n')).toContain('/nowhere')
  })

  it('are faulty when they reach more of the machine', async () => {
    const open = changed('glasshouse@.service', 'ProtectSystem=strict', 'ProtectSystem=no')
    expect((await checkUnits([open])).faults.join('\n')).toContain(`The limit is ${EXPOSURE_MAX}`)
  })
})
