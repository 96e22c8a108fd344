import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openVault } from '../../../platform/db/vault.ts'
import { destinationFingerprint } from './fingerprint.ts'

const vault = openVault(randomBytes(32))
const mark = (destination: Parameters<typeof destinationFingerprint>[1]): string =>
  destinationFingerprint(vault, destination).toString('hex')
const account = { bankCode: 'NG-GTB', accountNumber: '0690112233', phone: null }

test('gives one destination one fingerprint in any notation', () => {
  expect(mark({ ...account, accountNumber: '0690 11-2233' })).toBe(mark(account))
  expect(mark({ ...account, phone: '+33612345678' })).toBe(mark(account))
  expect(mark({ address: '0xABcd' })).toBe(mark({ address: '0xabCD' }))
})

test('gives different destinations different fingerprints', () => {
  const marks = [account, { ...account, bankCode: 'NG-UBA' }, { ...account, accountNumber: '0690112234' }]
  expect(new Set([...marks, { address: '0xabcd' }, { phone: '+33612345678' }].map(mark)).size).toBe(5)
})

test('matches a payout phone with player phones', () => {
  const paid = mark({ bankCode: 'OM', accountNumber: null, phone: '+33612345678' })
  expect(paid).toBe(vault.fingerprint('phone', '+33612345678').toString('hex'))
})
