import { solvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Solvency } from './solvency.ts'

export const solvencyRoutes = (solvency: Solvency): Route[] =>
  implement(solvencyContract, {
    state: () => solvency.state(),
    proof: (_, { playerId }) => solvency.proof(playerId),
  })
