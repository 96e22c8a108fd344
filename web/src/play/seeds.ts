// The player's own share of every draw. The client seed is made here, never by the server, and only
// after the server has committed to the seed it will be joined with: so neither side can choose the luck.

import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { Caller } from '../client/call.ts'
import type { Seeds } from './settled-bet.ts'

export type FairCaller = Caller<FairnessContract>
export type Rotation = OutputOf<FairnessContract, 'POST /api/fair/rotate'>
export type RevealedPair = NonNullable<Rotation['revealed']>

/** Under which the player's seeds are kept in the query cache. */
export const seedsKey = ['fair', 'seeds'] as const
export const CLIENT_SEED_MISSING = 1210
const SEED_BYTES = 16

/** 16 bytes of the browser's own luck as 22 characters of base64url. */
export function newClientSeed(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(SEED_BYTES))): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Sets a client seed where there is none yet, and answers the seeds in use. */
export async function ensureClientSeed(call: FairCaller): Promise<Seeds> {
  const seeds = await call('GET /api/fair/seeds', {}, { quiet: true })
  if (seeds.clientSeed !== null) return remember(seeds)
  // Only now is it made: the answer above carried the commitment of the server.
  return (await rotateSeeds(call, newClientSeed())).seeds
}

const promised = new Map<number, string>()
const revealed = new Map<number, string>()

function remember(seeds: Seeds): Seeds {
  const { seedPairId, serverSeedHash } = seeds
  // The first one sent is the promise; a later, different one must not replace it.
  if (seedPairId !== null && serverSeedHash !== null && !promised.has(seedPairId))
    promised.set(seedPairId, serverSeedHash)
  return seeds
}

/** The fingerprint that this visit was sent for a pair, before any bet of the visit was made with it. */
export const promisedHash = (seedPairId: number): string | null => promised.get(seedPairId) ?? null

/** Begins the next pair of seeds; the server seed used so far becomes public. */
export async function rotateSeeds(call: FairCaller, clientSeed: string): Promise<Rotation> {
  const rotation = await call('POST /api/fair/rotate', { clientSeed }, { quiet: true })
  if (rotation.revealed) revealed.set(rotation.revealed.seedPairId, rotation.revealed.serverSeed)
  remember(rotation.seeds)
  return rotation
}

/** A server seed that was revealed in this visit: lists fetched before it still say null. */
export const revealedSeed = (seedPairId: number): string | null => revealed.get(seedPairId) ?? null
