// Checks a whole pair of seeds in the browser: that the seed is the promised one, that no bet is missing, and that every
// outcome and payout follows from the seeds. It trusts nothing that the file says of itself.

import { CLIENT_SEED, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import type { GameRules } from '@glasshouse/rulebook/play/game'
import { ownRules } from './game-rules.ts'
import type { PairExport } from './use-seeds.ts'
import { verifyBet, type ProofRules } from './verify.ts'

type ExportBet = PairExport['bets'][number]

/** What does not hold, and at which nonce. */
export interface Fault {
  readonly kind: 'missing' | 'twice' | 'outcome' | 'payout' | 'unreadable'
  readonly nonce: number
  readonly game?: string
}

export interface PairCheck {
  /** SHA-256 of the server seed is the fingerprint that was promised. */
  readonly isPromised: boolean
  readonly bets: number
  readonly staked: number
  readonly paid: number
  readonly faults: readonly Fault[]
  readonly holds: boolean
}

/** So many bets are reckoned before the page may breathe. */
const CHUNK = 50

/** A file as it was saved; null where it is no export at all. */
export function readExport(text: string): PairExport | null {
  try {
    const file = JSON.parse(text) as Partial<PairExport> | null
    const isOne =
      typeof file?.serverSeed === 'string' &&
      /^[0-9a-f]{64}$/.test(file.serverSeed) &&
      typeof file.serverSeedHash === 'string' &&
      typeof file.clientSeed === 'string' &&
      CLIENT_SEED.test(file.clientSeed) &&
      Array.isArray(file.bets) &&
      file.bets.every((bet: unknown) => typeof bet === 'object' && bet !== null)
    return isOne ? (file as PairExport) : null
  } catch {
    return null
  }
}

interface CheckParts {
  /** What was promised, where this browser knows it by itself. */
  readonly promised?: string | null
  readonly rulesOf: (game: string) => Promise<GameRules | null>
  readonly onShare?: (share: number) => void
}

export async function checkPair(file: PairExport, { promised, rulesOf, onShare }: CheckParts): Promise<PairCheck> {
  const hash = seedHash(hexToBytes(file.serverSeed))
  // What this browser knows, what the browser that saved the file knew, and what the server has on record.
  const promises = [promised ?? file.serverSeedHash, file.seen?.nextServerSeedHash, file.promise?.nextServerSeedHash]
  const isPromised = promises.every((one) => one === undefined || one === hash)
  const bets = file.bets.toSorted((a, b) => a.nonce - b.nonce)
  const faults: Fault[] = []
  const known = new Map<string, ProofRules<unknown, unknown> | null>()
  let due = 0
  for (const [place, bet] of bets.entries()) {
    if (!Number.isSafeInteger(bet.nonce) || bet.nonce < 0) {
      faults.push({ kind: 'unreadable', nonce: bet.nonce, game: bet.game })
      continue
    }
    for (let nonce = due; nonce < bet.nonce && faults.length < FAULTS_MAX; nonce++)
      faults.push({ kind: 'missing', nonce })
    if (bet.nonce < due) faults.push({ kind: 'twice', nonce: bet.nonce, game: bet.game })
    due = Math.max(due, bet.nonce + 1)
    if (!known.has(bet.game)) known.set(bet.game, await proverOf(bet.game, rulesOf))
    faults.push(...betFaults(file, bet, known.get(bet.game) ?? null))
    if (place % CHUNK === CHUNK - 1) {
      onShare?.((place + 1) / bets.length)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  // The server says how many bets the pair served: what is missing at the end leaves no gap to be seen.
  for (let nonce = due; nonce < file.betCount && faults.length < FAULTS_MAX; nonce++)
    faults.push({ kind: 'missing', nonce })
  const sum = (of: (bet: ExportBet) => number): number => bets.reduce((total, bet) => total + of(bet), 0)
  return {
    isPromised,
    bets: bets.length,
    staked: sum(({ gold }) => gold),
    paid: sum(({ payout }) => payout),
    faults,
    holds: isPromised && faults.length === 0,
  }
}

/** Enough to see that nothing holds. */
const FAULTS_MAX = 1000

async function proverOf(game: string, rulesOf: CheckParts['rulesOf']): Promise<ProofRules<unknown, unknown> | null> {
  const rules = await rulesOf(game)
  return rules && ownRules(rules)
}

function betFaults(pair: PairExport, bet: ExportBet, rules: ProofRules<unknown, unknown> | null): Fault[] {
  const fault = (kind: Fault['kind']): Fault => ({ kind, nonce: bet.nonce, game: bet.game })
  if (!rules) return [fault('unreadable')]
  const { seedPairId, serverSeed, serverSeedHash, clientSeed } = pair
  const proof = { seedPairId, serverSeed, serverSeedHash, clientSeed, nonce: bet.nonce }
  try {
    const { outcome, payout } = verifyBet(rules, { ...bet, proof }, serverSeed)
    return [...(outcome.holds ? [] : [fault('outcome')]), ...(payout.holds ? [] : [fault('payout')])]
  } catch {
    // Choices and outcomes that no game could have written.
    return [fault('unreadable')]
  }
}
