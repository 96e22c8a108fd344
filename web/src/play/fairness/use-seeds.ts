import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { CallError, caller } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { currentAccount } from '../promises/account.ts'
import { shownPair } from '../promises/seed-promises.ts'
import { ensureClientSeed, rotateSeeds, seedsKey, type Rotation } from '../seeds.ts'

export const fair = caller<FairnessContract>()
/** Under which the player's revealed pairs are kept in the query cache. */
export const pairsKey = ['fair', 'pairs'] as const

/** The player's seeds; asking for them sets a client seed where there is none yet. */
const seedsQuery = { queryKey: seedsKey, queryFn: () => ensureClientSeed(fair), meta: { own: true } }

export function useSeeds() {
  const { loggedIn } = useSession()
  return useQuery({ ...seedsQuery, enabled: loggedIn, staleTime: 60_000 })
}

/** Waits for seeds that are on their way. Where they can't be had, the bet that wanted them hears why itself. */
export async function awaitSeeds(queries: QueryClient): Promise<void> {
  await queries.ensureQueryData(seedsQuery).catch(() => undefined)
}

/** Begins the next pair, with a seed that was typed or a fresh one. */
export function useRotate(): (typed?: string) => Promise<Rotation> {
  const queries = useQueryClient()
  return async (typed) => {
    // The next commitment must be here before a random seed is made.
    await queries.ensureQueryData(seedsQuery)
    const rotation = await rotateSeeds(fair, typed || undefined)
    queries.setQueryData(seedsKey, rotation.seeds)
    void queries.invalidateQueries({ queryKey: pairsKey })
    return rotation
  }
}

type ExportPage = OutputOf<FairnessContract, 'GET /api/fair/export/{seedPairId}'>

/** What this browser was shown before the client seed existed. */
export interface SeenPromise {
  readonly nextServerSeedHash: string
  readonly time: number
}

/** A revealed seed pair with all its bets: the pages of the export joined, and what this browser was shown itself. */
export type PairExport = Omit<ExportPage, 'next' | 'promise'> &
  Partial<Pick<ExportPage, 'promise'>> & { readonly seen?: SeenPromise }

/** All bets of a revealed pair, put together from their pages. */
export async function fetchExport(seedPairId: number, onShare?: (share: number) => void): Promise<PairExport> {
  const page = (from: number) => fair('GET /api/fair/export/{seedPairId}', { seedPairId, from }, { quiet: true })
  const { next: second, ...pair } = await page(0)
  const bets = [...pair.bets]
  for (let next = second; next !== null;) {
    onShare?.(bets.length / pair.betCount)
    const more = await page(next)
    bets.push(...more.bets)
    next = more.next
  }
  return { ...pair, bets }
}

/** Hands the player all bets of a revealed pair as a file. */
export async function saveExport(seedPairId: number): Promise<void> {
  savePair(await fetchExport(seedPairId))
}

export function savePair(pair: PairExport): void {
  const account = currentAccount()
  const shown = account === null ? null : shownPair(account, pair.seedPairId)
  const seen = shown && { seen: { nextServerSeedHash: shown.value.hash, time: shown.time } }
  saveFile(`glasshouse-seeds-${pair.seedPairId}.json`, JSON.stringify({ ...pair, ...seen }, null, 2))
}

export const saveFile = (name: string, text: string, type = 'application/json'): void => downloadText(name, type, text)

/** The text for a failed call; whatever else fails is a fault of ours and must be seen. */
export function failure(cause: unknown, offline: string): string {
  if (!(cause instanceof CallError)) throw cause
  return cause.network ? offline : cause.message
}
