// The true holder of a number can take it from an account that never verified it. That account keeps its gold and its
// sessions, can still log in with the old number and its password, and has to set a new number.

import { randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Tx } from '../../platform/db/tx.ts'
import { inFixedTime, type ContactDeps, type Stranger } from './contact-deps.ts'
import { parsePhoneNumber } from './phone-numbers.ts'

export interface PhoneClaimsDeps extends ContactDeps {
  /** Saves limits and restrictions under the number, so that claiming one's own number does not end them. */
  readonly saveProtection: (tx: Tx, playerId: bigint) => Promise<void>
}

interface HolderRow {
  id: bigint
  language: Language
  is_claimable: boolean
}

// A suspended account keeps its number, because it is part of what the suspension is about.
const HOLDER = `select id, language, phone_verified_time is null and suspend_time is null and status = 'active' as is_claimable
  from players where phone_hash = $1`

export class PhoneClaims {
  readonly #deps: PhoneClaimsDeps

  constructor(deps: PhoneClaimsDeps) {
    this.#deps = deps
  }

  /** Sends a code if the number can be claimed, or a notice if its account keeps it. The answer is the same. */
  async begin(entered: string, { address }: Stranger) {
    const { db, codes, sms } = this.#deps
    const { number: to } = parsePhoneNumber(entered)
    if (!sms.isAvailable) throw new Refusal('smsUnavailable')
    return await inFixedTime(async () => {
      const sent = await db.transaction(async (tx) => {
        const [holder] = await tx.query<HolderRow>(HOLDER, [codes.phoneHash(to)])
        const isSent = holder?.is_claimable ?? false
        const { ticket, code, times } = await codes.issue(tx, {
          purpose: 'claim',
          playerId: holder?.id ?? null,
          phone: to,
          asker: `address:${address}`,
          address,
          isKnown: false,
          isSent,
        })
        if (holder) {
          const { id: playerId, language } = holder
          await sms.write(tx, { playerId, kind: isSent ? 'claim' : 'taken', to, language, code: isSent ? code : '' })
        }
        return { ticket, ...times }
      })
      sms.wake()
      return sent
    })
  }

  async finish(ticket: string, code: string): Promise<void> {
    if (code === '') throw new Refusal('codeMissing')
    const refusal = await this.#deps.db.transaction((tx) => this.#release(tx, ticket, code))
    if (refusal) throw refusal
  }

  async #release(tx: Tx, ticket: string, code: string): Promise<Refusal | null> {
    const { codes, vault } = this.#deps
    const found = await codes.ofTicket(tx, 'claim', ticket)
    const [holder] = found
      ? await tx.query<HolderRow>(`${HOLDER} and id = $2 for no key update`, [found.phone_hash, found.player_id])
      : []
    const refusal = await codes.redeem(tx, found, code)
    if (refusal) return refusal
    // Its player may have verified it in the meantime.
    if (!found || !holder?.is_claimable) return new Refusal('codeOver')
    await this.#deps.saveProtection(tx, holder.id)
    await tx.query(
      'update players set former_phone_hash = phone_hash, phone_hash = $2, phone_sealed = $3 where id = $1',
      [holder.id, randomBytes(32), vault.seal('phone', Buffer.alloc(0))],
    )
    await notifyPlayer(tx, holder.id, 'account.phoneClaimed')
    return null
  }
}
