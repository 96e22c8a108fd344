// Rounds in beacon mode on a test clock: nothing is drawn before the beacon, and a beacon that does not come ends in a
// refund, once.

import { randomUUID } from 'node:crypto'
import { beaconRoundAfter, beaconTimeMs, TEST_NETWORK, type Beacon } from '@glasshouse/rulebook/beacon/network'
import { Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GIVE_UP_MS } from '../../src/play/fairness/beacon/beacon-wait.ts'
import type { BeaconSource } from '../../src/play/fairness/beacon/source.ts'
import { RoundMoved } from '../../src/play/rounds/rounds.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { LotteryTestTable } from '../support/lottery-table.ts'
import { bothDatabases, openServer, type TestServer } from '../support/open-server.ts'
import { tablesHash } from '../support/tables-hash.ts'

/** A network that a test turns on and off. Engines get beacons that were verified, so any text will do here. */
class SwitchedBeacon implements BeaconSource {
  isOn = true
  readonly asked: number[] = []

  static of(round: number): Beacon {
    const randomness = round.toString(16).padStart(64, 'b')
    return { round, randomness, signature: round.toString(16).padStart(96, '8') }
  }

  get(_network: unknown, round: number): Promise<Beacon | null> {
    this.asked.push(round)
    return Promise.resolve(this.isOn ? SwitchedBeacon.of(round) : null)
  }
}

const MINUTE_MS = 60_000

describe.each(bothDatabases)('beacon mode on %s', (kind) => {
  let server: TestServer
  let source: SwitchedBeacon
  let playerId: bigint
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY, BEACON: 'local' })))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })
  beforeEach(async () => {
    source = new SwitchedBeacon()
    playerId = BigInt((await server.player()).user.id)
  })
  const beacon = () => ({ network: TEST_NETWORK, source })
  const balance = async (): Promise<bigint> => {
    const [row] = await server.db.read<{ balance: bigint }>(
      `select balance from accounts where kind = 'player' and owner_id = $1`,
      [playerId],
    )
    return row?.balance ?? 0n
  }
  const ended = async (betId: bigint) =>
    (await server.db.read('select state, payout from bets where id = $1', [betId]))[0]

  test('names the network in the manifest', async () => {
    const { data } = await server.call<{ manifest: string }>('GET /api/fair/manifest/1')
    expect(JSON.parse(data.manifest)).toMatchObject({ beacon: TEST_NETWORK })
  })

  describe('a lottery', () => {
    let wheel: LotteryTestTable<{ colour: 'red' }, { slot: number }>
    beforeEach(async () => {
      wheel = new LotteryTestTable(server, roulette as never, beacon())
      // Later than every round of the tests before.
      const [last] = await server.db.read<{ last: bigint | null }>(
        `select max(greatest(lock_time, ended_at)) as last from rounds where game = 'roulette'`,
      )
      wheel.clock.pass(Number(last?.last ?? 0n) + MINUTE_MS - wheel.clock.now())
      await wheel.window()
      source.asked.length = 0
    })
    const bet = async () =>
      await wheel.lottery.join(playerId, { requestId: randomUUID(), stake: 500n, choice: { colour: 'red' } }, 0)

    test('fixes its beacon with the window and locks 200 ms before the tick', async () => {
      const { lockTime, beaconRound, beacon: known } = await wheel.round()
      expect(beaconRound).toBe(beaconRoundAfter(TEST_NETWORK, lockTime))
      expect(beaconTimeMs(TEST_NETWORK, beaconRound ?? 0) - lockTime).toBe(200)
      expect(known).toBeNull()
      await expect(
        server.db.commit('update rounds set beacon_round = beacon_round + 1 where id = $1', [(await wheel.round()).id]),
      ).rejects.toThrow(/beacon of a round/)
    })

    test('cannot compute its outcome before the beacon, and draws it from salt and beacon after', async () => {
      const { betId } = await bet()
      await expect(wheel.outcome()).rejects.toThrow(/no outcome before its beacon/)
      const locked = await wheel.until('locked')
      await expect(wheel.rounds.secret(locked)).rejects.toThrow(/no outcome before its beacon/)
      // Not asked for before it exists.
      expect(source.asked).toEqual([])
      const { epoch, index, beaconRound } = locked
      const { hash, outcome, beacon: randomness, salt } = await resultOf(epoch, index)
      expect(randomness).toBe(SwitchedBeacon.of(beaconRound ?? 0).randomness)
      const draws = (text: string) => roulette.draw(new Draws(hexToBytes(hash), 'roulette', text, index))
      expect(outcome).toEqual(draws(roundPublic(salt, randomness)))
      expect(await ended(betId)).toMatchObject({ state: 'settled' })
    })

    async function resultOf(epoch: number, index: number) {
      await wheel.until('result')
      type Answer = { hash: string; outcome: unknown; beacon: string; salt: string; beaconSignature: string }
      return (await server.call<Answer>(`GET /api/fair/round/roulette/${epoch}/${index}`)).data
    }

    test('waits for a late beacon with the same round, across a restart', async () => {
      const { betId } = await bet()
      source.isOn = false
      const { beaconRound, id } = await wheel.until('locked')
      for (let step = 0; step < 20; step++) wheel.clock.pass(await wheel.machine.step())
      expect(await wheel.round()).toMatchObject({ id, phase: 'locked', outcome: null, hash: null })
      wheel.restart(10 * MINUTE_MS)
      wheel.clock.pass(await wheel.machine.step())
      expect(await wheel.round()).toMatchObject({ id, phase: 'locked', beaconRound })
      source.isOn = true
      const round = await wheel.until('result')
      expect(round).toMatchObject({
        id,
        beaconRound,
        incident: null,
        beacon: SwitchedBeacon.of(beaconRound ?? 0).randomness,
      })
      expect(new Set(source.asked)).toEqual(new Set([beaconRound]))
      expect(await ended(betId)).toMatchObject({ state: 'settled' })
    })

    test('is settled after an outage of hours: the beacon came while no server was there', async () => {
      const { betId } = await bet()
      source.isOn = false
      await wheel.until('locked')
      wheel.restart(5 * 60 * MINUTE_MS)
      // The relays fail once more, right after the start.
      wheel.clock.pass(await wheel.machine.step())
      expect(await wheel.round()).toMatchObject({ phase: 'locked', incident: null })
      source.isOn = true
      expect(await wheel.until('result')).toMatchObject({ incident: null })
      expect(await ended(betId)).toMatchObject({ state: 'settled' })
    })

    test('is refunded once when the beacon never comes, and a later beacon changes nothing', async () => {
      const before = await balance()
      const { betId } = await bet()
      source.isOn = false
      const { id, lockTime, beaconRound, index, epoch } = await wheel.until('locked')
      const second = new LotteryTestTable(server, roulette, beacon())
      while ((await wheel.rounds.byId(id)).phase === 'locked') {
        expect((await wheel.rounds.byId(id)).incident).toBeNull()
        wheel.clock.pass(await wheel.machine.step())
      }
      expect(wheel.clock.now() - lockTime).toBeGreaterThanOrEqual(GIVE_UP_MS)
      expect(wheel.clock.now() - lockTime).toBeLessThan(GIVE_UP_MS + 10_000)
      expect(await ended(betId)).toEqual({ state: 'refunded', payout: 500n })
      expect(await balance()).toBe(before)

      const voided = await wheel.rounds.byId(id)
      expect(voided).toMatchObject({ phase: 'result', incident: 'void', outcome: null, beacon: null })
      expect(voided.hash).toMatch(/^[0-9a-f]{64}$/)
      // Another node gets the beacon, late: neither by the engine nor by a statement.
      source.isOn = true
      await expect(second.rounds.storeBeacon(voided, SwitchedBeacon.of(beaconRound ?? 0))).rejects.toThrow(RoundMoved)
      await expect(
        server.db.commit(`update rounds set beacon = 'ff', beacon_signature = 'ff' where id = $1`, [id]),
      ).rejects.toThrow(/beacon of a round/)
      second.clock.pass(wheel.clock.now() - second.clock.now())
      await second.machine.step()
      expect(await balance()).toBe(before)
      // The chain goes on from its hash.
      const next = await wheel.until('betting')
      expect(next).toMatchObject({ epoch, index: index + 1 })
      expect((await wheel.rounds.commitment(next)).commit).toBe(voided.hash)
    })

    test('either gets its beacon or is given up, when two nodes decide at once', async () => {
      const { betId } = await bet()
      source.isOn = false
      const locked = await wheel.until('locked')
      const results = await Promise.allSettled([
        wheel.rounds.storeBeacon(locked, SwitchedBeacon.of(locked.beaconRound ?? 0)),
        wheel.rounds.giveUpBeacon(locked),
      ])
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { incident, beacon: stored } = await wheel.rounds.byId(locked.id)
      expect([incident === 'void', stored !== null]).toContain(true)
      expect(incident === 'void' && stored !== null).toBe(false)
      source.isOn = true
      await wheel.until('result')
      expect(await ended(betId)).toMatchObject({ state: incident === 'void' ? 'refunded' : 'settled' })
    })

    test('shows a late draw in full', async () => {
      source.isOn = false
      const { lockTime } = await wheel.until('locked')
      wheel.clock.pass(lockTime + MINUTE_MS - wheel.clock.now())
      source.isOn = true
      const { endedAt } = await wheel.until('result')
      const { drawMs, resultMs } = roulette.beaconPhases
      wheel.clock.pass(await wheel.machine.step())
      expect(wheel.clock.now()).toBeGreaterThanOrEqual((endedAt ?? 0) + drawMs + resultMs)
    })
  })

  describe('a crash game', () => {
    let table: Table
    beforeEach(async () => {
      table = new Table(server, crash, undefined, tablesHash, beacon())
      const [last] = await server.db.read<{ last: bigint | null }>(
        `select max(greatest(lock_time, ended_at)) as last from rounds where game = 'crash'`,
      )
      table.clock.pass(Number(last?.last ?? 0n) + MINUTE_MS - table.clock.now())
      table.restart(0)
      await table.window()
    })
    const bet = async (auto: number | null) =>
      await table.engine.join(playerId, { requestId: randomUUID(), stake: 500n, auto })

    test('opens a window of six seconds that locks 200 ms before a tick', async () => {
      const { lockTime, beaconRound } = await table.round()
      expect(lockTime - table.clock.now()).toBeGreaterThan(5500)
      expect(lockTime - table.clock.now()).toBeLessThanOrEqual(6000)
      expect(beaconTimeMs(TEST_NETWORK, beaconRound ?? 0) - lockTime).toBe(200)
      await table.until('result')
      const { id } = await table.round()
      const next = await table.until('betting')
      expect(next.id).not.toBe(id)
      expect(next.lockTime - table.clock.now()).toBeGreaterThan(5500)
    })

    test('starts once its beacon is there, and refuses cash-outs before', async () => {
      const { betId } = await bet(null)
      await expect(table.secret()).rejects.toThrow(/no outcome before its beacon/)
      source.isOn = false
      await table.until('locked')
      table.clock.pass(await table.machine.step())
      table.clock.pass(await table.machine.step())
      expect(await table.round()).toMatchObject({ phase: 'locked' })
      await expect(table.engine.cashOut(playerId, betId)).rejects.toThrow(new Refusal('roundNotRunning'))
      source.isOn = true
      expect(await table.until('running')).toMatchObject({ incident: null })
      await table.until('result')
      expect(await ended(betId)).toMatchObject({ state: 'settled' })
    })

    test('that cannot start within a minute refunds manual bets and settles targets by the same beacon', async () => {
      const target = await bet(101)
      const manualPlayer = BigInt((await server.player()).user.id)
      const manual = await table.engine.join(manualPlayer, { requestId: randomUUID(), stake: 500n, auto: null })
      source.isOn = false
      const { beaconRound, lockTime } = await table.until('locked')
      while (table.clock.now() < lockTime + 2 * MINUTE_MS) table.clock.pass(await table.machine.step())
      expect(await table.round()).toMatchObject({ phase: 'locked', incident: 'restart', outcome: null })
      expect(await ended(manual.betId)).toEqual({ state: 'refunded', payout: 500n })
      expect(await ended(target.betId)).toEqual({ state: 'placed', payout: null })
      source.isOn = true
      table.restart(0)
      const round = await table.until('result')
      expect(round).toMatchObject({ incident: 'restart', beaconRound, startedAt: null })
      const bust = round.outcome?.bust ?? 0
      expect(await ended(target.betId)).toEqual({ state: 'settled', payout: bust >= 101 ? 505n : 0n })
    })

    test('is refunded once when the beacon never comes', async () => {
      const before = await balance()
      const { betId } = await bet(200)
      source.isOn = false
      const { id } = await table.until('locked')
      while ((await table.deps.rounds.byId(id)).phase === 'locked') table.clock.pass(await table.machine.step())
      expect(await table.deps.rounds.byId(id)).toMatchObject({ incident: 'void', outcome: null, startedAt: null })
      expect(await ended(betId)).toEqual({ state: 'refunded', payout: 500n })
      await expect(table.engine.cashOut(playerId, betId)).rejects.toThrow(Refusal)
      source.isOn = true
      table.restart(0)
      expect(await table.until('betting')).not.toMatchObject({ id })
      expect(await balance()).toBe(before)
    })
  })
})
