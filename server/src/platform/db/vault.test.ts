import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { keyInFolder, openVault, Secret } from './vault.ts'

const vault = openVault(Buffer.alloc(32, 7))

test('unseals only unchanged data for the same purpose and key', () => {
  const sealed = vault.seal('phone', Buffer.from('+33612345678'))
  expect(vault.unseal('phone', sealed).toString()).toBe('+33612345678')
  expect(() => vault.unseal('server-seed', sealed)).toThrow()
  expect(() => openVault(Buffer.alloc(32, 8)).unseal('phone', sealed)).toThrow()
  sealed[20] = (sealed[20] ?? 0) ^ 1
  expect(() => vault.unseal('phone', sealed)).toThrow()
})

test('seals the same text differently and fingerprints it equally', () => {
  const seal = () => vault.seal('phone', Buffer.from('x')).toString('hex')
  expect(seal()).not.toBe(seal())
  expect(vault.fingerprint('a', 'x')).toEqual(vault.fingerprint('a', 'x'))
  expect(vault.fingerprint('a', 'x')).not.toEqual(vault.fingerprint('b', 'x'))
})

test('does not reveal a secret when printed or serialized', () => {
  const secret = new Secret(Buffer.from('deadbeef', 'hex'))
  const shown = JSON.stringify({ secret }) + inspect({ secret }, { depth: 9, showHidden: true })
  expect(shown).not.toMatch(/de ?ad|222|deadbeef/)
})

test('creates an installation key once, readable by its owner only', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-key-')), 'new')
  const key = keyInFolder(folder)
  expect(keyInFolder(folder)).toEqual(key)
  expect(fs.statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  fs.writeFileSync(path.join(folder, 'secret.key'), 'not a key')
  expect(() => keyInFolder(folder)).toThrow(/64 hex digits/)
})
