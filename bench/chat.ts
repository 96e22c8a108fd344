// Five hundred simultaneous chats on one node: how soon an answer starts, what a chat costs, and whether every message is
// accepted, answered and stored exactly once although some connections are lost. The reference is a bare `ws` server that
// relays the same engine's output, in the same run on the same machine.

import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import { startServer } from '../scripts/support/server-process.ts'
import { Talker, type Cut, type MeasuredAnswer } from './chat-talker.ts'
import { answerOf, questionOf } from './chat-script.ts'
import { at } from './figures.ts'
import { openReference } from './open-reference.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase } from './postgres.ts'
import { cpuSeconds, residentBytes } from './proc.ts'
import { reportRows } from './report-rows.ts'

const CHATS = Number(process.argv[2] ?? 500)
/** All chats send the first message at the same time; then everyone pauses before the next. */
const MESSAGES = 5
const THINK_MS = [2000, 8000] as const
const CHARACTER = 'mira'
/** The engine's delay before its first text, and between pieces. */
const ENGINE_MS = ['80', '40'] as const
const BATCH = 50
const IDLE_SECONDS = 5

interface Figures {
  readonly burst: readonly MeasuredAnswer[]
  readonly talk: readonly MeasuredAnswer[]
  readonly burstMs: number
  readonly perSecond: number
  /** Without the process's idle load. */
  readonly cpuMillis: number
  readonly kilobytes: number
}

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_chat')
  const open: { stop(): unknown }[] = [{ stop: () => database.drop() }]
  const started = <T extends { stop(): unknown }>(one: T): T => {
    open.unshift(one)
    return one
  }
  try {
    const engine = started(await openReference('reference/chat-engine.ts', ENGINE_MS))
    const engineUrl = `http://127.0.0.1:${engine.port}/v1`
    const env = { RATE_FACTOR: '0', LOG_LEVEL: 'error', DATABASE_URL: database.url, AI_URL: engineUrl }
    const server = started(await startServer({ env }))
    console.log(`Registering ${CHATS} players.`)
    const tokens = await registerPlayers(server.url, CHATS)
    const address = `${server.url.replace('http', 'ws')}/api/ai_lady/ws/${CHARACTER}?token=`
    const talkers = tokens.map((token) => new Talker(address + token))
    const ours = await measure(talkers, server.pid, cutOf)
    const relay = started(await openReference('reference/chat-relay.ts', [engineUrl]))
    const plain = Array.from({ length: CHATS }, () => new Talker(`ws://127.0.0.1:${relay.port}/`))
    const theirs = await measure(plain, relay.pid, () => null)
    report(ours, theirs, talkers)
    const faults = [...talkers, ...plain].flatMap(({ faults: own }) => own)
    for (const [i, token] of tokens.entries()) faults.push(...(await compare(server.url, token, i, talkers[i])))
    conclude(faults, server.output())
  } finally {
    for (const one of open) await one.stop()
  }
}

/** One in ten loses its connection during an answer, and one in ten before its message is acknowledged. */
const cutOf = (chat: number, number: number): Cut => {
  if (number !== 1) return null
  return chat % 10 === 3 ? 'inAnswer' : chat % 10 === 7 ? 'afterSending' : null
}

async function measure(
  talkers: readonly Talker[],
  pid: number,
  cut: (chat: number, number: number) => Cut,
): Promise<Figures> {
  const idle = await cpuShare(pid)
  const bytes = await residentBytes(pid)
  for (let from = 0; from < talkers.length; from += BATCH) {
    await Promise.all(talkers.slice(from, from + BATCH).map((talker) => talker.connect()))
  }
  const cpu = await cpuSeconds(pid)
  const began = performance.now()
  await Promise.all(talkers.map((talker, chat) => talker.send(questionOf(chat, 0), cut(chat, 0))))
  const burstMs = performance.now() - began
  const talked = performance.now()
  await Promise.all(
    talkers.map(async (talker, chat) => {
      for (let number = 1; number < MESSAGES; number++) {
        await sleep(THINK_MS[0] + Math.random() * (THINK_MS[1] - THINK_MS[0]))
        await talker.send(questionOf(chat, number), cut(chat, number))
      }
    }),
  )
  const seconds = (performance.now() - talked) / 1000
  const kilobytes = ((await residentBytes(pid)) - bytes) / 1024 / talkers.length
  const used = (await cpuSeconds(pid)) - cpu - (idle * (performance.now() - began)) / 1000
  const cpuMillis = (used * 1000) / (talkers.length * MESSAGES)
  for (const talker of talkers) talker.close()
  return {
    burst: talkers.flatMap(({ measured }) => measured.slice(0, 1)),
    talk: talkers.flatMap(({ measured }) => measured.slice(1)),
    burstMs,
    perSecond: (talkers.length * (MESSAGES - 1)) / seconds,
    cpuMillis,
    kilobytes,
  }
}

async function cpuShare(pid: number): Promise<number> {
  const used = await cpuSeconds(pid)
  await sleep(IDLE_SECONDS * 1000)
  return ((await cpuSeconds(pid)) - used) / IDLE_SECONDS
}

function report(ours: Figures, theirs: Figures, talkers: readonly Talker[]): void {
  const cuts = talkers.reduce((sum, talker) => sum + talker.cuts, 0)
  console.log(`${CHATS} chats at once on one node, ${MESSAGES} messages each, ${cuts} connections lost:`)
  console.log(`  Glasshouse  ${line(ours)}`)
  console.log(`  bare relay  ${line(theirs)}`)
  const [our, their] = [uninterrupted(ours.talk), uninterrupted(theirs.talk)]
  const first = (at(our.firstMs, 0.99) / at(their.firstMs, 0.99)).toFixed(2)
  const total = (at(our.totalMs, 0.99) / at(their.totalMs, 0.99)).toFixed(2)
  const cpu = (ours.cpuMillis / theirs.cpuMillis).toFixed(1)
  console.log(`  ratio to the relay: first text p99 ${first}, complete answer p99 ${total}, CPU per message ${cpu}`)
  const pair = (what: string, unit: string, figure: number, reference: number): void =>
    reportRows({
      what: `${CHATS} chats at once: ${what}`,
      figure,
      unit,
      reference: { what: 'bare ws relay', figure: reference },
    })
  pair('first text, p99', 'ms', at(our.firstMs, 0.99), at(their.firstMs, 0.99))
  pair('complete answer, p99', 'ms', at(our.totalMs, 0.99), at(their.totalMs, 0.99))
  pair('CPU per message', 'ms', ours.cpuMillis, theirs.cpuMillis)
  pair('memory per chat', 'KB', ours.kilobytes, theirs.kilobytes)
}

function line({ burst, talk, burstMs, perSecond, cpuMillis, kilobytes }: Figures): string {
  const [all, steady] = [uninterrupted(burst), uninterrupted(talk)]
  const spread = (values: readonly number[]): string =>
    `p50 ${at(values, 0.5).toFixed(0)} ms, p99 ${at(values, 0.99).toFixed(0)} ms`
  return [
    `${perSecond.toFixed(0)} messages/s`,
    `first text ${spread(steady.firstMs)}`,
    `complete answer ${spread(steady.totalMs)}`,
    `CPU ${cpuMillis.toFixed(1)} ms per message`,
    `${kilobytes.toFixed(0)} KB per chat`,
    `all at the same time: first text ${spread(all.firstMs)}, all answered after ${(burstMs / 1000).toFixed(1)} s`,
  ].join('; ')
}

/** A reconnecting client waits for itself, so it is excluded. */
function uninterrupted(measured: readonly MeasuredAnswer[]): { firstMs: number[]; totalMs: number[] } {
  const complete = measured.filter(({ isCut }) => !isCut)
  const sorted = (of: (one: MeasuredAnswer) => number): number[] => complete.map(of).toSorted((a, b) => a - b)
  return { firstMs: sorted(({ firstMs }) => firstMs), totalMs: sorted(({ totalMs }) => totalMs) }
}

/** Compares what the server stored of a chat with what was sent and answered: everything once, in this order. */
async function compare(url: string, token: string, chat: number, talker: Talker | undefined): Promise<string[]> {
  const response = await fetch(`${url}/api/ai_lady/export/${CHARACTER}`, { headers: { token } })
  const { data } = (await response.json()) as Envelope<{ messages: ChatMessage[] }>
  const [greeting, ...messages] = data?.messages ?? []
  const stored = messages.map(({ author, text, state }) => `${author} ${state} ${text}`)
  const questions = Array.from({ length: MESSAGES }, (_, number) => questionOf(chat, number))
  const expected = questions.flatMap((question) => [
    `player answered ${question}`,
    `character done ${answerOf(question)}`,
  ])
  const names = messages.filter(({ author }) => author === 'player').map(({ clientId }) => clientId)
  const isRight =
    greeting?.kind === 'greeting' &&
    JSON.stringify(stored) === JSON.stringify(expected) &&
    JSON.stringify(names) === JSON.stringify(talker?.measured.map(({ clientId }) => clientId)) &&
    messages.every(({ createTime }, i) => i === 0 || createTime > (messages[i - 1]?.createTime ?? 0)) &&
    messages.every(({ engine }, i) => engine === (i % 2 === 0 ? null : 'remote')) &&
    messages.every(({ replyTo }, i) => i % 2 === 0 || replyTo === messages[i - 1]?.id)
  return isRight ? [] : [`chat ${chat} was stored differently: ${JSON.stringify(messages)}`]
}

function conclude(faults: readonly string[], output: string): void {
  if (faults.length === 0) {
    console.log(`  all ${CHATS * MESSAGES} messages were accepted, answered and stored exactly once`)
    return
  }
  for (const fault of faults.slice(0, 20)) console.log(`  WRONG: ${fault}`)
  const logged = output.split('\n').filter((entry) => entry.startsWith('{'))
  console.log([`  ${faults.length} faults`, ...logged.slice(-5)].join('\n'))
  process.exitCode = 1
}

await main()
