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
import type { Format } from '@glasshouse/ui/text/format.ts'
import type { ScratchBet } from './hands.ts'
import { prizeText, symbolsOf, symbolText, threeNamed, type Say } from './symbols.ts'

const WORDS = 2 ** 32

/** The ticket, its tier, then symbol by symbol. */
export function drawnLines({ proof }: Pick<ScratchBet, 'proof'>, serverSeed: string, t: Say, format: Format): string[] {
  const stream = (): Draws => new Draws(hexToBytes(serverSeed), scratch.id, proof.clientSeed, proof.nonce)
  const { ticket, grid } = scratch.draw(stream(), {})
  const reader = new DrawReader(stream(), t, format)
  const first = reader.below(TICKETS, '0')
  const lines = [
    t('message', { message: drawMessage(scratch.id, proof) }),
    ...first.skipped,
    t('ticketLine', { word: first.word, n: format.number(TICKETS), ticket: format.number(ticket) }),
    tierLine(ticket, t, format),
  ]
  const winner = winningSymbol(grid)
  const pairs = TIERS.flatMap(({ symbol }) => [symbol, symbol])
  if (winner === undefined) lines.push(...reader.pick(pairs, FIELDS, ''))
  else {
    const rest = pairs.filter((symbol) => symbol !== winner)
    lines.push(t('restLine'), ...reader.pick(rest, FIELDS - 3, 'a'))
    lines.push(t('mixLine'), ...reader.pick([winner, winner, winner, ...reader.picked], FIELDS, 'b'))
  }
  return [
    ...lines,
    t('gridLine', {
      grid: symbolsOf(grid)
        .map((symbol) => symbolText(symbol, t))
        .join(', '),
    }),
  ]
}

/** Reads a stream as `below` and `pick` do, and writes a line for each word it reads. */
class DrawReader {
  picked: PrizeSymbol[] = []
  readonly #stream: Draws
  readonly #t: Say
  readonly #format: Format

  constructor(stream: Draws, t: Say, format: Format) {
    this.#stream = stream
    this.#t = t
    this.#format = format
  }

  below(n: number, step: string): { value: number; word: string; skipped: string[] } {
    const limit = WORDS - (WORDS % n)
    const skipped: string[] = []
    for (;;) {
      const read = this.#stream.below(WORDS)
      const word = this.#format.number(read)
      if (read < limit) return { value: read % n, word, skipped }
      skipped.push(this.#t('skippedLine', { step, word, limit: this.#format.number(limit) }))
    }
  }

  pick(from: readonly PrizeSymbol[], count: number, series: string): string[] {
    const left = [...from]
    const lines: string[] = []
    for (let done = 0; done < count; done++) {
      const step = `${done + 1}${series})`
      const n = left.length - done
      if (n === 1) {
        lines.push(this.#t('lastLine', { step, symbol: symbolText(left[done] ?? '', this.#t) }))
        continue
      }
      const { value, word, skipped } = this.below(n, step)
      const symbol = left[done + value] as PrizeSymbol
      left[done + value] = left[done] as PrizeSymbol
      left[done] = symbol
      lines.push(...skipped, this.#t('pickLine', { step, word, n, rest: value, symbol: symbolText(symbol, this.#t) }))
    }
    this.picked = left.slice(0, count)
    return lines
  }
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
