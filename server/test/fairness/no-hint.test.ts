// Rounds that end at different moments must look the same until they end. Everything the house serves or says about
// them is recorded at the same moments of several flights and compared, byte by byte.

import { randomUUID } from 'node:crypto'
import { bytesToHex } from '@glasshouse/rulebook/play/draws'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { CrashTable } from '../../src/play/engines/crash-table.ts'
import { RoundHistory } from '../../src/play/history/rounds.ts'
import { SECRET_KEY, Table, type PredictedRound } from '../support/crash-table.ts'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'

const FLIGHTS = 3
const EVERY_MS = 750
/** Flights that end sooner than this are not compared. */
const WATCHED_MS = 6000

let server: TestServer
let people: { token: string; user: { id: number } }[]
beforeAll(async () => {
  server = await openServer(oneDatabase, { SECRET_KEY })
  people = [await server.player(), await server.player(), await server.player()]
})
afterAll(() => server.close())

describe.each([crash, football])('$id', (rules) => {
  /** The house as it would serve this game, by the clock of the test; made anew, it has nothing in store. */
  const served = (table: Table) => {
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const chains = new Chains(db, vault)
    const events = new EventLog(db, localNotifier())
    const bankroll = new Bankroll(db)
    const presence = { since: () => Promise.resolve(true) }
    const house = {
      nodeId: '',
      presence,
      db,
      vault,
      chains,
      bankroll,
      clock: table.clock,
      events,
      onError: () => {},
    }
    return { flight: new CrashTable(house, rules), rounds: new RoundHistory(db, vault, chains) }
  }

  async function record(house: ReturnType<typeof served>, { round }: PredictedRound): Promise<string> {
    const { flight, rounds } = house
    const place = { game: rules.id, epoch: round.epoch, index: round.index }
    const playerIds = people.map(({ user }) => BigInt(user.id))
    const wholes = flight.topics().map((topic): Promise<unknown> => {
      if (topic.kind === 'own') return topic.snapshot(playerIds)
      return topic.kind === 'sync' ? topic.sync(1) : topic.snapshot()
    })
    const said = await server.db.read(
      `select topic, payload from events where topic in ('round:' || $1, 'bets:' || $1)
         and number > (select max(number) from events where topic = 'round:' || $1 and payload ->> 'phase' = 'betting')
         order by topic, number`,
      [rules.id],
    )
    const answers = [
      await flight.state(playerIds[0]),
      await flight.setting(),
      await rounds.publicRound(place),
      await rounds.book(place).catch((error: unknown) => String(error)),
      await server.call('GET /api/home/games'),
      (await Promise.all(wholes)).map((whole) => (whole instanceof Map ? [...whole.values()] : whole)),
      (said as { topic: string }[]).filter(({ topic }) => topic.startsWith('round:')),
    ]
    return JSON.stringify(answers)
  }

  /** Puts names in the place of what differs by rights: hashes, numbers of rounds and bets, and dates. */
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
        .replace(/"(maxProfit|maxRoundLoss|roundCap|cap|betsLastDay|reachableMultiplier)":\d+(\.\d+)?/g, '"$1":L')
    )
  }

  test('nothing differs before the end', { timeout: 120_000 }, async () => {
    const table = new Table(server, rules)
    const heard = new Map<number, Map<string, string>>()
    const ends = new Set<number>()
    for (let crashGames = 0; crashGames < FLIGHTS;) {
      await table.window()
      const targets = [null, null, rules.autoBy === 'step' ? 2 : 120]
      for (const [i, auto] of targets.entries()) {
        const playerId = BigInt(people[i]?.user.id ?? 0)
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
        const text = plain(await record(served(table), secret), secret, startedAt ?? 0)
        const ofMoment = heard.get(atMs) ?? new Map<string, string>()
        heard.set(atMs, ofMoment.set(text, `round ${secret.round.index}, which ended at ${secret.outcome.bust}`))
      }
      if (isWatched) {
        ends.add(secret.outcome.bust)
        crashGames++
      }
      await table.until('result')
    }
    expect(ends.size).toBeGreaterThan(FLIGHTS / 2)
    for (const [atMs, texts] of heard) {
      const [one = '', ...others] = texts.keys()
      for (const other of others) expect(other, `at ${atMs} ms`).toBe(one)
    }
  })
})
