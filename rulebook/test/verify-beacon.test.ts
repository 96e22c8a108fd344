// Beacon mode in the standalone verifier: the lies about a beacon that a file alone can show, with and without the curve.

import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beaconRoundAfter, QUICKNET, TEST_NETWORK } from '../src/beacon/network.ts'
import { signRound } from '../src/beacon/test-network.ts'
import { practiceSalt } from '../src/core/salt.ts'
import { crash } from '../src/games/crash/rules.ts'
import { wingo } from '../src/games/wingo/rules.ts'
import { writeBook } from '../src/play/bet-book.ts'
import { Draws, hexToBytes, roundPublic } from '../src/play/draws.ts'
import { roundLimits } from '../src/play/limits.ts'
import { publicLimits } from './verifier/round-files.ts'
import { FILE, fileWith, folder, hashOf, hashOfHex, loadCurve, start, verify, WrongUsage } from './run-verifier.ts'

const H1 = hashOf('the first round')
const LOCK_TIME = 1_790_000_000_800
const ROUND = beaconRoundAfter(TEST_NETWORK, LOCK_TIME)
/** Round 1000 of quicknet, as published. */
const REAL = {
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
}
const CURVE = fileURLToPath(new URL('../../node_modules/@noble/curves', import.meta.url))

const body = (beacon: object | null = TEST_NETWORK) =>
  JSON.stringify({
    version: 'PF1',
    epoch: 1,
    N: 100,
    terminals: { crash: hashOfHex(H1), wingo: hashOfHex(H1) },
    saltRule: 'practice',
    beacon,
    createdAt: 1,
  })
const manifest = (text = body()) => ({
  manifest: text,
  manifestHash: hashOf(text),
  salt: practiceSalt(hashOf(text)),
  saltSource: 'dev',
  saltProof: '',
})

const operator = { profitMax: null, stakeMax: null }
const BOOK_LIMITS = {
  wingo: roundLimits(20_000, 100_000_000n, operator),
  crash: roundLimits(10_000, 100_000_000n, operator),
}
const LIMITS = { wingo: publicLimits(BOOK_LIMITS.wingo), crash: publicLimits(BOOK_LIMITS.crash) }
const bookOf = (game: 'wingo' | 'crash', cap: number | null, choice: object): string =>
  writeBook({
    round: { game, epoch: 1, index: 1 },
    limits: BOOK_LIMITS[game],
    lines: [{ id: 1n, player: '0123456789abcdef', stake: 500n, cap, choice }],
  })
const BOOK = bookOf('wingo', null, { selections: ['7'] })

/** A round of Wingo with one bet, drawn with the beacon that was given. */
function roundWith(beacon: { randomness: string; signature: string }, change: object = {}, salted = manifest()) {
  const { salt } = salted
  const outcome = wingo.draw(new Draws(hexToBytes(H1), 'wingo', roundPublic(salt, beacon.randomness), 1))
  const payout = Number(wingo.payout(500n, { selections: ['7'] }, outcome))
  const round = {
    game: 'wingo',
    epoch: 1,
    index: 1,
    phase: 'over',
    commit: hashOfHex(H1),
    hash: H1,
    salt,
    beaconRound: ROUND,
    beacon: beacon.randomness,
    beaconSignature: beacon.signature,
    lockTime: LOCK_TIME,
    limits: LIMITS.wingo,
    bookVersion: 'GHB1',
    startedAt: null,
    bookRoot: hashOf(BOOK),
    roundCap: null,
    outcome,
    incident: null,
    players: 1,
    totalGold: 500,
    totalPayout: payout,
    ...change,
  }
  return { round, bet: { id: 1, state: 'settled', cap: null, exit: null, payout } }
}
type Made = ReturnType<typeof roundWith>

function judge({ round, bet }: { round: object; bet: object }, salted: object | null = manifest()) {
  const book = { game: 'wingo', epoch: 1, index: 1, text: BOOK, root: hashOf(BOOK), bets: [bet] }
  return verify(['rounds', fileWith(JSON.stringify([...(salted ? [salted] : []), round, book]))])
}

let right: ReturnType<typeof signRound>
let next: typeof right
beforeAll(async () => {
  right = signRound(ROUND)
  next = signRound(ROUND + 1)
  await loadCurve(CURVE)
})
// Other test files share the verifier, and it starts without the curve.
afterAll(() => loadCurve('/nowhere').catch(() => {}))

/** A round that its server refunded because the beacon did not come. */
const refunded = ({ round, bet }: Made, change: object = {}, betChange: object = {}) => ({
  round: {
    ...round,
    incident: 'void',
    beacon: null,
    beaconSignature: null,
    outcome: null,
    totalPayout: 500,
    ...change,
  },
  bet: { ...bet, state: 'refunded', payout: 500, ...betChange },
})

describe('a round in beacon mode', { timeout: 60_000 }, () => {
  test('is verified with its beacon, and says that the network is a test', () => {
    const { holds, problems, notes } = judge(roundWith(right))
    expect(problems).toEqual([])
    expect(holds).toBe(true)
    expect(notes.join()).toMatch(/isn’t drand quicknet/)
    expect(notes.join()).not.toMatch(/wasn’t checked/)
  })

  test('without the curve is verified but for the signature, and says so', async () => {
    const file = join(folder, 'verify-alone.mjs')
    copyFileSync(FILE, file)
    const { round, bet } = roundWith(right)
    const book = { game: 'wingo', epoch: 1, index: 1, text: BOOK, root: hashOf(BOOK), bets: [bet] }
    const path = fileWith(JSON.stringify([manifest(), round, book]))
    const alone = await start(file, ['rounds', path])
    expect(alone).toMatchObject({ code: 0 })
    expect(alone.told).toMatch(/signature of a beacon wasn’t checked/)
    const told = await start(file, ['rounds', path, '--bls', CURVE])
    expect(told).toMatchObject({ code: 0 })
    expect(told.told).not.toMatch(/wasn’t checked/)
    expect((await start(file, ['rounds', path, '--bls', '/nowhere'])).code).toBe(2)
  })

  const lies: readonly (readonly [string, RegExp, () => { round: object; bet: object }])[] = [
    ['another beacon, chosen for its outcome', /beacon’s signature/, () => roundWith(next)],
    [
      'a later beacon round, chosen for its outcome',
      /first beacon round after betting closed/,
      () => roundWith(next, { beaconRound: ROUND + 1 }),
    ],
    [
      'a lock time that was moved to fit another beacon',
      /first beacon round after betting closed/,
      () => roundWith(right, { lockTime: LOCK_TIME + 3000 }),
    ],
    [
      'an invented randomness',
      /SHA-256 of the beacon’s signature/,
      () => roundWith({ ...right, randomness: hashOf('a good one') }),
    ],
    ['an invented signature', /signature/, () => roundWith(inventedSignature())],
    [
      'an outcome without the beacon',
      /the outcome/,
      () => {
        const made = roundWith(right)
        const { salt } = manifest()
        const plain = wingo.draw(new Draws(hexToBytes(H1), 'wingo', roundPublic(salt), 1))
        const other = { digit: (plain.digit + (plain.digit === made.round.outcome.digit ? 1 : 0)) % 10 }
        return { ...made, round: { ...made.round, outcome: other } }
      },
    ],
    [
      'no beacon at all',
      /names a beacon, but it has none/,
      () => roundWith(right, { beaconRound: null, beacon: null, beaconSignature: null }),
    ],
    [
      'a result before the beacon',
      /a result, but no beacon/,
      () => roundWith(right, { beacon: null, beaconSignature: null }),
    ],
    ['no signature', /signature must be 96 hex digits/, () => roundWith(right, { beaconSignature: null })],
    [
      'an outcome of a refunded round',
      /nobody could know/,
      () => refunded(roundWith(right), { outcome: { digit: 7 } }),
    ],
    [
      'a bet that was kept in a refunded round',
      /should have been refunded/,
      () => refunded(roundWith(right), { totalPayout: 0 }, { state: 'settled', payout: 0 }),
    ],
    [
      'less refunded than staked',
      /isn’t its stake/,
      () => refunded(roundWith(right), { totalPayout: 400 }, { payout: 400 }),
    ],
  ]
  test.each(lies)('with %s is found out', (_, expected, lie) => {
    const { holds, problems } = judge(lie())
    expect(holds).toBe(false)
    expect(problems.join('\n')).toMatch(expected)
  })

  /** SHA-256 gives its randomness, but the network did not sign it. */
  function inventedSignature() {
    const signature = `8${right.signature.slice(1, -4)}abcd`
    return { signature, randomness: hashOfHex(signature) }
  }

  test('that was refunded is accepted, and tells what to ask', () => {
    const { problems, notes } = judge(refunded(roundWith(right)))
    expect(problems).toEqual([])
    expect(notes.join()).toMatch(/beacon wasn’t there in time/)
  })

  test('with a beacon that the manifest does not name is found out', () => {
    const without = manifest(body(null))
    expect(judge(roundWith(right, {}, without), without).problems.join()).toMatch(/manifest doesn’t name/)
    const quicknet = manifest(body(QUICKNET))
    expect(judge(roundWith(right, {}, quicknet), quicknet).problems.join()).toMatch(/signature/)
  })

  test('without its manifest is checked as far as it can be', () => {
    expect(judge(roundWith(right), null).problems).toEqual([])
    expect(judge(roundWith({ ...right, randomness: hashOf('x') }), null).holds).toBe(false)
  })
})

test('a refunded crash round without an outcome is accepted, and nothing else of it', { timeout: 60_000 }, () => {
  const cap = crash.personalCap(500n, BOOK_LIMITS.crash)
  const line = bookOf('crash', cap ?? null, { auto: 200 })
  const { round } = refunded(roundWith(right), { game: 'crash', limits: LIMITS.crash, bookRoot: hashOf(line) })
  const judgeBet = (bet: object) => {
    const book = { game: 'crash', epoch: 1, index: 1, text: line, root: hashOf(line), bets: [bet] }
    return verify(['rounds', fileWith(JSON.stringify([manifest(), round, book]))]).problems
  }
  const bet = { id: 1, state: 'refunded', cap, exit: 100, payout: 500 }
  expect(judgeBet(bet)).toEqual([])
  expect(judgeBet({ ...bet, state: 'settled', exit: 200, payout: 1000 }).join()).toMatch(/refunded/)
})

describe('the command for a beacon', { timeout: 60_000 }, () => {
  const LOCK = String((QUICKNET.genesis + 999 * 3) * 1000 - 200)
  const words = ['beacon', '1000', REAL.randomness, REAL.signature]

  test('verifies a real round of quicknet, and the lock it belongs to', () => {
    expect(verify(words)).toMatchObject({ holds: true, meaning: { signed: '2023-08-23T15:59:24.000Z' } })
    expect(verify([...words, LOCK]).holds).toBe(true)
    expect(verify([...words, String(Number(LOCK) + 200)]).holds).toBe(false)
    expect(verify([...words, String(Number(LOCK) - 2801)]).holds).toBe(false)
    expect(verify(['beacon', '1001', REAL.randomness, REAL.signature]).holds).toBe(false)
  })

  test('verifies another network by its key', () => {
    const { round, randomness, signature } = right
    const other = ['beacon', String(round), randomness, signature]
    expect(verify(other).holds).toBe(false)
    expect(verify([...other, '--key', TEST_NETWORK.publicKey])).toMatchObject({ holds: true })
  })

  test.each([
    ['no number', ['beacon', 'x', REAL.randomness, REAL.signature]],
    ['round 0', ['beacon', '0', REAL.randomness, REAL.signature]],
    ['a short signature', ['beacon', '1000', REAL.randomness, 'ff']],
    ['a short key', [...words, '--key', 'ff']],
  ])('refuses %s', (_, wrong) => {
    expect(() => verify(wrong)).toThrow(WrongUsage)
  })
})
