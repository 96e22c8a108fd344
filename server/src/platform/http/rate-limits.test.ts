import { addressOf } from './request-context.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { describe, expect, test } from 'vitest'
import { checkRate, countHere, countInRedis, RATES, type RateCounter } from './rate-limits.ts'

const redisUrl = process.env['TEST_REDIS_URL']

async function countRefused(
  counters: readonly RateCounter[],
  subject: string,
  calls: number,
  factor = 1,
): Promise<number> {
  const failures: unknown[] = []
  for (let i = 0; i < calls; i++) {
    const counter = counters[i % counters.length] as RateCounter
    await checkRate(counter, 'login', subject, factor).catch((error: unknown) => failures.push(error))
  }
  for (const error of failures) {
    expect(error).toBeInstanceOf(Refusal)
    expect(Number((error as Refusal).params['seconds'])).toBeGreaterThan(0)
  }
  return failures.length
}

test('refuses calls over the limit, for that subject only', async () => {
  const counter = countHere()
  expect(await countRefused([counter], 'a', RATES.login + 3)).toBe(3)
  expect(await countRefused([counter], 'b', RATES.login)).toBe(0)
})

test('disables the limits when the factor is zero', async () => {
  expect(await countRefused([countHere()], 'a', 1000, 0)).toBe(0)
})

describe.runIf(redisUrl)('with Redis', () => {
  test('nodes share one count', async () => {
    const nodes = [await countInRedis(redisUrl ?? ''), await countInRedis(redisUrl ?? '')]
    // Each counts locally until it is connected and whenever Redis is slow.
    await expect.poll(() => countRefused(nodes, randomUUID(), RATES.login + 3)).toBe(3)
    await Promise.all(nodes.map((node) => node.close()))
  })
})

test('counts per node when Redis is unreachable', async () => {
  const unreachable = await countInRedis('redis://127.0.0.1:1')
  expect(await countRefused([unreachable], 'a', RATES.login + 2)).toBe(2)
  await unreachable.close()
})

test('counts all addresses of one IPv6 /64 network as one, in any notation', () => {
  const same = ['2001:db8::1', '2001:db8:0:0::2', '2001:0db8:0000:0000:aaaa::3', '2001:db8::ffff:0:1'].map(addressOf)
  expect(new Set(same)).toEqual(new Set(['2001:db8:0:0']))
  expect(addressOf('2001:db8:0:1::1')).not.toBe(same[0])
  expect(addressOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
  expect(addressOf('192.0.2.1')).toBe('192.0.2.1')
})
