// The promise of a server seed: the hash that is shown as the next one must be the hash of the pair that the client seed
// joins. What was shown is compared with every later answer, in this visit or another one.

import { hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { Caller } from '../../client/call.ts'
import type { SeedProof, Seeds } from '../settled-bet.ts'
import { noteChange, raiseAlarm } from './evidence.ts'
import { nextHashes, seenPairs, sentSeeds, type SeenPair, type ShownHash } from './kinds.ts'
import { recall, remember, renew, type Kept } from './storage.ts'

export type FairCaller = Caller<FairnessContract>
type Rotation = OutputOf<FairnessContract, 'POST /api/fair/rotate'>
type Pair = OutputOf<FairnessContract, 'GET /api/fair/pairs/{lastCreateTime}'>[number]
type Replacement = OutputOf<FairnessContract, 'GET /api/fair/replacements'>[number]

/** Clocks of devices may be wrong by this much. */
const CLOCK_ERROR_MS = 24 * 3_600_000
/** So many pages of revealed pairs are read to find one. */
const PAGES_MAX = 20
/** The client seed of a pair that was revealed before its player chose one. */
const UNUSED = 'none-chosen'
const quiet = { quiet: true }

/** The hash promised for the next pair, as this browser was first shown it. */
export const promisedNext = (account: string): Kept<ShownHash> | null => recall(nextHashes, account)

/** The hash shown for a pair in use, before any bet that this browser knows. */
export const shownPair = (account: string, pairId: number) => recall(seenPairs, `${account}.${pairId}`)

/** Notes that a client seed is about to be sent for this hash. False if it was sent for another one before. */
export const maySend = (account: string, clientSeed: string, hash: string): boolean =>
  remember(sentSeeds, `${account}.${clientSeed}`, { hash }).value.hash === hash

/**
 * Compares the server's answer with what this browser was shown before, and keeps what is new. A promise that is gone is
 * looked for first: it may have served another device, or was replaced for a published reason.
 */
export async function compareSeeds(call: FairCaller, account: string, seeds: Seeds): Promise<void> {
  await comparePair(call, account, seeds)
  const next = recall(nextHashes, account)
  if (!next || isKept(next.value.hash, seeds)) return keepNext(account, seeds)
  await findPromise(call, account)
}

/** Either still the next hash, or that of the pair in use. */
const isKept = (hash: string, seeds: Seeds): boolean =>
  hash === seeds.nextServerSeedHash || hash === seeds.serverSeedHash

function keepNext(account: string, { nextServerSeedHash: hash }: Seeds): void {
  if (recall(nextHashes, account)?.value.hash !== hash) renew(nextHashes, account, { hash })
}

async function comparePair(call: FairCaller, account: string, seeds: Seeds): Promise<void> {
  const { seedPairId, serverSeedHash, clientSeed } = seeds
  if (seedPairId === null || serverSeedHash === null || clientSeed === null) return
  const about = `${seedPairId}`
  const sent = recall(sentSeeds, `${account}.${clientSeed}`)
  // No published reason allows this: a client seed is given to one server seed only.
  if (sent && sent.value.hash !== serverSeedHash)
    return alarm(account, 'rotation', about, sent, serverSeedHash, { clientSeed, seeds })
  const pair = { id: seedPairId, hash: serverSeedHash, clientSeed, isChecked: false }
  const seen = rememberPair(account, pair)
  if (isSamePair(seen, pair)) return
  const published = await call('GET /api/fair/replacements', {}, quiet)
  // After a lost moment the same number may be given to a new pair.
  if (isExplained(published, seen.time, true)) {
    noteChange(account, { name: 'recovered', hash: seen.value.hash })
    renew(seenPairs, `${account}.${about}`, pair)
  } else alarm(account, 'activeSeed', about, seen, serverSeedHash, { seen: seen.value, seeds, published })
}

const rememberPair = (account: string, pair: SeenPair): Kept<SeenPair> =>
  remember(seenPairs, `${account}.${pair.id}`, pair)
const isSamePair = ({ value }: Kept<SeenPair>, { hash, clientSeed }: SeenPair): boolean =>
  value.hash === hash && value.clientSeed === clientSeed

/**
 * Asks again, in an order that leaves no gap: what was the next hash before the first question is the next one, the one
 * in use or a revealed one by the last. So an answer that was overtaken by another tab or device raises no alarm.
 */
async function findPromise(call: FairCaller, account: string): Promise<void> {
  const promised = recall(nextHashes, account)
  const seeds = await call('GET /api/fair/seeds', {}, quiet)
  if (!promised || isKept(promised.value.hash, seeds)) return keepNext(account, seeds)
  const { hash } = promised.value
  const pair = await findRevealed(call, hash)
  const published = await call('GET /api/fair/replacements', {}, quiet)
  if (pair && pair.clientSeed !== UNUSED) noteChange(account, { name: 'otherDevice', hash })
  else if (pair && isExplained(published, promised.time, false)) noteChange(account, { name: 'replaced', hash })
  else if (isExplained(published, promised.time, true)) noteChange(account, { name: 'recovered', hash })
  else alarm(account, 'nextSeed', hash.slice(0, 8), promised, seeds.nextServerSeedHash, { seeds, pair, published })
  keepNext(account, seeds)
}

/** The revealed pair whose seed has this hash; the hash that the server names isn't trusted. */
async function findRevealed(call: FairCaller, hash: string): Promise<Pair | null> {
  for (let page = 0, last = 0; page < PAGES_MAX; page++) {
    const pairs = await call('GET /api/fair/pairs/{lastCreateTime}', { lastCreateTime: last }, quiet)
    const found = pairs.find(({ serverSeed }) => seedHash(hexToBytes(serverSeed)) === hash)
    const oldest = pairs.at(-1)
    if (found || !oldest) return found ?? null
    last = oldest.createTime
  }
  return null
}

/** Whether we published, since then, that pairs were replaced, or that a moment was lost. */
const isExplained = (published: readonly Replacement[], sinceMs: number, isLost: boolean): boolean =>
  published.some(
    ({ kind, endTime }) =>
      (!isLost || kind === 'recovery') && (endTime === null || endTime >= sinceMs - CLOCK_ERROR_MS),
  )

/** Compares the answer to a client seed with the promise that it was given for. */
export function judgeRotation(
  account: string,
  clientSeed: string,
  promised: Kept<ShownHash>,
  { seeds, revealed }: Rotation,
): void {
  const isPromised = seeds.serverSeedHash === promised.value.hash && seeds.clientSeed === clientSeed
  const id = seeds.seedPairId ?? 0
  const pair = { id, hash: promised.value.hash, clientSeed, isChecked: false }
  // It begins now: after a lost moment an earlier pair may have had its number.
  if (isPromised) renew(seenPairs, `${account}.${id}`, pair, promised.time)
  else alarm(account, 'rotation', `${id}`, promised, seeds.serverSeedHash ?? '', { clientSeed, seeds })
  renew(nextHashes, account, { hash: seeds.nextServerSeedHash })
  if (!revealed) return
  const seen = shownPair(account, revealed.seedPairId)
  const hash = seedHash(hexToBytes(revealed.serverSeed))
  if (seen && seen.value.hash !== hash)
    alarm(account, 'revealedSeed', `${revealed.seedPairId}`, seen, hash, { revealed })
}

/** A bet names the pair that it was made with. */
export function comparePairOfBet(account: string, proof: Omit<SeedProof, 'serverSeed'>): void {
  const { seedPairId: id, serverSeedHash: hash, clientSeed } = proof
  const pair = { id, hash, clientSeed, isChecked: false }
  const seen = rememberPair(account, pair)
  if (!isSamePair(seen, pair)) alarm(account, 'activeSeed', `${id}`, seen, hash, { seen: seen.value, proof })
}

function alarm(
  account: string,
  name: 'rotation' | 'nextSeed' | 'activeSeed' | 'revealedSeed',
  about: string,
  promised: Kept<ShownHash>,
  came: string,
  details: object,
): void {
  raiseAlarm(account, { name, about, promised: promised.value.hash, promisedTime: promised.time, came, details })
}
