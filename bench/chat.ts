// Five hundred players in talk with a character at once on one node: how soon the first words of an answer are there, what
// a chat costs, and whether every message was taken once, answered once and kept once, though some lose their line on the
// way. The reference is a bare `ws` server that hands on what the same engine says, in the same run on the same machine.

import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import { startServer } from '../scripts/support/server-process.ts'
import { Talker, type Cut, type Told } from './chat-talker.ts'
import { answerOf, questionOf } from './chat-words.ts'
import { at } from './figures.ts'
import { openReference } from './open-reference.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase } from './postgres.ts'
import { cpuSeconds, residentBytes } from './proc.ts'
import { tell } from './told.ts'

const CHATS = Number(process.argv[2] ?? 500)
/** The first of them all at the same moment; then everyone thinks before going on. */
const MESSAGES = 5
const THINK_MS = [2000, 8000] as const
const CHARACTER = 'mira'
/** Of the engine: to its first words, and between the others. */
const ENGINE_MS = ['80', '40'] as const
const AT_ONCE = 50
const IDLE_SECONDS = 5

interface Figures {
  readonly burst: readonly Told[]
  readonly talk: readonly Told[]
  readonly burstMs: number
  readonly perSecond: number
  /** Without what the process does when nobody talks. */
  readonly cpuMillis: number
  readonly kilobytes: number
}

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_chat')
  const open: { stop(): unknown }[] = [{ stop: () => database.drop() }]
  const begun = <T extends { stop(): unknown }>(one: T): T => {
    open.unshift(one)
    return one
  }
  try {
    const engine = begun(await openReference('reference/chat-engine.ts', ENGINE_MS))
    const engineUrl = `http://127.0.0.1:${engine.port}/v1`
    const env = { RATE_FACTOR: '0', LOG_LEVEL: 'error', DATABASE_URL: database.url, AI_URL: engineUrl }
    const server = begun(await startServer({ env }))
    console.log(`Registering ${CHATS} players.`)
    const tokens = await registerPlayers(server.url, CHATS)
    const address = `${server.url.replace('http', 'ws')}/api/ai_lady/ws/${CHARACTER}?token=`
    const talkers = tokens.map((token) => new Talker(address + token))
    const ours = await measure(talkers, server.pid, cutOf)
    const relay = begun(await openReference('reference/chat-relay.ts', [engineUrl]))
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

/** One in ten loses its line in the middle of an answer, and one in ten before it knows that it was heard. */
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
  for (let from = 0; from < talkers.length; from += AT_ONCE) {
    await Promise.all(talkers.slice(from, from + AT_ONCE).map((talker) => talker.connect()))
  }
  const cpu = await cpuSeconds(pid)
  const began = performance.now()
  await Promise.all(talkers.map((talker, chat) => talker.say(questionOf(chat, 0), cut(chat, 0))))
  const burstMs = performance.now() - began
  const talked = performance.now()
  await Promise.all(
    talkers.map(async (talker, chat) => {
      for (let number = 1; number < MESSAGES; number++) {
        await sleep(THINK_MS[0] + Math.random() * (THINK_MS[1] - THINK_MS[0]))
        await talker.say(questionOf(chat, number), cut(chat, number))
      }
    }),
  )
  const seconds = (performance.now() - talked) / 1000
  const kilobytes = ((await residentBytes(pid)) - bytes) / 1024 / talkers.length
  const used = (await cpuSeconds(pid)) - cpu - (idle * (performance.now() - began)) / 1000
  const cpuMillis = (used * 1000) / (talkers.length * MESSAGES)
  for (const talker of talkers) talker.close()
  return {
    burst: talkers.flatMap(({ told }) => told.slice(0, 1)),
    talk: talkers.flatMap(({ told }) => told.slice(1)),
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
  console.log(`${CHATS} chats at once on one node, ${MESSAGES} messages each, ${cuts} lines lost on the way:`)
  console.log(`  Glasshouse  ${line(ours)}`)
  console.log(`  bare relay  ${line(theirs)}`)
  const [our, their] = [wellTold(ours.talk), wellTold(theirs.talk)]
  const first = (at(our.firstMs, 0.99) / at(their.firstMs, 0.99)).toFixed(2)
  const whole = (at(our.wholeMs, 0.99) / at(their.wholeMs, 0.99)).toFixed(2)
  const cpu = (ours.cpuMillis / theirs.cpuMillis).toFixed(1)
  console.log(`  ratio to the relay: first words p99 ${first}, whole answer p99 ${whole}, CPU a message ${cpu}`)
  const pair = (what: string, unit: string, figure: number, reference: number): void =>
    tell({
      what: `${CHATS} chats at once: ${what}`,
      figure,
      unit,
      reference: { what: 'bare ws relay', figure: reference },
    })
  pair('first words, p99', 'ms', at(our.firstMs, 0.99), at(their.firstMs, 0.99))
  pair('whole answer, p99', 'ms', at(our.wholeMs, 0.99), at(their.wholeMs, 0.99))
  pair('CPU a message', 'ms', ours.cpuMillis, theirs.cpuMillis)
  pair('memory a chat', 'KB', ours.kilobytes, theirs.kilobytes)
}

function line({ burst, talk, burstMs, perSecond, cpuMillis, kilobytes }: Figures): string {
  const [all, steady] = [wellTold(burst), wellTold(talk)]
  const spread = (values: readonly number[]): string =>
    `p50 ${at(values, 0.5).toFixed(0)} ms, p99 ${at(values, 0.99).toFixed(0)} ms`
  return [
    `${perSecond.toFixed(0)} messages/s`,
    `first words ${spread(steady.firstMs)}`,
    `whole answer ${spread(steady.wholeMs)}`,
    `CPU ${cpuMillis.toFixed(1)} ms a message`,
    `${kilobytes.toFixed(0)} KB a chat`,
    `all at the same moment: first words ${spread(all.firstMs)}, all answered after ${(burstMs / 1000).toFixed(1)} s`,
  ].join('; ')
}

/** Who was cut off waited for himself. */
function wellTold(told: readonly Told[]): { firstMs: number[]; wholeMs: number[] } {
  const whole = told.filter(({ isCut }) => !isCut)
  const sorted = (of: (one: Told) => number): number[] => whole.map(of).toSorted((a, b) => a - b)
  return { firstMs: sorted(({ firstMs }) => firstMs), wholeMs: sorted(({ wholeMs }) => wholeMs) }
}

/** What the house has kept of a chat, against what was said and answered: all of it, once, in this order. */
async function compare(url: string, token: string, chat: number, talker: Talker | undefined): Promise<string[]> {
  const answer = await fetch(`${url}/api/ai_lady/export/${CHARACTER}`, { headers: { token } })
  const { data } = (await answer.json()) as Envelope<{ messages: ChatMessage[] }>
  const [greeting, ...messages] = data?.messages ?? []
  const kept = messages.map(({ author, text, state }) => `${author} ${state} ${text}`)
  const said = Array.from({ length: MESSAGES }, (_, number) => questionOf(chat, number))
  const due = said.flatMap((question) => [`player answered ${question}`, `character done ${answerOf(question)}`])
  const names = messages.filter(({ author }) => author === 'player').map(({ clientId }) => clientId)
  const isRight =
    greeting?.kind === 'greeting' &&
    JSON.stringify(kept) === JSON.stringify(due) &&
    JSON.stringify(names) === JSON.stringify(talker?.told.map(({ clientId }) => clientId)) &&
    messages.every(({ createTime }, i) => i === 0 || createTime > (messages[i - 1]?.createTime ?? 0)) &&
    messages.every(({ engine }, i) => engine === (i % 2 === 0 ? null : 'remote')) &&
    messages.every(({ replyTo }, i) => i % 2 === 0 || replyTo === messages[i - 1]?.id)
  return isRight ? [] : [`chat ${chat} was kept otherwise: ${JSON.stringify(messages)}`]
}

function conclude(faults: readonly string[], output: string): void {
  if (faults.length === 0) {
    console.log(
      `  every one of ${CHATS * MESSAGES} messages was taken once, answered once and kept once, word for word`,
    )
    return
  }
  for (const fault of faults.slice(0, 20)) console.log(`  WRONG: ${fault}`)
  const logged = output.split('\n').filter((words) => words.startsWith('{'))
  console.log([`  ${faults.length} faults`, ...logged.slice(-5)].join('\n'))
  process.exitCode = 1
}

await main()
