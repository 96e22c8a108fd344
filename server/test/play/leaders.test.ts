import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { leadersContract } from '@glasshouse/rulebook/wire/play/leaders'
import { mondayOf } from '@glasshouse/rulebook/core/referral'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaderRoutes } from '../../src/play/history/leaders.ts'
import { countBets } from '../../src/play/stats/player-days.ts'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'

const edges = { games: [crash.id, roller.id], ppm: [crash.edgePpm, roller.edgePpm] }

describe.each(databases)('leaders on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const leaders = async (span: 'today' | 'week') => {
    // New routes each time: a cached result is of no use to a test.
    const [route] = leaderRoutes(server.db)
    const caller = { language: 'en' as const, address: '', device: '', origin: '', readAtMs: 0, tokenHash: null }
    return leadersContract.leaders.output.parse(await route?.answer({ span }, caller))
  }
  /** Inserts settled bets and sums them up. */
  const settle = async (playerId: number, bets: readonly (readonly [stake: number, payout: number])[]) => {
    const ids: bigint[] = []
    await server.db.transaction(async (tx) => {
      for (const [stake, payout] of bets) {
        const [bet] = await tx.query<{ id: bigint }>(
          `insert into bets (game, player_id, request_id, stake, choice, outcome, payout, state, create_time)
             values ('roller', $1, gen_random_uuid(), $2, '{}', '{}', $3, 'settled', now_ms()) returning id`,
          [playerId, stake, payout],
        )
        if (bet) ids.push(bet.id)
      }
      await countBets(tx, { betIds: ids, roundIds: [] }, edges)
    })
    return ids.map(Number)
  }
  const tidy = () =>
    server.db.transaction(async (tx) => {
      await tx.query('delete from bets where seed_pair_id is null')
      await tx.query('delete from day_wins')
      await tx.query('delete from player_days')
    })

  test('are empty before the first win', async () => {
    expect(await leaders('today')).toEqual({ wins: [], net: [] })
    const { user } = await server.player()
    await settle(user.id, [
      [500, 0],
      [500, 500],
    ])
    expect(await leaders('today')).toEqual({ wins: [], net: [] })
    await tidy()
  })

  test('are the twenty largest wins by profit', async () => {
    const { user } = await server.player()
    const sizes = Array.from({ length: 60 }, (_, i) => ((i * 37) % 60) + 1)
    for (let i = 0; i < 60; i += 7)
      await settle(
        user.id,
        sizes.slice(i, i + 7).map((n) => [100, 100 + n] as const),
      )
    const { wins } = await leaders('today')
    expect(wins.map(({ payout, gold }) => payout - gold)).toEqual(Array.from({ length: 20 }, (_, i) => 60 - i))
    const [row] = await server.db.read<{ stored: number }>('select count(*)::int4 as stored from day_wins')
    expect(row?.stored).toBeLessThan(60)
    const [best] = await settle(user.id, [[100, 9000]])
    expect((await leaders('today')).wins[0]).toMatchObject({ id: best, game: 'roller', gold: 100, payout: 9000 })
    await tidy()
  })

  test('are ranked by net winnings', async () => {
    const [lucky, steady, unlucky] = [await server.player(), await server.player(), await server.player()]
    await settle(lucky.user.id, [
      [100, 9000],
      [8000, 0],
    ])
    await settle(steady.user.id, [
      [100, 600],
      [100, 700],
      [100, 800],
    ])
    await settle(unlucky.user.id, [
      [100, 5000],
      [6000, 0],
    ])
    const { net, wins } = await leaders('today')
    expect(net).toMatchObject([
      { place: 1, net: 1800, bets: 3 },
      { place: 2, net: 900, bets: 2 },
    ])
    expect(wins.map(({ payout }) => payout)).toEqual([9000, 5000, 800, 700, 600])
    await tidy()
  })

  test('of the week start on Monday, of today at midnight', async () => {
    const { user } = await server.player()
    const [{ number: today } = { number: 0 }] = await server.db.read<{ number: number }>(
      'select number from days where close_time is null',
    )
    const days = [mondayOf(today) - 1, mondayOf(today), today]
    for (const [i, day] of days.entries()) {
      const [id] = await settle(user.id, [[100, 1000 + i]])
      await server.db.transaction(async (tx) => {
        await tx.query('insert into days (number, open_time, close_time) values ($1, 0, 0) on conflict do nothing', [
          day,
        ])
        await tx.query('update day_wins set day = $2 where bet_id = $1', [id, day])
        await tx.query('update player_days set day = $2 where player_id = $1 and day = $3', [user.id, day, today])
      })
    }
    const isMonday = mondayOf(today) === today
    expect((await leaders('week')).wins.map(({ payout }) => payout)).toEqual([1002, 1001])
    expect((await leaders('today')).wins.map(({ payout }) => payout)).toEqual(isMonday ? [1002, 1001] : [1002])
    expect((await leaders('week')).net).toMatchObject([{ net: 900 + 1 + 902, bets: 2 }])
    await tidy()
  })

  test('have masked names until they choose otherwise, here and in the latest bets', async () => {
    const { token, user } = await server.player()
    const change = (body: object) => server.call<{ hideName: boolean }>(`PUT /api/user/${user.id}`, body, token)
    expect((await change({ nickname: 'Marguerite' })).data).toMatchObject({ hideName: true })
    await settle(user.id, [[100, 700]])
    expect((await leaders('today')).wins[0]?.player).toBe('Ma•••e')
    expect((await change({ hideName: false })).data).toMatchObject({ hideName: false, nickname: 'Marguerite' })
    const { wins, net } = await leaders('today')
    expect([wins[0]?.player, net[0]?.player]).toEqual(['Marguerite', 'Marguerite'])
    await server.call('POST /api/roller', roll(), token)
    const latest = await server.call<{ player: string }[]>('GET /api/home/bet_record')
    expect(latest.data[0]?.player).toBe('Marguerite')
    await change({ hideName: true })
    expect((await leaders('today')).net[0]?.player).toBe('Ma•••e')
    expect(await server.call('GET /api/home/leaders/month')).toMatchObject({ errno: 1000 })
    await tidy()
  })
})
