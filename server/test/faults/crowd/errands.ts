// What crowd players do besides betting: rotate seeds, sign in daily, invest, buy VIP days.

import { randomUUID } from 'node:crypto'
import type { Seat } from '../gamblers.ts'
import type { Book, RevealedPair } from './book.ts'

const SHARE_GOLD = 10_000
const VIP = { days: 7, gold: 2000 }

interface Rotated {
  readonly revealed: (RevealedPair & { readonly seedPairId: number }) | null
  readonly seeds: { readonly seedPairId: number; readonly serverSeedHash: string }
}

/** Rotates the seeds: the revealed seed must match the commitment. */
export async function rotate(seat: Seat, book: Book): Promise<void> {
  const turned = await seat.try<Rotated>('POST /api/fair/rotate', { clientSeed: randomUUID() })
  if (!turned) return void book.contradictions.push(`player ${seat.playerId} could not turn to new seeds`)
  const { revealed, seeds } = turned
  book.commitments.set(seeds.seedPairId, seeds.serverSeedHash)
  if (revealed) book.revealed.set(revealed.seedPairId, revealed)
  book.count('seeds revealed')
}

export async function signIn(seat: Seat, book: Book): Promise<void> {
  const signed = await seat.try<{ today: { gold: number } | null }>('POST /api/sign_in', {})
  if (!signed) return
  if (!signed.today)
    return void book.contradictions.push(`player ${seat.playerId} signed in and was told that he did not`)
  book.signIns.set(seat.playerId, signed.today.gold)
}

export async function buyShare(seat: Seat, book: Book, gold = SHARE_GOLD): Promise<void> {
  const requestId = randomUUID()
  const order = await seat.try<{ id: number }>('POST /api/investment/buy', { gold, requestId })
  if (order) book.shares.set(requestId, { playerId: seat.playerId, gold })
}

export async function buyVip(seat: Seat, book: Book): Promise<void> {
  const requestId = randomUUID()
  const bought = await seat.try<{ gold: number }>('POST /api/order/vip', { ...VIP, requestId })
  if (bought) book.vips.set(requestId, { playerId: seat.playerId, gold: bought.gold })
}
