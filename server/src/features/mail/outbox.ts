// Letters on their way. One is written in the transaction that it tells of, and sent after its commit by whichever node
// takes it first: at least once, always under the same number. Only a node that dies between the sending and the mark
// sends one twice; the number lets the reader's mail program see that it is the same.

import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Letter } from './templates.ts'

const SEAL = 'letter'
/** How long a node may take to send one before another tries. */
const TAKEN_MS = 60_000
const PAUSES_MS = [10_000, 30_000, 120_000, 600_000, 1_800_000, 7_200_000]
const LOOK_EVERY_MS = 1000
const KEPT_MS = 30 * 86_400_000

export type LetterKind = 'code' | 'taken' | 'replaced'

/** Takes a letter to its server. It throws where that did not work, with `responseCode` where the server said why. */
export type Carry = (letter: Letter & { readonly messageId: string }) => Promise<void>

interface LetterRow {
  id: bigint
  message_id: string
  letter_sealed: Uint8Array
  tries: number
}

export interface OutboxDeps {
  readonly db: Database
  readonly vault: Vault
  /** Null where no server is known: letters then wait. */
  readonly carry: Carry | null
  readonly onError: (error: unknown) => void
}

/** A code is worth nothing after `lapseMs`, and its letter neither. */
export interface Address {
  readonly playerId: bigint
  readonly kind: LetterKind
  readonly toHash: Buffer
  readonly lapseMs?: number
}

export class Outbox {
  readonly #deps: OutboxDeps
  #running: Promise<void> | null = null
  #isStopped = false
  #wake: () => void = () => undefined

  constructor(deps: OutboxDeps) {
    this.#deps = deps
  }

  async write(tx: Tx, { playerId, kind, toHash, lapseMs }: Address, letter: Letter): Promise<void> {
    await tx.query(
      `insert into mail_outbox (player_id, kind, to_hash, letter_sealed, lapse_time)
         values ($1, $2, $3, $4, now_ms() + $5::int8)`,
      [playerId, kind, toHash, this.#deps.vault.seal(SEAL, Buffer.from(JSON.stringify(letter))), lapseMs ?? null],
    )
  }

  start(): void {
    if (!this.#deps.carry) return
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#wake()
    await this.#running
  }

  /** Something was written: no need to wait for the next look. */
  wake(): void {
    this.#wake()
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      const isMore = await this.sendNext().catch((error: unknown) => {
        this.#deps.onError(error)
        return false
      })
      if (!isMore && !this.#isStopped) await this.#pause()
    }
  }

  async #pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, LOOK_EVERY_MS)
    this.#wake = resolve
    await promise
    clearTimeout(timer)
  }

  /** Sends one letter that is due; false where there is none. */
  async sendNext(): Promise<boolean> {
    const { db, vault, carry } = this.#deps
    if (!carry) return false
    await db.commit(
      `update mail_outbox set state = 'dead', letter_sealed = null, end_time = now_ms()
         where state = 'waiting' and lapse_time <= now_ms()`,
    )
    const [row] = await db.commit<LetterRow>(
      `update mail_outbox set due_time = now_ms() + $1::int8, tries = tries + 1 where id = (
         select id from mail_outbox where state = 'waiting' and due_time <= now_ms()
           order by due_time, id limit 1 for update skip locked)
       returning id, message_id, letter_sealed, tries`,
      [TAKEN_MS],
    )
    if (!row) return false
    const letter = JSON.parse(vault.unseal(SEAL, row.letter_sealed).toString()) as Letter
    try {
      await carry({ ...letter, messageId: row.message_id })
    } catch (error) {
      await this.#failed(row, error)
      return true
    }
    await this.#end(row.id, 'sent')
    return true
  }

  /** What the server refuses for good is not tried again; anything else is, at growing intervals. */
  async #failed({ id, tries }: LetterRow, error: unknown): Promise<void> {
    const pauseMs = PAUSES_MS[tries - 1]
    const { responseCode } = error as { responseCode?: number }
    const isFinal = responseCode !== undefined && responseCode >= 500
    if (isFinal || pauseMs === undefined) await this.#end(id, 'dead')
    else {
      await this.#deps.db.commit(`update mail_outbox set due_time = now_ms() + $2::int8 where id = $1`, [id, pauseMs])
    }
    // The server's words may hold the address: only its number is told.
    this.#deps.onError(new Error(`a letter was not taken (${responseCode ?? 'no answer'})`))
  }

  async #end(id: bigint, state: 'sent' | 'dead'): Promise<void> {
    await this.#deps.db.commit(
      `update mail_outbox set state = $2, letter_sealed = null, end_time = now_ms() where id = $1 and state = 'waiting'`,
      [id, state],
    )
  }

  /** Forgets what ended long ago. */
  async sweep(): Promise<void> {
    await this.#deps.db.commit('delete from mail_outbox where end_time < now_ms() - $1::int8', [KEPT_MS])
    await this.#deps.db.commit('delete from email_codes where sent_time < now_ms() - $1::int8', [KEPT_MS])
  }
}
