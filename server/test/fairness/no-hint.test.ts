// Rounds that end at different times must be indistinguishable until they end. This records everything the server sends
// about several rounds at the same elapsed times and compares it byte by byte.

import { randomUUID } from 'node:crypto'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { noBeacon } from '../../src/play/fairness/beacon/source.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { CrashTable } from '../../src/play/engines/crash-table.ts'
import { RoundHistory } from '../../src/play/history/rounds.ts'
import { SECRET_KEY, Table, type PredictedRound } from '../support/crash-table.ts'
import { silentLog } from '../support/logs.ts'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { tablesHash } from '../support/tables-hash.ts'
import { Leases } from '../../src/play/cluster/leases.ts'

const ROUNDS = 3
const EVERY_MS = 750
/** Rounds that end sooner than this are not compared. */
const WATCHED_MS = 6000

let server: TestServer
let players: { token: string; user: { id: number } }[]
beforeAll(async () => {
  server = await openServer(oneDatabase, { SECRET_KEY })
  players = [await server.player(), await server.player(), await server.player()]
})
afterAll(() => server.close())

describe.each([crash, football])('$id', (rules) => {
  /** The server's view of this game on the test clock; created each time, so that nothing is cached. */
  const createViews = (table: Table) => {
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const chains = new Chains(db, vault, tablesHash)
    const events = new EventLog(db, localNotifier())
    const bankroll = new Bankroll(db)
    const presence = { since: () => Promise.resolve(true) }
    const deps = {
      leases: new Leases(db, randomUUID()),
      presence,
      db,
      vault,
      chains,
      beacons: noBeacon,
      bankroll,
      clock: table.clock,
      events,
      log: silentLog,
    }
    return { table: new CrashTable(deps, rules), rounds: new RoundHistory(db, vault, chains) }
  }

  async function record(views: ReturnType<typeof createViews>, { round }: PredictedRound): Promise<string> {
    const { table, rounds } = views
    const position = { game: rules.id, epoch: round.epoch, index: round.index }
    const playerIds = players.map(({ user }) => BigInt(user.id))
    const snapshots = table.topics().map((topic): Promise<unknown> => {
      if (topic.kind === 'own') return topic.snapshot(playerIds)
      return topic.kind === 'sync' ? topic.sync(1) : topic.snapshot()
    })
    const events = await server.db.read(
      `select topic, payload from events where topic in ('round:' || $1, 'bets:' || $1)
         and number > (select max(number) from events where topic = 'round:' || $1 and payload ->> 'phase' = 'betting')
         order by topic, number`,
      [rules.id],
    )
    const answers = [
      await table.state(playerIds[0]),
      await table.setting(),
      await rounds.publicRound(position),
      await rounds.book(position).catch((error: unknown) => String(error)),
      await server.call('GET /api/home/games'),
      (await Promise.all(snapshots)).map((snapshot) => (snapshot instanceof Map ? [...snapshot.values()] : snapshot)),
      (events as { topic: string }[]).filter(({ topic }) => topic.startsWith('round:')),
    ]
    return JSON.stringify(answers)
  }

  /** Replaces what legitimately differs: hashes, ids of rounds and bets, and dates. */
  const plain = (text: string, { round, hash }: PredictedRound, startedAt: number): string => {
    expect(text).not.toContain(bytesToHex(hash.disclose()))
    return (
      text
        .replace(/"lastResults":\[[^\]]*\]/g, '')
        .replace(/[0-9a-f]{64}/g, 'HASH')
        .replace(new RegExp(`"index":${round.index}\\b`, 'g'), '"index":N')
        .replace(/"id":\d+/g, '"id":N')
        .replace(/1[67]\d{11}/g, (time) => String(Number(time) - startedAt))
        .replace(/"createTime":-?\d+/g, '"createTime":T')
        // Limits follow the bankroll, and both follow the rounds before this one.
        .replace(
          /"(bankroll|maxProfit|maxRoundLoss|roundCap|cap|betsLastDay|reachableMultiplier)":\d+(\.\d+)?/g,
          '"$1":L',
        )
    )
  }

  test('nothing differs before the end', async () => {
    const table = new Table(server, rules)
    const recorded = new Map<number, Map<string, string>>()
    const ends = new Set<number>()
    for (let compared = 0; compared < ROUNDS;) {
      await table.window()
      const targets = [null, null, rules.autoBy === 'step' ? 2 : 120]
      for (const [i, auto] of targets.entries()) {
        const playerId = BigInt(players[i]?.user.id ?? 0)
        await table.engine.join(playerId, { requestId: randomUUID(), stake: 300n, auto })
      }
      const { startedAt } = await table.until('running')
      const secret = await table.secret()
      const isWatched = secret.endsAtMs > WATCHED_MS
      for (let atMs = EVERY_MS; isWatched && atMs <= WATCHED_MS; atMs += EVERY_MS) {
        while (table.clock.now() - (startedAt ?? 0) < atMs) {
          const waitMs = await table.machine.step()
          table.clock.pass(Math.min(waitMs, atMs - (table.clock.now() - (startedAt ?? 0))))
        }
        const text = plain(await record(createViews(table), secret), secret, startedAt ?? 0)
        const texts = recorded.get(atMs) ?? new Map<string, string>()
        recorded.set(atMs, texts.set(text, `round ${secret.round.index}, which ended at ${secret.outcome.bust}`))
      }
      if (isWatched) {
        ends.add(secret.outcome.bust)
        compared++
      }
      await table.until('result')
    }
    expect(ends.size).toBeGreaterThan(ROUNDS / 2)
    for (const [atMs, texts] of recorded) {
      const [one = '', ...others] = texts.keys()
      for (const other of others) expect(other, `at ${atMs} ms`).toBe(one)
    }
  })
})
