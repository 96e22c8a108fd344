// What GET of a crash game shows of a running round: never more than the round reached, whoever is asked and whenever.

import { randomUUID } from 'node:crypto'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { silentLog } from '../../../test/support/logs.ts'
import { oneDatabase, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { tablesHash } from '../../../test/support/tables-hash.ts'
import { Leases } from '../cluster/leases.ts'
import { EventLog } from '../../platform/db/event-log.ts'
import { localNotifier } from '../../platform/db/notifier.ts'
import { openVault } from '../../platform/db/vault.ts'
import { noBeacon } from '../fairness/beacon/source.ts'
import { Chains } from '../fairness/chain.ts'
import { Bankroll } from '../risk/bankroll.ts'
import { CrashTable } from './crash-table.ts'

let server: TestServer
beforeAll(async () => void (server = await openServer(oneDatabase, { SECRET_KEY })))
afterAll(() => server.close())

/** Around the end: long before, at the last moments, between the end and its announcement, and long after. */
const AROUND_END_MS = [-2000, -100, -1, 0, 1, 49, 101, 1000, 60_000]

describe.each([crash, bomb, football, richbomb])('the state of $id', (rules: CrashRules) => {
  /** A node that answers calls on the clock of the test, optionally ahead of it. */
  const node = (table: Table, aheadMs = 0): CrashTable => {
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const { clock } = table
    return new CrashTable(
      {
        db,
        vault,
        clock: { now: () => clock.now() + aheadMs, statementTime: () => clock.now(), sleep: (ms) => clock.sleep(ms) },
        leases: new Leases(db, randomUUID()),
        presence: { since: () => Promise.resolve(true) },
        chains: new Chains(db, vault, tablesHash),
        beacons: noBeacon,
        bankroll: new Bankroll(db),
        events: new EventLog(db, localNotifier()),
        log: silentLog,
      },
      rules,
    )
  }
  const stepsUpTo = (value: number) => [...rules.multipliers()].filter((multiplier) => multiplier <= value).length

  it('never passes the bust point, before or after it is announced, on any node', async () => {
    const table = new Table(server, rules)
    const busts: number[] = []
    while (busts.length < 6) {
      await table.window()
      const { outcome, endsAtMs } = await table.secret()
      const { startedAt } = await table.until('running')
      const nodes = [node(table), node(table, 400)]
      const shown: { multiplier: number; step: number | null; phase: string }[] = []
      const look = async () => {
        for (const each of nodes) shown.push(await each.state(undefined))
      }
      for (const atMs of AROUND_END_MS) {
        const waitMs = (startedAt ?? 0) + endsAtMs + atMs - table.clock.now()
        if (waitMs >= 0) table.clock.pass(waitMs)
        await look()
      }
      // Nobody has announced the end, and the answers are shared for a moment after it is announced.
      expect(new Set(shown.map(({ phase }) => phase))).toEqual(new Set(['running']))
      await table.until('result')
      await look()
      const most = Math.max(...shown.map(({ multiplier }) => multiplier))
      expect(most, `a round that ended at ${outcome.bust}`).toBeLessThanOrEqual(outcome.bust)
      // It is shown as it rises: a state that stood still would pass nothing.
      expect(most).toBeGreaterThanOrEqual(rules.multiplierAt(Math.max(0, endsAtMs - 2000)))
      // Curves show no step.
      expect(Math.max(...shown.map(({ step }) => step ?? 0))).toBeLessThanOrEqual(stepsUpTo(outcome.bust))
      busts.push(outcome.bust)
    }
  })

  it('shows no value above the last one of any round', () => {
    const tops = [100, 101, 119, 120, 199, 200, 219, 499, 500, 6399, rules.topMultiplier - 1, rules.topMultiplier]
    const random = Array.from({ length: 2000 }, (_, i) => Math.floor(99 / (1 - (i + 0.5) / 2000)))
    for (const bust of [...tops, ...random].map((value) => Math.max(100, Math.min(value, rules.topMultiplier))))
      expect(rules.multiplierAt(rules.endsAtMs({ bust }) - 1), `${bust}`).toBeLessThanOrEqual(bust)
  })
})
