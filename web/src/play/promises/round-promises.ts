// Shared rounds as they were shown before their outcome. Only rounds with a bet of the player's are stored.

import { useEffect } from 'react'
import { currentAccount } from './account.ts'
import { raiseAlarm } from './evidence.ts'
import { seenRounds, type AlarmName, type SeenRound, type SeenRoundBet } from './kinds.ts'
import { checkSoon } from './schedule.ts'
import { recall, renew, type Kept } from './storage.ts'

/** What a round shows of itself, in every game. */
export interface ShownRound {
  readonly epoch: number
  readonly index: number
  readonly commit: string
  readonly salt: string
  readonly bookRoot: string | null
  readonly hash: string | null
}

export type OwnBet = Omit<SeenRoundBet, 'isBound'>

/** After a round the last payouts are written. */
const SETTLED_MS = 4_000
const RECENT_MAX = 40
/** Rounds of this visit without a bet yet, by key: what they showed first counts. */
const recent = new Map<string, Kept<SeenRound>>()

/** Notes the round under way with the player's bets on it, and has it checked when it is over. */
export function useRoundPromise(
  game: string,
  round: ShownRound | null | undefined,
  outcome: unknown,
  bets: readonly OwnBet[],
): void {
  const shown = round && noted(game, round, outcome, bets)
  // Rounds and bets are new objects with every message.
  const text = shown ? JSON.stringify(shown) : null
  useEffect(() => {
    if (text !== null) noteRound(JSON.parse(text) as SeenRound)
  }, [text])
}

function noted(game: string, round: ShownRound, outcome: unknown, bets: readonly OwnBet[]): SeenRound {
  const { epoch, index, commit, salt, bookRoot, hash } = round
  const mine = bets.map(({ id, gold, choice, payout }) => {
    return { id, gold, choice, payout, isBound: payout !== null || hash !== null }
  })
  // An outcome counts as shown together with its hash.
  const result = hash === null ? null : outcome
  return { game, epoch, index, commit, salt, bookRoot, hash, outcome: { shown: result }, bets: mine, isChecked: false }
}

export function noteRound(now: SeenRound, nowMs = Date.now()): void {
  const account = currentAccount()
  if (account === null) return
  const key = `${account}.${now.game}.${now.epoch}.${now.index}`
  const stored = recall(seenRounds, key)
  const first = stored ?? recent.get(key) ?? { value: now, time: nowMs }
  compare(account, first, now)
  const seen = join(first.value, now)
  // A round that was not seen before its outcome promised nothing.
  if (!stored && seen.bets.length === 0) return keepRecent(key, { value: seen, time: first.time })
  if (JSON.stringify(seen) !== JSON.stringify(stored?.value)) renew(seenRounds, key, seen, first.time)
  if (!seen.isChecked && (seen.hash !== null || !stored)) checkSoon(seen.hash === null ? undefined : SETTLED_MS)
}

/** The first value shown of each thing. */
function join(first: SeenRound, now: SeenRound): SeenRound {
  const bets = new Map(first.bets.map((bet) => [bet.id, bet]))
  for (const bet of now.bets) {
    const before = bets.get(bet.id)
    const isBound = bet.isBound || before?.isBound === true
    bets.set(bet.id, before ? { ...before, payout: before.payout ?? bet.payout, isBound } : bet)
  }
  const hasResult = first.hash !== null
  return {
    ...first,
    bookRoot: first.bookRoot ?? now.bookRoot,
    hash: first.hash ?? now.hash,
    outcome: hasResult ? first.outcome : now.outcome,
    bets: [...bets.values()],
  }
}

/** What was shown once may not change while the round goes on. */
function compare(account: string, { value: first, time }: Kept<SeenRound>, now: SeenRound): void {
  const about = `${now.game} ${now.epoch}/${now.index}`
  const same = (name: AlarmName, promised: string | null, came: string | null): void => {
    if (promised !== null && came !== null && promised !== came)
      raiseAlarm(account, { name, about, promised, promisedTime: time, came, details: { first, now } })
  }
  same('commit', first.commit, now.commit)
  same('salt', first.salt, now.salt)
  same('bookRoot', first.bookRoot, now.bookRoot)
  same('chain', first.hash, now.hash)
}

function keepRecent(key: string, seen: Kept<SeenRound>): void {
  recent.set(key, seen)
  const [oldest] = recent.keys()
  if (recent.size > RECENT_MAX && oldest !== undefined) recent.delete(oldest)
}
