// The calls of the Scratch card.

import { useQuery } from '@tanstack/react-query'
import type { ScratchContract } from '@glasshouse/rulebook/games/scratch/contract'
import { prices, scratch, type ScratchChoice, type ScratchOutcome } from '@glasshouse/rulebook/games/scratch/rules'
import { caller } from '../../client/call.ts'
import { setBalance, useSession } from '../../client/session.ts'
import { playerToken } from '../../client/tokens.ts'
import type { LoadPage } from '../../play/lists/use-my-bets.ts'
import type { LoadLive } from '../../play/frame/seed-screen.tsx'
import { demoLimits } from '../../play/table/demo.ts'
import type { TableGame } from '../../play/table/use-table.ts'
import { hands, isHidden } from './hands.ts'

const call = caller<ScratchContract>()

/** The game as one player plays it. */
export const gameOf = (owner: string | null): TableGame<ScratchChoice, ScratchOutcome> => ({
  rules: scratch,
  async send(gold, _choice, { requestId, signal }) {
    const token = playerToken()
    const answer = await call('POST /api/scratch/join', { gold, requestId }, { quiet: true, signal })
    // The card is in hand before the balance is set, so that the balance can not give away the prize.
    if (owner !== null) hands.take(owner, answer.bet)
    if (playerToken() === token) setBalance(answer.balance)
    return answer
  },
})

export const loadMine: LoadPage<ScratchChoice, ScratchOutcome> = (lastCreateTime, signal) =>
  call('GET /api/scratch/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal })

/** The latest winning cards; one's own is not among them while it is covered. */
export const loadWinners =
  (owner: string | null): LoadLive<ScratchChoice, ScratchOutcome> =>
  async (signal) => {
    const winners = await call(
      'GET /api/scratch/win_game/{lastCreateTime}',
      { lastCreateTime: 0 },
      { quiet: true, signal },
    )
    return winners
      .filter((bet) => !isHidden(hands.of(owner), bet))
      .map((bet) => ({ ...bet, choice: {}, outcome: bet.outcome }))
  }

/** The prices on sale, and the player's last card in case it was not scratched. */
export function useNext() {
  const { loggedIn } = useSession()
  return useQuery({
    queryKey: ['play', scratch.id, 'next'],
    queryFn: ({ signal }) => call('GET /api/scratch/next', {}, { quiet: true, signal }),
    enabled: loggedIn,
    refetchOnMount: 'always',
    meta: { own: true },
  })
}

export const useSetting = () =>
  useQuery({
    queryKey: ['play', scratch.id, 'setting'],
    queryFn: ({ signal }) => call('GET /api/scratch/settting', {}, { quiet: true, signal }),
  })

/** What a card costs at the demo table. */
export const demoPrices = (): number[] => prices(demoLimits(scratch.edgePpm)).map(Number)
