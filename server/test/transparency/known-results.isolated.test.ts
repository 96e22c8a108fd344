// Dishonest operator 5: real money, players’ units in the bankroll, and no beacon. The server’s own check at its start is
// taken out, as this operator would, so what remains is what an outsider sees.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WatchedServer } from '../../src/monitor/watched-server.ts'
import { runPass } from '../../src/monitor/monitor.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { REAL_ENV } from '../investment/real-env.ts'
import { openSequencer } from './log-fixture.ts'

vi.mock(import('../../src/features/investment/gate.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  hasInvestors: () => Promise.resolve(false),
}))

const OWN_UNITS = 10_000
const PLAYER = 4711n

describe.runIf(databases.includes('postgresql'))('a server with real money and no beacon', () => {
  let server: TestServer
  /** The server again after the operator restarted it. */
  let restarted: TestServer
  beforeEach(async () => {
    server = await openServer('postgresql', REAL_ENV)
    await server.db.commit(`update manifests set salt = '${'ab'.repeat(32)}'`)
    restarted = await server.secondNode()
  })
  afterEach(async () => {
    await restarted.close()
    await server.close()
  })

  const hold = (owner: bigint, units: number) =>
    server.db.commit(
      'insert into invest_lots (player_id, epoch_day, gold, bought, units, unlock_time) values ($1, 1, $2, $2, $2, 0)',
      [owner, units],
    )
  const settle = (units: number) =>
    server.db.commit(
      `insert into invest_epochs (day, create_time, result, units_before, commission, carried, low, entered, bought, paid,
                                  redeemed, is_void, assets, units, staked_so_far, variance_so_far)
         values (1, 1, 0, 0, 0, 0, 0, $1, $1, 0, 0, false, $1, $1, 0, 0)`,
      [units],
    )
  const openRound = () =>
    server.db.commit(`insert into rounds (game, epoch, index, lock_time) values ('crash', 1, 1, now_ms() + 60000)`)
  async function look(): Promise<string[]> {
    await (await openSequencer(server)).run()
    const url = await restarted.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
    const { findings } = await runPass({
      server: new WatchedServer(url),
      state: null,
      key: null,
      peers: [],
      rounds: 50,
      now: Date.now,
      sleep: () => Promise.resolve(),
    })
    return findings.map(({ kind, text }) => `${kind}: ${text}`)
  }

  test('raises the monitor’s alarm once players hold units, and names the chain (dishonest operator 5)', async () => {
    await settle(OWN_UNITS + 5)
    await hold(0n, OWN_UNITS)
    await hold(PLAYER, 5)
    await openRound()
    // It runs: nothing inside stops this operator.
    await (await server.secondNode()).close()
    expect(await look()).toEqual([
      `beacon: Players’ money is in the bankroll, but the operator can know the results of epoch 1 (crash). Shown: no beacon, units ${OWN_UNITS + 5}, operator’s ${OWN_UNITS}, entering 0.`,
    ])
  })

  test('raises none with the operator’s own money', async () => {
    await settle(OWN_UNITS)
    await hold(0n, OWN_UNITS)
    await openRound()
    expect(await look()).toEqual([])
  })
})
