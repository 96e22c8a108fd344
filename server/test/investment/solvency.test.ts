import { randomUUID } from 'node:crypto'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { findProofFault, rootOf } from '@glasshouse/rulebook/core/solvency'
import { solvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { ShareOrders } from '../../src/features/investment/orders.ts'
import { giveReward } from '../../src/ledger/ledger.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { Leases } from '../../src/play/cluster/leases.ts'
import { goldOf, pack, buildSumTree, unpack, type Leaf } from '../../src/features/solvency/count.ts'
import { Solvency } from '../../src/features/solvency/solvency.ts'
import { databases, roll, type TestServer } from '../support/open-server.ts'
import { InvestmentFixture } from '../support/investment-fixture.ts'

const HOUR_MS = 3_600_000

interface Registered {
  readonly token: string
  readonly id: number
}

describe.each(databases)('proof of solvency on %s', (kind) => {
  const vault = openVault(new Uint8Array(32).fill(7))
  let fixture: InvestmentFixture
  let server: TestServer
  /** One per node. */
  let counters: Solvency[]
  let hour = Math.floor(Date.now() / HOUR_MS)
  beforeAll(async () => {
    fixture = await InvestmentFixture.open(kind, 2)
    server = fixture.server
    counters = fixture.nodes.map(({ db }) => new Solvency({ db, vault, leases: new Leases(db, randomUUID()) }))
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await fixture.close()
  })

  const counter = (): Solvency => counters[0] as Solvency
  const register = async (): Promise<Registered> => {
    const { token, user } = await server.player()
    return { token, id: user.id }
  }
  /** Verifies like a browser, without cached state. */
  const verify = async (id: number) => {
    const fresh = new Solvency({ db: server.db, vault, leases: { hold: () => Promise.resolve(true) } })
    const { latest, history } = solvencyContract.state.output.parse(await fresh.state())
    if (!latest) throw new Error('nothing was counted')
    const proof = await fresh.proof(BigInt(id)).then((told) => solvencyContract.proof.output.parse(told))
    return { latest, history, proof, fault: findProofFault(proof, latest, id) }
  }
  const count = () => counter().count(++hour)

  test('returns nothing before the first count', async () => {
    const { token } = await register()
    expect((await server.call('GET /api/solvency')).data).toEqual({ latest: null, seen: [], history: [] })
    expect(await server.call('GET /api/solvency/proof', undefined, token)).toMatchObject({ errno: 1440 })
    expect(await server.call('GET /api/solvency/proof')).toMatchObject({ errno: 403 })
  })

  test('counts balances, holds, stakes and pool units as liabilities, covered by the assets', async () => {
    const [plain, investor, buyer] = [await register(), await register(), await register()]
    await server.db.transaction((tx) =>
      giveReward(tx, BigInt(plain.id), { kind: 'sandbox' }, 50n, randomUUID(), 'test'),
    )
    const mines = { gold: 1000, mines: 3, requestId: randomUUID() }
    await server.call('POST /api/minesweeper/join', mines, plain.token)
    await fixture.buy(investor.token, 40_000)
    await fixture.nextDay()
    await fixture.playFor(5_000_000n)
    await fixture.buy(buyer.token, 15_000)
    // The operator's own purchase is pending too.
    const { db } = server
    const shares = new ShareOrders({ db, calendar: fixture.calendar, bankroll: new Bankroll(db) })
    await db.transaction((tx) => shares.addOwn(tx, { gold: 700n, requestId: randomUUID(), from: { kind: 'sandbox' } }))
    await count()
    const worth = (await fixture.overview(investor.token)).mine?.worth ?? 0
    expect(worth).toBeGreaterThan(40_000)
    const seen = await Promise.all([plain, investor, buyer].map(({ id }) => verify(id)))
    expect(seen.map(({ fault }) => fault)).toEqual([null, null, null])
    expect(seen.map(({ proof }) => proof.parts)).toEqual([
      { cash: 99_050, held: 0, staked: 1000, shares: 0 },
      { cash: 60_000, held: 0, staked: 0, shares: worth },
      { cash: 85_000, held: 15_000, staked: 0, shares: 0 },
    ])
    const { latest } = seen[0]!
    // Includes the player of the first test.
    expect(latest).toMatchObject({ players: 4, reward: 0, owed: { held: 15_000, staked: 1000, shares: worth } })
    expect(latest.total).toBe(latest.owed.cash + latest.owed.held + latest.owed.staked + latest.owed.shares)
    expect(latest.held).toBe(latest.total + latest.own.pool + latest.own.other)
    expect(latest.holdings).toEqual([{ kind: 'sandbox', label: '', gold: latest.held }])
  })

  test('is a consistent snapshot during play', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => register()))
    let playing = true
    const bets = players.map(async ({ token }) => {
      while (playing) await server.call('POST /api/roller', roll(), token)
    })
    for (let i = 0; i < 3; i++) await count()
    playing = false
    await Promise.all(bets)
    const rows = await server.db.read<{ total: bigint; held: bigint; facts: { own: { pool: number; other: number } } }>(
      'select total, held, facts from solvency_counts order by slot desc limit 3',
    )
    expect(rows).toHaveLength(3)
    for (const { total, held, facts } of rows)
      expect(Number(held)).toBe(Number(total) + facts.own.pool + facts.own.other)
    const { token, id } = players[0]!
    await count()
    const { proof, fault } = await verify(id)
    const gold = await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)
    expect([fault, proof.parts.cash]).toEqual([null, gold.data.gold])
  })

  test('is counted once an hour across nodes', async () => {
    const counts = async (): Promise<number> =>
      (await server.db.read('select 1 from solvency_counts where slot >= $1', [hour])).length
    hour += 1
    const now = hour * HOUR_MS
    await Promise.all([...counters, ...counters].map((one) => one.advance(now + 5)))
    expect(await counts()).toBe(1)
    await Promise.all(counters.map((one) => one.advance(now + HOUR_MS - 1)))
    expect(await counts()).toBe(1)
    await Promise.all(counters.map((one) => one.advance(now + HOUR_MS)))
    expect(await counts()).toBe(2)
    hour += 1
  })

  test('includes a new player in the next count, and keeps the last count of every day', async () => {
    await count()
    const late = await register()
    await expect(verify(late.id)).rejects.toThrow('notCounted')
    hour += DAY_MS / HOUR_MS
    await count()
    await count()
    const { fault, history, latest } = await verify(late.id)
    expect(fault).toBeNull()
    expect(history[0]).toMatchObject({ id: latest.id, root: latest.root })
    const days = await server.db.read('select distinct slot / 24 from solvency_counts')
    expect(history).toHaveLength(days.length)
    await expect(server.db.commit('update solvency_counts set total = 0')).rejects.toThrow('append-only')
    await expect(server.db.commit('delete from solvency_counts')).rejects.toThrow('append-only')
  })

  test('makes leaves of one player unlinkable between counts', async () => {
    const { id } = await register()
    await count()
    const first = await verify(id)
    await count()
    const second = await verify(id)
    expect(first.latest.total).toBe(second.latest.total)
    expect(first.proof.salt).not.toBe(second.proof.salt)
    expect(first.latest.root).not.toBe(second.latest.root)
    expect(only(await server.db.read('select count(*)::int4 as kept from solvency_leaves'))).toEqual({ kept: 1 })
  })

  describe('a forged count', () => {
    const [victim, other] = [
      { id: 0, token: '' },
      { id: 0, token: '' },
    ]
    beforeAll(async () => {
      Object.assign(victim, await register())
      Object.assign(other, await register())
    })

    /** Counts, then replaces the leaves; with `cover` also publishes a matching root. */
    const forge = async (change: (leaves: Leaf[], victimAt: number) => Leaf[], cover: boolean): Promise<void> => {
      await count()
      const { proof } = await verify(victim.id)
      const row = only(await server.db.read<{ leaves: Uint8Array }>('select leaves from solvency_leaves'))
      const leaves = change(unpack(row.leaves), proof.place)
      await server.db.transaction(async (tx) => {
        await tx.query('update solvency_leaves set leaves = $1', [pack(leaves)])
        if (!cover) return
        const root = rootOf(await buildSumTree(leaves))
        await tx.query('alter table solvency_counts disable trigger user')
        await tx.query('update solvency_counts set root = $1, total = $2, players = $3 where slot = $4', [
          bytesToHex(root.hash),
          root.sum,
          leaves.length,
          hour,
        ])
        await tx.query('alter table solvency_counts enable trigger user')
      })
    }

    test('that omits a player is detected by that player', async () => {
      await forge((leaves, at) => leaves.filter((_, i) => i !== at), true)
      await expect(verify(victim.id)).rejects.toThrow('notCounted')
      expect((await verify(other.id)).fault).toBeNull()
    })

    test('that shows a leaf outside the tree is detected', async () => {
      await forge((leaves, at) => leaves.map((leaf, i) => (i === at ? { ...leaf, cash: leaf.cash + 1n } : leaf)), false)
      expect((await verify(victim.id)).fault).toBe('root')
      expect((await verify(other.id)).fault).toBe('root')
    })

    test('that understates a player is visible to that player', async () => {
      await forge((leaves, at) => leaves.map((leaf, i) => (i === at ? { ...leaf, cash: 1n } : leaf)), true)
      const { fault, proof } = await verify(victim.id)
      expect([fault, proof.parts.cash]).toEqual([null, 1])
      const gold = await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, victim.token)
      expect(gold.data.gold).not.toBe(1)
    })

    test('that publishes a lower total is detected by everyone', async () => {
      await forge((leaves) => leaves, true)
      await server.db.transaction(async (tx) => {
        await tx.query('alter table solvency_counts disable trigger user')
        await tx.query('update solvency_counts set total = total - 1 where slot = $1', [hour])
        await tx.query('alter table solvency_counts enable trigger user')
      })
      expect([(await verify(victim.id)).fault, (await verify(other.id)).fault]).toEqual(['total', 'total'])
    })

    test('that shows one leaf to two players is detected by one of them', async () => {
      await count()
      const { proof, latest } = await verify(other.id)
      expect(goldOf(unpackParts(proof.parts))).toBe(100_000n)
      expect(findProofFault(proof, latest, victim.id)).toBe('notYours')
      expect(findProofFault({ ...proof, playerId: victim.id }, latest, victim.id)).toBe('root')
    })
  })
})

const unpackParts = (parts: { cash: number; held: number; staked: number; shares: number }) => ({
  cash: BigInt(parts.cash),
  held: BigInt(parts.held),
  staked: BigInt(parts.staked),
  shares: BigInt(parts.shares),
})
