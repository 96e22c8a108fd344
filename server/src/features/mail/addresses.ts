// A player's email address. It is confirmed by an emailed code, stored encrypted, and looked up by a keyed hash. An API caller
// never learns whether another account has an address; only an email to that address says so.

import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_TRIES,
  EMAIL_MAX,
  RESEND_SECONDS,
} from '@glasshouse/rulebook/wire/account/email'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { codeEmail, recoveryEmail, replacedEmail, resetEmail, takenEmail, type Email } from './templates.ts'
import type { EmailKind, Outbox } from './outbox.ts'

const RESEND_MS = RESEND_SECONDS * 1000
const CODE_MS = CODE_MINUTES * 60_000
const EMAILS_PER_DAY = 10
const EMAILS_PER_ADDRESS_AND_HOUR = 5
const UNIQUE_VIOLATION = '23505'

interface CodeRow {
  email_hash: Uint8Array
  email_sealed: Uint8Array
  code_hash: Uint8Array
  tries: number
  sent_time: bigint
  now: bigint
}
interface OwnRow {
  email_hash: Uint8Array | null
  email_sealed: Uint8Array | null
  language: Language
}

export interface EmailDeps {
  readonly db: Database
  readonly vault: Vault
  readonly outbox: Outbox
  /** URL of the sandbox's mailbox, if any. */
  readonly mailbox: string | null
  /** Runs in the transaction that saves an address. */
  readonly onSaved: (tx: Tx, playerId: bigint, hash: Uint8Array) => Promise<void>
}

export class EmailAddresses {
  readonly #deps: EmailDeps

  constructor(deps: EmailDeps) {
    this.#deps = deps
  }

  async read(playerId: bigint) {
    const { db, mailbox } = this.#deps
    const { email_sealed: sealed } = only(
      await db.read<OwnRow>('select email_hash, email_sealed, language from players where id = $1', [playerId]),
    )
    const [code] = await db.read<CodeRow>(`${FIND_CODE} and ${IS_VALID}`, [playerId])
    return {
      email: sealed ? masked(this.#unseal(sealed)) : null,
      waiting: code ? { ...timesOf(code), email: masked(this.#unseal(code.email_sealed)) } : null,
      mailbox,
    }
  }

  /** Sends a code, or a notice if another account has the address. The caller cannot tell which. */
  async send(playerId: bigint, input: string) {
    const { db, outbox } = this.#deps
    const email = parseEmail(input)
    const toHash = this.#hash(email)
    const times = await db.transaction(async (tx) => {
      const own = await lockPlayer(tx, playerId)
      if (own.email_hash && toHash.equals(own.email_hash)) throw new Refusal('emailSame')
      await refuseTooSoon(tx, playerId, toHash)
      const holder = await this.#holder(tx, toHash)
      const code = randomInt(10 ** CODE_DIGITS)
        .toString()
        .padStart(CODE_DIGITS, '0')
      // If another account has the address, a random hash ensures that no code matches.
      const codeHash = holder ? randomBytes(32) : this.#codeHash(playerId, email, code)
      const saved = await tx.query<CodeRow>(SAVE_CODE, [playerId, toHash, this.#seal(email), codeHash])
      if (holder) {
        // Expires like a code, so that the two cases stay indistinguishable later.
        const address = { playerId, kind: 'taken', toHash, lapseMs: CODE_MS } as const
        await outbox.write(tx, address, takenEmail(email, holder.language))
      } else {
        const address = { playerId, kind: 'code', toHash, lapseMs: CODE_MS } as const
        await outbox.write(tx, address, codeEmail(email, own.language, code))
      }
      return timesOf(only(saved))
    })
    outbox.wake()
    return times
  }

  /** Does nothing for a player without an address. */
  async emailPlayer(tx: Tx, playerId: bigint, kind: EmailKind, render: (to: string, language: Language) => Email) {
    const own = await lockPlayer(tx, playerId)
    if (!own.email_hash || !own.email_sealed) return
    const email = render(this.#unseal(own.email_sealed), own.language)
    await this.#deps.outbox.write(tx, { playerId, kind, toHash: Buffer.from(own.email_hash) }, email)
  }

  async save(playerId: bigint, input: string, code: string): Promise<{ email: string }> {
    const email = parseEmail(input)
    if (code === '') throw new Refusal('codeMissing')
    // A wrong code must stay counted, so the refusal is thrown after the commit.
    const refusal = await this.#deps.db
      .transaction((tx) => this.#saveInTransaction(tx, playerId, email, code))
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return new Refusal('emailTaken')
        throw error
      })
    if (refusal) throw refusal
    this.#deps.outbox.wake()
    return { email: masked(email) }
  }

  async #saveInTransaction(tx: Tx, playerId: bigint, email: string, code: string): Promise<Refusal | null> {
    const { outbox } = this.#deps
    const hash = this.#hash(email)
    const own = await lockPlayer(tx, playerId)
    // Idempotent: the response to a first request may have been lost.
    if (own.email_hash && hash.equals(own.email_hash)) return null
    const [row] = await tx.query<CodeRow>(`${FIND_CODE} and ${IS_VALID}`, [playerId])
    if (!row || !hash.equals(row.email_hash)) return new Refusal('emailCodeOver')
    if (!timingSafeEqual(row.code_hash, this.#codeHash(playerId, email, code))) {
      await tx.query('update email_codes set tries = tries + 1 where player_id = $1', [playerId])
      const left = CODE_TRIES - row.tries - 1
      return left > 0 ? new Refusal('emailCodeWrong', { left }) : new Refusal('emailCodeOver')
    }
    await tx.query('delete from email_codes where player_id = $1', [playerId])
    if (await this.#holder(tx, hash)) return new Refusal('emailTaken')
    await tx.query('update players set email_hash = $2, email_sealed = $3, email_time = now_ms() where id = $1', [
      playerId,
      hash,
      this.#seal(email),
    ])
    if (own.email_hash && own.email_sealed) {
      const address = { playerId, kind: 'replaced', toHash: Buffer.from(own.email_hash) } as const
      await outbox.write(tx, address, replacedEmail(this.#unseal(own.email_sealed), own.language))
    }
    await this.#deps.onSaved(tx, playerId, hash)
    await notifyPlayer(tx, playerId, 'email.saved')
    return null
  }

  /** Sends a code for a new password to the player's address; without one, nothing. */
  async sendRecoveryCode(tx: Tx, playerId: bigint, code: string): Promise<void> {
    const own = await ownAddress(tx, playerId)
    if (!own.email_hash || !own.email_sealed) return
    const address = { playerId, kind: 'recovery', toHash: Buffer.from(own.email_hash), lapseMs: CODE_MS } as const
    await this.#deps.outbox.write(tx, address, recoveryEmail(this.#unseal(own.email_sealed), own.language, code))
  }

  /** Notifies the player's address, if there is one, that a forgotten password was replaced. */
  async sendResetNotice(tx: Tx, playerId: bigint): Promise<void> {
    const own = await ownAddress(tx, playerId)
    if (!own.email_hash || !own.email_sealed) return
    const address = { playerId, kind: 'reset', toHash: Buffer.from(own.email_hash) } as const
    await this.#deps.outbox.write(tx, address, resetEmail(this.#unseal(own.email_sealed), own.language))
  }

  /** The account that has the address. An excluded player's address stays taken even after the account is closed. */
  async #holder(tx: Tx, hash: Buffer): Promise<{ language: Language } | undefined> {
    const [holder] = await tx.query<{ language: Language }>(
      `select language from players where email_hash = $1
         union all select 'en' from excluded_fingerprints_public where kind = 'email' and mark = $1 and until > now_ms() limit 1`,
      [hash],
    )
    return holder
  }

  #hash = (email: string): Buffer => this.#deps.vault.fingerprint('email', email.toLowerCase())
  #seal = (email: string): Buffer => this.#deps.vault.seal('email', Buffer.from(email))
  #unseal = (sealed: Uint8Array): string => this.#deps.vault.unseal('email', sealed).toString()
  #codeHash = (playerId: bigint, email: string, code: string): Buffer =>
    this.#deps.vault.fingerprint('email-code', `${playerId}:${email.toLowerCase()}:${code}`)
}

const FIND_CODE = 'select *, now_ms() as now from email_codes where player_id = $1'
const IS_VALID = `tries < ${CODE_TRIES} and now_ms() < sent_time + ${CODE_MS}`
const SAVE_CODE = `insert into email_codes (player_id, email_hash, email_sealed, code_hash) values ($1, $2, $3, $4)
  on conflict (player_id) do update set email_hash = excluded.email_hash, email_sealed = excluded.email_sealed,
    code_hash = excluded.code_hash, tries = 0, sent_time = now_ms() returning *, now_ms() as now`

const ownAddress = async (tx: Tx, playerId: bigint): Promise<OwnRow> =>
  only(await tx.query<OwnRow>('select email_hash, email_sealed, language from players where id = $1', [playerId]))

/** Serialises concurrent requests of one player. */
const lockPlayer = async (tx: Tx, playerId: bigint): Promise<OwnRow> =>
  only(
    await tx.query<OwnRow>('select email_hash, email_sealed, language from players where id = $1 for no key update', [
      playerId,
    ]),
  )

async function refuseTooSoon(tx: Tx, playerId: bigint, toHash: Buffer): Promise<void> {
  const [last] = await tx.query<CodeRow>(FIND_CODE, [playerId])
  const leftMs = last ? Number(last.sent_time - last.now) + RESEND_MS : 0
  if (leftMs > 0) throw new Refusal('emailCodeSoon', { seconds: Math.ceil(leftMs / 1000) })
  const { mine, theirs } = only(
    await tx.query<{ mine: bigint; theirs: bigint }>(
      `select (select count(*) from mail_outbox where player_id = $1 and kind not in ('notice', 'recovery', 'reset') and create_time > now_ms() - day_ms()) as mine,
              (select count(*) from mail_outbox where to_hash = $2 and kind not in ('notice', 'recovery', 'reset') and create_time > now_ms() - 3600000) as theirs`,
      [playerId, toHash],
    ),
  )
  if (mine >= EMAILS_PER_DAY || theirs >= EMAILS_PER_ADDRESS_AND_HOUR) throw new Refusal('mailTooMany')
}

const timesOf = ({ sent_time, now }: CodeRow) => ({
  resendTime: Number(sent_time) + RESEND_MS,
  lapseTime: Number(sent_time) + CODE_MS,
  serverNow: Number(now),
})

/** Stricter than RFC 5321: excludes quoted local parts, which mail software interprets differently. */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i
const DOMAIN = /^(?=.{1,253}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i

function parseEmail(input: string): string {
  const text = input.trim().normalize('NFC')
  if (text === '') throw new Refusal('emailMissing')
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), domainToASCII(text.slice(at + 1))]
  const isRight = at > 0 && text.length <= EMAIL_MAX && LOCAL.test(local) && DOMAIN.test(domain)
  if (!isRight || /^\.|\.$|\.\./.test(local)) throw new Refusal('emailInvalid')
  return `${local}@${domain}`
}

/** Masks the local part: j•••@example.com. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at > 3 ? 2 : 1)}•••${email.slice(at)}`
}
