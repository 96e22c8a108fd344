import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { clientSeed, coins, decimal, hex, page, time, requestId } from '../fields.ts'

/** A player's seeds in the form that may be shown while they are in use. */
export const seeds = z.object({
  seedPairId: z.int().nullable(),
  /** The commitment that binds the next bets; null until a client seed has been set. */
  serverSeedHash: hex.nullable(),
  nextServerSeedHash: hex,
  clientSeed: clientSeed.nullable(),
  nonce: z.int(),
})

/** The seeds of a single-player bet; the server seed is null until it is revealed. */
export const seedProof = z.object({
  seedPairId: z.int(),
  serverSeedHash: hex,
  serverSeed: hex.nullable(),
  clientSeed,
  nonce: z.int(),
})

/** The chain position of a bet on a shared round. The round is over, so its hash is known. */
export const roundProof = z.object({
  epoch: z.int(),
  index: z.int(),
  hash: hex,
  /** The hash of the round before, published before this one took bets. */
  commit: hex,
  salt: hex,
  saltSource: z.enum(['dev', 'btc']),
})

/** A settled bet as its own player sees it, without what proves it. */
const settledBet = <C extends z.ZodType, O extends z.ZodType>(choice: C, outcome: O) =>
  z.object({ id: z.int(), gold: coins, payout: coins, choice, outcome, createTime: time })
/** On the player's own seeds. */
export const seedBet = <C extends z.ZodType, O extends z.ZodType>(choice: C, outcome: O) =>
  settledBet(choice, outcome).extend({ proof: seedProof })
/** On a shared round. */
export const roundBet = <C extends z.ZodType, O extends z.ZodType>(choice: C, outcome: O) =>
  settledBet(choice, outcome).extend({ round: roundProof })

/** What binds a shared round before its end. */
export const roundCommitment = {
  /** The hash that binds this round: SHA-256 of its own hash. */
  commit: hex,
  salt: hex,
  /** `dev` is a practice chain, whose salt this server generated. */
  saltSource: z.enum(['dev', 'btc']),
  beaconRound: z.int().nullable(),
  /** SHA-256 of the bet book, from the lock on. */
  bookRoot: hex.nullable(),
}

/** One bet in its public form, with everything needed to verify it: its seeds or its round. */
export const publicBet = z.object({
  id: z.int(),
  game: z.string(),
  player: z.string(),
  gold: coins,
  payout: coins,
  choice: z.unknown(),
  outcome: z.unknown(),
  createTime: time,
  proof: seedProof.nullable(),
  round: roundProof.nullable(),
})

/** A row of a public feed: player, game, stake and payout. */
export const feedBet = z.object({
  id: z.int(),
  game: z.string(),
  player: z.string(),
  gold: coins,
  payout: coins,
  createTime: time,
})

/** The result of a bet in a round's bet book. */
const bookBet = z.object({
  id: z.int(),
  /** `placed` between the end of a round and its settlement. */
  state: z.enum(['placed', 'settled', 'refunded']),
  /** In a crash game: the multiplier of the forced cash-out, in hundredths. */
  cap: z.int().nullable(),
  /** In a crash game: the cash-out multiplier in hundredths; 0 if it lost. */
  exit: z.int().nullable(),
  payout: coins.nullable(),
})

/** When and why an operator ended an epoch: no later round is drawn from it. Null for all others. */
const ended = z.object({ time, reason: z.string() }).nullable()
const epoch = z.coerce
  .number()
  .int()
  .min(1)
  .max(2_000_000_000)
  .describe('The epoch. Its manifest fixes all its rounds.')
const roundPlace = z.strictObject({
  game: z
    .string()
    .max(40)
    .meta({ description: 'The id of a game with shared rounds.', examples: ['crash'] }),
  epoch,
  index: z.coerce.number().int().min(1).max(2_000_000_000).describe('The round number in its epoch.'),
})

/** Values for examples alone. */
const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
export const exampleProof: z.infer<typeof seedProof> = {
  seedPairId: 4711,
  serverSeedHash: EXAMPLE_HASH,
  serverSeed: null,
  clientSeed: 'my-own-seed',
  nonce: 0,
}
const EXAMPLE_NEXT_HASH = '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752'

shareSchemas({
  Seeds: seeds,
  SeedProof: seedProof,
  RoundProof: roundProof,
  PublicBet: publicBet,
  FeedBet: feedBet,
  BookBet: bookBet,
})

export const fairnessContract = contract('fairness', areas.fairness, {
  seeds: playerEndpoint('GET /api/fair/seeds', {
    summary: 'My seeds: the hashed server seed in use, the next one, my client seed and the nonce of the next bet',
    output: seeds,
  }),
  rotate: playerEndpoint('POST /api/fair/rotate', {
    summary: 'Change seeds: set a client seed, reveal the server seed in use and start the next pair at nonce 0',
    input: z.strictObject({ clientSeed }),
    refusals: ['clientSeedUsed', 'rotationBlocked'],
    example: {
      input: { clientSeed: 'my-own-seed' },
      output: {
        revealed: null,
        seeds: {
          seedPairId: 4711,
          serverSeedHash: EXAMPLE_HASH,
          nextServerSeedHash: EXAMPLE_NEXT_HASH,
          clientSeed: 'my-own-seed',
          nonce: 0,
        },
      },
    },
    output: z.object({
      revealed: z
        .object({ seedPairId: z.int(), serverSeed: hex, serverSeedHash: hex, clientSeed, bets: z.int() })
        .nullable(),
      seeds,
    }),
  }),
  export: playerEndpoint('GET /api/fair/export/{seedPairId}', {
    summary: 'All bets of a revealed seed pair, by nonce, several thousand per page',
    input: z.strictObject({
      seedPairId: z.coerce.number().int().min(1).describe('The id of a revealed seed pair.'),
      from: z.coerce.number().int().min(0).default(0).describe('The nonce to start at.'),
    }),
    refusals: ['notFound', 'seedsNotRevealed'],
    output: z.object({
      seedPairId: z.int(),
      serverSeed: hex,
      serverSeedHash: hex,
      clientSeed,
      bets: z.array(
        z.object({
          id: z.int(),
          game: z.string(),
          nonce: z.int(),
          gold: coins,
          choice: z.unknown(),
          outcome: z.unknown(),
          payout: coins,
          createTime: time,
        }),
      ),
      /** How many bets used the pair: its nonces run from 0 to one less. */
      betCount: z.int(),
      /** True when the pair's nonces run from 0 without a gap. */
      complete: z.boolean(),
      /** The next page's first nonce; null on the last page. */
      next: z.int().nullable(),
    }),
  }),
  pairs: playerEndpoint('GET /api/fair/pairs/{lastCreateTime}', {
    summary: 'My revealed seed pairs, newest first',
    input: page,
    output: z.array(
      z.object({
        seedPairId: z.int(),
        serverSeed: hex,
        serverSeedHash: hex,
        clientSeed,
        bets: z.int(),
        /** When the server seed was committed to, the client seed was set, and the server seed was revealed. */
        createTime: time,
        activeTime: time,
        revealTime: time,
      }),
    ),
  }),
  bet: publicEndpoint('GET /api/bet/{id}', {
    summary: 'One settled bet with everything needed to verify it (public)',
    input: z.strictObject({
      id: z.coerce
        .number()
        .int()
        .min(1)
        .meta({ description: 'The id of a settled bet.', examples: [90210] }),
    }),
    refusals: ['notFound'],
    example: {
      output: {
        id: 90210,
        game: 'roller',
        player: 'A***n',
        gold: 100,
        payout: 198,
        choice: { direction: 'lower', number: 50000 },
        outcome: { roll: 31415 },
        createTime: 1794900000000,
        proof: exampleProof,
        round: null,
      },
    },
    output: publicBet,
  }),
  requested: playerEndpoint('GET /api/bet/request/{requestId}', {
    summary: 'My bet with this request id, for a client that lost the response (null if none was placed)',
    input: z.strictObject({ requestId }),
    output: z.object({
      bet: z
        .object({
          id: z.int(),
          game: z.string(),
          gold: coins,
          state: z.enum(['queued', 'placed', 'settled', 'cancelled', 'refunded']),
          createTime: time,
        })
        .nullable(),
    }),
  }),
  manifest: publicEndpoint('GET /api/fair/manifest/{epoch}', {
    summary: 'What fixes all shared rounds of an epoch: the published manifest, its hash and the salt',
    input: z.strictObject({ epoch }),
    refusals: ['notFound'],
    output: z.object({
      /** The exact text whose SHA-256 is the manifest's hash. */
      manifest: z.string(),
      manifestHash: hex,
      /** Null until the value that the salt rule names exists. */
      salt: hex.nullable(),
      /** `dev` is a practice chain: this server generated its salt. */
      saltSource: z.enum(['dev', 'btc']),
      /** The block header that proves the salt; empty on a practice chain. */
      saltProof: hex,
      ended,
    }),
  }),
  epochs: publicEndpoint('GET /api/fair/epochs', {
    summary: 'Published manifests, newest first, and the games that use each one now',
    output: z.array(
      z.object({
        epoch: z.int(),
        manifestHash: hex,
        createTime: time,
        /** False until its salt is known. */
        isSalted: z.boolean(),
        games: z.array(z.string()),
        ended,
      }),
    ),
  }),
  round: publicEndpoint('GET /api/fair/round/{game}/{epoch}/{index}', {
    summary: 'One shared round: its hash and, once it’s over, its result',
    input: roundPlace,
    refusals: ['notFound'],
    output: z.object({
      game: z.string(),
      epoch: z.int(),
      index: z.int(),
      phase: z.enum(['betting', 'locked', 'running', 'drawing', 'result', 'over']),
      commit: hex,
      salt: hex,
      saltSource: z.enum(['dev', 'btc']),
      beaconRound: z.int().nullable(),
      lockTime: time,
      startedAt: time.nullable(),
      endedAt: time.nullable(),
      bookRoot: hex.nullable(),
      roundCap: z.int().nullable(),
      hash: hex.nullable(),
      /** Null until the round is over. */
      outcome: z.unknown(),
      incident: z.string().nullable(),
      players: z.int(),
      totalGold: coins,
      /** Null until the round is over and every bet on it is settled. */
      totalPayout: coins.nullable(),
    }),
  }),
  book: publicEndpoint('GET /api/fair/book/{game}/{epoch}/{index}', {
    summary:
      'The bet list of a finished round, whose SHA-256 was published when betting closed, and the result of each bet',
    input: roundPlace,
    refusals: ['notFound', 'roundNotOver'],
    output: z.object({
      game: z.string(),
      epoch: z.int(),
      index: z.int(),
      text: z.string(),
      root: hex,
      /** In the same order as the lines of the text. */
      bets: z.array(bookBet),
    }),
  }),
  returns: publicEndpoint('GET /api/fair/returns', {
    summary: 'Every open game: its exact RTP and house edge, and the actual RTP of all settled bets',
    output: z.array(
      z.object({
        game: z.string(),
        rtp: decimal,
        edgePpm: z.int(),
        topMultiplier: z.int(),
        /** Settled bets only: refunded and cancelled bets do not count. */
        bets: z.int(),
        staked: coins,
        paid: coins,
        /** Per coin staked: the expected return of exactly these bets; null before the first. */
        expected: decimal.nullable(),
        /** Per coin staked: the standard deviation of that return. */
        spread: decimal.nullable(),
      }),
    ),
  }),
})
export type FairnessContract = typeof fairnessContract
