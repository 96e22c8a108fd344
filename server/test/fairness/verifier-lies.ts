// Falsified responses of a dishonest operator. Each lie changes the real response in one way, adjusts sums and counts
// where possible, and names the problem that the verifier must report.

import { createHash } from 'node:crypto'

interface OwnBet {
  id: number
  game: string
  nonce: number
  gold: number
  choice: Record<string, unknown>
  outcome: Record<string, unknown>
  payout: number
  createTime: number
}
export interface Pair {
  seedPairId: number
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  bets: OwnBet[]
  betCount: number
  complete: boolean
}
interface Round {
  index: number
  commit: string
  salt: string
  startedAt: number | null
  bookRoot: string
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
  exit: number
  payout: number
}
interface Book {
  index: number
  text: string
  root: string
  bets: End[]
}

/** A lie about a seed pair; returns the problem that must be found. */
type PairLie = (pair: Pair) => string

const spoiled = (hex: string): string => hex.slice(0, -1) + (Number.parseInt(hex.slice(-1), 16) ^ 1).toString(16)
/** Nothing was played that this lie could change. */
export class NoMatter extends Error {}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new NoMatter()
  return value
}
const won = ({ bets }: Pair, game: string): OwnBet => found(bets.find((bet) => bet.game === game && bet.payout > 0))
const at = ({ seedPairId }: Pair, { nonce, game, id }: OwnBet): string =>
  `seed pair ${seedPairId}: nonce ${nonce} (${game}, bet ${id}): `

export const pairLies: Readonly<Record<string, PairLie>> = {
  'a win is paid less': (pair) => {
    const bet = won(pair, 'roller')
    bet.payout -= 1
    return `${at(pair, bet)}the payout is claimed to be ${bet.payout}, but is ${bet.payout + 1}`
  },
  'a loss is paid': (pair) => {
    const bet = found(pair.bets.find(({ game, payout }) => game === 'turntable' && payout === 0))
    bet.payout = bet.gold
    return `${at(pair, bet)}the payout is claimed to be ${bet.gold}, but is 0`
  },
  'another outcome': (pair) => {
    const bet = won(pair, 'roller')
    const roll = Number(bet.outcome['roll'])
    bet.outcome['roll'] = (roll + 1) % 100_000
    return `${at(pair, bet)}the outcome is claimed to be {"roll":${(roll + 1) % 100_000}}, but is {"roll":${roll}}`
  },
  'another card': (pair) => {
    const bet = found(pair.bets.find(({ game }) => game === 'scratch'))
    bet.outcome['grid'] = String(bet.outcome['grid']).split('').reverse().join('')
    return `${at(pair, bet)}the outcome is claimed to be`
  },
  'another choice': (pair) => {
    const bet = won(pair, 'roller')
    bet.choice['direction'] = bet.choice['direction'] === 'lower' ? 'higher' : 'lower'
    return at(pair, bet)
  },
  'another stake': (pair) => {
    const bet = won(pair, 'turntable')
    bet.gold += 100
    return `${at(pair, bet)}the payout is claimed to be ${bet.payout}, but is`
  },
  'two bets swapped': (pair) => {
    const [one, other] = pair.bets.filter(({ game }) => game === 'roller') as [OwnBet, OwnBet]
    ;[one.nonce, other.nonce] = [other.nonce, one.nonce]
    ;[one.createTime, other.createTime] = [other.createTime, one.createTime]
    return `${at(pair, one)}the outcome is claimed to be`
  },
  'a bet left out': (pair) => {
    pair.bets.splice(5, 1)
    return `seed pair ${pair.seedPairId}: nonce 5 is missing`
  },
  'the last bets left out, and called complete': (pair) => {
    pair.bets.splice(-3, 3)
    return `seed pair ${pair.seedPairId}: "complete" is claimed to be true, but is false`
  },
  'a bet put in twice': (pair) => {
    const bet = found(pair.bets[7])
    pair.bets.push({ ...bet, id: bet.id + 1_000_000 })
    return `nonce 7 (${bet.game}, bet ${bet.id + 1_000_000}): this nonce appears twice`
  },
  'another server seed': (pair) => {
    pair.serverSeed = spoiled(pair.serverSeed)
    return `seed pair ${pair.seedPairId}: SHA-256 of the server seed is claimed to be ${pair.serverSeedHash}, but is`
  },
  'another server seed with its own hash': (pair) => {
    pair.serverSeed = spoiled(pair.serverSeed)
    pair.serverSeedHash = createHash('sha256').update(Buffer.from(pair.serverSeed, 'hex')).digest('hex')
    // Of some bet: by luck a small board may come out alike.
    return 'the outcome is claimed to be'
  },
  'another client seed': (pair) => {
    pair.clientSeed = `${pair.clientSeed}-`
    // Of some bet: by luck a small board may come out alike.
    return 'the outcome is claimed to be'
  },
  'a board with its mines elsewhere': (pair) => {
    const bet = found(pair.bets.find(({ game, choice }) => game === 'minesweeper' && Number(choice['mines']) < 24))
    bet.outcome['mines'] = (bet.outcome['mines'] as number[]).map((tile) => (tile + 1) % 25)
    return `${at(pair, bet)}the outcome is claimed to be`
  },
  'a tile that was never opened': (pair) => {
    const bet = won(pair, 'minesweeper')
    const opened = bet.outcome['opened'] as number[]
    const mines = bet.outcome['mines'] as number[]
    opened.push(
      found(Array.from({ length: 25 }, (_, tile) => tile).find((tile) => ![...mines, ...opened].includes(tile))),
    )
    return `${at(pair, bet)}the payout is claimed to be ${bet.payout}, but is`
  },
  'a mine that was opened and passed over': (pair) => {
    const bet = won(pair, 'minesweeper')
    ;(bet.outcome['opened'] as number[]).unshift(found((bet.outcome['mines'] as number[])[0]))
    return `${at(pair, bet)}the game continued after a mine`
  },
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

const linesOf = ({ text }: Book): string[] => text.split('\n').slice(0, -1)
const choiceOf = (line: string) => JSON.parse(line.split('|').slice(3).join('|')) as { auto: number | null }
const goldOf = (line: string): number => Number(line.split('|')[2])

/** Rewrites a book and adjusts all sums. Its root was published at the lock and cannot be changed. */
function rewrite(round: Round, book: Book, lines: readonly string[]): void {
  book.text = lines.map((line) => `${line}\n`).join('')
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
  'a stake given back for no reason': (responses) => {
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
