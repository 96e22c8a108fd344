// Changes to a player's credentials. Each one needs a proof, notifies the player, voids outstanding tickets and starts the
// withdrawal hold, all in one transaction.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { PasskeyMade } from '@glasshouse/rulebook/wire/account/passkeys'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { LoginThrottle } from '../../platform/http/login-throttle.ts'
import type { Turn } from '../../platform/http/password-queue.ts'
import { claimedChallenge, passkeyView, type PasskeyRow } from './passkeys.ts'
import { requireRelyingParty } from './relying-party.ts'
import { holdEnds, lockPlayer, playerHolder, secondFactorAttempts, type Client, type Security } from './security.ts'
import { issueTicket, consumeTicket } from './tickets.ts'

/** Matches no token. */
const NO_TOKEN_HASH = Buffer.alloc(32)

export interface CredentialChangesDeps {
  readonly db: Database
  readonly security: Security
  readonly checkPassword: (password: string) => void
  readonly hashPassword: (password: string, turn: Turn) => Promise<string>
  readonly verifyPassword: (stored: string | undefined, password: string, turn: Turn) => Promise<boolean>
  readonly loginThrottle: LoginThrottle
  /** Ends all other sessions of the player; call `notifySessionsEnded` after the commit. */
  readonly endOtherSessions: (tx: Tx, playerId: bigint, exceptTokenHash: Buffer) => Promise<unknown>
  readonly notifySessionsEnded: (playerId: bigint) => void
}

interface Caller extends Client {
  readonly playerId: bigint
  readonly tokenHash: Buffer
}

export class CredentialChanges {
  readonly #deps: CredentialChangesDeps

  constructor(deps: CredentialChangesDeps) {
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
    const { db, security, loginThrottle } = this.#deps
    this.#deps.checkPassword(newPassword)
    if (oldPassword === newPassword) throw new Refusal('passwordSame')
    const turn = { group: 'known', address } as const
    const oldHash = await loginThrottle.attempt({ address, account: `password:${playerId}` }, async () => {
      const query = 'select password_hash from players where id = $1'
      const { password_hash: stored } = only(await db.read<{ password_hash: string }>(query, [playerId]))
      if (!(await this.#deps.verifyPassword(stored, oldPassword, turn))) throw new Refusal('passwordWrong')
      return stored
    })
    const passwordHash = await this.#deps.hashPassword(newPassword, turn)
    await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'password', proof)
      const [changed] = await tx.query(
        `update players set password_hash = $2, password_changed = now_ms()
           where id = $1 and password_hash = $3 returning id`,
        [playerId, passwordHash, oldHash],
      )
      // A concurrent change won: the old password that was entered is no longer current.
      if (!changed) throw new Refusal('passwordWrong')
      await this.#deps.endOtherSessions(tx, playerId, tokenHash)
      await this.#recordChange(tx, playerId, 'security.passwordChanged')
    })
    this.#deps.notifySessionsEnded(playerId)
  }

  /** Sets a password whose old one is forgotten; the caller has verified the player, and notifies ended sessions. */
  async resetPassword(tx: Tx, playerId: bigint, passwordHash: string): Promise<void> {
    await tx.query('update players set password_hash = $2, password_changed = now_ms() where id = $1', [
      playerId,
      passwordHash,
    ])
    await this.#deps.endOtherSessions(tx, playerId, NO_TOKEN_HASH)
    await this.#recordChange(tx, playerId, 'security.passwordReset')
  }

  async beginAuthenticator({ playerId }: Caller, proof: string): Promise<{ secret: string; uri: string }> {
    const { db, security } = this.#deps
    return await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      return await security.authenticators.begin(tx, playerHolder(playerId), await readNickname(tx, playerId))
    })
  }

  async addAuthenticator({ playerId, address }: Caller, code: string): Promise<{ recoveryCodes: string[] | null }> {
    const { db, security, loginThrottle } = this.#deps
    return await loginThrottle.attempt({ address, account: secondFactorAttempts(playerId) }, () =>
      db.transaction(async (tx) => {
        await lockPlayer(tx, playerId)
        await security.authenticators.confirm(tx, playerHolder(playerId), code)
        await this.#recordChange(tx, playerId, 'security.appAdded')
        return { recoveryCodes: await this.#initialRecoveryCodes(tx, playerId) }
      }),
    )
  }

  async removeAuthenticator({ playerId }: Caller, proof: string): Promise<void> {
    const { db, security } = this.#deps
    await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      await security.authenticators.remove(tx, playerHolder(playerId))
      await this.#recordChange(tx, playerId, 'security.appRemoved')
      await this.#deleteUnusableCodes(tx, playerId)
    })
  }

  async renewRecoveryCodes({ playerId }: Caller, proof: string): Promise<{ recoveryCodes: string[] }> {
    const { db, security } = this.#deps
    return await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      if (!(await security.hasFactor(tx, playerId))) throw new Refusal('authenticatorNotBegun')
      await notifyPlayer(tx, playerId, 'security.codesRenewed')
      return { recoveryCodes: await security.authenticators.renewRecoveryCodes(tx, playerHolder(playerId)) }
    })
  }

  async beginPasskey(caller: Caller, proof: string) {
    const { db, security } = this.#deps
    const { playerId } = caller
    const relyingParty = requireRelyingParty(security.relyingParty(caller))
    return await db.transaction(async (tx) => {
      await security.requireProof(tx, playerId, 'secondFactor', proof)
      const { ticket } = await issueTicket(tx, 'passkey', { playerId, purpose: '' })
      const player = { id: playerId, name: await readNickname(tx, playerId) }
      return await security.passkeys.creationOptions(tx, relyingParty, ticket, player)
    })
  }

  async addPasskey(caller: Caller, { name, passkey }: { name: string; passkey: PasskeyMade }) {
    const { db, security } = this.#deps
    const { playerId } = caller
    const relyingParty = requireRelyingParty(security.relyingParty(caller))
    const challenge = claimedChallenge(passkey)
    return await db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      const ticket = await consumeTicket(tx, 'passkey', challenge)
      if (ticket?.playerId !== playerId) throw new Refusal('challengeGone')
      const added = await security.passkeys.add(tx, relyingParty, challenge, passkey, { holderId: playerId, name })
      await this.#recordChange(tx, playerId, 'security.passkeyAdded', { name })
      return { passkey: added, recoveryCodes: await this.#initialRecoveryCodes(tx, playerId) }
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
      await this.#recordChange(tx, playerId, 'security.passkeyRemoved', { name })
      await this.#deleteUnusableCodes(tx, playerId)
    })
  }

  async #recordChange(tx: Tx, playerId: bigint, code: string, params = {}): Promise<void> {
    await tx.query(
      `insert into withdrawal_holds (player_id, began) values ($1, now_ms())
         on conflict (player_id) do update set began = now_ms()`,
      [playerId],
    )
    // Pending logins and unused proofs predate the change.
    await tx.query('delete from tickets where player_id = $1', [playerId])
    await notifyPlayer(tx, playerId, code, params)
  }

  /** The first factor comes with recovery codes; later ones keep the existing codes valid. */
  async #initialRecoveryCodes(tx: Tx, playerId: bigint): Promise<string[] | null> {
    const { security } = this.#deps
    const { codes } = await security.factors(tx, playerId)
    return codes > 0 ? null : await security.authenticators.renewRecoveryCodes(tx, playerHolder(playerId))
  }

  /** Recovery codes are useless without a factor. */
  async #deleteUnusableCodes(tx: Tx, playerId: bigint): Promise<void> {
    const { security } = this.#deps
    if (!(await security.hasFactor(tx, playerId)))
      await security.authenticators.deleteRecoveryCodes(tx, playerHolder(playerId))
  }
}

const readNickname = async (tx: Tx, playerId: bigint): Promise<string> =>
  only(await tx.query<{ nickname: string }>('select nickname from players where id = $1', [playerId])).nickname
