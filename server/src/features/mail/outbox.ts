// Transactional outbox for email. An email is written in the transaction that causes it and sent after the commit by any
// node, at least once. A crash between sending and marking it sent repeats it with the same Message-ID, which lets mail
// software deduplicate.

import { BackgroundLoop } from '../../platform/background-loop.ts'
import { FALLBACK_MS, type DueTask } from '../../platform/due-checks.ts'
import type { Database, Tx, NotNull } from '../../platform/db/tx.ts'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { MessageParams } from '../../platform/db/notify-player.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Logger } from '../../platform/log.ts'
import { noticeEmail, type Email } from './templates.ts'

const SEAL_PURPOSE = 'letter'
const ADDRESS_PURPOSE = 'email'
const NOTICES_MAX = 20
/** Claim time: after this, another node may retry. */
const CLAIM_MS = 60_000
const RETRY_DELAYS_MS = [10_000, 30_000, 120_000, 600_000, 1_800_000, 7_200_000]
const RETENTION_MS = 30 * 86_400_000

export type EmailKind = 'code' | 'taken' | 'replaced' | 'notice' | 'recovery' | 'reset' | 'identity'

/** Delivers an email to the mail server. Throws on failure, with `responseCode` if the server responded. */
export type Transport = (email: Email & { readonly messageId: string }) => Promise<void>

interface EmailRow {
  id: bigint
  message_id: string
  letter_sealed: NotNull<Uint8Array>
  tries: number
}

interface NoticeRow {
  player_id: bigint
  code: string
  params: MessageParams
  language: Language
  to_hash: Uint8Array
  to_sealed: Uint8Array
}

export interface OutboxDeps {
  readonly db: Database
  readonly vault: Vault
  /** Null without a configured server: emails stay queued. */
  readonly transport: Transport | null
  readonly log: Logger
}

/** After `lapseMs` the email is pointless and is not sent any more. */
export interface Recipient {
  readonly playerId: bigint
  readonly kind: EmailKind
  readonly toHash: Buffer
  readonly lapseMs?: number
}

export class Outbox implements DueTask {
  readonly #deps: OutboxDeps
  readonly #loop: BackgroundLoop

  constructor(deps: OutboxDeps) {
    this.#deps = deps
    const run = async (): Promise<number> => {
      await this.writeNotices()
      return (await this.sendNext()) ? 0 : FALLBACK_MS
    }
    this.#loop = new BackgroundLoop({
      name: 'outbox',
      intervalMs: FALLBACK_MS,
      jitter: 0.1,
      runsAtStart: true,
      run,
      log: deps.log,
    })
  }

  async write(tx: Tx, { playerId, kind, toHash, lapseMs }: Recipient, email: Email): Promise<void> {
    await tx.query(
      `insert into mail_outbox (player_id, kind, to_hash, letter_sealed, lapse_time)
         values ($1, $2, $3, $4, now_ms() + $5::int8)`,
      [
        playerId,
        kind,
        toHash,
        this.#deps.vault.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify(email))),
        lapseMs ?? null,
      ],
    )
  }

  /** Turns queued messages into emails, each exactly once: a message leaves the queue in the same transaction. */
  async writeNotices(): Promise<void> {
    const { db, vault } = this.#deps
    await db.transaction(async (tx) => {
      const rows = await tx.query<NoticeRow>(
        `with taken as (
           delete from mail_notices where id in (
             select id from mail_notices order by id limit ${NOTICES_MAX} for update skip locked)
           returning *)
         select player_id, code, params, language, to_hash, to_sealed from taken order by id`,
      )
      for (const { player_id: playerId, code, params, language, to_hash, to_sealed } of rows) {
        const to = vault.unseal(ADDRESS_PURPOSE, to_sealed).toString()
        const recipient = { playerId, kind: 'notice', toHash: Buffer.from(to_hash) } as const
        await this.write(tx, recipient, noticeEmail(to, language, code, params))
      }
    })
  }

  start(): void {
    if (this.#deps.transport) this.#loop.start()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
  }

  readonly name = 'mail'
  readonly isDue = `exists (select 1 from mail_notices)
    or exists (select 1 from mail_outbox where state = 'waiting' and due_time <= now_ms())`

  /** Skips the delay after a write. */
  wake(): void {
    this.#loop.trigger()
  }

  /** Processes one due email; returns false if there is none. */
  async sendNext(): Promise<boolean> {
    const { db, vault, transport } = this.#deps
    if (!transport) return false
    await db.commit(
      `update mail_outbox set state = 'dead', letter_sealed = null, end_time = now_ms()
         where state = 'waiting' and lapse_time <= now_ms()`,
    )
    const [row] = await db.commit<EmailRow>(
      `update mail_outbox set due_time = now_ms() + $1::int8, tries = tries + 1 where id = (
         select id from mail_outbox where state = 'waiting' and due_time <= now_ms()
           order by due_time, id limit 1 for update skip locked)
       returning id, message_id, letter_sealed, tries`,
      [CLAIM_MS],
    )
    if (!row) return false
    const email = JSON.parse(vault.unseal(SEAL_PURPOSE, row.letter_sealed).toString()) as Email
    try {
      await transport({ ...email, messageId: row.message_id })
    } catch (error) {
      await this.#fail(row, error)
      return true
    }
    await this.#end(row.id, 'sent')
    return true
  }

  /** Permanent rejections (5xx) are not retried; other failures are, at growing intervals. */
  async #fail({ id, tries }: EmailRow, error: unknown): Promise<void> {
    const { db, log } = this.#deps
    const retryMs = RETRY_DELAYS_MS[tries - 1]
    // The server's response text may contain the address, so only its code is logged.
    const { responseCode } = error as { responseCode?: number }
    const isFinal = responseCode !== undefined && responseCode >= 500
    if (isFinal || retryMs === undefined) {
      await this.#end(id, 'dead')
      return log.error({ emailId: id, tries, responseCode }, 'email not accepted, given up')
    }
    await db.commit(`update mail_outbox set due_time = now_ms() + $2::int8 where id = $1`, [id, retryMs])
    log.warn({ emailId: id, tries, responseCode, retryMs }, 'email not accepted, will retry')
  }

  async #end(id: bigint, state: 'sent' | 'dead'): Promise<void> {
    await this.#deps.db.commit(
      `update mail_outbox set state = $2, letter_sealed = null, end_time = now_ms() where id = $1 and state = 'waiting'`,
      [id, state],
    )
  }

  /** Deletes rows past the retention time. */
  async sweep(): Promise<void> {
    await this.#deps.db.commit('delete from mail_outbox where end_time < now_ms() - $1::int8', [RETENTION_MS])
    await this.#deps.db.commit('delete from email_codes where sent_time < now_ms() - $1::int8', [RETENTION_MS])
  }
}
