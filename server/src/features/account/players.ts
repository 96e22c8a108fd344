// Player accounts: registration, login, profile. Phone numbers are stored encrypted and looked up by a keyed hash.

import { randomBytes, randomInt } from 'node:crypto'
import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import { TERMS_VERSION, isNewerTerms } from '@glasshouse/rulebook/core/terms'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { AVATARS, type User } from '@glasshouse/rulebook/wire/account/players'
import type { Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { openPlayerAccounts, post } from '../../ledger/ledger.ts'
import { FOR_EVER } from '../../play/risk/bet-restrictions.ts'
import { hasFingerprint, recordFingerprint } from '../../play/risk/identity-fingerprints.ts'
import { parseUserAgent } from './device.ts'
import { maskPhone, parsePhoneNumber } from './phone-numbers.ts'
import type { LoginThrottle } from '../../platform/http/login-throttle.ts'
import type { Turn } from '../../platform/http/password-queue.ts'
import { checkNickname } from './nicknames.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { recordAcceptance } from './terms.ts'

/** Play money for each new player of a sandbox: 100 dollars. */
const WELCOME_COINS = 100_000n

interface PlayerRow {
  id: bigint
  phone_sealed: Uint8Array
  country: string
  nickname: string
  avatar: number
  language: Language
  hide_name: boolean
  invitation_code: string
  create_time: bigint
  terms_version: string
  balance: Coins
  verified: boolean
  /** Both null unless the player is on a time-out or excluded now. */
  out_kind: 'timeout' | 'exclusion' | null
  out_until: bigint | null
}

/** The country that the client claims, and how it was determined. */
export interface ClaimedLocation {
  readonly country: string
  readonly how: 'position' | 'hand'
}

export interface Registration {
  readonly phone: string
  readonly password: string
  readonly confirmPassword: string
  readonly invitationCode?: string | undefined
  readonly adult: boolean
  readonly agreement: boolean
  readonly language: Language
  readonly place?: ClaimedLocation | undefined
}

export interface ProfileChange {
  readonly nickname?: string | undefined
  readonly avatar?: number | undefined
  readonly language?: Language | undefined
  readonly hideName?: boolean | undefined
}

/** The client that registers or logs in. */
export interface LoginClient {
  readonly device: string
  readonly tokenHash: Buffer | null
  readonly address: string
  /** The origin that the browser loaded the app from. */
  readonly origin: string
}

export interface PlayersDeps {
  readonly db: Database
  readonly vault: Vault
  readonly sessions: Sessions
  readonly loginThrottle: LoginThrottle
  readonly passwords: Passwords
  readonly sandbox: boolean
  /** Runs in the registration transaction. */
  readonly onRegistered: (
    tx: Tx,
    playerId: bigint,
    place: ClaimedLocation | undefined,
    client: LoginClient,
  ) => Promise<void>
  /** The second-factor challenge after a correct password; null for an account without a second factor. */
  readonly loginChallenge: (
    playerId: bigint,
    client: LoginClient,
    recheck: (tx: Tx) => Promise<void>,
  ) => Promise<Challenge | null>
}

const loginOrigin = (account: string, { address, tokenHash }: LoginClient) => ({ account, address, device: tokenHash })

const FIND = `select p.*, a.balance, has_verified_contact(p.id) as verified, g.out_kind, g.out_until from players p
  join accounts a on a.owner_id = p.id and a.kind = 'player'
  left join player_guards_public g on g.player_id = p.id and g.out_until > now_ms()`

interface LoginRow {
  id: bigint
  password_hash: string
  status: string
}
/** The account with the number, and any that lost it to its true holder and has no new one yet. */
const LOGIN = `select id, password_hash, status from players where phone_hash = $1 or former_phone_hash = $1
  order by (phone_hash = $1) desc, id desc limit 3`

export class Players {
  readonly #deps: PlayersDeps

  constructor(deps: PlayersDeps) {
    this.#deps = deps
  }

  async register(form: Registration, client: LoginClient): Promise<{ token: string; user: User }> {
    const { db, vault, passwords, loginThrottle } = this.#deps
    if (!form.adult) throw new Refusal('adultsOnly')
    if (!form.agreement) throw new Refusal('agreementNeeded')
    const phone = parsePhoneNumber(form.phone)
    passwords.checkPassword(form.password)
    if (form.password !== form.confirmPassword) throw new Refusal('passwordsDiffer')
    const passwordHash = await passwords.hashPassword(form.password, { group: 'public', address: client.address })
    const registered = await db.transaction(async (tx) => {
      const inviterId = await findInviter(tx, form.invitationCode)
      const values = {
        phoneHash: vault.fingerprint('phone', phone.number),
        phoneSealed: vault.seal('phone', Buffer.from(phone.number)),
        country: phone.country,
        passwordHash,
        nickname: randomNickname(),
        avatar: randomInt(AVATARS),
        language: form.language,
        invitationCode: randomBytes(5).toString('hex').toUpperCase(),
        inviterId,
        terms: TERMS_VERSION,
      }
      const [created] = await tx.query<{ id: bigint }>(
        ...named(
          `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language,
             invitation_code, inviter_id, terms_version, adult_confirmed)
           values ($phoneHash, $phoneSealed, $country, $passwordHash, $nickname, $avatar, $language, $invitationCode,
                   $inviterId, $terms, true) on conflict (phone_hash) do nothing returning id`,
          values,
        ),
      )
      if (!created) throw new Refusal('phoneTaken')
      await openPlayerAccounts(tx, created.id)
      await recordAcceptance(tx, created.id)
      if (this.#deps.sandbox) await creditWelcomeGold(tx, created.id)
      await this.#deps.onRegistered(tx, created.id, form.place, client)
      const { token } = await this.#beginSession(tx, created.id, client)
      return { token, user: this.#view(only(await tx.query<PlayerRow>(`${FIND} where p.id = $1`, [created.id]))) }
    })
    await loginThrottle.remember(loginOrigin(phone.number, client))
    return registered
  }

  async login(phoneText: string, password: string, client: LoginClient) {
    const { db, vault, loginThrottle, loginChallenge } = this.#deps
    const phone = parsePhoneNumber(phoneText)
    const player = await loginThrottle.attempt(loginOrigin(phone.number, client), async (isKnown) => {
      const accounts = await db.read<LoginRow>(LOGIN, [vault.fingerprint('phone', phone.number)])
      return await this.#withPassword(accounts, password, {
        group: isKnown ? 'known' : 'public',
        address: client.address,
      })
    })
    if (player.status !== 'active') throw new Refusal('accountClosed')
    // A concurrent password change must not leave a session opened with the old password.
    const recheck = (tx: Tx) => refuseIfPasswordChanged(tx, player.id, player.password_hash)
    const challenge = await loginChallenge(player.id, client, recheck)
    if (challenge) return { token: null, user: null, ...challenge }
    const { token } = await db.transaction(async (tx) => {
      await recheck(tx)
      return await this.openSession(tx, player.id, client)
    })
    return { token, user: await this.user(player.id) }
  }

  /** An unknown number takes as long as a wrong password. */
  async #withPassword(accounts: readonly LoginRow[], password: string, turn: Turn): Promise<LoginRow> {
    const { verifyPassword } = this.#deps.passwords
    if (accounts.length === 0) await verifyPassword(undefined, password, turn)
    for (const account of accounts) if (await verifyPassword(account.password_hash, password, turn)) return account
    throw new Refusal('loginWrong')
  }

  /** Opens a session for an authenticated player. Every kind of login ends here. */
  async openSession(tx: Tx, playerId: bigint, client: LoginClient): Promise<{ token: string; playerId: bigint }> {
    const { status, now } = only(
      await tx.query<{ status: string; now: bigint }>(
        'select status, now_ms() as now from players where id = $1 for no key update',
        [playerId],
      ),
    )
    if (status !== 'active') throw new Refusal('accountClosed')
    const { token, isNew } = await this.#beginSession(tx, playerId, client)
    if (isNew) {
      const { browser, system } = parseUserAgent(client.device)
      await notifyPlayer(tx, playerId, 'security.newDevice', {
        browser: browser ?? '',
        system: system ?? '',
        time: Number(now),
      })
    }
    return { token, playerId }
  }

  /** A browser is recognised by its anonymous token; without one it always counts as a new device. */
  async #beginSession(
    tx: Tx,
    playerId: bigint,
    { device, tokenHash }: LoginClient,
  ): Promise<{ token: string; isNew: boolean }> {
    const { sessions } = this.#deps
    const fingerprint = tokenHash && (await sessions.isAnonymous(tx, tokenHash)) ? tokenHash : null
    const isNew = !fingerprint || !(await hasFingerprint(tx, playerId, fingerprint))
    if (fingerprint) await recordFingerprint(tx, playerId, 'device', fingerprint)
    return { token: await sessions.begin(tx, 'player', playerId, device, fingerprint), isNew }
  }

  async user(playerId: bigint): Promise<User> {
    return this.#view(only(await this.#deps.db.read<PlayerRow>(`${FIND} where p.id = $1`, [playerId])))
  }

  async update(playerId: bigint, { nickname, avatar, language, hideName }: ProfileChange): Promise<User> {
    const name = nickname === undefined ? null : checkNickname(nickname)
    await this.#deps.db.commit(
      `update players set nickname = coalesce($2, nickname), avatar = coalesce($3, avatar),
         language = coalesce($4, language), hide_name = coalesce($5, hide_name) where id = $1`,
      [playerId, name, avatar ?? null, language ?? null, hideName ?? null],
    )
    return await this.user(playerId)
  }

  async balance(playerId: bigint): Promise<Coins> {
    const row = only(
      await this.#deps.db.read<{ balance: Coins }>(
        `select balance from accounts where owner_id = $1 and kind = 'player'`,
        [playerId],
      ),
    )
    return row.balance
  }

  #view(row: PlayerRow): User {
    const phone = this.#deps.vault.unseal('phone', row.phone_sealed).toString()
    return {
      id: Number(row.id),
      nickname: row.nickname,
      avatar: row.avatar,
      phone: maskPhone(phone),
      country: row.country,
      language: row.language,
      hideName: row.hide_name,
      invitationCode: row.invitation_code,
      gold: toWire(row.balance),
      createTime: Number(row.create_time),
      contactVerified: row.verified,
      restriction: activeRestriction(row),
      termsDue: isNewerTerms(TERMS_VERSION, row.terms_version),
    }
  }
}

function activeRestriction({ out_kind: kind, out_until: until }: PlayerRow): User['restriction'] {
  if (kind === null || until === null) return null
  return { kind, until: until >= FOR_EVER ? null : Number(until) }
}

async function refuseIfPasswordChanged(tx: Tx, playerId: bigint, passwordHash: string): Promise<void> {
  const [same] = await tx.query('select 1 from players where id = $1 and password_hash = $2 for no key update', [
    playerId,
    passwordHash,
  ])
  if (!same) throw new Refusal('loginWrong')
}

async function findInviter(tx: Tx, code: string | undefined): Promise<bigint | null> {
  if (!code?.trim()) return null
  const [inviter] = await tx.query<{ id: bigint }>(
    `select id from players where invitation_code = $1 and status = 'active'`,
    [code.trim().toUpperCase()],
  )
  if (!inviter) throw new Refusal('invitationUnknown')
  return inviter.id
}

const creditWelcomeGold = (tx: Tx, playerId: bigint) =>
  post(tx, {
    key: `welcome:${playerId}`,
    cause: 'sandbox.welcome',
    moves: [{ from: { kind: 'sandbox' }, to: { kind: 'player', playerId }, amount: WELCOME_COINS }],
  })

/** A pronounceable initial nickname that reveals nothing about the player. */
function randomNickname(): string {
  const pick = (letters: string): string => letters.charAt(randomInt(letters.length))
  const syllable = (): string => pick('bdfgklmnprstvz') + pick('aeiou')
  const name = syllable() + syllable() + syllable()
  return name.charAt(0).toUpperCase() + name.slice(1) + randomInt(10, 100)
}
