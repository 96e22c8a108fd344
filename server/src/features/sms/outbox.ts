// Transactional outbox for text messages, as the one for email: written in the transaction that causes them, sent after
// the commit by any node, at least once, with the same message id.

import { CODE_MINUTES } from '@glasshouse/rulebook/wire/account/email'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import { FALLBACK_MS, type DueTask } from '../../platform/due-checks.ts'
import type { Database, NotNull, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Logger } from '../../platform/log.ts'
import { callProvider } from '../../platform/metrics/provider-calls.ts'
import { SmsRejected, type SmsProvider } from './provider.ts'
import { smsText, type SmsKind } from './templates.ts'

const SEAL_PURPOSE = 'sms'
/** Claim time: after this, another node may retry. Longer than any provider's timeout. */
const CLAIM_MS = 30_000
/** Few and quick: a code is useless after ten minutes, and the player can request another after one. */
const RETRY_DELAYS_MS = [5000, 15_000, 60_000]
const LAPSE_MS = CODE_MINUTES * 60_000
const RETENTION_MS = 30 * 86_400_000

interface SmsRow {
  id: bigint
  message_id: string
  sms_sealed: NotNull<Uint8Array>
  tries: number
  valid_ms: bigint
}

export interface SmsOutboxDeps {
  readonly db: Database
  readonly vault: Vault
  /** Null without a configured provider: then nothing is written. */
  readonly provider: SmsProvider | null
  readonly log: Logger
}

export interface OutgoingSms {
  readonly playerId: bigint
  readonly kind: SmsKind
  /** E.164. */
  readonly to: string
  readonly language: Language
  /** Empty for a notice. */
  readonly code: string
}

export class SmsOutbox implements DueTask {
  readonly #deps: SmsOutboxDeps
  readonly #loop: BackgroundLoop

  constructor(deps: SmsOutboxDeps) {
    this.#deps = deps
    const run = async (): Promise<number> => ((await this.sendNext()) ? 0 : FALLBACK_MS)
    const { log } = deps
    this.#loop = new BackgroundLoop({ name: 'sms', intervalMs: FALLBACK_MS, jitter: 0.1, runsAtStart: true, run, log })
  }

  get isAvailable(): boolean {
    return this.#deps.provider !== null
  }

  async write(tx: Tx, { playerId, kind, to, language, code }: OutgoingSms): Promise<void> {
    const sms = { to, text: smsText(kind, language, code) }
    await tx.query(
      `insert into sms_outbox (player_id, kind, sms_sealed, lapse_time) values ($1, $2, $3, now_ms() + $4::int8)`,
      [playerId, kind, this.#deps.vault.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify(sms))), LAPSE_MS],
    )
  }

  start(): void {
    if (this.isAvailable) this.#loop.start()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
  }

  readonly name = 'sms'
  readonly isDue = `exists (select 1 from sms_outbox where state = 'waiting' and due_time <= now_ms())`

  /** Skips the delay after a write. */
  wake(): void {
    this.#loop.trigger()
  }

  /** Processes one due message; returns false if there is none. */
  async sendNext(): Promise<boolean> {
    const { db, vault, provider } = this.#deps
    if (!provider) return false
    await db.commit(
      `update sms_outbox set state = 'dead', sms_sealed = null, end_time = now_ms()
         where state = 'waiting' and lapse_time <= now_ms()`,
    )
    const [row] = await db.commit<SmsRow>(
      `update sms_outbox set due_time = now_ms() + $1::int8, tries = tries + 1 where id = (
         select id from sms_outbox where state = 'waiting' and due_time <= now_ms()
           order by due_time, id limit 1 for update skip locked)
       returning id, message_id, sms_sealed, tries, lapse_time - now_ms() as valid_ms`,
      [CLAIM_MS],
    )
    if (!row) return false
    const sms = JSON.parse(vault.unseal(SEAL_PURPOSE, row.sms_sealed).toString()) as { to: string; text: string }
    try {
      const message = { ...sms, messageId: row.message_id, validForMs: Number(row.valid_ms) }
      await callProvider('sms', () => provider.send(message), {
        outcomeOfError: (error) => (error instanceof SmsRejected ? 'refused' : 'failed'),
      })
    } catch (error) {
      await this.#fail(row, error)
      return true
    }
    await this.#end(row.id, 'sent')
    return true
  }

  /** A rejected message is not sent again; any other failure is, a few times. */
  async #fail({ id, tries }: SmsRow, error: unknown): Promise<void> {
    const { db, log } = this.#deps
    const retryMs = RETRY_DELAYS_MS[tries - 1]
    if (error instanceof SmsRejected || retryMs === undefined) {
      await this.#end(id, 'dead')
      return log.error({ smsId: id, tries, reason: (error as Error).message }, 'text message not accepted, given up')
    }
    await db.commit(`update sms_outbox set due_time = now_ms() + $2::int8 where id = $1`, [id, retryMs])
    log.warn({ smsId: id, tries, reason: (error as Error).message, retryMs }, 'text message not accepted, will retry')
  }

  async #end(id: bigint, state: 'sent' | 'dead'): Promise<void> {
    await this.#deps.db.commit(
      `update sms_outbox set state = $2, sms_sealed = null, end_time = now_ms() where id = $1 and state = 'waiting'`,
      [id, state],
    )
  }

  /** Deletes rows past the retention time. */
  async sweep(): Promise<void> {
    await this.#deps.db.commit('delete from sms_outbox where create_time < now_ms() - $1::int8', [RETENTION_MS])
  }
}
