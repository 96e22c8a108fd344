// The webhook endpoints of gateways and the ad network. Bodies are read as raw bytes, because signatures cover the bytes.
// A webhook that fails verification changes nothing and is stored for operators.

import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/tx.ts'
import type { HttpServer } from '../../platform/http/server.ts'
import { addressOf } from '../../platform/http/request-context.ts'
import { WebhookRejected } from './gateway.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Enough to notice an attack without letting a flood fill the disk. */
const MAX_STORED_PER_MINUTE = 60
const STORE_REJECTED = `insert into webhooks_rejected (provider, reason, address, body_hash) select $1, $2, $3, $4
  where (select count(*) from webhooks_rejected where create_time > now_ms() - 60000) < ${MAX_STORED_PER_MINUTE}`

export interface WebhookHandler {
  readonly provider: string
  /** Throws WebhookRejected if the signature or body is invalid. */
  handleWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<void>
}

export function serveWebhooks(httpServer: HttpServer, db: Database, handlers: readonly WebhookHandler[]): void {
  void httpServer.register((own, _, done) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, parsed) => {
      parsed(null, body)
    })
    for (const { provider, handleWebhook } of handlers) {
      own.post(`/api/hook/${provider}`, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          await handleWebhook(raw, request.headers as Record<string, string | undefined>)
          return await reply.code(204).send()
        } catch (error) {
          if (!(error instanceof WebhookRejected)) throw error
          await db.commit(STORE_REJECTED, [
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

/** Newest first. Rows of the same millisecond stay on one page. */
export async function listRejectedWebhooks(db: Database, before: bigint, limit: number) {
  const rows = await db.read<{ provider: string; reason: string; address: string; create_time: bigint }>(
    `select provider, reason, address, create_time from (
         select * from webhooks_rejected where create_time < $1 order by create_time desc fetch first $2 rows with ties) h
       order by create_time desc, id desc`,
    [before, limit],
  )
  return rows.map(({ create_time, ...row }) => ({ ...row, createTime: Number(create_time) }))
}
