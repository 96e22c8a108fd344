import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { leafId, leafOf, nodeOf } from '@glasshouse/rulebook/core/solvency'
import { describe, expect, it } from 'vitest'
import { absent, check, holds, type Latest, type Movement, type Proof } from './check.ts'

const TIME = 1_000_000_000
const salt = new Uint8Array(32).fill(9)
const mine = leafOf(leafId(1001n, salt), 750n)
const others = leafOf(leafId(1002n, salt), 250n)
const root = nodeOf(mine, others)

const latest = {
  id: 1,
  createTime: TIME,
  root: bytesToHex(root.hash),
  total: 1000,
  players: 2,
  held: 5000,
  reward: 0,
  owed: { cash: 1000, held: 0, staked: 0, shares: 0 },
  holdings: [],
  own: { pool: 4000, other: 0 },
} satisfies Latest
const proof: Proof = {
  countId: 1,
  playerId: 1001,
  salt: bytesToHex(salt),
  place: 0,
  parts: { cash: 700, held: 50, staked: 0, shares: 0 },
  path: [{ hash: bytesToHex(others.hash), sum: 250 }],
}
const moved = (amount: number, balanceAfter: number, createTime: number): Movement => ({
  number: 1,
  cause: 'play',
  amount,
  balanceAfter,
  createTime,
  betId: null,
  game: null,
  rechargeId: null,
  withdrawalId: null,
})

describe('whether a player was counted', () => {
  it('is valid when the entry is the player’s, leads to the root and agrees with their transactions', () => {
    const found = check(latest, proof, 1001, [moved(-100, 700, TIME - 60_000)])
    expect(found).toMatchObject({ fault: null, ledger: null })
    expect(holds(found)).toBe(true)
  })

  it('is invalid when the entry is less than the player’s transactions', () => {
    const found = check(latest, proof, 1001, [moved(-100, 900, TIME - 60_000)])
    expect(found).toMatchObject({ fault: null, ledger: 900 })
    expect(holds(found)).toBe(false)
    expect(check(latest, proof, 1001, [])).toMatchObject({ ledger: 0 })
  })

  it('accepts a concurrent transaction whether it was counted or not', () => {
    expect(check(latest, proof, 1001, [moved(200, 900, TIME - 1)])).toMatchObject({ ledger: null })
    expect(check(latest, proof, 1001, [moved(200, 900, TIME - 10_001)])).toMatchObject({ ledger: 900 })
  })

  it('does not hold where the proof does not', () => {
    expect(holds(check({ ...latest, total: 999 }, proof, 1001, [moved(700, 700, 0)]))).toBe(false)
    expect(check(latest, proof, 1002, [moved(700, 700, 0)])).toMatchObject({ fault: 'notYours' })
  })

  it('distinguishes a player who joined later from one who was left out', () => {
    expect(absent(latest, TIME + 1)).toEqual({ kind: 'after' })
    expect(absent(latest, TIME - 59_999)).toEqual({ kind: 'after' })
    expect(absent(latest, TIME - 60_000)).toEqual({ kind: 'missing' })
  })
})
