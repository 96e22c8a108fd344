// Verifies a player's phone number by a code. A player can also enter another number, as long as the one of the account
// isn't verified: it was mistyped, or its true holder has claimed it.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { only, type Tx } from '../../platform/db/tx.ts'
import { codeTimes } from './contact-codes.ts'
import type { ContactDeps } from './contact-deps.ts'
import { maskPhone, parsePhoneNumber } from './phone-numbers.ts'

const UNIQUE_VIOLATION = '23505'

interface OwnRow {
  phone_hash: Uint8Array
  phone_sealed: Uint8Array
  phone_verified_time: bigint | null
  language: Language
  verified: boolean
}

const OWN = `select phone_hash, phone_sealed, phone_verified_time, language, has_verified_contact(id) as verified
  from players where id = $1`

export interface PhoneVerificationDeps extends ContactDeps {
  /** Refuses the number of an excluded player. */
  readonly refuseExcluded: (tx: Tx, phoneHash: Uint8Array) => Promise<void>
  /** Runs in the transaction that gives an account another number. */
  readonly onChanged: (tx: Tx, playerId: bigint) => Promise<void>
}

export class PhoneVerification {
  readonly #deps: PhoneVerificationDeps

  constructor(deps: PhoneVerificationDeps) {
    this.#deps = deps
  }

  async read(playerId: bigint) {
    const { db, codes, sms, inbox } = this.#deps
    const query = db.read.bind(db)
    const own = only(await query<OwnRow>(OWN, [playerId]))
    const code = await codes.ofPlayer({ query }, playerId)
    return {
      phone: maskPhone(this.#unseal(own.phone_sealed)) || null,
      isVerified: own.phone_verified_time !== null,
      contactVerified: own.verified,
      hasSms: sms.isAvailable,
      waiting:
        code?.is_valid && code.phone_sealed
          ? { ...codeTimes(code), phone: maskPhone(this.#unseal(code.phone_sealed)) }
          : null,
      inbox,
    }
  }

  /** Sends a code to the player's number, or to the one entered. */
  async send(playerId: bigint, entered: string | undefined, address: string) {
    const { db, codes, sms } = this.#deps
    const times = await db.transaction(async (tx) => {
      const own = await lockPlayer(tx, playerId)
      if (own.phone_verified_time !== null) throw new Refusal('phoneVerified')
      const { number: to } = parsePhoneNumber(entered ?? this.#unseal(own.phone_sealed))
      await this.#refuseNotFree(tx, playerId, codes.phoneHash(to))
      if (!sms.isAvailable) throw new Refusal('smsUnavailable')
      const { code, times: sent } = await codes.issue(tx, {
        purpose: 'verify',
        playerId,
        phone: to,
        asker: `player:${playerId}`,
        address,
        isKnown: false,
        isSent: true,
      })
      await sms.write(tx, { playerId, kind: 'verify', to, language: own.language, code })
      return sent
    })
    sms.wake()
    return times
  }

  async verify(playerId: bigint, code: string): Promise<{ phone: string }> {
    if (code === '') throw new Refusal('codeMissing')
    const { phone, refusal } = await this.#deps.db
      .transaction((tx) => this.#verifyInTransaction(tx, playerId, code))
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Refusal('phoneTaken')
        throw error
      })
    if (refusal) throw refusal
    return { phone: maskPhone(phone) }
  }

  async #verifyInTransaction(tx: Tx, playerId: bigint, code: string) {
    const { codes, vault } = this.#deps
    const own = await lockPlayer(tx, playerId)
    const ownPhone = this.#unseal(own.phone_sealed)
    // Idempotent: the response to a first request may have been lost.
    if (own.phone_verified_time !== null) return { phone: ownPhone, refusal: null }
    const found = await codes.ofPlayer(tx, playerId)
    const refusal = await codes.redeem(tx, found, code)
    if (refusal || !found?.phone_sealed) return { phone: ownPhone, refusal: refusal ?? new Refusal('codeOver') }
    const { number, country } = parsePhoneNumber(this.#unseal(found.phone_sealed))
    const hash = codes.phoneHash(number)
    const isOther = !hash.equals(own.phone_hash)
    await tx.query(
      `update players set phone_hash = $2, phone_sealed = $3, country = $4, phone_verified_time = now_ms(),
         former_phone_hash = null where id = $1`,
      [playerId, hash, vault.seal('phone', Buffer.from(number)), country],
    )
    if (isOther) {
      await this.#deps.refuseExcluded(tx, hash)
      await this.#deps.onChanged(tx, playerId)
      await notifyPlayer(tx, playerId, 'account.phoneChanged')
    }
    return { phone: number, refusal: null }
  }

  async #refuseNotFree(tx: Tx, playerId: bigint, hash: Buffer): Promise<void> {
    const taken = await tx.query('select 1 from players where phone_hash = $1 and id <> $2', [hash, playerId])
    if (taken.length > 0) throw new Refusal('phoneTaken')
    await this.#deps.refuseExcluded(tx, hash)
  }

  #unseal = (sealed: Uint8Array): string => this.#deps.vault.unseal('phone', sealed).toString()
}

/** Serialises concurrent requests of one player. */
const lockPlayer = async (tx: Tx, playerId: bigint): Promise<OwnRow> =>
  only(await tx.query<OwnRow>(`${OWN} for no key update`, [playerId]))
