import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChainUnknown, type Chain, type Hex, type SendResult } from '../../../src/features/wallet/chain/chain.ts'
import type { ChainPayer } from '../../../src/features/wallet/chain/payer.ts'
import { SIGNING_LIMITS, PAYER_OPTIONS } from '../../../src/features/wallet/chain/provider.ts'
import { beginRecovery } from '../../../src/play/recovery/recovery.ts'
import { EvmChain } from '../../../src/features/wallet/chain/evm-chain.ts'
import { InjectedCrash, CrashInjector } from '../crash-injector.ts'
import { CONFIRMATIONS, openChainFixture } from './chain-fixture.ts'
import { openChain, type ChainNode } from './chain-node.ts'
import { databases, openServer, type TestServer } from '../../support/open-server.ts'

describe.each(databases)('payouts on a chain, on %s', (kind) => {
  let server: TestServer
  let node: ChainNode
  beforeAll(async () => void ([server, node] = await Promise.all([openServer(kind), openChain()])))
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await Promise.all([server.close(), node.close()])
  })

  const open = (...args: [Parameters<typeof openChainFixture>[2]?]) => openChainFixture(server.db, node, ...args)
  const held = async (playerId: bigint): Promise<bigint> => {
    const [row] = await server.db.read<{ balance: bigint }>(
      `select balance from accounts where owner_id = $1 and kind = 'hold'`,
      [playerId],
    )
    return row?.balance ?? 0n
  }
  const toTheEnd = async (payer: ChainPayer): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await payer.step()
      await node.mine(CONFIRMATIONS)
    }
  }
  /** A chain with one overridden method. */
  const odd = (change: Partial<Chain>): Chain =>
    new Proxy<Chain>(new EvmChain(node.rpc), {
      get: (target, name) => change[name as keyof Chain] ?? (target[name as keyof Chain] as () => unknown).bind(target),
    })

  test('signs, sends and confirms an approved withdrawal and captures the gold and the fee', async () => {
    const house = await open()
    const playerId = await house.player(20_000n)
    const { id, to, net } = await house.withdraw(playerId, 8240)
    expect(net).toBe(7_240_000n)
    await house.payer.step()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'sent' })
    await node.mine(CONFIRMATIONS - 1)
    await house.payer.step()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'sent' })
    expect(await held(playerId)).toBe(8240n)
    await node.mine()
    await house.payer.step()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed', reason: null })
    expect(await house.steps('withdrawals', id)).toEqual(['approved', 'sending', 'sent', 'confirmed'])
    expect([await house.tokens(to), await held(playerId), await house.gold(playerId)]).toEqual([net, 0n, 11_760n])
    const journals = await server.db.read<{ key: string }>(
      'select key from journals where starts_with(key, $1) order by key',
      [`wd:${id}:`],
    )
    expect(journals.map(({ key }) => key)).toEqual([`wd:${id}:fee`, `wd:${id}:hold`, `wd:${id}:net`])
    await toTheEnd(house.payer)
    expect(await house.tokens(to)).toBe(net)
  })

  test('uses one nonce per payout with concurrent payers', async () => {
    const house = await open()
    const playerId = await house.player(50_000n)
    const orders = [await house.withdraw(playerId), await house.withdraw(playerId), await house.withdraw(playerId)]
    const payers = Array.from({ length: 3 }, () => house.start().payer)
    await Promise.all(payers.map((payer) => payer.step()))
    await node.mine(CONFIRMATIONS)
    await Promise.all(payers.map((payer) => payer.step()))
    const nonces = (await Promise.all(orders.map(({ id }) => house.attempts(id)))).flat().map(({ nonce }) => nonce)
    expect(new Set(nonces)).toEqual(new Set([0n, 1n, 2n]))
    expect(nonces).toHaveLength(3)
    for (const { id, to, net } of orders) {
      expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
      expect(await house.tokens(to)).toBe(net)
    }
  })

  test('makes exactly one transfer per order after a crash at any call', async () => {
    const house = await open()
    const playerId = await house.player(900_000n)
    let points = 0
    for (let at = 1; ; at++) {
      const { id, to, net } = await house.withdraw(playerId, 2000)
      const cutter = new CrashInjector(at)
      const { payer } = house.start(cutter.database(server.db), cutter.chain(new EvmChain(node.rpc)))
      const run = async (): Promise<void> => {
        await payer.step()
        await node.mine(CONFIRMATIONS)
        await payer.step()
      }
      const cut = await run().then(
        () => null,
        (error: unknown) => error,
      )
      expect(cut === null || cut instanceof InjectedCrash).toBe(true)
      const again = house.start().payer
      for (let i = 0; i < 4 && (await house.withdrawal(id)).state !== 'confirmed'; i++) {
        await node.mine(CONFIRMATIONS)
        await again.step()
      }
      expect(await house.withdrawal(id), `cut at ${at}`).toMatchObject({ state: 'confirmed' })
      expect(await house.tokens(to), `cut at ${at}`).toBe(net)
      expect(await house.attempts(id), `cut at ${at}`).toMatchObject([{ nonce: BigInt(at - 1), attempt: 1 }])
      points = at
      if (cut === null) break
    }
    expect(points).toBeGreaterThan(30)
    expect(await held(playerId)).toBe(0n)
  })

  test('resends the same bytes after a crash around sending', async () => {
    const house = await open()
    const playerId = await house.player(50_000n)
    const bytes: Hex[] = []
    const lost = (isSent: boolean): Chain =>
      odd({
        send: async (raw) => {
          bytes.push(raw)
          if (isSent) await new EvmChain(node.rpc).send(raw)
          throw new ChainUnknown('no answer')
        },
      })
    for (const isSent of [false, true]) {
      const { id, to, net } = await house.withdraw(playerId)
      await house.start(undefined, lost(isSent)).payer.step()
      expect(await house.withdrawal(id)).toMatchObject({ state: 'sending' })
      const kept = await house.attempts(id)
      const answers: SendResult[] = []
      const watched = odd({
        send: async (raw) => {
          bytes.push(raw)
          const answer = await new EvmChain(node.rpc).send(raw)
          answers.push(answer)
          return answer
        },
      })
      await house.start(undefined, watched).payer.step()
      expect(answers).toEqual([isSent ? 'known' : 'accepted'])
      expect(await house.withdrawal(id)).toMatchObject({ state: 'sent' })
      expect(new Set(bytes.splice(0))).toEqual(new Set([kept[0]?.raw]))
      await toTheEnd(house.payer)
      expect(await house.tokens(to)).toBe(net)
      expect(await house.attempts(id)).toHaveLength(1)
    }
  })

  test('resends a payout dropped by a reorganisation or the node', async () => {
    const house = await open()
    const playerId = await house.player(50_000n)
    const { id, to, net } = await house.withdraw(playerId)
    await house.payer.step()
    await node.mine(CONFIRMATIONS - 1)
    await house.payer.step()
    await node.reorganise(CONFIRMATIONS - 1)
    const [{ tx_hash } = { tx_hash: '0x' as Hex }] = await house.attempts(id)
    await node.drop(tx_hash).catch(() => null)
    await node.mine(CONFIRMATIONS)
    expect(await house.tokens(to)).toBe(0n)
    await house.payer.step()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'sent' })
    house.clock.pass(PAYER_OPTIONS.resendAfterMs)
    await toTheEnd(house.payer)
    expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
    expect(await house.tokens(to)).toBe(net)
    expect(await house.attempts(id)).toHaveLength(1)
  })

  test('releases the gold when the transaction reverts', async () => {
    const house = await open()
    const playerId = await house.player(10_000n)
    const { id, to } = await house.withdraw(playerId)
    await node.pause(true)
    await node.mine()
    await house.payer.step()
    await node.mine(CONFIRMATIONS)
    await node.pause(false)
    await node.mine()
    await toTheEnd(house.payer)
    expect(await house.withdrawal(id)).toEqual({ state: 'failed', reason: 'reverted' })
    expect([await house.tokens(to), await held(playerId), await house.gold(playerId)]).toEqual([0n, 0n, 10_000n])
  })

  test('replaces a stuck payout under the same nonce at a higher gas price', async () => {
    const house = await open()
    const playerId = await house.player(50_000n)
    for (const isFirstMined of [false, true]) {
      const { id, to, net } = await house.withdraw(playerId)
      await house.payer.step()
      house.clock.pass(PAYER_OPTIONS.replaceAfterMs - 1)
      await house.payer.step()
      expect(await house.attempts(id)).toHaveLength(1)
      house.clock.pass(1)
      await house.payer.step()
      const [first, second] = await house.attempts(id)
      expect(second).toMatchObject({ nonce: first?.nonce, attempt: 2 })
      expect(BigInt(second!.gas_price) * 10n).toBeGreaterThanOrEqual(BigInt(first!.gas_price) * 11n)
      if (isFirstMined) {
        await node.drop(second!.tx_hash)
        await node.sendRaw(first!.raw)
      }
      await node.mine(CONFIRMATIONS)
      await toTheEnd(house.payer)
      expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
      expect(await house.tokens(to)).toBe(net)
      const mined = await server.db.read<{ attempt: number }>(
        'select attempt from chain_payouts where withdrawal_id = $1 and block_number is not null',
        [id],
      )
      expect(mined).toEqual([{ attempt: isFirstMined ? 1 : 2 }])
    }
    expect(await house.findings()).toEqual([])
  })

  test('reports a shortage of tokens or gas and signs nothing', async () => {
    const house = await open()
    const playerId = await house.player(200_000n)
    const small = await house.withdraw(playerId, 2000)
    const drained = { balanceOf: () => Promise.resolve(999_999n) }
    await house.start(undefined, odd(drained)).payer.step()
    expect(await house.findings()).toMatchObject([{ subject: 'chain.payout', theirs: 'tokens left: 999999' }])
    await house.start(undefined, odd({ gasBalance: () => Promise.resolve(1n) })).payer.step()
    expect(await house.findings()).toMatchObject([{ subject: 'chain.payout', theirs: 'left: 1' }])
    expect(await house.withdrawal(small.id)).toMatchObject({ state: 'approved' })
    expect(await house.attempts(small.id)).toEqual([])
    await toTheEnd(house.payer)
    expect(await house.withdrawal(small.id)).toMatchObject({ state: 'confirmed' })
    expect(await house.findings()).toEqual([])
  })

  test('counts pending payouts as spent tokens', async () => {
    const house = await open()
    const playerId = await house.player(200_000n)
    const [one, two] = [await house.withdraw(playerId, 6000), await house.withdraw(playerId, 6000)]
    const poor = odd({ balanceOf: () => Promise.resolve(9_000_000n) })
    await house.start(undefined, poor).payer.step()
    await house.start(undefined, poor).payer.step()
    expect((await house.withdrawal(one.id)).state).toBe('sent')
    expect((await house.withdrawal(two.id)).state).toBe('approved')
    await node.mine(CONFIRMATIONS)
  })

  test('stops signing when another party uses the key', async () => {
    const house = await open()
    const thief = async (nonce: number, gasPrice: bigint): Promise<void> => {
      const account = privateKeyToAccount(`0x${house.key.toString('hex')}`)
      const raw = await account.signTransaction({
        type: 'legacy',
        chainId: 31_337,
        to: house.network.token,
        data: node.transferData(house.hot, 1n),
        nonce,
        gas: 100_000n,
        gasPrice,
      })
      await node.sendRaw(raw)
    }
    const playerId = await house.player(50_000n)
    const first = await house.withdraw(playerId)
    await toTheEnd(house.payer)
    expect(await house.withdrawal(first.id)).toMatchObject({ state: 'confirmed' })
    // Their transaction is already pending, so ours is not signed.
    await thief(1, 10n ** 10n)
    const second = await house.withdraw(playerId)
    await house.payer.step()
    expect(await house.withdrawal(second.id)).toMatchObject({ state: 'approved' })
    expect(await house.findings()).toMatchObject([{ subject: 'chain.payout', ours: 'next is 1' }])
    await node.mine()
    await house.payer.step()
    expect(await house.attempts(second.id)).toEqual([])
    // An operator has corrected the nonce; then their transaction replaces one that we had sent.
    await server.db.commit('update hot_wallets set next_nonce = 2 where network = $1', [house.name])
    await house.payer.step()
    await thief(2, 10n ** 12n)
    await node.mine(CONFIRMATIONS)
    const third = await house.withdraw(playerId)
    await toTheEnd(house.payer)
    expect(await house.withdrawal(second.id)).toMatchObject({ state: 'sent' })
    expect(await house.withdrawal(third.id)).toMatchObject({ state: 'approved' })
    expect(await house.findings()).toMatchObject([{ theirs: 'used by another transaction' }])
    expect(await held(playerId)).toBe(10_000n)
  })

  test('enforces the signing rules', async () => {
    const house = await open({
      signingRules: { ...SIGNING_LIMITS, maxPerTransaction: 6_000_000n, maxPerDay: 9_000_000n },
    })
    const playerId = await house.player(200_000n)
    const [large, one, two] = [
      await house.withdraw(playerId, 8000),
      await house.withdraw(playerId, 6000),
      await house.withdraw(playerId, 6000),
    ]
    await toTheEnd(house.payer)
    expect(await house.withdrawal(large.id)).toMatchObject({ state: 'approved' })
    expect(await house.withdrawal(one.id)).toMatchObject({ state: 'confirmed' })
    expect(await house.withdrawal(two.id)).toMatchObject({ state: 'approved' })
    expect((await house.findings()).map(({ theirs }) => theirs)).toEqual([
      'the signer refuses: transaction',
      'the signer refuses: day',
    ])
    house.clock.pass(24 * 3_600_000)
    await toTheEnd(house.payer)
    expect(await house.withdrawal(two.id)).toMatchObject({ state: 'confirmed' })
    expect(await house.withdrawal(large.id)).toMatchObject({ state: 'approved' })
  })

  test('signs nothing while the network is frozen', async () => {
    const house = await open()
    const { id } = await house.withdraw(await house.player(50_000n))
    await server.db.commit(`update chain_cursors set frozen = 'test' where network = $1`, [house.name])
    await house.payer.step()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'approved' })
    await house.watcher.unfreeze()
    await house.payer.step()
    expect(await house.withdrawal(id)).toMatchObject({ state: 'sent' })
    await toTheEnd(house.payer)
  })

  test('signs nothing while a database that went back in time is recovered', async () => {
    const house = await open()
    const { id } = await house.withdraw(await house.player(50_000n))
    await server.db.transaction((tx) => beginRecovery(tx, { time: 0, epoch: 0 }))
    await house.payer.step()
    expect(await house.attempts(id)).toEqual([])
    await server.db.commit('update recoveries set end_time = now_ms()')
    await toTheEnd(house.payer)
    expect(await house.withdrawal(id)).toMatchObject({ state: 'confirmed' })
  })

  test('reports and resends a vanished payout when nothing else is under way', async () => {
    const house = await open()
    const { to, net } = await house.withdraw(await house.player(50_000n))
    await house.payer.step()
    await node.mine(CONFIRMATIONS)
    await house.payer.step()
    await node.reorganise(CONFIRMATIONS)
    house.clock.pass(60_000)
    await house.payer.step()
    expect(await house.findings()).toMatchObject([{ reference: `${house.name}:vanished` }])
    await node.mine()
    expect(await house.tokens(to)).toBe(net)
  })

  test('resends vanished confirmed payouts and signs nothing new meanwhile', async () => {
    const house = await open()
    const playerId = await house.player(50_000n)
    const first = await house.withdraw(playerId)
    await house.payer.step()
    await node.mine(CONFIRMATIONS)
    await house.payer.step()
    expect(await house.withdrawal(first.id)).toMatchObject({ state: 'confirmed' })
    await node.reorganise(CONFIRMATIONS)
    expect(await house.tokens(first.to)).toBe(0n)
    const second = await house.withdraw(playerId)
    await house.payer.step()
    expect(await house.findings()).toMatchObject([{ reference: `${house.name}:vanished` }])
    expect(await house.withdrawal(second.id)).toMatchObject({ state: 'approved' })
    await node.mine()
    expect(await house.tokens(first.to)).toBe(first.net)
    await toTheEnd(house.payer)
    expect(await house.withdrawal(second.id)).toMatchObject({ state: 'confirmed' })
    expect(await house.findings()).toEqual([])
  })

  test('validates addresses and refuses our own', async () => {
    const house = await open()
    const playerId = await house.player(50_000n)
    const asked = async (address: string): Promise<unknown> => {
      const { quoteId } = await house.withdrawals.quote(playerId, { kind: 'crypto', network: house.name, gold: 2000 })
      return await house.withdrawals.request(playerId, { quoteId, requestId: randomUUID(), address })
    }
    const own = await house.provider.depositAddress(playerId)
    for (const address of [
      '',
      '0x12',
      `0x${'0'.repeat(40)}`,
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('A', 'a'),
    ]) {
      await expect(asked(address), address).rejects.toThrow(new Refusal('addressInvalid'))
    }
    for (const address of [own, own.toLowerCase(), house.hot, house.network.token]) {
      await expect(asked(address), address).rejects.toThrow(new Refusal('addressOurs'))
    }
    await asked('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')
    const [row] = await server.db.read<{ destination_shown: string }>(
      'select destination_shown from withdrawals where player_id = $1',
      [playerId],
    )
    expect(row).toEqual({ destination_shown: '0x5aAe…eAed' })
  })
})
