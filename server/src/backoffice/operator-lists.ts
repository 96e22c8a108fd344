// Lists of operators and audit entries.

import { auditList, operatorList } from '@glasshouse/rulebook/wire/backoffice/operators'
import type { Database } from '../platform/db/tx.ts'
import type { Route } from '../platform/http/route.ts'
import { defineList, listRoutes } from './list.ts'

const operators = defineList(operatorList, {
  from: 'operators o',
  key: 'id',
  columns: {
    id: { sql: 'o.id', type: 'int' },
    name: { sql: 'o.name', type: 'text' },
    role: { sql: 'o.role', type: 'text' },
    status: { sql: 'o.status', type: 'text' },
    hasSecond: {
      sql: `(exists (select 1 from authenticators a
               where a.holder_kind = 'operator' and a.holder_id = o.id and a.confirmed is not null)
             or exists (select 1 from operator_passkeys p where p.operator_id = o.id))`,
      type: 'flag',
    },
    lastSeen: {
      sql: `(select max(s.last_seen) from sessions s where s.kind = 'operator' and s.holder_id = o.id)`,
      type: 'time',
    },
    createTime: { sql: 'o.create_time', type: 'time' },
  },
  filters: { role: 'o.role = ?', status: 'o.status = ?', name: 'starts_with(lower(o.name), lower(?))' },
})

export const auditEntries = defineList(auditList, {
  from: 'audit_log a',
  key: 'seq',
  columns: {
    seq: { sql: 'a.seq', type: 'int' },
    createTime: { sql: 'a.create_time', type: 'time' },
    operatorId: { sql: 'a.operator_id', type: 'int' },
    operator: { sql: 'a.operator', type: 'text' },
    role: { sql: 'a.role', type: 'text' },
    act: { sql: 'a.act', type: 'text' },
    subject: { sql: 'a.subject', type: 'text' },
    before: { sql: 'a.before::text', type: 'text' },
    after: { sql: 'a.after::text', type: 'text' },
    hash: { sql: `encode(a.hash, 'hex')`, type: 'text' },
  },
  filters: {
    operator: 'a.operator = ?',
    act: 'a.act = ?',
    subject: 'a.subject = ?',
    from: 'a.create_time >= ?',
    to: 'a.create_time <= ?',
  },
})

export const operatorListRoutes = (db: Database): Route[] => [
  ...listRoutes(db, operators),
  ...listRoutes(db, auditEntries),
]
