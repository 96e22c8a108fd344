// Player protection: limits, breaks, self-exclusion and the reality check, as the player asks for them. Stakes are judged in
// the database by the statement that takes them; this room must never judge one, nor make anything looser by itself.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { EventLog, StoredEvent } from '../../platform/db/event-log.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { OwnTopic } from '../../platform/realtime/topic.ts'
import { outOf, accountRefusal, type Asking, type Out } from '../../play/risk/bet-restrictions.ts'
import type { Tell } from '../../play/rounds/refunds.ts'
import { exclude, refuseExcluded, refuseExcludedPlayer, refuseIfRestricted, takeBreak } from './breaks.ts'
import { refuseDeposit, tellOfDeposit } from './deposits.ts'
import { PROTECTION_TOPIC, holdGuard, keepStep } from './player-limits.ts'
import { confirmLimit, setCeiling, setLimit, type LimitChange } from './limits.ts'
import { noteSigns } from './harm-indicators.ts'
import { shownOut, stateOf } from './views.ts'

/** No token has this hash. */
const NOBODYS = Buffer.alloc(32)

export interface ProtectionDeps {
  readonly db: Database
  readonly events: EventLog
  readonly tell: Tell
  readonly sessions: {
    /** Ends every session of a player but the one given. */
    revokeOthers(tx: Tx, kind: 'player', playerId: bigint, keep: Buffer): Promise<unknown>
    /** After the commit. */
    notifyEnded(playerId: bigint): void
  }
}

export class Protection {
  readonly #deps: ProtectionDeps

  constructor(deps: ProtectionDeps) {
    this.#deps = deps
  }

  /** Refuses a player who is on a break or excluded; for whatever pays in, plays, gives gold or talks. */
  readonly refuseIfRestricted = async (playerId: bigint, tx?: Asking): Promise<void> =>
    await refuseIfRestricted(tx ?? this.#reading, playerId)

  /** Refuses an order of so much gold by break, exclusion or deposit limit. */
  readonly refuseDeposit = async (tx: Asking, playerId: bigint, gold: Coins): Promise<void> =>
    await refuseDeposit(tx, playerId, gold)

  /** Refuses to show where to pay in as long as nothing more may come. */
  readonly refuseAddress = async (playerId: bigint): Promise<void> => await refuseDeposit(this.#reading, playerId, 1n)

  /** To be called before a deposit from a chain is booked, with what it brings. */
  readonly tellOfDeposit = async (tx: Tx, playerId: bigint, gold: Coins): Promise<void> =>
    await tellOfDeposit(tx, playerId, gold, this.#deps.tell)

  /** For whoever is suspended, on a break or excluded: nobody entertains him, or advertises to him. */
  readonly accountRefusal = (playerId: bigint, tx?: Asking): Promise<Refusal | null> =>
    accountRefusal(tx ?? this.#reading, playerId)

  readonly refuseExcludedPlayer = refuseExcludedPlayer
  readonly refuseExcluded = refuseExcluded

  async state(playerId: bigint): Promise<ProtectionState> {
    return await stateOf(this.#reading, playerId)
  }

  async setLimit(playerId: bigint, change: LimitChange): Promise<ProtectionState> {
    return await this.#change(playerId, (tx) => setLimit(tx, playerId, change))
  }

  async confirmLimit(playerId: bigint, change: LimitChange): Promise<ProtectionState> {
    return await this.#change(playerId, (tx) => confirmLimit(tx, playerId, change))
  }

  /** What an operator decides is kept with his name, or neither is. */
  async setCeiling(operatorId: bigint, playerId: bigint, change: LimitChange): Promise<ProtectionState> {
    const { kind, period, amount } = change
    return await this.#change(
      playerId,
      (tx) => setCeiling(tx, playerId, change),
      (tx) => recordAudit(tx, operatorId, { act: `ceiling.${kind}.${period}`, subject: playerId, after: { amount } }),
    )
  }

  /** Lets play go on, where it was stopped for it. Nobody answers before he is asked. */
  async answerCheck(playerId: bigint): Promise<ProtectionState> {
    return await this.#change(playerId, async (tx) => {
      await holdGuard(tx, playerId)
      await tx.query('select end_runs(array[$1::int8])', [playerId])
      const answered = await tx.query<{ minutes: number }>(
        `update stake_days d set is_check_due = false, check_ms = 0, check_from = now_ms(),
             last_at = greatest(d.last_at, now_ms()), played_ms = d.played_ms + played_between(d.last_at, now_ms())
           where d.player_id = $1 and d.day = (select max(day) from stake_days where player_id = $1)
             and (d.is_check_due or d.check_ms + played_between(d.last_at, now_ms())
                    >= (select check_minutes from player_guards where player_id = $1) * 60000::int8)
           returning (d.played_ms / 60000)::int4 as minutes`,
        [playerId],
      )
      if (answered[0]) await keepStep(tx, playerId, 'check.answered', { minutes: answered[0].minutes })
    })
  }

  async takeBreak(playerId: bigint, days: number): Promise<ProtectionState> {
    const { tell } = this.#deps
    return await this.#change(playerId, (tx) => takeBreak(tx, playerId, days, tell))
  }

  /** Every session ends with it, also the one that asked. */
  async exclude(playerId: bigint, months: number): Promise<{ out: ReturnType<typeof shownOut> }> {
    const { tell, sessions } = this.#deps
    await this.#change(playerId, async (tx) => {
      const games = await exclude(tx, playerId, months, tell)
      await sessions.revokeOthers(tx, 'player', playerId, NOBODYS)
      return games
    })
    sessions.notifyEnded(playerId)
    return { out: shownOut(only([await outOf(this.#reading, playerId)]) as Out) }
  }

  /** Looks for signs of harm on the day that is over; each is told once. */
  async advance(now: number): Promise<void> {
    await noteSigns(this.#deps.db, this.#deps.tell, now)
  }

  /** A player's own word on himself, to all his devices at once. */
  topic(): OwnTopic {
    return {
      kind: 'own',
      name: 'guard',
      sources: [PROTECTION_TOPIC],
      pollMs: 0,
      playersConcerned: (events: readonly StoredEvent<unknown>[]) => [
        ...new Set(events.map(({ payload }) => BigInt((payload as { playerId: number }).playerId))),
      ],
      snapshot: async (playerIds) =>
        new Map(await Promise.all(playerIds.map(async (id) => [id, await this.state(id)] as const))),
    }
  }

  get #reading(): Asking {
    return { query: (sql, params) => this.#deps.db.read(sql, params) }
  }

  /** Answers how things stand after a change that is told to all devices. */
  async #change(
    playerId: bigint,
    change: (tx: Tx) => Promise<readonly string[] | void>,
    keep?: (tx: Tx) => Promise<void>,
  ): Promise<ProtectionState> {
    const { db, events } = this.#deps
    const games = await db.transaction(async (tx) => {
      const gone = await change(tx)
      await events.say(tx, PROTECTION_TOPIC, { playerId: Number(playerId) })
      await keep?.(tx)
      return gone ?? []
    })
    for (const game of games) events.wake(`bets:${game}`)
    events.wake(PROTECTION_TOPIC)
    return await this.state(playerId)
  }
}
