// How long an event of a round takes to reach everyone who listens, and what that costs one node. The reference is a
// plain `ws` server that makes each message anew for each listener, in the same run on the same machine.

import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { startServer } from '../scripts/support/server-process.ts'
import { at } from './figures.ts'
import { Listeners, type Arrivals } from './listeners.ts'
import { openReference } from './open-reference.ts'
import { cpuSeconds, residentBytes } from './proc.ts'
import { tell } from './told.ts'

const given = process.argv.slice(2).map(Number)
const SIZES = given.length > 0 ? given : [1000, 5000, 10_000]
const SECONDS = 20
const IDLE_SECONDS = 10
/** A house that has just opened still has work of its own, which would pass for its idleness. */
const SETTLE_SECONDS = 10
const ROUNDS = ['crash', 'football', 'bomb', 'richbomb'].map((game) => `round:${game}`)
const BETTING_MS = 6000
const REFERENCE_EVERY_MS = 1000
/** What a message about a round weighs. */
const MESSAGE_BYTES = 640
/** Within which an event reaches all but one in a hundred of ten thousand. */
const TARGET = { sockets: 10_000, p99Ms: 250 }

interface Figures extends Arrivals {
  readonly cpuShare: number
  /** The same without what the process does when nobody listens. */
  readonly microsPerMessage: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly kilobytesPerSocket: number
}

async function main(): Promise<void> {
  for (const size of SIZES) {
    const withoutSyncs = await measureHouse(size, ROUNDS)
    const ours = await measureHouse(size, [...ROUNDS, 'sync:crash'])
    const plain = await measurePlain(size)
    console.log(`${size} sockets on one node, ${SECONDS} s:`)
    console.log(`  Glasshouse  ${line(ours)}`)
    console.log(`  no syncs    ${line(withoutSyncs)}`)
    console.log(`  plain ws    ${line(plain)}`)
    const cost = ours.microsPerMessage / plain.microsPerMessage
    console.log(
      `  ratio to plain ws: cost per message ${cost.toFixed(2)}, p99 ${(ours.p99Ms / plain.p99Ms).toFixed(2)}`,
    )
    tellRows(size, ours, plain)
    tell({
      what: `${size.toLocaleString('en')} sockets: CPU with the syncs of a running round`,
      unit: '% of a core',
      figure: ours.cpuShare * 100,
      reference: { what: 'without syncs', figure: withoutSyncs.cpuShare * 100 },
    })
  }
}

function tellRows(size: number, ours: Figures, plain: Figures): void {
  const row = (what: string, unit: string, of: (figures: Figures) => number) => ({
    what: `${size.toLocaleString('en')} sockets: ${what}`,
    unit,
    figure: of(ours),
    reference: { what: 'plain ws', figure: of(plain) },
  })
  const delay = row('an event reaches them, p99', 'ms', ({ p99Ms }) => p99Ms)
  tell(
    size === TARGET.sockets ? { ...delay, target: { of: 'figure', below: TARGET.p99Ms } } : delay,
    row('CPU a message', 'µs', ({ microsPerMessage }) => microsPerMessage),
    row('memory a socket', 'KB', ({ kilobytesPerSocket }) => kilobytesPerSocket),
  )
}

/** Every listener follows every topic, as if all of them sat in one game with the others in sight. */
async function measureHouse(size: number, topics: readonly string[]): Promise<Figures> {
  const server = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn' } })
  const listeners = new Listeners(momentOfRound)
  try {
    await sleep(SETTLE_SECONDS * 1000)
    const idleShare = await share(() => cpuSeconds(server.pid), IDLE_SECONDS)
    const follow = topics.map((topic) => ({ type: 'subscribe', topic }))
    const bytes = await residentBytes(server.pid)
    await listeners.connect(Number(new URL(server.url).port), '/api/live', size, follow)
    return await measure(listeners, server.pid, size, { cpuShare: idleShare, bytes })
  } finally {
    listeners.close()
    await server.stop()
  }
}

async function measurePlain(size: number): Promise<Figures> {
  const plain = await openReference('reference/plain-ws.ts', [String(REFERENCE_EVERY_MS), String(MESSAGE_BYTES)])
  const listeners = new Listeners((text) => (JSON.parse(text) as { data: { now: number } }).data.now)
  try {
    const bytes = await residentBytes(plain.pid)
    await listeners.connect(plain.port, '/', size, [])
    return await measure(listeners, plain.pid, size, { cpuShare: 0, bytes })
  } finally {
    listeners.close()
    plain.stop()
  }
}

/** How much of a core a process takes over some seconds. */
async function share(cpu: () => Promise<number>, seconds: number): Promise<number> {
  const [began, used] = [performance.now(), await cpu()]
  await sleep(seconds * 1000)
  return ((await cpu()) - used) / ((performance.now() - began) / 1000)
}

async function measure(
  listeners: Listeners,
  pid: number,
  size: number,
  idle: { cpuShare: number; bytes: number },
): Promise<Figures> {
  // The storm of arrivals is over before anything is counted.
  await sleep(3000)
  listeners.begin()
  const cpuShare = await share(() => cpuSeconds(pid), SECONDS)
  const heard = listeners.heard()
  return {
    ...heard,
    cpuShare,
    microsPerMessage: (Math.max(0, cpuShare - idle.cpuShare) * SECONDS * 1e6) / heard.messages,
    p50Ms: at(heard.delaysMs, 0.5),
    p99Ms: at(heard.delaysMs, 0.99),
    kilobytesPerSocket: ((await residentBytes(pid)) - idle.bytes) / 1024 / size,
  }
}

/** When the database wrote what the message tells; the lock is told together with the start. */
function momentOfRound(text: string): number | null {
  const message = JSON.parse(text) as { type: string; data: LiveRound }
  if (message.type !== 'snapshot') return null
  const { phase, phaseEndsAt, startedAt, endedAt } = message.data
  if (phase === 'betting') return (phaseEndsAt ?? 0) - BETTING_MS
  return phase === 'running' ? startedAt : phase === 'result' ? endedAt : null
}

const line = ({ cpuShare, microsPerMessage, p50Ms, p99Ms, messages, kilobytesPerSocket }: Figures): string =>
  `CPU ${(cpuShare * 100).toFixed(0)}% of a core, ${microsPerMessage.toFixed(1)} µs a message, event p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${messages} messages, ${kilobytesPerSocket.toFixed(0)} KB a socket`

await main()
