// Checks that our transparency log still says what it said to this browser before. Fetched only when it runs: it brings
// the signature check along.

import { openCheckpoint, parseKey, type Checkpoint } from '@glasshouse/rulebook/transparency/checkpoint'
import { compareHeads, type LogAlarm } from '@glasshouse/rulebook/transparency/follow'
import { LogReader } from '@glasshouse/rulebook/transparency/tiles'

/** `key`: the log is signed by another key than before. `signature`: its checkpoint is not signed by the key. */
export type LogFault = LogAlarm | 'key' | 'signature'

/** Two signed statements of ours that contradict each other. Anyone can check them. */
export interface LogEvidence {
  readonly fault: LogFault
  readonly time: number
  readonly key: string
  readonly seen: string
  /** When `seen` was shown. */
  readonly seenTime: number
  readonly shown: string
}

export interface LogMemory {
  /** The key as this browser first saw it. */
  readonly key: string
  /** The newest checkpoint that was checked. */
  readonly note: string
  /** When this browser first saw the log, and last checked it. */
  readonly since: number
  readonly checkTime: number
  /** When we last said that we had lost entries that this browser had seen. */
  readonly restoreTime: number | null
  readonly evidence: LogEvidence | null
}

export interface LogStore {
  read(): LogMemory | null
  write(memory: LogMemory): void
}

export type LogState =
  /** `restored`: we published that we lost entries that this browser had seen. */
  | { readonly kind: 'consistent' | 'restored'; readonly head: Checkpoint; readonly memory: LogMemory }
  | { readonly kind: 'alarm'; readonly evidence: LogEvidence }
  /** There is no checkpoint yet. */
  | { readonly kind: 'none' }

export interface LogCheckDeps {
  readonly store: LogStore
  /** A file below `/log/`; null if there is none. Rejects without an answer. */
  readonly fetchFile: (path: string) => Promise<Uint8Array | null>
  readonly nowMs: () => number
  /** A test installation may be torn down and built anew, with another key. */
  readonly isTestMode: boolean
  readonly sleep: (ms: number) => Promise<void>
}

/** A cache may answer with a checkpoint that is a moment old. */
const STALE_TRIES = 4
const STALE_MS = 1500

/** Rejects if we can’t be reached: that proves nothing. */
export async function checkLog(deps: LogCheckDeps): Promise<LogState> {
  const { store, isTestMode } = deps
  const keyText = await readText(deps, 'key')
  if (keyText === null) return { kind: 'none' }
  const known = store.read()
  const isNewServer = known !== null && known.key !== keyText.trim() && isTestMode
  const before = isNewServer ? null : known
  if (before?.evidence) return { kind: 'alarm', evidence: before.evidence }
  const key = parseKey(before?.key ?? keyText)
  const seen = before && key ? openCheckpoint(before.note, key) : null
  const shown = await readHead(deps, key, seen)
  if (shown === null) return { kind: 'none' }
  const accuse = (fault: LogFault): LogState => remember(deps, before, keyText.trim(), shown.note, fault)
  if (before && before.key !== keyText.trim()) return accuse('key')
  if (!shown.head) return accuse('signature')
  const found = seen
    ? await compareHeads(seen, shown.head, readerOf(deps, shown.head))
    : { state: 'consistent' as const }
  if (found.state === 'alarm') return accuse(found.alarm)
  const now = deps.nowMs()
  const memory: LogMemory = {
    key: keyText.trim(),
    note: shown.note,
    since: before?.since ?? now,
    checkTime: now,
    restoreTime: found.state === 'restored' ? found.time : (before?.restoreTime ?? null),
    evidence: null,
  }
  store.write(memory)
  return { kind: memory.restoreTime === null ? 'consistent' : 'restored', head: shown.head, memory }
}

/** The files of the log that a checkpoint speaks of. */
export const readerOf = (deps: Pick<LogCheckDeps, 'fetchFile'>, { begin }: Checkpoint): LogReader =>
  new LogReader(async (path) => {
    const bytes = await deps.fetchFile(`${begin}/${path}`)
    if (!bytes) throw new Error(`/log/${begin}/${path} is missing`)
    return bytes
  })

async function readText({ fetchFile }: LogCheckDeps, path: string): Promise<string | null> {
  const bytes = await fetchFile(path)
  return bytes && new TextDecoder().decode(bytes)
}

/** A head that is older than what was seen is asked for again before it counts. */
async function readHead(
  deps: LogCheckDeps,
  key: ReturnType<typeof parseKey>,
  seen: Checkpoint | null,
): Promise<{ note: string; head: Checkpoint | null } | null> {
  for (let tries = 1; ; tries++) {
    const note = await readText(deps, 'checkpoint')
    if (note === null) return null
    const head = key && openCheckpoint(note, key)
    const isStale = seen && head && (head.begin < seen.begin || (head.begin === seen.begin && head.size < seen.size))
    if (!isStale || tries === STALE_TRIES) return { note, head }
    await deps.sleep(STALE_MS)
  }
}

/** Keeps the contradiction: it stays one, whatever the log says later. */
function remember(deps: LogCheckDeps, before: LogMemory | null, key: string, shown: string, fault: LogFault): LogState {
  const time = deps.nowMs()
  const evidence: LogEvidence = {
    fault,
    time,
    key,
    seen: before?.note ?? '',
    seenTime: before?.checkTime ?? time,
    shown,
  }
  deps.store.write({
    key: before?.key ?? key,
    note: before?.note ?? '',
    since: before?.since ?? time,
    checkTime: time,
    restoreTime: before?.restoreTime ?? null,
    evidence,
  })
  return { kind: 'alarm', evidence }
}
