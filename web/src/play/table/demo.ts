// Demo gold for visitors, kept in memory. Nothing here may reach the server, and the luck is the
// rulebook's own: the same draw, on a seed that this browser made.

import { bytesToHex, Draws, seedHash } from '@glasshouse/rulebook/play/draws'
import type { InstantRules } from '@glasshouse/rulebook/play/game'
import { houseLimits, type HouseLimits } from '@glasshouse/rulebook/play/limits'
import { newClientSeed } from '../client-seed.ts'
import type { SettledBet } from '../settled-bet.ts'

export const DEMO_GOLD = 10_000
/** The bankroll that the demo's limits are reckoned for, whatever the real one is. */
export const DEMO_BANKROLL = 100_000_000
const KEPT_BETS = 200

export const demoLimits = (edgePpm: number): HouseLimits => houseLimits(edgePpm, BigInt(DEMO_BANKROLL))

export interface DemoTable {
  readonly gold: number
  readonly nonce: number
  readonly serverSeed: Uint8Array
  readonly clientSeed: string
  /** Newest first; a game shows those that are its own. */
  readonly bets: readonly (SettledBet & { readonly game: string })[]
}

export const newDemoTable = (): DemoTable => ({
  gold: DEMO_GOLD,
  nonce: 0,
  serverSeed: crypto.getRandomValues(new Uint8Array(32)),
  clientSeed: newClientSeed(),
  bets: [],
})

/** Shown to a player with the text that the server has for it. */
export class NotEnoughGold extends Error {
  readonly gold: number

  constructor(gold: number) {
    super(`only ${gold} demo gold left`)
    this.name = 'NotEnoughGold'
    this.gold = gold
  }
}

/** Draws and pays by the rulebook; the table itself stays as it is until the bet is booked. */
export function drawDemo<Choice, Outcome>(
  table: DemoTable,
  rules: InstantRules<Choice, Outcome>,
  stake: number,
  choice: Choice,
  nowMs: number,
): SettledBet<Choice, Outcome> {
  const coins = BigInt(stake)
  const range = rules.stakes(choice, demoLimits(rules.edgePpm))
  if (coins < range.min || coins > range.max) throw new RangeError(`a demo stake of ${stake}`)
  if (stake > table.gold) throw new NotEnoughGold(table.gold)
  const { serverSeed, clientSeed, nonce } = table
  const outcome = rules.draw(new Draws(serverSeed, rules.id, clientSeed, nonce), choice)
  return {
    id: nonce + 1,
    gold: stake,
    payout: Number(rules.payout(coins, choice, outcome)),
    choice,
    outcome,
    createTime: nowMs,
    proof: {
      seedPairId: 0,
      serverSeedHash: seedHash(serverSeed),
      serverSeed: bytesToHex(serverSeed),
      clientSeed,
      nonce,
    },
  }
}

export const bookDemo = (table: DemoTable, game: string, bet: SettledBet): DemoTable => ({
  ...table,
  gold: table.gold - bet.gold + bet.payout,
  bets: [{ ...bet, game }, ...table.bets].slice(0, KEPT_BETS),
})

/** One table that remembers; the visit has one, shared by all games. */
export function createDemo() {
  let table: DemoTable | undefined
  const listeners = new Set<() => void>()
  const now = (): DemoTable => (table ??= newDemoTable())
  const change = (next: DemoTable): void => {
    table = next
    for (const listener of listeners) listener()
  }
  return {
    table: now,
    play<Choice, Outcome>(rules: InstantRules<Choice, Outcome>, stake: number, choice: Choice) {
      const bet = drawDemo(now(), rules, stake, choice, Date.now())
      // The nonce is used up at once; the gold follows when the scene has shown the result.
      table = { ...now(), nonce: now().nonce + 1 }
      return { bet, book: () => change(bookDemo(now(), rules.id, bet)) }
    },
    /** Takes a stake or gives a payout, for games whose bets last longer than a moment. */
    move(gold: number): void {
      if (now().gold + gold < 0) throw new NotEnoughGold(now().gold)
      change({ ...now(), gold: now().gold + gold })
    },
    refill: (): void => change({ ...now(), gold: DEMO_GOLD }),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const demo = createDemo()
