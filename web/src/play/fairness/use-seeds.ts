import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/fairness'
import { CallError, caller } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { ensureClientSeed, newClientSeed, rotateSeeds, seedsKey, type Rotation } from '../seeds.ts'

export const fair = caller<FairnessContract>()

/** The player's seeds; asking for them sets a client seed where there is none yet. */
export function useSeeds() {
  const { loggedIn } = useSession()
  return useQuery({
    queryKey: seedsKey,
    queryFn: () => ensureClientSeed(fair),
    enabled: loggedIn,
    staleTime: 60_000,
    meta: { own: true },
  })
}

/** Begins the next pair, with a seed that was typed or a fresh one. */
export function useRotate(): (typed?: string) => Promise<Rotation> {
  const queries = useQueryClient()
  return async (typed) => {
    // The next commitment must be here before a random seed is made.
    await queries.ensureQueryData({ queryKey: seedsKey, queryFn: () => ensureClientSeed(fair), meta: { own: true } })
    const rotation = await rotateSeeds(fair, typed || newClientSeed())
    queries.setQueryData(seedsKey, rotation.seeds)
    return rotation
  }
}

/** Hands the player all bets of a revealed pair as a file. */
export async function saveExport(seedPairId: number): Promise<void> {
  const page = (from: number) => fair('GET /api/fair/export/{seedPairId}', { seedPairId, from }, { quiet: true })
  const { next: second, ...pair } = await page(0)
  const bets = [...pair.bets]
  for (let next = second; next !== null;) {
    const more = await page(next)
    bets.push(...more.bets)
    next = more.next
  }
  const text = JSON.stringify({ ...pair, bets }, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `glasshouse-seeds-${seedPairId}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** The words for a failed call; whatever else fails is a fault of ours and must be seen. */
export function failure(cause: unknown, offline: string): string {
  if (!(cause instanceof CallError)) throw cause
  return cause.network ? offline : cause.message
}
