// How an operator comes in: password, a password of his own instead of the one-time one, a first second factor, and from
// then on the second factor at every login. Tries are counted before they are looked at.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { PasskeyMade } from '@glasshouse/rulebook/wire/account/passkeys'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Tx } from '../../platform/db/tx.ts'
import type { OperatorCaller, OperatorStanding, Caller } from '../../platform/http/route.ts'
import { lockOperator, type FactorAnswer, type OperatorDeps, type OperatorRow } from './deps.ts'

const secondTries = (operatorId: bigint): string => `second:${operatorId}`
/** Whatever is typed as a name, it never names the tries of a second factor. */
const nameTries = (name: string): string => `name:${name}`

export class Entry {
  readonly #deps: OperatorDeps

  constructor(deps: OperatorDeps) {
    this.#deps = deps
  }

  async login(name: string, password: string, { address, device }: Caller) {
    const { db, sessions } = this.#deps
    await this.#deps.countTry(address, nameTries(name))
    const [row] = await db.read<OperatorRow>('select * from operators where name = $1', [name])
    if (!(await this.#isPassword(row, password, address, name)) || !row) throw new Refusal('operatorLoginWrong')
    await this.#deps.forgive(address, nameTries(name))
    const token = await db.transaction(async (tx) => {
      // Both may be changed this very moment; what the old password opened would outlive it.
      const now = await lockOperator(tx, row.id)
      if (now.password_hash !== row.password_hash) throw new Refusal('operatorLoginWrong')
      // Said only to whoever knows the password.
      if (now.status !== 'active') throw new Refusal('operatorSuspended')
      return await sessions.begin(tx, row.id, device)
    })
    return { token, ...(await this.#entered(token)) }
  }

  /** With the one-time password, or in a whole session: whoever has only a password can not change it. */
  async changePassword(caller: OperatorCaller, oldPassword: string, newPassword: string) {
    const { operatorId, tokenHash, name, stage } = caller
    if (stage === 'second') throw new Refusal('operatorSecondNeeded')
    if (stage === 'enrol') throw new Refusal('operatorEnrolNeeded')
    const { db, sessions } = this.#deps
    const { password_hash: known } = await this.requirePassword(caller, oldPassword, 'operatorLoginWrong')
    this.#deps.checkPassword(newPassword)
    if (newPassword === oldPassword) throw new Refusal('operatorPasswordOld')
    const passwordHash = await this.#deps.hashPassword(newPassword)
    await db.transaction(async (tx) => {
      await lockOperator(tx, operatorId)
      const changed = await tx.query(
        `update operators set password_hash = $2, must_change_password = false
           where id = $1 and password_hash = $3 returning id`,
        [operatorId, passwordHash, known],
      )
      // Somebody changed it at the same moment: what was entered as the old one is not it any more.
      if (changed.length === 0) throw new Refusal('operatorLoginWrong')
      await sessions.endAll(tx, operatorId, tokenHash)
      await recordAudit(tx, operatorId, { act: 'operator.password', subject: name })
    })
    return await this.standing(tokenHash)
  }

  async beginSecond({ operatorId, stage, ...asking }: OperatorCaller) {
    if (stage !== 'second') throw new Refusal('challengeGone')
    return await this.#deps.db.transaction((tx) => this.#deps.factors.begin(tx, operatorId, asking))
  }

  async second(caller: OperatorCaller, answer: FactorAnswer) {
    const { operatorId, tokenHash, address, name, stage } = caller
    if (stage === 'in') return await this.standing(tokenHash)
    if (stage !== 'second') throw new Refusal('challengeGone')
    const { db, sessions, factors, countTry, forgive } = this.#deps
    await countTry(address, secondTries(operatorId))
    await db.transaction(async (tx) => {
      await lockOperator(tx, operatorId)
      const way = await factors.check(tx, operatorId, answer, caller)
      await sessions.makeWhole(tx, tokenHash)
      await recordAudit(tx, operatorId, { act: 'session.begin', subject: name, after: { way } })
    })
    await forgive(address, secondTries(operatorId))
    return await this.standing(tokenHash)
  }

  async beginApp(caller: OperatorCaller, password: string | undefined) {
    await this.#mayEnrol(caller, password)
    const { db, factors } = this.#deps
    return await db.transaction(async (tx) => factors.beginApp(tx, await lockOperator(tx, caller.operatorId)))
  }

  async addApp(caller: OperatorCaller, code: string) {
    const { operatorId, address } = caller
    await this.#deps.countTry(address, secondTries(operatorId))
    const added = await this.#enrol(caller, 'operator.addApp', {}, (tx) =>
      this.#deps.factors.addApp(tx, operatorId, code),
    )
    await this.#deps.forgive(address, secondTries(operatorId))
    return added
  }

  async beginPasskey(caller: OperatorCaller, password: string | undefined) {
    await this.#mayEnrol(caller, password)
    const { db, factors } = this.#deps
    return await db.transaction(async (tx) =>
      factors.beginPasskey(tx, await lockOperator(tx, caller.operatorId), caller),
    )
  }

  async addPasskey(caller: OperatorCaller, name: string, made: PasskeyMade) {
    return await this.#enrol(caller, 'operator.addPasskey', { passkey: name }, (tx) =>
      this.#deps.factors.addPasskey(tx, caller.operatorId, name, made, caller),
    )
  }

  /** The password of whoever is logged in, once more; counted as at the login. */
  async requirePassword(
    { operatorId, name, address }: OperatorCaller,
    password: string,
    refusal: 'operatorLoginWrong' | 'operatorPasswordWrong' = 'operatorPasswordWrong',
  ): Promise<OperatorRow> {
    await this.#deps.countTry(address, nameTries(name))
    const [row] = await this.#deps.db.read<OperatorRow>('select * from operators where id = $1', [operatorId])
    if (!(await this.#isPassword(row, password, address, name)) || !row) throw new Refusal(refusal)
    await this.#deps.forgive(address, nameTries(name))
    return row
  }

  async standing(tokenHash: Buffer) {
    return view(await this.#deps.sessions.standing(tokenHash))
  }

  async #entered(token: string) {
    return { operator: view(await this.#deps.sessions.standingOf(token)) }
  }

  async #isPassword(row: OperatorRow | undefined, password: string, address: string, name: string): Promise<boolean> {
    return await this.#deps.verifyPassword(row?.password_hash, password).catch(async (busy: unknown) => {
      await this.#deps.takeBack(address, nameTries(name))
      throw busy
    })
  }

  /** The first factor follows from the password; any further one wants a whole session, and the password again. */
  async #mayEnrol(caller: OperatorCaller, password: string | undefined): Promise<void> {
    if (caller.stage === 'password') throw new Refusal('operatorPasswordOld')
    if (caller.stage === 'second') throw new Refusal('operatorSecondNeeded')
    if (caller.stage === 'in') await this.requirePassword(caller, password ?? '')
  }

  async #enrol(caller: OperatorCaller, act: string, facts: object, add: (tx: Tx) => Promise<void>) {
    const { operatorId, tokenHash, name } = caller
    const { db, sessions, factors } = this.#deps
    const recoveryCodes = await db.transaction(async (tx) => {
      await lockOperator(tx, operatorId)
      // Behind the lock: another session may have set up a first factor meanwhile, and then this one has to show it.
      const { stage } = await sessions.standing(tokenHash, tx)
      if (stage === 'password') throw new Refusal('operatorPasswordOld')
      if (stage === 'second') throw new Refusal('operatorSecondNeeded')
      await add(tx)
      const { recoveryCodesLeft } = await factors.state(tx, operatorId)
      const codes = recoveryCodesLeft === 0 ? await factors.renewCodes(tx, operatorId) : null
      await sessions.makeWhole(tx, tokenHash)
      await recordAudit(tx, operatorId, { act, subject: name, after: { ...facts } })
      return codes
    })
    return { operator: await this.standing(tokenHash), recoveryCodes }
  }
}

export const view = ({ operatorId, name, role, stage }: OperatorStanding) => ({
  id: Number(operatorId),
  name,
  role,
  stage,
})
