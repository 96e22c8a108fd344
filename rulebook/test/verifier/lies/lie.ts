// A lie: how a file is falsified, why an operator would do that, and what both verifiers must say about it.

import { QUICKNET } from '../../../src/beacon/network.ts'
import { fileWith, hashOf } from '../../run-verifier.ts'
import { honestPair, type OwnBet, type Page } from '../own-files.ts'
import { Random } from '../random.ts'
import { answersOf, honestRounds, type Book, type Result, type Round, type RoundsFile } from '../round-files.ts'

export interface Lie {
  /** How the file is falsified. */
  readonly name: string
  /** What the operator would gain. */
  readonly gain: string
  /** The command line over the falsified file. */
  readonly words: () => readonly string[]
  /** What must be said, in part. */
  readonly found: string
  /** 1: something does not match. 2: the file is not what it claims to be, so it is not computed at all. */
  readonly code: 1 | 2
}

/** Some value that has no place here; it may be of any type. */
type Odd = never
export const odd = (value: unknown): Odd => value as Odd

export const linesOf = (answers: readonly unknown[]): string =>
  answers.map((answer) => `${JSON.stringify(answer)}\n`).join('')

// Seed pairs.

export const PAIR_BETS = 80
const honest = honestPair(new Random(11), PAIR_BETS)
/** Twenty bets of each game. Each lie gets a copy of its own. */
export const somePair = (): Page => structuredClone(honest)

/** The first bet of a game of which this is true. */
export function betOf(pair: Page, game: string, isWanted: (bet: OwnBet) => boolean = () => true): OwnBet {
  const found = pair.bets.find((bet) => bet.game === game && isWanted(bet))
  if (!found) throw new Error(`no such bet of ${game}`)
  return found
}
export const isWon = ({ payout }: OwnBet): boolean => payout > 0
export const isLost = ({ payout }: OwnBet): boolean => payout === 0

type PairRow = readonly [name: string, gain: string, falsify: (pair: Page) => void, found: string, code?: 1 | 2]
export const pairLie = ([name, gain, falsify, found, code = 1]: PairRow): Lie => ({
  name,
  gain,
  found,
  code,
  words() {
    const pair = somePair()
    falsify(pair)
    return ['export', fileWith(linesOf([pair]))]
  },
})

// Shared rounds.

/** A round with a bet that a lie is about. */
export interface Scene {
  readonly file: RoundsFile
  readonly round: Round
  readonly book: Book
  readonly result: Result
  readonly place: number
  readonly line: string
}

interface Bet {
  readonly round: Round
  readonly result: Result
  readonly auto: number | null
  readonly bust: number
  readonly gold: number
}
export type Wanted = (bet: Bet) => boolean

const linesIn = (text: string): string[] => text.split('\n').slice(0, -1)
/** The lines of bets in a bet list, without its header and their line breaks. */
export const bookLines = ({ text }: Pick<Book, 'text'>): string[] => linesIn(text).slice(1)
/** The text of a bet list with other bets. */
export const withBets = ({ text }: Pick<Book, 'text'>, lines: readonly string[]): string =>
  [linesIn(text)[0], ...lines].map((line) => `${line}\n`).join('')
const partOf = (line: string, part: number): string => line.split('|')[part] ?? ''

const MOST_FILES = 2000
const files = new Map<string, RoundsFile>()
type Kind = 'practice' | 'bitcoin' | 'beacon'
function honestFile(seed: number, game: string, incidents: boolean, kind: Kind): RoundsFile {
  const key = [seed, game, incidents, kind].join()
  const salted = kind === 'bitcoin' ? kind : 'practice'
  const network = kind === 'beacon' ? QUICKNET : null
  const plan = { game, rounds: 4, bets: 6, incidents, salted, network } as const
  const file = files.get(key) ?? honestRounds(new Random(seed), plan)
  files.set(key, file)
  return structuredClone(file)
}

/** The first honest file of a game that has such a bet. Rounds with an incident are only there on request. */
export function sceneOf(
  game: string,
  isWanted: Wanted = () => true,
  incidents = false,
  kind: Kind = 'practice',
): Scene {
  for (let seed = 0; seed < MOST_FILES; seed++) {
    const file = honestFile(seed, game, incidents, kind)
    for (const { round, book } of file.rounds.slice(1, 3)) {
      const lines = bookLines(book)
      const place = book.bets.findIndex((result, i) => {
        const choice = JSON.parse(partOf(lines[i] ?? '', 4)) as { auto?: number | null }
        const gold = Number(partOf(lines[i] ?? '', 2))
        return isWanted({ round, result, auto: choice.auto ?? null, bust: Number(round.outcome?.['bust']), gold })
      })
      if (place >= 0 && lines.length > 2)
        return { file, round, book, place, result: book.bets[place] as Result, line: lines[place] as string }
    }
  }
  throw new Error(`no round of ${game} with such a bet`)
}

/** Writes the text of a bet list again. Its hash was published when betting closed, so it stays as it was. */
export function rewrite({ round, book }: Pick<Scene, 'round' | 'book'>, text: string): void {
  book.text = text
  book.root = hashOf(text)
  const lines = bookLines(book)
  round.players = new Set(lines.map((line) => partOf(line, 1))).size
  round.totalGold = lines.reduce((sum, line) => sum + Number(partOf(line, 2)), 0)
  addUp({ round, book })
}
export const addUp = ({ round, book }: Pick<Scene, 'round' | 'book'>): void => {
  round.totalPayout = book.bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
}
/** Writes a bet list that never was, as if it had been published when betting closed. */
export function fake(scene: Scene, text: string): void {
  rewrite(scene, text)
  scene.round.bookRoot = scene.book.root
}
export const withLine = ({ book, place }: Scene, line: string): string =>
  withBets(book, bookLines(book).with(place, line))

export const part = (scene: Scene, place: number, text: string): string =>
  withLine(scene, scene.line.split('|').with(place, text).join('|'))
/** The list with another field in its header. */
export const withHeader = ({ text }: Pick<Book, 'text'>, place: number, field: string): string => {
  const [header = '', ...lines] = text.split('\n')
  return [header.split('|').with(place, field).join('|'), ...lines].join('\n')
}

/** Lets a bet of a crash game leave elsewhere, with its payout and the round's sum. */
export function leaveAt(scene: Scene, exit: number): void {
  scene.result.exit = exit
  scene.result.payout = Math.floor((Number(partOf(scene.line, 2)) * exit) / 100)
  addUp(scene)
}

export const roundsWords = (file: RoundsFile, ...options: string[]): string[] => [
  'rounds',
  fileWith(linesOf(answersOf(file))),
  ...options,
]

type SceneRow = readonly [name: string, gain: string, falsify: (scene: Scene) => void, found: string, code?: 1 | 2]
/** Lies about a bet of a round like this one. */
export const sceneLie =
  (scene: () => Scene) =>
  ([name, gain, falsify, found, code = 1]: SceneRow): Lie => ({
    name,
    gain,
    found,
    code,
    words() {
      const falsified = scene()
      falsify(falsified)
      return roundsWords(falsified.file)
    },
  })
