// Changes of what secures an account. Each wants a proof, is told to the player in writing, makes what was handed out
// before void, and begins the day in which nothing can be withdrawn. All of it or nothing.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { PasskeyMade } from '@glasshouse/rulebook/wire/account/passkeys'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { challengeIn, passkeyView, type PasskeyRow } from './passkeys.ts'
import { needPlace } from './place.ts'
import { holdEnds, lockPlayer, playerHolder, type Asking, type Security } from './security.ts'
import { giveTicket, takeTicket } from './tickets.ts'

export interface ChangesDeps {
  readonly db: Database
  readonly security: Security
  readonly checkPassword: (password: string) => void
  readonly hashPassword: (password: string) => Promise<string>
  readonly verifyPassword: (stored: string | undefined, password: string) => Promise<boolean>
  readonly countTry: (address: string, name: string) => Promise<void>
  readonly forgive: (address: string, name: string) => Promise<void>
  /** A try that nobody looked at. */
  readonly takeBack: (address: string, name: string) => Promise<void>
  /** Ends every session of the player but the one given; `sessionsEnded` tells of it after the commit. */
  readonly endOtherSessions: (tx: Tx, playerId: bigint, keep: Buffer) => Promise<unknown>
  readonly sessionsEnded: (playerId: bigint) => void
  readonly leaveMessage: (
    tx: Tx,
    playerId: bigint,
    code: string,
    params?: Readonly<Record<string, string | number>>,
  ) => Promise<void>
}

interface Caller extends Asking {
  readonly playerId: bigint
  readonly tokenHash: Buffer
}

export class Changes {
  readonly #deps: ChangesDeps

  constructor(deps: ChangesDeps) {
    this.#deps = deps
  }

  async overview(playerId: bigint) {
    const { db } = this.#deps
    const row = only(
      await db.read<{ changed: bigint | null; app: bigint | null; codes: bigint; began: bigint | null; now: bigint }>(
        `select p.password_changed as changed, a.confirmed as app, h.began, now_ms() as now,
             (select count(*) from recovery_codes where holder_kind = 'player' and holder_id = p.id) as codes
           from players p left join authenticators a on a.holder_kind = 'player' and a.holder_id = p.id
             left join withdrawal_holds h on h.player_id = p.id
           where p.id = $1`,
        [playerId],
      ),
    )
    const passkeys = await db.read<PasskeyRow>('select * from passkeys where player_id = $1 order by id', [playerId])
    return {
      passwordChanged: row.changed === null ? null : Number(row.changed),
      authenticatorSince: row.app === null ? null : Number(row.app),
      passkeys: passkeys.map(passkeyView),
      recoveryCodesLeft: Number(row.codes),
      holdEnds: row.began === null ? null : holdEnds(Number(row.began), Number(row.now)),
      serverNow: Number(row.now),
    }
  }

  async changePassword(
    { playerId, tokenHash, address }: Caller,
    { oldPassword, newPassword, proof }: { oldPassword: string; newPassword: string; proof?: string | undefined },
  ): Promise<void> {
    const { db, security, countTry, forgive, takeBack } = this.#deps
    this.#deps.checkPassword(newPassword)
    if (oldPassword === newPassword) throw new Refusal('passwordSame')
    const tries = `password:${playerId}`
    await countTry(address, tries)
    const read = 'select password_hash from players where id = $1'
    const { password_hash: known } = only(await db.read<{ password_hash: string }>(read, [playerId]))
    const isRight = await this.#deps.verifyPassword(known, oldPassword).catch(async (busy: unknown) => {
      await takeBack(address, tries)
      throw busy
    })
    if (!isRight) throw new Refusal('passwordWrong')
    await forgive(address, tries)
    const passwordHash = await this.#deps.hashPassword(newPassword)
    await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'password', proof)
      const [changed] = await tx.query(
        `update players set password_hash = $2, password_changed = now_ms()
           where id = $1 and password_hash = $3 returning id`,
        [playerId, passwordHash, known],
      )
      // Somebody changed it at the same moment: what was entered as the old one is not it any more.
      if (!changed) throw new Refusal('passwordWrong')
      await this.#deps.endOtherSessions(tx, playerId, tokenHash)
      await this.#noteChange(tx, playerId, 'security.passwordChanged')
    })
    this.#deps.sessionsEnded(playerId)
  }

  async beginAuthenticator({ playerId }: Caller, proof: string): Promise<{ secret: string; uri: string }> {
    const { db, security } = this.#deps
    return await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      return await security.authenticators.begin(tx, playerHolder(playerId), await nameOf(tx, playerId))
    })
  }

  /** Tries are counted here too, though a secret that was just told to this browser is no secret to it. */
  async addAuthenticator({ playerId, address }: Caller, code: string): Promise<{ recoveryCodes: string[] | null }> {
    const { db, security, countTry, forgive } = this.#deps
    const tries = `second:${playerId}`
    await countTry(address, tries)
    const added = await db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      await security.authenticators.confirm(tx, playerHolder(playerId), code)
      await this.#noteChange(tx, playerId, 'security.appAdded')
      return { recoveryCodes: await this.#firstCodes(tx, playerId) }
    })
    await forgive(address, tries)
    return added
  }

  async removeAuthenticator({ playerId }: Caller, proof: string): Promise<void> {
    const { db, security } = this.#deps
    await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      await security.authenticators.remove(tx, playerHolder(playerId))
      await this.#noteChange(tx, playerId, 'security.appRemoved')
      await this.#forgetCodesOfNothing(tx, playerId)
    })
  }

  async renewRecoveryCodes({ playerId }: Caller, proof: string): Promise<{ recoveryCodes: string[] }> {
    const { db, security, leaveMessage } = this.#deps
    return await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      if (!(await security.hasFactor(tx, playerId))) throw new Refusal('authenticatorNotBegun')
      await leaveMessage(tx, playerId, 'security.codesRenewed')
      return { recoveryCodes: await security.authenticators.renewRecoveryCodes(tx, playerHolder(playerId)) }
    })
  }

  async beginPasskey(caller: Caller, proof: string) {
    const { db, security } = this.#deps
    const { playerId } = caller
    const place = needPlace(security.placeOf(caller))
    return await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      const { ticket } = await giveTicket(tx, 'passkey', { playerId, purpose: '' })
      const player = { id: playerId, name: await nameOf(tx, playerId) }
      return await security.passkeys.creation(tx, place, ticket, player)
    })
  }

  async addPasskey(caller: Caller, { name, passkey }: { name: string; passkey: PasskeyMade }) {
    const { db, security } = this.#deps
    const { playerId } = caller
    const place = needPlace(security.placeOf(caller))
    const challenge = challengeIn(passkey)
    return await db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      const asked = await takeTicket(tx, 'passkey', challenge)
      if (asked?.playerId !== playerId) throw new Refusal('challengeGone')
      const added = await security.passkeys.add(tx, place, challenge, passkey, { holderId: playerId, name })
      await this.#noteChange(tx, playerId, 'security.passkeyAdded', { name })
      return { passkey: added, recoveryCodes: await this.#firstCodes(tx, playerId) }
    })
  }

  async renamePasskey({ playerId }: Caller, id: bigint, name: string) {
    const { db, security } = this.#deps
    return await db.transaction((tx) => security.passkeys.rename(tx, playerId, id, name))
  }

  async removePasskey({ playerId }: Caller, id: bigint, proof: string): Promise<void> {
    const { db, security } = this.#deps
    await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      const name = await security.passkeys.remove(tx, playerId, id)
      await this.#noteChange(tx, playerId, 'security.passkeyRemoved', { name })
      await this.#forgetCodesOfNothing(tx, playerId)
    })
  }

  async #noteChange(tx: Tx, playerId: bigint, code: string, params = {}): Promise<void> {
    await tx.query(
      `insert into withdrawal_holds (player_id, began) values ($1, now_ms())
         on conflict (player_id) do update set began = now_ms()`,
      [playerId],
    )
    // A login that is half done, or a proof that was not used, came from before the change.
    await tx.query('delete from tickets where player_id = $1', [playerId])
    await this.#deps.leaveMessage(tx, playerId, code, params)
  }

  /** The first factor brings recovery codes along; further ones leave those that are kept somewhere as they are. */
  async #firstCodes(tx: Tx, playerId: bigint): Promise<string[] | null> {
    const { security } = this.#deps
    const { codes } = await security.factors(tx, playerId)
    return codes > 0 ? null : await security.authenticators.renewRecoveryCodes(tx, playerHolder(playerId))
  }

  /** Without any factor there is nothing to recover. */
  async #forgetCodesOfNothing(tx: Tx, playerId: bigint): Promise<void> {
    const { security } = this.#deps
    if (!(await security.hasFactor(tx, playerId)))
      await security.authenticators.forgetRecoveryCodes(tx, playerHolder(playerId))
  }
}

const nameOf = async (tx: Tx, playerId: bigint): Promise<string> =>
  only(await tx.query<{ nickname: string }>('select nickname from players where id = $1', [playerId])).nickname
