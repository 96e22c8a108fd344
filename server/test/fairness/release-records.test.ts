// Where a release is named: in rounds, in exports and in the alarms of operators.

import { randomUUID } from 'node:crypto'
import type { AlarmKind } from '@glasshouse/rulebook/wire/backoffice/today'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALARM_THRESHOLDS } from '../../src/backoffice/alarm-thresholds.ts'
import { alarmText } from '../../src/backoffice/today.ts'
import { checks } from '../../src/backoffice/today-alarms.ts'
import { crash } from '../../../rulebook/src/games/crash/rules.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { Chains } from '../../src/play/fairness/chain.ts'
import { keepRelease, publishRelease } from '../../src/play/fairness/releases.ts'
import { Bankroll } from '../../src/play/risk/bankroll.ts'
import { Rounds } from '../../src/play/rounds/rounds.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { shiftClock } from '../support/protection-fixture.ts'
import { tablesHash } from '../support/tables-hash.ts'

const RULES = {
  tablesHash,
  codeHash: '1'.repeat(64),
  verifierHash: '2'.repeat(64),
  pythonVerifierHash: '3'.repeat(64),
  logKey: 'glasshouse/test',
}

describe.each(databases)('a release on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const alarms = async (wanted: AlarmKind): Promise<string[]> => {
    const check = checks.find((each) => each.kind === wanted)
    return ((await check?.find(server.db, [])) ?? []).map(({ subject, facts }) => alarmText(wanted, subject, facts))
  }
  const exported = async (token: string): Promise<number[]> => {
    const rotate = () => server.call('POST /api/fair/rotate', { clientSeed: randomUUID() }, token)
    const bet = { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }
    await server.call('POST /api/roller', bet, token)
    const { data } = (await rotate()) as { data: { revealed: { seedPairId: number } } }
    const url = `GET /api/fair/export/${data.revealed.seedPairId}`
    return (await server.call<{ releases: number[] }>(url, undefined, token)).data.releases
  }

  it('is named by exports of the time in which it was in force', async () => {
    const { token } = await server.player()
    expect(await exported(token)).toEqual([1])
    expect(await alarms('release.new')).toEqual([])
    await publishRelease(server.db, RULES, null)
    expect(await exported(token)).toEqual([1, 2])
    // No node runs the first one any more.
    await shiftClock(server.db, 120_000)
    await server.call('POST /api/fair/rotate', { clientSeed: randomUUID() }, token)
    await keepRelease(server.db, { number: 2, hash: '' })
    expect(await exported(token)).toEqual([2])
    await shiftClock(server.db, 0)
  })

  it('is named by the rounds that it opened, then by those that it drew', async () => {
    const { db, vault } = server
    const events = new EventLog(db, localNotifier())
    const deps = { db, vault, events, chains: new Chains(db, vault, tablesHash), clock: new FakeClock(), rules: crash }
    const [one, two] = [1, 2].map((release) => new Rounds({ ...deps, release })) as [
      Rounds<{ bust: number }>,
      Rounds<{ bust: number }>,
    ]
    const round = await one.open(Date.now() + 1000, await new Bankroll(db).roundLimits(crash))
    const named = async (): Promise<number | null> => {
      const { data } = await server.call<{ release: number | null }>(`GET /api/fair/round/crash/1/${round.index}`)
      return data.release
    }
    expect(await named()).toBe(1)
    await two.end(await two.secret(round))
    expect(await named()).toBe(2)
  })

  it('raises an alarm for a day, and when an upgrade does not end', async () => {
    const [text, ...more] = await alarms('release.new')
    expect(more).toEqual([])
    expect(text).toMatch(
      /^Release 2 started at \d{4}-\d\d-\d\d \d\d:\d\d UTC with a change of rules, verify.mjs, verify.py, the log’s key\./,
    )
    expect(await alarms('release.mixed')).toEqual([])
    await shiftClock(server.db, ALARM_THRESHOLDS.rollingUpgradeMs + 60_000)
    for (const number of [1, 2]) await keepRelease(server.db, { number, hash: '' })
    expect(await alarms('release.mixed')).toEqual([
      expect.stringMatching(/^Nodes have run releases 1 and 2 side by side for 6\d minutes/),
    ])
    await shiftClock(server.db, ALARM_THRESHOLDS.newReleaseMs + 60_000)
    expect([await alarms('release.new'), await alarms('release.mixed')]).toEqual([[], []])
    await shiftClock(server.db, 0)
  })
})
