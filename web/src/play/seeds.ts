// The player's own share of every draw. The client seed is made here, never by the server, and only
// after the server has committed to the seed it will be joined with: so neither side can choose the luck.

import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { defineMessages, say } from '@glasshouse/ui/text/i18n.ts'
import { CallError } from '../client/call.ts'
import { newClientSeed } from './client-seed.ts'
import { currentAccount, knownAccount } from './promises/account.ts'
import { checkSoon } from './promises/schedule.ts'
import {
  compareSeeds,
  judgeRotation,
  maySend,
  promisedNext,
  shownPair,
  type FairCaller,
} from './promises/seed-promises.ts'
import type { Seeds } from './settled-bet.ts'

export type { FairCaller }
export type Rotation = OutputOf<FairnessContract, 'POST /api/fair/rotate'>
export type RevealedPair = NonNullable<Rotation['revealed']>

const messages = defineMessages({
  clientSeedSent: [
    'You’ve already used this client seed with another server seed. Choose a new one.',
    'Vous avez déjà utilisé cette graine client avec une autre graine du serveur. Choisissez-en une autre.',
  ],
})

/** Under which the player's seeds are kept in the query cache. */
export const seedsKey = ['fair', 'seeds'] as const
export const CLIENT_SEED_MISSING = 1210
/** `serverSeedChanged` */
const SERVER_SEED_CHANGED = 1214
const CLIENT_SEED_USED = 1213

/** Sets a client seed where there is none yet, and answers the seeds in use. */
export async function ensureClientSeed(call: FairCaller): Promise<Seeds> {
  const seeds = await lookAtSeeds(call)
  if (seeds.clientSeed !== null) return seeds
  // Only now is it made: the answer above carried the commitment of the server.
  return (await rotateSeeds(call)).seeds
}

/** Asks for the seeds, and compares them with what this browser was shown before. */
async function lookAtSeeds(call: FairCaller): Promise<Seeds> {
  const seeds = await call('GET /api/fair/seeds', {}, { quiet: true })
  const account = await knownAccount()
  // What can't be looked up now is compared with the next answer.
  if (account !== null) await compareSeeds(call, account, seeds).catch(ignoreRefusal)
  return seeds
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error
}

const revealed = new Map<number, string>()

/** The hash that this browser was shown for a pair before its bets, in this visit or an earlier one. */
export function promisedHash(seedPairId: number): string | null {
  const account = currentAccount()
  return account === null ? null : (shownPair(account, seedPairId)?.value.hash ?? null)
}

/**
 * Begins the next pair of seeds; the server seed used so far becomes public. Without a client seed it makes one. The
 * promised hash goes with it, so that an honest server refuses what it has not promised.
 */
export async function rotateSeeds(call: FairCaller, typed?: string): Promise<Rotation> {
  try {
    return await sendClientSeed(call, typed ?? newClientSeed())
  } catch (error) {
    if (!(error instanceof CallError) || error.errno !== SERVER_SEED_CHANGED) throw error
    // Another device was faster, we replaced the seeds, or the promise was broken: the comparison says which.
    await lookAtSeeds(call)
    // A client seed that the server has seen is never sent for another server seed.
    if (typed !== undefined) throw error
    return await sendClientSeed(call, newClientSeed())
  }
}

async function sendClientSeed(call: FairCaller, clientSeed: string): Promise<Rotation> {
  const account = await knownAccount()
  if (account === null) return await call('POST /api/fair/rotate', { clientSeed }, { quiet: true })
  if (!promisedNext(account)) await lookAtSeeds(call)
  const shown = promisedNext(account)
  const nextServerSeedHash = shown?.value.hash
  if (nextServerSeedHash !== undefined && !maySend(account, clientSeed, nextServerSeedHash))
    throw new CallError(say(messages, 'clientSeedSent'), { errno: CLIENT_SEED_USED, status: 200, network: false })
  const rotation = await call('POST /api/fair/rotate', { clientSeed, nextServerSeedHash }, { quiet: true })
  if (shown) judgeRotation(account, clientSeed, shown, rotation)
  if (rotation.revealed) revealed.set(rotation.revealed.seedPairId, rotation.revealed.serverSeed)
  checkSoon()
  return rotation
}

/** A server seed that was revealed in this visit: lists fetched before it still say null. */
export const revealedSeed = (seedPairId: number): string | null => revealed.get(seedPairId) ?? null
