// Changes that operators make to their own account. At least one second factor must remain.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { recordAudit } from '../../platform/db/audit-log.ts'
import type { Tx } from '../../platform/db/tx.ts'
import type { OperatorCaller } from '../../platform/http/route.ts'
import type { OperatorLogin } from './login.ts'
import { lockOperator, type OperatorDeps } from './deps.ts'

export class OwnAccount {
  readonly #deps: OperatorDeps
  readonly #login: OperatorLogin

  constructor(deps: OperatorDeps, login: OperatorLogin) {
    this.#deps = deps
    this.#login = login
  }

  async security({ operatorId }: OperatorCaller) {
    const { db, factors } = this.#deps
    return await factors.state({ query: (sql, values) => db.read(sql, values) }, operatorId)
  }

  async removeApp(caller: OperatorCaller, password: string): Promise<void> {
    await this.#change(caller, password, async (tx) => {
      await this.#deps.factors.removeApp(tx, caller.operatorId)
      return { act: 'operator.removeApp' }
    })
  }

  async removePasskey(caller: OperatorCaller, id: bigint, password: string): Promise<void> {
    await this.#change(caller, password, async (tx) => {
      const passkey = await this.#deps.factors.removePasskey(tx, caller.operatorId, id)
      return { act: 'operator.removePasskey', before: { passkey } }
    })
  }

  async renewCodes(caller: OperatorCaller, password: string): Promise<{ recoveryCodes: string[] }> {
    let recoveryCodes: string[] = []
    await this.#change(caller, password, async (tx) => {
      recoveryCodes = await this.#deps.factors.renewCodes(tx, caller.operatorId)
      return { act: 'operator.renewCodes' }
    })
    return { recoveryCodes }
  }

  async sessions({ operatorId, tokenHash }: OperatorCaller) {
    const rows = await this.#deps.sessions.list(operatorId, tokenHash)
    return rows.map((row) => ({
      id: row.public_id,
      ...this.#deps.deviceOf(row.device),
      firstSeen: Number(row.create_time),
      lastSeen: Number(row.last_seen),
      isThis: row.is_this,
    }))
  }

  async endSession({ operatorId, name }: OperatorCaller, publicId: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const device = await this.#deps.sessions.end(tx, operatorId, publicId)
      await recordAudit(tx, operatorId, {
        act: 'session.end',
        subject: name,
        before: { ...this.#deps.deviceOf(device) },
      })
    })
  }

  async #change(
    caller: OperatorCaller,
    password: string,
    change: (tx: Tx) => Promise<{ act: string; before?: { passkey: string } }>,
  ): Promise<void> {
    await this.#login.requirePassword(caller, password)
    const { operatorId, name } = caller
    await this.#deps.db.transaction(async (tx) => {
      await lockOperator(tx, operatorId)
      const entry = await change(tx)
      const { authenticatorSince, passkeys } = await this.#deps.factors.state(tx, operatorId)
      if (authenticatorSince === null && passkeys.length === 0) throw new Refusal('operatorLastFactor')
      await recordAudit(tx, operatorId, { ...entry, subject: name })
    })
  }
}
