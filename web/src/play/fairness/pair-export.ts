import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'

/** A revealed seed pair with all its bets: the pages of the export joined. */
export type PairExport = Omit<OutputOf<FairnessContract, 'GET /api/fair/export/{seedPairId}'>, 'next'>
