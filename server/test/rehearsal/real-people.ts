// The people of the rehearsal: operators who open the house, and a player. Everything goes through the API.

import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { enrol, logIn } from '../support/operators.ts'
import type { Database } from '../../src/platform/db/tx.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import { callServer } from './call-server.ts'
import { NETWORK } from './real-settings.ts'

const LIMIT_MS = 120_000
const PAUSE_MS = 200

export interface House {
  readonly url: string
  /** For the clock of authenticator apps, and for the checks at the end. */
  readonly db: Database
  readonly mailboxUrl: string
}

/** Repeats a question until its answer is there. */
export async function until<T>(fact: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(PAUSE_MS)) {
    const answer = await ask()
    if (answer) return answer
  }
  throw new Error(`not within ${LIMIT_MS / 1000} s: ${fact}`)
}

/** A call that has to succeed. */
export async function done<T>(house: House, key: string, body?: object, token = ''): Promise<T> {
  const { errno, message, data } = await callServer<T>(house.url, key, body, token)
  if (errno !== 0) throw new Error(`${key}: ${errno} ${message}`)
  return data
}

export interface Operators {
  readonly owner: string
  readonly ownerPassword: string
  /** Stand in for the owner's authenticator app, which is this process. */
  readonly ownerCodes: readonly string[]
  readonly finance: string
  readonly risk: string
}

/** The first owner sets a password and an authenticator app, and invites a second owner, who agrees to two colleagues. */
export async function enterOperators(house: House, dataDir: string): Promise<Operators> {
  const call = <T>(key: string, body?: object, token = '') => callServer<T>(house.url, key, body, token)
  const server = { db: house.db, call }
  const [name = '', oldPassword = ''] = readFileSync(path.join(dataDir, 'first-operator.txt'), 'utf8').trim().split(' ')
  const ownerPassword = randomBytes(12).toString('base64url')
  const first = await logIn(server, name, oldPassword)
  await done(house, 'PUT /api/console/password', { oldPassword, newPassword: ownerPassword }, first.token)
  const owner = await enrol(server, first)
  const enter = async (role: string, secondOwner: string | null): Promise<string> => {
    const form = { name: `${role} of the rehearsal`, role }
    const { secret } = await done<{ secret: string }>(house, 'POST /api/console/invitation', form, owner.token)
    if (secondOwner) await agree(house, secondOwner)
    const password = randomBytes(12).toString('base64url')
    const { token } = await done<{ token: string }>(house, 'POST /api/console/invitation/accept', { secret, password })
    const entered = await enrol(server, { id: 0, name: form.name, token })
    await endWait(house)
    return entered.token
  }
  const second = await enter('owner', null)
  const [finance, risk] = [await enter('finance', second), await enter('risk', second)]
  return { owner: owner.token, ownerPassword, ownerCodes: owner.recoveryCodes, finance, risk }
}

/** The second owner agrees to what waits. */
async function agree(house: House, secondOwner: string): Promise<void> {
  const waiting = await done<{ id: number }[]>(house, 'GET /api/console/operator/proposal', undefined, secondOwner)
  for (const { id } of waiting)
    await done(house, 'POST /api/console/operator/decide', { id, isAgreed: true }, secondOwner)
}

/** New operators decide nothing for a day. The rehearsal does not wait for it. */
async function endWait({ db }: House): Promise<void> {
  await db.commit('update operators set decides_from = now_ms() where decides_from > now_ms()')
}

/** Opens a country and funds the bankroll, which a second operator has to approve. */
export async function openHouse(house: House, { owner, finance }: Operators, gold: number): Promise<void> {
  await done(house, 'PUT /api/console/places', { changes: [{ country: 'FR', isAllowed: true }] }, owner)
  const fill = {
    requestId: randomUUID(),
    account: 'pool',
    amount: gold,
    source: 'gateway:flutterwave',
    reason: 'The bankroll of the rehearsal.',
  }
  const { id } = await done<{ id: number }>(house, 'POST /api/console/fill', fill, owner)
  await done(house, 'POST /api/console/adjustment/decide', { id, isAgreed: true }, finance)
}

export class Player {
  readonly #house: House
  readonly #token: string
  readonly phone: string
  readonly password: string

  private constructor(house: House, token: string, phone: string, password: string) {
    this.#house = house
    this.#token = token
    this.phone = phone
    this.password = password
  }

  static async register(house: House): Promise<Player> {
    const device = await done<string>(house, 'GET /api/auth')
    const [phone, password] = ['+33612345678', randomBytes(12).toString('base64url')]
    const form = { phone, password, confirmPassword: password, adult: true, agreement: true }
    const { token } = await done<{ token: string }>(house, 'POST /api/user/register', form, device)
    return new Player(house, token, phone, password)
  }

  /** Enters the code that arrives in the mail catcher. */
  async verifyEmail(email: string): Promise<void> {
    await this.#done(`POST /api/user/email/${email}`, {})
    const code = await until('the email with the code', async () => {
      const page = await (await fetch(this.#house.mailboxUrl)).text()
      return /Glasshouse code: (\d{6})/.exec(page)?.[1]
    })
    await this.#done('PUT /api/user/email', { email, code })
  }

  async gold(): Promise<number> {
    return (await this.#done<{ gold: number }>('GET /api/user/only_balance')).gold
  }

  /** Orders gold and presses the button of the stand-in payment page. */
  async deposit(gold: number): Promise<void> {
    const order = { gold, requestId: randomUUID() }
    const { id, payUrl } = await this.#done<RechargeRow & { payUrl: string }>('POST /api/recharge', order)
    const paid = await fetch(`${payUrl}/pay`, { method: 'POST' })
    if (!paid.ok) throw new Error(`the payment page answered ${paid.status}`)
    await until('the deposit is credited', async () => {
      const { state } = await this.#done<RechargeRow>(`GET /api/recharge/status/${id}`)
      return state === 'credited'
    })
  }

  async depositAddress(): Promise<Hex> {
    return (await this.#done<{ address: Hex }>(`GET /api/recharge/address/${NETWORK}`)).address
  }

  async setClientSeed(): Promise<void> {
    await this.#done('POST /api/fair/rotate', { clientSeed: 'rehearsal' })
  }

  /** A bet that wins with a chance of 98%, so that gold is left to withdraw. */
  async bet(gold: number): Promise<void> {
    await this.#done('POST /api/roller', { gold, direction: 'lower', number: 98_000, requestId: randomUUID() })
  }

  async withdraw(method: object, gold: number, destination: object): Promise<WithdrawalRow> {
    const { quoteId } = await this.#done<{ quoteId: string }>('POST /api/withdrawal/quote', { ...method, gold })
    return await this.#done<WithdrawalRow>('POST /api/withdrawal', {
      quoteId,
      requestId: randomUUID(),
      ...destination,
    })
  }

  async isPaid(id: number): Promise<void> {
    await until(`withdrawal ${id} is paid`, async () => {
      const rows = await this.#done<WithdrawalRow[]>('GET /api/withdrawal/voucher/0')
      return rows.find((row) => row.id === id)?.state === 'confirmed'
    })
  }

  async #done<T>(key: string, body?: object): Promise<T> {
    return await done<T>(this.#house, key, body, this.#token)
  }
}
