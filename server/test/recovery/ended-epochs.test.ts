// An ended epoch gives no further result: its next rounds come from another one, and its open bets are refunded.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Chains } from '../../src/play/fairness/chain.ts'
import { endEpochs } from '../../src/play/fairness/ended-epochs.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { RoundMoved, Rounds } from '../../src/play/rounds/rounds.ts'
import { SECRET_KEY, Table } from '../support/crash-table.ts'
import { LotteryTestTable } from '../support/lottery-table.ts'
import { bothDatabases, openServer, type TestServer } from '../support/open-server.ts'
import { auditEntriesSeenBy, PASSWORD, signInOperator, type EnrolledOperator } from '../support/operators.ts'
import { tablesHash } from '../support/tables-hash.ts'

interface Epoch {
  readonly epoch: number
  readonly ended: { time: number; reason: string } | null
}

describe.each(bothDatabases)('ended epochs on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  let table: Table
  let wheel: LotteryTestTable<{ colour: 'red' }, unknown>
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    owner = await signInOperator(server, 'owner')
    table = new Table(server, crash)
    wheel = new LotteryTestTable(server, roulette) as unknown as typeof wheel
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
  })

  const epochs = async (): Promise<Epoch[]> => (await server.call<Epoch[]>('GET /api/fair/epochs')).data
  const newest = async (): Promise<number> => (await epochs())[0]?.epoch ?? 0
  const end = (list: number[], change: object = {}, token = owner.token) =>
    server.call<{ ended: number[] }>(
      'POST /api/console/chain/end',
      { epochs: list, reason: 'A copy of the key was lost.', password: PASSWORD, ...change },
      token,
    )
  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const join = async (auto: number | null = null) =>
    await table.engine.join(await player(), { requestId: randomUUID(), stake: 500n, auto })
  const betOf = async (id: bigint) =>
    (
      await server.db.read<{ state: string; payout: bigint | null }>('select state, payout from bets where id = $1', [
        id,
      ])
    )[0]
  const REFUNDED = { state: 'refunded', payout: 500n }

  test('takes an owner, their password and a known epoch', async () => {
    const { token } = await signInOperator(server, 'risk')
    expect((await end([1], {}, token)).errno).toBe(1903)
    expect((await end([1], { password: 'not mine' })).errno).toBe(refusals.operatorPasswordWrong.errno)
    expect((await end([1, 99])).errno).toBe(refusals.notFound.errno)
    expect((await end([1], { reason: ' ' })).errno).toBe(refusals.badInput.errno)
    expect(await epochs()).toMatchObject([{ epoch: 1, ended: null }])
  })

  test('refunds a betting round, shows players the reason, and draws from the next epoch', async () => {
    await table.window()
    const [open, target] = [await join(), await join(101)]
    expect((await end([1])).data).toEqual({ ended: [1] })
    expect(await epochs()).toMatchObject([
      { epoch: 2, ended: null },
      { epoch: 1, ended: { reason: 'A copy of the key was lost.' } },
    ])
    expect((await server.call<Epoch>('GET /api/fair/manifest/1')).data.ended?.reason).toBe(
      'A copy of the key was lost.',
    )
    // Before the leader has noticed: a bet waits for a round whose result nobody knows.
    const late = await join()
    expect(late.state).toBe('queued')
    expect(await table.until('result')).toMatchObject({ epoch: 1, incident: 'void' })
    expect([await betOf(open.betId), await betOf(target.betId)]).toEqual([REFUNDED, REFUNDED])
    expect(await table.until('betting')).toMatchObject({ epoch: 2, index: 1 })
    await table.until('result')
    expect((await betOf(late.betId))?.state).toBe('settled')
  })

  test('ends and audits an epoch once, and keeps its first reason', async () => {
    expect((await end([1], { reason: 'Another reason.' })).data).toEqual({ ended: [] })
    const acts = await auditEntriesSeenBy(server, owner, '?act=chain.end')
    expect(acts.map(({ subject, after }) => [subject, JSON.parse(after ?? '')])).toEqual([
      ['1', { isEnded: true, reason: 'A copy of the key was lost.' }],
    ])
    for (const sql of [`update ended_epochs set reason = ''`, 'delete from ended_epochs']) {
      await expect(server.db.commit(sql)).rejects.toThrow()
    }
  })

  test('refunds what is still open in a running round and refuses cash-outs', async () => {
    await table.window()
    while ((await table.secret()).outcome.bust < 150) {
      await table.until('result')
      await table.until('betting')
    }
    const [early, open] = [await join(101), await join()]
    const { outcome } = await table.secret()
    await table.until('running')
    while ((await betOf(early.betId))?.state === 'placed') table.clock.pass(await table.machine.step())
    await end([await newest()])
    const [{ player_id } = { player_id: 0n }] = await server.db.read<{ player_id: bigint }>(
      'select player_id from bets where id = $1',
      [open.betId],
    )
    await expect(table.engine.cashOut(player_id, open.betId)).rejects.toMatchObject({ code: 'roundVoid' })
    const { epoch, index, ...result } = await table.until('result')
    // The result is published, so that everybody sees what was not paid.
    expect(result).toMatchObject({ incident: 'void', outcome })
    expect(await betOf(early.betId)).toEqual({ state: 'settled', payout: 505n })
    expect(await betOf(open.betId)).toEqual(REFUNDED)
    expect((await server.call(`GET /api/fair/round/crash/${epoch}/${index}`)).data).toMatchObject({
      incident: 'void',
      totalGold: 1000,
      totalPayout: 1005,
    })
    expect(
      (await server.call<{ bets: unknown[] }>(`GET /api/fair/book/crash/${epoch}/${index}`)).data.bets,
    ).toHaveLength(2)
  })

  test.each(['betting', 'locked'] as const)('refunds a draw that is %s', async (phase) => {
    await wheel.window()
    const { betId } = await wheel.lottery.join(await player(), {
      requestId: randomUUID(),
      stake: 500n,
      choice: { colour: 'red' },
    })
    await wheel.until(phase)
    const epoch = await newest()
    await end([epoch])
    await expect(
      wheel.lottery.join(await player(), { requestId: randomUUID(), stake: 500n, choice: { colour: 'red' } }),
    ).rejects.toMatchObject({ code: 'bettingClosed' })
    expect(await wheel.until('result')).toMatchObject({ epoch, incident: 'void' })
    expect(await wheel.ended(betId)).toEqual(REFUNDED)
    expect(await wheel.until('betting')).toMatchObject({ epoch: epoch + 1, index: 1 })
  })

  test('continues a refund that was cut off', async () => {
    await table.window()
    const { betId } = await join()
    await end([await newest()])
    const round = await table.round()
    await table.deps.rounds.interrupt(round, 'void')
    expect((await betOf(betId))?.state).toBe('placed')
    table.restart(5000)
    expect(await table.until('result')).toMatchObject({ id: round.id, incident: 'void' })
    expect(await betOf(betId)).toEqual(REFUNDED)
  })

  test('opens no round that was prepared before its epoch was ended', async () => {
    await table.window()
    await table.until('result')
    const chains = new Chains(server.db, server.vault, tablesHash)
    const place = await chains.nextRound('crash', await table.round())
    // The epoch ends between the read of the place and the insert.
    chains.nextRound = async () => {
      await server.db.transaction((tx) => endEpochs(tx, [place.epoch], 'Now.'))
      return place
    }
    const { db, vault } = server
    const events = new EventLog(db, localNotifier())
    const rounds = new Rounds({ db, vault, chains, clock: table.clock, events, rules: crash })
    const { limits } = await table.round()
    await expect(rounds.open(table.clock.now() + 1000, limits)).rejects.toThrow(RoundMoved)
    // A node of an older version asks nobody.
    await expect(
      db.commit(`insert into rounds (game, epoch, index, lock_time) values ('plinko', $1, 1, 0)`, [place.epoch]),
    ).rejects.toThrow(/has ended/)
    const other = new Chains(db, vault, tablesHash)
    await expect(other.nextRound('crash', place)).rejects.toMatchObject({ code: 'gamePaused' })
    await end([1])
    expect((await other.nextRound('crash', place)).epoch).toBeGreaterThan(place.epoch)
  })

  test('skips epochs of other game tables and refunds their open round', async () => {
    await table.until('betting')
    const { betId } = await join()
    const { epoch } = await table.round()
    const chains = new Chains(server.db, server.vault, 'other tables')
    await expect(chains.nextRound('crash', { epoch, index: 1 })).rejects.toMatchObject({ code: 'gamePaused' })
    await expect(chains.nextRound('crash', null)).rejects.toMatchObject({ code: 'gamePaused' })
    const upgraded = new Table(server, crash, undefined, 'other tables')
    upgraded.clock.pass(table.clock.now() - upgraded.clock.now())
    upgraded.clock.pass(await upgraded.machine.step())
    expect(await upgraded.round()).toMatchObject({ phase: 'result', incident: 'void' })
    expect(await betOf(betId)).toEqual(REFUNDED)
  })
})
