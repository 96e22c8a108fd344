import { describe, expect, it } from 'vitest'
import { QUICKNET } from '@glasshouse/rulebook/beacon/network'
import { signRound } from '@glasshouse/rulebook/beacon/test-network'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { bytesToHex, chainStep, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import { checkBeacon } from './beacon-check.ts'
import { verifyRound } from './verify-round.ts'

/** Round 1000 of quicknet, as published, and a lock 200 ms before it. */
const real = {
  beaconRound: 1000,
  beacon: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  beaconSignature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  lockTime: (QUICKNET.genesis + 999 * QUICKNET.period) * 1000 - 200,
}

describe('the beacon of a round', { timeout: 60_000 }, () => {
  it('is quicknet’s where quicknet signed it', async () => {
    expect(await checkBeacon(real)).toEqual({ network: 'quicknet', round: 1000, holds: true })
  })

  it('is named as a test where the test network signed it', async () => {
    const { round, randomness, signature } = signRound(1000)
    const claim = { ...real, beaconRound: round, beacon: randomness, beaconSignature: signature }
    expect(await checkBeacon(claim)).toEqual({ network: 'test', round: 1000, holds: true })
  })

  it.each([
    ['of another round', { beaconRound: 1001, lockTime: real.lockTime + 3000 }],
    ['that is not the first after the lock', { lockTime: real.lockTime + 200 }],
    ['of an unknown lock', { lockTime: undefined }],
    ['with another randomness', { beacon: 'ab'.repeat(32) }],
    ['without a signature', { beaconSignature: null }],
    ['that is not there', { beacon: null }],
  ])('does not hold %s', async (_, change) => {
    expect(await checkBeacon({ ...real, ...change } as typeof real)).toMatchObject({ holds: false })
  })

  it('is not asked for without beacon mode', async () => {
    expect(await checkBeacon({ beaconRound: null })).toBeNull()
    expect(await checkBeacon({})).toBeNull()
  })
})

describe('a round with a beacon', () => {
  const hash = 'cd'.repeat(32)
  const salt = '11'.repeat(32)
  const outcome = roulette.draw(new Draws(hexToBytes(hash), 'roulette', roundPublic(salt, real.beacon), 7))
  const claim = { index: 7, hash, commit: bytesToHex(chainStep(hexToBytes(hash))), salt, ...real }

  it('is drawn from salt and beacon', () => {
    expect(verifyRound(roulette, claim, outcome)).toMatchObject({ holds: true })
    expect(verifyRound(roulette, claim, outcome).message).toBe(`PF1:roulette:${salt}.${real.beacon}:7:0`)
  })

  it('does not hold without the beacon that it promises', () => {
    const plain = roulette.draw(new Draws(hexToBytes(hash), 'roulette', salt, 7))
    expect(verifyRound(roulette, { ...claim, beacon: null }, plain).holds).toBe(false)
  })
})
