import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_KEY, Table, type PredictedRound } from '../../../test/support/crash-table.ts'
import { duringRoundChange } from '../../../test/support/give-way.ts'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { CrashMachine } from './crash-machine.ts'
import { RoundMoved } from '../rounds/rounds.ts'

const ENOUGH_STEPS = 10_000

describe.each(databases)('crash engine on %s', (kind) => {
  let server: TestServer
  let tables: Table[]
  beforeAll(async () => {
    server = await openServer(kind, { SECRET_KEY })
    tables = [crash, football, bomb, richbomb].map((rules) => new Table(server, rules))
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const player = async (): Promise<bigint> => BigInt((await server.player()).user.id)
  const bet = (table: Table, playerId: bigint, stake = 1000n, auto: number | null = null) =>
    table.engine.join(playerId, { requestId: randomUUID(), stake, auto })
  const ended = async (betId: bigint) => {
    const [row] = await server.db.read<{ state: string; exit: number | null; payout: bigint | null }>(
      'select state, exit, payout from bets where id = $1',
      [betId],
    )
    return row
  }
  /** The next round with a matching bust point, at its open window. */
  const nextRoundWhere = async (table: Table, isWanted: (bust: number) => boolean): Promise<PredictedRound> => {
    for (let tries = 0; tries < 60; tries++) {
      await table.window()
      const secret = await table.secret()
      if (isWanted(secret.outcome.bust)) return secret
    }
    throw new Error('no such round')
  }

  test('cashes out at the reached value, repeats that result, and refuses after the end', async () => {
    const table = tables[0] as Table
    const secret = await nextRoundWhere(table, (bust) => bust >= 150 && bust < 1000)
    const [early, late] = [await player(), await player()]
    const [first, second] = [await bet(table, early), await bet(table, late)]
    await expect(table.engine.cashOut(early, first.betId)).rejects.toThrow(new Refusal('roundNotRunning'))
    await table.until('running')
    await table.machine.step()
    table.clock.pass(secret.endsAtMs - 1)
    const cashedOut = await table.engine.cashOut(early, first.betId)
    expect(cashedOut).toMatchObject({ kind: 'left', exit: secret.outcome.bust })
    expect(await table.engine.cashOut(early, first.betId)).toEqual(cashedOut)
    await expect(table.engine.cashOut(late, first.betId)).rejects.toThrow(new Refusal('nothingToCashOut'))
    table.clock.pass(1)
    const tooLate = { code: 'tooLate', params: { at: (secret.outcome.bust / 100).toFixed(2) } }
    await expect(table.engine.cashOut(late, second.betId)).rejects.toMatchObject(tooLate)
    await table.until('result')
    await expect(table.engine.cashOut(late, second.betId)).rejects.toMatchObject(tooLate)
    expect(await ended(second.betId)).toMatchObject({ state: 'settled', exit: 0, payout: 0n })
  })

  test.each([
    [120, 199, '1.00'],
    [201, 499, '2.00'],
  ])('a late cash-out in a step game names the step reached: bust %i to %i is %s', async (from, to, at) => {
    const table = tables[3] as Table
    const secret = await nextRoundWhere(table, (bust) => bust >= from && bust <= to)
    const playerId = await player()
    const { betId } = await bet(table, playerId)
    await table.until('running')
    await table.machine.step()
    table.clock.pass(secret.endsAtMs)
    await expect(table.engine.cashOut(playerId, betId)).rejects.toMatchObject({ code: 'tooLate', params: { at } })
    await table.until('result')
  })

  test.runIf(kind === 'postgresql')('places a bet that waited during a round change in the new round', async () => {
    const table = tables[0] as Table
    await table.window()
    const { id } = await table.until('result')
    const playerId = await player()
    const now = table.clock.now()
    const joined = await duringRoundChange(server.db, id, now + 5000, now, () => bet(table, playerId))
    expect(joined).toMatchObject({ state: 'placed', roundId: (await table.round()).id })
    await table.until('result')
  })

  test('cashes out an early request at the first possible value, if the round gets there', async () => {
    const table = tables[1] as Table
    await nextRoundWhere(table, (bust) => bust >= 120)
    const playerId = await player()
    const { betId } = await bet(table, playerId)
    await table.until('running')
    expect(await table.engine.cashOut(playerId, betId)).toMatchObject({ kind: 'told', exit: 120 })
    await table.until('result')
    expect(await ended(betId)).toMatchObject({ exit: 120, payout: 1200n })
  })

  test('cancels a bet until the lock and not after', async () => {
    const table = tables[0] as Table
    await table.window()
    const playerId = await player()
    const { betId } = await bet(table, playerId)
    await expect(table.engine.cancel(await player(), betId)).rejects.toThrow(new Refusal('notFound'))
    const answers = await Promise.all([table.engine.cancel(playerId, betId), table.engine.cancel(playerId, betId)])
    expect(answers).toEqual([100_000n, 100_000n])
    const again = await bet(table, playerId)
    await table.until('running')
    await expect(table.engine.cancel(playerId, again.betId)).rejects.toThrow(new Refusal('bettingClosed'))
  })

  test('joining and cancelling leaves no risk in the round', async () => {
    const table = tables[0] as Table
    await table.window()
    const playerId = await player()
    for (let times = 0; times < 8; times++) {
      const { betId } = await bet(table, playerId, 50_000n, times % 2 ? null : 150)
      await table.engine.cancel(playerId, betId)
    }
    expect((await table.round()).lossAtDouble).toBe(0n)
    expect((await bet(table, await player(), 50_000n)).state).toBe('placed')
  })

  test('refuses cash-outs after an outage, so that the interruption rule decides', async () => {
    const table = tables[0] as Table
    const { outcome } = await nextRoundWhere(table, (bust) => bust >= 200)
    const playerId = await player()
    const { betId } = await bet(table, playerId, 1000n)
    const { startedAt } = await table.until('running')
    while (table.clock.now() - (startedAt ?? 0) < 1500) table.clock.pass(await table.machine.step())
    table.restart(3000)
    const fresh = new Table(server, crash)
    fresh.clock.pass(table.clock.now() - fresh.clock.now())
    fresh.restart(0)
    await expect(fresh.engine.cashOut(playerId, betId)).rejects.toThrow(new Refusal('busy'))
    // Not even the end is revealed before the rule was applied.
    fresh.clock.pass(200_000)
    await expect(fresh.engine.cashOut(playerId, betId)).rejects.toThrow(new Refusal('busy'))
    await table.until('result')
    expect((await ended(betId))?.exit).toBeLessThan(115)
    expect(outcome.bust).toBeGreaterThanOrEqual(200)
  })

  test('refuses cash-outs after an outage also on a node that served some before', async () => {
    const table = tables[0] as Table
    await nextRoundWhere(table, (bust) => bust >= 200)
    const [early, late] = [await player(), await player()]
    const [first, second] = [await bet(table, early), await bet(table, late)]
    const { startedAt } = await table.until('running')
    while (table.clock.now() - (startedAt ?? 0) < 1500) table.clock.pass(await table.machine.step())
    expect(await table.engine.cashOut(early, first.betId)).toMatchObject({ kind: 'left' })
    table.restart(3000)
    await expect(table.engine.cashOut(late, second.betId)).rejects.toThrow(new Refusal('busy'))
    await table.until('result')
    expect((await ended(second.betId))?.exit).toBeLessThan(115)
  })

  test('a leader whose clock is ahead does not announce the end early', async () => {
    const table = tables[0] as Table
    const { endsAtMs } = await nextRoundWhere(table, (bust) => bust >= 150 && bust < 1000)
    const playerId = await player()
    const { betId } = await bet(table, playerId)
    const { startedAt } = await table.until('running')
    const clock = {
      now: () => table.clock.now() + 300,
      statementTime: () => table.clock.now(),
      sleep: () => Promise.resolve(),
    }
    const ahead = new CrashMachine({ ...table.deps, clock }, table.engine)
    await ahead.step()
    table.clock.pass((startedAt ?? 0) + endsAtMs - 200 - table.clock.now())
    expect(await ahead.step()).toBe(200)
    expect((await table.round()).phase).toBe('running')
    expect(await table.engine.cashOut(playerId, betId)).toMatchObject({ kind: 'left' })
    table.clock.pass(200)
    await ahead.step()
    expect((await table.round()).phase).toBe('result')
    await table.until('result')
  })

  test('locks the book of the placed bets', async () => {
    const table = tables[0] as Table
    await table.window()
    await bet(table, await player())
    const before = (await table.round()).bookRoot
    const { bookRoot, roundCap } = await table.until('running')
    expect(before).toBeNull()
    expect(bookRoot).toMatch(/^[0-9a-f]{64}$/)
    expect(roundCap).toBeGreaterThan(200)
  })

  describe('after an outage', () => {
    test('during betting, back before the lock: the window ends at the same time', async () => {
      const table = tables[0] as Table
      const { lockTime } = await table.window()
      const { betId } = await bet(table, await player(), 500n, 101)
      table.restart(2000)
      expect((await table.until('running')).lockTime).toBe(lockTime)
      await table.until('result')
      expect((await ended(betId))?.state).toBe('settled')
    })

    test('during betting, back within a minute: locks unchanged and starts after three seconds', async () => {
      const table = tables[0] as Table
      await table.window()
      await bet(table, await player())
      table.restart(20_000)
      const { startedAt } = await table.until('running')
      expect(startedAt).toBe(table.clock.now() + 3000)
    })

    test('in the lock: keeps book, cap and lock, and starts after three seconds', async () => {
      const table = tables[0] as Table
      await table.window()
      const { betId } = await bet(table, await player())
      const locked = await table.until('locked')
      table.restart(4000)
      await expect(bet(table, await player())).resolves.toMatchObject({ state: 'queued' })
      const running = await table.until('running')
      expect(running).toMatchObject({ id: locked.id, bookRoot: locked.bookRoot, roundCap: locked.roundCap })
      expect(running.startedAt).toBe(table.clock.now() + 3000)
      await table.until('result')
      expect((await ended(betId))?.state).toBe('settled')
    })

    test('in the lock for more than a minute: interrupts at 1.00x', async () => {
      const table = tables[2] as Table
      const { outcome } = await nextRoundWhere(table, (bust) => bust >= 110)
      const [declared, undecided] = [
        await bet(table, await player(), 1000n, 105),
        await bet(table, await player(), 1000n),
      ]
      await table.until('locked')
      table.restart(61_000)
      expect(await table.until('result')).toMatchObject({ incident: 'restart', outcome, startedAt: null })
      expect(await ended(declared.betId)).toMatchObject({ state: 'settled', payout: 1050n })
      expect(await ended(undecided.betId)).toMatchObject({ state: 'refunded', payout: 1000n })
    })

    test('a leader that slept while another took over changes nothing', async () => {
      const table = tables[0] as Table
      const open = await table.window()
      await table.until('running')
      await expect(table.deps.rounds.lock(open, () => 300)).rejects.toThrow(RoundMoved)
      await expect(table.deps.rounds.start({ ...open, phase: 'locked' }, 0)).rejects.toThrow(RoundMoved)
      await expect(table.deps.rounds.open(0, open.limits)).rejects.toThrow(RoundMoved)
      const secret = await table.secret()
      await table.until('result')
      await expect(table.deps.rounds.end(secret)).rejects.toThrow(RoundMoved)
      await table.until('betting')
      const [{ rounds } = { rounds: 0 }] = await server.db.read<{ rounds: number }>(
        `select count(*)::int4 as rounds from rounds where game = 'crash' and phase <> 'over'`,
      )
      expect(rounds).toBe(1)
    })

    test('two simultaneous leaders run every round once and end every bet once', async () => {
      const table = tables[2] as Table
      const other = new CrashMachine(table.deps, table.engine)
      await table.window()
      const { betId } = await bet(table, await player(), 1000n, 101)
      const { index } = await table.round()
      const failures: unknown[] = []
      for (let steps = 0; steps < ENOUGH_STEPS && (await table.round()).index < index + 2; steps++) {
        const waits = await Promise.all(
          [table.machine, other].map((machine) =>
            machine.step().catch((error: unknown) => {
              failures.push(error)
              return 0
            }),
          ),
        )
        table.clock.pass(Math.min(...waits))
      }
      expect(failures.filter((error) => !(error instanceof RoundMoved))).toEqual([])
      const endedRounds = await server.db.read(
        `select index from rounds where game = 'bomb' and index in ($1, $1 + 1) and outcome is not null`,
        [index],
      )
      expect(endedRounds).toHaveLength(2)
      expect((await ended(betId))?.state).toBe('settled')
    })

    test('for more than a minute: settles targets by the outcome and refunds the others', async () => {
      const table = tables[0] as Table
      const { outcome } = await nextRoundWhere(table, (bust) => bust >= 130)
      const [won, lost, undecided] = [
        await bet(table, await player(), 1000n, 120),
        await bet(table, await player(), 1000n, outcome.bust + 1),
        await bet(table, await player(), 1000n),
      ]
      table.restart(70_000)
      expect((await table.until('result')).incident).toBe('restart')
      expect(await ended(won.betId)).toMatchObject({ state: 'settled', payout: 1200n })
      expect(await ended(lost.betId)).toMatchObject({ state: 'settled', payout: 0n })
      expect(await ended(undecided.betId)).toMatchObject({ state: 'refunded', payout: 1000n })
    })

    test('during a round: keeps cash-outs, settles targets by the outcome, and pays the others at least the value shown', async () => {
      const table = tables[0] as Table
      const { outcome, endsAtMs } = await nextRoundWhere(table, (bust) => bust >= 160)
      const players = [await player(), await player(), await player()] as const
      const cashedOutBet = await bet(table, players[0], 1000n)
      const targeted = await bet(table, players[1], 1000n, 159)
      const manual = await bet(table, players[2], 1000n)
      const { startedAt } = await table.until('running')
      const runUntilMs = Math.min(endsAtMs, crash.reachedAtMs(150)) - 200
      while (table.clock.now() - (startedAt ?? 0) < runUntilMs) table.clock.pass(await table.machine.step())
      const cashedOut = await table.engine.cashOut(players[0], cashedOutBet.betId)
      const shown = crash.multiplierAt((await table.round()).heartbeatMs)
      table.restart(5000)
      expect(await table.until('result')).toMatchObject({ incident: 'restart', outcome })
      expect(await ended(cashedOutBet.betId)).toMatchObject({ exit: cashedOut.exit })
      expect(await ended(targeted.betId)).toMatchObject({ exit: 159, payout: 1590n })
      const manualEnd = await ended(manual.betId)
      expect(manualEnd?.exit).toBeGreaterThanOrEqual(shown)
      expect(manualEnd?.exit).toBeLessThanOrEqual(Math.ceil(shown * 1.01))
    })

    test('during an interruption: the next leader ends the round as interrupted', async () => {
      const table = tables[0] as Table
      const { outcome } = await nextRoundWhere(table, (bust) => bust >= 200)
      const players = [await player(), await player()] as const
      const [first, second] = [await bet(table, players[0], 1000n), await bet(table, players[1], 1000n)]
      const running = await table.until('running')
      const { rounds, bets } = table.deps
      await rounds.interrupt(running)
      await bets.end('settled', [{ betId: first.betId, exit: 100, payout: 1000n }])
      await expect(table.engine.cashOut(players[1], second.betId)).rejects.toThrow(new Refusal('busy'))
      expect(await table.until('result')).toMatchObject({ incident: 'restart', outcome })
      expect(await ended(first.betId)).toMatchObject({ exit: 100, payout: 1000n })
      expect((await ended(second.betId))?.exit).toBeLessThan(110)
    })

    test('a leader that slept does not interrupt a round that another ended', async () => {
      const table = tables[0] as Table
      await nextRoundWhere(table, (bust) => bust >= 110 && bust < 500)
      const { betId } = await bet(table, await player(), 1000n)
      const running = await table.until('running')
      const result = await table.until('result')
      await expect(table.deps.rounds.interrupt(running)).rejects.toThrow(RoundMoved)
      await table.until('betting')
      expect(await ended(betId)).toMatchObject({ exit: 0, payout: 0n })
      expect(result.incident).toBeNull()
    })

    test('a leader that slept does not run a round that another interrupted', async () => {
      const table = tables[0] as Table
      await table.window()
      const locked = await table.until('locked')
      await table.deps.rounds.interrupt(locked)
      await expect(table.deps.rounds.start(locked, 0)).rejects.toThrow(RoundMoved)
      expect(await table.until('result')).toMatchObject({ incident: 'restart', startedAt: null })
      const running = await table.until('running')
      const secret = await table.secret()
      await table.deps.rounds.interrupt(running)
      await expect(table.deps.rounds.end({ ...secret, round: running })).rejects.toThrow(RoundMoved)
      expect((await table.until('result')).incident).toBe('restart')
    })

    test('between settling and announcing: the next leader announces the end and pays each bet once', async () => {
      const table = tables[0] as Table
      const secret = await nextRoundWhere(table, (bust) => bust >= 110 && bust < 500)
      const { betId } = await bet(table, await player(), 1000n, 105)
      const { id, startedAt } = await table.until('running')
      await table.deps.bets.end('settled', [{ betId, exit: 105, payout: 1050n }])
      table.restart(secret.endsAtMs + 1000)
      const { outcome } = await table.until('result')
      expect(outcome).toEqual(secret.outcome)
      expect(await ended(betId)).toMatchObject({ payout: 1050n })
      expect((await table.deps.rounds.byId(id)).startedAt).toBe(startedAt)
    })
  })
})
