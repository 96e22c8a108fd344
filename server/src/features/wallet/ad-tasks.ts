// Tasks of the ad network. A player starts one here and completes it on the network's site. The network reports completion
// by a signed postback, and its payment to the house funds the reward.

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { only, type Database } from '../../platform/db/tx.ts'
import { giveReward, post } from '../../ledger/ledger.ts'
import { WebhookRejected } from './gateway.ts'
import type { Clock, OrderEvents } from './orders.ts'

const MAX_AGE_MS = 5 * 60_000
export const ADS = 'ads'

export interface AdTask {
  readonly taskId: string
  readonly title: Readonly<Record<Language, string>>
  readonly gold: number
}

export interface AdNetwork {
  tasks(): Promise<readonly AdTask[]>
  /** Where a player completes a started task. */
  taskUrl(clickId: string, taskId: string, language: Language): string
}

export interface AdTaskDeps {
  readonly db: Database
  readonly network: AdNetwork
  readonly secret: string
  readonly clock: Clock
  readonly orderEvents: OrderEvents
}

interface StartedTaskRow {
  task_id: string
  gold: Coins
  click_id: string
  done_time: bigint | null
}

export class AdTasks {
  readonly #deps: AdTaskDeps

  constructor(deps: AdTaskDeps) {
    this.#deps = deps
  }

  async list(playerId: bigint, language: Language) {
    const { db, network } = this.#deps
    const rows = await db.read<StartedTaskRow>('select * from ad_tasks_begun where player_id = $1', [playerId])
    const started = new Map(rows.map((row) => [row.task_id, row]))
    // An unreachable network offers no tasks; the rest of the page works.
    const tasks = await network.tasks().catch(() => [])
    return tasks.map(({ taskId, title, gold }) => {
      const known = started.get(taskId)
      const state = !known ? ('open' as const) : known.done_time === null ? ('begun' as const) : ('done' as const)
      return {
        taskId,
        title: title[language],
        gold: known ? toWire(known.gold) : gold,
        state,
        url: known && state === 'begun' ? network.taskUrl(known.click_id, taskId, language) : null,
      }
    })
  }

  /** Starts a task once. A repeated call returns its state. */
  async begin(playerId: bigint, taskId: string, language: Language) {
    const { db, network, clock } = this.#deps
    const task = (await network.tasks()).find((each) => each.taskId === taskId)
    if (!task) throw new Refusal('taskUnknown')
    await db.commit(
      `insert into ad_tasks_begun (player_id, task_id, gold, click_id, begun_time) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
      [playerId, taskId, task.gold, randomUUID(), clock.now()],
    )
    const row = only(
      await db.read<StartedTaskRow>('select * from ad_tasks_begun where player_id = $1 and task_id = $2', [
        playerId,
        taskId,
      ]),
    )
    return {
      taskId,
      state: row.done_time === null ? ('begun' as const) : ('done' as const),
      gold: toWire(row.gold),
      url: network.taskUrl(row.click_id, taskId, language),
    }
  }

  /** Pays a completed task once, with the gold that was promised when it was started. */
  async handleWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<void> {
    const { db, clock, orderEvents } = this.#deps
    const { eventId, clickId } = this.#parseWebhook(raw, headers)
    await db.transaction(async (tx) => {
      const [fresh] = await tx.query(
        `insert into webhooks_accepted (provider, event_id, reference, create_time) values ($1, $2, $3, $4)
           on conflict do nothing returning event_id`,
        [ADS, eventId, clickId, clock.now()],
      )
      if (!fresh) return
      const [task] = await tx.query<{ player_id: bigint; gold: Coins }>(
        `update ad_tasks_begun set done_time = $2 where click_id = $1 and done_time is null returning player_id, gold`,
        [clickId, clock.now()],
      )
      if (!task) return
      await post(tx, {
        key: `ad:${clickId}`,
        cause: 'adTask',
        moves: [{ from: { kind: 'gateway', label: ADS }, to: { kind: 'adRevenue' }, amount: task.gold }],
      })
      await giveReward(tx, task.player_id, { kind: 'adRevenue' }, task.gold, `ad:${clickId}:reward`, 'adTask')
      await orderEvents.append(tx, task.player_id)
    })
    orderEvents.notify()
  }

  #parseWebhook(
    raw: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): { eventId: string; clickId: string } {
    const [time, signature] = [headers['x-sandbox-time'] ?? '', headers['x-sandbox-signature'] ?? '']
    if (!time || !signature) throw new WebhookRejected('no signature')
    const expected = createHmac('sha256', this.#deps.secret).update(`${time}.`).update(raw).digest()
    const actual = Buffer.from(signature, 'hex')
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
      throw new WebhookRejected('bad signature')
    // Written so that a time that is no number fails as well.
    if (!(Math.abs(this.#deps.clock.now() - Number(time)) <= MAX_AGE_MS)) throw new WebhookRejected('too old')
    try {
      const { eventId, clickId } = JSON.parse(raw.toString()) as Record<string, unknown>
      if (typeof eventId === 'string' && isUuid(clickId)) return { eventId, clickId }
    } catch {
      // Falls through: a signed body of another shape is rejected below.
    }
    throw new WebhookRejected('not a postback')
  }
}

const isUuid = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f-]{36}$/.test(text)
