// `npm run monitor -- <url>`: follows the transparency log of any server from outside. Exits with 1 as soon as the server
// contradicts itself, with 2 if it cannot be read.

import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parseKey } from '@glasshouse/rulebook/transparency/checkpoint'
import { isAlarm, type Finding } from '../monitor/finding.ts'
import { WatchedServer, Unreachable } from '../monitor/watched-server.ts'
import { mirrorLog } from '../monitor/mirror.ts'
import { runPass } from '../monitor/monitor.ts'
import { readState, writeState, type MonitorState } from '../monitor/state.ts'

const USAGE = `npm run monitor -- <url of the server> [options]

  --key <key|file>   the server’s key as you know it (the one seen first)
  --state <file>     what the monitor remembers between runs (monitor-<host>.json)
  --once             one look instead of following
  --interval <s>     seconds between two looks (30)
  --rounds <n>       rounds that are compared with the server’s pages in each look (50)
  --peer <url|file>  a checkpoint as another vantage point sees it; may be repeated
  --mirror <folder>  keeps a copy of the log’s files there, to be served by any web server
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    state: { type: 'string' },
    once: { type: 'boolean', default: false },
    interval: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '50' },
    mirror: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
  },
})
const [url] = positionals
if (!url || !URL.canParse(url)) {
  process.stderr.write(USAGE)
  process.exit(2)
}
// npm runs commands in the project's root and names the caller's folder.
const here = (file: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', file)
const stateFile = here(values.state ?? `monitor-${new URL(url).host.replace(':', '-')}.json`)
const say = (line: string): void => void process.stdout.write(`${new Date().toISOString()}  ${line}\n`)
process.exitCode = await follow(new WatchedServer(url)).catch((error: unknown) => {
  // Nothing is known about the server then, so this must not look like an alarm.
  process.stderr.write(`The monitor stopped. ${String(error)}\n`)
  return 2
})

/** The key that was given, itself or in a file; null to take the one that the server shows. */
async function readKey(): Promise<string | null> {
  if (values.key === undefined) return null
  const key = (parseKey(values.key) ? values.key : await fs.readFile(here(values.key), 'utf8')).trim()
  if (!parseKey(key)) throw new Error(`${values.key} holds no key of a server.`)
  return key
}

async function follow(server: WatchedServer): Promise<number> {
  const key = await readKey()
  let state = await readState(stateFile)
  if (key !== null && state !== null && state.key !== key)
    throw new Error(`${stateFile} remembers another key. Check --key, or name another file with --state.`)
  for (;;) {
    const code = await look(server, state, key).catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error
      say(`The server can’t be read. ${error.message}`)
      return 2
    })
    if (code === 1 || values.once) return code
    state = await readState(stateFile)
    await sleep(Number(values.interval) * 1000)
  }
}

async function look(server: WatchedServer, state: MonitorState | null, key: string | null): Promise<number> {
  const peers = values.peer.map((peer) => () => readPeer(peer))
  const pass = await runPass({ server, state, key, peers, rounds: Number(values.rounds), now: Date.now, sleep })
  const alarms = pass.findings.filter(isAlarm)
  for (const finding of pass.findings) say(wordsOf(finding))
  if (alarms.length > 0 || !pass.head) {
    const file = `${stateFile}.${Date.now()}.evidence.json`
    const { findings, shown } = pass
    await fs.writeFile(file, JSON.stringify({ url, findings, before: state, shown }, null, 1))
    say(`Evidence: ${file}`)
    return 1
  }
  await writeState(stateFile, pass.state)
  if (values.mirror) await mirrorLog(server, here(values.mirror), pass.head, pass.state.note)
  const { size, begin } = pass.head
  if (state === null && key === null) say(`First look. Compare this key with what others see: ${pass.state.key}`)
  say(`Consistent: ${size} entries since ${new Date(begin).toISOString()}, ${size - (state?.read ?? 0)} new.`)
  return 0
}

function wordsOf({ kind, text }: Finding): string {
  return kind === 'restored' ? `RESTORED. ${text}` : `ALARM (${kind}). ${text}`
}

/** A server, a mirror, a checkpoint in a file or another monitor's state. */
async function readPeer(peer: string): Promise<string> {
  if (/^https?:/.test(peer)) {
    const note = await new WatchedServer(peer).text('checkpoint')
    if (note === null) throw new Unreachable(`${peer} has no checkpoint`)
    return note
  }
  const text = await fs.readFile(here(peer), 'utf8')
  return text.startsWith('{') ? (JSON.parse(text) as MonitorState).note : text
}
