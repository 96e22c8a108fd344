// The bet book of a shared round, as text: a header with its version, its round and the round's limits, then a line per
// bet in the order of ids. Its SHA-256 is published at the lock, so nothing in it can change once the outcome is known.
//
//   GHB1|game|epoch|index|bankroll|operatorMaxProfit|operatorMaxStake|maxProfit|maxRoundLoss
//   betId|userTag|stake|cap|choice
//
// All amounts are whole gold. `-` is a limit that operators have not set, and the cap of a game without cash-outs.
// The choice is JSON and may contain `|`.

import type { Coins } from '../core/coins.ts'
import type { RoundLimits } from './limits.ts'

export const BOOK_VERSION = 'GHB1'

export interface BookRound {
  readonly game: string
  readonly epoch: number
  readonly index: number
}

export type BookLimits = Omit<RoundLimits, 'profitAtMinimumStake' | 'stakeMax'>

export interface BookLine {
  readonly id: bigint
  /** The player's pseudonym. */
  readonly player: string
  readonly stake: Coins
  /** The forced cash-out in hundredths; null in a game without cash-outs. */
  readonly cap: number | null
  readonly choice: unknown
}

export interface BetBook {
  readonly round: BookRound
  readonly limits: BookLimits
  readonly lines: readonly BookLine[]
}

const orDash = (value: Coins | number | null): string => (value === null ? '-' : String(value))

export function writeBook({ round, limits, lines }: BetBook): string {
  const { bankroll, operator, profitPerBet, lossPerRound } = limits
  const place = `${round.game}|${round.epoch}|${round.index}`
  const operators = `${orDash(operator.profitMax)}|${orDash(operator.stakeMax)}`
  let text = `${BOOK_VERSION}|${place}|${bankroll}|${operators}|${profitPerBet}|${lossPerRound}\n`
  for (const { id, player, stake, cap, choice } of lines)
    text += `${id}|${player}|${stake}|${orDash(cap)}|${JSON.stringify(choice)}\n`
  return text
}

const HEADER =
  /^GHB1\|([a-z0-9]+)\|(\d{1,10})\|(\d{1,10})\|(-?\d{1,18})\|(\d{1,18}|-)\|(\d{1,18}|-)\|(\d{1,18})\|(\d{1,18})$/
const LINE = /^(\d{1,15})\|([0-9a-f]{16})\|([1-9]\d{0,14})\|(\d{1,9}|-)\|(.+)$/

const coinsOrNull = (field: string | undefined): Coins | null =>
  field === undefined || field === '-' ? null : BigInt(field)

/** The book in a published text; null if any part of the text is not of this version's form. */
export function readBook(text: string): BetBook | null {
  const [header = '', ...rest] = text.split('\n')
  const [, game, epoch, index, bankroll, profitMax, stakeMax, profitPerBet, lossPerRound] = HEADER.exec(header) ?? []
  if (game === undefined || rest.pop() !== '') return null
  const lines = rest.map(readLine)
  if (lines.includes(null)) return null
  return {
    round: { game, epoch: Number(epoch), index: Number(index) },
    limits: {
      bankroll: BigInt(bankroll ?? 0),
      operator: { profitMax: coinsOrNull(profitMax), stakeMax: coinsOrNull(stakeMax) },
      profitPerBet: BigInt(profitPerBet ?? 0),
      lossPerRound: BigInt(lossPerRound ?? 0),
    },
    lines: lines.filter((line) => line !== null),
  }
}

function readLine(text: string): BookLine | null {
  const [, id, player, stake, cap, choice] = LINE.exec(text) ?? []
  if (id === undefined || player === undefined || choice === undefined) return null
  try {
    const parsed: unknown = JSON.parse(choice)
    return { id: BigInt(id), player, stake: BigInt(stake ?? 0), cap: cap === '-' ? null : Number(cap), choice: parsed }
  } catch {
    return null
  }
}
