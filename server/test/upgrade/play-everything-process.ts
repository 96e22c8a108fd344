// Plays a bit of everything on a server of the first release, and prints as JSON what a later version must still know.
// Everything goes through the API of that release.

import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callServer } from '../rehearsal/call-server.ts'
import { enrol, logIn } from '../support/operators.ts'
import { openDatabase } from '../../src/platform/db/database.ts'

const url = process.env['HOUSE_URL'] ?? ''
const LIMIT_MS = 240_000
const BANK = { bankCode: 'NG-GTB', accountName: 'Awa Ndiaye' }
const SHARED: readonly (readonly [string, object])[] = [
  ['crash', { gold: 100, auto: 150 }],
  ['bomb', { gold: 100, auto: 150 }],
  ['football', { gold: 100, auto: 2 }],
  ['richbomb', { gold: 100, auto: 2 }],
  ['roulette', { gold: 100, colour: 'red' }],
  ['wingo', { gold: 100, selections: ['red'] }],
  ['fruit', { gold: 100, selections: ['cherry'] }],
  ['lucky3', { gold: 100, type: 'big', pick: '' }],
]
const OWN_SEED: readonly (readonly [string, object])[] = [
  ['roller', { gold: 100, direction: 'lower', number: 50_000 }],
  ['turntable/join', { gold: 100, risk: 'low' }],
  ['scratch/join', { gold: 100 }],
]

interface Person {
  readonly id: number
  readonly phone: string
  readonly password: string
  readonly token: string
  readonly invitationCode: string
}

const db = await openDatabase({ url: process.env['DATABASE_URL'] ?? '' })
const inviter = await register('+33612345671')
const friend = await register('+33612345672', inviter.invitationCode)
await Promise.all([playAll(inviter), playAll(friend)])
await buyGold(inviter)
const reviewed = await withdraw(inviter, '0690112231', 'review')
const paid = await withdraw(friend, '0690112232', 'confirmed')
await done('POST /api/investment/buy', { gold: 10_000, requestId: randomUUID() }, inviter.token)
await done('POST /api/sign_in', {}, friend.token)
await done('POST /api/order/vip', { days: 7, gold: 2000, requestId: randomUUID() }, friend.token)
await done('PUT /api/user/limits', { kind: 'deposit', period: 'day', amount: 50_000 }, friend.token)
await done('POST /api/user/contact', { text: 'When is it paid?', requestId: randomUUID() }, friend.token)
const saidInChat = await talk(friend)
const operator = await operate(friend)
const oldPair = await revealSeed(friend)
await done('POST /api/roller', { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }, friend.token)
const openBoard = await openBoardOf(friend)
const openBets = await joinRounds(friend)
const balances = { inviter: await goldOf(inviter), friend: await goldOf(friend) }
const [clock] = await db.read<{ now: bigint }>('select now_ms() as now')
await db.close()
const people = { inviter, friend, balances, operator }
const story = { endTime: Number(clock?.now), ...people, reviewed, paid, saidInChat, oldPair, openBoard, openBets }
console.log(`\n${JSON.stringify(story)}`)
process.exit(0)

async function done<T>(key: string, body?: object, token = ''): Promise<T> {
  const { errno, message, data } = await callServer<T>(url, key, body, token)
  if (errno !== 0) throw new Error(`${key}: ${errno} ${message}`)
  return data
}

async function until<T>(fact: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(200)) {
    const answer = await ask()
    if (answer) return answer
  }
  throw new Error(`not within ${LIMIT_MS / 1000} s: ${fact}`)
}

async function register(phone: string, invitationCode?: string): Promise<Person> {
  const password = randomBytes(12).toString('base64url')
  const form = { phone, password, confirmPassword: password, adult: true, agreement: true }
  const device = await done<string>('GET /api/auth')
  const { token, user } = await done<{ token: string; user: { id: number; invitationCode: string } }>(
    'POST /api/user/register',
    { ...form, ...(invitationCode && { invitationCode }) },
    device,
  )
  await done('POST /api/fair/rotate', { clientSeed: 'first-release' }, token)
  return { id: user.id, phone, password, token, invitationCode: user.invitationCode }
}

async function goldOf({ token }: Person): Promise<number> {
  return (await done<{ gold: number }>('GET /api/user/only_balance', undefined, token)).gold
}

/** One bet on each of the twelve games, until all are settled. */
async function playAll(person: Person): Promise<void> {
  for (const [call, bet] of OWN_SEED) await done(`POST /api/${call}`, { ...bet, requestId: randomUUID() }, person.token)
  const board = await openBoardOf(person)
  await done('POST /api/minesweeper/jump', { sessionId: board.betId, requestId: randomUUID() }, person.token)
  const bets = await joinRounds(person)
  await until('all bets are settled', async () => {
    const open = await db.read('select 1 from bets where id = any($1) and payout is null', [bets])
    return open.length === 0
  })
}

/** A board with an open tile. The first tile of some boards is a mine. */
async function openBoardOf({ token }: Person): Promise<{ betId: number; opened: number[] }> {
  type Step = { session: { id: number; opened: number[]; state: string } }
  for (;;) {
    const bet = { gold: 100, mines: 1, requestId: randomUUID() }
    const { session } = await done<Step>('POST /api/minesweeper/join', bet, token)
    const reveal = { sessionId: session.id, cell: 7, requestId: randomUUID() }
    const after = (await done<Step>('POST /api/minesweeper/reveal', reveal, token)).session
    if (after.state === 'placed') return { betId: after.id, opened: after.opened }
  }
}

/** Joins the current or next round of each shared game. */
async function joinRounds({ token }: Person): Promise<number[]> {
  const join = ([game, bet]: readonly [string, object]): Promise<number> =>
    until(`a round of ${game}`, async () => {
      const body = { ...bet, requestId: randomUUID() }
      const { errno, data } = await callServer<{ bet: { id: number } }>(url, `POST /api/${game}/join`, body, token)
      return errno === 0 && data.bet.id
    })
  return await Promise.all(SHARED.map(join))
}

async function buyGold({ token }: Person): Promise<void> {
  type Order = { id: number; payUrl: string | null; state: string }
  const { id } = await done<Order>('POST /api/recharge', { gold: 5000, requestId: randomUUID() }, token)
  const payUrl = await until('a payment page', async () => {
    return (await done<Order>(`GET /api/recharge/pay/${id}`, undefined, token)).payUrl
  })
  const page = new URL(payUrl)
  page.search = ''
  const paidAnswer = await fetch(`${page.href}/approve`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  if (paidAnswer.status !== 303) throw new Error(`the payment page answered ${paidAnswer.status}`)
  await until('the recharge is credited', async () => {
    return (await done<Order>(`GET /api/recharge/status/${id}`, undefined, token)).state === 'credited'
  })
}

/** Returns the order when it has this state. */
async function withdraw({ token }: Person, accountNumber: string, state: string): Promise<number> {
  const { quoteId } = await done<{ quoteId: string }>(
    'POST /api/withdrawal/quote',
    { kind: 'fiat', gold: 10_000 },
    token,
  )
  const order = { quoteId, requestId: randomUUID(), ...BANK, accountNumber }
  const { id } = await done<{ id: number }>('POST /api/withdrawal', order, token)
  await until(`withdrawal ${id} is in ${state}`, async () => {
    const rows = await done<{ id: number; state: string }[]>('GET /api/withdrawal/voucher/0', undefined, token)
    return rows.find((row) => row.id === id)?.state === state
  })
  return id
}

/** Returns what the player said to a character. */
async function talk({ token }: Person): Promise<string> {
  const text = 'Hello, my name is Awa.'
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ai_lady/ws/mira?token=${token}`)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  socket.send(JSON.stringify({ type: 'send', clientId: randomUUID(), text }))
  await until('an answer of the character', async () => {
    const messages = await done<{ author: string; kind: string }[]>(
      'GET /api/ai_lady/message/0?id=mira',
      undefined,
      token,
    )
    return messages.some(({ author, kind }) => author === 'character' && kind !== 'greeting')
  })
  socket.close()
  return text
}

/** The first owner enters, writes a note and stops a game for a moment. */
async function operate(player: Person): Promise<{ name: string; password: string; recoveryCodes: readonly string[] }> {
  const file = path.join(process.env['HOUSE_DATA'] ?? '', 'first-operator.txt')
  const [name = '', oldPassword = ''] = readFileSync(file, 'utf8').trim().split(' ')
  const call = <T>(key: string, body?: object, token = '') => callServer<T>(url, key, body, token)
  const password = randomBytes(12).toString('base64url')
  const first = await logIn({ call }, name, oldPassword)
  await done('PUT /api/console/password', { oldPassword, newPassword: password }, first.token)
  const { token, recoveryCodes } = await enrol({ db, call }, first)
  await done('POST /api/console/player/note', { id: player.id, text: 'Asked when it is paid.' }, token)
  await done('POST /api/console/game/pause', { game: 'scratch', reason: 'To try it.' }, token)
  await done('POST /api/console/game/resume', { game: 'scratch', reason: 'It was tried.' }, token)
  return { name, password, recoveryCodes }
}

/** Returns the seed pair that was used so far, whose server seed is now public. */
async function revealSeed({ token }: Person): Promise<{ id: number; hash: string }> {
  type Rotated = { revealed: { seedPairId: number; serverSeedHash: string } }
  const { revealed } = await done<Rotated>('POST /api/fair/rotate', { clientSeed: 'second-seed' }, token)
  return { id: revealed.seedPairId, hash: revealed.serverSeedHash }
}
