import { addressOf } from './request-context.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { describe, expect, test } from 'vitest'
import { checkRate, countHere, countInRedis, RATES, type RateCounter } from './rate-limits.ts'

const redisUrl = process.env['TEST_REDIS_URL']

async function refusedAfter(counters: readonly RateCounter[], subject: string, calls: number): Promise<number> {
  let refused = 0
  for (let i = 0; i < calls; i++) {
    const counter = counters[i % counters.length] as RateCounter
    await checkRate(counter, 'login', subject, 1).catch((error: unknown) => {
      expect(error).toBeInstanceOf(Refusal)
      expect(Number((error as Refusal).words['seconds'])).toBeGreaterThan(0)
      refused++
    })
  }
  return refused
}

test('calls beyond the rate are refused, for that subject alone', async () => {
  const counter = countHere()
  expect(await refusedAfter([counter], 'a', RATES.login + 3)).toBe(3)
  expect(await refusedAfter([counter], 'b', RATES.login)).toBe(0)
})

test('a factor of zero takes the limits away', async () => {
  const counter = countHere()
  for (let i = 0; i < 1000; i++) await checkRate(counter, 'login', 'a', 0)
})

describe.runIf(redisUrl)('with Redis', () => {
  test('nodes count together', async () => {
    const nodes = [await countInRedis(redisUrl ?? ''), await countInRedis(redisUrl ?? '')]
    // Each counts for itself until it is connected, and whenever Redis takes too long to answer.
    await expect.poll(() => refusedAfter(nodes, randomUUID(), RATES.login + 3)).toBe(3)
    await Promise.all(nodes.map((node) => node.close()))
  })
})

test('when Redis is gone each node counts for itself', async () => {
  const lost = await countInRedis('redis://127.0.0.1:1')
  expect(await refusedAfter([lost], 'a', RATES.login + 2)).toBe(2)
  await lost.close()
})

test('all addresses of one IPv6 network count as one, however they are written', () => {
  const same = ['2001:db8::1', '2001:db8:0:0::2', '2001:0db8:0000:0000:aaaa::3', '2001:db8::ffff:0:1'].map(addressOf)
  expect(new Set(same)).toEqual(new Set(['2001:db8:0:0']))
  expect(addressOf('2001:db8:0:1::1')).not.toBe(same[0])
  expect(addressOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
  expect(addressOf('192.0.2.1')).toBe('192.0.2.1')
})
