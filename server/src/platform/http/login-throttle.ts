// Locks an account, and a network address that tries many accounts, for longer after each failed login. Attempts are
// counted before the password is verified, so parallel guesses count too.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../db/tx.ts'
import type { Vault } from '../db/vault.ts'

const ATTEMPTS_MAX = { account: 5, address: 25 } as const
const LOCK_MINUTES = [1, 5, 15, 60]
const RESET_AFTER_MS = 24 * 3_600_000

const COUNT_ATTEMPT = `
  insert into login_failures as f (subject, failures, last_failure) values ($1, 1, now_ms())
    on conflict (subject) do update set
      failures = case when f.last_failure < now_ms() - ${RESET_AFTER_MS} then 1 else f.failures + 1 end,
      last_failure = now_ms(),
      locked_until = case when f.last_failure >= now_ms() - ${RESET_AFTER_MS} and f.failures + 1 >= $2::int4
        then now_ms() + 60000 * ($3::int8[])[least(f.failures + 2 - $2::int4, cardinality($3::int8[]))] else 0 end
    where f.locked_until <= now_ms()
  returning failures`

export class LoginThrottle {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  /**
   * Counts an attempt at an account, verifies it, and clears the account's failures if `verify` succeeds. An attempt that
   * the password queue refuses is never verified, so it is uncounted; earlier failures stay.
   */
  async attempt<T>(
    { address, account }: { readonly address: string; readonly account: string },
    verify: () => Promise<T>,
  ): Promise<T> {
    await this.#count('address', address)
    await this.#count('account', account)
    const verified = await verify().catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code === 'busy') {
        await this.#uncount('account', account)
        await this.#uncount('address', address)
      }
      throw error
    })
    await this.#db.commit('delete from login_failures where subject = $1', [this.#subject('account', account)])
    await this.#uncount('address', address)
    return verified
  }

  /** Deletes failures that no longer count. */
  async sweep(): Promise<void> {
    await this.#db.commit('delete from login_failures where last_failure < now_ms() - $1', [RESET_AFTER_MS])
  }

  /** Refuses while locked, with the minutes left. */
  async #count(scope: keyof typeof ATTEMPTS_MAX, name: string): Promise<void> {
    const subject = this.#subject(scope, name)
    const counted = await this.#db.commit(COUNT_ATTEMPT, [subject, ATTEMPTS_MAX[scope], LOCK_MINUTES])
    if (counted.length > 0) return
    const [row] = await this.#db.read<{ minutes: bigint }>(
      'select ceil((locked_until - now_ms()) / 60000.0)::int8 as minutes from login_failures where subject = $1',
      [subject],
    )
    const minutes = row && row.minutes > 0n ? row.minutes : 1n
    throw new Refusal('lockedOut', { minutes })
  }

  /** Attempts are not counted while locked, so a current lock needed this attempt and falls with it. */
  async #uncount(scope: keyof typeof ATTEMPTS_MAX, name: string): Promise<void> {
    await this.#db.commit(
      'update login_failures set failures = failures - 1, locked_until = 0 where subject = $1 and failures > 0',
      [this.#subject(scope, name)],
    )
  }

  #subject(scope: string, name: string): Buffer {
    return this.#vault.fingerprint('login-failures', `${scope}:${name}`)
  }
}
