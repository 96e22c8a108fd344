// Players who use everything that the dashboard shows, through the API alone, until they are stopped.

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { callServer } from '../rehearsal/call-server.ts'
import { registration, roll, verifyPhone } from '../support/open-server.ts'
import type { Database } from '../../src/platform/db/tx.ts'

const PLAYERS = 6
const PAUSE_MS = 120
const ORDER_MS = 4000
const CHAT_MS = 2500
const GOLD = 10_000

export interface Load {
  /** What went wrong, if anything. */
  readonly errors: readonly string[]
  stop(): Promise<void>
}

/** The phone numbers are verified in the database: nobody reads text messages here. */
export async function startLoad(url: string, db: Database): Promise<Load> {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => register(url, db)))
  const stopped = new AbortController()
  const errors: string[] = []
  const sockets = players.map(({ token }) => openLive(url, token))
  const repeat = async (intervalMs: number, act: (player: Player) => Promise<unknown>, player: Player) => {
    while (!stopped.signal.aborted) {
      await act(player).catch((error: unknown) => errors.push((error as Error).message))
      await sleep(intervalMs, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }
  const [first, second, third] = players as [Player, Player, Player]
  const running = [
    ...players.map((player) => repeat(PAUSE_MS, bet, player)),
    repeat(ORDER_MS, recharge, first),
    repeat(ORDER_MS, withdraw, second),
    repeat(CHAT_MS, chat, third),
    repeat(CHAT_MS, requestEmailCode, third),
  ]
  return {
    errors,
    stop: async () => {
      stopped.abort()
      for (const socket of sockets) socket.close()
      await Promise.all(running)
    },
  }
}

interface Player {
  readonly url: string
  readonly token: string
}

async function register(url: string, db: Database): Promise<Player> {
  const { data: device } = await callServer<string>(url, 'GET /api/auth')
  const { data } = await callServer<{ token: string; user: User }>(
    url,
    'POST /api/user/register',
    registration(),
    device,
  )
  const player = { url, token: data.token }
  await verifyPhone(db, data.user.id)
  await done(player, 'POST /api/fair/rotate', { clientSeed: 'load' })
  return player
}

async function done<T>({ url, token }: Player, key: string, body?: object): Promise<T> {
  const { errno, message, data } = await callServer<T>(url, key, body, token)
  if (errno !== 0) throw new Error(`${key}: ${errno} ${message}`)
  return data
}

/** Bets of every kind. Some are refused: the stake is too high, or the round is closed. */
async function bet({ url, token }: Player): Promise<void> {
  const requestId = randomUUID()
  await callServer(url, 'POST /api/roller', roll(), token)
  if (randomInt(10) === 0) await callServer(url, 'POST /api/roller', roll({ gold: 90_000_000 }), token)
  if (randomInt(4) === 0) await callServer(url, 'POST /api/crash/join', { gold: 300, requestId }, token)
  if (randomInt(4) === 0)
    await callServer(url, 'POST /api/fruit/join', { gold: 600, selections: ['cherry'], requestId }, token)
  if (randomInt(4) === 0)
    await callServer(url, 'POST /api/turntable/join', { gold: 300, risk: 'low', requestId }, token)
}

/** Buys gold, and pays on the sandbox's page. */
async function recharge(player: Player): Promise<void> {
  const order = { gold: GOLD, requestId: randomUUID() }
  const { payUrl } = await done<{ payUrl: string }>(player, 'POST /api/recharge', order)
  await fetch(`${payUrl}/pay`, { method: 'POST', redirect: 'manual' })
}

async function withdraw(player: Player): Promise<void> {
  const { quoteId } = await done<{ quoteId: string }>(player, 'POST /api/withdrawal/quote', {
    kind: 'fiat',
    gold: GOLD,
  })
  const accountNumber = `${randomInt(1000, 9999)}1${randomInt(10_000, 99_999)}`
  const destination = { bankCode: 'NG-GTB', accountNumber, accountName: 'Awa Ndiaye' }
  await done(player, 'POST /api/withdrawal', { quoteId, requestId: randomUUID(), ...destination })
}

/** Emails a code to a new address. */
async function requestEmailCode(player: Player): Promise<void> {
  await callServer(
    player.url,
    `POST /api/user/email/${randomBytes(6).toString('hex')}@players.example`,
    {},
    player.token,
  )
}

/** Sends a message to a character, and waits for the complete answer. */
async function chat({ url, token }: Player): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ai_lady/ws/mira?token=${token}`)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the chat did not open')))
    socket.addEventListener('close', () => resolve())
    socket.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data)) as { type: string }
      if (type === 'hello')
        socket.send(JSON.stringify({ type: 'send', clientId: randomUUID(), text: 'hello, how are you?' }))
      if (type === 'done' || type === 'refused') resolve()
    })
  })
  socket.close()
}

function openLive(url: string, token: string): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
  const requests = [
    { type: 'auth', token },
    { type: 'subscribe', topic: 'round:crash' },
    { type: 'subscribe', topic: 'bets:crash' },
    { type: 'subscribe', topic: 'balance' },
  ]
  socket.addEventListener('open', () => {
    for (const request of requests) socket.send(JSON.stringify(request))
  })
  return socket
}
