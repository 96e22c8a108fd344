// A round that is over against what was shown before it was: each thing that differs, with both values. Pure.

import { bytesToHex, chainStep, hexToBytes } from '@glasshouse/rulebook/play/draws'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { check } from '../fairness/verify.ts'
import type { Manifest } from '@glasshouse/rulebook/play/manifest'
import { beaconKind, checkSalt, readManifest, type Published } from '../fairness/chain.ts'
import { textHash } from '../fairness/text-hash.ts'
import { linesOfBook } from '../rounds/book.ts'
import { checkBeacon } from '../rounds/beacon-check.ts'
import { bookFaults, type SharedRules } from '../rounds/verify-book.ts'
import { verifyCrashRound, verifyRound } from '../rounds/verify-round.ts'
import type { PublicRound } from '../settled-bet.ts'
import type { AlarmName, SeenManifest, SeenRound } from './kinds.ts'

export type Book = OutputOf<FairnessContract, 'GET /api/fair/book/{game}/{epoch}/{index}'>

/** A promise that was not kept. */
export interface Mismatch {
  readonly name: AlarmName
  readonly promised: string
  readonly came: string
}

/** A round whose hash is known; the manifest's promise is judged with it. */
export type EndedRound = PublicRound & { readonly hash: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function differs(name: AlarmName, promised: unknown, came: unknown): Mismatch[] {
  return check(promised, came).holds ? [] : [{ name, promised: textOf(promised), came: textOf(came) }]
}

/** What the manifest says now, against what it said before the round. */
export function judgeManifest(seen: SeenManifest, published: Published): Mismatch[] {
  const manifest = readManifest(published.manifest)
  const salts = manifest ? checkSalt(published) : []
  return [
    ...differs('manifest', seen.hash, published.manifestHash),
    ...differs('manifest', published.manifestHash, textHash(published.manifest)),
    ...differs('salt', seen.saltRule, manifest?.saltRule),
    ...(seen.salt === null ? [] : differs('salt', seen.salt, published.salt)),
    ...salts
      .filter(({ holds }) => !holds)
      .map(({ name }): Mismatch => ({ name: 'salt', promised: name, came: 'false' })),
  ]
}

/** The round's own promises: its hash, its salt, the hash of its bet list, and the outcome that was shown. */
export function judgeRound(seen: SeenRound, round: EndedRound, rules: GameRules): Mismatch[] {
  return [
    ...differs('commit', seen.commit, round.commit),
    ...differs('commit', seen.commit, bytesToHex(chainStep(hexToBytes(round.hash)))),
    ...differs('salt', seen.salt, round.salt),
    ...(seen.bookRoot === null ? [] : differs('bookRoot', seen.bookRoot, round.bookRoot)),
    ...(seen.hash === null ? [] : differs('chain', seen.hash, round.hash)),
    ...(seen.outcome.shown === null ? [] : differs('outcome', seen.outcome.shown, round.outcome)),
    // A round without its beacon is refunded and has no outcome.
    ...(isDrawn(round)
      ? differs('outcome', round.outcome, drawnOutcome(round, rules))
      : differs('outcome', round.outcome, null)),
  ]
}

const isDrawn = ({ incident, beaconRound, beacon }: EndedRound): boolean =>
  incident !== 'void' || beaconRound === null || beacon !== null

function drawnOutcome(round: EndedRound, rules: GameRules): unknown {
  const shared = sharedRules(rules)
  return shared.kind === 'crash'
    ? { bust: verifyCrashRound(shared, round, 0).outcome.computed }
    : verifyRound(shared, round, null).outcome.computed
}

/** The bet list: its hash, the player's own bets, and every limit, cap and payout. Null while a bet isn't settled. */
export function judgeBook(seen: SeenRound, round: EndedRound, book: Book, rules: GameRules): Mismatch[] | null {
  if (book.bets.some(({ payout }) => payout === null)) return null
  const promised = seen.bookRoot ?? round.bookRoot
  const found = [...differs('bookRoot', promised, textHash(book.text)), ...differs('bookRoot', promised, book.root)]
  const lines = new Map(linesOfBook(book.text).map((line) => [line.id, line]))
  const ends = new Map(book.bets.map((end) => [end.id, end]))
  for (const { id, gold, choice, isBound, payout } of seen.bets) {
    const line = lines.get(id)
    // A bet that was cancelled before the lock is not in the list.
    if (!line && !isBound && payout === null) continue
    found.push(...differs('bookBet', { gold, choice }, line ? { gold: line.gold, choice: line.choice } : null))
    if (payout !== null) found.push(...differs('payout', payout, ends.get(id)?.payout ?? null))
  }
  if (found.length > 0) return found
  return bookFaults(sharedRules(rules), round, book).map((fault) => ({
    name: ALARM_OF[fault.kind],
    promised: 'rules',
    came: textOf(fault),
  }))
}

const ALARM_OF = {
  list: 'bookRoot',
  limits: 'limits',
  loss: 'limits',
  stake: 'limits',
  cap: 'limits',
  result: 'payout',
} as const

function sharedRules(rules: GameRules): SharedRules {
  if (rules.kind === 'crash') return rules
  if (rules.kind === 'lottery') return rules
  throw new TypeError(`${rules.id} has no shared rounds`)
}

/** The value that decided: of the network that the manifest names, and of the round that was fixed before. */
export async function judgeBeacon(round: EndedRound, manifest: Manifest | null): Promise<Mismatch[]> {
  const promised = beaconKind(manifest ?? { beacon: null })
  // Without the beacon that was promised, the operator knew the result before betting closed.
  if ((promised === 'off') !== (round.beaconRound === null))
    return [{ name: 'beacon', promised, came: textOf(round.beaconRound) }]
  if (!isDrawn(round)) return []
  const checked = await checkBeacon(round)
  if (checked === null || (checked.holds && checked.network === promised)) return []
  return [{ name: 'beacon', promised: `${promised} ${round.beaconRound}`, came: textOf(round.beacon) }]
}
