// Honest files about single-player games: revealed seed pairs with all their bets, as GET /api/fair/export answers.

import { bytesToHex, Draws, hexToBytes } from '../../src/play/draws.ts'
import { buildTree, leafId, leafOf, pathOf, rootOf } from '../../src/core/solvency.ts'
import { fixedOdds, stepGames } from '../games.ts'
import { hashOfHex } from '../run-verifier.ts'
import type { Random } from './random.ts'

export interface OwnBet {
  id: number
  game: string
  nonce: number
  gold: number
  choice: Record<string, unknown>
  outcome: Record<string, unknown>
  payout: number
  createTime: number
}

export interface Page {
  seedPairId: number
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  bets: OwnBet[]
  betCount: number
  promise: { nextServerSeedHash: string; shownTime: number | null; clientSeedTime: number }
  /** What the browser that saved the file had been shown. */
  seen?: { nextServerSeedHash: string }
  releases: number[]
  complete: boolean
  next: number | null
}

const TILES = Array.from({ length: 25 }, (_, tile) => tile)
type Played = Pick<OwnBet, 'game' | 'choice' | 'outcome' | 'gold' | 'payout'>
type Play = (seed: Uint8Array, clientSeed: string, nonce: number, random: Random) => Played

const stakeOf = (random: Random): number => random.from([1, 7, 100, 300, 2500, 50_000])

const instantPlays = fixedOdds
  .filter(({ kind }) => kind === 'instant')
  .map((rules): Play => {
    const choices = [...rules.choices()]
    return (seed, clientSeed, nonce, random) => {
      const choice = random.from(choices)
      const outcome = rules.draw(new Draws(seed, rules.id, clientSeed, nonce), choice)
      const gold = stakeOf(random)
      const payout = Number(rules.payout(BigInt(gold), choice, outcome))
      return { game: rules.id, choice: { ...(choice as object) }, outcome: { ...(outcome as object) }, gold, payout }
    }
  })

/** Opens tiles in random order until the player stops or hits a mine. */
const stepPlays = stepGames.map((rules): Play => {
  const choices = [...rules.choices()]
  return (seed, clientSeed, nonce, random) => {
    const choice = random.from(choices)
    const board = rules.draw(new Draws(seed, rules.id, clientSeed, nonce), choice)
    const wanted = random.shuffled(TILES).slice(0, random.below(1 + rules.safeCells(choice)))
    const mine = wanted.findIndex((tile) => !rules.isSafe(board, tile))
    const opened = mine < 0 ? wanted : wanted.slice(0, mine + 1)
    const gold = stakeOf(random)
    const wins = opened.length === 0 ? BigInt(gold) : rules.payout(BigInt(gold), choice, opened.length)
    const outcome = { ...(board as object), opened }
    return { game: rules.id, choice: { ...(choice as object) }, outcome, gold, payout: mine < 0 ? Number(wins) : 0 }
  }
})
const plays = [...instantPlays, ...stepPlays]

/** A revealed pair with all its bets, on one page. The games take turns. */
export function honestPair(random: Random, count: number, seedPairId = 7): Page {
  const serverSeed = random.hex(32)
  const clientSeed = random.from(['player-seed_01', 'x', '--json', random.hex(32)])
  const bets = Array.from({ length: count }, (_, nonce): OwnBet => {
    const play = plays[nonce % plays.length] as Play
    const played = play(hexToBytes(serverSeed), clientSeed, nonce, random)
    return { id: 1000 + 3 * nonce, nonce, createTime: 1_790_000_000_000 + nonce, ...played }
  })
  const serverSeedHash = hashOfHex(serverSeed)
  const shownTime = random.happens(4) ? null : 1_789_999_999_000
  const promise = { nextServerSeedHash: serverSeedHash, shownTime, clientSeedTime: 1_789_999_999_000 + random.below(9) }
  const seen = random.happens(2) ? { seen: { nextServerSeedHash: serverSeedHash } } : {}
  const facts = { seedPairId, serverSeed, serverSeedHash, clientSeed, promise, ...seen, releases: [1] }
  return { ...facts, bets, betCount: count, complete: true, next: null }
}

/** Splits a pair's bets into pages, as the server does with long ones. */
export function pagesOf(pair: Page, size: number): Page[] {
  const pages: Page[] = []
  for (let from = 0; from < Math.max(1, pair.bets.length); from += size) {
    const next = from + size < pair.bets.length ? from + size : null
    pages.push({ ...pair, bets: pair.bets.slice(from, from + size), next })
  }
  return pages
}

export interface SolvencyFile {
  published: { root: string; total: number; players: number }
  playerId: number
  salt: string
  parts: Record<string, number>
  place: number
  path: { hash: string; sum: number }[]
}

/** The file that the Proof of reserves page saves for one of the players. */
export function honestSolvency(random: Random, players: number): SolvencyFile {
  const all = Array.from({ length: players }, (_, i) => ({
    id: BigInt(1001 + i),
    salt: hexToBytes(random.hex(32)),
    parts: { cash: random.below(1_000_000), held: random.below(3), staked: 0, shares: random.below(500) },
  }))
  const goldOf = ({ parts }: (typeof all)[number]): bigint =>
    BigInt(parts.cash + parts.held + parts.staked + parts.shares)
  const leaves = all.map((player) => leafOf(leafId(player.id, player.salt), goldOf(player)))
  const growing = buildTree(leaves, players)
  let step = growing.next()
  while (!step.done) step = growing.next()
  const tree = step.value
  const place = random.below(players)
  const me = all[place] as (typeof all)[number]
  return {
    published: { root: bytesToHex(rootOf(tree).hash), total: Number(rootOf(tree).sum), players },
    playerId: Number(me.id),
    salt: bytesToHex(me.salt),
    parts: me.parts,
    place,
    path: pathOf(tree, place).map(({ hash, sum }) => ({ hash: bytesToHex(hash), sum: Number(sum) })),
  }
}
