import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { clientSeed, coins, decimal, hex, page, time, requestId } from '../fields.ts'

import {
  bookBet,
  EXAMPLE_HASH,
  exampleProof,
  publicBet,
  release,
  roundLimits,
  saltProof,
  seedPromise,
  seeds,
} from './proofs.ts'

const ended = z.object({ time, reason: z.string() }).nullable()
const sha256 = hex.length(64)
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
const EXAMPLE_NEXT_HASH = '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752'

export const fairnessContract = contract('fairness', areas.fairness, {
  seeds: playerEndpoint('GET /api/fair/seeds', {
    summary: 'My seeds: the hashed server seed in use, the next one, my client seed and the nonce of the next bet',
    output: seeds,
  }),
  rotate: playerEndpoint('POST /api/fair/rotate', {
    summary: 'Change seeds: set a client seed, reveal the server seed in use and start the next pair at nonce 0',
    input: z.strictObject({
      clientSeed,
      nextServerSeedHash: sha256
        .optional()
        .describe('The hash that was shown for the next server seed. A rotation to any other seed is refused.'),
    }),
    refusals: ['clientSeedUsed', 'rotationBlocked', 'serverSeedChanged'],
    example: {
      input: { clientSeed: 'my-own-seed', nextServerSeedHash: EXAMPLE_HASH },
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
      promise: seedPromise,
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
      /** The releases that were in force while the pair was active. */
      releases: z.array(z.int()),
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
    summary: 'What determines all shared rounds of an epoch: the published manifest, its hash and the salt',
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
      /** Proves that the manifest is older than that block; null on a practice chain and while the salt isn't known. */
      saltAnchor: saltProof.nullable(),
      ended,
    }),
  }),
  releases: publicEndpoint('GET /api/fair/releases', {
    summary: 'The release history, newest first: hashes of rules, verifier and apps, each bound to the release before',
    output: z.array(release),
  }),
  release: publicEndpoint('GET /api/fair/releases/{number}', {
    summary: 'One release, with the SHA-256 of every file of the browser apps',
    input: z.strictObject({
      number: z.coerce.number().int().min(1).max(2_000_000_000).describe('The release number.'),
    }),
    refusals: ['notFound'],
    output: release.extend({
      /** Lines of "SHA-256  path", whose SHA-256 the release names; null on a server without apps. */
      files: z.object({ web: z.string().nullable(), console: z.string().nullable() }),
    }),
  }),
  replacements: publicEndpoint('GET /api/fair/replacements', {
    summary: 'When we replaced all seed pairs, or recovered a database that had lost recent data, newest first',
    output: z.array(
      z.object({
        /** `seeds` reveals every pair in use. After a `recovery`, what was shown in the lost moment is gone. */
        kind: z.enum(['seeds', 'recovery']),
        beginTime: time,
        /** Until when something may have been lost; null where nothing was. */
        lostUntil: time.nullable(),
        /** Null while it is in progress. */
        endTime: time.nullable(),
      }),
    ),
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
      /** In beacon mode: the drand round that decides, and its randomness and signature after the lock. */
      beaconRound: z.int().nullable(),
      beacon: hex.nullable(),
      beaconSignature: z.string().nullable(),
      lockTime: time,
      startedAt: time.nullable(),
      endedAt: time.nullable(),
      limits: roundLimits,
      bookVersion: z.string(),
      bookRoot: hex.nullable(),
      roundCap: z.int().nullable(),
      hash: hex.nullable(),
      /** Null until the round is over. */
      outcome: z.unknown(),
      incident: z.string().nullable(),
      /**
       * In a crash round that was cut off after its start: how far it had come when it was last noted, in ms. If it was
       * interrupted, bets without a target ended at the value of 50 ms later.
       */
      notedMs: z.int().nullable(),
      /** The release of the server that drew the round, or opened it as long as it runs; null if it named none. */
      release: z.int().nullable(),
      players: z.int(),
      totalGold: coins,
      /** Null until the round is over and every bet on it is settled. */
      totalPayout: coins.nullable(),
    }),
  }),
  book: publicEndpoint('GET /api/fair/book/{game}/{epoch}/{index}', {
    summary:
      'A finished round’s bet list and the result of each bet. We published the list’s hash when betting closed.',
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
    summary: 'Each open game’s exact RTP and house edge, and the measured RTP of its settled bets',
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
