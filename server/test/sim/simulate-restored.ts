// A world whose database goes back in time: a backup is restored after a lost moment in which payouts were sent. Requests
// of that moment are lost, but no order may be paid twice, and everything that only the gateway knows must be reported.

import { beginRecovery } from '../../src/play/recovery/recovery.ts'
import { Actors } from './actors.ts'
import type { Coverage } from './coverage.ts'
import { assertInvariant, InvariantViolation } from './invariant.ts'
import { Invariants } from './invariants.ts'
import { RequestLog } from './request-log.ts'
import { openPlayers, playSteps, runJobs, SeedFailed, settle } from './simulate.ts'
import type { SimDatabase } from './sim-database.ts'
import { World } from './world.ts'

const STEPS_BEFORE = 10
const STEPS_LOST = 10
const STEPS_RECOVERING = 4

export async function simulateRestored(database: SimDatabase, seed: number): Promise<Coverage> {
  await database.reset()
  const world = new World(database, seed)
  try {
    await runWorld(world)
  } catch (error) {
    await world.scheduler.abandon(world.nodes.map(({ process }) => process))
    throw error instanceof InvariantViolation ? new SeedFailed(seed, error, world.events) : error
  }
  return world.coverage
}

async function runWorld(world: World): Promise<void> {
  const { database, coverage } = world
  const log = new RequestLog()
  const actors = new Actors(world, log, 'gateway')
  await world.advance(0)
  await openPlayers(world, log)
  await playSteps(world, actors, STEPS_BEFORE)
  const restore = await database.backUp()
  await playSteps(world, actors, STEPS_LOST)
  for (const { process } of world.nodes) world.scheduler.kill(process)
  await restore()
  world.note('the backup is restored')
  await database.db.transaction((tx) => beginRecovery(tx, { time: world.now, epoch: 0 }))
  world.restart()
  world.stopFaults()
  const waiting = await approved(world)
  for (let i = 0; i < STEPS_RECOVERING; i++) {
    await runJobs(world, actors, ['pollPayouts', 'pollRecharges'])
    await world.advance(60_000)
  }
  const left = await approved(world)
  const isStill = waiting.every((id) => left.includes(id))
  assertInvariant(
    isStill,
    'Nothing leaves a database that is recovered',
    () => `${waiting.join()} became ${left.join()}`,
  )
  await database.db.commit('update recoveries set end_time = now_ms()')
  coverage.count('withdrawal approved again after a restore', waiting.length)
  await settle(world, actors, false)
  await new Invariants(world, log).checkRestored()
}

const approved = async ({ database }: World): Promise<bigint[]> =>
  (await database.db.read<{ id: bigint }>(`select id from withdrawals where state = 'approved' order by id`)).map(
    ({ id }) => id,
  )
