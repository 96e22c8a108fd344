// Invalid requests of crowd players. None may leave a trace.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import type { Seat } from '../gamblers.ts'
import { answeredBet, type Book } from './book.ts'
import { draws, firstChoice } from './games.ts'

const TOO_MUCH = 5_000_000
const LOOK_MS = 400
const ATTEMPTS = 60
const BANK = { bankCode: 'NG-GTB', accountName: 'Awa Ndiaye', accountNumber: '0690112233' }

/** A bet on each game that is valid for a player who can pay it. */
const BETS: readonly (readonly [path: string, choice: object])[] = [
  ['roller', { direction: 'lower', number: 50_000 }],
  ['turntable/join', { risk: 'low' }],
  ['scratch/join', {}],
  ['minesweeper/join', { mines: 3 }],
  ...draws.map((rules) => [`${rules.id}/join`, firstChoice(rules)] as const),
  ['crash/join', { auto: 150 }],
  ['football/join', { auto: 1 }],
  ['bomb/join', { auto: 1 }],
  ['richbomb/join', { auto: 1 }],
]

const BAD_CHOICES: readonly (readonly [path: string, choice: object])[] = [
  ['roller', { direction: 'lower', number: 99_999 }],
  ['turntable/join', { risk: 'none' }],
  ['minesweeper/join', { mines: 25 }],
  ['roulette/join', { colour: 'pink' }],
  ['crash/join', { auto: 100 }],
  ['football/join', { auto: 99 }],
]

const one = <T>(seat: Seat, list: readonly T[]): T => list[seat.below(list.length)] as T

async function mustBeRefused(seat: Seat, book: Book, call: string, body: object): Promise<void> {
  const requestId = randomUUID()
  const answer = await seat.try(call, { ...body, requestId })
  if (answer) book.contradictions.push(`${call} ${JSON.stringify(body)} was taken from player ${seat.playerId}`)
}

/** A stake above every limit. */
export async function overLimit(seat: Seat, book: Book): Promise<void> {
  const [path, choice] = one(seat, BETS)
  await mustBeRefused(seat, book, `POST /api/${path}`, { gold: TOO_MUCH, ...choice })
}

export async function badChoice(seat: Seat, book: Book): Promise<void> {
  const [path, choice] = one(seat, BAD_CHOICES)
  await mustBeRefused(seat, book, `POST /api/${path}`, { gold: 100, ...choice })
}

/** A stake within every limit but above the player's balance. */
export async function overBalance(seat: Seat, book: Book, gold: number): Promise<void> {
  const [path, choice] = one(seat, BETS)
  await mustBeRefused(seat, book, `POST /api/${path}`, { gold, ...choice })
}

export async function overdrawn(seat: Seat, book: Book, gold: number): Promise<void> {
  const quote = await seat.try<{ quoteId: string }>('POST /api/withdrawal/quote', { kind: 'fiat', gold })
  if (quote) await mustBeRefused(seat, book, 'POST /api/withdrawal', { ...BANK, quoteId: quote.quoteId })
}

/** A bet at the moment of the lock. If it was accepted, it is a normal bet. */
export async function onLockedRound(seat: Seat, book: Book): Promise<void> {
  for (let looks = 0; looks < ATTEMPTS; looks++) {
    const round = await seat.try<{ phase: string }>('GET /api/roulette')
    if (round?.phase === 'locked' || round?.phase === 'draw') break
    await sleep(LOOK_MS)
  }
  const requestId = randomUUID()
  const body = { gold: 100, ...firstChoice(roulette), requestId }
  const joined = await seat.try<{ bet: { id: number } }>('POST /api/roulette/join', body)
  if (!joined) return
  book.count('bets that came just in time')
  seat.took(answeredBet({ requestId, playerId: seat.playerId, game: 'roulette', betId: joined.bet.id, gold: 100 }))
}
