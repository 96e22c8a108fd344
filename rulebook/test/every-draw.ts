// A stream that is told what to answer, so that a draw can be followed through all it can do.

import { Draws } from '../src/play/draws.ts'

const KEY = new Uint8Array(32)

export interface Leaf<Outcome> {
  readonly outcome: Outcome
  /** One in how many: the product of the ranges that were drawn from. */
  readonly oneIn: bigint
}

class ToldDraws extends Draws {
  /** The answers given so far and the range each was drawn from. */
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
    throw new Error('a flight has more ways than anyone can follow')
  }
}

/** Runs a draw once for every sequence of answers that `below` can give it. */
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

/** How many ways the first sequence of answers stands for; a draw with too many is not worth following. */
export function waysOfFirst(draw: (draws: Draws) => unknown): bigint {
  for (const { oneIn } of everyDraw(draw)) return oneIn
  return 1n
}

/** Draws that answer r52 alone, with what they are told. */
export class ToldBust extends Draws {
  r = 0n

  constructor() {
    super(KEY, 'told', 'told', 0)
  }

  override r52(): bigint {
    return this.r
  }
}
