import { useQuery } from '@tanstack/react-query'
import { readReleases } from '../../../play/fairness/releases.ts'
import { fair } from '../../../play/fairness/use-seeds.ts'
import { checkOwnApp } from '../../../play/promises/watch-app.ts'

export const useReleases = () =>
  useQuery({
    queryKey: ['fair', 'releases'],
    queryFn: ({ signal }) => fair('GET /api/fair/releases', {}, { quiet: true, signal }),
    select: readReleases,
    staleTime: 60_000,
  })

/** Whether the files that this browser ran, now and before, are published. Null on a server without apps. */
export const useAppCheck = () => useQuery({ queryKey: ['fair', 'app'], queryFn: checkOwnApp, staleTime: 60_000 })
