import { useQuery } from '@tanstack/react-query'
import { fair } from '../../../play/fairness/use-seeds.ts'
import { textHash } from '../../../play/fairness/text-hash.ts'
import { checkApp, loadedFiles, readLoaded, type AppCheck } from './app-check.ts'
import { readReleases, type Release } from './releases.ts'

/** The page may be older than the newest release: a tab that was open, or an upgrade in progress. */
const TRIED = 3

export const useReleases = () =>
  useQuery({
    queryKey: ['fair', 'releases'],
    queryFn: ({ signal }) => fair('GET /api/fair/releases', {}, { quiet: true, signal }),
    select: readReleases,
    staleTime: 60_000,
  })

/** The release whose app this browser runs, or what of it no release names. Null on a server without apps. */
type OwnApp = AppCheck & { readonly number: number }

export const useAppCheck = (releases: readonly Release[]) =>
  useQuery({
    queryKey: ['fair', 'app', releases[0]?.hash],
    queryFn: ({ signal }) => findOwnApp(releases, signal),
    staleTime: Infinity,
  })

async function findOwnApp(releases: readonly Release[], signal: AbortSignal): Promise<OwnApp | null> {
  const candidates = releases.filter(({ webHash }) => webHash !== null).slice(0, TRIED)
  let newest: OwnApp | null = null
  for (const { number, webHash } of candidates) {
    const { files } = await fair('GET /api/fair/releases/{number}', { number }, { quiet: true, signal })
    const list = files.web !== null && textHash(files.web) === webHash ? files.web : ''
    const found = { number, ...(await checkApp(list, loadedFiles(), readLoaded)) }
    if (found.wrong.length === 0) return found
    newest ??= found
  }
  return newest
}
