// The faults of the complete storm. The seed alone decides which occur, in which order and when.

import { setTimeout as sleep } from 'node:timers/promises'
import { Luck } from '../sim/luck.ts'
import { Leaders } from './leaders.ts'
import type { HouseGround } from './house/house-ground.ts'
import type { ProxyConnection } from './house/line.ts'

const LEAST_GAP_MS = 6000
const MOST_GAP_MS = 40_000
const REVIVE_MS = 250
const WHOLE_MS = 180_000
const MEET_MS = 30_000
const SECOND_MS = 1000
const HOUR_MS = 3_600_000
/** A deposit counts after three blocks: one more block would need an operator. */
const REORGANISED_BLOCKS = 2

/** The games with shared rounds, and the phases in which their leaders can be killed. */
const FLIGHTS = ['crash', 'football', 'bomb', 'richbomb']
const DRAWS = ['roulette', 'fruit', 'wingo']
const PHASES = [
  ...FLIGHTS.flatMap((game) => ['betting', 'running', 'result'].map((phase) => ({ game, phase }))),
  ...DRAWS.flatMap((game) => ['betting', 'locked', 'result'].map((phase) => ({ game, phase }))),
]

/** Faults of one realm are sequential; those of different realms may overlap. */
type Realm = 'nodes' | 'clock' | 'postgres' | 'lines' | 'redis' | 'gateway' | 'chain'

interface Fault {
  readonly realm: Realm
  /** How often it is in a deck. */
  readonly cards: number
  strike(luck: Luck): Promise<void>
}

export class Weather {
  readonly counts = new Map<string, number>()
  /** Faults that were planned and did not occur. */
  readonly missed: string[] = []
  readonly leftOut: string[] = []
  readonly #ground: HouseGround
  readonly #leaders: Leaders
  readonly #luck: Luck
  readonly #log: (line: string) => void
  readonly #realms = new Map<Realm, Promise<void>>()
  readonly #faults: readonly Fault[]
  readonly #ending = new AbortController()
  #keeping: Promise<void> = Promise.resolve()
  #isKept = true

  constructor(ground: HouseGround, seed: number, log: (line: string) => void) {
    this.#ground = ground
    this.#leaders = new Leaders(ground.nodes.db)
    this.#luck = new Luck(seed)
    this.#log = log
    this.#faults = [...this.#nodeFaults(), ...this.#serviceFaults(), ...this.#outsideFaults()]
    const { withoutDisk } = ground.postgres
    if (withoutDisk !== null) this.leftOut.push(`a full disk (${withoutDisk})`)
  }

  /** Injects faults until the time is over. */
  async blow(untilMs: number): Promise<void> {
    this.#keeping = this.#keepNodesUp()
    let deck: Fault[] = []
    for (let at = Date.now(); ;) {
      at += this.#luck.between(LEAST_GAP_MS, MOST_GAP_MS)
      if (at > untilMs) return await this.#rest(untilMs - Date.now())
      if (deck.length === 0) deck = this.#shuffled()
      const fault = deck.pop()
      // Each fault has its own random source, so that it does not change later faults.
      const luck = new Luck(this.#luck.between(0, 2 ** 31))
      await this.#rest(at - Date.now())
      if (this.#ending.signal.aborted) return
      if (fault) this.#begin(fault, luck)
    }
  }

  /** Injects no more faults; resolves when everything is repaired. */
  async calm(): Promise<void> {
    this.#ending.abort()
    await Promise.all(this.#realms.values())
    const { post, postgres, postgresLines, redisLines, nodes } = this.#ground
    for (const line of [...postgresLines, ...redisLines]) line.mend()
    await postgres.ensureUp()
    await this.#untilWhole()
    this.#isKept = false
    await this.#keeping
    for (const id of nodes.ids) await nodes.moveClock(id, 0)
    await post.calm()
  }

  #begin({ realm, strike }: Fault, luck: Luck): void {
    const before = this.#realms.get(realm) ?? Promise.resolve()
    this.#realms.set(
      realm,
      before
        .then(() => (this.#ending.signal.aborted ? undefined : strike(luck)))
        .catch((error: unknown) => void this.missed.push(`${realm}: ${String(error)}`)),
    )
  }

  #shuffled(): Fault[] {
    const deck = this.#faults.flatMap((fault) => Array.from({ length: fault.cards }, () => fault))
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.#luck.between(0, i)
      ;[deck[i], deck[j]] = [deck[j] as Fault, deck[i] as Fault]
    }
    return deck
  }

  #struck(name: string, text = name, times = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times)
    this.#log(text)
  }

  async #rest(ms: number): Promise<void> {
    await sleep(Math.max(0, ms), undefined, { signal: this.#ending.signal }).catch(() => {})
  }

  /** Replaces killed nodes; retries one that cannot open because its database is down. */
  async #keepNodesUp(): Promise<void> {
    while (this.#isKept) {
      await this.#ground.nodes
        .revive()
        .catch(() => this.#struck('nodes that had to start again', 'a node could not open'))
      await sleep(REVIVE_MS)
    }
  }

  async #untilWhole(): Promise<void> {
    const { nodes, postgresLines } = this.#ground
    for (const began = Date.now(); nodes.ids.length < postgresLines.length; await sleep(REVIVE_MS)) {
      if (Date.now() - began > WHOLE_MS) throw new Error('the nodes do not come up again')
    }
  }

  #nodeFaults(): Fault[] {
    const killSome = (cards: number, count: number): Fault => ({
      realm: 'nodes',
      cards,
      strike: (luck) => this.#killNodes(luck, count),
    })
    return [
      killSome(6, 1),
      killSome(1, 2),
      killSome(1, 3),
      { realm: 'nodes', cards: 3, strike: (luck) => this.#killLeader(luck) },
      { realm: 'clock', cards: 2, strike: (luck) => this.#moveClock(luck) },
    ]
  }

  #serviceFaults(): Fault[] {
    const { postgres, postgresLines, redis, redisLines } = this.#ground
    const restart = (mode: 'immediate' | 'fast', text: string): Fault => ({
      realm: 'postgres',
      cards: 1,
      strike: async () => {
        this.#struck(text)
        await postgres.restart(mode)
      },
    })
    const fillDisk: Fault = { realm: 'postgres', cards: 1, strike: (luck) => this.#fillDisk(luck) }
    return [
      restart('immediate', 'PostgreSQL crashed'),
      restart('fast', 'PostgreSQL restarted'),
      { realm: 'postgres', cards: 1, strike: () => this.#killBackend() },
      ...(postgres.withoutDisk === null ? [fillDisk] : []),
      { realm: 'lines', cards: 2, strike: (luck) => this.#disturb('PostgreSQL', postgresLines, luck) },
      { realm: 'lines', cards: 2, strike: (luck) => this.#disturb('Redis', redisLines, luck) },
      {
        realm: 'redis',
        cards: 1,
        strike: async (luck) => {
          this.#struck('Redis killed')
          await redis.replace(luck.between(0, 6 * SECOND_MS))
        },
      },
    ]
  }

  #outsideFaults(): Fault[] {
    const { outside } = this.#ground
    return [
      {
        realm: 'gateway',
        cards: 1,
        strike: async (luck) => {
          this.#struck('gateway killed')
          await outside.replaceGateway(luck.between(0, 4 * SECOND_MS))
        },
      },
      {
        realm: 'chain',
        cards: 1,
        strike: async (luck) => {
          this.#struck('chain killed')
          await outside.replaceChain(luck.between(0, 4 * SECOND_MS))
        },
      },
      { realm: 'chain', cards: 2, strike: (luck) => this.#reorganise(luck) },
    ]
  }

  /** Simultaneously. */
  async #killNodes(luck: Luck, count: number): Promise<void> {
    const { nodes } = this.#ground
    const candidates = [...nodes.ids]
    const chosen = Array.from({ length: Math.min(count, candidates.length) }, () =>
      String(candidates.splice(luck.between(0, candidates.length - 1), 1)[0]),
    )
    await this.#kill(chosen, count === 1 ? 'a node killed' : `${chosen.length} nodes killed at once`)
  }

  async #killLeader(luck: Luck): Promise<void> {
    const { game, phase } = luck.pick(PHASES) ?? { game: '', phase: '' }
    const round = await this.#leaders.meet(phase, game, MEET_MS)
    const leader = await this.#leaders.leader(game)
    const { ids } = this.#ground.nodes
    if (!round || !leader || !ids.includes(leader)) return await this.#killNodes(luck, 1)
    await this.#kill([leader], `the leader of ${game} killed in ${phase}`)
    this.counts.set('leaders killed in a phase', (this.counts.get('leaders killed in a phase') ?? 0) + 1)
  }

  /** Kills the next only when all are up again, because players need a node. */
  async #kill(ids: readonly string[], text: string): Promise<void> {
    const { nodes } = this.#ground
    const killed = ids.map((id) => nodes.kill(id))
    this.#struck('nodes killed', text, ids.length)
    await Promise.all(killed)
    await this.#untilWhole()
  }

  /** Changes one node's host clock for a while, by seconds or hours, forward or back. */
  async #moveClock(luck: Luck): Promise<void> {
    const { nodes } = this.#ground
    const id = luck.pick(nodes.ids)
    const aheadMs = (luck.chance(0.5) ? 1 : -1) * luck.between(2, luck.chance(0.5) ? 60 : 30 * 3600) * SECOND_MS
    if (!id) return
    try {
      const shown = await nodes.moveClock(id, aheadMs)
      const isMoved = Math.abs(shown - Date.now() - aheadMs) < SECOND_MS
      if (!isMoved) this.missed.push(`the clock of a node shows ${shown}`)
      this.#struck('clocks moved', `the clock of a node moved by ${(aheadMs / HOUR_MS).toFixed(2)} h`)
      await this.#rest(luck.between(10, 30) * SECOND_MS)
      await nodes.moveClock(id, 0)
    } catch {
      // The node was killed meanwhile, and its clock with it.
    }
  }

  async #killBackend(): Promise<void> {
    const pid = await this.#ground.postgres.killBackend()
    if (pid === null) this.missed.push('no process of PostgreSQL was there to be killed')
    else this.#struck('processes of PostgreSQL killed', 'a process of PostgreSQL killed')
  }

  async #fillDisk(luck: Luck): Promise<void> {
    this.#struck('disks filled', 'the disk of PostgreSQL is full')
    const isRefused = await this.#ground.postgres.fillDisk(luck.between(3, 10) * SECOND_MS)
    if (!isRefused) this.missed.push('PostgreSQL could write to a full disk')
  }

  /** Disturbs one node's connections or all. */
  async #disturb(service: string, lines: readonly ProxyConnection[], luck: Luck): Promise<void> {
    const one = luck.pick(lines)
    const chosen = luck.chance(0.5) && one ? [one] : lines
    const whose = chosen.length === 1 ? 'a line' : 'all lines'
    const isCut = luck.chance(0.5)
    const ended = chosen.map((line) => (isCut ? line.cut() : line.silence())).reduce((sum, each) => sum + each, 0)
    if (ended === 0) this.missed.push(`nobody was connected to ${service}`)
    const how = isCut ? 'cut' : 'silent'
    this.#struck(`lines to ${service} ${how}`, `${whose} to ${service} ${how}, ${ended} connections`)
    await this.#rest(luck.between(1, isCut ? 8 : 20) * SECOND_MS)
    for (const line of chosen) line.mend()
  }

  /** Replaces the last blocks by ones without their transactions. */
  async #reorganise(luck: Luck): Promise<void> {
    const depth = luck.between(1, REORGANISED_BLOCKS)
    // A chain that has just started has no blocks to replace yet.
    for (const began = Date.now(); Date.now() - began < MEET_MS; await sleep(SECOND_MS)) {
      if (!(await this.#ground.outside.reorganise(depth))) continue
      return this.#struck('chain reorganised', `${depth} blocks of the chain gone`)
    }
    this.missed.push('the chain could not be reorganised')
  }
}
