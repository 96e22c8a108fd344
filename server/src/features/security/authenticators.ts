// Authenticator apps and recovery codes of players and operators. Each code works once, enforced by a row lock. Callers
// count the attempts. Secrets are stored encrypted, recovery codes only as hashes.

import { randomBytes, randomInt } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { RECOVERY_CODES } from '@glasshouse/rulebook/wire/account/security'
import type { Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { matchingStep, otpauthUri, toBase32 } from './totp.ts'

const SECRET_BYTES = 20
const SEAL_PURPOSE = 'authenticator'
const ISSUER = 'Glasshouse'
/** A secret that is not confirmed within this time is void. */
const PENDING_MS = 30 * 60_000
/** Omits letters and digits that look alike. 10 characters of 30 are 49 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ234567'
const CODE_LENGTH = 10

export interface Holder {
  readonly kind: 'player' | 'operator'
  readonly id: bigint
}

interface AuthenticatorRow {
  secret_sealed: Uint8Array
  last_step: bigint
  now: bigint
}

export class Authenticators {
  readonly #vault: Vault

  constructor(vault: Vault) {
    this.#vault = vault
  }

  /** Creates a secret that takes effect once confirmed. Replaces an unconfirmed one. */
  async begin(tx: Tx, { kind, id }: Holder, account: string): Promise<{ secret: string; uri: string }> {
    const secret = randomBytes(SECRET_BYTES)
    const [created] = await tx.query(
      `insert into authenticators as a (holder_kind, holder_id, secret_sealed) values ($1, $2, $3)
         on conflict (holder_kind, holder_id) do update
           set secret_sealed = excluded.secret_sealed, create_time = now_ms() where a.confirmed is null
         returning holder_id`,
      [kind, id, this.#vault.seal(SEAL_PURPOSE, secret)],
    )
    if (!created) throw new Refusal('authenticatorOn')
    return { secret: toBase32(secret), uri: otpauthUri(secret, ISSUER, account) }
  }

  /** Confirms the secret by its first code. The code counts as used. */
  async confirm(tx: Tx, { kind, id }: Holder, code: string): Promise<void> {
    const [row] = await tx.query<AuthenticatorRow & { confirmed: bigint | null; create_time: bigint }>(
      `select *, now_ms() as now from authenticators where holder_kind = $1 and holder_id = $2 for update`,
      [kind, id],
    )
    if (row && row.confirmed !== null) throw new Refusal('authenticatorOn')
    if (!row || row.now - row.create_time >= PENDING_MS) throw new Refusal('authenticatorNotBegun')
    const step = this.#matchingStep(row, code)
    if (step === null) throw new Refusal('secondWrong')
    await tx.query(
      `update authenticators set confirmed = now_ms(), last_step = $3 where holder_kind = $1 and holder_id = $2`,
      [kind, id, step],
    )
  }

  /** Accepts a code once: a concurrent use waits for the row lock and then finds the code used. */
  async useCode(tx: Tx, { kind, id }: Holder, code: string): Promise<boolean> {
    const [row] = await tx.query<AuthenticatorRow>(
      `select secret_sealed, last_step, now_ms() as now from authenticators
         where holder_kind = $1 and holder_id = $2 and confirmed is not null for update`,
      [kind, id],
    )
    const step = row ? this.#matchingStep(row, code) : null
    if (step === null) return false
    await tx.query('update authenticators set last_step = $3 where holder_kind = $1 and holder_id = $2', [
      kind,
      id,
      step,
    ])
    return true
  }

  async remove(tx: Tx, { kind, id }: Holder): Promise<void> {
    const removed = await tx.query(
      `delete from authenticators where holder_kind = $1 and holder_id = $2 and confirmed is not null returning 1 as one`,
      [kind, id],
    )
    if (removed.length === 0) throw new Refusal('authenticatorNotBegun')
  }

  /** Replaces the recovery codes. Only this call ever returns them in clear. */
  async renewRecoveryCodes(tx: Tx, holder: Holder): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, generateCode)
    await this.deleteRecoveryCodes(tx, holder)
    await tx.query(
      'insert into recovery_codes (holder_kind, holder_id, code_hash) select $1, $2, unnest($3::bytea[])',
      [holder.kind, holder.id, codes.map((code) => this.#hash(holder, code))],
    )
    return codes
  }

  /** Accepts a recovery code once. */
  async useRecoveryCode(tx: Tx, holder: Holder, code: string): Promise<boolean> {
    const used = await tx.query(
      'delete from recovery_codes where holder_kind = $1 and holder_id = $2 and code_hash = $3 returning 1 as one',
      [holder.kind, holder.id, this.#hash(holder, code)],
    )
    return used.length > 0
  }

  async deleteRecoveryCodes(tx: Tx, { kind, id }: Holder): Promise<void> {
    await tx.query('delete from recovery_codes where holder_kind = $1 and holder_id = $2', [kind, id])
  }

  #matchingStep({ secret_sealed, last_step, now }: AuthenticatorRow, code: string): number | null {
    return matchingStep(this.#vault.unseal(SEAL_PURPOSE, secret_sealed), code, Number(now), Number(last_step))
  }

  #hash({ kind, id }: Holder, code: string): Buffer {
    return this.#vault.fingerprint('recovery-code', `${kind}:${id}:${normalize(code)}`)
  }
}

const generateCode = (): string => {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`
}

/** Ignores case, spaces and dashes, because codes are typed from paper. */
const normalize = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')
