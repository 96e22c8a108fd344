// The review queue of identity documents, and sanctions matches. Names and dates of birth are on the case's page only, where each look is recorded.

import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { listRoutes, serveList } from './list.ts'

export const identityCases = serveList(listContracts.identityList, {
  from: 'identity_cases c join players p on p.id = c.player_id',
  columns: {
    id: 'c.id',
    playerId: 'c.player_id',
    nickname: 'p.nickname',
    state: 'c.state',
    documentKind: 'c.document_kind',
    operator: '(select o.name from operators o where o.id = c.operator_id)',
    createTime: 'c.create_time',
    decideTime: 'c.decide_time',
  },
})

export const sanctionsHits = serveList(listContracts.sanctionsList, {
  from: 'sanctions_hits h join players p on p.id = h.player_id',
  columns: {
    id: 'h.id',
    playerId: 'h.player_id',
    nickname: 'p.nickname',
    caseId: 'h.case_id',
    listedName: 'h.listed_name',
    source: 'h.source',
    reference: 'h.reference',
    score: 'h.score::int8',
    birth: 'h.birth',
    state: 'h.state',
    createTime: 'h.create_time',
  },
})

export const identityListRoutes = (db: Database): Route[] => listRoutes(db, identityCases, sanctionsHits)
