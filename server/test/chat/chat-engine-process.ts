// A chat engine in its own process. The last message selects its behaviour: correct, or one of several failures. GET /state
// returns what it has received.

import http from 'node:http'
import type { AddressInfo } from 'node:net'

const state = { calls: 0, open: 0, closedEarly: 0, last: null as unknown, notes: null as unknown }
const tried = new Set<string>()
const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`
const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`
/** Responses that are sent at once. */
const WHOLE: Readonly<Record<string, string>> = {
  garbage: 'data: {"choices": [{{{\n\n',
  error: 'data: {"error": {"message": "overloaded"}}\n\n',
  huge: `data: ${'x'.repeat(300_000)}`,
  empty: END,
  notes: event('- The player flies kites.\n') + END,
}
const WAYS = /\b(html|garbage|huge|busy|failing|flaky|stall|silent|breaking|slow|held|naughty|empty|endless|error)\b/
const HEADS: Readonly<Record<string, { status: number }>> = {
  html: { status: 200 },
  busy: { status: 429 },
  failing: { status: 500 },
}
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const server = http.createServer((request, response) => {
  if (request.url === '/state') return void response.end(JSON.stringify(state))
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => void answer(body, response))
})

function isFirstTry(text: string): boolean {
  const isFirst = !tried.has(text)
  tried.add(text)
  return isFirst
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
  if (way === 'breaking') {
    await writeWords(['This is one sentence. ', 'And this '], 5)
    return void response.destroy()
  }
  if (way === 'naughty')
    return await writeWords(['Hello there. ', 'You should', ' bet on', ' red now. ', 'Really.'], 2).then(() => end(END))
  if (way === 'slow' || way === 'held') {
    const words = Array.from({ length: 40 }, (_, i) => `Sentence ${i}. `)
    const isFirst = way === 'held' && !begun && isFirstTry(asked)
    await writeWords(words.slice(begun ? 30 : 0, isFirst ? 10 : 40), way === 'slow' ? 50 : 200)
    // The first reply stays open until the reader ends it.
    return isFirst ? undefined : end(END)
  }
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
