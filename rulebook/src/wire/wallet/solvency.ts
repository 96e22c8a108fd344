import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { coins, decimal, hex, time } from '../fields.ts'

/** What is owed to players, by component; a leaf of the tree has the same components. */
const owed = z.object({
  /** In their accounts, including reward gold. */
  cash: coins,
  /** Held for withdrawals and orders of shares. */
  held: coins,
  /** Staked on open bets. */
  staked: coins,
  /** The value of their shares of the bankroll. */
  shares: coins,
})
export type Owed = z.infer<typeof owed>

const count = z.object({
  id: z.int(),
  createTime: time,
  root: hex,
  /** The sum of the root: all liabilities. */
  total: coins,
  players: z.int(),
  /** All assets, by our books. */
  held: coins,
})
export type SolvencyCount = z.infer<typeof count>

/** What we saw outside of our books at one moment. */
const seen = z.object({
  kind: z.enum(['gateway', 'chain']),
  label: z.string(),
  /** When we looked. */
  time,
  /** What we saw, and what should be there by our books. */
  gold: coins,
  books: coins,
  places: z.array(
    z.object({
      place: z.enum(['gateway', 'hot', 'cold', 'deposits']),
      /** Null for the provider and for deposit addresses, which belong to players. */
      address: z.string().nullable(),
      amount: decimal,
      currency: z.string(),
      gold: coins,
    }),
  ),
})
export type SeenReserves = z.infer<typeof seen>

shareSchemas({ Owed: owed, SeenReserves: seen })

export const solvencyContract = contract('solvency', areas.solvency, {
  state: publicEndpoint('GET /api/solvency', {
    summary:
      'What we owe players and what we hold at one point in time, with the root of the Merkle tree over all players',
    output: z.object({
      /** Null until the first count. */
      latest: count
        .extend({
          owed,
          /** Of the gold in accounts, rewards that were not staked yet. */
          reward: coins,
          /** Where deposited gold is by our books: at gateways, on chains, and play money. */
          holdings: z.array(
            z.object({ kind: z.enum(['gateway', 'chain', 'sandbox']), label: z.string(), gold: coins }),
          ),
          /** What would remain of the holdings if every player were paid. */
          own: z.object({ pool: coins, other: coins }),
        })
        .nullable(),
      /** The last look at each place where money is. */
      seen: z.array(seen),
      /** The last count of each day, newest first. */
      history: z.array(count),
    }),
  }),
  proof: playerEndpoint('GET /api/solvency/proof', {
    summary: 'My leaf in the latest proof of reserves, and its Merkle path to the root',
    output: z.object({
      countId: z.int(),
      playerId: z.int(),
      salt: hex,
      parts: owed,
      place: z.int(),
      path: z.array(z.object({ hash: hex, sum: coins })),
    }),
  }),
})
export type SolvencyContract = typeof solvencyContract
