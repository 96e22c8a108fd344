import { randomBytes, randomUUID } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { only } from '../../../src/platform/db/tx.ts'
import { DepositAddresses } from '../../../src/features/wallet/chain/addresses.ts'
import { SANDBOX_XPUB } from '../../../src/features/wallet/chain/sandbox.ts'
import { parseAddress } from '../../../src/features/wallet/chain/token.ts'
import { databases, openServer, type TestServer } from '../../support/open-server.ts'

describe.each(databases)('deposit addresses on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind)))
  afterAll(() => server.close())

  const player = async (): Promise<bigint> =>
    only(
      await server.db.commit<{ id: bigint }>(
        `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language, invitation_code,
                              terms_version, adult_confirmed)
           values ($1, '', 'FR', '', 'Test', 1, 'en', $2, '1', true) returning id`,
        [randomBytes(32), randomUUID()],
      ),
    ).id

  test('derives the same addresses as other wallets', async () => {
    const addresses = new DepositAddresses(server.db, SANDBOX_XPUB)
    const mnemonic = 'test test test test test test test test test test test junk'
    for (const addressIndex of [0, 1]) {
      const { address } = mnemonicToAccount(mnemonic, { accountIndex: 1, addressIndex })
      expect(await addresses.forPlayer(await player())).toBe(address)
    }
  })

  test('gives each player one address under concurrent requests', async () => {
    const root = HDKey.fromMasterSeed(randomBytes(32))
    const addresses = new DepositAddresses(server.db, root.publicExtendedKey)
    const players = [await player(), await player()]
    const asked = await Promise.all(Array.from({ length: 12 }, (_, i) => addresses.forPlayer(players[i % 2] ?? 0n)))
    expect(new Set(asked).size).toBe(2)
    expect(await addresses.forPlayer(players[0] ?? 0n)).toBe(asked[0])
    // The holder of the private key finds each child key by the address's id.
    for (const [i, playerId] of players.entries()) {
      const { id } = only(
        await server.db.read<{ id: bigint }>('select id from deposit_addresses where player_id = $1', [playerId]),
      )
      const { privateKey } = root.derive(`m/0/${id}`)
      expect(privateKeyToAddress(`0x${Buffer.from(privateKey ?? []).toString('hex')}`)).toBe(asked[i])
    }
    const { gaps } = only(
      await server.db.read<{ gaps: bigint }>('select max(id) + 1 - count(*) as gaps from deposit_addresses'),
    )
    expect(Number(gaps)).toBe(0)
  })

  test('rejects private and malformed keys with a clear message', async () => {
    const { privateExtendedKey, publicExtendedKey } = HDKey.fromMasterSeed(randomBytes(32))
    expect(() => new DepositAddresses(server.db, privateExtendedKey)).toThrow(/PRIVATE.*Never put it on a server/)
    expect(() => new DepositAddresses(server.db, publicExtendedKey.slice(0, -1))).toThrow(/can’t be parsed/)
    expect(() => new DepositAddresses(server.db, publicExtendedKey.replace(/.$/, '1'))).toThrow(/can’t be parsed/)
  })
})

test('parses addresses in any letter case but rejects a wrong checksum', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  expect(parseAddress(` ${address} `)).toBe(address)
  expect(parseAddress(address.toLowerCase())).toBe(address)
  expect(parseAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address)
  expect(parseAddress(address.replace('5aA', '5Aa'))).toBeNull()
  for (const wrong of ['', '0x', address.slice(0, -1), `${address}0`, `0x${'0'.repeat(40)}`, address.slice(2)]) {
    expect(parseAddress(wrong), wrong).toBeNull()
  }
})
