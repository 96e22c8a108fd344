// The event log: events appended in transactions and numbered per topic without gaps. Notifications only announce new
// events; polling covers lost ones.

import type { Database, Tx } from './tx.ts'
import type { Notifier } from './notifier.ts'

/** How long events are kept; later subscribers get a snapshot. */
const RETENTION_MS = 10 * 60_000
const READ_LIMIT = 500

export interface StoredEvent<Payload> {
  readonly number: number
  readonly payload: Payload
}

export class EventLog {
  readonly #db: Database
  readonly #notifier: Notifier

  constructor(db: Database, notifier: Notifier) {
    this.#db = db
    this.#notifier = notifier
  }

  async append(tx: Tx, topic: string, payload: unknown): Promise<void> {
    await tx.query('select append_event($1, $2::text::jsonb)', [topic, JSON.stringify(payload)])
  }

  /** Call after the commit: notifies every node that the topic has new events. */
  notify(topic: string): void {
    this.#notifier.notify(topic)
  }

  onNotification(listener: (topic: string) => void): void {
    this.#notifier.onNotification(listener)
  }

  /** The number of the last event of each topic. */
  async numbers(topics: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#db.read<{ name: string; number: bigint }>(
      'select name, number from topics where name = any($1)',
      [topics],
    )
    const known = new Map(rows.map(({ name, number }) => [name, Number(number)]))
    return new Map(topics.map((topic) => [topic, known.get(topic) ?? 0]))
  }

  /** Events after a number, oldest first; null when some were deleted or there are too many. */
  async after<Payload>(topic: string, number: number): Promise<StoredEvent<Payload>[] | null> {
    const rows = await this.#db.read<{ number: bigint; payload: Payload }>(
      `select number, payload from events where topic = $1 and number > $2 order by number limit ${READ_LIMIT + 1}`,
      [topic, number],
    )
    const first = rows[0]
    if (rows.length > READ_LIMIT || (first && first.number !== BigInt(number) + 1n)) return null
    return rows.map((row) => ({ number: Number(row.number), payload: row.payload }))
  }

  async deleteExpired(): Promise<void> {
    await this.#db.commit('delete from events where create_time < now_ms() - $1::int8', [RETENTION_MS])
  }
}
