// Shows that it is the player himself who acts: the second step of a login, passkeys, and the proof that a sensitive act
// wants. Whoever does such an act asks here within his own transaction. This room never moves gold and never opens a
// session by itself: it says yes or no.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { PasskeyAnswer, PasskeyRequest } from '@glasshouse/rulebook/wire/account/passkeys'
import type { Answer, Challenge, Way } from '@glasshouse/rulebook/wire/account/step-up'
import { HOLD_HOURS, type Purpose } from '@glasshouse/rulebook/wire/account/security'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { Authenticators, type Holder } from './authenticators.ts'
import { challengeIn, Passkeys } from './passkeys.ts'
import { needPlace, placeOf, type Place } from './place.ts'
import { giveTicket, readTicket, takeTicket } from './tickets.ts'

const HOLD_MS = HOLD_HOURS * 3_600_000
/** A recovery code is for those who lost their factors: they may change them, and withdraw a day after that. */
const NO_RECOVERY: ReadonlySet<Purpose | ''> = new Set(['withdrawal'])
/** What wants a proof even of an account without a second factor: its password then. */
const ALWAYS: ReadonlySet<Purpose> = new Set(['secondFactor'])

export interface SecurityDeps {
  readonly db: Database
  readonly vault: Vault
  /** Where players reach the house, if that is configured. */
  readonly publicUrl: string | null
  /** Counts a try before it is looked at, and refuses while a lock stands. */
  readonly countTry: (address: string, name: string) => Promise<void>
  readonly forgive: (address: string, name: string) => Promise<void>
  /** A try that nobody looked at. */
  readonly takeBack: (address: string, name: string) => Promise<void>
  readonly verifyPassword: (stored: string | undefined, password: string) => Promise<boolean>
  readonly leaveMessage: (
    tx: Tx,
    playerId: bigint,
    code: string,
    params?: Readonly<Record<string, string | number>>,
  ) => Promise<void>
}

/** From where somebody asks: his network address, and the address his browser went to. */
export interface Asking {
  readonly address: string
  readonly origin: string
}

interface Factors {
  readonly hasApp: boolean
  readonly passkeys: number
  readonly codes: number
}

export const playerHolder = (playerId: bigint): Holder => ({ kind: 'player', id: playerId })
const triesOf = (playerId: bigint): string => `second:${playerId}`

/** Until when nothing can be withdrawn; null once that is over. */
export const holdEnds = (began: number, now: number): number | null => (now < began + HOLD_MS ? began + HOLD_MS : null)

/** Takes the player's turn: changes, proofs and withdrawals of one player happen one after the other. */
export async function lockPlayer(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('select 1 from players where id = $1 for no key update', [playerId])
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

  placeOf({ origin }: Asking): Place | null {
    return placeOf(this.#deps.publicUrl, origin)
  }

  /** After the right password: what an account with a second factor is asked for next. `recheck` holds the player's row
   * and refuses if the password is not the right one any more. */
  async loginChallenge(
    playerId: bigint,
    asking: Asking,
    recheck: (tx: Tx) => Promise<void>,
  ): Promise<Challenge | null> {
    return await this.#deps.db.transaction(async (tx) => {
      await recheck(tx)
      if (!(await this.hasFactor(tx, playerId))) return null
      const { ticket } = await giveTicket(tx, 'login', { playerId, purpose: '' })
      return await this.#challenge(tx, playerId, '', ticket, asking)
    })
  }

  /** The second step itself; `enter` opens the session in the same transaction. */
  async loginSecond<T>(answer: Answer, asking: Asking, enter: (tx: Tx, playerId: bigint) => Promise<T>): Promise<T> {
    const { db, forgive } = this.#deps
    const ticket = await db.transaction((tx) => readTicket(tx, 'login', answer.challenge))
    if (!ticket || answer.password !== undefined) throw new Refusal('challengeGone')
    const { playerId } = ticket
    await this.#deps.countTry(asking.address, triesOf(playerId))
    const entered = await db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      if (!(await takeTicket(tx, 'login', answer.challenge))) throw new Refusal('challengeGone')
      await this.#check(tx, playerId, answer, asking)
      return await enter(tx, playerId)
    })
    await forgive(asking.address, triesOf(playerId))
    return entered
  }

  async beginPasskeyLogin(asking: Asking): Promise<PasskeyRequest> {
    const place = needPlace(this.placeOf(asking))
    const { ticket } = await this.#deps.db.transaction((tx) => giveTicket(tx, 'passkeyLogin'))
    return this.passkeys.request(place, ticket, [])
  }

  /** A passkey with its user verified is two factors at once: no password is asked for. */
  async passkeyLogin<T>(
    passkey: PasskeyAnswer,
    asking: Asking,
    enter: (tx: Tx, playerId: bigint) => Promise<T>,
  ): Promise<T> {
    const place = needPlace(this.placeOf(asking))
    const challenge = challengeIn(passkey)
    const { db } = this.#deps
    // Used up whatever comes of it: nobody has many tries with one challenge.
    if (!(await db.transaction((tx) => takeTicket(tx, 'passkeyLogin', challenge)))) throw new Refusal('challengeGone')
    return await db.transaction(async (tx) => {
      // The player's row is locked before his passkey's, as everywhere.
      const [known] = await tx.query<{ player_id: bigint }>(
        'select player_id from passkeys where credential_id = $1 and rp_id = $2',
        [passkey.id, place.rpId],
      )
      if (!known) throw new Refusal('passkeyUnknown')
      await lockPlayer(tx, known.player_id)
      return await enter(tx, await this.passkeys.verify(tx, place, challenge, passkey))
    })
  }

  async beginStepUp(playerId: bigint, purpose: Purpose, asking: Asking): Promise<Challenge> {
    return await this.#deps.db.transaction(async (tx) => {
      const { ticket } = await giveTicket(tx, 'stepUp', { playerId, purpose })
      return await this.#challenge(tx, playerId, purpose, ticket, asking)
    })
  }

  /** A right answer becomes a proof: for this player, this purpose, one act, a few minutes. */
  async stepUp(playerId: bigint, answer: Answer, asking: Asking): Promise<{ proof: string; expiresAt: number }> {
    const { db, countTry, forgive, takeBack } = this.#deps
    await countTry(asking.address, triesOf(playerId))
    const isPassword = await this.#isPassword(playerId, answer.password).catch(async (busy: unknown) => {
      await takeBack(asking.address, triesOf(playerId))
      throw busy
    })
    const { ticket: proof, expiresAt } = await db.transaction(async (tx) => {
      await lockPlayer(tx, playerId)
      const asked = await takeTicket(tx, 'stepUp', answer.challenge)
      if (asked?.playerId !== playerId) throw new Refusal('challengeGone')
      if (NO_RECOVERY.has(asked.purpose) && answer.recoveryCode !== undefined) throw new Refusal('notThisWay')
      if (answer.password === undefined) await this.#check(tx, playerId, answer, asking)
      else if (await this.hasFactor(tx, playerId)) throw new Refusal('notThisWay')
      else if (!isPassword) throw new Refusal('passwordWrong')
      return await giveTicket(tx, 'proof', asked)
    })
    await forgive(asking.address, triesOf(playerId))
    return { proof, expiresAt }
  }

  /** Refuses unless this proof was given to this player for this purpose, and uses it up with the transaction. Where the
   * account has no second factor, most purposes want none. */
  async requireProof(tx: Tx, playerId: bigint, purpose: Purpose, proof: string | undefined): Promise<void> {
    await lockPlayer(tx, playerId)
    if (proof === undefined) {
      if (ALWAYS.has(purpose) || (await this.hasFactor(tx, playerId))) throw new Refusal('secondFactorNeeded')
      return
    }
    const shown = await takeTicket(tx, 'proof', proof)
    if (shown?.playerId !== playerId || shown.purpose !== purpose) throw new Refusal('proofGone')
  }

  /** Whether gold may leave now: no change of password or factor lately, and a proof where a second factor stands. */
  async checkWithdrawal(tx: Tx, playerId: bigint, proof: string | undefined): Promise<void> {
    await lockPlayer(tx, playerId)
    const [hold] = await tx.query<{ began: bigint; now: bigint }>(
      'select began, now_ms() as now from withdrawal_holds where player_id = $1',
      [playerId],
    )
    const ends = hold ? holdEnds(Number(hold.began), Number(hold.now)) : null
    if (ends !== null) throw new Refusal('withdrawalHeld', { until: new Date(ends) })
    await this.requireProof(tx, playerId, 'withdrawal', proof)
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

  /** Forgets what nobody used in time. */
  async sweep(): Promise<void> {
    await this.#deps.db.commit('delete from tickets where expires_at < now_ms()')
  }

  async #challenge(
    tx: Tx,
    playerId: bigint,
    purpose: Purpose | '',
    challenge: string,
    asking: Asking,
  ): Promise<Challenge> {
    const { hasApp, passkeys, codes } = await this.factors(tx, playerId)
    const place = this.placeOf(asking)
    const known = place ? (await this.passkeys.of(tx, playerId)).filter(({ rp_id }) => rp_id === place.rpId) : []
    const ways: Way[] = []
    if (hasApp) ways.push('code')
    if (known.length > 0) ways.push('passkey')
    if (codes > 0 && !NO_RECOVERY.has(purpose)) ways.push('recovery')
    if (!hasApp && passkeys === 0) ways.push('password')
    return {
      challenge,
      ways,
      passkey: place && known.length > 0 ? this.passkeys.request(place, challenge, known) : null,
    }
  }

  /** One factor of the player's, shown rightly and never before. */
  async #check(tx: Tx, playerId: bigint, answer: Answer, asking: Asking): Promise<void> {
    const holder = playerHolder(playerId)
    if (answer.passkey) {
      const owner = await this.passkeys.verify(tx, needPlace(this.placeOf(asking)), answer.challenge, answer.passkey)
      if (owner !== playerId) throw new Refusal('passkeyWrong')
    } else if (answer.code !== undefined) {
      if (!(await this.authenticators.useCode(tx, holder, answer.code))) throw new Refusal('secondWrong')
    } else if (answer.recoveryCode !== undefined) {
      if (!(await this.authenticators.useRecoveryCode(tx, holder, answer.recoveryCode)))
        throw new Refusal('secondWrong')
      const { codes } = await this.factors(tx, playerId)
      await this.#deps.leaveMessage(tx, playerId, 'security.recoveryUsed', { left: codes })
    } else throw new Refusal('notThisWay')
  }

  async #isPassword(playerId: bigint, password: string | undefined): Promise<boolean> {
    if (password === undefined) return false
    const [row] = await this.#deps.db.read<{ password_hash: string }>(
      'select password_hash from players where id = $1',
      [playerId],
    )
    return await this.#deps.verifyPassword(row?.password_hash, password)
  }
}
