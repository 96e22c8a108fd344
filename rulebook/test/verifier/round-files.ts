// Honest files about shared rounds: a manifest, and the rounds of a chain with their bet lists, as GET /api/fair/manifest,
// round and book answer. Interrupted and cancelled rounds are among them.

import { beaconRoundAfter, QUICKNET, TEST_NETWORK, type BeaconNetwork } from '../../src/beacon/network.ts'
import type { SaltProof } from '../../src/core/salt-proof/salt-proof.ts'
import { practiceSalt } from '../../src/core/salt.ts'
import { BOOK_VERSION, writeBook } from '../../src/play/bet-book.ts'
import { interruptedAt } from '../../src/play/crash-engine.ts'
import { Draws, hexToBytes, roundPublic } from '../../src/play/draws.ts'
import { noExposure, roundLoss, withBet } from '../../src/play/exposure.ts'
import type { CrashRules } from '../../src/play/game.ts'
import { roundLimits, type RoundLimits } from '../../src/play/limits.ts'
import { crashGames, lotteries } from '../games.ts'
import { LocalBitcoin, saltProofOf } from '../local-bitcoin.ts'
import { hashOf, hashOfHex } from '../run-verifier.ts'
import type { Random } from './random.ts'

export interface ManifestAnswer {
  manifest: string
  manifestHash: string
  salt: string | null
  saltSource: string
  saltProof: string
  saltAnchor: SaltProof | null
  ended: null
}

export interface Round {
  game: string
  epoch: number
  index: number
  phase: string
  commit: string
  salt: string
  beaconRound: number | null
  beacon: string | null
  beaconSignature: string | null
  lockTime: number
  startedAt: number | null
  notedMs: number | null
  limits: Record<string, number | null>
  bookVersion: string
  bookRoot: string
  roundCap: number | null
  hash: string | null
  outcome: Record<string, unknown> | null
  incident: string | null
  players: number
  totalGold: number
  totalPayout: number | null
}

export interface Result {
  id: number
  state: string
  cap: number | null
  exit: number | null
  payout: number | null
  interrupted: boolean
}

export interface Book {
  game: string
  epoch: number
  index: number
  text: string
  root: string
  bets: Result[]
}

export interface RoundsFile {
  manifest: ManifestAnswer
  rounds: { round: Round; book: Book }[]
}

export const answersOf = ({ manifest, rounds }: RoundsFile): object[] => [
  manifest,
  ...rounds.flatMap(({ round, book }) => [round, book]),
]

interface Line {
  readonly id: number
  readonly player: string
  readonly gold: number
  readonly cap: number | null
  readonly choice: unknown
}

/** What a manifest's response says beside its text. Only tests accept a Bitcoin chain with so little work. */
export function publishedAs(manifest: string, chain: LocalBitcoin | null): ManifestAnswer {
  const manifestHash = hashOf(manifest)
  const salted = chain ? saltOf(manifest, chain) : { salt: practiceSalt(manifestHash), saltProof: '', saltAnchor: null }
  return { manifest, manifestHash, ...salted, saltSource: chain ? 'btc' : 'dev', ended: null }
}

const BLOCKS_BETWEEN = 150
/** Stamps a manifest in the next block, and mines until the block that it names. */
function saltOf(manifest: string, chain: LocalBitcoin) {
  const ots = chain.stamped(Buffer.from(hashOf(manifest), 'hex'))
  const anchor = chain.tip
  const { saltRule } = JSON.parse(manifest) as { saltRule?: string }
  const height = Number(/^btc:([1-9]\d*)$/.exec(saltRule ?? '')?.[1] ?? anchor + BLOCKS_BETWEEN)
  chain.mine(height - anchor + 6)
  const saltAnchor: SaltProof = saltProofOf(chain, ots, anchor, height)
  return { salt: chain.blockHash(height), saltProof: chain.header(height).toString('hex'), saltAnchor }
}

/** A Bitcoin chain on which a manifest can be stamped at once. */
export const bitcoin = (): LocalBitcoin => new LocalBitcoin().mine(12)

/** A chain of one game: its hashes from h_0 on, and what the manifest's response says. */
function chainOf(random: Random, { game, rounds: length, salted = 'practice', network = null }: Plan) {
  const hashes = [random.hex(32)]
  while (hashes.length <= length) hashes.unshift(hashOfHex(hashes[0] as string))
  const terminals = { [game]: hashes[0], other: random.hex(32) }
  const createdAt = 1_790_000_000_000 - random.below(1e6)
  const chain = salted === 'bitcoin' ? bitcoin() : null
  const saltRule = chain ? `btc:${chain.tip + 1 + BLOCKS_BETWEEN}` : 'practice'
  const text = JSON.stringify({ version: 'PF1', epoch: 1, N: length, terminals, saltRule, beacon: network, createdAt })
  return { hashes, answer: publishedAs(text, chain) }
}

interface Plan {
  readonly game: string
  readonly rounds: number
  readonly bets: number
  readonly salted?: 'practice' | 'bitcoin'
  readonly incidents?: boolean
  /** In beacon mode. Nobody signs here; the signature is only checked where its library is. */
  readonly network?: BeaconNetwork | null
}

export const NETWORKS: readonly BeaconNetwork[] = [QUICKNET, TEST_NETWORK]

export function honestRounds(random: Random, plan: Plan): RoundsFile {
  const { game, rounds: length, bets: most, incidents = true, network = null } = plan
  const { hashes, answer } = chainOf(random, plan)
  const salt = answer.salt as string
  const rounds = Array.from({ length }, (_, before) => {
    const index = before + 1
    const hash = hashes[index] as string
    const lockTime = 1_790_000_000_000 + 30_000 * index + random.below(10_000)
    const beacon = beaconOf(random, network, lockTime, incidents)
    const draws = new Draws(hexToBytes(hash), game, roundPublic(salt, beacon.beacon ?? undefined), index)
    const ids = Array.from({ length: random.below(most + 1) }, (__, i) => 100 * index + 3 * i)
    const isUndrawn = beacon.beaconRound !== null && beacon.beacon === null
    const drawn = played(random, { game, draws, ids, incidents, limits: someLimits(random, game) })
    const { lines, results, limits, outcome, ...end } = isUndrawn ? undrawn(drawn) : drawn
    const place = { game, epoch: 1, index }
    const text = writeBook({
      round: place,
      limits,
      lines: lines.map(({ id, player, gold, cap, choice }) => ({
        id: BigInt(id),
        player,
        stake: BigInt(gold),
        cap,
        choice,
      })),
    })
    const round: Round = {
      ...place,
      phase: 'over',
      commit: hashes[before] as string,
      salt,
      ...beacon,
      lockTime,
      limits: publicLimits(limits),
      bookVersion: BOOK_VERSION,
      bookRoot: hashOf(text),
      hash,
      outcome,
      ...end,
      players: new Set(lines.map(({ player }) => player)).size,
      totalGold: lines.reduce((sum, { gold }) => sum + gold, 0),
      totalPayout: results.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
    }
    return { round, book: { ...place, text, root: hashOf(text), bets: results } }
  })
  return { manifest: answer, rounds }
}

function beaconOf(random: Random, network: BeaconNetwork | null, lockTime: number, incidents: boolean) {
  if (network === null) return { beaconRound: null, beacon: null, beaconSignature: null }
  const beaconRound = beaconRoundAfter(network, lockTime)
  if (incidents && random.happens(4)) return { beaconRound, beacon: null, beaconSignature: null }
  const beaconSignature = random.hex(48)
  return { beaconRound, beacon: hashOfHex(beaconSignature), beaconSignature }
}

const edgeOf = new Map([...crashGames, ...lotteries].map(({ id, edgePpm }) => [id, edgePpm]))
function someLimits(random: Random, game: string): RoundLimits {
  const bankroll = BigInt(random.from([40_000_000, 100_000_000, 1_000_000_000, 90_000_000_000]) + random.below(1e6))
  const operator = {
    profitMax: random.happens(4) ? 60_000n : null,
    stakeMax: random.happens(4) ? 20_000n : null,
  }
  return roundLimits(edgeOf.get(game) ?? 0, bankroll, operator)
}

/** As GET /api/fair/round answers. */
export const publicLimits = ({ bankroll, operator, profitPerBet, lossPerRound }: RoundLimits) => ({
  bankroll: Number(bankroll),
  operatorMaxProfit: operator.profitMax === null ? null : Number(operator.profitMax),
  operatorMaxStake: operator.stakeMax === null ? null : Number(operator.stakeMax),
  maxProfit: Number(profitPerBet),
  maxRoundLoss: Number(lossPerRound),
})

interface Play {
  readonly game: string
  readonly draws: Draws
  readonly ids: readonly number[]
  readonly incidents: boolean
  readonly limits: RoundLimits
}
interface Played extends Pick<Round, 'outcome' | 'startedAt' | 'notedMs' | 'roundCap' | 'incident'> {
  readonly lines: Line[]
  readonly results: Result[]
  readonly limits: RoundLimits
}
const playerOf = (random: Random): string => random.from(['00112233445566ff', 'a0a0a0a0a0a0a0a0', random.hex(8)])

function played(random: Random, play: Play): Played {
  const crash = crashGames.find(({ id }) => id === play.game)
  return crash ? crashRound(random, crash, play) : lotteryRound(random, play)
}

/** A round whose beacon did not come: all bets are refunded. */
const undrawn = (round: Played): Played => ({
  ...round,
  outcome: null,
  startedAt: null,
  notedMs: null,
  incident: 'void',
  results: round.lines.map(({ id, gold, cap }) => ({
    id,
    state: 'refunded',
    cap,
    exit: cap === null ? null : 100,
    payout: gold,
    interrupted: false,
  })),
})

const someStake = (random: Random, { min, max, step }: { min: bigint; max: bigint; step: bigint }): bigint =>
  max < min ? 0n : min + step * BigInt(random.below(Number((max - min) / step) + 1))

const choicesOf = new Map(lotteries.map((rules) => [rules.id, [...rules.choices()]]))
function lotteryRound(random: Random, { game, draws, ids, incidents, limits }: Play): Played {
  const rules = lotteries.find(({ id }) => id === game)
  if (!rules) throw new Error(`${game} is no shared game`)
  const outcome = rules.draw(draws)
  const incident = incidents && random.happens(8) ? 'void' : null
  let exposure = noExposure(rules)
  const lines = ids.flatMap((id): Line[] => {
    const choice = random.from(choicesOf.get(game) ?? [])
    const stake = someStake(random, rules.stakes(choice, limits))
    const next = withBet(rules, exposure, stake, choice)
    if (stake === 0n || roundLoss(rules, next) > limits.lossPerRound) return []
    exposure = next
    return [{ id, player: playerOf(random), gold: Number(stake), cap: null, choice }]
  })
  const results = lines.map(({ id, gold, choice }): Result => {
    const wins = Number(rules.payout(BigInt(gold), choice, outcome))
    const state = incident ? 'refunded' : 'settled'
    return { id, state, cap: null, exit: null, payout: incident ? gold : wins, interrupted: false }
  })
  const end = { startedAt: null, notedMs: null, roundCap: null, incident }
  return { lines, results, limits, outcome: { ...(outcome as object) }, ...end }
}

/** The highest cash-out that is possible at or below a value; 0 if there is none. */
const stepAt = (steps: readonly number[], value: number): number => steps.findLast((step) => step <= value) ?? 0

function crashRound(random: Random, rules: CrashRules, { draws, ids, incidents, limits }: Play): Played {
  const { bust } = rules.draw(draws)
  const steps = rules.autoBy === 'step' ? [...rules.multipliers()] : []
  const near = (value: number) => (steps.length > 0 ? stepAt(steps, value) : value < rules.firstMultiplier ? 0 : value)
  const incident = incidents && random.happens(4) ? random.from(['restart', 'void']) : null
  const startedAt = incident && random.happens(2) ? null : 1_790_000_000_000
  const notedMs = incident && startedAt !== null ? random.below(20_000) : null
  const lines: Line[] = []
  const stopOf = ({ cap, choice }: Line): number => {
    const { auto } = choice as { auto: number | null }
    return Math.min(auto === null ? Infinity : (rules.autoMultiplier(auto) ?? Infinity), cap ?? Infinity)
  }
  const capOf = (all: readonly Line[]): number =>
    rules.roundCap(
      all.map((line) => ({ stake: BigInt(line.gold), stopMultiplier: stopOf(line) })),
      limits,
    )
  for (const id of ids) {
    const auto = random.happens(3) ? null : steps.length > 0 ? 1 + random.below(steps.length) : 101 + random.below(500)
    const stake = someStake(random, rules.stakes(limits))
    const cap = stake > 0n ? rules.personalCap(stake, limits) : undefined
    if (cap === undefined) continue
    const line = { id, player: playerOf(random), gold: Number(stake), cap, choice: { auto } }
    if (capOf([...lines, line]) >= 200) lines.push(line)
  }
  const roundCap = capOf(lines)
  const results = lines.map((line): Result => {
    const { id, gold, cap } = line
    const { auto } = line.choice as { auto: number | null }
    const stop = Math.min(stopOf(line), roundCap)
    const early = random.happens(2) ? near(Math.min(stop, bust, rules.firstMultiplier + random.below(300))) : 0
    const regular = early || (stop <= bust ? stop : 0)
    const mustRefund = startedAt === null && (incident === 'void' || (incident !== null && auto === null))
    const isRefund = mustRefund || (incident === 'void' && regular === 0)
    const interrupted = incident === 'restart' && !isRefund && auto === null && early === 0
    const due = interrupted ? Math.min(interruptedAt(rules, notedMs ?? 0, { bust }), stop) : regular
    const exit = isRefund ? 100 : due
    const payout = Math.floor((gold * exit) / 100)
    return { id, state: isRefund ? 'refunded' : 'settled', cap, exit, payout, interrupted }
  })
  return { lines, results, limits, outcome: { bust }, startedAt, notedMs, roundCap, incident }
}
