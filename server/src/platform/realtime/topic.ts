// Topics that clients can subscribe to. Features define them; the hub delivers them without knowing their content.

import type { StoredEvent } from '../db/event-log.ts'

/** One state for all subscribers, which changes with events of `source` in the event log. */
export interface SharedTopic {
  readonly kind: 'shared'
  readonly name: string
  readonly source: string
  /** Events within this time are sent together. */
  readonly batchMs: number
  snapshot(): Promise<unknown>
  /** The change that these events make; null to send a snapshot instead. Without it, every change is a snapshot. */
  delta?(events: readonly StoredEvent<unknown>[]): Promise<unknown>
}

/** Each player's own state, sent as a snapshot when an event of one of the sources concerns them. */
export interface OwnTopic {
  readonly kind: 'own'
  readonly name: string
  readonly sources: readonly string[]
  /** How often to poll for changes without events; 0 for never. */
  readonly pollMs: number
  snapshot(playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, unknown>>
  affectedPlayers(events: readonly StoredEvent<unknown>[]): readonly bigint[]
}

/** One state for all subscribers, polled and sent when it has changed. */
export interface PolledTopic {
  readonly kind: 'polled'
  readonly name: string
  readonly pollMs: number
  snapshot(): Promise<unknown>
}

/** The current state, sent to all subscribers periodically. */
export interface SyncTopic {
  readonly kind: 'sync'
  readonly name: string
  /** An event on this topic triggers an immediate sync. */
  readonly source: string | null
  /** The current state, and when to send it again to this many subscribers. */
  sync(subscribers: number): Promise<{ data: unknown; nextMs: number }>
}

export type Topic = SharedTopic | OwnTopic | PolledTopic | SyncTopic
