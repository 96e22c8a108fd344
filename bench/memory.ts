// The memory that a thousand players cost a node: each registered, logged in, on a live socket with topics of their own, and
// with a few bets. PostgreSQL stores the data, so only the node itself grows. The reference is a plain `ws` server with as
// many sockets in the same run.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { startServer } from '../scripts/support/server-process.ts'
import { Crowd } from './crowd.ts'
import { openReference } from './open-reference.ts'
import { registerPlayers } from './players.ts'
import { freshDatabase } from './postgres.ts'
import { residentBytes } from './proc.ts'
import { reportRows } from './report-rows.ts'

/** The first players cause one-time allocations, so they are not counted. */
const FIRST = 250
const PLAYERS = 1000
const BETS_EACH = 3
const BATCH = 100
const QUIET_MS = 10_000
const TOPICS = ['round:crash', 'bets:crash', 'mine:crash', 'balance', 'messages', 'games']

async function main(): Promise<void> {
  const database = await freshDatabase('glasshouse_bench_memory')
  try {
    const ours = await measureServer(database.url)
    const plain = await measurePlain()
    console.log(
      `${PLAYERS} players: Glasshouse ${ours.toFixed(1)} MB, as many sockets of plain ws ${plain.toFixed(1)} MB`,
    )
    reportRows({
      what: 'memory of a thousand players with session, socket and three bets',
      figure: (ours * 1000) / PLAYERS,
      unit: 'MB',
      reference: { what: 'a thousand sockets of plain ws', figure: (plain * 1000) / PLAYERS },
    })
  } finally {
    await database.drop()
  }
}

async function measureServer(databaseUrl: string): Promise<number> {
  const server = await startServer({ env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl } })
  const crowd = new Crowd(server.url)
  const sockets: WebSocket[] = []
  try {
    const address = `${server.url.replace('http', 'ws')}/api/live`
    const addPlayers = async (count: number, after: number): Promise<number> => {
      console.log(`${count} players join.`)
      const tokens = await registerPlayers(server.url, count, after)
      for (let from = 0; from < count; from += BATCH) {
        const batch = tokens.slice(from, from + BATCH)
        sockets.push(...(await Promise.all(batch.map((token) => listen(address, token)))))
        for (let bet = 0; bet < BETS_EACH; bet++) await crowd.send(batch.map(betOf))
      }
      return await quietBytes(server.pid)
    }
    const before = await addPlayers(FIRST, 0)
    const after = await addPlayers(PLAYERS, FIRST)
    return (after - before) / 2 ** 20
  } finally {
    for (const socket of sockets) socket.terminate()
    crowd.close()
    await server.stop()
  }
}

async function measurePlain(): Promise<number> {
  const plain = await openReference('reference/plain-ws.ts', ['1000', '640'])
  const sockets: WebSocket[] = []
  try {
    const address = `ws://127.0.0.1:${plain.port}/`
    const addSockets = async (count: number): Promise<number> => {
      for (let from = 0; from < count; from += BATCH) {
        const batch = Array.from({ length: Math.min(BATCH, count - from) }, () => listen(address))
        sockets.push(...(await Promise.all(batch)))
      }
      return await quietBytes(plain.pid)
    }
    const before = await addSockets(FIRST)
    return ((await addSockets(PLAYERS)) - before) / 2 ** 20
  } finally {
    for (const socket of sockets) socket.terminate()
    plain.stop()
  }
}

/** After some seconds, when the process has released temporary memory. */
async function quietBytes(pid: number): Promise<number> {
  await sleep(QUIET_MS)
  return await residentBytes(pid)
}

/** Resolves at the first message: a subscription is answered with the topic's state at once. */
function listen(address: string, token?: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('open', () => {
      if (!token) return
      socket.send(JSON.stringify({ type: 'auth', token }))
      for (const topic of TOPICS) socket.send(JSON.stringify({ type: 'subscribe', topic }))
    })
    socket.once('message', () => resolve(socket))
  })
}

const betOf = (token: string) => ({
  path: '/api/roller',
  token,
  body: { gold: 51, direction: 'lower', number: 50_000, requestId: randomUUID() },
})

await main()
