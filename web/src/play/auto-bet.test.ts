import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDLE, nextAuto, planProblem, type AutoPlan, type AutoState } from './auto-bet.ts'

const plan = (rules: Partial<AutoPlan>): AutoPlan => ({
  stake: 100,
  pauseMs: 0,
  bets: null,
  profit: null,
  loss: null,
  ...rules,
})
const start = (rules: Partial<AutoPlan>): AutoState => nextAuto(IDLE, { kind: 'start', plan: plan(rules) })
const lose = (state: AutoState): AutoState => nextAuto(state, { kind: 'settled', gold: 100, payout: 0 })
const win = (state: AutoState, payout = 198): AutoState => nextAuto(state, { kind: 'settled', gold: 100, payout })
const reason = (state: AutoState) => (state.status === 'stopped' ? state.reason : null)

describe('a plan', () => {
  it('needs at least one stop rule', () => {
    expect(planProblem(plan({}))).toBe('noRule')
    expect(start({})).toBe(IDLE)
  })

  it('refuses numbers that are no counts', () => {
    for (const bad of [0, -1, 1.5, Number.NaN, Infinity]) expect(planProblem(plan({ bets: bad }))).toBe('badNumber')
  })

  it('refuses a loss limit that the first bet could pass', () => {
    expect(planProblem(plan({ loss: 99 }))).toBe('lossBelowStake')
    expect(planProblem(plan({ loss: 100 }))).toBeNull()
  })

  it('does not restart a run in progress', () => {
    const running = lose(start({ bets: 5 }))
    expect(nextAuto(running, { kind: 'start', plan: plan({ bets: 9 }) })).toBe(running)
  })
})

describe('stopping', () => {
  it('counts bets', () => {
    const one = lose(start({ bets: 2 }))
    expect(one.status).toBe('running')
    expect(reason(win(one))).toEqual({ kind: 'bets', amount: 2 })
  })

  it('stops at the profit, not one coin before', () => {
    expect(win(start({ profit: 99 })).status).toBe('running')
    expect(reason(win(start({ profit: 98 })))).toEqual({ kind: 'profit', amount: 98 })
  })

  it('says profit when the last bet also reached it', () => {
    expect(reason(win(start({ bets: 1, profit: 50 })))).toEqual({ kind: 'profit', amount: 50 })
  })

  it('stops at the loss', () => {
    expect(reason(lose(lose(start({ loss: 200 }))))).toEqual({ kind: 'loss', amount: 200 })
  })

  it('stops before a stake that could pass the loss limit', () => {
    expect(reason(lose(lose(start({ loss: 250 }))))).toEqual({ kind: 'lossNear', amount: 250 })
  })

  it('stops on a refusal with its words', () => {
    const state = nextAuto(start({ bets: 5 }), { kind: 'refused', message: 'Not enough gold' })
    expect(reason(state)).toEqual({ kind: 'refused', message: 'Not enough gold' })
  })

  it('counts the bet in progress when the player stopped', () => {
    const state = win(nextAuto(start({ bets: 5 }), { kind: 'stop' }))
    expect(state).toMatchObject({ status: 'stopped', made: 1, net: 98, reason: { kind: 'player' } })
  })

  it('is put away only when stopped', () => {
    const running = start({ bets: 5 })
    expect(nextAuto(running, { kind: 'dismiss' })).toBe(running)
    expect(nextAuto(nextAuto(running, { kind: 'stop' }), { kind: 'dismiss' })).toBe(IDLE)
  })
})

it('never loses more than the limit, whatever comes', () => {
  const payouts = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1000 }), payouts, (loss, results) => {
      let state = start({ loss })
      for (const payout of results) {
        if (state.status !== 'running') break
        state = win(state, payout)
      }
      return state.status !== 'idle' && state.net >= -loss
    }),
  )
})
