import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, hex, time } from '../fields.ts'

/** What is owed to players, by what it consists of; a leaf of the tree has the same parts. */
const owed = z.object({
  /** In their accounts, reward gold included. */
  cash: coins,
  /** Set aside for withdrawals and orders of shares. */
  held: coins,
  /** Staked on what is not decided yet. */
  staked: coins,
  /** What their shares of the bankroll are worth. */
  shares: coins,
})
export type Owed = z.infer<typeof owed>

const count = z.object({
  id: z.int(),
  createTime: time,
  root: hex,
  /** The sum of the root: all that is owed. */
  total: coins,
  players: z.int(),
  /** All that is held. */
  held: coins,
})
export type SolvencyCount = z.infer<typeof count>

export const solvencyContract = {
  state: endpoint('GET /api/solvency', {
    auth: 'none',
    summary:
      'What the house owes its players and what it holds, at one moment, with the root of the tree over all players',
    input: nothing,
    output: z.object({
      /** Null until the first count was made. */
      latest: count
        .extend({
          owed,
          /** Of the gold in accounts, what was given as a reward and not staked yet. */
          reward: coins,
          /** Where the gold that came in is: at gateways, on chains, and play money. */
          holdings: z.array(
            z.object({ kind: z.enum(['gateway', 'chain', 'sandbox']), label: z.string(), gold: coins }),
          ),
          /** What would be left of the holdings if every player were paid. */
          own: z.object({ pool: coins, other: coins }),
        })
        .nullable(),
      /** The last count of each day, newest first. */
      history: z.array(count),
    }),
  }),
  proof: endpoint('GET /api/solvency/proof', {
    auth: 'player',
    summary: 'My own leaf of the latest count, and the nodes beside its way to the root',
    input: nothing,
    output: z.object({
      countId: z.int(),
      playerId: z.int(),
      salt: hex,
      parts: owed,
      place: z.int(),
      path: z.array(z.object({ hash: hex, sum: coins })),
    }),
  }),
}
export type SolvencyContract = typeof solvencyContract
