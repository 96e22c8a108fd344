// Falsified responses of a dishonest operator. Each lie changes the real response in one way, adjusts sums and counts
// where possible, and names the problem that the verifier must report.

import { createHash } from 'node:crypto'
import { found, NoMatter, spoiled } from './pair-lies.ts'

interface Round {
  index: number
  commit: string
  salt: string
  startedAt: number | null
  notedMs: number | null
  limits: { bankroll: number; maxProfit: number }
  bookRoot: string
  roundCap: number | null
  hash: string
  outcome: { bust: number; digit: number }
  incident: string | null
  players: number
  totalGold: number
  totalPayout: number
}
interface End {
  id: number
  state: string
  cap: number
  exit: number
  payout: number
  interrupted: boolean
}
interface Book {
  index: number
  text: string
  root: string
  bets: End[]
}

/** The server's responses about one game's rounds: the manifest, then round and book in turn. */
export class RoundResponses {
  readonly answers: object[]
  readonly #game: string

  constructor(game: string, text: string) {
    this.#game = game
    this.answers = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { data: object }).data)
  }

  get manifest(): { manifest: string; manifestHash: string; salt: string } {
    return this.answers[0] as never
  }

  get rounds(): { round: Round; book: Book }[] {
    const all = this.answers.slice(1)
    return all.flatMap((round, i) => (i % 2 === 0 ? [{ round: round as Round, book: all[i + 1] as Book }] : []))
  }

  /** A regular round with a bet of this kind, and the bet. */
  with(isWanted: (end: End, choice: { auto: number | null }, round: Round) => boolean) {
    for (const { round, book } of this.rounds.filter(({ round: { incident } }) => incident === null)) {
      const lines = linesOf(book)
      const place = book.bets.findIndex((end, i) => isWanted(end, choiceOf(found(lines[i])), round))
      if (place >= 0) return { round, book, place, end: found(book.bets[place]), line: found(lines[place]) }
    }
    throw new NoMatter()
  }

  at({ index }: { index: number }, end?: End): string {
    return `${this.#game} 1/${index}: ${end ? `bet ${end.id}: ` : ''}`
  }
}

const linesOf = ({ text }: Book): string[] => text.split('\n').slice(1, -1)
const choiceOf = (line: string) => JSON.parse(line.split('|').slice(4).join('|')) as { auto: number | null }
const withCap = (line: string, cap: number): string => line.split('|').with(3, String(cap)).join('|')
const goldOf = (line: string): number => Number(line.split('|')[2])

/** Rewrites a book and adjusts all sums. Its root was published at the lock and cannot be changed. */
function rewrite(round: Round, book: Book, lines: readonly string[]): void {
  const [header = ''] = book.text.split('\n')
  book.text = [header, ...lines].map((line) => `${line}\n`).join('')
  book.root = createHash('sha256').update(book.text).digest('hex')
  round.players = new Set(lines.map((line) => line.split('|')[1])).size
  round.totalGold = lines.reduce((sum, line) => sum + goldOf(line), 0)
  round.totalPayout = book.bets.reduce((sum, { payout }) => sum + payout, 0)
}

/** Changes a bet's exit, with its payout and the round's sum. */
function changeExit(round: Round, book: Book, end: End, line: string, exit: number): void {
  end.exit = exit
  end.payout = Math.floor((goldOf(line) * exit) / 100)
  rewrite(round, book, linesOf(book))
}

type RoundLie = (responses: RoundResponses) => string
const ROOT = 'the hash of the bet list published when betting closed is claimed to be'

/** Lies about any game with shared rounds. */
export const roundLies: Readonly<Record<string, RoundLie>> = {
  'another commitment': (responses) => {
    const { round } = found(responses.rounds[2])
    round.commit = spoiled(round.commit)
    return `${responses.at(round)}SHA-256 of its hash is claimed to be ${round.commit}, but is`
  },
  'a hash that leads elsewhere': (responses) => {
    const { round } = found(responses.rounds[1])
    round.hash = spoiled(round.hash)
    round.commit = createHash('sha256').update(Buffer.from(round.hash, 'hex')).digest('hex')
    return `the hash before round ${round.index} is claimed to be ${round.commit}, but is`
  },
  'another chain from the beginning': (responses) => {
    const { round } = found(responses.rounds[0])
    round.hash = spoiled(round.hash)
    round.commit = createHash('sha256').update(Buffer.from(round.hash, 'hex')).digest('hex')
    return '1: the end of the chain is claimed to be'
  },
  'another salt in one round': (responses) => {
    const { round } = found(responses.rounds[1])
    round.salt = spoiled(round.salt)
    return `the salt of round ${round.index} is claimed to be ${round.salt}, but is`
  },
  'another salt everywhere': (responses) => {
    responses.manifest.salt = spoiled(responses.manifest.salt)
    for (const { round } of responses.rounds) round.salt = responses.manifest.salt
    return 'manifest: SHA-256 of PF1-DEV-SALT:<manifestHash> is claimed to be'
  },
  'another manifest': (responses) => {
    responses.manifest.manifest = responses.manifest.manifest.replace('"version":"PF1"', '"version":"PF2"')
    return 'manifest: SHA-256 of the manifest is claimed to be'
  },
  'a round under another number': (responses) => {
    const { round, book } = found(responses.rounds.at(-1))
    round.index += 1
    book.index += 1
    return `round ${round.index - 1} is missing`
  },
  'a round kept back': (responses) => {
    // The second round: nobody could notice that the last one is missing.
    const { round } = found(responses.rounds[1])
    responses.answers.splice(3, 2)
    return `round ${round.index} is missing`
  },
  'a bet struck from the book': (responses) => {
    const { round, book, place } = responses.with(() => true)
    book.bets.splice(place, 1)
    rewrite(round, book, linesOf(book).toSpliced(place, 1))
    return responses.at(round) + ROOT
  },
  'a bet added to the book': (responses) => {
    const { round, book, end, line } = responses.with(({ payout }) => payout > 0)
    const id = found(book.bets.at(-1)).id + 1
    book.bets.push({ ...end, id })
    rewrite(round, book, [...linesOf(book), `${id}|${line.split('|').slice(1).join('|')}`])
    return responses.at(round) + ROOT
  },
  'another stake in the book': (responses) => {
    const { round, book, place, line } = responses.with(({ payout }) => payout === 0)
    const [id, player, gold, ...choice] = line.split('|')
    rewrite(round, book, linesOf(book).with(place, [id, player, Number(gold) + 100, ...choice].join('|')))
    return responses.at(round) + ROOT
  },
  'a bet paid that is in no book': (responses) => {
    const { round, book, end } = responses.with(({ payout }) => payout > 0)
    const id = found(book.bets.at(-1)).id + 1
    book.bets.push({ ...end, id })
    rewrite(round, book, linesOf(book))
    return `${responses.at(round, { ...end, id })}it isn’t in the bet list`
  },
  'nothing said about a bet': (responses) => {
    const { round, book, end, place } = responses.with(() => true)
    book.bets.splice(place, 1)
    rewrite(round, book, linesOf(book))
    return `${responses.at(round, end)}it’s in the bet list, but its result is missing`
  },
  'a winner paid less': (responses) => {
    const { round, book, end } = responses.with(({ payout }) => payout > 0)
    end.payout -= 1
    rewrite(round, book, linesOf(book))
    return `${responses.at(round, end)}the payout is claimed to be ${end.payout}, but is ${end.payout + 1}`
  },
  'a sum that does not add up': (responses) => {
    const { round } = responses.with(() => true)
    round.totalPayout += 100
    return `${responses.at(round)}the sum of all payouts is claimed to be ${round.totalPayout}, but is`
  },
  'a stake refunded for no reason': (responses) => {
    const { round, book, end, line } = responses.with(({ payout }) => payout === 0)
    Object.assign(end, { state: 'refunded', payout: goldOf(line), ...(end.exit === null ? {} : { exit: 100 }) })
    rewrite(round, book, linesOf(book))
    return `${responses.at(round, end)}its stake was refunded`
  },
}

/** Lies about a crash game. */
export const crashLies: Readonly<Record<string, RoundLie>> = {
  'another bust point': (responses) => {
    const { round } = found(responses.rounds[0])
    round.outcome.bust += 1
    return `${responses.at(round)}the outcome is claimed to be {"bust":${round.outcome.bust}}, but is`
  },
  'a bet that left above the bust point': (responses) => {
    const { round, book, end, line } = responses.with(({ exit }, { auto }) => exit === 0 && auto === null)
    changeExit(round, book, end, line, round.outcome.bust + 1)
    return `${responses.at(round, end)}cashed out at`
  },
  'a target that was reached and not paid': (responses) => {
    const { round, book, end, line } = responses.with(({ exit }, { auto }) => auto !== null && exit === auto)
    changeExit(round, book, end, line, 0)
    return `${responses.at(round, end)}lost, although`
  },
  'a bet that left above its target': (responses) => {
    const beyond = ({ exit }: End, { auto }: { auto: number | null }, { outcome }: Round): boolean =>
      auto !== null && exit === auto && outcome.bust > auto
    const { round, book, end, line } = responses.with(beyond)
    changeExit(round, book, end, line, end.exit + 1)
    return `${responses.at(round, end)}cashed out at`
  },
  'a bet that left where nobody can': (responses) => {
    const { round, book, end, line } = responses.with(({ exit }, { auto }) => exit > 0 && auto === null)
    changeExit(round, book, end, line, 100)
    return `${responses.at(round, end)}cashed out at 1.00×, which isn’t possible`
  },
  'a target that was cut by a cap': (responses) => {
    const { round, book, place, end, line } = responses.with(
      ({ exit }, { auto }) => auto !== null && auto > 110 && exit > 110,
    )
    end.cap = 110
    changeExit(round, book, end, line, 110)
    // Even an operator who lied from the lock on has to state the limits.
    rewrite(round, book, linesOf(book).with(place, withCap(line, 110)))
    round.bookRoot = book.root
    return `${responses.at(round, end)}its cap is claimed to be 110, but is`
  },
  'a target that was cut by a cap after the lock': (responses) => {
    const { round, book, end, line } = responses.with(({ exit }, { auto }) => auto !== null && auto > 110 && exit > 110)
    const { cap } = end
    end.cap = 110
    changeExit(round, book, end, line, 110)
    return `${responses.at(round, end)}the cap in its result is claimed to be 110, but is ${cap}`
  },
  'a round that was cut by its cap': (responses) => {
    const { round, book } = responses.with(({ exit }) => exit > 110)
    const { roundCap } = round
    round.roundCap = 110
    for (const [i, end] of book.bets.entries())
      if (end.exit > 110) changeExit(round, book, end, found(linesOf(book)[i]), 110)
    return `${responses.at(round)}the cap of the round is claimed to be 110, but is ${roundCap}`
  },
  'a smaller bankroll than was published': (responses) => {
    const { round } = responses.with(() => true)
    const { bankroll } = round.limits
    round.limits.bankroll -= 1
    return `${responses.at(round)}bankroll of the round is claimed to be ${bankroll - 1}, but is ${bankroll}`
  },
  'limits that do not follow from the bankroll': (responses) => {
    const { round, book } = responses.with(() => true)
    const { maxProfit } = round.limits
    round.limits.maxProfit = 100
    book.text = book.text.replace(`|${maxProfit}|`, '|100|')
    rewrite(round, book, linesOf(book))
    round.bookRoot = book.root
    return `${responses.at(round)}the max win of a bet is claimed to be 100, but is ${maxProfit}`
  },
  'an interruption at a lower value': (responses) => {
    const { round } = found(responses.rounds.find(({ book }) => book.bets.some(({ interrupted }) => interrupted)))
    const end = found(responses.rounds.find((each) => each.round === round)?.book.bets.find((bet) => bet.interrupted))
    round.notedMs = found(round.notedMs ?? undefined) + 60_000
    return `${responses.at(round, end)}ended at`
  },
  'an interruption that is kept quiet': (responses) => {
    const { round, book } = found(responses.rounds.find(({ round: { startedAt } }) => startedAt === null))
    round.incident = null
    const end = found(book.bets.find(({ state }) => state === 'refunded'))
    return `${responses.at(round, end)}its stake was refunded without a reason`
  },
}

/** Lies about a lottery game, here Wingo. */
export const lotteryLies: Readonly<Record<string, RoundLie>> = {
  'another digit': (responses) => {
    const { round } = found(responses.rounds[0])
    const { digit } = round.outcome
    round.outcome.digit = (digit + 1) % 10
    return `${responses.at(round)}the outcome is claimed to be {"digit":${(digit + 1) % 10}}, but is {"digit":${digit}}`
  },
  'another choice in the book': (responses) => {
    const { round, book, place, line } = responses.with(({ payout }) => payout === 0)
    rewrite(round, book, linesOf(book).with(place, line.replace(/"selections":\["\w+"/, '"selections":["9"')))
    return responses.at(round) + ROOT
  },
}
