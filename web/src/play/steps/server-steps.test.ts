// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MinesweeperBoard, MinesweeperChoice } from '@glasshouse/rulebook/games/minesweeper/rules'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { CallError } from '../../client/call.ts'
import { setPlayerToken } from '../../client/tokens.ts'
import { Unanswered } from '../table/request.ts'
import type { Sent } from '../table/use-table.ts'
import { ServerSteps } from './server-steps.ts'
import type { StepCalls, StepSession } from './step-game.ts'

type Session = StepSession<MinesweeperChoice, MinesweeperBoard>
type Calls = StepCalls<MinesweeperChoice, MinesweeperBoard>

const board = { mines: [7, 8, 9] }
const proof = { seedPairId: 1, serverSeedHash: 'h', serverSeed: null, clientSeed: 'c', nonce: 4 }
const open = (changes: Partial<Session> = {}): Session => ({
  id: 5,
  gold: 500,
  choice: { mines: 3 },
  opened: [],
  lastStep: 20,
  state: 'placed',
  worth: null,
  nextWorth: 562,
  payout: null,
  board: null,
  createTime: 1,
  proof,
  ...changes,
})
const refused = (errno: number, status = 400) => new CallError('no', { errno, status, network: false })
const lost = new CallError('network', { errno: 0, status: 0, network: true })
const seeds = { seedPairId: 1, serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nonce: 4 }

function atHouse() {
  const calls = {
    state: vi.fn<Calls['state']>(async () => ({ session: null, seeds })),
    begin: vi.fn<Calls['begin']>(async () => ({ session: open(), balance: 9500 })),
    reveal: vi.fn<Calls['reveal']>(async (_, cell) => ({ session: open({ opened: [cell] }), balance: 9500 })),
    jump: vi.fn<Calls['jump']>(async () => ({
      session: open({ opened: [1], state: 'settled', payout: 562, board }),
      balance: 10_062,
    })),
    mine: vi.fn<Calls['mine']>(async () => []),
  }
  const parts = {
    tellBalance: vi.fn<(gold: number) => void>(),
    askBalance: vi.fn(async () => undefined),
    awaitSeeds: vi.fn(async () => undefined),
    minPlayMs: () => 0,
    setClientSeed: vi.fn(async () => undefined),
    bet: vi.fn<(id: number) => Promise<{ payout: number; outcome: unknown }>>(() => Promise.reject(refused(1010, 404))),
    changed: vi.fn<(session: Session) => void>(),
  }
  const house = new ServerSteps({ rules: minesweeper, calls }, parts)
  return { house, calls, parts }
}

/** An answer that comes when it is told to. */
function held<T>() {
  let answer: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => (answer = resolve))
  return { promise, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a game on the server', () => {
  it('starts, opens tiles and cashes out, reporting each change once', async () => {
    const { house, parts } = atHouse()
    await house.begin(500, { mines: 3 })
    expect(house.state()).toMatchObject({ isKnown: true, asking: null, session: { id: 5, opened: [] } })
    await house.reveal(1)
    expect(house.state().session?.opened).toEqual([1])
    await house.jump()
    expect(house.state().session).toMatchObject({ state: 'settled', payout: 562, board })
    expect(parts.changed.mock.calls.map(([session]) => session.state)).toEqual(['placed', 'settled'])
    expect(parts.tellBalance.mock.calls.flat()).toEqual([9500, 9500, 10_062])
    house.clear()
    expect(house.state().session).toBeNull()
  })

  it('is not taken off the stage while it is open', async () => {
    const { house } = atHouse()
    await house.begin(500, { mines: 3 })
    house.clear()
    expect(house.state().session?.id).toBe(5)
  })

  it('takes one step at a time', async () => {
    const { house, calls } = atHouse()
    await house.begin(500, { mines: 3 })
    const first = house.reveal(1)
    await expect(house.reveal(2)).rejects.toThrow('one step')
    await first
    expect(calls.reveal).toHaveBeenCalledTimes(1)
  })

  it('asks again under the same request id when an answer is lost', async () => {
    const { house, calls } = atHouse()
    await house.begin(500, { mines: 3 })
    calls.reveal.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
    const step = house.reveal(3)
    await vi.advanceTimersByTimeAsync(5000)
    expect((await step).opened).toEqual([3])
    const ids = calls.reveal.mock.calls.map(([, , sent]: [number, number, Sent]) => sent.requestId)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })

  it('makes a client seed where there is none, then sends the same bet', async () => {
    const { house, calls, parts } = atHouse()
    calls.begin.mockRejectedValueOnce(refused(1210))
    await house.begin(500, { mines: 3 })
    expect(parts.setClientSeed).toHaveBeenCalledTimes(1)
    const [first, second] = calls.begin.mock.calls.map(([, , sent]) => sent.requestId)
    expect(first).toBe(second)
  })
})

describe('a first bet', () => {
  it('waits for the seeds that are on their way', async () => {
    const { house, calls, parts } = atHouse()
    const onTheirWay = held<undefined>()
    parts.awaitSeeds.mockReturnValueOnce(onTheirWay.promise)
    const begun = house.begin(500, { mines: 3 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.begin).not.toHaveBeenCalled()
    onTheirWay.answer(undefined)
    await begun
    expect(calls.begin).toHaveBeenCalledTimes(1)
  })
})

describe('a game that is not where it was left', () => {
  it('is unknown without a response, until the server sends its state', async () => {
    const { house, calls } = atHouse()
    await house.begin(500, { mines: 3 })
    calls.reveal.mockRejectedValue(lost)
    const step = house.reveal(3).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await step).toBeInstanceOf(Unanswered)
    expect(house.state()).toMatchObject({ isKnown: false, asking: null })
    calls.state.mockRejectedValueOnce(lost)
    await house.look()
    expect(house.state().isKnown).toBe(false)
    calls.state.mockResolvedValueOnce({ session: open({ opened: [3], worth: 562 }), seeds })
    await house.look()
    expect(house.state()).toMatchObject({ isKnown: true, session: { opened: [3] }, news: 'found' })
  })

  it('is found on another device', async () => {
    const { house, calls } = atHouse()
    calls.state.mockResolvedValue({ session: open({ opened: [1, 2] }), seeds })
    await house.look()
    expect(house.state()).toMatchObject({ isKnown: true, news: 'found', session: { opened: [1, 2] } })
    await house.reveal(4)
    expect(house.state().news).toBeNull()
  })

  it('is looked up when a tile was opened elsewhere first', async () => {
    const { house, calls } = atHouse()
    await house.begin(500, { mines: 3 })
    calls.reveal.mockRejectedValueOnce(refused(1203))
    calls.state.mockResolvedValue({ session: open({ opened: [1] }), seeds })
    await expect(house.reveal(1)).rejects.toThrow('no')
    expect(house.state()).toMatchObject({ asking: null, session: { opened: [1] } })
  })

  it('shows how it ended elsewhere, and counts it once', async () => {
    const { house, calls, parts } = atHouse()
    await house.begin(500, { mines: 3 })
    parts.bet.mockResolvedValue({ payout: 0, outcome: { mines: [7, 8, 9], opened: [1, 8] } })
    calls.jump.mockRejectedValueOnce(refused(1202))
    await expect(house.jump()).rejects.toThrow('no')
    const ended = { state: 'settled', payout: 0, opened: [1, 8], board: { mines: [7, 8, 9] }, worth: null }
    expect(house.state()).toMatchObject({ news: 'ended', session: ended })
    await house.look()
    expect(parts.changed).toHaveBeenCalledTimes(2)
    expect(parts.askBalance).toHaveBeenCalledTimes(1)
  })

  it('says that it was refunded when no bet was settled', async () => {
    const { house } = atHouse()
    await house.begin(500, { mines: 3 })
    await house.look()
    expect(house.state()).toMatchObject({ news: 'refunded', session: { state: 'refunded', payout: 500 } })
  })

  it('is not undone by a look that was overtaken', async () => {
    const { house, calls } = atHouse()
    await house.begin(500, { mines: 3 })
    const late = held<Awaited<ReturnType<Calls['state']>>>()
    calls.state.mockReturnValueOnce(late.promise)
    const look = house.look()
    await house.reveal(1)
    late.answer({ session: open(), seeds })
    await look
    expect(house.state().session?.opened).toEqual([1])
  })

  it('is not shown to a player who logs in in the meantime', async () => {
    const { house, calls, parts } = atHouse()
    const late = held<Awaited<ReturnType<Calls['begin']>>>()
    calls.begin.mockReturnValueOnce(late.promise)
    const begun = house.begin(500, { mines: 3 })
    setPlayerToken('another')
    late.answer({ session: open(), balance: 9500 })
    await begun
    expect(house.state()).toEqual({ isKnown: false, session: null, asking: null, news: null })
    expect(parts.tellBalance).not.toHaveBeenCalled()
    expect(parts.changed).not.toHaveBeenCalled()
  })
})
