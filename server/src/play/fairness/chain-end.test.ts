import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY, Table } from '../../../test/support/crash-table.ts'
import { oneDatabase, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { openVault } from '../../platform/db/vault.ts'
import { publishChains } from './chain.ts'

describe('the end of a chain', () => {
  const LENGTH = 100
  let server: TestServer
  let table: Table
  beforeAll(async () => {
    server = await openServer(oneDatabase, { SECRET_KEY, CHAIN_LENGTH: String(LENGTH) })
    table = new Table(server, crash)
  })
  afterAll(() => server.close())

  const publish = async (): Promise<number> => {
    const options = {
      games: ['crash'],
      length: LENGTH,
      saltRule: 'practice',
      saltProof: null,
      beacon: null,
      verifierHash: '',
      releaseHash: '',
    }
    const [{ body } = { body: '{}' }] = await server.db.read<{ body: string }>(
      'select body from manifests where epoch = 1',
    )
    const { tablesHash, codeHash } = JSON.parse(body) as { tablesHash: string; codeHash: string }
    await publishChains(server.db, openVault(Buffer.from(SECRET_KEY, 'hex')), { ...options, tablesHash, codeHash })
    const [last] = await server.db.read<{ epoch: number }>('select max(epoch) as epoch from manifests')
    return last?.epoch ?? 0
  }
  const moveTo = (index: number) =>
    server.db.commit(`update rounds set index = $1 where game = 'crash' and phase <> 'over'`, [index])

  test('pauses the game and refunds queued bets without a next chain, and continues with one', async () => {
    const playerId = BigInt((await server.player()).user.id)
    const join = () => table.engine.join(playerId, { requestId: randomUUID(), stake: 500n, auto: null })
    await table.window()
    await moveTo(LENGTH)
    await table.until('running')
    const { betId } = await join()
    await table.until('result')
    table.clock.pass(await table.machine.step())
    for (let steps = 0; steps < 5; steps++) table.clock.pass(await table.machine.step())
    const [queued] = await server.db.read('select state, payout from bets where id = $1', [betId])
    expect(queued).toEqual({ state: 'refunded', payout: 500n })
    await expect(join()).rejects.toThrow(new Refusal('gamePaused'))
    expect(await table.deps.rounds.current()).toBeNull()

    expect(await publish()).toBe(2)
    expect(await table.until('betting')).toMatchObject({ epoch: 2, index: 1 })
    expect((await join()).state).toBe('placed')
    expect(await server.brokenLaws()).toEqual([])
  })

  test('publishes the next manifest once, when a fifth of the rounds is left', async () => {
    await moveTo(LENGTH - LENGTH / 5 - 1)
    expect(await publish()).toBe(2)
    await moveTo(LENGTH - LENGTH / 5)
    expect(await Promise.all([publish(), publish()])).toEqual([3, 3])
    expect(await publish()).toBe(3)
    await table.until('result')
    expect(await table.until('betting')).toMatchObject({ epoch: 2, index: LENGTH - LENGTH / 5 + 1 })
  })
})
