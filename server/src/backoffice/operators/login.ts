// Operator login: password, replacement of the one-time password, enrolment of a second factor, and from then on the second
// factor at every login. Attempts are counted before they are verified.

import { Refusal, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import type { PasskeyMade } from '@glasshouse/rulebook/wire/account/passkeys'
import { recordAudit, recordFailedLogin } from '../../platform/db/audit-log.ts'
import type { Tx } from '../../platform/db/tx.ts'
import type { OperatorCaller, OperatorSession, Caller } from '../../platform/http/route.ts'
import { DECIDES_AFTER_MS } from './proposals.ts'
import { lockOperator, type FactorAnswer, type OperatorDeps, type OperatorRow } from './deps.ts'

const secondFactorAttempts = (operatorId: bigint): string => `operator:second:${operatorId}`
/** The prefix keeps names from colliding with the keys of second-factor attempts. */
const passwordAttempts = (name: string): string => `operator:name:${name}`
/** Names nobody has are not recorded. A day without a lock-out starts the count again. */
const RECORD_THROTTLE = `insert into operator_throttles as l (name) select name from operators where name = $1
  on conflict (name) do update set last_time = now_ms(),
    tries = case when l.last_time < now_ms() - day_ms() then 1 else l.tries + 1 end,
    first_time = case when l.last_time < now_ms() - day_ms() then now_ms() else l.first_time end`
/** Refusals after a password or second factor was checked. Others say nothing about who tries. */
const WRONG: readonly RefusalCode[] = ['operatorLoginWrong', 'secondWrong', 'passkeyWrong', 'passkeyUnknown']

interface Attempt {
  readonly name: string
  readonly address: string
  readonly account: string
}

export class OperatorLogin {
  readonly #deps: OperatorDeps

  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  async login(name: string, password: string, { address, device }: Caller) {
    const { db, sessions } = this.#deps
    const row = await this.requirePassword({ name, address }, password, 'operatorLoginWrong').catch((error: unknown) =>
      this.#recordFailure(error, 'operator.loginFailed', { name, address }),
    )
    const token = await db.transaction(async (tx) => {
      // Password and status may have changed meanwhile; a session from the old password must not outlive it.
      const now = await lockOperator(tx, row.id)
      if (now.password_hash !== row.password_hash) throw new Refusal('operatorLoginWrong')
      // Revealed only after the password was correct.
      if (now.status !== 'active') throw new Refusal('operatorSuspended')
      return await sessions.begin(tx, row.id, device)
    })
    return { token, ...(await this.#loggedIn(token)) }
  }

  /** Allowed with the one-time password or after the second factor: a password alone cannot change the password. */
  async changePassword(caller: OperatorCaller, oldPassword: string, newPassword: string) {
    const { operatorId, tokenHash, name, stage } = caller
    if (stage === 'second') throw new Refusal('operatorSecondNeeded')
    if (stage === 'enrol') throw new Refusal('operatorEnrolNeeded')
    const { db, sessions } = this.#deps
    const { password_hash: currentHash } = await this.requirePassword(caller, oldPassword, 'operatorLoginWrong')
    this.#deps.checkPassword(newPassword)
    if (newPassword === oldPassword) throw new Refusal('operatorPasswordOld')
    const passwordHash = await this.#deps.hashPassword(newPassword)
    await db.transaction(async (tx) => {
      await lockOperator(tx, operatorId)
      const changed = await tx.query(
        `update operators set password_hash = $2, must_change_password = false
           where id = $1 and password_hash = $3 returning id`,
        [operatorId, passwordHash, currentHash],
      )
      // Changed concurrently, so the entered old password is no longer current.
      if (changed.length === 0) throw new Refusal('operatorLoginWrong')
      await sessions.endAll(tx, operatorId, tokenHash)
      await recordAudit(tx, operatorId, { act: 'operator.password', subject: name })
    })
    return await this.session(tokenHash)
  }

  async beginSecond({ operatorId, stage, ...request }: OperatorCaller) {
    if (stage !== 'second') throw new Refusal('challengeGone')
    return await this.#deps.db.transaction((tx) => this.#deps.factors.begin(tx, operatorId, request))
  }

  async second(caller: OperatorCaller, answer: FactorAnswer) {
    const { operatorId, tokenHash, address, name, stage } = caller
    if (stage === 'in') return await this.session(tokenHash)
    if (stage !== 'second') throw new Refusal('challengeGone')
    const { db, sessions, factors } = this.#deps
    const attempt = { name, address, account: secondFactorAttempts(operatorId) }
    const passed = this.#attempt(attempt, () =>
      db.transaction(async (tx) => {
        await lockOperator(tx, operatorId)
        const method = await factors.check(tx, operatorId, answer, caller)
        await sessions.markSecondPassed(tx, tokenHash)
        const after = { way: method, address, device: caller.device }
        await recordAudit(tx, operatorId, { act: 'session.begin', subject: name, after })
      }),
    )
    await passed.catch((error: unknown) => this.#recordFailure(error, 'operator.secondFailed', attempt))
    return await this.session(tokenHash)
  }

  async beginApp(caller: OperatorCaller, password: string | undefined) {
    await this.#assertMayEnrol(caller, password)
    const { db, factors } = this.#deps
    return await db.transaction(async (tx) => factors.beginApp(tx, await lockOperator(tx, caller.operatorId)))
  }

  async addApp(caller: OperatorCaller, code: string) {
    const { operatorId, name, address } = caller
    const { factors } = this.#deps
    return await this.#attempt({ name, address, account: secondFactorAttempts(operatorId) }, () =>
      this.#enrol(caller, 'operator.addApp', {}, (tx) => factors.addApp(tx, operatorId, code)),
    )
  }

  async beginPasskey(caller: OperatorCaller, password: string | undefined) {
    await this.#assertMayEnrol(caller, password)
    const { db, factors } = this.#deps
    return await db.transaction(async (tx) =>
      factors.beginPasskey(tx, await lockOperator(tx, caller.operatorId), caller),
    )
  }

  async addPasskey(caller: OperatorCaller, name: string, credential: PasskeyMade) {
    return await this.#enrol(caller, 'operator.addPasskey', { passkey: name }, (tx) =>
      this.#deps.factors.addPasskey(tx, caller.operatorId, name, credential, caller),
    )
  }

  /** Verifies an operator's password, at login and again before sensitive actions. */
  async requirePassword(
    { name, address }: { readonly name: string; readonly address: string },
    password: string,
    refusal: 'operatorLoginWrong' | 'operatorPasswordWrong' = 'operatorPasswordWrong',
  ): Promise<OperatorRow> {
    const { db, verifyPassword } = this.#deps
    return await this.#attempt({ name, address, account: passwordAttempts(name) }, async (isKnown) => {
      const [row] = await db.read<OperatorRow>('select * from operators where name = $1', [name])
      const turn = { group: isKnown ? 'known' : 'operator', address } as const
      if (!(await verifyPassword(row?.password_hash, password, turn)) || !row) throw new Refusal(refusal)
      return row
    })
  }

  /** Counts the attempt. A throttle is recorded, because a stranger may be guessing: it becomes an alarm. */
  async #attempt<T>({ name, ...origin }: Attempt, verify: (isKnown: boolean) => Promise<T>): Promise<T> {
    const { db, loginThrottle } = this.#deps
    return await loginThrottle.attempt(origin, verify).catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code === 'lockedOut') await db.commit(RECORD_THROTTLE, [name])
      throw error
    })
  }

  async #recordFailure(
    error: unknown,
    act: 'operator.loginFailed' | 'operator.secondFailed',
    attempt: Pick<Attempt, 'name' | 'address'>,
  ): Promise<never> {
    const isWrong = error instanceof Refusal && WRONG.includes(error.code)
    if (isWrong) await recordFailedLogin(this.#deps.db, act, attempt)
    throw error
  }

  async session(tokenHash: Buffer) {
    return toOperatorView(await this.#deps.sessions.load(tokenHash))
  }

  async #loggedIn(token: string) {
    return { operator: toOperatorView(await this.#deps.sessions.loadByToken(token)) }
  }

  /** The first factor needs only the password. Any further one needs a full session and the password again. */
  async #assertMayEnrol(caller: OperatorCaller, password: string | undefined): Promise<void> {
    if (caller.stage === 'password') throw new Refusal('operatorPasswordOld')
    if (caller.stage === 'second') throw new Refusal('operatorSecondNeeded')
    if (caller.stage === 'in') await this.requirePassword(caller, password ?? '')
  }

  async #enrol(caller: OperatorCaller, act: string, facts: object, add: (tx: Tx) => Promise<void>) {
    const { operatorId, tokenHash, name } = caller
    const { db, sessions, factors } = this.#deps
    const recoveryCodes = await db.transaction(async (tx) => {
      await lockOperator(tx, operatorId)
      // Read under the lock: if another session has enrolled a first factor meanwhile, this one must present it.
      const { stage } = await sessions.load(tokenHash, tx)
      if (stage === 'password') throw new Refusal('operatorPasswordOld')
      if (stage === 'second') throw new Refusal('operatorSecondNeeded')
      await add(tx)
      // A new operator could have waited with the factor, so the day starts with it.
      if (stage === 'enrol')
        await tx.query(
          'update operators set decides_from = now_ms() + $2::int8 where id = $1 and decides_from is not null',
          [operatorId, DECIDES_AFTER_MS],
        )
      const { recoveryCodesLeft } = await factors.state(tx, operatorId)
      const codes = recoveryCodesLeft === 0 ? await factors.renewCodes(tx, operatorId) : null
      await sessions.markSecondPassed(tx, tokenHash)
      await recordAudit(tx, operatorId, { act, subject: name, after: { ...facts } })
      return codes
    })
    return { operator: await this.session(tokenHash), recoveryCodes }
  }
}

export const toOperatorView = ({ operatorId, name, role, stage }: OperatorSession) => ({
  id: Number(operatorId),
  name,
  role,
  stage,
})
