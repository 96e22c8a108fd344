// The operators' journal: who has asked for what. It is only ever added to.

import type { Database } from '../db/tx.ts'

/** Written before the act itself, so that one which is cut off is there as well. */
export async function keepAct(db: Database, operatorId: bigint, act: string, subject: string): Promise<void> {
  await db.commit('insert into operator_acts (operator_id, act, subject) values ($1, $2, $3)', [
    operatorId,
    act,
    subject,
  ])
}

/** Newest first. */
export async function actsBefore(db: Database, before: bigint, limit: number) {
  const rows = await db.read<{ operator: string; act: string; subject: string; create_time: bigint }>(
    `select o.name as operator, a.act, a.subject, a.create_time from operator_acts a join operators o on o.id = a.operator_id
       where a.create_time < $1 order by a.create_time desc, a.id desc limit $2`,
    [before, limit],
  )
  return rows.map(({ create_time, ...row }) => ({ ...row, createTime: Number(create_time) }))
}
