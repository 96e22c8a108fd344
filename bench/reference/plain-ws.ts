// The obvious implementation: `ws`, with each message serialised for each subscriber. Runs as its own process.

import { WebSocketServer } from 'ws'

const [every, bytes] = process.argv.slice(2).map(Number) as [number, number]
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('listening', () => console.log(`open ${(server.address() as { port: number }).port}`))
const padding = 'x'.repeat(bytes)
let number = 0
setInterval(() => {
  number++
  const now = Date.now()
  for (const client of server.clients) {
    client.send(JSON.stringify({ type: 'snapshot', topic: 'reference', number, data: { now, padding } }))
  }
}, every)
