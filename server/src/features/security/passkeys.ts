// Passkeys: WebAuthn credentials of players and operators. Each answers for one of them under one name of the house, with the user
// verified by the device. Counters must grow; what is said once is not taken twice, for its challenge is used up.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'
import { CHALLENGE_MINUTES, PASSKEYS_MAX } from '@glasshouse/rulebook/wire/account/security'
import { only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Place } from './place.ts'

/** Read with the first passkey: it takes a tenth of the time in which a house should be open. */
const webAuthn = () => import('@simplewebauthn/server')

const HOUSE = 'Glasshouse'
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000
/** Ed25519, ECDSA and RSA, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257]

/** Whose they are: the table that keeps them, its column for the holder, and what makes up the handle on his device. */
interface Holders {
  readonly table: 'passkeys' | 'operator_passkeys'
  readonly column: 'player_id' | 'operator_id'
  readonly handle: string
}
const OF_PLAYERS: Holders = { table: 'passkeys', column: 'player_id', handle: 'passkey-user' }
export const OF_OPERATORS: Holders = {
  table: 'operator_passkeys',
  column: 'operator_id',
  handle: 'passkey-operator',
}

export interface PasskeyRow {
  id: bigint
  rp_id: string
  credential_id: string
  public_key: Uint8Array
  counter: bigint
  transports: string[]
  is_synced: boolean
  name: string
  create_time: bigint
  last_used: bigint | null
}

export const passkeyView = ({ id, name, is_synced, create_time, last_used }: PasskeyRow) => ({
  id: Number(id),
  name,
  isSynced: is_synced,
  createTime: Number(create_time),
  lastUsed: last_used === null ? null : Number(last_used),
})

export class Passkeys {
  readonly #vault: Vault
  readonly #holders: Holders

  constructor(vault: Vault, holders = OF_PLAYERS) {
    this.#vault = vault
    this.#holders = holders
  }

  async of(tx: Pick<Tx, 'query'>, holderId: bigint): Promise<PasskeyRow[]> {
    const { table, column } = this.#holders
    return await tx.query<PasskeyRow>(`select * from ${table} where ${column} = $1 order by id`, [holderId])
  }

  /** What the browser is asked: one of these passkeys, or anyone's where nobody is known yet. */
  request(place: Place, challenge: string, known: readonly PasskeyRow[]): PasskeyRequest {
    return {
      challenge,
      rpId: place.rpId,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: known.map(described),
    }
  }

  /** What the browser is asked to make. */
  async creation(
    tx: Tx,
    place: Place,
    challenge: string,
    holder: { id: bigint; name: string },
  ): Promise<PasskeyCreation> {
    const known = await this.of(tx, holder.id)
    if (known.length >= PASSKEYS_MAX) throw new Refusal('passkeysMany', { max: PASSKEYS_MAX })
    const { name } = holder
    return {
      challenge,
      rp: { id: place.rpId, name: HOUSE },
      user: { id: this.#handleOf(holder.id).toString('base64url'), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  }

  /** Keeps a passkey that answers the challenge which was given for it. */
  async add(tx: Tx, place: Place, challenge: string, made: PasskeyMade, owner: { holderId: bigint; name: string }) {
    const { verifyRegistrationResponse } = await webAuthn()
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: readable(made) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuseForged)
    if (!info) throw new Refusal('passkeyWrong')
    const { credential, credentialBackedUp } = info
    const kept = await this.of(tx, owner.holderId)
    if (kept.length >= PASSKEYS_MAX) throw new Refusal('passkeysMany', { max: PASSKEYS_MAX })
    const { table, column } = this.#holders
    const [row] = await tx.query<PasskeyRow>(
      `insert into ${table} (${column}, rp_id, credential_id, public_key, counter, transports, is_synced, name)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning *`,
      [
        owner.holderId,
        place.rpId,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        credential.transports ?? [],
        credentialBackedUp,
        owner.name,
      ],
    )
    if (!row) throw new Refusal('passkeyKnown')
    return passkeyView(row)
  }

  /** Whose passkey answered the challenge; its row is locked and its counter moved on. */
  async verify(tx: Tx, place: Place, challenge: string, answer: PasskeyAnswer): Promise<bigint> {
    const { table, column } = this.#holders
    const [row] = await tx.query<PasskeyRow & { holder_id: bigint }>(
      `select *, ${column} as holder_id from ${table} where credential_id = $1 and rp_id = $2 for update`,
      [answer.id, place.rpId],
    )
    if (!row) throw new Refusal('passkeyUnknown')
    const { userHandle } = answer.response
    if (userHandle && userHandle !== this.#handleOf(row.holder_id).toString('base64url'))
      throw new Refusal('passkeyWrong')
    const { verifyAuthenticationResponse } = await webAuthn()
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: readable(answer) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      },
    }).catch(refuseForged)
    if (!verified) throw new Refusal('passkeyWrong')
    await tx.query(`update ${table} set counter = $2, is_synced = $3, last_used = now_ms() where id = $1`, [
      row.id,
      info.newCounter,
      info.credentialBackedUp,
    ])
    return row.holder_id
  }

  async rename(tx: Tx, holderId: bigint, id: bigint, name: string) {
    const { table, column } = this.#holders
    const [row] = await tx.query<PasskeyRow>(
      `update ${table} set name = $3 where ${column} = $1 and id = $2 returning *`,
      [holderId, id, name],
    )
    if (!row) throw new Refusal('notFound')
    return passkeyView(row)
  }

  async remove(tx: Tx, holderId: bigint, id: bigint): Promise<string> {
    const { table, column } = this.#holders
    const rows = await tx.query<{ name: string }>(
      `delete from ${table} where ${column} = $1 and id = $2 returning name`,
      [holderId, id],
    )
    if (rows.length === 0) throw new Refusal('notFound')
    return only(rows).name
  }

  /** What a device keeps to tell one account from another; it says nothing to anybody else. */
  #handleOf(holderId: bigint): Buffer {
    return this.#vault.fingerprint(this.#holders.handle, String(holderId))
  }
}

/** The challenge that a browser says it answered. Whether it did is for the signature to show. */
export function challengeIn(answer: PasskeyAnswer | PasskeyMade): string {
  try {
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString()
    const { challenge } = JSON.parse(text) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

const described = ({ credential_id: id, transports }: PasskeyRow) => ({ id, type: 'public-key' as const, transports })

/** What browsers may leave out or say as null, in the one way the verifier reads it. */
const readable = ({ id, rawId, type, response }: PasskeyAnswer | PasskeyMade): object => ({
  id,
  rawId,
  type,
  response: Object.fromEntries(Object.entries(response).filter(([, value]) => value !== null)),
  clientExtensionResults: {},
})

/** The verifier throws at whatever is not in order, with words for programmers. */
function refuseForged(): never {
  throw new Refusal('passkeyWrong')
}
