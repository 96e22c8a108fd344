// Falsified seed pairs of a dishonest operator, and what lies about rounds share with them.

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
  promise: { nextServerSeedHash: string; shownTime: number | null; clientSeedTime: number }
  /** The record of the browser that saved the file. */
  seen?: { nextServerSeedHash: string; time: number }
}

/** A lie about a seed pair; returns the problem that must be found. */
type PairLie = (pair: Pair) => string

export const spoiled = (hex: string): string => hex.slice(0, -1) + (Number.parseInt(hex.slice(-1), 16) ^ 1).toString(16)
/** Nothing was played that this lie could change. */
export class NoMatter extends Error {}

export const found = <T>(value: T | undefined): T => {
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
  // A seed that was made when the client seed was known: everything in the file follows from it but the promise.
  'another seed than the one on record': (pair) => {
    pair.promise.nextServerSeedHash = spoiled(pair.promise.nextServerSeedHash)
    return `seed pair ${pair.seedPairId}: the hash promised before the client seed is claimed to be ${pair.promise.nextServerSeedHash}, but is`
  },
  'another seed than the browser was shown': (pair) => {
    pair.seen = { nextServerSeedHash: spoiled(pair.serverSeedHash), time: 1 }
    return `seed pair ${pair.seedPairId}: the hash that your browser was shown before the client seed is claimed to be ${pair.seen.nextServerSeedHash}, but is`
  },
  'a hash that was shown too late': (pair) => {
    pair.promise.shownTime = pair.promise.clientSeedTime + 1
    return `seed pair ${pair.seedPairId}: the hash was shown after the client seed was given`
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
