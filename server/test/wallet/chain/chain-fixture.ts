// A chain provider for a test: a network with its own keys on a shared chain and database.

import { randomBytes, randomUUID } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { privateKeyToAddress } from 'viem/accounts'
import { EventLog } from '../../../src/platform/db/event-log.ts'
import { only, type Database } from '../../../src/platform/db/tx.ts'
import { openVault, Secret } from '../../../src/platform/db/vault.ts'
import { localNotifier } from '../../../src/platform/db/notifier.ts'
import { playerGold, post } from '../../../src/ledger/ledger.ts'
import type { Chain, Hex } from '../../../src/features/wallet/chain/chain.ts'
import {
  ChainProvider,
  SIGNING_LIMITS,
  PAYER_OPTIONS,
  type ProviderDeps,
} from '../../../src/features/wallet/chain/provider.ts'
import { EvmChain } from '../../../src/features/wallet/chain/evm-chain.ts'
import { Signer } from '../../../src/features/wallet/chain/signer.ts'
import { SANDBOX_NETWORK } from '../../../src/features/wallet/chain/sandbox.ts'
import { OrderEvents } from '../../../src/features/wallet/orders.ts'
import { Settlement } from '../../../src/features/wallet/settlement.ts'
import { Withdrawals } from '../../../src/features/wallet/withdrawals.ts'
import type { ChainNode } from './chain-node.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { NO_HOLD } from '../../support/withdrawal-rules.ts'

export const CONFIRMATIONS = 3
const vault = openVault(randomBytes(32))
const GAS = 10n ** 20n

export type ChainFixture = Awaited<ReturnType<typeof openChainFixture>>

export async function openChainFixture(db: Database, node: ChainNode, changes: Partial<ProviderDeps> = {}) {
  const name = `test-${randomUUID().slice(0, 8)}`
  const network = {
    ...SANDBOX_NETWORK,
    terms: { ...SANDBOX_NETWORK.terms, network: name, confirmations: CONFIRMATIONS },
  }
  const clock = new FakeClock()
  const root = HDKey.fromMasterSeed(randomBytes(32))
  const key = randomBytes(32)
  const hot = privateKeyToAddress(`0x${key.toString('hex')}`)
  await node.rpc('sandbox_setBalance', [hot, `0x${GAS.toString(16)}`])
  await node.give(hot, 1_000_000_000n)
  await node.mine()

  /** A freshly started server node without in-memory state. */
  const start = (on: Database = db, chain: Chain = new EvmChain(node.rpc)) => {
    const orderEvents = new OrderEvents(new EventLog(on, localNotifier()))
    const provider: ChainProvider = new ChainProvider({
      db: on,
      clock,
      chain,
      network,
      xpub: root.publicExtendedKey,
      openSigner: (rules, unsealAddress) => new Signer(new Secret(key), rules, unsealAddress),
      signingRules: SIGNING_LIMITS,
      payer: PAYER_OPTIONS,
      settlement: new Settlement(on, orderEvents),
      orderEvents,
      withdrawals: () => withdrawals,
      faucet: null,
      ...changes,
    })
    const withdrawals = new Withdrawals({
      db: on,
      vault,
      clock,
      orderEvents,
      payoutMethods: [provider.payoutMethod()],
      ...NO_HOLD,
      assertWithdrawalAllowed: () => Promise.resolve(),
      needsDeposit: false,
    })
    return { provider, watcher: provider.watcher, payer: provider.payer, withdrawals }
  }

  const first = start()
  await first.watcher.step()
  return {
    ...first,
    ...databaseHelpers(db, name),
    name,
    network,
    clock,
    hot,
    key,
    start,
    /** Steps until no more blocks are readable at once. */
    read: async (watcher = first.watcher): Promise<void> => {
      while ((await watcher.step()) === 0);
    },
    /** Creates an approved withdrawal to a new address. */
    withdraw: async (playerId: bigint, gold = 5000): Promise<{ id: bigint; to: Hex; net: bigint }> => {
      const to = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
      const quote = await first.withdrawals.quote(playerId, { kind: 'crypto', network: name, gold })
      const order = { quoteId: quote.quoteId, requestId: randomUUID(), address: to }
      return { id: await first.withdrawals.request(playerId, order), to, net: quote.net }
    },
    tokens: (address: Hex): Promise<bigint> => new EvmChain(node.rpc).balanceOf(network.token, address),
  }
}

const databaseHelpers = (db: Database, network: string) => ({
  player: async (gold = 0n): Promise<bigint> => {
    const { id } = only(
      await db.commit<{ id: bigint }>(
        `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language, invitation_code,
                              terms_version, adult_confirmed)
           values ($1, '', 'FR', '', 'Test', 1, 'en', $2, '1', true) returning id`,
        [randomBytes(32), randomUUID()],
      ),
    )
    const move = { from: { kind: 'sandbox' }, to: { kind: 'player', playerId: id }, amount: gold } as const
    if (gold > 0n) await db.transaction((tx) => post(tx, { key: `test:${id}`, cause: 'test', moves: [move] }))
    return id
  },
  gold: (playerId: bigint): Promise<bigint> => db.transaction(async (tx) => (await playerGold(tx, playerId)).balance),
  deposits: (playerId: bigint) =>
    db.read<{ id: bigint; state: string; reason: string | null; gold: bigint; block_number: bigint }>(
      'select id, state, reason, gold, block_number from recharges where player_id = $1 order by create_time',
      [playerId],
    ),
  steps: async (orders: 'recharges' | 'withdrawals', id: bigint): Promise<string[]> =>
    (
      await db.read<{ state: string }>(
        'select state from order_steps where orders = $1 and order_id = $2 order by number',
        [orders, id],
      )
    ).map(({ state }) => state),
  withdrawal: async (id: bigint) =>
    only(
      await db.read<{ state: string; reason: string | null }>('select state, reason from withdrawals where id = $1', [
        id,
      ]),
    ),
  attempts: (id: bigint) =>
    db.read<{ nonce: bigint; attempt: number; tx_hash: Hex; raw: Hex; gas_price: string }>(
      'select nonce, attempt, tx_hash, raw, gas_price from chain_payouts where withdrawal_id = $1 order by attempt',
      [id],
    ),
  findings: () =>
    db.read<{ subject: string; reference: string; ours: string; theirs: string }>(
      'select subject, reference, ours, theirs from differences where starts_with(reference, $1) order by reference',
      [network],
    ),
  frozen: async (): Promise<string | null> =>
    only(await db.read<{ frozen: string | null }>('select frozen from chain_cursors where network = $1', [network]))
      .frozen,
})
