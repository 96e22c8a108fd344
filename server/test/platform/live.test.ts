// The realtime socket from a client's view: real sockets and rounds, on one node and on two.

import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import type { CrashBet, OwnCrashBets } from '@glasshouse/rulebook/wire/play/crash-engine'
import {
  HEARTBEAT_MS,
  liveTopics,
  type LiveBets,
  type LiveMessage,
  type LiveRound,
} from '@glasshouse/rulebook/wire/realtime'
import { afterEach, describe, expect, test } from 'vitest'
import { databases, openServer, roll, type TestServer } from '../support/open-server.ts'

const redisUrl = process.env['TEST_REDIS_URL']
const PATIENCE_MS = 120_000

interface Heard {
  readonly type: string
}
interface Told extends Heard {
  readonly number: number
  readonly data: unknown
}
type ToldBets = Told & { readonly data: LiveBets }

class Listener {
  readonly received: LiveMessage[] = []
  readonly socket: WebSocket
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.received.push(JSON.parse(String(data)) as LiveMessage))
    this.closed = new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  }

  static async at(server: TestServer): Promise<Listener> {
    const socket = new WebSocket(await addressOf(server))
    const listener = new Listener(socket)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return listener
  }

  send(request: object): void {
    this.socket.send(JSON.stringify(request))
  }

  async waitFor<M extends Heard = Heard>(isWanted: (message: LiveMessage) => boolean, from = 0): Promise<M> {
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await sleep(10)) {
      const found = this.received.slice(from).find(isWanted)
      if (found) return found as Heard as M
    }
    throw new Error(`not received; last messages: ${JSON.stringify(this.received.slice(-4))}`)
  }

  async follows<M extends Told = Told>(topic: string, after?: number): Promise<M> {
    const from = this.received.length
    this.send({ type: 'subscribe', topic, ...(after !== undefined && { after }) })
    return await this.waitFor<M>((message) => 'topic' in message && message.topic === topic, from)
  }

  async round(game: string, isWanted: (round: LiveRound) => boolean): Promise<LiveRound> {
    const message = await this.waitFor<{ type: 'snapshot'; data: LiveRound }>(
      (one) =>
        one.type === 'snapshot' &&
        one.topic === `round:${game}` &&
        one.data !== null &&
        isWanted(one.data as LiveRound),
    )
    return message.data
  }

  close(): void {
    this.socket.close()
  }
}

async function addressOf(server: TestServer): Promise<string> {
  const { httpServer } = server.app
  if (!httpServer.server.listening) await httpServer.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(httpServer.server.address() as AddressInfo).port}/api/live`
}

const CLOSE = 8

/** A text frame of less than 126 bytes as browsers send it, with a mask of zeros. */
const masked = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]), Buffer.from(text)])

/** The opcodes of the frames that a server sent after the upgrade. */
function opcodes(bytes: Buffer): number[] {
  const found: number[] = []
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return found
  for (let at = head + 4; at + 2 <= bytes.length;) {
    const [first = 0, short = 0] = bytes.subarray(at)
    found.push(first & 0x0f)
    at += short < 126 ? 2 + short : 4 + bytes.readUInt16BE(at + 2)
  }
  return found
}

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})
const closing = <T extends { close(): unknown }>(each: T): T => {
  open.push(each)
  return each
}

const join = async (server: TestServer, token: string, change: object = {}) =>
  await server.call<{ bet: CrashBet; balance: number }>(
    'POST /api/richbomb/join',
    { gold: 500, requestId: randomUUID(), ...change },
    token,
  )

describe.each(databases)('live on %s', (kind) => {
  test('sends a round from window to result like the GET call, and bets as they are placed', async () => {
    const server = closing(await openServer(kind, {}, { leads: true }))
    const listener = closing(await Listener.at(server))
    const { token, user } = await server.player()
    expect((await listener.follows('balance')).type).toBe('refused')
    listener.send({ type: 'auth', token, language: 'fr' })
    for (const topic of ['balance', 'mine:richbomb', 'round:richbomb', 'bets:richbomb']) await listener.follows(topic)

    // The same player in another language keeps own topics.
    listener.send({ type: 'auth', token, language: 'en' })
    const betting = await listener.round('richbomb', ({ phase }) => phase === 'betting')
    expect(liveTopics['round:<game>'].safeParse(betting).error).toBeUndefined()
    expect(betting.phaseEndsAt).toBeGreaterThan(betting.serverNow - 10)
    const { data } = await join(server, token, { auto: 1 })
    const isMine = (message: LiveMessage): boolean =>
      message.type === 'delta' &&
      message.topic === 'bets:richbomb' &&
      (message.data as LiveBets).bets[0]?.id === data.bet.id
    const delta = await listener.waitFor<{ type: 'delta'; from: number; number: number; data: LiveBets }>(isMine)
    expect(delta.number).toBe(delta.from + 1)
    expect(delta.data).toMatchObject({ playerCount: 1, totalGold: 500, index: data.bet.round?.index })
    const isPlaced = (message: LiveMessage): boolean =>
      message.type === 'snapshot' &&
      message.topic === 'mine:richbomb' &&
      (message.data as OwnCrashBets).my?.state === 'placed'
    await listener.waitFor(isPlaced)

    const { index } = data.bet.round ?? { index: 0 }
    const running = await listener.round('richbomb', (round) => round.phase === 'running' && round.index === index)
    expect(running).toMatchObject({ bust: null, hash: null, phaseEndsAt: null })
    const got = await server.call<LiveRound>('GET /api/richbomb', undefined, token)
    expect(got.data).toMatchObject({ index, commit: running.commit, startedAt: running.startedAt })
    const result = await listener.round('richbomb', (round) => round.phase === 'result' && round.index === index)
    expect(result.hash).toMatch(/^[0-9a-f]{64}$/)
    const paid = (result.bust ?? 0) >= 200 ? 1000 : 0
    const isPaid = (message: LiveMessage): boolean =>
      message.type === 'snapshot' &&
      message.topic === 'balance' &&
      (message.data as { balance: number }).balance === 99_500 + paid
    await listener.waitFor(isPaid)
    expect(user.gold).toBe(100_000)
    expect(await server.brokenLaws()).toEqual([])
  })

  test('syncs a running round until it ends and never beyond', async () => {
    const server = closing(await openServer(kind, {}, { leads: true }))
    const listener = closing(await Listener.at(server))
    for (const topic of ['round:richbomb', 'sync:richbomb', 'sync']) await listener.follows(topic)
    let last = 0
    let ofRound: number[] = []
    const isInAll = (): boolean =>
      listener.received.some(
        (one) =>
          one.type === 'snapshot' && one.topic === 'sync' && 'richbomb' in liveTopics.sync.parse(one.data).running,
      )
    // A round can end before it is synced more than once, or between two syncs of all games.
    while (ofRound.length <= 3 || !isInAll()) {
      const { index } = await listener.round('richbomb', (one) => one.phase === 'running' && one.index > last)
      const { bust } = await listener.round('richbomb', (one) => one.phase === 'result' && one.index === index)
      const syncs = listener.received.flatMap((one) =>
        one.type === 'snapshot' && one.topic === 'sync:richbomb' ? [liveTopics['sync:<game>'].parse(one.data)] : [],
      )
      ofRound = syncs.flatMap(({ running }) => (running?.index === index ? [running.elapsedMs] : []))
      expect(ofRound).toEqual(ofRound.toSorted((a, b) => a - b))
      const beyond = ofRound.filter((elapsedMs) => richbomb.multiplierAt(elapsedMs) > (bust ?? 0))
      expect(beyond).toEqual([])
      last = index
    }
  })

  test('sends a returning client what it missed, or a snapshot for an unknown number', async () => {
    const server = closing(await openServer(kind, {}, { leads: true }))
    const [first, second] = [await server.player(), await server.player()]
    const listener = closing(await Listener.at(server))
    await listener.follows('round:richbomb')
    await listener.round('richbomb', ({ phase }) => phase === 'betting')
    const { number, data } = await listener.follows<ToldBets>('bets:richbomb')
    expect(data.playerCount).toBe(0)
    listener.close()
    const { bet } = (await join(server, first.token)).data
    await join(server, second.token)
    const again = closing(await Listener.at(server))
    const missed = await again.follows<ToldBets>('bets:richbomb', number)
    expect(missed).toMatchObject({ type: 'delta', from: number, number: number + 2 })
    expect(missed.data.bets.map(({ id }) => id)).toContain(bet.id)
    expect((await again.follows('bets:richbomb', number + 2)).type).toBe('delta')
    // Deltas of the round may come in between; a snapshot must come as well.
    const waitForSnapshot = (from: number) =>
      again.waitFor((message) => message.type === 'snapshot' && message.topic === 'bets:richbomb', from)
    const received = again.received.length
    again.send({ type: 'subscribe', topic: 'bets:richbomb', after: 1_000_000 })
    await waitForSnapshot(received)
    await server.db.commit('delete from events')
    const later = again.received.length
    again.send({ type: 'subscribe', topic: 'bets:richbomb', after: number })
    await waitForSnapshot(later)
  })

  test('sends nothing of the former player after the connection changes players', async () => {
    const server = closing(await openServer(kind))
    const [first, second] = [await server.player(), await server.player()]
    const listener = closing(await Listener.at(server))
    listener.send({ type: 'auth', token: first.token })
    expect((await listener.follows<Told & { data: { balance: number } }>('balance')).data.balance).toBe(100_000)
    listener.send({ type: 'auth', token: second.token })
    const received = listener.received.length
    await server.call('POST /api/roller', roll({ gold: 500 }), first.token)
    await sleep(3500)
    expect(listener.received.slice(received).filter((message) => 'topic' in message)).toEqual([])
    listener.send({ type: 'auth', token: '' })
    expect((await listener.follows('balance')).type).toBe('refused')
  })

  test('closes or refuses invalid requests and stays up', async () => {
    const server = closing(await openServer(kind))
    for (const bad of ['no json', '{}', '{"type":"subscribe"}', '{"type":"subscribe","topic":"x","more":1}', '[]']) {
      const listener = closing(await Listener.at(server))
      listener.socket.send(bad)
      expect(await listener.closed, bad).toBe(1008)
    }
    const large = closing(await Listener.at(server))
    large.socket.send(JSON.stringify({ type: 'auth', token: 'x'.repeat(2000) }))
    expect(await large.closed).toBe(1009)
    const binary = closing(await Listener.at(server))
    binary.socket.send(new Uint8Array([1, 2, 3]))
    expect(await binary.closed).toBe(1008)

    const listener = closing(await Listener.at(server))
    expect(await listener.follows('nothing')).toMatchObject({ type: 'refused', errno: 1010 })
    listener.send({ type: 'auth', token: 'x_madeup', language: 'fr' })
    expect(await listener.waitFor((message) => message.type === 'refused' && message.topic === 'auth')).toMatchObject({
      errno: 505,
      message: expect.stringContaining('session') as string,
    })
    listener.send({ type: 'time', sent: 7.5 })
    const time = await listener.waitFor<{ type: 'time'; sent: number; now: number }>(({ type }) => type === 'time')
    expect(time.sent).toBe(7.5)
    expect(Math.abs(time.now - Date.now())).toBeLessThan(5000)
    const strange = new WebSocket((await addressOf(server)).replace('/api/live', '/api/other'))
    await new Promise((resolve) => strange.addEventListener('error', resolve))
  })

  test('sends nothing after the close frame, even if the client never replies', async () => {
    const server = closing(await openServer(kind))
    const { port } = new URL(await addressOf(server))
    const socket = connect(Number(port), '127.0.0.1')
    const bytes: Buffer[] = []
    socket.on('data', (chunk: Buffer) => bytes.push(chunk))
    const head = ['GET /api/live HTTP/1.1', 'host: server', 'connection: Upgrade', 'upgrade: websocket']
    const key = `sec-websocket-key: ${randomBytes(16).toString('base64')}`
    socket.write(`${[...head, 'sec-websocket-version: 13', key].join('\r\n')}\r\n\r\n`)
    socket.write(masked('{"type":"subscribe","topic":"round:roulette"}'))
    socket.write(masked('{"type":"time","sent":1}'))
    await expect.poll(() => opcodes(Buffer.concat(bytes)).length).toBeGreaterThan(1)
    socket.write(masked('no json'))
    await expect.poll(() => opcodes(Buffer.concat(bytes)).includes(CLOSE)).toBe(true)
    // A heartbeat is due by then, whatever the rounds do.
    await sleep(HEARTBEAT_MS + 1000)
    socket.destroy()
    const all = opcodes(Buffer.concat(bytes))
    expect(all.indexOf(CLOSE)).toBe(all.length - 1)
  })

  test('limits connections per address and requests per connection', async () => {
    const server = closing(await openServer(kind, { RATE_FACTOR: '0.05' }))
    const connections = [
      await Listener.at(server),
      await Listener.at(server),
      await Listener.at(server),
      await Listener.at(server),
    ]
    await expect(Listener.at(server)).rejects.toMatchObject({ type: 'error' })
    for (let count = 0; count < 6; count++) connections[0]?.send({ type: 'time', sent: count })
    expect(await connections[0]?.closed).toBe(1008)
    await sleep(50)
    connections.push(await Listener.at(server))
    for (const connection of connections) connection.close()
  })
})

describe.runIf(databases.includes('postgresql'))('live across nodes', () => {
  test.each([...(redisUrl ? [['Redis', { REDIS_URL: redisUrl }] as const] : []), ['NOTIFY', {}] as const])(
    'by %s: sends a bet of one node to clients of the other',
    async (_, env) => {
      const server = closing(await openServer('postgresql', env, { leads: true }))
      const other = closing(await server.secondNode())
      const listener = closing(await Listener.at(other))
      await listener.follows('round:richbomb')
      await listener.round('richbomb', ({ phase }) => phase === 'betting')
      await listener.follows('bets:richbomb')
      const { token } = await server.player()
      const { data } = await join(server, token)
      const isMine = (one: LiveMessage): boolean =>
        one.type === 'delta' &&
        one.topic === 'bets:richbomb' &&
        (one.data as LiveBets).bets.some(({ id, state }) => id === data.bet.id && state === 'placed')
      await listener.waitFor(isMine)
      expect(await server.brokenLaws()).toEqual([])
    },
    90_000,
  )
})
