import { houseLimits } from '@glasshouse/rulebook/play/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/tx.ts'
import { Bankroll } from './bankroll.ts'

const roller = { id: 'roller', edgePpm: 10_000 }
const wheel = { id: 'wheel', edgePpm: 20_000 }

let coins: bigint
let owed: bigint
let bankroll: Bankroll
beforeEach(() => {
  coins = 100_000_000n
  owed = 0n
  const read = (sql: string) => Promise.resolve(sql.includes('bankroll_coins') ? [{ coins, owed }] : [])
  bankroll = new Bankroll({ kind: 'embedded', read } as unknown as Database)
})
afterEach(() => void vi.useRealTimers())

test('has no recent limits before the first read', async () => {
  expect(bankroll.recentLimits(roller)).toBeNull()
  await bankroll.limits(roller)
  expect(bankroll.recentLimits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
  expect(bankroll.recentLimits(wheel)).toBeNull()
})

test('has no recent limits after a large win until the bankroll is read again', async () => {
  await bankroll.limits(roller)
  bankroll.settled(-50_000n)
  expect(bankroll.recentLimits(roller)).not.toBeNull()
  bankroll.settled(-60_000_000n)
  expect(bankroll.recentLimits(roller)).toBeNull()
})

test('drops limits of an outdated bankroll, even if another game read the new one', async () => {
  await bankroll.limits(roller)
  bankroll.settled(-60_000_000n)
  coins -= 60_000_000n
  await bankroll.limits(wheel)
  expect(bankroll.recentLimits(roller)).toBeNull()
  expect(await bankroll.limits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
})

test('keeps every game open when more than a tenth is owed to step games, and stops new step games', async () => {
  ;[coins, owed] = [90_000_000n, 10_000_000n]
  expect(await bankroll.areStepGamesFull()).toBe(false)
  expect(await bankroll.limits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
  bankroll.settled(-60_000_000n)
  ;[coins, owed] = [89_999_999n, 10_000_001n]
  expect(await bankroll.limits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
  expect(bankroll.recentLimits(roller)).toEqual(houseLimits(roller.edgePpm, coins))
  expect(await bankroll.areStepGamesFull()).toBe(true)
})

test('covers no step game without a bankroll', async () => {
  ;[coins, owed] = [-5n, 1n]
  expect(await bankroll.areStepGamesFull()).toBe(true)
  expect((await bankroll.limits(roller)).profitPerBet).toBe(0n)
})

test('reads an empty bankroll again after a second, and one with money after ten', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  coins = 0n
  expect(await bankroll.coins()).toBe(0n)
  coins = 100_000_000n
  vi.advanceTimersByTime(1000)
  expect(await bankroll.coins()).toBe(0n)
  vi.advanceTimersByTime(1)
  expect(await bankroll.coins()).toBe(100_000_000n)
  coins = 90_000_000n
  vi.advanceTimersByTime(10_000)
  expect(await bankroll.coins()).toBe(100_000_000n)
  vi.advanceTimersByTime(1)
  expect(await bankroll.coins()).toBe(90_000_000n)
})

test('does not take a read for fresh that began before a change', async () => {
  const before = bankroll.coins()
  coins = 40_000_000n
  bankroll.changed()
  await before
  expect(await bankroll.coins()).toBe(40_000_000n)
})
