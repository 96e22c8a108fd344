import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../platform/db/tx.ts'
import { Bankroll } from './bankroll.ts'

const roller = { id: 'roller', edgePpm: 10_000 }
const wheel = { id: 'wheel', edgePpm: 20_000 }

let coins: bigint
let due: bigint
let bankroll: Bankroll
beforeEach(() => {
  coins = 100_000_000n
  due = 0n
  const read = (sql: string) => Promise.resolve(sql.includes('bankroll_coins') ? [{ coins, due }] : [])
  bankroll = new Bankroll({ kind: 'embedded', read } as unknown as Database)
})

test('nothing is known before it was asked for', async () => {
  expect(bankroll.recentLimits(roller)).toBeNull()
  await bankroll.limits(roller)
  expect(bankroll.recentLimits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
  expect(bankroll.recentLimits(wheel)).toBeNull()
})

test('after a large win nothing is known until the bankroll was read anew', async () => {
  await bankroll.limits(roller)
  bankroll.settled(-50_000n)
  expect(bankroll.recentLimits(roller)).not.toBeNull()
  bankroll.settled(-60_000_000n)
  expect(bankroll.recentLimits(roller)).toBeNull()
})

test('what followed from a bankroll that is no more is not known, also where another game has read it', async () => {
  await bankroll.limits(roller)
  bankroll.settled(-60_000_000n)
  coins -= 60_000_000n
  await bankroll.limits(wheel)
  expect(bankroll.recentLimits(roller)).toBeNull()
  expect(await bankroll.limits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
})

test('with more than a tenth due to games under way no further bet is covered; those that were taken go on', async () => {
  ;[coins, due] = [90_000_000n, 10_000_000n]
  expect((await bankroll.limits(roller)).profitPerBet).toBeGreaterThan(0n)
  expect(bankroll.recentLimits(roller)).not.toBeNull()
  bankroll.settled(-60_000_000n)
  ;[coins, due] = [89_999_999n, 10_000_001n]
  expect((await bankroll.limits(roller)).profitPerBet).toBe(0n)
  expect(bankroll.recentLimits(roller)).toBeNull()
  expect(await bankroll.limitsForOpenBets(roller)).toEqual(houseLimits(roller.edgePpm, coins))
})
