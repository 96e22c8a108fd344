// The event log: what was said in a transaction, numbered per topic without gaps, and read back by whoever tells it
// on. Wake-ups only say that there is something to read; one that is lost is made good by looking now and then.

import type { Database, Tx } from './tx.ts'
import type { Notifier } from './notifier.ts'

/** How long what was said can still be read one by one; later listeners are told the whole state. */
const KEPT_MS = 10 * 60_000
const READ_AT_ONCE = 500

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

  async say(tx: Tx, topic: string, payload: unknown): Promise<void> {
    await tx.query('select say_event($1, $2::text::jsonb)', [topic, JSON.stringify(payload)])
  }

  /** After the commit: tells every node that the topic has something new. */
  wake(topic: string): void {
    this.#notifier.wake(topic)
  }

  onNotification(listener: (topic: string) => void): void {
    this.#notifier.onNotification(listener)
  }

  /** The number of the last thing said on each of these topics. */
  async numbers(topics: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#db.read<{ name: string; number: bigint }>(
      'select name, number from topics where name = any($1)',
      [topics],
    )
    const known = new Map(rows.map(({ name, number }) => [name, Number(number)]))
    return new Map(topics.map((topic) => [topic, known.get(topic) ?? 0]))
  }

  /** What was said after a number, oldest first; null where that is too long ago or too much to tell one by one. */
  async after<Payload>(topic: string, number: number): Promise<StoredEvent<Payload>[] | null> {
    const rows = await this.#db.read<{ number: bigint; payload: Payload }>(
      `select number, payload from events where topic = $1 and number > $2 order by number limit ${READ_AT_ONCE + 1}`,
      [topic, number],
    )
    const first = rows[0]
    if (rows.length > READ_AT_ONCE || (first && first.number !== BigInt(number) + 1n)) return null
    return rows.map((row) => ({ number: Number(row.number), payload: row.payload }))
  }

  async forgetOld(): Promise<void> {
    await this.#db.commit('delete from events where create_time < now_ms() - $1::int8', [KEPT_MS])
  }
}
