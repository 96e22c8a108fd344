// Where bets are placed: at the server for a logged-in player, at the demo table for a visitor. A screen
// does not know which, and shows the gold only once its scene has shown the result.

import { useQueryClient } from '@tanstack/react-query'
import type { InstantRules } from '@glasshouse/rulebook/play/game'
import { CallError } from '../../client/call.ts'
import { refreshBalance, setBalance } from '../../client/session.ts'
import { addMyBet, reloadMyBets } from '../lists/use-my-bets.ts'
import { awaitSeeds, fair, useSeeds } from '../fairness/use-seeds.ts'
import { paced } from '../pace.ts'
import { minPlayMs } from '../protection/use-protection.ts'
import { noteShownBet } from '../promises/shown-bets.ts'
import { CLIENT_SEED_MISSING, ensureClientSeed } from '../seeds.ts'
import type { SettledBet } from '../settled-bet.ts'
import { countBet } from '../visit.ts'
import { demo } from './demo.ts'
import { newRequestId, Unanswered, untilAnswered } from './request.ts'
import { useTableGold, type TableGold } from './use-table-gold.ts'

const ATTEMPT_MS = 15_000

export interface Sent {
  readonly requestId: string
  readonly signal: AbortSignal
}

export interface TableGame<Choice, Outcome> {
  readonly rules: InstantRules<Choice, Outcome>
  /** Sends the bet to the server; called again with the same request id when no answer came. */
  readonly send: (
    stake: number,
    choice: Choice,
    sent: Sent,
  ) => Promise<{ bet: SettledBet<Choice, Outcome>; balance: number }>
}

export interface Placed<Choice, Outcome> {
  readonly bet: SettledBet<Choice, Outcome>
  /** Makes the result part of what is shown: gold, lists, the visit. Call it when the scene has ended. */
  readonly book: () => void
}

export interface Table<Choice, Outcome> extends TableGold {
  readonly place: (stake: number, choice: Choice) => Promise<Placed<Choice, Outcome>>
}

export function useTable<Choice, Outcome>(game: TableGame<Choice, Outcome>): Table<Choice, Outcome> {
  const table = useTableGold()
  const queries = useQueryClient()
  // The commitment is here before the first bet, and so is a client seed to join it with.
  useSeeds()

  async function placeAtServer(stake: number, choice: Choice): Promise<Placed<Choice, Outcome>> {
    await awaitSeeds(queries)
    try {
      const { bet, balance: after } = await paced(minPlayMs(), () => sendBet(game, stake, choice))
      noteShownBet(game.rules.id, bet)
      const book = (): void => {
        setBalance(after)
        countBet(bet, false)
        addMyBet(queries, game.rules.id, bet)
      }
      return { bet, book }
    } catch (error) {
      // Only the server knows whether the bet was placed, so ask it again.
      if (error instanceof Unanswered) {
        void reloadMyBets(queries, game.rules.id)
        void refreshBalance().catch(() => undefined)
      }
      throw error
    }
  }

  async function placeAtDemo(stake: number, choice: Choice): Promise<Placed<Choice, Outcome>> {
    const { bet, book } = demo.play(game.rules, stake, choice)
    return {
      bet,
      book() {
        book()
        countBet(bet, true)
      },
    }
  }

  return { ...table, place: table.isDemo ? placeAtDemo : placeAtServer }
}

async function sendBet<Choice, Outcome>(game: TableGame<Choice, Outcome>, stake: number, choice: Choice) {
  const requestId = newRequestId()
  const send = () =>
    untilAnswered(() => game.send(stake, choice, { requestId, signal: AbortSignal.timeout(ATTEMPT_MS) }))
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError) || error.errno !== CLIENT_SEED_MISSING) throw error
    // The very first bet: the player's seed is made now, then the same bet is sent again.
    await ensureClientSeed(fair)
    return await send()
  }
}
