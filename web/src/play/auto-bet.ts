// Auto-bet as a pure machine: which state follows an event, and why it stopped. It knows no clock, no
// server and no game; `auto/use-auto-bet.ts` drives it. It never lets a run pass the player's loss limit.

export interface StopRules {
  /** Stop after this many bets. */
  readonly bets: number | null
  /** Stop once the run has won this much. */
  readonly profit: number | null
  /** The most that the run may lose. */
  readonly loss: number | null
}

export interface AutoPlan extends StopRules {
  readonly stake: number
  /** Rest between two bets. */
  readonly pauseMs: number
}

export type StopReason =
  /** A rule of the plan. `lossNear`: the next stake would take the loss past its limit. */
  | { readonly kind: 'bets' | 'profit' | 'loss' | 'lossNear'; readonly amount: number }
  | { readonly kind: 'player' }
  | { readonly kind: 'refused'; readonly message: string }

interface Run {
  readonly plan: AutoPlan
  readonly made: number
  readonly net: number
}

export type AutoState =
  | { readonly status: 'idle' }
  | (Run & { readonly status: 'running' })
  | (Run & { readonly status: 'stopped'; readonly reason: StopReason })

export type AutoEvent =
  | { readonly kind: 'start'; readonly plan: AutoPlan }
  | { readonly kind: 'settled'; readonly gold: number; readonly payout: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'dismiss' }

export const IDLE: AutoState = { status: 'idle' }

export type PlanProblem = 'noRule' | 'badNumber' | 'lossBelowStake'

const isCount = (value: number | null): boolean => value === null || (Number.isSafeInteger(value) && value > 0)

/** Why a plan can't be started, if so. */
export function planProblem({ bets, profit, loss, stake }: AutoPlan): PlanProblem | null {
  if (![bets, profit, loss].every(isCount)) return 'badNumber'
  if (bets === null && profit === null && loss === null) return 'noRule'
  return loss !== null && loss < stake ? 'lossBelowStake' : null
}

export function nextAuto(state: AutoState, event: AutoEvent): AutoState {
  if (event.kind === 'start') {
    if (state.status === 'running' || planProblem(event.plan)) return state
    return { status: 'running', plan: event.plan, made: 0, net: 0 }
  }
  if (event.kind === 'dismiss') return state.status === 'stopped' ? IDLE : state
  if (event.kind === 'settled') return settled(state, event.payout - event.gold)
  if (state.status !== 'running') return state
  return stopped(state, event.kind === 'stop' ? { kind: 'player' } : event)
}

// A bet may settle after the player pressed stop: it still counts, but the reason stays the player's.
function settled(state: AutoState, result: number): AutoState {
  if (state.status === 'idle') return state
  const run = { ...state, made: state.made + 1, net: state.net + result }
  if (run.status === 'stopped') return run
  const reason = reasonToStop(run)
  return reason ? stopped(run, reason) : run
}

function reasonToStop({ plan, made, net }: Run): StopReason | null {
  if (plan.profit !== null && net >= plan.profit) return { kind: 'profit', amount: plan.profit }
  if (plan.loss !== null && -net >= plan.loss) return { kind: 'loss', amount: plan.loss }
  if (plan.bets !== null && made >= plan.bets) return { kind: 'bets', amount: plan.bets }
  if (plan.loss !== null && plan.stake - net > plan.loss) return { kind: 'lossNear', amount: plan.loss }
  return null
}

const stopped = ({ plan, made, net }: Run, reason: StopReason): AutoState => ({
  status: 'stopped',
  plan,
  made,
  net,
  reason: reason.kind === 'refused' ? { kind: 'refused', message: reason.message } : reason,
})
