// An engine that streams like /chat/completions: a first piece after a delay, then the others at an interval. It is as
// cheap as possible, because it shares the machine with what is measured. Runs as its own process.

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { piecesOf } from '../chat-script.ts'

const [firstMs, everyMs] = process.argv.slice(2).map(Number) as [number, number]
const END = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
      messages: { role: string; content: string }[]
    }
    const pieces = piecesOf(messages.findLast(({ role }) => role === 'user')?.content ?? '')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const next = (): void => {
      if (response.destroyed) return
      const content = pieces.shift()
      if (content === undefined) return void response.end(END)
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`)
      setTimeout(next, everyMs)
    }
    setTimeout(next, firstMs)
  })
})
server.listen(0, '127.0.0.1', () => console.log(`open ${(server.address() as AddressInfo).port}`))
