// Failed logins lock an account, and an address that tries many, for a growing while. A try is counted before the
// password is looked at, so that guesses sent side by side are counted too.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'

const TRIES = { account: 5, address: 25 } as const
const LOCK_MINUTES = [1, 5, 15, 60]
const FORGET_MS = 24 * 3_600_000

const COUNT_TRY = `
  insert into login_failures as f (subject, failures, last_failure) values ($1, 1, now_ms())
    on conflict (subject) do update set
      failures = case when f.last_failure < now_ms() - ${FORGET_MS} then 1 else f.failures + 1 end,
      last_failure = now_ms(),
      locked_until = case when f.last_failure >= now_ms() - ${FORGET_MS} and f.failures + 1 >= $2::int4
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

  /** Counts a try; refuses while a lock stands, and says how long. */
  async countTry(scope: keyof typeof TRIES, name: string): Promise<void> {
    const subject = this.#subject(scope, name)
    const counted = await this.#db.commit(COUNT_TRY, [subject, TRIES[scope], LOCK_MINUTES])
    if (counted.length > 0) return
    const [row] = await this.#db.read<{ minutes: bigint }>(
      'select ceil((locked_until - now_ms()) / 60000.0)::int8 as minutes from login_failures where subject = $1',
      [subject],
    )
    const minutes = row && row.minutes > 0n ? row.minutes : 1n
    throw new Refusal('lockedOut', { minutes })
  }

  /** A right password clears the account, and takes its own try off the address. */
  async forgive(address: string, account: string): Promise<void> {
    await this.#db.commit('delete from login_failures where subject = $1', [this.#subject('account', account)])
    await this.#uncount('address', address)
  }

  /** Nobody looked at the password, so it was no failed try; those before it stay. */
  async takeBack(address: string, account: string): Promise<void> {
    await this.#uncount('account', account)
    await this.#uncount('address', address)
  }

  /** Nothing is counted while a lock stands: one that stands now was set by this try, or falls short without it. */
  async #uncount(scope: keyof typeof TRIES, name: string): Promise<void> {
    await this.#db.commit(
      'update login_failures set failures = failures - 1, locked_until = 0 where subject = $1 and failures > 0',
      [this.#subject(scope, name)],
    )
  }

  #subject(scope: string, name: string): Buffer {
    return this.#vault.fingerprint('login-failures', `${scope}:${name}`)
  }
}
