// Where players deposit: one address each, the same on every network. They follow from an extended public key, so the
// server can make them and never spend from them. The private side stays elsewhere, and no single key of a child may
// come here either: with the public parent it would give the parent away.

import { ECDH } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { only, type Database, type Tx } from '../../../platform/db/tx.ts'
import { addressFromPublicKey } from './abi.ts'
import type { Hex } from './chain.ts'

export class DepositAddresses {
  readonly #db: Database
  readonly #account: HDKey
  #receiving: HDKey | null = null

  /** `xpub` is the account's key (as m/44'/60'/0'); addresses are those of its receiving branch, m/0/index. */
  constructor(db: Database, xpub: string) {
    this.#db = db
    this.#account = readXpub(xpub)
  }

  /** The player's address, made when it is first asked for; whoever asks at the same moment is told the same. */
  async forPlayer(playerId: bigint): Promise<Hex> {
    const [known] = await this.#db.read<{ address: Hex }>(SELECT_ADDRESS, [playerId])
    return known?.address ?? (await this.#db.transaction((tx) => this.#create(tx, playerId)))
  }

  async #create(tx: Tx, playerId: bigint): Promise<Hex> {
    await tx.query('select 1 from players where id = $1 for no key update', [playerId])
    const [known] = await tx.query<{ address: Hex }>(SELECT_ADDRESS, [playerId])
    if (known) return known.address
    const { id } = only(
      await tx.query<{ id: bigint }>(`select nextval(pg_get_serial_sequence('deposit_addresses', 'id')) as id`),
    )
    const address = this.#derive(Number(id))
    await tx.query(
      'insert into deposit_addresses (id, player_id, address) overriding system value values ($1, $2, $3)',
      [id, playerId, address],
    )
    return address
  }

  #derive(index: number): Hex {
    // The first step along a curve lays out its tables, which takes so long that a house would open visibly later.
    this.#receiving ??= this.#account.deriveChild(0)
    const { publicKey } = this.#receiving.deriveChild(index)
    if (!publicKey) throw new Error(`no key at index ${index}`)
    return addressFromPublicKey(ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed') as Buffer)
  }
}

const SELECT_ADDRESS = 'select address from deposit_addresses where player_id = $1'

function readXpub(text: string): HDKey {
  if (/^[a-z]prv/i.test(text.trim())) {
    throw new Error(
      'This is an extended PRIVATE key: whoever reads it can spend every deposit. Keep it away from servers, ' +
        'and give the extended public key (xpub) of the same account.',
    )
  }
  try {
    return HDKey.fromExtendedKey(text.trim())
  } catch {
    throw new Error('The extended public key can not be read: it must be an xpub, copied whole.')
  }
}
