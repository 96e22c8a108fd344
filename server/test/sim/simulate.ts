// Runs one world per seed: random actions of players, payers and operators with faults and crashes; then without faults
// until everything has settled; then all invariants are checked.

import { Actors, PROFILES } from './actors.ts'
import { RequestLog } from './request-log.ts'
import { assertInvariant, InvariantViolation } from './invariant.ts'
import type { Coverage } from './coverage.ts'
import { addPlayer, type SimDatabase } from './sim-database.ts'
import { Invariants } from './invariants.ts'
import { CONFIRMATIONS, World } from './world.ts'

const PLAYERS = 2
const STEPS = 14
const MAX_SETTLE_STEPS = 60
const MINUTE_MS = 60_000
const FEW_STEPS = 8
const GWEI = 10n ** 9n
const EIGHT_DAYS_MS = 8 * 24 * 60 * MINUTE_MS

/** A seed that violated an invariant, with the last events for debugging. */
export class SeedFailed extends Error {
  override readonly name = 'SeedFailed'
  readonly invariant: string

  constructor(seed: number, error: InvariantViolation, events: readonly string[]) {
    super(
      `seed ${seed} violated the invariant "${error.invariant}"\n${error.message}\nThe last events:\n  ${events.join('\n  ')}`,
    )
    this.invariant = error.invariant
  }
}

export async function simulate(database: SimDatabase, seed: number): Promise<Coverage> {
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
  const { luck } = world
  const log = new RequestLog()
  const invariants = new Invariants(world, log)
  const profile = luck.weighed(PROFILES)
  const actors = new Actors(world, log, profile)
  await world.advance(0)
  await openPlayers(world, log)
  world.onFinalState = (of) => invariants.checkFinalState(of)
  // A new network starts at the chain's head, so the watcher runs before anyone has an address.
  await world.withoutFaults(async () => {
    if (profile === 'gateway') return
    await runJobs(world, actors, ['watch'])
    for (const [i, player] of log.players.entries()) if (world.nodes[i]) actors.requestAddress(world.nodes[i], player)
    await world.run()
  })
  await playSteps(world, actors, STEPS)
  world.stopFaults()
  await settle(world, actors, profile !== 'gateway')
  await invariants.checkAll()
}

export async function openPlayers({ luck, database, seed }: World, log: RequestLog): Promise<void> {
  for (let i = 0; i < PLAYERS; i++) {
    const grant = luck.pick([20_000n, 50_000n, 300_000n]) ?? 0n
    log.players.push({ id: await addPlayer(database.db, `${seed}:${i}`, grant), grant, address: null })
  }
}

/** Random actions and events, some at once. */
export async function playSteps(world: World, actors: Actors, steps: number): Promise<void> {
  const { luck } = world
  for (let i = 0; i < steps; i++) {
    await world.advance(randomDelayMs(world))
    const threads = luck.between(1, 3)
    if (threads > 1) world.coverage.count('two at once')
    for (let k = 0; k < threads; k++) {
      const node = luck.pick(world.nodes)
      if (node) await actors.begin(node)
    }
    await world.run()
    if (luck.chance(0.5)) world.externalEvent()
  }
}

function randomDelayMs({ luck }: World): number {
  const how = luck.weighed({ none: 1, moment: 5, minute: 3, hour: 1, long: 0.3 })
  if (how === 'none') return 0
  if (how === 'moment') return luck.between(500, 5000)
  if (how === 'minute') return luck.between(30_000, 150_000)
  return how === 'hour' ? luck.between(10 * MINUTE_MS, 40 * MINUTE_MS) : luck.between(120 * MINUTE_MS, 480 * MINUTE_MS)
}

interface OpenWork {
  readonly orders: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly frozen: bigint
  readonly next_block: bigint | null
}

const COUNT_OPEN_WORK = `select
  (select count(*) from recharges where kind = 'fiat' and state in ('created', 'pending') and poll_time is not null) as orders,
  (select count(*) from recharges where kind = 'crypto' and state = 'seen') as deposits,
  (select count(*) from withdrawals where state in ('held', 'review', 'approved', 'sending', 'sent')) as withdrawals,
  (select count(*) from chain_cursors where frozen is not null) as frozen,
  (select max(next_block) from chain_cursors) as next_block`

/** Without faults, advances time until no work is open. */
export async function settle(world: World, actors: Actors, hasChain: boolean): Promise<void> {
  const { database, gateway, chain } = world
  for (let i = 0; ; i++) {
    const [open] = await database.db.read<OpenWork>(COUNT_OPEN_WORK)
    if (!open) throw new Error('the count returned no row')
    const isQuiet = open.orders + open.deposits + open.withdrawals + open.frozen === 0n
    const isRead = open.next_block === null || open.next_block > chain.head.number
    const isUnderWay = chain.pool.length > 0 || gateway.webhooks.length > 0
    const isPaidLate = [...gateway.orders.values()].some((order) => gateway.willPay(order))
    if (isQuiet && isRead && !isUnderWay && !isPaidLate && i > 2) break
    if (i === MAX_SETTLE_STEPS)
      throw new InvariantViolation(
        'All work completes',
        JSON.stringify(
          { ...open, head: chain.head.number, pool: chain.pool.length, webhooks: gateway.webhooks.length },
          (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value),
        ),
      )
    await settleStep(world, actors, open, hasChain)
    if (i > FEW_STEPS) await checkVanished(world)
    // A payout whose repeats are declined is unsure for a day.
    await world.advance(i < 4 ? 4000 : i < FEW_STEPS ? 2 * MINUTE_MS : i < 20 ? 11 * MINUTE_MS : 120 * MINUTE_MS)
  }
  if (hasChain) await runJobs(world, actors, ['pay', 'compare'])
  if (gateway.orders.size + gateway.payouts.size === 0) return
  await runJobs(world, actors, ['reconcile'])
  await world.advance(EIGHT_DAYS_MS)
  await runJobs(world, actors, ['pollRecharges', 'reconcile'])
}

async function settleStep(world: World, actors: Actors, open: OpenWork, hasChain: boolean): Promise<void> {
  const { gateway, chain, database, luck } = world
  for (const order of gateway.orders.values()) {
    // A late payer may pay only after the server has stopped polling.
    if (gateway.willPay(order) && (order.fate !== 'late' || luck.chance(0.4))) gateway.pay(order)
  }
  for (const arrive of gateway.delayedRequests.splice(0)) arrive()
  for (const payout of gateway.payouts.values()) if (payout.state === 'pending') gateway.settle(payout)
  chain.mine(true)
  // Deep reorganisations can still happen now.
  const isThere = chain.blocks.slice(-CONFIRMATIONS - 2).some(({ txs }) => txs.some(({ nonce }) => nonce === null))
  if (isThere && open.frozen === 0n && luck.chance(0.2)) chain.reorganise(CONFIRMATIONS + 2)
  const node = luck.pick(world.nodes)
  if (!node) return
  for (let webhook = gateway.takeWebhook(); webhook; webhook = gateway.takeWebhook()) {
    actors.deliverWebhook(node, webhook)
    await world.run()
  }
  if (open.withdrawals > 0n) {
    const waiting = await database.db.read<{ id: bigint; player_id: bigint }>(
      `select id, player_id from withdrawals where state = 'review' order by id`,
    )
    for (const { id, player_id } of waiting) {
      actors.decide(node, luck.chance(0.8) ? 'approve' : 'reject', id, player_id)
      await world.run()
    }
  }
  if (open.frozen > 0n) await actors.unfreeze(node)
  await world.run()
  if (gateway.orders.size + gateway.payouts.size > 0 || open.orders + open.withdrawals > 0n) {
    await runJobs(world, actors, ['pollRecharges', 'pollPayouts'])
  }
  if (hasChain) await runJobs(world, actors, ['watch', 'pay'])
}

/** A deep reorganisation can remove confirmed payouts. They are mined again at the latest when gas is cheap again. */
async function checkVanished({ chain, database, coverage }: World): Promise<void> {
  const vanished = await database.db.read(
    `select 1 from chain_payouts p join withdrawals w on w.id = p.withdrawal_id
       where w.state = 'confirmed' and p.tx_hash = any($1)`,
    [chain.pool.map(({ hash }) => hash)],
  )
  if (vanished.length === 0) return
  coverage.count('payout vanished after it was confirmed')
  const findings = await database.db.read(
    `select 1 from differences where subject = 'chain.payout' and reference like '%:vanished'`,
  )
  assertInvariant(findings.length > 0, 'A vanished payout is reported', () => `${vanished.length} are not`)
  chain.minGasPrice = GWEI
}

export async function runJobs(
  world: World,
  actors: Actors,
  all: readonly Parameters<Actors['runJob']>[1][],
): Promise<void> {
  for (const what of all) {
    const node = world.luck.pick(world.nodes)
    if (node) actors.runJob(node, what)
    await world.run()
  }
}
