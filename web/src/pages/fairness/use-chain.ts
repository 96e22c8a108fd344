import { useQuery } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import { fair } from '../../play/fairness/use-seeds.ts'

export type Epoch = OutputOf<FairnessContract, 'GET /api/fair/epochs'>[number]

export const useEpochs = () =>
  useQuery({
    queryKey: ['fair', 'epochs'],
    queryFn: ({ signal }) => fair('GET /api/fair/epochs', {}, { quiet: true, signal }),
    staleTime: 60_000,
  })

/** What binds all rounds of a chain. Once it has its salt, only its end can follow. */
export const useManifest = (epoch: number | undefined) =>
  useQuery({
    queryKey: ['manifest', epoch],
    queryFn: ({ signal }) => fair('GET /api/fair/manifest/{epoch}', { epoch: epoch ?? 0 }, { quiet: true, signal }),
    enabled: epoch !== undefined,
    staleTime: ({ state }) => (state.data?.salt === null ? 5_000 : 60_000),
  })
