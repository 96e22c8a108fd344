// Follows the transparency log of a server from outside: verifies each new checkpoint, reads every new entry and compares
// them with the server's own pages. It shares no code with the server that it watches but the rulebook.

import { openCheckpoint, parseKey, type Checkpoint } from '@glasshouse/rulebook/transparency/checkpoint'
import { compareHeads, type LogAlarm } from '@glasshouse/rulebook/transparency/follow'
import { LogError } from '@glasshouse/rulebook/transparency/tiles'
import { LATE_MS, readNewEntries, type NewEntries } from './entries.ts'
import { isAlarm, type Finding } from './finding.ts'
import { Unreachable, type WatchedServer } from './watched-server.ts'
import { checkBooks, checkPages } from './pages.ts'
import { newState, type MonitorState } from './state.ts'

/** Entries that are read at a time. */
const CHUNK = 2048
/** A node or a cache may answer with a head that is a moment old. */
const STALE_TRIES = 5
const STALE_MS = 1000

export interface MonitorOptions {
  readonly server: WatchedServer
  /** Null at the first pass. */
  readonly state: MonitorState | null
  /** The key to begin with; null takes the one that the server shows. */
  readonly key: string | null
  /** Checkpoints as others see them; each is a text that a peer has read from the server. */
  readonly peers: readonly (() => Promise<string>)[]
  /** How many rounds are compared with the server's pages in a pass. */
  readonly rounds: number
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}

export interface Pass {
  readonly state: MonitorState
  /** Null if the server has shown no signed checkpoint yet. */
  readonly head: Checkpoint | null
  readonly findings: readonly Finding[]
  /** What the server and its peers showed, for the evidence. */
  readonly shown: { readonly key: string; readonly note: string; readonly peers: readonly string[] }
}

/** One look at the server. Rejects with `Unreachable` if it does not answer; that is no finding. */
export async function runPass(options: MonitorOptions): Promise<Pass> {
  const { server, now } = options
  const keyText = ((await server.text('key')) ?? '').trim()
  if (!parseKey(keyText)) throw new Unreachable('/log/key is missing')
  const state = structuredClone(options.state ?? newState(options.key ?? keyText))
  const known = parseKey(state.key)
  if (!known) throw new Error('the state file has no valid key')
  const head = await advance(options, state, known, keyText)
  const { findings } = head
  const peers: string[] = []
  if (head.checkpoint && !findings.some(isAlarm)) {
    const startedAt = now()
    findings.push(...(await checkPages({ ...options, state, fresh: head.fresh }, startedAt)))
    if (findings.some(({ isStill }) => isStill)) await recheck(options, state, known, head)
    for (const readPeer of options.peers) {
      const note = await readPeer()
      peers.push(note)
      findings.push(...(await comparePeer(server, known, head.checkpoint, note)))
    }
  }
  return { state, head: head.checkpoint, findings, shown: { key: keyText, note: head.note, peers } }
}

type Key = NonNullable<ReturnType<typeof parseKey>>

interface Advance {
  checkpoint: Checkpoint | null
  readonly note: string
  readonly findings: Finding[]
  readonly fresh: NewEntries
}

/** Verifies the newest checkpoint and reads what is new. Stops at the first alarm. */
async function advance(options: MonitorOptions, state: MonitorState, key: Key, keyText: string): Promise<Advance> {
  const { server, now } = options
  const seen = state.note === '' ? null : openCheckpoint(state.note, key)
  const startedAt = now()
  const { note, head } = await readHead(options, key, seen)
  const findings: Finding[] = []
  const none: NewEntries = { findings: [], books: [], skipped: [] }
  const stopped = { checkpoint: head ?? seen, note, findings, fresh: none }
  if (state.key !== keyText) {
    findings.push({ kind: 'key', text: `The server shows another key. Expected ${state.key}, shown ${keyText}.` })
    return stopped
  }
  if (!head) {
    findings.push({ kind: 'signature', text: 'The checkpoint isn’t signed by the server’s key.' })
    return stopped
  }
  if (seen) findings.push(...(await compare(server, state, seen, head)))
  if (findings.some(isAlarm)) return stopped
  const since = seen?.begin === head.begin ? state.passTime : 0
  const fresh = await readEntries(server, state, head, since)
  findings.push(...fresh.findings)
  state.note = note
  state.passTime = startedAt
  return { checkpoint: head, note, findings, fresh }
}

/** What seems to be missing gets the time that the server has, and is looked for again. */
async function recheck(options: MonitorOptions, state: MonitorState, key: Key, head: Advance): Promise<void> {
  await options.sleep(LATE_MS)
  const again = await advance(options, state, key, state.key)
  const still = head.findings.filter(({ isStill }) => isStill?.() ?? true)
  head.findings.splice(0, head.findings.length, ...still, ...again.findings)
  head.findings.push(...(await checkBooks({ ...options, state, fresh: again.fresh })))
  head.checkpoint = again.checkpoint
}

/** The newest checkpoint; one that is older than what was seen is asked for again, because it may come from a cache. */
async function readHead({ server, sleep }: MonitorOptions, key: Key, seen: Checkpoint | null) {
  for (let tries = 1; ; tries++) {
    const note = await server.text('checkpoint')
    if (note === null) throw new Unreachable('/log/checkpoint is missing')
    const head = openCheckpoint(note, key)
    const isStale = seen && head && (head.begin < seen.begin || (head.begin === seen.begin && head.size < seen.size))
    if (!isStale || tries === STALE_TRIES) return { note, head }
    await sleep(STALE_MS)
  }
}

const WORDS: Readonly<Record<LogAlarm, (seen: Checkpoint, now: Checkpoint) => string>> = {
  rollback: (seen, now) => `The log had ${seen.size} entries and now has ${now.size}.`,
  fork: (seen, now) => `The log of ${now.size} entries doesn’t continue the log of ${seen.size} entries that was seen.`,
  damaged: (_, now) => `The files of the log of ${now.size} entries contradict its checkpoint.`,
}

async function compare(
  server: WatchedServer,
  state: MonitorState,
  seen: Checkpoint,
  now: Checkpoint,
): Promise<Finding[]> {
  const found = await compareHeads(seen, now, server.reader(now.begin))
  if (found.state === 'alarm') return [{ kind: found.alarm, text: WORDS[found.alarm](seen, now) }]
  if (found.state === 'consistent') return []
  // What was lost is read again from where the two logs part.
  state.read = Math.min(state.read, found.kept)
  const time = new Date(found.time).toISOString()
  const text = `The server restored its database at ${time} and lost entries ${found.kept} to ${seen.size - 1}. Its log says so.`
  return [{ kind: 'restored', text }]
}

async function readEntries(
  server: WatchedServer,
  state: MonitorState,
  head: Checkpoint,
  since: number,
): Promise<NewEntries> {
  const all: NewEntries = { findings: [], books: [], skipped: [] }
  const reader = server.reader(head.begin)
  while (state.read < head.size) {
    const range = [state.read, Math.min(state.read + CHUNK, head.size)] as const
    try {
      const fresh = readNewEntries(state, await reader.entries(range, head), since)
      all.findings.push(...fresh.findings)
      all.books.push(...fresh.books)
      all.skipped.push(...fresh.skipped)
    } catch (error) {
      if (!(error instanceof LogError)) throw error
      all.findings.push({ kind: 'damaged', text: `The log’s files are altered: ${error.message}.` })
      return all
    }
  }
  return all
}

/** Two vantage points must see one log. */
async function comparePeer(server: WatchedServer, key: Key, head: Checkpoint, note: string): Promise<Finding[]> {
  const peer = openCheckpoint(note, key)
  if (!peer) return [{ kind: 'signature', text: 'The peer’s checkpoint isn’t signed by the server’s key.' }]
  const isOlder = peer.begin < head.begin || (peer.begin === head.begin && peer.size <= head.size)
  const [older, newer] = isOlder ? [peer, head] : [head, peer]
  const found = await compareHeads(older, newer, server.reader(newer.begin))
  return found.state === 'alarm'
    ? [{ kind: found.alarm, text: `A peer sees another log: ${WORDS[found.alarm](older, newer)}` }]
    : []
}
