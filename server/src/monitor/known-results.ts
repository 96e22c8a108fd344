// Whether the operator could know results in advance while players' money is in the bankroll, by the server's own pages.

import { findKnownResults, type KnownResultsKind } from '@glasshouse/rulebook/play/known-results'
import type { HealthContract } from '@glasshouse/rulebook/wire/health'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import type { SolvencyContract } from '@glasshouse/rulebook/wire/wallet/solvency'
import type { Finding } from './finding.ts'
import type { WatchedServer } from './watched-server.ts'

const FINDINGS = {
  investors: {
    kind: 'beacon',
    text: 'Players’ money is in the bankroll, but the operator can know the results of',
  },
  testChain: { kind: 'salt', text: 'The server takes real money, but made the salt itself of' },
} as const satisfies Readonly<Record<KnownResultsKind, Pick<Finding, 'kind' | 'text'>>>

export async function checkKnownResults(server: WatchedServer): Promise<Finding[]> {
  if (!(await takesRealMoney(server))) return []
  const found = await findKnownResults({
    investment: () => server.call<OutputOf<InvestmentContract, 'GET /api/investment'>>('/investment'),
    count: async () =>
      (await server.call<OutputOf<SolvencyContract, 'GET /api/solvency'>>('/solvency'))?.latest ?? null,
    epochs: async () => (await server.call<OutputOf<FairnessContract, 'GET /api/fair/epochs'>>('/fair/epochs')) ?? [],
    manifest: async (epoch) =>
      (await server.call<OutputOf<FairnessContract, 'GET /api/fair/manifest/{epoch}'>>(`/fair/manifest/${epoch}`))
        ?.manifest ?? '',
    firstLockTime: async (game, epoch) =>
      (
        await server.call<OutputOf<FairnessContract, 'GET /api/fair/round/{game}/{epoch}/{index}'>>(
          `/fair/round/${encodeURIComponent(game)}/${epoch}/1`,
        )
      )?.lockTime ?? null,
  })
  return found.map(({ kind, epoch, games, facts }) => {
    const { kind: alarm, text } = FINDINGS[kind]
    return { kind: alarm, text: `${text} epoch ${epoch} (${games.join(', ')}). Shown: ${facts}.` }
  })
}

/** What players are told counts, wherever it says so. */
async function takesRealMoney(server: WatchedServer): Promise<boolean> {
  const health = await server.call<OutputOf<HealthContract, 'GET /api/health'>>('/health')
  return health?.mode === 'real' || /<meta name="glasshouse-mode" content="real"/.test((await server.page()) ?? '')
}
