import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { openPasswords, passwordQueue } from './passwords.ts'

const hashed = vi.fn(verify)
const turn = { group: 'public', address: '192.0.2.1' } as const

test('hashes for an unknown account as for a wrong password', async () => {
  const { hashPassword, verifyPassword } = openPasswords(64, hashed)
  const stored = await hashPassword('a glass of water')
  expect(await verifyPassword(stored, 'a glass of water', turn)).toBe(true)
  expect(await verifyPassword(stored, 'a wrong guess', turn)).toBe(false)
  expect(await verifyPassword(undefined, 'a wrong guess', turn)).toBe(false)
  expect(hashed).toHaveBeenCalledTimes(3)
})

test('spares most hashes of unknown accounts under pressure, and answers all in the order asked', async () => {
  const { hashPassword, verifyPassword } = openPasswords(64, hashed)
  const stored = await hashPassword('a glass of water')
  for (let i = 0; i < 8; i++) await verifyPassword(stored, 'a wrong guess', turn)
  const ends: (() => void)[] = []
  const holders = [1, 2].map(() => passwordQueue.run(turn, () => new Promise<void>((end) => ends.push(end))))
  hashed.mockClear()
  const answered: number[] = []
  const asked = Array.from({ length: 80 }, async (_, i) => {
    expect(await verifyPassword(i % 2 === 0 ? stored : undefined, 'a wrong guess', turn)).toBe(false)
    answered.push(i)
  })
  expect(passwordQueue.isPressed).toBe(true)
  // One slot stays taken, so that the others run one after another.
  ends[0]?.()
  await Promise.all(asked)
  ends[1]?.()
  await Promise.all(holders)
  expect(answered).toEqual(Array.from({ length: 80 }, (_, i) => i))
  const known = hashed.mock.calls.filter(([hash]) => hash === stored)
  expect(known).toHaveLength(40)
  expect(hashed.mock.calls.length - known.length).toBeGreaterThan(5)
  expect(hashed.mock.calls.length - known.length).toBeLessThan(40)
})
