// What players may do about what the house knows of them: take all of it along, and have what names them erased. It reads
// every room's tables and writes to none but in closing an account.

import { privacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { implement, type Route } from '../../platform/http/route.ts'
import { Closing, type ClosingDeps } from './closing.ts'
import { Export, type ExportDeps } from './export.ts'

export function privacyRoutes(deps: ClosingDeps & ExportDeps): Route[] {
  const [taking, closing] = [new Export(deps), new Closing(deps)]
  return implement(privacyContract, {
    export: ({ after }, { playerId }) => taking.page(playerId, after),
    closeAccount: async (form, { playerId, address }) => {
      await closing.close(playerId, form, address)
      return null
    },
  })
}
