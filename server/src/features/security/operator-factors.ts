// Second factors of operators: the same apps, recovery codes and passkeys as players have. It says yes or no; who opens
// sessions, counts tries and keeps the journal asks here within his own transaction, with the operator's row locked.

import { randomBytes } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'
import { CHALLENGE_MINUTES } from '@glasshouse/rulebook/wire/account/security'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { Authenticators, type Holder } from './authenticators.ts'
import { OF_OPERATORS, Passkeys, passkeyView } from './passkeys.ts'
import { needPlace, placeOf } from './place.ts'

/** A session whose browser answers, and where that browser went. */
interface Asking {
  readonly tokenHash: Buffer
  readonly origin: string
}

interface Answer {
  readonly code?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

type Way = 'code' | 'passkey' | 'recovery'

export class OperatorFactors {
  readonly #apps: Authenticators
  readonly #passkeys: Passkeys
  readonly #publicUrl: string | null

  constructor(vault: Vault, publicUrl: string | null) {
    this.#apps = new Authenticators(vault)
    this.#passkeys = new Passkeys(vault, OF_OPERATORS)
    this.#publicUrl = publicUrl
  }

  async state(tx: Pick<Tx, 'query'>, operatorId: bigint) {
    const row = only(
      await tx.query<{ app: bigint | null; codes: bigint }>(
        `select (select confirmed from authenticators where holder_kind = 'operator' and holder_id = $1) as app,
           (select count(*) from recovery_codes where holder_kind = 'operator' and holder_id = $1) as codes`,
        [operatorId],
      ),
    )
    return {
      authenticatorSince: row.app === null ? null : Number(row.app),
      passkeys: (await this.#passkeys.of(tx, operatorId)).map(passkeyView),
      recoveryCodesLeft: Number(row.codes),
    }
  }

  /** By which of his factors an operator can answer here, and what his browser is asked for a passkey. */
  async begin(tx: Tx, operatorId: bigint, asking: Asking): Promise<{ ways: Way[]; passkey: PasskeyRequest | null }> {
    const { authenticatorSince, recoveryCodesLeft } = await this.state(tx, operatorId)
    const place = placeOf(this.#publicUrl, asking.origin)
    const known = place ? (await this.#passkeys.of(tx, operatorId)).filter(({ rp_id }) => rp_id === place.rpId) : []
    const ways: Way[] = []
    if (authenticatorSince !== null) ways.push('code')
    if (known.length > 0) ways.push('passkey')
    if (recoveryCodesLeft > 0) ways.push('recovery')
    if (!place || known.length === 0) return { ways, passkey: null }
    return { ways, passkey: this.#passkeys.request(place, await giveChallenge(tx, asking), known) }
  }

  /** One of his factors, shown rightly and never before; says which. */
  async check(tx: Tx, operatorId: bigint, answer: Answer, asking: Asking): Promise<Way> {
    const holder = holderOf(operatorId)
    if (answer.passkey) {
      const place = needPlace(placeOf(this.#publicUrl, asking.origin))
      const owner = await this.#passkeys.verify(tx, place, await takeChallenge(tx, asking), answer.passkey)
      if (owner !== operatorId) throw new Refusal('passkeyWrong')
      return 'passkey'
    }
    if (answer.code !== undefined) {
      if (!(await this.#apps.useCode(tx, holder, answer.code))) throw new Refusal('secondWrong')
      return 'code'
    }
    if (!(await this.#apps.useRecoveryCode(tx, holder, answer.recoveryCode ?? ''))) throw new Refusal('secondWrong')
    return 'recovery'
  }

  async beginApp(tx: Tx, operator: { id: bigint; name: string }): Promise<{ secret: string; uri: string }> {
    return await this.#apps.begin(tx, holderOf(operator.id), `${operator.name} (console)`)
  }

  async addApp(tx: Tx, operatorId: bigint, code: string): Promise<void> {
    await this.#apps.confirm(tx, holderOf(operatorId), code)
  }

  async removeApp(tx: Tx, operatorId: bigint): Promise<void> {
    await this.#apps.remove(tx, holderOf(operatorId))
  }

  async beginPasskey(tx: Tx, operator: { id: bigint; name: string }, asking: Asking): Promise<PasskeyCreation> {
    const place = needPlace(placeOf(this.#publicUrl, asking.origin))
    return await this.#passkeys.creation(tx, place, await giveChallenge(tx, asking), operator)
  }

  async addPasskey(tx: Tx, operatorId: bigint, name: string, made: PasskeyMade, asking: Asking): Promise<void> {
    const place = needPlace(placeOf(this.#publicUrl, asking.origin))
    await this.#passkeys.add(tx, place, await takeChallenge(tx, asking), made, { holderId: operatorId, name })
  }

  async removePasskey(tx: Tx, operatorId: bigint, id: bigint): Promise<string> {
    return await this.#passkeys.remove(tx, operatorId, id)
  }

  async renewCodes(tx: Tx, operatorId: bigint): Promise<string[]> {
    return await this.#apps.renewRecoveryCodes(tx, holderOf(operatorId))
  }

  /** All of them are gone; the next session has to begin anew. */
  async forget(tx: Tx, operatorId: bigint): Promise<void> {
    await tx.query(`delete from authenticators where holder_kind = 'operator' and holder_id = $1`, [operatorId])
    await tx.query('delete from operator_passkeys where operator_id = $1', [operatorId])
    await this.#apps.forgetRecoveryCodes(tx, holderOf(operatorId))
  }
}

const holderOf = (operatorId: bigint): Holder => ({ kind: 'operator', id: operatorId })

async function giveChallenge(tx: Tx, { tokenHash }: Asking): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into operator_challenges (token_hash, challenge, expires_at) values ($1, $2, now_ms() + $3)
       on conflict (token_hash) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [tokenHash, challenge, CHALLENGE_MINUTES * 60_000],
  )
  return challenge
}

/** Used up with the transaction: what a browser signed once is not taken again. */
async function takeChallenge(tx: Tx, { tokenHash }: Asking): Promise<string> {
  const [row] = await tx.query<{ challenge: string }>(
    'delete from operator_challenges where token_hash = $1 and expires_at > now_ms() returning challenge',
    [tokenHash],
  )
  if (!row) throw new Refusal('challengeGone')
  return row.challenge
}
