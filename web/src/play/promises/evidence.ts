// Alarms, notices and counts: what the shield shows. An alarm is kept once, with its first evidence.

import { useSyncExternalStore } from 'react'
import type { LogState } from '../transparency/log-check.ts'
import { alarms, counts, logChecks, notices, type Alarm, type AlarmName, type Notice } from './kinds.ts'
import { forget, onKept, recall, recallAll, remember, renew, type Kept } from './storage.ts'

export interface Shield {
  readonly state: 'grey' | 'green' | 'red'
  /** Results checked on this device. */
  readonly results: number
  /** How often the transparency log continued what this device had seen of it. */
  readonly logChecks: number
  readonly alarms: readonly (readonly [key: string, alarm: Kept<Alarm>])[]
}

export function raiseAlarm(account: string, alarm: Omit<Alarm, 'isRead'>): void {
  // Only the first alarms count; a flood of later ones can't push them out.
  if (recallAll(alarms).length >= alarms.limit) return
  remember(alarms, `${account}.${alarm.name}.${alarm.about}`, { ...alarm, isRead: false })
}

/** The player has seen these; the banner goes, the shield stays red. */
export function markRead(): void {
  for (const [key, { value, time }] of recallAll(alarms))
    if (!value.isRead) renew(alarms, key, { ...value, isRead: true }, time)
}

export const noteChange = (account: string, notice: Notice): void =>
  void remember(notices, `${account}.${notice.hash}`, notice)

export function countResults(account: string, results: number): void {
  const before = recall(counts, account)?.value.results ?? 0
  if (results > 0) renew(counts, account, { results: before + results })
}

const LOG = 'log'
const LOG_ALARMS = {
  fork: 'logFork',
  rollback: 'logRollback',
  damaged: 'logDamaged',
  key: 'logKey',
  signature: 'logSignature',
} as const satisfies Readonly<Record<string, AlarmName>>

/** Counts a check of the transparency log. A log that contradicts what this device saw of it is an alarm. */
export function noteLogCheck(found: LogState): void {
  if (found.kind === 'alarm') {
    const { fault, seen: promised, seenTime: promisedTime, shown: came } = found.evidence
    raiseAlarm(LOG, { name: LOG_ALARMS[fault], about: '/log', promised, promisedTime, came, details: found.evidence })
  } else if (found.kind === 'consistent') {
    const { since, checkTime } = found.memory
    // The first look has nothing to compare with.
    const before = since === checkTime ? -1 : (recall(logChecks, LOG)?.value.checks ?? 0)
    renew(logChecks, LOG, { checks: before + 1 })
  } else forget(logChecks, LOG)
}

export function readShield(): Shield {
  const found = recallAll(alarms)
  const results = recallAll(counts).reduce((sum, [, { value }]) => sum + value.results, 0)
  const checks = recall(logChecks, LOG)?.value.checks ?? 0
  const state = found.length > 0 ? 'red' : results + checks > 0 ? 'green' : 'grey'
  return { state, results, logChecks: checks, alarms: found }
}

const SHOWN: readonly (string | null)[] = [alarms.name, counts.name, logChecks.name, null]
let shield: Shield | null = null
function subscribe(listener: () => void): () => void {
  shield = null
  return onKept((kind) => {
    if (!SHOWN.includes(kind)) return
    shield = null
    listener()
  })
}
// Read again only after a change, so that React sees the same object.
const current = (): Shield => (shield ??= readShield())

export const useShield = (): Shield => useSyncExternalStore(subscribe, current)

/** Everything that this browser kept of its alarms, as a file for others. */
export const evidenceFile = (): string =>
  JSON.stringify(
    {
      format: 'glasshouse-evidence-1',
      exportedTime: Date.now(),
      alarms: recallAll(alarms).map(([, { value, time }]) => {
        const { isRead: _, ...alarm } = value
        return { ...alarm, cameTime: time }
      }),
      changes: recallAll(notices).map(([, { value, time }]) => ({ ...value, time })),
    },
    null,
    2,
  )
