// A draw as its players meet it: join, and nothing else. What all bets together would be paid by each result is kept
// beside the round and changed in the transaction that takes a bet, so that no node can go beyond the round's limit.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { noExposure, roundLoss, withBet, type Exposure } from '@glasshouse/rulebook/play/exposure'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { HouseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { Batch } from '../../ledger/batch.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { Clock } from '../cluster/clock.ts'
import { joinedBy, type Joined, type JoinVerdict, type Placing, type RoundBets } from '../rounds/round-bets.ts'
import { stakeRefusal } from '../risk/stakes.ts'
import { isGameOpen } from '../risk/game-status.ts'

export interface LotteryDeps<Choice> {
  readonly db: Database
  readonly rules: LotteryRules<Choice, unknown>
  readonly bets: RoundBets
  readonly bankroll: Bankroll
  readonly clock: Pick<Clock, 'now'>
}

/** Clocks differ a little, and who comes a moment before a window opens means that one. */
const EARLY_MS = 1000

export interface RoundPlace {
  readonly epoch: number
  readonly index: number
}

export interface LotteryBet<Choice> {
  readonly requestId: string
  readonly stake: Coins
  readonly choice: Choice
  /** The only round that may take it; absent where any open one may. */
  readonly round?: RoundPlace | undefined
}

interface Intent<Choice> extends LotteryBet<Choice> {
  readonly playerId: bigint
  readonly lossMax: Coins
  /** On the database's clock. */
  readonly readAt: number
  /** Why the limits of this moment refuse it. The statement looks first whether it is the repeat of a bet that was taken. */
  readonly refusal: Refusal | null
}

interface Held {
  /** Null where none is under way; one that opens a moment later is not held, and takes none of these bets. */
  readonly id: bigint | null
  readonly openedAt: bigint
  readonly place: RoundPlace | null
  readonly exposure: Exposure
  readonly balances: ReadonlyMap<bigint, Coins>
  /** Whether each intent's player may not stake so much. */
  readonly isBarred: readonly boolean[]
}

interface LockedRound extends RoundPlace {
  readonly id: bigint
  readonly openedAt: bigint
}

const isAt = (place: RoundPlace | null, { epoch, index }: RoundPlace): boolean =>
  place?.epoch === epoch && place.index === index

export class Lottery<Choice> {
  readonly #deps: LotteryDeps<Choice>
  readonly #joins: Batch<Intent<Choice>, JoinVerdict>

  constructor(deps: LotteryDeps<Choice>) {
    this.#deps = deps
    this.#joins = new Batch({
      keyOf: ({ playerId }) => playerId,
      run: (intents) => this.#place(intents),
      // Joins of one game wait for one another at its round anyway.
      slots: 1,
      maxBatch: 256,
      maxWaiting: 8192,
      maxPerKey: 32,
    })
  }

  /** `waitedMs` is how long ago the request was read: whoever sent it may have asked again meanwhile. */
  async join(playerId: bigint, bet: LotteryBet<Choice>, waitedMs = 0): Promise<Joined> {
    const { rules, clock } = this.#deps
    const readAt = clock.now() - waitedMs
    if (!rules.isChoice(bet.choice)) throw new Refusal('choiceInvalid')
    const limits = await this.limits()
    const refusal = stakeRefusal(bet.stake, (each) => rules.stakes(bet.choice, each), limits)
    const intent = { playerId, ...bet, readAt, refusal, lossMax: limits.lossPerRound }
    return await joinedBy(this.#deps.db, intent, await this.#joins.submit(intent))
  }

  async limits(): Promise<HouseLimits> {
    return await this.#deps.bankroll.limits(this.#deps.rules)
  }

  /**
   * A bet is for the round that was open when it was read, and never for a later one: whoever waited in vain and asked
   * again was told that this round is closed, and must not find the first request in the next.
   */
  async #place(intents: readonly Intent<Choice>[]): Promise<JoinVerdict[]> {
    const { db, bets } = this.#deps
    const verdicts = await db.transaction(async (tx) => {
      const round = await this.#hold(tx, intents)
      const isMeant = ({ readAt, round: wanted }: Intent<Choice>): boolean =>
        round.id !== null && readAt + EARLY_MS >= round.openedAt && (!wanted || isAt(round.place, wanted))
      const before = round.exposure
      let after = before
      const placing = intents.map((intent, i): Placing => {
        const { stake, choice, lossMax, round: _, ...rest } = intent
        const next = rest.refusal || !isMeant(intent) ? null : withBet(this.#deps.rules, after, stake, choice)
        const isAllowed = next !== null && roundLoss(this.#deps.rules, next) <= lossMax
        // Who can not pay for a bet, or may not make it, takes nobody's place.
        if (isAllowed && !round.isBarred[i] && (round.balances.get(rest.playerId) ?? 0n) >= stake) after = next
        return { ...rest, stake, choice, auto: null, cap: null, lossAtDouble: 0n, isAllowed }
      })
      const placed = await bets.place(tx, placing, 0n)
      if (round.id !== null) await this.#expose(tx, round.id, this.#taken(before, intents, placed))
      return placed.map((verdict, i) =>
        verdict.status === 'full' && !isMeant(intents[i] as Intent<Choice>)
          ? { ...verdict, status: 'late' as const }
          : verdict,
      )
    })
    bets.told()
    return verdicts
  }

  /** Locks the players' accounts and then the round, as everyone does, and reads what the round stands to pay. */
  async #hold(tx: Tx, intents: readonly Intent<Choice>[]): Promise<Held> {
    const { rules } = this.#deps
    // Asked here only to wait where all wait first; `place` asks again and judges by it.
    await isGameOpen(tx, rules.id)
    const accounts = await tx.query<{ owner_id: bigint; balance: Coins }>(
      `select owner_id, balance from accounts where owner_id = any($1) and kind = 'player' order by id for update`,
      [intents.map(({ playerId }) => playerId)],
    )
    const balances = new Map(accounts.map(({ owner_id, balance }) => [owner_id, balance]))
    const restrictions = await tx.query<{ is_barred: boolean }>(
      `select stake_bar(player_id, stake) is not null as is_barred
         from unnest($1::int8[], $2::int8[]) with ordinality i(player_id, stake, place) order by place`,
      [intents.map(({ playerId }) => playerId), intents.map(({ stake }) => stake)],
    )
    const isBarred = restrictions.map(({ is_barred }) => is_barred)
    // One that ended while it was waited for is not there any more; the next one is, for whoever looks again.
    const round = (await this.#lockRound(tx)) ?? (await this.#lockRound(tx))
    if (!round) return { id: null, openedAt: 0n, place: null, exposure: noExposure(rules), balances, isBarred }
    const [known] = await tx.query<{ staked: Coins; payouts: bigint[] }>(
      'select staked, payouts from round_exposures where round_id = $1',
      [round.id],
    )
    const exposure = known ? { staked: known.staked, payoutsByResult: known.payouts } : noExposure(rules)
    const { id, openedAt, epoch, index } = round
    return { id, openedAt, place: { epoch, index }, exposure, balances, isBarred }
  }

  async #lockRound(tx: Tx): Promise<LockedRound | undefined> {
    const rounds = await tx.query<LockedRound>(
      `select id, create_time as "openedAt", epoch, index from rounds where game = $1 and phase <> 'over' for update`,
      [this.#deps.rules.id],
    )
    return rounds[0]
  }

  /** What the round stands to pay with the bets that were really taken. */
  #taken(before: Exposure, intents: readonly Intent<Choice>[], verdicts: readonly JoinVerdict[]): Exposure {
    return intents.reduce(
      (exposure, { stake, choice }, i) =>
        verdicts[i]?.status === 'ok' ? withBet(this.#deps.rules, exposure, stake, choice) : exposure,
      before,
    )
  }

  async #expose(tx: Tx, roundId: bigint, { staked, payoutsByResult }: Exposure): Promise<void> {
    await tx.query(
      `insert into round_exposures (round_id, staked, payouts) values ($1, $2, $3)
         on conflict (round_id) do update set staked = $2, payouts = $3`,
      [roundId, staked, payoutsByResult],
    )
  }
}
