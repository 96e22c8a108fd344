// How long a round's event takes to reach every subscriber, and what that costs one node. The reference is a plain `ws`
// server that serialises each message for each subscriber, in the same run on the same machine.

import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { startServer } from '../scripts/support/server-process.ts'
import { at } from './figures.ts'
import { Listeners, type Arrivals } from './listeners.ts'
import { openReference } from './open-reference.ts'
import { cpuSeconds, residentBytes } from './proc.ts'
import { reportRows } from './report-rows.ts'

const sizes = process.argv.slice(2).map(Number)
const SIZES = sizes.length > 0 ? sizes : [1000, 5000, 10_000]
const SECONDS = 20
const IDLE_SECONDS = 10
/** A server that has just started still has work to do, which would count as its idle load. */
const SETTLE_SECONDS = 10
const ROUNDS = ['crash', 'football', 'bomb', 'richbomb'].map((game) => `round:${game}`)
const BETTING_MS = 6000
const REFERENCE_EVERY_MS = 1000
/** The size of a round's message. */
const MESSAGE_BYTES = 640
/** An event must reach 99% of ten thousand subscribers within this time. */
const TARGET = { sockets: 10_000, p99Ms: 250 }

interface Figures extends Arrivals {
  readonly cpuShare: number
  /** The same without the process's idle load. */
  readonly microsPerMessage: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly kilobytesPerSocket: number
}

async function main(): Promise<void> {
  for (const size of SIZES) {
    const withoutSyncs = await measureServer(size, ROUNDS)
    const ours = await measureServer(size, [...ROUNDS, 'sync:crash'])
    const plain = await measurePlain(size)
    console.log(`${size} sockets on one node, ${SECONDS} s:`)
    console.log(`  Glasshouse  ${line(ours)}`)
    console.log(`  no syncs    ${line(withoutSyncs)}`)
    console.log(`  plain ws    ${line(plain)}`)
    const cost = ours.microsPerMessage / plain.microsPerMessage
    console.log(
      `  ratio to plain ws: cost per message ${cost.toFixed(2)}, p99 ${(ours.p99Ms / plain.p99Ms).toFixed(2)}`,
    )
    reportResults(size, ours, plain)
    reportRows({
      what: `${size.toLocaleString('en')} sockets: CPU with the syncs of a running round`,
      unit: '% of a core',
      figure: ours.cpuShare * 100,
      reference: { what: 'without syncs', figure: withoutSyncs.cpuShare * 100 },
    })
  }
}

function reportResults(size: number, ours: Figures, plain: Figures): void {
  const row = (what: string, unit: string, of: (figures: Figures) => number) => ({
    what: `${size.toLocaleString('en')} sockets: ${what}`,
    unit,
    figure: of(ours),
    reference: { what: 'plain ws', figure: of(plain) },
  })
  const delay = row('an event reaches them, p99', 'ms', ({ p99Ms }) => p99Ms)
  reportRows(
    size === TARGET.sockets ? { ...delay, target: { of: 'figure', below: TARGET.p99Ms } } : delay,
    row('CPU per message', 'µs', ({ microsPerMessage }) => microsPerMessage),
    row('memory per socket', 'KB', ({ kilobytesPerSocket }) => kilobytesPerSocket),
  )
}

/** Every subscriber follows every topic, as if all were in one game with the others in view. */
async function measureServer(size: number, topics: readonly string[]): Promise<Figures> {
  const server = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn' } })
  const listeners = new Listeners(roundEventTime)
  try {
    await sleep(SETTLE_SECONDS * 1000)
    const idleShare = await share(() => cpuSeconds(server.pid), IDLE_SECONDS)
    const subscriptions = topics.map((topic) => ({ type: 'subscribe', topic }))
    const bytes = await residentBytes(server.pid)
    await listeners.connect(Number(new URL(server.url).port), '/api/live', size, subscriptions)
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

/** The share of a core that a process uses over some seconds. */
async function share(cpu: () => Promise<number>, seconds: number): Promise<number> {
  const [startedAt, used] = [performance.now(), await cpu()]
  await sleep(seconds * 1000)
  return ((await cpu()) - used) / ((performance.now() - startedAt) / 1000)
}

async function measure(
  listeners: Listeners,
  pid: number,
  size: number,
  idle: { cpuShare: number; bytes: number },
): Promise<Figures> {
  // Measuring starts after the burst of connections is over.
  await sleep(3000)
  listeners.begin()
  const cpuShare = await share(() => cpuSeconds(pid), SECONDS)
  const arrivals = listeners.arrivals()
  return {
    ...arrivals,
    cpuShare,
    microsPerMessage: (Math.max(0, cpuShare - idle.cpuShare) * SECONDS * 1e6) / arrivals.messages,
    p50Ms: at(arrivals.delaysMs, 0.5),
    p99Ms: at(arrivals.delaysMs, 0.99),
    kilobytesPerSocket: ((await residentBytes(pid)) - idle.bytes) / 1024 / size,
  }
}

/** When the database wrote the event; the lock is published together with the start. */
function roundEventTime(text: string): number | null {
  const message = JSON.parse(text) as { type: string; data: LiveRound }
  if (message.type !== 'snapshot') return null
  const { phase, phaseEndsAt, startedAt, endedAt } = message.data
  if (phase === 'betting') return (phaseEndsAt ?? 0) - BETTING_MS
  return phase === 'running' ? startedAt : phase === 'result' ? endedAt : null
}

const line = ({ cpuShare, microsPerMessage, p50Ms, p99Ms, messages, kilobytesPerSocket }: Figures): string =>
  `CPU ${(cpuShare * 100).toFixed(0)}% of a core, ${microsPerMessage.toFixed(1)} µs per message, event p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${messages} messages, ${kilobytesPerSocket.toFixed(0)} KB per socket`

await main()
