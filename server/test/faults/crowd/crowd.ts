// Everyone active during a storm: players of all twelve games, paying customers, chat users and realtime clients. Each
// records the answers for the audit.

import type { HouseNodes } from '../house/house-nodes.ts'
import { only, type Database } from '../../../src/platform/db/tx.ts'
import { untilAllEnded } from '../audit.ts'
import { Customers } from '../customers.ts'
import type { Outside } from '../house/outside.ts'
import { PersistentCaller } from '../house/persistent-caller.ts'
import { Luck } from '../../sim/luck.ts'
import { auditWallet } from '../wallet-audit.ts'
import { BetAudit } from './audit-bets.ts'
import { auditBooks, auditGold, auditRefused, auditRounds } from './audit-house.ts'
import { Book } from './book.ts'
import { Gambler, type Company } from './gambler.ts'
import { draws, crashGames } from './games.ts'
import { Talker } from './talkers.ts'
import { Sightings, Watcher } from './watchers.ts'

const AT_ONCE = 8
const CUSTOMER_LOOK_MS = 800
/** Faults may delay an order for long; one that waits longer than this is stuck. */
const STUCK_MS = 900_000

export interface CrowdPlan {
  readonly players: number
  readonly seed: number
  readonly log: (line: string) => void
}

/** Every list in `wrong` must be empty. */
export interface Findings {
  readonly counts: Record<string, number>
  readonly wrong: Record<string, string[]>
}

export class Crowd {
  readonly #nodes: HouseNodes
  readonly #outside: Outside
  readonly #book = new Book()
  readonly #seen = new Sightings()
  readonly #caller: PersistentCaller
  readonly #customers: Customers
  readonly #talkers: Talker[] = []
  readonly #watchers: Watcher[] = []
  readonly #under: Promise<void>[] = []
  readonly #watching: Promise<void>[] = []
  #isOver = false

  private constructor(nodes: HouseNodes, outside: Outside) {
    this.#nodes = nodes
    this.#outside = outside
    this.#caller = new PersistentCaller(nodes)
    this.#customers = new Customers(nodes, outside, STUCK_MS, CUSTOMER_LOOK_MS)
  }

  static async gather(nodes: HouseNodes, outside: Outside, plan: CrowdPlan): Promise<Crowd> {
    const crowd = new Crowd(nodes, outside)
    await crowd.#gather(plan)
    return crowd
  }

  /** Starts nothing new; resolves when everyone knows how the last action ended. */
  async finish(): Promise<void> {
    this.#isOver = true
    await Promise.all([...this.#under, this.#customers.finish()])
  }

  async audit(): Promise<Findings> {
    const { db } = this.#nodes
    await untilAllEnded(db)
    const behind = (await Promise.all(this.#watchers.map((watcher) => watcher.behind(db)))).flat()
    const bets = new BetAudit(this.#book)
    await bets.run(db)
    const { rounds, wrong: wrongRounds } = await auditRounds(db, this.#seen)
    const wallet = await auditWallet(db, this.#outside, this.#customers, this.#book.gamblers)
    const { counts: orders, ...wrongOrders } = wallet
    for (const watcher of this.#watchers) watcher.finish()
    await Promise.all(this.#watching)
    return {
      counts: {
        ...this.#counts(),
        'bets in the book': bets.bets,
        'payouts told': bets.answeredPayouts,
        rounds,
        'outcomes drawn again from revealed seeds': bets.recomputed,
        ...orders,
      },
      wrong: {
        ...prefixed('bets', bets.wrong),
        ...prefixed('orders', wrongOrders),
        ...prefixed('books', await auditBooks(db)),
        'orders: stuck': this.#customers.stuck,
        'answers that can not be': this.#book.contradictions,
        'refused, and there': await auditRefused(db, this.#book),
        rounds: wrongRounds,
        gold: await auditGold(db, this.#book, bets.gains),
        chat: await this.#auditChat(db),
        watchers: [...this.#seen.wrong, ...behind],
      },
    }
  }

  async #gather({ players, seed, log }: CrowdPlan): Promise<void> {
    const luck = new Luck(seed)
    const own = (): (() => number) => {
      const random = new Luck(luck.between(0, 2 ** 31))
      return () => random.next()
    }
    const customers = Math.max(3, Math.round(players * 0.04))
    const talkers = Math.max(2, Math.round(players * 0.06))
    const paupers = Math.max(2, Math.round(players * 0.03))
    const watchers = Math.max(4, Math.round(players * 0.12))
    const gamblers = Math.max(4, players - customers - talkers)
    const company: Company = { caller: this.#caller, book: this.#book, isOver: () => this.#isOver }
    const urls = (): readonly string[] => this.#nodes.urls
    await inTurns(gamblers, async (i) => {
      const gambler = await Gambler.seat(company, own(), i < paupers)
      const { who } = gambler
      if (i < watchers) this.#watch(new Watcher({ urls, random: own(), who, seen: this.#seen, topics: topicsOf(i) }))
      this.#under.push(gambler.play())
    })
    await inTurns(talkers, async () => {
      const talker = await Talker.seat({ ...company, urls }, own())
      this.#talkers.push(talker)
      this.#under.push(talker.talk())
    })
    this.#customers.begin(customers, false)
    log(
      `${gamblers} players, ${talkers} talkers, ${customers} customers and ${watchers} watchers have come, by seed ${seed}`,
    )
  }

  #watch(watcher: Watcher): void {
    this.#watchers.push(watcher)
    this.#watching.push(watcher.watch())
  }

  #counts(): Record<string, number> {
    const callers = [this.#caller, this.#customers.caller]
    const sum = (of: (caller: PersistentCaller) => number): number => callers.reduce((all, each) => all + of(each), 0)
    const errors = new Map<string, number>()
    for (const caller of callers) {
      for (const [error, times] of caller.errors) errors.set(error, (errors.get(error) ?? 0) + times)
    }
    const { connections, snapshots, deltas, gaps, rounds } = this.#seen
    return {
      requests: sum(({ requests }) => requests),
      'asked again': sum(({ repeated }) => repeated),
      ...Object.fromEntries([...errors].map(([error, times]) => [`unanswered: ${error}`, times])),
      ...Object.fromEntries([...this.#book.counts].toSorted(([a], [b]) => a.localeCompare(b))),
      'gifts of the day': this.#book.signIns.size,
      'shares bought': this.#book.shares.size,
      'VIP bought': this.#book.vips.size,
      'orders answered': this.#customers.orders.length,
      'live lines': connections,
      'live states': snapshots,
      'live news': deltas,
      'live gaps caught up': gaps,
      'rounds watched to their end': rounds.size,
    }
  }

  async #auditChat(db: Database): Promise<string[]> {
    const wrong = this.#talkers.flatMap((talker) => talker.differs())
    for (const { playerId, rows } of this.#talkers) {
      const { kept, counted } = only(
        await db.read<{ kept: number; counted: number }>(
          `select (select count(*) from chat_messages where player_id = $1)::int4 as kept,
                  (select coalesce(sum(used), 0) from chat_budgets where player_id = $1)::int4 as counted`,
          [playerId],
        ),
      )
      if (kept !== rows.kept) wrong.push(`player ${playerId} was told of ${rows.kept} messages, kept are ${kept}`)
      if (counted !== rows.counted) wrong.push(`player ${playerId} had ${rows.counted} answers, counted are ${counted}`)
    }
    return wrong
  }
}

const prefixed = (prefix: string, lists: Readonly<Record<string, string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [`${prefix}: ${name}`, list]))

/** Each watches the own balance and two games, so that every game is watched. */
function topicsOf(watcher: number): string[] {
  const games = [...crashGames, ...draws]
  const two = [watcher, watcher + 3].map((i) => games[i % games.length]?.id ?? '')
  return ['balance', 'broadcast', 'games', ...two.flatMap((game) => [`round:${game}`, `bets:${game}`, `mine:${game}`])]
}

/** Registrations at once; password hashing is expensive. */
async function inTurns(count: number, work: (i: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => work(from + i)))
  }
}
