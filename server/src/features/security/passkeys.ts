// Passkeys: WebAuthn credentials of players and operators, bound to one relying party, with user verification required.
// Signature counters must grow, and callers consume each challenge, so that no response works twice.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type {
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyMade,
  PasskeyRequest,
} from '@glasshouse/rulebook/wire/account/passkeys'
import { CHALLENGE_MINUTES, PASSKEYS_MAX } from '@glasshouse/rulebook/wire/account/security'
import { named, only, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded on first use, because the import slows down server start noticeably. */
const webAuthn = () => import('@simplewebauthn/server')

const RP_NAME = 'Glasshouse'
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000
/** COSE identifiers of Ed25519, ECDSA and RSA. */
const ALGORITHMS = [-8, -7, -257]

/** Where a kind of holder stores passkeys: table, owner column, and the purpose from which user handles derive. */
interface PasskeyStore {
  readonly table: 'passkeys' | 'operator_passkeys'
  readonly column: 'player_id' | 'operator_id'
  readonly handlePurpose: string
}
const PLAYER_PASSKEYS: PasskeyStore = { table: 'passkeys', column: 'player_id', handlePurpose: 'passkey-user' }
export const OPERATOR_PASSKEYS: PasskeyStore = {
  table: 'operator_passkeys',
  column: 'operator_id',
  handlePurpose: 'passkey-operator',
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
  readonly #store: PasskeyStore

  constructor(vault: Vault, store = PLAYER_PASSKEYS) {
    this.#vault = vault
    this.#store = store
  }

  async list(tx: Pick<Tx, 'query'>, holderId: bigint): Promise<PasskeyRow[]> {
    const { table, column } = this.#store
    return await tx.query<PasskeyRow>(`select * from ${table} where ${column} = $1 order by id`, [holderId])
  }

  /** Request options for one of these passkeys, or for any discoverable one if the list is empty. */
  requestOptions(relyingParty: RelyingParty, challenge: string, known: readonly PasskeyRow[]): PasskeyRequest {
    return {
      challenge,
      rpId: relyingParty.rpId,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: known.map(toDescriptor),
    }
  }

  /** Creation options for a new passkey. */
  async creationOptions(
    tx: Tx,
    relyingParty: RelyingParty,
    challenge: string,
    holder: { id: bigint; name: string },
  ): Promise<PasskeyCreation> {
    const known = await this.list(tx, holder.id)
    if (known.length >= PASSKEYS_MAX) throw new Refusal('passkeysMany', { max: PASSKEYS_MAX })
    const { name } = holder
    return {
      challenge,
      rp: { id: relyingParty.rpId, name: RP_NAME },
      user: { id: this.#userHandle(holder.id).toString('base64url'), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: known.map(toDescriptor),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  }

  /** Verifies a registration response and stores the passkey. */
  async add(
    tx: Tx,
    relyingParty: RelyingParty,
    challenge: string,
    made: PasskeyMade,
    owner: { holderId: bigint; name: string },
  ) {
    const { verifyRegistrationResponse } = await webAuthn()
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: withoutNulls(made) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuseInvalid)
    if (!info) throw new Refusal('passkeyWrong')
    const { credential, credentialBackedUp } = info
    const existing = await this.list(tx, owner.holderId)
    if (existing.length >= PASSKEYS_MAX) throw new Refusal('passkeysMany', { max: PASSKEYS_MAX })
    const { table, column } = this.#store
    const values = {
      ...owner,
      ...credential,
      rpId: relyingParty.rpId,
      publicKey: Buffer.from(credential.publicKey),
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
    }
    const [row] = await tx.query<PasskeyRow>(
      ...named(
        `insert into ${table} (${column}, rp_id, credential_id, public_key, counter, transports, is_synced, name)
         values ($holderId, $rpId, $id, $publicKey, $counter, $transports, $isSynced, $name)
         on conflict (credential_id) do nothing returning *`,
        values,
      ),
    )
    if (!row) throw new Refusal('passkeyKnown')
    return passkeyView(row)
  }

  /** Verifies a response and returns the holder. Locks the row and advances the counter. */
  async verify(tx: Tx, relyingParty: RelyingParty, challenge: string, answer: PasskeyAnswer): Promise<bigint> {
    const { table, column } = this.#store
    const [row] = await tx.query<PasskeyRow & { holder_id: bigint }>(
      `select *, ${column} as holder_id from ${table} where credential_id = $1 and rp_id = $2 for update`,
      [answer.id, relyingParty.rpId],
    )
    if (!row) throw new Refusal('passkeyUnknown')
    const { userHandle } = answer.response
    if (userHandle && userHandle !== this.#userHandle(row.holder_id).toString('base64url'))
      throw new Refusal('passkeyWrong')
    const { verifyAuthenticationResponse } = await webAuthn()
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: withoutNulls(answer) as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.rpId,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(row.public_key),
        counter: Number(row.counter),
        transports: row.transports,
      },
    }).catch(refuseInvalid)
    if (!verified) throw new Refusal('passkeyWrong')
    await tx.query(`update ${table} set counter = $2, is_synced = $3, last_used = now_ms() where id = $1`, [
      row.id,
      info.newCounter,
      info.credentialBackedUp,
    ])
    return row.holder_id
  }

  async rename(tx: Tx, holderId: bigint, id: bigint, name: string) {
    const { table, column } = this.#store
    const [row] = await tx.query<PasskeyRow>(
      `update ${table} set name = $3 where ${column} = $1 and id = $2 returning *`,
      [holderId, id, name],
    )
    if (!row) throw new Refusal('notFound')
    return passkeyView(row)
  }

  async remove(tx: Tx, holderId: bigint, id: bigint): Promise<string> {
    const { table, column } = this.#store
    const rows = await tx.query<{ name: string }>(
      `delete from ${table} where ${column} = $1 and id = $2 returning name`,
      [holderId, id],
    )
    if (rows.length === 0) throw new Refusal('notFound')
    return only(rows).name
  }

  /** The opaque id by which a device tells accounts apart. */
  #userHandle(holderId: bigint): Buffer {
    return this.#vault.fingerprint(this.#store.handlePurpose, String(holderId))
  }
}

/** The challenge that the client claims to answer. Only the signature proves it. */
export function claimedChallenge(answer: PasskeyAnswer | PasskeyMade): string {
  try {
    const text = Buffer.from(answer.response.clientDataJSON, 'base64url').toString()
    const { challenge } = JSON.parse(text) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

const toDescriptor = ({ credential_id: id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports,
})

/** Drops nulls, which some browsers send and the verifier rejects. */
const withoutNulls = ({ id, rawId, type, response }: PasskeyAnswer | PasskeyMade): object => ({
  id,
  rawId,
  type,
  response: Object.fromEntries(Object.entries(response).filter(([, value]) => value !== null)),
  clientExtensionResults: {},
})

/** The verifier throws on any invalid response. */
function refuseInvalid(): never {
  throw new Refusal('passkeyWrong')
}
