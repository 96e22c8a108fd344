// The audit log: chained by the database and verified by the rulebook, which detects every kind of tampering.

import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { entryHash, type ChainedAuditEntry } from '@glasshouse/rulebook/core/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAudit } from '../../src/platform/db/audit-log.ts'
import { exportAuditEntries, verifyAudit } from '../../src/backoffice/operators/audit.ts'
import { databases, oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator, type EnrolledOperator } from '../support/operators.ts'

const auditScript = path.join(import.meta.dirname, '..', '..', 'src', 'commands', 'audit.ts')
const run = promisify(execFile)

const lines = async (server: TestServer): Promise<string[]> => {
  let text = ''
  for await (const piece of exportAuditEntries(server.db)) text += piece
  return text.trimEnd().split('\n')
}

describe.each(databases)('the audit log on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  beforeAll(async () => {
    server = await openServer(kind)
    owner = await signInOperator(server, 'owner')
    for (let n = 0; n < 6; n++)
      await server.db.transaction((tx) =>
        recordAudit(tx, BigInt(owner.id), {
          act: 'test.act',
          subject: `läufer ${n}`,
          before: n === 0 ? null : { gold: BigInt(n), words: 'é "quoted"\n' },
          after: { gold: n + 1 },
        }),
      )
  })
  afterAll(() => server.close())

  /** Tampers as a database superuser could, verifies, and rolls back. */
  const falsified = async (...statements: string[]) => {
    let found: Awaited<ReturnType<typeof verifyAudit>>['broken'] = null
    const undone = new Error('taken back')
    const work = server.db.transaction(async (tx) => {
      await tx.script('alter table audit_log disable trigger user; alter table audit_head disable trigger user;')
      for (const sql of statements) await tx.script(sql)
      const inside = { ...server.db, read: (sql: string, params?: readonly unknown[]) => tx.query(sql, params) }
      found = (await verifyAudit(inside as TestServer['db'])).broken
      throw undone
    })
    await expect(work).rejects.toBe(undone)
    return found
  }
  const count = async () => (await verifyAudit(server.db)).rows

  test('verifies, with a reproducible hash', async () => {
    const { rows, head, broken } = await verifyAudit(server.db)
    expect(broken).toBeNull()
    expect(head.seq).toBe(rows)
    const written = (await lines(server)).slice(0, -1).map((line) => JSON.parse(line) as ChainedAuditEntry)
    expect(written.map(({ seq }) => seq)).toEqual(written.map((_, at) => at + 1))
    for (const act of written) expect(entryHash(act), String(act.seq)).toBe(act.hash)
  })

  test.each([
    `set subject = 'another'`,
    `set before = '{}'`,
    `set after = null`,
    `set operator = 'nobody'`,
    `set role = 'support'`,
    `set operator_id = 1`,
    `set create_time = create_time + 1`,
    `set act = 'nothing'`,
    `set hash = sha256('x')`,
    `set previous = sha256('x')`,
  ])('a changed row is found: %s', async (change) => {
    expect(await falsified(`update audit_log ${change} where seq = 4`)).toEqual({ seq: 4, why: 'changed' })
  })

  test('detects a changed row even with a recomputed hash', async () => {
    const rehash = (seq: number) =>
      `update audit_log set subject = 'other' where seq = ${seq};
       update audit_log a set hash = audit_entry_hash(a) where seq = ${seq};`
    expect(await falsified(rehash(4))).toEqual({ seq: 5, why: 'unlinked' })
    const last = await count()
    expect(await falsified(rehash(last))).toEqual({ seq: last, why: 'end' })
  })

  test('detects removed rows in the middle, at the end and everywhere', async () => {
    const last = await count()
    expect(await falsified('delete from audit_log where seq = 4')).toEqual({ seq: 5, why: 'missing' })
    expect(await falsified(`delete from audit_log where seq > ${last - 2}`)).toEqual({ seq: last - 1, why: 'end' })
    expect(await falsified('delete from audit_log')).toEqual({ seq: 1, why: 'end' })
  })

  test('swapped and slipped-in rows are found', async () => {
    const swap = `update audit_log set seq = -1 where seq = 4; update audit_log set seq = 4 where seq = 5;
      update audit_log set seq = 5 where seq = -1;`
    expect(await falsified(swap)).toEqual({ seq: 4, why: 'changed' })
    const last = await count()
    const slip = `insert into audit_log (seq, operator_id, operator, role, act, subject, previous, hash)
      select ${last + 1}, operator_id, operator, role, act, 'slipped in', hash, sha256('x')
        from audit_log where seq = ${last};
      update audit_log a set hash = audit_entry_hash(a) where seq = ${last + 1};`
    expect(await falsified(slip)).toEqual({ seq: last + 1, why: 'end' })
  })

  test('cannot be changed by the server’s database role', async () => {
    for (const sql of [
      'delete from audit_log',
      `update audit_log set act = 'nothing'`,
      'truncate audit_log',
      'update audit_head set seq = 0',
      'delete from audit_head',
      'truncate audit_head',
    ])
      await expect(server.db.commit(sql), sql).rejects.toThrow()
    const made = `insert into audit_log (operator_id, act, subject, seq, previous, hash, create_time, operator, role)
      values ($1, 'made', 'up', 1, '', '', 5, 'x', 'y')`
    await server.db.commit(made, [owner.id])
    // The database overrides claimed values with the true ones.
    const [newest] = await auditEntriesSeenBy(server, owner)
    expect(newest).toMatchObject({ act: 'made', operator: owner.name })
    expect((await verifyAudit(server.db)).broken).toBeNull()
  })

  test('does not record an action that was rolled back', async () => {
    const before = await count()
    const failed = server.db.transaction(async (tx) => {
      await recordAudit(tx, BigInt(owner.id), { act: 'test.act', subject: 'cut off' })
      throw new Error('cut off')
    })
    await expect(failed).rejects.toThrow('cut off')
    expect(await verifyAudit(server.db)).toMatchObject({ rows: before, broken: null })
  })

  test('verifies through the API', async () => {
    const { data } = await server.call<object>('GET /api/console/audit/verify', undefined, owner.token)
    expect(data).toMatchObject({ broken: null, rows: await count() })
  })

  test('verifies more rows than one batch', async () => {
    // In parts, as each row waits for the hash of the one before, and a statement has ten seconds.
    for (let part = 0; part < 10; part++)
      await server.db.commit(
        `insert into audit_log (operator_id, act, subject) select $1, 'test.many', n::text from generate_series(1, 410) n`,
        [owner.id],
      )
    const { rows, broken } = await verifyAudit(server.db)
    expect(broken).toBeNull()
    expect(rows).toBeGreaterThan(4100)
    expect(await falsified('delete from audit_log where seq = 2001')).toEqual({ seq: 2002, why: 'missing' })
  })
})

test('keeps one gapless chain under concurrent writes and checks', async () => {
  const server = await openServer(oneDatabase)
  const owner = await signInOperator(server, 'owner')
  const first = (await verifyAudit(server.db)).rows
  const acts = Array.from({ length: 60 }, (_, n) =>
    server.db.transaction(async (tx) => {
      await recordAudit(tx, BigInt(owner.id), { act: 'test.race', subject: n })
      if (n % 7 === 0) throw new Error('taken back')
    }),
  )
  const looks = Array.from({ length: 5 }, () => verifyAudit(server.db))
  const done = (await Promise.allSettled(acts)).filter(({ status }) => status === 'fulfilled').length
  for (const { broken } of await Promise.all(looks)) expect(broken).toBeNull()
  expect(await verifyAudit(server.db)).toMatchObject({ rows: first + done, broken: null })
  await server.close()
})

describe('the script', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-audit-'))
  let written: string[]
  beforeAll(async () => {
    const server = await openServer('embedded')
    const owner = await signInOperator(server, 'owner')
    await server.call('POST /api/console/invitation', { name: 'Zoë', role: 'risk' }, owner.token)
    written = await lines(server)
    await server.close()
  })
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

  const check = async (kept: readonly string[]): Promise<{ code: number; words: string }> => {
    const file = path.join(folder, 'export.jsonl')
    fs.writeFileSync(file, `${kept.join('\n')}\n`)
    return await run(process.execPath, [auditScript, file]).then(
      ({ stdout }) => ({ code: 0, words: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        words: error.stdout + error.stderr,
      }),
    )
  }

  test('accepts a genuine export and names the defect of a modified one', async () => {
    expect(await check(written)).toMatchObject({ code: 0, words: expect.stringContaining('complete and unchanged') })
    const changed = written.map((line) => line.replace('Zoë', 'Zoe'))
    expect(await check(changed)).toMatchObject({
      code: 1,
      words: expect.stringContaining('changed after it was written'),
    })
    expect(await check(written.toSpliced(1, 1))).toMatchObject({ code: 1, words: expect.stringContaining('Row 3') })
    expect(await check(written.toSpliced(-2, 1))).toMatchObject({
      code: 1,
      words: expect.stringContaining('written last'),
    })
    expect(await check(written.slice(0, -1))).toMatchObject({ code: 2, words: expect.stringContaining('head') })
  })
})
