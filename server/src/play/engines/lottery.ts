// The only player action of a lottery game: join. The round's exposure per result is stored with it and updated in the
// transaction that accepts a bet, so that no node exceeds the round's limit.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { noExposure, roundLoss, withBet, type Exposure } from '@glasshouse/rulebook/play/exposure'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { roundLimits, smaller, type HouseLimits } from '@glasshouse/rulebook/play/limits'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { Batch } from '../../platform/batch.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { Clock } from '../cluster/clock.ts'
import { joinResult, type Joined, type JoinVerdict, type Placement, type RoundBets } from '../rounds/round-bets.ts'
import { stakeRefusal } from '../risk/stakes.ts'
import { isGameOpen } from '../risk/game-status.ts'
import { countingRefusals } from '../stats/bet-counts.ts'

export interface LotteryDeps<Choice> {
  readonly db: Database
  readonly rules: LotteryRules<Choice, unknown>
  readonly bets: RoundBets
  readonly bankroll: Bankroll
  readonly clock: Pick<Clock, 'now'>
}

/** Clocks differ: a bet read this shortly before a window opens is meant for it. */
const EARLY_MS = 1000

export interface RoundRef {
  readonly epoch: number
  readonly index: number
}

export interface LotteryBet<Choice> {
  readonly requestId: string
  readonly stake: Coins
  readonly choice: Choice
  /** The only round that may accept it; undefined for any open one. */
  readonly round?: RoundRef | undefined
}

interface Intent<Choice> extends LotteryBet<Choice> {
  readonly playerId: bigint
  readonly lossMax: Coins
  /** On the database's clock. */
  readonly readAt: number
  /** Why the current limits refuse it. The statement first checks whether it repeats an accepted bet. */
  readonly refusal: Refusal | null
}

/** What became of a bet, and why the current limits or those of its round refuse it. */
interface Judged {
  readonly verdict: JoinVerdict
  readonly refusal: Refusal | null
}

interface LockedState {
  /** Null when no round exists; one that opens later is not locked and accepts none of these bets. */
  readonly id: bigint | null
  readonly openedAt: bigint
  readonly place: RoundRef | null
  /** Null when no round exists. */
  readonly limits: HouseLimits | null
  readonly exposure: Exposure
  readonly balances: ReadonlyMap<bigint, Coins>
  /** Whether each intent's player is restricted from this stake. */
  readonly isBarred: readonly boolean[]
}

interface LockedRound extends RoundRef {
  readonly id: bigint
  readonly openedAt: bigint
  readonly bankroll: Coins
  readonly stakeMax: Coins | null
  readonly profitMax: Coins | null
}

const isSameRound = (place: RoundRef | null, { epoch, index }: RoundRef): boolean =>
  place?.epoch === epoch && place.index === index

export class Lottery<Choice> {
  readonly #deps: LotteryDeps<Choice>
  readonly #joins: Batch<Intent<Choice>, Judged>

  constructor(deps: LotteryDeps<Choice>) {
    this.#deps = deps
    this.#joins = new Batch({
      name: 'lottery_joins',
      keyOf: ({ playerId }) => playerId,
      run: (intents) => this.#place(intents),
      // Joins of one game wait for each other at its round row anyway.
      slots: 1,
      maxBatch: 256,
      maxWaiting: 8192,
      maxPerKey: 32,
    })
  }

  /** `waitedMs`: how long ago the request was read. The client may have retried since. */
  async join(playerId: bigint, bet: LotteryBet<Choice>, waitedMs = 0): Promise<Joined> {
    return await countingRefusals(this.#deps.rules.id, this.#join(playerId, bet, waitedMs))
  }

  async #join(playerId: bigint, bet: LotteryBet<Choice>, waitedMs: number): Promise<Joined> {
    const { rules, clock } = this.#deps
    const readAt = clock.now() - waitedMs
    if (!rules.isChoice(bet.choice)) throw new Refusal('choiceInvalid')
    const limits = await this.limits()
    const refusal = stakeRefusal(bet.stake, (each) => rules.stakes(bet.choice, each), limits)
    const intent = { playerId, ...bet, readAt, refusal, lossMax: limits.lossPerRound }
    const judged = await this.#joins.submit(intent)
    const joining = { game: rules.id, playerId, stake: bet.stake, refusal: judged.refusal }
    return await joinResult(this.#deps.db, joining, judged.verdict)
  }

  async limits(): Promise<HouseLimits> {
    return await this.#deps.bankroll.limits(this.#deps.rules)
  }

  /**
   * A bet belongs to the round that was open when it was read, never to a later one. A client that gave up and retried
   * has read that this round is closed, and must not find its first request in the next. The round's own limits were
   * published when it opened; those of now may be lower.
   */
  async #place(intents: readonly Intent<Choice>[]): Promise<Judged[]> {
    const { db, bets } = this.#deps
    const judged = await db.transaction(async (tx) => {
      const round = await this.#lock(tx, intents)
      const isForRound = ({ readAt, round: requestedRound }: Intent<Choice>): boolean =>
        round.id !== null &&
        readAt + EARLY_MS >= round.openedAt &&
        (!requestedRound || isSameRound(round.place, requestedRound))
      const before = round.exposure
      let after = before
      const placing = intents.map((intent, i): Placement => {
        const { stake, choice, lossMax, round: _, ...rest } = intent
        const refusal = rest.refusal ?? this.#roundRefusal(intent, round.limits)
        const next = refusal || !isForRound(intent) ? null : withBet(this.#deps.rules, after, stake, choice)
        const most = smaller(lossMax, round.limits?.lossPerRound ?? 0n)
        const isAllowed = next !== null && roundLoss(this.#deps.rules, next) <= most
        // A bet that cannot be paid or is not allowed uses no exposure.
        if (isAllowed && !round.isBarred[i] && (round.balances.get(rest.playerId) ?? 0n) >= stake) after = next
        const noCap = { auto: null, cap: null, lossAtDouble: 0n, profitPerBet: null }
        return { ...rest, stake, choice, ...noCap, refusal, isAllowed }
      })
      const placed = await bets.place(tx, placing)
      if (round.id !== null) await this.#saveExposure(tx, round.id, this.#exposureAfter(before, intents, placed))
      return placed.map((verdict, i): Judged => {
        const isLate = verdict.status === 'full' && !isForRound(intents[i] as Intent<Choice>)
        if (isLate) return { verdict: { ...verdict, status: 'late' }, refusal: intents[i]?.refusal ?? null }
        return { verdict, refusal: placing[i]?.refusal ?? null }
      })
    })
    bets.notifySubscribers()
    return judged
  }

  #roundRefusal({ stake, choice }: Intent<Choice>, limits: HouseLimits | null): Refusal | null {
    return limits && stakeRefusal(stake, (each) => this.#deps.rules.stakes(choice, each), limits)
  }

  /** Locks the players' accounts and then the round, in the global lock order, and reads the round's exposure. */
  async #lock(tx: Tx, intents: readonly Intent<Choice>[]): Promise<LockedState> {
    const { rules } = this.#deps
    // Only takes the lock that comes first in the lock order; `place` checks again and decides.
    await isGameOpen(tx, rules.id)
    const accounts = await tx.query<{ owner_id: bigint; balance: Coins }>(
      `select owner_id, balance from accounts where owner_id = any($1) and kind = 'player' order by id for update`,
      [intents.map(({ playerId }) => playerId)],
    )
    const balances = new Map(accounts.map(({ owner_id, balance }) => [owner_id, balance]))
    const restrictions = await tx.query<{ is_barred: boolean }>(
      `select bet_restriction(player_id, stake) is not null as is_barred
         from unnest($1::int8[], $2::int8[]) with ordinality i(player_id, stake, place) order by place`,
      [intents.map(({ playerId }) => playerId), intents.map(({ stake }) => stake)],
    )
    const isBarred = restrictions.map(({ is_barred }) => is_barred)
    // A round that ended while this waited for its lock is gone; the second try finds the next one.
    const round = (await this.#lockRound(tx)) ?? (await this.#lockRound(tx))
    const noRound = { id: null, openedAt: 0n, place: null, limits: null, exposure: noExposure(rules) }
    if (!round) return { ...noRound, balances, isBarred }
    const [stored] = await tx.query<{ staked: Coins; payouts: bigint[] }>(
      'select staked, payouts from round_exposures where round_id = $1',
      [round.id],
    )
    const exposure = stored ? { staked: stored.staked, payoutsByResult: stored.payouts } : noExposure(rules)
    const { id, openedAt, epoch, index, bankroll, stakeMax, profitMax } = round
    const limits = roundLimits(rules.edgePpm, bankroll, { stakeMax, profitMax })
    return { id, openedAt, place: { epoch, index }, limits, exposure, balances, isBarred }
  }

  async #lockRound(tx: Tx): Promise<LockedRound | undefined> {
    const rounds = await tx.query<LockedRound>(
      `select id, create_time as "openedAt", epoch, index, bankroll, stake_max as "stakeMax", profit_max as "profitMax"
         from rounds where game = $1 and phase <> 'over' for update`,
      [this.#deps.rules.id],
    )
    return rounds[0]
  }

  /** The round's exposure including the bets that were accepted. */
  #exposureAfter(before: Exposure, intents: readonly Intent<Choice>[], verdicts: readonly JoinVerdict[]): Exposure {
    return intents.reduce(
      (exposure, { stake, choice }, i) =>
        verdicts[i]?.status === 'ok' ? withBet(this.#deps.rules, exposure, stake, choice) : exposure,
      before,
    )
  }

  async #saveExposure(tx: Tx, roundId: bigint, { staked, payoutsByResult }: Exposure): Promise<void> {
    await tx.query(
      `insert into round_exposures (round_id, staked, payouts) values ($1, $2, $3)
         on conflict (round_id) do update set staked = $2, payouts = $3`,
      [roundId, staked, payoutsByResult],
    )
  }
}
