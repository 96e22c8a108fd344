import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChainUnknown, type Chain } from '../../../src/features/wallet/chain/chain.ts'
import { EvmChain } from '../../../src/features/wallet/chain/evm-chain.ts'
import { InjectedCrash, CrashInjector } from '../crash-injector.ts'
import { CONFIRMATIONS, openChainFixture, type ChainFixture } from './chain-fixture.ts'
import { openChain, type ChainNode } from './chain-node.ts'
import { databases, openServer, type TestServer } from '../../support/open-server.ts'

const USDT = 1_000_000n

describe.each(databases)('deposits on a chain, on %s', (kind) => {
  let server: TestServer
  let node: ChainNode
  let house: ChainFixture
  beforeAll(async () => {
    ;[server, node] = await Promise.all([openServer(kind), openChain()])
    house = await openChainFixture(server.db, node)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await Promise.all([server.close(), node.close()])
  })

  const depositor = async (on = house) => {
    const playerId = await on.player()
    return { playerId, address: await on.provider.depositAddress(playerId) }
  }

  test('credits a deposit once after its confirmations', async () => {
    const { playerId, address } = await depositor()
    await node.give(address, 5n * USDT)
    await node.mine()
    await house.read()
    const [seen] = await house.deposits(playerId)
    expect(seen).toMatchObject({ state: 'seen', gold: 5000n })
    expect(house.provider.confirmations(seen!.block_number)).toEqual({ seen: 1, needed: CONFIRMATIONS })
    await node.mine(CONFIRMATIONS - 2)
    await house.read()
    expect(await house.gold(playerId)).toBe(0n)
    await node.mine()
    await house.read()
    expect(await house.gold(playerId)).toBe(5000n)
    expect(house.provider.confirmations(seen!.block_number)).toEqual({ seen: CONFIRMATIONS, needed: CONFIRMATIONS })
    expect(house.provider.isUp()).toBe(true)
    await node.mine(5)
    await house.read()
    await house.read(house.start().watcher)
    expect(await house.deposits(playerId)).toMatchObject([{ state: 'credited', gold: 5000n }])
    expect(await house.gold(playerId)).toBe(5000n)
    const said = await server.db.read<{ payload: unknown }>(
      `select payload from events where topic = 'wallet' and payload @> jsonb_build_array(jsonb_build_object('playerId', $1::int8))`,
      [playerId],
    )
    expect(said).toHaveLength(2)
  })

  test('orphans a seen deposit in a reorganisation and credits it once when mined again', async () => {
    const { playerId, address } = await depositor()
    const txHash = await node.give(address, 2n * USDT)
    await node.mine(2)
    await house.read()
    const raw = await node.rawOf(txHash)
    await node.reorganise(2)
    await house.read()
    const [gone] = await house.deposits(playerId)
    expect(gone).toMatchObject({ state: 'orphaned', reason: 'reorganised' })
    await node.mine(CONFIRMATIONS)
    await house.read()
    expect(await house.gold(playerId)).toBe(0n)
    await node.sendRaw(raw)
    await node.mine(CONFIRMATIONS)
    await house.read()
    expect(await house.deposits(playerId)).toMatchObject([{ state: 'credited', reason: null, gold: 2000n }])
    expect(await house.steps('recharges', gone!.id)).toEqual(['seen', 'orphaned', 'seen', 'credited'])
    expect(await house.gold(playerId)).toBe(2000n)
  })

  test('recognises a deposit mined again at another position', async () => {
    const { playerId, address } = await depositor()
    const txHash = await node.give(address, USDT)
    await node.mine()
    await house.read()
    const raw = await node.rawOf(txHash)
    await node.reorganise(1)
    // Before the next read: the block is replaced, and the transaction is mined one block later, after others.
    await node.sendRaw(raw)
    await node.give((await depositor()).address, USDT)
    await node.mine()
    await house.read()
    expect(await house.deposits(playerId)).toMatchObject([{ state: 'seen', gold: 1000n }])
    await node.mine(CONFIRMATIONS)
    await house.read()
    expect(await house.gold(playerId)).toBe(1000n)
  })

  test('reports the network as down while a block is missing', async () => {
    const { playerId, address } = await depositor()
    await house.read()
    let missing = (await new EvmChain(node.rpc).latest()).number + 1n
    await node.give(address, USDT)
    await node.mine(CONFIRMATIONS)
    const gapped = new EvmChain(node.rpc)
    const block = gapped.block.bind(gapped)
    gapped.block = (number) => (number === missing ? Promise.resolve(null) : block(number))
    const { provider, watcher } = house.start(undefined, gapped)
    await watcher.step()
    expect(provider.isUp()).toBe(true)
    house.clock.pass(20_000)
    await watcher.step()
    expect(provider.isUp()).toBe(false)
    expect(await house.deposits(playerId)).toEqual([])
    missing = -1n
    await watcher.step()
    expect(provider.isUp()).toBe(true)
    expect(await house.gold(playerId)).toBe(1000n)
  })

  test('ignores a lagging node', async () => {
    const { playerId, address } = await depositor()
    const old = await new EvmChain(node.rpc).latest()
    await node.give(address, USDT)
    await node.mine(2)
    await house.read()
    const behind = (chain: Chain): Chain =>
      new Proxy(chain, {
        get: (target, name) =>
          name === 'latest' ? () => Promise.resolve(old) : (target[name as keyof Chain] as () => unknown).bind(target),
      })
    await house.start(undefined, behind(new EvmChain(node.rpc))).watcher.step()
    expect(await house.deposits(playerId)).toMatchObject([{ state: 'seen' }])
  })

  test('carries remainders over and lists deposits below the minimum', async () => {
    const { playerId, address } = await depositor()
    for (const amount of [USDT + 600n, USDT + 600n, USDT - 1n]) {
      await node.give(address, amount)
      await node.mine()
    }
    await node.mine(CONFIRMATIONS)
    await house.read()
    expect(await house.deposits(playerId)).toMatchObject([
      { state: 'credited', gold: 1000n },
      { state: 'credited', gold: 1001n },
      { state: 'tooSmall', reason: 'tooSmall', gold: 0n },
    ])
    expect(await house.gold(playerId)).toBe(2001n)
    const rests = await server.db.read<{ rest: string }>('select rest from deposit_rests where player_id = $1', [
      playerId,
    ])
    expect(rests).toMatchObject([{ rest: '200' }])
  })

  test('credits several deposits in one block separately', async () => {
    const [one, two] = [await depositor(), await depositor()]
    for (const amount of [1n, 2n, 3n]) await node.give(one.address, amount * USDT)
    await node.give(two.address, 4n * USDT)
    await node.mine(CONFIRMATIONS)
    await house.read()
    expect((await house.deposits(one.playerId)).map(({ gold }) => gold)).toEqual([1000n, 2000n, 3000n])
    expect(await house.gold(two.playerId)).toBe(4000n)
  })

  test('ignores other tokens and zero amounts', async () => {
    const { playerId, address } = await depositor()
    await node.give(address, 50n * USDT, await node.otherToken())
    await node.give(address, 0n)
    await node.mine(CONFIRMATIONS)
    await house.read()
    expect(await house.deposits(playerId)).toEqual([])
  })

  test('credits once with two concurrent readers', async () => {
    const { playerId, address } = await depositor()
    const readers = Array.from({ length: 4 }, () => house.start().watcher)
    const readAtOnce = () => Promise.all(readers.map((watcher) => house.read(watcher)))
    for (let round = 1; round <= 4; round++) {
      await node.give(address, USDT)
      await node.mine()
      await readAtOnce()
      if (round !== 2) continue
      await node.reorganise(1)
      await readAtOnce()
    }
    await node.mine(CONFIRMATIONS)
    await readAtOnce()
    const deposits = await house.deposits(playerId)
    expect(deposits.map(({ state }) => state)).toEqual(['credited', 'orphaned', 'credited', 'credited'])
    expect(await house.gold(playerId)).toBe(3000n)
  })

  test('waits for a matching receipt before crediting', async () => {
    const { playerId, address } = await depositor()
    await node.give(address, USDT)
    await node.mine(CONFIRMATIONS)
    const doubtful = (receipt: Chain['receipt']): Chain =>
      new Proxy<Chain>(new EvmChain(node.rpc), {
        get: (target, name) =>
          name === 'receipt' ? receipt : (target[name as keyof Chain] as () => unknown).bind(target),
      })
    await house
      .start(
        undefined,
        doubtful(() => Promise.reject(new ChainUnknown('no answer'))),
      )
      .watcher.step()
    expect(await house.findings()).toEqual([])
    await house
      .start(
        undefined,
        doubtful(() => Promise.resolve(null)),
      )
      .watcher.step()
    expect(await house.gold(playerId)).toBe(0n)
    expect(await house.findings()).toMatchObject([{ subject: 'chain.deposit', theirs: 'no receipt' }])
    await house.read()
    expect(await house.gold(playerId)).toBe(1000n)
    expect(await house.findings()).toEqual([])
  })

  test('credits every deposit once after a crash at any call', async () => {
    const { playerId, address } = await depositor()
    let [credited, points] = [0n, 0]
    for (let at = 1; ; at++) {
      await node.give(address, USDT)
      await node.mine(CONFIRMATIONS)
      const cutter = new CrashInjector(at)
      const { watcher } = house.start(cutter.database(server.db), cutter.chain(new EvmChain(node.rpc)))
      const cut = await watcher.step().then(
        () => null,
        (error: unknown) => error,
      )
      expect(cut === null || cut instanceof InjectedCrash).toBe(true)
      await house.read()
      expect(await house.gold(playerId), `cut at ${at}`).toBe((credited += 1000n))
      points = at
      if (cut === null) break
    }
    expect(points).toBeGreaterThan(20)
    expect((await house.deposits(playerId)).every(({ state }) => state === 'credited')).toBe(true)
  })

  test('finds a deposit hidden by a lagging node through the balance', async () => {
    const own = await openChainFixture(server.db, node)
    const { address } = await depositor(own)
    await node.give(address, USDT)
    const blind = new Proxy<Chain>(new EvmChain(node.rpc), {
      get: (target, name) =>
        name === 'transfers' ? () => Promise.resolve([]) : (target[name as keyof Chain] as () => unknown).bind(target),
    })
    await node.mine()
    await own.read(own.start(undefined, blind).watcher)
    await own.provider.leaderTasks[2]!.step()
    const found = (await own.findings()).find(({ reference }) => reference.endsWith(address))
    expect(found).toMatchObject({ subject: 'chain.balance', ours: '0', theirs: String(USDT) })
  })

  test('refuses a wrong chain id or wrong token decimals', async () => {
    const own = await openChainFixture(server.db, node)
    const other = new Proxy<Chain>(new EvmChain(node.rpc), {
      get: (target, name) =>
        name === 'decimals' ? () => Promise.resolve(18) : (target[name as keyof Chain] as () => unknown).bind(target),
    })
    const { provider } = own.start(undefined, other)
    await node.mine()
    expect(await provider.watcher.step()).toBeGreaterThan(0)
    expect(await own.findings()).toMatchObject([{ reference: `${own.name}:decimals`, ours: '6', theirs: '18' }])
    expect(provider.isUp()).toBe(false)
  })

  test('freezes the network when credited blocks vanish and keeps the credits', async () => {
    const own = await openChainFixture(server.db, node)
    const { playerId, address } = await depositor(own)
    const txHash = await node.give(address, 3n * USDT)
    await node.mine(CONFIRMATIONS + 1)
    await own.read()
    expect(await own.gold(playerId)).toBe(3000n)
    const raw = await node.rawOf(txHash)
    await node.reorganise(CONFIRMATIONS + 1)
    const other = await depositor(own)
    await node.give(other.address, USDT)
    await node.mine(CONFIRMATIONS)
    await own.read()
    expect(await own.frozen()).toMatch(/are gone/)
    expect(own.provider.isUp()).toBe(false)
    expect(await own.findings()).toMatchObject([{ subject: 'chain.network' }])
    expect(await own.gold(playerId)).toBe(3000n)
    expect(await own.deposits(playerId)).toMatchObject([{ state: 'credited' }])
    expect(await own.gold(other.playerId)).toBe(0n)
    expect(await house.frozen()).toBeNull()
    // After an operator resumes it, new deposits are found and returning ones are not credited again.
    await own.watcher.unfreeze()
    await node.sendRaw(raw).catch(() => null)
    await node.mine(CONFIRMATIONS)
    await own.read()
    expect(await own.findings()).toEqual([])
    expect(await own.gold(other.playerId)).toBe(1000n)
    expect(await own.gold(playerId)).toBe(3000n)
  })
})
