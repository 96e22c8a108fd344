// A scripted stream, so that a draw can be run through all its possible outcomes.

import { Draws } from '../src/play/draws.ts'

const KEY = new Uint8Array(32)

export interface Leaf<Outcome> {
  readonly outcome: Outcome
  /** One in how many: the product of the ranges that were drawn from. */
  readonly oneIn: bigint
}

class ToldDraws extends Draws {
  /** The values drawn so far, and the range of each. */
  readonly answers: number[] = []
  readonly ranges: number[] = []
  #told: readonly number[]
  #used = 0

  constructor(told: readonly number[]) {
    super(KEY, 'told', 'told', 0)
    this.#told = told
  }

  override below(n: number): number {
    if (n === 1) return 0
    const answer = this.#told[this.#used++] ?? 0
    this.answers.push(answer)
    this.ranges.push(n)
    return answer
  }

  override r52(): bigint {
    throw new Error('a crash draw has too many ways to enumerate')
  }
}

/** Runs a draw once for every sequence of values that `below` can return. */
export function* everyDraw<Outcome>(draw: (draws: Draws) => Outcome): Iterable<Leaf<Outcome>> {
  let told: number[] | undefined = []
  while (told) {
    const draws: ToldDraws = new ToldDraws(told)
    const outcome = draw(draws)
    yield { outcome, oneIn: draws.ranges.reduce((product, range) => product * BigInt(range), 1n) }
    told = next(draws.answers, draws.ranges)
  }
}

/** The sequence after this one, as an odometer counts; undefined after the last. */
function next(answers: readonly number[], ranges: readonly number[]): number[] | undefined {
  const digit = answers.findLastIndex((answer, index) => answer + 1 < (ranges[index] as number))
  return digit < 0 ? undefined : [...answers.slice(0, digit), (answers[digit] as number) + 1]
}

/** How many ways the first sequence represents; a draw with too many is not enumerated. */
export function waysOfFirst(draw: (draws: Draws) => unknown): bigint {
  for (const { oneIn } of everyDraw(draw)) return oneIn
  return 1n
}

/** Draws that only implement r52, with a given value. */
export class ToldBust extends Draws {
  r = 0n

  constructor() {
    super(KEY, 'told', 'told', 0)
  }

  override r52(): bigint {
    return this.r
  }
}
