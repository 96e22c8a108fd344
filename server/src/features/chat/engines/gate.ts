// Decides whether an engine may be called: a circuit breaker that all nodes share, and the day's calls of all players
// together. The state is in the database and times are its own, so that nodes with other clocks agree.

import type { Database } from '../../../platform/db/tx.ts'
import { EngineError, type FailureKind } from './failure.ts'

export type EngineName = 'chat' | 'guard'

/** A call that may be made. One of the others than `began` is called at its end. */
export interface Passage {
  /** The first text arrived, so other calls need not wait for the end of a trial. */
  began(): Promise<void>
  succeeded(): Promise<void>
  failed(error: EngineError): Promise<void>
  /** It ended before it was clear whether the engine works. */
  abandoned(): Promise<void>
}

export interface Gate {
  /** Throws an EngineError if no call may be made. */
  enter(): Promise<Passage>
}

/** Failures in a row that open the breaker, and for how long it then is. */
const FAILURES_MAX = 5
const OPEN_MS = 10_000
const OPEN_MAX_MS = 5 * 60_000
/** Longer than any call. A node that stops during its trial call delays the next one by this. */
const TRIAL_MS = 75_000

interface GateDeps {
  readonly db: Database
  readonly engine: EngineName
  /** 0 for any number. */
  readonly callsPerDay: number
  readonly counts: EngineCounts
}

interface BreakerRow {
  isOpen: boolean
  isTrialDue: boolean
}

export class EngineGate implements Gate {
  readonly #deps: GateDeps

  constructor(deps: GateDeps) {
    this.#deps = deps
  }

  async enter(): Promise<Passage> {
    const { db, engine, counts } = this.#deps
    const [breaker] = await db.read<BreakerRow>(
      `select open_until > now_ms() as "isOpen", open_until > 0 and open_until <= now_ms() as "isTrialDue"
         from chat_breakers where engine = $1`,
      [engine],
    )
    const isTrial = breaker?.isTrialDue === true && (await this.#takeTrial())
    if (breaker?.isOpen || (breaker?.isTrialDue && !isTrial)) {
      counts.add(engine, 'open')
      throw new EngineError('open', false)
    }
    if (engine === 'chat' && !(await this.#spend())) {
      if (isTrial) await this.#endTrial()
      counts.add(engine, 'spent')
      throw new EngineError('spent', false)
    }
    return {
      began: async () => {
        if (isTrial) await this.#close(true)
      },
      succeeded: async () => {
        counts.add(engine, 'ok')
        await this.#close(isTrial)
      },
      failed: async (error) => {
        counts.add(engine, error.kind)
        if (error.isShared || error.retryAfterMs !== null) await this.#fail(error, isTrial)
        else if (isTrial) await this.#endTrial()
      },
      abandoned: async () => {
        counts.add(engine, 'abandoned')
        if (isTrial) await this.#endTrial()
      },
    }
  }

  /** Of the nodes that ask at once, one gets the trial call. */
  async #takeTrial(): Promise<boolean> {
    const rows = await this.#deps.db.commit(
      `update chat_breakers set trial_until = now_ms() + ${TRIAL_MS}
         where engine = $1 and open_until between 1 and now_ms() and trial_until <= now_ms() returning 1 as one`,
      [this.#deps.engine],
    )
    return rows.length > 0
  }

  async #endTrial(): Promise<void> {
    await this.#deps.db.commit('update chat_breakers set trial_until = 0 where engine = $1', [this.#deps.engine])
  }

  /** Counts a call of the day; false when none is left. */
  async #spend(): Promise<boolean> {
    const { db, callsPerDay } = this.#deps
    const spent = await db.commit(
      `insert into chat_engine_days as d (day, calls) values ((now_ms() / day_ms())::int4, 1)
         on conflict (day) do update set calls = d.calls + 1 where $1::int8 = 0 or d.calls < $1::int8 returning 1 as one`,
      [callsPerDay],
    )
    if (spent.length > 0) return true
    await db.commit(
      'update chat_engine_days set refused = refused + 1, budget = $1 where day = (now_ms() / day_ms())::int4',
      [callsPerDay],
    )
    return false
  }

  /** While the breaker is open, only the trial call closes it: an older call may have succeeded before the failures. */
  async #close(isTrial: boolean): Promise<void> {
    await this.#deps.db.commit(
      `update chat_breakers set failures = 0, opens = 0, open_until = 0, trial_until = 0, open_since = null, reason = null
         where engine = $1 and case when open_until > 0 then $2 else failures > 0 end`,
      [this.#deps.engine, isTrial],
    )
  }

  /** Opens at the limit, after a failed trial, and for as long as the engine asked for. Calls that were under way when it
   * opened do not prolong it. */
  async #fail({ kind, retryAfterMs }: EngineError, isTrial: boolean): Promise<void> {
    const { db, engine } = this.#deps
    await db.transaction(async (tx) => {
      await tx.query('insert into chat_breakers (engine) values ($1) on conflict (engine) do nothing', [engine])
      await tx.query(
        `update chat_breakers set failures = failures + 1, trial_until = case when $2 then 0 else trial_until end
           where engine = $1`,
        [engine, isTrial],
      )
      await tx.query(
        `update chat_breakers set opens = opens + case when open_until > now_ms() then 0 else 1 end, reason = $2,
             open_since = coalesce(open_since, now_ms()),
             open_until = greatest(open_until, now_ms() + coalesce($4::int8,
               least(${OPEN_MAX_MS}, ${OPEN_MS} * power(2, least(opens, 10)))::int8))
           where engine = $1 and ($4::int8 is not null or (case when open_until > 0 then $3 else failures >= ${FAILURES_MAX} end))`,
        [engine, kind, isTrial, retryAfterMs],
      )
    })
  }
}

/** For engines outside of a server, such as those of tests. */
export const openGate: Gate = {
  enter: () =>
    Promise.resolve({
      began: () => Promise.resolve(),
      succeeded: () => Promise.resolve(),
      failed: () => Promise.resolve(),
      abandoned: () => Promise.resolve(),
    }),
}

export type CallOutcome = 'ok' | 'abandoned' | FailureKind

/** How this node's calls ended, for the metrics. */
export class EngineCounts {
  readonly #counts = new Map<string, { engine: EngineName; outcome: CallOutcome; times: number }>()

  add(engine: EngineName, outcome: CallOutcome): void {
    const key = `${engine} ${outcome}`
    const { times = 0 } = this.#counts.get(key) ?? {}
    this.#counts.set(key, { engine, outcome, times: times + 1 })
  }

  list(): readonly { readonly engine: EngineName; readonly outcome: CallOutcome; readonly times: number }[] {
    return [...this.#counts.values()]
  }
}
