// Data subject rights: export of all personal data, and erasure by closing the account. Reads every feature's tables, and
// writes to them only when an account is closed.

import { privacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { implement, type Route } from '../../platform/http/route.ts'
import { AccountClosing, type ClosingDeps } from './closing.ts'
import { Export, type ExportDeps } from './export.ts'

export function privacyRoutes(deps: ClosingDeps & ExportDeps): Route[] {
  const [dataExport, closing] = [new Export(deps), new AccountClosing(deps)]
  return implement(privacyContract, {
    export: ({ after }, { playerId }) => dataExport.page(playerId, after),
    closeAccount: (form, { playerId, address }) => closing.close(playerId, form, address),
  })
}
