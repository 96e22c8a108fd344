// Deposit addresses: one per player, the same on every network. They derive from an extended public key, so the server
// can create them but never spend from them. No child private key may come here either: together with the extended public
// key it would reveal the parent private key.

import { ECDH } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { only, type Database, type Tx } from '../../../platform/db/tx.ts'
import { addressFromPublicKey } from './abi.ts'
import type { Hex } from './chain.ts'

export class DepositAddresses {
  readonly #db: Database
  readonly #account: HDKey
  #receiving: HDKey | null = null

  /** `xpub` is the account key (such as m/44'/60'/0'). Addresses belong to its receiving branch, m/0/index. */
  constructor(db: Database, xpub: string) {
    this.#db = db
    this.#account = readXpub(xpub)
  }

  /** Creates the address on first use. Concurrent calls return the same address. */
  async forPlayer(playerId: bigint): Promise<Hex> {
    const [known] = await this.#db.read<{ address: Hex }>(SELECT_ADDRESS, [playerId])
    return known?.address ?? (await this.#db.transaction((tx) => this.#create(tx, playerId)))
  }

  async #create(tx: Tx, playerId: bigint): Promise<Hex> {
    await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
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
    // Derived lazily: the first derivation precomputes curve tables, which would delay server start.
    this.#receiving ??= this.#account.deriveChild(0)
    const { publicKey } = this.#receiving.deriveChild(index)
    if (!publicKey) throw new Error(`no public key at index ${index}`)
    return addressFromPublicKey(ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed') as Buffer)
  }
}

const SELECT_ADDRESS = 'select address from deposit_addresses where player_id = $1'

function readXpub(text: string): HDKey {
  if (/^[a-z]prv/i.test(text.trim())) {
    throw new Error(
      'This is an extended PRIVATE key. Anyone who reads it can spend every deposit. Never put it on a server. ' +
        'Use the extended public key (xpub) of the same account.',
    )
  }
  try {
    return HDKey.fromExtendedKey(text.trim())
  } catch {
    throw new Error('The extended public key can’t be parsed. Use the complete xpub.')
  }
}
