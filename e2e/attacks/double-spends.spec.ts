// A hundred requests at once on every call that moves gold. With one name they are one request; with a hundred names they
// spend what is there and no coin more. Afterwards the player's gold is exactly what his own ledger adds up to.

import { randomUUID } from 'node:crypto'
import { ask, expect, register, test } from '../support/house.ts'
import { newAccountNumber } from '../support/withdrawals.ts'

const AT_ONCE = 100

interface Spend {
  readonly key: string
  readonly body: (player: string, house: string) => Promise<object> | object
  /** How often it can be done with a hundred names at once; anything that gold and rules allow where nothing is said. */
  readonly most?: number
}

const stake = (choice: object = {}) => ({ gold: 20_000, ...choice })

const spends: readonly Spend[] = [
  { key: 'POST /api/roller', body: () => stake({ direction: 'lower', number: 50_000 }) },
  { key: 'POST /api/turntable/join', body: () => stake({ risk: 'low' }) },
  { key: 'POST /api/scratch/join', body: () => ({ gold: 100 }) },
  // One game at a time, one bet in a round.
  { key: 'POST /api/minesweeper/join', body: () => stake({ mines: 3 }), most: 1 },
  { key: 'POST /api/crash/join', body: () => ({ gold: 1000, auto: null }), most: 1 },
  { key: 'POST /api/roulette/join', body: () => ({ gold: 1000, colour: 'red' }) },
  { key: 'POST /api/wingo/join', body: () => ({ gold: 1000, selections: ['red'] }) },
  { key: 'POST /api/investment/buy', body: () => ({ gold: 30_000 }), most: 3 },
  { key: 'POST /api/order/vip', body: cheapestVip },
  // A quote binds once, whatever its order is called.
  { key: 'POST /api/withdrawal', body: quoted, most: 1 },
]

async function cheapestVip(token: string, house: string): Promise<object> {
  const { data } = await ask<{ prices: { days: number; gold: number }[] }>(
    house,
    'GET /api/order/vip_price',
    undefined,
    token,
  )
  return data?.prices[0] ?? {}
}

async function quoted(token: string, house: string): Promise<object> {
  const { data } = await ask<{ quoteId: string }>(
    house,
    'POST /api/withdrawal/quote',
    { kind: 'fiat', gold: 8240 },
    token,
  )
  const bank = { bankCode: 'NG-GTB', accountNumber: newAccountNumber(), accountName: 'Ada Lovelace' }
  return { quoteId: data?.quoteId, ...bank }
}

async function ready(house: string): Promise<string> {
  const { token } = await register(house)
  await ask(house, 'POST /api/fair/rotate', { clientSeed: 'double' }, token)
  return token
}

const balanceOf = async (house: string, token: string): Promise<number> =>
  Number((await ask<{ gold: number }>(house, 'GET /api/user', undefined, token)).data?.gold)

interface Line {
  readonly number: number
  readonly amount: number
  readonly balanceAfter: number
  readonly createTime: number
}

/** His ledger, page by page: no line is missing, each follows from the one before, and the last is the gold he is shown. */
async function exactLedger(house: string, token: string): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (let cursor = 0; ;) {
    const { data } = await ask<Line[]>(house, `GET /api/user/ledger/${cursor}`, undefined, token)
    if (!data?.length) break
    lines.push(...data)
    cursor = data.at(-1)?.createTime ?? 0
  }
  const inOrder = lines.toSorted((a, b) => a.number - b.number)
  expect(inOrder.map(({ number }) => number)).toEqual(inOrder.map((_, n) => n + 1))
  let gold = 0
  for (const { amount, balanceAfter } of inOrder) {
    gold += amount
    expect(balanceAfter).toBe(gold)
    expect(gold).toBeGreaterThanOrEqual(0)
  }
  expect(await balanceOf(house, token)).toBe(gold)
  return inOrder
}

/** How many were taken; a shared game takes none between two rounds, so then they are all sent again. */
async function takenOf(sendAll: () => Promise<{ errno: number }[]>): Promise<number> {
  let taken = 0
  const some = async (): Promise<void> => {
    taken = (await sendAll()).filter(({ errno }) => errno === 0).length
    expect(taken).toBeGreaterThan(0)
  }
  await expect(some).toPass({ timeout: 120_000 })
  return taken
}

for (const { key, body, most } of spends) {
  test(`${key}: a hundred concurrent requests`, { tag: '@long' }, async ({ house }) => {
    const token = await ready(house.url)
    const given = await body(token, house.url)
    const send = (requestId: string) => ask<unknown>(house.url, key, { ...given, requestId }, token)
    const all = <T>(one: () => T) => Promise.all(Array.from({ length: AT_ONCE }, one))

    const name = randomUUID()
    await takenOf(() => all(() => send(name)))
    await all(() => send(name))
    await expect(async () => {
      const spent = (await exactLedger(house.url, token)).filter(({ amount }) => amount < 0)
      expect(spent).toHaveLength(1)
    }).toPass()

    const other = await ready(house.url)
    const fresh = await body(other, house.url)
    const taken = await takenOf(() =>
      all(() => ask<unknown>(house.url, key, { ...fresh, requestId: randomUUID() }, other)),
    )
    if (most !== undefined) expect(taken).toBeLessThanOrEqual(most)
    await expect(() => exactLedger(house.url, other)).toPass()
  })
}
