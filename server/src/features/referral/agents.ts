// Agents. An operator decides on applications; the level then follows the figures. Promotion can happen on any day.
// Demotion happens only on the first of a month, after two misses in a row.

import {
  checkMonth,
  isAbove,
  levelFor,
  type AgentFigures,
  type AgentLevel,
  type AgentStatus,
} from '@glasshouse/rulebook/core/referral'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Agent } from '@glasshouse/rulebook/wire/account/referral'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import { DAY_MS, dayOf, type Calendar } from '../../play/stats/days.ts'
import { areDaysAccrued } from './accrual.ts'
import { readFigures } from './figures.ts'
import type { RunOnce } from './run-once.ts'

/** Waiting time after a refused application. */
const REAPPLY_AFTER_MS = 30 * DAY_MS
const ROWS_MAX = 200

interface AgentRow extends AgentStatus {
  player_id: bigint
  state: 'asked' | 'approved' | 'refused'
  note: string
  ask_time: bigint
  decide_time: bigint | null
}

const NO_FIGURES: AgentFigures = { friends: 0, base: 0n }

export interface AgentDecision {
  readonly state: 'approved' | 'refused'
  readonly words: string
  readonly operatorId: bigint
}

export interface AgentDeps {
  readonly db: Database
  readonly calendar: Calendar
  readonly runOnce: RunOnce
}

export class Agents {
  readonly #deps: AgentDeps

  constructor(deps: AgentDeps) {
    this.#deps = deps
  }

  async read(playerId: bigint): Promise<Agent> {
    const { db, calendar } = this.#deps
    const [row] = await db.read<AgentRow>('select * from agents where player_id = $1', [playerId])
    const figures = await readFigures({ query: db.read.bind(db) }, [playerId], dayOf(calendar.now()))
    return view(row, figures.get(playerId) ?? NO_FIGURES, calendar.now())
  }

  /** Idempotent while an application is pending. */
  async apply(playerId: bigint, note: string): Promise<void> {
    const { db, calendar } = this.#deps
    const now = calendar.now()
    await db.transaction(async (tx) => {
      await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
      const [row] = await tx.query<AgentRow>('select * from agents where player_id = $1', [playerId])
      if (row?.state === 'asked') return
      if (row?.state === 'approved') throw new Refusal('agentAlready')
      const waitMs = reapplyTime(row) - now
      if (waitMs > 0) throw new Refusal('agentAskLater', { days: Math.ceil(waitMs / DAY_MS) })
      await tx.query(
        `insert into agents (player_id, state, note, ask_time) values ($1, 'asked', $2, $3)
           on conflict (player_id) do update set state = 'asked', note = $2, ask_time = $3, decide_time = null`,
        [playerId, note, now],
      )
    })
  }

  /** The operator's text, if any, is sent to the player. */
  async decide(playerId: bigint, { state, words, operatorId }: AgentDecision): Promise<void> {
    const { db, calendar } = this.#deps
    const now = calendar.now()
    await db.transaction(async (tx) => {
      const [decided] = await tx.query(
        `update agents set state = $2, decide_time = $3 where player_id = $1 and state = 'asked' returning player_id`,
        [playerId, state, now],
      )
      if (!decided) throw new Refusal('alreadyDecided')
      await notifyPlayer(tx, playerId, `agent.${state}`, words ? { words } : {})
      if (state === 'approved') await this.promote(tx, dayOf(now), [playerId])
      await recordAudit(tx, operatorId, { act: `agent.${state}`, subject: playerId, after: { words } })
    })
  }

  async applications(state: 'asked' | 'approved' | 'refused') {
    const { db, calendar } = this.#deps
    const rows = await db.read<AgentRow & { nickname: string }>(
      `select a.*, p.nickname from agents a join players_public p on p.id = a.player_id where a.state = $1
         order by a.ask_time limit ${ROWS_MAX}`,
      [state],
    )
    const ids = rows.map(({ player_id }) => player_id)
    const figures = await readFigures({ query: db.read.bind(db) }, ids, dayOf(calendar.now()))
    return rows.map((row) => ({
      playerId: Number(row.player_id),
      nickname: row.nickname,
      note: row.note,
      ...view(row, figures.get(row.player_id) ?? NO_FIGURES, calendar.now()),
    }))
  }

  /** Promotes agents whose figures meet a higher level on this day: all agents, or the given ones. */
  async promote(tx: Tx, day: number, playerIds: readonly bigint[] | null = null): Promise<void> {
    for (const { row, figures } of await this.#approved(tx, day, playerIds)) {
      const level = levelFor(figures)
      if (isAbove(level, row.level)) await this.#setLevel(tx, row.player_id, { level, misses: 0 }, 'agent.promoted')
    }
  }

  /** The monthly review, once all days of the month before have been accrued. */
  async reviewMonth(now: number): Promise<void> {
    const month = new Date(now).toISOString().slice(0, 7)
    const first = dayOf(Date.parse(`${month}-01T00:00:00Z`))
    await this.#deps.runOnce.run(`agents:${month}`, async (tx) => {
      if (!(await areDaysAccrued(tx, first))) return false
      for (const { row, figures } of await this.#approved(tx, first - 1, null)) {
        const after = checkMonth(row, figures)
        if (after.level === row.level && after.misses === row.misses) continue
        const isWarned = after.misses > 0
        const code = after.level !== row.level ? 'agent.demoted' : isWarned ? 'agent.warned' : null
        await this.#setLevel(tx, row.player_id, after, code)
      }
      return true
    })
  }

  async #approved(tx: Tx, day: number, playerIds: readonly bigint[] | null) {
    const rows = await tx.query<AgentRow>(
      `select * from agents where state = 'approved' and ($1::int8[] is null or player_id = any($1))
         order by player_id for update`,
      [playerIds],
    )
    if (rows.length === 0) return []
    const figures = await readFigures(
      tx,
      rows.map(({ player_id }) => player_id),
      day,
    )
    return rows.map((row) => ({ row, figures: figures.get(row.player_id) ?? NO_FIGURES }))
  }

  async #setLevel(tx: Tx, playerId: bigint, { level, misses }: AgentStatus, code: string | null): Promise<void> {
    await tx.query('update agents set level = $2, misses = $3 where player_id = $1', [playerId, level, misses])
    if (code) await notifyPlayer(tx, playerId, code, { level })
  }
}

const reapplyTime = (row: AgentRow | undefined): number =>
  row?.state === 'refused' ? Number(row.decide_time) + REAPPLY_AFTER_MS : 0

function view(row: AgentRow | undefined, { friends, base }: AgentFigures, now: number): Agent {
  const level: AgentLevel = row?.level ?? 'friend'
  return {
    state: row?.state ?? 'none',
    level,
    misses: row?.misses ?? 0,
    activeFriends: friends,
    groupBase: toWire(base),
    askTime: row ? Number(row.ask_time) : null,
    decideTime: row?.decide_time ? Number(row.decide_time) : null,
    askAgainTime: reapplyTime(row) > now ? reapplyTime(row) : null,
  }
}
