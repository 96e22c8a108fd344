// Locks out whoever guesses: after failed attempts, an address or browser has to wait for longer and longer. Attempts are
// counted before the password is verified, so parallel guesses count too. Strangers cannot lock out the holder: where an
// account has logged in before, only the attempts from there count.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database } from '../db/tx.ts'
import type { Vault } from '../db/vault.ts'

/** At one account from one origin; at one account from all unknown origins; from one unknown address at all accounts. */
const ATTEMPTS_MAX = { origin: 5, account: 50, address: 100 } as const
const LOCK_MINUTES = [1, 5, 15, 60]
const DAY_MS = 24 * 3_600_000
const RESET_AFTER_MS = DAY_MS
const KNOWN_MS = 90 * DAY_MS

type Scope = keyof typeof ATTEMPTS_MAX
type Counter = readonly [scope: Scope, name: string]

interface Origin {
  readonly account: string
  readonly address: string
  /** The hash of the browser's anonymous token, if it has one. */
  readonly device?: Buffer | null | undefined
}

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
   * Counts an attempt at an account, verifies it, and forgets the failures if `verify` succeeds. An attempt that the
   * password queue refuses is never verified, so it is uncounted; earlier failures stay. `verify` is told whether the
   * account was used from there before.
   */
  async attempt<T>(origin: Origin, verify: (isKnown: boolean) => Promise<T>): Promise<T> {
    const known = await this.#knownOrigin(origin)
    const counters = countersOf(origin, known)
    for (const counter of counters) await this.#count(counter)
    const verified = await verify(known !== undefined).catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code === 'busy')
        for (const counter of counters) await this.#uncount(counter)
      throw error
    })
    for (const counter of counters) await (counter[0] === 'address' ? this.#uncount(counter) : this.#forget(counter))
    await this.remember(origin)
    return verified
  }

  /** Makes the address and the browser known as the account holder's. */
  async remember(origin: Origin): Promise<void> {
    await this.#db.commit(
      `insert into login_origins (subject, last_login) select subject, now_ms() from unnest($1::bytea[]) subject
         on conflict (subject) do update set last_login = excluded.last_login`,
      [originsOf(origin).map((name) => this.#known(origin, name))],
    )
  }

  /** Whether the account has logged in from this address or browser before. */
  async isKnown(origin: Origin): Promise<boolean> {
    return (await this.#knownOrigin(origin)) !== undefined
  }

  /** Forgets the failures at an account from this address and browser, whose holder has proved who they are. */
  async forgive(origin: Origin): Promise<void> {
    for (const name of originsOf(origin)) await this.#forget(['origin', `${origin.account} ${name}`])
  }

  /** Deletes failures that no longer count and origins that have not been used for long. */
  async sweep(): Promise<void> {
    await this.#db.commit('delete from login_failures where last_failure < now_ms() - $1', [RESET_AFTER_MS])
    await this.#db.commit('delete from login_origins where last_login < now_ms() - $1', [KNOWN_MS])
  }

  /** The browser or address from which the account was used before, if this is one. */
  async #knownOrigin(origin: Origin): Promise<string | undefined> {
    const origins = originsOf(origin)
    const subjects = origins.map((name) => this.#known(origin, name))
    const rows = await this.#db.read<{ subject: Buffer }>(
      'select subject from login_origins where subject = any($1::bytea[]) and last_login >= now_ms() - $2',
      [subjects, KNOWN_MS],
    )
    return origins.find((_, i) => rows.some(({ subject }) => subjects[i]?.equals(subject)))
  }

  /** Refuses while locked, with the minutes left. */
  async #count([scope, name]: Counter): Promise<void> {
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
  async #uncount([scope, name]: Counter): Promise<void> {
    await this.#db.commit(
      'update login_failures set failures = failures - 1, locked_until = 0 where subject = $1 and failures > 0',
      [this.#subject(scope, name)],
    )
  }

  async #forget([scope, name]: Counter): Promise<void> {
    await this.#db.commit('delete from login_failures where subject = $1', [this.#subject(scope, name)])
  }

  #subject(scope: Scope, name: string): Buffer {
    return this.#vault.fingerprint('login-failures', `${scope}:${name}`)
  }

  #known({ account }: Origin, origin: string): Buffer {
    return this.#vault.fingerprint('login-origins', `${account} ${origin}`)
  }
}

/** A known browser has its own counter, so that nobody at the same address can use it up. */
const countersOf = ({ account, address }: Origin, known: string | undefined): readonly Counter[] =>
  known === undefined
    ? [
        ['address', address],
        ['account', account],
        ['origin', `${account} address ${address}`],
      ]
    : [['origin', `${account} ${known}`]]

/** The browser first: it says more about who it is than the address. */
const originsOf = ({ address, device }: Origin): string[] => [
  ...(device ? [`device ${device.toString('hex')}`] : []),
  `address ${address}`,
]
