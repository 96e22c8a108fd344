import { describe, expect, it } from 'vitest'
import { QUICKNET, TEST_NETWORK } from '../beacon/network.ts'
import { findKnownResults, type PublishedFigures } from './known-results.ts'

const [LOCK, COUNT] = [1000, 2000]
const OWNED = { units: 500, operatorUnits: 500, entering: 0 }

interface House {
  readonly manifest?: object | string
  readonly pool?: Partial<typeof OWNED>
  readonly mine?: { units: number; orders: { kind: string }[] }
  readonly shares?: number
  readonly firstLock?: number | null
  readonly games?: readonly string[]
}

/** A server with real money that publishes this; without changes it is honest and plays with its own money. */
function server({ manifest = {}, pool, mine, shares = 0, firstLock = LOCK, games = ['crash'] }: House) {
  const asked: string[] = []
  const chain =
    typeof manifest === 'string' ? manifest : JSON.stringify({ saltRule: 'btc:9', beacon: null, ...manifest })
  const page = <T>(name: string, answer: T): Promise<T> => (asked.push(name), Promise.resolve(answer))
  const figures: PublishedFigures = {
    investment: () => page('investment', { pool: { ...OWNED, ...pool }, mine: mine ?? null }),
    count: () => page('count', { createTime: COUNT, owed: { shares } }),
    epochs: () => page('epochs', [{ epoch: 7, games }]),
    manifest: () => page('manifest', chain),
    firstLockTime: () => page('round', firstLock),
  }
  return { figures, asked }
}

const kindsOf = async (house: House) => (await findKnownResults(server(house).figures)).map(({ kind }) => kind)

describe('results that an operator can know while players’ money is in the bankroll', () => {
  it('are found by units, orders and shares that players hold (dishonest operator 5)', async () => {
    expect(await kindsOf({ pool: { units: 501 } })).toEqual(['investors'])
    expect(await kindsOf({ pool: { entering: 1 } })).toEqual(['investors'])
    expect(await kindsOf({ mine: { units: 1, orders: [] } })).toEqual(['investors'])
    expect(await kindsOf({ mine: { units: 0, orders: [{ kind: 'buy' }] } })).toEqual(['investors'])
    expect(await kindsOf({ shares: 1 })).toEqual(['investors'])
  })

  it('are also those of a network other than quicknet, and of a manifest that names none or can’t be read', async () => {
    const pool = { units: 501 }
    for (const manifest of [{ beacon: TEST_NETWORK }, { beacon: undefined }, 'no JSON', 'null'])
      expect(await kindsOf({ pool, manifest }), JSON.stringify(manifest)).toEqual(['investors'])
    const slower = { ...QUICKNET, period: 30 }
    expect(await kindsOf({ pool, manifest: { beacon: slower } })).toEqual(['investors'])
  })

  it('name the chain and the figures', async () => {
    const { figures } = server({ pool: { units: 501, entering: 30 } })
    expect(await findKnownResults(figures)).toEqual([
      {
        kind: 'investors',
        epoch: 7,
        games: ['crash'],
        facts: 'no beacon, units 501, operator’s 500, entering 30',
      },
    ])
  })

  it('are not there with quicknet, without investors, or in a chain that nobody plays', async () => {
    expect(await kindsOf({})).toEqual([])
    expect(await kindsOf({ mine: { units: 0, orders: [{ kind: 'redeem' }] } })).toEqual([])
    expect(await kindsOf({ pool: { units: 501, entering: 1 }, shares: 9, manifest: { beacon: QUICKNET } })).toEqual([])
    expect(await kindsOf({ pool: { units: 501 }, games: [] })).toEqual([])
  })

  it('are not claimed of shares that were counted before the chain was played', async () => {
    expect(await kindsOf({ shares: 1, firstLock: COUNT })).toEqual([])
    expect(await kindsOf({ shares: 1, firstLock: null })).toEqual([])
  })

  it('are read in an order in which an honest change raises nothing', async () => {
    const { figures, asked } = server({ pool: { units: 501 } })
    await findKnownResults(figures)
    expect(asked.indexOf('epochs')).toBeGreaterThan(Math.max(asked.indexOf('investment'), asked.indexOf('count')))
  })

  it('are those of a test chain, with anyone’s money', async () => {
    expect(await kindsOf({ manifest: { saltRule: 'practice', beacon: QUICKNET } })).toEqual(['testChain'])
    expect(await kindsOf({ manifest: { saltRule: 'practice' }, pool: { units: 501 } })).toEqual([
      'testChain',
      'investors',
    ])
  })
})
