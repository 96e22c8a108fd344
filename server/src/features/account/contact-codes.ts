// Codes that prove that someone can read the messages to a phone number or email address. They are stored as keyed hashes,
// and every request is counted, also those for numbers without an account, so that limits reveal nothing.

import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES, RESEND_SECONDS } from '@glasshouse/rulebook/wire/account/email'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'

const RESEND_MS = RESEND_SECONDS * 1000
const CODE_MS = CODE_MINUTES * 60_000
/** Codes to one number for one purpose; those that strangers request are counted apart from the holder's. */
const PER_PHONE_AND_DAY = 5
const PER_PLAYER_AND_DAY = 10
/** Of all players behind one address, unless they are known there. */
const PER_ADDRESS_AND_DAY = 100
/** Only counts depend on older rows. */
const RETENTION_MS = 2 * 86_400_000

type Purpose = 'verify' | 'claim' | 'recover' | 'assisted'

export interface CodeRequest {
  readonly purpose: Purpose
  /** The account that the code is about; null if the number has none. */
  readonly playerId: bigint | null
  readonly phone: string
  /** Who may not ask again within a minute: the player, or an address. */
  readonly asker: string
  readonly address: string
  /** Whether the account has logged in from there before. */
  readonly isKnown: boolean
  /** False if no code is sent, so none may match. */
  readonly isSent: boolean
}

export interface CodeRow {
  id: bigint
  ticket_hash: Uint8Array
  player_id: bigint | null
  phone_hash: Uint8Array
  phone_sealed: Uint8Array | null
  code_hash: Uint8Array
  tries: number
  sent_time: bigint
  is_valid: boolean
  now: bigint
}

interface Counts {
  last: bigint | null
  phone: bigint
  asker: bigint
  address: bigint
  now: bigint
}

export interface ContactCodesDeps {
  readonly db: Database
  readonly vault: Vault
  /** Scales the limit per address; 0 switches it off. */
  readonly rateFactor: number
}

const COUNTS = `select now_ms() as now,
  (select max(sent_time) from contact_codes where asker = $asker and purpose = $purpose
     and (phone_hash = $phoneHash or purpose = 'verify')) as last,
  (select count(*) from contact_codes where phone_hash = $phoneHash and purpose = $purpose and is_known = $isKnown
     and sent_time > now_ms() - day_ms()) as phone,
  (select count(*) from contact_codes where asker = $asker and purpose = $purpose
     and sent_time > now_ms() - day_ms()) as asker,
  (select count(*) from contact_codes where address_hash = $addressHash and not is_known
     and sent_time > now_ms() - day_ms()) as address`
const INSERT = `insert into contact_codes (purpose, ticket_hash, player_id, phone_hash, phone_sealed, asker, address_hash,
    is_known, code_hash)
  values ($purpose, $ticketHash, $playerId, $phoneHash, $phoneSealed, $asker, $addressHash, $isKnown, $codeHash)
  returning sent_time, now_ms() as now`
const COLUMNS = `id, ticket_hash, player_id, phone_hash, phone_sealed, code_hash, tries, sent_time, now_ms() as now,
  used_time is null and tries < ${CODE_TRIES} and now_ms() < sent_time + ${CODE_MS} as is_valid`

export class ContactCodes {
  readonly #deps: ContactCodesDeps

  constructor(deps: ContactCodesDeps) {
    this.#deps = deps
  }

  /** Counts and stores a new code. Its ticket and code exist in clear only in the result. */
  async issue(tx: Tx, request: CodeRequest) {
    const { vault } = this.#deps
    const { purpose, playerId, phone, isKnown } = request
    const phoneHash = this.phoneHash(phone)
    const subject = {
      purpose,
      phoneHash,
      asker: vault.fingerprint('contact-asker', request.asker),
      addressHash: vault.fingerprint('contact-address', request.address),
      isKnown,
    }
    // Concurrent requests for one number count one after the other.
    await tx.query('select pg_advisory_xact_lock($1::int8)', [phoneHash.readBigInt64BE(0)])
    this.#refuseTooMany(only(await tx.query<Counts>(...named(COUNTS, subject))), purpose)
    const [ticket, code] = [randomBytes(32).toString('base64url'), randomCode()]
    const ticketHash = this.#ticketHash(ticket)
    const row = only(
      await tx.query<Pick<CodeRow, 'sent_time' | 'now'>>(
        ...named(INSERT, {
          ...subject,
          ticketHash,
          playerId,
          phoneSealed: purpose === 'verify' ? vault.seal('phone', Buffer.from(phone)) : null,
          codeHash: request.isSent ? this.#codeHash(ticketHash, code) : randomBytes(32),
        }),
      ),
    )
    return { ticket, code, times: codeTimes(row) }
  }

  #refuseTooMany(counts: Counts, purpose: Purpose): void {
    const leftMs = counts.last === null ? 0 : Number(counts.last - counts.now) + RESEND_MS
    if (leftMs > 0) throw new Refusal('codeSoon', { seconds: Math.ceil(leftMs / 1000) })
    const { rateFactor } = this.#deps
    const isAddressUsedUp = rateFactor > 0 && Number(counts.address) >= PER_ADDRESS_AND_DAY * rateFactor
    const isPlayerUsedUp = purpose === 'verify' && counts.asker >= PER_PLAYER_AND_DAY
    if (counts.phone >= PER_PHONE_AND_DAY || isPlayerUsedUp || isAddressUsedUp) throw new Refusal('codesTooMany')
  }

  /** The newest code with which a player verifies a number. */
  async ofPlayer(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<CodeRow | undefined> {
    const query = `select ${COLUMNS} from contact_codes where player_id = $1 and purpose = 'verify' order by id desc limit 1`
    return (await tx.query<CodeRow>(query, [playerId]))[0]
  }

  async ofTicket(tx: Pick<Tx, 'query'>, purpose: Purpose, ticket: string): Promise<CodeRow | undefined> {
    const query = `select ${COLUMNS} from contact_codes where ticket_hash = $1 and purpose = $2`
    return (await tx.query<CodeRow>(query, [this.#ticketHash(ticket), purpose]))[0]
  }

  /** The newest code that an operator has sent to the holder of a number. */
  async assisted(tx: Pick<Tx, 'query'>, phone: string): Promise<CodeRow | undefined> {
    const query = `select ${COLUMNS} from contact_codes where phone_hash = $1 and purpose = 'assisted' order by id desc limit 1`
    return (await tx.query<CodeRow>(query, [this.phoneHash(phone)]))[0]
  }

  /**
   * Checks an entered code and uses it up; returns null if it is right. A wrong one must stay counted, so the refusal is
   * returned: throw it after the commit. Lock the player before, in the order that all others lock.
   */
  async redeem(tx: Tx, found: CodeRow | undefined, code: string): Promise<Refusal | null> {
    const [row] = found
      ? await tx.query<CodeRow>(`select ${COLUMNS} from contact_codes where id = $1 for update`, [found.id])
      : []
    if (!row?.is_valid) return new Refusal('codeOver')
    if (!timingSafeEqual(row.code_hash, this.#codeHash(row.ticket_hash, code))) {
      await tx.query('update contact_codes set tries = tries + 1 where id = $1', [row.id])
      const left = CODE_TRIES - row.tries - 1
      return left > 0 ? new Refusal('codeWrong', { left }) : new Refusal('codeOver')
    }
    await tx.query('update contact_codes set used_time = now_ms() where id = $1', [row.id])
    return null
  }

  async sweep(): Promise<void> {
    await this.#deps.db.commit('delete from contact_codes where sent_time < now_ms() - $1::int8', [RETENTION_MS])
  }

  phoneHash = (phone: string): Buffer => this.#deps.vault.fingerprint('phone', phone)
  #ticketHash = (ticket: string): Buffer => this.#deps.vault.fingerprint('contact-ticket', ticket)
  #codeHash = (ticketHash: Uint8Array, code: string): Buffer =>
    this.#deps.vault.fingerprint('contact-code', `${Buffer.from(ticketHash).toString('hex')}:${code}`)
}

const randomCode = (): string =>
  randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')

export const codeTimes = ({ sent_time, now }: Pick<CodeRow, 'sent_time' | 'now'>) => ({
  resendTime: Number(sent_time) + RESEND_MS,
  lapseTime: Number(sent_time) + CODE_MS,
  serverNow: Number(now),
})
