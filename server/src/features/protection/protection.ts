// Player protection: limits, time-outs, self-exclusion and the reality check. The statement that books a bet enforces them
// in the database. This module must never decide about a bet, nor loosen anything automatically.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { EventLog, StoredEvent } from '../../platform/db/event-log.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { OwnTopic } from '../../platform/realtime/topic.ts'
import { currentExclusion, accountRefusal, type Querier, type Exclusion } from '../../play/risk/bet-restrictions.ts'
import { exclude, refuseExcluded, refuseExcludedPlayer, refuseIfRestricted, takeBreak } from './breaks.ts'
import { notifyDepositAboveLimit, refuseDeposit } from './deposits.ts'
import { decideMatch, deleteEndedMarks, matchPhone, spreadExclusions, type MatchDecision } from './exclusion-matches.ts'
import { continueLimits, continueLimitsOfPhone } from './kept-limits.ts'
import { PROTECTION_TOPIC, lockProtection, recordProtectionEvent } from './protection-events.ts'
import { confirmLimit, setCeiling, setLimit, type LimitChange } from './limits.ts'
import { recordHarmIndicators } from './harm-indicators.ts'
import { readProtectionState, viewRestriction } from './views.ts'

/** Matches no token. */
const NO_TOKEN_HASH = Buffer.alloc(32)

export interface ProtectionDeps {
  readonly db: Database
  readonly events: EventLog
  readonly sessions: {
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, exceptTokenHash: Buffer): Promise<unknown>
    /** To be called after the commit. */
    notifyEnded(playerId: bigint): void
  }
}

export class Protection {
  readonly #deps: ProtectionDeps

  constructor(deps: ProtectionDeps) {
    this.#deps = deps
  }

  /** Refuses a restricted player. Deposits, play, rewards and chat must call this. */
  readonly refuseIfRestricted = async (playerId: bigint, tx?: Querier): Promise<void> =>
    await refuseIfRestricted(tx ?? this.#reader, playerId)

  /** Refuses a deposit order of a restricted player or above the deposit limit. */
  readonly refuseDeposit = async (tx: Querier, playerId: bigint, gold: Coins): Promise<void> =>
    await refuseDeposit(tx, playerId, gold)

  /** Refuses to show a deposit address while no deposit is allowed. */
  readonly refuseAddress = async (playerId: bigint): Promise<void> => await refuseDeposit(this.#reader, playerId, 1n)

  /** To be called before an on-chain deposit is booked. */
  readonly notifyDepositAboveLimit = async (tx: Tx, playerId: bigint, gold: Coins): Promise<void> =>
    await notifyDepositAboveLimit(tx, playerId, gold)

  /** Why a player may not be entertained or advertised to: suspended, on a time-out or excluded. */
  readonly accountRefusal = (playerId: bigint, tx?: Querier): Promise<Refusal | null> =>
    accountRefusal(tx ?? this.#reader, playerId)

  readonly refuseExcludedPlayer = refuseExcludedPlayer
  readonly refuseExcluded = refuseExcluded
  readonly continueLimits = continueLimits
  readonly continueLimitsOfPhone = continueLimitsOfPhone
  readonly matchPhone = matchPhone

  async state(playerId: bigint): Promise<ProtectionState> {
    return await readProtectionState(this.#reader, playerId)
  }

  async setLimit(playerId: bigint, change: LimitChange): Promise<ProtectionState> {
    return await this.#change(playerId, (tx) => setLimit(tx, playerId, change))
  }

  async confirmLimit(playerId: bigint, change: LimitChange): Promise<ProtectionState> {
    return await this.#change(playerId, (tx) => confirmLimit(tx, playerId, change))
  }

  /** Writes the audit entry in the same transaction. */
  async setCeiling(operatorId: bigint, playerId: bigint, change: LimitChange): Promise<ProtectionState> {
    const { kind, period, amount } = change
    return await this.#change(
      playerId,
      (tx) => setCeiling(tx, playerId, change),
      (tx) => recordAudit(tx, operatorId, { act: `ceiling.${kind}.${period}`, subject: playerId, after: { amount } }),
    )
  }

  /** Acknowledges a reality check that is due, so that play can go on. Does nothing before it is due. */
  async answerCheck(playerId: bigint): Promise<ProtectionState> {
    return await this.#change(playerId, async (tx) => {
      await lockProtection(tx, playerId)
      await tx.query('select end_fast_paths(array[$1::int8])', [playerId])
      const answered = await tx.query<{ minutes: number }>(
        `update stake_days d set is_check_due = false, check_ms = 0, check_from = now_ms(),
             last_at = greatest(d.last_at, now_ms()), played_ms = d.played_ms + played_between(d.last_at, now_ms())
           where d.player_id = $1 and d.day = (select max(day) from stake_days where player_id = $1)
             and (d.is_check_due or d.check_ms + played_between(d.last_at, now_ms())
                    >= (select check_minutes from player_guards where player_id = $1) * 60000::int8)
           returning (d.played_ms / 60000)::int4 as minutes`,
        [playerId],
      )
      if (answered[0]) await recordProtectionEvent(tx, playerId, 'check.answered', { minutes: answered[0].minutes })
    })
  }

  async takeBreak(playerId: bigint, days: number): Promise<ProtectionState> {
    const state = await this.#change(playerId, (tx) => takeBreak(tx, playerId, days))
    await spreadExclusions(this.#deps.db)
    return state
  }

  /** Ends every session, including the caller's. */
  async exclude(playerId: bigint, months: number): Promise<{ out: ReturnType<typeof viewRestriction> }> {
    const { sessions } = this.#deps
    await this.#change(playerId, async (tx) => {
      const games = await exclude(tx, playerId, months)
      await sessions.revokeOthers(tx, 'player', playerId, NO_TOKEN_HASH)
      return games
    })
    sessions.notifyEnded(playerId)
    await spreadExclusions(this.#deps.db)
    return { out: viewRestriction(only([await currentExclusion(this.#reader, playerId)]) as Exclusion) }
  }

  /** Says whether two accounts belong to one person. Writes the audit entry in the same transaction. */
  async decideMatch(operatorId: bigint, decision: MatchDecision): Promise<void> {
    await this.#deps.db.transaction((tx) => decideMatch(tx, operatorId, decision))
  }

  /** Compares marks that became those of a restricted player, and evaluates harm indicators of the finished day. */
  async advance(now: number): Promise<void> {
    const { db } = this.#deps
    await spreadExclusions(db)
    await deleteEndedMarks(db, now)
    await recordHarmIndicators(db, now)
  }

  /** Publishes the protection state to all devices of the player. */
  topic(): OwnTopic {
    return {
      kind: 'own',
      name: 'guard',
      sources: [PROTECTION_TOPIC],
      pollMs: 0,
      affectedPlayers: (events: readonly StoredEvent<unknown>[]) => [
        ...new Set(events.map(({ payload }) => BigInt((payload as { playerId: number }).playerId))),
      ],
      snapshot: async (playerIds) =>
        new Map(await Promise.all(playerIds.map(async (id) => [id, await this.state(id)] as const))),
    }
  }

  get #reader(): Querier {
    return { query: (sql, params) => this.#deps.db.read(sql, params) }
  }

  /** Applies a change, publishes it to all devices and returns the new state. */
  async #change(
    playerId: bigint,
    change: (tx: Tx) => Promise<readonly string[] | void>,
    audit?: (tx: Tx) => Promise<void>,
  ): Promise<ProtectionState> {
    const { db, events } = this.#deps
    const games = await db.transaction(async (tx) => {
      const refundedGames = await change(tx)
      await events.append(tx, PROTECTION_TOPIC, { playerId: Number(playerId) })
      await audit?.(tx)
      return refundedGames ?? []
    })
    for (const game of games) events.notify(`bets:${game}`)
    events.notify(PROTECTION_TOPIC)
    return await this.state(playerId)
  }
}
