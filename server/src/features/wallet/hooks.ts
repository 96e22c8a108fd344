// Where gateways and the advertising network knock. A webhook is read as raw bytes, believed only with its signature,
// and answered with nothing about us; one that does not hold changes nothing and is kept for the operators.

import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/tx.ts'
import type { HttpServer } from '../../platform/http/server.ts'
import { addressOf } from '../../platform/http/request-context.ts'
import { HookRefused } from './gateway.ts'

const HOOK_BYTES = 64 * 1024

/** Enough to see that someone tries; a flood of them fills no disk. */
const KEPT_A_MINUTE = 60
const KEEP_REFUSED = `insert into hooks_refused (provider, reason, address, body_hash) select $1, $2, $3, $4
  where (select count(*) from hooks_refused where create_time > now_ms() - 60000) < ${KEPT_A_MINUTE}`

export interface Hooked {
  readonly provider: string
  /** Throws HookRefused where the bytes can not be trusted. */
  hear(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<void>
}

export function serveHooks(httpServer: HttpServer, db: Database, hooked: readonly Hooked[]): void {
  void httpServer.register((own, _, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: HOOK_BYTES }, (_request, body, parsed) => {
      parsed(null, body)
    })
    for (const { provider, hear } of hooked) {
      own.post(`/api/hook/${provider}`, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          await hear(raw, request.headers as Record<string, string | undefined>)
          return await reply.code(204).send()
        } catch (error) {
          if (!(error instanceof HookRefused)) throw error
          await db.commit(KEEP_REFUSED, [
            provider,
            error.message,
            addressOf(request.ip),
            createHash('sha256').update(raw).digest('hex'),
          ])
          return await reply.code(400).send()
        }
      })
    }
    done()
  })
}

/** What was refused, newest first; those of one millisecond stay on one page. */
export async function refusedHooks(db: Database, before: bigint, limit: number) {
  const rows = await db.read<{ provider: string; reason: string; address: string; create_time: bigint }>(
    `select provider, reason, address, create_time from (
         select * from hooks_refused where create_time < $1 order by create_time desc fetch first $2 rows with ties) h
       order by create_time desc, id desc`,
    [before, limit],
  )
  return rows.map(({ create_time, ...row }) => ({ ...row, createTime: Number(create_time) }))
}
