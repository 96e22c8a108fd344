import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { climb, WalkedAway } from './use-step-run.ts'
import type { StepSession, StepSource } from './step-game.ts'

type Session = StepSession<{ mines: number }, object>
const pace = { stepMs: 100, endMs: 500 }

function source(minesAt: readonly number[], lastStep = 20) {
  const steps: string[] = []
  let session = { id: 1, gold: 0, opened: [] as readonly number[], state: 'placed', payout: null } as unknown as Session
  const end = (payout: number): void => void (session = { ...session, state: 'settled', payout })
  const at: Pick<StepSource<{ mines: number }, object>, 'begin' | 'reveal' | 'jump'> = {
    async begin(gold) {
      steps.push(`begin ${gold}`)
      return (session = { ...session, gold })
    },
    async reveal(cell) {
      steps.push(`open ${cell}`)
      session = { ...session, opened: [...session.opened, cell] }
      if (minesAt.includes(cell)) end(0)
      else if (session.opened.length === lastStep) end(900)
      return session
    },
    async jump() {
      steps.push('leave')
      end(300)
      return session
    },
  }
  return { steps, at: at as StepSource<{ mines: number }, object> }
}

const run = (at: StepSource<{ mines: number }, object>, signal = new AbortController().signal) =>
  climb(at, { gold: 100, choice: { mines: 3 }, cells: [4, 2, 9] }, pace, signal)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('one game of a run', () => {
  it('opens its cells in their order, then leaves', async () => {
    const { steps, at } = source([])
    const over = run(at)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await over).toMatchObject({ payout: 300 })
    expect(steps).toEqual(['begin 100', 'open 4', 'open 2', 'open 9', 'leave'])
  })

  it('opens nothing after a mine', async () => {
    const { steps, at } = source([2])
    const over = run(at)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await over).toMatchObject({ payout: 0 })
    expect(steps).toEqual(['begin 100', 'open 4', 'open 2'])
  })

  it('does not cash out a game that was cashed out automatically', async () => {
    const { steps, at } = source([], 3)
    const over = run(at)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await over).toMatchObject({ payout: 900 })
    expect(steps).not.toContain('leave')
  })

  it('stays unchanged when the player leaves', async () => {
    const { steps, at } = source([])
    const leaving = new AbortController()
    const over = run(at, leaving.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(150)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await over).toBeInstanceOf(WalkedAway)
    expect(steps).toEqual(['begin 100', 'open 4'])
  })

  it('still counts when it had ended before the player left', async () => {
    const { at } = source([4])
    const leaving = new AbortController()
    const over = run(at, leaving.signal)
    await vi.advanceTimersByTimeAsync(150)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await over).toMatchObject({ payout: 0 })
  })
})
