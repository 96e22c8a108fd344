// The path to the fairness centre. All that is known of a bet is part of the address, so that the verifier needs nothing
// from the server.

import type { PublicBet, SeedProof } from '../settled-bet.ts'

export const FAIRNESS = '/pages/fairness/fairness'
export const LOG = '/pages/fairness/log'
export const RETURNS = '/pages/fairness/returns'
export const EVIDENCE = '/pages/fairness/evidence'

export type CentreTab = 'seeds' | 'chain' | 'verify' | 'rules'
export const centrePath = (tab: CentreTab): string => `${FAIRNESS}?tab=${tab}`

interface Provable extends Pick<PublicBet, 'game' | 'gold' | 'payout' | 'choice' | 'outcome'> {
  readonly id?: number
  readonly proof?: Omit<SeedProof, 'seedPairId'> | null
  readonly round?: PublicBet['round']
}

export function verifierPath({ id, game, gold, payout, choice, outcome, proof, round }: Provable): string {
  const fields: Record<string, string | number | null | undefined> = {
    tab: 'verify',
    game,
    bet: id,
    ...(proof && {
      serverSeed: proof.serverSeed,
      serverSeedHash: proof.serverSeedHash,
      clientSeed: proof.clientSeed,
      nonce: proof.nonce,
    }),
    ...(round && {
      hash: round.hash,
      commit: round.commit,
      index: round.index,
      // The verifier's form takes salt and beacon as they are hashed.
      salt: round.beacon === null ? round.salt : `${round.salt}.${round.beacon}`,
    }),
    gold,
    payout,
    choice: JSON.stringify(choice),
    outcome: JSON.stringify(outcome),
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) query.set(name, `${value}`)
  return `${FAIRNESS}?${query}`
}
