// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../client/call.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../table/request.ts'
import { NextBetQueue, type DropReason, type NextBet, type RoundNow } from './next-bet.ts'

type Bet = NextBet<string>
const at = (index: number, phase: RoundNow['phase'], epoch = 1): RoundNow => ({ epoch, index, phase })

let player: string | null
let sent: Bet[]
let dropped: [number, DropReason][]
let queue: NextBetQueue<string>
beforeEach(() => {
  player = 'x_one'
  sent = []
  dropped = []
  queue = new NextBetQueue<string>(() => player)
  queue.handle({
    send: (bet) => void sent.push(bet),
    onDrop: ({ round }, reason) => void dropped.push([round.index, reason]),
  })
})

describe('a bet for the next round', () => {
  it('waits through every phase of this round and is sent when the next one opens', () => {
    queue.put(500, 'red', at(20, 'locked'))
    for (const phase of ['locked', 'draw', 'result'] as const) queue.look(at(20, phase))
    expect(sent).toEqual([])
    expect(queue.bet()).toEqual({ gold: 500, choice: 'red', round: { epoch: 1, index: 21 } })
    queue.look(at(21, 'betting'))
    expect(sent).toEqual([{ gold: 500, choice: 'red', round: { epoch: 1, index: 21 } }])
    expect(queue.bet()).toBeNull()
    expect(dropped).toEqual([])
  })

  it('is sent once, however often the round is announced as open', () => {
    queue.put(500, 'red', at(20, 'draw'))
    for (let i = 0; i < 3; i++) queue.look(at(21, 'betting'))
    expect(sent).toHaveLength(1)
  })

  it('is sent once where sending itself tells the opening again', () => {
    const again = new NextBetQueue<string>(() => player)
    again.handle({
      send: (bet) => {
        sent.push(bet)
        again.look(at(21, 'betting'))
      },
      onDrop: () => undefined,
    })
    again.subscribe(() => again.look(at(21, 'betting')))
    again.put(500, 'red', at(20, 'draw'))
    expect(sent).toHaveLength(1)
  })

  it('takes the first of two presses', () => {
    queue.put(500, 'red', at(20, 'draw'))
    queue.put(900, 'blue', at(20, 'draw'))
    queue.look(at(21, 'betting'))
    expect(sent.map(({ gold, choice }) => [gold, choice])).toEqual([[500, 'red']])
  })

  it('is not kept while bets are taken: then it is an ordinary bet', () => {
    queue.put(500, 'red', at(20, 'betting'))
    expect(queue.bet()).toBeNull()
  })

  it('is gone when it was cancelled, without a word', () => {
    queue.put(500, 'red', at(20, 'draw'))
    queue.cancel()
    queue.look(at(21, 'betting'))
    expect([sent, dropped]).toEqual([[], []])
  })

  it('can be put again after it was cancelled', () => {
    queue.put(500, 'red', at(20, 'draw'))
    queue.cancel()
    queue.put(700, 'blue', at(20, 'result'))
    queue.look(at(21, 'betting'))
    expect(sent.map(({ gold }) => gold)).toEqual([700])
  })

  it('waits while no round is known, as after a lost connection', () => {
    queue.put(500, 'red', at(20, 'draw'))
    queue.look(undefined)
    expect(queue.bet()).not.toBeNull()
    queue.look(at(21, 'betting'))
    expect(sent).toHaveLength(1)
  })

  it('is sent by a device that slept and woke within the window', () => {
    queue.put(500, 'red', at(20, 'locked'))
    queue.look(at(21, 'betting'))
    expect(sent).toHaveLength(1)
  })
})

describe('a bet that is dropped', () => {
  it.each<[string, RoundNow | null, DropReason]>([
    ['its window had closed when the device woke', at(21, 'locked'), 'missed'],
    ['its round was drawn meanwhile', at(21, 'result'), 'missed'],
    ['a later round is open', at(22, 'betting'), 'missed'],
    ['a round was skipped', at(23, 'betting'), 'missed'],
    ['another chain began', at(1, 'betting', 2), 'otherRound'],
    ['another chain began at the same number', at(21, 'betting', 2), 'otherRound'],
    ['the game was paused', null, 'paused'],
  ])('%s', (_, now, reason) => {
    queue.put(500, 'red', at(20, 'draw'))
    queue.look(now)
    // Whatever comes later, it is gone.
    queue.look(at(21, 'betting'))
    expect(sent).toEqual([])
    expect(dropped).toEqual([[21, reason]])
    expect(queue.bet()).toBeNull()
  })

  it.each([
    ['logged out', null],
    ['another player logged in', 'x_other'],
  ])('the player has gone: %s', (_, next) => {
    queue.put(500, 'red', at(20, 'draw'))
    player = next
    queue.look(at(21, 'betting'))
    expect([sent, dropped]).toEqual([[], [[21, 'player']]])
  })

  it('the screen was left', () => {
    queue.put(500, 'red', at(20, 'draw'))
    queue.leave()
    queue.look(at(21, 'betting'))
    expect([sent, dropped]).toEqual([[], [[21, 'left']]])
  })

  it('the screen went away because the player logged out', () => {
    queue.put(500, 'red', at(20, 'draw'))
    player = null
    queue.leave()
    expect(dropped).toEqual([[21, 'player']])
  })

  it('nothing is said of a screen that was left without one', () => {
    queue.leave()
    queue.put(500, 'red', at(20, 'draw'))
    queue.look(at(21, 'betting'))
    queue.leave()
    expect(dropped).toEqual([])
  })
})

/** A server that knows a bet by its request id and takes it in the round it names only. */
function server(open: number) {
  const bets = new Map<string, number>()
  return {
    bets,
    open,
    join(requestId: string, index: number): number {
      const known = bets.get(requestId)
      if (known !== undefined) return known
      if (index !== this.open) throw new CallError('Betting is closed', { errno: 1101, status: 400, network: false })
      bets.set(requestId, index)
      return index
    },
  }
}

describe('an answer that is lost', () => {
  const lost = new CallError('network', { errno: 0, status: 0, network: true })
  const sendTo = (join: (requestId: string, index: number) => number, onEnd: (end: unknown) => void) => {
    const made = new NextBetQueue<string>(() => player)
    made.handle({
      send: ({ round }) => {
        const requestId = newRequestId()
        void untilAnswered(async () => join(requestId, round.index), [0, 0, 0]).then(onEnd, onEnd)
      },
      onDrop: () => undefined,
    })
    made.put(500, 'red', at(20, 'draw'))
    made.look(at(21, 'betting'))
    made.look(at(21, 'betting'))
  }

  it('is asked for again under the same id: one bet', async () => {
    const house = server(21)
    const end = vi.fn<(end: unknown) => void>()
    let tries = 0
    sendTo((requestId, index) => {
      const answer = house.join(requestId, index)
      if (++tries < 3) throw lost
      return answer
    }, end)
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(21))
    expect(tries).toBe(3)
    expect([...house.bets.values()]).toEqual([21])
  })

  it('becomes no bet in a later round where the first request never arrived', async () => {
    const house = server(21)
    const end = vi.fn<(end: unknown) => void>()
    let tries = 0
    sendTo((requestId, index) => {
      if (++tries === 1) throw lost
      house.open = 22
      return house.join(requestId, index)
    }, end)
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(expect.objectContaining({ errno: 1101 })))
    expect(house.bets.size).toBe(0)
  })

  it('is said to be unknown in the end, and not sent again by the queue', async () => {
    const end = vi.fn<(end: unknown) => void>()
    let tries = 0
    sendTo(() => {
      tries++
      throw lost
    }, end)
    await vi.waitFor(() => expect(end).toHaveBeenCalledWith(expect.any(Unanswered)))
    expect(tries).toBe(4)
  })
})
