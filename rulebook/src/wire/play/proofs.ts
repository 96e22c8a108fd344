// What is published about seeds, rounds and bets, as schemas.

import { z } from 'zod'
import { shareSchemas } from '../endpoint.ts'
import { clientSeed, coins, hex, time } from '../fields.ts'

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

/** What bound a pair's server seed before its client seed existed, by this server's record. */
export const seedPromise = z.object({
  nextServerSeedHash: hex,
  /** When the player was first shown the hash; null if they never asked for it. */
  shownTime: time.nullable(),
  clientSeedTime: time,
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
  lockTime: time,
  /** In beacon mode: the drand round that decided, its randomness and its signature. */
  beaconRound: z.int().nullable(),
  beacon: hex.nullable(),
  beaconSignature: z.string().nullable(),
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

/** The limits of a shared round, fixed when its betting window opens. Caps follow from them. */
export const roundLimits = z.object({
  bankroll: coins,
  /** Limits that operators had set for the game below those of the bankroll; null where there were none. */
  operatorMaxProfit: coins.nullable(),
  operatorMaxStake: coins.nullable(),
  /** The most that one bet may win above its stake, and that the round may lose. */
  maxProfit: coins,
  maxRoundLoss: coins,
})

/** What binds a shared round before its end. */
export const roundCommitment = {
  limits: roundLimits,
  /** The hash that binds this round: SHA-256 of its own hash. */
  commit: hex,
  salt: hex,
  /** `dev` is a practice chain, whose salt this server generated. */
  saltSource: z.enum(['dev', 'btc']),
  /** In beacon mode: the drand round that decides, fixed before betting opened; its randomness and signature after. */
  beaconRound: z.int().nullable(),
  beacon: hex.nullable(),
  beaconSignature: z.string().nullable(),
  /** The form of the bet book. */
  bookVersion: z.string(),
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

/** Proves that a manifest is older than the block that salts it, all in hex. */
export const saltProof = z.strictObject({
  /** The OpenTimestamps proof of the manifest's text. */
  ots: hex.max(131_072),
  /** Consecutive 80-byte block headers around the timestamp's block and the salt block. */
  headers: hex.max(1_000_000),
  /** The first transaction of the salt block, without witness, and the Merkle branch beside it. */
  coinbase: hex.max(20_000),
  branch: z.array(hex.max(64)).max(32),
})

/** What ran from a time on: hashes of rules, verifier and browser apps, bound to the release before. */
export const release = z.object({
  number: z.int(),
  /** The exact text whose SHA-256 is the release's hash: JSON with the hashes, and the previous release's as `previous`. */
  body: z.string(),
  hash: hex,
  createTime: time,
  /** When a server last ran it. Two releases are in force while an upgrade is in progress. */
  seenTime: time,
})

/** The result of a bet in a round's bet book. */
export const bookBet = z.object({
  id: z.int(),
  /** `placed` between the end of a round and its settlement. */
  state: z.enum(['placed', 'settled', 'refunded']),
  /** In a crash game: the multiplier of the forced cash-out, in hundredths. */
  cap: z.int().nullable(),
  /** In a crash game: the cash-out multiplier in hundredths; 0 if it lost. */
  exit: z.int().nullable(),
  payout: coins.nullable(),
  /** Whether it was open and without a target when its round was interrupted. */
  interrupted: z.boolean(),
})

/** When and why an operator ended an epoch: no later round is drawn from it. Null for all others. */

export const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
export const exampleProof: z.infer<typeof seedProof> = {
  seedPairId: 4711,
  serverSeedHash: EXAMPLE_HASH,
  serverSeed: null,
  clientSeed: 'my-own-seed',
  nonce: 0,
}

shareSchemas({
  Seeds: seeds,
  SeedProof: seedProof,
  RoundProof: roundProof,
  PublicBet: publicBet,
  FeedBet: feedBet,
  BookBet: bookBet,
  RoundLimits: roundLimits,
  SaltProof: saltProof,
  Release: release,
})
