// The published test vectors: any implementation of these rules, in any language, must produce the same values.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { bytesToHex, chainSeed, chainStep, Draws, hexToBytes, roundPublic, seedHash } from '../src/play/draws.ts'
import { bustPoint, stepsReached } from '../src/play/crash-engine.ts'
import type { CrashRules } from '../src/play/game.ts'
import { blockHash } from '../src/core/salt.ts'
import { beaconRandomness, beaconRoundAfter, QUICKNET } from '../src/beacon/network.ts'
import { isSignatureOf } from '../src/beacon/signature.ts'
import { bomb } from '../src/games/bomb/rules.ts'
import { crash } from '../src/games/crash/rules.ts'
import { DRIBBLES, football } from '../src/games/football/rules.ts'
import { fruit, fruitAt, PAY_TABLE as FRUIT_TABLE } from '../src/games/fruit/rules.ts'
import { BET_TYPES, lucky3, multiplierOf as lucky3Multiplier } from '../src/games/lucky3/rules.ts'
import { minesweeper, multiplierTable } from '../src/games/minesweeper/rules.ts'
import { richbomb, VAULTS } from '../src/games/richbomb/rules.ts'
import { payoutIfWon, roller, shownMultiplier } from '../src/games/roller/rules.ts'
import { roulette, WHEEL } from '../src/games/roulette/rules.ts'
import { multiplierOf as scratchMultiplier, scratch, tierOf } from '../src/games/scratch/rules.ts'
import { multiplierAt, turntable, type Risk } from '../src/games/turntable/rules.ts'
import { multiplierOf as wingoMultiplier, SELECTIONS, wingo } from '../src/games/wingo/rules.ts'
import vectors from './vectors.json' with { type: 'json' }

type Row = Record<string, unknown>

/** A draw's result, with the names and in the order of the vectors. */
const singleDraws: Record<string, (draws: Draws) => Row> = {
  roller: (draws) => ({ ...roller.draw(draws, { direction: 'lower', number: 50_000 }) }),
  'turntable-low': (draws) => spin(draws, 'low'),
  'turntable-medium': (draws) => spin(draws, 'medium'),
  'turntable-high': (draws) => spin(draws, 'high'),
  'minesweeper-1': (draws) => ({ ...minesweeper.draw(draws, { mines: 1 }) }),
  'minesweeper-3': (draws) => ({ ...minesweeper.draw(draws, { mines: 3 }) }),
  'minesweeper-24': (draws) => ({ ...minesweeper.draw(draws, { mines: 24 }) }),
  scratch(draws) {
    const { ticket, grid } = scratch.draw(draws, {})
    return { ticket, tier: tierOf(ticket), mult: scratchMultiplier(ticket), grid }
  },
}

function spin(draws: Draws, risk: Risk): Row {
  const { segment } = turntable.draw(draws, { risk })
  return { seg: segment, mult: multiplierAt(risk, segment) }
}

/** Remembers r, which the vectors show beside the bust point. */
class RoundDraws extends Draws {
  r = ''

  override r52(): bigint {
    const r = super.r52()
    this.r = r.toString(16).padStart(13, '0')
    return r
  }
}

const sharedDraws: Record<string, (draws: RoundDraws) => Row> = {
  crash: (draws) => fly(crash, draws),
  bomb: (draws) => fly(bomb, draws),
  football: (draws) => fly(football, draws, DRIBBLES),
  richbomb: (draws) => fly(richbomb, draws, VAULTS),
  roulette(draws) {
    const { slot } = roulette.draw(draws)
    return { slot, colour: WHEEL[slot] }
  },
  wingo: (draws) => ({ ...wingo.draw(draws) }),
  lucky3: (draws) => ({ ...lucky3.draw(draws) }),
  fruit(draws) {
    const { cell, lit } = fruit.draw(draws)
    return { cell, lit, fruits: lit.map((litCell) => FRUIT_TABLE[fruitAt(litCell)].letter).join('') }
  },
}

function fly(rules: CrashRules, draws: RoundDraws, steps?: readonly number[]): Row {
  const { bust } = rules.draw(draws)
  const row = { r: draws.r, bust, capped: bust === rules.topMultiplier }
  return steps ? { ...row, steps: stepsReached(steps, bust) } : row
}

const serverSeed = hexToBytes(vectors.seed)
const masterSecret = hexToBytes(vectors.master)

function single(game: string, nonce: number): Row {
  const draws = new Draws(serverSeed, game.split('-')[0] as string, vectors.client, nonce)
  const row = (singleDraws[game] as (draws: Draws) => Row)(draws)
  return { nonce, ...row, rejected: draws.rejectedWords }
}

const shared = (game: string, key: Uint8Array, i: number, publicPart: string): Row =>
  (sharedDraws[game] as (draws: RoundDraws) => Row)(new RoundDraws(key, game, publicPart, i))

/** h_0 to h_N. */
function unwind(game: string, length: number): Uint8Array[] {
  const hashes = [chainSeed(masterSecret, game, 1)]
  for (let i = 0; i < length; i++) hashes.push(chainStep(hashes[i] as Uint8Array))
  return hashes.reverse()
}

const chainOf = new Map(Object.keys(vectors.chains).map((game) => [game, unwind(game, vectors.N)]))
const keyOf = (game: string, i: number) => chainOf.get(game)?.[i] as Uint8Array

/** SHA-256 of the values of each outcome as a JSON array, one per line. */
const digest = (rows: Row[]): string =>
  bytesToHex(sha256(utf8ToBytes(rows.map((row) => JSON.stringify(Object.values(row))).join('\n'))))

const BULK = 20_000
const tested = new Set<string>()

/** A test of groups of vectors.json; the last test reports groups that no test covers. */
function groups(names: (keyof typeof vectors)[], run: () => void): void {
  for (const name of names) tested.add(name)
  test(names.join(', '), () => {
    expect.hasAssertions()
    run()
  })
}

describe('streams and commitments', () => {
  groups(['seed', 'client', 'master', 'seedHash'], () => {
    expect(bytesToHex(sha256(utf8ToBytes('PF1 test server seed')))).toBe(vectors.seed)
    expect(bytesToHex(sha256(utf8ToBytes('PF1 test master secret')))).toBe(vectors.master)
    expect(vectors.client).toBe('player-seed_01')
    expect(seedHash(serverSeed)).toBe(vectors.seedHash)
  })

  groups(['block0', 'block1'], () => {
    const block = (b: number) => hmac(sha256, serverSeed, utf8ToBytes(`PF1:roller:${vectors.client}:0:${b}`))
    expect(bytesToHex(block(0))).toBe(vectors.block0)
    expect(bytesToHex(block(1))).toBe(vectors.block1)
    // below(2^32) returns the raw words, eight from each block.
    const draws = new Draws(serverSeed, 'roller', vectors.client, 0)
    const words = Array.from({ length: 16 }, () =>
      draws
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    )
    expect(words.join('')).toBe(vectors.block0 + vectors.block1)
  })

  groups(['chains', 'N'], () => {
    for (const [game, { seed, terminal, h1, h2 }] of Object.entries(vectors.chains)) {
      const ends = [vectors.N, 0, 1, 2].map((i) => bytesToHex(keyOf(game, i)))
      expect(ends, game).toEqual([seed, terminal, h1, h2])
    }
  })

  groups(['btc', 'salt'], () => {
    const firstHeader = hexToBytes(
      '01000000' +
        '00'.repeat(32) +
        '3ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a' +
        '29ab5f49ffff001d1dac2b7c',
    )
    expect(blockHash(firstHeader)).toBe(vectors.btc)
    expect(vectors.salt).toBe(vectors.btc)
  })

  groups(['drandRound'], () => {
    for (const [lockTimeMs, round] of vectors.drandRound)
      expect(beaconRoundAfter(QUICKNET, lockTimeMs as number)).toBe(round)
    const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
    expect(beaconRandomness(signature)).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd')
    expect(isSignatureOf(QUICKNET, 1000, signature)).toBe(true)
  })
})

describe('outcomes', () => {
  groups(['single'], () => {
    expect(Object.keys(vectors.single)).toEqual(Object.keys(singleDraws))
    for (const [game, rows] of Object.entries(vectors.single)) {
      for (const row of rows) expect(single(game, row.nonce), game).toEqual(row)
    }
  })

  groups(['rejections'], () => {
    expect(vectors.rejections).toHaveLength(2)
    for (const { game, ...row } of vectors.rejections) expect(single(game, row.nonce)).toEqual(row)
  })

  groups(['shared'], () => {
    expect(Object.keys(vectors.shared).sort()).toEqual(Object.keys(sharedDraws).sort())
    for (const [game, rows] of Object.entries(vectors.shared)) {
      for (const { i, hash, ...row } of rows) {
        expect(bytesToHex(keyOf(game, i)), game).toBe(hash)
        expect(shared(game, keyOf(game, i), i, roundPublic(vectors.salt)), game).toEqual(row)
      }
    }
  })

  groups(['beaconRounds', 'beacon'], () => {
    expect(Object.keys(vectors.beaconRounds).sort()).toEqual(Object.keys(sharedDraws).sort())
    for (const [game, rows] of Object.entries(vectors.beaconRounds)) {
      for (const { i, ...row } of rows) {
        expect(shared(game, keyOf(game, i), i, roundPublic(vectors.salt, vectors.beacon)), game).toEqual(row)
      }
    }
  })

  groups(['fruitBomb'], () => {
    for (const { i, ...row } of vectors.fruitBomb) {
      expect(shared('fruit', keyOf('fruit', i), i, vectors.salt)).toEqual(row)
    }
  })

  groups(['bulk'], () => {
    expect(Object.keys(vectors.bulk).sort()).toEqual([...Object.keys(singleDraws), ...Object.keys(sharedDraws)].sort())
  })

  test.each(Object.entries(vectors.bulk))('bulk: the first 20,000 outcomes of %s', (game, expected) => {
    expect(digest(game in singleDraws ? singleRows(game) : sharedRows(game))).toBe(expected)
  })
})

function singleRows(game: string): Row[] {
  return Array.from({ length: BULK }, (_, index) => {
    const { nonce: _nonce, rejected: _rejected, ...row } = single(game, index)
    return row
  })
}

function sharedRows(game: string): Row[] {
  const [, ...keys] = unwind(game, BULK)
  return keys.map((key, index) => shared(game, key, index + 1, vectors.salt))
}

describe('the crash formula', () => {
  groups(['bustEdge'], () => {
    for (const [r, bust] of vectors.bustEdge) expect(bustPoint(BigInt(`0x${r}`)).toString(), r).toBe(bust)
  })

  groups(['bustBoundary'], () => {
    for (const [n, hex, before, at] of vectors.bustBoundary) {
      const r = BigInt(`0x${hex}`)
      expect([bustPoint(r - 1n).toString(), bustPoint(r).toString()], String(n)).toEqual([before, at])
    }
  })

  groups(['crashT', 'bombT'], () => {
    for (const [n, ms] of vectors.crashT) expect(crash.reachedAtMs(n as number), `crash ${n}`).toBe(ms)
    for (const [n, ms] of vectors.bombT) expect(bomb.reachedAtMs(n as number), `bomb ${n}`).toBe(ms)
  })

  groups(['crashTHash', 'bombTHash'], () => {
    expect(rollingHash(crash, 1_000_001)).toBe(vectors.crashTHash)
    expect(rollingHash(bomb, 6400)).toBe(vectors.bombTHash)
  })

  groups(['curveBad'], () => {
    // Compares the closed forms with the definition: the largest n whose time has come.
    let bad = 0
    for (const rules of [crash, bomb]) {
      let n = 100
      for (let t = 0; t <= rules.reachedAtMs(rules.topMultiplier); t++) {
        while (n < rules.topMultiplier && rules.reachedAtMs(n + 1) <= t) n++
        if (rules.multiplierAt(t) !== n) bad++
      }
    }
    expect(bad).toBe(vectors.curveBad)
  })
})

/** x * 1000003 + T mod 2^64 over the whole table. */
function rollingHash(rules: CrashRules, last: number): string {
  let x = 0n
  for (let n = 101; n <= last; n++) x = BigInt.asUintN(64, x * 1_000_003n + BigInt(rules.reachedAtMs(n)))
  return x.toString()
}

describe('payouts', () => {
  groups(['mines'], () => {
    const tables = [...minesweeper.choices()].map(({ mines }) => multiplierTable(mines))
    expect(tables.flat()).toEqual(vectors.mines)
    expect(vectors.mines).toHaveLength(300)
  })

  groups(['minesPay'], () => {
    for (const [stake, mines, opened, paid] of vectors.minesPay) {
      const payout = minesweeper.payout(BigInt(stake as number), { mines: mines as number }, opened as number)
      expect(payout.toString()).toBe(paid)
    }
  })

  groups(['roller'], () => {
    for (const [w, shown, paid] of vectors.roller) {
      expect(shownMultiplier(w as number)).toBe(shown)
      expect(payoutIfWon(1000n, w as number).toString()).toBe(paid)
    }
  })

  groups(['wingo'], () => {
    for (const [name, multipliers] of vectors.wingo) {
      const selection = SELECTIONS.find((known) => known === name)
      if (!selection) throw new Error(`no selection ${String(name)}`)
      expect(Array.from({ length: 10 }, (_, digit) => wingoMultiplier(selection, digit))).toEqual(multipliers)
    }
  })

  groups(['lucky3'], () => {
    for (const [name, pick, digits, multiplier] of vectors.lucky3) {
      const type = BET_TYPES.find((known) => known === name)
      if (!type) throw new Error(`no bet ${name}`)
      expect(lucky3Multiplier({ type, pick: pick as string }, digits as string), `${name} ${pick}`).toBe(multiplier)
    }
  })
})

test('covers every group of vectors', () => {
  expect([...tested].sort()).toEqual(Object.keys(vectors).sort())
})
