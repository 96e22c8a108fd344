// Sets a new password after a code to the account's verified phone number or email address. Requests and answers look the
// same whether or not a number has an account; only the verified contact gets a message.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { RecoveryChannel } from '@glasshouse/rulebook/wire/account/recovery'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { LoginThrottle } from '../../platform/http/login-throttle.ts'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Tx } from '../../platform/db/tx.ts'
import { inFixedTime, type ContactDeps, type Stranger } from './contact-deps.ts'
import type { Passwords } from './passwords.ts'
import { parsePhoneNumber } from './phone-numbers.ts'

interface AccountRow {
  id: bigint
  language: Language
  phone_sealed: Uint8Array
  has_phone: boolean
  has_email: boolean
}

const ACCOUNT = `select id, language, phone_sealed, phone_verified_time is not null as has_phone,
  email_hash is not null as has_email from players`

export interface PasswordRecoveryDeps extends ContactDeps {
  readonly passwords: Passwords
  readonly loginThrottle: LoginThrottle
  /** Emails to the player's verified address. */
  readonly email: {
    sendRecoveryCode(tx: Tx, playerId: bigint, code: string): Promise<void>
    sendResetNotice(tx: Tx, playerId: bigint): Promise<void>
    wake(): void
  }
  /** Sets the password, ends every session, and starts the withdrawal hold. */
  readonly resetPassword: (tx: Tx, playerId: bigint, passwordHash: string) => Promise<void>
  readonly notifySessionsEnded: (playerId: bigint) => void
}

export interface NewPassword {
  readonly phone: string
  readonly ticket?: string | undefined
  readonly code: string
  readonly newPassword: string
}

export class PasswordRecovery {
  readonly #deps: PasswordRecoveryDeps

  constructor(deps: PasswordRecoveryDeps) {
    this.#deps = deps
  }

  channels() {
    const { sms, inbox } = this.#deps
    return { hasSms: sms.isAvailable, inbox }
  }

  async begin({ phone: entered, by }: { phone: string; by: RecoveryChannel }, client: Stranger) {
    const { db, codes, sms, loginThrottle } = this.#deps
    const { number: phone } = parsePhoneNumber(entered)
    if (by === 'sms' && !sms.isAvailable) throw new Refusal('smsUnavailable')
    const { address, tokenHash: device } = client
    return await inFixedTime(async () => {
      // Strangers share a limit of their own, so they can't use up the holder's.
      const isKnown = await loginThrottle.isKnown({ account: phone, address, device })
      const sent = await db.transaction(async (tx) => {
        const [account] = await tx.query<AccountRow>(`${ACCOUNT} where phone_hash = $1 and status = 'active'`, [
          codes.phoneHash(phone),
        ])
        const isSent = account !== undefined && (by === 'sms' ? account.has_phone : account.has_email)
        const { ticket, code, times } = await codes.issue(tx, {
          purpose: 'recover',
          playerId: account?.id ?? null,
          phone,
          asker: `address:${address}`,
          address,
          isKnown,
          isSent,
        })
        if (isSent) await this.#write(tx, account, by, code)
        return { ticket, ...times }
      })
      this.#wake()
      return sent
    })
  }

  /** Sends a code on behalf of an operator, who never sees it. It works without a ticket, for this number only. */
  async assist(operatorId: bigint, playerId: bigint, reason: string): Promise<{ by: RecoveryChannel }> {
    const { db, codes, sms, vault } = this.#deps
    const by = await db.transaction(async (tx) => {
      const [account] = await tx.query<AccountRow>(`${ACCOUNT} where id = $1 and status = 'active'`, [playerId])
      if (!account) throw new Refusal('notFound')
      const channel = account.has_phone && sms.isAvailable ? 'sms' : 'email'
      const phone = vault.unseal('phone', account.phone_sealed).toString()
      if (!phone || (channel === 'email' && !account.has_email)) throw new Refusal('noVerifiedContact')
      const { code } = await codes.issue(tx, {
        purpose: 'assisted',
        playerId,
        phone,
        asker: 'operators',
        address: `operator:${operatorId}`,
        isKnown: false,
        isSent: true,
      })
      await this.#write(tx, account, channel, code)
      await recordAudit(tx, operatorId, { act: 'player.recovery', subject: playerId, after: { reason, by: channel } })
      return channel
    })
    this.#wake()
    return { by }
  }

  async finish(form: NewPassword, { address, tokenHash: device }: Stranger): Promise<void> {
    const { db, codes, passwords, loginThrottle } = this.#deps
    const { number: phone } = parsePhoneNumber(form.phone)
    passwords.checkPassword(form.newPassword)
    if (form.code === '') throw new Refusal('codeMissing')
    // Before the code is looked at, so that a wrong one takes as long.
    const passwordHash = await passwords.hashPassword(form.newPassword, { group: 'public', address })
    const result = await db.transaction(async (tx): Promise<Refusal | bigint> => {
      const found = form.ticket ? await codes.ofTicket(tx, 'recover', form.ticket) : await codes.assisted(tx, phone)
      const isOfPhone = found !== undefined && codes.phoneHash(phone).equals(found.phone_hash)
      const [account] = await tx.query<{ id: bigint }>(
        `select id from players where id = $1 and phone_hash = $2 and status = 'active' for no key update`,
        [found?.player_id ?? null, codes.phoneHash(phone)],
      )
      const refusal = await codes.redeem(tx, isOfPhone ? found : undefined, form.code)
      if (refusal) return refusal
      // The account was closed or got another number in the meantime.
      if (!account) return new Refusal('codeOver')
      await this.#deps.resetPassword(tx, account.id, passwordHash)
      await this.#deps.email.sendResetNotice(tx, account.id)
      return account.id
    })
    if (result instanceof Refusal) throw result
    this.#deps.notifySessionsEnded(result)
    this.#wake()
    // Wrong passwords from before must not keep the player from logging in with the new one.
    await loginThrottle.forgive({ account: phone, address, device })
  }

  async #write(tx: Tx, account: AccountRow, by: RecoveryChannel, code: string): Promise<void> {
    const { sms, email, vault } = this.#deps
    const { id: playerId, language } = account
    if (by === 'email') return await email.sendRecoveryCode(tx, playerId, code)
    const to = vault.unseal('phone', account.phone_sealed).toString()
    await sms.write(tx, { playerId, kind: 'recover', to, language, code })
  }

  #wake(): void {
    this.#deps.sms.wake()
    this.#deps.email.wake()
  }
}
