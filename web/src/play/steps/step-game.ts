// One player's game in several steps, as screens, lists and proofs of every such game read it.

import type { StepRules } from '@glasshouse/rulebook/play/game'
import type { ProofRules } from '../fairness/verify.ts'
import type { SeedProof, Seeds, SettledBet } from '../settled-bet.ts'
import type { Sent } from '../table/use-table.ts'

/** A game under way or just ended. Its board is known when it is over, never before. */
export interface StepSession<Choice, Board> {
  readonly id: number
  readonly gold: number
  readonly choice: Choice
  readonly opened: readonly number[]
  /** After so many safe cells it is cashed out by itself. */
  readonly lastStep: number
  readonly state: 'placed' | 'settled' | 'refunded'
  /** What leaving would pay now, and after one more safe cell. */
  readonly worth: number | null
  readonly nextWorth: number | null
  readonly payout: number | null
  readonly board: Board | null
  readonly createTime: number
  readonly proof: SeedProof
}

/** The outcome of an ended game: its board, and what the player opened of it. */
export type Climbed<Board> = Board & { readonly opened: readonly number[] }
export type ClimbedBet<Choice, Board> = SettledBet<Choice, Climbed<Board>>

export interface Answer<Choice, Board> {
  readonly session: StepSession<Choice, Board>
  readonly balance: number
}

/** The server's calls of one game. A step is sent again under the same request id when no answer came. */
export interface StepCalls<Choice, Board> {
  state(signal: AbortSignal): Promise<{ session: StepSession<Choice, Board> | null; seeds: Seeds }>
  begin(gold: number, choice: Choice, sent: Sent): Promise<Answer<Choice, Board>>
  reveal(sessionId: number, cell: number, sent: Sent): Promise<Answer<Choice, Board>>
  jump(sessionId: number, sent: Sent): Promise<Answer<Choice, Board>>
  mine(lastCreateTime: number, signal: AbortSignal): Promise<readonly ClimbedBet<Choice, Board>[]>
}

export interface StepGame<Choice, Board> {
  readonly rules: StepRules<Choice, Board>
  readonly calls: StepCalls<Choice, Board>
}

/** What was asked for and is not answered yet. */
export type Asking =
  | { readonly what: 'begin' }
  | { readonly what: 'reveal'; readonly cell: number }
  | { readonly what: 'jump' }

/** What the player should know of a game that changed without them: on another device, or by the clock. */
export type News = 'found' | 'ended' | 'refunded'

export interface StepState<Choice, Board> {
  /** False until the server has answered, and while nobody knows whether the last step was taken. */
  readonly isKnown: boolean
  /** The game on the stage: under way, or the last one with its board. */
  readonly session: StepSession<Choice, Board> | null
  readonly asking: Asking | null
  readonly news: News | null
}

/** Where games are played: on the server or on demo gold. One step at a time. */
export interface StepSource<Choice, Board> {
  readonly state: () => StepState<Choice, Board>
  readonly subscribe: (listener: () => void) => () => void
  begin(gold: number, choice: Choice): Promise<StepSession<Choice, Board>>
  reveal(cell: number): Promise<StepSession<Choice, Board>>
  jump(): Promise<StepSession<Choice, Board>>
  /** Takes an ended game off the stage. */
  clear(): void
}

export const isOpen = (session: { readonly state: string } | null): boolean => session?.state === 'placed'

/** An ended game as the lists hold it; null while it is under way, and for one that was refunded. */
export function settledOf<Choice, Board>(session: StepSession<Choice, Board>): ClimbedBet<Choice, Board> | null {
  const { id, gold, choice, opened, payout, board, createTime, proof, state } = session
  if (state !== 'settled' || board === null || payout === null) return null
  return { id, gold, payout, choice, outcome: { ...board, opened }, createTime, proof }
}

/** What a game paid that ended with these cells opened: nothing where one was not safe. */
function payoutOf<Choice, Board>(
  rules: StepRules<Choice, Board>,
  stake: bigint,
  choice: Choice,
  outcome: Climbed<Board>,
): bigint {
  const steps = outcome.opened.length
  if (outcome.opened.some((cell) => !rules.isSafe(outcome, cell))) return BigInt(0)
  return steps === 0 ? stake : rules.payout(stake, choice, steps)
}

/** The rules as a proof needs them: the board is drawn anew, what was opened is taken as it was reported. */
export const proofRules = <Choice, Board>(rules: StepRules<Choice, Board>): ProofRules<Choice, Climbed<Board>> => ({
  id: rules.id,
  draw: (draws, choice, { opened }) => ({ ...rules.draw(draws, choice), opened }),
  payout: (stake, choice, outcome) => payoutOf(rules, stake, choice, outcome),
})
