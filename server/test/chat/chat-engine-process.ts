// A chat engine in its own process, and the guard beside it. The last message selects its behaviour: correct, or one of
// several failures. GET /state returns what it has received.

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { unsafeLines } from '../red-team/output-lines.ts'

const state = {
  calls: 0,
  open: 0,
  closedEarly: 0,
  last: null as unknown,
  notes: null as unknown,
  judged: [] as string[],
}
const unsafe = unsafeLines()
const tried = new Set<string>()
const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`
const thought = (field: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { [field]: 'a secret' }, finish_reason: null }] })}\n\n`
const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`
/** Responses that are sent at once. */
const WHOLE: Readonly<Record<string, string>> = {
  garbage: 'data: {"choices": [{{{\n\n',
  error: 'data: {"error": {"message": "overloaded"}}\n\n',
  huge: `data: ${'x'.repeat(300_000)}`,
  empty: END,
  notes: event('- The player flies kites.\n') + END,
  blank: event(' ') + event('\n\n') + END,
  musing: event('<think>I wonder') + event(' for ever</thi') + event('nk>\n') + END,
  tagged: event('<thi') + event('nk>a secret</') + event('think>\n\n') + event('Here ') + event('I am.') + END,
}
/** Requests that are answered by a status, and how long the engine then asks for. */
const LATER: Readonly<Record<string, () => string>> = {
  later: () => '1',
  latest: () => '120',
  dated: () => new Date(Date.now() + 120_000).toUTCString(),
}
const WAYS =
  /\b(later|latest|dated|refusing|thoughtful|tagged|musing|blank|html|garbage|huge|busy|failing|flaky|stall|silent|breaking|slow|held|naughty|empty|endless|error)\b/
const HEADS: Readonly<Record<string, { status: number }>> = {
  html: { status: 200 },
  busy: { status: 429 },
  failing: { status: 500 },
  refusing: { status: 400 },
}
/** Names of our rules as a moderation service has them. */
const MODERATED: Readonly<Record<string, string>> = {
  sexual: 'sexual',
  minors: 'sexual/minors',
  method: 'illicit/violent',
  selfharm: 'self-harm/intent',
}
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const server = http.createServer((request, response) => {
  if (request.url === '/state') return void response.end(JSON.stringify(state))
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const isGuard = request.url?.startsWith('/guard/') === true
    if (isGuard) judge(body, request.url?.endsWith('/moderations') === true, response)
    else void answer(body, response)
  })
})

/** Knows the unsafe lines. It fails where a text says so. */
function judge(body: string, isModeration: boolean, response: http.ServerResponse): void {
  const sent = JSON.parse(body) as { input?: string; messages?: { content: string }[] }
  const text = isModeration ? (sent.input ?? '') : (sent.messages?.at(-1)?.content ?? '')
  state.judged.push(text)
  if (/guard is mute/.test(text)) return
  const status = /guard is broken/.test(text) ? 500 : 200
  response.writeHead(status, { 'content-type': 'application/json' })
  const line = unsafe.find((one) => text.includes(one.text))
  const kind = /quiet door/.test(text) ? 'selfharm' : line?.kind
  const moderation = {
    results: [{ flagged: kind !== undefined, categories: { hate: false, [MODERATED[kind ?? ''] ?? 'other']: true } }],
  }
  const verdict = {
    choices: [{ message: { content: /guard is odd/.test(text) ? 'maybe' : kind ? `unsafe\n${kind}` : 'safe' } }],
  }
  response.end(JSON.stringify(isModeration ? moderation : verdict))
}

function isFirstTry(text: string): boolean {
  const isFirst = !tried.has(text)
  tried.add(text)
  return isFirst
}

interface Talking {
  readonly asked: string
  readonly begun: string
  readonly response: http.ServerResponse
  readonly writeWords: (words: readonly string[], everyMs: number) => Promise<void>
}
/** Returns whether the answer comes to its end. */
type Talk = (talking: Talking) => Promise<boolean>

const say: Talk = async ({ asked, writeWords }) => {
  const line = unsafe[Number(asked.split(' ')[1])]?.text.match(/\S+\s*/g) ?? []
  await writeWords(['Hello there. ', ...line, ' Bye.'], 0)
  return true
}

/** `held`: the first reply stays open until the reader ends it. */
const longTalk =
  (everyMs: number, isHeld: boolean): Talk =>
  async ({ asked, begun, writeWords }) => {
    const words = Array.from({ length: 40 }, (_, i) => `Sentence ${i}. `)
    const isFirst = isHeld && !begun && isFirstTry(asked)
    await writeWords(words.slice(begun ? 30 : 0, isFirst ? 10 : 40), everyMs)
    return !isFirst
  }

const TALKS: Readonly<Record<string, Talk>> = {
  slow: longTalk(50, false),
  held: longTalk(200, true),
  // Longer than an engine may be silent.
  thoughtful: async ({ response, writeWords }) => {
    for (let i = 0; i < 14; i++) {
      response.write(thought(i % 2 ? 'reasoning' : 'reasoning_content'))
      await sleep(150)
    }
    await writeWords(['I thought ', 'about it.'], 2)
    return true
  },
  breaking: async ({ response, writeWords }) => {
    await writeWords(['This is one sentence. ', 'And this '], 5)
    response.destroy()
    return false
  },
  naughty: async ({ writeWords }) => {
    await writeWords(['Hello there. ', 'You should', ' bet on', ' red now. ', 'Really.'], 2)
    return true
  },
}

async function answer(body: string, response: http.ServerResponse): Promise<void> {
  const sent = JSON.parse(body) as { messages: { role: string; content: string }[] }
  state.calls++
  state.open++
  const isNotes = sent.messages[0]?.content.includes('keep notes of a chat') ?? false
  state[isNotes ? 'notes' : 'last'] = sent
  let isDone = false
  response.on('close', () => {
    state.open--
    if (!isDone) state.closedEarly++
  })
  const asked = sent.messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const begun = sent.messages.at(-1)?.role === 'assistant' ? (sent.messages.at(-1)?.content ?? '') : ''
  const end = (text = ''): void => {
    isDone = true
    response.end(text)
  }
  const stream = (): void => void response.writeHead(200, { 'content-type': 'text/event-stream' })
  const writeWords = async (words: readonly string[], everyMs: number): Promise<void> => {
    for (const word of words) {
      if (response.destroyed) return
      response.write(event(word))
      await sleep(everyMs)
    }
  }
  const way = isNotes ? 'notes' : (WAYS.exec(asked)?.[1] ?? 'well')
  const head = HEADS[way]
  if (head) {
    response.writeHead(head.status, { 'content-type': 'text/html' })
    return end('<h1>Welcome</h1>')
  }
  const later = LATER[way]
  if (later && (way !== 'later' || isFirstTry(asked))) {
    response.writeHead(429, { 'retry-after': later() })
    return end()
  }
  if (way === 'flaky' && isFirstTry(asked)) return void response.destroy()
  if (way === 'silent') return
  stream()
  if (way === 'stall') return void response.write(event('I begin. '))
  const whole = WHOLE[way]
  if (whole) return end(whole)
  if (way === 'endless')
    for (;;) {
      if (response.destroyed) return
      response.write(event('Again and again. '))
      await sleep(1)
    }
  const talk = TALKS[way] ?? (/^say \d+$/.test(asked) ? say : null)
  if (talk) return (await talk({ asked, begun, response, writeWords })) ? end(END) : undefined
  // Comments and split lines are part of the format.
  response.write(': keep-alive\n\n')
  const text = event('Hello from afar. ')
  response.write(text.slice(0, 11))
  await sleep(5)
  response.write(text.slice(11))
  await writeWords(['How ', 'are you', '?'], 2)
  end(END)
}

server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
