// From the seeds to the card, word by word, as the rulebook reads them.

import { Draws, hexToBytes } from '@glasshouse/rulebook/play/draws'
import {
  FIELDS,
  scratch,
  tierOf,
  TICKETS,
  TIERS,
  winningSymbol,
  type PrizeSymbol,
} from '@glasshouse/rulebook/games/scratch/rules'
import { drawMessage } from '../../play/fairness/verify.ts'
import type { Format } from '@glasshouse/rulebook/text/format'
import type { ScratchBet } from './hands.ts'
import { prizeText, symbolsOf, symbolText, threeNamed, type Say } from './symbols.ts'

const WORDS = 2 ** 32

/** The ticket, its tier, then symbol by symbol. */
export function drawnLines({ proof }: Pick<ScratchBet, 'proof'>, serverSeed: string, t: Say, format: Format): string[] {
  const stream = (): Draws => new Draws(hexToBytes(serverSeed), scratch.id, proof.clientSeed, proof.nonce)
  const { ticket, grid } = scratch.draw(stream(), {})
  const reader = createReader(stream(), t, format)
  const first = reader.below(TICKETS, '0')
  const lines = [
    t('hmac', { message: drawMessage(scratch.id, proof) }),
    ...first.skipped,
    t('ticketLine', { word: first.word, n: format.number(TICKETS), ticket: format.number(ticket) }),
    tierLine(ticket, t, format),
  ]
  const winner = winningSymbol(grid)
  const pairs = TIERS.flatMap(({ symbol }) => [symbol, symbol])
  if (winner === undefined) lines.push(...reader.pick(pairs, FIELDS, '').lines)
  else {
    const others = pairs.filter((symbol) => symbol !== winner)
    const rest = reader.pick(others, FIELDS - 3, 'a')
    const mix = reader.pick([winner, winner, winner, ...rest.picked], FIELDS, 'b')
    lines.push(t('restLine'), ...rest.lines, t('mixLine'), ...mix.lines)
  }
  const symbols = symbolsOf(grid).map((symbol) => symbolText(symbol, t))
  return [...lines, t('gridLine', { grid: symbols.join(', ') })]
}

/** Reads a stream as `below` and `pick` do, and writes a line for each word it reads. */
function createReader(stream: Draws, t: Say, format: Format) {
  function below(n: number, step: string): { value: number; word: string; skipped: string[] } {
    const limit = WORDS - (WORDS % n)
    const skipped: string[] = []
    for (;;) {
      const read = stream.below(WORDS)
      const word = format.number(read)
      if (read < limit) return { value: read % n, word, skipped }
      skipped.push(t('skippedLine', { step, word, limit: format.number(limit) }))
    }
  }
  function pick(from: readonly PrizeSymbol[], count: number, series: string) {
    const left = [...from]
    const lines = Array.from({ length: count }, (_, done): string[] => {
      const step = `${done + 1}${series})`
      const n = left.length - done
      if (n === 1) return [t('lastLine', { step, symbol: symbolText(left[done] ?? '', t) })]
      const { value, word, skipped } = below(n, step)
      const symbol = left[done + value] as PrizeSymbol
      left[done + value] = left[done] as PrizeSymbol
      left[done] = symbol
      return [...skipped, t('pickLine', { step, word, n, rest: value, symbol: symbolText(symbol, t) })]
    })
    return { picked: left.slice(0, count), lines: lines.flat() }
  }
  return { below, pick }
}

function tierLine(ticket: number, t: Say, format: Format): string {
  const tier = tierOf(ticket)
  const upTo = (index: number): number => TIERS.slice(0, index).reduce((sum, { tickets }) => sum + tickets, 0)
  const won = TIERS[tier]
  const [from, to] = won ? [upTo(tier), upTo(tier + 1) - 1] : [upTo(TIERS.length), TICKETS - 1]
  const range = { from: format.number(from), to: format.number(to) }
  if (!won) return t('loseLine', range)
  const symbols = threeNamed(won.name, t).toLowerCase()
  return t('tierLine', { ...range, symbols, multiplier: prizeText(won.multiplier, format) })
}
