// Players of all games during a failover, who keep what they were answered: an unanswered request is repeated with the
// same id, as the app does.

import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { untilAllEnded } from '../faults/audit.ts'
import { crashHabit } from '../faults/crash-habit.ts'
import { arrive, type Arrived } from '../faults/crowd/arrive.ts'
import { BetAudit } from '../faults/crowd/audit-bets.ts'
import { auditBooks, auditGold, auditRefused, auditRounds } from '../faults/crowd/audit-house.ts'
import { Book, type AnsweredBet } from '../faults/crowd/book.ts'
import { rotate } from '../faults/crowd/errands.ts'
import { crashGames, draws } from '../faults/crowd/games.ts'
import { instantHabits, stepsHabit } from '../faults/crowd/instant-habits.ts'
import { Sightings, Watcher } from '../faults/crowd/watchers.ts'
import type { Habit, Seat } from '../faults/gamblers.ts'
import type { HouseNodes } from '../faults/house/house-nodes.ts'
import { below, PersistentCaller, Refused } from '../faults/house/persistent-caller.ts'
import { drawHabit } from '../faults/lottery-habit.ts'
import type { AcceptedBet } from './timeline.ts'

const ALL_ROUND = 20
/** Who bet again as soon as they were answered, so that a gap of a tenth of a second shows. */
const ROLLERS = 8
const CRASH_PLAYERS = 8
const WATCHERS = 4
const ALL_ROUND_PAUSE_MS = 1500
const ROLLER_PAUSE_MS = 150
const CRASH_PAUSE_MS = 500
const LOOK_MS = 200
const REPEATS_AT_ONCE = 8
const STAKES = /^POST \/api\/(roller|\w+\/join)$/

const habits = [...instantHabits, stepsHabit, ...draws.map((game) => drawHabit(game)), ...crashGames.map(crashHabit)]
const anyGame: Habit = async (seat) => await habits[seat.below(habits.length)]?.(seat)

/** Remembers every accepted bet with its times and its first answer. */
class TimedCaller extends PersistentCaller {
  readonly accepted: AcceptedBet[] = []

  override async call<T>(key: string, body: object | undefined, token: string): Promise<T> {
    const askedAt = Date.now()
    const data = await super.call<T>(key, body, token)
    if (STAKES.test(key)) {
      const request = body as AcceptedBet['body']
      this.accepted.push({ key, body: request, token, askedAt, answeredAt: Date.now(), answer: lastingPart(data) })
    }
    return data
  }

  /** As any client, which knows nothing of what it was answered before. */
  again = async ({ key, body, token }: AcceptedBet): Promise<object> =>
    lastingPart(await super.call<unknown>(key, body, token))
}

export class FailoverCrowd {
  readonly caller: TimedCaller
  readonly #nodes: HouseNodes
  readonly #book = new Book()
  readonly #seen = new Sightings()
  readonly #watchers: Watcher[] = []
  readonly #playing: Promise<void>[] = []
  readonly #watching: Promise<void>[] = []
  #isOver = false

  private constructor(nodes: HouseNodes) {
    this.#nodes = nodes
    this.caller = new TimedCaller(nodes)
  }

  static async gather(nodes: HouseNodes): Promise<FailoverCrowd> {
    const crowd = new FailoverCrowd(nodes)
    const [roller] = instantHabits
    for (let i = 0; i < ALL_ROUND; i++) await crowd.#seat(anyGame, ALL_ROUND_PAUSE_MS)
    for (let i = 0; i < ROLLERS; i++) await crowd.#seat(roller as Habit, ROLLER_PAUSE_MS)
    for (let i = 0; i < CRASH_PLAYERS; i++) await crowd.#seat(crashHabit(crash), CRASH_PAUSE_MS)
    return crowd
  }

  get players(): number {
    return this.#playing.length
  }

  /** Starts nothing new; resolves when everyone knows how the last bet ended. */
  async finish(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#playing)
    await untilAllEnded(this.#nodes.db)
  }

  /** Repeats requests of accepted bets. Returns those that were answered differently. */
  async repeat(bets: readonly AcceptedBet[]): Promise<string[]> {
    const left = [...bets]
    const wrong: string[] = []
    const take = async (): Promise<void> => {
      for (let bet = left.pop(); bet; bet = left.pop()) {
        const answer = await this.caller.again(bet).catch(({ name, message }: Error) => ({ name, message }))
        if (!isDeepStrictEqual(answer, bet.answer))
          wrong.push(`${bet.key} was answered ${JSON.stringify(bet.answer)} and then ${JSON.stringify(answer)}`)
      }
    }
    await Promise.all(Array.from({ length: REPEATS_AT_ONCE }, take))
    return wrong
  }

  /** Compares everything with what the players were answered. Every list must be empty. */
  async audit(): Promise<{ bets: number; rounds: number; wrong: Record<string, string[]> }> {
    const { db } = this.#nodes
    const behind = (await Promise.all(this.#watchers.map((watcher) => watcher.behind(db)))).flat()
    const bets = new BetAudit(this.#book)
    await bets.run(db)
    const { rounds, wrong: wrongRounds } = await auditRounds(db, this.#seen)
    for (const watcher of this.#watchers) watcher.finish()
    await Promise.all(this.#watching)
    const { laws, journal } = await auditBooks(db)
    const { lost, doubled, untold, refused, promised, paid, drawn, open } = bets.wrong
    return {
      bets: bets.bets,
      rounds,
      wrong: {
        'every answered bet is there': lost,
        'no request is there twice': doubled,
        'every bet was answered in the end': untold,
        'nothing that was refused is there': [...refused, ...(await auditRefused(db, this.#book))],
        'every bet ended as its player was answered': promised,
        'every bet was paid by the rules': [...paid, ...open],
        'every result follows from its seeds': drawn,
        'every round was drawn once, from its chain': wrongRounds,
        'every player has the gold that the answers add up to': await auditGold(db, this.#book, bets.gains),
        'every law of the ledger holds': laws,
        'the audit log is complete': journal,
        'no answer contradicts another': this.#book.contradictions,
        'the live clients have caught up': [...this.#seen.wrong, ...behind],
      },
    }
  }

  #watch(who: Arrived, number: number): void {
    const game = ['crash', 'football', 'roulette', 'wingo'][number] ?? 'crash'
    const topics = ['balance', `round:${game}`, `bets:${game}`, `mine:${game}`]
    const urls = (): readonly string[] => this.#nodes.urls
    const watcher = new Watcher({ urls, random: Math.random, who, seen: this.#seen, topics })
    this.#watchers.push(watcher)
    this.#watching.push(watcher.watch())
  }

  /** A new player with a habit, of whom the first ones also watch. */
  async #seat(habit: Habit, pauseMs: number): Promise<void> {
    const who = await arrive(this.caller)
    if (this.#watchers.length < WATCHERS) this.#watch(who, this.#watchers.length)
    this.#playing.push(this.#play(this.#seatOf(who), habit, pauseMs))
  }

  async #play(seat: Seat, habit: Habit, pauseMs: number): Promise<void> {
    await rotate(seat, this.#book)
    while (!this.#isOver) {
      await habit(seat)
      await sleep(below(2 * pauseMs))
    }
    // Reveals the seeds, from which the audit draws every result again.
    await rotate(seat, this.#book)
  }

  #seatOf({ id, token }: Arrived): Seat {
    const book = this.#book
    book.gamblers.add(id)
    return {
      playerId: id,
      try: async <T>(key: string, body?: object): Promise<T | null> => {
        try {
          return await this.caller.call<T>(key, body, token)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          if (body && 'requestId' in body) book.refuse(String(body.requestId), key, error.errno)
          return null
        }
      },
      below,
      pause: () => sleep(LOOK_MS + below(LOOK_MS)),
      took: (bet: AnsweredBet) => {
        if (book.bets.has(bet.requestId)) book.contradictions.push(`request ${bet.requestId} was answered as two bets`)
        book.bets.set(bet.requestId, bet)
      },
    }
  }
}

/** What a repeat must say again. A bet on a round may have ended in between, and its seeds may be revealed. */
function lastingPart(data: unknown): object {
  const { bet, session } = data as { bet?: Record<string, unknown>; session?: Record<string, unknown> }
  const { id, gold, createTime, proof } = bet ?? session ?? {}
  const { nonce, seedPairId } = (proof ?? {}) as Record<string, unknown>
  const isInstant = bet !== undefined && proof !== undefined
  const { payout, outcome } = isInstant ? bet : {}
  return { id, gold, createTime, nonce, seedPairId, payout, outcome }
}
