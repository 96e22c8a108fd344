import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceFirstOwner } from '../../src/app/first-owner-notice.ts'

const PASSWORD = 'once-and-never-again'
const created = { password: PASSWORD, isNew: true }

describe('the password of the first owner', () => {
  let dataDir: string
  let file: string
  beforeEach(() => {
    dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'first-owner-')), 'data')
    file = path.join(dataDir, 'first-operator.txt')
  })
  afterEach(() => fs.rmSync(path.dirname(dataDir), { recursive: true }))
  const modeOf = (): number => fs.statSync(file).mode & 0o777

  it('is printed with play money, and kept in a file', () => {
    expect(announceFirstOwner({ mode: 'sandbox', dataDir }, created)).toContain(`one-time password "${PASSWORD}"`)
    expect(fs.readFileSync(file, 'utf8')).toBe(`owner ${PASSWORD}\n`)
  })

  it('is only in a file of mode 0600 with real money', () => {
    const line = announceFirstOwner({ mode: 'real', dataDir }, created)
    expect(line).toBe(`see ${file}`)
    expect(line).not.toContain(PASSWORD)
    expect(fs.readFileSync(file, 'utf8')).toBe(`owner ${PASSWORD}\n`)
    expect(modeOf()).toBe(0o600)
  })

  it('is not readable by others where an older file was', () => {
    fs.mkdirSync(dataDir)
    fs.writeFileSync(file, 'old', { mode: 0o644 })
    announceFirstOwner({ mode: 'real', dataDir }, created)
    expect(modeOf()).toBe(0o600)
  })

  it('is removed once it was changed', () => {
    announceFirstOwner({ mode: 'real', dataDir }, created)
    expect(announceFirstOwner({ mode: 'real', dataDir }, { password: null, isNew: true })).toBe(`see ${file}`)
    expect(fs.existsSync(file)).toBe(true)
    expect(announceFirstOwner({ mode: 'real', dataDir }, { password: null, isNew: false })).toBeNull()
    expect(fs.existsSync(file)).toBe(false)
  })
})
