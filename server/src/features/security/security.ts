// Verifies that the player is acting: second login step, passkey login, and step-up proofs for sensitive actions. Features
// check a proof in their own transaction. This module never moves gold and never opens a session.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { PasskeyAnswer, PasskeyRequest } from '@glasshouse/rulebook/wire/account/passkeys'
import type { Answer, Challenge, Way } from '@glasshouse/rulebook/wire/account/step-up'
import { HOLD_HOURS, type Purpose } from '@glasshouse/rulebook/wire/account/security'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { LoginThrottle } from '../../platform/http/login-throttle.ts'
import { refuseUnverifiedContact } from '../../play/risk/verified-contact.ts'
import type { Turn } from '../../platform/http/password-queue.ts'
import { Authenticators, type Holder } from './authenticators.ts'
import { claimedChallenge, Passkeys } from './passkeys.ts'
import { requireRelyingParty, relyingPartyAt, type RelyingParty } from './relying-party.ts'
import { issueTicket, readTicket, consumeTicket } from './tickets.ts'

const HOLD_MS = HOLD_HOURS * 3_600_000
/** A recovery code can replace a lost factor but not authorise a withdrawal: the hold after the change has to pass. */
const WITHOUT_RECOVERY: ReadonlySet<Purpose | ''> = new Set(['withdrawal'])
/** A login this recent proves the player as well as the password would. */
const RECENT_LOGIN_MS = 10 * 60_000
/** Purposes that need a proof even without a second factor, by password then. */
const ALWAYS_PROVEN: ReadonlySet<Purpose> = new Set(['secondFactor'])

export interface SecurityDeps {
  readonly db: Database
  readonly vault: Vault
  /** The configured URL of the player app, if any. */
  readonly publicUrl: string | null
  readonly loginThrottle: LoginThrottle
  readonly verifyPassword: (stored: string | undefined, password: string, turn: Turn) => Promise<boolean>
}

/** Where a request comes from: the network address, and the origin its browser loaded. */
export interface Client {
  readonly address: string
  readonly origin: string
}

/** Opens a session for the verified player. */
type OpenSession<T> = (tx: Tx, playerId: bigint) => Promise<T>

interface Factors {
  readonly hasApp: boolean
  readonly passkeys: number
  readonly codes: number
}

export const playerHolder = (playerId: bigint): Holder => ({ kind: 'player', id: playerId })
/** Key of second-factor attempts in the login throttle. */
export const secondFactorAttempts = (playerId: bigint): string => `second:${playerId}`

/** The end of the withdrawal hold; null once it is over. */
export const holdEnds = (began: number, now: number): number | null => (now < began + HOLD_MS ? began + HOLD_MS : null)

/** Serialises changes, proofs and withdrawals of one player. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('select 1 from players where id = $1 for no key update', [playerId])
}

/** Every session of a player starts with the password or with something stronger. */
async function isRecentLogin(tx: Tx, playerId: bigint, tokenHash: Buffer | null): Promise<boolean> {
  const recent = await tx.query(
    `select 1 from sessions_public where token_hash = $1 and kind = 'player' and holder_id = $2
       and create_time > now_ms() - $3::int8`,
    [tokenHash, playerId, RECENT_LOGIN_MS],
  )
  return recent.length > 0
}

/** What the wallet says of a withdrawal. */
interface WithdrawalClaim {
  readonly proof: string | undefined
  readonly tokenHash: Buffer | null
  /** Never paid to this destination or from this browser before. */
  readonly isNew: boolean
}

export class Security {
  readonly authenticators: Authenticators
  readonly passkeys: Passkeys
  readonly #deps: SecurityDeps

  constructor(deps: SecurityDeps) {
    this.#deps = deps
    this.authenticators = new Authenticators(deps.vault)
    this.passkeys = new Passkeys(deps.vault)
  }

  relyingParty({ origin }: Client): RelyingParty | null {
    return relyingPartyAt(this.#deps.publicUrl, origin)
  }

  /** The challenge after a correct password; null without a second factor. `recheck` locks the player and refuses if the
   * password has changed meanwhile. */
  async loginChallenge(
    playerId: bigint,
    client: Client,
    recheck: (tx: Tx) => Promise<void>,
  ): Promise<Challenge | null> {
    return await this.#deps.db.transaction(async (tx) => {
      await recheck(tx)
      if (!(await this.hasFactor(tx, playerId))) return null
      const { ticket } = await issueTicket(tx, 'login', { playerId, purpose: '' })
      return await this.#challenge(tx, playerId, '', ticket, client)
    })
  }

  /** Verifies the second login step; `openSession` runs in the same transaction. */
  async completeLogin<T>(answer: Answer, client: Client, openSession: OpenSession<T>): Promise<T> {
    const { db, loginThrottle } = this.#deps
    const ticket = await db.transaction((tx) => readTicket(tx, 'login', answer.challenge))
    if (!ticket || answer.password !== undefined) throw new Refusal('challengeGone')
    const { playerId } = ticket
    return await loginThrottle.attempt({ address: client.address, account: secondFactorAttempts(playerId) }, () =>
      db.transaction(async (tx) => {
        await lockPlayer(tx, playerId)
        if (!(await consumeTicket(tx, 'login', answer.challenge))) throw new Refusal('challengeGone')
        await this.#check(tx, playerId, answer, client)
        return await openSession(tx, playerId)
      }),
    )
  }

  async beginPasskeyLogin(client: Client): Promise<PasskeyRequest> {
    const relyingParty = requireRelyingParty(this.relyingParty(client))
    const { ticket } = await this.#deps.db.transaction((tx) => issueTicket(tx, 'passkeyLogin'))
    return this.passkeys.requestOptions(relyingParty, ticket, [])
  }

  /** A passkey with user verification counts as two factors, so no password is needed. */
  async passkeyLogin<T>(passkey: PasskeyAnswer, client: Client, openSession: OpenSession<T>): Promise<T> {
    const relyingParty = requireRelyingParty(this.relyingParty(client))
    const challenge = claimedChallenge(passkey)
    const { db } = this.#deps
    // Consumed even on failure, so that a challenge allows one attempt.
    if (!(await db.transaction((tx) => consumeTicket(tx, 'passkeyLogin', challenge))))
      throw new Refusal('challengeGone')
    return await db.transaction(async (tx) => {
      // Lock order: the player's row before the passkey's.
      const [known] = await tx.query<{ player_id: bigint }>(
        'select player_id from passkeys where credential_id = $1 and rp_id = $2',
        [passkey.id, relyingParty.rpId],
      )
      if (!known) throw new Refusal('passkeyUnknown')
      await lockPlayer(tx, known.player_id)
      return await openSession(tx, await this.passkeys.verify(tx, relyingParty, challenge, passkey))
    })
  }

  async beginStepUp(playerId: bigint, purpose: Purpose, client: Client): Promise<Challenge> {
    return await this.#deps.db.transaction(async (tx) => {
      const { ticket } = await issueTicket(tx, 'stepUp', { playerId, purpose })
      return await this.#challenge(tx, playerId, purpose, ticket, client)
    })
  }

  /** Exchanges a correct answer for a proof: single-use, short-lived, bound to this player and purpose. */
  async stepUp(playerId: bigint, answer: Answer, client: Client): Promise<{ proof: string; expiresAt: number }> {
    const { db, loginThrottle } = this.#deps
    const attempt = { address: client.address, account: secondFactorAttempts(playerId) }
    const { ticket: proof, expiresAt } = await loginThrottle.attempt(attempt, async () => {
      const isPassword = await this.#isPassword(playerId, answer.password, client.address)
      return await db.transaction(async (tx) => {
        await lockPlayer(tx, playerId)
        const asked = await consumeTicket(tx, 'stepUp', answer.challenge)
        if (asked?.playerId !== playerId) throw new Refusal('challengeGone')
        if (WITHOUT_RECOVERY.has(asked.purpose) && answer.recoveryCode !== undefined) throw new Refusal('notThisWay')
        if (answer.password === undefined) await this.#check(tx, playerId, answer, client)
        else if (await this.hasFactor(tx, playerId)) throw new Refusal('notThisWay')
        else if (!isPassword) throw new Refusal('passwordWrong')
        return await issueTicket(tx, 'proof', asked)
      })
    })
    return { proof, expiresAt }
  }

  /** Consumes a proof issued to this player for this purpose; refuses any other. Without a second factor, most purposes
   * need no proof. */
  async requireProof(tx: Tx, playerId: bigint, purpose: Purpose, proof: string | undefined): Promise<void> {
    await lockPlayer(tx, playerId)
    if (proof === undefined) {
      if (ALWAYS_PROVEN.has(purpose) || (await this.hasFactor(tx, playerId))) throw new Refusal('secondFactorNeeded')
      return
    }
    const ticket = await consumeTicket(tx, 'proof', proof)
    if (ticket?.playerId !== playerId || ticket.purpose !== purpose) throw new Refusal('proofGone')
  }

  /**
   * Refuses during the hold after a credential change, without a verified contact, and without a proof if a second factor
   * exists. Without one, a new destination or browser needs the password, unless the session has just started with it: a
   * stolen token is not enough.
   */
  async checkWithdrawal(tx: Tx, playerId: bigint, { proof, tokenHash, isNew }: WithdrawalClaim): Promise<void> {
    await lockPlayer(tx, playerId)
    const ends = await this.withdrawalsBlockedUntil(tx, playerId)
    if (ends !== null) throw new Refusal('withdrawalHeld', { until: new Date(ends) })
    await refuseUnverifiedContact(tx, playerId)
    await this.requireProof(tx, playerId, 'withdrawal', proof)
    if (isNew && proof === undefined && !(await isRecentLogin(tx, playerId, tokenHash)))
      throw new Refusal('secondFactorNeeded')
  }

  /** The end of the hold after a credential change; null if there is none. */
  async withdrawalsBlockedUntil(tx: Tx, playerId: bigint): Promise<number | null> {
    const [hold] = await tx.query<{ began: bigint; now: bigint }>(
      'select began, now_ms() as now from withdrawal_holds where player_id = $1',
      [playerId],
    )
    return hold ? holdEnds(Number(hold.began), Number(hold.now)) : null
  }

  async hasFactor(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<boolean> {
    const { hasApp, passkeys } = await this.factors(tx, playerId)
    return hasApp || passkeys > 0
  }

  async factors(tx: Pick<Tx, 'query'>, playerId: bigint): Promise<Factors> {
    const row = only(
      await tx.query<{ app: boolean; passkeys: bigint; codes: bigint }>(
        `select
           exists (select 1 from authenticators
                     where holder_kind = 'player' and holder_id = $1 and confirmed is not null) as app,
           (select count(*) from passkeys where player_id = $1) as passkeys,
           (select count(*) from recovery_codes where holder_kind = 'player' and holder_id = $1) as codes`,
        [playerId],
      ),
    )
    return { hasApp: row.app, passkeys: Number(row.passkeys), codes: Number(row.codes) }
  }

  /** Deletes expired tickets. */
  async sweep(): Promise<void> {
    await this.#deps.db.commit('delete from tickets where expires_at < now_ms()')
  }

  async #challenge(
    tx: Tx,
    playerId: bigint,
    purpose: Purpose | '',
    challenge: string,
    client: Client,
  ): Promise<Challenge> {
    const { hasApp, passkeys, codes } = await this.factors(tx, playerId)
    const relyingParty = this.relyingParty(client)
    const known = relyingParty
      ? (await this.passkeys.list(tx, playerId)).filter(({ rp_id }) => rp_id === relyingParty.rpId)
      : []
    const ways: Way[] = []
    if (hasApp) ways.push('code')
    if (known.length > 0) ways.push('passkey')
    if (codes > 0 && !WITHOUT_RECOVERY.has(purpose)) ways.push('recovery')
    if (!hasApp && passkeys === 0) ways.push('password')
    return {
      challenge,
      ways,
      passkey: relyingParty && known.length > 0 ? this.passkeys.requestOptions(relyingParty, challenge, known) : null,
    }
  }

  /** Verifies and consumes one of the player's factors. */
  async #check(tx: Tx, playerId: bigint, answer: Answer, client: Client): Promise<void> {
    const holder = playerHolder(playerId)
    if (answer.passkey) {
      const owner = await this.passkeys.verify(
        tx,
        requireRelyingParty(this.relyingParty(client)),
        answer.challenge,
        answer.passkey,
      )
      if (owner !== playerId) throw new Refusal('passkeyWrong')
    } else if (answer.code !== undefined) {
      if (!(await this.authenticators.useCode(tx, holder, answer.code))) throw new Refusal('secondWrong')
    } else if (answer.recoveryCode !== undefined) {
      if (!(await this.authenticators.useRecoveryCode(tx, holder, answer.recoveryCode)))
        throw new Refusal('secondWrong')
      const { codes } = await this.factors(tx, playerId)
      await notifyPlayer(tx, playerId, 'security.recoveryUsed', { left: codes })
    } else throw new Refusal('notThisWay')
  }

  async #isPassword(playerId: bigint, password: string | undefined, address: string): Promise<boolean> {
    if (password === undefined) return false
    const [row] = await this.#deps.db.read<{ password_hash: string }>(
      'select password_hash from players where id = $1',
      [playerId],
    )
    return await this.#deps.verifyPassword(row?.password_hash, password, { group: 'known', address })
  }
}
