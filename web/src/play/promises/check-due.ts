// Checks one round and one revealed pair at a time against what this browser was shown. Nobody has to ask for it.

import type { GameRules } from '@glasshouse/rulebook/play/game'
import { CallError } from '../../client/call.ts'
import { readManifest, type Published } from '../fairness/chain.ts'
import { checkPair } from '../fairness/export-check.ts'
import { loadRules } from '../fairness/game-rules.ts'
import { fair, fetchExport } from '../fairness/use-seeds.ts'
import { check } from '../fairness/verify.ts'
import { terminalOf, walkChain } from '../rounds/book.ts'
import { knownAccount } from './account.ts'
import { countResults, raiseAlarm } from './evidence.ts'
import { judgeBeacon, judgeBook, judgeManifest, judgeRound, type EndedRound, type Mismatch } from './judge-round.ts'
import {
  chainHeads,
  seenManifests,
  seenPairs,
  seenRounds,
  type SeenManifest,
  type SeenPair,
  type SeenRound,
} from './kinds.ts'
import { idle } from './schedule.ts'
import { shownBetAt } from './shown-bets.ts'
import { recall, recallAll, remember, renew, type Kept } from './storage.ts'

/** `seedsNotRevealed`, `roundNotOver`, `notFound` */
const [NOT_REVEALED, NOT_OVER, NOT_FOUND] = [1212, 1108, 404]
/** A longer pair is checked when the player asks for it on the fairness page. */
const AUTO_BETS_MAX = 10_000
/** Above this many players only a share of the bet lists is fetched, so that all browsers together fetch a bounded number. */
const LIST_PLAYERS = 2_000
const WALK_MAX = 50_000
const FRESH_MS = 60_000
/** A round that the player left is over by then. */
const LEFT_MS = 300_000
const quiet = { quiet: true }

let turn = 0

type Due<T> = readonly [key: string, kept: Kept<T>]

/** Checks what is due next, and returns how much is left that can be checked now. */
export async function checkDue(): Promise<number> {
  const account = await knownAccount()
  if (account === null) return 0
  const rounds = dueOf(recallAll(seenRounds), account)
  // A manifest has to be known before the outcome.
  for (const epoch of new Set(rounds.map(([, { value }]) => value.epoch))) await knownManifest(account, epoch)
  const over = rounds.filter(([, { value, time }]) => value.hash !== null || Date.now() - time > LEFT_MS)
  // In turn, so that one that can't be checked yet doesn't keep the others waiting.
  const round = over[turn++ % over.length]
  if (round) await checkRound(account, round)
  await idle()
  const pairs = dueOf(recallAll(seenPairs), account)
  // The newest pair is in use.
  const revealed = pairs.toSorted(([, a], [, b]) => a.value.id - b.value.id).slice(0, -1)
  const pair = revealed[turn % revealed.length]
  if (pair) await checkRevealed(account, pair)
  const isDone = ([key]: Due<unknown>): boolean =>
    recall(seenRounds, key)?.value.isChecked === true || recall(seenPairs, key)?.value.isChecked === true
  return [...over, ...revealed].filter((one) => !isDone(one)).length
}

const dueOf = <T extends { readonly isChecked: boolean }>(all: readonly Due<T>[], account: string): Due<T>[] =>
  all.filter(([key, { value }]) => key.startsWith(`${account}.`) && !value.isChecked)

function report(account: string, about: string, timeMs: number, found: readonly Mismatch[], details: unknown): void {
  for (const mismatch of found) raiseAlarm(account, { ...mismatch, about, promisedTime: timeMs, details })
}

// Manifests, asked for again at most once a minute.
const fetched = new Map<string, { readonly atMs: number; readonly published: Published }>()

async function fetchManifest(account: string, epoch: number): Promise<Published> {
  const key = `${account}.${epoch}`
  const before = fetched.get(key)
  if (before && performance.now() - before.atMs < FRESH_MS) return before.published
  const published = await fair('GET /api/fair/manifest/{epoch}', { epoch }, quiet)
  fetched.set(key, { atMs: performance.now(), published })
  return published
}

async function knownManifest(account: string, epoch: number): Promise<Kept<SeenManifest>> {
  const key = `${account}.${epoch}`
  const known = recall(seenManifests, key)
  if (known && known.value.salt !== null) return known
  const { manifest, manifestHash: hash, salt } = await fetchManifest(account, epoch)
  const saltRule = readManifest(manifest)?.saltRule ?? ''
  const kept = remember(seenManifests, key, { epoch, hash, saltRule, salt })
  // The salt comes after the manifest, once.
  return kept.value.salt === salt ? kept : renew(seenManifests, key, { ...kept.value, salt }, kept.time)
}

async function checkRound(account: string, [key, { value: seen, time }]: Due<SeenRound>): Promise<void> {
  const { game, epoch, index } = seen
  const about = `${game} ${epoch}/${index}`
  const done = (): void => void renew(seenRounds, key, { ...seen, isChecked: true }, time)
  try {
    const round = await fair('GET /api/fair/round/{game}/{epoch}/{index}', { game, epoch, index }, quiet)
    if (round.hash === null) return
    const ended = { ...round, hash: round.hash }
    const rules = await knownRules(game)
    if (!rules) return done()
    const mustList = Math.random() * Math.max(round.players, 1) < LIST_PLAYERS
    const book = mustList
      ? await fair('GET /api/fair/book/{game}/{epoch}/{index}', { game, epoch, index }, quiet)
      : null
    const ofBook = book ? judgeBook(seen, ended, book, rules) : []
    if (ofBook === null) return
    const manifest = await knownManifest(account, epoch)
    const published = await fetchManifest(account, epoch)
    const ofManifest = judgeManifest(manifest.value, published)
    const ofChain = await judgeChain(account, ended, published)
    const ofBeacon = await judgeBeacon(ended, readManifest(published.manifest))
    const found = [...judgeRound(seen, ended, rules), ...ofBook, ...ofBeacon, ...ofChain]
    const own = book?.text.split('\n').filter((line) => seen.bets.some(({ id }) => line.startsWith(`${id}|`)))
    report(account, about, time, found, { seen, round, ownLines: own, results: book?.bets.filter(isOwn(seen)) })
    report(account, `${epoch}`, manifest.time, ofManifest, { seen: manifest.value, published })
    if (found.length + ofManifest.length === 0) countResults(account, seen.bets.length)
    done()
  } catch (error) {
    // An answer that can't be read proves nothing, so it is evidence too.
    if (!(error instanceof CallError)) {
      report(account, about, time, [{ name: 'outcome', promised: seen.commit, came: String(error) }], { seen })
      return done()
    }
    if (error.network || error.errno === NOT_OVER || error.status !== NOT_FOUND) throw error
    if (!(await wasRecovered(time)))
      report(account, about, time, [{ name: 'commit', promised: seen.commit, came: error.message }], { seen })
    done()
  }
}

/** Code that can't be fetched now is no lie of the server. */
const knownRules = (game: string): Promise<GameRules | null> =>
  loadRules(game).catch(() => {
    throw new CallError('', { errno: 0, status: 0, network: true })
  })

const isOwn =
  (seen: SeenRound) =>
  ({ id }: { id: number }): boolean =>
    seen.bets.some((bet) => bet.id === id)

async function wasRecovered(sinceMs: number): Promise<boolean> {
  const published = await fair('GET /api/fair/replacements', {}, quiet)
  return published.some(({ kind, endTime }) => kind === 'recovery' && (endTime ?? Infinity) >= sinceMs)
}

/** The hashes of a game lead to each other: from this round to the last one checked, or to the end in the manifest. */
async function judgeChain(account: string, { game, epoch, index, hash }: EndedRound, { manifest }: Published) {
  const key = `${account}.${game}.${epoch}`
  const head = recall(chainHeads, key)?.value ?? { index: 0, hash: terminalOf(manifest, game) ?? '' }
  const [newer, older] = head.index > index ? [head, { index, hash }] : [{ index, hash }, head]
  const steps = newer.index - older.index
  if (steps > WALK_MAX) return []
  const reached = await walkChain(newer.hash, steps, () => undefined)
  if (reached !== older.hash) return [{ name: 'chain', promised: older.hash, came: reached }] as const
  renew(chainHeads, key, newer)
  return []
}

async function checkRevealed(account: string, [key, { value: seen, time }]: Due<SeenPair>): Promise<void> {
  const done = (): void => void renew(seenPairs, key, { ...seen, isChecked: true }, time)
  const seedPairId = seen.id
  try {
    const first = await fair('GET /api/fair/export/{seedPairId}', { seedPairId, from: 0 }, quiet)
    if (first.betCount > AUTO_BETS_MAX) return done()
    const pair = first.next === null ? first : await fetchExport(seedPairId)
    const { isPromised, faults, bets } = await checkPair(pair, { promised: seen.hash, rulesOf: knownRules })
    const shown = pair.bets.flatMap((bet) => judgeShown(account, seedPairId, bet))
    const found: Mismatch[] = [
      ...(isPromised ? [] : [{ name: 'revealedSeed' as const, promised: seen.hash, came: pair.serverSeedHash }]),
      ...(pair.clientSeed === seen.clientSeed
        ? []
        : [{ name: 'activeSeed' as const, promised: seen.clientSeed, came: pair.clientSeed }]),
      ...faults.slice(0, 1).map(({ kind, nonce, game }) => ({
        name: 'pairResult' as const,
        promised: `nonce ${nonce}`,
        came: `${game ?? ''} ${kind}`.trim(),
      })),
      ...shown.slice(0, 1),
    ]
    report(account, `${seedPairId}`, time, found, { seen, faults: faults.slice(0, 20), shown: shown.slice(0, 20) })
    if (found.length === 0) countResults(account, bets)
    done()
  } catch (error) {
    if (!(error instanceof CallError)) {
      report(account, `${seedPairId}`, time, [{ name: 'pairResult', promised: seen.hash, came: String(error) }], {
        seen,
      })
      return done()
    }
    // A pair that is still in use is asked for again after the next one; one that is gone went with a lost moment.
    if (error.network) throw error
    if (error.errno !== NOT_REVEALED && error.status === NOT_FOUND) {
      if (!(await wasRecovered(time)))
        report(account, `${seedPairId}`, time, [{ name: 'activeSeed', promised: seen.hash, came: error.message }], {
          seen,
        })
      done()
    }
  }
}

interface ExportBet {
  readonly id: number
  readonly game: string
  readonly nonce: number
  readonly gold: number
  readonly payout: number
  readonly choice: unknown
  readonly outcome: unknown
}

/** A bet in the export, against the answer that showed it. */
function judgeShown(account: string, pairId: number, bet: ExportBet): Mismatch[] {
  const shown = shownBetAt(account, pairId, bet.nonce)
  const now = [bet.id, bet.game, bet.gold, bet.payout, bet.choice, bet.outcome]
  if (!shown || check<unknown>(shown, now).holds) return []
  return [{ name: 'shownBet', promised: JSON.stringify(shown), came: JSON.stringify(now) }]
}
