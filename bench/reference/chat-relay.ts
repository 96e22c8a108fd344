// The obvious implementation: `ws`, relaying the engine's output as it arrives. It checks and stores nothing, and keeps no
// state of disconnected clients. Runs as its own process.

import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

const [engine] = process.argv.slice(2) as [string]
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
let number = 0

async function answer(ws: WebSocket, clientId: string, content: string): Promise<void> {
  const send = (frame: object): void => ws.send(JSON.stringify(frame))
  const replyTo = ++number
  send({ type: 'accepted', clientId, messageId: replyTo, createTime: Date.now(), isRepeat: false })
  const id = ++number
  send({ type: 'typing', messageId: id, take: 0, replyTo, createTime: Date.now() })
  const messages = [{ role: 'user', content }]
  const response = await fetch(`${engine}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages, stream: true }),
  })
  let [text, partial] = ['', '']
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    const events = (partial + decoder.decode(chunk, { stream: true })).split('\n\n')
    partial = events.pop() ?? ''
    for (const event of events) {
      const piece = pieceOf(event.slice('data: '.length))
      if (!piece) continue
      send({ type: 'delta', messageId: id, take: 0, n: text.length, text: piece })
      text += piece
    }
  }
  send({ type: 'done', message: { id, replyTo, take: 0, state: 'done', createTime: Date.now(), text: text.trim() } })
}

function pieceOf(data: string): string {
  if (data === '[DONE]') return ''
  return (JSON.parse(data) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content ?? ''
}

server.on('connection', (ws) => {
  ws.send(JSON.stringify({ type: 'hello' }))
  ws.on('message', (data) => {
    const { clientId, text } = JSON.parse((data as Buffer).toString()) as { clientId: string; text: string }
    void answer(ws, clientId, text)
  })
})
server.on('listening', () => console.log(`open ${(server.address() as AddressInfo).port}`))
