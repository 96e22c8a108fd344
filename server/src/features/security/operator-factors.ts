// Second factors of operators: the same authenticators, recovery codes and passkeys as players have. It only verifies.
// The caller locks the operator's row, opens sessions, counts attempts and writes the audit log in its own transaction.

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
import { OPERATOR_PASSKEYS, Passkeys, passkeyView } from './passkeys.ts'
import { requireRelyingParty, relyingPartyAt } from './relying-party.ts'

/** The session that answers, and the origin its browser loaded. */
interface Client {
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
    this.#passkeys = new Passkeys(vault, OPERATOR_PASSKEYS)
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
      passkeys: (await this.#passkeys.list(tx, operatorId)).map(passkeyView),
      recoveryCodesLeft: Number(row.codes),
    }
  }

  /** The factors that the operator can use at this origin, with request options if passkeys are among them. */
  async begin(tx: Tx, operatorId: bigint, client: Client): Promise<{ ways: Way[]; passkey: PasskeyRequest | null }> {
    const { authenticatorSince, recoveryCodesLeft } = await this.state(tx, operatorId)
    const relyingParty = relyingPartyAt(this.#publicUrl, client.origin)
    const known = relyingParty
      ? (await this.#passkeys.list(tx, operatorId)).filter(({ rp_id }) => rp_id === relyingParty.rpId)
      : []
    const ways: Way[] = []
    if (authenticatorSince !== null) ways.push('code')
    if (known.length > 0) ways.push('passkey')
    if (recoveryCodesLeft > 0) ways.push('recovery')
    if (!relyingParty || known.length === 0) return { ways, passkey: null }
    return { ways, passkey: this.#passkeys.requestOptions(relyingParty, await issueChallenge(tx, client), known) }
  }

  /** Verifies and consumes one factor; returns which. */
  async check(tx: Tx, operatorId: bigint, answer: Answer, client: Client): Promise<Way> {
    const holder = operatorHolder(operatorId)
    if (answer.passkey) {
      const relyingParty = requireRelyingParty(relyingPartyAt(this.#publicUrl, client.origin))
      const owner = await this.#passkeys.verify(tx, relyingParty, await consumeChallenge(tx, client), answer.passkey)
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
    return await this.#apps.begin(tx, operatorHolder(operator.id), `${operator.name} (console)`)
  }

  async addApp(tx: Tx, operatorId: bigint, code: string): Promise<void> {
    await this.#apps.confirm(tx, operatorHolder(operatorId), code)
  }

  async removeApp(tx: Tx, operatorId: bigint): Promise<void> {
    await this.#apps.remove(tx, operatorHolder(operatorId))
  }

  async beginPasskey(tx: Tx, operator: { id: bigint; name: string }, client: Client): Promise<PasskeyCreation> {
    const relyingParty = requireRelyingParty(relyingPartyAt(this.#publicUrl, client.origin))
    return await this.#passkeys.creationOptions(tx, relyingParty, await issueChallenge(tx, client), operator)
  }

  async addPasskey(tx: Tx, operatorId: bigint, name: string, made: PasskeyMade, client: Client): Promise<void> {
    const relyingParty = requireRelyingParty(relyingPartyAt(this.#publicUrl, client.origin))
    await this.#passkeys.add(tx, relyingParty, await consumeChallenge(tx, client), made, { holderId: operatorId, name })
  }

  async removePasskey(tx: Tx, operatorId: bigint, id: bigint): Promise<string> {
    return await this.#passkeys.remove(tx, operatorId, id)
  }

  async renewCodes(tx: Tx, operatorId: bigint): Promise<string[]> {
    return await this.#apps.renewRecoveryCodes(tx, operatorHolder(operatorId))
  }

  /** Deletes all factors; the operator has to enrol again at the next login. */
  async forget(tx: Tx, operatorId: bigint): Promise<void> {
    await tx.query(`delete from authenticators where holder_kind = 'operator' and holder_id = $1`, [operatorId])
    await tx.query('delete from operator_passkeys where operator_id = $1', [operatorId])
    await this.#apps.deleteRecoveryCodes(tx, operatorHolder(operatorId))
  }
}

const operatorHolder = (operatorId: bigint): Holder => ({ kind: 'operator', id: operatorId })

async function issueChallenge(tx: Tx, { tokenHash }: Client): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await tx.query(
    `insert into operator_challenges (token_hash, challenge, expires_at) values ($1, $2, now_ms() + $3)
       on conflict (token_hash) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [tokenHash, challenge, CHALLENGE_MINUTES * 60_000],
  )
  return challenge
}

/** Consumed in the transaction, so that a signed response works once. */
async function consumeChallenge(tx: Tx, { tokenHash }: Client): Promise<string> {
  const [row] = await tx.query<{ challenge: string }>(
    'delete from operator_challenges where token_hash = $1 and expires_at > now_ms() returning challenge',
    [tokenHash],
  )
  if (!row) throw new Refusal('challengeGone')
  return row.challenge
}
