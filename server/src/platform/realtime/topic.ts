// What can be followed. Features describe their topics in these terms; the hub tells them on without knowing what
// they are about.

import type { StoredEvent } from '../db/event-log.ts'

/** One state for all listeners, which moves on when something is said on `source` in the event log. */
export interface SharedTopic {
  readonly kind: 'shared'
  readonly name: string
  readonly source: string
  /** What is said within this time is told together. */
  readonly batchMs: number
  snapshot(): Promise<unknown>
  /** What these events change; null where it is simpler to tell the whole. Without it every change is told whole. */
  delta?(events: readonly StoredEvent<unknown>[]): Promise<unknown>
}

/** Each listener's own state, told whole to whom an event on one of the sources concerns. */
export interface OwnTopic {
  readonly kind: 'own'
  readonly name: string
  readonly sources: readonly string[]
  /** How often to look by oneself, for what no event tells; 0 for never. */
  readonly pollMs: number
  snapshot(playerIds: readonly bigint[]): Promise<ReadonlyMap<bigint, unknown>>
  playersConcerned(events: readonly StoredEvent<unknown>[]): readonly bigint[]
}

/** One state for all listeners, looked at now and then and told when it has changed. */
export interface PolledTopic {
  readonly kind: 'polled'
  readonly name: string
  readonly pollMs: number
  snapshot(): Promise<unknown>
}

/** How things are at this very moment, sent to all subscribers again and again. */
export interface SyncTopic {
  readonly kind: 'sync'
  readonly name: string
  /** A change on this topic of the event log is followed by a sync at once. */
  readonly source: string | null
  /** The state now, and in how many milliseconds to send it again to so many subscribers. */
  sync(subscribers: number): Promise<{ data: unknown; nextMs: number }>
}

export type Topic = SharedTopic | OwnTopic | PolledTopic | SyncTopic
