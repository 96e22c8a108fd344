import type { ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.ts'

export interface FactorProps {
  state: SecurityState
  /** Asks for the proof that every change of a factor wants. */
  prove: (request: Omit<ProofRequest, 'purpose'>) => Promise<string | null>
  /** New recovery codes, to be shown this once. */
  onCodes: (codes: readonly string[]) => void
}
