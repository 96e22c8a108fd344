// The relays of the test beacon, honest and with every fault.

import { beaconTimeMs, TEST_NETWORK, type Beacon } from '@glasshouse/rulebook/beacon/network'
import { isSignatureOf } from '@glasshouse/rulebook/beacon/signature'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CHAIN_HASH, startBeacon, type SandboxBeacon } from '../src/beacon/beacon.ts'
import { LATE_MS, type Fault } from '../src/beacon/relay.ts'

const ROUND = 29_000_000
const clock = { now: () => clock.time, time: 0 }
let beacon: SandboxBeacon

beforeAll(async () => {
  beacon = await startBeacon({ dataDir: '', key: { id: '', secret: '' }, clock, host: '127.0.0.1', port: 0 })
})
afterAll(() => beacon.close())
beforeEach(() => {
  clock.time = beaconTimeMs(TEST_NETWORK, ROUND)
})

const ask = async (relay: string, round: number | string = ROUND, timeoutMs = 20_000) => {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`${beacon.url}/${relay}/${CHAIN_HASH}/public/${round}`, { signal })
  return { status: response.status, body: (await response.json()) as Beacon }
}
const setFault = async (relay: string, fault: Fault | 'other') =>
  (
    await fetch(`${beacon.url}/${relay}/fault`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    })
  ).status
const isValid = ({ round, signature }: Beacon): boolean => isSignatureOf(TEST_NETWORK, round, signature)

describe('the relays', { timeout: 60_000 }, () => {
  test('agree, though other members sign for each', async () => {
    const answers = [await ask('a'), await ask('b'), await ask('c')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.signature)).size).toBe(1)
    expect(answers.every(({ body }) => isValid(body))).toBe(true)
  })

  test('have a round from its time on, and no other', async () => {
    expect((await ask('a', ROUND + 1)).status).toBe(404)
    clock.time -= 1
    expect((await ask('a')).status).toBe(404)
    for (const round of ['0', '-1', '1.5', 'latest']) expect((await ask('a', round)).status).toBe(400)
    expect((await ask('d')).status).toBe(404)
  })

  test.each([
    ['lying', ROUND, false],
    ['wrong-round', ROUND + 1, true],
    ['duplicate', ROUND, false],
  ] as const)('with the fault %s', async (fault, round, valid) => {
    expect(await setFault('a', fault)).toBe(200)
    const { body } = await ask('a')
    expect(body.round).toBe(round)
    expect(isValid(body)).toBe(valid)
    // The others stay honest.
    expect(isValid((await ask('b')).body)).toBe(true)
    await setFault('a', 'none')
  })

  test('that are missing, late, ahead or hang', async () => {
    await setFault('c', 'missing')
    expect((await ask('c')).status).toBe(404)
    await setFault('c', 'late')
    expect((await ask('c')).status).toBe(404)
    clock.time += LATE_MS
    expect((await ask('c')).status).toBe(200)
    await setFault('c', 'ahead')
    clock.time = beaconTimeMs(TEST_NETWORK, ROUND) - 3000
    expect(isValid((await ask('c')).body)).toBe(true)
    await setFault('c', 'hanging')
    await expect(ask('c', ROUND, 200)).rejects.toThrow()
    await setFault('c', 'none')
    expect(await setFault('c', 'other')).toBe(400)
    expect(await setFault('d', 'none')).toBe(404)
  })
})
