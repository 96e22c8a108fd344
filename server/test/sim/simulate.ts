// One seed, one world: a storm of players, payers, operators, blocks, faults and ends; then calm, until everything has
// come to rest; then the laws.

import { Actors, PROFILES } from './actors.ts'
import { Book } from './book.ts'
import { Broken } from './broken.ts'
import type { Coverage } from './coverage.ts'
import { addPlayer, type SimHouse } from './house.ts'
import { Laws } from './laws.ts'
import { CONFIRMATIONS, World } from './world.ts'

const PLAYERS = 2
const TURNS = 14
const CALM_TURNS = 60
const MINUTE = 60_000
const WEEK_AND_A_DAY = 8 * 24 * 60 * MINUTE

/** A seed whose world broke a law, told so that it can be looked into. */
export class SeedFailed extends Error {
  override readonly name = 'SeedFailed'
  readonly law: string

  constructor(seed: number, error: Broken, events: readonly string[]) {
    super(`seed ${seed} broke the law "${error.law}"\n${error.message}\nThe last events:\n  ${events.join('\n  ')}`)
    this.law = error.law
  }
}

export async function simulate(house: SimHouse, seed: number): Promise<Coverage> {
  await house.reset()
  const world = new World(house, seed)
  try {
    await live(world)
  } catch (error) {
    await world.turns.abandon(world.nodes.map(({ process }) => process))
    throw error instanceof Broken ? new SeedFailed(seed, error, world.events) : error
  }
  return world.coverage
}

async function live(world: World): Promise<void> {
  const { luck, house } = world
  const book = new Book()
  const laws = new Laws(world, book)
  const profile = luck.weighed(PROFILES)
  const actors = new Actors(world, book, profile)
  await world.pass(0)
  for (let i = 0; i < PLAYERS; i++) {
    const grant = luck.pick([20_000n, 50_000n, 300_000n]) ?? 0n
    book.players.push({ id: await addPlayer(house.db, `${world.seed}:${i}`, grant), grant, address: null })
  }
  world.onEnding = (of) => laws.atEnding(of)
  // A network that is new begins where the chain stands; nobody has an address before that.
  await world.calmly(async () => {
    if (profile === 'gateway') return
    await clockwork(world, actors, ['watch'])
    for (const [i, player] of book.players.entries()) if (world.nodes[i]) actors.askAddress(world.nodes[i], player)
    await world.run()
  })
  for (let i = 0; i < TURNS; i++) {
    await world.pass(passing(world))
    const threads = luck.between(1, 3)
    if (threads > 1) world.coverage.count('two at once')
    for (let k = 0; k < threads; k++) {
      const node = luck.pick(world.nodes)
      if (node) await actors.begin(node)
    }
    await world.run()
    if (luck.chance(0.5)) world.outside()
  }
  world.calm()
  await comeToRest(world, actors, profile !== 'gateway')
  await laws.atRest()
}

function passing({ luck }: World): number {
  const how = luck.weighed({ none: 1, moment: 5, minute: 3, hour: 1, long: 0.3 })
  if (how === 'none') return 0
  if (how === 'moment') return luck.between(500, 5000)
  if (how === 'minute') return luck.between(30_000, 150_000)
  return how === 'hour' ? luck.between(10 * MINUTE, 40 * MINUTE) : luck.between(120 * MINUTE, 480 * MINUTE)
}

interface Left {
  readonly orders: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly frozen: bigint
  readonly next_block: bigint | null
}

const LEFT = `select
  (select count(*) from recharges where kind = 'fiat' and state in ('created', 'pending') and look_at is not null) as orders,
  (select count(*) from recharges where kind = 'crypto' and state = 'seen') as deposits,
  (select count(*) from withdrawals where state in ('review', 'approved', 'sending', 'sent')) as withdrawals,
  (select count(*) from chain_cursors where frozen is not null) as frozen,
  (select max(next_block) from chain_cursors) as next_block`

/** Nothing goes wrong any more, and time passes. */
async function comeToRest(world: World, actors: Actors, hasChain: boolean): Promise<void> {
  const { house, gateway, chain } = world
  for (let i = 0; ; i++) {
    const [left] = await house.db.read<Left>(LEFT)
    if (!left) throw new Error('nothing was counted')
    const isQuiet = left.orders + left.deposits + left.withdrawals + left.frozen === 0n
    const isRead = left.next_block === null || left.next_block > chain.head.number
    const isUnderWay = chain.pool.length > 0 || gateway.hooks.length > 0
    const isPaidLate = [...gateway.orders.values()].some((order) => gateway.mayAct(order))
    if (isQuiet && isRead && !isUnderWay && !isPaidLate && i > 2) break
    if (i === CALM_TURNS)
      throw new Broken(
        'Everything comes to its end',
        JSON.stringify(left, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
      )
    await calmTurn(world, actors, left, hasChain)
    await world.pass(i < 4 ? 4000 : i < 8 ? 2 * MINUTE : 11 * MINUTE)
  }
  if (hasChain) await clockwork(world, actors, ['compare'])
  if (gateway.orders.size + gateway.payouts.size === 0) return
  await clockwork(world, actors, ['reconcile'])
  await world.pass(WEEK_AND_A_DAY)
  await clockwork(world, actors, ['lookAtOrders', 'reconcile'])
}

async function calmTurn(world: World, actors: Actors, left: Left, hasChain: boolean): Promise<void> {
  const { gateway, chain, house, luck } = world
  for (const order of gateway.orders.values()) {
    // Who is late may be so late that nobody waits for it any more.
    if (gateway.mayAct(order) && (order.fate !== 'late' || luck.chance(0.4))) gateway.actOn(order)
  }
  for (const arrive of gateway.onTheirWay.splice(0)) arrive()
  for (const payout of gateway.payouts.values()) if (payout.state === 'pending') gateway.settle(payout)
  chain.mine(true)
  // Even now a chain may take back what it had confirmed.
  const isThere = chain.blocks.slice(-CONFIRMATIONS - 2).some(({ txs }) => txs.some(({ nonce }) => nonce === null))
  if (isThere && left.frozen === 0n && luck.chance(0.2)) chain.branch(CONFIRMATIONS + 2)
  const node = luck.pick(world.nodes)
  if (!node) return
  for (let hook = gateway.takeHook(); hook; hook = gateway.takeHook()) {
    actors.hear(node, hook)
    await world.run()
  }
  if (left.withdrawals > 0n) {
    const waiting = await house.db.read<{ id: bigint; player_id: bigint }>(
      `select id, player_id from withdrawals where state = 'review' order by id`,
    )
    for (const { id, player_id } of waiting) {
      actors.decide(node, luck.chance(0.8) ? 'approve' : 'reject', id, player_id)
      await world.run()
    }
  }
  if (left.frozen > 0n) await actors.thaw(node)
  await world.run()
  if (gateway.orders.size + gateway.payouts.size > 0 || left.orders + left.withdrawals > 0n) {
    await clockwork(world, actors, ['lookAtOrders', 'lookAtPayouts'])
  }
  if (hasChain) await clockwork(world, actors, ['watch', 'pay'])
}

async function clockwork(
  world: World,
  actors: Actors,
  all: readonly Parameters<Actors['clockwork']>[1][],
): Promise<void> {
  for (const what of all) {
    const node = world.luck.pick(world.nodes)
    if (node) actors.clockwork(node, what)
    await world.run()
  }
}
