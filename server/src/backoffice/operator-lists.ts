// Lists of operators and audit entries.

import { listContracts } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { listRoutes, serveList } from './list.ts'

const operators = serveList(listContracts.operatorList, {
  from: 'operators o',
  columns: {
    id: 'o.id',
    name: 'o.name',
    role: 'o.role',
    status: 'o.status',
    hasSecond: `(exists (select 1 from authenticators a
               where a.holder_kind = 'operator' and a.holder_id = o.id and a.confirmed is not null)
             or exists (select 1 from operator_passkeys p where p.operator_id = o.id))`,
    lastSeen: `(select max(s.last_seen) from sessions s where s.kind = 'operator' and s.holder_id = o.id)`,
    createTime: 'o.create_time',
  },
  filters: { name: 'starts_with(lower(o.name), lower(?))' },
})

export const auditEntries = serveList(listContracts.auditList, {
  from: 'audit_log a',
  columns: {
    seq: 'a.seq',
    createTime: 'a.create_time',
    operatorId: 'a.operator_id',
    operator: 'a.operator',
    role: 'a.role',
    act: 'a.act',
    subject: 'a.subject',
    before: 'a.before::text',
    after: 'a.after::text',
    hash: `encode(a.hash, 'hex')`,
  },
})

export const operatorListRoutes = (db: Database): Route[] => listRoutes(db, operators, auditEntries)
